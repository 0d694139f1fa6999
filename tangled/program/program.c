/* Made from kit/program.nw by make tangle: change that, not this. */
/* program.c -- the command line of every game */

/* what a program includes */
#define _POSIX_C_SOURCE 200809L
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include "hand.h"
#include "language.h"
#include "match.h"
#include "paint-cairo.h"
#include "play.h"
#include "program.h"
#include "records.h"
#include "store.h"

/* the words */
enum { W_TEXT, W_OPTIONS, W_SEED, W_IMPORT, W_EXPORT, W_REPLAY,
       W_FIGURE, W_MOVES, W_SWITCH, W_NARROW, W_POINT, W_HINT, W_ICON,
       W_THEME, W_SCALE, W_MATCH, W_GAMES, W_LIMIT, W_INFO, W_STATS,
       W_HELP, W_VERSION, WORDS };

typedef struct Word {
    const char *name, *value;       /* value NULL: takes none */
    int         needs;              /* of no use without, or 0 */
    int       (*does)(const Game *game, const char *const said[WORDS]);
    const char *help;
} Word;
static const Word words[WORDS];     /* see the end */

/* refusing */
G_GNUC_PRINTF(2, 3)
static int refuse(int status, const char *format, ...)
{
    va_list rest;

    va_start(rest, format);
    g_autofree char *why = g_strdup_vprintf(format, rest);
    va_end(rest);
    fflush(stdout);
    fprintf(stderr, "%s: %s\n", g_get_prgname(), why);
    return status;
}
static int refuse_unknown(const char *arg)
{
    g_autoptr(GString) known = g_string_new("");

    for (int w = 0; w < WORDS; w++)
        g_string_append_printf(known, " --%s", words[w].name);
    return refuse(2, _("\"%s\" is not known; known are%s"),
                  arg, known->str);
}
static int refuse_pairs(const char *const said[WORDS])
{
    const char *deed = NULL;

    for (int w = 0; w < WORDS; w++) {
        if (said[w] && words[w].needs && !said[words[w].needs]
            && !(said[W_ICON] && (w == W_THEME || w == W_SCALE)))
            return refuse(2, _("--%s is of use with --%s only"),
                          words[w].name, words[words[w].needs].name);
        if (said[w] && words[w].does && deed)
            return refuse(2, _("--%s and --%s do not go together"),
                          deed, words[w].name);
        if (said[w] && words[w].does)
            deed = words[w].name;
    }
    return 0;
}

/* reading the words */
static int find_word(char ***at, const char *said[WORDS])
{
    const char *arg = *(*at)++;
    size_t n = strcspn(arg, "=");
    int w = 0;

    while (w < WORDS && (strncmp(arg, "--", 2) != 0
                         || strlen(words[w].name) + 2 != n
                         || strncmp(arg + 2, words[w].name, n - 2)))
        w++;
    if (w < WORDS)
        said[w] = arg[n] == '=' ? arg + n + 1
                : !words[w].value ? "" : **at ? *(*at)++ : NULL;
    else if (*arg != '-' && strpbrk(arg, "./") && !said[W_IMPORT])
        said[w = W_IMPORT] = arg;
    return w;
}
static int read_words(char **argv, const char *said[WORDS])
{
    for (char **at = argv + 1; *at; ) {
        const char *arg = *at;
        int w = find_word(&at, said);

        if (w == WORDS)
            return refuse_unknown(arg);
        if (words[w].value == NULL && strchr(arg, '='))
            return refuse(2, _("--%s takes no value"), words[w].name);
        if (said[w] == NULL)
            return refuse(2, _("--%s wants a value: --%s=%s"),
                          words[w].name, words[w].name, words[w].value);
    }
    return refuse_pairs(said);
}

/* an option in a line */
static void tell_option(const Option *o)
{
    printf("  %s=", o->key);
    if (o->words != NULL) {
        for (int k = o->least; k <= o->most; k++)
            printf("%s%s", k > o->least ? "|" : "",
                   o->words[k - o->least]);
        printf(_(" (usual: %s)\n"), o->words[o->usual - o->least]);
    } else if (o->step > 1) {
        printf(_("%d to %d in steps of %d (usual: %d)\n"),
               o->least, o->most, o->step, o->usual);
    } else {
        printf(_("%d to %d (usual: %d)\n"),
               o->least, o->most, o->usual);
    }
}

/* help */
static int help(const Game *game)
{
    printf(_("%s opens the window, or with these words:\n"),
           game->model->name);
    /* a line for each word */
    for (int w = 0; w < WORDS; w++) {
        const char *value = words[w].value;
        Line left;

        Text_say(left, "--%s%s%s", words[w].name, value ? "=" : "",
                 value ? value : "");
        printf("  %-16s %s\n", left, _(words[w].help));
    }
    printf(_("Options of this game, as in --options=\"...\":\n"));
    for (const Option *o = game->model->options; o && o->key; o++)
        tell_option(o);
    return 0;
}

/* a whole file */
static char *whole(const char *file)
{
    const char *why = NULL;
    char *text = Store_text(file, &why);

    if (text == NULL)
        refuse(1, "%s", why);
    return text;
}

/* a game as it was asked for */
static uint64_t any_seed(void)
{
    return (uint64_t)g_random_int_range(0, 1000000000);
}
static Session *read_in(const Game *game, const char *file)
{
    g_autofree char *text = whole(file);
    Session *s;
    Line why;

    if (text == NULL)
        return NULL;
    s = Session_read(game, file, text, why);
    if (s == NULL)
        refuse(1, "%s: %s", file, why);
    return s;
}
static Session *asked_for(const Game *game,
                          const char *const said[WORDS], Line why)
{
    uint64_t seed = any_seed();

    if (said[W_SEED] && !Text_number(said[W_SEED], &seed)) {
        Text_say(why, _("\"%s\" is no seed; a whole number is, as in "
                        "--seed=5"), said[W_SEED]);
        return NULL;
    }
    return Session_of(game, said[W_OPTIONS] ? said[W_OPTIONS] : "",
                      seed, why);
}
static Session *begin(const Game *game, const char *const said[WORDS])
{
    Line why = "";
    Session *s = said[W_IMPORT] ? read_in(game, said[W_IMPORT])
                                : asked_for(game, said, why);

    if (why[0])
        refuse(2, "%s", why);
    return s;
}
static Session *begin_here(const Game *game,
                           const char *const said[WORDS])
{
    Session *s = begin(game, said);

    if (s && said[W_IMPORT])
        Session_arrive(s);
    return s;
}
Session *Program_line(const Game *game, const char *words_of,
                      Line complaint)
{
    g_auto(GStrv) argv = NULL;
    g_autofree char *name = NULL;
    const char *said[WORDS] = { NULL };

    while (*words_of == '$' || *words_of == ' ')
        words_of++;
    if (!g_shell_parse_argv(words_of, NULL, &argv, NULL)) {
        Text_say(complaint, _("a game is a line such as %s --seed=5"),
                 game->model->name);
        return NULL;
    }
    name = g_path_get_basename(argv[0]);
    /* the name, the words, the seed */
    if (!Text_same(name, game->model->name)) {
        Text_say(complaint, _("this game is %s, and the line is for %s"),
                 game->model->name, name);
        return NULL;
    }
    for (char **at = argv + 1; *at; ) {
        const char *arg = *at;
        int w = find_word(&at, said);

        if (w != W_OPTIONS && w != W_SEED && w != W_TEXT) {
            Text_say(complaint, _("\"%s\" is not part of a game"),
                     Store_shown(arg));
            return NULL;
        }
    }
    if (said[W_SEED])
        return asked_for(game, said, complaint);
    Text_say(complaint, _("the seed is missing, as in --seed=5"));
    return NULL;
}

/* a table for the players */
static void look_for_table(const Game *game)
{
    const char *why = Store_table(game);

    if (why)
        refuse(0, "%s", why);
}

/* the terminal */
typedef struct Terminal {
    Session *session;
    bool     person;
    gint64   heard;                 /* when the last line came, in us */
} Terminal;

static void spend(Terminal *t)
{
    gint64 now = g_get_monotonic_time();

    if (t->person)
        Session_spend(t->session, (long)(now - t->heard) / 1000, 0);
    t->heard = now;
}
static bool hear(void *who, Line line)
{
    int c, n = 0;

    while ((c = getc(stdin)) != EOF && c != '\n')
        if (n < LINE - 1)
            line[n++] = c == '\0' ? '?' : (char)c;
    line[n] = '\0';
    spend(who);
    return c != EOF || n > 0;
}
static void speak(void *who, const char *text)
{
    (void)who;
    fputs(text, stdout);
    fflush(stdout);
}

static const char *fetch_or_keep(void *who, const char *name, bool save,
                                 char **text)
{
    const char *why;

    (void)who;
    if (save)
        return Store_write(name, *text);
    *text = Store_text(name, &why);
    return why;
}
static void tell_played(void *who, const Session *s, Text *out)
{
    g_autofree char *kind = Text_whole(Session_kind, s);

    (void)who;
    Records_tell(Session_game(s)->model, kind, out);
}
static void note_hour(Session *s)
{
    if (Session_spent(s)->begun == 0)
        Session_begin(s, g_get_real_time() / G_USEC_PER_SEC);
}
static const char *write_down(void *who, Session *s)
{
    if (!((Terminal *)who)->person)
        return NULL;
    note_hour(s);
    return Records_add(s, Session_spent(s)->begun, NULL);
}
static int stats(const Game *game, const char *const said[WORDS])
{
    Session *s = begin(game, said);
    g_autofree char *kind = s ? Text_whole(Session_kind, s) : NULL;
    char told[(OPTIONS + 20) * LINE] = "";

    if (s == NULL)
        return 2;
    Session_free(&s);
    Records_tell(game->model, said[W_OPTIONS] ? kind : NULL,
                 &(Text){ told, sizeof told, 0 });
    fputs(told, stdout);
    return 0;
}
static void sweep(void *who)
{
    if (((Terminal *)who)->person)
        fputs("\033[H\033[2J\033[3J", stdout);
}
static int play_text(const Game *game, const char *const said[WORDS])
{
    Terminal t = { .session = begin_here(game, said),
                   .person = isatty(STDIN_FILENO) };
    const Talk talk = {
        .read = hear, .write = speak, .file = fetch_or_keep,
        .who = &t, .echo = !t.person,
        .stats = tell_played, .over = write_down, .sweep = sweep,
    };

    if (t.session == NULL)
        return 2;
    look_for_table(game);
    if (t.person) {
        note_hour(t.session);
        puts(_(":help tells what can be said, :quit leaves."));
    }
    spend(&t);
    Play(&t.session, &talk);
    Session_free(&t.session);
    if (fflush(stdout) == EOF || ferror(stdout))
        return refuse(1, _("the game could not be written down"));
    return 0;
}

/* comparing */
static char **lines_of(char *text)
{
    g_strchomp(text);
    if (g_str_has_suffix(text, "\n>"))
        text[strlen(text) - 2] = '\0';
    return g_strsplit(text, "\n", -1);
}
static int compare(const char *file, char **was, char **is)
{
    int k = 0;

    while (was[k] != NULL && is[k] != NULL && Text_same(was[k], is[k]))
        k++;
    if (was[k] == NULL && is[k] == NULL)
        return 0;
    return refuse(1, _("%s, line %d: was \"%s\", is \"%s\""), file,
                  k + 2, was[k] ? was[k] : _("(the end)"),
                  is[k] ? is[k] : _("(the end)"));
}

/* a replay */
typedef struct Replay {
    char   **line;                  /* the next one; NULL ends */
    GString *out;
    GHashTable *files;              /* what was saved, by name */
} Replay;
static bool hear_again(void *who, Line line)
{
    Replay *r = who;
    bool more;

    while (*r->line && !g_str_has_prefix(*r->line, "> "))
        r->line++;
    more = *r->line != NULL;
    if (more)
        g_strlcpy(line, *r->line++ + 2, LINE);
    return more;
}
static void collect(void *who, const char *text)
{
    g_string_append(((Replay *)who)->out, text);
}
static const char *pretend(void *who, const char *name, bool save,
                           char **text)
{
    GHashTable *files = ((Replay *)who)->files;
    const char *kept = g_hash_table_lookup(files, name), *why = NULL;

    if (save)
        g_hash_table_insert(files, g_strdup(name), g_strdup(*text));
    else
        *text = kept ? g_strdup(kept) : Store_text(name, &why);
    return why;
}
static Session *begin_again(const Game *game, const char *file,
                            const char *command)
{
    Line why = "";
    Session *s = NULL;

    if (!g_str_has_prefix(command, "$ "))
        Text_say(why, _("it is no transcript, which begins like "
                        "\"$ %s --text --seed=5\""), game->model->name);
    else
        s = Program_line(game, command, why);
    if (s == NULL)
        refuse(1, _("%s, line 1: %s"), file, why);
    return s;
}

/* a replay of a file */
static int again(const Game *game, const char *const said[WORDS])
{
    const char *file = said[W_REPLAY];
    g_autofree char *text = whole(file);
    g_auto(GStrv) was = NULL, is = NULL;
    Session *s;
    int status;

    if (text == NULL)
        return 1;
    Local_stop();
    was = lines_of(text);
    s = begin_again(game, file, was[0] ? was[0] : "");
    if (s == NULL)
        return 1;
    /* play the lines again */
    g_autoptr(GString) out = g_string_new("");
    g_autoptr(GHashTable) files = g_hash_table_new_full(g_str_hash,
                                      g_str_equal, g_free, g_free);
    Replay r = { was + 1, out, files };
    const Talk talk = { .read = hear_again, .write = collect,
                        .file = pretend, .who = &r, .echo = true };

    Play(&s, &talk);
    is = lines_of(out->str);
    Session_free(&s);
    status = compare(file, was + 1, is);
    if (status == 0)
        printf(_("%s: as before\n"), file);
    return status;
}

/* a figure */
typedef struct Figure {
    const Game *game;
    const char *file;
    Theme       theme;
    double      scale;
    Ui          like;               /* its switches and photograph */
    Hand        hand;               /* not for an icon */
} Figure;
bool Program_is_picture(const char *file)
{
    return g_str_has_suffix(file, ".png")
        || g_str_has_suffix(file, ".svg")
        || g_str_has_suffix(file, ".pdf");
}
static bool read_looks(Figure *f, const char *const said[WORDS])
{
    static const char *const themes[] = { "light", "dark", "contrast",
                                         "inverse" };
    const char *theme = said[W_THEME] ? said[W_THEME] : "light";
    char *end = NULL;

    /* the theme and the scale, if they are any */
    while (f->theme < THEMES && !Text_same(theme, themes[f->theme]))
        f->theme++;
    f->scale = said[W_SCALE] ? g_ascii_strtod(said[W_SCALE], &end) : 1;
    if (!f->game->view || !(f->game->view->layout || said[W_ICON]))
        refuse(2, _("this game has no pictures"));
    /* or the file will not do */
    else if (!Program_is_picture(f->file))
        refuse(2, _("%s must end in .pdf, .svg or .png"), f->file);
    else if (f->theme == THEMES)
        refuse(2, _("the themes are light, dark, contrast and "
                    "inverse"));
    else if (!(f->scale >= .01 && f->scale <= 100) || (end && *end))
        refuse(2, _("--scale takes a number from 0.01 to 100"));
    else
        return true;
    return false;
}
static bool read_switches(Figure *f, const char *list)
{
    const View *view = f->game->view;
    g_auto(GStrv) names = g_strsplit(list ? list : "", ",", -1);
    g_autoptr(GString) known = g_string_new("");

    for (const Action *a = NULL; (a = View_switch(view, a)); )
        g_string_append_printf(known, " %s", a->does);
    for (int k = 0; names[k] != NULL; k++) {
        const Action *a = View_action(view, SWITCH, names[k]);

        if (!a)
            return !refuse(2, _("there is no switch \"%s\"; there "
                "are:%s"), names[k], known->len ? known->str
                                                : _(" none"));
        f->like.on[a->number] = true;
    }
    return true;
}
static bool point(Figure *f, const char *place)
{
    double x, y;
    char end;

    if (sscanf(place, "%lf,%lf%c", &x, &y, &end) != 2) {
        refuse(2, _("--point takes two numbers, as in --point=100,80"));
        return false;
    }
    Hand_event(&f->hand, MOTION, x, y, 0);
    return true;
}
static Session *shown_game(const Game *game,
                           const char *const said[WORDS])
{
    Session *s;

    if (said[W_MOVES])
        return read_in(game, said[W_MOVES]);
    s = begin(game, said);
    if (s != NULL)
        Session_settle(s);
    return s;
}
static cairo_surface_t *surface(const char *file, double w, double h)
{
    cairo_surface_t *s;

    if (g_str_has_suffix(file, ".svg"))
        return cairo_svg_surface_create(file, w, h);
    if (g_str_has_suffix(file, ".png"))
        return cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
                                          (int)ceil(w), (int)ceil(h));
    s = cairo_pdf_surface_create(file, w, h);
    cairo_pdf_surface_set_metadata(s, CAIRO_PDF_METADATA_CREATE_DATE,
                                   "2000-01-01T00:00:00Z");
    return s;
}
static void paint_figure(const Figure *f, cairo_t *cr)
{
    Paint_cairo painter;
    Paint *p = &painter.paint;

    Paint_cairo_start(&painter, cr, f->game->view->inks, f->theme);
    p->scale(p, f->scale, f->scale);
    if (!f->hand.game) {
        Paint_icon(p, f->game->view->set, f->game->view->icon,
                   f->game->view->title);
        return;
    }
    Hand_air(&f->hand, &(Item){ .w = f->hand.page.w,
                                .h = f->hand.page.h }, p);
    for (int k = 0; k < f->hand.page.n; k++)
        Hand_paint(&f->hand, k, p);
}
static const char *draw(const Figure *f)
{
    const Page *page = &f->hand.page;
    cairo_status_t status;

    if (g_file_test(f->file, G_FILE_TEST_EXISTS)
        && !g_file_test(f->file, G_FILE_TEST_IS_REGULAR))
        return Store_unwritten(f->file, Store_reason(ENOTSUP));
    cairo_surface_t *s = surface(f->file, page->w * f->scale,
                                 page->h * f->scale);
    cairo_t *cr = cairo_create(s);
    paint_figure(f, cr);
    cairo_destroy(cr);
    status = g_str_has_suffix(f->file, ".png")
           ? cairo_surface_write_to_png(s, f->file)
           : (cairo_surface_finish(s), cairo_surface_status(s));
    cairo_surface_destroy(s);
    return status == CAIRO_STATUS_SUCCESS ? NULL
         : Store_unwritten(f->file, cairo_status_to_string(status));
}
static int written(const char *why)
{
    return why ? refuse(1, "%s", why) : 0;
}
const char *Program_picture(const Session *s, const char *file,
                            const Ui *like, Theme theme)
{
    Figure f = { .game = Session_game(s), .file = file,
                 .theme = theme, .scale = 2 };
    const char *why = _("there is no memory left for this");

    if (Hand_still(&f.hand, s, like))
        why = draw(&f);
    Hand_end(&f.hand);
    return why;
}
static int figure(const Game *game, const char *const said[WORDS])
{
    Figure f = { .game = game, .file = said[W_FIGURE]
                 ? said[W_FIGURE] : said[W_EXPORT] };
    Session *s;
    int status = 2;

    f.like.tall = said[W_NARROW] != NULL;
    if (!read_looks(&f, said) || !read_switches(&f, said[W_SWITCH]))
        return 2;
    s = shown_game(game, said);
    if (s == NULL)
        return said[W_MOVES] ? 1 : 2;
    /* look, point and draw */
    Think t;

    if (Hand_still(&f.hand, s, &f.like)) {
        if (said[W_HINT] && Session_advise(s, NULL, &t))
            Hand_hint(&f.hand, t.move);
        if (!said[W_POINT] || point(&f, said[W_POINT]))
            status = written(draw(&f));
    }
    Session_free(&s);
    Hand_end(&f.hand);
    return status;
}
static int icon(const Game *game, const char *const said[WORDS])
{
    Figure f = { .game = game, .file = said[W_ICON],
                 .hand = { .page = { .w = 48, .h = 48 } } };

    return read_looks(&f, said) ? written(draw(&f)) : 2;
}
static int put_out(const Game *game, const char *const said[WORDS])
{
    Session *s;

    if (Program_is_picture(said[W_EXPORT]))
        return figure(game, said);
    if ((s = shown_game(game, said)) == NULL)
        return 2;
    g_autofree char *text = Session_written(s, said[W_EXPORT]);

    Session_free(&s);
    return written(text ? Store_write(said[W_EXPORT], text)
                        : g_strerror(ENOMEM));
}
static int info(const Game *game, const char *const said[WORDS])
{
    static const View none = { 0 };
    const View *v = game->view ? game->view : &none;
    const char *name = game->model->name;
    g_autofree char *icon = g_strconcat(name, ".png", NULL);
    const char *const all[][2] = {
        { "game", name }, { "game-icon", icon },
        { "name", v->title }, { "game-set", v->set },
        { "comment", v->comment }, { "rules", v->rules } };
    g_autoptr(GKeyFile) keys = g_key_file_new();

    (void)said;
    /* write what there is into the file */
    g_key_file_set_integer(keys, "game", "contract", CONTRACT);
    for (size_t k = 0; k < G_N_ELEMENTS(all); k++)
        if (all[k][1])
            g_key_file_set_string(keys, "game", all[k][0], all[k][1]);

    g_autofree char *text = g_key_file_to_data(keys, NULL, NULL);

    fputs(text, stdout);
    return 0;
}

/* opening the window */
static void kept_start(const Game *game, Start *start)
{
    int option[OPTIONS];
    const char *trouble;
    Line why = "";

    Options_usual(game->model, option);
    trouble = Store_options(game, option, false);
    g_strlcpy(start->news, trouble ? trouble : "", sizeof start->news);
    start->session = Store_resume(game, &trouble);
    if (trouble)
        g_strlcpy(start->news, trouble, sizeof start->news);
    /* a game in any case */
    if (start->session == NULL)
        start->session = Session_new(game, option, any_seed(), why);
    if (start->session == NULL) {
        g_strlcpy(start->news, why, sizeof start->news);
        start->session = Session_of(game, "", any_seed(), why);
    }
}
static void lay_kept_aside(const Game *game, Start *start)
{
    const char *trouble;
    Session *kept = Store_resume(game, &trouble);

    if (kept)
        trouble = Store_shelve(kept, 0, NULL, NULL);
    if (kept && trouble) {
        Session_free(&start->session);
        start->session = g_steal_pointer(&kept);
    } else if (kept)
        Store_forget(game);
    Session_free(&kept);
    if (trouble)
        g_strlcpy(start->news, trouble, sizeof start->news);
}
static int open_window(const Game *game, const char *const said[WORDS],
                       int (*window)(const Game *game, Start *start))
{
    static const char *const signs[] = { "DISPLAY", "WAYLAND_DISPLAY",
                                         "GDK_BACKEND" };
    bool display = false, exact = said[W_OPTIONS] || said[W_SEED]
                          || said[W_IMPORT];
    Start start = { NULL, "", false };
    const char *trouble;

    if (exact && (start.session = begin_here(game, said)) == NULL)
        return 2;
    for (int k = 0; k < 3; k++)
        display |= g_getenv(signs[k]) && *g_getenv(signs[k]);
    if (window == NULL || !display) {
        Session_free(&start.session);
        return refuse(1, _("no display: play with --text"));
    }
    start.exact = exact;
    (exact ? lay_kept_aside : kept_start)(game, &start);
    trouble = Store_table(game);
    if (trouble && !start.news[0])
        g_strlcpy(start.news, trouble, sizeof start.news);
    if (start.news[0])
        refuse(0, "%s", start.news);
    else if (Store_beside(game))
        g_strlcpy(start.news, _("Another window of this game is open; "
            "this one keeps its own game."), sizeof start.news);
    note_hour(start.session);
    return window(game, &start);
}

/* a match */
typedef struct Caller {
    GPid  pid;
    FILE *in;                       /* its input and output: pipes */
    int   out;
    struct timespec worked;         /* when we last asked */
} Caller;
static uint64_t limit = 60;             /* seconds of CPU, a game */

static void limit_child(gpointer unused)
{
    struct rlimit most = { limit, limit + 1 };

    (void)unused;
    setrlimit(RLIMIT_CPU, &most);
}
static void *caller_come(const char *name, Line why)
{
    g_auto(GStrv) argv = NULL;
    g_autoptr(GError) error = NULL;
    Caller c = { 0 };
    int in;

    if (!g_shell_parse_argv(name, NULL, &argv, &error)
        || !g_spawn_async_with_pipes(NULL, argv, NULL,
                G_SPAWN_DO_NOT_REAP_CHILD, limit_child, NULL, &c.pid,
                &in, &c.out, NULL, &error)) {
        Text_say(why, "%s", error->message);
        return NULL;
    }
    c.in = fdopen(in, "w");
    return g_memdup2(&c, sizeof c);
}
static void caller_hear(void *guest, const char *line)
{
    fputs(line, ((Caller *)guest)->in);
    fflush(((Caller *)guest)->in);
}
static int caller_gone(Caller *c)
{
    int status = 0;

    for (int ms = 0; c->pid && !waitpid(c->pid, &status, WNOHANG); ) {
        if (ms++ == 1000)
            kill(c->pid, SIGKILL);
        g_usleep(1000);
    }
    c->pid = 0;
    return status;
}
static const char *caller_why(Caller *c)
{
    int status = caller_gone(c);

    return WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU
         ? _("it thought longer than its limit")
         : _("it ended without an answer");
}
enum { LOOKS = 20 };

static bool nobody_works(Caller *c)
{
    GPollFD answer = { c->out, G_IO_IN, 0 };
    int ms = 100 + 50 * (int)MIN(limit, 60), idle = 0;

    while (idle < LOOKS && g_poll(&answer, 1, ms) == 0) {
        struct timespec was = c->worked;
        clockid_t own;

        if (clock_getcpuclockid(c->pid, &own) == 0)
            clock_gettime(own, &c->worked);
        idle = memcmp(&was, &c->worked, sizeof was) ? 0 : idle + 1;
    }
    return idle == LOOKS;
}
static const char *caller_answer(void *guest, Line move)
{
    Caller *c = guest;

    memset(move, 0, LINE);
    for (int n = 0; n < LINE - 1; n++) {
        if (nobody_works(c))
            return _("it says nothing: is its answer flushed?");
        if (read(c->out, &move[n], 1) != 1)
            return caller_why(c);
        if (move[n] == '\n')
            return g_strchomp(move), NULL;
    }
    return _("an answer has at most 94 letters");
}
static void caller_leave(void *guest)
{
    Caller *c = guest;

    fclose(c->in);
    close(c->out);
    caller_gone(c);
    g_free(c);
}
static int games(const Game *game, const char *const said[WORDS])
{
    static const Guests callers = { caller_come, caller_hear,
                                    caller_answer, caller_leave };
    Match m = { .game = game, .names = said[W_MATCH],
                .guests = &callers };
    uint64_t many = 100;
    Session *s = begin(game, said);
    g_autofree char *told = NULL;
    Line why;

    if (s == NULL)
        return 2;
    look_for_table(game);
    memcpy(m.option, Session_option(s), sizeof m.option);
    m.seed = Session_seed(s);
    Session_free(&s);
    /* how many games, and how long */
    if (said[W_GAMES] && (!Text_number(said[W_GAMES], &many)
                          || many < 1 || many > 1000000))
        return refuse(2, _("\"%s\" is no number of games; there can be "
                           "1 to 1000000"),
                      said[W_GAMES]);
    if (said[W_LIMIT] && (!Text_number(said[W_LIMIT], &limit)
                          || limit < 1 || limit > 86400))
        return refuse(2, _("\"%s\" is no limit; there can be "
                           "1 to 86400 seconds"), said[W_LIMIT]);
    m.games = (int)many;
    signal(SIGPIPE, SIG_IGN);
    if (!Match_play(&m, why))
        return refuse(2, "%s", why);
    told = Text_whole(Match_tell, &m);
    return fputs(told ? told : "", stdout) < 0;
}

/* the table of the words */
static const Word words[WORDS] = {
    { "text", NULL, 0, play_text, N_("play in the terminal") },
    { "options", "KEY=N", 0, NULL, N_("an exact game, see below") },
    { "seed", "N", 0, NULL, N_("and its number") },
    { "import", "FILE", 0, NULL,
      N_("begin with this game; its name alone will do") },
    { "export", "FILE", 0, put_out,
      N_("write it as the end of this name says") },
    { "replay", "FILE", 0, again, N_("play a transcript and compare") },
    { "figure", "FILE", 0, figure, N_("draw into .pdf, .svg or .png") },
    { "moves", "FILE", W_FIGURE, NULL, N_("this saved game") },
    { "switch", "NAME", W_FIGURE, NULL,
      N_("with this help switched on") },
    { "narrow", NULL, W_FIGURE, NULL, N_("as on a telephone") },
    { "point", "X,Y", W_FIGURE, NULL, N_("with the pointer there") },
    { "hint", NULL, W_FIGURE, NULL, N_("with a hint") },
    { "icon", "FILE", 0, icon, N_("draw the picture on its box") },
    { "theme", "NAME", W_FIGURE, NULL,
      N_("light, dark, contrast or inverse") },
    { "scale", "S", W_FIGURE, NULL, N_("so many times as large") },
    { "match", "A:B", 0, games, N_("players against each other") },
    { "games", "N", W_MATCH, NULL, N_("so often") },
    { "limit", "N", W_MATCH, NULL,
      N_("seconds for a program from outside, a game") },
    { "info", NULL, 0, info, N_("say what the shelf must know") },
    { "stats", NULL, 0, stats, N_("tell how you have played") },
    { "help", NULL, 0, NULL, N_("say this") },
    { "version", NULL, 0, NULL, N_("say which version it is") },
};

/* main of every game */
int Program_main(int argc, char **argv, const Game *game,
                 int (*window)(const Game *game, Start *start))
{
    const char *said[WORDS] = { NULL };

    Local_start();
    g_set_prgname(game->model->name);
    signal(SIGXFSZ, SIG_IGN);
    (void)argc;
    if (read_words(argv, said) != 0)
        return 2;
    if (said[W_HELP])
        return help(game);
    if (said[W_VERSION])
        return printf(_("%s, version %d of its rules\n"),
                      game->model->name, game->model->version) < 0;
    for (int w = 0; w < WORDS; w++)
        if (said[w] && words[w].does)
            return words[w].does(game, said);
    return open_window(game, said, window);
}
