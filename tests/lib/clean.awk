# clean.awk -- a filter for notangle: each chunk's name as a comment
# above its text. It reads noweb's pipeline twice over: first to see
# where every chunk is used, then to write it out again.
#
# No comment for a chunk that is a file, for one used in the middle of a
# line or inside a macro, and for the later parts of a chunk.

function blank(s) { return s ~ /^[ \t]*$/ }

# true when the chunk stands at the left margin of its file
function outside(name, depth,    i, k) {
    if (!(name in uses)) return 1
    if (depth > 40) return 0
    k = split(from[name], at, SUBSEP)
    if (indented[name]) return 0
    for (i = 1; i <= k; i++) {
        k = split(from[name], at, SUBSEP)
        if (!outside(at[i], depth + 1)) return 0
    }
    return 1
}

function line_ends(    i) {
    for (i = 1; i <= n; i++) {
        uses[used[i]] = 1
        from[used[i]] = from[used[i]] (used[i] in from && \
            from[used[i]] != "" ? SUBSEP : "") chunk
        if (n > 1 || !blank(text) || macro || text ~ /\\$/)
            middle[used[i]] = 1
        if (text != "") indented[used[i]] = 1
    }
    macro = (text ~ /\\$/)
    n = 0; text = ""
}

{ record[NR] = $0 }
/^@begin code/ { code = 1; macro = 0; n = 0; text = "" }
/^@end code/   { line_ends(); code = 0 }
/^@defn /      { chunk = substr($0, 7) }
code && /^@text / { text = text substr($0, 7) }
code && /^@use /  { used[++n] = substr($0, 6) }
code && /^@nl/    { line_ends() }

function comment(name,    k) {
    gsub(/\[\[|\]\]/, "", name)
    gsub(/\*\//, "* /", name)
    while (length(name) > 60) {
        for (k = 60; k > 20 && substr(name, k, 1) != " "; k--) ;
        print "@text " (cut ? "   " : "/* ") substr(name, 1, k - 1)
        print "@nl"
        name = substr(name, k + 1); cut = 1
    }
    print "@text " (cut ? "   " : "/* ") name " */"
    print "@nl"
    cut = 0
}

END {
    for (r = 1; r <= NR; r++) {
        print record[r]
        if (record[r] ~ /^@defn /) {
            chunk = substr(record[r], 7)
            wanted = chunk in uses && !(chunk in middle) && !seen[chunk]++
        }
        if (wanted && record[r] ~ /^@nl/) {
            if (outside(chunk, 0)) print "@nl"
            comment(chunk); wanted = 0
        }
    }
}
