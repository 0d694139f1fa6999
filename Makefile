# The book of games and the games. Type make help.
#
# A new game is one more word in GAMES; a game whose document is not
# written yet is left out.

GAMES = chatnoir lightsout minesweeper

# ---- documents and their files ---------------------------------------

# in the order of the book; a game's document stands in games/, but for
# the first
KIT  = kit/random kit/moves kit/grid kit/test kit/session kit/play \
    kit/properties kit/paint kit/hand kit/look kit/program kit/records \
    kit/drawer kit/board kit/frame kit/weave
nw   = $(basename $(firstword $(wildcard $(1).nw games/$(1).nw)))
DOCS := $(foreach g,$(GAMES),$(call nw,$g)) games $(KIT)

# The files of the kit and of games.nw, by level (see doc/HACKING.md): low
# ones never include high ones. This says as well what is compiled with
# GTK and what the system has (level 6 and the tests), and what is linked
# with what. A game's own files need no list.
LEVEL_1 = random text local grid help-text
LEVEL_2 = model view player game paint listen paint-log
LEVEL_3 = nim pond
LEVEL_4 = grid-view pond-view
LEVEL_5 = session play properties hand feel table
LEVEL_6 = paint-cairo look program store language records drawer frame \
    board shelf desk help main weave weave-tex weave-html $(PROGRAMS)
# of these, the ones that are programs by themselves; all games share main
PROGRAMS = launcher emblem lamps weave-main

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

# The C is tangled just now, with line numbers, or used as it came. Which
# files there are (FILES, as random/random.c), the documents say: make
# tangles those that are newer than what was written down about them,
# and then begins anew.
ifeq ($(NOTANGLE),no)
SRC   := tangled
FILES := $(patsubst $(SRC)/%,%,$(foreach d,$(notdir $(DOCS)),$(wildcard $(SRC)/$d/*.[ch])))
else
SRC   = build/src
ifeq ($(filter help clean uninstall,$(MAKECMDGOALS)),)
include $(patsubst %,build/stamps/%.mk,$(notdir $(DOCS)))
endif
define TANGLE
build/stamps/$(notdir $(1)).mk: $(1).nw tests/tangle tests/clean.awk
	@mkdir -p $$(@D)
	$$(call say,tangle,$$<)
	@tests/tangle -l $$< build/src > $$@
endef
endif

# the files of a document, or of all documents, by their last letters
of    = $(filter $(notdir $(1))/%,$(FILES))
named = $(filter $(addprefix %/,$(addsuffix .c,$(1))),$(FILES))
HERE  := $(foreach g,$(GAMES),$(if $(call nw,$g),$g))
BUILT := $(foreach g,$(GAMES),$(if $(call named,$g-view),$g))
TESTS := $(notdir $(basename $(filter %-test.c,$(FILES))))

# ---- the compiler ----------------------------------------------------

CC      = gcc
CFLAGS  = -O2 -g
LDFLAGS =
WARN = -Wall -Wextra -Wpedantic -Wconversion -Wshadow
STD  = -std=c11
# a game's own folder is not among them: no game can include another
INCLUDES := $(patsubst %,-I$(SRC)/%,$(notdir games $(KIT)))
# GTK's own headers are not ours to warn about
GTK_CFLAGS = $(eval GTK_CFLAGS := $$(subst -I,-isystem ,$$(shell \
    pkg-config --cflags gtk+-3.0)))$(GTK_CFLAGS)
GTK_LIBS   = $(eval GTK_LIBS := -Wl,--as-needed $$(shell \
    pkg-config --libs gtk+-3.0 atk sqlite3) -lm)$(GTK_LIBS)
SYSTEM = -D_XOPEN_SOURCE=700 $(GTK_CFLAGS)
COMPILE = $(CC) $(STD) $(WARN) $(INCLUDES) $(CFLAGS) $(CPPFLAGS)

objects = $(patsubst %.c,$(B)/obj/%.o,$(filter %.c,$(1)))
# a game without its tests
parts   = $(call objects,$(filter-out %-test.c,$(call of,$(1))))
below  := $(call named,$(LEVEL_1) $(LEVEL_2) $(LEVEL_3) $(LEVEL_4) $(LEVEL_5))
window := $(call named,$(LEVEL_6))
lone   := $(call named,$(PROGRAMS))
with_gtk := $(window) $(filter %-test.c,$(FILES))
$(call objects,$(with_gtk)): COMPILE += $(SYSTEM)

# ---- building --------------------------------------------------------

# as many jobs at once as there are processors, if nobody said how many
AT_ONCE = $(if $(findstring -j,$(MAKEFLAGS)),,-j$(shell nproc))
# a line a step, unless make -s; the whole of it with V=1
say = $(if $(findstring s,$(firstword -$(MAKEFLAGS))),@:,@echo '$(1) $(2)')
Q   = $(if $(V),,@)

.PHONY: all help play programs tests
LAUNCHER := $(if $(call named,launcher),$(B)/bin/literate-games)
all: programs $(patsubst weave/%-main.c,build/%,$(call named,weave-main))
programs: $(BUILT:%=$(B)/bin/%) $(LAUNCHER) $(if $(filter build,$(B)),$(BUILT:%=build/games/%/info))
tests: programs $(TESTS:%=$(B)/tests/%)

help: ## these lines
	@sed -n 's/^\([a-z-]*\):.*## /  make \1: /p' Makefile | \
	    sed 's/: /                /; s/^\(.\{22\}\) */\1/'

play: ## installs what is missing, builds, and opens the shelf
	@tests/need play
	@$(MAKE) --no-print-directory $(AT_ONCE) programs
	@if [ "$$DISPLAY$$WAYLAND_DISPLAY" ]; then build/bin/literate-games; \
	else build/bin/literate-games --text; fi

# other flags than the last time: all is compiled again
FLAGS = $(lastword $(CC)) $(STD) $(WARN) $(CFLAGS) $(CPPFLAGS) $(LDFLAGS)
ifneq ($(strip $(file < $(B)/flags)),$(strip $(FLAGS)))
.PHONY: $(B)/flags
endif
$(B)/flags:
	@mkdir -p $(@D)
	@echo '$(strip $(FLAGS))' > $@

$(B)/obj/%.o: $(SRC)/%.c $(B)/flags
	@mkdir -p $(@D)
	$(call say,compile,$<)
	$Q$(COMPILE) -MMD -MP -c -o $@ $<
-include $(wildcard $(B)/obj/*/*.d)
.SECONDARY:

# the style sheet, packed as a theme that GTK finds in the program
$(B)/obj/house.c: data/house.xml $(SRC)/look/house.css
	@mkdir -p $(@D)
	$(call say,pack,$(SRC)/look/house.css)
	@glib-compile-resources --sourcedir=$(SRC)/look --generate-source \
	    --c-name=house --target=$@ $<
$(B)/obj/house.o: $(B)/obj/house.c $(B)/flags
	$Q$(CC) $(CFLAGS) $(CPPFLAGS) $(GTK_CFLAGS) -w -c -o $@ $<
$(B)/libframe.a: $(B)/obj/house.o

LIBS = $(B)/libframe.a $(B)/libkit.a
$(B)/libkit.a: $(call objects,$(below))
$(B)/libframe.a: $(call objects,$(filter-out $(lone),$(window)))
$(LIBS):
	$(call say,archive,$@)
	@rm -f $@
	$Qar rcs $@ $^

# What is linked: a game (the window's library has its main), its tests,
# and the same main with the tester where the window would be
LINK = @mkdir -p $(@D)$(call nl)$(call say,link,$@)$(call nl)$Q$(CC) \
    $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(filter %.a,$^) $(GTK_LIBS)
define nl


endef
define GAME
$(B)/bin/$(1): $(call parts,$(1)) $(LIBS)
	$$(LINK)
$(B)/tests/$(1)-random: $(call parts,$(1)) $(B)/obj/frame/main.o \
        $(B)/obj/random-play.o $(B)/libkit.a
	$$(LINK)
endef
# $(1) is the game or the document's name, $(2) the test
define TEST
$(B)/tests/$(notdir $(2)): $(B)/obj/$(2).o \
        $(if $(filter $(1),$(GAMES)),$(call parts,$(1))) $(LIBS)
	$$(LINK)
endef
$(foreach g,$(BUILT),$(eval $(call GAME,$g)))
$(foreach t,$(basename $(filter %-test.c,$(FILES))),\
    $(eval $(call TEST,$(patsubst %/,%,$(dir $t)),$t)))
$(B)/obj/random-play.o: tests/random.c $(B)/flags
	@mkdir -p $(@D)
	$(call say,compile,$<)
	$Q$(COMPILE) -D_XOPEN_SOURCE=700 -MMD -MP -c -o $@ $<
-include $(B)/obj/random-play.d

# the launcher: the shelf, its words and its window; what draws its
# picture; and what makes pages of the documents
$(B)/bin/literate-games: $(B)/obj/games/launcher.o $(LIBS)
	$(LINK)
build/emblem: build/obj/games/emblem.o $(LIBS)
	$(LINK)
build/weave: build/obj/weave/weave-main.o $(LIBS)
	$(LINK)

# What the launcher shows of a game: its label and its pictures. Its
# folder stands beside bin, so the label's program is two folders up.
define SHOWN
build/games/$(1)/info: build/bin/$(1)
	$$(call say,draw,$(1))
	@mkdir -p $$(@D)
	$$Qbuild/bin/$(1) --icon=$$(@D)/$(1).svg
	$$Qfor t in light dark contrast; do e=-$$$$t; \
	    build/bin/$(1) --icon=$$(@D)/$(1)$$$${e#-light}.png \
	        --scale=1.33333 --theme=$$$$t && \
	    build/bin/$(1) --icon=$$(@D)/$(1)$$$${e#-light}@2.png \
	        --scale=2.66667 --theme=$$$$t; done
	$$Qbuild/bin/$(1) --info | sed 's|^game=|&../../bin/|' > $$@
build/figures/$(1)-icon.pdf: build/bin/$(1)
	@mkdir -p $$(@D)
	$$Qbuild/bin/$(1) --icon=$$@ --scale=1.5
build/html/$(1)-icon.svg: build/bin/$(1)
	@mkdir -p $$(@D)
	$$Qbuild/bin/$(1) --icon=$$@ --scale=1.5
	$$Qbuild/bin/$(1) --icon=$$(@:.svg=-dark.svg) --scale=1.5 --theme=dark
endef
$(foreach g,$(BUILT),$(eval $(call SHOWN,$g)))

# ---- tangling --------------------------------------------------------

ifneq ($(NOTANGLE),no)
$(foreach d,$(DOCS),$(eval $(call TANGLE,$d)))
endif

.PHONY: tangle fresh
tangle: $(DOCS:=.nw) ## writes tangled/, the C to read and to ship
	@$(NOWEB)
	@for d in $(DOCS); do tests/tangle $$d.nw tangled; done > /dev/null
	@cd tangled && rm -rf $(filter-out $(notdir $(DOCS)),$(notdir $(wildcard tangled/*)))

fresh: ## compares tangled/ with the documents
	@$(NOWEB)
	@tests/fresh.t

# All sentences for people, for whoever wants to translate them.
POT_FILES = $(filter-out %-test.c test/% weave/%,$(FILES))
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

# ---- the book --------------------------------------------------------

.PHONY: book figures
book: ## sets the book: build/book.pdf
	@tests/need play book
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave
	@$(MAKE) --no-print-directory $(AT_ONCE) build/book.pdf

WOVEN    := $(patsubst %,build/book/%.tex,$(notdir $(DOCS)))

# what the kit and the contract export: a game's pages link to theirs
build/exported.defs: $(patsubst %,%.nw,$(filter games,$(DOCS)) \
        $(filter-out kit/weave,$(KIT)))
	@mkdir -p $(@D)
	nodefs $^ | sort -u > $@.tmp
	@cmp -s $@.tmp $@ && rm $@.tmp || mv $@.tmp $@

# Pages are written only if they change: then LaTeX may stay idle.
define WEAVE
build/book/$(notdir $(1)).tex: $(1).nw build/exported.defs build/weave
	@mkdir -p $$(@D)
	noweave -n -delay -index -indexfrom build/exported.defs \
	    -backend build/weave $$< > $$@.tmp
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
	   echo '\newcommand\Kit{$(patsubst kit/%,\shared{%},$(KIT))}'; } > $@.tmp
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
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave
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
build/html/index.html: $(DOCS:=.nw) build/exported.defs build/weave \
        $(FIGURES:build/figures/%.pdf=build/html/%.svg) \
        $(wildcard doc/html*) $(wildcard tests/*/*.play)
	@mkdir -p $(@D)
	@rm -f build/html/*.html
	@{ $(foreach d,$(filter games,$(DOCS)),$(call NOTES,$d)) \
	   true; } | awk '$(PAUSE)' > build/html.notes
	@{ $(foreach d,$(filter-out games kit/%,$(DOCS)),$(call NOTES,$d)) \
	   printf '@part The shelf\n@resume\n@appendix The kit\n' && \
	   $(foreach d,$(KIT),$(call NOTES,$d)) true; } >> build/html.notes
	cp doc/html.css doc/html.js build/html
	build/weave build/html < build/html.notes

# permanent addresses: a new one is welcome, a changed one is noticed
anchors: html ## writes tests/anchors, the addresses that must not change
	@tests/html.t --list > build/anchors && mv build/anchors tests/anchors

.PHONY: picture
picture: programs ## draws the picture of the README anew: doc/picture.svg
	@tests/picture doc/picture.svg

# ---- checking --------------------------------------------------------

# A check is a script or a program that prints TAP. Its name is
# SUBJECT/WHAT: what it says is kept in build/tap (see tests/keep), and
# when it has passed it is asked again only if something is newer that
# it depends on. $(call CHECK,SUBJECT/WHAT,COMMAND,DEPENDS ON)
define CHECK
CHECKS += $(1)
build/tap/$(1).ok: $(3) $(firstword $(filter-out %=1,$(2))) tests/keep
	@tests/keep $(1) $(2)
endef
check = $(eval $(call CHECK,$(1),$(2),$(3)))
SANITIZE = -O1 -g -fsanitize=address,undefined \
    -fno-sanitize-recover=all -fno-omit-frame-pointer
ASAN = $(MAKE) --no-print-directory $(AT_ONCE) B=build/asan \
    CFLAGS='$(SANITIZE)' LDFLAGS='-fsanitize=address,undefined'
# for scripts that want something of what is built so
.PHONY: sanitized
sanitized: ; +@$(ASAN) $(WHAT)

ALL_NW = $(DOCS:=.nw)
SCRIPTS = tests/literate.py Makefile
ON_SCREEN = frame-test help-test
tests-of = $(filter-out $(ON_SCREEN),$(notdir $(basename $(filter $(1)/%-test.c,$(FILES)))))

# of every document: its unit tests, here and under the sanitizers (where
# what is lengthy is left out), and what compilers say of it
WATCHED = QUICK=1 ASAN_OPTIONS=detect_stack_use_after_return=1
define DOCUMENT
$(foreach t,$(call tests-of,$(1)),\
$(call check,$(1)/$t,build/tests/$t,$(wildcard tests/$(1)/*))\
$(call check,$(1)/asan-$t,$(WATCHED) build/asan/tests/$t,$(wildcard tests/$(1)/*)))\
$(call check,$(1)/warnings,tests/warnings.t $(1),$(call objects,$(call of,$(1))) $(SCRIPTS))
endef
# of every game besides, after $(1): its document
define GAME_CHECKS
$(call check,$(1)/student,tests/student.t $(1),$(2).nw tests/student $(TESTS_OF))\
$(call check,$(1)/mutants,tests/mutate.t $(1),$(TESTS_OF) tests/mutate $(wildcard tests/$(1)/mutants))\
$(call check,$(1)/random,tests/random.t $(1),build/asan/tests/$(1)-random tests/$(1)/random)\
$(call check,$(1)/coverage,tests/coverage.t $(1),$(TESTS_OF))\
$(call check,$(1)/replay,tests/replay.t $(1),build/bin/$(1) build/asan/bin/$(1) $(wildcard tests/$(1)/*.play))\
$(call check,$(1)/facts,tests/facts $(1),$(TAPS_OF) tests/$(1)/facts)\
$(call check,$(1)/syntax,tests/syntax.t $(1),$(2).nw tests/tangle)\
$(call check,$(1)/window,tests/screen tests/window $(1),build/bin/$(1) tests/window tests/$(1)/window tests/atspi.py)\
$(call check,$(1)/web,tests/web.t $(1),$(TESTS_OF) tests/web.c)\
$(foreach t,$(ALSO_HOUSE),$(call check,$(1)/$t,tests/$t.t $(2).nw,$(2).nw $(SCRIPTS) $(wildcard tangled/$(1)/*)))
endef
# what the house asks of all documents at once, and check-GAME of one
ALSO_HOUSE = names defs spelling measure fresh
TESTS_OF = $(patsubst %,build/tests/%,$(call tests-of,$(1)))
TAPS_OF  = $(patsubst %,build/tap/$(1)/%.ok,$(call tests-of,$(1)))
$(foreach g,$(BUILT),$(call GAME_CHECKS,$g,$(call nw,$g)))
$(foreach d,$(notdir $(DOCS)),$(call DOCUMENT,$d))
$(call check,minesweeper/steps,tests/steps.t,build/tests/minesweeper-solve-test tests/yardstick/minesweeper-proofs.c)
# of the whole house
SHELF = $(BUILT:%=build/bin/%) $(LAUNCHER)
$(foreach t,$(ALSO_HOUSE),$(call check,house/$t,tests/$t.t,$(ALL_NW) $(SCRIPTS) $(wildcard tangled/*/*)))
$(call check,house/plain,tests/plain.t,$(ALL_NW) Makefile $(wildcard tangled/*/*))
$(call check,house/layers,tests/layers.t,$(SHELF) $(SCRIPTS))
$(call check,house/failed,tests/failed.t,build/asan/libkit.a tests/random.c)
$(call check,house/facts,tests/facts shelf,build/tap/games/shelf-test.ok tests/shelf/facts)
$(call check,house/install,tests/install.t,$(SHELF) data/install README.md doc/NEWS)
$(call check,house/new-game,tests/new-game.t,$(SHELF) $(ALL_NW) tests/new-game $(wildcard tests/pond/*))
$(call check,house/launcher,tests/launcher.t,$(SHELF) tests/launcher/text.play)
$(call check,house/terminal,tests/terminal.t,build/bin/lightsout)
$(call check,house/weave,tests/weave.t,build/weave)
$(foreach t,$(ON_SCREEN),$(call check,house/$t,tests/screen build/tests/$t,build/tests/$t))
$(call check,house/window,tests/screen tests/window-launcher,$(LAUNCHER) tests/launcher.py tests/window-launcher)
$(call check,house/web,tests/web.t,$(SHELF))
$(call check,house/html,tests/html.t,build/html/index.html tests/anchors)
$(call check,house/book,tests/book.t,$(ALL_NW) $(wildcard doc/*.*) $(SHELF))

BOOK    = house/book
WEB     = $(filter %/web house/html,$(CHECKS))
WINDOWS = $(filter %/window,$(CHECKS)) $(ON_SCREEN:%=house/%)
# those that take longest are begun first
LONG    = $(filter %/student %/warnings %/random %/plain records/%,$(CHECKS))
QUIET   = $(LONG) $(filter-out $(LONG) $(BOOK) $(WEB) $(WINDOWS) \
    $(foreach g,$(BUILT),$(ALSO_HOUSE:%=$g/%)),$(CHECKS))
AGAIN   = $(MAKE) --no-print-directory $(AT_ONCE)
.PHONY: check check-games check-windows check-book check-web $(GAMES:%=check-%) \
    measure student new-game facts mutants bench soak fuzz for-games
for-games:
	@$(AGAIN) all tests
	@$(ASAN) programs $(filter-out $(ON_SCREEN:%=build/asan/tests/%),$(TESTS:%=build/asan/tests/%)) \
	    $(BUILT:%=build/asan/tests/%-random)

check: ## all of the checks: games, windows, web and book
	@tests/need play games windows web book
	@$(AGAIN) for-games
	@$(AGAIN) build/html/index.html
	@tests/part 'make check' $(WINDOWS) $(BOOK) $(QUIET) $(WEB)

check-games: ## rules, texts, transcripts and the scripts about the documents
	@tests/need play games
	@$(AGAIN) for-games
	@tests/part 'make check-games' $(QUIET)

check-windows: ## the windows, on screens of their own
	@tests/need play windows
	@$(AGAIN) programs $(ON_SCREEN:%=build/tests/%)
	@tests/part 'make check-windows' $(WINDOWS)

check-web: ## plays the games as pages of the web would, and reads the pages
	@tests/need play games web
	@$(AGAIN) programs build/html/index.html $(BUILT:%=build/tests/%-random)
	@tests/part 'make check-web' $(WEB)

check-book: ## sets the book and reads LaTeX's complaints
	@tests/need play games book
	@$(AGAIN) programs build/weave
	@tests/part 'make check-book' $(BOOK)

# one game alone, all that the house asks of it: make check-chatnoir
$(GAMES:%=check-%): check-%:
	@$(if $(filter $*,$(BUILT)),,echo "$* has no document with a view yet"; exit 1)
	@tests/need play games windows web
	@$(AGAIN) programs $(patsubst %,build/tests/%,$(call tests-of,$*))
	@$(ASAN) build/asan/bin/$* $(patsubst %,build/asan/tests/%,$(call tests-of,$*) $*-random)
	@tests/part 'make check-$*' $(filter $*/%,$(CHECKS)) house/layers

new-game: ## NAME= TITLE=: a game of your own, complete from the start
	@$(NOWEB)
	@tests/new-game "$(NAME)" "$(TITLE)"

student: ## GAME= CHUNK=: a chapter with a gap, and its checker
	@tests/need play games
	@tests/student "$(GAME)" "$(CHUNK)"

mutants: ## breaks functions of the games: exactly their tests must fail
	@tests/need play games
	@$(AGAIN) programs tests
	@for g in $(BUILT); do [ ! -e tests/$$g/mutants ] || tests/mutate $$g; done

measure: ## the bars of the book, document by document
	@tests/measure

# a hundred times the random play of make check; and from new seeds
soak: ## random play and all unit tests under the sanitizers, at length
	@$(ASAN) tests $(BUILT:%=build/asan/tests/%-random)
	@for t in $(filter-out $(ON_SCREEN),$(TESTS)); do build/asan/tests/$$t; done
	@TIMES=100 tests/random.t
	@$(MAKE) --no-print-directory $(AT_ONCE) build/tests/program-test build/tests/records-test
	KILLS=200 build/tests/records-test
	KILLS=200 build/tests/program-test
fuzz: ## random play under the sanitizers from seeds never used before
	@$(ASAN) $(BUILT:%=build/asan/tests/%-random)
	@TIMES=5 SEED=$$(date +%s%N) tests/random.t
bench: ## times the games and the window against yardsticks
	@tests/need play games windows bench
	@$(MAKE) --no-print-directory $(AT_ONCE) programs
	@bad=0; tests/bench || bad=1; tests/bench-start || bad=1; \
	    tests/bench-window || bad=1; \
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
PAGES   = $(if $(filter no,$(NOTANGLE) $(HTML)),,build/html/index.html)
.PHONY: install uninstall clean
install: programs build/emblem $(PAGES) ## DESTDIR= PREFIX=: puts the games, the shelf and the book there
	@$(INSTALL) install
uninstall: ## takes away what install put
	@$(INSTALL) uninstall

clean: ## throws away all that was built
	rm -rf build

# for the scripts: make -s list WHAT=GAMES
list: ; @echo $($(WHAT))
