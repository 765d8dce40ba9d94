import { protocol } from '../../../generated/protocol.ts';
import { type Task, tasks } from '../../../generated/tasks.ts';
import type { TaskCall, TaskDesk, TaskOutcome } from '../../desk/run-task.ts';
import { envelopError, openFrame } from '../../domain/contract/release.ts';
import { createSlots, type Slots } from '../../domain/limits.ts';
import type { Origin } from '../../domain/members/principal.ts';
import { internalError, TaskError } from '../../domain/refusals/task-error.ts';
import type { A2aNote, A2aState, A2aTask, Invocation } from '../../domain/tasks/a2a.ts';
import type { A2aLedger } from './tasks.ts';

export type RunTools = {
  desk: TaskDesk;
  ledger: A2aLedger;
  now: () => Date;
  /** Called with errors that no caller receives. */
  failed: (cause: unknown, origin: Origin) => void;
  mostFollowers?: number;
};

/**
 * Calls that run in this process. Their results are kept in the ledger; this object only knows how to interrupt
 * them.
 */
export type Runs = {
  /**
   * Starts the call. It continues even when no caller waits for it.
   *
   * @param owner null for a caller whose tasks are not kept
   * @param isStored whether the task is in the ledger already; otherwise it is stored once it has ended, or takes longer than
   * most calls
   * @returns the task once it has ended
   */
  start(
    owner: string | null,
    task: A2aTask,
    call: Omit<TaskCall, 'signal'>,
    isStored?: boolean,
  ): Promise<A2aTask>;
  /** Interrupts the call if it runs in this process. */
  abort(owner: string, id: string): void;
  /**
   * The task once it no longer runs, in whatever process it ran. After `timeoutMs` or an abort of the signal,
   * the task in its current state.
   */
  settled(owner: string, id: string, timeoutMs: number, signal?: AbortSignal): Promise<A2aTask | undefined>;
  /** Places of streams that follow tasks, shared by the owners: each stream queries the database repeatedly. */
  readonly followers: Slots;
  /** Ends streams, and gives running calls `graceMs` to end before it interrupts them. */
  drain(graceMs: number): Promise<void>;
  readonly closing: AbortSignal;
};

const effects = new Map<string, Task['effect']>(
  Object.values(tasks).map(({ name, effect }) => [name, effect]),
);
/** Whether the contract describes the task as a read. */
export const isReadTask = (name: string): boolean => effects.get(name) === 'read';

type Run = { readonly abort: AbortController; readonly ended: Promise<A2aTask> };

const CHECK_EVERY_MS = 500;
/** A call that ends this soon is stored once, with its end. */
const QUICK_MS = 50;
/** One reason for all signals that only end a wait: an error for each would cost more than the wait. */
const OVER = new Error('over');
/** Maximum number of streams that follow tasks. */
export const MOST_FOLLOWERS = 1_000;

export function createRuns(tools: RunTools): Runs {
  const { ledger, failed, mostFollowers = MOST_FOLLOWERS } = tools;
  const running = new Map<string, Run>();
  const closing = new AbortController();
  let isInterrupting = false;
  const keyOf = (owner: string | null, id: string) => `${owner ?? ''} ${id}`;
  const perform = calls(tools, () => isInterrupting);

  return {
    closing: closing.signal,
    followers: createSlots(mostFollowers),

    start(owner, task, call, isStored = true) {
      const key = keyOf(owner, task.id);
      const abort = new AbortController();
      if (isInterrupting) abort.abort();
      const ended = perform(owner, task, call, abort, isStored).finally(() => running.delete(key));
      running.set(key, { abort, ended });
      ended.catch((cause: unknown) => failed(cause, call.origin));
      return ended;
    },

    abort(owner, id) {
      running.get(keyOf(owner, id))?.abort.abort();
    },

    async settled(owner, id, timeoutMs, signal) {
      const until = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      const local = running.get(keyOf(owner, id));
      if (local !== undefined) {
        await Promise.race([local.ended.catch(() => undefined), waited(timeoutMs, until)]);
      }
      let task = await ledger.find(owner, id);
      while (task?.state === 'working' && (await waited(CHECK_EVERY_MS, until))) {
        task = await ledger.find(owner, id);
      }
      return task;
    },

    async drain(graceMs) {
      closing.abort();
      const over = new AbortController();
      const all = Promise.allSettled([...running.values()].map(({ ended }) => ended));
      await Promise.race([all, waited(graceMs, over.signal)]);
      over.abort(OVER);
      isInterrupting = true;
      for (const { abort } of running.values()) abort.abort();
      await Promise.race([all, waited(graceMs, new AbortController().signal)]);
    },
  };
}

/** One call from its begin to its stored end. */
function calls({ desk, ledger, now, failed }: RunTools, isInterrupting: () => boolean) {
  /** Aborts the call once its cancellation was requested, possibly through another process. */
  async function watch(owner: string, id: string, origin: Origin, abort: AbortController, over: AbortSignal) {
    while (await waited(CHECK_EVERY_MS, over)) {
      const isRequested = await ledger.isCancelRequested(owner, id).catch((cause: unknown) => {
        failed(cause, origin);
        return false;
      });
      if (isRequested) return abort.abort();
    }
  }

  async function answerOf(call: TaskCall): Promise<AnsweredMessage> {
    try {
      const outcome = await desk(call);
      const isOurs = outcome.kind === 'canceled' && isInterrupting();
      return isOurs ? interruptedCall(call.args, now()) : answeredBy(outcome);
    } catch (cause) {
      failed(cause, call.origin);
      return brokenCall(call.args, now());
    }
  }

  async function perform(
    owner: string | null,
    task: A2aTask,
    call: Omit<TaskCall, 'signal'>,
    abort: AbortController,
    isStored: boolean,
  ): Promise<A2aTask> {
    const answering = answerOf({ ...call, signal: abort.signal }).then(
      (answered): A2aTask => ({
        ...task,
        ...answered,
        updatedAt: now(),
      }),
    );
    if (owner === null) return answering;
    if (!isStored) {
      const ended = await within(QUICK_MS, answering);
      await ledger.open(owner, ended ?? task, null, true);
      if (ended !== undefined) return ended;
    }
    const over = new AbortController();
    watch(owner, task.id, call.origin, abort, over.signal).catch((cause: unknown) =>
      failed(cause, call.origin),
    );
    try {
      return await ledger.end(owner, await answering, isReadTask(call.task));
    } finally {
      over.abort(OVER);
    }
  }

  return perform;
}

/** The result, if it is there within `ms`. */
function within<T>(ms: number, result: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** Waits `ms`. Returns false when the signal aborted first. */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve(true);
    }, ms).unref();
    signal.addEventListener('abort', stop, { once: true });
  });
}

type AnsweredMessage = Pick<A2aTask, 'state' | 'body' | 'note'>;
type Json = Readonly<Record<string, unknown>>;

const STATES: Readonly<Record<TaskOutcome['kind'], A2aState>> = {
  done: 'completed',
  failed: 'failed',
  refused: 'rejected',
  canceled: 'canceled',
};

/** The outcome of a call as a state of its task. The body becomes the artifact; a canceled call has none. */
function answeredBy({ kind, body }: TaskOutcome): AnsweredMessage {
  if (kind === 'canceled') return { state: 'canceled', body: null, note: null };
  return { state: STATES[kind], body, note: kind === 'done' ? null : noteOf(body) };
}

/** The state of a task whose call was refused before it began. */
function refusedCall(error: TaskError, input: unknown, now: Date): AnsweredMessage {
  return { state: 'rejected', ...errorAnswer(error, input, now) };
}

/** The state of a task whose call this process interrupted when it stopped. */
function interruptedCall(input: unknown, now: Date): AnsweredMessage {
  const error = new TaskError(
    'SERVICE_UNAVAILABLE',
    'The service is restarting: send the same request again.',
    {
      retryAfter: 5,
    },
  );
  return { state: 'failed', ...errorAnswer(error, input, now) };
}

/** The state of a task whose call failed with an internal error, the details of which the caller must not see. */
function brokenCall(input: unknown, now: Date): AnsweredMessage {
  return { state: 'failed', ...errorAnswer(internalError(), input, now) };
}

function errorAnswer(error: TaskError, input: unknown, now: Date): Pick<A2aTask, 'body' | 'note'> {
  const body = envelopError(error, openFrame(input, now));
  return { body, note: { text: error.message } };
}

/** The response to a message without a data part: it explains how to call a task. */
function howToCall(skills: readonly string[]): AnsweredMessage {
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

/** The first state of the task that a message creates. */
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
