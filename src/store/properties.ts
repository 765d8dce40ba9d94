import { type ByKeys, byKeys } from './by-keys.ts';
import { columns, date, json, nullable, one, type RowOf, type Stored, text } from './columns.ts';
import type { Db } from './database.ts';
import { inList, selectRows } from './dialect.ts';
import { containsPattern } from './like.ts';
import { param, params, statement } from './statement.ts';

export type Identifier = { type: string; value: string };
export type PropertySource = 'authoritative' | 'contributed' | 'enriched';

const propertyColumns = columns({
  rid: text,
  publisherDomain: text,
  /** What makes it the same property in the next version of the file. */
  key: text,
  propertyId: nullable(text),
  propertyType: text,
  name: text,
  identifiers: json<Identifier[]>(),
  tags: json<string[]>(),
  channels: json<string[]>(),
  source: one<PropertySource>(),
  status: one<'active' | 'stale'>(),
  hash: text,
  searchText: text,
  createdAt: date,
  updatedAt: date,
});

export type Property = RowOf<typeof propertyColumns>;
export type PropertyPage = { search?: string; source?: PropertySource; limit: number; offset: number };
export type ListedProperty = Property & {
  agentCount: number;
  propertyCount: number;
};

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
} as const;
const IDENTIFIER_TYPES = { type: 'text', value: 'text', rid: 'text' } as const;

// Without the condition SQLite would take `on conflict` for a join.
const put = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into properties (${propertyColumns.names.join(', ')}) :rows where true
     on conflict (rid) do update set ${propertyColumns.names
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
const setStatus = statement<{ rids: string; status: string; at: number }, never>((k, engine) =>
  k.raw('update properties set status = :status, updated_at = :at where :rids', {
    ...params('status', 'at'),
    rids: inList(k, engine, 'rid', param('rids')),
  }),
);
const listByKeys = statement<ByKeys, Stored>((k, engine) =>
  byKeys(k, engine, 'properties', 'key', propertyColumns.names),
);
// The expression around the status keeps PostgreSQL from the index by status, with which every page would read and
// sort all of them.
const activeKeys = statement<{ domain: string; after: string; limit: number }, { rid: string; key: string }>(
  (k) =>
    k.raw(
      `select rid, key from properties
     where publisher_domain = ? and key > ? and status || '' = 'active' order by key limit ?`,
      [param('domain'), param('after'), param('limit')],
    ),
);

export function properties(db: Db) {
  const matching = ({ search, source }: Pick<PropertyPage, 'search' | 'source'>) => {
    const rows = db.k('properties').where('properties.status', 'active');
    if (source !== undefined) rows.where('properties.source', source);
    if (search !== undefined)
      rows.whereRaw("properties.search_text like ? escape '\\'", [containsPattern(search)]);
    return rows;
  };
  return {
    /** Those of the publisher's properties that carry one of the keys, whatever their status. */
    async listByKeys(publisherDomain: string, keys: readonly string[]): Promise<Property[]> {
      const rows = await db.all(listByKeys, { domain: publisherDomain, keys: JSON.stringify(keys) });
      return rows.map(propertyColumns.read);
    },

    async listByRids(rids: readonly string[]): Promise<Property[]> {
      const rows = await db.query<Stored>(
        db.k('properties').whereIn('rid', rids).orderBy('rid').select(propertyColumns.names),
      );
      return rows.map(propertyColumns.read);
    },

    /** The publisher's active properties by key. */
    async listActive(publisherDomain: string, limit: number): Promise<Property[]> {
      const rows = await db.query<Stored>(
        db
          .k('properties')
          .where({ publisher_domain: publisherDomain, status: 'active' })
          .orderBy('key')
          .limit(limit)
          .select(propertyColumns.names),
      );
      return rows.map(propertyColumns.read);
    },

    /** Keys of the publisher's active properties, after the given one, in order. */
    activeKeys: (domain: string, after: string, limit: number) =>
      db.all(activeKeys, { domain, after, limit }),

    /** Inserts or replaces properties by their rid, with the identifiers that they are found by. */
    async putAll(properties: readonly Property[]): Promise<void> {
      if (properties.length === 0) return;
      await db.run(put, { rows: JSON.stringify(properties.map(propertyColumns.write)) });
      await db.run(forgetIdentifiers, { rids: JSON.stringify(properties.map(({ rid }) => rid)) });
      const identifiers = properties.flatMap(({ rid, identifiers: own }) =>
        own.map(({ type, value }) => ({ type, value, rid })),
      );
      await db.run(identify, { rows: JSON.stringify(identifiers) });
    },

    setStatus: (rids: readonly string[], status: Property['status'], at: Date) =>
      db.run(setStatus, { rids: JSON.stringify(rids), status, at: at.getTime() }),

    async listPage(page: PropertyPage): Promise<ListedProperty[]> {
      const rows = await db.query<Stored>(
        matching(page)
          .join('publishers', 'publishers.domain', 'properties.publisher_domain')
          .orderBy([{ column: 'properties.publisher_domain' }, { column: 'properties.key' }])
          .limit(page.limit)
          .offset(page.offset)
          .select(propertyColumns.names.map((name) => `properties.${name}`))
          .select('publishers.agent_count', 'publishers.property_count'),
      );
      return rows.map((row) => ({
        ...propertyColumns.read(row),
        agentCount: Number(row.agent_count),
        propertyCount: Number(row.property_count),
      }));
    },

    /** How many active properties match, by source. */
    count: (search: string | undefined) =>
      db.query<{ source: PropertySource; count: number }>(
        matching(search === undefined ? {} : { search })
          .groupBy('source')
          .select('source')
          .count({ count: '*' }),
      ),
  };
}
