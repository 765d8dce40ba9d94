import type { BuyerCatalog, CatalogKey } from '../../domain/catalogs/catalog.ts';
import { nextFetch, type ProductFeed, planCatalog } from '../../domain/catalogs/plan.ts';
import { sameJson } from '../../domain/json/values.ts';
import { inTurns } from '../../domain/steps.ts';
import { type createProductFeeds, readProductFeed } from '../../outside/catalogs/catalog-feed.ts';
import type { Store } from '../../store/open.ts';
import type { KeyedJob } from '../../store/queue/jobs.ts';
import { inBatch } from '../in-batch.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

type Tools = {
  store: Store;
  fetchCatalog: ReturnType<typeof createProductFeeds>;
  /** Whether changed items are reviewed immediately. */
  isReviewed: boolean;
  now: () => Date;
};

/**
 * Reads the feed of a catalog again, at the interval that its buyer set. A feed that cannot be read leaves the
 * items unchanged.
 */
export function readFeedJob({ store, fetchCatalog, isReviewed, now }: Tools): NamedJob<'readFeed'> {
  return typedJob('readFeed', {
    async run({ payload: key }, signal) {
      const seen = await store.primary.buyerCatalogs.find(key);
      const { url } = seen?.details ?? {};
      if (seen === undefined || url === undefined || !isDue(seen, now())) return NOTHING;
      const fetched = await fetchCatalog(url);
      const feed: ProductFeed = fetched.ok
        ? {
            kind: 'read',
            read: await readProductFeed(fetched.text, seen.details, key.principalId, signal),
          }
        : { kind: 'unfetched', reason: fetched.reason };
      const at = now();
      return store.transaction(async (tx) => {
        const { principalId, accountId, id } = key;
        await tx.buyerCatalogs.lock(principalId, accountId);
        const catalog = await tx.buyerCatalogs.find(key);
        // The buyer changed the catalog since it was read, and that change read the feed.
        if (catalog === undefined || !isDue(catalog, at) || !sameJson(catalog.details, seen.details))
          return NOTHING;
        const items = (await tx.buyerCatalogs.items(principalId, accountId, [id])).get(id) ?? [];
        const steps = planCatalog(
          { ...catalog.details, catalog_id: id, type: catalog.type },
          { key, before: { catalog, items }, feed, isReviewed, now: at, field: 'catalogs[0]' },
        );
        const plan = await inTurns(steps, tx.nextTurn);
        if (plan.kind === 'failed') {
          await tx.buyerCatalogs.putAll([{ ...catalog, fetchAt: nextFetch(catalog.details, at) }]);
          return { kind: 'done', detail: { read: false, code: plan.refusal.code } };
        }
        await tx.buyerCatalogs.putAll([plan.after]);
        if (plan.changes.includes('items')) {
          await tx.buyerCatalogs.replaceItems(principalId, accountId, new Map([[id, plan.items]]));
        }
        return { kind: 'done', detail: { read: true, items: plan.items.length } };
      });
    },
  });
}

const NOTHING = { kind: 'done', detail: { read: false } } as const;

const isDue = ({ fetchAt }: BuyerCatalog, now: Date): boolean =>
  fetchAt !== null && fetchAt.getTime() <= now.getTime();

const AT_ONCE = 50;

/** Enqueues a reading of every catalog feed that is due. A reading that is already queued is not enqueued twice. */
export async function scheduleProductFeeds(store: Store, now: Date): Promise<void> {
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
