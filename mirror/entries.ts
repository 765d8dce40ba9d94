import type { FeedPage } from '../client/registry.ts';
import { eventDigest, parseEventEntry } from '../src/domain/feed/log/entry.ts';
import { MirrorFault } from './fault.ts';
import { type CheckedLog, checkContinues, type LogHead, readEntries, withEntries } from './log.ts';
import type { Source } from './source.ts';

export type FeedEvent = FeedPage['events'][number];

/** Events of a page that are in the log as they were sent. */
export type CheckedEvents = {
  readonly events: readonly FeedEvent[];
  readonly log: CheckedLog;
  /** The entry that the log has next, where the page has no event for it. */
  readonly missing: string | null;
};

/**
 * Holds the events of a page against the entries that the log has next, one by one. Events that have no entry yet are
 * left for later. The head of the log must have been read before the page: each of its entries then has its event.
 *
 * @param cursor behind which the page was asked for
 * @throws {MirrorFault} forged_event, missing_event, bad_event, rewritten_history
 */
export async function checkEvents(
  source: Source,
  head: LogHead,
  checked: CheckedLog,
  page: Pick<FeedPage, 'events' | 'has_more'>,
  cursor: string,
): Promise<CheckedEvents> {
  const { size } = head.checkpoint;
  const count = Math.max(0, Math.min(page.events.length, size - checked.size));
  const isShort = !page.has_more && checked.size + count < size;
  const until = checked.size + count + (isShort ? 1 : 0);
  const entries = count + (isShort ? 1 : 0) > 0 ? await readEntries(source, head, checked.size, until) : [];
  const events = page.events.slice(0, count);
  for (const [place, event] of events.entries())
    compare(event, entries[place] ?? Buffer.of(), checked.size + place);
  checkOrder(events, cursor);
  const log = withEntries(checked, entries.slice(0, count));
  await checkContinues(source, head, log);
  return { events, log, missing: isShort ? nameOf(entries[count] ?? Buffer.of()) : null };
}

/** A reader whose place moves back reads the same for ever. */
function checkOrder(events: readonly FeedEvent[], cursor: string): void {
  let last = cursor;
  for (const { event_id: id } of events) {
    if (id <= last) throw new MirrorFault('bad_event', `The feed has event ${id} behind ${last}.`);
    last = id;
  }
}

const nameOf = (entry: Uint8Array): string =>
  parseEventEntry(entry)?.eventId ?? Buffer.from(entry).toString('latin1').slice(0, 200);

function compare(event: FeedEvent, entry: Uint8Array, index: number): void {
  const logged = parseEventEntry(entry);
  if (logged !== undefined && logged.eventId < event.event_id)
    throw new MirrorFault(
      'missing_event',
      `The feed has event ${event.event_id} after it left out ${logged.eventId}, entry ${index} of the log.`,
    );
  if (logged?.eventId !== event.event_id)
    throw new MirrorFault(
      'forged_event',
      `The feed has event ${event.event_id}, and entry ${index} of the log is ${nameOf(entry)}.`,
    );
  if (logged.digest !== eventDigest(event))
    throw new MirrorFault(
      'forged_event',
      `Event ${event.event_id} is not the one of entry ${index} of the log: its SHA-256 is ${eventDigest(event)} and not ${logged.digest}.`,
    );
}
