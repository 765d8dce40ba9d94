import { bothNames, POSTAL_ALIASES } from '../declaration/postal-areas.ts';

const US_MARKETS = ['nielsen_dma', 'vendor_dma'];

/** Metro systems under one name each: two names stand for the US market areas. */
export const metroSystem = (system: string): string => (US_MARKETS.includes(system) ? 'vendor_dma' : system);

/** A postal system with its country, whichever way it was written; null for a word that names no country. */
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

/** Whether the capabilities declare a postal system, under its country or by its older name. */
export function hasPostal(
  declared: Readonly<Record<string, unknown>> | undefined,
  area: { readonly system: string; readonly country?: string | undefined },
): boolean {
  const named = postalSystem(area);
  if (named === null || declared === undefined) return false;
  const systems = bothNames(declared)[named.country];
  return Array.isArray(systems) && systems.includes(named.system);
}

/** The systems that a caller may use, as it would write them. */
export const metrosOf = (declared: Readonly<Record<string, boolean | undefined>> | undefined): string[] =>
  Object.entries(declared ?? {})
    .filter(([, isOn]) => isOn === true)
    .map(([name]) => name);

export const postalOf = (declared: Readonly<Record<string, unknown>> | undefined): string[] =>
  Object.entries(bothNames(declared ?? {})).flatMap(([country, systems]) =>
    Array.isArray(systems) ? systems.map((system) => `${country}/${system}`) : [],
  );
