import type { Webhook } from '../../src/domain/webhooks/webhook.ts';
import { webhookChannel } from '../../src/domain/webhooks/webhook.ts';
import { newId } from '../../src/infra/random.ts';
import type { TestApp } from './app.ts';

/** A page of events that was given up, of a subscription. */
export async function putPage(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  { orgId, webhookId, url }: { orgId: string; webhookId: string; url: string },
  more: Partial<Webhook> = {},
): Promise<Webhook> {
  const id = newId();
  const now = clock.now();
  const page: Webhook = {
    id,
    principalId: orgId,
    accountId: null,
    channel: webhookChannel(orgId, url),
    kind: 'registry',
    subject: webhookId,
    subscriberId: null,
    notificationType: null,
    sequence: null,
    url,
    mode: 'HTTP_MESSAGE_SIGNATURES',
    secret: null,
    headers: null,
    body: JSON.stringify({ idempotency_key: `whk_${id}`, type: 'registry.events' }),
    bytes: 2,
    key: `whk_${id}`,
    status: 'failed',
    failure: 'status_500',
    attempts: 1,
    dueAt: now,
    endsAt: now,
    createdAt: now,
    endedAt: now,
    purpose: null,
    originId: null,
    ...more,
  };
  await store.transaction((tx) => tx.webhooks.insert(page));
  return page;
}
