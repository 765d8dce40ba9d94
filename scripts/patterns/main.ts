import { Command } from 'commander';
import { check } from 'recheck';
import { collectPatterns } from './collect.ts';
import { keyOf, readVerified, writeVerified } from './verified.ts';

// The slowest pattern takes 20 s on an idle machine.
const TIMEOUT_MS = 180_000;

const { all } = new Command('patterns')
  .description('Shows of every new regular expression that it needs linear time, and lists it as verified.')
  .option('--all', 'check those again that are listed already')
  .parse()
  .opts<{ all?: true }>();

const root = new URL('../..', import.meta.url).pathname;
const verified = all ? new Set<string>() : readVerified();
const patterns = new Map(collectPatterns(root).map((pattern) => [keyOf(pattern), pattern]));
const linear = new Set([...verified].filter((key) => patterns.has(key)));
for (const [key, { source, flags, place }] of patterns) {
  if (linear.has(key)) continue;
  const { status, ...diagnostics } = await check(source, flags, { timeout: TIMEOUT_MS });
  if (status === 'safe') {
    linear.add(key);
    continue;
  }
  process.exitCode = 1;
  const attack = 'attack' in diagnostics ? `, for example on ${diagnostics.attack?.pattern}` : '';
  const complexity = 'complexity' in diagnostics ? ` (${diagnostics.complexity?.summary})` : '';
  console.error(`${place}: ${key} is ${status}${complexity}${attack}`);
}
writeVerified(linear);
console.log(`${linear.size} of ${patterns.size} regular expressions need linear time`);
