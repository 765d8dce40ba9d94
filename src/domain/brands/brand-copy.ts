import { logoMember } from './logo-file.ts';

/** What a listing is sent with. Times are epoch milliseconds. */
type Listed = { readonly listing: string; readonly updatedAt: number; readonly logoFile: string | null };

/** A listed brand. Its item is null where it is too long for a list. */
export type ListedFacts = {
  readonly domain: string;
  readonly brandName: string;
  readonly source: string;
  readonly kellerType: string | null;
  readonly houseDomain: string | null;
  readonly hasManifest: number;
  readonly listing: string | null;
};

/** Members that a list leaves out of a long item. */
const LEFT_OUT = [
  'claimed_house_domain',
  'relationship_trust',
  'relationship_verified_at',
  'logo_url',
  'primary_color',
  'logos',
  'colors',
  'tone',
  'industries',
  'sub_brand_count',
  'employee_count',
];

/** The item of a list as JSON text, with the most important members of a long one. */
export function listingText(facts: ListedFacts): string {
  if (facts.listing !== null) return facts.listing;
  return JSON.stringify({
    domain: facts.domain,
    brand_name: facts.brandName,
    source: facts.source,
    has_manifest: facts.hasManifest === 1,
    verified: facts.source === 'brand_json',
    ...(facts.kellerType === null ? {} : { keller_type: facts.kellerType }),
    house_domain: facts.houseDomain ?? facts.domain,
    shortened: LEFT_OUT,
  });
}

/** An item of the listing of brands, as JSON text. */
export function listedBrandText({ listing, updatedAt, logoFile }: Listed): string {
  const more = { ...logoMember(logoFile), updated_at: new Date(updatedAt).toISOString() };
  return `${listing.slice(0, -1)},${JSON.stringify(more).slice(1)}`;
}

type Copied = {
  readonly domain: string;
  readonly record: string | null;
  readonly listed: number;
  readonly listing: string | null;
  readonly logoFile: string | null;
  readonly liveOutcome: string | null;
  readonly liveCheckedAt: number | null;
  readonly liveValidatedAt: number | null;
  readonly updatedAt: number;
  /** JSON text of rows: URL, type, id, and when the brand first declared the agent. */
  readonly agents: string;
  /** JSON text of rows: identifier, type, store, relationship. */
  readonly properties: string;
};

type AgentRow = readonly [url: string, type: string, id: string | null, firstSeenAt: number];
type PropertyRow = readonly [identifier: string, type: string, store: string, relationship: string];

/** Everything public about a brand as JSON text (`registry/brand-copy.json`); null when nothing is. */
export function brandCopyText(brand: Copied): string | null {
  const { domain, record, listed, listing, logoFile, liveOutcome, updatedAt } = brand;
  if (record === null) return null;
  const head = JSON.stringify({
    domain,
    checked_at: timeText(brand.liveCheckedAt),
    validated_at: timeText(brand.liveValidatedAt),
    file_resolved: liveOutcome === 'resolved',
    file_outcome: liveOutcome,
    agents: (JSON.parse(brand.agents) as AgentRow[]).map(([url, type, id, firstSeenAt]) => ({
      url,
      type,
      ...(id === null ? {} : { id }),
      first_seen_at: timeText(firstSeenAt),
    })),
    properties: (JSON.parse(brand.properties) as PropertyRow[]).map(
      ([identifier, type, store, relationship]) => ({
        type,
        identifier,
        ...(store === '' ? {} : { store }),
        relationship,
      }),
    ),
  });
  const item = listed !== 1 || listing === null ? 'null' : listedBrandText({ listing, updatedAt, logoFile });
  const logo = JSON.stringify(logoMember(logoFile)).slice(1, -1);
  const resolution = logo === '' ? record : `${record.slice(0, -1)},${logo}}`;
  return `${head.slice(0, -1)},"listing":${item},"resolution":${resolution}}`;
}

const timeText = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A line of the list of changes as JSON text (`registry/brand-change.json`). */
export const brandChangeText = (brand: Copied): string =>
  `{"domain":${JSON.stringify(brand.domain)},"brand":${brandCopyText(brand) ?? 'null'}}`;
