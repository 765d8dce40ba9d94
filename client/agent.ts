import { protocol } from '../generated/protocol.ts';
import { type TaskName, type TaskShapes, tasks } from '../generated/tasks.ts';
import type { CallOptions } from './calling.ts';
import type { WaitOptions } from './wait-for.ts';

/** Keys that the client fills in where they are missing. */
type Filled = 'idempotency_key';
// Mapped key by key, because `Omit` loses the named keys of an object that is open to more.
type WithoutKey<R> = R extends unknown
  ? { [K in keyof R as K extends Filled ? never : K]: R[K] } & { idempotency_key?: string | undefined }
  : never;

/** Arguments of a task. A write without an idempotency key gets a fresh one, kept over the client's own retries. */
export type TaskInput<T extends TaskName> = WithoutKey<TaskShapes[T]['request']>;
/** Answer of a task, in all forms that it may have: a task that is not finished answers `status: 'submitted'`. */
export type TaskOutput<T extends TaskName> = TaskShapes[T]['response'];

export type CallTask = <T extends TaskName>(
  task: T,
  args: TaskInput<T>,
  options?: CallOptions,
) => Promise<TaskOutput<T>>;

/** An agent, with one method per task. Every promise that it gives rejects with an `AgentError`. */
export type Agent = {
  readonly [T in TaskName]: (args: TaskInput<T>, options?: CallOptions) => Promise<TaskOutput<T>>;
} & {
  readonly transport: 'mcp' | 'a2a';
  /** Address that the calls go to. */
  readonly url: string;
  /** Calls a task by its name. */
  readonly call: CallTask;
  /** What the agent declares of itself: versions, areas, features. Asked anew each time. */
  capabilities(options?: CallOptions): Promise<TaskOutput<typeof protocol.capabilitiesTask>>;
  /**
   * Polls a task that answered `submitted` until it has ended or waits for its caller.
   *
   * @param taskId `task_id` of that answer
   * @returns the last state, with `result` when it is completed
   * @throws {AgentError} the task's own error when it failed, was rejected or canceled; TIMEOUT
   */
  waitFor(taskId: string, options?: WaitOptions): Promise<TaskOutput<'get_task_status'>>;
  /** Ends the session and every call that is under way. */
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
