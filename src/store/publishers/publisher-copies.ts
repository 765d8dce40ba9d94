import type { Stored } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { orderedKeys, orderedPieces } from '../engine/ordered-pieces.ts';
import { param, statement } from '../engine/statement.ts';
import { type Collection, collectionColumns } from './collections.ts';
import { type Property, propertyColumns } from './properties.ts';
import type { ListedPublisher } from './publisher-listing.ts';

type Range = { after: string; last: string };

/** A publisher of the listing, with its resolution as JSON text. */
export type CopiedPublisher = Omit<ListedPublisher, 'searchText'> & { readonly record: string | null };

const publisherKeys = orderedKeys('publishers', 'domain', ['record']);
const publishers = statement<Range, CopiedPublisher>((k) =>
  k('publishers')
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
    }),
);
const propertyKeys = orderedKeys('properties', 'rid', ['identifiers', 'tags', 'channels']);
const properties = statement<Range, Stored>((k) =>
  k('properties')
    .where('rid', '>', param('after'))
    .where('rid', '<=', param('last'))
    .whereRaw("status || '' = 'active'")
    .orderBy('rid')
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

async function* each<T>(pieces: AsyncIterable<Stored[]>, read: (row: Stored) => T): AsyncGenerator<T[]> {
  for await (const piece of pieces) yield piece.map(read);
}

/** What publishers publish, in the order of keys, for copies of the registry. */
export function publisherCopies(db: Db) {
  return {
    /** The publishers of the listing, by domain. */
    publishers: () => orderedPieces(db, publisherKeys, publishers),

    /** The active properties, by the id that the registry gave them. */
    properties: (): AsyncGenerator<Property[]> =>
      each(orderedPieces(db, propertyKeys, properties), propertyColumns.read),

    /** The active collections, by the id that the registry gave them. */
    collections: (): AsyncGenerator<Collection[]> =>
      each(orderedPieces(db, collectionKeys, collections), collectionColumns.read),
  };
}
