# The book of games and the games. Type make help.
#
# Two lists rule everything: the games, and what each document is
# tangled to. A new game is one more word in GAMES; a game whose document
# is not written yet is left out.

GAMES = chatnoir lightsout minesweeper

# ---- documents and their files ---------------------------------------

# where a game's document is, and its files
nw = $(if $(filter chatnoir,$(1)),chatnoir,games/$(1))
GAME_FILES = .h .c -test.c -view.c -main.c $(MAY_HAVE)
MAY_HAVE   = -view.h -view-test.c -players.h -players.c \
             -solve.h -solve.c -solve-test.c

files.games          = game.h game.c game-test.c nim.h nim.c \
                       shelf.h shelf.c shelf-test.c desk.h desk.c launcher.c emblem.c \
                       help-text.h help-text.c help-text-test.c \
                       help.h help.c help-test.c \
                       pond.h pond.c pond-view.c pond-main.c pond-test.c lamps.c
files.kit/test       = test.h
files.kit/random     = random.h random.c random-test.c
files.kit/moves      = text.h text.c local.c text-test.c
files.kit/session    = session.h session.c session-test.c
files.kit/play       = play.h play.c play-test.c
files.kit/properties = properties.h properties.c properties-test.c
files.kit/paint      = paint.h paint.c paint-log.h paint-log.c \
                       paint-cairo.h paint-cairo.c paint-test.c
files.kit/program    = program.h program.c store.c language.c \
                       program-test.c
files.kit/records    = records.h records.c records-test.c
files.kit/drawer     = drawer.h drawer.c
files.kit/board      = board.h board.c
files.kit/frame      = frame.h frame.c frame-test.c
files.kit/weave      = weave-tex.c weave-html.c
$(foreach g,$(GAMES),$(eval files.$(call nw,$g) ?= $(addprefix $g,$(GAME_FILES))))

# in the order of the book
ALL_DOCS = $(foreach g,$(GAMES),$(call nw,$g)) games kit/random \
    kit/moves kit/test kit/session kit/play kit/properties kit/paint \
    kit/program kit/records kit/drawer kit/board kit/frame kit/weave

# which objects make which library; the rest of a kit's files are tests
KIT   = random text help-text local game paint paint-log session play properties
FRAME = help shelf paint-cairo program store language records drawer frame board

# ---- what is here ----------------------------------------------------

SHELL = /bin/bash
.SHELLFLAGS = -eo pipefail -c
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules

# the folder for what is built; the checks build in others besides
B = build
ifeq ($(shell command -v notangle),)
NOTANGLE = no
endif
# what cannot do without it
NOWEB = command -v notangle > /dev/null || tests/need games
DOCS := $(foreach d,$(ALL_DOCS),$(if $(wildcard $d.nw),$d))

# where the C is: tangled just now with line numbers, or as it came
ifeq ($(NOTANGLE),no)
SRC  := tangled
HAVE := $(notdir $(wildcard tangled/*.[ch]))
else
SRC  := build/src
HAVE := $(shell cat $(DOCS:=.nw) | \
        sed -n 's/^<<\([a-z0-9-]*\.[ch]\)>>=$$/\1/p' | sort -u)
endif
# the files of a document that it has
has = $(filter $(HAVE),$(files.$(1)))
FILES   := $(foreach d,$(DOCS),$(call has,$d))
headers  = $(addprefix $(SRC)/,$(filter %.h,$(call has,$(1))))
kit_headers := $(foreach d,$(filter kit/% games,$(DOCS)),$(call headers,$d))

# ---- the compiler ----------------------------------------------------

CC      = gcc
CFLAGS  = -O2 -g
LDFLAGS =
WARN = -Wall -Wextra -Wpedantic -Wconversion -Wshadow
STD  = -std=c11
# GTK's own headers are not ours to warn about
GTK_CFLAGS = $(eval GTK_CFLAGS := $$(subst -I,-isystem ,$$(shell \
    pkg-config --cflags gtk+-3.0)))$(GTK_CFLAGS)
GTK_LIBS   = $(eval GTK_LIBS := $$(shell \
    pkg-config --libs gtk+-3.0 atk sqlite3))$(GTK_LIBS)
COMPILE = $(CC) $(STD) $(WARN) -I$(SRC) $(CFLAGS) $(CPPFLAGS)
# only the window and what is near it may know of GTK and of the system
WITH_GTK = $(FRAME) $(patsubst %.c,%,$(filter frame% board% program-test.c \
    paint-test.c records-test.c,$(HAVE)))
WITH_GTK += $(filter shelf-test desk launcher emblem help-test lamps,$(HAVE:.c=))
$(WITH_GTK:%=$(B)/obj/%.o): COMPILE += -D_XOPEN_SOURCE=700 $(GTK_CFLAGS)

kit_objects   = $(patsubst %,$(B)/obj/%.o,$(filter $(HAVE:.c=),$(KIT)))
frame_objects = $(patsubst %,$(B)/obj/%.o,$(filter $(HAVE:.c=),$(FRAME)))
# a game without its main and its tests
parts = $(patsubst %.c,$(B)/obj/%.o,$(filter-out %-test.c %-main.c \
    %-bench.c,$(filter %.c,$(call has,$(call nw,$(1))))))

HERE  := $(foreach g,$(GAMES),$(if $(filter $(call nw,$g),$(DOCS)),$g))
BUILT := $(foreach g,$(GAMES),$(if $(filter $g-main.c,$(HAVE)),$g))
TESTS := $(patsubst %.c,%,$(filter %-test.c,$(FILES)))
LAUNCHER := $(if $(filter launcher.c,$(HAVE)),$(B)/bin/literate-games)

# ---- building --------------------------------------------------------

# as many jobs at once as there are processors, if nobody said how many
AT_ONCE = $(if $(findstring -j,$(MAKEFLAGS)),,-j$(shell nproc))

.PHONY: all help play programs sources tests
all: programs $(patsubst %.c,build/%,$(filter weave-%.c,$(HAVE)))
programs: $(BUILT:%=$(B)/bin/%) $(LAUNCHER) $(if $(filter build,$(B)),$(BUILT:%=build/games/%/info))
sources: $(FILES:%=$(SRC)/%)
tests: programs $(TESTS:%=$(B)/tests/%)

help: ## these lines
	@sed -n 's/^\([a-z-]*\):.*## /  make \1: /p' Makefile | \
	    sed 's/: /                /; s/^\(.\{22\}\) */\1/'

play: ## installs what is missing, builds, and opens the shelf
	@tests/need play
	@$(MAKE) --no-print-directory $(AT_ONCE) programs
	@if [ "$$DISPLAY$$WAYLAND_DISPLAY" ]; then build/bin/literate-games; \
	else build/bin/literate-games --text; fi

$(B)/obj/%.o: $(SRC)/%.c | $(kit_headers)
	@mkdir -p $(@D)
	$(COMPILE) -MMD -MP -c -o $@ $<

$(B)/libkit.a: $(kit_objects)
$(B)/libframe.a: $(frame_objects)
$(B)/lib%.a:
	@rm -f $@
	ar rcs $@ $^

define PROGRAM
$(B)/bin/$(1): $(B)/obj/$(1)-main.o $(call parts,$(1)) \
        $(B)/libframe.a $(B)/libkit.a
	@mkdir -p $$(@D)
	$$(CC) $$(CFLAGS) $$(LDFLAGS) -o $$@ $$^ $$(GTK_LIBS) -lm
endef
$(foreach g,$(BUILT),$(eval $(call PROGRAM,$g)))
define OWN
$(patsubst %.c,$(B)/tests/%,$(filter %-test.c,$(call has,$(call nw,$(1))))): \
    $(call parts,$(1))
$(patsubst %.c,$(B)/obj/%.o,$(filter %.c,$(call has,$(call nw,$(1))))): \
    | $(call headers,$(call nw,$(1)))
endef
$(foreach g,$(HERE),$(eval $(call OWN,$g)))

# the launcher: the shelf, its words and its window
$(B)/bin/literate-games: $(patsubst %,$(B)/obj/%.o,launcher desk) \
        $(B)/libframe.a $(B)/libkit.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(GTK_LIBS) -lm
$(B)/tests/shelf-test $(B)/tests/help-test: $(B)/libframe.a
$(B)/tests/shelf-test $(B)/tests/help-test: LIBS = $(GTK_LIBS)

# what draws the picture of the launcher itself
build/emblem: build/obj/emblem.o build/obj/paint-cairo.o build/libkit.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(GTK_LIBS) -lm

# What the launcher shows of a game: its label and its pictures. Its
# folder stands beside bin, so the label's program is two folders up.
define SHOWN
build/games/$(1)/info: build/bin/$(1)
	@mkdir -p $$(@D)
	build/bin/$(1) --icon=$$(@D)/$(1).svg
	build/bin/$(1) --icon=$$(@D)/$(1).png --scale=2.6666
	build/bin/$(1) --icon=$$(@D)/$(1)-dark.png --scale=2.6666 --theme=dark
	build/bin/$(1) --icon=$$(@D)/$(1)-contrast.png --scale=2.6666 \
	    --theme=contrast
	build/bin/$(1) --info | sed 's|^game=|&../../bin/|' > $$@
build/figures/$(1)-icon.pdf: build/bin/$(1)
	@mkdir -p $$(@D)
	build/bin/$(1) --icon=$$@ --scale=1.5
build/html/$(1)-icon.svg: build/bin/$(1)
	@mkdir -p $$(@D)
	build/bin/$(1) --icon=$$@ --scale=1.5
	build/bin/$(1) --icon=$$(@:.svg=-dark.svg) --scale=1.5 --theme=dark
endef
$(foreach g,$(BUILT),$(eval $(call SHOWN,$g)))

# the little game that make new-game copies
$(B)/tests/pond-test: $(B)/obj/pond.o $(B)/obj/pond-view.o

# Tests of the window, and of what reads files, need the frame as well.
$(B)/tests/frame-test $(B)/tests/program-test $(B)/tests/paint-test \
    $(B)/tests/records-test: \
    $(B)/libframe.a
$(B)/tests/frame-test $(B)/tests/program-test $(B)/tests/paint-test \
    $(B)/tests/records-test: \
    LIBS = $(GTK_LIBS)
# the little game the kit's tests are played with
ifneq ($(filter nim.c,$(HAVE)),)
$(patsubst %,$(B)/tests/%-test,game session play properties program frame \
    records): \
    $(B)/obj/nim.o
endif
$(B)/tests/%-test: $(B)/obj/%-test.o $(B)/libkit.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) \
	    $(filter %frame.a,$^) $(filter %kit.a,$^) $(LIBS) -lm

# A game's own main, with the tester where the window would be
$(B)/obj/random-play.o: tests/random.c | $(kit_headers)
	@mkdir -p $(@D)
	$(COMPILE) -D_XOPEN_SOURCE=700 -MMD -MP -c -o $@ $<
define RANDOM
$(B)/tests/$(1)-random: $(B)/obj/$(1)-main.o $(call parts,$(1)) \
        $(B)/obj/random-play.o $(B)/libkit.a
	@mkdir -p $$(@D)
	$$(CC) $$(CFLAGS) $$(LDFLAGS) -o $$@ $$^ -lm
endef
$(foreach g,$(BUILT),$(eval $(call RANDOM,$g)))

build/weave-tex build/weave-html: build/%: $(SRC)/%.c
	@mkdir -p $(@D)
	$(CC) $(STD) $(WARN) -D_XOPEN_SOURCE=700 $(CFLAGS) $(LDFLAGS) -o $@ $<

-include $(wildcard $(B)/obj/*.d)
.SECONDARY:

# ---- tangling --------------------------------------------------------

.PHONY: tangle fresh
ifneq ($(NOTANGLE),no)
define TANGLE
build/stamps/$(1).done: $(1).nw tests/tangle Makefile
	@mkdir -p $$(@D)
	tests/tangle -l $$< build/src $(call has,$(1))
	@touch $$@
$(addprefix build/src/,$(call has,$(1))): build/stamps/$(1).done ;
endef
$(foreach d,$(DOCS),$(eval $(call TANGLE,$d)))
endif

tangle: $(DOCS:=.nw) ## writes tangled/, the C to read and to ship
	@$(NOWEB)
	@good=true; $(foreach d,$(DOCS),tests/tangle $d.nw tangled $(call has,$d) || good=false;) $$good

# All sentences for people, for whoever wants to translate them.
POT_FILES = $(filter-out %-test.c %-bench.c test.h weave-%,$(FILES))
.PHONY: pot
pot: $(DOCS:=.nw) ## lists all sentences in po/literate-games.pot
	@tests/need play games
	@$(MAKE) -s --no-print-directory tangle
	@mkdir -p po
	@cd tangled && xgettext --language=C --keyword=_ --keyword=N_ \
	    --from-code=UTF-8 --sort-by-file --add-location=file \
	    --package-name=literate-games -o - $(sort $(POT_FILES)) | \
	    sed '1,5d; /^"POT-Creation-Date/d; s/charset=CHARSET/charset=UTF-8/' \
	    > ../po/literate-games.pot

fresh: $(DOCS:=.nw) ## compares tangled/ with the documents
	@$(NOWEB)
	@rm -rf build/fresh
	@$(foreach d,$(DOCS),tests/tangle $d.nw build/fresh $(call has,$d) || exit;)
	@diff -r build/fresh tangled && echo "tangled/ is fresh" || \
	    { echo "tangled/ is stale: type make tangle"; exit 1; }

# ---- the book --------------------------------------------------------

.PHONY: book figures
book: ## sets the book: build/book.pdf
	@tests/need play book
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave-tex
	@$(MAKE) --no-print-directory $(AT_ONCE) build/book.pdf

KIT_DOCS := $(filter kit/%,$(DOCS))
WOVEN    := $(patsubst %,build/book/%.tex,$(notdir $(DOCS)))

# what the kit and the contract export: a game's pages link to theirs
build/exported.defs: $(patsubst %,%.nw,$(filter games,$(DOCS)) $(KIT_DOCS))
	@mkdir -p $(@D)
	nodefs $^ | sort -u > $@.tmp
	@cmp -s $@.tmp $@ && rm $@.tmp || mv $@.tmp $@

# Pages are written only if they change: then LaTeX may stay idle.
define WEAVE
build/book/$(notdir $(1)).tex: $(1).nw build/exported.defs build/weave-tex
	@mkdir -p $$(@D)
	noweave -n -delay -index -indexfrom build/exported.defs \
	    -backend build/weave-tex $$< > $$@.tmp
	@test -s $$@.tmp
	@cmp -s $$@.tmp $$@ && rm $$@.tmp || mv $$@.tmp $$@
endef
$(foreach d,$(DOCS),$(eval $(call WEAVE,$d)))

build/book/spine.tex build/book/shelf.tex: build/book/games.tex
	@awk '/$(CUT)/ { late = 1 } late { print > "build/book/shelf.tex" } \
	    !late { print > "build/book/spine.tex" }' $<

build/book/list.tex: Makefile $(DOCS:=.nw)
	@mkdir -p $(@D)
	@{ echo '\newcommand\Games{$(HERE:%=\game{%})}'; \
	   echo '\newcommand\Kit{$(patsubst kit/%,\shared{%},$(KIT_DOCS))}'; } > $@.tmp
	@cmp -s $@.tmp $@ && rm $@.tmp || mv $@.tmp $@

# Every picture of a board is a saved game, drawn by the game itself.
SAVED   := $(foreach g,$(BUILT),$(wildcard tests/$g/figures/*.game))
FIGURES := $(BUILT:%=build/figures/%-icon.pdf) $(foreach s,$(SAVED),build/figures/$(word 2,$(subst /, ,$s))-$(basename $(notdir $s)).pdf)
define FIGURE
build/figures/$(word 2,$(subst /, ,$(1)))-$(basename $(notdir $(1))).pdf: \
        $(1) $(wildcard $(1:.game=.args)) build/bin/$(word 2,$(subst /, ,$(1)))
	@mkdir -p $$(@D)
	build/bin/$(word 2,$(subst /, ,$(1))) --figure $$@ --moves=$(1) \
	    $$$$(cat $(1:.game=.args) 2> /dev/null || true)
endef
$(foreach s,$(SAVED),$(eval $(call FIGURE,$s)))
figures: $(FIGURES) ## draws the pictures of the book

build/book.pdf: $(WOVEN) build/book/spine.tex build/book/shelf.tex \
        build/book/list.tex $(FIGURES) \
        $(wildcard doc/*.tex doc/*.sty doc/*.lua) $(wildcard tests/*/*.play)
	TEXINPUTS=doc: SOURCE_DATE_EPOCH=0 TEXMFVAR=$(CURDIR)/build/texmf \
	    latexmk -lualatex -silent -interaction=nonstopmode -halt-on-error \
	    -outdir=build/book doc/book.tex > build/book/latexmk.out 2>&1 || \
	    { grep -A4 '^!' build/book/book.log; tail -5 build/book/latexmk.out; \
	      exit 1; }
	@awk -F'[{}]' '/^.newlabel[{]ch:/ { c = substr($$2, 4) ".html"; \
	        at[n++] = c; page[c] = $$7 } \
	    /^.newlabel[{]sec:/ { s = tolower(substr($$2, 5)); \
	        gsub(/[^a-z0-9]/, "-", s); at[n++] = c "#" s; page[c "#" s] = $$7 } \
	    /^.gdef .@abspage@last/ { all = $$2 } \
	    /^.gdef .lastprinted/ { last = $$2 } \
	    END { for (i = 0; i < n; i++) print at[i], page[at[i]] + all - last + 1 }' \
	    build/book/book.aux > build/book.pages
	@cmp -s build/book/book.pdf $@ || cp build/book/book.pdf $@

# ---- the book on the web ---------------------------------------------

.PHONY: html anchors
html: ## the same book as pages of the web: build/html/index.html
	@tests/need play web
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave-html
	@$(MAKE) --no-print-directory $(AT_ONCE) build/html/index.html

# The pictures again, for day and, where they do not say which, for night
define PICTURE
build/html/$(word 2,$(subst /, ,$(1)))-$(basename $(notdir $(1))).svg: \
        $(1) $(wildcard $(1:.game=.args)) build/bin/$(word 2,$(subst /, ,$(1)))
	@mkdir -p $$(@D)
	build/bin/$(word 2,$(subst /, ,$(1))) --figure $$@ --moves=$(1) \
	    $(file < $(1:.game=.args))
	$(if $(findstring --theme,$(file < $(1:.game=.args))),, \
	@build/bin/$(word 2,$(subst /, ,$(1))) --figure $$(@:.svg=-dark.svg) \
	    --moves=$(1) $(file < $(1:.game=.args)) --theme=dark)
endef
$(foreach s,$(SAVED),$(eval $(call PICTURE,$s)))

# All notes of all documents, in the order of the book. The games stand
# before the second half of games.nw: it pauses where the launcher begins.
CUT   = ^(@text )?.chapter[{]The launcher
PAUSE = /^@begin docs/ { docs = 1 } !docs { print; next } { held[n++] = $$0 } \
    /$(CUT)/ { print "@part Games\n@pause" } \
    /^@end docs|$(CUT)/ { for (i = 0; i < n; i++) print held[i]; n = docs = 0 }
NOTES = noweave -n -delay -index -indexfrom build/exported.defs \
    -backend 'sh -c cat' $(1).nw &&
build/html/index.html: $(DOCS:=.nw) build/exported.defs build/weave-html \
        $(FIGURES:build/figures/%.pdf=build/html/%.svg) \
        $(wildcard doc/html*) $(wildcard tests/*/*.play)
	@mkdir -p $(@D)
	@rm -f build/html/*.html
	@{ $(foreach d,$(filter games,$(DOCS)),$(call NOTES,$d)) \
	   true; } | awk '$(PAUSE)' > build/html.notes
	@{ $(foreach d,$(filter-out games kit/%,$(DOCS)),$(call NOTES,$d)) \
	   printf '@part The shelf\n@resume\n@appendix The kit\n' && \
	   $(foreach d,$(KIT_DOCS),$(call NOTES,$d)) true; } >> build/html.notes
	cp doc/html.css doc/html.js build/html
	build/weave-html build/html < build/html.notes

# permanent addresses: a new one is welcome, a changed one is noticed
anchors: html ## writes tests/anchors, the addresses that must not change
	@tests/html.t --list > build/anchors && mv build/anchors tests/anchors

.PHONY: picture
picture: programs ## draws the picture of the README anew: doc/picture.svg
	@tests/picture doc/picture.svg

# ---- checking --------------------------------------------------------

.PHONY: check check-games check-windows check-book check-web measure student new-game \
    facts bench soak fuzz $(GAMES:%=check-%)

SANITIZE = -O1 -g -fsanitize=address,undefined \
    -fno-sanitize-recover=all -fno-omit-frame-pointer
ASAN = $(MAKE) --no-print-directory $(AT_ONCE) B=build/asan \
    CFLAGS='$(SANITIZE)' LDFLAGS='-fsanitize=address,undefined'
PART = $(MAKE) --no-print-directory DEPS=$(DEPS) check-$(1) || \
    grep -qvx 0 build/tap/$(1)/*.status 2> /dev/null || \
    { mkdir -p build/tap/$(1); \
      printf '1..1\nnot ok 1 - make check-$(1)\n' > build/tap/$(1)/zz.tap; \
      echo 1 > build/tap/$(1)/zz.tap.status; }
QUIET_TESTS = $(filter-out frame-test help-test,$(TESTS))

# the longest first: none of them is left over when all others are done
LONGEST = $(wildcard $(patsubst %,tests/%.t,student mutate new-game \
    warnings coverage plain random))

check: ## all of the checks: games, windows, web and book
	@tests/need play games windows web book
	@rm -rf build/tap
	@$(call PART,games)
	@$(call PART,windows)
	@$(call PART,web)
	@$(call PART,book)
	@echo
	@prove -Q --exec tests/keep $$(ls build/tap/*/*.tap)

check-games: ## rules, texts, transcripts and the scripts about the documents
	@tests/need play games
	@$(MAKE) --no-print-directory $(AT_ONCE) all tests
	@$(ASAN) programs $(QUIET_TESTS:%=build/asan/tests/%) \
	    $(BUILT:%=build/asan/tests/%-random)
	@tests/part games $(LONGEST) $(QUIET_TESTS:%=build/asan/tests/%) \
	    $(QUIET_TESTS:%=build/tests/%) \
	    $(filter-out $(LONGEST) tests/web.t tests/html.t tests/book.t tests/windows.t, \
	    $(wildcard tests/*.t))

check-windows: ## the windows, on a screen of their own
	@tests/need play windows
	@$(MAKE) --no-print-directory $(AT_ONCE) programs $(filter %/frame-test %/help-test,$(TESTS:%=build/tests/%))
	@JOBS=1 tests/part windows tests/windows.t

check-book: ## sets the book and reads LaTeX's complaints
	@tests/need play games book
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave-tex
	@JOBS=1 tests/part book tests/book.t

check-web: ## weaves the pages of the web, and compiles games for them
	@tests/need play games web
	@$(MAKE) -s --no-print-directory $(AT_ONCE) sources > /dev/null
	@$(MAKE) -s --no-print-directory $(AT_ONCE) programs build/weave-html \
	    build/html/index.html
	@tests/part web tests/web.t tests/html.t

# one game alone: make check-chatnoir
$(GAMES:%=check-%): check-%:
	@$(if $(filter $*,$(BUILT)),,echo "$* has no document with a main yet"; exit 1)
	@tests/need play games
	@$(MAKE) --no-print-directory $(AT_ONCE) programs \
	    $(patsubst %,build/tests/%,$(filter $*-%,$(TESTS)))
	@$(ASAN) build/asan/bin/$* $(patsubst %,build/asan/tests/%,$(filter $*-%,$(TESTS)) $*-random)
	@GAME=$* tests/part $* \
	    $(patsubst %,build/tests/%,$(filter $*-%,$(TESTS))) \
	    $(patsubst %,build/asan/tests/%,$(filter $*-%,$(TESTS))) \
	    tests/replay.t tests/random.t

new-game: ## NAME= TITLE=: a game of your own, complete from the start
	@$(NOWEB)
	@tests/new-game "$(NAME)" "$(TITLE)"

student: ## GAME= CHUNK=: a chapter with a gap, and its checker
	@tests/need play games
	@tests/student "$(GAME)" "$(CHUNK)"

measure: ## the bars of the book, document by document
	@tests/measure

# a hundred times the random play of make check; and from new seeds
soak: ## random play under the sanitizers, a hundredfold
	@$(ASAN) $(BUILT:%=build/asan/tests/%-random)
	@TIMES=100 tests/random.t
	@$(MAKE) --no-print-directory $(AT_ONCE) build/tests/program-test build/tests/records-test
	KILLS=200 build/tests/records-test
	KILLS=200 build/tests/program-test
fuzz: ## random play under the sanitizers from seeds never used before
	@$(ASAN) $(BUILT:%=build/asan/tests/%-random)
	@TIMES=5 SEED=$$(date +%s%N) tests/random.t
bench: ## times the games and the window against yardsticks
	@tests/need play games windows bench
	@$(MAKE) --no-print-directory $(AT_ONCE) sources programs
	@bad=0; tests/bench || bad=1; tests/bench-window || bad=1; \
	    tests/bench-launcher || bad=1; exit $$bad

facts: ## the facts of the specs, and the test that quotes each
	@tests/need play games
	@$(MAKE) -s --no-print-directory $(AT_ONCE) programs \
	    $(patsubst %,build/tests/%,$(foreach g,$(BUILT),$(filter $g-%,$(TESTS))) $(filter shelf-%,$(TESTS)))
	@tests/facts

# ---- installing ------------------------------------------------------

# data/install knows what goes where. The web pages are made first if
# noweb is here; HTML=no leaves them as they are.
PREFIX  = /usr/local
DESTDIR =
INSTALL = DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' GAMES='$(BUILT)' data/install
PAGES   = $(if $(filter no,$(NOTANGLE) $(HTML)),,$(if $(filter \
    weave-html.c,$(HAVE)),build/html/index.html))
.PHONY: install uninstall clean
install: programs build/emblem $(PAGES) ## DESTDIR= PREFIX=: puts the games, the shelf and the book there
	@$(INSTALL) install
uninstall: ## takes away what install put
	@$(INSTALL) uninstall

clean: ## throws away all that was built
	rm -rf build

# for the scripts: make -s list WHAT=GAMES
list: ; @echo $($(WHAT))
