import { countryOfMetro, countryOfRegion } from '../../products/places.ts';
import { type GeoValues, postalSystem, type Targeting } from '../../products/targeting.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';

type Place = { readonly country: string | null; readonly path: string };

const MOST_REPORTED = 20;

/** The dimensions that limit delivery to parts of countries, with the country of each part. */
const parts: readonly { readonly name: keyof Targeting; places(targeting: Targeting): Place[] }[] = [
  {
    name: 'geo_regions',
    places: ({ geo_regions: regions }) =>
      (regions ?? []).map((code, at) => ({ country: countryOfRegion(code), path: `[${at}]` })),
  },
  {
    name: 'geo_metros',
    places: ({ geo_metros: metros }) => valuesOf(metros, ({ system }, code) => countryOfMetro(system, code)),
  },
  {
    name: 'geo_postal_areas',
    places: ({ geo_postal_areas: areas }) =>
      (areas ?? []).map((area, at) => ({ country: postalSystem(area)?.country ?? null, path: `[${at}]` })),
  },
];

const valuesOf = (
  areas: readonly GeoValues[] | undefined,
  countryOf: (area: GeoValues, code: string) => string | null,
): Place[] =>
  (areas ?? []).flatMap((area, at) =>
    area.values.map((code, nth) => ({ country: countryOf(area, code), path: `[${at}].values[${nth}]` })),
  );

/**
 * Refuses a place in a country that is not targeted: all dimensions hold at once, so ads would reach nobody there. An
 * exclusion of such a place does no harm and stays.
 */
export function judgePlaces(targeting: Targeting, field: string): BuyRejected[] {
  const { geo_countries: wanted, geo_countries_exclude: unwanted = [] } = targeting;
  const included = wanted === undefined ? null : new Set<string>(wanted);
  const excluded = new Set<string>(unwanted);
  return parts
    .flatMap(({ name, places }) =>
      places(targeting).flatMap(({ country, path }) => {
        if (country === null) return [];
        const place = `${field}.${name}${path}`;
        if (included !== null && !included.has(country))
          return [
            refuse(
              'VALIDATION_ERROR',
              place,
              `The place is in ${country}, which \`geo_countries\` does not contain: add the country or leave out the place.`,
            ),
          ];
        if (!excluded.has(country)) return [];
        return [
          refuse(
            'VALIDATION_ERROR',
            place,
            `The place is in ${country}, which \`geo_countries_exclude\` contains: include the country or leave out the place.`,
          ),
        ];
      }),
    )
    .slice(0, MOST_REPORTED);
}
