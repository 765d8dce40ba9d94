import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  addCountries,
  addGenres,
  addProperty,
  addPublisher,
  addTally,
  emptyInventory,
  type SellableInventory,
  windowOf,
} from '../../domain/agents/profile.ts';
import { selectorsFor } from '../../domain/publishers/adagents/references.ts';
import { coversPublisher, propertyCover } from '../../domain/publishers/adagents/scope.ts';
import { coversSignalsOnly } from '../../domain/publishers/adagents/vocabulary.ts';
import type { InventoryProperty, StoredGrant } from '../../store/agents/agent-inventory.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { AgentContext } from '../context.ts';
import { type ProfileOutcome, recordProfile } from './profile.ts';

// Reading each of these takes about 10 ms: the longest time that another request waits for SQLite.
const GRANTS_AT_ONCE = 500;
const COUNTED_AT_ONCE = 4_000;
const PUBLISHERS_AT_ONCE = 200;
// Their texts are parsed, and leave garbage: 2,000 at once held the event loop for twice as long.
const PROPERTIES_AT_ONCE = 500;

type Seen = { inventory: SellableInventory; changesAt: Date | null };
type Publisher = { domain: string; propertyCount: number; grants: StoredGrant[] };
// Does not use the read handle: a replica may lag behind the change that caused the rebuild.
type Read = <T>(read: (tx: Tables) => Promise<T>) => Promise<T>;

/**
 * Computes an agent's inventory profile from the authorizations of publishers, and records it. Publishers are read
 * in pieces. The database counts the properties of publishers that grant everything (up to `COUNTED_AT_ONCE`
 * properties); the others are read property by property.
 */
export async function rebuildInventory(
  store: Store,
  url: string,
  context: AgentContext,
): Promise<ProfileOutcome> {
  const read: Read = async (work) => {
    await nextTurn();
    return work(store.primary);
  };
  const seen: Seen = { inventory: emptyInventory(), changesAt: null };
  for await (const publishers of publishersOf(url, read))
    await addPublishers(publishers, seen, context.now, read);
  return store.transaction((tx) => recordProfile(tx, url, seen, context));
}

/** The agent's authorizations in batches of publishers. A batch has all authorizations of each of its publishers. */
async function* publishersOf(url: string, read: Read): AsyncGenerator<Publisher[]> {
  let after = { domain: '', entry: '' };
  let held: Publisher[] = [];
  for (;;) {
    const from = after;
    const grants = await read((tx) => tx.agentInventory.grants(url, from, GRANTS_AT_ONCE));
    for (const grant of grants) {
      const last = held.at(-1);
      if (last?.domain === grant.publisherDomain) last.grants.push(grant);
      else held.push({ domain: grant.publisherDomain, propertyCount: grant.propertyCount, grants: [grant] });
    }
    const last = grants.at(-1);
    if (last === undefined || grants.length < GRANTS_AT_ONCE) {
      if (held.length > 0) yield held;
      return;
    }
    after = { domain: last.publisherDomain, entry: last.entry };
    // The authorizations of the last publisher may continue on the next page.
    yield held.slice(0, -1);
    held = held.slice(-1);
  }
}

async function addPublishers(
  publishers: readonly Publisher[],
  seen: Seen,
  now: Date,
  read: Read,
): Promise<void> {
  const open = publishers.flatMap((publisher) => {
    const grants = publisher.grants.filter(({ scope }) => {
      const { isOpen, changesAt } = windowOf(scope, now);
      if (changesAt !== null && (seen.changesAt === null || changesAt < seen.changesAt))
        seen.changesAt = changesAt;
      return isOpen;
    });
    return grants.length === 0 ? [] : [{ ...publisher, grants }];
  });
  for (const { domain, grants } of open) {
    addPublisher(seen.inventory, domain);
    for (const grant of grants) {
      addCountries(seen.inventory, grant.scope.countries ?? []);
      await turnAfter(grant);
    }
  }
  const selling = open.filter(({ grants }) =>
    grants.some(({ authorizationType }) => !coversSignalsOnly(authorizationType)),
  );
  const stocked = selling.filter(({ propertyCount }) => propertyCount > 0);
  const isWhole = ({ domain, grants, propertyCount }: Publisher) =>
    propertyCount <= COUNTED_AT_ONCE && grants.some((grant) => coversPublisher(grant, domain));
  const narrow = stocked.filter((publisher) => !isWhole(publisher));
  await countWhole(stocked.filter(isWhole), seen.inventory, read);
  await readNarrow(narrow, seen.inventory, read);
  await readCollections(selling, seen.inventory, read);
}

/** A publisher may have many grants with thousands of names each. */
const turnAfter = async ({ isLong }: StoredGrant): Promise<void> => {
  if (isLong) await nextTurn();
};

async function countWhole(
  publishers: readonly Publisher[],
  inventory: SellableInventory,
  read: Read,
): Promise<void> {
  for (const group of groups(publishers, COUNTED_AT_ONCE)) {
    const domains = group.map(({ domain }) => domain);
    for (const tally of await read((tx) => tx.agentInventory.tallies(domains))) addTally(inventory, tally);
  }
}

async function readNarrow(
  publishers: readonly Publisher[],
  inventory: SellableInventory,
  read: Read,
): Promise<void> {
  const covers = new Map<string, Awaited<ReturnType<typeof coverOf>>>();
  for (const publisher of publishers) covers.set(publisher.domain, await coverOf(publisher));
  const add = (properties: readonly InventoryProperty[]) => {
    for (const property of properties) {
      if (covers.get(property.publisherDomain)?.(property)) addProperty(inventory, property);
    }
  };
  for (const group of groups(publishers, PROPERTIES_AT_ONCE)) {
    const [only, ...others] = group;
    if (only !== undefined && others.length === 0) await eachProperty(only.domain, read, add);
    else add(await read((tx) => tx.agentInventory.properties(group.map(({ domain }) => domain))));
  }
}

async function eachProperty(
  domain: string,
  read: Read,
  add: (properties: readonly InventoryProperty[]) => void,
): Promise<void> {
  for (let key = ''; ; ) {
    const after = key;
    const page = await read((tx) => tx.agentInventory.propertiesAfter(domain, after, PROPERTIES_AT_ONCE));
    add(page);
    if (page.length < PROPERTIES_AT_ONCE) return;
    key = page.at(-1)?.key ?? '';
  }
}

async function coverOf({ domain, grants }: Publisher): Promise<(property: InventoryProperty) => boolean> {
  const covers: ReturnType<typeof propertyCover>[] = [];
  for (const grant of grants) {
    covers.push(propertyCover(grant, domain));
    await turnAfter(grant);
  }
  return (property) => covers.some((cover) => cover(property));
}

/**
 * Genres of the collections that may be sold: those that authorizations name, or all when one authorization names
 * none.
 */
async function readCollections(
  publishers: readonly Publisher[],
  inventory: SellableInventory,
  read: Read,
): Promise<void> {
  const wanted = new Map<string, ReadonlySet<unknown> | null>();
  for (const publisher of publishers) wanted.set(publisher.domain, await collectionsOf(publisher));
  for (const group of groups(publishers, Number.POSITIVE_INFINITY)) {
    const found = await read((tx) => tx.agentInventory.collections(group.map(({ domain }) => domain)));
    for (const { publisherDomain, collectionId, genres, taxonomy } of found) {
      const ids = wanted.get(publisherDomain);
      if (ids === null || ids?.has(collectionId)) addGenres(inventory, genres, taxonomy);
    }
  }
}

async function collectionsOf({ domain, grants }: Publisher): Promise<ReadonlySet<unknown> | null> {
  const ids = new Set<unknown>();
  for (const grant of grants) {
    const { authorizationType, scope } = grant;
    if (coversSignalsOnly(authorizationType)) continue;
    if (scope.collections === undefined) return null;
    for (const { collection_ids: list } of selectorsFor(scope.collections, domain)) {
      if (Array.isArray(list)) for (const id of list) ids.add(id);
    }
    await turnAfter(grant);
  }
  return ids;
}

/**
 * Publishers in groups with at most `most` properties together. A publisher with more properties is its own group.
 */
function groups(publishers: readonly Publisher[], most: number): Publisher[][] {
  const made: Publisher[][] = [];
  let sum = 0;
  for (const publisher of publishers) {
    const last = made.at(-1);
    if (last === undefined || last.length >= PUBLISHERS_AT_ONCE || sum + publisher.propertyCount > most) {
      made.push([publisher]);
      sum = publisher.propertyCount;
    } else {
      last.push(publisher);
      sum += publisher.propertyCount;
    }
  }
  return made;
}
