import type { CallTask, TaskInput, TaskOutput } from './agent.ts';
import { AgentError, clientError } from './agent-error.ts';
import type { CallOptions } from './calling.ts';
import { objectOf } from './json.ts';
import { findError } from './read-error.ts';
import { deadline, pause } from './waiting.ts';

export type WaitOptions = {
  /** Milliseconds between two questions; 2000 when absent. */
  every?: number | undefined;
  /** Milliseconds after which the waiting ends with TIMEOUT; five minutes when absent. */
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
