import { RETENTION_DAYS } from '../domain/feed/feed.ts';
import { KEYS_KEPT, keptBytes, keptNewest } from '../domain/holdings.ts';
import { ATTEMPTS_KEPT_MS } from '../domain/members/credentials.ts';
import { REFUSED_KEPT_DAYS } from '../domain/members/refused-calls.ts';
import { KEPT_DAYS as KEPT_FIGURE_DAYS } from '../domain/text/days.ts';
import { DAY_MS, dayOf } from '../domain/text/instant.ts';
import { PAST_DAYS } from '../domain/text/past.ts';
import { pruneMessageKeys } from '../infra/message-keys.ts';
import { COOKIE_KEY_DAYS, COOKIE_PURPOSE, SIGNING_PURPOSE } from '../infra/oauth-keys.ts';
import type { ErasurePlace } from '../store/holdings/kept-documents.ts';
import type { Tables } from '../store/index.ts';
import { agentEnds } from './agent-retention.ts';

const KEPT_DAYS = 30;
/** Days that audit entries of strangers are kept, so that an attack can be investigated. */
const STRANGER_DAYS = 30;
/** Longer than the change feed is kept, so that the epoch of every cursor that is not expired is known. */
const EPOCH_DAYS = RETENTION_DAYS + 1;

/** Days after its revocation until the personal data of a caller is deleted. */
const REVOKED_DAYS = 90;

export type Retention = {
  /** Days that audit entries of members and operators are kept. */
  readonly auditDays: number;
  /** Days after the last use of a sandbox token until all its data is deleted. */
  readonly sandboxDays: number;
  /** Days that the past of publishers and brands is kept. */
  readonly pastDays?: number;
};

export const DEFAULT_RETENTION: Retention = { auditDays: 400, sandboxDays: 30, pastDays: PAST_DAYS };

/** Deletes up to `limit` expired rows and returns their number. */
export type Prune = (tx: Tables, limit: number) => Promise<number>;

/** All deletions of rows that expire with age, by name. */
export function endedBy(
  now: Date,
  { auditDays, sandboxDays, pastDays = PAST_DAYS }: Retention,
  erasing: Map<string, ErasurePlace> = new Map(),
): ReadonlyMap<string, Prune> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const before = daysAgo(KEPT_DAYS);
  const firstDay = dayOf(daysAgo(KEPT_FIGURE_DAYS));
  const attemptedBefore = new Date(now.getTime() - ATTEMPTS_KEPT_MS);
  return new Map<string, Prune>([
    ['jobs', (tx, limit) => tx.jobs.prune(before, limit)],
    ['crawl requests', (tx, limit) => tx.crawlRequests.prune(before, limit)],
    ['limits', (tx, limit) => tx.limits.prune(now, limit)],
    ['attempts to sign in', (tx, limit) => tx.signInAttempts.prune(attemptedBefore, limit)],
    ['authorization server', (tx, limit) => tx.oidcModels.prune(now, limit)],
    ['browser sessions', (tx, limit) => tx.browserSessions.prune(now, limit)],
    ['passkey challenges', (tx, limit) => tx.passkeyChallenges.prune(now, limit)],
    ['feed epochs', (tx, limit) => tx.events.pruneEpochs(daysAgo(EPOCH_DAYS), limit)],
    ['brand epochs', (tx, limit) => tx.brandChanges.pruneEpochs(daysAgo(EPOCH_DAYS), limit)],
    ['feed tickets', (tx, limit) => tx.feedTickets.prune(now, limit)],
    ['invitations', (tx, limit) => tx.invitations.prune(before, limit)],
    ['ownership challenges', (tx, limit) => tx.ownershipChallenges.prune(before, limit)],
    ['signing keys', (tx) => tx.secrets.prune(SIGNING_PURPOSE, daysAgo(1))],
    ['cookie keys', (tx) => tx.secrets.prune(COOKIE_PURPOSE, daysAgo(COOKIE_KEY_DAYS))],
    ['used nonces', (tx, limit) => tx.usedNonces.prune(now, limit)],
    ['message keys', (tx) => pruneMessageKeys(tx, now)],
    ['webhooks', (tx, limit) => tx.webhooks.prune(before, limit)],
    ...Object.entries(keptNewest).map(([kind, most]): [string, Prune] => [
      `${kind} beyond those kept`,
      (tx, limit) => tx.oldestRows.prune(kind as keyof typeof keptNewest, most, limit),
    ]),
    ...Object.entries(keptBytes).map(([kind, most]): [string, Prune] => [
      `bytes of ${kind} beyond those kept`,
      (tx, limit) => tx.oldestRows.pruneBytes(kind as keyof typeof keptBytes, most, limit),
    ]),
    ['receivers that fail', (tx, limit) => tx.webhookChannels.prune(before, limit)],
    ['days of agents', (tx, limit) => tx.agentDays.prune(firstDay, limit)],
    ['days of crawls', (tx, limit) => tx.crawlDays.prune(firstDay, limit)],
    ['versions of publishers beyond those kept', (tx, limit) => tx.pastVersions.pruneCut(limit)],
    ['versions of publishers', (tx, limit) => tx.pastVersions.prune(daysAgo(pastDays), limit)],
    ['states of publishers', (tx, limit) => tx.publisherStates.prune(daysAgo(pastDays), limit)],
    ['states of brands', (tx, limit) => tx.brandStates.prune(daysAgo(pastDays), limit)],
    ['ranks', (tx, limit) => tx.agentProfiles.pruneRanks(daysAgo(1), limit)],
    [
      'audit entries of strangers',
      (tx, limit) => tx.auditLog.prune('strangers', daysAgo(STRANGER_DAYS), limit),
    ],
    ['refused calls', (tx, limit) => tx.refusedCalls.prune(daysAgo(REFUSED_KEPT_DAYS), limit)],
    ['API keys', (tx, limit) => tx.apiKeys.prune(daysAgo(auditDays), limit)],
    ['API keys beyond those kept', (tx, limit) => tx.oldestRows.pruneKeys(KEYS_KEPT, before, limit)],
    ['audit entries', (tx, limit) => tx.auditLog.prune('others', daysAgo(auditDays), limit)],
    [
      'callers that were revoked',
      (tx, limit) => tx.erasures.pruneRevoked(daysAgo(REVOKED_DAYS), { now, limit, places: erasing }),
    ],
    ...agentEnds(now, sandboxDays),
  ]);
}
