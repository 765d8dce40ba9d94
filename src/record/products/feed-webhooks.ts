import { v7 as uuid } from 'uuid';
import type { EnumsNotificationType } from '../../../generated/types/enums.ts';
import type { Account } from '../../domain/accounts/account.ts';
import {
  MOST_SINGLE_CHANGES,
  type WholesaleFeedMarks,
  type WholesaleFeedName,
  type WholesaleFeedRead,
  wholesaleFeedChanges,
} from '../../domain/products/feed-changes.ts';
import { webhookTarget } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import type { KeyedJob } from '../../store/queue/jobs.ts';
import {
  BULK,
  queueBulkChange,
  queueProductChange,
  queueSignalChange,
  type WholesaleNote,
} from './wholesale-webhooks.ts';

const ANNOUNCE_FEEDS = 'announceFeeds';
const ATTEMPTS = 20;

/** Enqueues the job that compares the wholesale feeds of an account with what its subscribers were last sent. */
export async function compareWholesaleFeeds(
  tx: Tables,
  { principalId, accountId }: { principalId: string; accountId: string },
  now: Date,
): Promise<void> {
  await tx.jobs.enqueue(comparison(principalId, accountId, now));
}

const comparison = (principalId: string, accountId: string, now: Date): KeyedJob<typeof ANNOUNCE_FEEDS> => ({
  kind: ANNOUNCE_FEEDS,
  key: JSON.stringify([principalId, accountId]),
  payload: { principalId, accountId },
  runAt: now,
  maxAttempts: ATTEMPTS,
  pullForward: true,
});

/** A caller may have many accounts: those beyond wait until their next comparison is due. */
const ACCOUNTS_AT_ONCE = 100;

/** Enqueues the comparison of feeds for the accounts of a principal that have subscribers. */
export async function compareWholesaleFeedsOf(tx: Tables, principalId: string, now: Date): Promise<void> {
  const accountIds = await tx.wholesaleFeedSnapshots.accounts(principalId, ACCOUNTS_AT_ONCE);
  await tx.jobs.enqueueAll(accountIds.map((accountId) => comparison(principalId, accountId, now)));
}

/** Active subscriptions of an account that want events of a feed. */
export function wholesaleFeedSubscribers(account: Pick<Account, 'settings'>, feed: WholesaleFeedName) {
  return (account.settings.notification_configs ?? [])
    .map(({ config }) => config)
    .filter(
      ({ active, event_types: types }) =>
        active && types.some((type) => type === BULK || type.startsWith(`${feed}.`)),
    );
}

/** Content that the wholesale read of a feed returned when an account subscribed to the feed. */
export type HeldWholesaleFeed = { readonly version: string; readonly marks: WholesaleFeedMarks };

/** Stores the content that the first subscriber of a feed starts with, so that the next change is sent. */
export async function beginWholesaleFeed(
  tx: Tables,
  { principalId, id: accountId }: Pick<Account, 'principalId' | 'id'>,
  feed: WholesaleFeedName,
  { version, marks }: HeldWholesaleFeed,
  now: Date,
): Promise<void> {
  const key = { principalId, accountId, feed };
  if ((await tx.wholesaleFeedSnapshots.find(key)) === undefined)
    await tx.wholesaleFeedSnapshots.put({ ...key, version, marks, checkedAt: now });
}

/**
 * Sends the changes of one feed since the last comparison to its subscribers, and stores the current content. The
 * first comparison sends nothing, because subscribers begin with a read of their own.
 *
 * @param declared event types that this agent declares; other types are not sent
 */
export async function announceWholesaleFeed(
  tx: Tables,
  account: Account,
  feed: WholesaleFeedName,
  read: WholesaleFeedRead,
  { marks, declared, now }: { marks: WholesaleFeedMarks; declared: ReadonlySet<string>; now: Date },
): Promise<void> {
  const { principalId, id: accountId } = account;
  await tx.accounts.lock(principalId);
  const subscribers = wholesaleFeedSubscribers(account, feed);
  const key = { principalId, accountId, feed };
  if (subscribers.length === 0) return tx.wholesaleFeedSnapshots.remove(key);
  const before = await tx.wholesaleFeedSnapshots.find(key);
  await tx.wholesaleFeedSnapshots.put({ ...key, version: read.version, marks, checkedAt: now });
  if (before === undefined || before.version === read.version) return;
  const changes = wholesaleFeedChanges(before.marks, read.entities, marks);
  const around = { feed, accountId, cacheScope: read.cacheScope, now };
  for (const config of subscribers) {
    let previous = before.version;
    const send = async (type: EnumsNotificationType, queue: (note: WholesaleNote) => Promise<void>) => {
      if (!config.event_types.includes(type) || !declared.has(type)) return;
      await queue({
        about: {
          principalId,
          accountId,
          kind: 'feed',
          subscriberId: config.subscriber_id,
          target: webhookTarget(config),
        },
        around,
        envelope: {
          notification_id: uuid(),
          fired_at: now.toISOString(),
          subscriber_id: config.subscriber_id,
          account_id: accountId,
          cache_scope: read.cacheScope,
          wholesale_feed_version: read.version,
          previous_wholesale_feed_version: previous,
          pricing_version: read.pricingVersion ?? undefined,
        },
      });
      previous = read.version;
    };
    if (changes.length > MOST_SINGLE_CHANGES && config.event_types.includes(BULK)) {
      await send(BULK, (note) => queueBulkChange(tx, changes.length, note));
      continue;
    }
    for (const change of changes)
      await send(`${feed}.${change.type}`, (note) =>
        feed === 'product' ? queueProductChange(tx, change, note) : queueSignalChange(tx, change, note),
      );
  }
}
