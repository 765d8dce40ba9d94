import { protocol } from '../../../generated/protocol.ts';
import type { Task } from '../../../generated/tasks.ts';
import type { TaskOutcome } from '../../desk/run-task.ts';
import type { A2aNote, A2aState, A2aTask, Invocation } from '../../domain/tasks/a2a.ts';
import { envelopError, openFrame } from '../../domain/tasks/release.ts';
import { internalError, TaskError } from '../../domain/tasks/task-error.ts';

export type AnsweredMessage = Pick<A2aTask, 'state' | 'body' | 'note'>;
type Json = Readonly<Record<string, unknown>>;

const STATES: Readonly<Record<TaskOutcome['kind'], A2aState>> = {
  done: 'completed',
  failed: 'failed',
  refused: 'rejected',
  canceled: 'canceled',
};

/** What became of a call, as a state of its task: the body is the artifact, and a canceled call has none. */
export function answeredBy({ kind, body }: TaskOutcome): AnsweredMessage {
  if (kind === 'canceled') return { state: 'canceled', body: null, note: null };
  // Exactly what the JSON of other transports says: dates become text, members without a value go.
  const flat = JSON.parse(JSON.stringify(body)) as Json;
  return { state: STATES[kind], body: flat, note: kind === 'done' ? null : noteOf(flat) };
}

/** A call that could not be made at all. */
export function refusedCall(error: TaskError, input: unknown, now: Date): AnsweredMessage {
  return { state: 'rejected', ...errorAnswer(error, input, now) };
}

/** A call that this process had to give up. */
export function interruptedCall(input: unknown, now: Date): AnsweredMessage {
  const error = new TaskError(
    'SERVICE_UNAVAILABLE',
    'The service is restarting: send the same request again.',
    {
      retryAfter: 5,
    },
  );
  return { state: 'failed', ...errorAnswer(error, input, now) };
}

/** A call that ended in a failure of ours, of which nothing may be told. */
export function brokenCall(input: unknown, now: Date): AnsweredMessage {
  return { state: 'failed', ...errorAnswer(internalError(), input, now) };
}

function errorAnswer(error: TaskError, input: unknown, now: Date): Pick<A2aTask, 'body' | 'note'> {
  const body = envelopError(error, openFrame(input, now));
  return { body, note: { text: error.message } };
}

/** What a message without a data part is answered: how tasks are called. */
export function howToCall(skills: readonly string[]): AnsweredMessage {
  const text = `Send a data part {"skill": <task>, "input": {…}}, for example ${protocol.capabilitiesTask}.`;
  const data = {
    status: 'input-required',
    message: text,
    reason: 'CLARIFICATION_NEEDED',
    example: { skill: protocol.capabilitiesTask, input: {} },
    skills: [...skills],
  };
  return { state: 'input-required', body: null, note: { text, data } };
}

/** Where a message that calls something begins. */
export const begun = (
  invocation: Invocation,
  tasks: readonly Pick<Task, 'name'>[],
  now: Date,
): AnsweredMessage => {
  if (invocation.kind === 'none') return howToCall(tasks.map(({ name }) => name));
  if (invocation.kind === 'refused') return refusedCall(invocation.error, invocation.input, now);
  return { state: 'working', body: null, note: null };
};

function noteOf({ message }: Json): A2aNote | null {
  return typeof message === 'string' && message !== '' ? { text: message } : null;
}
