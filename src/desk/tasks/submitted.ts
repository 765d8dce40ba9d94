import { type TaskName, tasks } from '../../../generated/tasks.ts';
import { operatorOf } from '../../domain/accounts/account.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { taskNamed } from '../../domain/contract/task-name.ts';
import { isObject } from '../../domain/json/values.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import type { Origin } from '../../domain/members/principal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { mayFollow } from '../../domain/tasks/followed-tasks.ts';
import { isFinalTaskStatus } from '../../domain/tasks/task-state.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';
import { announceTask } from '../../record/tasks/task-webhooks.ts';
import type { Store } from '../../store/open.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';
import type { ForcedArm } from '../../store/tasks/forced-arms.ts';
import { taskEntry } from './write-once.ts';

type Submission = {
  /** Id to poll with; generated when absent. */
  readonly taskId?: string;
  readonly accountId: string | null;
  /** Area of the protocol, written with hyphens. */
  readonly protocol: AgentTask['protocol'];
  readonly message?: string | undefined;
};
type Arguments = Readonly<Record<string, unknown>>;
/** Tasks that may have a record. */
type SubmittableTask = TaskName & AgentTask['taskType'];

const MAX_CONTEXT = 10_000;

/** The part of a request that is stored: everything except keys, push configuration and governance tokens. */
function keptRequest(args: Arguments): Arguments {
  const {
    idempotency_key: _key,
    push_notification_config: _push,
    governance_context: _token,
    ...kept
  } = args;
  return kept;
}

/** The record of a task that is submitted now. */
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
    operator: operatorOf(args.account),
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

/** The `submitted` response, which has the same form for every task that has one. */
type Submitted = { readonly status: 'submitted'; readonly task_id: string; readonly message?: string };

/**
 * Stores a request that waits for something outside this process as a task, in the transaction of its call. The
 * response names the task, and nothing that does not exist yet.
 */
export async function submit<T extends SubmittableTask>(
  name: T,
  args: Arguments,
  call: Pick<TaskWriteCall<T>, 'now' | 'newId' | 'store'> & { principal: { id: string } },
  submission: Submission,
): Promise<{ body: Submitted }> {
  const task = newTask(name, args, call, submission);
  // A test that requests the same id again starts a new task.
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

/** Tasks whose area of the protocol a record can have. */
type ForcedTask = {
  [T in SubmittableTask]: (typeof tasks)[T]['protocol'] extends AgentTask['protocol'] ? T : never;
}[SubmittableTask];

/** Stores a request as a submitted task on request of a test, with the id and message that the test named. */
export const submitForced = <T extends ForcedTask>(
  name: T,
  args: TaskRequest<T>,
  call: Parameters<typeof submit<T>>[2],
  { taskId, message }: ForcedArm,
  accountId: string | null,
): Promise<{ body: Submitted }> =>
  submit(name, { ...args }, call, {
    ...(taskId === null ? {} : { taskId }),
    accountId,
    protocol: tasks[name].protocol,
    message: message ?? undefined,
  });

type By = { principal: AgentPrincipal; origin: Origin; now: Date; newId: () => string };

/**
 * Cancels a pending task. A task that has ended stays as it is: its caller could not know that it was about to
 * end.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND when the task belongs to another caller, or the caller may no longer
 *   call it
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
