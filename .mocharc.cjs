const { globSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');

require('./scripts/derived.mjs');

const named = process.argv.slice(2).some((argument) => argument.endsWith('.test.ts'));

const all = globSync('test/**/*.test.ts').sort();

// One more than two cores have: tests wait for clocks and processes. Each has a PostgreSQL of its own, which takes memory.
const jobs = Number(process.env.TEST_WORKERS ?? Math.min(4, Math.max(3, availableParallelism())));
if (!named) process.env.TEST_WORKERS = String(jobs);

// Workers do not see the command line: files that take engines in turn try all of them when they were named.
if (!named) process.env.TEST_IN_TURN = '1';

// Workers, and processes that tests start, load the same thousand modules: the second reads what the first compiled.
process.env.NODE_COMPILE_CACHE ??= join(__dirname, 'node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

module.exports = {
  extension: ['ts'],
  // Mocha adds files named on the command line to this list; naming some means only those.
  spec: named ? [] : all,
  parallel: !named,
  jobs,
  require: ['test/support/hooks.ts'],
  // Only what hangs takes so long; how fast the rest is depends on the machine.
  timeout: 120_000,
  // A test that is skipped says nothing: what an engine does not have is left out before it is declared.
  forbidPending: true,
  reporter: process.env.CI ? 'dot' : 'spec',
};
