import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Costs, mergeCosts, type SavedCosts } from './ratchet.ts';
import type { Row } from './table.ts';

const FILE = fileURLToPath(new URL('../../docs/bench.json', import.meta.url));

/** Costs by the scale at which they were measured. */
type Saved = Partial<Record<string, SavedCosts>>;

const readAll = (): Saved => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Saved) : {});

/** @throws {Error} when nothing was saved at this scale */
export function readCosts(scale: string): Costs {
  const saved = readAll()[scale];
  if (saved === undefined)
    throw new Error(
      `docs/bench.json has nothing of this scale: run \`npm run bench -- --scale ${scale} --save\` first.`,
    );
  return saved.costs;
}

/** Keeps the costs that were measured now, and those of the scenarios that were not, with three significant digits. */
export function saveCosts(scale: string, now: Costs): void {
  const [cpu] = cpus();
  const all = readAll();
  const saved: SavedCosts = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}`,
    node: process.version,
    costs: mergeCosts(all[scale]?.costs ?? {}, now),
  };
  const digits = (_name: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(3)) : value;
  writeFileSync(FILE, `${JSON.stringify({ ...all, [scale]: saved }, digits, 2)}\n`);
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
