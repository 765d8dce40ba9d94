import { createHash } from 'node:crypto';
import { ApiError } from './errors.ts';

/** A text that stands for exactly these things, so that a caller acts on what it has counted. */
export const selectionOf = (ids: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...ids].sort()))
    .digest('base64url');

/**
 * Requires that what a caller has counted is still what would be acted on.
 * @throws {ApiError} selection_changed
 */
export function requireSelection(given: string, present: string, count: number): void {
  if (given === present) return;
  throw new ApiError('selection_changed', `There are others by now, ${count} in all: count again.`);
}
