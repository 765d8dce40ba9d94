/** What is counted of a delivery, whole numbers; the amounts are in minor units of the package's currency. */
export const figureNames = [
  ...(['impressions', 'clicks', 'views', 'q1_views', 'q2_views', 'q3_views', 'completed_views'] as const),
  ...(['measurable_impressions', 'viewable_impressions', 'engagements', 'plays', 'conversions'] as const),
  ...(['spend_minor', 'conversion_value_minor'] as const),
] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = { readonly [N in FigureName]: number };

/** Figures of which each is what the function says. */
export const figuresOf = (ofName: (name: FigureName) => number): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, ofName(name)])) as Figures;

export const noFigures: Figures = figuresOf(() => 0);

export const sumOf = (all: readonly Figures[]): Figures =>
  figuresOf((name) => all.reduce((sum, figures) => sum + figures[name], 0));
