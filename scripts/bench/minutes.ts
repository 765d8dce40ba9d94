import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { MINUTE_MS } from '../../src/domain/text/instant.ts';
import { goals } from './goals.ts';
import type { Row } from './table.ts';

/** What the kernel counts processor time in, on all Linux systems that Node runs on. */
const TICK_MS = 10;

/** How long a scenario took, and the processor time of this process and all others that it started and that ended. */
export type Taken = { readonly name: string; readonly ms: number; readonly cpuMs: number };

/** Starts to measure; the function that it returns ends that. */
export function measureTime(name: string): () => Taken {
  const started = performance.now();
  const before = processorMs();
  return () => ({ name, ms: performance.now() - started, cpuMs: processorMs() - before });
}

/** Not a number on other systems than Linux. */
function processorMs(): number {
  if (platform() !== 'linux') return Number.NaN;
  const text = readFileSync('/proc/self/stat', 'utf8');
  const ticks = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
}

/** What took this time without what is named by itself. */
export const without = (all: Taken, [part]: readonly Taken[]): Taken =>
  part === undefined ? all : { ...all, ms: all.ms - part.ms, cpuMs: all.cpuMs - part.cpuMs };

/** Indented lines are parts of the line above them. */
const wholeOf = (taken: readonly Taken[]): Taken[] => taken.filter(({ name }) => !name.startsWith(' '));
const sumOf = (taken: readonly Taken[], of: 'ms' | 'cpuMs'): number =>
  wholeOf(taken).reduce((total, one) => total + one[of], 0);
const minutesOf = (ms: number): string => (ms / MINUTE_MS).toFixed(1);

/** What all of it took, and the goal for it. */
export const rowOfRun = (taken: readonly Taken[]): Row => ({
  what: 'a run of everything',
  value: `${minutesOf(sumOf(taken, 'ms'))} minutes`,
  reach: goals.run,
});

/** A line for each scenario, and the sum. A server of PostgreSQL counts for where it is stopped. */
export function minutesTable(taken: readonly Taken[]): string {
  const lines = [...taken, { name: 'all', ms: sumOf(taken, 'ms'), cpuMs: sumOf(taken, 'cpuMs') }];
  const width = Math.max(...lines.map(({ name }) => name.length));
  const minutes = (ms: number) => (Number.isNaN(ms) ? '' : minutesOf(ms)).padStart(9);
  return [
    `${'minutes of'.padEnd(width)}    elapsed  processor`,
    ...lines.map(({ name, ms, cpuMs }) =>
      `${name.padEnd(width)}  ${minutes(ms)}  ${minutes(cpuMs)}`.trimEnd(),
    ),
  ].join('\n');
}
