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

/**
 * The saved costs with those of the scenarios that were measured now. Rows that a scenario no longer has go, and so do
 * scenarios that are none of `known`.
 */
export const mergeCosts = <Each>(
  saved: Readonly<Record<string, Each>>,
  now: Readonly<Record<string, Each>>,
  known: readonly string[],
): Readonly<Record<string, Each>> =>
  Object.fromEntries(Object.entries({ ...saved, ...now }).filter(([scenario]) => known.includes(scenario)));

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

/** Scenarios with saved costs of which nothing was measured now: nobody knows whether they are worse. */
export const unmeasuredOf = (saved: Costs, { costs }: MeasuredCosts, asked: readonly string[]): string[] =>
  Object.keys(saved).filter((scenario) => !(scenario in costs) && asked.includes(scenario));

/**
 * The comparison as lines of aligned text, and below them the rows that are worse and the scenarios that were not measured.
 *
 * @param red - marks these lines
 */
export function comparisonTable(
  compared: readonly Compared[],
  unmeasured: readonly string[] = [],
  red: (line: string) => string = (line) => line,
): string {
  const head = ['row', 'saved', 'now', 'change'];
  const lines = compared.map((one) => [`${one.scenario}: ${one.row}`, ...changeOf(one)]);
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((cells) => cells[at]?.length ?? 0)));
  const aligned = [head, ...lines].map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const worse = compared
    .filter(({ isWorse }) => isWorse)
    .map((one) => {
      const [saved, now, change] = changeOf(one);
      return `  ${one.scenario}: ${one.row}, ${saved} → ${now}, ${change}`;
    });
  return [
    ...aligned,
    '',
    ...(worse.length === 0
      ? ['no row is worse by more than a tenth']
      : ['worse by more than a tenth, measured twice:', ...worse.map(red)]),
    ...(unmeasured.length === 0 ? [] : ['not measured:', ...unmeasured.map((name) => red(`  ${name}`))]),
  ].join('\n');
}

const changeOf = ({ saved, now, change }: Compared): [saved: string, now: string, change: string] => [
  saved?.toFixed(2) ?? 'new',
  now?.toFixed(2) ?? 'gone',
  change === null ? '' : `${change > 0 ? '+' : ''}${(change * 100).toFixed(0)} %`,
];
