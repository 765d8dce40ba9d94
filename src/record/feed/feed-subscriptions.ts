import type { RegistryTypedRegistryEvent } from '../../../generated/types/registry.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import { invalidField } from '../../domain/errors.ts';
import { retentionFloor } from '../../domain/feed/feed.ts';
import { parseTypes, type TypeFilter } from '../../domain/feed/types.ts';
import { objectOf } from '../../domain/json/values.ts';
import { notMine } from '../../domain/members/principal.ts';
import type { JudgeUrl } from '../../domain/refusals/called-url.ts';
import type { EndpointChecks } from '../../domain/webhooks/endpoint-challenge.ts';
import { type Webhook, webhookChannel, webhookTarget } from '../../domain/webhooks/webhook.ts';
import type { FeedSubscription } from '../../store/feed/feed-subscriptions.ts';
import type { Tables } from '../../store/index.ts';
import { OWNER_REVOKED, outgoing } from '../webhooks/outbox.ts';
import { hasFallenBehind } from './page.ts';

export const shownWebhook = (subscription: FeedSubscription): Body<'getMyWebhook'> => ({
  webhook_id: subscription.id,
  url: subscription.url,
  types: subscription.types === null ? null : [...subscription.types],
  description: subscription.description,
  cursor: subscription.cursor,
  status: subscription.status,
  pause_reason: subscription.pauseReason,
  created_at: subscription.createdAt.toISOString(),
  updated_at: subscription.updatedAt.toISOString(),
});

/** @throws {ApiError} not_found for a subscription that the organization does not have */
export const ownWebhook = async (store: Tables, id: string, orgId: string): Promise<FeedSubscription> =>
  requireOwn(await store.feedSubscriptions.find(id), orgId);

/** As `ownWebhook`, locked for a change: pages that begin or end in the meantime wait for it. */
export const heldWebhook = async (tx: Tables, id: string, orgId: string): Promise<FeedSubscription> =>
  requireOwn(await tx.feedSubscriptions.findForUpdate(id), orgId);

function requireOwn(found: FeedSubscription | undefined, orgId: string): FeedSubscription {
  if (found === undefined || found.organizationId !== orgId) throw notMine('webhook');
  return found;
}

/**
 * Reads the event types of a request, in the forms that the feed takes. Null stands for all types.
 *
 * @throws {ApiError} invalid_request naming `types`
 */
export function readTypes(types: string | readonly string[]): TypeFilter | null {
  const parsed = parseTypes(types);
  if (!parsed.ok) throw invalidField('types', parsed.reason);
  return parsed.types ?? null;
}

/**
 * Verifies that an endpoint repeats a signed challenge.
 *
 * @throws {ApiError} invalid_request naming `url`
 */
export async function proveWebhook(
  url: string,
  subscriptionId: string,
  {
    live,
    newSecret,
    baseUrl,
  }: {
    readonly live: EndpointChecks & { readonly judgeUrl: JudgeUrl };
    readonly newSecret: () => string;
    readonly baseUrl: string;
  },
): Promise<void> {
  const verdict = live.judgeUrl(url);
  if (!verdict.ok) throw invalidField('url', `must be a URL that can be called: ${verdict.message}`);
  const challenge = newSecret();
  const proof = await live.challengeEndpoint(url, {
    kind: 'registryEndpointChallenge',
    body: {
      type: 'webhook.challenge',
      challenge,
      subscription_id: subscriptionId,
      registry_url: baseUrl,
      event_types: ['registry.events'],
    },
  });
  if (!proof.ok)
    throw invalidField(
      'url',
      `must lead to an endpoint that repeats the challenge: ${proof.reason.replace(/\.$/, '')}`,
    );
}

const PUSH_FEED = 'pushFeed';
const ATTEMPTS = 20;
const PAGE_EVENTS = 100;
/** Leaves room for the envelope below the maximum size of a body. */
const PAGE_CHARACTERS = 400_000;

/** Enqueues the job that sends a subscription its next page of events. */
export async function wakeSubscription(tx: Tables, id: string, now: Date): Promise<void> {
  await tx.jobs.enqueue({
    kind: PUSH_FEED,
    key: id,
    payload: { id },
    runAt: now,
    maxAttempts: ATTEMPTS,
    pullForward: true,
  });
}

/**
 * Puts the next page of the feed into the outbox. Only one page is in transit at a time. Pages therefore arrive in
 * order, and a receiver that is down costs one row, however many events occur.
 *
 * @returns whether a page was queued
 */
export async function queueFeedPage(tx: Tables, id: string, now: Date): Promise<boolean> {
  const subscription = await tx.feedSubscriptions.findForUpdate(id);
  if (subscription === undefined || subscription.status !== 'active') return false;
  const { organizationId, cursor, types } = subscription;
  if (!(await tx.webhookOwners.stands(organizationId, true, now))) {
    await pause(tx, subscription, OWNER_REVOKED, now);
    return false;
  }
  if (await tx.webhooks.hasOpen(organizationId, 'registry', id)) return false;
  if (await hasFallenBehind(tx.events, cursor, now)) {
    await pause(tx, subscription, 'cursor_expired', now);
    return false;
  }
  const floor = retentionFloor(now);
  const after = cursor !== null && cursor > floor ? cursor : floor;
  const page = await tx.events.page({ after, types: types ?? undefined, limit: PAGE_EVENTS });
  const taken = firstThatFit(page.events);
  const last = page.events[taken.length - 1];
  if (last === undefined) {
    // Everything up to here was looked at, so the subscription does not expire while no event passes its filter.
    if (page.through > after) await tx.feedSubscriptions.update({ ...subscription, cursor: page.through });
    return false;
  }
  const hasMore = page.hasMore || taken.length < page.events.length;
  const webhook = await outgoing.queueWebhookRegistryChanged(
    tx,
    {
      principalId: organizationId,
      accountId: null,
      kind: 'registry',
      subject: id,
      target: webhookTarget({ url: subscription.url }),
    },
    {
      type: 'registry.events',
      subscription_id: id,
      sent_at: now.toISOString(),
      previous_cursor: cursor,
      cursor: hasMore ? last.eventId : page.through,
      has_more: hasMore,
      // Each was checked when it was appended.
      events: taken.map((json): RegistryTypedRegistryEvent => JSON.parse(json)),
    },
    now,
  );
  if (webhook.status === 'failed') await pause(tx, subscription, webhook.failure, now);
  return webhook.status === 'open';
}

/** The first events that fit into a page together, and always the first one. */
function firstThatFit(events: readonly { readonly json: string }[]): string[] {
  const taken: string[] = [];
  let characters = 0;
  for (const { json } of events) {
    characters += json.length;
    if (taken.length > 0 && characters > PAGE_CHARACTERS) break;
    taken.push(json);
  }
  return taken;
}

/**
 * Moves a subscription on after a page was confirmed, or pauses it after a page failed. Ignores other kinds of
 * webhooks, tests and redeliveries.
 */
export async function endFeedPage(tx: Tables, webhook: Webhook, now: Date): Promise<void> {
  if (webhook.kind !== 'registry' || webhook.purpose !== null) return;
  const subscription = await tx.feedSubscriptions.findForUpdate(webhook.subject);
  if (subscription === undefined || subscription.status !== 'active') return;
  if (webhook.status === 'failed') return pause(tx, subscription, webhook.failure, now);
  const { previous_cursor: previous, cursor } = objectOf(JSON.parse(webhook.body));
  // The owner may have set the cursor back in the meantime.
  if (subscription.cursor === previous && typeof cursor === 'string') {
    await tx.feedSubscriptions.update({ ...subscription, cursor, updatedAt: now });
  }
  await wakeSubscription(tx, subscription.id, now);
}

async function pause(
  tx: Tables,
  subscription: FeedSubscription,
  reason: string | null,
  now: Date,
): Promise<void> {
  await tx.feedSubscriptions.update({
    ...subscription,
    status: 'paused',
    pauseReason: reason,
    updatedAt: now,
  });
  await tx.auditLog.append({
    id: webhookNoteId(subscription, now),
    at: now,
    action: 'webhook paused',
    actor: 'registry',
    actorName: 'registry',
    orgId: subscription.organizationId,
    subject: subscription.id,
    outcome: 'done',
    address: null,
    requestId: null,
    detail: { reason },
  });
}

const webhookNoteId = ({ id }: FeedSubscription, now: Date): string =>
  webhookChannel(id, String(now.getTime()));

/** Cancels the page in transit, so that the next page begins after the cursor of the subscription. */
export async function restart(tx: Tables, subscription: FeedSubscription, now: Date): Promise<void> {
  const { id, organizationId, url } = subscription;
  await tx.webhooks.cancelEvents(organizationId, 'registry', id, now);
  await tx.webhookChannels.put(webhookChannel(organizationId, url), null);
  await wakeSubscription(tx, id, now);
}
