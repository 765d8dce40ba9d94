import { SECOND_MS, type Span } from '../text/instant.ts';
import { countedNames, type DeliveredRow, rowCountsOf, UNBILLED } from './delivered-rows.ts';

/** A period in which a package was to run. */
export type RunningSpan = Span & {
  /** Whether the flight ended it, which the ad server knew long before, as opposed to a pause or a stop. */
  readonly isFlightEnd: boolean;
};

type RunningTerms = Span & { readonly from: Date; readonly running: boolean };

/** The periods in which a package was to run, from the history of its terms, oldest first. */
export function runningSpans(terms: readonly RunningTerms[]): RunningSpan[] {
  const spans: RunningSpan[] = [];
  for (const [at, { from, running, start: first, end: flightEnd }] of terms.entries()) {
    const start = from > first ? from : first;
    const changed = terms[at + 1]?.from ?? flightEnd;
    const isFlightEnd = flightEnd <= changed;
    const end = isFlightEnd ? flightEnd : changed;
    if (!running || end <= start) continue;
    const before = spans.at(-1);
    // Other changes of the terms do not end a period.
    if (before?.end.getTime() === start.getTime())
      spans.splice(-1, 1, { start: before.start, end, isFlightEnd });
    else spans.push({ start, end, isFlightEnd });
  }
  return spans;
}

/**
 * `billed`; `late` for what came in the time that the ad server may take for a pause or stop; `stray` for what it must
 * never have delivered.
 */
export type Billing = 'billed' | 'late' | 'stray';

/**
 * Whether the figures of a period are billed. A period cannot be divided, so that it is billed when the package ran in
 * it, or when all of it lies in the time that a pause or stop may take. No other period is billed: not before the flight,
 * not after it, and not while the package is paused or stopped.
 *
 * @param pauseSeconds `pause_seconds` of the ad server
 */
export function billingOf(
  row: { readonly from: Date; readonly to: Date },
  spans: readonly RunningSpan[],
  pauseSeconds: number,
): Billing {
  let billing: Billing = 'stray';
  for (const { start, end, isFlightEnd } of spans) {
    if (row.from < end && start < row.to) return 'billed';
    if (isFlightEnd || row.from < end) continue;
    const effective = end.getTime() + pauseSeconds * SECOND_MS;
    if (row.to.getTime() <= effective) return 'billed';
    if (row.from.getTime() < effective) billing = 'late';
  }
  return billing;
}

type Apart = { readonly row: DeliveredRow; readonly billing: Billing };

/**
 * What of the totals is not billed, as rows of a part of their own. A row in which there is nothing of it may replace one
 * in which there was.
 */
export const unbilledRows = (
  rows: readonly DeliveredRow[],
  spansOf: ReadonlyMap<string, readonly RunningSpan[]>,
  pauseSeconds: number,
): Apart[] =>
  rows.flatMap((row): Apart[] => {
    const spans = spansOf.get(row.packageId) ?? [];
    if (row.part !== '' || billingOf(row, spans, 0) === 'billed') return [];
    const billing = billingOf(row, spans, pauseSeconds);
    const apart = { ...row, part: UNBILLED };
    const isSomething = countedNames.some((name) => row.counts[name] > 0) || (row.spendMinor ?? 0) > 0;
    if (billing !== 'billed' && isSomething) return [{ row: apart, billing }];
    const spendMinor = row.spendMinor === null ? null : 0;
    return [{ row: { ...apart, counts: rowCountsOf(() => 0), spendMinor }, billing: 'billed' }];
  });
