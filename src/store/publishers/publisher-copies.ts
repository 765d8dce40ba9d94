import type { JsonText } from '../../domain/json/values.ts';
import type { FileFault } from '../../domain/publishers/adagents/discovery.ts';
import { columns, jsonText, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { orderedKeys, orderedPieces } from '../engine/ordered-pieces.ts';
import { param, statement } from '../engine/statement.ts';
import type { Collection } from './collections.ts';
import type { Property } from './properties.ts';
import type { ListedPublisher } from './publisher-listing.ts';

type Range = { after: string; last: string };

/** A publisher of the listing, with its resolution as JSON text, and what else a look-up of it returns. */
export type CopiedPublisher = Omit<ListedPublisher, 'searchText'> & {
  readonly record: string | null;
  readonly hasEntry: number;
  readonly statusCode: number | null;
  readonly discoveryMethod: string | null;
  readonly managerDomain: string | null;
  readonly resolvedUrl: string | null;
  readonly checkedAt: number | null;
  readonly fault: JsonText<FileFault> | null;
  readonly failingSince: number | null;
  readonly fileUrl: string | null;
  readonly fileSha256: string | null;
  /** Null unless its own file revokes the publisher. */
  readonly revokedPublisher: string | null;
  readonly revokedAt: number | null;
  readonly revokedReason: string | null;
  /** JSON text of lists; null without an overview. */
  readonly agents: string | null;
  readonly agentsTotal: number | null;
  readonly placements: string | null;
  readonly bytes: number | null;
};

/** Members that may have megabytes stay text, as they are sent. */
const propertyColumns = columns({
  rid: textColumn,
  publisherDomain: textColumn,
  propertyId: nullable(textColumn),
  propertyType: textColumn,
  name: textColumn,
  identifiers: jsonText<Property['identifiers']>(),
  tags: jsonText<Property['tags']>(),
  channels: jsonText<Property['channels']>(),
  source: one<Property['source']>(),
  otherMembers: nullable(textColumn),
});
export type CopiedProperty = RowOf<typeof propertyColumns>;
const collectionColumns = columns({
  rid: textColumn,
  publisherDomain: textColumn,
  collectionId: textColumn,
  name: textColumn,
  kind: one<Collection['kind']>(),
  identifiers: jsonText<Collection['identifiers']>(),
  source: one<Collection['source']>(),
  status: one<Collection['status']>(),
  document: jsonText<Collection['document']>(),
});
export type CopiedCollection = RowOf<typeof collectionColumns>;

const overviewLength = (column: string): string =>
  `(select ${column} from publisher_overviews o where o.domain = publishers.domain)`;
const publisherKeys = orderedKeys('publishers', 'domain', ['record'], () => [
  overviewLength('o.agents'),
  overviewLength('o.placements'),
]);
const publishers = statement<Range, CopiedPublisher>((k) =>
  k('publishers')
    .leftJoin({ o: 'publisher_overviews' }, 'o.domain', 'publishers.domain')
    .leftJoin({ d: 'documents' }, (on) =>
      on.on('d.domain', 'publishers.domain').andOnVal('d.kind', 'adagents'),
    )
    .leftJoin({ r: 'publisher_revocations' }, 'r.publisher_domain', 'publishers.domain')
    .leftJoin('organizations', (on) =>
      on.on('organizations.id', 'publishers.entry_org_id').andOnNotNull('publishers.entry'),
    )
    .where('publishers.domain', '>', param('after'))
    .where('publishers.domain', '<=', param('last'))
    // The expression keeps SQLite from beginning with all publishers of the listing.
    .whereRaw('publishers.listed + 0 = 1')
    .orderBy('publishers.domain')
    .select({
      domain: 'publishers.domain',
      source: 'publishers.source',
      status: 'publishers.status',
      agentCount: 'publishers.agent_count',
      propertyCount: 'publishers.property_count',
      validatedAt: 'publishers.validated_at',
      member: 'organizations.name',
      record: 'publishers.record',
      hasEntry: k.raw('case when publishers.entry is null then 0 else 1 end'),
      statusCode: 'publishers.status_code',
      discoveryMethod: 'publishers.discovery_method',
      managerDomain: 'publishers.manager_domain',
      resolvedUrl: 'publishers.resolved_url',
      checkedAt: 'publishers.checked_at',
      fault: 'publishers.fault',
      failingSince: 'publishers.failing_since',
      fileUrl: 'd.url',
      fileSha256: 'd.sha256',
      revokedPublisher: 'r.publisher_domain',
      revokedAt: 'r.revoked_at',
      revokedReason: 'r.reason',
      agents: 'o.agents',
      agentsTotal: 'o.agents_total',
      placements: 'o.placements',
      bytes: 'o.bytes',
    }),
);
const propertyKeys = orderedKeys('properties', 'rid', ['identifiers', 'tags', 'channels', 'other_members']);
const properties = statement<Range, Stored>((k) =>
  k('properties')
    .where('rid', '>', param('after'))
    .where('rid', '<=', param('last'))
    .whereRaw("status || '' = 'active'")
    .orderBy('rid')
    .select(propertyColumns.names),
);
const property = statement<{ rid: string }, Stored>((k) =>
  k('properties')
    .where({ rid: param('rid'), status: 'active' })
    .select(propertyColumns.names),
);
const collectionKeys = orderedKeys('collections', 'rid', ['identifiers', 'document']);
const collections = statement<Range, Stored>((k) =>
  k('collections')
    .where('rid', '>', param('after'))
    .where('rid', '<=', param('last'))
    .whereRaw("status || '' = 'active'")
    .orderBy('rid')
    .select(collectionColumns.names),
);
const collection = statement<{ rid: string }, Stored>((k) =>
  k('collections')
    .where({ rid: param('rid'), status: 'active' })
    .select(collectionColumns.names),
);

async function* each<T>(pieces: AsyncIterable<Stored[]>, read: (row: Stored) => T): AsyncGenerator<T[]> {
  for await (const piece of pieces) yield piece.map(read);
}

/** What publishers publish, in the order of keys, for copies of the registry. */
export function publisherCopies(db: Db) {
  return {
    /** The publishers of the listing, by domain. */
    publishers: () => orderedPieces(db, publisherKeys, publishers),

    /** The active properties, by the id that the registry gave them. */
    properties: (): AsyncGenerator<CopiedProperty[]> =>
      each(orderedPieces(db, propertyKeys, properties), propertyColumns.read),

    /** The active collections, by the id that the registry gave them. */
    collections: (): AsyncGenerator<CopiedCollection[]> =>
      each(orderedPieces(db, collectionKeys, collections), collectionColumns.read),

    /** The active property that the registry gave this id. */
    async property(rid: string): Promise<CopiedProperty | undefined> {
      const row = await db.one(property, { rid });
      return row && propertyColumns.read(row);
    },

    /** The active collection that the registry gave this id. */
    async collection(rid: string): Promise<CopiedCollection | undefined> {
      const row = await db.one(collection, { rid });
      return row && collectionColumns.read(row);
    },
  };
}
