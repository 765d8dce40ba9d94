import type { TemporaryFailure } from '../../domain/errors.ts';

export type StoreErrorCode =
  /** A value that a column of one of the engines would reject or change. */
  | 'unstorable'
  /** The handle's transaction has ended, or the store is closed. */
  | 'ended'
  /** The transaction was open for too long and was rolled back. */
  | 'held_too_long'
  /** The database stayed locked by other writers. */
  | 'busy'
  /** The database cannot be reached, does not respond, or aborted the statement. */
  | 'unavailable'
  /** A write through a read-only handle. */
  | 'read_only'
  /** Secrets cannot be encrypted or decrypted: a key is missing or wrong, or a value was changed. */
  | 'sealed'
  /** A database URL that is not understood. */
  | 'url'
  /** The database has migrations that this program does not know. */
  | 'newer_schema';

const TEMPORARY: ReadonlySet<StoreErrorCode> = new Set(['busy', 'unavailable', 'held_too_long']);

/** A fault of the program or its surroundings, never of a caller's request. */
export class StoreError extends Error implements TemporaryFailure {
  readonly code: StoreErrorCode;
  /** The same request may work a moment later. */
  readonly isTemporary: boolean;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(`store: ${message}`, options);
    this.name = 'StoreError';
    this.code = code;
    this.isTemporary = TEMPORARY.has(code);
  }
}

/**
 * Error codes that drivers report when the database itself is the problem. SQLSTATE classes: 08 connection, 53
 * resources, 57P and 57014 shut down, cancelled or timed out, 25P idle transaction ended, 40 conflict with another
 * transaction.
 */
const UNAVAILABLE_CODE =
  /^(08|53|57P|57014|25P|40|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|SQLITE_(IOERR|FULL|CANTOPEN))/;
/** Failures that the PostgreSQL driver reports without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|Client has encountered|Query read timeout|timeout exceeded when trying to connect|timeout expired)/;

/**
 * The error as callers of the store see it: StoreError `unavailable` when the database is the problem, otherwise
 * unchanged.
 */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const code = sqlCodeOf(error);
  const isUnavailable =
    code === undefined ? UNAVAILABLE_MESSAGE.test(error.message) : UNAVAILABLE_CODE.test(code);
  if (!isUnavailable) return error;
  return new StoreError('unavailable', `the database cannot be used: ${code ?? error.message}`, {
    cause: error,
  });
}

/** The driver's error code: SQLSTATE on PostgreSQL, `SQLITE_…` on SQLite, `E…` from a socket. */
export function sqlCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
