import { type EventPosition, eventIdFloor, parseEventId } from './event-id.ts';

export const RETENTION_DAYS = 90;
/** The cursor that stands for the beginning of the feed. */
export const FEED_START = '00000000-0000-7000-8000-000000000000';
export const MAX_TYPES = 100;

const RETENTION_MS = RETENTION_DAYS * 24 * 3_600_000;
const TYPE = /^(?:[a-z][a-z0-9_.]*\*?|\*)$/;

/** Event types, or prefixes that end in `*`: sorted and without repetition, so that equal filters are equal lists. */
export type TypeFilter = readonly string[];

export type ParsedTypes = { ok: true; types: TypeFilter | undefined } | { ok: false; reason: string };

/**
 * Reads the `types` parameter: a comma list of event types, each with an optional `*` at its end. Spaces and empty
 * members do not count. Undefined types stand for all.
 */
export function parseTypes(text: string): ParsedTypes {
  const types = text
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
  if (types.length > MAX_TYPES) return { ok: false, reason: `must list at most ${MAX_TYPES} event types` };
  const bad = types.find((type) => !TYPE.test(type));
  if (bad !== undefined)
    return {
      ok: false,
      reason: `"${bad.slice(0, 100)}" is not an event type or a prefix of one; send \`property.created\`, or \`property.*\` with the \`*\` at the end`,
    };
  return {
    ok: true,
    types: types.length === 0 || types.includes('*') ? undefined : [...new Set(types)].sort(),
  };
}

/** Whether an event of this type passes the filter; without one all do. */
export function passes(filter: TypeFilter | undefined, type: string): boolean {
  if (filter === undefined) return true;
  return filter.some((wanted) =>
    wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
  );
}

/** The moment before which the feed keeps nothing. */
export const retainedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

/** A text that sorts before the id of every event that the feed still shows, and behind the ids of all others. */
export const retentionFloor = (now: Date): string => eventIdFloor(Math.max(0, retainedSince(now).getTime()));

/** `expired`: older than the retention; `unknown`: never handed out. */
export type CursorVerdict = 'known' | 'expired' | 'unknown';

/**
 * What a cursor is worth. `head` is the position of the newest id that was ever handed out. Ids of ours are told by
 * their form, so a cursor keeps working when its row was pruned; ids from behind the head were never ours, or belong
 * to a past that a restored backup took back.
 */
export function judgeCursor(cursor: string, head: EventPosition | undefined, now: Date): CursorVerdict {
  if (cursor === FEED_START) return 'known';
  const position = parseEventId(cursor);
  if (position === undefined || head === undefined || isBehind(position, head)) return 'unknown';
  return hasExpired(cursor, now) ? 'expired' : 'known';
}

/** Whether a cursor of ours has left the retention. */
export const hasExpired = (cursor: string, now: Date): boolean =>
  cursor !== FEED_START && cursor < retentionFloor(now);

const isBehind = (position: EventPosition, head: EventPosition) =>
  position.ms > head.ms || (position.ms === head.ms && position.counter > head.counter);

/** The newest event that passes a filter. */
export type LatestEvent = { readonly eventId: string; readonly createdAt: Date };

/** The freshness block as JSON text. An event that left the retention counts as none. */
export function freshnessJson(latest: LatestEvent | undefined, now: Date): string {
  const visible = latest !== undefined && latest.eventId > retentionFloor(now) ? latest.createdAt : null;
  const lag = visible && Math.max(0, Math.floor((now.getTime() - visible.getTime()) / 1000));
  const at = visible === null ? 'null' : `"${visible.toISOString()}"`;
  return (
    `{"generated_at":"${now.toISOString()}","latest_event_created_at":${at},` +
    `"lag_seconds":${lag},"retention_days":${RETENTION_DAYS}}`
  );
}

export type FeedPage = {
  /** Each event as JSON text, oldest first. */
  readonly events: readonly string[];
  readonly cursor: string | null;
  readonly hasMore: boolean;
  readonly latest: LatestEvent | undefined;
};

/** One page of the feed as JSON text, in one line. */
export function feedPageJson({ events, cursor, hasMore, latest }: FeedPage, now: Date): string {
  // Grown piece by piece: a list that is joined first would be copied a second time.
  let text = '{"events":[';
  for (const [index, event] of events.entries()) text += index === 0 ? event : `,${event}`;
  return (
    `${text}],"cursor":${jsonCursor(cursor)},` +
    `"has_more":${hasMore},"freshness":${freshnessJson(latest, now)}}`
  );
}

/** The data of a heartbeat frame as JSON text. */
export const heartbeatJson = (cursor: string | null, latest: LatestEvent | undefined, now: Date): string =>
  `{"generated_at":"${now.toISOString()}","cursor":${jsonCursor(cursor)},"freshness":${freshnessJson(latest, now)}}`;

const jsonCursor = (cursor: string | null) => (cursor === null ? 'null' : `"${cursor}"`);
