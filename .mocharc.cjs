const { globSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');

const named = process.argv.slice(2).some((argument) => argument.endsWith('.test.ts'));

// Those that take longest begin first, so that no worker is left with one of them when the others have ended.
const slowest = [];
const all = globSync('test/**/*.test.ts').sort();

// Each worker has a PostgreSQL of its own, which takes memory.
const jobs = Math.min(4, Math.max(2, availableParallelism()));
if (!named) process.env.TEST_WORKERS = String(jobs);

// Workers do not see the command line: files that take engines in turn try all of them when they were named.
if (!named) process.env.TEST_IN_TURN = '1';

// Workers, and processes that tests start, load the same thousand modules: the second reads what the first compiled.
process.env.NODE_COMPILE_CACHE ??= join(__dirname, 'node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

module.exports = {
  extension: ['ts'],
  // Mocha adds files named on the command line to this list; naming some means only those.
  spec: named ? [] : [...new Set([...slowest, ...all])],
  parallel: !named,
  jobs,
  require: ['test/support/hooks.ts'],
  // Only what hangs takes so long; how fast the rest is depends on the machine.
  timeout: 120_000,
  // A test that is skipped says nothing: what an engine does not have is left out before it is declared.
  forbidPending: true,
  reporter: process.env.CI ? 'dot' : 'spec',
};
