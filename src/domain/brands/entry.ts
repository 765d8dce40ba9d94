import type { RegistryDiscoveredBrand } from '../../../generated/types/schemas.ts';
import { invalidField } from '../errors.ts';
import { isObject } from '../json/object.ts';
import type { Unread } from '../json/wire.ts';
import { domainIn, namesOf } from './contents.ts';
import { colorList } from './identity.ts';
import { cleanManifest } from './manifest.ts';
import type { BrandResolution } from './record.ts';
import { kellerType } from './vocabulary.ts';

export { hostedBrandJson } from './hosted.ts';
export { type ListingFacts, listingFacts } from './listing.ts';
export { cleanManifest } from './manifest.ts';

/** A brand as a member or an enrichment provider described it. */
export type BrandEntry = Pick<
  RegistryDiscoveredBrand,
  'brand_name' | 'brand_manifest' | 'house_domain' | 'parent_brand'
> &
  Unread<RegistryDiscoveredBrand, 'keller_type', string>;

/** The same as a caller sends it, where a field may also be there without a value. */
type EntryInput = Pick<BrandEntry, 'brand_name'> &
  Unread<BrandEntry, 'brand_manifest', object | undefined> &
  Unread<BrandEntry, 'keller_type' | 'house_domain' | 'parent_brand', string | undefined>;

/**
 * The entry to store for what a caller sent. What is left out of an edit stays as it was; claims of trust inside the
 * manifest are dropped, and so is a house that is no domain. Colors are kept in one form, a list.
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

/** The manifest of an edit that sends none: it does not keep a name that the brand has given up. */
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
 * The wire record of a stored entry. What an entry says about its house is a claim and nothing more, and what it says
 * about trust is left out.
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

// A brand.json of a domain's own is read up to this size too; an entry goes out whole with every resolution.
const MAX_MANIFEST_BYTES = 256 * 1024;

/** @throws {ApiError} invalid_request */
export function refuseLargeManifest(manifest: object | undefined): void {
  if (manifest === undefined || Buffer.byteLength(JSON.stringify(manifest)) <= MAX_MANIFEST_BYTES) return;
  throw invalidField('brand_manifest', `is larger than ${MAX_MANIFEST_BYTES} bytes`);
}
