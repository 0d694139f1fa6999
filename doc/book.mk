# book.mk -- the book, on paper and on the web. Read by the Makefile.

# ---- the book --------------------------------------------------------

.PHONY: book chapter figures
book: ## sets the book: build/puzzles.pdf, opponents.pdf and house.pdf
	@tests/run/need play book
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave
	@$(MAKE) --no-print-directory $(AT_ONCE) build/book.set

# one chapter, with the numbers and pages it has in the book, if that was
# set before: build/chapter.pdf
chapter: ## GAME=: sets one chapter (or one of the house): build/chapter.pdf
	@tests/run/need play book
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave
	@$(MAKE) --no-print-directory $(AT_ONCE) for-chapter

# The order of the book, in three volumes. The games on this list are puzzles;
# the chapters of games.nw stand by themselves.
PUZZLES   = lightsout same slidey minesweeper paintbynumbers memory tallymaze \
    aces spider
REST      = $(foreach g,$(filter-out chatnoir $(PUZZLES),$(HERE)),$(call chapters,$g))
SPINE     = games new teach
VOLUMES   = puzzles opponents house
puzzles   = games $(filter chatnoir,$(HERE)) contract part:Puzzles \
    $(filter $(PUZZLES),$(HERE)) $(filter-out $(SEQUELS),$(ALONG))
opponents = $(if $(REST),part:Opponents_and_chance $(REST)) part:Your_turn new teach
house     = $(filter-out contract,$(notdir $(KIT)))
GAME_VOLUMES = $(puzzles) $(opponents)
# the volume of a chapter
volume-of = $(strip $(foreach v,$(VOLUMES),$(if $(filter $(1),$($v)),$v)))

WOVEN    := $(patsubst %,build/book/%.tex,$(notdir $(DOCS)))

# what the kit and the contract export: a game's pages link to theirs, and those
# of a second chapter to its first as well. These are the names that stand in a
# header, and not all that a chapter defines: a game may well have a tile or a
# cross of its own.
EXPORTS  := $(patsubst %,%.nw,$(filter games,$(DOCS)) $(filter-out kit/weave,$(KIT)))
exported  = build/exported$(if $(filter $(SEQUELS),$(notdir $(1))),-$(call game-of,$(notdir $(1)))).defs
define EXPORT
build/exported$(1).defs: build/exported$(1).seen ;
build/exported$(1).seen: $(2)
	@mkdir -p $$(@D)
	$(Q)grep -vh '^#pragma once' $$(foreach d,$$(^F:.nw=),$$(wildcard $(SRC)/$$d/*.h)) | \
	    $(CC) -fpreprocessed -dD -E -P - | \
	    grep -oE '[A-Z]\w*|\w+\(|^extern [^(]*;' | \
	    tr -cs 'A-Za-z0-9_' '\n' | sort -u > $$(@:.seen=.heads)
	$(Q)nodefs $$^ | sort -u | comm -12 $$(@:.seen=.heads) - > $$@
	@cmp -s $$@ $$(@:.seen=.defs) || cp $$@ $$(@:.seen=.defs)
endef
$(eval $(call EXPORT,,$(EXPORTS)))
$(foreach g,$(foreach s,$(SEQUELS),$(call game-of,$s)),$(eval $(call EXPORT,-$g,$(call nw,$g).nw $(EXPORTS))))

# Whether LaTeX may stay idle, doc/typeset sees from what is in them.
define WEAVE
build/book/$(notdir $(1)).tex: $(1).nw $(call exported,$(1)) build/weave
	@mkdir -p $$(@D)
	noweave -n -delay -index -indexfrom $(call exported,$(1)) \
	    -backend build/weave $$< > $$@.tmp
	@test -s $$@.tmp
	@mv $$@.tmp $$@
endef
$(foreach d,$(DOCS),$(eval $(call WEAVE,$d)))

# the chapters of games.nw, each by its label
build/book/parts: build/book/games.tex
	@awk '/^.chapter/ { name = $$0; sub(/.*ch:/, "", name); sub(/}.*/, "", name) } \
	    name { print > "build/book/part-" name ".tex" }' $<
	@touch $@

# weave is a tool: no game meets its names
build/book/list.tex: Makefile doc/book.mk $(DOCS:=.nw)
	@mkdir -p $(@D)
	@{ echo '\newcommand\Puzzles{$(foreach c,$(puzzles),$(call PLACE,$c))}'; \
	   echo '\newcommand\Opponents{$(foreach c,$(opponents),$(call PLACE,$c))}'; \
	   echo '\newcommand\House{$(foreach c,$(house),$(call PLACE,$c))}'; \
	   echo '\newcommand\PartsBefore{$(words $(filter part:%,$(puzzles)))}'; \
	   echo '\newcommand\ChaptersBefore{$(words $(filter-out part:%,$(puzzles)))}'; \
	 } > $@.tmp
	@cmp -s $@.tmp $@ && rm $@.tmp || mv $@.tmp $@
PLACE = $(if $(filter part:%,$(1)),\bookpart{$(subst _, ,$(1:part:%=%))},$(if \
    $(filter $(SPINE),$(1)),\shared{part-$(1)},$(if \
    $(filter weave $(HERE) $(ALONG),$(1)),\place{$(1)},\shared{$(1)})))

# Every picture of a board is a saved game, drawn by the game itself.
# The one that can be played on the web begins as the chapter says.
SAVED   := $(foreach g,$(BUILT) nim,$(wildcard tests/games/$g/figures/*.game)) \
    $(BUILT:%=build/%/play.game)
define POSTER
build/$(1)/play.game: $(call nw,$(1)).nw
	@mkdir -p $$(@D)
	@sed -n '/^\\play{figure /d; s/^\\play{\(.*\)}{\(.*\)}.*/$(1) 1 \1 seed=\2/p; $$$$a\$(1) 1 seed=1' \
	    $$< | head -1 | tr -s ' ' > $$@.tmp
	@cmp -s $$@.tmp $$@ && rm $$@.tmp || mv $$@.tmp $$@
endef
$(foreach g,$(BUILT),$(eval $(call POSTER,$g)))
of-game  = $(word 2,$(subst /, ,$(1:tests/%=%)))
drawn    = $(of-game)-$(basename $(notdir $(1)))
FIGURES := $(BUILT:%=build/figures/%-icon.pdf) $(foreach s,$(SAVED),build/figures/$(call drawn,$s).pdf)
# who has made the table of a game sees the same pictures as all others
NO_TABLES = XDG_CACHE_HOME=/nowhere
define FIGURE
build/figures/$(drawn).pdf: \
        $(1) $(wildcard $(1:.game=.args)) build/bin/$(of-game)
	@mkdir -p $$(@D)
	$(NO_TABLES) build/bin/$(of-game) --figure $$@ --moves=$(1) \
	    $$$$(cat $(1:.game=.args) 2> /dev/null || true)
endef
$(foreach s,$(SAVED),$(eval $(call FIGURE,$s)))

$(BUILT:%=build/figures/%-icon.pdf): build/figures/%-icon.pdf: build/bin/%
	@mkdir -p $(@D)
	build/bin/$* --icon=$@ --scale=1.5
# Others are drawn by figures/draw.c of a game, with the game's own files;
# its line "draws:" says which. What cards draw belongs to the house.
DRAWS := $(shell awk '/^ *draws: / { split(FILENAME, at, "/"); \
    for (k = 2; k <= NF; k++) print at[3] "-" $$k }' tests/*/*/figures/draw.c)
define DRAW
build/draw-$(1): $(wildcard tests/*/$(1)/figures/draw.c) tests/lib/draw.h $(if $(filter $1,$(BUILT)),build/bin/$1,$(LIBS))
	$(CC) $(STD) -w $(INCLUDES) $(SYSTEM) -I$(SRC)/$(1) -o $$@ $$< \
	    $(if $(filter $1,$(BUILT)),build/obj/$(1)/$(1)-players.o) $(LIBS) $(GTK_LIBS)
$(foreach n,$(filter $(1)-%,$(DRAWS)),$(call DRAWN,$n,$(1),$(n:$(1)-%=%)))
endef
define DRAWN
FIGURES += build/figures/$(1).pdf
build/figures/$(1).pdf: build/draw-$(2)
	@mkdir -p $$(@D)
	build/draw-$(2) $(3) $$@
build/html/$(1).webp: build/draw-$(2) doc/plate
	@mkdir -p $$(@D) build/plates
	build/draw-$(2) $(3) build/plates/$(1).png
	@build/draw-$(2) $(3) build/plates/$(1)-dark.png dark
	@doc/plate build/plates/$(1).png $$@
	@doc/plate build/plates/$(1)-dark.png $$(@:.webp=-dark.webp)
	@touch $$@

endef
$(foreach g,$(BUILT) cards solid,$(if $(wildcard tests/*/$g/figures/draw.c),$(eval $(call DRAW,$g))))
# after the list of figures, which it needs to know
.PHONY: for-chapter
for-chapter: $(addprefix build/book/,parts list.tex \
        $(addsuffix .tex,$(notdir $(filter %/$(GAME) $(GAME),$(DOCS))))) \
        $(filter build/figures/$(GAME)-%,$(FIGURES))
	@doc/typeset --only $(GAME) $(call volume-of,$(GAME))
	@cp build/book/chapter.pdf build/chapter.pdf
figures: $(FIGURES) ## draws the pictures of the book

# what a teacher has beside the book; of the exams there are pages without answers
.PHONY: teacher
teacher: build/teacher.pdf build/exams.pdf ## sets the teacher's pages, and two exams without answers
build/teacher.pdf build/exams.pdf: doc/teacher.tex doc/book.mk
	@tests/run/need play book
	@mkdir -p build/book
	@TEXMFVAR="$(CURDIR)/build/texmf" SOURCE_DATE_EPOCH=0 lualatex -interaction=nonstopmode \
	    -halt-on-error -output-directory=build/book -jobname=$(basename $(@F)) \
	    '$(if $(filter %exams.pdf,$@),\def\handout{})\input{doc/teacher.tex}' > build/book/teacher.said \
	    || { grep -A4 '^!' build/book/teacher.said; exit 1; }
	@cp build/book/$(@F) $@

# What each volume is set from: doc/typeset sets those of which something changed
from = $(foreach c,$(filter-out part:%,$(1)),build/book/$(if $(filter $(SPINE),$c),part-)$c.tex \
    $(filter build/figures/$c-%,$(FIGURES)) $(wildcard tests/games/$c/*.play))
build/book.set: $(WOVEN) build/book/parts build/book/list.tex $(FIGURES) \
        $(wildcard doc/*.tex doc/*.sty doc/*.lua doc/subjects doc/typeset) \
        $(wildcard tests/games/*/*.play)
	@$(foreach v,$(VOLUMES),echo doc/$v.tex doc/games.tex doc/literate.sty doc/literate.lua doc/subjects \
	    build/book/list.tex $(call from,$($v)) > build/book/$v.from;)
	@doc/typeset $(VOLUMES)
	@for v in $(VOLUMES); do \
	    awk -f doc/pages.awk build/book/$$v.aux > build/$$v.pages; \
	    [ ! -e build/book/$$v.pdf ] || cmp -s build/book/$$v.pdf build/$$v.pdf || \
	        cp build/book/$$v.pdf build/$$v.pdf; done
	@$(if $(TO_END),,touch $@)

# ---- the book on the web ---------------------------------------------

.PHONY: html anchors
html: ## the same book as pages of the web: build/html/index.html
	@tests/run/need play pages
	@$(MAKE) --no-print-directory $(AT_ONCE) programs build/weave
	@$(MAKE) --no-print-directory $(AT_ONCE) build/html/index.html

# The pictures again, for day and, where they do not say which, for night
scale-of = $(or $(patsubst --scale=%,%,$(filter --scale=%,$(1))),1)
for-web  = $(filter-out --scale=%,$(1)) --scale=$$$$(awk 'BEGIN { print 1.5 * $(scale-of) }')
define PICTURE
build/html/$(drawn).webp: \
        $(1) $(wildcard $(1:.game=.args)) build/bin/$(of-game) doc/plate
	@mkdir -p $$(@D) build/plates
	$(NO_TABLES) build/bin/$(of-game) --figure build/plates/$(drawn).png --moves=$(1) \
	    $(call for-web,$(file < $(1:.game=.args)))
	@doc/plate build/plates/$(drawn).png $$@
	$(if $(findstring --theme,$(file < $(1:.game=.args))),, \
	@$(NO_TABLES) build/bin/$(of-game) --figure build/plates/$(drawn)-dark.png \
	    --moves=$(1) $(call for-web,$(file < $(1:.game=.args))) --theme=dark
	@doc/plate build/plates/$(drawn)-dark.png $$(@:.webp=-dark.webp))
	@touch $$@
endef
$(foreach s,$(SAVED),$(eval $(call PICTURE,$s)))

$(BUILT:%=build/html/%-icon.svg): build/html/%-icon.svg: build/bin/%
	@mkdir -p $(@D)
	build/bin/$* --icon=$@ --scale=1.5
	build/bin/$* --icon=$(@:.svg=-dark.svg) --scale=1.5 --theme=dark

# The games themselves, packed into a script each: a page that was opened as
# a file may load scripts and nothing else. Without the compiler for them
# the posters stay.
ifneq ($(and $(shell command -v wasm-ld),$(wildcard /usr/lib/wasm32-wasi/libc.a)),)
PLAYED = $(BUILT:%=build/html/%.wasm.js)
endif
build/html/%.wasm.js: build/web/%.wasm
	@mkdir -p $(@D)
	@{ printf 'board("$*","'; gzip -9nc $< | base64 -w0; echo '")'; } > $@

# All notes of all documents, and then the order of the book, with the
# number of each chapter; those of the house have an H before theirs.
NOTES = noweave -n -delay -index -indexfrom $(call exported,$(1)) \
    -backend 'sh -c cat' $(1).nw &&
build/html/index.html: $(DOCS:=.nw) $(foreach d,$(DOCS),$(call exported,$d)) build/weave \
        $(patsubst %-icon.webp,%-icon.svg,$(FIGURES:build/figures/%.pdf=build/html/%.webp)) \
        $(wildcard doc/bind doc/subjects doc/html* doc/board.*) $(wildcard tests/games/*/*.play) $(PLAYED)
	@mkdir -p $(@D)
	@rm -f build/html/*.html
	@{ $(foreach d,$(DOCS),$(call NOTES,$d)) \
	   printf '@%s\n' $(foreach c,$(GAME_VOLUMES),$(if $(filter part:%,$c),'part $(subst _, ,$(c:part:%=%))','place ch:$c')) \
	       'appendix The house' $(house:%='place ch:%') | \
	       awk '/^@a/ { h = "H"; n = 0 } { print $$0 (/^@pl/ ? " " h (++n) : "") }'; \
	 } > build/html.notes
	cp doc/html.css doc/html.js doc/board.css doc/board.js doc/html-site.webmanifest data/literate-games.svg build/html
	build/weave build/html < build/html.notes
	doc/bind build/html build/html.notes
	@while read -r old new; do sed -i "s|^</main>|<a class=\"moved\" id=\"$${old#*#}\" href=\"$$new\">This section has moved.</a>\n&|" \
	    build/html/$${old%#*}; done < doc/html-moved

# permanent addresses: a new one is welcome, a changed one is noticed, and
# needs a line in doc/html-moved: where it was, where it is
anchors: html ## writes tests/web/anchors, the addresses that must not change
	@tests/web/html.t --list > build/anchors && mv build/anchors tests/web/anchors

.PHONY: picture
picture: programs ## draws the picture of the README anew: doc/picture.png
	@doc/picture doc/picture.png

