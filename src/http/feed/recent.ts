import { passes, type TypeFilter } from '../../domain/feed/feed.ts';
import type { FeedEvent } from '../../store/feed/event-pages.ts';

export type Recent = ReturnType<typeof createRecent>;

/**
 * The newest events of the feed, oldest first, as far as the bounds allow. `start` is the id behind which nothing is
 * missing; it moves up when old ones make room.
 */
export function createRecent(
  start: string,
  { maxEvents, maxBytes }: { maxEvents: number; maxBytes: number },
) {
  const events: FeedEvent[] = [];
  let from = start;
  let bytes = 0;

  return {
    /** Whether every event behind this id is here. */
    covers: (id: string) => id >= from,

    push(fresh: readonly FeedEvent[]): void {
      for (const event of fresh) {
        events.push(event);
        bytes += event.json.length;
      }
      let leaving = 0;
      while (leaving < events.length && (events.length - leaving > maxEvents || bytes > maxBytes)) {
        bytes -= events[leaving]?.json.length ?? 0;
        leaving += 1;
      }
      from = events.splice(0, leaving).at(-1)?.eventId ?? from;
    },

    /** Up to `limit` events behind the id that pass. */
    after(id: string, types: TypeFilter | undefined, limit: number): FeedEvent[] {
      let next = events.length;
      while (next > 0 && (events[next - 1]?.eventId ?? '') > id) next -= 1;
      const found: FeedEvent[] = [];
      for (let event = events[next]; event !== undefined && found.length < limit; event = events[next]) {
        if (passes(types, event.eventType)) found.push(event);
        next += 1;
      }
      return found;
    },
  };
}
