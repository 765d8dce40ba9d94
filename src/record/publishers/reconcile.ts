import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RowLength, shortLists } from '../../domain/json/short-lists.ts';
import {
  ITEMS_AT_ONCE,
  type ProjectedItems,
  type ProjectedKind,
  type ProjectionReader,
  readerOf,
} from '../../domain/publishers/adagents/judge.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { PendingChanges } from '../../store/publishers/documents.ts';
import type { RecordContext } from '../context.ts';
import { applyAuthorizations, revokeAuthorizations } from './authorizations.ts';
import { applyCollections, removeCollections } from './collections.ts';
import type { FileTables } from './file-tables.ts';
import { applyProperties, retireProperties } from './properties.ts';

const KEYS_AT_ONCE = 1000;
const KINDS = ['properties', 'collections', 'authorizations'] as const;

/** Events for one piece, and the agents that the publisher started or stopped authorizing with it. */
type Recorded = { events: NewEvent[]; agentsAdded?: string[]; agentsRemoved?: string[] };

type Recorder<K extends ProjectedKind> = {
  activeKeys(tx: FileTables, domain: string, after: string, limit: number): Promise<{ key: string }[]>;
  lengths(tx: FileTables, domain: string, keys: readonly string[]): Promise<RowLength[]>;
  apply(tx: FileTables, items: ProjectedItems[K][], context: RecordContext, total: number): Promise<Recorded>;
  retire(tx: FileTables, keys: readonly string[], reason: string, context: RecordContext): Promise<Recorded>;
};

const recorders: { [K in ProjectedKind]: Recorder<K> } = {
  properties: {
    activeKeys: (tx, domain, after, limit) => tx.properties.activeKeys(domain, after, limit),
    lengths: (tx, domain, keys) => tx.properties.lengths(domain, keys),
    apply: async (tx, items, context, total) => ({
      events: await applyProperties(tx, items, 'authoritative', context, total),
    }),
    retire: async (tx, keys, reason, context) => {
      const retired = await tx.properties.listByKeys(context.domain, keys);
      return { events: await retireProperties(tx, retired, reason, context) };
    },
  },
  collections: {
    activeKeys: (tx, domain, after, limit) => tx.collections.activeKeys(domain, after, limit),
    lengths: (tx, domain, keys) => tx.collections.lengths(domain, keys),
    apply: async (tx, items, context) => ({ events: await applyCollections(tx, items, context) }),
    retire: async (tx, keys, _reason, context) => {
      const removed = await tx.collections.listByIds(context.domain, keys);
      return { events: await removeCollections(tx, removed, context) };
    },
  },
  authorizations: {
    activeKeys: (tx, domain, after, limit) => tx.authorizations.activeKeys(domain, after, limit),
    lengths: (tx, domain, keys) => tx.authorizations.lengths(domain, keys),
    apply: applyAuthorizations,
    retire: async (tx, keys, _reason, context) =>
      revokeAuthorizations(tx, await tx.authorizations.listByKeys(context.domain, keys), context),
  },
};

export const emptyReader: ProjectionReader = {
  counts: { properties: 0, collections: 0, authorizations: 0 },
  isLocal: true,
  isShort: true,
  slice: async () => [],
  pieces: async function* () {},
  missing: async (_kind, keys) => [...keys],
  shares: async () => ({ agents: [], total: 0 }),
  tally: async () => ({ agents: 0, propertyTypes: {}, tags: 0 }),
  close: async () => {},
};

type Piece = (tx: FileTables) => Promise<Recorded>;
/** The last piece. It gets the size of the projection, and the changes that recording it made. */
export type Finish = (
  tx: FileTables,
  end: { counts: ProjectionReader['counts']; changes: PendingChanges },
) => Promise<NewEvent[]>;
/** Runs one piece of the work: in the one transaction of a small file, or in one of its own. */
type Within = (piece: Piece) => Promise<void>;
// Does not use the read handle: a replica may lag behind what the last piece wrote.
type Reading = <T>(read: (tx: FileTables) => Promise<T>) => Promise<T>;
type Work = {
  reader: ProjectionReader;
  /** Reason for retiring items that are no longer in the projection. */
  reason: string;
  context: RecordContext;
  finish: Finish;
  /** Aborts the work before its next piece. */
  signal?: AbortSignal | undefined;
};

/**
 * Makes the tables of one domain match the projection exactly. Items are inserted or changed, then items that are
 * missing in the projection are retired, then `finish` runs. Every change commits with its event.
 */
export async function reconcile(store: Store, work: Work): Promise<void> {
  const { reader, context } = work;
  const held = await firstKeys(store.primary, context.domain);
  const isLong = !reader.isShort || sum(Object.values(reader.counts)) > ITEMS_AT_ONCE;
  if (isLong || sum(held) > ITEMS_AT_ONCE) return inManyTransactions(store, work);
  // A transaction must await nothing but the store, so packed items are unpacked before.
  const local = reader.isLocal ? reader : await loaded(reader);
  work.signal?.throwIfAborted();
  await store.transaction((tx) => inOneTransaction(tx, { ...work, reader: local }));
}

async function inManyTransactions(store: Store, work: Work): Promise<void> {
  const { reader, context, finish, signal } = work;
  const { domain } = context;
  const within: Within = async (piece) => {
    // On SQLite a piece finishes before the event loop turns. Other requests must get their turn between two
    // pieces.
    await nextTurn();
    signal?.throwIfAborted();
    return store.transaction(async (tx) => {
      await tx.publishers.lock(domain);
      const recorded = await piece(tx);
      if (recorded.events.length === 0) return;
      // The counts are stored beside the copy, because a crash loses what is only in memory.
      const pending = (await tx.documents.findPending(domain, 'adagents')) ?? noChanges;
      await tx.documents.setPending(domain, 'adagents', addChanges(pending, recorded));
      await tx.events.append(recorded.events);
    });
  };
  // After a crash between pieces, a later look must not find a copy that it takes for unchanged.
  await store.transaction((tx) => tx.documents.distrust(domain, 'adagents'));
  await inPieces(work, (read) => read(store.primary), within);
  signal?.throwIfAborted();
  await store.transaction(async (tx) => {
    await tx.publishers.lock(domain);
    const changes = (await tx.documents.findPending(domain, 'adagents')) ?? noChanges;
    const events = await finish(tx, { counts: reader.counts, changes });
    await tx.publisherStates.note(domain, context.now);
    await tx.events.append(events);
  });
}

async function inOneTransaction(tx: Tables, work: Work): Promise<void> {
  await tx.publishers.lock(work.context.domain);
  const events = await changesIn(tx, work);
  await tx.publisherStates.note(work.context.domain, work.context.now);
  // Appending events blocks every other writer of events until the commit, so it comes last.
  await tx.events.append(events);
}

/** Makes the tables match the projection, as one piece of work, and returns the event of each difference. */
export async function changesIn(tx: FileTables, work: Work): Promise<NewEvent[]> {
  const { reader, context, finish } = work;
  const events: NewEvent[] = [];
  let changes = (await tx.documents.findPending(context.domain, 'adagents')) ?? noChanges;
  await inPieces(
    work,
    (read) => read(tx),
    async (piece) => {
      const recorded = await piece(tx);
      events.push(...recorded.events);
      changes = addChanges(changes, recorded);
    },
  );
  events.push(...(await finish(tx, { counts: reader.counts, changes })));
  return events;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const loaded = async (reader: ProjectionReader): Promise<ProjectionReader> =>
  readerOf({
    properties: await reader.slice('properties', 0, reader.counts.properties),
    collections: await reader.slice('collections', 0, reader.counts.collections),
    authorizations: await reader.slice('authorizations', 0, reader.counts.authorizations),
  });

async function firstKeys(tx: FileTables, domain: string): Promise<number[]> {
  const counts: number[] = [];
  for (const kind of KINDS)
    counts.push((await recorders[kind].activeKeys(tx, domain, '', ITEMS_AT_ONCE + 1)).length);
  return counts;
}

async function inPieces(work: Work, read: Reading, within: Within): Promise<void> {
  for (const kind of KINDS) await applyAll(kind, work, within);
  for (const kind of KINDS) await retireMissing(kind, work, read, within);
}

async function applyAll<K extends ProjectedKind>(
  kind: K,
  { reader, context }: Work,
  within: Within,
): Promise<void> {
  for await (const items of reader.pieces(kind))
    await within((tx) => recorders[kind].apply(tx, items, context, reader.counts[kind]));
}

async function retireMissing(
  kind: ProjectedKind,
  { reader, reason, context }: Work,
  read: Reading,
  within: Within,
): Promise<void> {
  let after = '';
  for (;;) {
    const from = after;
    const held = await read((tx) => recorders[kind].activeKeys(tx, context.domain, from, KEYS_AT_ONCE));
    const keys = held.map(({ key }) => key);
    const last = keys.at(-1);
    if (last === undefined) return;
    after = last;
    const missing = await reader.missing(kind, keys);
    if (missing.length === 0) continue;
    const rows = await read((tx) => recorders[kind].lengths(tx, context.domain, missing));
    for (const piece of shortLists(rows, ITEMS_AT_ONCE))
      await within((tx) => recorders[kind].retire(tx, piece, reason, context));
  }
}

// Writing this much takes a few milliseconds. 20 MB at once would block every request for a quarter of a second.
const PART_BYTES = 512 * 1024;

/** A body that is stored, or that `finish` stores together with the data about it. */
export type StoredBody = { finish(tx: FileTables): Promise<void> };

/**
 * Stores the text of a publisher's file. A large text is stored in parts, each in its own transaction. The copy is
 * not trusted until it is put again, so a crash in between leaves nothing that could be taken for the file.
 */
export async function storeBody(
  store: Store,
  domain: string,
  body: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<StoredBody> {
  const decoder = new TextDecoder();
  const parts = Math.max(1, Math.ceil(body.length / PART_BYTES));
  const textOf = (part: number) =>
    decoder.decode(body.subarray(part * PART_BYTES, (part + 1) * PART_BYTES), { stream: part < parts - 1 });
  if (parts === 1) {
    const text = textOf(0);
    return {
      async finish(tx) {
        await tx.documents.putPart(domain, 'adagents', 0, text);
        await tx.documents.cutBody(domain, 'adagents', 1);
      },
    };
  }
  await store.transaction((tx) => tx.documents.distrust(domain, 'adagents'));
  for (let part = 0; part < parts; part++) {
    signal?.throwIfAborted();
    const text = textOf(part);
    await store.transaction((tx) => tx.documents.putPart(domain, 'adagents', part, text));
    await nextTurn();
  }
  return {
    async finish(tx) {
      await tx.documents.cutBody(domain, 'adagents', parts);
    },
  };
}

export const noChanges: PendingChanges = {
  propertiesAdded: 0,
  propertiesRemoved: 0,
  agentsAdded: [],
  agentsRemoved: [],
};

/** Maximum number of agents in the summary of changes. The authorization events name all of them. */
const MOST_AGENTS = 1000;

const ADDED = new Set(['property.created', 'property.reactivated']);

/**
 * Adds one more piece of a file to the changes: its events, and the agents that were added or removed for the
 * publisher.
 */
export function addChanges(
  before: PendingChanges,
  {
    events,
    agentsAdded = [],
    agentsRemoved = [],
  }: { events: readonly NewEvent[]; agentsAdded?: readonly string[]; agentsRemoved?: readonly string[] },
): PendingChanges {
  const count = (isOne: (type: string) => boolean) =>
    events.filter(({ eventType }) => isOne(eventType)).length;
  return {
    propertiesAdded: before.propertiesAdded + count((type) => ADDED.has(type)),
    propertiesRemoved: before.propertiesRemoved + count((type) => type === 'property.stale'),
    agentsAdded: [...before.agentsAdded, ...agentsAdded].slice(0, MOST_AGENTS),
    agentsRemoved: [...before.agentsRemoved, ...agentsRemoved].slice(0, MOST_AGENTS),
  };
}
