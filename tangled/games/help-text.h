/* Made from games.nw by make tangle: change that, not this. */
/* help-text.h -- letters: plain text read as titles and paragraphs */
#ifndef HELP_TEXT_H
#define HELP_TEXT_H

/* what a letter is */
typedef enum BlockKind { TITLE, PARAGRAPH, BULLET } BlockKind;
typedef struct Block {
    BlockKind   kind;
    const char *words;              /* one line, however long */
} Block;
/* reads the next block of a letter; room: strlen(letter) + 1 bytes of
   the caller's, where its words are put. The rest of the letter, or
   NULL and nothing: there is no further block. Any bytes will do. */
extern const char *Help_block(const char *letter, Block *out,
                              char *room);
#endif
