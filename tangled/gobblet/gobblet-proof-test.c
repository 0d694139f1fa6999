/* Made from games/gobblet.nw by make tangle: change that, not this. */
/* gobblet-proof-test.c -- the certificate, checked by a stranger */
#include <string.h>
#include "test.h"

extern const char gobblet_proof[];

/* the long certificate */
static const char long_proof[] =
    "iir.u....M7 iiru.....M5 iirc..r..15 ir..i..crM3 i...iu..rM3 "
    "iu..i...rM3 irir...c.17 iri.r.fc.19 iri.r.bc.19 iriu.....M5 "
    "iric..r..16 iir.r...c27 iir..cr..15 iir..c.r.24 iirf.c..r15 "
    "iir.fc..r15 iirb.c..r15 iir.bc..r15 ioru.....M5 iorc..r..15 "
    "oriu.....M5 oric..r..35 iu..o...rM3 irif..u..M5 u.o.r.i..M9 "
    "ikru.....M5 ikrc..r..15 kriu.....M5 kric..r..35 iir..er..15 "
    "iir..e.r.24 iir..e..r15 iirf.e...15 iir.fe...15 iir..ef..15 "
    "iir..e.f.24 iirb.e...15 iir.be...15 iir..eb..15 iir..e.b.15 "
    "iir.r...e27 or..i..crM3 o...iu..rM3 ou..i...rM3 iri.u..c.19 "
    "iofrrc...13 iriw...c.17 irie..rc.15 iorr..c..18 ior...u..M5 "
    "iir.rc..c27 iirf.c..u15 iir.fc..u15 iirb.c..u15 iir.bc..u15 "
    "oir.u....M7 oiru.....M5 oirc..r..25 iir.uc...67 iirr.cc..18 "
    "iir..cu..15 iir..c..u15 ofi...rcr32 rcrofi...65 iirr.ce..18 "
    "iir..cw..15 iir.rc.e.27 iir..c.w.24 ooru.....M5 oorc..r..25 "
    "ou..o...rM3 iorx..c..18 iorf..u..M5 okru.....M5 okrc..r..25 "
    "iotc..r..15 iri.w.fc.19 iri.w.bc.19 ior.w....M7 iir.re.c.27 "
    "iir..e.u.24 iirr.ec..18 iir..eu..15 iir.re..c27 iir..e..u15 "
    "reo.r.i..M9 reo.f.i..75 rek.r.i..M9 rek.f.i..75 oirw.....M5 "
    "oire..r..25 iir.rc..e27 iirf.c..w15 iir.fc..w15 iirb.c..w15 "
    "iir.bc..w15 oirr..e..29 oir...w..M5 oor...u..M5 u.o.r.o..M9 "
    "iorr.cc..18 ior..cu..15 ior.uc...67 oorr..c..29 ori...uc.85 "
    "ofi...ucr32 uc.ori...29 ucrofi...65 kri...uc.85 kfi...ucr32 "
    "uc.kri...29 ucrkfi...65 orou.....M5 oroc..r..35 ori.u..c.19 "
    "rc.iroc..49 u..iro.c.49 rc.oric..29 u..ori.c.89 otou.....S5 "
    "otoc..r..35 iotu...g.S5 qoru.....M5 qorc..r..25 iir.wc.f.67 "
    "iifrwc.f.13 iifrwc...13 iir.wc.b.67 iifrwc.b.13 oor.w....M7 "
    "orow.....M5 oroe..r..35 ori...wc.85 ofi...wcr32 wc.ori...29 "
    "wcrofi...65 kri...wc.85 kfi...wcr32 wc.kri...29 wcrkfi...65 "
    "orou..b..M5 oroc..t..35 iirr.....M5 iir......M4 i.r.i...rM6 "
    "i...i...rM2 iri......M4 ior......M4 ori......M4 i...o...rM2 "
    "irif.....M7 ..o.r.i..M1 ikr......M4 kri......M4 iror.....M6 "
    "o.r.i...rM6 o...i...rM2 iri...rc.M5 iri....u.M5 iribr..c.M4 "
    "ior.r....M7 oirr.....M5 oir......M4 iirr.c...M5 iir.rc...M7 "
    "iir..u...M9 iir..cb.rM7 iir..c.brM8 oir...r..M5 oor......M4 "
    "o...o...rM2 iorf.....M7 okr......M4 ior.b....M5 iirr.e...M8 "
    "iir.re...M7 iir..w...M9 iir..e..f29 iir..e..b29 oirb.....M4 "
    "oir...b..M7 ofi..ru..32 ofi...u..32 r.o.r.o..M9 ..o.r.o..M1 "
    "ior.rc...M7 iorr.c...M5 oor.r....M7 iir..cf.u27 iir..c.fu18 "
    "iir..cb.u27 iir..c.bu18 oror.....M6 oro......M4 ori...rc.M5 "
    "iro...rc.M5 rc.ori...M9 rc.iro...M9 oro...r..M6 oto......M4 "
    "iotu.....S8 qor......M4 irifw..c.16 iribw..c.16 oor.b....M5 "
    "orob.....M4 iir..cf.w27 iir..c.fw18 iir..cb.w27 iir..c.bw18 "
    "oro...b..M4 iof......13 ofi......32 i...o...f19 ..o.f.i..75 "
    "iir..b...M6 ifor.....M9 o.r.i...f59 irifr..c.34 iof.r....13 "
    "iir.....uM6 oifr.....23 iir..cf.r27 iir..c.fr18 oif...r..23 "
    "okf......23 iot......M4 ioh......13 iri.w....M8 iof.b....13 "
    "oifb.....23 iir.....wM6 oif...b..23 if.......L2 i.f......L3 "
    "i...f....L5 i.......fL9 iifr.....23 i.r.i...f19 iri.r....M8 "
    "ifi.r....12 iir..r...M9 iif..r...13 iir.....rM6 iif.....r13 "
    "ifif.....32 ifi......12 ikf......13 kfi......12 iri.b....M5 "
    "ifi.b....12 iif..b...13 iir.....bM9 iif.....b13 ir.......L4 "
    "i.r......L5 i...r....L3 i....r...L2 i.......rL2 i....f...L3 "
    "ib.......L2 i.b......L3 i...b....L3 i....b...L2 i.......bL2 "
    ".........L1 ";

/* the stranger */
typedef struct Board { int on[9]; } Board;  /* 1 is Plum, 2 Maple */
static const int weight[] = { 1, 3, 9 };

static int letter(char c) { return c == '.' ? 0 : c - 'a' + 1; }
static int largest(int o) { return (o > 0) + (o > 2) + (o > 8) - 1; }

static bool row(const Board *b, int side)
{
    for (const char *r = "012345678036147258048246"; *r; r += 3) {
        int seen = 0;

        for (int k = 0; k < 3; k++) {
            int on = b->on[r[k] - '0'];

            seen += on && on / weight[largest(on)] == side;
        }
        if (seen == 3)
            return true;
    }
    return false;
}
/* from S, M, L or 1 .. 9; false if the rules forbid it */
static bool moves(Board *b, int side, char from, char to)
{
    const char *in = strchr("SML", from);
    int *here = in ? NULL : &b->on[from - '1'], cups = 0;
    int size = in ? (int)(in - "SML") : largest(*here);

    for (int cell = 0; in && cell < 9; cell++)
        cups += b->on[cell] / weight[size] % 3 == side;
    if (cups == 2 || size <= largest(b->on[to - '1'])
        || (here && *here / weight[size] != side))
        return false;
    if (here)
        *here -= side * weight[size];
    b->on[to - '1'] += side * weight[size];
    return true;
}
static bool wins_now(const Board *b)
{
    Board then;

    for (const char *from = "SML123456789"; *from; from++)
        for (char to = '1'; then = *b, to <= '9'; to++)
            if (moves(&then, 1, *from, to) && row(&then, 1)
                && !row(&then, 2))
                return true;
    return false;
}
static int shown(const Board *b, const char *list, const int *in, int k)
{
    static const char pictures[] =
        "012345678210543876678345012876543210"
        "036147258258147036630741852852741630";

    if (row(b, 1) || row(b, 2) || wins_now(b))
        return row(b, 1) ? 0 : row(b, 2) ? 99 : 1;
    while (k-- > 0)
        for (const char *p = pictures; *p; p += 9) {
            int cell = 0;

            while (cell < 9 && b->on[p[cell] - '0']
                               == letter(list[12 * k + cell]))
                cell++;
            if (cell == 9)
                return in[k];
        }
    return 99;
}
static int proves(const char *list)         /* in so many plies */
{
    int in[300] = { 0 }, k = 0;

    for (; *list && list[12 * k]; k++) {
        Board b, then;

        for (int cell = 0; cell < 9; cell++)
            b.on[cell] = letter(list[12 * k + cell]);
        if (!moves(&b, 1, list[12 * k + 9], list[12 * k + 10])
            || row(&b, 2))
            return 99;
        for (const char *from = "SML123456789"; *from; from++)
            for (char to = '1'; then = b, to <= '9'; to++)
                if (moves(&then, 2, *from, to)) {
                    int plies = 2 + shown(&then, list, in, k);

                    in[k] = plies > in[k] ? plies : in[k];
                }
    }
    return in[k - 1];
}
CLAIM(plum_wins_in_13_by_266_positions_and_by_48)
{
    CHECK(strlen(long_proof) == 266 * 12);
    CHECK(proves(long_proof) == 13);
    CHECK(strncmp(long_proof + 265 * 12, ".........", 9) == 0);
    CHECK(strlen(gobblet_proof) == 48 * 12);
    CHECK(proves(gobblet_proof) == 13);
    CHECK(strncmp(gobblet_proof + 47 * 12, ".........", 9) == 0);
}
CLAIM(a_spoiled_certificate_is_noticed)
{
    char list[48 * 12 + 1];
    int noticed = 0;

    for (int k = 0; k < 48; k++) {
        strcpy(list, gobblet_proof);
        memcpy(list + 12 * k + 9, "M5", 2);
        noticed += proves(list) >= 99;
    }
    CHECK(noticed == 48);
    memcpy(list, gobblet_proof + 47 * 12, 12);
    CHECK(proves(list) >= 99);
}
TEST_MAIN
