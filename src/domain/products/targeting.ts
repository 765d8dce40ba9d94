import type {
  CoreSignalId,
  CoreSignalRef,
  CoreTargeting,
  ProtocolCapabilitiesMediaBuy,
} from '../../../generated/types/schemas.ts';
import type { OneOf, Wire } from '../contract/shapes.ts';
import { bothNames, POSTAL_ALIASES } from '../declaration/postal-areas.ts';

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

const US_MARKETS = ['nielsen_dma', 'vendor_dma'];

/** The canonical name of a metro system: two names stand for the US market areas. */
export const metroSystem = (system: string): string => (US_MARKETS.includes(system) ? 'vendor_dma' : system);

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

const LEAST_MARKET = 500;
const LAST_MARKET = 881;
/** Countries with Eurostat regions, by their Eurostat codes. */
const NUTS =
  'AL AT BA BE BG CH CY CZ DE DK EE EL ES FI FR HR HU IE IS IT LI LT LU LV ME MK MT NL NO PL PT RO RS SE SI SK TR UA UK';
const nuts: ReadonlySet<string> = new Set(NUTS.split(' '));

const anything: IsValue = (value) => value.trim() !== '';

/** Checks of codes by metro system. The British systems also accept the codes from before 2021. */
const METROS: Readonly<Record<string, IsValue>> = {
  vendor_dma: (value) => /^\d{3}$/.test(value) && +value >= LEAST_MARKET && +value <= LAST_MARKET,
  uk_itl1: like(/^(TL|UK)[C-N]$/),
  uk_itl2: like(/^(TL|UK)[C-N]\d$/),
  eurostat_nuts2: (value) => /^[A-Z]{2}[A-Z0-9]{2}$/.test(value) && nuts.has(value.slice(0, 2)),
};

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
const POSTAL: Readonly<Record<string, IsValue>> = {
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
};
const anywhere = like(/^[A-Z0-9](?:[A-Z0-9 -]{0,10}[A-Z0-9])?$/i);

const of = (table: Readonly<Record<string, IsValue>>, key: string): IsValue | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Whether a value is a code of a metro system, under either of its names. An unknown system accepts any value that
 * is not empty.
 */
export const isMetro = (system: string, value: string): boolean =>
  (of(METROS, metroSystem(system)) ?? anything)(value);

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
  return (of(POSTAL, `${named.country} ${named.system}`) ?? anywhere)(value);
}

/** Codes that ISO 3166-1 assigns, without reserved and withdrawn ones. */
const ASSIGNED =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
const countries: ReadonlySet<string> = new Set(ASSIGNED.split(' '));

export const isCountry = (code: string): boolean => countries.has(code);

/** Whether a code has the form of ISO 3166-2 and its country exists. The regions themselves are not listed here. */
export const isRegion = (code: string): boolean =>
  /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code) && isCountry(code.slice(0, 2));

/** Codes of ISO 639-1. */
const LANGUAGES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo ' +
  'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka ' +
  'kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng ' +
  'nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su ' +
  'sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';
const languages: ReadonlySet<string> = new Set(LANGUAGES.split(' '));

export const isLanguage = (code: string): boolean => languages.has(code);
