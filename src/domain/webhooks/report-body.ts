import type { EnumsAvailableMetric, MediaBuyMediaBuyDelivery } from '../../../generated/types/schemas.ts';
import type { ReportStep } from './report-period.ts';

type Json = Readonly<Record<string, unknown>>;

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
