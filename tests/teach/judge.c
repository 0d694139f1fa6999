/* judge.c -- the referee's end of the wire, linked to a chapter's tests. The
 * answer's function is asked for in another process: the first times in
 * each claim, usually two thousand, then now and then; else the book's own speaks.
 * Control is on descriptor 4, the report on 3. */
#include "judge.h"
#include "wire.h"
#include <sys/socket.h>

enum { CONTROL = 4, LOOKS = 300 };
static Wire wire = { .line = -1 };
static bool told;                   /* the first that differs */
static char side[2][1 << 14];       /* the book's answer, this one's */
static size_t end[2];
static int now, looks = LOOKS;

/* a wire of its own for this claim: one end goes to the answer's process */
bool desk_begin(int claim, double patience)
{
    union { struct cmsghdr head; char room[CMSG_SPACE(sizeof(int))]; } with;
    Order order = { claim, patience };
    struct iovec words = { &order, sizeof order };
    struct msghdr all = { .msg_iov = &words, .msg_iovlen = 1,
        .msg_control = &with, .msg_controllen = sizeof with };
    int ends[2];
    bool good;

    signal(SIGPIPE, SIG_IGN);
    if (wire.line >= 0)
        close(wire.line);
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return false;
    with.head = (struct cmsghdr){ .cmsg_len = CMSG_LEN(sizeof(int)),
        .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS };
    memcpy(CMSG_DATA(&with.head), &ends[1], sizeof(int));
    good = sendmsg(CONTROL, &all, 0) > 0;
    close(ends[1]);
    wire.line = ends[0];
    wire.at = wire.end = 0;
    return good;
}

/* what became of the answer in this claim */
Outcome desk_end(void)
{
    Outcome its = { 98, 0 };

    close(wire.line);
    wire.line = -1;
    if (read(CONTROL, &its, sizeof its) != sizeof its)
        its.status = 98;
    return its;
}

/* shall the answer be asked this time? */
static long asked;
void (*desk_enough)(int);       /* BRIEF: what a hundred questions are */
long desk_asked(void)
{
    return asked;
}

bool desk_asks(DeskAsk *a)
{
    asked++;
    if (asked == 100 && desk_enough)
        desk_enough(0);
    if (++a->n < a->next)
        return false;
    a->chance = a->chance * 6364136223846793005u + 1442695040888963407u;
    a->next = a->n + 1;
    if (a->n > a->first)
        a->next += (long)((a->chance >> 33) % (uint64_t)(2 * a->n / a->first));
    return true;
}

void desk_put(const void *from, size_t size)
{
    if (!Wire_put(&wire, from, size))
        _exit(98);
}

void desk_get(void *to, size_t size)
{
    if (!Wire_get(&wire, to, size))
        _exit(98);
}

/* is it worth while to draw both? */
bool desk_looks(void)
{
    end[0] = end[1] = 0;
    now = 0;
    return !told && looks-- > 0;
}

void tell(const char *form, ...)
{
    va_list words;
    int n;

    va_start(words, form);
    n = vsnprintf(side[now] + end[now], sizeof side[now] - end[now], form,
                  words);
    va_end(words);
    end[now] += (size_t)n;
    if (end[now] >= sizeof side[now])
        end[now] = sizeof side[now] - 1;
}

void desk_turns(void)
{
    now = 1;
}

/* both were drawn: the first two that differ are reported, and whoever
 * differs is asked more often, so that the book's own cannot make it good */
bool desk_drawn(const char *function)
{
    side[0][end[0]] = side[1][end[1]] = '\0';
    if (strcmp(side[0], side[1]) == 0)
        return false;
    told = true;
    for (int k = 0; k < 2; k++)
        for (char *at = side[k]; *at != '\0'; at++)
            *at = *at == '\n' ? '\v' : *at;
    dprintf(3, "differs\t%s\t%s\t%s\n", function, side[0], side[1]);
    return true;
}
