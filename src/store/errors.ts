export type StoreErrorCode =
  /** A value that a column of one engine or the other would refuse or change. */
  | 'unstorable'
  /** The handle's transaction is over, or the store is closed. */
  | 'ended'
  /** The transaction was open for too long and was rolled back. */
  | 'held_too_long'
  /** The database stayed locked by other writers. */
  | 'busy'
  /** A write through the handle that only reads. */
  | 'read_only'
  /** A database URL that is not understood. */
  | 'url'
  /** The database holds migrations that this program does not know. */
  | 'newer_schema';

/** A fault of the program or its surroundings, never of a caller's request. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string) {
    super(`store: ${message}`);
    this.name = 'StoreError';
    this.code = code;
  }
}
