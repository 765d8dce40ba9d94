import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../../domain/errors.ts';
import {
  FEED_START,
  feedPageJson,
  judgeCursor,
  parseTypes,
  RETENTION_DAYS,
  retentionFloor,
  type TypeFilter,
} from '../../domain/feed/feed.ts';
import type { Tables } from '../../store/index.ts';

type Events = Tables['events'];

/** Parameters of a request for the feed. */
export type FeedAsk = { cursor: string | null; types: TypeFilter | undefined; limit: number };

/** A page as it is sent, and the position at which its reader continues. */
export type FeedText = {
  json: string;
  isEmpty: boolean;
  hasMore: boolean;
  cursor: string | null;
  /** Every event up to this position was sent or does not match the filter. */
  through: string;
};

// Rows that are read and serialized at once; other requests get a turn in between.
const AT_ONCE = 1000;

/**
 * Reads the parameters that polling and streaming share.
 * @throws {ApiError} invalid_request, naming `types`
 */
export function feedAsk(query: {
  cursor?: string | undefined;
  types?: string | undefined;
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

/** Position in the feed after which a reader with this cursor continues. */
export const startOf = (cursor: string | null): string =>
  cursor === null || cursor === FEED_START ? '' : cursor;

/** @throws {ApiError} cursor_expired when the cursor is too old or unknown */
export async function admitCursor(events: Events, cursor: string | null, now: Date): Promise<void> {
  if (cursor === null) return;
  const verdict = judgeCursor(cursor, await events.place(cursor), now);
  if (verdict === 'expired') throw expiredCursor();
  // An earlier version of this program, which may still run beside this one, issues ids without epochs.
  if (verdict === 'unknown' && (await events.find(cursor)) === undefined) {
    throw new ApiError('cursor_expired', 'The feed does not know this cursor; start again without one.');
  }
}

export const expiredCursor = () =>
  new ApiError('cursor_expired', `The cursor is older than ${RETENTION_DAYS} days; start again without one.`);

/** Reads up to `limit` events after `after`. An empty page returns the cursor of the request. */
export async function readFeed(
  events: Events,
  { after, cursor, types, limit }: FeedAsk & { after: string },
  now: Date,
): Promise<FeedText> {
  const floor = retentionFloor(now);
  const texts: string[] = [];
  let through = after > floor ? after : floor;
  let last: string | undefined;
  for (;;) {
    const page = await events.page({ after: through, types, limit: Math.min(AT_ONCE, limit - texts.length) });
    for (const { json } of page.events) texts.push(json);
    last = page.events.at(-1)?.eventId ?? last;
    through = page.through;
    if (page.hasMore && texts.length < limit) {
      await nextTurn();
      continue;
    }
    const text = { hasMore: page.hasMore, cursor: last ?? cursor };
    const json = feedPageJson({ ...text, events: texts, latest: page.latest }, now);
    return { ...text, json, isEmpty: texts.length === 0, through };
  }
}
