import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../../domain/errors.ts';
import { createSlots } from '../../domain/limits.ts';
import type { Log } from '../../infra/log.ts';
import type { Metrics } from '../../infra/metrics.ts';
import { admitCursor, type FeedAsk, hasFallenBehind } from '../../record/feed/page.ts';
import type { Store } from '../../store/open.ts';
import { type Connection, follow } from './connection.ts';
import { type Ending, startTail, type Tail } from './tail.ts';

export type StreamLimits = {
  /** Maximum number of streams in this process; further streams are refused. */
  maxStreams: number;
  stallMs: number;
  endingMs: number;
  checkEveryMs: number;
  /** Length of one second of an interval in milliseconds, so that tests can shorten it. */
  secondMs: number;
  /** How long the stream of a visitor lasts, in seconds. */
  visitSeconds: number;
};

type StreamRequest = {
  res: ServerResponse;
  ask: FeedAsk;
  intervalSeconds: number;
  allowed: () => Promise<boolean>;
  requestId: string;
  /** The organization of the reader, or the address of a visitor. */
  holder: string;
  /** Visitors share some of the places, so that members find room, and leave theirs after a time. */
  isVisitor: boolean;
  /** Writes status and headers; from then on the response belongs to the stream. */
  begin: () => void;
};

type Reader = Pick<StreamRequest, 'holder' | 'isVisitor'>;

/** Takes a place for a reader, and one of those for visitors if it is one. */
function enterSlots(
  { slots, visits }: Record<'slots' | 'visits', ReturnType<typeof createSlots>>,
  { holder, isVisitor }: Reader,
): ReturnType<ReturnType<typeof createSlots>['enter']> {
  const visited = isVisitor ? visits.enter(holder) : 'entered';
  if (visited !== 'entered') return visited;
  const entered = slots.enter(holder);
  if (isVisitor && entered !== 'entered') visits.leave(holder);
  return entered;
}

export type FeedStreams = {
  /**
   * Starts a stream.
   * @throws {ApiError} rate_limited, unavailable or cursor_expired, before anything was written
   */
  open(request: StreamRequest): Promise<void>;
  /** Makes the tail look for new events. */
  wake(): void;
  /** Tells every reader to connect again, and refuses new streams. Resolves when all streams are closed. */
  drain(): Promise<void>;
};

type Tools = { store: Store; now: () => Date; log: Log; metrics: Metrics; limits: Partial<StreamLimits> };

export const STREAM_LIMITS: StreamLimits = {
  maxStreams: 2_000,
  stallMs: 20_000,
  endingMs: 1_000,
  checkEveryMs: 1_000,
  secondMs: 1_000,
  visitSeconds: 600,
};
/** Share of all places that visitors may take. */
const VISITORS = 0.25;
const RETRY_SECONDS = 5;
/** In seconds: the streams of a revoked credential end within this time. */
const CHECK_SECONDS = 5;
/** Number of readers that are served in one turn of the event loop. */
const AT_ONCE = 200;

/** All feed streams of this process, and the one tail that they share. The tail runs only while there are streams. */
export function createFeedStreams(tools: Tools): FeedStreams {
  const { store, now, metrics } = tools;
  const limits = { ...STREAM_LIMITS, ...tools.limits };
  const { events } = store.read;
  const connections = new Map<Connection, Promise<unknown>>();
  const slots = createSlots(limits.maxStreams);
  const visits = createSlots(Math.ceil(limits.maxStreams * VISITORS));
  const tail = tailOfStreams(tools, limits.checkEveryMs, moved);
  let isDraining = false;

  async function moved(): Promise<void> {
    let served = 0;
    for (const connection of [...connections.keys()]) {
      connection.moved();
      served += 1;
      if (served % AT_ONCE === 0) await nextTurn();
    }
  }

  function enter(reader: Reader): void {
    if (isDraining) throw goingDown();
    const entered = enterSlots({ slots, visits }, reader);
    if (entered !== 'entered') {
      const own = reader.isVisitor ? 'Your address' : 'Your organization';
      const whose = entered === 'full' ? 'Too many streams are open' : `${own} has too many streams open`;
      const message = `${whose}; try again in ${RETRY_SECONDS} seconds.`;
      throw new ApiError('rate_limited', message, { retry_after: RETRY_SECONDS });
    }
    metrics.streams.set(slots.taken);
  }

  function leave({ holder, isVisitor }: Reader): void {
    slots.leave(holder);
    if (isVisitor) visits.leave(holder);
    metrics.streams.set(slots.taken);
    if (slots.taken === 0) tail.stop();
  }
  const begin = streamStarts({ ...tools, limits }, connections, leave);

  return {
    async open(request) {
      enter(request);
      try {
        await admitCursor(events, request.ask.cursor, now());
        const shared = await tail.shared();
        if (isDraining) throw goingDown();
        if (request.res.destroyed) leave(request);
        else begin(request, shared);
      } catch (cause) {
        leave(request);
        throw cause;
      }
    },
    wake() {
      void tail
        .current()
        ?.then((running) => running.wake())
        .catch(() => {});
    },
    async drain() {
      isDraining = true;
      for (const connection of connections.keys()) connection.end('reconnect');
      await Promise.all(connections.values());
      await tail.stopped();
    },
  };
}

/** Starts the stream of one request. */
function streamStarts(
  { store, now, log, metrics, limits }: Tools & { limits: StreamLimits },
  connections: Map<Connection, Promise<unknown>>,
  leave: (reader: Reader) => void,
) {
  const { events } = store.read;

  function begin(request: StreamRequest, shared: Tail): void {
    const { res, requestId } = request;
    const started = performance.now();
    const frames = { feed: 0, heartbeat: 0, error: 0 };
    let reason: Ending | 'disconnect' = 'disconnect';
    request.begin();
    // A write to a broken connection emits an error here. The `close` event that follows does the cleanup.
    res.on('error', () => {});
    const connection = follow({
      res,
      ask: request.ask,
      tail: shared,
      now,
      allowed: request.allowed,
      isBehind: (cursor) => hasFallenBehind(events, cursor, now()),
      heartbeatMs: request.intervalSeconds * limits.secondMs,
      checkMs: CHECK_SECONDS * limits.secondMs,
      stallMs: limits.stallMs,
      endingMs: limits.endingMs,
      sent(kind) {
        frames[kind] += 1;
        metrics.streamFrames.inc({ kind });
      },
      ended: (ending) => {
        reason = ending;
      },
      failed: (cause) => log.error({ request_id: requestId, err: cause }, 'a feed stream failed'),
    });
    const closed = new Promise<void>((resolve) => res.once('close', resolve)).then(() => {
      connections.delete(connection);
      clearTimeout(visit);
      leave(request);
      metrics.streamsEnded.inc({ reason });
      const seconds = Math.round((performance.now() - started) / 1000);
      log.info({ request_id: requestId, reason, frames, seconds }, 'feed stream ended');
    });
    connections.set(connection, closed);
    const visit = request.isVisitor
      ? setTimeout(() => connection.end('reconnect'), limits.visitSeconds * limits.secondMs)
      : undefined;
  }

  return begin;
}

/** The tail that all streams share. */
function tailOfStreams({ store, now, log }: Tools, checkEveryMs: number, moved: () => Promise<void>) {
  const { events } = store.read;

  let tail: Promise<Tail> | undefined;

  let tailStopped: Promise<unknown> = Promise.resolve();

  function sharedTail(): Promise<Tail> {
    if (tail !== undefined) return tail;
    const failed = (cause: unknown) => log.error({ err: cause }, 'the end of the feed could not be read');
    const started = startTail({ events, now, moved, failed, checkEveryMs });
    tail = started;
    started.catch(() => {
      if (tail === started) tail = undefined;
    });
    return started;
  }

  /** Stops the tail. It starts again with the next stream. */
  function stop(): void {
    if (tail === undefined) return;
    tailStopped = tail.then((last) => last.stop()).catch(() => {});
    tail = undefined;
  }

  return { shared: sharedTail, stop, current: () => tail, stopped: () => tailStopped };
}

const goingDown = () =>
  new ApiError('unavailable', 'The service is stopping: connect again.', { retry_after: 1 });
