/* judge.h -- what the functions that ask need (tests/teach/judge.c) */
#ifndef JUDGE_H
#define JUDGE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct Ask { long n, next; uint64_t chance; } Ask;
extern bool desk_asks(Ask *a);
extern void desk_put(const void *from, size_t size);
extern void desk_get(void *to, size_t size);
extern bool desk_looks(void);
extern void desk_turns(void), desk_drawn(const char *function);
extern void say(const char *form, ...);     /* draws an answer */
#endif
