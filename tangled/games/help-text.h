/* Made from games.nw by make tangle: change that, not this. */
/* help-text.h -- letters: plain text read as titles and paragraphs */
#ifndef HELP_TEXT_H
#define HELP_TEXT_H

/* what a letter is */
typedef enum BlockKind { TITLE, PARAGRAPH, BULLET } BlockKind;
/* hears a block of a letter: its words in one line, however long */
typedef void HelpHear(void *who, BlockKind kind, const char *words);
/* reads a letter, of UTF-8, from its first block to its last */
extern void Help_letter(const char *letter, HelpHear *hear, void *who);
#endif
