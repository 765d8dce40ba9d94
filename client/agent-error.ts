import type { Recovery } from '../generated/task-errors.ts';

/**
 * One place where arguments or an answer violate their schema. `pointer` is a JSON Pointer (RFC 6901),
 * `keyword` a keyword of JSON Schema.
 */
export type Issue = {
  readonly pointer: string;
  readonly message: string;
  readonly keyword?: string | undefined;
};

/**
 * Error codes that the client itself sets; every other code comes from the agent.
 *
 * - `ABORTED`: the caller's signal was aborted, or the agent was closed
 * - `BAD_ANSWER`: the response does not follow the transport
 * - `CANCELED`: the task was canceled at the agent
 * - `CURSOR_EXPIRED`: the registry no longer keeps the events after the cursor; start again without one
 * - `HTTP_ERROR`: an HTTP status without a readable error
 * - `INPUT_REQUIRED`: the agent needs more input before it continues
 * - `INVALID_ANSWER`: the answer violates its schema; `body` holds the answer
 * - `NO_AGENT`: nothing at the address speaks MCP or A2A
 * - `REDIRECTED`: the agent redirects elsewhere; neither the request nor the credential was sent there
 * - `TIMEOUT`: no answer in time
 * - `TOO_LARGE`: an answer over the limit
 * - `UNREACHABLE`: no connection, or the connection broke
 */
export type ClientCode =
  | 'ABORTED'
  | 'BAD_ANSWER'
  | 'CANCELED'
  | 'CURSOR_EXPIRED'
  | 'HTTP_ERROR'
  | 'INPUT_REQUIRED'
  | 'INVALID_ANSWER'
  | 'NO_AGENT'
  | 'REDIRECTED'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'UNREACHABLE';

export type ErrorParts = {
  readonly code: string;
  readonly message: string;
  readonly recovery: Recovery;
  readonly source: 'agent' | 'client';
  readonly field?: string | undefined;
  readonly suggestion?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter?: number | undefined;
  readonly task?: string | undefined;
  readonly httpStatus?: number | undefined;
  readonly body?: unknown;
  readonly cause?: unknown;
};

/** Error of a failed call. `connectAgent` and the agent's methods throw nothing else. */
export class AgentError extends Error {
  override readonly name = 'AgentError';
  /** A code of the protocol's error table, a code of the agent's own, or a `ClientCode`. */
  readonly code: string;
  /** `transient`: the same call may work later. `correctable`: change the request. `terminal`: a person has to act. */
  readonly recovery: Recovery;
  /** Whether the agent reported the error or the client detected it. */
  readonly source: 'agent' | 'client';
  /** Path of the wrong argument, such as `packages[0].budget`. */
  readonly field: string | undefined;
  readonly suggestion: string | undefined;
  readonly issues: readonly Issue[] | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Seconds to wait before the same call is sent again. */
  readonly retryAfter: number | undefined;
  readonly task: string | undefined;
  /** HTTP status, if the error came as a plain HTTP response. */
  readonly httpStatus: number | undefined;
  /** The agent's response, as far as it could be read. */
  readonly body: unknown;

  constructor(parts: ErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.code = parts.code;
    this.recovery = parts.recovery;
    this.source = parts.source;
    this.field = parts.field;
    this.suggestion = parts.suggestion;
    this.issues = parts.issues;
    this.details = parts.details;
    this.retryAfter = parts.retryAfter;
    this.task = parts.task;
    this.httpStatus = parts.httpStatus;
    this.body = parts.body;
  }
}

const RECOVERY: Readonly<Record<ClientCode, Recovery>> = {
  ABORTED: 'correctable',
  BAD_ANSWER: 'terminal',
  CANCELED: 'correctable',
  CURSOR_EXPIRED: 'correctable',
  HTTP_ERROR: 'terminal',
  INPUT_REQUIRED: 'correctable',
  INVALID_ANSWER: 'terminal',
  NO_AGENT: 'terminal',
  REDIRECTED: 'terminal',
  TIMEOUT: 'transient',
  TOO_LARGE: 'terminal',
  UNREACHABLE: 'transient',
};

/** An error that the client itself detected, with the usual recovery of its code. */
export const clientError = (
  code: ClientCode,
  message: string,
  more: Partial<Omit<ErrorParts, 'code' | 'message' | 'source'>> = {},
): AgentError => new AgentError({ code, message, recovery: RECOVERY[code], source: 'client', ...more });

/** The same error with `task` set, unless it already has one. */
export const ofTask = (error: AgentError, task: string): AgentError =>
  error.task === undefined
    ? new AgentError({ ...error, message: error.message, cause: error.cause, task })
    : error;

/**
 * Converts any thrown value to an `AgentError`. The error may be up to four `cause`s deep, because libraries
 * wrap it.
 */
export function toAgentError(cause: unknown, signal?: AbortSignal): AgentError {
  let inner = cause;
  for (let depth = 0; depth < 5 && inner instanceof Error; depth += 1) {
    if (inner instanceof AgentError) return inner;
    inner = inner.cause;
  }
  if (signal?.aborted === true) return abortError(signal);
  if (cause instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(cause.name)) return ofReason(cause);
  return clientError('BAD_ANSWER', 'What came back does not follow the transport.', { cause });
}

export const abortError = ({ reason }: AbortSignal): AgentError => ofReason(reason);

function ofReason(reason: unknown): AgentError {
  if (reason instanceof AgentError) return reason;
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
  return isTimeout
    ? clientError('TIMEOUT', 'The agent did not answer in time.', { cause: reason })
    : clientError('ABORTED', 'The call was given up.', { cause: reason });
}
