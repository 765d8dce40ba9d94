import { HOUR_MS } from '../text/instant.ts';
import { sha256Hex } from '../text/sha256.ts';

/** What waits for a decision, by the names under which operators decide on it. */
export type WaitingItem =
  | {
      readonly kind: 'reviews';
      readonly id: string;
      readonly entity: 'brand' | 'property';
      readonly domain: string;
      readonly since: Date;
    }
  | {
      readonly kind: 'accounts';
      readonly principalId: string;
      readonly accountId: string;
      readonly since: Date;
    }
  | {
      readonly kind: 'creatives';
      readonly principalId: string;
      readonly accountId: string;
      readonly creativeId: string;
      readonly since: Date;
    };

/** How many of each kind are told apart, the oldest first; further ones are only counted. */
export const MOST_WATCHED = 1_000;
/** How many of each kind one notice names. */
export const NAMED_AT_ONCE = 50;
/** Time between two notices: what arrives in between is in the next one. */
const BETWEEN_MS = 60_000;
/** Time until the next notice after one that was given up. */
const AFTER_FAILURE_MS = HOUR_MS;

/** What the operator was notified of. Marks stand for items, in a few bytes each. */
export type NoticeState = {
  /** Marks of items that a delivered notice was about. */
  readonly reported: readonly string[];
  /** Marks of items that the last notice was about, while it is not known whether it arrives. */
  readonly offered: readonly string[];
  /** The last notice, and when it was made. */
  readonly webhookId: string | null;
  readonly offeredAt: Date | null;
};

export const NOTHING_REPORTED: NoticeState = { reported: [], offered: [], webhookId: null, offeredAt: null };

/** The last notice as the outbox knows it. */
type LastNotice = { readonly status: 'open' | 'delivered' | 'failed'; readonly url: string };

type NoticeStep = {
  readonly state: NoticeState;
  /** Items for a new notice; empty for none. */
  readonly arrived: readonly WaitingItem[];
  /** Whether the last notice must not be sent any more, because it would go to an earlier address. */
  readonly withdraws: boolean;
};

/**
 * What to notify the operator of now. Items are compared one by one, because an item may begin to wait with a time before
 * that of others which the operator was notified of. While a notice is on its way no other follows; the items of one that
 * was given up arrive again.
 *
 * @param last the last notice; undefined when there was none, or its row has been deleted since
 */
export function nextNotice(
  before: NoticeState,
  last: LastNotice | undefined,
  waiting: readonly WaitingItem[],
  { url, now }: { readonly url: string; readonly now: Date },
): NoticeStep {
  const isElsewhere = last !== undefined && last.status !== 'delivered' && last.url !== url;
  if (last?.status === 'open' && !isElsewhere) return { state: before, arrived: [], withdraws: false };
  const isLost = isElsewhere || last?.status === 'failed';
  const items = new Map(waiting.map((item) => [markOf(item), item]));
  const known = isLost ? before.reported : [...before.reported, ...before.offered];
  const reported = [...new Set(known)].filter((mark) => items.has(mark));
  const isReported = new Set(reported);
  const state = { ...before, reported, offered: isLost ? before.offered : [] };
  const arrived = [...items].filter(([mark]) => !isReported.has(mark));
  const quietMs = last?.status === 'failed' && !isElsewhere ? AFTER_FAILURE_MS : BETWEEN_MS;
  const isSoon =
    before.offeredAt !== null && !isElsewhere && now.getTime() - before.offeredAt.getTime() < quietMs;
  if (arrived.length === 0 || isSoon) return { state, arrived: [], withdraws: isElsewhere };
  return {
    state: { ...state, offered: arrived.map(([mark]) => mark) },
    arrived: arrived.map(([, item]) => item),
    withdraws: isElsewhere,
  };
}

const MARK_LENGTH = 16;

/** The time is a part of it: what waits again after a decision arrives again. */
function markOf(item: WaitingItem): string {
  const { kind, since } = item;
  const ids =
    item.kind === 'reviews'
      ? [item.id]
      : [item.principalId, item.accountId, item.kind === 'creatives' ? item.creativeId : null];
  return sha256Hex(JSON.stringify([kind, ids, since.getTime()])).slice(0, MARK_LENGTH);
}
