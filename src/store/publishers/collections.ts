import type { EnumsCatalogSource, EnumsCollectionKind } from '../../../generated/types/enums.ts';
import type { RegistryEventsCollectionCreated } from '../../../generated/types/registry/events.ts';
import type { RowLength } from '../../domain/json/short-lists.ts';
import { columns, date, json, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { type ByKeys, byKeys, lengthsByKeys } from '../engine/row-filters.ts';
import { param, statement } from '../engine/statement.ts';

const collectionColumns = columns({
  rid: textColumn,
  publisherDomain: textColumn,
  collectionId: textColumn,
  name: textColumn,
  kind: one<EnumsCollectionKind>(),
  identifiers: json<NonNullable<RegistryEventsCollectionCreated['identifiers']>>(),
  source: one<EnumsCatalogSource>(),
  status: one<'active' | 'removed'>(),
  hash: textColumn,
  document: json<Readonly<Record<string, unknown>>>(),
  createdAt: date,
  updatedAt: date,
});

export type Collection = RowOf<typeof collectionColumns>;
/** A collection as a list shows it. */
type NamedCollection = Pick<Collection, 'collectionId' | 'name' | 'kind'>;

const activeKeys = statement<{ domain: string; after: string; limit: number }, { key: string }>((k) =>
  k.raw(
    `select collection_id as key from collections
     where publisher_domain = ? and collection_id > ? and status = 'active' order by collection_id limit ?`,
    [param('domain'), param('after'), param('limit')],
  ),
);
const listByIds = statement<ByKeys, Stored>((k, engine) =>
  byKeys(k, engine, 'collections', 'collection_id', collectionColumns.names),
);
const lengths = statement<ByKeys, RowLength>((k, engine) =>
  lengthsByKeys(k, engine, 'collections', 'collection_id', ['identifiers', 'document']),
);
const listActive = statement<{ domain: string; limit: number }, Stored>((k) =>
  k.raw(
    `select ${collectionColumns.names.join(', ')} from collections
     where publisher_domain = ? and status = 'active' order by collection_id limit ?`,
    [param('domain'), param('limit')],
  ),
);
const listNames = statement<{ domain: string; limit: number }, NamedCollection>((k) =>
  k.raw(
    `select collection_id as "collectionId", name, kind from collections
     where publisher_domain = ? and status = 'active' order by collection_id limit ?`,
    [param('domain'), param('limit')],
  ),
);
const put = statement<Stored, never>((k) =>
  k('collections').insert(collectionColumns.placeholders).onConflict('rid').merge(),
);

export function collections(db: Db) {
  return {
    /** The publisher's collections that have one of the ids, including removed ones. */
    async listByIds(publisherDomain: string, ids: readonly string[]): Promise<Collection[]> {
      const rows = await db.all(listByIds, { domain: publisherDomain, keys: JSON.stringify(ids) });
      return rows.map(collectionColumns.read);
    },

    /** How long the publisher's collections are that have one of the ids. */
    lengths: (publisherDomain: string, ids: readonly string[]) =>
      db.all(lengths, { domain: publisherDomain, keys: JSON.stringify(ids) }),

    /** The publisher's active collections, by id. */
    async listActive(domain: string, limit: number): Promise<Collection[]> {
      return (await db.all(listActive, { domain, limit })).map(collectionColumns.read);
    },

    /** What the publisher's first active collections are called: one may have half a megabyte, which is not read. */
    listNames: (domain: string, limit: number) => db.all(listNames, { domain, limit }),

    /** Ids of the publisher's active collections after the given one, in order. */
    activeKeys: (domain: string, after: string, limit: number) =>
      db.all(activeKeys, { domain, after, limit }),

    put: (collection: Collection) => db.run(put, collectionColumns.write(collection)),
  };
}
