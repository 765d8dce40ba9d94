import type { RegistryBrandCard } from '../../../generated/types/registry.ts';
import { ApiError } from '../errors.ts';
import { clip, type ErrorFinding } from '../findings.ts';
import { fromJsonText, type JsonText, toJsonText } from '../json/values.ts';
import { type Freshness, freshness } from '../publishers/crawl.ts';
import { DAY_MS } from '../text/instant.ts';
import { brandIdentity } from './contents.ts';
import { type BrandEntry, type ListingFacts, listingFacts, recordFromEntry } from './entry.ts';
import type { BrandResolution } from './record.ts';

/** The current state of a brand. What its own files say wins over what people or enrichment submitted. */
export type BrandStanding = {
  record: JsonText<BrandResolution> | null;
  source: 'brand_json' | 'community' | 'enriched' | null;
  listed: boolean;
  brandName: string | null;
  kellerType: string | null;
  houseDomain: string | null;
  hasManifest: boolean;
  listing: string | null;
  card: string | null;
  searchText: string | null;
};

const UNKNOWN: BrandStanding = {
  record: null,
  source: null,
  listed: false,
  brandName: null,
  kellerType: null,
  houseDomain: null,
  hasManifest: false,
  listing: null,
  card: null,
  searchText: null,
};

/**
 * What the registry says about a domain's brand, from its own files or from a submission.
 * @param live the record of the last successful resolution of the domain's files, and the domain's own file, whose
 * sub-brands are counted
 * @param submitted the entry, unless it is waiting for review or was rejected
 */
export function brandStanding(
  domain: string,
  live: { record: BrandResolution; document?: unknown } | null,
  submitted: { entry: BrandEntry; source: 'community' | 'enriched' } | null,
): BrandStanding {
  if (live !== null) return standing(domain, live.record, isOwn(live.record, domain), live.document);
  if (submitted === null) return UNKNOWN;
  return standing(domain, recordFromEntry(submitted.entry, domain, submitted.source), true);
}

/**
 * A domain that only points to another domain's brand, or to a house that does not name it, is not a brand of its
 * own.
 */
const isOwn = (record: BrandResolution, domain: string): boolean =>
  record.canonical_domain === domain &&
  !(record.brand_id === undefined && record.relationship_trust === 'leaf_only');

/**
 * What follows from the record of a brand.
 *
 * @param listed whether the brand appears in lists. An unlisted brand can still be resolved
 */
export function standing(
  domain: string,
  record: BrandResolution,
  listed: boolean,
  document?: unknown,
): BrandStanding {
  const facts = listingFacts(record, domain, document);
  const { logos, colors, tone } = brandIdentity(record.brand_manifest);
  const listing = {
    domain,
    brand_name: facts.brandName,
    source: record.source,
    has_manifest: facts.hasManifest,
    verified: record.source === 'brand_json',
    keller_type: facts.kellerType,
    industries: facts.industries,
    ...(logos === undefined ? {} : { logos }),
    ...(colors === undefined ? {} : { colors }),
    ...(tone === undefined ? {} : { tone }),
    house_domain: facts.houseDomain ?? domain,
    ...(record.claimed_house_domain === undefined
      ? {}
      : { claimed_house_domain: record.claimed_house_domain }),
    ...(record.relationship_trust === undefined ? {} : { relationship_trust: record.relationship_trust }),
    ...(record.relationship_verified_at === undefined
      ? {}
      : { relationship_verified_at: record.relationship_verified_at }),
    ...(facts.logoUrl === null ? {} : { logo_url: facts.logoUrl }),
    ...(facts.primaryColor === null ? {} : { primary_color: facts.primaryColor }),
    ...(facts.subBrandCount === null ? {} : { sub_brand_count: facts.subBrandCount }),
    ...(facts.employeeCount === null ? {} : { employee_count: facts.employeeCount }),
  };
  return {
    record: toJsonText(record),
    source: record.source,
    listed,
    brandName: facts.brandName,
    kellerType: facts.kellerType,
    houseDomain: facts.houseDomain,
    hasManifest: facts.hasManifest,
    listing: JSON.stringify(listing),
    card: JSON.stringify(brandCard(record, facts, colors)),
    searchText: facts.searchText,
  };
}

const MOST_COLORS = 6;
const MOST_INDUSTRIES = 6;
const LONGEST_DESCRIPTION = 500;

/** A short summary of a brand, for responses about something else. The primary color comes first. */
type BrandCard = RegistryBrandCard;

function brandCard(
  { brand_name: name, brand_manifest: manifest }: Pick<BrandResolution, 'brand_name' | 'brand_manifest'>,
  { logoUrl, industries }: Pick<ListingFacts, 'logoUrl' | 'industries'>,
  colors: Readonly<Record<string, string>> = {},
): BrandCard {
  const description = manifest?.description;
  const { primary, ...others } = colors;
  const palette = [...new Set([...(primary === undefined ? [] : [primary]), ...Object.values(others)])];
  return {
    name,
    ...(typeof description === 'string' && description.trim() !== ''
      ? { description: clip(description.trim(), LONGEST_DESCRIPTION) }
      : {}),
    ...(logoUrl === null ? {} : { logo_url: logoUrl }),
    ...(palette.length === 0 ? {} : { colors: palette.slice(0, MOST_COLORS) }),
    ...(industries.length === 0 ? {} : { industries: industries.slice(0, MOST_INDUSTRIES) }),
  };
}

/** What is stored about the fetches of a brand's files. Times are epoch milliseconds. */
type StoredLook = {
  readonly record: string | null;
  readonly liveExpiresAt: number;
  readonly liveValidatedAt: number | null;
  readonly liveOutcome: string | null;
};

const WEEK_MS = 7 * DAY_MS;

/**
 * Whether a request must wait for a fetch of the domain's files: nothing is stored, or the stored state has expired
 * (a stored record: a week ago).
 */
export function isWorthAsking(brand: StoredLook | undefined, now: Date): boolean {
  if (brand === undefined) return true;
  const overdue = now.getTime() - brand.liveExpiresAt;
  return overdue >= (brand.record === null ? 0 : WEEK_MS);
}

/** Whether the stored state has expired. It is still returned, and refreshed in the background. */
export function isOverdue(brand: StoredLook | undefined, now: Date): boolean {
  return brand !== undefined && brand.liveExpiresAt <= now.getTime();
}

export function brandFreshness(brand: StoredLook, isLive: boolean, now: Date): Freshness {
  const validatedAt = brand.liveValidatedAt === null ? null : new Date(brand.liveValidatedAt);
  const state = freshness(validatedAt, brand.liveOutcome === 'resolved', now);
  return isLive ? { ...state, state: 'live' } : state;
}

/** The errors for which the last look found no usable file; empty when it found one, or nothing was looked at. */
export const fileErrors = (brand: { readonly liveErrors: JsonText<ErrorFinding[]> | null } | undefined) =>
  brand === undefined || brand.liveErrors === null ? [] : fromJsonText(brand.liveErrors);

type Unusable = {
  readonly fileStatus: number | null;
  readonly liveOutcome: string | null;
  readonly liveErrors: JsonText<ErrorFinding[]> | null;
};

/** The response for a domain without a brand: what its owner must mend, when the domain serves a file. */
export function brandNotKnown(domain: string, brand: Unusable | undefined): ApiError {
  const isServed = brand?.liveOutcome === 'invalid';
  const message = isServed
    ? `${domain} serves a brand.json that cannot be used, and no entry is stored: correct what \`errors\` lists.`
    : `No brand is known for ${domain}.`;
  return new ApiError('not_found', message, {
    domain,
    errors: fileErrors(brand),
    file_status: brand?.fileStatus ?? 0,
  });
}
