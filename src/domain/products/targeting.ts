import type { CoreSignalId, CoreSignalRef, CoreTargeting } from '../../../generated/types/core.ts';
import type { ProtocolCapabilitiesMediaBuy } from '../../../generated/types/protocol/capabilities.ts';
import type { OneOf, Wire } from '../contract/shapes.ts';
import { bothNames, POSTAL_ALIASES } from '../declaration/postal-areas.ts';
import { isCountry, metroSystem } from './places.ts';

/** Values of one system of metros or postal areas. */
export type GeoValues = {
  readonly system: string;
  readonly values: readonly string[];
  readonly country?: string;
};
export type Keyword = NonNullable<Targeting['keyword_targets']>[number];
type Proximity = NonNullable<Targeting['geo_proximity']>[number];
/** A reference to a signal, in the present form (`signal_ref`) or the older one (`signal_id`). */
export type SignalReference = {
  readonly signal_ref?: OneOf<Wire<CoreSignalRef>>;
  readonly signal_id?: OneOf<Wire<CoreSignalId>>;
};
export type FrequencyCap = NonNullable<Targeting['frequency_cap']>;

/** The targeting of a package. */
export type Targeting = Wire<CoreTargeting>;

/** The targeting dimensions that the capabilities declare. */
export type TargetingCapability = NonNullable<
  NonNullable<Wire<ProtocolCapabilitiesMediaBuy>['execution']>['targeting']
>;

/**
 * Whether the capabilities declare a geographic level; for metros and postal areas also the system, when one is
 * named.
 */
export function hasLevel(
  { level, country, system }: { readonly level: string; readonly country?: string; readonly system?: string },
  targeting: TargetingCapability,
): boolean {
  if (level === 'country') return targeting.geo_countries === true;
  if (level === 'region') return targeting.geo_regions === true;
  if (level === 'metro')
    return system === undefined
      ? Object.values(targeting.geo_metros ?? {}).includes(true)
      : hasMetro(targeting.geo_metros, system);
  if (level !== 'postal_area') return false;
  return system === undefined
    ? Object.keys(targeting.geo_postal_areas ?? {}).length > 0
    : hasPostal(targeting.geo_postal_areas, { system, country });
}

/** Whether the capabilities declare this form of proximity. */
export const hasProximity = (
  { radius, travel_time, transport_mode }: Proximity,
  { geo_proximity: declared }: TargetingCapability,
): boolean => {
  if (radius !== undefined) return declared?.radius === true;
  if (travel_time === undefined) return declared?.geometry === true;
  return (
    declared?.travel_time === true &&
    (transport_mode === undefined || (declared.transport_modes?.includes(transport_mode) ?? false))
  );
};

/** A postal system with its country, in either notation; null for a name without a known country. */
export function postalSystem({
  system,
  country,
}: {
  readonly system: string;
  readonly country?: string | undefined;
}): { readonly country: string; readonly system: string } | null {
  if (country !== undefined) {
    const alias = POSTAL_ALIASES.find((entry) => entry.alias === system);
    if (alias === undefined) return { country, system };
    return alias.country === country ? { country, system: alias.system } : null;
  }
  const alias = POSTAL_ALIASES.find((entry) => entry.alias === system);
  return alias === undefined ? null : { country: alias.country, system: alias.system };
}

/** Whether the capabilities declare a metro system, under either of its names. */
export const hasMetro = (
  declared: Readonly<Record<string, boolean | undefined>> | undefined,
  system: string,
): boolean =>
  Object.entries(declared ?? {}).some(
    ([name, isOn]) => isOn === true && metroSystem(name) === metroSystem(system),
  );

/** Whether the capabilities declare a postal system, under its country or under its older name. */
export function hasPostal(
  declared: Readonly<Record<string, unknown>> | undefined,
  area: { readonly system: string; readonly country?: string | undefined },
): boolean {
  const named = postalSystem(area);
  if (named === null || declared === undefined) return false;
  const systems = bothNames(declared)[named.country];
  return Array.isArray(systems) && systems.includes(named.system);
}

/** The declared metro systems, as a caller writes them. */
export const metrosOf = (declared: Readonly<Record<string, boolean | undefined>> | undefined): string[] =>
  Object.entries(declared ?? {})
    .filter(([, isOn]) => isOn === true)
    .map(([name]) => name);

export const postalOf = (declared: Readonly<Record<string, unknown>> | undefined): string[] =>
  Object.entries(bothNames(declared ?? {})).flatMap(([country, systems]) =>
    Array.isArray(systems) ? systems.map((system) => `${country}/${system}`) : [],
  );

type IsValue = (value: string) => boolean;
const like =
  (pattern: RegExp): IsValue =>
  (value) =>
    pattern.test(value);
const either =
  (...kinds: readonly IsValue[]): IsValue =>
  (value) =>
    kinds.some((isKind) => isKind(value));

const anything: IsValue = (value) => value.trim() !== '';

const zip = like(/^\d{5}$/);
const zipPlusFour = like(/^\d{5}-?\d{4}$/);
const outward = like(/^([A-Z]{1,2}\d[A-Z\d]?|GIR)$/i);
const british = like(/^([A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d[A-Z]{2}$/i);
const fsa = like(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/i);
const canadian = like(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i);
const fourDigits = like(/^\d{4}$/);
const fiveDigits = like(/^\d{5}$/);
const cep = like(/^\d{5}-?\d{3}$/);
const pin = like(/^[1-9]\d{5}$/);

/** Checks of values by country and postal system. */
const POSTAL: ReadonlyMap<string, IsValue> = new Map<string, IsValue>(
  Object.entries({
    'US zip': zip,
    'US zip_plus_four': zipPlusFour,
    'US postal_code': either(zip, zipPlusFour),
    'GB outward': outward,
    'GB full': british,
    'GB postal_code': either(outward, british),
    'CA fsa': fsa,
    'CA full': canadian,
    'CA postal_code': either(fsa, canadian),
    'DE plz': fiveDigits,
    'DE postal_code': fiveDigits,
    'FR code_postal': fiveDigits,
    'FR postal_code': fiveDigits,
    'CH plz': fourDigits,
    'CH postal_code': fourDigits,
    'AT plz': fourDigits,
    'AT postal_code': fourDigits,
    'AU postcode': fourDigits,
    'AU postal_code': fourDigits,
    'BR cep': cep,
    'BR postal_code': cep,
    'IN pin': pin,
    'IN postal_code': pin,
    'ZA postal_code': fourDigits,
  }),
);
const anywhere = like(/^[A-Z0-9](?:[A-Z0-9 -]{0,10}[A-Z0-9])?$/i);

/**
 * Whether a value belongs to a postal system, in either notation. The system `custom` accepts any value that is not
 * empty.
 */
export function isPostalValue(
  area: { readonly system: string; readonly country?: string | undefined },
  value: string,
): boolean {
  const named = postalSystem(area);
  if (named === null || !isCountry(named.country)) return false;
  if (named.system === 'custom') return anything(value);
  return (POSTAL.get(`${named.country} ${named.system}`) ?? anywhere)(value);
}

/** Codes of ISO 639-1. */
const LANGUAGES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo ' +
  'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka ' +
  'kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng ' +
  'nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su ' +
  'sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';
const languages: ReadonlySet<string> = new Set(LANGUAGES.split(' '));

export const isLanguage = (code: string): boolean => languages.has(code);
