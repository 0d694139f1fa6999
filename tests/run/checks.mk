# checks.mk -- make check and its parts. Read by the Makefile.

# ---- checking --------------------------------------------------------

# A check is a script or a program that prints TAP. Its name is
# SUBJECT/WHAT: what it says is kept in build/tap (see tests/run/keep), and
# when it has passed it is asked again only if something is newer that
# it depends on. $(call CHECK,SUBJECT/WHAT,COMMAND,DEPENDS ON)
define CHECK
CHECKS += $(1)
build/tap/$(1).ok: $(3) $(firstword $(filter-out %=1,$(2))) tests/run/keep | build/bare/$(call part,$(1))
	@BARE=build/bare/$(call part,$(1)) tests/run/keep $(1) $(2)
endef
# It belongs to one part of make check, which says what it needs of the
# system; and of the programs here it finds only those (see tests/run/bare).
NEEDS_games   = play games
NEEDS_windows = play windows
NEEDS_web     = play games web
NEEDS_book    = play games book
IN_BOOK    = house/book house/paper house/course house/filled
IN_WINDOWS = %/window %/few-window %/tongue board/mutants $(ON_SCREEN:%=house/%)
IN_WEB     = house/html house/kept %/web
part = $(if $(filter $(IN_BOOK),$(1)),book,$(if $(filter \
    $(IN_WINDOWS),$(1)),windows,$(if $(filter $(IN_WEB),$(1)),web,games)))
build/bare/%: dependencies tests/run/bare tests/run/checks.mk $(wildcard /var/lib/dpkg/status)
	@tests/run/bare $@ $(NEEDS_$*)
check = $(eval $(call CHECK,$(1),$(2),$(3)))
SANITIZE = -O1 -g1 -fsanitize=address,undefined \
    -fno-sanitize-recover=all -fno-omit-frame-pointer
ASAN = $(MAKE) --no-print-directory $(AT_ONCE) B=build/asan \
    CFLAGS='$(SANITIZE)' LDFLAGS='-fsanitize=address,undefined'
# games that play by themselves as in a page, there and here
FOR_WEB = $(foreach g,$(1),build/web/$g.wasm build/web/$g-plays.wasm build/tests/$g-web)
# for scripts that want something of what is built so
.PHONY: sanitized
sanitized: ; +@$(ASAN) $(WHAT)

# all sentences in a tongue of their own, and who hears from inside a
# program whether it speaks it (see tests/lib/tongue.py)
TONGUE = build/tongue/qps/LC_MESSAGES/literate-games.mo
$(TONGUE): $(addprefix $(SRC)/,$(POT_FILES)) $(wildcard data/cards/*.ui data/*.h) tests/lib/tongue.py tests/lib/manners.py $(wildcard tests/games/*/manners)
	@mkdir -p $(@D)
	@$(MAKE) -s --no-print-directory pot POT=build/tongue/now.pot
	@# empty lines stay empty; blanks and line ends stay outside
	@msgen build/tongue/now.pot | msgfilter --keep-header sed \
	    's/^\( *\)\(.*[^ ]\)\( *\)$$/\1«\2»\3/' 2> /dev/null | \
	    msgfmt -o $@ -
# what is laid before a program: who hears from inside, and what goes wrong
build/tests/doors.so: tests/window/doors.c
build/tests/trouble.so: tests/game/trouble.c
build/tests/%.so:
	@mkdir -p $(@D)
	$(call say,compile,$<)
	$Q$(CC) $(STD) $(WARN) -O1 -fPIC -shared $(GTK_CFLAGS) -o $@ $< $(GTK_LIBS)

ALL_NW = $(DOCS:=.nw)
SCRIPTS = tests/lib/literate.py Makefile
ON_SCREEN = board-test frame-test help-test
tests-of = $(filter-out $(ON_SCREEN),$(notdir $(basename $(filter $(1)/%-test.c,$(FILES)))))

# of every document: its unit tests, here and under the sanitizers (where
# what is lengthy is left out), one of the kit's mutants, and what
# compilers say of it
WATCHED = QUICK=1 ASAN_OPTIONS=detect_stack_use_after_return=1
define DOCUMENT
$(foreach t,$(call tests-of,$(1)),\
$(call check,$(1)/$t,CLOCK=1 build/tests/$t,$(wildcard tests/*/$(1)/*))\
$(call check,$(1)/asan-$t,$(WATCHED) build/asan/tests/$t,$(wildcard tests/*/$(1)/*)))\
$(if $(wildcard tests/kit/$(1)/mutants),\
$(call check,$(1)/mutants,tests/game/mutate.t $(1),$(TESTS_OF) $(addprefix build/tests/,$(filter $(1)-test,$(ON_SCREEN))) tests/game/mutate tests/kit/$(1)/mutants))\
$(call check,$(1)/warnings,tests/house/warnings.t $(1),$(foreach o,$(call objects,$(call of,$(1))),$o $(o:o=said)) $(SCRIPTS))
endef
# What takes long is asked in part (--few), but of a game that is asked by itself;
# of these games half of the gaps each day. $(call some,GAME,WHAT,COMMAND,DEPENDS ON)
# is GAME/WHAT and GAME/few-WHAT
TAUGHT = lightsout same chatnoir
# Of its window and its page, its words in another tongue, its gaps, mutants and
# coverage, and what it does by chance and under the sanitizers, a game is asked
# for one a day, each on a day of its own (SEED=2026-11-30: those of that day).
# RESTS_k are the games whose turn for the k-th of these is on another day.
DAY   := $(shell echo $$(($$(tests/run/day) % 4)))
$(foreach k,0 1 2 3,$(eval RESTS_$k := $(shell printf '%s\n' $(BUILT) | awk '(NR + $k) % 4 != $(DAY)')))
DUE    = $(filter-out $(RESTS_$(1)),$(BUILT))
some = $(call check,$(1)/$(2),$(3) $(1),$(4))\
$(call check,$(1)/few-$(2),$(3) --few $(1),$(4))
# A draft says so in its first line, and is held to less: it compiles
# without warnings, keeps its promises, replays its transcripts, and its
# functions and lines have an end.
DRAFTS := $(filter $(BUILT),$(notdir $(basename $(shell \
    grep -Hm1 '' $(DOCS:=.nw) | sed -n 's/:.*\bdraft\b.*//p'))))
# of every game besides, after $(1): its documents
define GAME_CHECKS
$(call some,$(1),random,tests/game/random.t,build/asan/tests/$(1)-random tests/games/$(1)/random)\
$(call check,$(1)/replay,tests/game/replay.t $(1),build/bin/$(1) $(if $(filter $(1),$(RESTS_3)),$(wildcard build/asan/bin/$(1)),build/asan/bin/$(1)) $(wildcard tests/games/$(1)/*.play))\
$(if $(filter $(DRAFTS),$(1)),,$(call FINISHED_CHECKS,$(1),$(2)))\
$(foreach t,$(if $(filter $(DRAFTS),$(1)),names measure,$(ALSO_HOUSE)),$(call check,$(1)/$t,tests/house/$t.t $(2:=.nw),$(2:=.nw) $(SCRIPTS) $(foreach c,$(call chapters,$(1)),$(wildcard tangled/$c/*))))
endef
DESK = $(wildcard tests/teach/*.[ch]) tests/teach/desk.py
define FINISHED_CHECKS
$(call some,$(1),student,tests/teach/student.t,$(2:=.nw) $(DESK) $(wildcard tests/games/$(1)/wrong) $(TESTS_OF))\
$(call check,$(1)/mutants,tests/game/mutate.t $(1),$(TESTS_OF) tests/game/mutate $(wildcard tests/games/$(1)/mutants))\
$(call check,$(1)/coverage,tests/game/coverage.t $(1),$(TAPS_OF) build/bin/$(1) tests/game/random.c $(wildcard tests/games/$(1)/*.play))\
$(call check,$(1)/facts,tests/game/facts $(1),$(TAPS_OF) $(QUOTED) tests/games/$(1)/facts)\
$(call check,$(1)/hints,tests/game/hints.t $(1),build/tests/$(1)-hints tests/game/hints.c $(wildcard tests/games/$(1)/hints))\
$(call check,$(1)/syntax,tests/house/syntax.t $(1),$(2:=.nw) tests/lib/tangle)\
$(call some,$(1),window,tests/run/screen tests/window/game,build/bin/$(1) tests/window/game tests/lib/atspi.py tests/lib/manners.py $(wildcard tests/games/$(1)/window tests/games/$(1)/manners))\
$(call check,$(1)/web,tests/game/web.t $(1),$(call FOR_WEB,$(1)) tests/game/web.js)
endef
# what the house asks of all documents at once, and check-GAME of one
ALSO_HOUSE = names defs spelling measure fresh
# tests of the kit that the facts of a game quote
QUOTED := $(patsubst %,build/tests/%,$(sort $(shell sed -n 's/.*:: \([a-z-]*-test\): .*/\1/p' tests/games/*/facts)))
TESTS_OF = $(foreach c,$(call chapters,$(1)),$(patsubst %,build/tests/%,$(call tests-of,$c)))
TAPS_OF  = $(foreach c,$(call chapters,$(1)),$(patsubst %,build/tap/$c/%.ok,$(call tests-of,$c)))
$(foreach g,$(BUILT),$(call GAME_CHECKS,$g,$(foreach c,$(call chapters,$g),$(call nw,$c))))
$(foreach d,$(notdir $(DOCS)),$(call DOCUMENT,$d))
$(call check,tallymaze/bignum,tests/games/tallymaze/bignum.t,build/tests/tallymaze-test tests/bench/yardstick/tallymaze-gmp.c)
$(call check,same/layers,tests/games/same/layers.t,build/bin/same build/tests/same-test)
$(call check,pousse/list,tests/games/pousse/list.t,data/pousse-four.h tests/games/pousse/walk.c)
$(call check,minesweeper/steps,tests/games/minesweeper/steps.t,build/tests/minesweeper-test $(wildcard tests/bench/yardstick/minesweeper-*.c))
# of the whole house
SHELF = $(BUILT:%=build/bin/%) $(LAUNCHER)
FINISHED = $(if $(DRAFTS),$(filter-out $(foreach g,$(DRAFTS),$(call nw,$g).nw),$(ALL_NW)))
$(foreach t,$(ALSO_HOUSE),$(call check,house/$t,tests/house/$t.t $(FINISHED),$(ALL_NW) $(SCRIPTS) $(wildcard tangled/*/*)))
$(call check,house/plain,tests/house/plain.t,$(ALL_NW) Makefile $(wildcard tangled/*/*))
$(call check,contract/window,tests/run/screen tests/window/game nim,build/bin/nim tests/window/game tests/games/nim/window tests/lib/atspi.py)
$(call check,house/layers,tests/house/layers.t,$(SHELF) $(SCRIPTS))
$(call check,house/rooms,tests/house/rooms.t,Makefile README.md $(ALL_NW) $(filter-out %/__pycache__ %.pyc,$(wildcard doc/* tests/*/* tests/*/*/*)))
$(call check,house/failed,tests/game/failed.t,build/asan/libkit.a tests/game/random.c)
$(call check,house/facts,tests/game/facts shelf,build/tap/launcher/shelf-test.ok tests/games/shelf/facts)
$(call check,house/install,tests/house/install.t,$(SHELF) data/install README.md doc/NEWS)
$(call check,house/play,tests/house/play.t,$(SHELF) tests/run/need dependencies Makefile)
$(call check,house/bare,tests/house/bare.t,tests/run/bare dependencies)
$(call check,house/new-game,tests/teach/new-game.t,$(SHELF) $(ALL_NW) $(if $(PLAYED),$(call FOR_WEB,$(firstword $(BUILT)))) tests/teach/new-game tests/teach/forget-game $(wildcard tests/games/pond/*))
$(call check,house/launcher,tests/house/launcher.t,$(SHELF) tests/games/shelf/text.play)
$(call check,house/german,tests/house/german.t,$(SHELF) $(TONGUE) $(wildcard po/*.po*))
$(foreach p,$(filter-out $(DRAFTS),$(BUILT)) nim literate-games,$(call check,$p/tongue,tests/run/screen tests/window/tongue-window.py $p,build/bin/$p tests/window/tongue-window.py $(TONGUE) build/tests/doors.so))
$(call check,house/nim,tests/game/replay.t nim,build/bin/nim build/asan/bin/nim $(wildcard tests/games/nim/*.play))
$(call check,house/guests,tests/house/guests.t,kit/contract.nw build/bin/nim)
$(call check,house/grade,tests/teach/grade.t,tests/teach/grade tests/teach/forms.py tests/teach/slips $(DESK) tests/teach/student build/bin/lightsout)
$(call check,house/exercises,tests/teach/exercises.t,$(ALL_NW) $(DESK) tests/teach/weeks $(wildcard tests/games/*/wrong))
$(call check,house/hidden,tests/teach/hidden.t,tests/teach/weeks $(wildcard tests/teach/hidden/*/*) $(DESK) build/bin/lightsout)
$(call check,house/course,tests/teach/course.t,build/tap/house/book.ok doc/teacher.tex tests/teach/weeks tests/teach/handout tests/teach/unsolved build/bin/lightsout)
$(call check,house/handout,tests/teach/handout.t,tests/teach/handout $(DESK) build/bin/lightsout)
$(call check,house/trouble,tests/game/trouble.t,$(SHELF) build/tests/trouble.so)
$(call check,trouble/window,tests/run/screen tests/game/trouble.t nim,build/bin/nim tests/game/trouble.t build/tests/doors.so build/tests/trouble.so)
$(call check,house/terminal,tests/house/terminal.t,build/bin/lightsout)
$(call check,house/kinds,tests/house/kinds.t,$(SHELF))
$(call check,house/subjects,tests/house/subjects.t,doc/subjects $(ALL_NW))
$(call check,house/c,tests/house/c.t,doc/subjects $(ALL_NW))
$(call check,house/icons,tests/house/icons.t,$(SHELF))
$(call check,solid/same,tests/kit/solid/solid.t,$(call objects,$(call of,solid)) $(SCRIPTS))
$(call check,solid/web,tests/kit/solid/solid.t web,$(call objects,$(call of,solid)) $(SCRIPTS))
$(call check,house/weave,tests/kit/weave/weave.t,build/weave)
$(foreach t,$(ON_SCREEN),$(call check,house/$t,tests/run/screen build/tests/$t,build/tests/$t))
$(call check,house/window,tests/run/screen tests/window/launcher.py build/bin/literate-games,$(LAUNCHER) tests/window/launcher.py)
$(call check,house/web,tests/game/web.t,$(SHELF))
$(call check,house/html,tests/web/html.t,build/html/index.html tests/web/anchors)
$(call check,house/kept,tests/web/kept.t,build/html/index.html tests/lib/pages.py)
$(foreach g,$(filter-out $(DRAFTS),$(BUILT)),$(call check,pages-$g/web,tests/web/pages.t $g,build/html/index.html tests/lib/pages.py tests/lib/manners.py $(wildcard tests/games/$g/manners)))
$(call check,house/book,tests/house/book.t,$(ALL_NW) $(wildcard doc/*.*) $(SHELF))
$(call check,house/filled,tests/house/filled.t,tests/lib/filled.py)
# when the book has been set: on the way to it, its numbers are guesses
$(call check,house/paper,tests/web/html.t --paper,build/tap/house/book.ok build/html/index.html)

ASKED   = $(filter-out $(ALONE),$(CHECKS))
BOOK    = $(filter $(IN_BOOK),$(ASKED))
WEB     = $(filter $(IN_WEB),$(ASKED))
WINDOWS = $(filter $(IN_WINDOWS),$(ASKED))
# those that take longest are begun first
LONG    = $(foreach l,house/new-game house/grade house/plain records/% \
    %/student %/few-student %/random %/few-random,$(filter $l,$(ASKED)))
QUIET   = $(LONG) $(filter-out $(LONG) $(BOOK) $(WEB) $(WINDOWS),$(ASKED))
# what is asked of a game by itself, and of the house at once, or less of
ALONE   = $(foreach g,$(BUILT),$(ALSO_HOUSE:%=$g/%)) \
    $(subst /few-,/,$(foreach c,$(CHECKS),$(if $(findstring /few-,$c),$c))) \
    $(RESTS_0:%=%/few-window) $(RESTS_0:%=%/web) \
    $(RESTS_1:%=%/tongue) $(RESTS_1:%=pages-%/web) \
    $(RESTS_2:%=%/coverage) $(RESTS_2:%=%/mutants) \
    $(patsubst %,%/few-student,$(filter-out $(TAUGHT),$(RESTS_2))) \
    $(foreach g,$(RESTS_3),$g/few-random $(foreach c,$(call chapters,$g),$(filter $c/asan-%,$(CHECKS)))) \
    $(foreach d,0 1 2 3,$(if $(filter-out $d,$(DAY)),$(TURN_$d)))
# of the house, what takes long has its turn on one day of four
TURN_0 = house/new-game
TURN_1 = house/plain house/handout
TURN_2 = house/course solid/same
TURN_3 = house/install house/hidden pousse/list
# what mostly waits for a window or a page, and what reckons meanwhile
WAITING = $(filter pages-%,$(WEB)) $(WINDOWS)
BUSY    = $(QUIET) $(filter-out $(WAITING),$(WEB))
AGAIN   = $(MAKE) --no-print-directory $(AT_ONCE)
.PHONY: check check-games check-windows check-book check-web $(GAMES:%=check-%) \
    measure student grade handout new-game forget-game facts mutants matches bench soak fuzz for-games
for-games:
	@$(AGAIN) all tests $(TONGUE) build/tests/doors.so build/tests/trouble.so \
	    $(BUILT:%=build/tests/%-hints)
	@$(ASAN) build/asan/bin/nim $(patsubst %,build/asan/bin/%,$(call DUE,3)) $(filter-out $(foreach t,\
	    $(ON_SCREEN) $(notdir $(foreach g,$(RESTS_3),$(call TESTS_OF,$g))),build/asan/tests/$t),$(TESTS:%=build/asan/tests/%)) \
	    $(patsubst %,build/asan/tests/%-random,$(call DUE,3))

# where a page cannot be made, the checks that read it say so
check: ## all of the checks: games, windows, web and book
	@tests/run/need play games windows web book
	@$(AGAIN) for-games
	-@$(AGAIN) build/html/index.html
	-@$(AGAIN) $(call FOR_WEB,$(call DUE,0))
	@tests/run/part 'make check' $(BOOK) $$(paste <(printf '%s\n' $(WAITING)) \
	    <(printf '%s\n' $(BUSY)))

check-games: ## rules, texts, transcripts and the scripts about the documents
	@tests/run/need $(NEEDS_games)
	@$(AGAIN) for-games
	@tests/run/part 'make check-games' $(QUIET)

check-windows: ## the windows, on screens of their own
	@tests/run/need $(NEEDS_windows)
	@$(AGAIN) programs $(ON_SCREEN:%=build/tests/%) $(TONGUE) build/tests/doors.so build/tests/trouble.so
	@tests/run/part 'make check-windows' $(WINDOWS)

check-web: ## plays the games as pages of the web would, and reads the pages
	@tests/run/need $(NEEDS_web)
	@$(AGAIN) programs build/html/index.html
	@$(AGAIN) $(call FOR_WEB,$(call DUE,0))
	@tests/run/part 'make check-web' $(WEB)

check-book: ## sets the book and reads LaTeX's complaints
	@tests/run/need $(NEEDS_book)
	@$(AGAIN) programs build/weave
	@tests/run/part 'make check-book' $(BOOK)

# one game alone, all that the house asks of it: make check-chatnoir
# (PARTS=games: without what asks for a window or the web)
PARTS = games windows web
$(GAMES:%=check-%): check-%:
	@$(if $(filter $*,$(BUILT)),,echo "$* has no document with a view yet"; exit 1)
	@tests/run/need play $(PARTS)
	@$(AGAIN) programs $(call TESTS_OF,$*) build/tests/$*-hints
	@$(ASAN) build/asan/bin/$* $(patsubst build/%,build/asan/%,$(call TESTS_OF,$*)) build/asan/tests/$*-random
	@$(if $(filter web,$(PARTS)),$(AGAIN) $(call FOR_WEB,$*))
	@tests/run/part 'make check-$*' $(foreach c,$(filter $(addsuffix /%,$(call chapters,$*)),$(CHECKS)),$(if \
	    $(findstring /few-,$c),,$(if $(filter $(call part,$c),$(PARTS)),$c))) house/layers

new-game: ## NAME= TITLE=: a game of your own, complete from the start
	@$(NOWEB)
	@tests/teach/new-game "$(NAME)" "$(TITLE)"

forget-game: ## NAME=: takes a game of your own away again, after asking
	@tests/teach/forget-game "$(NAME)"

student: ## GAME= CHUNK=: a chapter with a gap, and its checker; alone: which
	@tests/run/need play student
	@$(NOWEB)
	@tests/teach/student "$(GAME)" "$(CHUNK)"

grade: ## ANSWERS= [WEEK=, or GAME= CHUNK=; HIDDEN=]: a class's answers, in one table
	@tests/run/need play student
	@$(NOWEB)
	@HIDDEN="$(HIDDEN)" WEEK="$(WEEK)" tests/teach/grade "$(ANSWERS)" "$(GAME)" "$(CHUNK)"

handout: ## [WEEK=, or GAME= CHUNK=]: a gap to build and check with cc and make alone
	@tests/run/need play student
	@$(NOWEB)
	@WEEK="$(WEEK)" tests/teach/handout "$(GAME)" "$(CHUNK)"

mutants: ## breaks games and kit in many ways: their tests must notice
	@tests/run/need play games
	@$(AGAIN) programs tests
	@bad=0; for d in $(BUILT) $(notdir $(KIT)); do \
	    [ ! -e tests/games/$$d/mutants ] && [ ! -e tests/kit/$$d/mutants ] || \
	    tests/game/mutate $$d || bad=1; done; exit $$bad

measure: ## the bars of the book, document by document
	@tests/house/measure

# a hundred times the random play of make check, and twenty times the
# hints; and from new seeds
# what libraries keep for themselves until they end is no leak of ours
soak fuzz: export LSAN_OPTIONS = suppressions=$(CURDIR)/tests/run/lsan:print_suppressions=0
soak: ## random play and unit tests under the sanitizers, at length, and what make check leaves to other days
	@$(ASAN) tests $(BUILT:%=build/asan/tests/%-random)
	@for t in $(filter-out $(ON_SCREEN),$(TESTS)); do build/asan/tests/$$t; done
	@TIMES=100 tests/game/random.t
	@$(AGAIN) $(BUILT:%=build/tests/%-hints)
	@TIMES=20 tests/game/hints.t
	@$(MAKE) --no-print-directory $(AT_ONCE) $(call FOR_WEB,$(BUILT))
	@GAMES=2000 tests/game/web.t $(BUILT)
	@$(MAKE) --no-print-directory $(AT_ONCE) build/tests/store-test build/tests/records-test build/tests/chatnoir-test build/tests/spider-search-test
	KILLS=200 ADDED=1000 build/tests/records-test
	KILLS=200 build/tests/store-test
	PROMISES=5000 build/tests/chatnoir-test
	WAYS=100 build/tests/spider-search-test
	tests/run/screen tests/game/trouble.t --nth
	tests/run/screen tests/game/trouble.t --kills=1000
	printf 'build/bin/%s\n' spider gobblet gcalc parcheesi | \
	    xargs -n 1 -P 4 tests/run/screen tests/window/hour.py
	tests/teach/handout.t --all
	tests/teach/grade.t --all
	@$(AGAIN) for-games build/html/index.html
	@tests/run/part 'make soak' $(filter %/student %/window %/tongue %/coverage pages-% \
	    house/% solid/% pousse/list,$(ALONE))
	tests/house/book.t --all
fuzz: ## random play, spoilt files and documents under the sanitizers, from new seeds
	@$(ASAN) $(BUILT:%=build/asan/tests/%-random) $(BUILT:%=build/asan/tests/%-fuzz) build/asan/tests/house-fuzz build/asan/tests/weave-test
	@INPUTS=100000 SEED=$$(date +%s%N) tests/game/fuzz.t
	@TIMES=5 SEED=$$(date +%s%N) tests/game/random.t
	@TIMES=20 SEED=$$(date +%s%N) build/asan/tests/weave-test
matches: ## plays the matches whose results stand in the chapters
	@tests/run/need play games
	@tests/game/matches $(GAME)

bench: ## [GAME=] times the games and the window against yardsticks; one game alone
	@tests/run/need play games windows web bench
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave
ifdef GAME
	@tests/bench/games $(GAME)
else
	@$(MAKE) --no-print-directory $(AT_ONCE) build/html/index.html
	@bad=0; tests/bench/games || bad=1; tests/bench/table || bad=1; \
	    tests/bench/start || bad=1; \
	    tests/bench/window || bad=1; \
	    tests/bench/launcher || bad=1; \
	    tests/bench/web || bad=1; tests/bench/stops || bad=1; exit $$bad
endif

.PHONY: analyze
analyze: ## other analyzers, and the language as it was and will be: silent
	@$(AGAIN) programs
	@prove tests/house/warnings.t :: --more

# Where one thread hands something to another through GLib, which nobody
# compiled for it, ThreadSanitizer is told (see tests/window/handover.c).
.PHONY: threads
HANDED = mutex_lock mutex_unlock idle_add idle_add_full thread_pool_new \
    thread_pool_push thread_pool_free task_new task_run_in_thread \
    task_return_boolean
TSAN = $(MAKE) --no-print-directory $(AT_ONCE) B=build/tsan \
    CFLAGS='-O1 -g -fsanitize=thread' \
    LDFLAGS='-fsanitize=thread build/tsan/handover.o $(HANDED:%=-Wl,--wrap=g_%)'
IN_THREADS = store-test records-test board-test frame-test
THREADS_OF = chatnoir spider
threads: export TSAN_OPTIONS = ignore_noninstrumented_modules=1:$\
    exitcode=66:log_path=build/tsan/said
threads: ## who thinks and writes beside the window, under ThreadSanitizer: silent
	@tests/run/need play games windows
	@mkdir -p build/tsan; rm -f build/tsan/said.*
	@$(CC) $(STD) $(WARN) -O1 -fsanitize=thread $(GTK_CFLAGS) -c -o build/tsan/handover.o tests/window/handover.c
	@$(TSAN) $(IN_THREADS:%=build/tsan/tests/%) $(THREADS_OF:%=build/tsan/bin/%)
	@bad=0; $(foreach t,$(IN_THREADS),QUICK=1 $(if $(filter $t,\
	    $(ON_SCREEN)),tests/run/screen) build/tsan/tests/$t || bad=1;) \
	for g in $(THREADS_OF); do \
	    B=build/tsan tests/run/screen tests/window/game $$g || bad=1; done; \
	! cat build/tsan/said.* 2> /dev/null && exit $$bad

.PHONY: bench-class
bench-class: ## a class of a hundred hands in two gaps, and is graded
	@tests/run/need play student
	@$(MAKE) --no-print-directory $(AT_ONCE) programs
	@tests/bench/class chatnoir bfs && tests/bench/class lightsout 'find the shortest'

.PHONY: bench-gobblet
bench-gobblet: build/bin/gobblet ## 100 games against the ancestor's player; can be stopped, and goes on
	@tests/bench/duel gobblet plum maple 0.3 100 100 board=4x4

.PHONY: bench-pousse
bench-pousse: build/bin/pousse ## 20 games against the ancestor's robot; can be stopped, and goes on
	@tests/bench/duel pousse x o 0.2 10 5 size=4   # X wins, whoever it is
	@tests/bench/duel pousse x o 0.2 10 10 size=5

facts: ## the facts of the specs, and the test that quotes each
	@tests/run/need play games
	@$(MAKE) -s --no-print-directory $(AT_ONCE) programs \
	    $(patsubst %,build/tests/%,$(foreach g,$(BUILT),$(filter $g-%,$(TESTS))) $(filter shelf-%,$(TESTS))) $(QUOTED)
	@tests/game/facts

