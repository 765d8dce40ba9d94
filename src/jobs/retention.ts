import { PREVIEW_REMEMBERED_MS } from '../domain/creatives/previews.ts';
import { RETENTION_DAYS } from '../domain/feed/feed.ts';
import { keptNewest, sandboxLimits } from '../domain/holdings.ts';
import { ATTEMPTS_KEPT_MS } from '../domain/members/credentials.ts';
import { WINDOW_TOLERANCE_MS } from '../domain/tasks/idempotency.ts';
import { MOST_OF_OWNER } from '../domain/webhooks/webhook.ts';
import { pruneMessageKeys } from '../infra/message-keys.ts';
import { COOKIE_KEY_DAYS, COOKIE_PURPOSE, SIGNING_PURPOSE } from '../infra/oauth-keys.ts';
import type { ErasurePlace } from '../store/holdings/kept-documents.ts';
import type { Tables } from '../store/index.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 30;
/** Days that audit entries of strangers are kept, so that an attack can be investigated. */
const STRANGER_DAYS = 30;
/**
 * Days that idempotency keys are kept after their window, so that they can be distinguished from keys that were
 * never used.
 */
const KEY_DAYS = 90;
const A2A_DAYS = 7;
/** Longer than events are accepted after they happened, so that a repeated event is recognized. */
const EVENT_DAYS = 92;
/** Longer than the change feed is kept, so that the epoch of every cursor that is not expired is known. */
const EPOCH_DAYS = RETENTION_DAYS + 1;

/** Days after its revocation until the personal data of a caller is deleted. */
const REVOKED_DAYS = 90;
/** A sandbox token that was used this recently stays, however many tokens there are. */
const UNUSED_MS = 3_600_000;

export type Retention = {
  /** Days that audit entries of members and operators are kept. */
  readonly auditDays: number;
  /** Days after the last use of a sandbox token until all its data is deleted. */
  readonly sandboxDays: number;
};

export const DEFAULT_RETENTION: Retention = { auditDays: 400, sandboxDays: 30 };

/** Deletes up to `limit` expired rows and returns their number. */
export type Prune = (tx: Tables, limit: number) => Promise<number>;

/** All deletions of rows that expire with age, by name. */
export function endedBy(
  now: Date,
  { auditDays, sandboxDays }: Retention,
  erasing: Map<string, ErasurePlace> = new Map(),
): ReadonlyMap<string, Prune> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const before = daysAgo(KEPT_DAYS);
  const attemptedBefore = new Date(now.getTime() - ATTEMPTS_KEPT_MS);
  const answeredBefore = new Date(now.getTime() - WINDOW_TOLERANCE_MS);
  const expiredBefore = new Date(now.getTime() - PREVIEW_REMEMBERED_MS);
  return new Map<string, Prune>([
    ['jobs', (tx, limit) => tx.jobs.prune(before, limit)],
    ['crawl requests', (tx, limit) => tx.crawlRequests.prune(before, limit)],
    ['limits', (tx, limit) => tx.limits.prune(now, limit)],
    ['attempts to sign in', (tx, limit) => tx.signInAttempts.prune(attemptedBefore, limit)],
    ['authorization server', (tx, limit) => tx.oidcModels.prune(now, limit)],
    ['feed epochs', (tx, limit) => tx.events.pruneEpochs(daysAgo(EPOCH_DAYS), limit)],
    ['feed tickets', (tx, limit) => tx.feedTickets.prune(now, limit)],
    ['invitations', (tx, limit) => tx.invitations.prune(before, limit)],
    ['ownership challenges', (tx, limit) => tx.ownershipChallenges.prune(before, limit)],
    ['signing keys', (tx) => tx.secrets.prune(SIGNING_PURPOSE, daysAgo(1))],
    ['cookie keys', (tx) => tx.secrets.prune(COOKIE_PURPOSE, daysAgo(COOKIE_KEY_DAYS))],
    ['used nonces', (tx, limit) => tx.usedNonces.prune(now, limit)],
    ['message keys', (tx) => pruneMessageKeys(tx, now)],
    ['answers', (tx, limit) => tx.idempotencyKeys.forgetAnswers(answeredBefore, limit)],
    ['idempotency keys', (tx, limit) => tx.idempotencyKeys.prune(daysAgo(KEY_DAYS), limit)],
    ['A2A tasks', (tx, limit) => tx.a2aTasks.prune(daysAgo(A2A_DAYS), limit)],
    ['webhooks', (tx, limit) => tx.webhooks.prune(before, limit)],
    ...Object.entries(keptNewest).map(([kind, most]): [string, Prune] => [
      `${kind} beyond those kept`,
      (tx, limit) => tx.oldestRows.prune(kind as keyof typeof keptNewest, most, limit),
    ]),
    [
      'bodies of webhooks beyond those kept',
      (tx, limit) => tx.oldestRows.pruneBytes(MOST_OF_OWNER.bytes, limit),
    ],
    ['marks of late figures', (tx, limit) => tx.reportMarks.prune(before, limit)],
    ['reports of buys that ended', (tx, limit) => tx.buyReports.pruneEnded(now, limit)],
    ['receivers that fail', (tx, limit) => tx.webhookChannels.prune(before, limit)],
    ['proposals', (tx, limit) => tx.proposals.prune(now, limit)],
    ['queued builds', (tx, limit) => tx.agentTasks.pruneBuilds(before, limit)],
    ['built variants', (tx, limit) => tx.buildVariants.prune(now, limit)],
    ['previews', (tx, limit) => tx.previews.prune(expiredBefore, limit)],
    ['rights', (tx, limit) => tx.rightsGrants.prune(now, limit)],
    ['fixtures', (tx, limit) => tx.fixtures.prune(before, limit)],
    ['logged events', (tx, limit) => tx.loggedEvents.prune(daysAgo(EVENT_DAYS), limit)],
    ['ranks', (tx, limit) => tx.agentProfiles.pruneRanks(daysAgo(1), limit)],
    [
      'audit entries of strangers',
      (tx, limit) => tx.auditLog.prune('strangers', daysAgo(STRANGER_DAYS), limit),
    ],
    ['API keys', (tx, limit) => tx.apiKeys.prune(daysAgo(auditDays), limit)],
    ['audit entries', (tx, limit) => tx.auditLog.prune('others', daysAgo(auditDays), limit)],
    [
      'callers that were revoked',
      (tx, limit) => tx.erasures.pruneRevoked(daysAgo(REVOKED_DAYS), { now, limit, places: erasing }),
    ],
    [
      'sandboxes with the most rows',
      async (tx) => {
        await tx.sandboxes.endLargest(sandboxLimits.rows);
        return 0;
      },
    ],
    ['sandboxes', (tx, limit) => tx.sandboxes.prune(daysAgo(sandboxDays), limit)],
    [
      'sandboxes beyond those kept',
      (tx, limit) =>
        tx.sandboxes.pruneUnused(sandboxLimits.tokens, new Date(now.getTime() - UNUSED_MS), limit),
    ],
  ]);
}
