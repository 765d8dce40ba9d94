import { setTimeout as sleep } from 'node:timers/promises';
import { FEED_START, feedPagePieces, type LatestEvent, roomFor } from '../../domain/feed/feed.ts';
import { passes, type TypeFilter } from '../../domain/feed/types.ts';
import { bytesOfPieces } from '../../domain/json/pieces.ts';
import { type FeedAsk, readFeed, startOf } from '../../record/feed/page.ts';
import type { Tables } from '../../store/index.ts';
import { createRecent } from './recent.ts';

/** One page for all streams that are at the same position with the same filter. */
export type StreamPage = {
  /** Null when no event passed the filter. */
  readonly frame: Buffer | null;
  /** Every event up to it is in the frame or before it, or does not pass the filter. */
  readonly cursor: string;
  readonly hasMore: boolean;
  /** The newest event that passes the filter; absent when the page does not show which it is. */
  readonly latest?: LatestEvent | undefined;
};

export type Tail = {
  /** Id of the newest event that was read; an empty string before the first. */
  position(): string;
  /** Whether the last look at the feed succeeded. */
  isHealthy(): boolean;
  /**
   * The events after the cursor: recent ones from memory, older ones and the first of all from the store. The first page of
   * a reader comes from the store when it asks for an entry, because only the store knows the newest event of one.
   */
  page(ask: FeedAsk, isFirst: boolean): Promise<StreamPage>;
  /** Looks for new events now. Calls during a look are combined into one more look. */
  wake(): void;
  stop(): Promise<void>;
};

export type TailTools = {
  events: Tables['events'];
  now: () => Date;
  /** Called and awaited after each page of new events. */
  moved: () => Promise<void>;
  failed: (cause: unknown) => void;
  /** Interval of looks that need no notification: a message between processes may be lost, and a replica may lag. */
  checkEveryMs: number;
};

const AT_ONCE = 1_000;
/**
 * Bytes of events in a frame, unless its first event has more. A reader that takes its time holds its frame in memory, and
 * each of a few thousand readers may be at a place of its own, so that they share none.
 */
export const MOST_FRAME_BYTES = 128 * 1024;
const MEMORY = { maxEvents: 10_000, maxBytes: 16 * 1024 * 1024 };
/** Pause after a look, as a multiple of the look's duration, so that many small commits are sent together. */
const PAUSE_SHARE = 2;
const MAX_PAUSE_MS = 250;

/** Reads the new events of the feed for all streams of this process. */
export async function startTail(tools: TailTools): Promise<Tail> {
  const { events, moved, failed, checkEveryMs } = tools;
  const newest = new Map(await events.newestByType());
  let position = [...newest.values()].reduce((most, { eventId }) => (eventId > most ? eventId : most), '');
  const recent = createRecent(position, MEMORY);
  const pages = createSharedPages();
  let healthy = true;
  let stopped = false;
  let wanted = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    for (let hasMore = true; hasMore && !stopped; ) {
      const page = await events.page({ after: position, limit: AT_ONCE });
      hasMore = page.hasMore;
      if (page.events.length === 0) return;
      recent.push(page.events);
      for (const { eventType, eventId, at } of page.events) {
        newest.set(eventType, { eventId, createdAt: new Date(at) });
      }
      position = page.through;
      await moved();
    }
  }

  async function lookWhileWanted(): Promise<void> {
    while (wanted && !stopped) {
      wanted = false;
      const started = performance.now();
      try {
        await look();
        healthy = true;
      } catch (cause) {
        healthy = false;
        failed(cause);
        return;
      }
      await sleep(Math.min((performance.now() - started) * PAUSE_SHARE, MAX_PAUSE_MS));
    }
  }

  function wake(): void {
    wanted = true;
    looking ??= lookWhileWanted().finally(() => {
      looking = undefined;
      if (wanted && !stopped) wake();
    });
  }
  const { fromMemory, fromStore } = tailPages(tools, { recent, newest, position: () => position });

  const timer = setInterval(wake, checkEveryMs);
  return {
    position: () => position,
    isHealthy: () => healthy,
    page(ask, isFirst) {
      const through = startOf(ask.cursor);
      const { entry } = ask;
      // From the beginning the store knows what is too old to be sent; a tail that began before the first event holds it all.
      const isKnown = through !== '' && recent.covers(through) && !(isFirst && entry !== undefined);
      const wanted = entry === undefined ? '' : `${entry.kind}:${entry.name}`;
      const key = `${isKnown} ${ask.types?.join(',') ?? ''} ${wanted} ${ask.limit} ${through}`;
      return pages.find(key, position, async () => (isKnown ? fromMemory(ask, through) : fromStore(ask)));
    },
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}

/** Pages of the feed: new ones from memory, older ones from the store. */
function tailPages(
  { events, now }: TailTools,
  {
    recent,
    newest,
    position,
  }: {
    recent: ReturnType<typeof createRecent>;
    newest: ReadonlyMap<string, LatestEvent>;
    position: () => string;
  },
) {
  function fromMemory({ types, entry, limit }: FeedAsk, through: string): StreamPage {
    const found = recent.after(through, types, limit + 1, entry);
    const { count } = roomFor(found.slice(0, limit), 0, MOST_FRAME_BYTES);
    const sent = found.slice(0, count);
    const hasMore = count < found.length;
    const end = hasMore ? (sent.at(-1)?.eventId ?? through) : later(through, position());
    const cursor = end === '' ? FEED_START : end;
    const newestSeen = entry === undefined ? latest(types) : recent.newest(through, types, entry);
    const page = { cursor, hasMore, latest: newestSeen };
    if (sent.length === 0) return { ...page, frame: null };
    const texts = sent.map(({ json }) => json);
    return { ...page, frame: feedFrame(feedPagePieces({ ...page, events: texts }, now())) };
  }

  async function fromStore(ask: FeedAsk): Promise<StreamPage> {
    const framed = { ...ask, mostBytes: MOST_FRAME_BYTES };
    const { pieces, isEmpty, hasMore, cursor, latest: newestRead } = await readFeed(events, framed, now());
    return { frame: isEmpty ? null : feedFrame(pieces), cursor, hasMore, latest: newestRead };
  }

  function latest(types: TypeFilter | undefined): LatestEvent | undefined {
    let best: LatestEvent | undefined;
    for (const [type, event] of newest) {
      if (passes(types, type) && (best === undefined || event.eventId > best.eventId)) best = event;
    }
    return best;
  }

  return { fromMemory, fromStore };
}

const later = (a: string, b: string) => (a > b ? a : b);

type SharedPage = {
  readonly page: Promise<StreamPage>;
  /** Position of the feed when the page was requested. */
  readonly asOf: string;
  readonly madeAt: number;
  bytes: number;
  /** True when no later event can be added to the page. */
  isFull: boolean;
};

const SHARED_FOR_MS = 5_000;
const MAX_SHARED_BYTES = 32 * 1024 * 1024;
const MAX_SHARED_PAGES = 1_000;

/** Pages for readers at the same position with the same filter: created once and kept for a few seconds. */
export function createSharedPages() {
  const entries = new Map<string, SharedPage>();
  let total = 0;

  function drop(key: string, entry: SharedPage): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (total <= MAX_SHARED_BYTES && entries.size <= MAX_SHARED_PAGES) return;
      drop(key, entry);
    }
  }

  async function keep(key: string, entry: SharedPage): Promise<void> {
    try {
      const { frame, hasMore, cursor } = await entry.page;
      if (entries.get(key) !== entry) return;
      if (!hasMore && startOf(cursor) < entry.asOf) {
        drop(key, entry);
        return;
      }
      entry.isFull = hasMore;
      entry.bytes = frame?.length ?? 0;
      total += entry.bytes;
      makeRoom();
    } catch {
      drop(key, entry);
    }
  }

  return {
    find(key: string, asOf: string, make: () => Promise<StreamPage>): Promise<StreamPage> {
      const known = entries.get(key);
      const now = performance.now();
      if (known !== undefined) {
        if ((known.isFull || known.asOf === asOf) && now - known.madeAt < SHARED_FOR_MS) return known.page;
        drop(key, known);
      }
      const entry: SharedPage = { page: make(), asOf, madeAt: now, bytes: 0, isFull: false };
      entries.set(key, entry);
      void keep(key, entry);
      return entry.page;
    },
  };
}

/** Reasons for which the service ends a stream. The key is `error` of the last frame, the text is its `message`. */
const endings = {
  cursor_expired:
    'The cursor is older than the feed keeps events: load the state again, then start without a cursor.',
  slow_client: 'The stream was not read for too long: continue from the cursor.',
  unauthorized: 'The credential is no longer valid.',
  reconnect: 'The stream ends here: connect again and continue from the cursor.',
  internal_error: 'An internal error occurred: continue from the cursor.',
} as const;

export type Ending = keyof typeof endings;

const feedFrame = (json: readonly string[]): Buffer =>
  bytesOfPieces(['event: feed\ndata: ', ...json, '\n\n']);
export const heartbeatFrame = (json: string): string => `event: heartbeat\ndata: ${json}\n\n`;
export const errorFrame = (ending: Ending, cursor: string): string =>
  `event: error\ndata: ${JSON.stringify({ error: ending, message: endings[ending], cursor })}\n\n`;
