import type { RowLength } from '../../domain/json/short-lists.ts';
import type { Identifier, KnownIdentifier } from '../../domain/publishers/identifiers.ts';
import { rowsWithin } from '../../domain/rows-within.ts';
import {
  columns,
  date,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { type ByKeys, byKeys, lengthsByKeys } from '../engine/row-filters.ts';
import { param, params, statement } from '../engine/statement.ts';
import { foundProperties } from './found-properties.ts';
import { pastVersions } from './past-versions.ts';
import { propertyListing } from './property-listing.ts';
import { wantedIdentifiers } from './wanted-identifiers.ts';

type StoredIdentifier = KnownIdentifier;
export type PropertySource = 'authoritative' | 'contributed' | 'enriched';

const propertyShape = {
  rid: textColumn,
  publisherDomain: textColumn,
  /** Identifies the same property in the next version of the file. */
  key: textColumn,
  propertyId: nullable(textColumn),
  propertyType: textColumn,
  name: textColumn,
  identifiers: json<StoredIdentifier[]>(),
  tags: json<string[]>(),
  channels: json<string[]>(),
  source: one<PropertySource>(),
  status: one<'active' | 'stale'>(),
  hash: textColumn,
  searchText: textColumn,
  createdAt: date,
  updatedAt: date,
};

const propertyColumns = columns(propertyShape);

/** As they are written, and read where every member is wanted: lists need not carry what publishers wrote beside. */
const wholePropertyColumns = columns({
  ...propertyShape,
  /** What its publisher wrote beside that, as JSON text; see `otherMembers`. */
  otherMembers: nullable(textColumn),
});

export type Property = RowOf<typeof propertyColumns>;
export type WholeProperty = RowOf<typeof wholePropertyColumns>;

const COLUMN_TYPES = {
  rid: 'text',
  publisher_domain: 'text',
  key: 'text',
  property_id: 'text',
  property_type: 'text',
  name: 'text',
  identifiers: 'text',
  tags: 'text',
  channels: 'text',
  source: 'text',
  status: 'text',
  hash: 'text',
  search_text: 'text',
  created_at: 'bigint',
  updated_at: 'bigint',
  other_members: 'text',
} as const;
const MOVED_TYPES = { source: 'text', target: 'text' } as const;
const IDENTIFIER_TYPES = { type: 'text', value: 'text', rid: 'text' } as const;

// Without `where true` SQLite would parse `on conflict` as a join.
const put = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into properties (${wholePropertyColumns.names.join(', ')}) :rows where true
     on conflict (rid) do update set ${wholePropertyColumns.names
       .slice(1)
       .map((name) => `${name} = excluded.${name}`)
       .join(', ')}`,
    { rows: selectRows(k, engine, COLUMN_TYPES, param('rows')) },
  ),
);
const identify = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into property_identifiers (type, value, rid) :rows where true on conflict do nothing', {
    rows: selectRows(k, engine, IDENTIFIER_TYPES, param('rows')),
  }),
);
const forgetIdentifiers = statement<{ rids: string }, never>((k, engine) =>
  k('property_identifiers')
    .where(inList(k, engine, 'rid', param('rids')))
    .delete(),
);
// A key that another property of the publisher has, active or stale, stays with that property.
const moveKeys = statement<{ domain: string; rows: string }, never>((k, engine) =>
  k.raw(
    `update properties set key = w.target from (:rows) w
     where properties.publisher_domain = :domain and properties.key = w.source and not exists (
       select 1 from properties o where o.publisher_domain = :domain and o.key = w.target)`,
    { ...params('domain'), rows: selectRows(k, engine, MOVED_TYPES, param('rows')) },
  ),
);
const forget = statement<{ rids: string }, never>((k, engine) =>
  k('properties')
    .where(inList(k, engine, 'rid', param('rids')))
    .delete(),
);
const setStatus = statement<{ rids: string; status: string; at: number }, never>((k, engine) =>
  k.raw('update properties set status = :status, updated_at = :at where :rids', {
    ...params('status', 'at'),
    rids: inList(k, engine, 'rid', param('rids')),
  }),
);
const lengths = statement<ByKeys, RowLength>((k, engine) =>
  lengthsByKeys(k, engine, 'properties', 'key', ['identifiers', 'tags', 'search_text', 'other_members']),
);
const listByKeys = statement<ByKeys, Stored>((k, engine) =>
  byKeys(k, engine, 'properties', 'key', wholePropertyColumns.names),
);
// One index probe per identifier, then one per holder. `status || ''` prevents a plan by status, whatever number of
// properties the planner expects, and a cross join one by publisher: SQLite read all properties of the publisher, and the
// list again for each of them.
const HOLDER_JOIN = { sqlite: 'cross join', postgres: 'join' };
const holders = statement<{ domain: string; wanted: string }, Pick<Stored, 'rid' | 'identifiers'>>(
  (k, engine) =>
    k.raw(
      `select distinct p.rid, p.identifiers from (:wanted) w
     ${HOLDER_JOIN[engine]} property_identifiers i on i.type = w.type and i.value = w.value
     ${HOLDER_JOIN[engine]} properties p on p.rid = i.rid
     where p.publisher_domain = :domain and p.status || '' = 'active' order by p.rid`,
      { ...params('domain'), wanted: wantedIdentifiers(k, engine) },
    ),
);
// `status || ''` keeps PostgreSQL from using the index by status, with which every page would read and sort all of
// the publisher's properties.
const activeKeys = statement<{ domain: string; after: string; limit: number }, { rid: string; key: string }>(
  (k) =>
    k.raw(
      `select rid, key from properties
     where publisher_domain = ? and key > ? and status || '' = 'active' order by key limit ?`,
      [param('domain'), param('after'), param('limit')],
    ),
);

const LISTS_LENGTH = 'coalesce(octet_length(identifiers), 0) + coalesce(octet_length(tags), 0)';

export function properties(db: Db) {
  return {
    ...activeProperties(db),
    ...firstProperties(db),
    ...propertyRows(db),
    ...propertyListing(db),
    ...foundProperties(db),
  };
}

function activeProperties(db: Db) {
  return {
    /** The publisher's properties that have one of the keys, whatever their status. */
    async listByKeys(publisherDomain: string, keys: readonly string[]): Promise<WholeProperty[]> {
      const rows = await db.all(listByKeys, { domain: publisherDomain, keys: JSON.stringify(keys) });
      return rows.map(wholePropertyColumns.read);
    },

    /** How long the publisher's properties are that have one of the keys. */
    lengths: (publisherDomain: string, keys: readonly string[]) =>
      db.all(lengths, { domain: publisherDomain, keys: JSON.stringify(keys) }),

    /** The publisher's active properties that hold one of the identifiers. */
    async holders(publisherDomain: string, identifiers: readonly Identifier[]) {
      const wanted = JSON.stringify(identifiers.map(({ type, value }) => ({ type, value })));
      const rows = await db.all(holders, { domain: publisherDomain, wanted });
      return rows.map((row) => ({
        rid: String(row.rid),
        identifiers: JSON.parse(String(row.identifiers)) as StoredIdentifier[],
      }));
    },

    /** Keys of the publisher's active properties, after the given one, in order. */
    activeKeys: (domain: string, after: string, limit: number) =>
      db.all(activeKeys, { domain, after, limit }),

    /**
     * Inserts properties, or replaces those with the same rid, and their entries in the index of identifiers. What they
     * were before is kept as their past.
     */
    async putAll(properties: readonly WholeProperty[]): Promise<void> {
      if (properties.length === 0) return;
      const known = properties.filter(({ createdAt, updatedAt }) => createdAt < updatedAt);
      const [first] = known;
      if (first !== undefined)
        await pastVersions(db).keepProperties(
          known.map(({ rid }) => rid),
          first.updatedAt,
        );
      await db.run(put, { rows: JSON.stringify(properties.map(wholePropertyColumns.write)) });
      await db.run(forgetIdentifiers, { rids: JSON.stringify(properties.map(({ rid }) => rid)) });
      const identifiers = properties.flatMap(({ rid, identifiers: own }) =>
        own.map(({ type, value }) => ({ type, value, rid })),
      );
      await db.run(identify, { rows: JSON.stringify(identifiers) });
    },

    /** Changes the keys of a publisher's properties, unless another property already has the new key. */
    moveKeys: (domain: string, moved: readonly { from: string; to: string }[]) =>
      db.run(moveKeys, {
        domain,
        rows: JSON.stringify(moved.map(({ from, to }) => ({ source: from, target: to }))),
      }),

    /** Removes properties and their entries in the index of identifiers, without their past. */
    async forget(rids: readonly string[]): Promise<void> {
      await db.run(forgetIdentifiers, { rids: JSON.stringify(rids) });
      await db.run(forget, { rids: JSON.stringify(rids) });
    },
    async setStatus(rids: readonly string[], status: Property['status'], at: Date): Promise<void> {
      await pastVersions(db).keepProperties(rids, at);
      await db.run(setStatus, { rids: JSON.stringify(rids), status, at: at.getTime() });
    },
  };
}

function firstProperties(db: Db) {
  return {
    /**
     * The publisher's first active properties, by key: up to `limit`, and of those no more than have `bytes` bytes of
     * identifiers and tags together. The first one is always among them.
     */
    async listActive(publisherDomain: string, limit: number, bytes: number): Promise<Property[]> {
      const active = () =>
        db.k('properties').where({ publisher_domain: publisherDomain, status: 'active' }).orderBy('key');
      const lengths = await db.query<{ bytes: number }>(
        active()
          .limit(limit)
          .select({ bytes: db.k.raw(LISTS_LENGTH) }),
      );
      const rows = await db.query<Stored>(
        active().limit(rowsWithin(lengths, bytes)).select(propertyColumns.names),
      );
      return rows.map(propertyColumns.read);
    },
  };
}

function propertyRows(db: Db) {
  return {
    async listByRids(rids: readonly string[]): Promise<Property[]> {
      const rows = await db.query<Stored>(
        db.k('properties').whereIn('rid', rids).orderBy('rid').select(propertyColumns.names),
      );
      return rows.map(propertyColumns.read);
    },
  };
}
