import type {
  RegistryAgentCatalogItem,
  RegistryAgentSearchResult,
} from '../../../generated/types/schemas.ts';
import { sameJson } from '../json/same.ts';
import type { DeclaredByAgent } from './declared.ts';
import type { SellableInventory } from './inventory.ts';

/** The inventory profile of an agent as searches and events show it. Lists are sorted and hold each value once. */
export type Profile = Required<
  Pick<
    RegistryAgentSearchResult,
    | 'channels'
    | 'property_types'
    | 'markets'
    | 'categories'
    | 'tags'
    | 'delivery_types'
    | 'format_ids'
    | 'format_kinds'
    | 'property_count'
    | 'publisher_count'
    | 'has_tmp'
    | 'category_taxonomy'
  >
>;

/** What the list of enrolled agents returns of the properties of a sales agent. */
export type ProfileSummary = Required<
  Pick<RegistryAgentCatalogItem, 'publisher_domains' | 'property_summary'>
>;

/** The dimensions that a search filters by. */
export const dimensions = [
  'channels',
  'property_types',
  'markets',
  'categories',
  'tags',
  'delivery_types',
] as const;
export type Dimension = (typeof dimensions)[number];

const MOST_TAGS = 200;
const MOST_VALUES = 300;

/** Channels of a property that names none; each is a value of the channel vocabulary. */
const DERIVED_CHANNELS: ReadonlyMap<string, string> = new Map([
  ['website', 'display'],
  ['mobile_app', 'display'],
  ['desktop_app', 'display'],
  ['ctv_app', 'ctv'],
  ['dooh', 'dooh'],
  ['podcast', 'podcast'],
  ['radio', 'radio'],
  ['linear_tv', 'linear_tv'],
  ['streaming_audio', 'streaming_audio'],
  ['ai_assistant', 'sponsored_intelligence'],
]);

export const emptyProfile: Profile = {
  channels: [],
  property_types: [],
  markets: [],
  categories: [],
  tags: [],
  delivery_types: [],
  format_ids: [],
  format_kinds: [],
  property_count: 0,
  publisher_count: 0,
  has_tmp: false,
  category_taxonomy: null,
};

/** The profile that follows from what publishers grant and, for an enrolled agent, from what it declares. */
export function deriveProfile(
  inventory: SellableInventory,
  declared: DeclaredByAgent | null,
): { profile: Profile; summary: ProfileSummary } {
  const derived = [...inventory.typesWithoutChannels].flatMap((type) => DERIVED_CHANNELS.get(type) ?? []);
  const tags = commonest(inventory.tagCounts, MOST_TAGS);
  const [taxonomy, ...more] = inventory.genreTaxonomies;
  const profile: Profile = {
    channels: values(lowered([...inventory.channels, ...derived, ...(declared?.channels ?? [])])),
    property_types: values(lowered([...inventory.typeCounts.keys()])),
    markets: values([...inventory.countries, ...(declared?.countries ?? [])]),
    categories: values([...inventory.genres]),
    tags,
    delivery_types: values(lowered(declared?.deliveryTypes ?? [])),
    format_ids: values(declared?.formatIds ?? []),
    format_kinds: values(declared?.formatKinds ?? []),
    property_count: inventory.propertyCount,
    publisher_count: inventory.publisherCount,
    has_tmp: declared?.hasTmp ?? false,
    category_taxonomy: taxonomy === undefined || taxonomy === '' || more.length > 0 ? null : taxonomy,
  };
  const summary: ProfileSummary = {
    publisher_domains: inventory.publishers,
    property_summary: {
      total_count: inventory.propertyCount,
      count_by_type: Object.fromEntries([...inventory.typeCounts].sort(([a], [b]) => (a < b ? -1 : 1))),
      tags,
      publisher_count: inventory.publisherCount,
    },
  };
  return { profile, summary };
}

/** Names of the fields that differ, sorted; against nothing, those that say anything. */
export function changedInventoryFields(before: Profile | null, after: Profile): string[] {
  const old = before ?? emptyProfile;
  const keys = Object.keys(after) as (keyof Profile)[];
  return keys.filter((key) => !sameJson(old[key], after[key])).sort();
}

const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Searches lower what callers ask for in the same way. */
const lowered = (list: readonly string[]) => list.map((value) => value.toLowerCase());

const values = (list: readonly string[]): string[] => [...new Set(list)].sort(byBytes).slice(0, MOST_VALUES);

/** The most frequent keys, in the order of their names. */
function commonest(counts: ReadonlyMap<string, number>, most: number): string[] {
  const ranked = [...counts].sort(([a, n], [b, m]) => m - n || byBytes(a, b));
  return ranked
    .slice(0, most)
    .map(([value]) => value)
    .sort(byBytes);
}
