import type { SavedGrowth } from './growth.ts';

/**
 * The costs of each scenario's rows: processor time against that of a peer, or of a fixed piece of work, in the same
 * run. Less is better.
 */
export type Costs = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Costs as they are kept in a file, and how they were measured. */
export type SavedCosts = {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly costs: Costs;
  /** By scenario, for those that measure several sizes of a table. */
  readonly growth?: Readonly<Record<string, SavedGrowth>>;
};

/** One row of a comparison. A row that exists on one side only has no change. */
export type Compared = {
  readonly scenario: string;
  readonly row: string;
  readonly saved: number | null;
  readonly now: number | null;
  /** 0.2 for a row that costs a fifth more than before. */
  readonly change: number | null;
  readonly isWorse: boolean;
};

/** A row is worse when it costs more by more than this share, and three quarters of its rounds cost more. Less is noise. */
const TOLERATED = 0.1;
/** What the digits of a saved cost and floating point leave between equal numbers. */
const ROUNDING = 1e-9;

/** What a run measured: of each row the median of its rounds, and what three quarters of them cost at least. */
export type MeasuredCosts = { readonly costs: Costs; readonly least: Costs };

/** Compares the scenarios that were measured now; scenarios that were not are left out. */
export function compareCosts(saved: Costs, { costs, least }: MeasuredCosts): Compared[] {
  return Object.entries(costs).flatMap(([scenario, rows]) => {
    const before = saved[scenario] ?? {};
    const names = [...new Set([...Object.keys(rows), ...Object.keys(before)])];
    return names.map((row): Compared => {
      const known = before[row] ?? null;
      const now = rows[row] ?? null;
      const change = known === null || now === null ? null : now / known - 1;
      const isWorse =
        known !== null &&
        change !== null &&
        !(change <= TOLERATED + ROUNDING) &&
        !((least[scenario]?.[row] ?? now ?? known) <= known);
      return { scenario, row, saved: known, now, change, isWorse };
    });
  });
}

/** The saved costs with those of the scenarios that were measured now. Rows that a scenario no longer has go. */
export const mergeCosts = (saved: Costs, now: Costs): Costs => ({ ...saved, ...now });

/**
 * As `compareCosts`. Other work on the machine can make a row look worse once, so scenarios with worse rows are measured once
 * more, and the lower cost of each row counts.
 */
export async function compareTwice(
  saved: Costs,
  now: MeasuredCosts,
  measureAgain: (scenarios: ReadonlySet<string>) => Promise<MeasuredCosts>,
): Promise<Compared[]> {
  const compared = compareCosts(saved, now);
  const worse = new Set(compared.flatMap(({ isWorse, scenario }) => (isWorse ? [scenario] : [])));
  return worse.size === 0 ? compared : compareCosts(saved, lowerOf(now, await measureAgain(worse)));
}

/** As the costs of one run, from two of the same scenarios. */
const lowerOf = (first: MeasuredCosts, second: MeasuredCosts): MeasuredCosts => ({
  costs: lowerCosts(first.costs, second.costs),
  least: lowerCosts(first.least, second.least),
});

/** The lower cost of each row of two runs of the same scenarios: other work on the machine only adds to a cost. */
export function lowerCosts(first: Costs, second: Costs): Costs {
  const lower = Object.entries(first).map(([scenario, rows]) => {
    const again = second[scenario] ?? {};
    const merged = Object.entries(rows).map(([row, cost]) => [row, Math.min(cost, again[row] ?? cost)]);
    return [scenario, Object.fromEntries(merged)];
  });
  return Object.fromEntries(lower);
}

/** The comparison as lines of aligned text, and below them the rows that are worse. */
export function comparisonTable(compared: readonly Compared[]): string {
  const head = ['row', 'saved', 'now', 'change'];
  const lines = compared.map(({ scenario, row, saved, now, change }) => [
    `${scenario}: ${row}`,
    saved?.toFixed(2) ?? 'new',
    now?.toFixed(2) ?? 'gone',
    change === null ? '' : `${change > 0 ? '+' : ''}${(change * 100).toFixed(0)} %`,
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((cells) => cells[at]?.length ?? 0)));
  const aligned = [head, ...lines].map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  const worse = compared.filter(({ isWorse }) => isWorse).map(({ scenario, row }) => `  ${scenario}: ${row}`);
  const verdict =
    worse.length === 0 ? ['no row is worse by more than a tenth'] : ['worse by more than a tenth:', ...worse];
  return [...aligned, '', ...verdict].map((line) => line.trimEnd()).join('\n');
}
