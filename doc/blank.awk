# blank.awk -- a noweb filter for exercises: a stub instead of a chunk.
# notangle -L -filter "gawk -v name=bfs -v stub='...' -f doc/blank.awk"
# For weaving, -v weave=1 leaves a gap of the same height instead (a note
# @gap N that build/weave prints as a frame).
BEGIN { n = split(stub, S, /\n/) }
/^@file / { line = 1 }
/^@nl/ || /^@index nl/ { line++ }
/^@defn / { hit = wait = (substr($0, 7) == name); lines = 0 }
hit && wait && /^@nl/ {
    print; wait = 0
    if (!weave && !done++)
        for (i = 1; i <= n; i++) { print "@text " S[i]; print "@nl" }
    next
}
hit && /^@end code/ {
    if (weave && lines) { print "@gap " lines; print "@nl" }
    print
    print "@line " line + 1
    hit = 0
    next
}
hit && !wait && /^@nl/ { lines++ }
hit && !wait && /^@(text|nl|use|index (nl|use))/ { next }
{ print }
