import type { ErrorCode } from '../../generated/errors.ts';
import type { CoreErrorResponse } from '../../generated/types/schemas.ts';

export type Issue = { path: string; message: string };

/** Fields that an error answer may carry beside `error` and `message`. */
export type ErrorDetail = Pick<CoreErrorResponse, 'file_status' | 'retry_after'> & {
  issues?: readonly Issue[];
  domain?: string;
  [field: string]: unknown;
};

/**
 * A refusal that the caller may see: a code of the contract, a sentence, fields of the error schema, and headers that
 * the contract gives it.
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
    super(message);
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }
}

/** A refusal that leaves something behind: what the write has stored is committed, and the caller gets the error. */
export type Refused = { readonly refused: ApiError };

/** A request of the operator's that cannot be carried out; the message is one line. */
export class OperatorError extends Error {}

/** An error that says whether the same request may work a moment later. */
export type TemporaryFailure = { readonly isTemporary: boolean };

/** Seconds after which a caller may try again what failed because the database was away. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether something failed only for the moment, such as a database that is away. */
export const isTemporaryFailure = (cause: unknown): cause is Error & TemporaryFailure =>
  cause instanceof Error && (cause as Partial<TemporaryFailure>).isTemporary === true;

/** A refusal of one field of a request. */
export const invalidField = (path: string, message: string): ApiError =>
  new ApiError('invalid_request', `${path}: ${message}`, { issues: [{ path, message }] });
