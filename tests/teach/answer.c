/* answer.c -- the process in which an answer runs, without a claim in it.
 * It waits on descriptor 3 for the referee. For each claim it begins a
 * process that can do nothing more but reckon, print, and answer on the
 * wire it got; and tells what became of it and how long it took. */
#include "wire.h"
#include <sys/socket.h>

enum { CONTROL = 3 };
extern void desk_serve(unsigned which);     /* after the chapter's C */
extern void desk_put(const void *from, size_t size);
extern void desk_get(void *to, size_t size);
static Wire wire;

/* who gets nothing more has been asked all */
void desk_get(void *to, size_t size)
{
    if (!Wire_get(&wire, to, size))
        exit(0);
}

void desk_put(const void *from, size_t size)
{
    if (!Wire_put(&wire, from, size))
        exit(0);
}

/* an order, and the wire that came with it, or -1 */
static int called(Order *order)
{
    union { struct cmsghdr head; char room[CMSG_SPACE(sizeof(int))]; } with;
    struct iovec words = { order, sizeof *order };
    struct msghdr all = { .msg_iov = &words, .msg_iovlen = 1,
        .msg_control = &with, .msg_controllen = sizeof with };
    int line;

    if (recvmsg(CONTROL, &all, 0) != sizeof *order
            || all.msg_controllen == 0)
        return -1;
    memcpy(&line, CMSG_DATA(&with.head), sizeof line);
    return line;
}

static void answer(int line, double patience)
{
    unsigned which;

    close(CONTROL);
    wire.line = line;
    /* whoever waits for a question looks up now and then: not idle (desk_wait),
     * however long the referee reckons on a busy machine */
    setsockopt(line, SOL_SOCKET, SO_RCVTIMEO,
               &(struct timeval){ .tv_usec = 300000 }, sizeof(struct timeval));
    setvbuf(stdout, NULL, _IOLBF, 0);
    desk_patience(patience);
    desk_shut();
    for (;;) {
        desk_get(&which, sizeof which);
        desk_serve(which);
    }
}

static double spent(void)
{
    struct rusage all;

    getrusage(RUSAGE_CHILDREN, &all);
    return (double)(all.ru_utime.tv_sec + all.ru_stime.tv_sec)
        + (double)(all.ru_utime.tv_usec + all.ru_stime.tv_usec) / 1e6;
}

int main(void)
{
    sigset_t ended;
    Order order;
    int line;

    sigemptyset(&ended);
    sigaddset(&ended, SIGCHLD);
    sigprocmask(SIG_BLOCK, &ended, NULL);
    signal(SIGPIPE, SIG_IGN);
    while ((line = called(&order)) >= 0) {
        double before = spent();
        Outcome its;
        pid_t child;

        dprintf(1, "\nclaim %d\n", order.claim);
        dprintf(2, "\nclaim %d\n", order.claim);
        child = fork();
        if (child == 0)
            answer(line, order.patience);
        close(line);
        its.status = child < 0 ? 98 : desk_status(desk_wait(child, 1));
        its.seconds = spent() - before;
        if (write(CONTROL, &its, sizeof its) != sizeof its)
            return 1;
    }
    return 0;
}
