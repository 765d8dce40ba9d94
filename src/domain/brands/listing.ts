import { isObject, objectsIn } from '../json/object.ts';
import { domainIn, namePairs } from './contents.ts';
import type { BrandEntry } from './entry.ts';
import type { BrandResolution } from './record.ts';
import type { BrandJson } from './rules.ts';
import { hexColor, readBrandUrl } from './values.ts';

const MAX_INDUSTRIES = 20;
const MAX_SEARCH_TEXT = 2000;

/** Columns of the brand listing. */
export type ListingFacts = {
  brandName: string;
  /** `independent` when nothing is said. */
  kellerType: string;
  /** A verified house, never a claimed one; the brand's own domain when there is none. */
  houseDomain: string | null;
  hasManifest: boolean;
  logoUrl: string | null;
  /** `#RRGGBB` */
  primaryColor: string | null;
  industries: string[];
  /** The lower end when a range is given. */
  employeeCount: number | null;
  /** Brands below the house, null when the brand's document is not a house file. */
  subBrandCount: number | null;
  /** Lower-cased names, one a line, for a substring search. */
  searchText: string;
};

/**
 * Works out the listing columns of a record, or of an entry.
 * @param document the domain's own brand.json, when it has one
 */
export function listingFacts(
  brand: BrandResolution | BrandEntry,
  domain: string,
  document?: unknown,
): ListingFacts {
  const manifest = isObject(brand.brand_manifest) ? brand.brand_manifest : {};
  const resolved = 'canonical_id' in brand ? brand : null;
  return {
    brandName: brand.brand_name,
    kellerType: brand.keller_type ?? 'independent',
    houseDomain: resolved?.house_domain ?? null,
    hasManifest: Object.keys(manifest).length > 0,
    logoUrl: logoUrl(manifest),
    primaryColor: primaryColor(manifest),
    industries: industries(manifest),
    employeeCount: employeeCount(manifest),
    subBrandCount: subBrandCount(document, domain),
    searchText: searchText([
      domain,
      brand.brand_name,
      manifest.name,
      resolved?.house_name,
      resolved?.canonical_domain,
      ...[...namePairs({ names: resolved?.names }), ...namePairs(manifest)].map(([, name]) => name),
    ]),
  };
}

function logoUrl(manifest: BrandJson): string | null {
  const logos = objectsIn(manifest.logos).filter((logo) => readBrandUrl(logo.url)?.protocol === 'https:');
  const isPrimary = (logo: BrandJson) =>
    logo.variant === 'primary' || (Array.isArray(logo.tags) && logo.tags.includes('primary'));
  const best = logos.find(isPrimary) ?? logos[0];
  return typeof best?.url === 'string' ? best.url : null;
}

/** From `{primary: …}` as in brand.json, or from `[{hex, type}]` as in a save request. */
function primaryColor({ colors }: BrandJson): string | null {
  if (isObject(colors)) return hexColor(Array.isArray(colors.primary) ? colors.primary[0] : colors.primary);
  const list = objectsIn(colors);
  const typed = (type: string) => list.find((color) => color.type === type);
  return hexColor((typed('primary') ?? typed('brand') ?? list[0])?.hex);
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((member) => typeof member === 'string' && member.trim() !== '') : [];

function industries(manifest: BrandJson): string[] {
  const company = isObject(manifest.company) ? manifest.company : {};
  const given = [textsIn(manifest.industries), textsIn(company.industries), textsIn([company.industry])];
  return [
    ...new Set((given.find((list) => list.length > 0) ?? []).map((name) => name.trim().slice(0, 100))),
  ].slice(0, MAX_INDUSTRIES);
}

function employeeCount(manifest: BrandJson): number | null {
  const employees = isObject(manifest.company) ? manifest.company.employees : undefined;
  const given = typeof employees === 'number' ? String(Math.trunc(employees)) : employees;
  if (typeof given !== 'string') return null;
  const digits = /\d{1,3}(?:[,.\u00a0' ]\d{3})+(?!\d)|\d{1,9}/.exec(given.slice(0, 100))?.[0];
  const count = Number(digits?.replace(/\D/g, '') || Number.NaN);
  return Number.isSafeInteger(count) ? count : null;
}

function subBrandCount(document: unknown, domain: string): number | null {
  if (!isObject(document) || !isObject(document.house) || domainIn(document.house.domain) !== domain)
    return null;
  const below = objectsIn(document.brands).filter(
    (brand) =>
      typeof brand.parent_brand === 'string' || ['sub_brand', 'endorsed'].includes(String(brand.keller_type)),
  );
  return below.length + objectsIn(document.brand_refs).length;
}

function searchText(texts: readonly unknown[]): string {
  const lines = texts.filter((text) => typeof text === 'string').map((text) => text.trim().toLowerCase());
  return [...new Set(lines)].join('\n').slice(0, MAX_SEARCH_TEXT);
}
