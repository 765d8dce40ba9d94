import type { GrowthPoint } from './growth.ts';
import { quantile } from './quantile.ts';

/** One measured value: what was measured, the value, and the target to compare it with. */
export type Row = {
  what: string;
  value: string;
  reach?: string;
  /**
   * Kept by `--save`, under a name that is unique within its scenario. `least` is what three quarters of the rounds cost at
   * least, for a cost that was measured in rounds.
   */
  cost?: { of: string; times: number; least?: number };
  /** Kept by `--save` for the plots of `docs/figures/`. */
  growth?: GrowthPoint;
};

/** A cost: one number, or the median of those of several rounds. */
export const costOf = (of: string, measured: number | readonly number[]): Required<Row>['cost'] =>
  typeof measured === 'number'
    ? { of, times: measured }
    : { of, times: quantile(measured, 0.5), least: quantile(measured, 0.25) };

/** A row with processor time as a multiple of a peer's, once or for each round. */
export function costRow(of: string, measured: number | readonly number[], peer: string, reach = ''): Row {
  const cost = costOf(of, measured);
  return { what: `  processor time ÷ ${peer}`, value: cost.times.toFixed(2), reach, cost };
}

/** From here on a machine counts as slower than that of docs/performance.md: less is the noise of the measurement. */
const SLOWER = 1.25;

/**
 * Rows as aligned text, one line each, and below them the goals that were missed. Those that are missed only because the
 * machine is slow are named by themselves.
 *
 * @param how `red` marks the lines of missed goals; `slowness` is how many times as long this machine takes as that of docs/performance.md
 */
export function table(
  rows: readonly Row[],
  { red = (line) => line, slowness = 1 }: { red?: (line: string) => string; slowness?: number } = {},
): string {
  const head: Row = { what: 'what', value: 'measured', reach: 'to reach' };
  const all = [head, ...rows];
  const width = (column: (row: Row) => string) => Math.max(...all.map((row) => column(row).length));
  const widths = [width(({ what }) => what), width(({ value }) => value)] as const;
  const lines = all.map(({ what, value, reach = '' }) =>
    `${what.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${reach}`.trimEnd(),
  );
  const missed = missedGoals(rows, slowness);
  const unseen = missedGoals(rows).filter((line) => !missed.includes(line));
  const times = slowness.toFixed(1);
  return [
    lines[0],
    '-'.repeat(Math.max(...lines.map(({ length }) => length))),
    ...lines.slice(1),
    ...listed('goals missed:', missed, red),
    ...listed(
      `goals missed on this machine, which takes ${times} times as long as that of docs/performance.md, and reached by ${times} times the speed:`,
      unseen,
    ),
  ].join('\n');
}

const listed = (
  title: string,
  lines: readonly string[],
  mark: (line: string) => string = (line) => line,
): readonly string[] => (lines.length === 0 ? [] : ['', title, ...lines.map((line) => mark(`  ${line}`))]);

const GOAL = /^(<=|>=|[<>≤≥]) ?(.*)/;
const FIRST = /\d+(?:\.\d+)?/;
const FIRST_TIME = /^[^\d]*[\d.]+ ?(µs|ms|s|minutes)\b/;
const FIRST_RATE = /^[^\d]*[\d.]+ ?\/(?:s|min)\b/;
const UNITS_MS: Readonly<Record<string, number>> = { µs: 0.001, ms: 1, s: 1_000, minutes: 60_000 };

/**
 * A line for each row whose first number misses its goal. Indented rows are named after the row that they belong to.
 * @param slowness how many times as long as a goal says something may take, and how many times as rarely it may happen
 */
export function missedGoals(rows: readonly Row[], slowness = 1): string[] {
  const missed: string[] = [];
  const factor = slowness >= SLOWER ? slowness : 1;
  let above = '';
  for (const { what, value, reach = '' } of rows) {
    if (!what.startsWith(' ')) above = what;
    const [, sign, goal = ''] = GOAL.exec(reach) ?? [];
    if (sign === undefined || reaches(numberOf(value, goal), sign, atSpeed(goal, value, factor))) continue;
    const name = what.startsWith(' ') ? `${above}, ${what.trim()}` : what;
    missed.push(`${name}: ${value}, to reach ${reach}`);
  }
  return missed;
}

/** The number of a goal, as a machine reaches it that takes so many times as long. Ratios and sizes are the same on all. */
function atSpeed(goal: string, value: string, factor: number): number {
  const number = numberOf(goal, value);
  if (timeUnitOf(goal) !== undefined) return number * factor;
  return FIRST_RATE.test(goal) ? number / factor : number;
}

/** The first number of a text; as milliseconds if that of the other text is a time too. */
function numberOf(text: string, other: string): number {
  const unit = timeUnitOf(text);
  const number = Number(FIRST.exec(text)?.[0]);
  return unit === undefined || timeUnitOf(other) === undefined ? number : number * unit;
}

/** Milliseconds in the unit of the first number of a text, if that is a time. */
const timeUnitOf = (text: string): number | undefined => UNITS_MS[FIRST_TIME.exec(text)?.[1] ?? ''];

function reaches(number: number, sign: string, goal: number): boolean {
  if (sign === '<') return number < goal;
  if (sign === '>') return number > goal;
  return sign === '≤' || sign === '<=' ? number <= goal : number >= goal;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
export const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;
export const microseconds = (ms: number): string => `${(ms * 1000).toFixed(0)} µs`;
