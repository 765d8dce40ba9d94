import { applyAuthorizations, revokeAuthorizations } from '../../record/authorizations.ts';
import { applyCollections, removeCollections } from '../../record/collections.ts';
import type { RecordContext } from '../../record/context.ts';
import { applyProperties, retireProperties } from '../../record/properties.ts';
import type { NewEvent } from '../../store/events.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import { type ProjectedItems, type ProjectedKind, type ProjectionReader, readerOf } from '../judge.ts';

// About 20 ms of writing: what another request waits for SQLite's one writer at most.
const PIECE = 200;
const KEYS_AT_ONCE = 1000;
const KINDS = ['properties', 'collections', 'authorizations'] as const;

type Recorder<K extends ProjectedKind> = {
  activeKeys(tx: Tables, domain: string, after: string, limit: number): Promise<{ key: string }[]>;
  apply(tx: Tables, items: ProjectedItems[K][], context: RecordContext): Promise<NewEvent[]>;
  retire(tx: Tables, keys: readonly string[], reason: string, context: RecordContext): Promise<NewEvent[]>;
};

const recorders: { [K in ProjectedKind]: Recorder<K> } = {
  properties: {
    activeKeys: (tx, domain, after, limit) => tx.properties.activeKeys(domain, after, limit),
    apply: (tx, items, context) => applyProperties(tx, items, 'authoritative', context),
    retire: async (tx, keys, reason, context) =>
      retireProperties(tx, await tx.properties.listByKeys(context.domain, keys), reason, context),
  },
  collections: {
    activeKeys: (tx, domain, after, limit) => tx.collections.activeKeys(domain, after, limit),
    apply: applyCollections,
    retire: async (tx, keys, _reason, context) =>
      removeCollections(tx, await tx.collections.listByIds(context.domain, keys), context),
  },
  authorizations: {
    activeKeys: (tx, domain, after, limit) => tx.authorizations.activeKeys(domain, after, limit),
    apply: applyAuthorizations,
    retire: async (tx, keys, _reason, context) =>
      revokeAuthorizations(tx, await tx.authorizations.listByKeys(context.domain, keys), context),
  },
};

export const emptyReader: ProjectionReader = {
  counts: { properties: 0, collections: 0, authorizations: 0 },
  slice: async () => [],
  missing: async (_kind, keys) => [...keys],
  close: async () => {},
};

type Piece = (tx: Tables) => Promise<NewEvent[]>;
type Finish = (tx: Tables, counts: ProjectionReader['counts']) => Promise<NewEvent[]>;
/** Runs one piece of the work: in the one transaction of a small file, or in one of its own. */
type Within = (piece: Piece) => Promise<void>;
// Not the read handle: a replica may lag behind what the last piece wrote.
type Reading = <T>(read: (tx: Tables) => Promise<T>) => Promise<T>;

/**
 * Makes the tables say what the projection says, and nothing more, for one domain: items are inserted or
 * changed, then those that vanished are retired, then `finish` runs. Every change commits with its event.
 */
export async function reconcile(
  store: Store,
  reader: ProjectionReader,
  reason: string,
  context: RecordContext,
  finish: Finish,
): Promise<void> {
  const held = await store.transaction((tx) => firstKeys(tx, context.domain));
  if (sum(Object.values(reader.counts)) > PIECE || sum(held) > PIECE) {
    const within: Within = (piece) =>
      store.transaction(async (tx) => {
        await tx.publishers.lock(context.domain);
        await tx.events.append(await piece(tx));
      });
    // A crash between pieces must not leave a copy behind that a later look would find unchanged.
    await store.transaction((tx) => tx.documents.distrust(context.domain, 'adagents'));
    return inPieces(reader, reason, context, finish, (read) => store.transaction(read), within);
  }
  // Nothing but the store may be awaited in a transaction, so what a worker holds is fetched before.
  const local = await loaded(reader);
  await store.transaction(async (tx) => {
    await tx.publishers.lock(context.domain);
    const events: NewEvent[] = [];
    await inPieces(
      local,
      reason,
      context,
      finish,
      (read) => read(tx),
      async (piece) => {
        events.push(...(await piece(tx)));
      },
    );
    // Appending holds up every other writer of events until the commit, so it comes last.
    await tx.events.append(events);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const loaded = async (reader: ProjectionReader): Promise<ProjectionReader> =>
  readerOf({
    properties: await reader.slice('properties', 0, reader.counts.properties),
    collections: await reader.slice('collections', 0, reader.counts.collections),
    authorizations: await reader.slice('authorizations', 0, reader.counts.authorizations),
  });

async function firstKeys(tx: Tables, domain: string): Promise<number[]> {
  const counts: number[] = [];
  for (const kind of KINDS) counts.push((await recorders[kind].activeKeys(tx, domain, '', PIECE + 1)).length);
  return counts;
}

async function inPieces(
  reader: ProjectionReader,
  reason: string,
  context: RecordContext,
  finish: Finish,
  read: Reading,
  within: Within,
): Promise<void> {
  for (const kind of KINDS) await applyAll(kind, reader, context, within);
  for (const kind of KINDS) await retireMissing(kind, reader, reason, context, read, within);
  await within((tx) => finish(tx, reader.counts));
}

async function applyAll<K extends ProjectedKind>(
  kind: K,
  reader: ProjectionReader,
  context: RecordContext,
  within: Within,
): Promise<void> {
  for (let from = 0; from < reader.counts[kind]; from += PIECE) {
    const items = await reader.slice(kind, from, from + PIECE);
    await within((tx) => recorders[kind].apply(tx, items, context));
  }
}

async function retireMissing(
  kind: ProjectedKind,
  reader: ProjectionReader,
  reason: string,
  context: RecordContext,
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
    for (let start = 0; start < missing.length; start += PIECE) {
      const piece = missing.slice(start, start + PIECE);
      await within((tx) => recorders[kind].retire(tx, piece, reason, context));
    }
  }
}
