/** What the publishers' files let one agent sell, counted while it is read piece by piece. */
export type SellableInventory = {
  publisherCount: number;
  /** The first publishers, in the order of reading. */
  publishers: string[];
  propertyCount: number;
  typeCounts: Map<string, number>;
  channels: Set<string>;
  /** Types of properties that name no channels. */
  typesWithoutChannels: Set<string>;
  tagCounts: Map<string, number>;
  genres: Set<string>;
  genreTaxonomies: Set<string>;
  countries: Set<string>;
};

export const MOST_PUBLISHERS = 1000;
// One agent's tags may come from ten thousand files; what is beyond this is not looked at.
const MOST_TAGS_COUNTED = 20_000;
const MOST_VALUES = 1000;

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

/** Rows of an aggregate: properties by type, channels that they name, types of those that name none, and tags. */
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

/** Countries of an authorization that names any; the others say nothing about where they hold. */
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
  if (values.size < MOST_VALUES) values.add(value);
}
