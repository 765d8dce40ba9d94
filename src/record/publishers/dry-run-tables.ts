import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../../domain/errors.ts';
import type { Tables } from '../../store/index.ts';
import type { Authorization } from '../../store/publishers/authorizations.ts';
import type { Collection } from '../../store/publishers/collections.ts';
import type { WholeProperty } from '../../store/publishers/properties.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { FileTables } from './file-tables.ts';

/** Tables of a dry run, and the rows that it has read, as they are recorded. */
export type DryRunTables = {
  readonly tables: FileTables;
  readonly properties: ReadonlyMap<string, WholeProperty>;
  readonly authorizations: ReadonlyMap<string, Authorization>;
};

/** Rows that one dry run may read: a caller without a credential asks for it. */
const MOST_ROWS = 20_000;

type Room = { take(rows: number): void };

/** @throws {ApiError} invalid_request */
function roomFor(most: number, domain: string): Room {
  let left = most;
  return {
    take(rows) {
      left -= rows;
      if (left >= 0) return;
      const message = `the live record of ${domain} has more items than a dry run compares; at most ${most} are possible`;
      throw new ApiError('invalid_request', `domain: ${message}`, { issues: [{ path: 'domain', message }] });
    },
  };
}

const nothing = async () => 0;
const none = async () => {};

/**
 * Tables for recording the file of one publisher without writing anything: what is written is kept here, and read
 * again together with what is recorded. Only what decides about events is kept. Reads let other requests have their
 * turn, because here no transaction waits for them.
 */
export function dryRunTables(store: Tables, domain: string, mostRows = MOST_ROWS): DryRunTables {
  const room = roomFor(mostRows, domain);
  const properties = propertiesOf(store, domain, room);
  const authorizations = authorizationsOf(store, domain, room);
  let publisher: Publisher | undefined;
  const tables: FileTables = {
    properties: properties.table,
    collections: collectionsOf(store, domain, room),
    authorizations: authorizations.table,
    agents: agentsOf(store),
    catalogAgents: store.catalogAgents,
    agentProfiles: { publisherCounts: async () => new Map() },
    agentInventory: { agentUrls: async () => [] },
    organizations: { find: async () => undefined },
    publishers: {
      findForUpdate: async () => publisher ?? store.publishers.find(domain),
      put: async (row) => {
        publisher = row;
      },
    },
    documents: {
      find: (...key) => store.documents.find(...key),
      findPending: (...key) => store.documents.findPending(...key),
      put: nothing,
      putPart: nothing,
      cutBody: nothing,
      remove: none,
    },
    publisherOverviews: { put: nothing, remove: nothing },
    publisherRevocations: { find: () => store.publisherRevocations.find(domain), set: nothing },
    revisions: { append: nothing },
    search: { put: none },
    counts: { add: none },
    jobs: { enqueueAll: none },
  };
  return { tables, properties: properties.seen, authorizations: authorizations.seen };
}

/** Rows by key: what is recorded, replaced by what was written here. */
async function read<Row>(
  kept: ReadonlyMap<string, Row>,
  keys: readonly string[],
  recorded: (keys: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  await nextTurn();
  const here = keys.flatMap((key) => kept.get(key) ?? []);
  return [...here, ...(await recorded(keys.filter((key) => !kept.has(key))))];
}

/** A page of keys without those that are no longer active here. An empty page means that there are no more. */
async function activePage<Key extends { key: string }>(
  after: string,
  page: (after: string) => Promise<Key[]>,
  isGone: (key: string) => boolean,
): Promise<Key[]> {
  for (let from = after; ; ) {
    const keys = await page(from);
    const active = keys.filter(({ key }) => !isGone(key));
    const last = keys.at(-1);
    if (active.length > 0 || last === undefined) return active;
    from = last.key;
  }
}

function propertiesOf(store: Tables, domain: string, room: Room) {
  const seen = new Map<string, WholeProperty>();
  const kept = new Map<string, WholeProperty>();
  const byRid = new Map<string, WholeProperty>();
  const keep = (row: WholeProperty) => {
    kept.set(row.key, row);
    byRid.set(row.rid, row);
  };
  const table: FileTables['properties'] = {
    listByKeys: (_, keys) =>
      read(kept, keys, async (wanted) => {
        const rows = await store.properties.listByKeys(domain, wanted);
        room.take(rows.length);
        for (const row of rows) {
          seen.set(row.rid, row);
          byRid.set(row.rid, row);
        }
        return rows;
      }),
    lengths: (_, keys) => store.properties.lengths(domain, keys),
    // The record of the publisher shows these, and a dry run makes no record.
    listActive: async () => [],
    async holders(_, identifiers) {
      const wanted = new Set(identifiers.map(identifierKey));
      const recorded = await store.properties.holders(domain, identifiers);
      const changed = new Set([...kept.values()].map(({ rid }) => rid));
      const here = [...kept.values()].filter(
        ({ status, identifiers: own }) =>
          status === 'active' && own.some((identifier) => wanted.has(identifierKey(identifier))),
      );
      return [...recorded.filter(({ rid }) => !changed.has(rid)), ...here];
    },
    // Keys that were added here are those of the file, which the file does not miss.
    activeKeys: (_, after, limit) =>
      activePage(
        after,
        (from) => store.properties.activeKeys(domain, from, limit),
        (key) => kept.get(key)?.status === 'stale',
      ),
    async putAll(rows) {
      for (const row of rows) keep(row);
    },
    async setStatus(rids, status, updatedAt) {
      for (const rid of rids) {
        const row = byRid.get(rid);
        if (row !== undefined) keep({ ...row, status, updatedAt });
      }
    },
  };
  return { table, seen };
}

const identifierKey = ({ type, value }: { type: string; value: string }) => JSON.stringify([type, value]);

function collectionsOf(store: Tables, domain: string, room: Room): FileTables['collections'] {
  const kept = new Map<string, Collection>();
  return {
    listByIds: (_, ids) =>
      read(kept, ids, async (wanted) => {
        const rows = await store.collections.listByIds(domain, wanted);
        room.take(rows.length);
        return rows;
      }),
    lengths: (_, ids) => store.collections.lengths(domain, ids),
    async listActive(_, limit) {
      const recorded = await store.collections.listActive(domain, limit + kept.size);
      const here = [...kept.values()].filter(({ status }) => status === 'active');
      return [...recorded.filter(({ collectionId }) => !kept.has(collectionId)), ...here].slice(0, limit);
    },
    activeKeys: (_, after, limit) =>
      activePage(
        after,
        (from) => store.collections.activeKeys(domain, from, limit),
        (key) => kept.get(key)?.status === 'removed',
      ),
    async put(row) {
      kept.set(row.collectionId, row);
      return 0;
    },
  };
}

/** Recorded authorizations of one publisher that are read at once. */
const PAGE = 500;

function authorizationsOf(store: Tables, domain: string, room: Room) {
  const seen = new Map<string, Authorization>();
  const kept = new Map<string, Authorization>();
  const removed = new Set<string>();
  let agentsByKey: Map<string, string> | undefined;

  /** The agent of each entry, read whole once: whether an agent keeps an entry depends on all of them. */
  async function entries(): Promise<Map<string, string>> {
    if (agentsByKey !== undefined) return agentsByKey;
    const agents = new Map<string, string>();
    for (let after: string | undefined = ''; after !== undefined; ) {
      const keys: string[] = (await store.authorizations.activeKeys(domain, after, PAGE)).map(
        ({ key }) => key,
      );
      room.take(keys.length);
      await nextTurn();
      for (const row of await store.authorizations.listByKeys(domain, keys))
        agents.set(row.entryKey, row.agentUrl);
      after = keys.at(-1);
    }
    agentsByKey = agents;
    return agents;
  }

  const table: FileTables['authorizations'] = {
    listByKeys: async (_, keys) => {
      const rows = await read(kept, keys, async (wanted) => {
        const recorded = await store.authorizations.listByKeys(domain, wanted);
        room.take(recorded.length);
        for (const row of recorded) seen.set(row.id, row);
        return recorded;
      });
      return rows.filter(({ id }) => !removed.has(id));
    },
    lengths: (_, keys) => store.authorizations.lengths(domain, keys),
    listAgents: async () => [],
    activeKeys: (_, after, limit) => store.authorizations.activeKeys(domain, after, limit),
    async authorized(urls, publisherDomain) {
      const own = new Set((await entries()).values());
      const here = urls.filter((url) => own.has(url));
      if (publisherDomain !== undefined) return new Set(here);
      return new Set([...here, ...(await store.authorizations.authorizedByOthers(urls, domain))]);
    },
    async putAll(rows) {
      const agents = await entries();
      for (const row of rows) {
        kept.set(row.entryKey, row);
        agents.set(row.entryKey, row.agentUrl);
      }
    },
    async remove(ids) {
      const agents = await entries();
      for (const id of ids) {
        removed.add(id);
        const key = seen.get(id)?.entryKey;
        if (key !== undefined) agents.delete(key);
      }
    },
  };
  return { table, seen };
}

type Agent =
  Awaited<ReturnType<FileTables['agents']['findAllForUpdate']>> extends Map<string, infer Row> ? Row : never;

function agentsOf(store: Tables): FileTables['agents'] {
  const kept = new Map<string, Agent>();
  const setRemoved = (ids: readonly string[], removedAt: number | null) => {
    const wanted = new Set(ids);
    for (const [url, agent] of kept) if (wanted.has(agent.id)) kept.set(url, { ...agent, removedAt });
    return 0;
  };
  return {
    async findAllForUpdate(urls) {
      const sorted = [...urls].sort();
      const recorded = await store.agents.findAll(sorted.filter((url) => !kept.has(url)));
      for (const [url, agent] of recorded) kept.set(url, agent);
      return new Map(sorted.flatMap((url) => (kept.has(url) ? [[url, kept.get(url) as Agent]] : [])));
    },
    async insertAll(agents) {
      for (const { id, url } of agents) kept.set(url, { id, url, removedAt: null });
      return 0;
    },
    remove: async (ids, at) => setRemoved(ids, at.getTime()),
    restore: async (ids) => setRemoved(ids, null),
  };
}
