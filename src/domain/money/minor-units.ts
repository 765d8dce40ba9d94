const known = new Map<string, number>();

/**
 * Number of decimals of a currency (ISO 4217); 2 for unknown currencies. Results are remembered, because the lookup
 * is slow.
 */
export function decimals(currency: string): number {
  const places = known.get(currency) ?? placesOf(currency);
  if (IS_CODE.test(currency)) known.set(currency, places);
  return places;
}

const IS_CODE = /^[A-Z]{3}$/;

function placesOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether ISO 4217 lists a currency, or has listed it. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/** Minor units per major unit of a currency: 1 without decimals, 100 for two. */
export const minorPerMain = (currency: string): number => 10 ** decimals(currency);

/** Converts minor units to the decimal number on the wire. */
export const fromMinor = (minor: number, currency: string): number => {
  const places = decimals(currency);
  return Number((minor / 10 ** places).toFixed(places));
};
