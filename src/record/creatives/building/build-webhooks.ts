import type { TaskResponse } from '../../../domain/contract/shapes.ts';
import { storedWebhookReader } from '../../../domain/contract/webhook-reader.ts';
import {
  areaOf,
  hasTaskWebhook,
  pushConfigOf,
  pushTarget,
  taskEnvelope,
} from '../../../domain/tasks/task-webhooks.ts';
import type { Tables } from '../../../store/index.ts';
import type { AgentTask } from '../../../store/tasks/agent-tasks.ts';
import { endOfTask, isSentStatus } from '../../tasks/task-webhooks.ts';
import { outgoing } from '../../webhooks/outbox.ts';

/** Sends the end of a build that was submitted, in the transaction that changed its task. */
export async function announceBuild(
  tx: Tables,
  task: AgentTask,
  result: TaskResponse<'build_creative'>,
): Promise<void> {
  const config = pushConfigOf(task.pushConfig);
  const reader = storedWebhookReader(task.request);
  const { status } = task;
  if (config === null || !hasTaskWebhook('build_creative', reader.form) || !isSentStatus(status)) return;
  await outgoing.queueWebhookCreativeBuilt(
    tx,
    { ...task, kind: 'task', subject: task.id, target: pushTarget(config) },
    {
      ...taskEnvelope(config, endOfTask(task, status), reader),
      task_type: 'build_creative',
      protocol: areaOf(task.protocol),
      result,
    },
    task.updatedAt,
  );
}
