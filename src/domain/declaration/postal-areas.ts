/** Postal systems that have an older, flat name as well (specification, "media_buy.execution.targeting"). */
export const POSTAL_ALIASES = [
  { alias: 'us_zip', country: 'US', system: 'zip' },
  { alias: 'us_zip_plus_four', country: 'US', system: 'zip_plus_four' },
  { alias: 'gb_outward', country: 'GB', system: 'outward' },
  { alias: 'gb_full', country: 'GB', system: 'full' },
  { alias: 'ca_fsa', country: 'CA', system: 'fsa' },
  { alias: 'ca_full', country: 'CA', system: 'full' },
  { alias: 'de_plz', country: 'DE', system: 'plz' },
  { alias: 'fr_code_postal', country: 'FR', system: 'code_postal' },
  { alias: 'au_postcode', country: 'AU', system: 'postcode' },
  { alias: 'ch_plz', country: 'CH', system: 'plz' },
  { alias: 'at_plz', country: 'AT', system: 'plz' },
] as const;

type Areas = Readonly<Record<string, unknown>>;
const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];

/** The same systems under both their names: by country, and flat. */
export function bothNames(areas: Areas): Areas {
  const byCountry = new Map<string, Set<string>>();
  const add = (country: string, system: string) =>
    byCountry.set(country, (byCountry.get(country) ?? new Set()).add(system));
  for (const [key, systems] of Object.entries(areas)) for (const system of wordsOf(systems)) add(key, system);
  for (const { alias, country, system } of POSTAL_ALIASES) if (areas[alias] === true) add(country, system);
  return {
    ...Object.fromEntries([...byCountry].map(([country, systems]) => [country, [...systems]])),
    ...flatNames(Object.fromEntries([...byCountry].map(([country, systems]) => [country, [...systems]]))),
  };
}

/** The flat names only, for callers that know no others. Systems without a flat name are left out. */
export function flatNames(areas: Areas): Areas {
  return Object.fromEntries(
    POSTAL_ALIASES.filter(
      ({ alias, country, system }) => areas[alias] === true || wordsOf(areas[country]).includes(system),
    ).map(({ alias }) => [alias, true]),
  );
}
