import { protocol } from '../../../generated/protocol.ts';
import { type TaskErrorCode, taskErrors } from '../../../generated/task-errors.ts';
import type { CoreError } from '../../../generated/types/schemas.ts';
import { fieldPath } from '../json/field-path.ts';

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
