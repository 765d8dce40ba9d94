import type { EnumsReportingFrequency } from '../../../generated/types/schemas.ts';
import { OLDEST_EVENT_MS } from '../events/event.ts';
import { HOUR_MS, type Span } from '../text/instant.ts';
import { type OwedReport, type ReportStep, reportPeriod } from './report-period.ts';

/** Late figures of a period are collected for so long: it has no more than one adjusted report in that time. */
const SETTLE_MS = HOUR_MS;

/** A period that was reported before late figures changed it. */
export type ReportMark = {
  readonly principalId: string;
  readonly buyId: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When its adjusted report is due. */
  readonly dueAt: Date;
};

/** The reported periods that figures of these moments belong to; other moments have a report to come, or none. */
export function latePeriods(
  { periodStart, reportedFrom }: Pick<OwedReport, 'periodStart' | 'reportedFrom'>,
  frequency: EnumsReportingFrequency,
  moments: readonly Date[],
): Span[] {
  const spans = new Map<number, Span>();
  for (const at of moments) {
    if (at < reportedFrom || at >= periodStart) continue;
    const whole = reportPeriod(frequency, at);
    // Periods before a change of the frequency, and the last one, are shorter.
    const start = whole.start < reportedFrom ? reportedFrom : whole.start;
    const end = whole.end > periodStart ? periodStart : whole.end;
    spans.set(start.getTime(), { start, end });
  }
  return [...spans.values()].toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

/** When the figures that came now are reported. */
export const settledAt = (now: Date): Date => new Date(now.getTime() + SETTLE_MS);

/** The adjusted report of a marked period. It takes a number; what the buy owes otherwise stays as it is. */
export function adjustedStep(owed: OwedReport, mark: ReportMark): ReportStep {
  return {
    ...{ type: 'adjusted', sequence: owed.sequence },
    period: { start: mark.periodStart, end: mark.periodEnd },
    next: { ...owed, sequence: owed.sequence + 1 },
  };
}

/** What stays of a buy after its final report, until no event of it is taken any more. */
export const endedAfter = (owed: OwedReport, { period, sequence }: ReportStep): OwedReport => ({
  ...owed,
  ...{ kind: 'ended', periodStart: period.end, sequence: sequence + 1 },
  dueAt: new Date(period.end.getTime() + OLDEST_EVENT_MS),
});
