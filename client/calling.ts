import { protocol } from '../generated/protocol.ts';
import { type Task, type TaskName, tasks, taskValidators } from '../generated/tasks.ts';
import { type AgentError, clientError, ofTask, toAgentError } from './agent-error.ts';
import type { Json } from './json.ts';
import { deadline, orAborted, pause } from './waiting.ts';

/** A release whose forms the agent is asked for. */
export type Release = '3.0' | '3.1';
/** What happens to an answer that breaks its schema. */
export type Validation = 'off' | 'warn' | 'throw';
/** An answer that breaks its schema and is given back all the same. */
export type Warning = { readonly task: TaskName; readonly error: AgentError };

export type CallOptions = {
  /** Ends the call; over MCP the agent is told. */
  signal?: AbortSignal | undefined;
  /** For this call with all its retries. */
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
 * Calls a task. What fails for the moment is sent again, unchanged and with the same idempotency key, as often
 * as the settings say and within the time of the call.
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

/** The arguments as they go out, every time: with a key for a write, and the release that is wanted. */
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

/** What passes, but not for the same request: time is up, or it was made from something that has changed since. */
const NEVER_AGAIN = ['TIMEOUT', 'CONFLICT'];

/** Milliseconds until the same call is worth another try; null for never. */
function waitBefore({ recovery, code, retryAfter }: AgentError, retries: number): number | null {
  if (recovery !== 'transient' || NEVER_AGAIN.includes(code)) return null;
  if (retryAfter !== undefined) return retryAfter * 1000;
  // Those who failed together do not come back together.
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

/** One way to the agent, opened. */
export type Wire = {
  readonly transport: 'mcp' | 'a2a';
  /** Address that the calls go to. */
  readonly url: string;
  /**
   * Calls a task once; the flat answer.
   *
   * @throws {unknown} whatever went wrong; `toAgentError` says what it means
   */
  call(task: string, args: Json, signal: AbortSignal): Promise<Json>;
  close(): Promise<void>;
};
