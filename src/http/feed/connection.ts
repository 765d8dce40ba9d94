import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { FEED_START, heartbeatJson, type LatestEvent } from '../../domain/feed/feed.ts';
import { type FeedAsk, startOf } from '../../record/feed/page.ts';
import { type Ending, errorFrame, heartbeatFrame, type Tail } from './tail.ts';

export type Connection = {
  /** Reports that the feed has new events. */
  moved(): void;
  /** Sends an error frame with the last cursor, and closes the connection soon, whether or not the frame is read. */
  end(ending: Ending): void;
};

export type ConnectionTools = {
  res: ServerResponse;
  ask: FeedAsk;
  tail: Tail;
  now: () => Date;
  /** Whether the credential is still valid; called repeatedly while the stream is open. */
  allowed: () => Promise<boolean>;
  /** Whether events after a cursor are no longer kept. */
  isBehind: (cursor: string) => Promise<boolean>;
  heartbeatMs: number;
  /** Interval in which `allowed` is called; the heartbeat interval when that is shorter. */
  checkMs: number;
  /** How long a reader may leave pending bytes unread. */
  stallMs: number;
  /** How long the reader of an ended stream has to read its last frame. */
  endingMs: number;
  sent: (kind: 'feed' | 'heartbeat' | 'error') => void;
  ended: (ending: Ending) => void;
  failed: (cause: unknown) => void;
};

/** Bytes written to the socket at a time. Little more than this is ever pending in the socket. */
const PIECE = 64 * 1024;
const REPEAT_MS = 50;

/**
 * Sends the feed to one reader until either side ends it. A reader that keeps up gets new events as they
 * arrive. A slow reader delays nobody else: it continues from its own position when its socket has room again.
 */
export function follow(tools: ConnectionTools): Connection {
  const { res, ask, tail } = tools;
  let cursor = ask.cursor ?? FEED_START;
  /** The newest event that passes the filter, as far as the pages showed. */
  let latest: LatestEvent | undefined;
  let isOver = false;
  let isParked = false;
  const { pause, resume } = createPause();
  const isIdle = () => isParked && !isOver;
  const { beat, heartbeat } = heartbeats(tools, {
    isIdle,
    json: () => heartbeatJson(cursor, latest, tools.now()),
    end,
  });
  const timers = streamTimers(tools, end);
  const frames = frameWriter(res, () => room(tools, pause, end));

  async function run(): Promise<void> {
    let isCaughtUp = false;
    let isFirst = true;
    while (!isOver) {
      if (isCaughtUp && startOf(cursor) >= tail.position()) {
        await park();
        continue;
      }
      const page = await tail.page({ ...ask, cursor }, isFirst);
      isFirst = false;
      latest = page.latest ?? latest;
      // Asked after the read, so that no event can leave the feed between them.
      if (await tools.isBehind(cursor)) end('cursor_expired');
      if (isOver) return;
      const hasMoved = startOf(page.cursor) > startOf(cursor);
      if (page.frame !== null) await send(page.frame, page.cursor);
      // The page came from a replica that lags behind the database that the tail read.
      else if (!hasMoved && startOf(cursor) < tail.position()) await sleep(REPEAT_MS);
      cursor = page.cursor;
      isCaughtUp = !page.hasMore;
      if (page.hasMore) await nextTurn();
    }
  }

  async function park(): Promise<void> {
    isParked = true;
    timers.startBeating(heartbeat, beat);
    await pause().done;
    isParked = false;
  }

  async function send(frame: Buffer, last: string): Promise<void> {
    if (!(await frames.write(frame, last, () => isOver))) return;
    cursor = last;
    tools.sent('feed');
  }

  function end(ending: Ending): void {
    if (isOver) return;
    isOver = true;
    tools.ended(ending);
    timers.stop();
    res.end(errorFrame(ending, frames.finish() ?? cursor));
    tools.sent('error');
    timers.destroySoon();
    resume();
  }

  res.once('close', () => {
    isOver = true;
    timers.stop();
    timers.forget();
    resume();
  });
  run().catch((cause: unknown) => {
    if (!isOver) tools.failed(cause);
    end('internal_error');
  });

  return { moved: () => void (isParked && resume()), end };
}

function frameWriter(res: ConnectionTools['res'], room: () => Promise<void>) {
  /** The frame of which only a part has been written to the socket. */
  let sending: { rest: Buffer; cursor: string } | undefined;
  return {
    /** Writes a frame as fast as its reader takes it; returns whether it was written whole. */
    async write(frame: Buffer, last: string, isOver: () => boolean): Promise<boolean> {
      for (let start = 0; start < frame.length && !isOver(); start += PIECE) {
        sending = { rest: frame.subarray(start + PIECE), cursor: last };
        if (!res.write(frame.subarray(start, start + PIECE))) await room();
      }
      if (isOver()) return false;
      sending = undefined;
      return true;
    },

    /**
     * Finishes the current frame, and returns the cursor behind it: an error in the middle of a frame would be read as
     * part of its data.
     */
    finish(): string | undefined {
      if (sending !== undefined && sending.rest.length > 0) res.write(sending.rest);
      return sending?.cursor;
    },
  };
}

function heartbeats(
  { res, tail, heartbeatMs, stallMs, sent }: ConnectionTools,
  { isIdle, json, end }: { isIdle: () => boolean; json: () => string; end: (ending: Ending) => void },
) {
  function beat(): void {
    if (!isIdle() || !tail.isHealthy()) return;
    // Bytes written a whole heartbeat ago are still pending: the reader has stopped reading.
    stalledMs = res.writableLength > 0 ? stalledMs + heartbeatMs : 0;
    if (stalledMs > stallMs) end('slow_client');
    else if (stalledMs === 0) heartbeat();
  }

  function heartbeat(): void {
    res.write(heartbeatFrame(json()));
    sent('heartbeat');
  }

  let stalledMs = 0;

  return { beat, heartbeat };
}

/** Waits until the socket has room again; ends the stream of a reader that takes too long. */
async function room(
  { res, stallMs }: ConnectionTools,
  pause: () => { done: Promise<void>; resume: () => void },
  end: (ending: Ending) => void,
): Promise<void> {
  const timer = setTimeout(() => end('slow_client'), stallMs);
  const { done, resume } = pause();
  res.once('drain', resume);
  await done;
  res.off('drain', resume);
  clearTimeout(timer);
}

/**
 * Ends the stream when its credential is no longer valid. One check at a time: while the database does not answer, those
 * of all streams would pile up before it.
 */
function rightChecks({ allowed, failed }: ConnectionTools, end: (ending: Ending) => void): () => void {
  let isChecking = false;
  return () => {
    if (isChecking) return;
    isChecking = true;
    allowed()
      .then((isAllowed) => {
        if (!isAllowed) end('unauthorized');
      })
      .catch(failed)
      .finally(() => {
        isChecking = false;
      });
  };
}

/** A wait that something else ends. */
function createPause() {
  let current = () => {};
  return {
    pause: () => {
      const done = new Promise<void>((resolve) => {
        current = resolve;
      });
      return { done, resume: current };
    },
    resume: () => current(),
  };
}

function streamTimers(tools: ConnectionTools, end: (ending: Ending) => void) {
  // Starts at once: a reader that is catching up may never become idle.
  const checking = setInterval(rightChecks(tools, end), Math.min(tools.heartbeatMs, tools.checkMs));
  let beating: NodeJS.Timeout | undefined;
  let closing: NodeJS.Timeout | undefined;
  return {
    startBeating(first: () => void, beat: () => void): void {
      if (beating !== undefined) return;
      first();
      beating = setInterval(beat, tools.heartbeatMs);
    },
    stop(): void {
      clearInterval(checking);
      clearInterval(beating);
    },
    /** Closes the connection even if its reader does not read the last frame. */
    destroySoon(): void {
      closing = setTimeout(() => tools.res.destroy(), tools.endingMs);
    },
    forget: () => clearTimeout(closing),
  };
}
