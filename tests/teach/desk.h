/* desk.h -- the referee at the student's desk (tests/teach/desk.py). It stands
 * in for kit/test.nw's test.h. Each claim is played in a process of its
 * own, so that one that breaks off or never ends takes no other along;
 * and what is found goes to a pipe of its own, number 3, so that nothing
 * an answer prints can be taken for a verdict. */
#ifndef TEST_H
#define TEST_H
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

static int test_count, test_failed, test_faults;
static char desk_came[400];         /* what came instead, in words */
static bool desk_told;              /* the first fault of this test */

/* what the tests print is a hint beside their fault */
static inline int desk_say(const char *form, ...)
{
    va_list words;

    va_start(words, form);
    vsnprintf(desk_came, sizeof desk_came, form, words);
    va_end(words);
    return 0;
}

static inline const char *desk_number(long long n)
{
    static char at[2][30];
    static int k;

    k = !k;
    snprintf(at[k], sizeof at[k], "%lld", n);
    return at[k];
}

static inline const char *desk_double(double x)
{
    static char at[2][30];
    static int k;

    k = !k;
    snprintf(at[k], sizeof at[k], "%g", x);
    return at[k];
}

static inline const char *desk_text(const char *text)
{
    static char at[2][160];
    static int k;

    k = !k;
    snprintf(at[k], sizeof at[k], text ? "\"%s\"" : "nothing", text);
    return at[k];
}

#define DESK_VALUE(a) _Generic((a), char *: desk_text, \
    const char *: desk_text, double: desk_double, float: desk_double, \
    default: desk_number)(a)
/* a comparison, such as n == 3; its sides in words, "" for a number */
#define SAW(a, op, b, left, right) ({ \
        __auto_type a_ = (a) + 0; __auto_type b_ = (b) + 0; \
        bool good_ = a_ op b_; \
        if (!good_ && *right == '\0') \
            desk_say("%s is %s", left, DESK_VALUE(a_)); \
        else if (!good_) \
            desk_say("%s is %s, and %s is %s", left, DESK_VALUE(a_), \
                     right, DESK_VALUE(b_)); \
        good_; })
#define SAW_TEXT(a, b, left) ({ \
        const char *a_ = (a); bool good_ = Text_same(a_, b); \
        if (!good_) \
            desk_say("%s is %s", left, desk_text(a_)); \
        good_; })
/* says(state, words), of bench.h: what does it say? */
#define SAW_SAYS(state, words) ({ \
        bool good_ = says(state, words); Status now_ = { .winners = 0 }; \
        the_game.model->status(state, 1, &now_); \
        if (!good_) \
            desk_say("it says \"%s\" and \"%s\"", now_.text, now_.note); \
        good_; })
/* any other condition, which may have printed what it has to say */
#define SAW_THAT(a, words) ({ \
        bool good_ = (a); \
        if (!good_ && desk_came[0] == '\0') \
            desk_say("%s does not hold", words); \
        good_; })

/* a line of the report: words with tabs between them */
static inline void desk_report(const char *kind, const char *words,
                               const char *more)
{
    dprintf(3, "%s\t", kind);
    for (; *words != '\0'; words++)
        dprintf(3, "%c", *words == '\n' ? ' ' : *words);
    dprintf(3, "\t");
    for (; *more != '\0'; more++)
        dprintf(3, "%c", *more == '\n' || *more == '\t' ? ' ' : *more);
    dprintf(3, "\n");
}

static inline void test_check(bool good, const char *file, int line,
                              const char *condition)
{
    char place[1000];

    test_faults += !good;
    if (!good && !desk_told) {
        snprintf(place, sizeof place, "%s:%d\t%s", file, line, condition);
        desk_report("fault", place, desk_came);
        desk_told = true;
    }
    desk_came[0] = '\0';
}

static inline void test_line(bool good, const char *name, bool blanks)
{
    char words[300];
    size_t n = 0;

    for (; name[n] != '\0' && n + 1 < sizeof words; n++)
        words[n] = blanks && name[n] == '_' ? ' ' : name[n];
    words[n] = '\0';
    test_count++;
    test_failed += !good;
    desk_report(good ? "ok" : "not", words, "");
    desk_told = false;
}

#define DESK_CHECK(condition, words) \
    test_check((condition), __FILE__, __LINE__, words)
#define CHECK(condition) DESK_CHECK(condition, #condition)
#define DESK_NAMED(name, condition, words) do { \
        const char *name_ = (name); \
        bool named_ = (condition); \
        test_check(named_, __FILE__, __LINE__, words); \
        test_line(named_, name_, false); \
    } while (0)
#define NAMED(name, condition) DESK_NAMED(name, condition, #condition)

typedef struct Claim {
    void (*test)(void);
    const char *sentence;
    bool aloud, lengthy;
    struct Claim *next;
} Claim;
static Claim *test_list;

static inline void test_join(Claim *claim)
{
    Claim **end = &test_list;

    while (*end != NULL)
        end = &(*end)->next;
    *end = claim;
}
#define TEST_JOIN(function, aloud, lengthy) \
    static void function(void); \
    __attribute__((constructor)) static void join_##function(void) \
    { \
        static Claim claim = { function, #function, aloud, lengthy, NULL }; \
        test_join(&claim); \
    } \
    static void function(void)
#define CLAIM(sentence)      TEST_JOIN(sentence, true, false)
#define CLAIMS(sentence)     TEST_JOIN(sentence, false, false)
#define LONG_CLAIM(sentence) TEST_JOIN(sentence, true, true)

extern void __sanitizer_print_stack_trace(void) __attribute__((weak));
static inline void desk_stop(int signal)
{
    (void)signal;
    if (__sanitizer_print_stack_trace)
        __sanitizer_print_stack_trace();
    _exit(99);
}

static inline double desk_spent(void)
{
    struct rusage all;

    getrusage(RUSAGE_CHILDREN, &all);
    return (double)(all.ru_utime.tv_sec + all.ru_stime.tv_sec)
        + (double)(all.ru_utime.tv_usec + all.ru_stime.tv_usec) / 1e6;
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

/* waits for a claim; one that takes no CPU for half a minute is over */
static inline int desk_wait(pid_t child)
{
    struct timespec now, before = { -1, 0 };
    const char *idle = getenv("IDLE");
    int status = 0, still = 0, most = idle ? atoi(idle) : 30;
    clockid_t its;
    sigset_t ended;

    sigemptyset(&ended);
    sigaddset(&ended, SIGCHLD);
    for (; waitpid(child, &status, WNOHANG) == 0; before = now) {
        sigtimedwait(&ended, NULL, &(struct timespec){ 1, 0 });
        if (clock_getcpuclockid(child, &its) != 0
                || clock_gettime(its, &now) != 0)
            now = (struct timespec){ -2, 0 };
        still = now.tv_sec == before.tv_sec && now.tv_nsec == before.tv_nsec
            ? still + 1 : 0;
        if (still >= most)
            kill(child, SIGHUP);
    }
    return status;
}

/* one claim, in a child that may take so many seconds of CPU */
static inline int desk_play(const Claim *claim, double patience)
{
    struct itimerval alarm = { .it_value = { (time_t)patience,
        (suseconds_t)(patience * 1e6) % 1000000 } };
    sigset_t ended;
    pid_t child;

    sigemptyset(&ended);
    sigaddset(&ended, SIGCHLD);
    sigprocmask(SIG_BLOCK, &ended, NULL);
    child = fork();
    if (child != 0)
        return desk_wait(child);
    signal(SIGPROF, desk_stop);
    setitimer(ITIMER_PROF, &alarm, NULL);
    setrlimit(RLIMIT_CPU, &(struct rlimit){ (rlim_t)patience + 2,
                                            (rlim_t)patience + 2 });
    desk_shut();
    claim->test();
    if (claim->aloud)
        test_line(test_faults == 0, claim->sentence, true);
    fflush(stdout);
    _exit(test_failed > 0);
}

static inline int desk_main(void)
{
    const char *patience = getenv("PATIENCE");
    bool quick = getenv("QUICK"), hurry = getenv("HURRY"), good = true;
    int endless = 0;                /* two that never end are enough */

    for (Claim *c = test_list; c && endless < 2; c = c->next) {
        double before = desk_spent();
        int status;

        if ((c->lengthy && quick) || (hurry && !good))
            continue;
        desk_report("claim", c->sentence, "");
        fprintf(stderr, "\nclaim %s\n", c->sentence);
        status = desk_play(c, patience ? atof(patience) : 10);
        desk_report("end", desk_number(WIFEXITED(status)
            ? WEXITSTATUS(status) : 1000 + WTERMSIG(status)),
            desk_double(desk_spent() - before));
        good = good && status == 0;
        endless += (WIFEXITED(status) && WEXITSTATUS(status) == 99)
            || (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    }
    desk_report("plan", desk_number(good), "");
    return !good;
}
#define TEST_MAIN int main(void) { return desk_main(); }
#define printf(...) desk_say(__VA_ARGS__)
#endif
