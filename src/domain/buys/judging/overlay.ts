import { metroSystem } from '../../products/places.ts';
import type { Offer } from '../../products/product.ts';
import {
  type FrequencyCap,
  type GeoValues,
  type Keyword,
  postalSystem,
  type Targeting,
} from '../../products/targeting.ts';
import { type BuyRejected, outside, refuse } from '../../refusals/refusal.ts';
import { judgePlaces } from './places.ts';
import { judgeReferences, judgeSignalRules } from './references.ts';
import type { DeclaredSeller, Seller } from './seller.ts';
import { ALONGSIDE, judgeDimensions } from './targeting.ts';

/**
 * Validates the targeting of a package: the dimensions that the seller declares, the dimensions that the product
 * supports, contradictions, frequency caps, referenced audiences and signals, and the product's signal rules.
 */
export function judgeTargeting(
  targeting: Targeting | undefined,
  offer: Offer,
  seller: Seller,
  field: string,
): BuyRejected[] {
  const unruly = judgeSignalRules(targeting, offer.product, field);
  if (targeting === undefined) return unruly;
  const caps = seller.declared.frequencyCaps;
  const { frequency_cap } = targeting;
  const undeclared = judgeDimensions(targeting, seller.declared, field);
  return [
    ...undeclared,
    ...judgeProduct(targeting, offer, undeclared, field),
    ...judgeConflicts(targeting, field),
    ...judgePlaces(targeting, field),
    ...(frequency_cap === undefined || caps === null
      ? []
      : judgeFrequency(frequency_cap, caps, `${field}.frequency_cap`)),
    ...judgeReferences(targeting, offer.product, seller, field),
    ...unruly,
  ];
}

/**
 * Refuses dimensions that the product does not support. Dimensions that the seller does not declare were refused
 * before (`told`) and are not reported twice.
 */
function judgeProduct(
  targeting: Targeting,
  { targeting: taken }: Offer,
  told: readonly BuyRejected[],
  field: string,
): BuyRejected[] {
  if (taken === null) return [];
  return Object.entries(targeting).flatMap(([name, value]) => {
    const place = `${field}.${name}`;
    if (value === undefined || taken.includes(name) || ALONGSIDE.includes(name)) return [];
    if (told.some((refusal) => refusal.field.startsWith(place))) return [];
    return [
      outside(
        'UNSUPPORTED_FEATURE',
        place,
        'The product does not support targeting by this dimension.',
        name,
        taken,
      ),
    ];
  });
}

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

/** Refuses a value that is both included and excluded. The error names the place of the exclusion. */
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

/** Validates a frequency cap. Units that the seller does not declare are refused. */
export function judgeFrequency(
  cap: FrequencyCap,
  declared: NonNullable<DeclaredSeller['frequencyCaps']>,
  field: string,
): BuyRejected[] {
  const { suppress, suppress_minutes, max_impressions, per, window } = cap;
  const refusals: BuyRejected[] = [];
  if (suppress === undefined && suppress_minutes === undefined && max_impressions === undefined)
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        field,
        'A frequency cap must have `max_impressions`, or the time between two impressions in `suppress` or `suppress_minutes`.',
      ),
    );
  if (suppress !== undefined && suppress_minutes !== undefined)
    refusals.push(
      refuse(
        'VALIDATION_ERROR',
        `${field}.suppress_minutes`,
        '`suppress_minutes` cannot be combined with `suppress`: send one of them.',
      ),
    );
  refusals.push(...judgeMostImpressions(cap, field));
  refusals.push(...unit(per, declared.supported_per_units, `${field}.per`));
  refusals.push(...unit(window?.unit, declared.supported_window_units, `${field}.window.unit`));
  if (window !== undefined && window.unit === 'campaign' && window.interval !== 1)
    refusals.push(
      refuse(
        'VALIDATION_ERROR',
        `${field}.window.interval`,
        '`window.interval` must be 1 when the unit is `campaign`.',
      ),
    );
  return refusals;
}

/** A number of impressions says something only together with who is counted, and over which time. */
function judgeMostImpressions(
  { max_impressions: most, per, window }: FrequencyCap,
  field: string,
): BuyRejected[] {
  if (most === undefined) return [];
  const refusals: BuyRejected[] = [];
  if (!Number.isInteger(most) || most < 1)
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        `${field}.max_impressions`,
        '`max_impressions` must be an integer of at least 1.',
      ),
    );
  if (per === undefined || window === undefined)
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        `${field}.${per === undefined ? 'per' : 'window'}`,
        '`max_impressions` needs `per` and `window`.',
      ),
    );
  return refusals;
}

function unit(
  asked: string | undefined,
  accepted: readonly string[] | undefined,
  field: string,
): BuyRejected[] {
  if (asked === undefined || accepted === undefined || accepted.includes(asked)) return [];
  return [
    outside(
      'UNSUPPORTED_FEATURE',
      field,
      'This agent does not support frequency caps in this unit.',
      asked,
      accepted,
    ),
  ];
}
