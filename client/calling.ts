import { protocol } from '../generated/protocol.ts';
import { type Task, type TaskName, tasks, taskValidators } from '../generated/tasks.ts';
import { type AgentError, clientError, ofTask, toAgentError } from './agent-error.ts';
import type { Json } from './json.ts';
import { deadline, orAborted, pause } from './waiting.ts';

/** Release of the protocol that the client requests from the agent. */
export type Release = '3.0' | '3.1';
/** How to handle an answer that violates its schema. */
export type Validation = 'off' | 'warn' | 'throw';
/** Report of an answer that violates its schema and is returned nevertheless. */
export type Warning = { readonly task: TaskName; readonly error: AgentError };

export type CallOptions = {
  /** Aborts the call. Over MCP the agent is notified. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for this call, including all retries. */
  timeoutMs?: number | undefined;
};

export type Settings = {
  release: Release | undefined;
  validate: Validation;
  onWarning: (warning: Warning) => void;
  retries: number;
  timeoutMs: number;
  closed: AbortSignal;
};

const FIRST_PAUSE_MS = 250;
const MOST_ISSUES = 20;
const KEY = 'idempotency_key';

/**
 * Calls a task. Temporary failures are retried with the same arguments and the same idempotency key, up to
 * `settings.retries` times and within the timeout of the call.
 *
 * @throws {AgentError} the agent's error, or the client's with a `ClientCode`
 */
export async function callTask(
  wire: Wire,
  task: TaskName,
  given: Json,
  options: CallOptions,
  settings: Settings,
): Promise<Json> {
  const args = argumentsFor(task, given, settings.release);
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const until = deadline(timeoutMs, settings.closed, options.signal);
  const from = performance.now();
  for (let retries = 0; ; retries += 1) {
    try {
      const body = await orAborted(wire.call(task, args, until), until);
      await checkAnswer(task, body, settings);
      return body;
    } catch (cause) {
      const error = ofTask(toAgentError(cause, until), task);
      const wait = retries < settings.retries ? waitBefore(error, retries) : null;
      if (wait === null || wait >= timeoutMs - (performance.now() - from)) throw error;
      await pause(wait, until).catch(() => {
        throw ofTask(toAgentError(undefined, until), task);
      });
    }
  }
}

/** The arguments that every attempt sends: with an idempotency key for a write, and with the requested release. */
function argumentsFor(task: TaskName, given: Json, release: Release | undefined): Json {
  const row: Task = tasks[task];
  return {
    ...(row.effect === 'write' ? { [KEY]: crypto.randomUUID() } : {}),
    ...(release === undefined
      ? {}
      : { [protocol.versionField]: release, [protocol.majorVersionField]: Number.parseInt(release, 10) }),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}

/**
 * Transient errors that a retry cannot mend: after TIMEOUT no time is left, and after CONFLICT the request is
 * based on outdated data.
 */
const NEVER_AGAIN = ['TIMEOUT', 'CONFLICT'];

/** Milliseconds until the next retry; null when the call must not be retried. */
function waitBefore({ recovery, code, retryAfter }: AgentError, retries: number): number | null {
  if (recovery !== 'transient' || NEVER_AGAIN.includes(code)) return null;
  if (retryAfter !== undefined) return retryAfter * 1000;
  // Random jitter, so that clients that failed at the same time do not retry at the same time.
  return FIRST_PAUSE_MS * 2 ** retries * (0.5 + Math.random());
}

async function checkAnswer(task: TaskName, body: Json, { validate, onWarning }: Settings): Promise<void> {
  if (validate === 'off') return;
  const { response } = await taskValidators[task]();
  if (response(body)) return;
  const issues = (response.errors ?? []).slice(0, MOST_ISSUES).map(({ instancePath, message, keyword }) => ({
    pointer: instancePath,
    message: message ?? 'is not valid',
    keyword,
  }));
  const [first] = issues;
  const error = clientError(
    'INVALID_ANSWER',
    `The answer breaks its schema: ${first?.pointer ?? ''} ${first?.message ?? ''}`,
    { task, issues, body },
  );
  if (validate === 'throw') throw error;
  onWarning({ task, error });
}

/** An open connection to the agent over one transport. */
export type Wire = {
  readonly transport: 'mcp' | 'a2a';
  /** Address that the calls go to. */
  readonly url: string;
  /**
   * Calls a task once and returns its flat answer.
   *
   * @throws {unknown} any failure; `toAgentError` converts it
   */
  call(task: string, args: Json, signal: AbortSignal): Promise<Json>;
  close(): Promise<void>;
};
