#!/bin/sh
# Each fact of a spec is quoted by a test (see tests/facts).
exec tests/facts
