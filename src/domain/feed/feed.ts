import { createHash } from 'node:crypto';

export const RETENTION_DAYS = 90;
/** The cursor for the beginning of the feed. */
export const FEED_START = '00000000-0000-7000-8000-000000000000';
export const MAX_TYPES = 100;

const RETENTION_MS = RETENTION_DAYS * 24 * 3_600_000;
const TYPE = /^(?:[a-z][a-z0-9_.]*\*?|\*)$/;

/** Event types, or prefixes that end in `*`. Sorted and without duplicates, so that equal filters are equal lists. */
export type TypeFilter = readonly string[];

export type ParsedTypes = { ok: true; types: TypeFilter | undefined } | { ok: false; reason: string };

/**
 * Parses the `types` parameter: event types separated by commas, each with an optional `*` at its end. Spaces and
 * empty items are ignored. `types` is undefined when all types are meant.
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

/** Whether an event of this type passes the filter. Without a filter, every event does. */
export function passes(filter: TypeFilter | undefined, type: string): boolean {
  if (filter === undefined) return true;
  return filter.some((wanted) =>
    wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
  );
}

/** The oldest time that the feed keeps. */
export const retainedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

/**
 * A text that sorts before the id of every event that the feed still returns, and after the ids of all older events.
 */
export const retentionFloor = (now: Date): string => eventIdFloor(Math.max(0, retainedSince(now).getTime()));

/** `expired`: older than the retention; `unknown`: never issued by this feed. */
export type CursorVerdict = 'known' | 'expired' | 'unknown';

/** What the feed knows about the position in a cursor. */
export type CursorPlace = {
  /** Position of the newest id that was ever issued; undefined before the first event. */
  readonly head: EventPosition | undefined;
  /** The epoch in which the feed passed the position of the cursor. */
  readonly epoch: string;
};

/**
 * Judges a cursor. Ids of this feed are recognised by their form, so a cursor keeps working after its row was pruned.
 * An id after the head was never issued. An id of another epoch was issued after a backup that was restored later, or
 * never.
 */
export function judgeCursor(cursor: string, place: CursorPlace, now: Date): CursorVerdict {
  if (cursor === FEED_START) return 'known';
  const position = parseEventId(cursor);
  if (position === undefined || place.head === undefined || isBehind(position, place.head)) return 'unknown';
  if (eventId(position.ms, position.counter, place.epoch) !== cursor) return 'unknown';
  return hasExpired(cursor, now) ? 'expired' : 'known';
}

/** Whether a cursor of this feed is older than the retention. */
export const hasExpired = (cursor: string, now: Date): boolean =>
  cursor !== FEED_START && cursor < retentionFloor(now);

const isBehind = (position: EventPosition, head: EventPosition) =>
  position.ms > head.ms || (position.ms === head.ms && position.counter > head.counter);

/** The newest event that passes a filter. */
export type LatestEvent = { readonly eventId: string; readonly createdAt: Date };

/** The freshness block as JSON text. An event older than the retention counts as no event. */
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
  // Concatenated piece by piece: a joined list would be copied a second time.
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

/** Maximum number of event ids in one millisecond. */
export const COUNTER_LIMIT = 2 ** 32;

const TIME_LIMIT_MS = 2 ** 48;
const PATTERN = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-([89ab][0-9a-f]{3})-([0-9a-f]{12})$/;

export type EventPosition = { readonly ms: number; readonly counter: number };

/** The epoch of every id that was issued before epochs existed. */
export const FIRST_EPOCH = '';

/**
 * The id of the event at a position: a UUID v7 (RFC 9562 §5.7) that sorts, as text, by `ms` and then `counter`. The
 * counter (below 2^32) fills rand_a and the first 20 bits of rand_b. The other 42 bits are a digest of the epoch and the
 * position. It distinguishes ids of this feed from other UUIDs even after their rows were pruned, and from the ids that
 * the same feed issued after a backup that was restored later.
 * @throws {RangeError} when `ms` or `counter` is out of range
 */
export function eventId(ms: number, counter: number, epoch: string = FIRST_EPOCH): string {
  if (!isBelow(ms, TIME_LIMIT_MS)) throw new RangeError(`event time ${ms}`);
  if (!isBelow(counter, COUNTER_LIMIT)) throw new RangeError(`event counter ${counter}`);
  const time = hex(ms, 12);
  const high = Math.floor(counter / 2 ** 20);
  const low = counter % 2 ** 20;
  // rand_b after the variant bits `10`: 20 bits of counter, then 42 bits of the digest, 62 in all.
  const randB = (BigInt(low) << 42n) | tail(ms, counter, epoch);
  const last = ((0b10n << 62n) | randB).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(high, 3)}-${last.slice(0, 4)}-${last.slice(4)}`;
}

/** The position in a text that has the form of an id of a feed, whichever feed and epoch issued it. */
export function parseEventId(id: string): EventPosition | undefined {
  const parts = PATTERN.exec(id);
  if (parts === null) return undefined;
  const [, timeHigh, timeLow, high, variant, node] = parts;
  const ms = Number.parseInt(`${timeHigh}${timeLow}`, 16);
  const low = Number((BigInt(`0x${variant}${node}`) >> 42n) & 0xfffffn);
  const counter = Number.parseInt(`${high}`, 16) * 2 ** 20 + low;
  return { ms, counter };
}

/**
 * A text that sorts before the ids of this millisecond and after those of every earlier one.
 * @throws {RangeError} when `ms` is out of range
 */
export function eventIdFloor(ms: number): string {
  if (!isBelow(ms, TIME_LIMIT_MS)) throw new RangeError(`event time ${ms}`);
  const time = hex(ms, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

const isBelow = (value: number, limit: number) => Number.isInteger(value) && value >= 0 && value < limit;
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

function tail(ms: number, counter: number, epoch: string): bigint {
  const within = epoch === FIRST_EPOCH ? '' : `${epoch} `;
  const digest = createHash('sha256').update(`event ${within}${ms} ${counter}`).digest();
  return digest.readBigUInt64BE() >> 22n;
}
