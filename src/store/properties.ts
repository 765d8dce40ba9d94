import { columns, date, json, nullable, one, type RowOf, type Stored, text } from './columns.ts';
import type { Db } from './database.ts';
import { containsPattern } from './like.ts';
import { param, statement } from './statement.ts';

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

const put = statement<Stored, never>((k) =>
  k('properties').insert(propertyColumns.placeholders).onConflict('rid').merge(),
);
const identify = statement<{ type: string; value: string; rid: string }, never>((k) =>
  k('property_identifiers')
    .insert({ type: param('type'), value: param('value'), rid: param('rid') })
    .onConflict(['type', 'value', 'rid'])
    .ignore(),
);
const forgetIdentifiers = statement<{ rid: string }, never>((k) =>
  k('property_identifiers').where('rid', param('rid')).delete(),
);
const setStatus = statement<{ rid: string; status: string; at: number }, never>((k) =>
  k('properties')
    .where('rid', param('rid'))
    .update({ status: param('status'), updated_at: param('at') }),
);
const activeKeys = statement<{ domain: string; after: string; limit: number }, { rid: string; key: string }>(
  (k) =>
    k.raw(
      `select rid, key from properties
     where publisher_domain = ? and key > ? and status = 'active' order by key limit ?`,
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
      const rows = await db.query<Stored>(
        db
          .k('properties')
          .where('publisher_domain', publisherDomain)
          .whereIn('key', keys)
          .select(propertyColumns.names),
      );
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

    async put(property: Property): Promise<void> {
      await db.run(put, propertyColumns.write(property));
      await db.run(forgetIdentifiers, { rid: property.rid });
      for (const { type, value } of property.identifiers) {
        await db.run(identify, { type, value, rid: property.rid });
      }
    },

    setStatus: (rid: string, status: Property['status'], at: Date) =>
      db.run(setStatus, { rid, status, at: at.getTime() }),

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
