import { WINDOW_TOLERANCE_MS } from '../domain/tasks/idempotency.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import type { WordPosition } from '../store/search.ts';
import { sweepFeed } from './sweep-feed.ts';
import { sweepUnknown } from './sweep-unknown.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 30;
/** Idempotency keys are remembered this long after their window, to be told from those never seen. */
const KEY_DAYS = 90;
const A2A_DAYS = 7;
/** Longer than events are taken after they happened, so that no repeat of one is new. */
const EVENT_DAYS = 92;
const EVERY_MS = 10 * 60_000;
const AT_ONCE = 1000;

const lastSweep = new WeakMap<Store, number>();
/** Stores whose feed holds more old events than one sweep deletes. */
const feedBehind = new WeakSet<Store>();

// A look reads them all, so they are kept few.
const MOST_COUNTS = 500;
const KINDS = ['brand', 'publisher', 'property'] as const;
/** How far the words of the search have been looked at, by kind. */
const words = new WeakMap<Store, Map<string, WordPosition | null>>();

/**
 * Deletes what nobody asks for any more: ended jobs, crawl requests, invitations, challenges and fixtures of tests
 * after 30 days, limits and what the authorization server keeps once they are over, its keys a day after they were
 * retired, events that left the feed, answers kept for repeated requests after their window and the keys 90 days
 * later, tasks of A2A after a week, proposals some time after they could be bought, ranks of agents a day after they
 * changed, domains that were asked for in vain, and, a part each time, words of the search that no entity has. Sums up
 * changes of counts.
 *
 * @throws {AggregateError} with what failed, after everything else was swept
 */
export async function sweep(store: Store, now: Date): Promise<void> {
  const isDue = now.getTime() - (lastSweep.get(store) ?? 0) >= EVERY_MS;
  const parts = [() => foldCounts(store)];
  if (isDue || feedBehind.has(store)) parts.push(() => sweepEvents(store, now));
  if (isDue) {
    lastSweep.set(store, now.getTime());
    parts.push(
      ...tables(now).map((prune) => async () => void (await store.transaction(prune))),
      () => sweepUnknown(store, now),
      () => sweepWords(store),
    );
  }
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((cause: unknown) => failures.push(cause));
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${parts.length} parts of the sweep failed`);
  }
}

async function foldCounts(store: Store): Promise<void> {
  if ((await store.read.counts.rows(MOST_COUNTS)) < MOST_COUNTS) return;
  await store.transaction((tx) => tx.counts.fold(10 * MOST_COUNTS));
}

async function sweepEvents(store: Store, now: Date): Promise<void> {
  if (await sweepFeed(store, now)) feedBehind.delete(store);
  else feedBehind.add(store);
}

/** What is deleted of each table, in a transaction of its own. */
function tables(now: Date): ((tx: Tables) => Promise<unknown>)[] {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [
    (tx) => tx.jobs.prune(before, AT_ONCE),
    (tx) => tx.crawlRequests.prune(before, AT_ONCE),
    (tx) => tx.limits.prune(now, AT_ONCE),
    (tx) => tx.oidcModels.prune(now, AT_ONCE),
    (tx) => tx.invitations.prune(before, AT_ONCE),
    (tx) => tx.ownershipChallenges.prune(before, AT_ONCE),
    (tx) => tx.secrets.prune(daysAgo(1)),
    (tx) => tx.idempotencyKeys.forgetAnswers(new Date(now.getTime() - WINDOW_TOLERANCE_MS), AT_ONCE),
    (tx) => tx.idempotencyKeys.prune(daysAgo(KEY_DAYS), AT_ONCE),
    (tx) => tx.a2aTasks.prune(daysAgo(A2A_DAYS), AT_ONCE),
    (tx) => tx.a2aPushConfigs.prune(AT_ONCE),
    (tx) => tx.proposals.prune(now, AT_ONCE),
    (tx) => tx.fixtures.prune(before, AT_ONCE),
    (tx) => tx.loggedEvents.prune(daysAgo(EVENT_DAYS), AT_ONCE),
    (tx) => tx.agentProfiles.pruneRanks(daysAgo(1), AT_ONCE),
  ];
}

async function sweepWords(store: Store): Promise<void> {
  const seen = words.get(store) ?? new Map<string, WordPosition | null>();
  words.set(store, seen);
  for (const kind of KINDS) {
    const after = seen.get(kind) ?? null;
    seen.set(kind, await store.transaction((tx) => tx.search.pruneWords(kind, after, AT_ONCE)));
  }
}
