import type { ContentStandardsArtifactRecord } from '../../../generated/types/content-standards.ts';
import type { CoreArtifactWebhook } from '../../../generated/types/core.ts';
import type { EnumsAvailableMetric, EnumsReportingFrequency } from '../../../generated/types/enums.ts';
import type {
  MediaBuyMediaBuyDelivery,
  MediaBuyPackageDelivery,
} from '../../../generated/types/media-buy.ts';
import type { NewBody } from '../../../generated/webhooks.ts';
import { OLDEST_EVENT_MS } from '../events/event.ts';
import { HOUR_MS, SECOND_MS, type Span } from '../text/instant.ts';

/**
 * Bounds of the wait for late figures. The wait is as long as the figures are already late, so that a long
 * outage sends few reports.
 */
const SHORTEST_DELAY_MS = HOUR_MS / 4;
const LONGEST_DELAY_MS = 24 * HOUR_MS;

/** The hour, UTC day or calendar month (UTC) that contains a moment. The end belongs to the next period. */
export function reportPeriod(frequency: EnumsReportingFrequency, at: Date): Span {
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth();
  const day = at.getUTCDate();
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

/** The next report of a buy that must be sent to its receiver. */
export type OwedReport = {
  readonly principalId: string;
  readonly buyId: string;
  /** `ended` after the final delivery report: then only late figures are reported. */
  readonly kind: 'delivery' | 'artifacts' | 'ended';
  readonly dueAt: Date;
  /** Start of the first period that has no report yet. */
  readonly periodStart: Date;
  /** Start of the first period that has a report. */
  readonly reportedFrom: Date;
  /** Number of the next report, from 1. */
  readonly sequence: number;
  /** Instant up to which the ad server must have counted before the report can be made; null when it can be made. */
  readonly awaits: Date | null;
};

/** One report with its period, and the next report that is due; null after the last one. */
export type ReportStep = {
  readonly type: 'scheduled' | 'final' | 'delayed' | 'adjusted';
  readonly period: Span;
  readonly sequence: number;
  readonly next: OwedReport | null;
};

/**
 * The report that is due. A buy that has ended gets one final report, from the end of the previous one until
 * now, or until `endedAt` where delivery is counted later. After an interruption of the service, each missed period gets its own report.
 */
export function reportStep(
  owed: OwedReport,
  frequency: EnumsReportingFrequency,
  { isOver, now, endedAt = now }: { isOver: boolean; now: Date; endedAt?: Date },
): ReportStep {
  const { end } = reportPeriod(frequency, owed.periodStart);
  const { periodStart: start, sequence } = owed;
  if (isOver && end >= endedAt) {
    // Delivery is counted in whole seconds. The current second is included, since no later report follows.
    const second = Math.max(Math.floor(endedAt.getTime() / SECOND_MS) * SECOND_MS, start.getTime());
    const until = new Date(second + SECOND_MS);
    return { type: 'final', period: { start, end: until }, sequence, next: null };
  }
  const dueAt = isOver ? now : reportPeriod(frequency, end).end;
  const next = { ...owed, periodStart: end, dueAt, sequence: sequence + 1, awaits: null };
  return { type: 'scheduled', period: { start, end }, sequence, next };
}

/** The last report of a buy is final only if its figures are; an outside ad server may say that they are not. */
export const namedByFinality = (
  step: ReportStep,
  { is_final: isFinal }: Pick<MediaBuyPackageDelivery, 'is_final'>,
): ReportStep => (step.type === 'final' && !isFinal ? { ...step, type: 'scheduled' } : step);

/**
 * The report of a period whose figures are missing when they are due. The period itself stays due, at the latest after the
 * wait, and as soon as they are counted.
 */
export function delayedStep(owed: OwedReport, { period }: ReportStep, now: Date): ReportStep {
  const late = now.getTime() - period.end.getTime();
  const wait = Math.min(LONGEST_DELAY_MS, Math.max(SHORTEST_DELAY_MS, late));
  const dueAt = new Date(now.getTime() + wait);
  const next = { ...owed, dueAt, sequence: owed.sequence + 1, awaits: period.end };
  return { type: 'delayed', period, sequence: owed.sequence, next };
}

/** Time at which the report of the period that begins at `start` is due. */
export const firstReportDue = (frequency: EnumsReportingFrequency, start: Date): Date =>
  reportPeriod(frequency, start).end;

/** Time for which late figures of a period are collected, so that a period gets at most one adjusted report in it. */
const SETTLE_MS = HOUR_MS;

/** A reported period whose figures changed later. */
export type ReportMark = {
  readonly principalId: string;
  readonly buyId: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Time at which its adjusted report is due. */
  readonly dueAt: Date;
};

/**
 * The reported periods that contain these moments. Other moments are ignored: their period is reported later
 * or never.
 */
export function latePeriods(
  { periodStart, reportedFrom }: Pick<OwedReport, 'periodStart' | 'reportedFrom'>,
  frequency: EnumsReportingFrequency,
  moments: readonly Date[],
): Span[] {
  const spans = new Map<number, Span>();
  for (const at of moments) {
    if (at < reportedFrom || at >= periodStart) continue;
    const whole = reportPeriod(frequency, at);
    // The first and the last reported period may be shorter than the frequency, for example after a change of
    // the frequency.
    const start = whole.start < reportedFrom ? reportedFrom : whole.start;
    const end = whole.end > periodStart ? periodStart : whole.end;
    spans.set(start.getTime(), { start, end });
  }
  return [...spans.values()].toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

/** Time at which figures that arrive now are reported. */
export const settledAt = (now: Date): Date => new Date(now.getTime() + SETTLE_MS);

/**
 * The adjusted report of a marked period. It uses up a sequence number; the next due report is otherwise unchanged.
 */
export function adjustedStep(owed: OwedReport, mark: ReportMark): ReportStep {
  return {
    type: 'adjusted',
    sequence: owed.sequence,
    period: { start: mark.periodStart, end: mark.periodEnd },
    next: { ...owed, sequence: owed.sequence + 1 },
  };
}

/** The entry of a buy after its final report. It is kept until no further events of the buy are accepted. */
export const endedAfter = (owed: OwedReport, { period, sequence }: ReportStep): OwedReport => ({
  ...owed,
  kind: 'ended',
  periodStart: period.end,
  sequence: sequence + 1,
  awaits: null,
  dueAt: new Date(period.end.getTime() + OLDEST_EVENT_MS),
});

/** Figures that a registration may leave out. Costs are part of every report. */
const OPTIONAL: ReadonlySet<string> = new Set<EnumsAvailableMetric>([
  'impressions',
  'clicks',
  'ctr',
  'views',
  'completed_views',
  'completion_rate',
  'conversions',
  'conversion_value',
  'roas',
  'cost_per_acquisition',
  'new_to_brand_rate',
  'leads',
  'reach',
  'frequency',
  'grps',
  'engagements',
  'engagement_rate',
  'follows',
  'saves',
  'profile_visits',
  'viewability',
  'quartile_data',
  'dooh_metrics',
  'cost_per_click',
  'cost_per_completed_view',
  'cpm',
  'downloads',
  'units_sold',
  'new_to_brand_units',
  'plays',
]);

/** Removes the optional figures that the registration did not request; keeps all if it names none. */
function narrowed<T extends object>(figures: T, requested: readonly string[] | undefined): T {
  if (requested === undefined) return figures;
  const kept = Object.entries(figures).filter(([name]) => !OPTIONAL.has(name) || requested.includes(name));
  return Object.fromEntries(kept) as T;
}

type DeliveryResult = NewBody<'deliveryReported'>['result'];

type Report = {
  readonly step: ReportStep;
  readonly currency: string;
  readonly row: MediaBuyMediaBuyDelivery;
  readonly requested: readonly string[] | undefined;
  readonly sandbox: boolean;
};

/** The `result` of one delivery report of one buy. */
export function reportResult({ step, currency, row, requested, sandbox }: Report): DeliveryResult {
  return {
    ...headOf(step, currency),
    media_buy_deliveries: [
      {
        ...row,
        is_adjusted: step.type === 'adjusted' ? true : undefined,
        totals: narrowed(row.totals, requested),
        by_package: row.by_package.map((one) => narrowed(one, requested)),
      },
    ],
    sandbox: sandbox ? true : undefined,
  };
}

type Delay = {
  readonly step: ReportStep;
  readonly currency: string;
  readonly buyId: string;
  readonly sandbox: boolean;
};

/** The `result` of a report whose figures are missing; the schema requires totals, so the row states zeros. */
export function delayedResult({ step, currency, buyId, sandbox }: Delay): DeliveryResult {
  return {
    ...headOf(step, currency),
    partial_data: true,
    unavailable_count: 1,
    media_buy_deliveries: [
      {
        media_buy_id: buyId,
        status: 'reporting_delayed',
        expected_availability: step.next?.dueAt.toISOString(),
        totals: { impressions: 0, spend: 0 },
        by_package: [],
      },
    ],
    sandbox: sandbox ? true : undefined,
  };
}

const headOf = (
  { type, sequence, next, period }: ReportStep,
  currency: string,
): Omit<DeliveryResult, 'media_buy_deliveries'> => ({
  notification_type: type,
  sequence_number: sequence,
  next_expected_at: next === null || next.kind === 'ended' ? undefined : next.dueAt.toISOString(),
  reporting_period: { start: period.start.toISOString(), end: period.end.toISOString() },
  currency,
});

/**
 * Frequency at which samples are pushed. Samples are drawn from completed hours, so `realtime` means hourly.
 * A batch without a frequency is daily.
 */
export const batchFrequency = ({
  delivery_mode: mode,
  batch_frequency: every,
}: Pick<CoreArtifactWebhook, 'delivery_mode' | 'batch_frequency'>): EnumsReportingFrequency =>
  mode === 'realtime' ? 'hourly' : (every ?? 'daily');

/** Records per body; keeps it well below the megabyte that receivers accept. */
const BATCH_RECORDS = 250;

/** The bodies of one push; empty if there are no records. */
export function artifactBodies(
  records: readonly ContentStandardsArtifactRecord[],
  around: { mediaBuyId: string; batchId: string; at: Date; token: string | undefined; sandbox: boolean },
): NewBody<'contentSampled'>[] {
  const { mediaBuyId, batchId, at, token, sandbox } = around;
  const count = Math.ceil(records.length / BATCH_RECORDS);
  return Array.from({ length: count }, (_, number) => ({
    media_buy_id: mediaBuyId,
    batch_id: batchId,
    timestamp: at.toISOString(),
    token,
    artifacts: records.slice(number * BATCH_RECORDS, (number + 1) * BATCH_RECORDS),
    pagination: { total_artifacts: records.length, batch_number: number + 1, total_batches: count },
    sandbox: sandbox ? true : undefined,
  }));
}
