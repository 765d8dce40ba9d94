/** Counts of things, whole numbers; those that a channel does not have are 0. */
export const countNames = [
  ...(['impressions', 'clicks', 'views', 'q1_views', 'q2_views', 'q3_views', 'completed_views'] as const),
  ...(['measurable_impressions', 'viewable_impressions', 'engagements', 'plays', 'conversions'] as const),
] as const;
export type PlatformFigureName = (typeof countNames)[number];
export type Counts = { readonly [C in PlatformFigureName]: number };

/** What one row of a report tells. The amounts are in the currency of the package. */
export type PlatformFigures = Counts & {
  readonly spend_minor: number;
  readonly conversion_value_minor: number;
};
