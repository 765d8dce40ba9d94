import type { EnumsAvailableMetric as Metric } from '../../../generated/types/schemas.ts';
import { type FigureName, type Figures, figuresOf } from './figures.ts';

/** Metrics that can be told once a figure is counted. */
const TELLS: { readonly [N in FigureName]?: readonly Metric[] } = {
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
/** What is told of products that do not say what they report. */
const USUAL: readonly Metric[] = [
  ...(['clicks', 'ctr', 'cost_per_click', 'conversions', 'cost_per_acquisition'] as const),
  ...(['conversion_value', 'roas'] as const),
];

export type Measuring = {
  /** What the product reports; undefined where it does not say. */
  readonly metrics: readonly string[] | undefined;
  /** Whether nothing is counted but what came from outside. */
  readonly isSilent: boolean;
  readonly isCapped: boolean;
  /** Whether rating points follow from what is paid, because they are what is paid for. */
  readonly hasPoints: boolean;
  /** Figures that came from outside. */
  readonly given: ReadonlySet<string>;
};

/**
 * Metrics that are measured of a package: the others are absent from its report, not 0. A frequency cap cannot be
 * seen to hold without reach, so that is told wherever there is one.
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
  const fromOutside = [...given].flatMap((name) => TELLS[name as FigureName] ?? []);
  const latest: Metric[] = given.has('viewability') ? ['viewability'] : [];
  const tellsReach =
    isCapped || given.has('reach') || given.has('frequency') || own.some((metric) => REACH.includes(metric));
  const all = new Set<Metric>([...ALWAYS, ...own, ...fromOutside, ...latest, ...(tellsReach ? REACH : [])]);
  // Quarters are told where all of them are counted.
  if (isSilent && !(given.has('q1_views') && given.has('q2_views') && given.has('q3_views')))
    all.delete('quartile_data');
  if (!hasPoints) all.delete('grps');
  return all;
}

const TOLD_BY: readonly (readonly [FigureName, Metric])[] = [
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

/** Figures without those that are not told, so that what is told of parts adds up to what is told of the whole. */
export function maskedBy(figures: Figures, measured: ReadonlySet<Metric>): Figures {
  const hidden = new Set<FigureName>(
    TOLD_BY.flatMap(([name, metric]) => (measured.has(metric) ? [] : [name])),
  );
  if (!measured.has('completed_views') && !measured.has('quartile_data')) hidden.add('completed_views');
  return figuresOf((name) => (hidden.has(name) ? 0 : figures[name]));
}
