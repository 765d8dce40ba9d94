/** States of an asynchronous task (specification, "Task status"). */
export const taskStates = [
  'submitted',
  'working',
  'input-required',
  'auth-required',
  'completed',
  'failed',
  'rejected',
  'canceled',
] as const;
export type TaskState = (typeof taskStates)[number];

const MOVES: Readonly<Record<TaskState, readonly TaskState[]>> = {
  submitted: ['working', 'input-required', 'auth-required', 'completed', 'failed', 'rejected', 'canceled'],
  working: ['submitted', 'input-required', 'auth-required', 'completed', 'failed', 'canceled'],
  'input-required': ['submitted', 'working', 'completed', 'failed', 'canceled'],
  'auth-required': ['submitted', 'working', 'completed', 'failed', 'canceled'],
  completed: [],
  failed: [],
  rejected: [],
  canceled: [],
};

export const isFinalTaskStatus = (state: TaskState): boolean => MOVES[state].length === 0;

/** Whether a task may change from one state to another; a final state never changes. */
export const mayMove = (from: TaskState, to: TaskState): boolean => MOVES[from].includes(to);
