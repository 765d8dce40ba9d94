import { type Warning, warning } from '../findings.ts';
import { objectsIn } from '../json/values.ts';
import { liesWithin } from '../net/domain-name.ts';
import { HOUR_MS } from '../text/instant.ts';
import type { BrandFetch, BrandFetched, OpenedFiles } from './brand-file.ts';
import { domainIn, inlineBrandFor, ownedWebsites } from './contents.ts';
import { type FollowResult, followReference } from './follow.ts';
import type { BrandJson } from './rules.ts';
import { parseInstant } from './values.ts';

/** How long a verified relationship stays valid while the house cannot be reached. */
const MUTUAL_KEPT_MS = 24 * HOUR_MS;
/**
 * Maximum age of `effective_at` at which a house's declaration still counts. The house renews it with a newer
 * `effective_at`.
 */
const DECLARATION_MAX_AGE_MS = 180 * 24 * HOUR_MS;

type RelationshipTrust = 'inline' | 'mutual' | 'leaf_only' | 'house_only' | 'standalone' | 'unverifiable';

/** The relationship that an earlier resolution found. `houseDomain` is the house that was verified then. */
export type EarlierRelationship = { trust: string; houseDomain: string; verifiedAt: Date; declaredAt?: Date };

/** A house that is known to list the domain in its `brand_refs`, for a leaf that names no house itself. */
export type NamedBy = { houseDomain: string; brandId: string; declaredAt?: Date };

export type HouseView =
  | { kind: 'read'; document: BrandJson; domain: string }
  | { kind: 'trouble'; transient: boolean; message: string };

export type Relationship = {
  trust: RelationshipTrust;
  houseDomain?: string;
  claimedHouseDomain?: string;
  houseName?: string;
  verifiedAt?: Date;
  declaredAt?: Date;
  warning?: Warning;
};

export type TrustLeaf = { domain: string; brandId: string; houseDomain: string | null };

/**
 * Judges the relationship between a canonical document and the house that it claims. `house` is the file found at
 * the claimed house domain, null when the leaf claims none. Only `mutual` has a `houseDomain`.
 */
export function judgeRelationship(
  leaf: TrustLeaf,
  house: HouseView | null,
  context: { now: Date; earlier?: EarlierRelationship; namedBy?: NamedBy },
): Relationship {
  const { now, earlier, namedBy } = context;
  if (leaf.houseDomain === null || house === null) return withoutClaim(leaf, namedBy);
  const claim = { claimedHouseDomain: leaf.houseDomain };
  const known = earlier?.trust === 'mutual' ? earlier : undefined;
  if (house.kind === 'trouble') {
    const stands = house.transient && known?.houseDomain === leaf.houseDomain;
    if (stands && isRecent(known.verifiedAt, now)) return asVerified(known, house.message);
    return { ...claim, trust: 'unverifiable', warning: warning('house_domain', house.message) };
  }

  const declaration = findDeclaration(house.document, leaf, now);
  if (!declaration.ok)
    return { ...claim, trust: 'leaf_only', warning: warning('house_domain', declaration.reason) };
  const sameHouse = known?.houseDomain === house.domain;
  return {
    trust: 'mutual',
    houseDomain: house.domain,
    ...houseName(house.document),
    verifiedAt: now,
    declaredAt: declaration.effectiveAt ?? (sameHouse ? known?.declaredAt : undefined) ?? now,
  };
}

/** The relationship of a document that claims no house: a house may still name it. */
function withoutClaim({ brandId }: TrustLeaf, namedBy: NamedBy | undefined): Relationship {
  if (namedBy === undefined || namedBy.brandId !== brandId) return { trust: 'standalone' };
  return { trust: 'house_only', ...(namedBy.declaredAt ? { declaredAt: namedBy.declaredAt } : {}) };
}

/** The relationship as it was verified earlier, while the house cannot be reached. */
const asVerified = (
  { houseDomain, verifiedAt, declaredAt }: EarlierRelationship,
  trouble: string,
): Relationship => ({
  trust: 'mutual',
  houseDomain,
  verifiedAt,
  ...(declaredAt ? { declaredAt } : {}),
  warning: warning('house_domain', `${trouble}; the earlier check still stands`),
});

/** The difference is absolute, so that a `verifiedAt` in the future does not keep the relationship valid for ever. */
const isRecent = (verifiedAt: Date, now: Date): boolean =>
  Math.abs(now.getTime() - verifiedAt.getTime()) <= MUTUAL_KEPT_MS;

export function houseName(document: BrandJson): { houseName?: string } {
  const [house] = objectsIn([document.house]);
  return typeof house?.name === 'string' ? { houseName: house.name } : {};
}

type Declaration = { ok: true; effectiveAt: Date | null } | { ok: false; reason: string };

/**
 * The house's own statement about a leaf: an entry of `brand_refs` with its domain and brand id that is in force at
 * `now`.
 */
export function findDeclaration(
  house: BrandJson,
  leaf: { domain: string; brandId: string },
  now: Date,
): Declaration {
  const named = objectsIn(house.brand_refs).filter((ref) => domainIn(ref.domain) === leaf.domain);
  const ref = named.find((candidate) => candidate.brand_id === leaf.brandId);
  if (ref === undefined) {
    const reason = named.length > 0 ? `under another brand id than ${leaf.brandId}` : 'not at all';
    return { ok: false, reason: `the house names ${leaf.domain} ${reason}` };
  }
  const effectiveAt = parseInstant(ref.effective_at);
  if (ref.effective_at === undefined) return { ok: true, effectiveAt: null };
  if (effectiveAt === null)
    return { ok: false, reason: 'the house names the brand with an effective_at that is no date' };
  const age = now.getTime() - effectiveAt.getTime();
  if (age < 0)
    return { ok: false, reason: `the house names the brand only from ${effectiveAt.toISOString()}` };
  if (age > DECLARATION_MAX_AGE_MS)
    return {
      ok: false,
      reason: `the house has not renewed its declaration since ${effectiveAt.toISOString()}`,
    };
  return { ok: true, effectiveAt };
}

/** The identity of a brand: unique, and only the party that controls the domain in it can claim it. */
export type Canonical = { id: string; domain: string };

type Inline = {
  brand: BrandJson;
  /** The house file, and the domain that the file was shown to belong to. */
  house: BrandJson;
  houseDomain: string;
  /** The domain whose own files led to the house. */
  asked: string;
};

/**
 * Identifies a brand inside a house file: by its first website if the owner of that domain agrees, otherwise by its
 * place in the house, `<house domain>#<brand id>`. A house may list any domain as its own. A website that is neither
 * the requested domain nor inside the house's domain must therefore lead to this house itself.
 * @param earlierId the id that the last resolution found; it is kept while the website cannot be reached
 */
export function* canonicalOfInline(
  { brand, house, houseDomain, asked }: Inline,
  { now, earlierId, files }: { now: Date; earlierId?: string | undefined; files: OpenedFiles },
): Generator<BrandFetch, Canonical, BrandFetched> {
  const inHouse = { id: `${houseDomain}#${String(brand.id)}`, domain: houseDomain };
  const website = ownedWebsites(brand)[0] ?? domainIn(brand.id);
  // When two brands of a house list one website, it identifies only the brand that requests for it resolve to.
  if (website === null || inlineBrandFor(house, website) !== brand) return inHouse;
  const own = { id: website, domain: website };
  if (website === asked || liesWithin(website, houseDomain)) return own;
  const found = yield* followReference(website, 'house', { now, files });
  if (isTransient(found)) return earlierId === website ? own : inHouse;
  return leadsTo(houseDomain, found) ? own : inHouse;
}

const isTransient = (found: FollowResult): boolean => !found.ok && found.trouble.transient;

function leadsTo(houseDomain: string, found: FollowResult): boolean {
  if (!found.ok || found.end.variant !== 'house_portfolio') return false;
  const { document, owner, host } = found.end;
  const named = domainIn(objectsIn([document.house])[0]?.domain);
  return named === houseDomain && (named === owner || named === host);
}
