import type { CatalogKey } from '../../domain/catalogs/catalog.ts';
import type { KeyedJob } from '../../store/jobs.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';

const AT_ONCE = 50;

/** Puts every feed of a catalog that is to be read again into the queue; one that waits there already is not put twice. */
export async function scheduleFeeds(store: Store, now: Date): Promise<void> {
  await inBatch(store, await store.primary.buyerCatalogs.due(now, AT_ONCE), (tx, due) =>
    tx.jobs.enqueueAll(due.map((key) => readingOf(key, now))),
  );
}

const readingOf = (key: CatalogKey, now: Date): KeyedJob<'readFeed'> => ({
  kind: 'readFeed',
  key: JSON.stringify([key.principalId, key.accountId, key.id]),
  lane: 'feeds',
  share: key.principalId,
  payload: key,
  runAt: now,
  maxAttempts: 1,
});
