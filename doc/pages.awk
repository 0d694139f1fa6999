# pages.awk -- out of LaTeX's book.aux: the addresses of the web pages,
# and the page of the book that tells the same
BEGIN { FS = "[{}]"; n = 0 }
/^.newlabel[{]ch:/  { at[n] = substr($2, 4) ".html"; chapter = at[n]
                      page[n++] = $7 }
/^.newlabel[{]sec:/ { section = tolower(substr($2, 5))
                      gsub(/[^a-z0-9]/, "-", section)
                      at[n] = chapter "#" section; page[n++] = $7 }
/^.gdef .@abspage@last/ { all = $2 }
/^.gdef .lastprinted/   { last = $2 }
END { for (i = 0; i < n; i++) print at[i], page[i] + all - last + 1 }
