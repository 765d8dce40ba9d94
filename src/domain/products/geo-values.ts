import { isCountry } from './countries.ts';
import { metroSystem, postalSystem } from './geo-systems.ts';

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
/** Countries of the Eurostat regions, by the codes that these use. */
const NUTS =
  'AL AT BA BE BG CH CY CZ DE DK EE EL ES FI FR HR HU IE IS IT LI LT LU LV ME MK MT NL NO PL PT RO RS SE SI SK TR UA UK';
const nuts: ReadonlySet<string> = new Set(NUTS.split(' '));

const anything: IsValue = (value) => value.trim() !== '';

/** Codes of metro systems; the British ones with the letters of before 2021 as well. */
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

/** Values of postal systems, by country and system. */
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

/** Whether a value is a code of a metro system, under either name; of systems that we do not know anything is. */
export const isMetro = (system: string, value: string): boolean =>
  (of(METROS, metroSystem(system)) ?? anything)(value);

/** Whether a value is one of a postal system, whichever way that is written. A system of the seller’s own takes anything. */
export function isPostalValue(
  area: { readonly system: string; readonly country?: string | undefined },
  value: string,
): boolean {
  const named = postalSystem(area);
  if (named === null || !isCountry(named.country)) return false;
  if (named.system === 'custom') return anything(value);
  return (of(POSTAL, `${named.country} ${named.system}`) ?? anywhere)(value);
}
