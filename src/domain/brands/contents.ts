import { objectsIn } from '../json/object.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import type { BrandJson } from './rules.ts';
import { parseInstant } from './values.ts';
import { APP_TYPES } from './vocabulary.ts';

/** What a brand document lists, read leniently: a part that is not understood is left out. */

export type BrandProperty = {
  type: string;
  /** A canonical domain where the type is known by domain, else the text as given. */
  identifier: string;
  relationship: string;
  store?: string;
  region?: string;
  primary: boolean;
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** The canonical form of a domain in a document, or null. */
export function domainIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const known = canonicalDomain(value);
  return known.ok ? known.domain : null;
}

/** The properties of one brand object. A property without a relationship is owned. */
export function propertiesOf(brand: BrandJson): BrandProperty[] {
  return objectsIn(brand.properties).flatMap((entry) => {
    const [type, given] = [textOf(entry.type), textOf(entry.identifier)];
    if (type === undefined || given === undefined) return [];
    const identifier = APP_TYPES.includes(type) ? given : (domainIn(given) ?? given);
    const [store, region] = [textOf(entry.store), textOf(entry.region)];
    return [
      {
        type,
        identifier,
        relationship: textOf(entry.relationship) ?? 'owned',
        ...(store === undefined ? {} : { store }),
        ...(region === undefined ? {} : { region }),
        primary: entry.primary === true,
      },
    ];
  });
}

/** Domains of the websites that a brand says it owns: primary ones first, else in the order of the file. */
export function ownedWebsites(brand: BrandJson): string[] {
  const sites = propertiesOf(brand).filter(
    (held) => held.type === 'website' && held.relationship === 'owned',
  );
  const ordered = [...sites.filter((site) => site.primary), ...sites.filter((site) => !site.primary)];
  return [...new Set(ordered.map((site) => site.identifier))];
}

/** True when `domain` is an owned property of the brand, of any type that is identified by a domain. */
export function ownsDomain(brand: BrandJson, domain: string): boolean {
  return propertiesOf(brand).some(
    (held) => held.relationship === 'owned' && !APP_TYPES.includes(held.type) && held.identifier === domain,
  );
}

/**
 * The inline brand of a house that answers for `domain`: one whose id is the domain, or that owns it. Where several
 * own it the master brand comes first.
 */
export function inlineBrandFor(house: BrandJson, domain: string): BrandJson | null {
  const brands = objectsIn(house.brands);
  const owners = brands.filter((brand) => ownsDomain(brand, domain));
  return (
    brands.find((brand) => textOf(brand.id)?.toLowerCase() === domain) ??
    owners.find((brand) => brand.keller_type === 'master') ??
    owners[0] ??
    null
  );
}

/** The English name when there is one, else the first. */
export function brandName(brand: BrandJson): string | null {
  const pairs = namePairs(brand);
  const english = pairs.find(([locale]) => /^en(?:[-_]|$)/i.test(locale));
  return (english ?? pairs[0])?.[1] ?? null;
}

/** `names[]` as `[locale, name]` pairs, in the order of the file. */
export function namePairs(brand: BrandJson): [string, string][] {
  return objectsIn(brand.names).flatMap((entry) =>
    Object.entries(entry).flatMap(([locale, name]): [string, string][] =>
      typeof name === 'string' && name.trim() !== '' ? [[locale, name.trim()]] : [],
    ),
  );
}

export type AuthorizedOperator = { domain: string; brands: string[]; scopes: string[]; countries: string[] };

/** Operators of a house that are authorized at `now`; entries outside `valid_from`..`valid_until` do not count. */
export function activeOperators(house: BrandJson, now: Date): AuthorizedOperator[] {
  const texts = (value: unknown) =>
    Array.isArray(value) ? value.filter((member) => typeof member === 'string') : [];
  return objectsIn(house.authorized_operators).flatMap((entry) => {
    const domain = domainIn(entry.domain);
    if (domain === null || !within(entry.valid_from, entry.valid_until, now)) return [];
    const scopes = entry.scopes === undefined ? ['all'] : texts(entry.scopes);
    return [{ domain, brands: texts(entry.brands), scopes, countries: texts(entry.countries) }];
  });
}

/** A bound that is there but cannot be read closes the window: an authorization must not outlive a typing error. */
function within(from: unknown, until: unknown, now: Date): boolean {
  const [start, end] = [parseInstant(from), parseInstant(until)];
  if ((from !== undefined && start === null) || (until !== undefined && end === null)) return false;
  return (start === null || start <= now) && (end === null || now <= end);
}

/** `names[]` with one locale per object. */
export function namesOf(brand: BrandJson): { [locale: string]: string }[] {
  return namePairs(brand).map(([locale, name]) => ({ [locale]: name }));
}
