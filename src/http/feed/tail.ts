import { setTimeout as sleep } from 'node:timers/promises';
import { feedPageJson, type LatestEvent, passes, type TypeFilter } from '../../domain/feed/feed.ts';
import { type FeedAsk, readFeed } from '../../record/feed/page.ts';
import type { Tables } from '../../store/index.ts';
import { feedFrame } from './frames.ts';
import { createRecent } from './recent.ts';
import { createSharedPages } from './shared-pages.ts';

/** One page for all streams that stand at the same place with the same filter. */
export type StreamPage = {
  /** Null when no event passed. */
  readonly frame: Buffer | null;
  /** The last event of the frame. */
  readonly cursor: string | null;
  readonly through: string;
  readonly hasMore: boolean;
};

export type Tail = {
  /** The newest event that was seen; an empty text before the first. */
  position(): string;
  /** Whether the last look at the feed succeeded. */
  isHealthy(): boolean;
  /** The events behind a place, from memory or, further back, from the store. */
  page(ask: FeedAsk, through: string): Promise<StreamPage>;
  latest(types: TypeFilter | undefined): LatestEvent | undefined;
  /** Looks for new events now. Repeated calls become one look. */
  wake(): void;
  stop(): Promise<void>;
};

export type TailTools = {
  events: Tables['events'];
  now: () => Date;
  /** Awaited after each step forward. */
  moved: () => Promise<void>;
  failed: (cause: unknown) => void;
  /** A look at this pace whatever is heard: a message between processes may be lost, a replica may lag. */
  lookEveryMs: number;
};

const AT_ONCE = 1_000;
const MEMORY = { maxEvents: 10_000, maxBytes: 16 * 1024 * 1024 };
/** Pause after a look, as a share of what it took, so that many small commits are sent on together. */
const PAUSE_SHARE = 2;
const MAX_PAUSE_MS = 250;

/** Follows the end of the feed for all streams of this process. */
export async function startTail({ events, now, moved, failed, lookEveryMs }: TailTools): Promise<Tail> {
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

  function fromMemory({ types, limit }: FeedAsk, through: string): StreamPage {
    const found = recent.after(through, types, limit + 1);
    const hasMore = found.length > limit;
    const sent = hasMore ? found.slice(0, limit) : found;
    const cursor = sent.at(-1)?.eventId ?? null;
    if (cursor === null) return { frame: null, cursor, through: later(through, position), hasMore };
    const texts = sent.map(({ json }) => json);
    const json = feedPageJson({ events: texts, cursor, hasMore, latest: latest(types) }, now());
    return { frame: feedFrame(json), cursor, through: hasMore ? cursor : later(through, position), hasMore };
  }

  async function fromStore(ask: FeedAsk, through: string): Promise<StreamPage> {
    const page = await readFeed(events, { ...ask, cursor: null, after: through }, now());
    return { ...page, frame: page.isEmpty ? null : feedFrame(page.json) };
  }

  function latest(types: TypeFilter | undefined): LatestEvent | undefined {
    let best: LatestEvent | undefined;
    for (const [type, event] of newest) {
      if (passes(types, type) && (best === undefined || event.eventId > best.eventId)) best = event;
    }
    return best;
  }

  const timer = setInterval(wake, lookEveryMs);
  return {
    position: () => position,
    isHealthy: () => healthy,
    page(ask, through) {
      const key = `${ask.types?.join(',') ?? ''} ${ask.limit} ${through}`;
      return pages.find(key, position, async () =>
        recent.covers(through) ? fromMemory(ask, through) : fromStore(ask, through),
      );
    },
    latest,
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}

const later = (a: string, b: string) => (a > b ? a : b);
