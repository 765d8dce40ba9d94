import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Account } from '../../domain/accounts/account.ts';
import {
  marksOf,
  type WholesaleFeedName,
  type WholesaleFeedRead,
} from '../../domain/products/feed-changes.ts';
import { inTurns } from '../../domain/steps.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import {
  announceWholesaleFeed,
  compareWholesaleFeeds,
  wholesaleFeedSubscribers,
} from '../../record/products/feed-webhooks.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

/** Reads the wholesale feed as the account itself would get it. */
export type ReadWholesale = (account: Account) => Promise<WholesaleFeedRead>;

type Tools = {
  store: Store;
  /** Readers by feed, for the feeds of this agent that have a wholesale read. */
  readers: Readonly<Partial<Record<WholesaleFeedName, ReadWholesale>>>;
  /** Event types that this agent declares. */
  declared: ReadonlySet<string>;
  now: () => Date;
};

const FEEDS = ['product', 'signal'] as const;
const COMPARE_MS = HOUR_MS;
const AT_ONCE = 50;

/**
 * Enqueues a comparison of feeds once an hour, and of all feeds after the service starts. A new release or another
 * catalog file changes feeds without a write.
 */
export async function scheduleWholesaleFeeds(store: Store, startedAt: Date, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - COMPARE_MS);
  const before = hourAgo > startedAt ? hourAgo : startedAt;
  await inBatch(
    store,
    await store.primary.wholesaleFeedSnapshots.stale(before, AT_ONCE),
    async (tx, stale) => {
      for (const key of stale) await compareWholesaleFeeds(tx, key, now);
    },
  );
}

/**
 * Compares the wholesale feeds of an account with what was announced to its subscribers, and sends them the
 * changes.
 */
export function announceFeeds({ store, readers, declared, now }: Tools): NamedJob<'announceFeeds'> {
  return typedJob('announceFeeds', {
    async run({ payload }) {
      const { principalId, accountId } = payload;
      const account = await store.primary.accounts.find(accountId, principalId);
      for (const feed of FEEDS) {
        const read = readers[feed];
        if (account === undefined || read === undefined) continue;
        const found = wholesaleFeedSubscribers(account, feed).length === 0 ? null : await read(account);
        const marks = found === null ? {} : await inTurns(marksOf(found.entities), nextTurn);
        await store.transaction(async (tx) => {
          const current = await tx.accounts.find(accountId, principalId);
          if (current === undefined) return;
          if (found === null) await tx.wholesaleFeedSnapshots.remove({ principalId, accountId, feed });
          else await announceWholesaleFeed(tx, current, feed, found, { marks, declared, now: now() });
        });
      }
      return { kind: 'done', detail: {} };
    },
  });
}
