/* judge.h -- what the functions that ask need (tests/teach/judge.c) */
#ifndef JUDGE_H
#define JUDGE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct DeskAsk { long first, n, next; uint64_t chance; } DeskAsk;
extern bool desk_asks(DeskAsk *a);
extern void desk_put(const void *from, size_t size);
extern void desk_get(void *to, size_t size);
extern bool desk_looks(void);
extern void desk_turns(void);
extern bool desk_drawn(const char *function);
extern void tell(const char *form, ...);    /* draws an answer */
#endif
