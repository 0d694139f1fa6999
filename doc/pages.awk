# pages.awk -- out of the .aux that LaTeX writes for a volume: the addresses of the
# web pages, and the page that tells the same; end is behind the chapters
BEGIN { FS = "[{}]"; n = 0 }
/^.newlabel[{]ch:/  { at[n] = substr($2, 4) ".html"; chapter = at[n]
                      page[n++] = $7; sub(/[oh]/, "", page[n - 1]) }
/^.newlabel[{]sec:/ { section = tolower(substr($2, 5))
                      gsub(/[^a-z0-9]/, "-", section)
                      at[n] = chapter "#" section; page[n++] = $7
                      sub(/[oh]/, "", page[n - 1]) }
/^.nwend/ { at[n] = "end.html"; page[n++] = $2; sub(/[oh]/, "", page[n - 1]) }
/^.gdef .@abspage@last/ { all = $2 }
/^.gdef .lastprinted/   { last = $2 }
# a page of the second volume has an o before its number, of the third an h
END { for (i = 0; i < n; i++) print at[i], page[i] + all - last + 1 }
