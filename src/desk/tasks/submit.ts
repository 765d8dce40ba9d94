import { type TaskName, tasks } from '../../../generated/tasks.ts';
import { isObject } from '../../domain/json/values.ts';
import type { TaskWriteCall } from '../../record/tasks/task-call.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';

type Submission = {
  /** Id to poll with; one of our own when absent. */
  readonly taskId?: string;
  readonly accountId: string | null;
  /** Area of the protocol, with hyphens. */
  readonly protocol: AgentTask['protocol'];
  readonly message?: string | undefined;
};
type Arguments = Readonly<Record<string, unknown>>;
/** Tasks that a record may be of. */
type SubmittableTask = TaskName & AgentTask['taskType'];

const MAX_CONTEXT = 10_000;

/** What is kept of a request: everything but what proves something. */
export function keptRequest(args: Arguments): Arguments {
  const {
    idempotency_key: _key,
    push_notification_config: _push,
    governance_context: _token,
    ...kept
  } = args;
  return kept;
}

/** The record of a task that begins now. */
export function newTask<T extends SubmittableTask>(
  name: T,
  args: Arguments,
  { principal, now, newId }: Pick<TaskWriteCall<T>, 'now' | 'newId'> & { principal: { id: string } },
  { taskId, accountId, protocol, message }: Submission,
): AgentTask {
  const push = args.push_notification_config;
  return {
    principalId: principal.id,
    id: taskId ?? `task_${newId()}`,
    accountId,
    taskType: tasks[name].name,
    protocol,
    status: 'submitted',
    request: keptRequest(args),
    context: JSON.stringify(args.context ?? '')
      .toLowerCase()
      .slice(0, MAX_CONTEXT),
    result: null,
    error: null,
    progress: null,
    message: message ?? null,
    pushConfig: isObject(push) ? push : null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  };
}

/** The form that the answer of every task has that may be submitted. */
type Submitted = { readonly status: 'submitted'; readonly task_id: string; readonly message?: string };

/**
 * Puts a request aside that waits for something outside, in the transaction of its call. The answer names the task and
 * nothing that does not exist yet.
 */
export async function submit<T extends SubmittableTask>(
  name: T,
  args: Arguments,
  call: Pick<TaskWriteCall<T>, 'now' | 'newId' | 'store'> & { principal: { id: string } },
  submission: Submission,
): Promise<{ body: Submitted }> {
  const task = newTask(name, args, call, submission);
  // A test that asks for an id once more begins anew.
  if (!(await call.store.agentTasks.insert(task))) await call.store.agentTasks.replace(task);
  await call.store.agentTasks.addStep(task, { kind: 'request', data: task.request, at: call.now });
  const { message } = submission;
  const body: Submitted = {
    status: 'submitted',
    task_id: task.id,
    ...(message === undefined ? {} : { message }),
  };
  await call.store.agentTasks.addStep(task, { kind: 'response', data: body, at: call.now });
  return { body };
}
