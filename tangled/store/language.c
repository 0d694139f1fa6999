/* Made from kit/store.nw by make tangle: change that, not this. */
/* language.c -- the sentences of a program in the player's language */
#define _POSIX_C_SOURCE 200809L
#include <glib.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include "language.h"
#include "text.h"

static const char domain[] = "literate-games";
static bool known;                  /* a catalog speaks for us */

/* where the catalogs are */
static char *catalogs(void)
{
    const char *wish = g_getenv("TEXTDOMAINDIR");
    g_autofree char *me = g_file_read_link("/proc/self/exe", NULL);
    g_autofree char *here = g_path_get_dirname(me ? me : "");
    static const char *const up[] = { "..", "../.." };

    for (int k = 0; !wish && k < 2; k++) {
        g_autofree char *place = g_build_filename(here, up[k], "share",
                                                  "locale", NULL);

        if (g_file_test(place, G_FILE_TEST_IS_DIR))
            return g_steal_pointer(&place);
    }
    return g_strdup(wish);
}
void Local_start(void)
{
    static const char notes[] = "";
    g_autofree char *place = catalogs();

    setlocale(LC_CTYPE, "");
    setlocale(LC_MESSAGES, "");
    if (place) {
        bindtextdomain(domain, place);
        bind_textdomain_codeset(domain, "UTF-8");
    }
    known = place && *dgettext(domain, notes);
}
void Local_stop(void) { known = false; }

const char *local(const char *english)
{
    return known && *english ? dgettext(domain, english) : english;
}

const char *local_n(const char *one, const char *many, long n)
{
    return known ? dngettext(domain, one, many, (unsigned long)labs(n))
                 : n == 1 ? one : many;
}
