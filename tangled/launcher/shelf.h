/* Made from kit/launcher.nw by make tangle: change that, not this. */

/* begin the header of the shelf */
/* shelf.h -- which games there are, found by their labels */
#pragma once
#include <glib.h>
#include <stdbool.h>

typedef struct Found {              /* a game there is */
    char *folder, *program;         /* whole paths */
    char *id;                       /* the folder's name: "lightsout" */
    char *name, *set, *comment;     /* to be read by people */
    char *rules;                    /* several lines; or NULL */
    char *kind;                     /* its set as the label has it */
    char *icon;                     /* a path; NULL: none is there */
    int   beside;                   /* games in its group */
    bool   waits;                   /* a game lies open */
    gint64 last;                    /* when it was started; or 0 */
} Found;
/* "my-game" gives "My Game"; to be freed with g_free */
extern char *Shelf_label(const char *folder);
typedef struct Shelf {
    GPtrArray *games;               /* of Found, in the shelf's order */
    GPtrArray *faults;              /* of char: a sentence each */
} Shelf;
/* the folders to look into, in order; to be freed with g_strfreev */
extern char **Shelf_path(void);
/* everything that stands in them; to be freed with Shelf_free */
extern Shelf *Shelf_read(char *const *path);
extern void   Shelf_free(Shelf **s);            /* and sets it NULL */
/* is what somebody typed part of its name, folder or group? */
extern bool Shelf_matches(const Found *f, const char *typed);
/* by its folder's name or what stands on it; or NULL */
extern const Found *Shelf_find(const Shelf *s, const char *name);
enum { GO_ON = 5 };                 /* in the row to go on with */
/* which games wait, and when each was started last; is it news? */
extern bool Shelf_look(Shelf *s);
/* what to go on with, as of the last look: of Found; to be freed */
extern GPtrArray *Shelf_go_on(const Shelf *s);
/* writes down that a game is being started */
extern void Shelf_played(const Found *f);
/* a sentence for the player, to be freed with g_free; or NULL if a game
   ended well. wait_status: as waitpid gives it */
extern char *Shelf_ended(const Found *f, int wait_status);
/* opens the window (desk.c), and returns its exit status when it is
   closed; the shelf is looked at anew from time to time */
extern int Desk_run(Shelf *shelf);
