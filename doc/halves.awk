# halves.awk -- games.nw has two halves, and the games stand between them:
# the second begins with the chapter on the launcher.
#   awk -v first=FILE -v second=FILE    splits what LaTeX gets
#   awk                                 marks the place in noweb's notes
/^(@text )?.chapter[{]The launcher/ { late = cut = 1 }
first { print > (late ? second : first); next }
# a chapter's notes are held until it is known which chapter it is
/^@begin docs/ { docs = 1 }
!docs { print; next }
{ held[n++] = $0 }
cut { print "@part Games\n@pause" }
/^@end docs/ || cut { for (i = 0; i < n; i++) print held[i]; n = docs = cut = 0 }
