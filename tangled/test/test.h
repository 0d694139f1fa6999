/* Made from kit/test.nw by make tangle: change that, not this. */
/* test.h -- the tests' referee: TAP, a line a test (tests only) */
#ifndef TEST_H
#define TEST_H
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* the referee */
static int test_count;              /* lines printed so far */
static int test_failed;             /* those that began "not ok" */
static int test_faults;             /* conditions that did not hold */
static inline void test_check(bool good, const char *file, int line,
                              const char *condition)
{
    if (!good) {
        test_faults++;
        printf("# %s:%d: %s\n", file, line, condition);
        fflush(stdout);
    }
}
/* notes a failure as "# file:line: condition", and goes on */
#define CHECK(condition) \
    test_check((condition), __FILE__, __LINE__, #condition)
static inline void test_line(bool good, const char *name, bool blanks)
{
    test_count++;
    test_failed += !good;
    printf("%s %d - ", good ? "ok" : "not ok", test_count);
    for (const char *c = name; *c != '\0'; c++)
        putchar(blanks && *c == '_' ? ' ' : *c);
    putchar('\n');
    fflush(stdout);
}
static inline void test_run(void (*test)(void), const char *name)
{
    int before = test_faults;

    test();
    test_line(test_faults == before, name, true);
}
/* runs it; prints "ok N - function name with blanks" */
#define TEST(function) test_run(function, #function)
/* one condition, one line: NAMED("ancestor 57 cell_center_x", ..) */
#define NAMED(name, condition) do { \
        bool good_ = (condition); \
        test_check(good_, __FILE__, __LINE__, #condition); \
        test_line(good_, (name), false); \
    } while (0)
static inline int test_end(void)
{
    printf("1..%d\n", test_count);
    return test_failed > 0 || test_faults > 0;
}
/* the plan; main returns it: 0 when all passed */
#define TEST_END test_end()
typedef struct Claim {
    void (*test)(void);
    const char *name;               /* NULL: its lines have names */
    bool lengthy;
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
#define TEST_JOIN(function, name, lengthy) \
    static void function(void); \
    __attribute__((constructor)) static void join_##function(void) \
    { \
        static Claim claim = { function, name, lengthy, NULL }; \
        test_join(&claim); \
    } \
    static void function(void)
/* CLAIM(all_cells_are_dark) { CHECK(..); }: a test, and its line */
#define CLAIM(sentence)  TEST_JOIN(sentence, #sentence, false)
/* the same for many lines, each of them a NAMED(..) */
#define CLAIMS(sentence) TEST_JOIN(sentence, NULL, false)
static inline bool test_left_out(const char *name)
{
    if (!getenv("QUICK"))
        return false;
    printf("# left out: %s\n", name);
    return true;
}
/* as TEST and CLAIM, but left out with QUICK in the environment */
#define LONG_TEST(function) \
    (test_left_out(#function) ? (void)0 : TEST(function))
#define LONG_CLAIM(sentence) TEST_JOIN(sentence, #sentence, true)
static inline bool test_asked(const Claim *claim, int place)
{
    const char *only = getenv("ONLY");      /* " 3 8 " */
    char wanted[16];

    if (!only)
        return !claim->lengthy || !test_left_out(claim->name);
    snprintf(wanted, sizeof wanted, " %d ", place);
    return strstr(only, wanted) != NULL;
}
static inline int test_all(void)
{
    int place = 0;

    for (Claim *claim = test_list; claim; claim = claim->next) {
        clock_t begun = clock();

        if (!test_asked(claim, ++place))
            continue;
        if (claim->name)
            test_run(claim->test, claim->name);
        else
            claim->test();
        if (getenv("CLOCK"))
            printf("# claim %d took %.3f s\n", place,
                   (double)(clock() - begun) / CLOCKS_PER_SEC);
    }
    return test_end();
}
/* the last line of a test program: its main */
#define TEST_MAIN int main(void) { return test_all(); }
#endif
