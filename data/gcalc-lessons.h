/* The lessons of GCalc from the second on. Each has a line for the
   menu of new games, its option and title, two lines of
   help, its wish; what is on Main and in the cells at first; its questions,
   pairs of sentences that must come to the same cube; a way to it; and its
   slips, pairs of how Main may look, and what is said then. */
LESSON(N_("From lesson 2"), "lesson=2", N_("2: Taking apart"),
  .tells = N_("A right click on one of the eight pictures around Main takes "
              "that part away."),
  .more = N_("Somewhere in here is a color that the two columns do not "
             "have."),
  .goal = N_("Keep only the part whose color is not in the two columns on "
             "the left."),
  .main = "[[Dm/#80c020]-B]", .cells = "",
  .asks = { "main", "#80c020" }, .way = { "keep top", "keep back" },
  .typed = N_("keep top keeps the top of Main, and takes away what is "
              "below."),
  .slips = { "!#80c020", N_("That part is gone: Undo brings it back.") })
LESSON(N_("From lesson 3"), "lesson=3", N_("3: A lid"),
  .tells = N_("Red onto Main, blue onto right; then a right click on red in the "
              "columns makes it a hole."),
  .more = N_("One lid must cover both: what falls in will be where the red "
             "was."),
  .goal = N_("Put a lid over two halves: a hole on the left, blue on the "
             "right."),
  .cells = "",
  .asks = { "(main #010101)", "[#010101|B]",
            "(main [R-#020202])", "[[R-#020202]|B]" },
  .way = { "put R main", "put B right", "abstract R" },
  .typed = N_("put R main, put B right; then abstract R makes a hole of all "
              "the red."),
  .done = N_("In the line below Main, \\r. is the lid, and a small r is its "
             "place."),
  .slips = { "[\\", N_("One lid must cover both halves: first red and blue, then"
               " a hole of red."),
             "\\", N_("Not yet: a hole where the red was, and blue beside it. "
               "Undo leads back.") })
LESSON(N_("From lesson 4"), "lesson=4", N_("4: Let it fall"),
  .tells = N_("Put a thing onto argument: it stands beside the lid. Run "
              "lets it fall in."),
  .more = N_("Put onto Main itself, it replaces the cube; Undo brings the "
             "cube back."),
  .goal = N_("Let green fall into this lid: put green onto argument, then "
             "Run."),
  .main = "\\r.[r|[r-B]]", .cells = "",
  .asks = { "main", "[G|[G-B]]" }, .way = { "put G argument", "run" },
  .typed = N_("put Y argument puts yellow beside the lid; run lets it fall "
              "in."),
  .slips = { "!\\", N_("The lid is gone: Undo brings it back."),
             "(G", N_("Green must stand on argument: Undo, and put it there."),
             "[", N_("Green must stand on argument: Undo, and put it there.") })
LESSON(N_("From lesson 5"), "lesson=5", N_("5: Which hole?"),
  .tells = N_("Run it: the left part is plain green then. Right click on "
              "green, as in lesson 3."),
  .more = N_("The right part is still the hole g: two lids will be green, "
             "with letters g and g2."),
  .goal = N_("Run it, then make a hole of green: the first thing will fall "
             "left, the second right."),
  .main = "(\\r.\\g.[r|g] G)", .cells = "",
  .asks = { "(main B Y)", "[B|Y]",
            "(main #010101 #020202)", "[#010101|#020202]" },
  .way = { "run", "abstract G" },
  .typed = N_("Run it: the left part is plain green then. Say abstract G, "
              "as in lesson 3."),
  .done = N_("The new lid lies on top and takes the first thing. Try it: "
             "blue, yellow, Run."),
  .most = 2,
  .slips = { "!\\", N_("The lid is gone: Undo brings it back."),
             "\\g.(", N_("The lid was put on too early: Undo, then Run first."),
             "\\r", N_("That made a hole of red: Undo, then a right click on "
               "green.") })
LESSON(N_("From lesson 6"), "lesson=6", N_("6: Slices"),
  .tells = N_("Each half added halves what was there: hole beside id, then "
              "drag Main itself onto right."),
  .more = N_("What falls in is cut: id gives its part back, the cell hole "
             "gives glass (T)."),
  .goal = N_("Make four equal slices, from left: id, hole, id, hole."),
  .cells = " id hole ",
  .asks = { "(main #010101)", "[[#010101|T]|[#010101|T]]" },
  .way = { "put @71 main", "put @72 right", "put main right" },
  .typed = N_("Each half added halves what was there: hole beside id, then "
              "put main right."),
  .done = N_("Try it: red onto argument, and Run. The brown boxes are id and "
             "hole, packed."),
  .slips = { "[[", N_("Not equal: each new part gets half. Undo to id and "
               "hole, then Main itself onto right.") })
LESSON(N_("From lesson 7"), "lesson=7", N_("7: Yes and no"),
  .tells = N_("true takes two things and gives the first; false, the "
              "second."),
  .more = N_("Let green choose between red and itself (both onto argument); "
             "then make holes of both."),
  .goal = N_("Make a cube that says and: two trues give true, any others "
             "false."),
  .cells = " true false if ",
  .asks = { "(main true true W K)", "W", "(main true false W K)", "K",
            "(main false true W K)", "K", "(main false false W K)", "K" },
  .way = { "put G main", "put R argument", "put G argument", "abstract R",
           "abstract G" },
  .slips = { "\\", N_("Not yet: true, then false on argument, and Run, should "
               "come to false.") })
LESSON(N_("From lesson 8"), "lesson=8", N_("8: Numbers"),
  .tells = N_("Put two onto Main, green and red onto argument, and Run: two "
              "does green to red, twice."),
  .more = N_("What is put onto function stands left, and what was there "
             "falls into it."),
  .goal = N_("Make three: two lids, and below them g does something to r, "
             "three times."),
  .cells = " zero one two ",
  .asks = { "(main #010101 #020202)",
            "(#010101 (#010101 (#010101 #020202)))" },
  .way = { "put R main", "put G function", "put G function",
           "put G function", "abstract R", "abstract G" },
  .typed = N_("Say put two main, put G argument, put R argument, run: two does "
              "G to R, twice."),
  .done = N_("Try it: blue, then yellow onto argument, and Run. And zero is "
             "the cube false."),
  .slips = { "\\", N_("Not yet: put blue, then yellow onto argument. It must "
               "come to (B (B (B Y))).") })
LESSON(N_("From lesson 9"), "lesson=9", N_("9: Pairs"),
  .tells = N_("cons makes a pair, car gives its first thing, cdr its "
              "second."),
  .more = N_("Let blue be the pair: make (car B), drag Main to a cell; make "
             "(cons (cdr B)), add the cell."),
  .goal = N_("Make a cube that takes a pair and gives it turned around."),
  .cells = " cons car cdr ",
  .asks = { "(car (main (cons #010101 #020202)))", "#020202",
            "(cdr (main (cons #010101 #020202)))", "#010101" },
  .way = { "put B main", "put @22 function", "put main @51", "put B main",
           "put @32 function", "put @12 function", "put @51 argument",
           "abstract B" },
  .slips = { "\\", N_("Not yet: the car of what it gives must be the cdr of "
               "what it gets.") })
LESSON(N_("From lesson 10"), "lesson=10", N_("10: For ever"),
  .tells = N_("With blue on argument it must come to (B (B ..)), for ever: "
              "Walk (w) it."),
  .more = N_("A green lid on (R (g g)), put to itself, does it; the red lid "
             "comes last."),
  .goal = N_("Make a cube that uses what falls in again and again, without "
             "end."),
  .cells = " zero? sub1 two ",
  .asks = { "(main \\r.#010101)", "#010101",
            "(main \\b.\\y.(zero? y #010101 (b (sub1 y))) two)",
            "#010101" },
  .way = { "put G main", "put G argument", "put R function", "abstract G",
           "put main argument", "abstract R" },
  .done = N_("Try it: put blue onto argument, and Walk (w): it never ends."),
  .slips = { "\\", N_("Not yet: with blue on argument it must come to (B (B "
               "..)).") })
