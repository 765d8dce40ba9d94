import type {
  CoreArtifactWebhook,
  EnumsAvailableMetric,
  EnumsReportingFrequency,
  MediaBuyMediaBuyDelivery,
} from '../../../generated/types/schemas.ts';
import { OLDEST_EVENT_MS } from '../events/event.ts';
import type { Json } from '../json/values.ts';
import { HOUR_MS, SECOND_MS, type Span } from '../text/instant.ts';

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

/** Figures that a request may leave out; what is paid stays in every report. */
const OPTIONAL: ReadonlySet<string> = new Set<EnumsAvailableMetric>([
  ...(['impressions', 'clicks', 'ctr', 'views', 'completed_views', 'completion_rate'] as const),
  ...(['conversions', 'conversion_value', 'roas', 'cost_per_acquisition', 'new_to_brand_rate'] as const),
  ...(['leads', 'reach', 'frequency', 'grps', 'engagements', 'engagement_rate', 'follows'] as const),
  ...(['saves', 'profile_visits', 'viewability', 'quartile_data', 'dooh_metrics'] as const),
  ...(['cost_per_click', 'cost_per_completed_view', 'cpm', 'downloads', 'units_sold'] as const),
  ...(['new_to_brand_units', 'plays'] as const),
]);

/** Leaves out the figures that the registration did not ask for; all stay when it named none. */
function narrowed<T extends object>(figures: T, requested: readonly string[] | undefined): T {
  if (requested === undefined) return figures;
  const kept = Object.entries(figures).filter(([name]) => !OPTIONAL.has(name) || requested.includes(name));
  return Object.fromEntries(kept) as T;
}

type Report = {
  readonly step: ReportStep;
  readonly currency: string;
  readonly row: MediaBuyMediaBuyDelivery;
  readonly requested: readonly string[] | undefined;
  readonly sandbox: boolean;
};

/** The `result` of one delivery report of one buy. */
export function reportResult({ step, currency, row, requested, sandbox }: Report): Json {
  return {
    ...headOf(step, currency),
    media_buy_deliveries: [
      {
        ...row,
        ...(step.type === 'adjusted' ? { is_adjusted: true } : {}),
        totals: narrowed(row.totals, requested),
        by_package: row.by_package.map((one) => narrowed(one, requested)),
      },
    ],
    ...(sandbox ? { sandbox: true } : {}),
  };
}

type Delay = {
  readonly step: ReportStep;
  readonly currency: string;
  readonly buyId: string;
  readonly sandbox: boolean;
};

/** The `result` of a report whose figures are missing; the schema requires totals, so the row states zeros. */
export function delayedResult({ step, currency, buyId, sandbox }: Delay): Json {
  const expected = step.next?.dueAt.toISOString();
  return {
    ...headOf(step, currency),
    ...{ partial_data: true, unavailable_count: 1 },
    media_buy_deliveries: [
      {
        ...{ media_buy_id: buyId, status: 'reporting_delayed' },
        ...(expected === undefined ? {} : { expected_availability: expected }),
        totals: { impressions: 0, spend: 0 },
        by_package: [],
      },
    ],
    ...(sandbox ? { sandbox: true } : {}),
  };
}

const headOf = ({ type, sequence, next, period }: ReportStep, currency: string): Json => ({
  notification_type: type,
  sequence_number: sequence,
  ...(next === null || next.kind === 'ended' ? {} : { next_expected_at: next.dueAt.toISOString() }),
  reporting_period: { start: period.start.toISOString(), end: period.end.toISOString() },
  currency,
});

/**
 * How often samples are pushed. They are drawn from hours that are over, so `realtime` is as soon as an hour is; a
 * batch without a frequency is one of a day.
 */
export const batchFrequency = ({
  delivery_mode: mode,
  batch_frequency: every,
}: Pick<CoreArtifactWebhook, 'delivery_mode' | 'batch_frequency'>): EnumsReportingFrequency =>
  mode === 'realtime' ? 'hourly' : (every ?? 'daily');

/** Records of one body, well below the megabyte that receivers read. */
export const BATCH_RECORDS = 250;

/** The bodies of one push, none for nothing. */
export function artifactBodies<T>(
  records: readonly T[],
  around: { mediaBuyId: string; batchId: string; at: Date; token: string | undefined; sandbox: boolean },
) {
  const { mediaBuyId, batchId, at, token, sandbox } = around;
  const count = Math.ceil(records.length / BATCH_RECORDS);
  return Array.from({ length: count }, (_, number) => ({
    media_buy_id: mediaBuyId,
    batch_id: batchId,
    timestamp: at.toISOString(),
    ...(token === undefined ? {} : { token }),
    artifacts: records.slice(number * BATCH_RECORDS, (number + 1) * BATCH_RECORDS),
    pagination: { total_artifacts: records.length, batch_number: number + 1, total_batches: count },
    ...(sandbox ? { sandbox: true } : {}),
  }));
}
