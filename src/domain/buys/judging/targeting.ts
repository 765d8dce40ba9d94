import { wrongValues } from '../../products/judge-codes.ts';
import { isCountry, isMetro, isRegion } from '../../products/places.ts';
import {
  hasMetro,
  hasPostal,
  isLanguage,
  isPostalValue,
  metrosOf,
  postalOf,
  type Targeting,
} from '../../products/targeting.ts';
import { type BuyRejected, outside, refuse } from '../../refusals/refusal.ts';
import type { DeclaredSeller } from './seller.ts';

type Judge<V> = (value: V, declared: DeclaredSeller, field: string) => BuyRejected[];

const unsupported = (field: string, what: string): BuyRejected =>
  refuse('UNSUPPORTED_FEATURE', field, `This agent does not support targeting by ${what}.`);

/** A dimension that the platform supports with all its values, or not at all. */
const whole =
  (what: string, isOffered: (declared: DeclaredSeller) => boolean): Judge<unknown> =>
  (_value, declared, field) =>
    isOffered(declared) ? [] : [unsupported(field, what)];

/** A dimension that the platform either supports or does not, whose values are codes of one kind. */
const codes =
  (
    name: 'geo_countries' | 'geo_regions' | 'language',
    what: string,
    standard: string,
    isRight: (value: string) => boolean,
  ): Judge<readonly string[]> =>
  (values, { targeting }, field) =>
    targeting[name] === true
      ? wrongValues(values, isRight, { field, what: `${what} of ${standard}` })
      : [unsupported(field, what)];

const countries = codes('geo_countries', 'country', 'ISO 3166-1', isCountry);
const regions = codes('geo_regions', 'region', 'ISO 3166-2', isRegion);

const always: Judge<unknown> = () => [];

const metros: Judge<NonNullable<Targeting['geo_metros']>> = (areas, { targeting }, field) =>
  areas.flatMap(({ system, values }, at) =>
    hasMetro(targeting.geo_metros, system)
      ? wrongValues(values, (value) => isMetro(system, value), {
          field: `${field}[${at}].values`,
          what: 'code of this metro system',
        })
      : [notThat(`${field}[${at}].system`, 'metro system', system, metrosOf(targeting.geo_metros))],
  );

const postal: Judge<NonNullable<Targeting['geo_postal_areas']>> = (areas, { targeting }, field) =>
  areas.flatMap((area, at) =>
    hasPostal(targeting.geo_postal_areas, area)
      ? wrongValues(area.values, (value) => isPostalValue(area, value), {
          field: `${field}[${at}].values`,
          what: 'value of this postal system',
        })
      : [
          notThat(
            `${field}[${at}].system`,
            'postal system',
            area.system,
            postalOf(targeting.geo_postal_areas),
          ),
        ],
  );

const notThat = (field: string, what: string, rejected: string, accepted: readonly string[]): BuyRejected =>
  accepted.length === 0
    ? unsupported(field, what)
    : outside('UNSUPPORTED_FEATURE', field, `This agent does not support this ${what}.`, rejected, accepted);

const proximity: Judge<NonNullable<Targeting['geo_proximity']>> = (areas, { targeting }, field) => {
  const declared = targeting.geo_proximity;
  if (declared === undefined) return [unsupported(field, 'proximity')];
  return areas.flatMap((area, at) => {
    const ways = (['radius', 'travel_time', 'geometry'] as const).filter((way) => area[way] !== undefined);
    const refused = ways
      .filter((way) => declared[way] !== true)
      .map((way) => unsupported(`${field}[${at}].${way}`, way.replace('_', ' ')));
    const mode = area.transport_mode;
    const modes = declared.transport_modes ?? [];
    return mode === undefined || modes.includes(mode)
      ? refused
      : [...refused, notThat(`${field}[${at}].transport_mode`, 'transport mode', mode, modes)];
  });
};

const keywords =
  (name: 'keyword_targets' | 'negative_keywords'): Judge<NonNullable<Targeting['keyword_targets']>> =>
  (list, { targeting }, field) => {
    const types = targeting[name]?.supported_match_types;
    if (types === undefined) return [unsupported(field, 'keywords')];
    return list.flatMap(({ match_type }, at) =>
      types.includes(match_type)
        ? []
        : [notThat(`${field}[${at}].match_type`, 'match type', match_type, types)],
    );
  };

const LEAST_AGE = 13;
const GREATEST_AGE = 99;

const age: Judge<NonNullable<Targeting['age_restriction']>> = (asked, { targeting }, field) => {
  const declared = targeting.age_restriction;
  if (declared?.supported !== true) return [unsupported(field, 'age')];
  const methods = declared.verification_methods ?? [];
  if (!Number.isInteger(asked.min) || asked.min < LEAST_AGE || asked.min > GREATEST_AGE) {
    return [
      refuse(
        'VALIDATION_ERROR',
        `${field}.min`,
        `\`min\` must be from ${LEAST_AGE} to ${GREATEST_AGE} years.`,
      ),
    ];
  }
  if (asked.verification_required === true && methods.length === 0)
    return [unsupported(`${field}.verification_required`, 'verified age')];
  return (asked.accepted_methods ?? []).flatMap((method, at) =>
    methods.includes(method)
      ? []
      : [notThat(`${field}.accepted_methods[${at}]`, 'verification method', method, methods)],
  );
};

const dayparts: Judge<NonNullable<Targeting['daypart_targets']>> = (parts, declared, field) => {
  if (!declared.dayparts) return [unsupported(field, 'time of day')];
  return parts.flatMap(({ start_hour, end_hour }, at) =>
    end_hour > start_hour
      ? []
      : [refuse('VALIDATION_ERROR', `${field}[${at}].end_hour`, '`end_hour` must be after `start_hour`.')],
  );
};

const audience = whole('audiences', ({ audiences }) => audiences !== null);
const collections = whole('collection lists', ({ collectionLists }) => collectionLists);
const exchange = whole('exchange segments', () => false);

type Full = Required<Targeting>;
type Dimensions = { readonly [K in keyof Full]: Judge<Full[K]> };

/**
 * Each dimension with the check of its values against the declaration. Signals depend on the product and are
 * checked in `references.ts`, and so are the audiences that a targeting names.
 */
const dimensions: Dimensions = {
  geo_countries: countries,
  geo_countries_exclude: countries,
  geo_regions: regions,
  geo_regions_exclude: regions,
  geo_metros: metros,
  geo_metros_exclude: metros,
  geo_postal_areas: postal,
  geo_postal_areas_exclude: postal,
  geo_proximity: proximity,
  daypart_targets: dayparts,
  audience_include: audience,
  audience_exclude: audience,
  signal_targeting_groups: always,
  signal_targeting: always,
  frequency_cap: whole('frequency', ({ frequencyCaps }) => frequencyCaps !== null),
  property_list: whole('property lists', ({ propertyLists }) => propertyLists),
  collection_list: collections,
  collection_list_exclude: collections,
  age_restriction: age,
  device_platform: always,
  device_type: always,
  device_type_exclude: always,
  language: codes('language', 'language', 'ISO 639-1', isLanguage),
  keyword_targets: keywords('keyword_targets'),
  negative_keywords: keywords('negative_keywords'),
  store_catchments: whole('store catchments', ({ storeCatchments }) => storeCatchments),
  axe_include_segment: exchange,
  axe_exclude_segment: exchange,
};

const isDimension = (key: string): key is keyof Targeting => Object.hasOwn(dimensions, key);
// These fields do not restrict where ads run.
export const ALONGSIDE: readonly string[] = ['ext', 'context'];

/**
 * A dimension that is not declared is refused with its exact path and never ignored (specification,
 * "media_buy.execution.targeting").
 */
export function judgeDimensions(
  targeting: Targeting,
  declared: DeclaredSeller,
  field: string,
): BuyRejected[] {
  return Object.keys(targeting).flatMap((key) => {
    if (ALONGSIDE.includes(key)) return [];
    if (!isDimension(key)) return [unsupported(`${field}.${key}`, 'this field')];
    return judgeOne(key, targeting, declared, `${field}.${key}`);
  });
}

function judgeOne<K extends keyof Full>(
  key: K,
  targeting: Partial<Full>,
  declared: DeclaredSeller,
  field: string,
): BuyRejected[] {
  const value: Partial<Full>[K] = targeting[key];
  return value === undefined ? [] : dimensions[key](value, declared, field);
}
