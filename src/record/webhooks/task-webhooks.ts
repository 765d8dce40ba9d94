import { v7 as uuid } from 'uuid';
import type { EnumsNotificationType } from '../../../generated/types/schemas.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { accountOnWire } from '../../domain/accounts/on-wire.ts';
import { type AudienceKey, audienceOnWire } from '../../domain/audiences/audience.ts';
import { type ActivationId, deploymentOf, type SignalActivation } from '../../domain/signals/activation.ts';
import type { A2aPushConfig } from '../../domain/tasks/a2a.ts';
import { formOf, type ReleaseForm } from '../../domain/tasks/release.ts';
import { isFinalTaskStatus } from '../../domain/tasks/task-state.ts';
import {
  hasTaskWebhook,
  type PushConfig,
  pushConfigOf,
  pushTarget,
  type TaskEvent,
  taskBody,
} from '../../domain/webhooks/task-webhooks.ts';
import { LONGEST_WEBHOOK_MS, MOST_OPEN_WEBHOOKS, webhookChannel } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';
import { queueWebhook, wakeChannel } from './outbox.ts';

type Json = Readonly<Record<string, unknown>>;

/** Sends the new state of a submitted task, in the transaction that changed it. */
export async function announceTask(tx: Tables, task: AgentTask): Promise<void> {
  const config = pushConfigOf(task.pushConfig);
  const form = formOf(task.request);
  if (config === null || !hasTaskWebhook(task.taskType, form)) return;
  const event = {
    ...{ taskId: task.id, taskType: task.taskType, protocol: task.protocol, status: task.status },
    ...{ at: task.updatedAt, message: task.message },
    result: isFinalTaskStatus(task.status) ? (task.result ?? task.error) : null,
  };
  await queueTaskWebhook(tx, task, config, event, form);
}

type BuyCall = {
  readonly principalId: string;
  readonly taskType: 'create_media_buy' | 'update_media_buy';
  readonly args: Json;
  readonly body: Json;
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
  const { media_buy_id: id } = body;
  // A submitted task has no buy yet and sends its own webhook when it ends.
  if (typeof id !== 'string' || body.status === 'submitted') return;
  const buy = await tx.mediaBuys.find({ principalId, id });
  for (const given of [args.push_notification_config, args.reporting_webhook, args.artifact_webhook]) {
    const url = pushConfigOf(given)?.url;
    if (url !== undefined) await resumeReceiver(tx, { principalId, url }, now);
  }
  const config = pushConfigOf(args.push_notification_config ?? buy?.details.push_notification_config);
  if (config === null) return;
  const taskId = `task_${id}_${buy?.revision ?? 1}`.slice(0, 255);
  const event: TaskEvent = {
    ...{ taskId, taskType, protocol: 'media-buy', status: 'completed', at: now, result: body },
  };
  const accountId = buy?.accountId ?? null;
  await queueTaskWebhook(tx, { principalId, accountId, id }, config, event, form, 'buy');
}

type WebhookOwner = {
  readonly principalId: string;
  readonly accountId: string | null;
  /** Identifier of the object that the webhook is about. */
  readonly id: string;
};

/** Queues one webhook with the body of tasks. */
export async function queueTaskWebhook(
  tx: Tables,
  { principalId, accountId, id }: WebhookOwner,
  config: PushConfig,
  event: TaskEvent,
  form: ReleaseForm,
  kind: 'task' | 'buy' | 'account' | 'rights' = 'task',
  notificationType: EnumsNotificationType | null = null,
): Promise<void> {
  const body = taskBody(config, event, form);
  await queueWebhook(
    tx,
    { principalId, accountId, kind, subject: id, notificationType, target: pushTarget(config), body },
    event.at,
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
  await queueTaskWebhook(
    tx,
    { principalId, accountId: id, id },
    config,
    {
      ...{ taskId: `task_${id}`, taskType: 'sync_accounts', protocol: 'account', at: now },
      status: 'completed',
      result: { status: 'completed', accounts: [{ ...account, action: 'updated' }] },
    },
    'specified',
    'account',
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
  const result = {
    status: 'completed',
    audiences: [audienceOnWire(audience, { action: 'updated', minimum })],
  };
  const taskId = `task_${id}_${now.getTime()}`.slice(0, 255);
  const event = {
    ...{ taskId, taskType: 'sync_audiences', protocol: 'media-buy', status: 'completed', at: now, result },
  };
  await queueTaskWebhook(tx, { principalId, accountId, id }, config, event, form, 'account');
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

/** Cancels the open webhooks for a receiver that the owner of its task removed. */
export async function withdrawA2aPush(
  tx: Tables,
  { principalId, taskId, configId }: { principalId: string; taskId: string; configId: string },
  now: Date,
): Promise<void> {
  await tx.webhooks.cancel(principalId, 'a2a', subjectOf(taskId, configId), now);
}
