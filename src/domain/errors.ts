import { type ErrorCode, errors } from '../../generated/errors.ts';
import type { CoreErrorResponse } from '../../generated/types/core.ts';

export type Issue = { path: string; message: string };

/** Fields of an error response beside `error` and `message`. */
export type ErrorDetail = Pick<CoreErrorResponse, 'file_status' | 'retry_after'> & {
  issues?: readonly Issue[];
  domain?: string;
  [field: string]: unknown;
};

/**
 * Error that is sent to the caller: a code of the contract, a sentence, fields of the error schema, and
 * headers that the contract defines for it.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    detail: ErrorDetail = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    // Where a caller's fault was found is never logged, and costs as much as a read of the database to write down.
    const { stackTraceLimit } = Error;
    if (errors[code].status < 500) Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }
}

/**
 * Error of a write that is committed nevertheless: what the write has stored is kept, and the caller gets the
 * error.
 */
export type Refused = { readonly refused: ApiError };

/** An operator's command that cannot be carried out; the message is one line. */
export class OperatorError extends Error {}

/** Property of an error: whether the same request may succeed a moment later. */
export type TemporaryFailure = { readonly isTemporary: boolean };

/** Seconds after which a caller may retry a request that failed because the database was unavailable. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether a failure is temporary, such as an unavailable database. */
export const isTemporaryFailure = (cause: unknown): cause is Error & TemporaryFailure =>
  cause instanceof Error && (cause as Partial<TemporaryFailure>).isTemporary === true;

/** The error for an invalid field of a request. */
export const invalidField = (path: string, message: string): ApiError =>
  new ApiError('invalid_request', `${path}: ${message}`, { issues: [{ path, message }] });

/** The refusal while too many of something are being served: of the caller's address, or of all callers. */
export const tooManyAtOnce = (isOwn: boolean, what: string, state: string): ApiError =>
  new ApiError(
    isOwn ? 'rate_limited' : 'unavailable',
    `Too many ${what} ${isOwn ? 'from your address ' : ''}are being ${state}; try again in 1 second.`,
    { retry_after: 1 },
  );

/**
 * The error of an operation that the contract describes, but that has no behaviour yet.
 *
 * @public stubs of handlers import it (`codegen/handlers/stub.ts`)
 */
export const operationNotImplemented = (op: string): ApiError =>
  new ApiError('not_implemented', `${op} is part of the contract, but not implemented yet.`);
