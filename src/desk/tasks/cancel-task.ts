import { type Task, tasks } from '../../../generated/tasks.ts';
import type { Origin } from '../../domain/members/audit.ts';
import { type AgentPrincipal, mayCall } from '../../domain/tasks/agent-principal.ts';
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
 * @throws {TaskError} REFERENCE_NOT_FOUND for a task that is not the caller's, INSUFFICIENT_PERMISSIONS for a caller
 * that may not begin such a task any more
 */
export async function cancelTask(store: Store, id: string, by: By): Promise<void> {
  const key = { principalId: by.principal.id, id };
  await store.transaction(async (tx) => {
    const task = await tx.agentTasks.find(key);
    if (task === undefined) throw new TaskError('REFERENCE_NOT_FOUND', 'There is no such task.');
    const name = taskNamed(task.taskType);
    const permission = name === undefined ? null : (tasks[name] as Task).permission;
    if (!mayCall(by.principal, permission)) {
      const needed =
        permission === null
          ? 'a permission of the agent'
          : `the permission ${permission.resource}:${permission.action}`;
      throw new TaskError('INSUFFICIENT_PERMISSIONS', `Canceling this task needs ${needed}.`);
    }
    if (name === undefined || isFinalTaskStatus(task.status)) return;
    const canceled = { ...task, status: 'canceled', updatedAt: by.now } as const;
    if (!(await tx.agentTasks.move(task.status, canceled))) return;
    await tx.agentTasks.addStep(key, { kind: 'response', data: { status: 'canceled' }, at: by.now });
    await announceTask(tx, canceled);
    await tx.auditLog.append({ ...taskEntry(name, { task_id: id }, by), action: 'cancel_task' });
  });
}
