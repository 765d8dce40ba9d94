import { createHash } from 'node:crypto';
import { quantile } from './quantile.ts';

/** How rows name the fixed piece of work. */
export const CONTROL = 'a fixed piece of work';
const ROUNDS = 5;
const REPEATS = 40;
const RECORDS = Array.from({ length: 2_000 }, (_, at) => ({
  id: `record-${(at * 7919) % 2_000}`,
  tags: [`tag_${at % 10}`, `tag_${at % 7}`],
  nested: { at, text: `Text ${at} of some length` },
}));

/**
 * Processor time of a fixed piece of work on this machine, in milliseconds: what costs without a peer are divided by,
 * so that they say little about the machine.
 */
export function controlMs(): number {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return quantile(times, 0.5);
}

function work(): void {
  for (let time = 0; time < REPEATS; time += 1) {
    const text = JSON.stringify(RECORDS);
    const sorted = (JSON.parse(text) as typeof RECORDS).sort((a, b) => (a.id < b.id ? -1 : 1));
    createHash('sha256').update(JSON.stringify(sorted)).digest();
  }
}
