import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { TaskError } from './task-error.ts';

/** Where a page ended: the values that the list is ordered by, the last one unique. */
export type Position = readonly (string | number)[];

const digestOf = (query: unknown) =>
  createHash('sha256')
    .update(canonicalize(query) ?? '')
    .digest('base64url')
    .slice(0, 16);

/** @param query everything that decides which items the list has, and in which order */
export const encodeCursor = (position: Position, query: unknown): string =>
  Buffer.from(JSON.stringify([digestOf(query), ...position])).toString('base64url');

/** What stands at each place of a position. */
export type PositionKinds = readonly ('string' | 'number')[];

/**
 * @returns where the page before ended; null for the first page
 * @throws {TaskError} INVALID_REQUEST naming `pagination.cursor`, for what was not made for this very list
 */
export function decodeCursor(
  cursor: string | undefined,
  query: unknown,
  kinds: PositionKinds,
): Position | null {
  if (cursor === undefined) return null;
  const [, ...position] = parse(cursor);
  // One cursor, one spelling; another list gives another spelling.
  if (position.length !== kinds.length || encodeCursor(position, query) !== cursor) throw unknown();
  if (!position.every((part, at) => typeof part === kinds[at])) throw unknown();
  return position;
}

function parse(cursor: string): (string | number)[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.every(isPart)) return value;
  } catch {
    // Neither base64url nor JSON: no cursor of ours.
  }
  throw unknown();
}

const isPart = (item: unknown) =>
  typeof item === 'string' ? !item.includes('\0') : Number.isSafeInteger(item);

const unknown = () =>
  new TaskError(
    'INVALID_REQUEST',
    '`cursor` must come from the response before, for the same list and filters.',
    {
      field: 'pagination.cursor',
    },
  );
