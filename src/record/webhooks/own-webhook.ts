import type { Body } from '../../domain/contract/shapes.ts';
import { invalidField } from '../../domain/errors.ts';
import { parseTypes } from '../../domain/feed/feed.ts';
import { notMine } from '../../domain/members/principal.ts';
import type { Outside } from '../../domain/tasks/outside.ts';
import { webhookUrlFault } from '../../domain/webhooks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import type { FeedSubscription } from '../../store/webhooks/feed-subscriptions.ts';

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

/** As `ownWebhook`, for a change: pages that are made or end meanwhile wait for it. */
export const heldWebhook = async (tx: Tables, id: string, orgId: string): Promise<FeedSubscription> =>
  requireOwn(await tx.feedSubscriptions.findForUpdate(id), orgId);

function requireOwn(found: FeedSubscription | undefined, orgId: string): FeedSubscription {
  if (found === undefined || found.organizationId !== orgId) throw notMine('webhook');
  return found;
}

/** @throws {ApiError} invalid_request naming `types` */
export function readTypes(types: readonly string[] | undefined): readonly string[] | null {
  if (types === undefined) return null;
  const parsed = parseTypes(types.join(','));
  if (!parsed.ok) throw invalidField('types', parsed.reason);
  return parsed.types ?? null;
}

/**
 * Has an endpoint repeat a signed challenge.
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
    readonly live: Pick<Outside, 'challengeEndpoint'>;
    readonly newSecret: () => string;
    readonly baseUrl: string;
  },
): Promise<void> {
  const fault = webhookUrlFault(url);
  if (fault !== null) throw invalidField('url', fault);
  const challenge = newSecret();
  const body = {
    ...{ type: 'webhook.challenge', challenge, subscription_id: subscriptionId },
    ...{ registry_url: baseUrl, event_types: ['registry.events'] },
  };
  const proof = await live.challengeEndpoint(url, body);
  if (!proof.ok)
    throw invalidField(
      'url',
      `must lead to an endpoint that repeats the challenge: ${proof.reason.replace(/\.$/, '')}`,
    );
}
