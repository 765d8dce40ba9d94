import { type EventPosition, eventId } from '../feed/event-id.ts';
import { FEED_START, hasExpired } from '../feed/feed.ts';

/**
 * The feed cursor that goes with what is read now: the newest event, or the feed's beginning when there is none that the
 * feed would still take for a cursor.
 */
export function syncCursor(head: EventPosition | undefined, now: Date): string {
  if (head === undefined) return FEED_START;
  const newest = eventId(head.ms, head.counter);
  return hasExpired(newest, now) ? FEED_START : newest;
}
