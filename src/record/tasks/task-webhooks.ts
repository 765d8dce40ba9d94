import { v7 as uuid } from 'uuid';
import type { Account } from '../../domain/accounts/account.ts';
import { accountOnWire } from '../../domain/accounts/on-wire.ts';
import { type AudienceKey, audienceOnWire } from '../../domain/audiences/audience.ts';
import { formOf, type ReleaseForm } from '../../domain/contract/release.ts';
import type { TaskResponse } from '../../domain/contract/shapes.ts';
import { type ActivationId, deploymentOf, type SignalActivation } from '../../domain/signals/activation.ts';
import {
  areaOf,
  hasTaskWebhook,
  pushConfigOf,
  pushTarget,
  type TaskEvent,
  taskEnvelope,
} from '../../domain/tasks/task-webhooks.ts';
import { LONGEST_WEBHOOK_MS, MOST_OPEN_WEBHOOKS, webhookChannel } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';
import { outgoing, wakeChannel } from '../webhooks/outbox.ts';

type Json = Readonly<Record<string, unknown>>;

/** Sends the new state of a submitted task, in the transaction that changed it. */
export async function announceTask(tx: Tables, task: AgentTask): Promise<void> {
  const { taskType, status } = task;
  const config = pushConfigOf(task.pushConfig);
  const form = formOf(task.request);
  if (config === null || !hasTaskWebhook(taskType, form) || !isSentStatus(status)) return;
  await outgoing.queueWebhookTaskEnded(
    tx,
    { ...task, kind: 'task', subject: task.id, target: pushTarget(config) },
    {
      ...taskEnvelope(config, endOf(task, status), form),
      task_type: taskType,
      protocol: areaOf(task.protocol),
      result: task.result ?? task.error ?? undefined,
    },
    task.updatedAt,
  );
}

/** Sends the end of a build that was submitted, in the transaction that changed its task. */
export async function announceBuild(
  tx: Tables,
  task: AgentTask,
  result: TaskResponse<'build_creative'>,
): Promise<void> {
  const config = pushConfigOf(task.pushConfig);
  const form = formOf(task.request);
  const { status } = task;
  if (config === null || !hasTaskWebhook('build_creative', form) || !isSentStatus(status)) return;
  await outgoing.queueWebhookCreativeBuilt(
    tx,
    { ...task, kind: 'task', subject: task.id, target: pushTarget(config) },
    {
      ...taskEnvelope(config, endOf(task, status), form),
      task_type: 'build_creative',
      protocol: areaOf(task.protocol),
      result,
    },
    task.updatedAt,
  );
}

const isSentStatus = (status: AgentTask['status']): status is TaskEvent['status'] =>
  status === 'completed' || status === 'failed' || status === 'canceled';

const endOf = ({ id, updatedAt, message }: AgentTask, status: TaskEvent['status']): TaskEvent => ({
  taskId: id,
  status,
  at: updatedAt,
  message,
});

type BuyCall = {
  readonly principalId: string;
  readonly taskType: 'create_media_buy' | 'update_media_buy';
  readonly args: Json;
  /** The response of the task, as the desk has checked it. */
  readonly body: object;
  readonly form: ReleaseForm;
  readonly now: Date;
};

/**
 * Sends the event of a call that made or changed a buy. The push configuration of a buy is used as long as the buy
 * exists: the first event is that the buy was accepted, and each change is a further event. Clients wait for these
 * events although the response was inline.
 */
export async function announceBuyCall(tx: Tables, call: BuyCall): Promise<void> {
  const { principalId, taskType, args, body, form, now } = call;
  const { media_buy_id: id, status }: { media_buy_id?: unknown; status?: unknown } = body;
  // A submitted task has no buy yet and sends its own webhook when it ends.
  if (typeof id !== 'string' || status === 'submitted') return;
  const buy = await tx.mediaBuys.find({ principalId, id });
  for (const given of [args.push_notification_config, args.reporting_webhook, args.artifact_webhook]) {
    const url = pushConfigOf(given)?.url;
    if (url !== undefined) await resumeReceiver(tx, { principalId, url }, now);
  }
  const config = pushConfigOf(args.push_notification_config ?? buy?.details.push_notification_config);
  if (config === null) return;
  const taskId = `task_${id}_${buy?.revision ?? 1}`.slice(0, 255);
  const envelope = taskEnvelope(config, { taskId, status: 'completed', at: now }, form);
  const about = {
    principalId,
    accountId: buy?.accountId ?? null,
    kind: 'buy',
    subject: id,
    target: pushTarget(config),
  } as const;
  // The desk has checked the body as the response of its task.
  if (taskType === 'create_media_buy')
    await outgoing.queueWebhookMediaBuyCreated(
      tx,
      about,
      {
        ...envelope,
        task_type: 'create_media_buy',
        protocol: 'media-buy',
        result: body as TaskResponse<'create_media_buy'>,
      },
      now,
    );
  else
    await outgoing.queueWebhookMediaBuyUpdated(
      tx,
      about,
      {
        ...envelope,
        task_type: 'update_media_buy',
        protocol: 'media-buy',
        result: body as TaskResponse<'update_media_buy'>,
      },
      now,
    );
}

/**
 * Resumes a paused receiver that its owner has just registered again, beginning with the webhooks that it missed
 * within a day. Ignores a receiver that is not paused.
 */
export async function resumeReceiver(
  tx: Tables,
  { principalId, url }: { principalId: string; url: string },
  now: Date,
): Promise<void> {
  const channel = webhookChannel(principalId, url);
  const failing = await tx.webhookChannels.find(channel);
  if (failing === undefined || failing.pausedAt === null) return;
  await tx.webhookChannels.put(channel, null);
  const since = new Date(now.getTime() - LONGEST_WEBHOOK_MS);
  await tx.webhookListing.reopenMissed(channel, since, MOST_OPEN_WEBHOOKS, now);
  await wakeChannel(tx, { channel, url, principalId }, now);
}

/** Sends the result of an account's review to the receiver that was registered with the account's declaration. */
export async function announceAccount(
  tx: Tables,
  before: Account,
  status: Account['status'],
  now: Date,
): Promise<void> {
  const config = pushConfigOf(before.settings.push);
  if (config === null || before.status !== 'pending_approval' || status === before.status) return;
  const {
    notification_configs: _configs,
    setup: _setup,
    ...account
  } = {
    setup: undefined,
    ...accountOnWire({ ...before, status }),
  };
  const { principalId, id } = before;
  await outgoing.queueWebhookAccountReviewed(
    tx,
    { principalId, accountId: id, kind: 'account', subject: id, target: pushTarget(config) },
    {
      ...taskEnvelope(config, { taskId: `task_${id}`, status: 'completed', at: now }, 'specified'),
      task_type: 'sync_accounts',
      result: { status: 'completed', accounts: [{ ...account, action: 'updated' }] },
    },
    now,
  );
}

/** Sends the new state of an audience to the receiver that was registered with its upload. */
export async function announceAudience(
  tx: Tables,
  { principalId, accountId, id }: AudienceKey,
  now: Date,
): Promise<void> {
  const receiver = await tx.audienceReceivers.find(principalId, accountId);
  if (receiver === undefined) return;
  const [audience] = await tx.audiences.some(principalId, accountId, [id]);
  if (audience === undefined) return;
  const { config, form, minimum } = receiver;
  const taskId = `task_${id}_${now.getTime()}`.slice(0, 255);
  await outgoing.queueWebhookAudienceChanged(
    tx,
    { principalId, accountId, kind: 'account', subject: id, target: pushTarget(config) },
    {
      ...taskEnvelope(config, { taskId, status: 'completed', at: now }, form),
      task_type: 'sync_audiences',
      protocol: 'media-buy',
      result: {
        status: 'completed',
        audiences: [audienceOnWire(audience, { action: 'updated', minimum })],
      },
    },
    now,
  );
}

/**
 * Stores the receiver for the end of the activations that a call started. Nothing is stored when all are already
 * live.
 */
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
 * deactivated in the meantime are left out. A call whose destinations were all deactivated sends nothing.
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
    const isFailed = kept.length === 0;
    await outgoing.queueWebhookSignalActivated(
      tx,
      { principalId, accountId, kind: 'task', subject: row.taskId, target: pushTarget(config) },
      {
        ...taskEnvelope(
          config,
          { taskId: row.taskId, status: isFailed ? 'failed' : 'completed', at: now },
          form,
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
