import { createHash } from 'node:crypto';
import { listPieces } from '../json/pieces.ts';
import { DAY_MS } from '../text/instant.ts';

export const RETENTION_DAYS = 90;
/** The cursor for the beginning of the feed. */
export const FEED_START = '00000000-0000-7000-8000-000000000000';

const RETENTION_MS = RETENTION_DAYS * DAY_MS;

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
  /** The newest event that is older than the retention; undefined when none is stored. */
  readonly hidden: string | undefined;
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
  return missesEvents(cursor, place.hidden, now) ? 'expired' : 'known';
}

/**
 * Whether events after a cursor are no longer returned. A cursor that is older than the retention has expired only when
 * an event followed it that is older as well: the feed always keeps the newest of those.
 *
 * @param hidden the newest stored event that is older than the retention
 */
export const missesEvents = (cursor: string, hidden: string | undefined, now: Date): boolean =>
  isOld(cursor, now) && (hidden === undefined || hidden > cursor);

/** Whether a cursor of this feed is older than the retention. */
export const isOld = (cursor: string, now: Date): boolean =>
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
  readonly cursor: string;
  readonly hasMore: boolean;
  readonly latest: LatestEvent | undefined;
};

/** A page ends after this many bytes of events, or after its first event. */
export const MOST_PAGE_BYTES = 4 * 1024 * 1024;

/** How many of these events, from the first, a page has room for when it holds `taken` bytes of others. */
export function roomFor(
  events: readonly { readonly json: string }[],
  taken = 0,
  mostBytes = MOST_PAGE_BYTES,
): { count: number; bytes: number } {
  let bytes = taken;
  for (const [count, { json }] of events.entries()) {
    const size = Buffer.byteLength(json);
    if (bytes > 0 && bytes + size > mostBytes) return { count, bytes };
    bytes += size;
  }
  return { count: events.length, bytes };
}

/** In bytes of UTF-8, for one unit of a text. */
const MOST_UNIT_BYTES = 3;

/** The events of a page. Bytes are counted only when the page may be too long: counting costs as much as writing. */
export class PageTexts {
  readonly texts: string[] = [];
  /** Characters of all texts. */
  length = 0;
  /** How many of the texts, from the first, are counted, and their bytes. */
  #counted = 0;
  #bytes = 0;

  readonly mostBytes: number;

  constructor(mostBytes = MOST_PAGE_BYTES) {
    this.mostBytes = mostBytes;
  }

  /** Adds the events, from the first, that the page has room for, and returns how many they are. */
  add(events: readonly { readonly json: string }[]): number {
    let length = 0;
    for (const { json } of events) length += json.length;
    const fits = MOST_UNIT_BYTES * (this.length + length) <= this.mostBytes;
    const count = fits ? events.length : roomFor(events, this.#countBytes(), this.mostBytes).count;
    for (const { json } of count === events.length ? events : events.slice(0, count)) {
      this.texts.push(json);
      this.length += json.length;
    }
    return count;
  }

  #countBytes(): number {
    for (const text of this.texts.slice(this.#counted)) this.#bytes += Buffer.byteLength(text);
    this.#counted = this.texts.length;
    return this.#bytes;
  }
}

/** One page of the feed as JSON text in pieces, in one line. */
export function feedPagePieces({ events, cursor, hasMore, latest }: FeedPage, now: Date): string[] {
  const freshness = freshnessJson(latest, now);
  const end = `],"cursor":"${cursor}","has_more":${hasMore},"freshness":${freshness}}`;
  return ['{"events":[', ...listPieces(events), end];
}

/** The data of a heartbeat frame as JSON text. */
export const heartbeatJson = (cursor: string, latest: LatestEvent | undefined, now: Date): string =>
  `{"generated_at":"${now.toISOString()}","cursor":"${cursor}","freshness":${freshnessJson(latest, now)}}`;

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
