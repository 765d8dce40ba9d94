import type { EnumsNotificationType } from '../../../generated/types/schemas.ts';
import type { ReleaseForm } from '../../domain/tasks/release.ts';
import { isFinalTaskStatus } from '../../domain/tasks/task-state.ts';
import {
  formOf,
  hasTaskWebhook,
  type PushConfig,
  pushConfigOf,
  pushTarget,
  type TaskEvent,
  taskBody,
} from '../../domain/webhooks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';
import { queueWebhook } from './queue-webhook.ts';
import { resumeReceiver } from './resume-receiver.ts';

type Json = Readonly<Record<string, unknown>>;

/** Sends the new state of a task that had been submitted, in the transaction that moved it. */
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
 * The configuration of a buy is a channel that lasts as long as the buy. The first event is that the buy was accepted,
 * and each change of it is another; clients wait for them although the answer was inline.
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
  /** Of what the webhook is about. */
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
