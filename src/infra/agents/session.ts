import { type AgentError, toAgentError } from '../../../client/agent-error.ts';
import { findError } from '../../../client/read-error.ts';
import { protocol } from '../../../generated/protocol.ts';
import {
  type AgentFailure,
  bad,
  type ForeignAnswer,
  type ForeignJson,
  shortText,
} from '../../domain/agents/foreign-answer.ts';
import type { Fetcher, FetchFailure } from '../fetcher.ts';
import { GuardedFetchError, guardedFetch } from '../guarded-fetch.ts';

/** A conversation with one agent, over one of its protocols. No method rejects because of the agent. */
export type AgentSession = {
  readonly protocol: 'mcp' | 'a2a';
  /** Address that answered. */
  readonly endpoint: string;
  /** What the agent calls itself; null when it does not say. */
  readonly name: string | null;
  readonly description: string | null;
  /** Its tasks as it lists them, unchecked. */
  tools(): Promise<{ ok: true; tools: readonly unknown[] } | { ok: false; failure: AgentFailure }>;
  call(task: string, args: ForeignJson): Promise<ForeignAnswer>;
  close(): Promise<void>;
};

export type OpenedSession = { ok: true; session: AgentSession } | { ok: false; failure: AgentFailure };

type Send = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** What every request of one conversation shares. */
export type Line = {
  readonly fetcher: Fetcher;
  readonly url: string;
  /** Sent to this URL, and nowhere else, as the bearer of every request. */
  readonly token?: string | undefined;
  /** Milliseconds until the whole conversation must be over. */
  readonly timeLeftMs: () => number;
  readonly signal: AbortSignal;
  /** Ends with `signal`, and a little after the time. */
  readonly until: AbortSignal;
};

/** Bytes of one answer. */
export const MOST_ANSWER_BYTES = 1024 * 1024;

/**
 * The line of the agent client: each request goes through the guarded fetcher. The token is for the origin that it was
 * given for, though a card may name another host of the same site.
 */
export function guardedLine(line: Line, allow?: (url: URL) => boolean): Send {
  const guarded = guardedFetch(line.fetcher, {
    ...line,
    maxBytes: MOST_ANSWER_BYTES,
    ...(allow === undefined ? {} : { allow }),
  });
  const { origin } = new URL(line.url);
  return (input, init) => {
    if (line.token === undefined || URL.parse(String(input))?.origin !== origin) return guarded(input, init);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${line.token}`);
    return guarded(input, { ...init, headers });
  };
}

const CODES: Partial<Record<FetchFailure, AgentFailure['code']>> = {
  timeout: 'timeout',
  too_large: 'too_large',
  dns: 'unreachable',
  connection: 'unreachable',
  tls: 'unreachable',
  aborted: 'unreachable',
  redirect_refused: 'bad_answer',
  too_many_redirects: 'bad_answer',
  bad_encoding: 'bad_answer',
  bad_response: 'bad_answer',
  content_type: 'bad_answer',
};

/** Why the conversation failed: the fetcher's reason, else a status, else an answer that makes no sense. */
export function failureOf(error: unknown): AgentFailure {
  const found = causeOf(error);
  if (found !== null) return { code: CODES[found.code] ?? 'blocked', message: found.message };
  const read = toAgentError(error);
  // An agent may use the same code for an error of its own.
  if (read.code === 'TIMEOUT' && read.source === 'client')
    return { code: 'timeout', message: 'the agent did not answer in time' };
  const status = statusOf(read);
  return status === undefined ? senseless : statusFailure(status);
}

/** The status of a refusal; a response that cannot be read has one too, which refuses nothing. */
export const statusOf = ({ httpStatus }: AgentError): number | undefined =>
  httpStatus !== undefined && httpStatus >= 300 ? httpStatus : undefined;

/** Libraries wrap what they are given. */
function causeOf(error: unknown): GuardedFetchError | null {
  let cause = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1) {
    if (cause instanceof GuardedFetchError) return cause;
    cause = cause.cause;
  }
  return null;
}

export const statusFailure = (status: number): AgentFailure =>
  status === 401 || status === 403
    ? { code: 'auth_required', message: 'the agent asks for a credential' }
    : { code: 'bad_answer', message: `the agent returned ${status}` };

/** For what a library could not make sense of; its own words would show the agent's. */
export const senseless: AgentFailure = {
  code: 'bad_answer',
  message: 'the response does not follow the protocol',
};

/** What stands beside an error in a body that is nothing else. */
const ENVELOPE = new Set(['error', 'errors', 'status', 'context', 'message', 'code']);

/**
 * Reads a task's body, whichever transport brought it. The error is looked for where the client looks for it. An error
 * flag, the protocol's error field, a failed status, or a body of an error and nothing else make it a refusal; `errors`
 * beside data are advice.
 */
export function readTaskBody(body: ForeignJson | undefined, isError: boolean): ForeignAnswer {
  if (body === undefined)
    return isError ? refused(null, undefined) : bad('the agent answered no JSON object');
  const error = findError([body]);
  const isMarked = isError || body[protocol.errorField] !== undefined || body.status === 'failed';
  if (!isMarked && (error === undefined || !isEnvelope(body))) return { ok: true, data: body };
  return refused(error?.code ?? null, error?.message);
}

const isEnvelope = (body: ForeignJson): boolean =>
  Object.keys(body).every(
    (key) => ENVELOPE.has(key) || key === protocol.errorField || key.endsWith('_version'),
  );

const refused = (code: string | null, message: string | undefined): ForeignAnswer => ({
  ...{ ok: false, kind: 'refused', code: shortText(code, 64) ?? null },
  message: shortText(message, 300) ?? 'the agent answered an error',
});
