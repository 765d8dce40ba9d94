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
  const { type, sequence, next, period } = step;
  return {
    notification_type: type,
    sequence_number: sequence,
    ...(next === null ? {} : { next_expected_at: next.dueAt.toISOString() }),
    reporting_period: { start: period.start.toISOString(), end: period.end.toISOString() },
    currency,
    media_buy_deliveries: [
      {
        ...row,
        totals: narrowed(row.totals, requested),
        by_package: row.by_package.map((one) => narrowed(one, requested)),
      },
    ],
    ...(sandbox ? { sandbox: true } : {}),
  };
}
