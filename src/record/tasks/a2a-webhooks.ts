import type { NewBody } from '../../../generated/webhooks.ts';
import type { A2aPushConfig } from '../../domain/tasks/a2a.ts';
import type { Tables } from '../../store/index.ts';
import { outgoing } from '../webhooks/outbox.ts';

const TOKEN_HEADER = 'x-a2a-notification-token';

/** Subject of the webhooks to one receiver of one A2A task. */
const subjectOf = (taskId: string, configId: string): string => JSON.stringify([taskId, configId]);

/**
 * Queues an A2A push notification. Its body is defined by A2A and has no idempotency key: it is the state of the
 * task, so a duplicate does no harm. It is signed like all webhooks, beside the credentials that its receiver
 * asked for.
 */
export async function queueA2aPush(
  tx: Tables,
  { principalId, taskId, config }: { principalId: string; taskId: string; config: A2aPushConfig },
  { contentType, content }: A2aNotification,
  now: Date,
): Promise<void> {
  const { id, url, token, authentication } = config;
  const headers = {
    'content-type': contentType,
    ...(token === '' ? {} : { [TOKEN_HEADER]: token }),
    ...(authentication === null
      ? {}
      : { authorization: `${authentication.scheme} ${authentication.credentials}` }),
  };
  const event = {
    principalId,
    accountId: null,
    kind: 'a2a',
    subject: subjectOf(taskId, id),
    target: { url, mode: 'HTTP_MESSAGE_SIGNATURES', secret: null, headers },
  } as const;
  if (content.version === '1.0') await outgoing.queueWebhookA2aTaskChanged(tx, event, content.body, now);
  else await outgoing.queueWebhookA2a03TaskChanged(tx, event, content.body, now);
}

/** A notification in the form of the A2A version with which its receiver was registered. */
export type A2aNotification = {
  readonly contentType: string;
  readonly content:
    | { readonly version: '1.0'; readonly body: NewBody<'a2aTaskChanged'> }
    | { readonly version: '0.3'; readonly body: NewBody<'a2a03TaskChanged'> };
};

/** Cancels the open webhooks for a receiver that the owner of its task removed. */
export async function withdrawA2aPush(
  tx: Tables,
  { principalId, taskId, configId }: { principalId: string; taskId: string; configId: string },
  now: Date,
): Promise<void> {
  await tx.webhooks.cancel(principalId, 'a2a', subjectOf(taskId, configId), now);
}
