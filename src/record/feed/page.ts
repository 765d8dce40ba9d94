import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../../domain/errors.ts';
import { type EntryFilter, parseEntry } from '../../domain/feed/entries.ts';
import {
  FEED_START,
  feedPagePieces,
  isOld,
  judgeCursor,
  type LatestEvent,
  missesEvents,
  PageTexts,
  RETENTION_DAYS,
  retentionFloor,
} from '../../domain/feed/feed.ts';
import { parseTypes, type TypeFilter } from '../../domain/feed/types.ts';
import type { Tables } from '../../store/index.ts';

type Events = Tables['events'];

/** Parameters of a request for the feed. */
export type FeedAsk = {
  cursor: string | null;
  types: TypeFilter | undefined;
  /** Only events that name this entry. */
  entry?: EntryFilter | undefined;
  limit: number;
  /** How many bytes of events a page has at most, unless its first event has more; those of a poll if not given. */
  mostBytes?: number;
};

/** A page as it is sent. */
export type FeedText = {
  /** JSON text. */
  pieces: string[];
  isEmpty: boolean;
  hasMore: boolean;
  /** The newest event of the feed that passes the filter. */
  latest: LatestEvent | undefined;
  /** Where the reader continues: every event up to it was sent or does not match the filter. */
  cursor: string;
};

/** Rows that are read and serialized at once; other requests get a turn in between. */
const AT_ONCE = 1000;
/** Rows of the first read, whose size is not known. */
const AT_FIRST = 100;

/**
 * Reads the parameters that polling and streaming share.
 * @throws {ApiError} invalid_request, naming `types`
 */
export function feedAsk(query: {
  cursor?: string | undefined;
  types?: string | readonly string[] | undefined;
  limit?: number | undefined;
}): FeedAsk {
  const parsed = query.types === undefined ? undefined : parseTypes(query.types);
  if (parsed?.ok === false) {
    const { reason } = parsed;
    throw new ApiError('invalid_request', `types: ${reason}`, {
      issues: [{ path: 'types', message: reason }],
    });
  }
  return { cursor: query.cursor?.toLowerCase() ?? null, types: parsed?.types, limit: query.limit ?? 100 };
}

/** @throws {ApiError} invalid_request, naming `entity` */
export function entryAsk(given: string | undefined): EntryFilter | undefined {
  if (given === undefined) return undefined;
  const parsed = parseEntry(given);
  if (parsed.ok) return parsed.entry;
  const message = `${parsed.reason}; send a domain, the URL of an agent, or the identifier of a property`;
  throw new ApiError('invalid_request', `entity: ${message}`, { issues: [{ path: 'entity', message }] });
}

/** Position in the feed after which a reader with this cursor continues. */
export const startOf = (cursor: string | null): string =>
  cursor === null || cursor === FEED_START ? '' : cursor;

/** @throws {ApiError} cursor_expired when the cursor is unknown, or events after it are no longer kept */
export async function admitCursor(events: Events, cursor: string | null, now: Date): Promise<void> {
  if (cursor === null) return;
  const place = await events.place(cursor, retentionFloor(now));
  const verdict = judgeCursor(cursor, place, now);
  if (verdict === 'known') return;
  // An earlier version of this program, which may still run beside this one, issues ids without epochs.
  if (verdict === 'unknown' && (await events.find(cursor)) === undefined) {
    throw new ApiError('cursor_expired', 'The feed does not know this cursor; start again without one.');
  }
  if (verdict === 'expired' || missesEvents(cursor, place.hidden, now)) {
    const message = `Events after this cursor are older than ${RETENTION_DAYS} days and no longer kept; start again without a cursor.`;
    throw new ApiError('cursor_expired', message);
  }
}

/** Whether events after a cursor that was admitted are no longer kept. */
export async function hasFallenBehind(events: Events, cursor: string | null, now: Date): Promise<boolean> {
  if (cursor === null || !isOld(cursor, now)) return false;
  return missesEvents(cursor, await events.newestBefore(retentionFloor(now)), now);
}

/** Reads up to `limit` events after the cursor, and fewer when they are large. */
export async function readFeed(
  events: Events,
  { cursor, types, entry, limit, mostBytes }: FeedAsk,
  now: Date,
): Promise<FeedText> {
  const floor = retentionFloor(now);
  const taken = new PageTexts(mostBytes);
  const { texts } = taken;
  const start = startOf(cursor);
  let through = start > floor ? start : floor;
  for (;;) {
    const size = sizeOfNext(taken, limit);
    const page = await events.page({ after: through, types, entry, limit: size });
    const count = taken.add(page.events);
    const isFull = count < page.events.length;
    through = isFull ? (page.events[count - 1]?.eventId ?? through) : page.through;
    if (!isFull && page.hasMore && texts.length < limit) {
      await nextTurn();
      continue;
    }
    const end = through > floor ? through : await quietEnd(events, cursor, floor);
    const text = { hasMore: isFull || page.hasMore, cursor: end, latest: page.latest };
    const pieces = feedPagePieces({ ...text, events: texts }, now);
    return { ...text, pieces, isEmpty: texts.length === 0 };
  }
}

/** How many rows to read next, so that little more is read than the page has room for. */
function sizeOfNext({ texts: { length: count }, length, mostBytes }: PageTexts, limit: number): number {
  if (count === 0) return Math.min(AT_FIRST, limit);
  const room = Math.ceil(((mostBytes - length) * count) / length);
  return Math.min(AT_ONCE, limit - count, Math.max(1, room));
}

/**
 * The cursor of a page when nothing happened within the retention: the newest event of all, which the feed keeps. An
 * event that was appended since the page was read is not passed.
 */
async function quietEnd(events: Events, cursor: string | null, floor: string): Promise<string> {
  if (startOf(cursor) !== '') return cursor ?? FEED_START;
  return (await events.newestBefore(floor)) ?? FEED_START;
}
