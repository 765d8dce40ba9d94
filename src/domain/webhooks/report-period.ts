import type { EnumsReportingFrequency } from '../../../generated/types/schemas.ts';
import type { Span } from '../text/instant.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** The wait for late figures: as long as they are late already, within these bounds, so that a long absence sends few reports. */
const SHORTEST_DELAY_MS = HOUR_MS / 4;
const LONGEST_DELAY_MS = 24 * HOUR_MS;

/** The hour, UTC day or calendar month (UTC) that a moment lies in; the end belongs to the next one. */
export function reportPeriod(frequency: EnumsReportingFrequency, at: Date): Span {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  switch (frequency) {
    case 'hourly': {
      const start = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
      return { start: new Date(start), end: new Date(start + HOUR_MS) };
    }
    case 'daily':
      return { start: new Date(Date.UTC(year, month, day)), end: new Date(Date.UTC(year, month, day + 1)) };
    case 'monthly':
      return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
  }
}

/** What a buy still owes to the receiver of its reports. */
export type OwedReport = {
  readonly principalId: string;
  readonly buyId: string;
  /** `ended` after the final delivery report: only late figures are reported then. */
  readonly kind: 'delivery' | 'artifacts' | 'ended';
  readonly dueAt: Date;
  /** Begin of the first period that was not reported. */
  readonly periodStart: Date;
  /** Begin of the first period that has a report. */
  readonly reportedFrom: Date;
  /** Number of the next report, from 1. */
  readonly sequence: number;
};

/** One report: its period, and the next one that is owed; the last report owes nothing more. */
export type ReportStep = {
  readonly type: 'scheduled' | 'final' | 'delayed' | 'adjusted';
  readonly period: Span;
  readonly sequence: number;
  readonly next: OwedReport | null;
};

/**
 * The report that is due. A buy that is over gets one final report from where the others ended until now; after an
 * interruption of the service each missed period gets its own.
 */
export function reportStep(
  owed: OwedReport,
  frequency: EnumsReportingFrequency,
  { isOver, now }: { isOver: boolean; now: Date },
): ReportStep {
  const { end } = reportPeriod(frequency, owed.periodStart);
  const { periodStart: start, sequence } = owed;
  if (isOver && end >= now) {
    // Delivery is counted in whole seconds; the one under way belongs to no later report.
    const second = Math.max(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS, start.getTime());
    const until = new Date(second + SECOND_MS);
    return { type: 'final', period: { start, end: until }, sequence, next: null };
  }
  const dueAt = isOver ? now : reportPeriod(frequency, end).end;
  const next = { ...owed, periodStart: end, dueAt, sequence: sequence + 1 };
  return { type: 'scheduled', period: { start, end }, sequence, next };
}

/** The report of a period whose figures are missing when they are due: the same period stays owed. */
export function delayedStep(owed: OwedReport, { period }: ReportStep, now: Date): ReportStep {
  const late = now.getTime() - period.end.getTime();
  const wait = Math.min(LONGEST_DELAY_MS, Math.max(SHORTEST_DELAY_MS, late));
  const next = { ...owed, dueAt: new Date(now.getTime() + wait), sequence: owed.sequence + 1 };
  return { type: 'delayed', period, sequence: owed.sequence, next };
}

/** When the report of the period that begins there is due. */
export const firstReportDue = (frequency: EnumsReportingFrequency, start: Date): Date =>
  reportPeriod(frequency, start).end;
