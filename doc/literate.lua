-- literate.lua -- what the pages of the book must remember: which names
-- and chunks are where. Filled while the pages are set; the two indexes
-- at the end are written from it. Places are labels; TeX knows the pages.
literate = { pieces = {}, order = {}, defs = {}, uses = {}, homes = {} }
local L = literate

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

local function home(doc, name)
  return L.homes[doc .. ":" .. name] or L.homes[":" .. name]
end

function L.where(doc, name) tex.sprint(-2, home(doc, name) or "") end

function L.define(doc, name, label, exported)
  L.defs[#L.defs + 1] = { doc = doc, name = name, label = label }
end

function L.mention(doc, name, label)
  L.uses[#L.uses + 1] = { doc = doc, name = name, label = label }
end

local function page(label)
  local m = token.get_macro("r@" .. label)
  return m and m:match("^%b{}{(.-)}") or "?"
end

local function plain(title)
  return (title:gsub("\\nwub%s*", "_"):gsub("\\%a+%s*", ""):gsub("[\\{}]", ""))
end

local function folded(text)
  return (text:lower():gsub("^[^%w]+", ""))
end

-- Pages of defs in bold, then of uses, each page once.
local function places(defs, uses)
  local out, seen = {}, {}
  for kind, list in ipairs { defs, uses } do
    for _, label in ipairs(list) do
      local p = page(label)
      if not seen[p] then
        seen[p] = true
        out[#out + 1] = { at = tonumber(p) or 0,
          tex = (kind == 1 and "\\nw@page@def{" or "\\nw@page@use{") .. label .. "}" }
      end
    end
  end
  table.sort(out, function(a, b) return a.at < b.at end)
  for i, o in ipairs(out) do out[i] = o.tex end
  return table.concat(out, ", ")
end

local at = luatexbase.registernumber("catcodetable@atletter")
local function say(text) tex.sprint(at, text) end

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
    say("\\nw@entry{" .. e.tex .. where .. "}{" .. places(e.defs, e.uses) .. "}")
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

function L.names()
  local entries, by = {}, {}
  local function entry(doc, name, label)
    local to = home(doc, name)
    if not to then return end
    local id = name .. " " .. to
    if not by[id] then
      by[id] = { key = folded(name), name = name, doc = to:match("^[^:]*"),
        tex = "\\nwc{" .. name:gsub("_", "\\nwub ") .. "}", defs = {}, uses = {} }
      entries[#entries + 1] = by[id]
    end
    return by[id]
  end
  for _, d in ipairs(L.defs) do
    local e = entry(d.doc, d.name)
    if e then table.insert(e.defs, d.label) end
  end
  for _, u in ipairs(L.uses) do
    local e = entry(u.doc, u.name)
    if e then table.insert(e.uses, u.label) end
  end
  list(entries)
end

-- A transcript, exactly: what was typed is bold.
local special = { ["\\"] = "\\textbackslash{}", ["{"] = "\\{", ["}"] = "\\}", ["$"] = "\\$",
  ["&"] = "\\&", ["#"] = "\\#", ["_"] = "\\_", ["%"] = "\\%",
  ["^"] = "\\textasciicircum{}", ["~"] = "\\textasciitilde{}", [" "] = "\\ " }
function L.transcript(file)
  for line in io.lines(file) do
    local blanks = #line:match("^ *")
    local text = line:sub(blanks + 1):gsub("[\\{}$&#_%%^~ ]", special)
    if line:match("^[>$] ?") then text = "\\nwk{" .. text .. "}" end
    if line == "" then say("\\nwbreak{0}\\nwblank")
    else say("\\nwl{" .. blanks .. "}{" .. text .. "}\\nwbreak{100}") end
  end
end
