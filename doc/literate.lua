-- literate.lua -- what the pages of the book must remember: which names
-- and chunks are where. Filled while the pages are set; the two indexes
-- at the end are written from it. Places are labels; TeX knows the pages.
literate = { pieces = {}, order = {}, defs = {}, uses = {}, homes = {},
  terms = {} }
local L = literate
local at = luatexbase.registernumber("catcodetable@atletter")
local function say(text) tex.sprint(at, text) end

function L.piece(doc, first, label, title)
  local p = L.pieces[first]
  if not p then
    p = { doc = doc, title = title, label = first, defs = {}, uses = {} }
    L.pieces[first] = p
    L.order[#L.order + 1] = p
  end
  p.defs[#p.defs + 1] = label
end

-- Uses may come before the definition; they wait under the label.
local waiting = {}
function L.call(first, label)
  waiting[first] = waiting[first] or {}
  table.insert(waiting[first], label)
end

function L.home(doc, name, label, exported)
  L.homes[doc .. ":" .. name] = L.homes[doc .. ":" .. name] or label
  if exported ~= "" then L.homes[":" .. name] = L.homes[":" .. name] or label end
end

-- its own, its game's first chapter's, or everybody's
local function home(doc, name)
  return L.homes[doc .. ":" .. name] or L.homes[doc:match("^%w*") .. ":" .. name]
    or L.homes[":" .. name]
end

function L.define(doc, name, label, exported, far)
  L.defs[#L.defs + 1] = { doc = doc, name = name, label = label, far = far }
end

function L.mention(doc, name, label, far)
  L.uses[#L.uses + 1] = { doc = doc, name = name, label = label, far = far }
end

local function page(label)
  local m = token.get_macro("r@" .. label)
  return m and m:match("^%b{}{(.-)}") or "?"
end

local function folded(text)
  return (text:lower():gsub("^[^%w]+", ""))
end

-- what one volume must know of another: its labels, homes and subjects
function L.volume(job)
  local file = io.open("build/book/" .. job .. ".aux")
  for line in file and file:lines() or function() end do
    local label, number, p, anchor =
      line:match("^\\newlabel{(.-)}{{(.-)}{(.-)}.*{(.-)}{}}$")
    local doc, name, where, exported =
      line:match("^\\nwhome{(.-)}{(.-)}{(.-)}{(.-)}")
    local by, from, names = line:match("^\\nwuses{(.-)}{(.-)}{(.-)}")
    local subject, there = line:match("^\\nwterm{(.*)}{(.-)}$")
    if label and not token.get_macro("r@" .. label) then
      token.set_macro(at, "r@" .. label, "{" .. number .. "}{" .. p .. "}{}{" ..
        anchor .. "}{" .. job .. ".pdf}", "global")
    elseif doc then
      L.home(doc, name, where, exported)
      L.define(doc, name, where, exported, true)
    elseif by then
      for word in names:gmatch("%S+") do L.mention(by, word, from, true) end
    elseif subject then L.term(subject, there) end
  end
end

-- Where the book was never set, a chapter alone counts in the documents: the
-- chapters by the list of the book, and their sections.
local function count_heads(file, part, number, volume)
  local place, here, kind = { number }, not part, "chapter"
  for line in file:lines() do
    local head, label = line:match("^\\(%l*)"), line:match("\\label{(%l+:[^}]*)}")
    if head == "chapter" and part then here = label == "ch:" .. part end
    if here and head == "section" then
      kind, place = head, { number, (place[2] or 0) + 1 }
    elseif here and head == "subsection" then
      kind, place[3] = head, (place[3] or 0) + 1
    end
    if here and label and (label:match("^ch:") or label:match("^sec:"))
      and not token.get_macro("r@" .. label) then
      local at_place = table.concat(place, ".")
      token.set_macro(at, "r@" .. label, "{" .. at_place .. "}{}{}{" .. kind
        .. "." .. at_place .. "}{" .. volume:lower() .. ".pdf}", "global")
    end
  end
end

function L.count()
  local numbers = { House = 0, others = 0 }
  for volume in ("Puzzles Opponents House"):gmatch("%a+") do
    for name in (token.get_macro(volume) or ""):gmatch("\\%l+%s*{([^} ]*)}") do
      local part = name:match("^part%-(.*)")
      local file = io.open("games/" .. name .. ".nw") or io.open("kit/" .. name .. ".nw")
        or io.open(part and "games.nw" or name .. ".nw")
      if file then
        local kind = volume == "House" and volume or "others"
        numbers[kind] = numbers[kind] + 1
        count_heads(file, part, (volume == "House" and "H" or "") .. numbers[kind], volume)
        file:close()
      end
    end
  end
end

-- a chapter alone has the number and the pages it has in its volume
function L.only(name)
  name = name:gsub("^part%-", "")
  local r = token.get_macro("r@ch:" .. name) or ""
  local number, p = r:match("^{%a*(%d+)}"), r:match("^{.-}{%a*(%d+)}")
  if number then tex.count["c@chapter"] = number - 1 end
  if p then tex.count["c@page"] = tonumber(p) end
end

function L.term(subject, label)
  local key = folded(subject)
  L.terms[key] = L.terms[key] or { key = key, name = subject, doc = "",
    tex = subject, defs = {}, uses = {} }
  table.insert(L.terms[key].uses, label)
end

-- doc/subjects: "BFS > search" is "see", "queue >> list" is "see also", and
-- "C shifts = shifts" is what a feature of C is called
local called, see = {}, {}
for line in io.lines("doc/subjects") do
  local from, sign, to = line:match("^(.-) ([>=]+) (.*)$")
  if sign == "=" then called[from] = to
  elseif from then see[#see + 1] = { from = from, sign = sign, to = to } end
end
local asked = {}
function L.about(text, label)
  for word in text:gmatch("%s*([^;]+)") do
    word = word:gsub("%s+", " "):gsub(" $", "")
    if called[word] then
      asked[#asked + 1] = word
      say("\\global\\nw@askedtrue")
    end
    say("\\nw@about{" .. (called[word] or word) .. "}{" .. label .. "}")
  end
end

local function plain(title)
  return (title:gsub("\\nwub%s*", "_"):gsub("\\%a+%s*", ""):gsub("[\\{}]", ""))
end

-- Pages of defs in bold, and of uses, each page once; of three or more
-- uses in a row the first and the last.
local far = { o = 9999, h = 19999 }
local function places(defs, uses)
  local out, seen = {}, {}
  for kind, list in ipairs { defs, uses } do
    for _, label in ipairs(list) do
      local p = page(label)
      if not seen[p] then
        seen[p] = true
        out[#out + 1] = { at = (tonumber(p:match("%d+")) or 0) + (far[p:match("^[oh]")] or 0),
          use = kind == 2, tex = (kind == 1 and "\\nw@page@def{" or "\\nw@page@use{") .. label .. "}" }
      end
    end
  end
  table.sort(out, function(a, b) return a.at < b.at end)
  local i, shown = 1, {}
  while i <= #out do
    local j = i
    while out[j + 1] and out[j + 1].at == out[j].at + 1 and
      out[j + 1].use and out[i].use do j = j + 1 end
    if j < i + 2 then j = i end
    shown[#shown + 1] = out[i].tex .. (j > i and "--" .. out[j].tex or "")
    i = j + 1
  end
  return table.concat(shown, ", ")
end

-- a page without the letter of its volume, o13: right pages are odd
function L.digits(page)
  say(page:match("%d+") or "0")
end

-- what stands in the margin beside a piece: each name once a page
local seen, on = {}, ""
function L.margin(doc, words, label, here, shown)
  if here ~= on then seen, on = {}, here end
  local out = {}
  for _, word in ipairs(shown and asked or {}) do
    local to = word:gsub("^C ", "c:")
    out[#out + 1] = "\\nw@inc{" .. to .. "}{" .. called[word] .. "}{"
      .. page(to):gsub("%?", "") .. "}"
  end
  asked = {}
  for name in words:gmatch("%S+") do
    L.mention(doc, name, label)
    local to = shown and home(doc, name)
    local p = to and page(to)
    if to and not seen[name] and p ~= here then
      seen[name] = true
      out[#out + 1] = "\\nw@item{" .. to .. "}{" ..
        name:gsub("_", "\\nwub{}") .. "}{" .. p .. "}"
    end
  end
  token.set_macro(at, "nw@list", table.concat(out), "global")
end

local function list(entries)
  table.sort(entries, function(a, b)
    if a.key ~= b.key then return a.key < b.key end
    if a.name ~= b.name then return a.name < b.name end
    return a.doc < b.doc
  end)
  local letter
  for i, e in ipairs(entries) do
    local first = e.key:sub(1, 1):upper()
    if first:match("%a") and first ~= letter then
      letter = first
      say("\\nw@letter{" .. letter .. "}")
    end
    local twin = (entries[i - 1] and entries[i - 1].name == e.name) or
      (entries[i + 1] and entries[i + 1].name == e.name)
    local where = twin and " {\\color{nwgray}\\footnotesize(" .. e.doc .. ")}" or ""
    say("\\nw@entry{" .. e.tex .. where .. "}{" .. (e.see or "") .. places(e.defs, e.uses) .. (e.also or "") .. "}")
  end
end

function L.chunks()
  local entries = {}
  for _, p in ipairs(L.order) do
    local name = plain(p.title)
    entries[#entries + 1] = { key = folded(name), name = name, doc = p.doc,
      tex = "\\textit{" .. p.title .. "}", defs = p.defs, uses = waiting[p.label] or {} }
  end
  list(entries)
end

function L.subjects()
  local entries = {}
  for _, entry in pairs(L.terms) do entries[#entries + 1] = entry end
  for _, s in ipairs(see) do
    local of = L.terms[folded(s.from)]
    if s.sign == ">>" and of then
      of.also = (of.also or "; \\emph{see also} ") .. (of.also and "; " or "") .. s.to
    elseif s.sign == ">" then
      entries[#entries + 1] = { key = folded(s.from), name = s.from, doc = "",
        tex = s.from, defs = {}, uses = {}, see = "\\emph{see} " .. s.to }
    end
  end
  list(entries)
end

-- A name of this volume is told with all its pages, or, if there are more than
-- MANY in other volumes, with those here. Of one of another
-- volume that is used here, the uses there are not told.
local MANY = 7
function L.names()
  local entries, by, own = {}, {}, {}
  local function note(kind, d)
    local to = home(d.doc, d.name)
    if not to then return end
    local id = d.name .. " " .. to
    if not by[id] then
      by[id] = { key = folded(d.name), name = d.name, doc = to:match("^[^:]*"),
        tex = "\\nwc{" .. d.name:gsub("_", "\\nwub ") .. "}", defs = {}, uses = {} }
    end
    if not d.far and not own[id] then entries[#entries + 1] = by[id] end
    by[id].ours = by[id].ours or kind == "defs" and not d.far
    own[id] = own[id] or not d.far
    if kind == "uses" and d.far and by[id].ours then
      by[id].far = by[id].far or {}
      table.insert(by[id].far, d.label)
    elseif kind == "defs" or not d.far then
      table.insert(by[id][kind], d.label)
    end
  end
  table.sort(L.defs, function(a, b) return not a.far and b.far or false end)
  for _, d in ipairs(L.defs) do note("defs", d) end
  for _, u in ipairs(L.uses) do note("uses", u) end
  for _, e in ipairs(entries) do
    local far = e.far or {}
    if #far > MANY then e.also = ", and often in the games"
    else table.move(far, 1, #far, #e.uses + 1, e.uses) end
  end
  list(entries)
end

-- A transcript, exactly: what was typed is bold. A long one of short lines stands in
-- two columns below its first line, and goes on in the other one where something is
-- typed, or after a dozen lines.
local special = { ["\\"] = "\\textbackslash{}", ["{"] = "\\{", ["}"] = "\\}", ["$"] = "\\$",
  ["&"] = "\\&", ["#"] = "\\#", ["_"] = "\\_", ["%"] = "\\%",
  ["^"] = "\\textasciicircum{}", ["~"] = "\\textasciitilde{}", [" "] = "\\ ",
  ["/"] = "/\\allowbreak{}" }
function L.transcript(file, may)
  local all, wide, since = {}, 0, 0
  for line in io.lines(file) do
    all[#all + 1] = line
    if #line > 38 then wide = wide + 1 end
  end
  local two = may and #all > 30 and wide < #all / 4
  if two then say("\\Needspace{15\\baselineskip}") end
  for n, line in ipairs(all) do
    local blanks = #line:match("^ *")
    local text = line:sub(blanks + 1):gsub("[\\{}$&#_%%^~ /]", special)
    local next, cut = all[n + 1] or "", n > 2 and n < #all - 2
    since = since + (#line > 36 and 2 or 1)
    if two and cut then
      cut = next:match("^> ") or since > 11
      if cut then since = 0 end
    end
    if line:match("^[>$] ?") then text = "\\nwk{" .. text .. "}" end
    if line == "" then say("\\nwblank")
    else
      say("\\nwl{" .. blanks .. "}{" .. text .. "}" ..
        (cut and "\\nwbreak{" .. (next == "" and 30 or 100) .. "}"
          or two and "\\nwbreak{9999}" or ""))
    end
    if two and n == 1 then say("\\begin{nwcolumns}") end
  end
  if two then say("\\end{nwcolumns}") end
end

-- A page is looked at before it goes: no line may lie upon the one before
-- it. tests/house/book.t reads in the log where one does.
local function upon(box)
  if node.type(box.id) == "hlist" then
    for n in node.traverse_list(box.list) do upon(n) end
    return
  end
  local y, foot = 0, -math.huge
  for n in node.traverse(box.list) do
    local kind = node.type(n.id)
    if kind == "glue" then y = y + node.effective_glue(n, box)
    elseif kind == "kern" then y = y + n.kern
    elseif kind == "rule" then y = y + n.height + n.depth
    elseif n.list then
      upon(n)
      if n.width > 0 and n.height > 0 then
        if y < foot - tex.sp("4pt") then
          texio.write_nl("Overprinted: page " .. tex.count["c@page"])
        end
        foot = y + n.height
      end
      y = y + n.height + n.depth
    end
  end
end
luatexbase.add_to_callback("pre_shipout_filter", function(page)
  upon(page)
  return true
end, "no line upon another")
