const { existsSync, globSync, readFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

require('./scripts/derived.mjs');

/** Options of mocha whose value may look like a path. */
const TEXTS = ['-g', '--grep', '-f', '--fgrep'];

// Test files, and folders, of which all test files run. A path that does not exist is not the whole suite either.
const named = process.argv
  .slice(2)
  .some(
    (argument, index, all) =>
      !argument.startsWith('-') &&
      !TEXTS.includes(all[index - 1]) &&
      (argument.endsWith('.ts') || argument.includes('/') || existsSync(argument)),
  );

/**
 * The slowest files come first, so that no worker is left with one at the end: those that took longest at the last run
 * here, or, on a machine that has not run the suite yet, those of a list.
 */
function slowestFirst(files) {
  const last = join(__dirname, 'node_modules/.cache/test-times.json');
  const slow = readFileSync(join(__dirname, 'test/slow-files.txt'), 'utf8').split('\n');
  const took = {
    ...Object.fromEntries(slow.map((file, index) => [file, slow.length - index])),
    ...(existsSync(last) ? JSON.parse(readFileSync(last, 'utf8')) : {}),
  };
  return files.sort().sort((a, b) => (took[b] ?? 0) - (took[a] ?? 0));
}

// Two for each of two cores: tests wait for clocks, browsers and processes, and three workers with their databases keep a
// core and a half busy. Each has a PostgreSQL of its own, which takes memory, so it is no more on a larger machine.
const jobs = Number(process.env.TEST_WORKERS ?? 4);
if (!named) process.env.TEST_WORKERS = String(jobs);

// Workers do not see the command line: files that take engines in turn try all of them when they were named.
if (!named) process.env.TEST_IN_TURN = '1';

// Files, apart by spaces, that another run on this machine tests.
const elsewhere = process.env.TEST_ELSEWHERE?.split(' ') ?? [];
const isHere = (file) => !elsewhere.includes(file);

// Where workers note what files took.
if (!named) process.env.TEST_TIMES ??= join(tmpdir(), `registry-times-${process.pid}`);

// `npm run test:suite` starts Node with twice the usual room for new objects, and mocha starts its workers as it was
// started itself: requests of tests make much that lives for a moment, and collecting it took an eighth of their
// processor time. More than one thread per collection stays: one alone takes as long, and twice the memory.

// Workers, and processes that tests start, load the same thousand modules: the second reads what the first compiled.
process.env.NODE_COMPILE_CACHE ??= join(__dirname, 'node_modules/.cache/compiled');
// Copies that tests make of the project link its packages, and so find the cache at the same place beside their modules.
process.env.NODE_COMPILE_CACHE_PORTABLE ??= '1';
enableCompileCache(process.env.NODE_COMPILE_CACHE);

module.exports = {
  // What is tested of a named folder, at any depth.
  extension: ['test.ts'],
  recursive: true,
  // Mocha adds files named on the command line to this list; naming some means only those.
  spec: named ? [] : slowestFirst(globSync('test/**/*.test.ts').filter(isHere)),
  parallel: !named,
  jobs,
  require: ['test/support/hooks.ts'],
  // Only what hangs takes so long; how fast the rest is depends on the machine. A machine that others use may give a test
  // a tenth of its speed for a while, at which the heaviest take minutes.
  timeout: 600_000,
  // A test that is skipped says nothing: what an engine does not have is left out before it is declared.
  forbidPending: true,
  reporter: process.env.CI ? 'dot' : 'spec',
};
