import { v7 as uuid } from 'uuid';
import { type ActivationId, deploymentOf, type SignalActivation } from '../../domain/signals/activation.ts';
import type { ReleaseForm } from '../../domain/tasks/release.ts';
import { pushConfigOf } from '../../domain/webhooks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import { queueTaskWebhook } from './task-webhooks.ts';

/** Remembers where a call that activates a signal wants its end sent; nothing when its answer was the end. */
export async function awaitActivations(
  tx: Tables,
  started: readonly SignalActivation[],
  call: { readonly push: unknown; readonly form: ReleaseForm; readonly sandbox: boolean },
): Promise<void> {
  const config = pushConfigOf(call.push);
  const [first] = started;
  if (config === null || first === undefined || started.every(({ status }) => status === 'live')) return;
  const { principalId, accountId, segmentId } = first;
  const destinations = started.map(({ destination }) => destination);
  const receiver = { config, form: call.form, sandbox: call.sandbox, destinations };
  await tx.activationReceivers.insert({
    ...{ principalId, accountId, segmentId, taskId: `task_${uuid()}`, receiver },
  });
}

/**
 * Sends the full response of each call whose last destination has become live or failed. Destinations that were
 * deactivated meanwhile are left out; a call of which nothing is left sends nothing.
 */
export async function announceActivations(
  tx: Tables,
  id: ActivationId,
  { failed, now }: { failed: boolean; now: Date },
): Promise<void> {
  const { principalId, accountId, segmentId } = id;
  for (const row of await tx.activationReceivers.list(id)) {
    const { config, form, sandbox, destinations } = row.receiver;
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
    const message = 'The platform rejected the signal.';
    const result =
      kept.length === 0
        ? { status: 'failed', errors: [{ code: 'ACTIVATION_FAILED', message, recovery: 'correctable' }] }
        : {
            ...{ status: 'completed', ...(sandbox ? { sandbox } : {}) },
            deployments: kept.map((one) => deploymentOf(one, one.target, now)),
          };
    await queueTaskWebhook(
      tx,
      { principalId, accountId, id: row.taskId },
      config,
      {
        ...{ taskId: row.taskId, taskType: 'activate_signal', protocol: 'signals', status: result.status },
        ...{ at: now, result },
      },
      form,
    );
  }
}
