/* wire.h -- between the referee (tests/teach/desk.h) and an answer, which
 * runs in a process of its own (tests/teach/answer.c): questions and
 * values, as bytes, on a socket; and what Linux refuses to both. */
#ifndef WIRE_H
#define WIRE_H
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

extern void __sanitizer_print_stack_trace(void) __attribute__((weak));
static inline void desk_stop(int signal)
{
    (void)signal;
    if (__sanitizer_print_stack_trace)
        __sanitizer_print_stack_trace();
    _exit(99);
}

/* From here on this process may reckon, take memory, read files and write
 * to what is open. Whatever else it asks of the system is refused: to
 * begin a program or a process, to stop one, to open a file for writing or
 * a line to the network, to sleep. So an answer wins nothing by finding
 * libc's functions by counting bytes; but what is open it can write to,
 * the report of verdicts as well. */
static inline void desk_shut(void)
{
#ifdef __linux__
    static const int may[] = {
        SYS_read, SYS_write, SYS_close, SYS_lseek, SYS_pread64, SYS_fstat,
        SYS_newfstatat, SYS_readlinkat, SYS_brk, SYS_mmap, SYS_munmap,
        SYS_mremap, SYS_mprotect, SYS_madvise, SYS_rt_sigaction,
        SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_futex,
        SYS_sched_yield, SYS_getpid, SYS_gettid, SYS_clock_gettime,
        SYS_getrusage, SYS_exit, SYS_exit_group,
#ifdef SYS_readlink
        SYS_readlink,
#endif
    };
    enum { N = sizeof may / sizeof *may, WRITES = O_WRONLY | O_RDWR
           | O_CREAT | O_TRUNC };
    struct sock_filter code[2 * N + 9];
    struct sock_fprog all = { .filter = code };
    unsigned short n = 0;

#if defined __x86_64__ || defined __aarch64__   /* no other numbers */
#ifdef __x86_64__
    enum { HERE = (int)AUDIT_ARCH_X86_64 };
#else
    enum { HERE = (int)AUDIT_ARCH_AARCH64 };
#endif
    code[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
        offsetof(struct seccomp_data, arch));
    code[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K,
        (uint32_t)HERE, 1, 0);
    code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K,
        SECCOMP_RET_KILL_PROCESS);
#endif
    code[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
        offsetof(struct seccomp_data, nr));
    for (int k = 0; k < N; k++) {
        code[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K,
            (uint32_t)may[k], 0, 1);
        code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K,
            SECCOMP_RET_ALLOW);
    }
    code[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K,
        SYS_openat, 0, 3);
    code[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
        offsetof(struct seccomp_data, args[2]));
    code[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K,
        WRITES, 1, 0);
    code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K,
        SECCOMP_RET_ALLOW);
    code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K,
        SECCOMP_RET_ERRNO | 1);
    all.len = n;
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &all);
#endif
}

/* waits for a child; one that takes no CPU for so long is over. A referee's
 * (times) takes hardly any while an answer sleeps between two questions: all
 * such seconds count */
static inline int desk_wait(pid_t child, int times)
{
    struct timespec now, before = { -1, 0 };
    const char *idle = getenv("IDLE");
    int status = 0, still = 0, most = times * (idle ? atoi(idle) : 30);
    long took;
    clockid_t its;
    sigset_t ended;

    sigemptyset(&ended);
    sigaddset(&ended, SIGCHLD);
    for (; waitpid(child, &status, WNOHANG) == 0; before = now) {
        sigtimedwait(&ended, NULL, &(struct timespec){ 1, 0 });
        if (clock_getcpuclockid(child, &its) != 0
                || clock_gettime(its, &now) != 0)
            now = (struct timespec){ -2, 0 };
        took = (now.tv_sec - before.tv_sec) * 1000000000L + now.tv_nsec
            - before.tv_nsec;
        still = took <= (times > 1 ? 10000000 : 0) ? still + 1
            : times > 1 ? still : 0;
        if (still >= most)      /* and whoever does not listen to that */
            kill(child, still < most + 5 ? SIGHUP : SIGKILL);
    }
    return status;
}


/* so many seconds of CPU; then it stops */
static inline void desk_patience(double seconds)
{
    struct itimerval alarm = { .it_value = { (time_t)seconds,
        (suseconds_t)(seconds * 1e6) % 1000000 } };

    signal(SIGHUP, SIG_DFL);    /* ignored under nohup: see desk_wait */
    signal(SIGPROF, desk_stop);
    setitimer(ITIMER_PROF, &alarm, NULL);
    setrlimit(RLIMIT_CPU, &(struct rlimit){ (rlim_t)seconds + 1,
                                            (rlim_t)seconds + 1 });
}

static inline int desk_status(int status)
{
    return WIFEXITED(status) ? WEXITSTATUS(status)
        : 1000 + WTERMSIG(status);
}

/* what the referee says before a claim, and hears after it */
typedef struct Order { int claim; double patience; } Order;
typedef struct Outcome { int status; double seconds; } Outcome;

/* bytes there and back; what is put waits until something is got */
typedef struct Wire {
    int    line;
    size_t n, at, end;              /* in out; from, to in in */
    char   out[1 << 17], in[1 << 14];
} Wire;

static inline bool Wire_flush(Wire *w)
{
    size_t done = 0;

    while (done < w->n) {
        ssize_t n = write(w->line, w->out + done, w->n - done);

        if (n <= 0)
            return false;
        done += (size_t)n;
    }
    w->n = 0;
    return true;
}

static inline bool Wire_put(Wire *w, const void *from, size_t size)
{
    for (size_t some; size > 0; size -= some) {
        if (w->n == sizeof w->out && !Wire_flush(w))
            return false;
        some = sizeof w->out - w->n < size ? sizeof w->out - w->n : size;
        memcpy(w->out + w->n, from, some);
        w->n += some;
        from = (const char *)from + some;
    }
    return true;
}

static inline bool Wire_get(Wire *w, void *to, size_t size)
{
    if (w->n > 0 && !Wire_flush(w))
        return false;
    while (size > 0) {
        size_t some = w->end - w->at;

        if (some == 0) {
            ssize_t n = read(w->line, w->in, sizeof w->in);

            if (n < 0 && errno == EAGAIN)
                continue;       /* see answer.c */
            if (n <= 0)
                return false;
            w->at = 0;
            some = w->end = (size_t)n;
        }
        some = some < size ? some : size;
        memcpy(to, w->in + w->at, some);
        w->at += some;
        to = (char *)to + some;
        size -= some;
    }
    return true;
}
#endif
