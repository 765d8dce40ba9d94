import type { Account } from '../../domain/accounts/account.ts';
import { accountOnWire } from '../../domain/accounts/on-wire.ts';
import { storedWebhookReader, type WebhookReader } from '../../domain/contract/webhook-reader.ts';
import {
  areaOf,
  hasTaskWebhook,
  pushConfigOf,
  pushTarget,
  type TaskEvent,
  taskEnvelope,
} from '../../domain/tasks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';
import { outgoing } from '../webhooks/outbox.ts';

/** Sends the new state of a submitted task, in the transaction that changed it. */
export async function announceTask(tx: Tables, task: AgentTask): Promise<void> {
  const { taskType, status } = task;
  const config = pushConfigOf(task.pushConfig);
  const reader = storedWebhookReader(task.request);
  if (config === null || !hasTaskWebhook(taskType, reader.form) || !isSentStatus(status)) return;
  await outgoing.queueWebhookTaskEnded(
    tx,
    { ...task, kind: 'task', subject: task.id, target: pushTarget(config) },
    {
      ...taskEnvelope(config, endOfTask(task, status), reader),
      task_type: taskType,
      protocol: areaOf(task.protocol),
      result: task.result ?? task.error ?? undefined,
    },
    task.updatedAt,
  );
}

export const isSentStatus = (status: AgentTask['status']): status is TaskEvent['status'] =>
  status === 'completed' || status === 'failed' || status === 'canceled';

export const endOfTask = ({ id, updatedAt, message }: AgentTask, status: TaskEvent['status']): TaskEvent => ({
  taskId: id,
  status,
  at: updatedAt,
  message,
});

/** The reader of an account that was declared before accounts stored theirs. */
const UNKNOWN: WebhookReader = { form: 'specified' };

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
      ...taskEnvelope(
        config,
        { taskId: `task_${id}`, status: 'completed', at: now },
        before.settings.reader ?? UNKNOWN,
      ),
      task_type: 'sync_accounts',
      result: { status: 'completed', accounts: [{ ...account, action: 'updated' }] },
    },
    now,
  );
}
