import type { TaskName, TaskShapes } from '../../../generated/tasks.ts';
import type { SchemaTypes } from '../../../generated/types/schemas.ts';

export type TaskRequest<T extends TaskName> = TaskShapes[T]['request'];
export type TaskResponse<T extends TaskName> = TaskShapes[T]['response'];

/** The body of a task that asks its caller for something, where the contract has one. */
type Asking<T extends TaskName> = T extends 'create_media_buy'
  ? SchemaTypes['media-buy/create-media-buy-async-response-input-required'] & {
      readonly status: 'input-required';
    }
  : never;

/**
 * A task's own part of the answer, with its task status; the desk adds what all answers share: echo, time, release,
 * whether it is a replay. Refusals are thrown as `TaskError`.
 */
export type TaskAnswer<T extends TaskName> = {
  readonly body: TaskResponse<T> | Asking<T>;
  /** Whether the account that the call was about is a sandbox account; absent where that cannot be said. */
  readonly sandbox?: boolean;
};
