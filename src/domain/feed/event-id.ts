import { createHash } from 'node:crypto';

/** One millisecond holds this many event ids. */
export const COUNTER_LIMIT = 2 ** 32;

const TIME_LIMIT_MS = 2 ** 48;
const PATTERN = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-([89ab][0-9a-f]{3})-([0-9a-f]{12})$/;

export type EventPosition = { readonly ms: number; readonly counter: number };

/**
 * The id of the event at a position: a UUID v7 (RFC 9562 §5.7) that sorts, as text, by `ms` and then `counter`. The
 * counter (below 2^32) fills rand_a and the first 20 bits of rand_b; the other 42 bits are a digest of the position,
 * which tells an id of ours from anybody else's when its row is long pruned. Throws RangeError outside the bounds.
 */
export function eventId(ms: number, counter: number): string {
  if (!isBelow(ms, TIME_LIMIT_MS)) throw new RangeError(`event time ${ms}`);
  if (!isBelow(counter, COUNTER_LIMIT)) throw new RangeError(`event counter ${counter}`);
  const time = hex(ms, 12);
  const high = Math.floor(counter / 2 ** 20);
  const low = counter % 2 ** 20;
  // rand_b behind the variant bits `10`: 20 bits of counter, then 42 of the digest, 62 in all.
  const randB = (BigInt(low) << 42n) | tail(ms, counter);
  const last = ((0b10n << 62n) | randB).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(high, 3)}-${last.slice(0, 4)}-${last.slice(4)}`;
}

/** The position that an id of ours names; undefined for any other text, also for UUIDs that others made. */
export function parseEventId(id: string): EventPosition | undefined {
  const parts = PATTERN.exec(id);
  if (parts === null) return undefined;
  const [, timeHigh, timeLow, high, variant, node] = parts;
  const ms = Number.parseInt(`${timeHigh}${timeLow}`, 16);
  const low = Number((BigInt(`0x${variant}${node}`) >> 42n) & 0xfffffn);
  const counter = Number.parseInt(`${high}`, 16) * 2 ** 20 + low;
  return eventId(ms, counter) === id ? { ms, counter } : undefined;
}

/** A text that sorts before the ids of this millisecond and behind those of every earlier one. */
export function eventIdFloor(ms: number): string {
  if (!isBelow(ms, TIME_LIMIT_MS)) throw new RangeError(`event time ${ms}`);
  const time = hex(ms, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

const isBelow = (value: number, limit: number) => Number.isInteger(value) && value >= 0 && value < limit;
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

function tail(ms: number, counter: number): bigint {
  const digest = createHash('sha256').update(`event ${ms} ${counter}`).digest();
  return digest.readBigUInt64BE() >> 22n;
}
