#!/usr/bin/env bash
# Every check: fresh generated files, types, lint, the suite under another protocol name, and the suite itself.
# Ends with one line "N passed, N failed" over both runs of the suite and the checks.
set -uo pipefail
cd "$(dirname "$0")/.."
passed=0
failed=0
output=$(mktemp)
trap 'rm -f "$output"' EXIT

check() {
  local name=$1
  shift
  echo "== $name"
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $name"; fi
}

# Counts what mocha's summary says; a run that ended without one counts as a failure.
suite() {
  local name=$1 status passing failing
  shift
  echo "== $name"
  "$@" 2>&1 | tee "$output"
  status=${PIPESTATUS[0]}
  passing=$(sed -nE 's/^ *([0-9]+) passing.*/\1/p' "$output" | tail -n 1)
  failing=$(sed -nE 's/^ *([0-9]+) failing.*/\1/p' "$output" | tail -n 1)
  passed=$((passed + ${passing:-0}))
  failed=$((failed + ${failing:-0}))
  if [ -z "$passing" ] || { [ "$status" -ne 0 ] && [ -z "$failing" ]; }; then
    failed=$((failed + 1))
    echo "FAILED: $name ended with status $status"
  fi
}

check 'generated files are fresh' npm run -s codegen -- --check
check 'types' npm run -s typecheck
check 'lint and format' npm run -s lint
suite 'the suite under another protocol name' npm run -s test:second-name
suite 'the suite' npm run -s test:suite

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
