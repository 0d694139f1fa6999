#!/bin/bash
# The gap that make student leaves is noticed by the tests, and the
# answer of the book closes it.
export STUDENT=build/student-test
chunk="circle-at-point" copy=$STUDENT/chatnoir-circle-at-point
rm -rf "$STUDENT"
bad=0
say() { if [ "$1" = "$2" ]; then echo "ok $3 - $4"; else bad=1
    echo "not ok $3 - $4 (status $1)"; sed 's/^/# /' build/student.log
    echo "# repeat: tests/student.t"; fi; }
tests/student chatnoir "$chunk" > build/student.log 2>&1
say $? 1 1 "a gap fails its tests"
grep -q 'not ok .* circle_at_point' build/student.log
say $? 0 2 "they are named"
cp chatnoir.nw "$copy/chatnoir.nw"
tests/student chatnoir "$chunk" > build/student.log 2>&1
say $? 0 3 "the book's answer passes"
tests/student chatnoir "no such chunk" > build/student.log 2>&1
say $? 1 4 "a chunk that is not there is refused"
echo 1..4
exit $bad
