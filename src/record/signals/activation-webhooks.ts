import { v7 as uuid } from 'uuid';
import type { WebhookReader } from '../../domain/contract/webhook-reader.ts';
import { type ActivationId, deploymentOf, type SignalActivation } from '../../domain/signals/activation.ts';
import { pushConfigOf, pushTarget, taskEnvelope } from '../../domain/tasks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import { outgoing } from '../webhooks/outbox.ts';

/**
 * Stores the receiver for the end of the activations that a call started. Nothing is stored when all are already
 * live.
 */
export async function awaitActivations(
  tx: Tables,
  started: readonly SignalActivation[],
  call: { readonly push: unknown; readonly reader: WebhookReader; readonly sandbox: boolean },
): Promise<void> {
  const config = pushConfigOf(call.push);
  const [first] = started;
  if (config === null || first === undefined || started.every(({ status }) => status === 'live')) return;
  const { principalId, accountId, segmentId } = first;
  const destinations = started.map(({ destination }) => destination);
  const receiver = { config, ...call.reader, sandbox: call.sandbox, destinations };
  await tx.activationReceivers.insert({
    principalId,
    accountId,
    segmentId,
    taskId: `task_${uuid()}`,
    receiver,
  });
}

/**
 * Sends the full response of each call whose last destination has become live or failed. Destinations that were
 * deactivated in the meantime are left out. A call whose destinations were all deactivated sends nothing.
 */
export async function announceActivations(
  tx: Tables,
  id: ActivationId,
  { failed, now }: { failed: boolean; now: Date },
): Promise<void> {
  const { principalId, accountId, segmentId } = id;
  for (const row of await tx.activationReceivers.list(id)) {
    const { config, sandbox, destinations } = row.receiver;
    if (!destinations.includes(id.destination)) continue;
    const found = await Promise.all(
      destinations.map((destination) =>
        tx.signalActivations.find({ principalId, accountId, segmentId, destination }),
      ),
    );
    const kept = found.filter((one) => one !== undefined);
    if (kept.some(({ status }) => status === 'activating')) continue;
    await tx.activationReceivers.remove(row);
    if (kept.length === 0 && !failed) continue;
    const isFailed = kept.length === 0;
    await outgoing.queueWebhookSignalActivated(
      tx,
      { principalId, accountId, kind: 'task', subject: row.taskId, target: pushTarget(config) },
      {
        ...taskEnvelope(
          config,
          { taskId: row.taskId, status: isFailed ? 'failed' : 'completed', at: now },
          row.receiver,
        ),
        task_type: 'activate_signal',
        protocol: 'signals',
        result: isFailed
          ? { status: 'failed', errors: [REJECTED] }
          : {
              status: 'completed',
              sandbox: sandbox ? true : undefined,
              deployments: kept.map((one) => deploymentOf(one, one.target, now)),
            },
      },
      now,
    );
  }
}

const REJECTED = {
  code: 'ACTIVATION_FAILED',
  message: 'The platform rejected the signal.',
  recovery: 'correctable',
} as const;
