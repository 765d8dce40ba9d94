import { ATTEMPTS_KEPT_MS } from '../domain/members/sign-in-attempts.ts';
import { WINDOW_TOLERANCE_MS } from '../domain/tasks/idempotency.ts';
import type { Store } from '../store/open.ts';
import type { WordPosition } from '../store/search.ts';
import { sweepFeed } from './sweep-feed.ts';

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
 * after 30 days, limits and what the authorization server keeps once they are over, failed
 * sign-ins a day after the last, its keys a day after they were
 * retired, events that left the feed, answers kept for repeated requests after their window and the keys 90 days
 * later, tasks of A2A after a week, proposals some time after they could be bought, ranks of agents a day after they
 * changed, and, a part each time, words of the search that no entity has. Sums up changes of counts.
 */
export async function sweep(store: Store, now: Date): Promise<void> {
  if ((await store.read.counts.rows(MOST_COUNTS)) === MOST_COUNTS) {
    await store.transaction((tx) => tx.counts.fold(10 * MOST_COUNTS));
  }
  const isDue = now.getTime() - (lastSweep.get(store) ?? 0) >= EVERY_MS;
  if (isDue || feedBehind.has(store)) {
    if (await sweepFeed(store, now)) feedBehind.delete(store);
    else feedBehind.add(store);
  }
  if (!isDue) return;
  lastSweep.set(store, now.getTime());
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await store.transaction(async (tx) => {
    await tx.jobs.prune(before, AT_ONCE);
    await tx.crawlRequests.prune(before, AT_ONCE);
    await tx.limits.prune(now, AT_ONCE);
    await tx.signInAttempts.prune(new Date(now.getTime() - ATTEMPTS_KEPT_MS), AT_ONCE);
    await tx.oidcModels.prune(now, AT_ONCE);
    await tx.invitations.prune(before, AT_ONCE);
    await tx.ownershipChallenges.prune(before, AT_ONCE);
    await tx.secrets.prune(new Date(now.getTime() - DAY_MS));
    await tx.idempotencyKeys.forgetAnswers(new Date(now.getTime() - WINDOW_TOLERANCE_MS), AT_ONCE);
    await tx.idempotencyKeys.prune(new Date(now.getTime() - KEY_DAYS * DAY_MS), AT_ONCE);
    await tx.a2aTasks.prune(new Date(now.getTime() - A2A_DAYS * DAY_MS), AT_ONCE);
    await tx.a2aPushConfigs.prune(AT_ONCE);
    await tx.proposals.prune(now, AT_ONCE);
    await tx.fixtures.prune(before, AT_ONCE);
    await tx.loggedEvents.prune(new Date(now.getTime() - EVENT_DAYS * DAY_MS), AT_ONCE);
    await tx.agentProfiles.pruneRanks(new Date(now.getTime() - DAY_MS), AT_ONCE);
  });
  const seen = words.get(store) ?? new Map<string, WordPosition | null>();
  words.set(store, seen);
  for (const kind of KINDS) {
    const after = seen.get(kind) ?? null;
    seen.set(kind, await store.transaction((tx) => tx.search.pruneWords(kind, after, AT_ONCE)));
  }
}
