import { type EntryFilter, namedEntries } from '../../domain/feed/entries.ts';
import type { LatestEvent } from '../../domain/feed/feed.ts';
import { passes, type TypeFilter } from '../../domain/feed/types.ts';
import type { FeedEvent } from '../../store/feed/event-pages.ts';

/**
 * Holds the newest events of the feed, oldest first, within the bounds. Every event after the id `from` is in
 * memory; `from` moves up when old events are removed.
 */
export function createRecent(
  start: string,
  { maxEvents, maxBytes }: { maxEvents: number; maxBytes: number },
) {
  const events: FeedEvent[] = [];
  let from = start;
  let bytes = 0;

  return {
    /** Whether every event after this id is in memory. */
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

    /** Up to `limit` events after the id that pass the filter. */
    after(id: string, types: TypeFilter | undefined, limit: number, entry?: EntryFilter): FeedEvent[] {
      let next = events.length;
      while (next > 0 && (events[next - 1]?.eventId ?? '') > id) next -= 1;
      const found: FeedEvent[] = [];
      for (let event = events[next]; event !== undefined && found.length < limit; event = events[next]) {
        if (passesAll(event, types, entry)) found.push(event);
        next += 1;
      }
      return found;
    },

    /** The newest event after the id that passes the filter. */
    newest(id: string, types: TypeFilter | undefined, entry: EntryFilter): LatestEvent | undefined {
      for (let at = events.length - 1; at >= 0; at -= 1) {
        const event = events[at];
        if (event === undefined || event.eventId <= id) return undefined;
        if (passesAll(event, types, entry)) return { eventId: event.eventId, createdAt: new Date(event.at) };
      }
      return undefined;
    },
  };
}

/** The entries that an event names, read when the first stream asks for an entry. */
const namesOf = new WeakMap<FeedEvent, ReadonlySet<string>>();

function passesAll(event: FeedEvent, types: TypeFilter | undefined, entry: EntryFilter | undefined): boolean {
  if (!passes(types, event.eventType)) return false;
  if (entry === undefined) return true;
  let names = namesOf.get(event);
  if (names === undefined) {
    const { entity_id: id, payload } = JSON.parse(event.json) as { entity_id: string; payload: object };
    const { domain, agent } = namedEntries(payload);
    names = new Set([
      `object:${id}`,
      ...(domain === null ? [] : [`domain:${domain}`]),
      ...(agent === null ? [] : [`agent:${agent}`]),
    ]);
    namesOf.set(event, names);
  }
  return names.has(`${entry.kind}:${entry.name}`);
}
