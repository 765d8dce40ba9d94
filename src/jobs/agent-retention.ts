import { PREVIEW_REMEMBERED_MS } from '../domain/creatives/previews.ts';
import { hoursKeptSince } from '../domain/delivery/delivered-rows.ts';
import { sandboxLimits } from '../domain/holdings.ts';
import { WINDOW_TOLERANCE_MS } from '../domain/tasks/idempotency.ts';
import { DAY_MS, HOUR_MS } from '../domain/text/instant.ts';
import type { Prune } from './retention.ts';

const KEPT_DAYS = 30;
/**
 * Days that idempotency keys are kept after their window, so that they can be distinguished from keys that were
 * never used.
 */
const KEY_DAYS = 90;
const A2A_DAYS = 7;
/** Longer than events are accepted after they happened, so that a repeated event is recognized. */
const EVENT_DAYS = 92;
/** A sandbox token that was used this recently stays, however many tokens there are. */
const UNUSED_MS = HOUR_MS;

/**
 * All deletions of the agent's rows that expire with age, by name. The registry works without them.
 *
 * @param sandboxDays days after the last use of a sandbox token until all its data is deleted
 */
export function agentEnds(now: Date, sandboxDays: number): readonly [name: string, prune: Prune][] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const before = daysAgo(KEPT_DAYS);
  const answeredBefore = new Date(now.getTime() - WINDOW_TOLERANCE_MS);
  const expiredBefore = new Date(now.getTime() - PREVIEW_REMEMBERED_MS);
  return [
    ['answers', (tx, limit) => tx.idempotencyKeys.forgetAnswers(answeredBefore, limit)],
    ['idempotency keys', (tx, limit) => tx.idempotencyKeys.prune(daysAgo(KEY_DAYS), limit)],
    ['A2A tasks', (tx, limit) => tx.a2aTasks.prune(daysAgo(A2A_DAYS), limit)],
    ['marks of late figures', (tx, limit) => tx.reportMarks.prune(before, limit)],
    ['reports of buys that ended', (tx, limit) => tx.buyReports.pruneEnded(now, limit)],
    ['hours of delivery', (tx, limit) => tx.deliveredFigures.prune(hoursKeptSince(now), limit)],
    ['events of the ad server', (tx, limit) => tx.adServerEvents.prune(daysAgo(7), limit)],
    ['proposals', (tx, limit) => tx.proposals.prune(now, limit)],
    ['queued builds', (tx, limit) => tx.agentTasks.pruneBuilds(before, limit)],
    ['built variants', (tx, limit) => tx.buildVariants.prune(now, limit)],
    ['previews', (tx, limit) => tx.previews.prune(expiredBefore, limit)],
    ['rights', (tx, limit) => tx.rightsGrants.prune(now, limit)],
    ['fixtures', (tx, limit) => tx.fixtures.prune(before, limit)],
    ['logged events', (tx, limit) => tx.loggedEvents.prune(daysAgo(EVENT_DAYS), limit)],
    [
      'sandboxes with the most rows or bytes',
      async (tx) => {
        await tx.sandboxes.endLargest(sandboxLimits);
        return 0;
      },
    ],
    ['sandboxes', (tx, limit) => tx.sandboxes.prune(daysAgo(sandboxDays), limit)],
    [
      'sandboxes beyond those kept',
      (tx, limit) =>
        tx.sandboxes.pruneUnused(sandboxLimits.tokens, new Date(now.getTime() - UNUSED_MS), limit),
    ],
  ];
}
