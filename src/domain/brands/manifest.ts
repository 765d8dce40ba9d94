import { isObject } from '../json/object.ts';
import type { BrandJson } from './rules.ts';

/** Keys that state trust or standing. Only this service may say these things, so they are dropped wherever given. */
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

/** A copy of a manifest without {@link TRUST_KEYS} at any depth. What is nested deeper than 16 levels is dropped. */
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
