import type { ErrorCode } from '../../../generated/errors.ts';
import { protocol } from '../../../generated/protocol.ts';
import { type TaskErrorCode, taskErrors } from '../../../generated/task-errors.ts';
import type { CoreError } from '../../../generated/types/core.ts';
import { type ErrorDetail, RETRY_AFTER_SECONDS } from '../errors.ts';
import { fieldPath } from '../json/schema-faults.ts';

/**
 * One place where the arguments violate their schema. `pointer` is a JSON Pointer (RFC 6901), `keyword` a
 * keyword of JSON Schema.
 */
export type TaskIssue = { readonly pointer: string; readonly message: string; readonly keyword: string };

type Recovery = 'transient' | 'correctable' | 'terminal';

export type TaskErrorDetail = {
  /** Path of the wrong field, such as `packages[0].budget`. */
  readonly field?: string;
  readonly suggestion?: string;
  /** Seconds, 1 to 3600; for transient errors. */
  readonly retryAfter?: number;
  readonly issues?: readonly TaskIssue[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Set if the recovery differs from that of the code in the error table. */
  readonly recovery?: Recovery;
};

/**
 * Error of a task: a code of the error table, a sentence, and hints for the mend. It never contains an id or
 * a secret of the request.
 */
export class TaskError extends Error {
  readonly code: TaskErrorCode;
  readonly detail: TaskErrorDetail;

  constructor(code: TaskErrorCode, message: string, detail: TaskErrorDetail = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** Message that callers get instead of the details of an internal failure. */
export const INTERNAL_MESSAGE = 'An internal error occurred: you may repeat the request.';

/** Error of an internal failure, without any details. */
export const internalError = (): TaskError => new TaskError('INTERNAL_ERROR', INTERNAL_MESSAGE);

/** Error of a call while the database does not respond. */
export const databaseAway = (): TaskError =>
  new TaskError('SERVICE_UNAVAILABLE', 'The database is not available: send the same request again later.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

/**
 * Error of a task that the contract describes, but that has no behaviour yet.
 *
 * @public stubs of handlers import it (`codegen/handlers/stub.ts`)
 */
export const taskNotImplemented = (task: string): TaskError =>
  new TaskError('NOT_IMPLEMENTED', `${task} is part of the contract, but not implemented yet.`);

/**
 * Thrown when data that a `look` has read changed before the write. The same request may succeed after
 * another look.
 */
export class OutdatedLook extends TaskError {}

/** An error as it is sent (specification, "Errors"; `recovery` names what may help). */
export type WireError = CoreError;

// Codes that are sent without `field`, `issues` and other details, which would reveal what the first request
// contained.
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

/** The issues that fit: clients drop an error over 4096 bytes. */
function fitting(issues: readonly TaskIssue[]): TaskIssue[] {
  let left = LONGEST_DETAIL;
  return issues.filter((issue) => {
    left -= JSON.stringify(issue).length + 1;
    return left >= 0;
  });
}

/**
 * The body of a fatal error. It has the same error three times: as the specification's `{code, message}`, in
 * `errors`, and as the error object of typed clients.
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

/**
 * The `errors` of one entry that failed while other entries succeeded. Their fields are paths from the root of the
 * request, as those of every error.
 *
 * @param entry path of the entry, when the field of the error is a path inside of it
 */
export function entryErrors(error: TaskError, entry?: string): CoreError[] {
  const { issues, details, field, ...wire } = wireError(error);
  const place = entry === undefined || field === undefined ? (field ?? entry) : `${entry}.${field}`;
  return [
    {
      ...wire,
      ...(place === undefined ? {} : { field: place }),
      ...(issues === undefined ? {} : { issues: [...issues] }),
      ...(details === undefined ? {} : { details: { ...details } }),
    },
  ];
}

/** Paths of the agent's endpoints. Errors on them have the shape of agent errors. */
const agentPaths = ['/mcp', '/a2a', '/signed/mcp', '/signed/a2a'] as const;
export type AgentPath = (typeof agentPaths)[number];

export const isAgentPath = (path: string): path is AgentPath =>
  (agentPaths as readonly string[]).includes(path);

const CODES: Partial<Record<ErrorCode, TaskErrorCode>> = {
  unauthorized: 'AUTH_INVALID',
  forbidden: 'PERMISSION_DENIED',
  rate_limited: 'RATE_LIMITED',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal_error: 'INTERNAL_ERROR',
  not_implemented: 'NOT_IMPLEMENTED',
};

/**
 * The body of an error before any task runs: `{error: {code, message}}` (specification, "Agent task errors").
 *
 * @param hasCredential whether the request had an Authorization header
 */
export function agentErrorBody(
  code: ErrorCode,
  message: string,
  { retry_after: retryAfter }: ErrorDetail,
  hasCredential: boolean,
): { error: Readonly<Record<string, unknown>> & { readonly code: string } } {
  const taskCode =
    code === 'unauthorized' && !hasCredential ? 'AUTH_MISSING' : (CODES[code] ?? 'INVALID_REQUEST');
  return {
    error: { code: taskCode, message, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) },
  };
}
