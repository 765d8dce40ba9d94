import type { A2aPushConfig } from '../../domain/tasks/a2a.ts';
import type { Tables } from '../../store/index.ts';
import { queueWebhook } from './queue-webhook.ts';

const TOKEN_HEADER = 'x-a2a-notification-token';

/** Names one receiver of one task of A2A. */
const subjectOf = (taskId: string, configId: string): string => JSON.stringify([taskId, configId]);

/**
 * Queues a notification of A2A. Its body is that of A2A, without a key of ours, since it is the state of the task and
 * harmless when it comes twice; it is signed as all webhooks are, beside the credentials that its receiver asked for.
 */
export async function queueA2aPush(
  tx: Tables,
  { principalId, taskId, config }: { principalId: string; taskId: string; config: A2aPushConfig },
  { contentType, body }: { contentType: string; body: string },
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
  await queueWebhook(
    tx,
    {
      ...{ principalId, accountId: null, kind: 'a2a', subject: subjectOf(taskId, id), body },
      target: { url, mode: 'HTTP_MESSAGE_SIGNATURES', secret: null, headers },
    },
    now,
  );
}

/** Ends what waits for a receiver that its task's owner removed. */
export async function withdrawA2aPush(
  tx: Tables,
  { principalId, taskId, configId }: { principalId: string; taskId: string; configId: string },
  now: Date,
): Promise<void> {
  await tx.webhooks.cancel(principalId, 'a2a', subjectOf(taskId, configId), now);
}
