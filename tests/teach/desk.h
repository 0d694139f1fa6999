/* desk.h -- the referee at the student's desk (tests/teach/desk.py). It stands
 * in for kit/test.nw's test.h. Each claim is played in a process of its
 * own, so that one that breaks off or never ends takes no other along;
 * and what is found goes to a pipe of its own, number 3, so that nothing
 * an answer prints can be taken for a verdict. */
#ifndef TEST_H
#define TEST_H
#include "wire.h"
#include "saw.h"

/* where the answer is in a process of its own (tests/teach/judge.c) */
extern bool desk_begin(int claim, double patience) __attribute__((weak));
extern Outcome desk_end(void) __attribute__((weak));
extern long desk_asked(void) __attribute__((weak));
extern void (*desk_enough)(int) __attribute__((weak));

static int test_count, test_failed, test_faults;
static bool desk_told;              /* the first fault of this test */

/* a line of the report: words with tabs between them */
static inline void desk_report(const char *kind, const char *words,
                               const char *more)
{
    char line[2000];
    int n = snprintf(line, sizeof line, "%s\t%.1400s\t", kind, words);
    int end = n + snprintf(line + n, sizeof line - (size_t)n - 1, "%.400s",
                           more);

    for (int k = 0; k < end; k++)
        if (line[k] == '\n' || (k >= n && line[k] == '\t'))
            line[k] = ' ';
    line[end] = '\n';
    if (write(3, line, (size_t)end + 1) < 0)
        _exit(98);      /* nobody hears it */
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

static inline double desk_spent(void)
{
    struct rusage all;

    getrusage(RUSAGE_CHILDREN, &all);
    return (double)(all.ru_utime.tv_sec + all.ru_stime.tv_sec)
        + (double)(all.ru_utime.tv_usec + all.ru_stime.tv_usec) / 1e6;
}

/* how often the gap was called in this claim, and what came of it */
static inline void desk_close(const Claim *claim)
{
    if (desk_asked)
        desk_report("asked", desk_number(desk_asked()), "");
    if (claim->aloud)
        test_line(test_faults == 0, claim->sentence, true);
}

/* BRIEF, for the book's own answer: as long as all that came is the book's, a
 * claim is what the chapter's own test is, and that is asked elsewhere. It ends
 * after so many seconds, or a hundred questions */
static const Claim *desk_now;
static inline void desk_let_go(int signal)
{
    (void)signal;
    if (test_faults > 0)
        return;
    desk_close(desk_now);
    _exit(0);
}

/* one claim, in a child that may take so many seconds of CPU */
static inline int desk_play(const Claim *claim, double patience)
{
    const char *brief = desk_asked ? getenv("BRIEF") : NULL;
    sigset_t ended;
    pid_t child;

    sigemptyset(&ended);
    sigaddset(&ended, SIGCHLD);
    sigprocmask(SIG_BLOCK, &ended, NULL);
    child = fork();
    if (child != 0)
        return desk_status(desk_wait(child, desk_begin ? 10 : 1));
    desk_now = claim;
    desk_patience(brief ? atof(brief) : patience);
    if (brief) {
        signal(SIGPROF, desk_let_go);
        desk_enough = desk_let_go;
    }
    desk_shut();
    claim->test();
    desk_close(claim);
    fflush(stdout);
    _exit(test_failed > 0);
}

static inline int desk_main(void)
{
    const char *words = getenv("PATIENCE");
    double patience = words ? atof(words) : 10;
    const char *idle = getenv("SKIP");  /* " 3 7 ": they never ask */
    bool quick = getenv("QUICK"), hurry = getenv("HURRY"), good = true;
    int endless = 0, number = 0;    /* two that never end are enough, or one
                                     * that does not even hear the alarm */

    for (Claim *c = test_list; c && endless < 2; c = c->next) {
        Outcome its = { 0 };
        double before = desk_spent();
        char its_own[20];
        int status;

        snprintf(its_own, sizeof its_own, " %d ", ++number);
        if ((c->lengthy && quick) || (hurry && !good)
            || (idle && strstr(idle, its_own)))
            continue;
        desk_report("claim", c->sentence, desk_number(number));
        fprintf(stderr, "\nclaim %d\n", number);
        if (desk_begin && !desk_begin(number, patience))
            break;
        status = desk_play(c, patience);
        if (desk_begin)
            its = desk_end();
        if (its.status != 0 && its.status != 1000 + SIGPIPE)
            status = its.status;
        desk_report("end", desk_number(status),
                    desk_double(desk_spent() - before + its.seconds));
        good = good && status == 0;
        endless += status == 1000 + SIGKILL ? 2
            : status == 99 || status == 1000 + SIGHUP;
    }
    desk_report("plan", desk_number(good), "");
    return !good;
}
#define TEST_MAIN int main(void) { return desk_main(); }
#define printf(...) desk_say(__VA_ARGS__)
#endif
