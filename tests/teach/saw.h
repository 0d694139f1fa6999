/* saw.h -- what came instead of what a check expects, in words: for the desk
 * (desk.h), and for what is handed out. desk.py (told) writes SAW for the parts
 * of each CHECK. */
#include <stdarg.h>

static char desk_came[400];         /* what came instead, in words */

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
    default: desk_number)(_Generic((a), char *: (a), const char *: (a), \
    double: (a), float: (a), default: (long long)(a)))
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
/* questions of bench.h about a state, and what is so instead */
#define SAW_STARTS(...) ({ \
        const char *why_ = starts(__VA_ARGS__); \
        if (why_) \
            desk_say("it does not begin: %s", why_); \
        !why_; })
#define SAW_WHOLE(state) ({ \
        const char *why_ = broken(state) \
            ? the_game.model->check(state) : NULL; \
        if (why_) \
            desk_say("this does not hold of it: %s", why_); \
        !why_; })
#define SAW_TAKEN(state, move) ({ \
        const char *why_ = the_game.model->apply(state, move); \
        bool whole_ = SAW_WHOLE(state); \
        if (why_) \
            desk_say("not taken: \"%s\": %s", move, why_); \
        !why_ && whole_; })
#define SAW_LISTS(state, moves) ({ \
        bool good_ = lists(state, moves); \
        if (!good_) \
            desk_say("what can be played: %s", \
                     told_by(the_game.model->legal, state)); \
        good_; })
#define SAW_STANDS(state, ...) ({ \
        bool good_ = stands(state, __VA_ARGS__); \
        Status now_ = { .winners = 0 }; \
        the_game.model->status(state, 1, &now_); \
        if (!good_) \
            desk_say("turn %d, winners %u, points %d: %s", \
                     the_game.model->turn(state), now_.winners, \
                     now_.points[1], now_.text); \
        good_; })
/* any other condition, which may have printed what it has to say */
#define SAW_THAT(a, words) ({ \
        bool good_ = (a); \
        if (!good_ && desk_came[0] == '\0') \
            desk_say("%s does not hold", words); \
        good_; })
