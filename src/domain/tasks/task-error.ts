import type { ErrorCode } from '../../../generated/errors.ts';
import { protocol } from '../../../generated/protocol.ts';
import { type TaskErrorCode, taskErrors } from '../../../generated/task-errors.ts';
import type { CoreError } from '../../../generated/types/schemas.ts';
import type { ErrorDetail } from '../errors.ts';
import { fieldPath } from '../json/schema-faults.ts';

/** One place where the arguments break their schema; `pointer` is RFC 6901, `keyword` a word of JSON Schema. */
export type TaskIssue = { readonly pointer: string; readonly message: string; readonly keyword: string };

export type Recovery = 'transient' | 'correctable' | 'terminal';

export type TaskErrorDetail = {
  /** Path of the field that is wrong: `packages[0].budget`. */
  readonly field?: string;
  readonly suggestion?: string;
  /** Seconds, 1 to 3600; for transient errors. */
  readonly retryAfter?: number;
  readonly issues?: readonly TaskIssue[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Where what helps differs from what the error table says of the code. */
  readonly recovery?: Recovery;
};

/** A task's refusal: a code of the error table, a sentence, and what helps to mend it. Never repeats an id or a secret. */
export class TaskError extends Error {
  readonly code: TaskErrorCode;
  readonly detail: TaskErrorDetail;

  constructor(code: TaskErrorCode, message: string, detail: TaskErrorDetail = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** What callers read instead of a failure of ours. */
export const INTERNAL_MESSAGE = 'An internal error occurred: you may repeat the request.';

/** A failure of ours, of which nothing may be told. */
export const internalError = (): TaskError => new TaskError('INTERNAL_ERROR', INTERNAL_MESSAGE);

/** What a look saw changed before its write; after another look the same request may pass. */
export class OutdatedLook extends TaskError {}

/** An error as callers read it (specification, "Errors"; `recovery` says what may help). */
export type WireError = CoreError;

// Both would tell what the first request held, or that there was one.
const BARE: ReadonlySet<TaskErrorCode> = new Set(['IDEMPOTENCY_CONFLICT']);
const LONGEST_DETAIL = 3_000;

export function wireError({ code, message, detail }: TaskError): WireError {
  if (BARE.has(code)) return { code, message };
  const { field, suggestion, retryAfter, issues, details, recovery } = detail;
  const pointer = issues?.[0]?.pointer;
  const place = field ?? (pointer === undefined || pointer === '' ? undefined : fieldPath(pointer));
  return {
    code,
    message,
    recovery: recovery ?? taskErrors[code].recovery,
    ...(place === undefined ? {} : { field: place }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(issues === undefined ? {} : { issues: fitting(issues) }),
    ...(details === undefined ? {} : { details }),
  };
}

/** Clients drop an error over 4096 bytes. */
function fitting(issues: readonly TaskIssue[]): TaskIssue[] {
  let left = LONGEST_DETAIL;
  return issues.filter((issue) => {
    left -= JSON.stringify(issue).length + 1;
    return left >= 0;
  });
}

/**
 * The body of a fatal error: the specification's `{code, message}` and `errors`, and the error object of typed
 * clients, all of the same error.
 */
export function errorBody(error: TaskError): Record<string, unknown> {
  const wire = wireError(error);
  return {
    status: 'failed',
    code: wire.code,
    message: wire.message,
    [protocol.errorField]: wire,
    errors: [wire],
  };
}

/** The `errors` of one entry that failed beside others that did not. */
export function entryErrors(error: TaskError): CoreError[] {
  const { issues, details, ...wire } = wireError(error);
  return [
    {
      ...wire,
      ...(issues === undefined ? {} : { issues: [...issues] }),
      ...(details === undefined ? {} : { details: { ...details } }),
    },
  ];
}

/** Where the agent is; errors there have the shape of the agent's own. */
export const agentPaths = ['/mcp', '/a2a', '/signed/mcp', '/signed/a2a'] as const;
export type AgentPath = (typeof agentPaths)[number];

export const isAgentPath = (path: string): path is AgentPath =>
  (agentPaths as readonly string[]).includes(path);

const CODES: Partial<Record<ErrorCode, TaskErrorCode>> = {
  unauthorized: 'AUTH_INVALID',
  forbidden: 'PERMISSION_DENIED',
  rate_limited: 'RATE_LIMITED',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal_error: 'INTERNAL_ERROR',
};

/**
 * The body of a refusal before any task runs: `{error: {code, message}}` (specification, "Agent task errors").
 *
 * @param hasCredential whether the request came with an Authorization header
 */
export function agentErrorBody(
  code: ErrorCode,
  message: string,
  { retry_after: retryAfter }: ErrorDetail,
  hasCredential: boolean,
): { error: object } {
  const taskCode =
    code === 'unauthorized' && !hasCredential ? 'AUTH_MISSING' : (CODES[code] ?? 'INVALID_REQUEST');
  return {
    error: { code: taskCode, message, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) },
  };
}
