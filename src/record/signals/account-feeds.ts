import type { Account } from '../../domain/accounts/account.ts';
import {
  marksOf,
  type WholesaleFeedName,
  type WholesaleFeedRead,
} from '../../domain/products/feed-changes.ts';
import { inTurns } from '../../domain/steps.ts';
import type { AccountWholesaleFeeds, BeginWholesaleFeeds } from '../accounts/account-feeds.ts';
import { createWholesaleFeed, type WholesaleFeedOwner } from '../products/discover.ts';
import {
  beginWholesaleFeed,
  compareWholesaleFeeds,
  type HeldWholesaleFeed,
  wholesaleFeedSubscribers,
} from '../products/feed-webhooks.ts';
import type { TaskLookCall } from '../task-call.ts';
import { createWholesaleSignals } from './find-signals.ts';

/** Feeds that an account can subscribe to. */
const FEEDS = ['product', 'signal'] as const satisfies readonly WholesaleFeedName[];

/** Content of feeds before a subscription, by feed and account. All new accounts share one entry per feed. */
type SeenFeeds = ReadonlyMap<string, HeldWholesaleFeed>;

/** Maximum number of feed reads in one request. A job reads the feeds of further accounts afterwards. */
const MOST_READ = 16;

const NEW = '';

const feedKey = (feed: WholesaleFeedName, accountId: string): string => JSON.stringify([feed, accountId]);

const subscribes = (account: Account, feed: WholesaleFeedName) =>
  wholesaleFeedSubscribers(account, feed).length > 0;

async function readFeeds(
  accounts: readonly Account[],
  isNew: (account: Account) => boolean,
  call: TaskLookCall<'sync_accounts'>,
): Promise<SeenFeeds> {
  const { store, profile } = call;
  const tools = { ...call, now: () => call.now };
  const read: Readonly<Record<WholesaleFeedName, (owner: WholesaleFeedOwner) => Promise<WholesaleFeedRead>>> =
    {
      product: createWholesaleFeed(tools),
      signal: createWholesaleSignals(tools),
    };
  const readable = {
    product: profile.media_buy?.buying_modes?.includes('wholesale') === true,
    signal: profile.signals?.discovery_modes?.includes('wholesale') === true,
  };
  const seen = new Map<string, HeldWholesaleFeed>();
  for (const feed of FEEDS.filter((name) => readable[name])) {
    for (const account of accounts) {
      const { principalId, sandbox, id } = account;
      const key = feedKey(feed, isNew(account) ? NEW : id);
      if (seen.size >= MOST_READ || seen.has(key) || !subscribes(account, feed)) continue;
      if ((await store.wholesaleFeedSnapshots.find({ principalId, accountId: id, feed })) !== undefined)
        continue;
      const found = await read[feed](
        isNew(account) ? { principalId, sandbox } : { principalId, sandbox, id },
      );
      const marks = await inTurns(marksOf(found.entities), store.nextTurn);
      seen.set(key, { version: found.version, marks });
    }
  }
  return seen;
}

/** Stores the feed content that the subscribers of an account start with, and has it compared from then on. */
const beginWith =
  (seen: SeenFeeds): BeginWholesaleFeeds =>
  async (tx, account, { isNew, now }) => {
    const subscribed = FEEDS.filter((feed) => subscribes(account, feed));
    if (subscribed.length === 0) return;
    for (const feed of subscribed) {
      const held = seen.get(feedKey(feed, isNew ? NEW : account.id));
      if (held !== undefined) await beginWholesaleFeed(tx, account, feed, held, now);
    }
    await compareWholesaleFeeds(tx, { principalId: account.principalId, accountId: account.id }, now);
  };

export const accountWholesaleFeeds: AccountWholesaleFeeds = {
  prepare: async (accounts, isNew, call) => beginWith(await readFeeds(accounts, isNew, call)),
  begin: beginWith(new Map()),
};
