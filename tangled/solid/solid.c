/* Made from kit/solid.nw by make tangle: change that, not this. */
/* solid.c -- bodies in space, and their picture in dots */
#include <math.h>
#include <stddef.h>
#include <string.h>
#include "stage.h"

/* measure with a lens */
static double along(const double rod[3], const double d[3])
{
    return rod[0] * d[0] + rod[1] * d[1] + rod[2] * d[2];
}
double sine(double degrees)
{
    double x = degrees - 360 * floor(degrees / 360), sum = 1;

    if (x > 90)
        x = x > 270 ? x - 360 : 180 - x;
    x *= 3.14159265358979323846 / 180;
    for (int k = 18; k > 0; k -= 2)
        sum = 1 - x * x / (k * (k + 1)) * sum;
    return x * sum;
}
double cosine(double degrees) { return sine(degrees + 90); }
Lens Lens_of(const Camera *c, double w, double h)
{
    double s = sine(c->turn), t = cosine(c->turn),
           tilt = sine(c->tilt), flat = cosine(c->tilt);
    Lens l = { { t, s, 0 }, { -s * flat, t * flat, tilt },
               { s * tilt, -t * tilt, flat }, { 0, 0, 0 },
               h / 2 * cosine(c->field / 2) / sine(c->field / 2),
               w / 2, h / 2 };

    for (int k = 0; k < 3; k++)
        l.eye[k] = c->at[k] + l.back[k] * c->away;
    return l;
}
double Lens_dot(const Lens *l, const double at[3], double *x, double *y)
{
    double d[3] = { at[0] - l->eye[0], at[1] - l->eye[1],
                    at[2] - l->eye[2] }, far = -along(l->back, d);

    *x = l->x + l->scale * along(l->right, d) / far;
    *y = l->y - l->scale * along(l->up, d) / far;
    return far;
}
bool Lens_place(const Lens *l, double x, double y, double z,
                double at[3])
{
    double a = (x - l->x) / l->scale, b = (l->y - y) / l->scale,
           ray[3], far;

    for (int k = 0; k < 3; k++)
        ray[k] = a * l->right[k] + b * l->up[k] - l->back[k];
    far = (z - l->eye[2]) / ray[2];
    for (int k = 0; k < 3; k++)
        at[k] = l->eye[k] + far * ray[k];
    return far > 0 && far < 1e6;
}

/* reckon with four numbers */
static float dot(Four a, Four b)
{
    Four c = a * b;

    return c[0] + c[1] + c[2];
}
static Four unit(Four a)
{
    float l = dot(a, a);

    return l > 0 ? a / sqrtf(l) : a;
}
static Four cross(Four a, Four b)
{
    return (Four){ a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                   a[0] * b[1] - a[1] * b[0], 0 };
}
static Four turned(const Matrix *m, Four v)
{
    return m->column[0] * v[0] + m->column[1] * v[1]
         + m->column[2] * v[2];
}
static Four moved(const Matrix *m, Four p)
{
    return turned(m, p) + m->column[3];
}
static Matrix after(const Matrix *a, const Matrix *b)
{
    return (Matrix){ { turned(a, b->column[0]), turned(a, b->column[1]),
                       turned(a, b->column[2]),
                       moved(a, b->column[3]) } };
}
static Matrix screen_of(const Lens *l)
{
    double x, y, zero[3] = { 0, 0, 0 }, far = Lens_dot(l, zero, &x, &y);
    Matrix m;

    for (int k = 0; k < 3; k++)
        m.column[k] = (Four){
            (float)(l->scale * l->right[k] - l->x * l->back[k]),
            (float)(-l->scale * l->up[k] - l->y * l->back[k]),
            (float)-l->back[k], 0 };
    m.column[3] = (Four){ (float)(x * far), (float)(y * far),
                          (float)far, 0 };
    return m;
}
/* blue, green, red, and how much of it there is */
static Four color_of(uint32_t rgb)
{
    return (Four){ (float)(rgb & 255), (float)(rgb >> 8 & 255),
                   (float)(rgb >> 16 & 255), 255 };
}
static Four floats(Ints v) { return __builtin_convertvector(v, Four); }
static float part_of_1(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }
static Four toward(Four a, Four b, float part)
{
    return a + (b - a) * part;
}
static const Four warm = { 237, 250, 255, 255 };

/* put a mesh together */
static bool fits(Mesh *m, int points)
{
    m->taken += points;
    m->full |= m->taken > m->room;
    return !m->full;
}
static int point(Mesh *m, Four at)
{
    for (int k = 0; k < 3; k++) {
        m->low[k] = m->points ? fminf(m->low[k], at[k]) : at[k];
        m->high[k] = m->points ? fmaxf(m->high[k], at[k]) : at[k];
    }
    m->far = fmaxf(m->far, dot(at, at));
    m->point[m->points] = at;
    return m->points++;
}
static int normal(Mesh *m, Four n)
{
    m->normal[m->normals] = unit(n);
    return m->normals++;
}
static void polygon(Mesh *m, int ink, bool rim, int n, const int *at,
                    const int *up)
{
    for (int k = 2; k < n && m->faces < 2 * m->taken; k++) {
        const int corner[3] = { 0, k - 1, k };
        Facet *f = &m->face[m->faces++];

        *f = (Facet){ .ink = (uint8_t)ink, .patch = (uint8_t)m->patch };
        for (int c = 0; c < 3; c++) {
            f->point[c] = (uint16_t)at[corner[c]];
            f->normal[c] = (uint16_t)up[corner[c]];
            f->round |= f->normal[c] != f->normal[0];
        }
        if (rim)
            f->rim = (uint8_t)(1 | (k == n - 1) << 1 | (k == 2) << 2);
    }
    m->polygons++;
    m->sides += n;
}
static void flat_face(Mesh *m, int ink, bool rim, int n, const int *at)
{
    Four sum = { 0, 0, 0, 0 };
    int up[AROUND];

    for (int k = 0; k < n; k++)
        sum += cross(m->point[at[k]], m->point[at[(k + 1) % n]]);
    up[0] = normal(m, sum);
    for (int k = 1; k < n; k++)
        up[k] = up[0];
    m->patch++;
    polygon(m, ink, rim, n, at, up);
}

/* turn a body on the lathe */
static int around(const Lathe *t)
{
    return t->sides + 4 * (t->wide + t->deep > 0);
}
static Four spoke(const Lathe *t, int s)
{
    int quarter = t->sides / 4, each = around(t) / 4;
    double a = 90 * (s / each + (double)(s % each) / quarter);

    return (Four){ (float)cosine(a), (float)sine(a), 0, 0 };
}
static void ring_of(Mesh *m, const Lathe *t, const Ring *r, int *at)
{
    int n = around(t);

    for (int s = 0; s < n; s++) {
        Four a = spoke(t, s);
        float x = fabsf(a[0]), y = fabsf(a[1]);
        int quarter = s / (n / 4);

        a *= r->square ? r->r / (x > y ? x : y) : r->r;
        a[0] += quarter == 0 || quarter == 3 ? t->wide : -t->wide;
        a[1] += quarter < 2 ? t->deep : -t->deep;
        a[2] = r->z;
        at[s] = r->r > 0 || n > t->sides || s == 0 ? point(m, a)
                                                   : at[0];
    }
}
static Four slope(const Ring *r)
{
    return unit((Four){ r[1].z - r[0].z, 0, r[0].r - r[1].r, 0 });
}
static bool bends(Four a, Four b) { return dot(a, b) < .8f; }
static void normals_of(Mesh *m, const Lathe *t, Four way, int *up)
{
    for (int s = 0; s < around(t); s++) {
        Four n = spoke(t, s) * way[0];

        n[2] = way[2];
        up[s] = normal(m, n);
    }
}
static void belt(Mesh *m, const Lathe *t, int ink, int at[2][AROUND],
                 int up[2][AROUND])
{
    for (int s = 0, n = around(t); s < n; s++) {
        const int e = (s + 1) % n, col[4] = { s, e, e, s };
        int c = 0, side[4], way[4];

        for (int k = 0; k < 4; k++) {
            side[c] = at[k / 2][col[k]];
            way[c] = up[k / 2][col[k]];
            c += k % 2 == 0 || side[c] != side[c - 1];
        }
        if (t->facets)
            flat_face(m, ink, true, c, side);
        else
            polygon(m, ink, false, c, side, way);
    }
}
void Mesh_turn(Mesh *m, const Lathe *t)
{
    int at[2][AROUND] = { 0 }, up[2][AROUND] = { 0 };
    int last = t->rings - 1;

    if (around(t) > AROUND || !fits(m, t->rings * around(t)))
        return;
    ring_of(m, t, t->ring, at[0]);
    /* close the bottom */
    if (t->ring->r > 0 && !t->open) {
        int n = around(t);

        for (int s = 0; s < n; s++)
            at[1][s] = at[0][n - 1 - s];
        flat_face(m, t->ring->ink, t->facets, n, at[1]);
    }
    for (int k = 0; k < last; k++) {
        const Ring *r = &t->ring[k];
        Four way = slope(r), low = k > 0 ? slope(r - 1) : way,
             high = k + 1 < last ? slope(r + 1) : way;

        ring_of(m, t, r + 1, at[1]);
        normals_of(m, t, bends(low, way) ? way : way + low, up[0]);
        normals_of(m, t, bends(way, high) ? way : way + high, up[1]);
        m->patch += bends(low, way) || (k > 0 && r->ink != r[-1].ink);
        belt(m, t, r->ink, at, up);
        memcpy(at[0], at[1], sizeof at[0]);
    }
    if (t->ring[last].r > 0)
        flat_face(m, t->ring[last].ink, t->facets, around(t), at[0]);
}

/* cut a stone */
/* so many are in the plane, or 0: some are above it */
static int in_plane(const Mesh *m, int from, Four up, Four through,
                    int *on)
{
    int n = 0;

    for (int i = from; i < m->points; i++) {
        float above = dot(up, m->point[i] - through);

        if (above > 1e-3f)
            return 0;
        if (above > -1e-3f)
            on[n++] = i;
    }
    return n;
}
static void walk_around(const Mesh *m, Four up, int n, int *on)
{
    for (int k = 1; k < n; k++) {
        int next = k, corner;
        Four here = m->point[on[k - 1]];

        for (int j = k + 1; j < n; j++)
            if (dot(up, cross(m->point[on[next]] - here,
                              m->point[on[j]] - here)) < 0)
                next = j;
        corner = on[k], on[k] = on[next], on[next] = corner;
    }
}
static void try_plane(Mesh *m, int from, int ink, int a, int b, int c)
{
    Four p = m->point[a],
         up = unit(cross(m->point[b] - p, m->point[c] - p));

    for (int side = 0; side < 2; side++, up = -up) {
        int on[AROUND], n = in_plane(m, from, up, p, on);

        if (n < 3 || on[0] != a || on[1] != b || on[2] != c)
            continue;
        walk_around(m, up, n, on);
        flat_face(m, ink, true, n, on);
    }
}
void Mesh_hull(Mesh *m, int ink, int n, const Four *at)
{
    int from = m->points, end = from + n;

    if (n > AROUND || !fits(m, n))
        return;
    for (int k = 0; k < n; k++)
        point(m, at[k]);
    for (int a = from; a < end; a++)
        for (int b = a + 1; b < end; b++)
            for (int c = b + 1; c < end; c++)
                try_plane(m, from, ink, a, b, c);
}

/* is it the same body? */
uint64_t Solid_stir(uint64_t hash, const Solid *b)
{
    enum { FROM = offsetof(Solid, x), END = offsetof(Solid, flat) };
    uint32_t part[(END - FROM) / sizeof(uint32_t)];

    memcpy(part, (const char *)b + FROM, sizeof part);
    for (const char *c = b->shape ? b->shape->name : ""; *c; c++)
        hash = hash * 31 + (unsigned char)*c;
    for (size_t k = 0; k < sizeof part / sizeof *part; k++)
        hash = (hash ^ hash >> 29 ^ part[k]) * 0x9E3779B97F4A7C15u;
    return hash;
}

/* a body takes its place */
const Mesh *Stage_mesh(Stage *s, const Shape *shape)
{
    static const Mesh none;
    Mesh *m = s->mesh;

    while (m < s->mesh + s->meshes && m->shape != shape)
        m++;
    if (m < s->mesh + s->meshes)
        return m;
    if (!shape || s->meshes == SHAPES)
        return &none;
    s->meshes++;
    *m = (Mesh){ .shape = shape, .point = s->point + s->points,
                 .normal = s->normal + 2 * s->points,
                 .face = s->face + 2 * s->points,
                 .room = POINTS - s->points };
    if (shape->lathe)
        Mesh_turn(m, shape->lathe);
    else
        shape->build(m);
    s->points += m->full ? 0 : m->taken;
    if (m->full)
        m->points = m->faces = 0;
    return m;
}
static Matrix body_of(const Solid *b)
{
    float s = (float)sine(b->turn), c = (float)cosine(b->turn),
          lean = (float)sine(b->tilt), stand = (float)cosine(b->tilt);
    Matrix m = { { { c, s * stand, -s * lean, 0 },
                   { -s, c * stand, -c * lean, 0 },
                   { 0, lean, stand, 0 }, { b->x, b->y, b->z, 0 } } };

    for (int k = 0; k < 3; k++)
        m.column[k] *= b->size;
    return m;
}
static Four arrow(const double a[3])
{
    return (Four){ (float)a[0], (float)a[1], (float)a[2], 0 };
}
static Pose *pose(Stage *s, int k)
{
    const Solid *b = &s->sight.solid[k];
    Pose *p = &s->pose[k];

    *p = (Pose){ .mesh = Stage_mesh(s, b->shape), .solid = b,
                 .body = body_of(b),
                 .small = b->size > 0 ? 1 / b->size : 0 };
    s->way[BACK] = unit(arrow(s->lens.eye) - p->body.column[3]);
    for (int w = 0; w < WAYS; w++)
        for (int rod = 0; rod < 3; rod++)
            p->way[w][rod] = dot(p->body.column[rod], s->way[w])
                           * p->small;
    for (int c = 0; c < BELTS; c++)
        p->color[c] = color_of(s->sight.color[b->ink[c]]);
    return p;
}
static Clip meet(Clip a, Clip b)
{
    int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y,
        r = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w,
        d = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;

    return (Clip){ x, y, r > x ? r - x : 0, d > y ? d - y : 0 };
}
static bool overlap(Clip a, Clip b)
{
    return meet(a, b).w > 0 && meet(a, b).h > 0;
}
static Clip widened(Clip c, int by)
{
    return (Clip){ c.x - by, c.y - by, c.w + 2 * by, c.h + 2 * by };
}
static void corners(const Pose *p, Four corner[8])
{
    Four end[2] = { p->mesh->low, p->mesh->high };

    for (int k = 0; k < 8; k++)
        corner[k] = moved(&p->body, (Four){ end[k & 1][0],
            end[k >> 1 & 1][1], end[k >> 2][2], 0 });
}
enum { FAR_OUT = 1 << 18 };
static Clip box_of(const Stage *s, int n, const Four *corner)
{
    float x0 = 1e6f, x1 = -1e6f, y0 = 1e6f, y1 = -1e6f;

    for (int k = 0; k < n; k++) {
        Four q = moved(&s->screen, corner[k]);

        if (!(q[2] > .01f && fabsf(q[0]) + fabsf(q[1]) < 1e6f * q[2]))
            return (Clip){ -FAR_OUT, -FAR_OUT, 2 * FAR_OUT,
                           2 * FAR_OUT };
        q /= q[2];
        x0 = fminf(x0, q[0]), x1 = fmaxf(x1, q[0]);
        y0 = fminf(y0, q[1]), y1 = fmaxf(y1, q[1]);
    }
    return (Clip){ (int)floorf(x0) - 1, (int)floorf(y0) - 1,
                   (int)(x1 - x0) + 4, (int)(y1 - y0) + 4 };
}

/* a triangle faces us */
static void see_points(Stage *s, const Mesh *m, Matrix way, bool flat)
{
    for (int k = 0; k < m->points; k++) {
        Four p = moved(&way, m->point[k]);
        float near = flat ? p[2] : p[2] > .01f ? 1 / p[2] : 0;

        p = p * 16 * (flat ? 1 : near) + .5f;
        s->seen[k] = fabsf(p[0]) < FAR_OUT && fabsf(p[1]) < FAR_OUT
            ? (Seen){ (int)floorf(p[0]), (int)floorf(p[1]), near }
            : (Seen){ 0, 0, 0 };
    }
}
static void span(const int32_t v[3], int *from, int *wide)
{
    int low = v[0] < v[1] ? v[0] : v[1],
        high = v[0] < v[1] ? v[1] : v[0];

    low = v[2] < low ? v[2] : low;
    high = v[2] > high ? v[2] : high;
    *from = low >> 4;
    *wide = (high >> 4) - *from + 1;
}
static bool make(Triangle *t, const Seen *a, const Seen *b,
                 const Seen *c)
{
    int64_t bx = b->x - a->x, by = b->y - a->y, cx = c->x - a->x,
            cy = c->y - a->y, area = by * cx - bx * cy;
    float nb = b->near - a->near, nc = c->near - a->near;

    if (area <= 0 || a->near <= 0 || b->near <= 0 || c->near <= 0)
        return false;
    /* make one that rises to its corners */
    *t = (Triangle){ .x = { a->x, b->x, c->x },
                     .y = { a->y, b->y, c->y }, .near = a->near };
    span(t->x, &t->box.x, &t->box.w);
    span(t->y, &t->box.y, &t->box.h);
    t->part = 1 / (float)area;
    t->across = ((float)by * nc - (float)cy * nb) * t->part;
    t->down = ((float)cx * nb - (float)bx * nc) * t->part;
    return true;
}
typedef struct Grain { Ints x, y; int first, step; } Grain;
static const Grain
    picture = { { -2, 6, -6, 2 }, { -6, -2, 2, 6 }, 8, 16 },
    map = { { 0, 16, 32, 48 }, { 0, 0, 0, 0 }, 0, 64 };
static int rise(const int32_t v[3], int k)
{
    return v[(k + 2) % 3] - v[(k + 1) % 3];
}
static Ints edge(const Triangle *t, int k, int x, int y, const Grain *g)
{
    enum { MOST = 1 << 30 };
    int p = (k + 1) % 3;
    int64_t e = (int64_t)rise(t->y, k) * (x - t->x[p])
              - (int64_t)rise(t->x, k) * (y - t->y[p]);
    int cut = (int)(e > MOST ? MOST : e < -MOST ? -MOST : e);

    return cut + g->x * rise(t->y, k) - g->y * rise(t->x, k);
}

/* a triangle goes into a tile */
static void draw(const Triangle *t, int me, const Grain *g, Clip tile,
                 int stride, Four *near, Ints *who)
{
    Clip part = meet(t->box, tile);
    int wide = g->step / 16, x0 = part.x - (part.x - tile.x) % wide,
        x1 = part.x + part.w, y0 = part.y, y1 = part.y + part.h;
    Ints e[3], step[3], zero = { 0, 0, 0, 0 };
    Four fx, fy, line, across = floats(zero) + t->across;

    for (int k = 0; k < 3; k++) {
        e[k] = edge(t, k, x0 * 16 + g->first, y0 * 16 + g->first, g);
        step[k] = zero + rise(t->y, k) * g->step;
    }
    fy = floats(g->y + (g->first - t->y[0]));
    for (int y = y0; y < y1; y++) {
        /* a line of it */
        Ints a = e[0], b = e[1], c = e[2];
        int at = (y - tile.y) * stride + (x0 - tile.x) / wide;

        line = t->near + (fy + (float)(y * 16)) * t->down;
        fx = floats(g->x + (x0 * 16 + g->first - t->x[0]));
        for (int x = x0; x < x1; x += wide, at++) {
            Four n = line + fx * across;
            Ints in = ((a | b | c) >= 0) & (n > near[at]);

            near[at] = (Four)((in & (Ints)n) | (~in & (Ints)near[at]));
            if (who)
                who[at] = (in & me) | (~in & who[at]);
            a += step[0], b += step[1], c += step[2];
            fx += (float)(wide * 16);
        }
        for (int k = 0; k < 3; k++)
            e[k] -= rise(t->x, k) * 16;
    }
}

/* make all triangles */
static void gather(Stage *s, Pose *p)
{
    const Mesh *m = p->mesh;

    see_points(s, m, after(&s->screen, &p->body), false);
    for (int i = 0; i < m->faces && s->triangles < TRIANGLES; i++) {
        const Facet *f = &m->face[i];
        Triangle *t = &s->triangle[s->triangles];

        if (!make(t, &s->seen[f->point[0]], &s->seen[f->point[1]],
                  &s->seen[f->point[2]])
            || !overlap(t->box, widened(s->clip, s->rim)))
            continue;
        t->facet = f;
        t->solid = (int)(p - s->pose);
        s->triangles++;
    }
}

/* look into a tile */
static void look(const Stage *s, Clip tile, Four *near, Ints *who)
{
    tile = widened(tile, s->rim);
    memset(near, 0, SAMPLES * sizeof *near);
    memset(who, -1, SAMPLES * sizeof *who);
    for (const Pose *p = s->pose; p < s->pose + s->sight.n; p++) {
        int end = overlap(p->box, tile) ? p->end : p->first;

        for (int k = p->first; k < end; k++)
            if (overlap(s->triangle[k].box, tile))
                draw(&s->triangle[k], k, &picture, tile, ACROSS, near,
                     who);
    }
}

/* the lamp measures the table */
static void spread(Stage *s)
{
    const Sight *sight = &s->sight;
    float k = sight->reach > 0 ? MAP / 2 / sight->reach : 0;
    Four slant = sight->light / sight->light[2];

    s->lit = (Matrix){ { { k, 0, 0, 0 }, { 0, k, 0, 0 },
                         { -slant[0] * k, -slant[1] * k, 1, 0 },
                         { MAP / 2 - sight->middle[0] * k,
                           MAP / 2 - sight->middle[1] * k, 0, 0 } } };
}

/* soften the shadows */
static int clamp(int v, int low, int high)
{
    return v < low ? low : v > high ? high : v;
}
static void smear(const uint8_t *in, uint8_t *out, int r)
{
    int sum[MAP], k = 65536 / (2 * r + 1);

    for (int x = 0; x < MAP; x++) {
        sum[x] = in[x] * r;
        for (int i = 0; i < r; i++)
            sum[x] += in[i * MAP + x];
    }
    for (int y = 0; y < MAP; y++) {
        const uint8_t *come = in + clamp(y + r, 0, MAP - 1) * MAP,
                      *go = in + clamp(y - r, 0, MAP - 1) * MAP;

        for (int x = 0; x < MAP; x++) {
            sum[x] += come[x];
            out[x * MAP + y] = (uint8_t)(sum[x] * k >> 16);
            sum[x] -= go[x];
        }
    }
}
static void soften(Stage *s, int k, float over, float reach)
{
    const float *height = (const float *)s->height;
    uint8_t *a = s->soft[k];
    int r = clamp((int)(s->lit.column[0][0] * reach), 1, 10);

    for (int i = 0; i < MAP * MAP; i++)
        a[i] = height[i] > over ? 255 : 0;
    for (int pass = 0; pass < 2; pass++) {
        smear(a, s->half, r);
        smear(s->half, a, r);
    }
}

/* cast the shadows */
static void cast(Stage *s)
{
    enum { DEEP = 100 };
    const Clip all = { 0, 0, MAP, MAP };

    memset(s->height, 0, sizeof s->height);
    for (int k = 0; k < s->sight.n; k++) {
        /* draw a body on the map */
        const Mesh *m = s->pose[k].mesh;
        Matrix way = after(&s->lit, &s->pose[k].body);
        Triangle t;

        way.column[3][2] += DEEP;
        see_points(s, m, way, true);
        for (int i = 0; i < m->faces; i++) {
            const uint16_t *p = m->face[i].point;

            if (make(&t, &s->seen[p[0]], &s->seen[p[2]], &s->seen[p[1]])
                && overlap(t.box, all))
                draw(&t, 0, &map, all, MAP / 4, s->height, NULL);
        }
    }
    for (int i = 0; i < MAP * MAP / 4; i++)
        s->height[i] -= DEEP;
    soften(s, 0, .03f, .055f);
    soften(s, 1, s->sight.ground + .03f, .1f);
}

/* how much of a spot is in the shade? */
static uint64_t stirred(const Sight *c)
{
    Solid lamp = { .x = c->light[0], .y = c->light[1], .z = c->light[2],
                   .turn = c->middle[0], .tilt = c->middle[1],
                   .size = c->reach, .glow = c->ground };
    uint64_t h = Solid_stir(1, &lamp);

    for (int k = 0; k < c->n; k++) {
        Solid one = c->solid[k];

        one.glow = 0;
        memset(one.ink, 0, sizeof one.ink);
        h = Solid_stir(h, &one);
    }
    return h;
}
static float dark(const uint8_t *soft, float u, float v)
{
    if (!(u >= 0 && v >= 0 && u < MAP - 1 && v < MAP - 1))
        return 0;
    int x = (int)u, y = (int)v;
    float fx = u - (float)x, fy = v - (float)y;
    const uint8_t *p = soft + y * MAP + x;

    return (((float)p[0] * (1 - fx) + (float)p[1] * fx) * (1 - fy)
          + ((float)p[MAP] * (1 - fx) + (float)p[MAP + 1] * fx) * fy)
          / 255;
}
static float hidden(const Stage *s, float u, float v, float z)
{
    if (!(u >= 1 && v >= 1 && u < MAP - 2 && v < MAP - 2))
        return 0;
    int x = (int)u, y = (int)v;
    float fx = u - (float)x, fy = v - (float)y,
          down[4] = { 1 - fy, 1, 1, fy };
    const float *row = (const float *)s->height + (y - 1) * MAP + x - 1;
    Four across = { 1 - fx, 1, 1, fx }, sum = { 0, 0, 0, 0 }, h;

    for (int j = 0; j < 4; j++, row += MAP) {
        memcpy(&h, row, sizeof h);
        sum += (Four)((Ints)across & (h > z)) * down[j];
    }
    return (sum[0] + sum[1] + sum[2] + sum[3]) / 9;
}

/* the color of a spot */
static float light_at(const Stage *s, const Pose *b, Four n, Four at,
                      float *lamp)
{
    float sun = fmaxf(dot(n, b->way[SUN]), 0), up = dot(n, b->way[UP]),
          fill = fmaxf(dot(n, b->way[FILL]), 0), foot = 1;

    *lamp = 1;
    if (s->sight.reach > 0 && b->solid->flat)
        *lamp -= .92f * dark(s->soft[0], at[0], at[1]);
    else if (s->sight.reach > 0 && sun > 0)
        *lamp -= hidden(s, at[0], at[1],
                        at[2] + .04f + .03f / (sun + .1f));
    if (!b->solid->flat && up <= .5f)
        foot = .66f + .34f * part_of_1((at[2] - b->solid->z)
                                       * b->small * 6);
    return (.25f + .13f * up + .36f * fill) * foot + .58f * sun * *lamp
         + b->solid->glow;
}
static Four tinted(Four c, float k)
{
    Four shade = c * (Four){ .26f, .26f, .34f, 1 }
               + (Four){ 26, 8, 6, 0 };

    return k < 1 ? toward(c, shade, 1 - k)
                 : toward(c, warm, part_of_1((k - 1) * .9f));
}
static Four polished(Four c, float half, float how)
{
    float h2 = half * half, h4 = h2 * h2, h8 = h4 * h4;

    return half > .7f ? toward(c, warm, h8 * h8 * h8 * how) : c;
}
static void parts(const Triangle *t, float x, float y, float part[3])
{
    for (int k = 1; k < 3; k++) {
        int p = (k + 1) % 3;

        part[k] = ((float)rise(t->y, k) * (x - (float)t->x[p])
                 - (float)rise(t->x, k) * (y - (float)t->y[p]))
                 * t->part;
    }
    part[0] = 1 - part[1] - part[2];
}
static Four sparkle(const Pose *b, const Triangle *t, Four n,
                    const float part[3], Four c)
{
    float back = dot(n, b->way[BACK]), g = 9, q;

    q = 2 * back * dot(n, b->way[WINDOW])
      - dot(b->way[BACK], b->way[WINDOW]);
    q = part_of_1((q - .25f) * 1.8f);
    c = toward(c, warm, q * q * (3 - 2 * q) * .26f);
    for (int k = 0; k < 3; k++) {
        float x = (float)rise(t->x, k), y = (float)rise(t->y, k);

        if (t->facet->rim >> k & 1)
            g = fminf(g, part[k] / (t->part * 16
                                    * sqrtf(x * x + y * y)));
    }
    return g < 1.1f ? toward(c, warm, part_of_1(1.1f - g) * .34f) : c;
}
static Four color(const Stage *s, const Triangle *t, float x, float y)
{
    const Pose *b = &s->pose[t->solid];
    const Facet *f = t->facet;
    const Four *normal = b->mesh->normal;
    float part[3], lamp, k, far = 1 / (t->near
        + t->across * (x * 16 - (float)t->x[0])
        + t->down * (y * 16 - (float)t->y[0]));
    Four ray = s->ray[0] + s->ray[1] * x + s->ray[2] * y,
         at = s->eye + ray * far, n = normal[f->normal[0]], c;

    if (f->round || f->rim)
        parts(t, x * 16, y * 16, part);
    if (f->round)
        n = unit(n * part[0] + normal[f->normal[1]] * part[1]
                 + normal[f->normal[2]] * part[2]);
    k = light_at(s, b, n, at, &lamp);
    if (f->rim)
        k += .13f * (at[2] - b->solid->z) * b->small;
    c = polished(tinted(b->color[f->ink], k), dot(n, b->way[HALF]),
                 s->sight.gloss * (.25f + .75f * lamp));
    return f->rim ? sparkle(b, t, n, part, c) : c;
}
static Four table(const Stage *s, float x, float y)
{
    Four ray = s->ray[0] + s->ray[1] * x + s->ray[2] * y;
    float far = (s->sight.ground - s->eye[2]) / ray[2];

    ray = s->eye + ray * far;
    return s->sight.reach > 0 && far > 0
         ? s->shade * dark(s->soft[1], ray[0], ray[1])
         : (Four){ 0, 0, 0, 0 };
}

/* dots and tiles */
enum { OUTLINE = -2 };
static Four spot(const Stage *s, int patch, int who, float x, float y)
{
    return patch == OUTLINE ? s->outline
         : who < 0 ? table(s, x, y) : color(s, &s->triangle[who], x, y);
}
static int patch_of(const Stage *s, int who)
{
    const Triangle *t = s->triangle + (who < 0 ? 0 : who);

    return who < 0 ? -1 : t->solid << 8 | t->facet->patch;
}
static bool at_rim(const Stage *s, const Ints *who, int k)
{
    const int away[] = { RIM, -RIM, RIM * ACROSS, -RIM * ACROSS };
    int me = patch_of(s, who[0][k]) >> 8;
    bool rim = false;

    for (int i = 0; i < 4 && me >= 0 && !s->sight.solid[me].flat; i++)
        rim |= patch_of(s, who[away[i]][k]) >> 8 != me;
    return rim;
}
static Four mix(const Stage *s, const Ints *at, float x, float y)
{
    Four sum = { 0, 0, 0, 0 };
    Ints who = *at;
    int patch[4], left = 15;

    for (int k = 0; k < 4; k++)
        patch[k] = s->rim && at_rim(s, at, k) ? OUTLINE
                 : patch_of(s, who[k]);
    if (patch[0] == patch[1] && patch[0] == patch[2]
        && patch[0] == patch[3])
        return spot(s, patch[0], who[0], x, y);
    for (int k = 0; k < 4; k++) {
        /* add the samples of this patch */
        float n = 0, dx = 0, dy = 0;
        int large = who[k];

        for (int j = k; j < 4; j++)
            if (left >> j & 1 && patch[j] == patch[k]) {
                n++, left &= ~(1 << j);
                dx += (float)picture.x[j], dy += (float)picture.y[j];
                if (large >= 0 && s->triangle[who[j]].part
                                  < s->triangle[large].part)
                    large = who[j];
            }
        if (n > 0)
            sum += spot(s, patch[k], large, x + dx / n / 16, y + dy / n / 16)
                 * (n / 4);

    }
    return sum;
}
static uint32_t packed(Four c)
{
    Ints v = __builtin_convertvector(c + .5f, Ints);

    return (uint32_t)v[3] << 24 | (uint32_t)v[2] << 16
         | (uint32_t)v[1] << 8 | (uint32_t)v[0];
}
static void tile(const Stage *s, Clip t, uint32_t *argb)
{
    Four near[SAMPLES];
    Ints who[SAMPLES];

    look(s, t, near, who);
    for (int y = 0; y < t.h; y++) {
        uint32_t *row = argb + (t.y - s->clip.y + y) * s->clip.w
                      + t.x - s->clip.x;
        const Ints *at = who + (y + s->rim) * ACROSS + s->rim;

        for (int x = 0; x < t.w; x++)
            row[x] = packed(mix(s, at + x, (float)(t.x + x) + .5f,
                                (float)(t.y + y) + .5f));
    }
}

/* set the stage */
static void set_light(Stage *s)
{
    const Lens *l = &s->lens;
    Four right = arrow(l->right) / (float)l->scale,
         up = arrow(l->up) / (float)l->scale;

    s->outline = color_of(s->sight.color[s->sight.outline]);
    s->shade = color_of(s->sight.color[s->sight.shade]) * .3f;
    spread(s);
    if (s->sight.reach > 0 && stirred(&s->sight) != s->cast) {
        cast(s);
        s->cast = stirred(&s->sight);
    }
    s->eye = moved(&s->lit, arrow(l->eye));
    s->ray[0] = turned(&s->lit, up * (float)l->y - right * (float)l->x
                                - arrow(l->back));
    s->ray[1] = turned(&s->lit, right);
    s->ray[2] = turned(&s->lit, -up);
}
void Stage_aim(Stage *s, const Sight *sight, double w, double h)
{
    s->sight = *sight;
    s->lens = Lens_of(&sight->camera, w, h);
    s->screen = screen_of(&s->lens);
    s->way[SUN] = unit(sight->light);
    s->way[FILL] = unit(sight->fill);
    s->way[UP] = (Four){ 0, 0, 1, 0 };
    s->way[HALF] = unit(s->way[SUN] + arrow(s->lens.back));
    s->way[WINDOW] = (Four){ -.5f, -.1f, .75f, 0 };
    s->rim = sight->outline ? RIM : 0;
}
void Stage_set(Stage *s, const Sight *sight, double w, double h,
               Clip clip)
{
    Four corner[8];

    Stage_aim(s, sight, w, h);
    s->clip = clip;
    s->triangles = 0;
    for (int k = 0; k < sight->n; k++) {
        Pose *p = pose(s, k);

        p->first = s->triangles;
        corners(p, corner);
        p->box = box_of(s, 8, corner);
        if (overlap(p->box, widened(clip, s->rim)))
            gather(s, p);
        p->end = s->triangles;
    }
    set_light(s);
}
void Stage_rows(const Stage *s, uint32_t *argb, int from, int to)
{
    for (int y = 0; y < s->clip.h; y += ROWS)
        for (int x = 0; x < s->clip.w; x += WIDE)
            if (y >= from && y < to)
                tile(s, meet((Clip){ s->clip.x + x, s->clip.y + y, WIDE,
                                     ROWS }, s->clip), argb);
}

/* who is seen there? */
int Stage_pick(Stage *s, const Sight *sight, double w, double h,
               int x, int y)
{
    Four near[SAMPLES];
    Ints who[SAMPLES];
    Sight plain = *sight;

    plain.outline = 0, plain.reach = 0;
    Stage_set(s, &plain, w, h, (Clip){ x, y, 1, 1 });
    look(s, s->clip, near, who);
    for (int k = 0; k < 4; k++)
        if (who[0][k] >= 0)
            return s->triangle[who[0][k]].solid;
    return -1;
}

/* what a body touches of the picture */
Clip Stage_box(Stage *s, int k, bool shadow)
{
    Four corner[24], slant = s->sight.light / s->sight.light[2];

    corners(pose(s, k), corner);
    for (int i = 0; i < 16; i++) {
        Four c = corner[i % 8];
        float to = i < 8 ? 0 : s->sight.ground;

        c -= slant * (c[2] - to);
        c[0] += i & 1 ? .3f : -.3f;
        c[1] += i & 2 ? .3f : -.3f;
        corner[8 + i] = c;
    }
    return box_of(s, shadow && s->sight.reach > 0 ? 24 : 8, corner);
}
