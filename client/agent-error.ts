import type { Recovery } from '../generated/task-errors.ts';

/** One place where arguments or an answer break their schema; `pointer` is RFC 6901, `keyword` a word of JSON Schema. */
export type Issue = {
  readonly pointer: string;
  readonly message: string;
  readonly keyword?: string | undefined;
};

/**
 * Codes that the client itself gives; every other code is the agent's.
 *
 * - `ABORTED`: the caller's signal, or `close`
 * - `BAD_ANSWER`: what came back is no answer of the transport
 * - `CANCELED`: the agent gave the call up because somebody asked it to
 * - `HTTP_ERROR`: a status without an error that could be read
 * - `INPUT_REQUIRED`: the agent asks something back before it works on
 * - `INVALID_ANSWER`: the answer breaks its schema; it is in `body`
 * - `NO_AGENT`: nothing at the address speaks MCP or A2A
 * - `REDIRECTED`: the agent sends us somewhere else; neither the request nor the credential went there
 * - `TIMEOUT`: no answer in time
 * - `TOO_LARGE`: an answer over the limit
 * - `UNREACHABLE`: no connection, or one that broke
 */
export type ClientCode =
  | 'ABORTED'
  | 'BAD_ANSWER'
  | 'CANCELED'
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

/** Why a call has no answer. Everything that this client throws is one. */
export class AgentError extends Error {
  override readonly name = 'AgentError';
  /** A code of the protocol's error table, of the agent's own, or a `ClientCode`. */
  readonly code: string;
  /** `transient`: the same call may work later. `correctable`: change the request. `terminal`: a person has to act. */
  readonly recovery: Recovery;
  /** Whether the agent said so, or the client found it out. */
  readonly source: 'agent' | 'client';
  /** The argument that is wrong: `packages[0].budget`. */
  readonly field: string | undefined;
  readonly suggestion: string | undefined;
  readonly issues: readonly Issue[] | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Seconds to wait before the same call. */
  readonly retryAfter: number | undefined;
  readonly task: string | undefined;
  /** Status of a refusal that came as plain HTTP. */
  readonly httpStatus: number | undefined;
  /** What the agent sent, as far as it could be read. */
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
  HTTP_ERROR: 'terminal',
  INPUT_REQUIRED: 'correctable',
  INVALID_ANSWER: 'terminal',
  NO_AGENT: 'terminal',
  REDIRECTED: 'terminal',
  TIMEOUT: 'transient',
  TOO_LARGE: 'terminal',
  UNREACHABLE: 'transient',
};

/** An error that the client found out. */
export const clientError = (
  code: ClientCode,
  message: string,
  more: Partial<Omit<ErrorParts, 'code' | 'message' | 'source'>> = {},
): AgentError => new AgentError({ code, message, recovery: RECOVERY[code], source: 'client', ...more });

/** The same error as one of this task. */
export const ofTask = (error: AgentError, task: string): AgentError =>
  error.task === undefined
    ? new AgentError({ ...error, message: error.message, cause: error.cause, task })
    : error;

/** What a thrown value means, whatever library wrapped it. */
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
