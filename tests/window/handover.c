/*
 * handover.c -- what ThreadSanitizer cannot see. GLib was compiled
 * without it: that a task, a note for the main loop or a lock carries
 * bytes from one thread to another is said here, at each place where a
 * document hands something over (make threads links with --wrap).
 */
#include <gio/gio.h>

void __tsan_acquire(void *what);
void __tsan_release(void *what);

/* somebody else's function, and what it is given */
typedef struct {
    GSourceFunc    source;
    GFunc          pool;
    GTaskThreadFunc task;
    GAsyncReadyCallback ready;
    GDestroyNotify destroy;
    gpointer       data;
} Parcel;

static Parcel *parcel(Parcel p)
{
    Parcel *kept = g_memdup2(&p, sizeof p);

    __tsan_release(kept);
    return kept;
}

/* ---- locks ---- */
void __real_g_mutex_lock(GMutex *);
void __real_g_mutex_unlock(GMutex *);
void __wrap_g_mutex_lock(GMutex *);
void __wrap_g_mutex_unlock(GMutex *);

void __wrap_g_mutex_lock(GMutex *m)
{
    __real_g_mutex_lock(m);
    __tsan_acquire(m);
}

void __wrap_g_mutex_unlock(GMutex *m)
{
    __tsan_release(m);
    __real_g_mutex_unlock(m);
}

/* ---- a note for the main loop ---- */
guint __real_g_idle_add_full(gint, GSourceFunc, gpointer, GDestroyNotify);
guint __wrap_g_idle_add_full(gint, GSourceFunc, gpointer, GDestroyNotify);
guint __wrap_g_idle_add(GSourceFunc, gpointer);

static gboolean arrived(gpointer p)
{
    Parcel *note = p;

    __tsan_acquire(note);
    return note->source(note->data);
}

static void thrown_away(gpointer p)
{
    Parcel *note = p;

    if (note->destroy)
        note->destroy(note->data);
    g_free(note);
}

guint __wrap_g_idle_add_full(gint priority, GSourceFunc source,
                             gpointer data, GDestroyNotify destroy)
{
    return __real_g_idle_add_full(priority, arrived, parcel((Parcel) {
        .source = source, .data = data, .destroy = destroy }), thrown_away);
}

guint __wrap_g_idle_add(GSourceFunc source, gpointer data)
{
    return __wrap_g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, source, data,
                                  NULL);
}

/* ---- one who writes beside: what it is pushed, and its end ---- */
GThreadPool *__real_g_thread_pool_new(GFunc, gpointer, gint, gboolean,
                                      GError **);
gboolean __real_g_thread_pool_push(GThreadPool *, gpointer, GError **);
void __real_g_thread_pool_free(GThreadPool *, gboolean, gboolean);
GThreadPool *__wrap_g_thread_pool_new(GFunc, gpointer, gint, gboolean,
                                      GError **);
gboolean __wrap_g_thread_pool_push(GThreadPool *, gpointer, GError **);
void __wrap_g_thread_pool_free(GThreadPool *, gboolean, gboolean);
static char pools_end;

static void pooled(gpointer pushed, gpointer p)
{
    Parcel *pool = p;

    __tsan_acquire(pushed);
    pool->pool(pushed, pool->data);
    __tsan_release(&pools_end);
}

GThreadPool *__wrap_g_thread_pool_new(GFunc work, gpointer data, gint most,
                                      gboolean alone, GError **error)
{
    return __real_g_thread_pool_new(pooled, parcel((Parcel) {
        .pool = work, .data = data }), most, alone, error);
}

gboolean __wrap_g_thread_pool_push(GThreadPool *pool, gpointer data,
                                   GError **error)
{
    __tsan_release(data);
    return __real_g_thread_pool_push(pool, data, error);
}

void __wrap_g_thread_pool_free(GThreadPool *pool, gboolean now,
                               gboolean wait)
{
    __real_g_thread_pool_free(pool, now, wait);
    if (wait)
        __tsan_acquire(&pools_end);
}

/* ---- a task: there, and back ---- */
GTask *__real_g_task_new(gpointer, GCancellable *, GAsyncReadyCallback,
                         gpointer);
void __real_g_task_run_in_thread(GTask *, GTaskThreadFunc);
GTask *__wrap_g_task_new(gpointer, GCancellable *, GAsyncReadyCallback,
                         gpointer);
void __wrap_g_task_run_in_thread(GTask *, GTaskThreadFunc);

static void back(GObject *from, GAsyncResult *task, gpointer p)
{
    Parcel *way = p;

    __tsan_acquire(task);
    if (way->ready)
        way->ready(from, task, way->data);
    g_free(way);
}

GTask *__wrap_g_task_new(gpointer from, GCancellable *flag,
                         GAsyncReadyCallback ready, gpointer data)
{
    return __real_g_task_new(from, flag, back, parcel((Parcel) {
        .ready = ready, .data = data }));
}

static void there(GTask *task, gpointer from, gpointer data,
                  GCancellable *flag)
{
    Parcel *way = g_object_get_data(G_OBJECT(task), "handed-over");

    __tsan_acquire(way);
    way->task(task, from, data, flag);
}

void __wrap_g_task_run_in_thread(GTask *task, GTaskThreadFunc work)
{
    g_object_set_data_full(G_OBJECT(task), "handed-over",
        parcel((Parcel) { .task = work }), g_free);
    __real_g_task_run_in_thread(task, there);
}

/* what a thread did is there before the answer is */
void __real_g_task_return_boolean(GTask *, gboolean);
void __wrap_g_task_return_boolean(GTask *, gboolean);

void __wrap_g_task_return_boolean(GTask *task, gboolean yes)
{
    __tsan_release(task);
    __real_g_task_return_boolean(task, yes);
}
