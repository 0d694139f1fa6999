/* Made from kit/store.nw by make tangle: change that, not this. */
/* language.h -- the player's language, or English */
#pragma once

/* declarations of language.h */
/* From here on local() speaks the player's language; and no longer. */
extern void Local_start(void);
extern void Local_stop(void);
