import type { CoreDeliveryMetrics } from '../../../generated/types/core.ts';
import type { EnumsAvailableMetric as Metric } from '../../../generated/types/enums.ts';
import { fromMinor } from '../money/minor-units.ts';

/** Names of the delivery counts. All are whole numbers; amounts are in minor units of the package's currency. */
export const figureNames = [
  'impressions',
  'clicks',
  'views',
  'q1_views',
  'q2_views',
  'q3_views',
  'completed_views',
  'measurable_impressions',
  'viewable_impressions',
  'engagements',
  'plays',
  'conversions',
  'spend_minor',
  'conversion_value_minor',
] as const;
type FigureName = (typeof figureNames)[number];
export type Figures = { readonly [N in FigureName]: number };

/** Figures with the value that `ofName` returns for each name. */
export const figuresOf = (ofName: (name: FigureName) => number): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, ofName(name)])) as Figures;

export const noFigures: Figures = figuresOf(() => 0);

export const sumOf = (all: readonly Figures[]): Figures =>
  figuresOf((name) => all.reduce((sum, figures) => sum + figures[name], 0));

/** Metrics that can be reported once a figure is counted. */
const SHOWS: { readonly [N in FigureName]?: readonly Metric[] } = {
  impressions: ['impressions', 'cpm'],
  clicks: ['clicks', 'ctr', 'cost_per_click'],
  views: ['views'],
  q1_views: ['quartile_data'],
  q2_views: ['quartile_data'],
  q3_views: ['quartile_data'],
  completed_views: ['completed_views', 'completion_rate', 'cost_per_completed_view', 'quartile_data'],
  measurable_impressions: ['viewability'],
  viewable_impressions: ['viewability'],
  engagements: ['engagements', 'engagement_rate'],
  plays: ['plays'],
  conversions: ['conversions', 'cost_per_acquisition', 'conversion_value', 'roas'],
  spend_minor: ['spend'],
  conversion_value_minor: ['conversion_value', 'roas'],
};
const ALWAYS: readonly Metric[] = ['impressions', 'spend', 'cpm'];
const REACH: readonly Metric[] = ['reach', 'frequency'];
/** Metrics that are reported for products that do not declare theirs. */
const USUAL: readonly Metric[] = [
  'clicks',
  'ctr',
  'cost_per_click',
  'conversions',
  'cost_per_acquisition',
  'conversion_value',
  'roas',
];

export type Measuring = {
  /** Metrics that the product declares; undefined when it declares none. */
  readonly metrics: readonly string[] | undefined;
  /** Whether only figures from outside the platform count. */
  readonly isSilent: boolean;
  readonly isCapped: boolean;
  /** Whether rating points can be calculated from spend, because the price is per point. */
  readonly hasPoints: boolean;
  /** Names of the figures that came from outside the platform. */
  readonly given: ReadonlySet<string>;
};

/**
 * Metrics that are measured for a package; the report leaves the others out instead of reporting 0. A package with
 * a frequency cap always reports reach, because the cap cannot be verified without it.
 */
export function measuredOf({
  metrics,
  isSilent,
  isCapped,
  hasPoints,
  given,
}: Measuring): ReadonlySet<Metric> {
  const reported = (metrics ?? USUAL) as readonly Metric[];
  const own = isSilent ? reported.filter((metric) => REACH.includes(metric)) : reported;
  const fromOutside = [...given].flatMap((name) => SHOWS[name as FigureName] ?? []);
  const latest: Metric[] = given.has('viewability') ? ['viewability'] : [];
  const hasReach =
    isCapped || given.has('reach') || given.has('frequency') || own.some((metric) => REACH.includes(metric));
  const all = new Set<Metric>([...ALWAYS, ...own, ...fromOutside, ...latest, ...(hasReach ? REACH : [])]);
  // Quartiles are reported only when all of them are counted.
  if (isSilent && !(given.has('q1_views') && given.has('q2_views') && given.has('q3_views')))
    all.delete('quartile_data');
  if (!hasPoints) all.delete('grps');
  return all;
}

const SHOWN_BY: readonly (readonly [FigureName, Metric])[] = [
  ['clicks', 'clicks'],
  ['views', 'views'],
  ['q1_views', 'quartile_data'],
  ['q2_views', 'quartile_data'],
  ['q3_views', 'quartile_data'],
  ['measurable_impressions', 'viewability'],
  ['viewable_impressions', 'viewability'],
  ['engagements', 'engagements'],
  ['plays', 'plays'],
  ['conversions', 'conversions'],
  ['conversion_value_minor', 'conversion_value'],
];

/** Sets unmeasured figures to 0, so that the reported parts add up to the reported whole. */
export function maskedBy(figures: Figures, measured: ReadonlySet<Metric>): Figures {
  const hidden = new Set<FigureName>(
    SHOWN_BY.flatMap(([name, metric]) => (measured.has(metric) ? [] : [name])),
  );
  if (!measured.has('completed_views') && !measured.has('quartile_data')) hidden.add('completed_views');
  return figuresOf((name) => (hidden.has(name) ? 0 : figures[name]));
}

/** Figures under their wire names. */
export type DeliveryAnswer = CoreDeliveryMetrics & { impressions: number; spend: number };

/** A ratio from 0 to 1; undefined when `whole` is 0, or when the two counts contradict each other. */
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
 * Figures as a report has them: measured metrics, and the rates derived from them. Rates are calculated from the
 * numbers in the same report.
 *
 * @param isMixed whether the counts include packages in other currencies; metrics that depend on amounts are then
 * left out
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

/** Number of distinct units reached, with its frequency; values are never summed. */
export type DeliveryReach = Required<
  Readonly<Pick<CoreDeliveryMetrics, 'reach' | 'frequency' | 'reach_unit'>>
>;
/** Figures from outside the platform that cannot be summed. */
export type LatestFigures = Readonly<Pick<CoreDeliveryMetrics, 'reach_window'>> & {
  readonly viewability?: Readonly<Record<string, unknown>>;
};

/** Reach and viewability from outside the platform, which a report adds to the counts. */
export function reportBeside(
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
