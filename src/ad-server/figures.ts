/** Names of counts, which are whole numbers. A count that a channel does not have is 0. */
export const countNames = [
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
] as const;
export type PlatformFigureName = (typeof countNames)[number];
export type Counts = { readonly [C in PlatformFigureName]: number };

/** The figures of one row of a report. Amounts are in the currency of the package. */
export type PlatformFigures = Counts & {
  readonly spend_minor: number;
  readonly conversion_value_minor: number;
};

const NAMES = [...countNames, 'spend_minor', 'conversion_value_minor'] as const;
type FigureName = (typeof NAMES)[number];
export type FigureTally = { -readonly [N in FigureName]: number };

/**
 * Figures to be filled in, all 0. Written out for speed, because a report of many packages creates very many of
 * them.
 */
export const tallyFigures = (): FigureTally => ({
  impressions: 0,
  clicks: 0,
  views: 0,
  q1_views: 0,
  q2_views: 0,
  q3_views: 0,
  completed_views: 0,
  measurable_impressions: 0,
  viewable_impressions: 0,
  engagements: 0,
  plays: 0,
  conversions: 0,
  spend_minor: 0,
  conversion_value_minor: 0,
});

export const nothing: PlatformFigures = tallyFigures();

/** Figures whose values the function computes by name. */
export function each(figureOf: (name: FigureName) => number): PlatformFigures {
  const figures = tallyFigures();
  for (const name of NAMES) figures[name] = figureOf(name);
  return figures;
}

function plus(a: PlatformFigures, b: PlatformFigures): PlatformFigures {
  const figures = tallyFigures();
  for (const name of NAMES) figures[name] = a[name] + b[name];
  return figures;
}

export function minus(a: PlatformFigures, b: PlatformFigures): PlatformFigures {
  const figures = tallyFigures();
  for (const name of NAMES) figures[name] = a[name] - b[name];
  return figures;
}
export const sum = (all: readonly PlatformFigures[]): PlatformFigures => all.reduce(plus, nothing);

export const countsOf = (figures: PlatformFigures): Counts =>
  Object.fromEntries(countNames.map((name): [PlatformFigureName, number] => [name, figures[name]])) as Counts;

/** Figures by creative id; an empty id stands for a package without creatives. */
export type ByCreative = ReadonlyMap<string, PlatformFigures>;

export function merged(a: ByCreative, b: ByCreative): ByCreative {
  const result = new Map(a);
  addTo(result, b);
  return result;
}

/** As `merged`, into the first of them. */
export function addTo(all: Map<string, PlatformFigures>, parts: ByCreative): void {
  for (const [key, figures] of parts) all.set(key, plus(all.get(key) ?? nothing, figures));
}

export const totalOf = (parts: ByCreative): PlatformFigures => sum([...parts.values()]);
