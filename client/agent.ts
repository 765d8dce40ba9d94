import { protocol } from '../generated/protocol.ts';
import { type TaskName, type TaskShapes, tasks } from '../generated/tasks.ts';
import { AgentError, clientError } from './agent-error.ts';
import type { CallOptions } from './calling.ts';
import { objectOf } from './json.ts';
import { findError } from './read-error.ts';
import { deadline, pause } from './waiting.ts';

/** Argument that the client fills in when it is missing. */
type Filled = 'idempotency_key';
// Mapped key by key: `Omit` loses the named keys of an object type that allows additional keys.
type WithoutKey<R> = R extends unknown
  ? { [K in keyof R as K extends Filled ? never : K]: R[K] } & { idempotency_key?: string | undefined }
  : never;

/** Arguments of a task. A write without an idempotency key gets a new key, which the client's own retries reuse. */
export type TaskInput<T extends TaskName> = WithoutKey<TaskShapes[T]['request']>;
/** Answer of a task, in every form that it may have. A task that is not finished has `status: 'submitted'`. */
export type TaskOutput<T extends TaskName> = TaskShapes[T]['response'];

export type CallTask = <T extends TaskName>(
  task: T,
  args: TaskInput<T>,
  options?: CallOptions,
) => Promise<TaskOutput<T>>;

/** An agent, with one method per task. Every promise that a method returns rejects with an `AgentError`. */
export type Agent = {
  readonly [T in TaskName]: (args: TaskInput<T>, options?: CallOptions) => Promise<TaskOutput<T>>;
} & {
  readonly transport: 'mcp' | 'a2a';
  /** Address that the calls go to. */
  readonly url: string;
  /** Calls a task by its name. */
  readonly call: CallTask;
  /** The agent's declared capabilities: versions, areas, features. Requested anew with each call. */
  capabilities(options?: CallOptions): Promise<TaskOutput<typeof protocol.capabilitiesTask>>;
  /**
   * Polls a task that answered `submitted` until it has ended or needs input from the caller.
   *
   * @param taskId `task_id` of that answer
   * @returns the last state, with `result` when the task is completed
   * @throws {AgentError} the task's own error, or CANCELED without one, when it failed, was rejected or was
   *   canceled; TIMEOUT
   */
  waitFor(taskId: string, options?: WaitOptions): Promise<TaskOutput<'get_task_status'>>;
  /** Ends the session and every running call. */
  close(): Promise<void>;
};

type Own = Pick<Agent, 'transport' | 'url' | 'call' | 'waitFor' | 'close'>;

export function createAgent(own: Own): Agent {
  const { call } = own;
  const methods = Object.fromEntries(
    (Object.keys(tasks) as TaskName[]).map((task) => [
      task,
      (args: TaskInput<typeof task>, options?: CallOptions) => call(task, args, options),
    ]),
  ) as { [T in TaskName]: Agent[T] };
  return { ...methods, ...own, capabilities: (options) => call(protocol.capabilitiesTask, {}, options) };
}

export type WaitOptions = {
  /** Milliseconds between two polls; 2000 when absent. */
  every?: number | undefined;
  /** Milliseconds after which `waitFor` throws TIMEOUT; five minutes when absent. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Account that the task was started for. */
  account?: TaskInput<'get_task_status'>['account'];
};

type Status = TaskOutput<'get_task_status'>;

const TASK = 'get_task_status';
const EVERY_MS = 2_000;
const TIMEOUT_MS = 300_000;
const RUNNING: ReadonlySet<string> = new Set(['submitted', 'working', 'unknown']);
const LOST: ReadonlySet<string> = new Set(['failed', 'rejected', 'canceled']);

export async function waitFor(call: CallTask, taskId: string, options: WaitOptions): Promise<Status> {
  const { every = EVERY_MS, timeout = TIMEOUT_MS, signal, account } = options;
  const until = deadline(timeout, signal);
  const asking: CallOptions = { signal: until };
  const args = { task_id: taskId, include_result: true, ...(account === undefined ? {} : { account }) };
  for (;;) {
    const status = await call(TASK, args, asking);
    if (LOST.has(status.status)) throw lossOf(status);
    if (!RUNNING.has(status.status)) return status;
    await pause(every, until);
  }
}

function lossOf(body: Status): AgentError {
  const found = findError([{ error: objectOf(body).error }]);
  if (found !== undefined) return new AgentError({ ...found, source: 'agent', task: TASK, body });
  return clientError('CANCELED', `The task ended as ${body.status}.`, { task: TASK, body });
}
