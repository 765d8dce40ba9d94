import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Costs, mergeCosts, type SavedCosts } from './ratchet.ts';
import type { Row } from './table.ts';

const FILE = fileURLToPath(new URL('../../docs/bench.json', import.meta.url));

/** @throws {Error} when nothing was saved, or at another scale */
export function readCosts(scale: string): Costs {
  if (!existsSync(FILE))
    throw new Error('docs/bench.json does not exist: run `npm run bench -- --save` first.');
  const saved = JSON.parse(readFileSync(FILE, 'utf8')) as SavedCosts;
  if (saved.scale !== scale)
    throw new Error(`docs/bench.json was measured with --scale ${saved.scale}: compare with the same scale.`);
  return saved.costs;
}

/** Keeps the costs that were measured now, and those of the scenarios that were not, with three significant digits. */
export function saveCosts(scale: string, now: Costs): void {
  const [cpu] = cpus();
  const saved: SavedCosts = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}`,
    node: process.version,
    scale,
    costs: existsSync(FILE) ? mergeCosts(readCosts(scale), now) : now,
  };
  const digits = (_name: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(3)) : value;
  writeFileSync(FILE, `${JSON.stringify(saved, digits, 2)}\n`);
}

/**
 * The costs among a scenario's rows, by their names.
 * @throws {Error} when two rows have the same name, or a cost is not a number
 */
export function costsOf(rows: readonly Row[]): Record<string, number> {
  const costs: Record<string, number> = {};
  for (const { cost } of rows) {
    if (cost === undefined) continue;
    if (cost.of in costs) throw new Error(`two rows are called ${cost.of}`);
    if (!(cost.times > 0)) throw new Error(`${cost.of} costs ${cost.times}`);
    costs[cost.of] = cost.times;
  }
  return costs;
}
