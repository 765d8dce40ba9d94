import type { RegistryDiscoveredBrand } from '../../../generated/types/registry.ts';
import type { Unread } from '../contract/shapes.ts';
import { invalidField } from '../errors.ts';
import { openReport } from '../findings.ts';
import { isObject, objectsIn } from '../json/values.ts';
import { cutText, searchLines } from '../text/search-form.ts';
import { slug } from '../text/slug.ts';
import { visibleText } from '../text/visible-text.ts';
import { checkBrandJson } from './check.ts';
import { logos, names } from './check-parts.ts';
import { colorList, domainIn, namePairs, namesOf, ownsDomain } from './contents.ts';
import { type BrandResolution, cleanManifest } from './record.ts';
import type { BrandJson, BrandRule } from './rules.ts';
import { hexColor, readBrandUrl } from './values.ts';
import { kellerType } from './vocabulary.ts';

export { cleanManifest } from './record.ts';

/** A brand as a member or an enrichment provider described it. */
export type BrandEntry = Pick<
  RegistryDiscoveredBrand,
  'brand_name' | 'brand_manifest' | 'house_domain' | 'parent_brand'
> &
  Unread<RegistryDiscoveredBrand, 'keller_type', string>;

/** The entry as a caller sends it, where an optional field may also be undefined. */
type EntryInput = Pick<BrandEntry, 'brand_name'> &
  Unread<BrandEntry, 'brand_manifest', object | undefined> &
  Unread<BrandEntry, 'keller_type' | 'house_domain' | 'parent_brand', string | undefined>;

/**
 * The entry to store for a caller's input. A field that an edit leaves out keeps its earlier value. Claims of trust
 * inside the manifest are dropped, and so is a house that is not a domain. Colors are stored as a list.
 */
export function entryFromInput(input: EntryInput, earlier: BrandEntry | null): BrandEntry {
  const brandName = input.brand_name.trim();
  const manifest =
    input.brand_manifest === undefined ? renamed(earlier, brandName) : { ...input.brand_manifest };
  const houseDomain = domainIn(input.house_domain) ?? earlier?.house_domain;
  const keller = input.keller_type ?? earlier?.keller_type;
  const parent = input.parent_brand ?? earlier?.parent_brand;
  return {
    brand_name: brandName,
    ...(manifest === undefined ? {} : { brand_manifest: storedManifest(manifest) }),
    ...(keller === undefined ? {} : { keller_type: keller }),
    ...(houseDomain === undefined ? {} : { house_domain: houseDomain }),
    ...(parent === undefined ? {} : { parent_brand: parent }),
  };
}

/** The manifest for an edit that sends none. When the brand was renamed, the manifest's `name` follows. */
function renamed(earlier: BrandEntry | null, brandName: string): Record<string, unknown> | undefined {
  const manifest = earlier?.brand_manifest;
  if (manifest === undefined || manifest.name !== earlier?.brand_name) return manifest;
  return { ...manifest, name: brandName };
}

function storedManifest(manifest: Record<string, unknown>): Record<string, unknown> {
  const clean = cleanManifest(manifest);
  return clean.colors === undefined ? clean : { ...clean, colors: colorList(clean.colors) };
}

/**
 * The resolution record of a stored entry. The house that an entry names is only a claim. Claims of trust are left
 * out.
 */
export function recordFromEntry(
  entry: BrandEntry,
  domain: string,
  source: 'community' | 'enriched' = 'community',
): BrandResolution {
  const manifest = isObject(entry.brand_manifest) ? cleanManifest(entry.brand_manifest) : {};
  const names = namesOf(manifest);
  const claimed = domainIn(entry.house_domain);
  return {
    canonical_id: domain,
    canonical_domain: domain,
    brand_name: entry.brand_name,
    keller_type: kellerType(entry.keller_type),
    house_domain: domain,
    source,
    ...(names.length === 0 ? {} : { names }),
    ...(entry.parent_brand === undefined ? {} : { parent_brand: entry.parent_brand }),
    ...(claimed === null || claimed === domain ? {} : { claimed_house_domain: claimed }),
    ...(Object.keys(manifest).length === 0 ? {} : { brand_manifest: manifest }),
  };
}

// A domain's own brand.json is read up to this size too. Every resolution returns the whole entry.
const MAX_MANIFEST_BYTES = 256 * 1024;

/** @throws {ApiError} invalid_request when the manifest is larger than 256 KiB */
export function refuseLargeManifest(manifest: object | undefined): void {
  if (manifest === undefined || Buffer.byteLength(JSON.stringify(manifest)) <= MAX_MANIFEST_BYTES) return;
  throw invalidField('brand_manifest', `is larger than ${MAX_MANIFEST_BYTES} bytes`);
}

const MAX_INDUSTRIES = 20;
const MAX_SEARCH_TEXT = 2000;

/** Columns of the brand listing. */
export type ListingFacts = {
  brandName: string;
  /** `independent` when the brand states no type. */
  kellerType: string;
  /** A verified house, never a claimed one. The brand's own domain when it has none; null for an entry. */
  houseDomain: string | null;
  hasManifest: boolean;
  logoUrl: string | null;
  /** `#RRGGBB` */
  primaryColor: string | null;
  industries: string[];
  /** The lower end when the manifest gives a range. */
  employeeCount: number | null;
  /** Number of brands below the house. Null when the brand's document is not a house file. */
  subBrandCount: number | null;
  /** Search forms of the names, one per line, for a substring search. */
  searchText: string;
};

/**
 * Computes the listing columns of a record, or of an entry.
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

/** The logo that stands for the brand: the primary one, or else the first; null if none has an https address. */
export function logoUrl(manifest: BrandJson): string | null {
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
  return cutText(searchLines(texts.filter((text) => typeof text === 'string')), MAX_SEARCH_TEXT);
}

/** Manifest fields that a brand.json may contain. A field that is not valid there is left out. */
const CARRIED = [
  'url',
  'description',
  'industries',
  'target_audience',
  'privacy_policy_url',
  'logos',
  'colors',
  'fonts',
  'tone',
  'tagline',
  'assets',
  'properties',
  'agents',
  'product_catalog',
  'data_subject_contestation',
  'disclaimers',
  'trademarks',
  'voice_synthesis',
  'avatar',
  'visual_guidelines',
  'contact',
] as const;

/**
 * The brand.json that the registry hosts for a community entry: a brand canonical document that {@link
 * checkBrandJson} accepts for `domain` and that lists the domain among its websites, whatever the entry contains.
 */
export function hostedBrandJson(entry: BrandEntry, domain: string): Record<string, unknown> {
  const manifest = isObject(entry.brand_manifest) ? cleanManifest(entry.brand_manifest) : {};
  const given = namesOf(manifest);
  const base = {
    // The id is not made from the name, because the name may change while the brand stays the same.
    id: slug(domain),
    names: passes(names, given) ? given : [{ en: shownName(entry, domain) }],
  };
  const offered: BrandJson = {
    keller_type: entry.keller_type,
    parent_brand: entry.parent_brand,
    house_domain: domainIn(entry.house_domain) ?? undefined,
    ...Object.fromEntries(CARRIED.map((name) => [name, prepared(name, manifest)])),
  };
  const carried = Object.entries(offered).filter(
    ([name, value]) => value !== undefined && isClean({ ...base, [name]: value }, domain),
  );
  const document: BrandJson = { ...base, ...Object.fromEntries(carried) };
  if (ownsDomain(document, domain)) return document;
  const website = { type: 'website', identifier: domain, primary: true };
  return { ...document, properties: [website, ...objectsIn(document.properties)] };
}

const shownName = ({ brand_name: name }: BrandEntry, domain: string): string =>
  visibleText(visibleText(name)?.slice(0, 500)) ?? domain;

const isClean = (document: BrandJson, domain: string): boolean => {
  const { findings } = checkBrandJson(document, { domain, strict: true });
  return (
    findings.errors.length === 0 && findings.warnings.every(({ field }) => field.startsWith('properties'))
  );
};

function passes(rule: BrandRule, value: unknown): boolean {
  if (value === undefined) return false;
  const report = { ...openReport(), cost: 'document' } as const;
  rule(value, 'value', report);
  return report.errorCount() === 0;
}

function prepared(name: string, manifest: BrandJson): unknown {
  const value = manifest[name];
  if (name === 'colors' && Array.isArray(value)) return colorsByRole(value);
  if (name === 'logos') {
    const good = objectsIn(value).filter((logo) => passes(logos, [logo]));
    return good.length === 0 ? undefined : good;
  }
  // A save request may clear the description with an empty string, which the document must not contain.
  return value === '' ? undefined : value;
}

const ROLES: Record<string, string> = { brand: 'primary', vibrant: 'secondary', dark: 'secondary' };

/** Converts `[{hex, type}]` of a save request to the map from role to color that brand.json requires. */
function colorsByRole(list: readonly unknown[]): BrandJson | undefined {
  const byRole = new Map<string, string[]>();
  for (const { hex, type } of objectsIn(list)) {
    const color = hexColor(hex);
    const name = typeof type === 'string' ? slug(type) : '';
    const role = ROLES[name] ?? (name || 'palette');
    if (color !== null) byRole.set(role, [...(byRole.get(role) ?? []), color]);
  }
  const roles = [...byRole].map(([role, colors]) => [role, colors.length === 1 ? colors[0] : colors]);
  return roles.length === 0 ? undefined : Object.fromEntries(roles);
}
