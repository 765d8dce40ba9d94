import type { TaskRead } from '../../desk/tasks/call.ts';
import type { TaskResponse } from '../../domain/contract/shapes.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { mayFollow } from '../../domain/tasks/followed-tasks.ts';
import { isInScope, taskScope } from '../../record/accounts/resolve-account.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';

/**
 * `get_task_status`: the state of a task of the caller. A task of another caller, or one that the caller may
 * not call, looks exactly like an unknown one.
 */
export const getTaskStatus: TaskRead<'get_task_status'> = async (args, call) => {
  const { task_id: id, account, include_history: withHistory, include_result: withResult } = args;
  const key = { principalId: call.principal.id, id };
  const task = await call.store.agentTasks.find(key);
  const scope = account === undefined ? undefined : await taskScope(account, call);
  const isElsewhere = task === undefined || (scope !== undefined && !isInScope(task, scope));
  if (isElsewhere || !mayFollow(call.principal, task.taskType)) {
    throw new TaskError('REFERENCE_NOT_FOUND', 'The caller has no task with this id.', { field: 'task_id' });
  }
  const steps = withHistory ? await call.store.agentTasks.steps(key) : null;
  return {
    body: {
      ...describe(task),
      ...(withResult && task.status === 'completed' && task.result !== null ? { result: task.result } : {}),
      ...(steps === null
        ? {}
        : {
            history: steps.map(({ at, kind, data }) => ({ timestamp: at.toISOString(), type: kind, data })),
          }),
    },
  };
};

function describe(task: AgentTask): TaskResponse<'get_task_status'> {
  return {
    task_id: task.id,
    task_type: task.taskType,
    protocol: task.protocol,
    status: task.status,
    created_at: task.createdAt.toISOString(),
    updated_at: task.updatedAt.toISOString(),
    ...(task.completedAt === null ? {} : { completed_at: task.completedAt.toISOString() }),
    has_webhook: task.pushConfig !== null,
    ...(task.message === null ? {} : { message: task.message }),
    ...(task.progress === null ? {} : { progress: task.progress }),
    ...(task.error === null ? {} : { error: task.error as { code: string; message: string } }),
  };
}
