/* prints.h -- what an answer may print with, without asking for it */
extern int printf(const char *form, ...) __attribute__((format(printf, 1, 2)));
extern int puts(const char *text), putchar(int letter);
