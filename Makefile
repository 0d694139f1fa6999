# The book of games and the games. Type make help.
#
# A new game is one more word in GAMES; a game whose document is not
# written yet is left out.

GAMES = chatnoir lightsout same slidey minesweeper paintbynumbers memory tallymaze aces spider pousse gobblet checkers parcheesi crazy8s gofish rummy blackjack jewel gcalc

# ---- documents and their files ---------------------------------------

# in the order of the book; a game's document stands in games/, but for
# the first
KIT  = kit/contract kit/random kit/moves kit/grid kit/test kit/session kit/play \
    kit/properties kit/paint kit/cards kit/solid kit/hand kit/look kit/wishes kit/store kit/program kit/records kit/carry \
    kit/drawer kit/paper kit/aside kit/board kit/likes kit/frame kit/web \
    kit/launcher kit/help kit/weave kit/c
nw   = $(basename $(firstword $(wildcard $(1).nw games/$(1).nw)))
# Second chapters, GAME-WORD. What these have is of the program of their game:
# it is linked with it, and asked with it by make check-GAME. The first does not
# know the second (tests/house/layers.t).
SEQUELS = parcheesi-learned gcalc-seen
# and this is no game: programs by themselves
ALONG = chatnoir-solved $(SEQUELS)
# a game's chapters; and the game of a chapter
chapters = $(1) $(filter $(1)-%,$(SEQUELS))
game-of  = $(if $(filter $(SEQUELS),$(1)),$(firstword $(subst -, ,$(1))),$(1))
DOCS := $(foreach c,$(GAMES) $(ALONG),$(call nw,$c)) games $(KIT)

# The files of the kit and of games.nw, by level (see doc/HACKING.md): low
# ones never include high ones, and within a level no file knows one that
# is named behind it. This says as well what is compiled with
# GTK and what the system has (level 6 and the tests), and what is linked
# with what. A game's own files need no list.
LEVEL_1 = random text local sets grid cards stage solid
LEVEL_2 = model paint view player lore game listen paint-log
LEVEL_3 = nim nim-take pond
LEVEL_4 = grid-view cards-paint pond-view nim-players nim-view
LEVEL_5 = session room hand table match play properties tape
LEVEL_6 = paint-cairo apart language scribe store look wish records carry help \
    aside paper drawer board likes program frame main shelf desk $(PROGRAMS)
# of these, the ones that are programs by themselves, or a page's; all games
# share main
PROGRAMS = launcher lamps weave-main nim-game web

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
# Locked by whoever makes the pages behind the games: nobody begins them a
# second time, a game can say that they are on their way, and whoever wants
# more of make than to play waits for them.
WEAVING = build/weaving
ifeq ($(MAKELEVEL)$(filter help play,$(MAKECMDGOALS)),0)
$(shell [ ! -e $(WEAVING) ] || flock -n $(WEAVING) true || { \
    echo 'This waits for the pages that make play has begun.' >&2; flock $(WEAVING) true; })
endif
# what cannot do without it
NOWEB = command -v notangle > /dev/null || tests/run/need write

# The C is tangled just now, with line numbers, or used as it came. Which
# files there are (FILES, as random/random.c), the documents say: make
# tangles those that are newer than what was written down about them,
# and then begins anew.
ifeq ($(NOTANGLE),no)
SRC   := tangled
FILES := $(patsubst $(SRC)/%,%,$(foreach d,$(notdir $(DOCS)),$(wildcard $(SRC)/$d/*.[ch])))
else
SRC   = build/src
ifneq ($(filter-out help clean uninstall install play,$(or $(MAKECMDGOALS),all)),)
include $(patsubst %,build/stamps/%.mk,$(notdir $(DOCS)))
endif
define TANGLE
build/stamps/$(notdir $(1)).mk: $(1).nw tests/lib/tangle tests/lib/clean.awk
	@mkdir -p $$(@D)
	$$(call say,tangle,$$<)
	@tests/lib/tangle -l $$< build/src > $$@
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
STD  = -std=c11 -ffp-contract=off
# A game's own folder is not among them: no game can include another. A second
# chapter includes the first.
INCLUDES := $(patsubst %,-I$(SRC)/%,$(notdir games $(KIT)) \
    $(foreach s,$(SEQUELS),$(call game-of,$s))) -Idata
# GTK's own headers are not ours to warn about
GTK_CFLAGS = $(eval GTK_CFLAGS := $$(subst -I,-isystem ,$$(shell \
    pkg-config --cflags gtk+-3.0 2> /dev/null)))$(GTK_CFLAGS)
# a start looks for every name of every library in this order
GTK_LIBS   = $(eval GTK_LIBS := -Wl,--as-needed -lc $$(shell pkg-config --libs \
    gobject-2.0 gmodule-no-export-2.0 gtk+-3.0 atk sqlite3 2> /dev/null) -lm)$(GTK_LIBS)
# the quicker of two linkers, where it is
LINKER     = $(eval LINKER := $$(if $$(shell command -v ld.gold),-fuse-ld=gold))$(LINKER)
# the least that will do; tests/house/plain.t compiles with no more than that
LEAST  = gtk+-3.0 >= 3.22 glib-2.0 >= 2.68 sqlite3
SYSTEM = -D_XOPEN_SOURCE=700 $(GTK_CFLAGS)
# no program says in which folder it was built
HERE_IS = -ffile-prefix-map=$(CURDIR)=.
COMPILE = $(CC) $(STD) $(WARN) $(HERE_IS) $(INCLUDES) $(CFLAGS) $(CPPFLAGS)

objects = $(patsubst %.c,$(B)/obj/%.o,$(filter %.c,$(1)))
# a game with all its chapters, without its tests, and without the programs that
# make its table and check it
parts   = $(call objects,$(filter-out %-test.c %-table.c %-check.c,\
    $(foreach c,$(call chapters,$(call game-of,$(1))),$(call of,$c))))
below  := $(call named,$(LEVEL_1) $(LEVEL_2) $(LEVEL_3) $(LEVEL_4) $(LEVEL_5))
window := $(call named,$(LEVEL_6))
lone   := $(call named,$(PROGRAMS))
with_gtk := $(window) $(filter %-test.c %-table.c,$(FILES))
$(foreach o,$(call objects,$(with_gtk)),$o $(o:o=said)): COMPILE += $(SYSTEM)
# A test is compiled more often than it is run: without the optimizer that takes a
# fifth of the time. But for those whose referees reckon much.
RECKON = checkers parcheesi parcheesi-learned
plainly := $(filter-out $(RECKON:%=\%/%-test.c),$(filter %-test.c,$(FILES)))
$(foreach o,$(call objects,$(plainly)),$o $(o:o=said)): COMPILE += -O0 -U_FORTIFY_SOURCE

# ---- building --------------------------------------------------------

# as many jobs at once as there are processors, if nobody said how many
AT_ONCE = $(if $(findstring -j,$(MAKEFLAGS)),,-j$(shell nproc))
# a line a step, unless make -s; the whole of it with V=1
say = $(if $(findstring s,$(firstword -$(MAKEFLAGS))),@:,@echo '$(1) $(2)')
Q   = $(if $(V),,@)

.PHONY: all help play programs tests
# without msgfmt all stays English
CATALOGS := $(if $(shell command -v msgfmt),$(patsubst po/%.po,\
    build/share/locale/%/LC_MESSAGES/literate-games.mo,$(wildcard po/*.po)))
# programs that know all of a game, and fill the user's cache with it
TABLES := $(patsubst %.c,$(B)/bin/%,$(notdir $(filter %-table.c %-check.c,$(FILES))))
LAUNCHER := $(if $(call named,launcher),$(B)/bin/literate-games)
all: programs $(patsubst weave/%-main.c,build/%,$(call named,weave-main))
programs: $(BUILT:%=$(B)/bin/%) $(B)/bin/nim $(LAUNCHER) \
    $(if $(filter build,$(B)),$(TABLES) $(BUILT:%=build/games/%/info) $(CATALOGS))
tests: programs $(TESTS:%=$(B)/tests/%)

help: ## these lines
	@sed -n 's/^\([a-z-]*\):.*## /  make \1: /p' $(MAKEFILE_LIST) | \
	    sed 's/: /                /; s/^\(.\{22\}\) */\1/'

play: ## installs what is missing, builds, and opens the shelf
	@tests/run/need play
	@$(AS_OWNER) $(MAKE) --no-print-directory $(AT_ONCE) programs
	@$(AS_OWNER) touch $(WEAVING)
	@exec 9>> $(WEAVING); \
	if flock -n 9; then $(AS_OWNER) setsid nice $(MAKE) -s -j1 pages > /dev/null 2>&1 & fi; \
	exec 9>&-; \
	if [ "$$DISPLAY$$WAYLAND_DISPLAY" ]; then build/bin/literate-games; \
	else build/bin/literate-games --text; fi; \
	flock -n $(WEAVING) true || echo 'The pages that F1 opens are still being' \
	    'made. That goes on behind your back, and ends by itself.'

# Root may install, and what root builds in your folder is yours: you
# could not remove it otherwise.
OWNER    = $(eval OWNER := $(shell stat -c '%u %g' Makefile))$(OWNER)
AS_OWNER = $(if $(filter 0,$(shell id -u)),$(if $(filter-out 0,$(firstword \
    $(OWNER))),setpriv --reuid=$(firstword $(OWNER)) \
    --regid=$(lastword $(OWNER)) --clear-groups))

# what F1 opens, if it can be made; make play does it behind the window
.PHONY: pages
pages: $(if $(filter no,$(NOTANGLE)),,build/html/index.html) ; @:

# other flags than the last time: all is compiled again
FLAGS = $(lastword $(CC)) $(STD) $(WARN) $(CFLAGS) $(CPPFLAGS) $(LDFLAGS)
ifneq ($(strip $(file < $(B)/flags)),$(strip $(FLAGS)))
.PHONY: $(B)/flags
endif
$(B)/flags:
	@pkg-config --exists '$(LEAST)' 2> /dev/null || { \
	    echo 'What draws the windows is not here, or too old: $(LEAST).'; \
	    echo 'On Debian, make play installs it, builds, and plays.'; exit 1; }
	@mkdir -p $(@D)
	@echo '$(strip $(FLAGS))' > $@

# What the compiler said stays beside the object, for tests/house/warnings.t.
$(B)/obj/%.o $(B)/obj/%.said: $(SRC)/%.c $(B)/flags
	@mkdir -p $(@D)
	$(call say,compile,$<)
	$Q$(COMPILE) -MMD -MP -c -o $(B)/obj/$*.o $< |& tee $(B)/obj/$*.said >&2
-include $(wildcard $(B)/obj/*/*.d)
.SECONDARY:

# The same for pages of the web: a machine without a system below it. The
# stack comes first: where it ends the memory ends, and who goes beyond is
# stopped instead of playing wrong.
WEB_CC = clang --target=wasm32-wasi -Oz -DNDEBUG $(STD) $(INCLUDES)
WEB_LINK = @mkdir -p $(@D)$(call nl)$(call say,link,$@)$(call nl)$Q$(WEB_CC) \
    -mexec-model=reactor -nostartfiles -Wl,--no-entry,--gc-sections,--strip-all,--unresolved-symbols=ignore-all \
    -Wl,--stack-first,-z,stack-size=1048576 -o $@ $(filter %.o,$^) \
    -lc-printscan-no-floating-point -lm
build/web/obj/%.o: $(SRC)/%.c Makefile
	@mkdir -p $(@D)
	$(call say,compile,$< for the web)
	$Q$(WEB_CC) -MMD -MP -c -o $@ $<
# what paints bodies is worth its bytes: a page takes half of its time there
build/web/obj/solid/solid.o: WEB_CC += -O2
-include $(wildcard build/web/obj/*/*.d)

# the style sheet, packed as a theme that GTK finds in the program, and
# what stands on cards
$(B)/obj/house.c: data/house.xml data/house.css $(wildcard data/cards/*.ui)
	@mkdir -p $(@D)
	$(call say,pack,data/house.css)
	@glib-compile-resources --sourcedir=data --generate-source \
	    --c-name=house --target=$@ $<
$(B)/obj/house.o: $(B)/obj/house.c $(B)/flags
	$Q$(CC) $(HERE_IS) $(CFLAGS) $(CPPFLAGS) $(GTK_CFLAGS) -w -c -o $@ $<
$(B)/libframe.a: $(B)/obj/house.o

# without bodies nothing asks for what paints them; what is really missing
# is missed where the same files are linked for this machine
BODIES := $(shell grep -l '\.camera' $(DOCS:=.nw))
for_web = $(patsubst $(B)/%,build/web/%,$(call parts,$(1)) \
    $(call objects,$(call named,$(filter-out paint-log play match properties \
    $(if $(filter $(foreach c,$(call chapters,$(1)),$(call nw,$c).nw),$(BODIES)),,room solid),\
    $(LEVEL_1) $(LEVEL_2) $(LEVEL_5)) grid-view cards-paint web)))
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
    $(CFLAGS) $(LINKER) $(LDFLAGS) -o $@ $(filter %.o,$^) $(filter %.a,$^) $(GTK_LIBS)
define nl


endef
define LINK_GAME
parts-$(1) = $(call parts,$(1))
$(B)/bin/$(1): $(call parts,$(1)) $(LIBS)
	$$(LINK)
$(B)/tests/$(1)-random $(B)/tests/$(1)-fuzz $(B)/tests/$(1)-hints: $(B)/tests/$(1)-%: \
        $(call parts,$(1)) $(B)/obj/frame/main.o $(B)/obj/%-play.o \
        $(B)/libkit.a
	$$(LINK)
# in a page, and with a page that plays by itself: there and here
build/web/$(1).wasm: $(call for_web,$(1))
	$$(WEB_LINK)
build/web/$(1)-plays.wasm: $(call for_web,$(1)) build/web/obj/web-plays.o
	$$(WEB_LINK)
$(B)/tests/$(1)-web: $(call parts,$(1)) $(call objects,$(call named,web)) \
        $(B)/obj/web-plays.o $(B)/libkit.a
	$$(LINK)
endef
# $(1) is the game or the document's name, $(2) the test
define TEST
$(B)/tests/$(notdir $(2)): $(B)/obj/$(2).o \
        $(if $(filter $(1),$(GAMES) $(ALONG)),$(call parts,$(1))) $(LIBS)
	$$(LINK)
endef
$(TABLES): $(B)/bin/%: $(LIBS)
	$(LINK)
$(foreach t,$(filter %-table.c,$(FILES)),$(eval $(B)/bin/$(basename \
    $(notdir $t)): $(call objects,$t) $(call parts,$(patsubst %/,%,$(dir $t)))))
# who checks what was solved shares nothing with who solved it
$(foreach t,$(filter %-check.c,$(FILES)),$(eval $(B)/bin/$(basename \
    $(notdir $t)): $(call objects,$t)))
.PHONY: solve-chatnoir
solve-chatnoir: $(B)/bin/chatnoir-table $(B)/bin/chatnoir-check ## Chat Noir on the small boards: who wins, and certificates, which are checked; some ten seconds
	@mkdir -p build/solved
	@for of in '3' '5' '7 5'; do file="build/solved/chatnoir-$${of/ /-}"; \
	    $< $$of > "$$file" && echo "$$file:" && $(B)/bin/chatnoir-check < "$$file" || exit 1; done
.PHONY: learn-parcheesi
learn-parcheesi: $(B)/bin/parcheesi-table ## Parcheesi plays itself for some minutes: data/parcheesi-weights.h
	$< > build/learned && mv build/learned data/parcheesi-weights.h
.PHONY: solve-gobblet solve-pousse solve-checkers
solve-pousse: TABLE = pousse-4x4
solve-pousse: TAKES = a minute or two, and leaves a table of 43 MB
solve-pousse: $(B)/bin/pousse-table ## all boards of four by four: 43 MB in your cache folder
solve-gobblet: TABLE = gobblet-3x3
solve-gobblet: TAKES = a minute or two and half a gigabyte of memory, and leaves a table of 443 MB
solve-gobblet: $(B)/bin/gobblet-table ## all of its small board: 443 MB in your cache folder
solve-checkers: TABLE = checkers-4
solve-checkers: TAKES = some seconds, and leaves a table of 7 MB
solve-checkers: $(B)/bin/checkers-table ## all endings of four pieces: 7 MB in your cache folder
solve-gobblet solve-pousse solve-checkers:
	@at="$${XDG_CACHE_HOME:-$$HOME/.cache}/literate-games"; \
	echo "This takes $(TAKES) in $$at."; \
	read -p 'Go on? [y/N] ' yes || echo; \
	[ "$$yes" = y ] || { echo 'Without a y nothing is made.'; exit 0; }; \
	mkdir -p "$$at" && $< "$$at/$(TABLE)"
$(foreach g,$(BUILT),$(eval $(call LINK_GAME,$g)))
$(foreach t,$(basename $(filter %-test.c,$(FILES))),\
    $(eval $(call TEST,$(patsubst %/,%,$(dir $t)),$t)))
$(B)/obj/fuzz-house-play.o: INCLUDES += $(GTK_CFLAGS)
$(B)/tests/house-fuzz: $(B)/obj/fuzz-house-play.o $(B)/obj/launcher/shelf.o $(LIBS)
	$(LINK)
$(B)/obj/random-play.o $(B)/obj/fuzz-play.o $(B)/obj/hints-play.o $(B)/obj/fuzz-house-play.o: \
        $(B)/obj/%-play.o: tests/game/%.c $(B)/flags
	@mkdir -p $(@D)
	$(call say,compile,$<)
	$Q$(COMPILE) -D_XOPEN_SOURCE=700 -MMD -MP -c -o $@ $<
-include $(B)/obj/random-play.d $(B)/obj/fuzz-play.d $(B)/obj/hints-play.d $(B)/obj/fuzz-house-play.d
$(B)/obj/web-plays.o: tests/game/web.c $(B)/flags
	$Q$(COMPILE) -MMD -MP -c -o $@ $<
build/web/obj/web-plays.o: tests/game/web.c
	$Q$(WEB_CC) -MMD -MP -c -o $@ $<
-include $(B)/obj/web-plays.d build/web/obj/web-plays.d

# the launcher: the shelf, its words and its window; and what makes pages
# of the documents
$(B)/bin/literate-games: $(B)/obj/launcher/launcher.o $(LIBS)
	$(LINK)
# the game of the contract, which does not stand on the shelf
$(B)/bin/nim: $(B)/obj/contract/nim-game.o $(LIBS)
	$(LINK)
build/weave: build/obj/weave/weave-main.o $(LIBS)
	$(LINK)

# what the launcher shows of a game
$(BUILT:%=build/games/%/info): build/games/%/info: build/bin/% data/label
	$(call say,draw,$*)
	@data/label $*

# the sentences in other languages
build/share/locale/%/LC_MESSAGES/literate-games.mo: po/%.po
	@mkdir -p $(@D)
	$(call say,translate,$<)
	@msgfmt -o $@ $<

# ---- tangling --------------------------------------------------------

ifneq ($(NOTANGLE),no)
$(foreach d,$(DOCS),$(eval $(call TANGLE,$d)))
endif

.PHONY: tangle fresh
tangle: $(DOCS:=.nw) ## writes tangled/, the C to read and to ship
	@$(NOWEB)
	@for d in $(DOCS); do tests/lib/tangle $$d.nw tangled; done > /dev/null
	@cd tangled && rm -rf $(filter-out $(notdir $(DOCS)),$(notdir $(wildcard tangled/*)))

fresh: ## compares tangled/ with the documents
	@$(NOWEB)
	@tests/house/fresh.t

# All sentences for people, for whoever wants to translate them; and the
# translations there are learn of them. What is new in those is marked. The
# words on cards are read as if they were C.
POT       = po/literate-games.pot
POT_FILES = $(filter-out %-test.c test/% weave/%,$(FILES))
.PHONY: pot
pot: $(DOCS:=.nw) ## lists all sentences in po/literate-games.pot
	@command -v xgettext > /dev/null || tests/run/need games
	@cd $(SRC) && sed -n -e '1i #line 1 "data/cards"' \
	    -e 's/.* translatable="yes">\(.*\)<.*/_("\1")/p' \
	    $(CURDIR)/data/cards/*.ui | \
	    xgettext --language=C --keyword=_ --keyword=N_ \
	    --keyword=local_n:1,2 --keyword=NN_:1,2 \
	    --from-code=UTF-8 --sort-by-file --add-location=file \
	    --package-name=literate-games -o - -D . -D $(CURDIR) \
	    $(sort $(POT_FILES)) data/blackjack-houses.h data/gcalc-hues.h data/gcalc-lessons.h data/paintbynumbers-pictures.h - | \
	    sed '1,5d; /^"POT-Creation-Date/d; s/charset=CHARSET/charset=UTF-8/' \
	    > $(abspath $(POT))
	@for po in $(if $(findstring po/,$(POT)),$(wildcard po/*.po)); do \
	    msgmerge -q --update --backup=none $$po $(POT); done

# ---- the book, and the checks ----------------------------------------

ifeq ($(SOLUTIONS),no)
# the same without the answers to the gaps that the chapters recommend
.PHONY: book html
book html:
	@$(MAKE) --no-print-directory $(AT_ONCE) SOLUTIONS= programs build/weave
	@tests/teach/unsolved $@
else
include doc/book.mk
endif
include tests/run/checks.mk

# ---- installing ------------------------------------------------------

# data/install knows what goes where. All is built first, the web pages,
# too, if noweb is here; HTML=no leaves them as they are.
PREFIX  = /usr/local
DESTDIR =
INSTALL = DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' GAMES='$(BUILT)' \
    ENTRIES='$(ENTRIES)' SITE='$(SITE)' data/install
.PHONY: install class put uninstall dist clean
# ENTRIES=yes: with an entry in the menu for each game; SITE=https://..: where
# the book's pages will be, for the pictures that software centers show
install: ## DESTDIR= PREFIX=: puts the games, the shelf and the book there
	@$(AS_OWNER) $(MAKE) --no-print-directory $(AT_ONCE) programs \
	    $(if $(filter no,$(HTML)),,pages)
	@$(MAKE) --no-print-directory put
# what a class may see: the book without its answers, or SOLUTIONS=yes
class: ## DESTDIR= PREFIX=: installs for a class, the book without answers
	@$(AS_OWNER) $(MAKE) --no-print-directory $(AT_ONCE) SOLUTIONS= programs build/weave
	@$(if $(filter yes,$(SOLUTIONS)),$(MAKE) --no-print-directory html,tests/teach/unsolved html)
	@BOOK_FROM=$(if $(filter yes,$(SOLUTIONS)),build,build/unsolved) $(INSTALL) install
put:
	@$(INSTALL) install
uninstall: ## takes away what install put
	@$(INSTALL) uninstall

# The same bytes from the same commit: its time is the files'.
VERSION = $(shell sed -n 's/^.define VERSION "\(.*\)".*/\1/p' kit/session.nw)
dist: NAME = literate-games-$(VERSION)
dist: ## packs what is committed: build/literate-games-VERSION.tar.gz, and its sum
	@mkdir -p build
	@git archive --prefix=$(NAME)/ HEAD | gzip -9n > build/$(NAME).tar.gz
	@cd build && sha256sum $(NAME).tar.gz | tee $(NAME).tar.gz.sha256

clean: ## throws away all that was built
	rm -rf build

# for the scripts: make -s list WHAT='GAMES TESTS', a line for each
list: ; $(foreach v,$(WHAT),$(info $($v))) @:
