import type { TaskName, TaskShapes } from '../../../generated/tasks.ts';

export type TaskRequest<T extends TaskName> = TaskShapes[T]['request'];
export type TaskResponse<T extends TaskName> = TaskShapes[T]['response'];

/**
 * A task's own part of the answer, with its task status; the desk adds what all answers share: echo, time, release,
 * whether it is a replay. Refusals are thrown as `TaskError`.
 */
export type TaskAnswer<T extends TaskName> = {
  readonly body: TaskResponse<T>;
  /** Whether the account that the call was about is a sandbox account; absent where that cannot be said. */
  readonly sandbox?: boolean;
};
