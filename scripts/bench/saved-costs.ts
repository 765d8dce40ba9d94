import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Growth } from './growth.ts';
import { figuresOf, type Saved } from './growth-figures.ts';
import { type Costs, mergeCosts, type SavedCosts } from './ratchet.ts';
import type { Row } from './table.ts';

const FILE = fileURLToPath(new URL('../../docs/bench.json', import.meta.url));
const FIGURES = fileURLToPath(new URL('../../docs/figures', import.meta.url));

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

/** What a run measured, by scenario, and the names of all scenarios that there are. */
export type MeasuredRun = {
  readonly costs: Costs;
  readonly growth: Readonly<Record<string, Growth>>;
  readonly known: readonly string[];
};

/** Keeps what was measured now, and what is known of the scenarios that were not, with three significant digits. */
export function saveRun(scale: string, { costs, growth, known }: MeasuredRun): void {
  const [cpu] = cpus();
  const all = readAll();
  const run = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}`,
    node: process.version,
  };
  const grown = Object.entries(growth).map(([scenario, rows]) => [scenario, { ...run, rows }]);
  const saved: SavedCosts = {
    ...run,
    costs: mergeCosts(all[scale]?.costs ?? {}, costs, known),
    growth: mergeCosts(all[scale]?.growth ?? {}, Object.fromEntries(grown), known),
  };
  const digits = (_name: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(3)) : value;
  writeFileSync(FILE, `${JSON.stringify({ ...all, [scale]: saved }, digits, 2)}\n`);
  writeFigures();
}

/** Draws the figures of what is kept; returns the names of their files. */
export function writeFigures(): string[] {
  const figures = figuresOf(readAll());
  mkdirSync(FIGURES, { recursive: true });
  for (const [file, svg] of figures) writeFileSync(join(FIGURES, file), svg);
  return [...figures.keys()];
}

/** What the rows of a scenario cost, by their names: the median of the rounds, and what three quarters of them cost at least. */
type ScenarioCosts = {
  readonly costs: Readonly<Record<string, number>>;
  readonly least: Readonly<Record<string, number>>;
};

/**
 * The costs among a scenario's rows.
 * @throws {Error} when two rows have the same name, or a cost is not a number
 */
export function costsOf(rows: readonly Row[]): ScenarioCosts {
  const costs: Record<string, number> = {};
  const least: Record<string, number> = {};
  for (const { cost } of rows) {
    if (cost === undefined) continue;
    if (cost.of in costs) throw new Error(`two rows are called ${cost.of}`);
    if (!(cost.times > 0)) throw new Error(`${cost.of} costs ${cost.times}`);
    costs[cost.of] = cost.times;
    least[cost.of] = cost.least ?? cost.times;
  }
  return { costs, least };
}
