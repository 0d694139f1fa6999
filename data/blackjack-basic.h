/* The basic strategy that was measured for four packs, a dealer who stands on
   a soft 17, and no double after a split: the part of the table, from and to
   which points (of a pair: which kind), and what to do against two to ten and
   the ace. P: split; a point: do not. The tests of games/blackjack.nw hold the
   table of our making against it. */
{ HARD, 5, 8, "HHHHHHHHHH" },
{ HARD, 9, 9, "HDDDDHHHHH" },
{ HARD, 10, 10, "DDDDDDDDHH" },
{ HARD, 11, 11, "DDDDDDDDDH" },
{ HARD, 12, 12, "HHSSSHHHHH" },
{ HARD, 13, 16, "SSSSSHHHHH" },
{ HARD, 17, 19, "SSSSSSSSSS" },
{ SOFT, 13, 14, "HHHDDHHHHH" },
{ SOFT, 15, 16, "HHDDDHHHHH" },
{ SOFT, 17, 17, "HDDDDHHHHH" },
{ SOFT, 18, 18, "SDDDDSSHHH" },
{ SOFT, 19, 20, "SSSSSSSSSS" },
{ PAIR, 1, 1, "PPPPPPPPPP" },
{ PAIR, 2, 3, "..PPPP...." },
{ PAIR, 4, 5, ".........." },
{ PAIR, 6, 6, ".PPPP....." },
{ PAIR, 7, 7, "PPPPPP...." },
{ PAIR, 8, 8, "PPPPPPPPPP" },
{ PAIR, 9, 9, "PPPPP.PP.." },
{ PAIR, 10, 10, ".........." },
