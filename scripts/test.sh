#!/usr/bin/env bash
# Every check: fresh generated files, types, lint, the tests that can see the protocol name under another one, and the
# suite itself.
# Ends with one line "N passed, N failed" over both runs of the suite and the checks.
set -uo pipefail
cd "$(dirname "$0")/.."
passed=0
failed=0
suite_output=$(mktemp)
renamed_output=$(mktemp)
suite_pid=
coverage=
trap 'rm -rf "$suite_output" "$renamed_output" ${coverage:+"$coverage"}; [ -z "$suite_pid" ] || kill "$suite_pid" 2>/dev/null' EXIT

check() {
  local name=$1
  shift
  echo "== $name"
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $name"; fi
}

# As `npm run typecheck`, with three fifths of the processor time: in one thread, since each of several works out again
# what they share, and with rare collections, which takes no more memory than several threads do.
types() {
  local -x GOGC=400
  node node_modules/tsc7/bin/tsc -p tsconfig.json --singleThreaded &&
    node node_modules/tsc7/bin/tsc -p web/islands --singleThreaded
}

# Counts what mocha's summary says; a run that ended without one counts as a failure.
count() {
  local name=$1 status=$2 output=$3 passing failing
  passing=$(sed -nE 's/^ *([0-9]+) passing.*/\1/p' "$output" | tail -n 1)
  failing=$(sed -nE 's/^ *([0-9]+) failing.*/\1/p' "$output" | tail -n 1)
  passed=$((passed + ${passing:-0}))
  failed=$((failed + ${failing:-0}))
  if [ -z "$passing" ] || { [ "$status" -ne 0 ] && [ -z "$failing" ]; }; then
    failed=$((failed + 1))
    echo "FAILED: $name ended with status $status"
  fi
}

# Everything that follows needs them.
node scripts/derived.mjs || exit 1

# Workers of the suite wait for clocks, browsers and databases; the other checks take what they leave of the processors,
# and end first. What the suite writes follows theirs.
# The nightly run also measures which lines of the program the suite runs.
[ -z "${TEST_WHOLE:-}" ] || coverage=$(mktemp -d)
${coverage:+env NODE_V8_COVERAGE="$coverage"} npm run -s test:suite >"$suite_output" 2>&1 &
suite_pid=$!
check 'generated files are fresh' npm run -s codegen -- --check
check 'types' types
check 'lint and format' npm run -s lint
echo '== the tests that can see the protocol name, under another one'
npm run -s test:second-name 2>&1 | tee "$renamed_output"
count 'the tests under another protocol name' "${PIPESTATUS[0]}" "$renamed_output"
echo '== the suite'
tail -n +1 -f --pid="$suite_pid" "$suite_output"
wait "$suite_pid"
suite_status=$?
suite_pid=
count 'the suite' "$suite_status" "$suite_output"

if [ -n "$coverage" ]; then
  echo '== figures, which fail nothing'
  npm run -s coverage -- --temp-directory "$coverage" || true
  npm run -s reading-distance -- --check || true
fi
# A test that runs for many values or engines is one test with many cases.
cases=$(sed -nE 's/^ *([0-9]+) passing.*/\1/p' "$suite_output" | tail -n 1)
echo "${cases:-0} cases from $(grep -rhE '^ *it(\.only)?\(' test --include='*.test.ts' | wc -l) tests"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
