import { setTimeout as sleep } from 'node:timers/promises';
import { openSse } from '../support/sse.ts';

/** Reads the feed from its beginning through a proxy, and goes on from its cursor whenever it is cut. */
export type FeedReader = {
  readonly ids: readonly string[];
  /** Answers that it cannot go on from. */
  readonly faults: readonly string[];
  /** Waits until it has the event, or until `check` throws. */
  reaches(eventId: string, check?: () => void): Promise<void>;
  stop(): Promise<void>;
};

const RETRY_MS = 50;

/** A round of reading: adds what it read, and returns the cursor behind it. */
type Round = (
  cursor: string | undefined,
  read: (ids: string[]) => void,
  isOver: () => boolean,
) => Promise<string | undefined>;

function startReader(round: Round): FeedReader {
  const ids: string[] = [];
  const faults: string[] = [];
  let isOver = false;
  const looping = (async () => {
    let cursor: string | undefined;
    while (!isOver && faults.length === 0) {
      try {
        cursor = await round(
          cursor,
          (more) => void ids.push(...more),
          () => isOver,
        );
      } catch (cause) {
        if (cause instanceof Refused) faults.push(cause.message);
      }
      await sleep(RETRY_MS);
    }
  })();
  return {
    ids,
    faults,
    async reaches(eventId, check) {
      while (!ids.includes(eventId)) {
        check?.();
        if (isOver) throw new Error('a reader was stopped');
        if (faults.length > 0) throw new Error(`a reader was refused: ${faults.join(', ')}`);
        await sleep(20);
      }
    },
    async stop() {
      isOver = true;
      await looping;
    },
  };
}

class Refused extends Error {}

/** 503 asks to come back; everything else that is no answer ends a reader. */
function judge(status: number, text: string): void {
  if (status !== 200 && status !== 503) throw new Refused(`${status} ${text}`);
  if (status !== 200) throw new Error(text);
}

const withCursor = (path: string, cursor: string | undefined) =>
  cursor === undefined ? path : `${path}?cursor=${encodeURIComponent(cursor)}`;

/** Reads pages, as a poller does. */
export const startPoller = (origin: string, headers: Record<string, string>): FeedReader =>
  startReader(async (cursor, read) => {
    const response = await fetch(`${origin}${withCursor('/api/registry/feed', cursor)}`, { headers });
    const text = await response.text();
    judge(response.status, text);
    const page = JSON.parse(text);
    read(page.events.map(({ event_id: id }: { event_id: string }) => id));
    return page.cursor ?? cursor;
  });

/** Keeps a stream open. */
export const startStreamReader = (origin: string, headers: Record<string, string>): FeedReader =>
  startReader(async (cursor, read, isOver) => {
    const stream = await openSse(withCursor(`${origin}/api/registry/feed/stream`, cursor), headers);
    if (stream.status !== 200) judge(stream.status, await stream.text);
    let after = cursor;
    let seen = 0;
    const take = () => {
      for (; seen < stream.frames.length; seen += 1) {
        const { event, data } = stream.frames[seen] ?? {};
        if (event === 'feed') read(data.events.map(({ event_id: id }: { event_id: string }) => id));
        if (data?.cursor !== undefined && data.cursor !== null) after = data.cursor;
      }
    };
    let isClosed = false;
    const closed = stream.ended.then(() => {
      isClosed = true;
    });
    while (!isClosed && !isOver()) {
      take();
      await Promise.race([closed, sleep(20)]);
    }
    take();
    stream.close();
    return after;
  });
