import { sha256 } from './adagents/digests.ts';

/**
 * Adds to a payload that was shortened the digest of the whole record: readers that have the record from a dump can see
 * that it is the one of the event.
 *
 * @param record the line that a dump has of it
 */
export const withRecordDigest = <T extends object>(
  payload: T & { readonly shortened?: readonly string[] | undefined },
  record: () => string,
): T => (payload.shortened === undefined ? payload : { ...payload, record_sha256: sha256(record()) });
