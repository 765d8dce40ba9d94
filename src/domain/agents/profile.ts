import type {
  RegistryAgentCatalogItem,
  RegistryAgentSearchResult,
} from '../../../generated/types/registry.ts';
import { sameJson } from '../json/values.ts';
import type { AuthorizationScope } from '../publishers/adagents/projection.ts';
import { parseTimestamp } from '../publishers/adagents/shapes.ts';
import type { DeclaredByAgent } from './declared.ts';

/** The inventory profile of an agent as searches and events return it. Lists are sorted and have no duplicates. */
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

/** What the list of enrolled agents returns about the properties of a sales agent. */
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

/** The channel of a property that lists none, by its type. Each is a value of the channel vocabulary. */
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

/** Derives the profile from what publishers grant and, for an enrolled agent, from what it declares. */
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

/** Names of the fields that differ, sorted. Without an earlier profile, the fields that are not empty. */
export function changedInventoryFields(before: Profile | null, after: Profile): string[] {
  const old = before ?? emptyProfile;
  const keys = Object.keys(after) as (keyof Profile)[];
  return keys.filter((key) => !sameJson(old[key], after[key])).sort();
}

const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Searches convert the values of their filters to lower case in the same way. */
const lowered = (list: readonly string[]) => list.map((value) => value.toLowerCase());

const values = (list: readonly string[]): string[] => [...new Set(list)].sort(byBytes).slice(0, MOST_VALUES);

/** The most frequent keys, sorted by name. */
function commonest(counts: ReadonlyMap<string, number>, most: number): string[] {
  const ranked = [...counts].sort(([a, n], [b, m]) => m - n || byBytes(a, b));
  return ranked
    .slice(0, most)
    .map(([value]) => value)
    .sort(byBytes);
}

/** What the publishers' files allow one agent to sell. It is counted while the files are read in pieces. */
export type SellableInventory = {
  publisherCount: number;
  /** The first publishers, in the order of reading. */
  publishers: string[];
  propertyCount: number;
  typeCounts: Map<string, number>;
  channels: Set<string>;
  /** Types of the properties that list no channels. */
  typesWithoutChannels: Set<string>;
  tagCounts: Map<string, number>;
  genres: Set<string>;
  genreTaxonomies: Set<string>;
  countries: Set<string>;
};

const MOST_PUBLISHERS = 1000;
// One agent's tags may come from ten thousand files. Further tags are ignored.
const MOST_TAGS_COUNTED = 20_000;
const MOST_VALUES_KEPT = 1000;

export const emptyInventory = (): SellableInventory => ({
  publisherCount: 0,
  publishers: [],
  propertyCount: 0,
  typeCounts: new Map(),
  channels: new Set(),
  typesWithoutChannels: new Set(),
  tagCounts: new Map(),
  genres: new Set(),
  genreTaxonomies: new Set(),
  countries: new Set(),
});

export function addPublisher(inventory: SellableInventory, domain: string): void {
  inventory.publisherCount += 1;
  if (inventory.publishers.length < MOST_PUBLISHERS) inventory.publishers.push(domain);
}

export type CountedProperty = { propertyType: string; channels: readonly string[]; tags: readonly string[] };

export function addProperty(
  inventory: SellableInventory,
  { propertyType, channels, tags }: CountedProperty,
): void {
  addType(inventory, propertyType, 1);
  if (channels.length === 0) addValue(inventory.typesWithoutChannels, propertyType);
  for (const channel of channels) addValue(inventory.channels, channel);
  for (const tag of new Set(tags)) addTag(inventory, tag, 1);
}

/**
 * Rows of an aggregate: properties by type, the channels that they list, types of properties that list none, and
 * tags.
 */
export type InventoryTally = { kind: 'type' | 'channel' | 'unchannelled' | 'tag'; value: string; n: number };

export function addTally(inventory: SellableInventory, { kind, value, n }: InventoryTally): void {
  if (kind === 'type') addType(inventory, value, n);
  else if (kind === 'tag') addTag(inventory, value, n);
  else addValue(kind === 'channel' ? inventory.channels : inventory.typesWithoutChannels, value);
}

export function addGenres(
  inventory: SellableInventory,
  genres: readonly string[],
  taxonomy: string | null,
): void {
  if (genres.length === 0) return;
  for (const genre of genres) addValue(inventory.genres, genre);
  addValue(inventory.genreTaxonomies, taxonomy ?? '');
}

/** Adds the countries of an authorization that lists any. An authorization without countries adds none. */
export function addCountries(inventory: SellableInventory, countries: readonly string[]): void {
  for (const country of countries) {
    const code = country.toUpperCase();
    if (/^[A-Z]{2}$/.test(code)) addValue(inventory.countries, code);
  }
}

function addType(inventory: SellableInventory, type: string, n: number): void {
  inventory.propertyCount += n;
  inventory.typeCounts.set(type, (inventory.typeCounts.get(type) ?? 0) + n);
}

function addTag({ tagCounts }: SellableInventory, tag: string, n: number): void {
  const known = tagCounts.get(tag);
  if (known === undefined && tagCounts.size >= MOST_TAGS_COUNTED) return;
  tagCounts.set(tag, (known ?? 0) + n);
}

function addValue(values: Set<string>, value: string): void {
  if (values.size < MOST_VALUES_KEPT) values.add(value);
}

/** Whether an authorization is in force now, and when that changes next. */
export type CheckWindow = { isOpen: boolean; changesAt: Date | null };

/** Both bounds are inside the window. A bound that cannot be parsed is ignored, as where authorizations are judged. */
export function windowOf(
  { effective_from: from, effective_until: until }: AuthorizationScope,
  now: Date,
): CheckWindow {
  const start = from === undefined ? null : parseTimestamp(from);
  const end = until === undefined ? null : parseTimestamp(until);
  if (end !== null && now > end) return { isOpen: false, changesAt: null };
  if (start !== null && now < start) return { isOpen: false, changesAt: start };
  return { isOpen: true, changesAt: end === null ? null : new Date(end.getTime() + 1) };
}
