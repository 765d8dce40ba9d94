import type { Account } from '../../domain/accounts/account.ts';
import { inTurns } from '../../domain/steps.ts';
import { type FeedName, type FeedRead, marksOf } from '../../domain/webhooks/feed-changes.ts';
import type { Tables } from '../../store/index.ts';
import { createWholesaleFeed, type FeedOwner } from '../products/wholesale-feed.ts';
import { createWholesaleSignals } from '../signals/wholesale-signals.ts';
import type { TaskLookCall } from '../tasks/task-call.ts';
import { beginFeed, feedSubscribers, type HeldFeed } from '../webhooks/feed-webhooks.ts';

/** Feeds whose changes accounts subscribe to. */
export const FEEDS = ['product', 'signal'] as const satisfies readonly FeedName[];

/** What feeds returned before a subscription, by feed and account; those of new accounts are alike. */
export type SeenFeeds = ReadonlyMap<string, HeldFeed>;

/** Accounts of one request whose feeds are read with it; those of others are read by a job afterwards. */
const MOST_READ = 16;
const NEW = '';

const keyOf = (feed: FeedName, accountId: string): string => JSON.stringify([feed, accountId]);
const subscribes = (account: Account, feed: FeedName) => feedSubscribers(account, feed).length > 0;

/**
 * Reads the feeds that accounts are about to subscribe to, before the subscription: a change that follows it at once is
 * then sent already.
 *
 * @param accounts as they are afterwards
 * @param isNew whether an account is only made by this request
 */
export async function readFeeds(
  accounts: readonly Account[],
  isNew: (account: Account) => boolean,
  call: TaskLookCall<'sync_accounts'>,
): Promise<SeenFeeds> {
  const { store, profile } = call;
  const tools = { ...call, now: () => call.now };
  const read: Readonly<Record<FeedName, (owner: FeedOwner) => Promise<FeedRead>>> = {
    product: createWholesaleFeed(tools),
    signal: createWholesaleSignals(tools),
  };
  const readable = {
    product: profile.media_buy?.buying_modes?.includes('wholesale') === true,
    signal: profile.signals?.discovery_modes?.includes('wholesale') === true,
  };
  const seen = new Map<string, HeldFeed>();
  for (const feed of FEEDS.filter((name) => readable[name])) {
    for (const account of accounts) {
      const { principalId, sandbox, id } = account;
      const key = keyOf(feed, isNew(account) ? NEW : id);
      if (seen.size >= MOST_READ || seen.has(key) || !subscribes(account, feed)) continue;
      if ((await store.feedSnapshots.find({ principalId, accountId: id, feed })) !== undefined) continue;
      const found = await read[feed](
        isNew(account) ? { principalId, sandbox } : { principalId, sandbox, id },
      );
      const marks = await inTurns(marksOf(found.entities), store.nextTurn);
      seen.set(key, { version: found.version, marks });
    }
  }
  return seen;
}

/** Remembers what the subscribers of an account begin with, in the transaction of the subscription. */
export async function beginFeeds(
  tx: Tables,
  account: Account,
  { seen, isNew, now }: { seen: SeenFeeds; isNew: boolean; now: Date },
): Promise<void> {
  for (const feed of FEEDS) {
    const held = seen.get(keyOf(feed, isNew ? NEW : account.id));
    if (held !== undefined && subscribes(account, feed)) await beginFeed(tx, account, feed, held, now);
  }
}
