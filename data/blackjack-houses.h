/* The kinds of Blackjack's game: name, options, and what a round is worth, out
   of a fresh shoe, for somebody who plays as the coach does. The tests of
   games/blackjack.nw hold these figures against the coach. */
{ N_("As in the Racket games"), "packs=4",
  N_("four packs: -0.52 in 100 bets") },
{ N_("One pack"), "packs=1",
  N_("shuffled each time: +0.02 in 100 bets") },
{ N_("A kind house"),
  "packs=6 after=yes again=yes surrender=yes insurance=yes",
  N_("six packs, all choices: -0.34 in 100 bets") },
{ N_("A busy house"),
  "packs=6 draws=yes after=yes again=yes insurance=yes",
  N_("the dealer draws on a soft 17: -0.62 in 100 bets") },
{ N_("Six to five"), "packs=1 draws=yes blackjack=6-5",
  N_("one pack, and a blackjack pays less: -1.56 in 100 bets") },
