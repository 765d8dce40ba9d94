import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ApiError } from '../domain/errors.ts';
import { addressBucket } from '../domain/net/address.ts';
import { createHeldBytes } from '../infra/held-bytes.ts';
import type { Log } from '../infra/log.ts';
import type { Metrics } from '../infra/metrics.ts';
import { bytesAccepted, readSendQueues } from '../infra/send-queues.ts';

export type UnreadLimits = {
  /** How long waiting bytes may make no progress. */
  stallMs: number;
  checkEveryMs: number;
  /** Bytes that may wait in all, and for one holder. */
  mostBytes: number;
  mostForHolder: number;
};

const MEBIBYTE = 1024 * 1024;
const LIMITS: UnreadLimits = {
  stallMs: 30_000,
  checkEveryMs: 1_000,
  mostBytes: 48 * MEBIBYTE,
  mostForHolder: 24 * MEBIBYTE,
};

/** What is ended, by the `reason` of the metric. */
type Reason = 'unread' | 'memory' | 'pipelined';

/** A connection, whose answers somebody reads or not. */
type Reader = {
  readonly socket: Socket;
  address: string;
  /** Who the waiting bytes count for: the address of its latest request. */
  holder: string;
  waiting: number;
  accepted: number;
  /** Bytes in the system's queue at the last look that asked for them. */
  queued: number | undefined;
  /** When the waiting bytes last made progress; null when nothing waits. */
  since: number | null;
  /** Whether bytes waited at the look before the last one too. */
  isKnown: boolean;
};

export type UnreadAnswers = {
  /** Watches all connections of this server. */
  watch(server: Server): void;
  /**
   * Lets a request begin, and counts what of its answer will wait.
   * @throws {ApiError} rate_limited or unavailable when too many bytes already wait
   */
  admit(response: ServerResponse, address: string): void;
  /** Ends a connection that sends requests without reading answers. */
  crowded(socket: Duplex): void;
  /** Looks at all connections now. `at` is the time in milliseconds of a clock that never goes back. */
  look(at: number): Promise<void>;
  stop(): void;
};

type Tools = { metrics: Metrics; log: Log; limits?: Partial<UnreadLimits> | undefined };

/**
 * Ends connections whose answers nobody reads: those whose waiting bytes make no progress, and, while too many
 * bytes wait, those of the heaviest holder that have made none for longest. One timer serves all connections. A
 * connection on which nothing waits is left alone.
 */
export function createUnreadAnswers(tools: Tools): UnreadAnswers {
  const { log } = tools;
  const limits = { ...LIMITS, ...tools.limits };
  const { readers, recount, end, forget, measure, endWhileTooMuch, waiting, total } = openReaders(
    tools,
    limits,
  );
  let looking: Promise<void> | undefined;

  async function checkAll(at: number): Promise<void> {
    for (const reader of readers.values()) measure(reader, at);
    const stalledFor = (reader: Reader, ms: number) => reader.since !== null && at - reader.since >= ms;
    const slow = [...readers.values()].filter((reader) => stalledFor(reader, limits.stallMs / 3));
    await measureQueues(slow, at);
    for (const reader of slow) {
      if (readers.has(reader.socket) && stalledFor(reader, limits.stallMs)) end(reader, 'unread');
    }
    endWhileTooMuch();
  }

  function look(at: number): Promise<void> {
    looking ??= checkAll(at).finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const failed = (cause: unknown) => log.error({ err: cause }, 'unread answers could not be looked at');
  const timer = setInterval(() => {
    if (readers.size > 0) look(performance.now()).catch(failed);
  }, limits.checkEveryMs);
  timer.unref();

  return {
    watch(server) {
      server.on('connection', (socket: Socket) => {
        const address = socket.remoteAddress ?? '';
        const reader: Reader = {
          socket,
          address,
          holder: addressBucket(address),
          waiting: 0,
          accepted: 0,
          queued: undefined,
          since: null,
          isKnown: false,
        };
        readers.set(socket, reader);
        socket.once('close', () => forget(reader));
      });
    },

    admit(response, address) {
      const reader = readers.get(response.req.socket);
      if (reader === undefined) return;
      if (reader.address !== address) {
        reader.address = address;
        recount(reader, addressBucket(address));
      }
      const { holder } = reader;
      if (total() > limits.mostBytes) throw tooMuch('unavailable', 'Too many answers');
      if (waiting(holder) > limits.mostForHolder) {
        throw tooMuch('rate_limited', 'Too many answers to your address');
      }
      // When the answer is complete, and when the system has taken it: readers who read are not refused for what waited.
      const count = () => recount(reader);
      response.on('prefinish', count);
      response.on('close', count);
    },

    crowded(socket) {
      const reader = readers.get(socket);
      if (reader !== undefined) end(reader, 'pipelined');
    },

    look,
    stop: () => clearInterval(timer),
  };
}

/** The connections of this process, and the bytes that wait on them. */
function openReaders({ metrics, log }: Tools, limits: UnreadLimits) {
  const readers = new Map<Duplex, Reader>();

  /** Waiting bytes by holder. */
  const held = createHeldBytes();

  /** Counts what waits on the connection now instead of what waited before. */
  function recount(reader: Reader, holder = reader.holder): void {
    const { socket, waiting } = reader;
    const waits = readers.has(socket) ? socket.writableLength : 0;
    if (waits === waiting && holder === reader.holder) return;
    held.count(reader.holder, -waiting);
    reader.holder = holder;
    reader.waiting = waits;
    held.count(holder, waits);
  }

  function end(reader: Reader, reason: Reason): void {
    const { socket, holder, waiting } = reader;
    metrics.connectionsEnded.inc({ reason });
    log.info({ reason, address: holder, waiting }, 'a connection whose answers nobody reads was ended');
    socket.destroy();
    forget(reader);
  }

  function forget(reader: Reader): void {
    readers.delete(reader.socket);
    recount(reader);
  }

  function measure(reader: Reader, at: number): void {
    const wasWaiting = reader.since !== null;
    const accepted = bytesAccepted(reader.socket);
    recount(reader);
    if (reader.waiting === 0) reader.since = null;
    else if (!wasWaiting || accepted > reader.accepted) {
      reader.since = at;
      reader.queued = undefined;
    }
    reader.isKnown = wasWaiting;
    reader.accepted = accepted;
  }

  function endHeaviest(): void {
    const heaviest = [...readers.values()]
      .filter(({ isKnown, waiting }) => isKnown && waiting > 0)
      .sort((a, b) => held.of(b.holder) - held.of(a.holder) || (a.since ?? 0) - (b.since ?? 0));
    for (const reader of heaviest) {
      const own = held.of(reader.holder);
      // A single answer is never too large for its holder.
      if (held.total() <= limits.mostBytes && (own <= limits.mostForHolder || own === reader.waiting))
        continue;
      end(reader, 'memory');
    }
  }

  /** Ends connections while too much waits. */
  function endWhileTooMuch(): void {
    if (held.total() > Math.min(limits.mostBytes, limits.mostForHolder)) endHeaviest();
    metrics.unreadBytes.set(held.total());
  }

  return { readers, recount, end, forget, measure, endWhileTooMuch, waiting: held.of, total: held.total };
}

/** A reader may make progress that only the system sees. */
async function measureQueues(stalled: readonly Reader[], at: number): Promise<void> {
  if (stalled.length === 0) return;
  const queues = await readSendQueues(stalled.map(({ socket }) => socket));
  for (const [index, reader] of stalled.entries()) {
    const queued = queues[index];
    if (queued !== undefined && reader.queued !== undefined && queued < reader.queued) reader.since = at;
    reader.queued = queued;
  }
}

const tooMuch = (code: 'unavailable' | 'rate_limited', what: string): ApiError =>
  new ApiError(code, `${what} wait to be read; read them, then try again in 1 second.`, { retry_after: 1 });
