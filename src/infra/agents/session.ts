import { type AgentError, toAgentError } from '../../../client/agent-error.ts';
import { findError } from '../../../client/read-error.ts';
import { protocol } from '../../../generated/protocol.ts';
import {
  type AgentFailure,
  bad,
  type ForeignAnswer,
  type ForeignJson,
  shortText,
} from '../../domain/net/foreign-answer.ts';
import type { Fetcher, FetchFailure } from '../fetcher.ts';
import { GuardedFetchError, guardedFetch } from '../guarded-fetch.ts';

/**
 * A conversation with one agent, over one of its protocols. Faults of the agent are returned; no method rejects
 * with them.
 */
export type AgentSession = {
  readonly protocol: 'mcp' | 'a2a';
  /** Address of the agent that responded. */
  readonly endpoint: string;
  /** Name that the agent gives itself; null when it gives none. */
  readonly name: string | null;
  readonly description: string | null;
  /** The agent's tasks as it lists them. The list is not validated. */
  tools(): Promise<{ ok: true; tools: readonly unknown[] } | { ok: false; failure: AgentFailure }>;
  call(task: string, args: ForeignJson): Promise<ForeignAnswer>;
  close(): Promise<void>;
};

export type OpenedSession = { ok: true; session: AgentSession } | { ok: false; failure: AgentFailure };

type Send = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** State that all requests of one conversation share. */
export type Line = {
  readonly fetcher: Fetcher;
  readonly url: string;
  /** Bearer token of every request to the origin of `url`. It is sent to no other origin. */
  readonly token?: string | undefined;
  /** Milliseconds until the deadline of the whole conversation. */
  readonly timeLeftMs: () => number;
  readonly signal: AbortSignal;
  /** Aborts with `signal`, and also shortly after the deadline. */
  readonly until: AbortSignal;
};

/** Maximum size of one response, in bytes. */
const MOST_ANSWER_BYTES = 1024 * 1024;

/**
 * The fetch function of the agent client: each request goes through the guarded fetcher. The token is sent only to
 * the origin of `line.url`, although a card may name another host of the same site.
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

/**
 * Why the conversation failed: the fetcher's reason, or else the HTTP status, or else a response that does not
 * follow the protocol.
 */
export function failureOf(error: unknown): AgentFailure {
  const found = causeOf(error);
  if (found !== null) return { code: CODES[found.code] ?? 'blocked', message: found.message };
  const read = toAgentError(error);
  // An agent may use the same code for its own errors, so the source is compared too.
  if (read.code === 'TIMEOUT' && read.source === 'client')
    return { code: 'timeout', message: 'the agent did not answer in time' };
  const status = statusOf(read);
  return status === undefined ? senseless : statusFailure(status);
}

/**
 * The error status of a response. A response that could not be parsed may carry a status below 300, which reports
 * no error.
 */
export const statusOf = ({ httpStatus }: AgentError): number | undefined =>
  httpStatus !== undefined && httpStatus >= 300 ? httpStatus : undefined;

/** The agent libraries wrap the fetcher's error, so its `cause` chain is searched. */
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

/** Failure for a response that a library could not parse. The library's own message would quote the agent's text. */
export const senseless: AgentFailure = {
  code: 'bad_answer',
  message: 'the response does not follow the protocol',
};

/** Members that a body may have beside an error and still consist of the error only. */
const ENVELOPE = new Set(['error', 'errors', 'status', 'context', 'message', 'code']);

/**
 * Reads the body of a task's response, the same for both transports. The error is searched where the client
 * searches it. The response is a refusal if it has an error flag, the protocol's error field or a failed status, or
 * if its body consists of an error only. `errors` beside data are advice.
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
  ok: false,
  kind: 'refused',
  code: shortText(code, 64) ?? null,
  message: shortText(message, 300) ?? 'the agent answered an error',
});
