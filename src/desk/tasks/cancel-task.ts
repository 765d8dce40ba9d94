import type { Origin } from '../../domain/members/principal.ts';
import { type AgentPrincipal, mayFollow } from '../../domain/tasks/agent-principal.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import { taskNamed } from '../../domain/tasks/task-name.ts';
import { isFinalTaskStatus } from '../../domain/tasks/task-state.ts';
import { announceTask } from '../../record/webhooks/task-webhooks.ts';
import type { Store } from '../../store/open.ts';
import { taskEntry } from './audit.ts';

type By = { principal: AgentPrincipal; origin: Origin; now: Date; newId: () => string };

/**
 * Withdraws a task that waits. One that has ended stays as it ended: a caller cannot know that the result was on its
 * way.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND for a task that is not the caller's, or that it may not begin any more
 */
export async function cancelTask(store: Store, id: string, by: By): Promise<void> {
  const key = { principalId: by.principal.id, id };
  await store.transaction(async (tx) => {
    const task = await tx.agentTasks.find(key);
    if (task === undefined || !mayFollow(by.principal, task.taskType))
      throw new TaskError('REFERENCE_NOT_FOUND', 'The caller has no task with this id.');
    const name = taskNamed(task.taskType);
    if (name === undefined || isFinalTaskStatus(task.status)) return;
    const canceled = { ...task, status: 'canceled', updatedAt: by.now } as const;
    if (!(await tx.agentTasks.move(task.status, canceled))) return;
    await tx.agentTasks.addStep(key, { kind: 'response', data: { status: 'canceled' }, at: by.now });
    await announceTask(tx, canceled);
    await tx.auditLog.append({ ...taskEntry(name, { task_id: id }, by), action: 'cancel_task' });
  });
}
