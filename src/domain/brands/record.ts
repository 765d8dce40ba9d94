import type { RegistryBrandResolution } from '../../../generated/types/registry.ts';
import { isObject, objectsIn, sameJson } from '../json/values.ts';
import { brandAgentUrl } from './check-parts.ts';
import { brandName, namesOf } from './contents.ts';
import type { BrandJson } from './rules.ts';
import { type Canonical, type EarlierRelationship, houseName, type Relationship } from './trust.ts';
import { parseInstant } from './values.ts';
import { kellerType } from './vocabulary.ts';

/** A brand resolution record, without the fields that are added when it is returned. Times are ISO 8601 text. */
export type BrandResolution = Omit<
  RegistryBrandResolution,
  'promoted_from_schema' | 'migration_warnings' | 'live_brand_json' | 'freshness'
>;

/** Fields that another part of the record contains, or that describe the file and not the brand. */
const NOT_IN_MANIFEST = new Set([
  '$schema',
  'default_language',
  'house_domain',
  'id',
  'keller_type',
  'last_updated',
  'names',
  'parent_brand',
  'properties',
  'version',
]);

function describe(brand: BrandJson, without: ReadonlySet<string>): Pick<BrandResolution, 'brand_manifest'> {
  const manifest = cleanManifest(
    Object.fromEntries(Object.entries(brand).filter(([key]) => !without.has(key))),
  );
  return Object.keys(manifest).length === 0 ? {} : { brand_manifest: manifest };
}

function identity(brand: BrandJson, { id, domain }: Canonical, houseDomain: string): BrandResolution {
  const names = namesOf(brand);
  return {
    canonical_id: id,
    canonical_domain: domain,
    brand_name: brandName(brand) ?? (typeof brand.id === 'string' ? brand.id : domain),
    keller_type: kellerType(brand.keller_type),
    house_domain: houseDomain,
    source: 'brand_json',
    ...(typeof brand.id === 'string' ? { brand_id: brand.id } : {}),
    ...(names.length === 0 ? {} : { names }),
    ...(typeof brand.parent_brand === 'string' ? { parent_brand: brand.parent_brand } : {}),
  };
}

/** A brand without its own `data_subject_contestation` gets that of its house. */
function underHouse(brand: BrandJson, house: BrandJson): BrandJson {
  const [owner] = objectsIn([house.house]);
  const contestation = brand.data_subject_contestation ?? owner?.data_subject_contestation;
  return contestation === undefined ? brand : { ...brand, data_subject_contestation: contestation };
}

/** A brand inside a house file. */
export function inlineRecord(
  brand: BrandJson,
  house: BrandJson,
  houseDomain: string,
  canonical: Canonical,
): BrandResolution {
  const { houseName: name } = houseName(house);
  return {
    ...identity(brand, canonical, houseDomain),
    ...(name === undefined ? {} : { house_name: name }),
    relationship_trust: 'inline',
    ...describe(underHouse(brand, house), NOT_IN_MANIFEST),
  };
}

/** A brand that describes itself in a canonical document. */
export function canonicalRecord(
  brand: BrandJson,
  domain: string,
  relationship: Relationship,
  house: BrandJson | null,
): BrandResolution {
  const { trust, houseDomain, claimedHouseDomain, houseName: name, verifiedAt, declaredAt } = relationship;
  return {
    ...identity(brand, { id: domain, domain }, houseDomain ?? domain),
    ...(claimedHouseDomain === undefined ? {} : { claimed_house_domain: claimedHouseDomain }),
    ...(name === undefined ? {} : { house_name: name }),
    relationship_trust: trust,
    ...(verifiedAt === undefined ? {} : { relationship_verified_at: verifiedAt.toISOString() }),
    ...(declaredAt === undefined ? {} : { relationship_declared_at: declaredAt.toISOString() }),
    ...describe(trust === 'mutual' && house !== null ? underHouse(brand, house) : brand, NOT_IN_MANIFEST),
  };
}

/** The record of a house on its own domain, when none of its inline brands matches that domain. */
export function houseRecord(house: BrandJson, domain: string): BrandResolution {
  const names = namesOf(house);
  return {
    canonical_id: domain,
    canonical_domain: domain,
    brand_name: typeof house.name === 'string' ? house.name : domain,
    keller_type: 'master',
    house_domain: domain,
    source: 'brand_json',
    ...(names.length === 0 ? {} : { names }),
    relationship_trust: 'standalone',
    ...describe(house, new Set(['domain', 'name', 'names'])),
  };
}

/** The record of a domain that only names its brand agent. */
export function agentRecord(document: BrandJson, domain: string): BrandResolution {
  const url = brandAgentUrl(document);
  return {
    canonical_id: domain,
    canonical_domain: domain,
    brand_name: domain,
    keller_type: 'independent',
    house_domain: domain,
    source: 'brand_json',
    relationship_trust: 'standalone',
    ...(url === null ? {} : { brand_agent_url: url }),
    ...describe(document, new Set([...NOT_IN_MANIFEST, 'brand_agent'])),
  };
}

/** The record of a domain that points to a house which does not name the domain. */
export function bareRecord(domain: string, claimedHouseDomain: string): BrandResolution {
  return {
    canonical_id: domain,
    canonical_domain: domain,
    brand_name: domain,
    keller_type: 'independent',
    house_domain: domain,
    source: 'brand_json',
    claimed_house_domain: claimedHouseDomain,
    relationship_trust: 'leaf_only',
  };
}

/**
 * The relationship in a record from an earlier resolution, as input of the next one. Undefined when it was never
 * verified.
 */
export function earlierRelationship(record: BrandResolution): EarlierRelationship | undefined {
  const { relationship_trust: trust, house_domain: houseDomain } = record;
  const verifiedAt = parseInstant(record.relationship_verified_at);
  const declaredAt = parseInstant(record.relationship_declared_at);
  if (trust === undefined || verifiedAt === null) return undefined;
  return { trust, houseDomain, verifiedAt, ...(declaredAt === null ? {} : { declaredAt }) };
}

/** Whether two resolutions found the same brand. A new `relationship_verified_at` alone is not a change. */
export function sameBrand(before: BrandResolution, after: BrandResolution): boolean {
  const { relationship_verified_at: _at, ...was } = before;
  const { relationship_verified_at: _now, ...is } = after;
  return sameJson(was, is);
}

/** Keys that state trust or standing. Only this service may set them, so they are dropped from all input. */
const TRUST_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'authoritative',
  'badge',
  'badges',
  'claimed_house_domain',
  'classification',
  'is_authoritative',
  'is_public',
  'is_verified',
  'ownership_verified',
  'owner_verified',
  'promoted_from_schema',
  'relationship_declared_at',
  'relationship_trust',
  'relationship_verified_at',
  'review_status',
  'source_type',
  'trust',
  'trust_level',
  'trust_score',
  'trusted',
  'verification',
  'verification_status',
  'verified',
  'verified_at',
  'verified_by',
  'verified_domain',
  'verified_until',
]);
const MAX_DEPTH = 16;

/**
 * A copy of a manifest without {@link TRUST_KEYS} at any depth. Objects and arrays nested deeper than 16 levels are
 * dropped.
 */
export function cleanManifest(manifest: BrandJson): BrandJson {
  return cleanObject(manifest, 0);
}

function cleanObject(value: BrandJson, depth: number): BrandJson {
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, held]) => !TRUST_KEYS.has(key.toLowerCase()) && held !== undefined && !tooDeep(held, depth),
      )
      .map(([key, held]) => [key, clean(held, depth + 1)]),
  );
}

function clean(value: unknown, depth: number): unknown {
  if (Array.isArray(value))
    return value.filter((member) => !tooDeep(member, depth)).map((member) => clean(member, depth + 1));
  return isObject(value) ? cleanObject(value, depth) : value;
}

const tooDeep = (value: unknown, depth: number): boolean =>
  depth >= MAX_DEPTH && typeof value === 'object' && value !== null;
