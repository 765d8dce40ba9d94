import type { Row } from './table.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** Processor time of one request, in milliseconds, with so many rows in the table that it could depend on. */
export type GrowthPoint = {
  readonly of: string;
  readonly engine: Engine;
  readonly rows: number;
  readonly ms: number;
};

/** Microseconds by the number of rows, by engine, by the name of the row of the table. */
export type Growth = Readonly<
  Record<string, Readonly<Partial<Record<Engine, Readonly<Record<string, number>>>>>>
>;

/** The growth of one scenario's rows, and where it was measured: a run saves some scenarios, and keeps the others. */
export type SavedGrowth = {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly rows: Growth;
};

/**
 * The growth among a scenario's rows.
 * @throws {Error} when a point is there twice, or has no cost
 */
export function growthOf(rows: readonly Row[]): Growth {
  const found: Record<string, Partial<Record<Engine, Record<string, number>>>> = {};
  for (const { growth } of rows) {
    if (growth === undefined) continue;
    const { of, engine, rows: count, ms } = growth;
    found[of] ??= {};
    const engines = found[of];
    engines[engine] ??= {};
    const points = engines[engine];
    if (String(count) in points) throw new Error(`${of} was measured twice with ${count} rows on ${engine}`);
    if (!(ms > 0)) throw new Error(`${of} with ${count} rows on ${engine} costs ${ms} ms`);
    points[String(count)] = ms * 1_000;
  }
  return found;
}
