import { setImmediate as nextTurn } from 'node:timers/promises';
import { brandCopyText } from '../../domain/brands/brand-copy.ts';
import { DUMP_TYPES, type DumpRecord, type DumpType } from '../../domain/dump/manifest.ts';
import { FEED_START } from '../../domain/feed/feed.ts';
import { authorizationRecord, writtenRow } from '../../domain/publishers/authorization-text.ts';
import type { Tables } from '../../store/index.ts';
import { copiedAgents } from '../agents/agent-copies.ts';
import { newestBrandsCursor } from '../brands/brand-changes.ts';
import { collectionPieces, propertyPieces, publisherCopyText } from '../publishers/publisher-copies.ts';
import { EVIDENCE } from '../publishers/record-text.ts';

type Pieces = AsyncIterable<readonly DumpRecord[]>;

async function* written<T>(
  pieces: AsyncIterable<readonly T[]>,
  keyOf: (row: T) => string,
  textOf: (row: T) => string,
): Pieces {
  for await (const piece of pieces) yield piece.map((row) => ({ key: keyOf(row), text: textOf(row) }));
}

/** Everything public in a view of the database, by kind, in the order of keys and in pieces of a bounded size. */
export function dumpRecords(view: Tables, now: Date): readonly (readonly [DumpType, Pieces])[] {
  const { brandChanges, publisherCopies } = view;
  const records: Readonly<Record<DumpType, () => Pieces>> = {
    brands: () =>
      written(
        brandChanges.inOrder(),
        ({ domain }) => domain,
        (brand) => brandCopyText(brand) ?? 'null',
      ),
    publishers: () => written(publisherCopies.publishers(), ({ domain }) => domain, publisherCopyText),
    properties: () =>
      written(
        publisherCopies.properties(),
        ({ rid }) => rid,
        (row) => propertyPieces(row).join(''),
      ),
    collections: () =>
      written(
        publisherCopies.collections(),
        ({ rid }) => rid,
        (row) => collectionPieces(row).join(''),
      ),
    agents: () => copiedAgents(view, now),
    authorizations: () => authorizationsOf(view),
  };
  return DUMP_TYPES.map((type) => [type, records[type]()]);
}

/** Other requests get their turn beside each row with a long scope: it may be as long as a file. */
async function* authorizationsOf({ authorizationRows }: Tables): Pieces {
  for await (const rows of authorizationRows.all(EVIDENCE)) {
    const records: DumpRecord[] = [];
    for (const row of rows) {
      records.push({ key: row.id, text: await writtenRow(row, authorizationRecord(row), nextTurn) });
    }
    yield records;
  }
}

/** Where the records of a view stand: in the feed, in the changes of brands and in the log. */
export async function dumpPlace(view: Tables) {
  const tree = await view.feedLog.current();
  return {
    log_origin: tree?.origin ?? null,
    cursor: (await view.events.newestId()) ?? FEED_START,
    brands_cursor: await newestBrandsCursor(view),
    checkpoint: tree?.checkpoint ?? null,
  };
}
