import { metroSystem, postalSystem } from '../../products/geo-systems.ts';
import type { GeoValues, Keyword, Targeting } from '../../products/targeting.ts';
import { type BuyRejected, refuse } from '../refusal.ts';

type Entry = { readonly key: string; readonly path: string };

const words = (list: readonly string[] | undefined): Entry[] =>
  (list ?? []).map((word, at) => ({ key: word, path: `[${at}]` }));

const areas = (list: readonly GeoValues[] | undefined, systemOf: (area: GeoValues) => string): Entry[] =>
  (list ?? []).flatMap((area, at) =>
    area.values.map((value, nth) => ({
      key: `${systemOf(area)} ${value.toUpperCase().replaceAll(' ', '')}`,
      path: `[${at}].values[${nth}]`,
    })),
  );

const postalKey = (area: GeoValues): string => {
  const named = postalSystem(area);
  return named === null ? area.system : `${named.country} ${named.system}`;
};

const keywords = (list: readonly Keyword[] | undefined): Entry[] =>
  (list ?? []).map(({ keyword, match_type }, at) => ({
    key: `${match_type} ${keyword.toLowerCase()}`,
    path: `[${at}]`,
  }));

type Pair = {
  readonly include: keyof Targeting;
  readonly exclude: keyof Targeting;
  readonly entries: (targeting: Targeting) => readonly [include: Entry[], exclude: Entry[]];
};

const pairs: readonly Pair[] = [
  {
    include: 'geo_countries',
    exclude: 'geo_countries_exclude',
    entries: (t) => [words(t.geo_countries), words(t.geo_countries_exclude)],
  },
  {
    include: 'geo_regions',
    exclude: 'geo_regions_exclude',
    entries: (t) => [words(t.geo_regions), words(t.geo_regions_exclude)],
  },
  {
    include: 'geo_metros',
    exclude: 'geo_metros_exclude',
    entries: (t) => {
      const key = (area: GeoValues) => metroSystem(area.system);
      return [areas(t.geo_metros, key), areas(t.geo_metros_exclude, key)];
    },
  },
  {
    include: 'geo_postal_areas',
    exclude: 'geo_postal_areas_exclude',
    entries: (t) => [areas(t.geo_postal_areas, postalKey), areas(t.geo_postal_areas_exclude, postalKey)],
  },
  {
    include: 'audience_include',
    exclude: 'audience_exclude',
    entries: (t) => [words(t.audience_include), words(t.audience_exclude)],
  },
  {
    include: 'device_type',
    exclude: 'device_type_exclude',
    entries: (t) => [words(t.device_type), words(t.device_type_exclude)],
  },
  {
    include: 'keyword_targets',
    exclude: 'negative_keywords',
    entries: (t) => [keywords(t.keyword_targets), keywords(t.negative_keywords)],
  },
];

/** A value that is both asked for and excluded is refused where it is excluded. */
export function judgeConflicts(targeting: Targeting, field: string): BuyRejected[] {
  return pairs.flatMap(({ include, exclude, entries }) => {
    const [wanted, unwanted] = entries(targeting);
    const keys = new Set(wanted.map(({ key }) => key));
    return unwanted
      .filter(({ key }) => keys.has(key))
      .map(({ path }) =>
        refuse(
          'VALIDATION_ERROR',
          `${field}.${exclude}${path}`,
          `The value is also in \`${include}\`: include it or exclude it, not both.`,
        ),
      );
  });
}
