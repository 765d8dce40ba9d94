const known = new Map<string, number>();

/**
 * How many decimals amounts in a currency have (ISO 4217); two for those that nobody knows. Remembered, for it takes
 * long to find out.
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

/** How many minor units a main unit of a currency has: 100, or 1. */
export const minorPerMain = (currency: string): number => 10 ** decimals(currency);

/** An amount in minor units as the decimal number that goes out. */
export const fromMinor = (minor: number, currency: string): number => {
  const places = decimals(currency);
  return Number((minor / 10 ** places).toFixed(places));
};
