import type {
  CoreDeliveryMetrics,
  EnumsAvailableMetric as Metric,
} from '../../../generated/types/schemas.ts';
import { fromMinor } from '../accounts/money.ts';
import type { Figures } from './figures.ts';

/** Figures in the names of the wire. */
export type DeliveryAnswer = CoreDeliveryMetrics & { impressions: number; spend: number };

/** A share of 0 to 1; absent where there is nothing to share, or the counts of two sides contradict each other. */
const share = (part: number, whole: number): number | undefined =>
  whole > 0 && part <= whole ? part / whole : undefined;
const each = (amount: number, count: number): number | undefined => (count > 0 ? amount / count : undefined);

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function present<T extends object>(values: T): Present<T> {
  const kept: Present<T> = {};
  for (const name in values) {
    const value = values[name];
    if (isPresent(value)) kept[name] = value;
  }
  return kept;
}

const isPresent = <T>(value: T): value is Exclude<T, undefined> => value !== undefined;

/**
 * Figures as a report tells them: what is measured, with what follows from it. Rates follow from the very numbers that
 * stand beside them.
 *
 * @param isMixed whether counts belong to amounts in other currencies too, so that nothing follows from the amounts
 */
export function tell(
  figures: Figures,
  measured: ReadonlySet<Metric>,
  currency: string,
  isMixed = false,
): DeliveryAnswer {
  const { impressions, clicks, views, completed_views: completed, conversions, engagements, plays } = figures;
  const spend = fromMinor(figures.spend_minor, currency);
  const value = fromMinor(figures.conversion_value_minor, currency);
  const known = <T>(metric: Metric, result: T): T | undefined => (measured.has(metric) ? result : undefined);
  const paid = <T>(metric: Metric, result: T): T | undefined => (isMixed ? undefined : known(metric, result));
  return {
    impressions,
    spend,
    ...present({
      cpm: paid('cpm', each(spend * 1000, impressions)),
      clicks: known('clicks', clicks),
      ctr: known('ctr', share(clicks, impressions)),
      cost_per_click: paid('cost_per_click', each(spend, clicks)),
      views: known('views', views),
      completed_views: known('completed_views', completed),
      completion_rate: known('completion_rate', share(completed, impressions)),
      cost_per_completed_view: paid('cost_per_completed_view', each(spend, completed)),
      quartile_data: known('quartile_data', {
        q1_views: figures.q1_views,
        q2_views: figures.q2_views,
        q3_views: figures.q3_views,
        q4_views: completed,
      }),
      viewability: known('viewability', viewabilityOf(figures)),
      engagements: known('engagements', engagements),
      engagement_rate: known('engagement_rate', share(engagements, impressions)),
      plays: known('plays', plays),
      conversions: known('conversions', conversions),
      conversion_value: known('conversion_value', value),
      roas: paid('roas', each(value, spend)),
      cost_per_acquisition: paid('cost_per_acquisition', each(spend, conversions)),
    }),
  };
}

const viewabilityOf = ({ measurable_impressions: measurable, viewable_impressions: viewable }: Figures) => ({
  measurable_impressions: measurable,
  viewable_impressions: viewable,
  ...present({ viewable_rate: share(viewable, measurable) }),
});

/** How many different ones were met; never added up. */
export type DeliveryReach = Required<
  Readonly<Pick<CoreDeliveryMetrics, 'reach' | 'frequency' | 'reach_unit'>>
>;
/** Figures that came from outside and do not add up. */
export type LatestFigures = Readonly<Pick<CoreDeliveryMetrics, 'reach_window'>> & {
  readonly viewability?: Readonly<Record<string, unknown>>;
};

/** What a report tells beside counts: reach, and viewability as it came from outside. */
export function tellBeside(
  reach: DeliveryReach | null,
  { reach_window, viewability }: LatestFigures,
  measured: ReadonlySet<Metric>,
): CoreDeliveryMetrics {
  const { measurable_impressions: measurable, viewable_impressions: viewable } = viewability ?? {};
  const rate =
    typeof measurable === 'number' && typeof viewable === 'number' ? share(viewable, measurable) : undefined;
  return {
    ...(reach !== null && measured.has('reach') ? reach : {}),
    ...(reach !== null && measured.has('reach') && reach_window !== undefined ? { reach_window } : {}),
    ...(viewability === undefined
      ? {}
      : { viewability: { ...present({ viewable_rate: rate }), ...viewability } }),
  };
}
