import type { PoolClient, QueryConfig } from 'pg';
import { getTypeParser, isTimeout, mustLeavePool, type Pool, poolSend, type Send } from './postgres.ts';
import { PreparedQuery, type ReadAnswer } from './postgres-read.ts';

/** Statements on their way over one connection: a slow one holds up no more than these. */
const MOST_AT_ONCE = 16;
/** A shared connection returns to the pool when nothing was asked for so long. */
const IDLE_MS = 50;
/** A statement that takes longer on average has a connection of its own, for a while. */
const SLOW_MS = 50;
const ALONE_MS = 60_000;
/** What one run counts for in the average. */
const WEIGHT = 0.1;

/** Sends through shared connections. */
export type PipelinedSend = Send & {
  /** Returns the shared connections to the pool, which waits for them when it ends: idle ones at once. */
  release(): void;
};

/** The stream of the driver's connection; its types name only the public part. */
type Corked = PoolClient & { connection?: { stream?: { cork(): void; uncork(): void } } };

/**
 * Reads through the pool, where short prepared statements share connections: those that are asked for in one turn of the
 * event loop are written to one connection at once, without waiting for each other's answer. That spares most of the
 * system calls, and the way into and out of the pool. Each statement still ends by itself, and fails by itself.
 * Statements without a name and slow ones have a connection of their own, and keep half of the pool for it.
 *
 * @param most connections that may be shared
 */
export function pipelinedSend(pool: Pool, most: number): PipelinedSend {
  const alone = poolSend(pool);
  const lanes = new Set<Lane>();
  const speeds = new Speeds();

  /** The connection of this turn, or an idle one, or one more; at last the one with the least to do. */
  function laneFor(): Lane {
    let best: Lane | undefined;
    for (const lane of lanes) {
      if (lane.isOver) continue;
      if (lane.isGathering && lane.onTheWay < MOST_AT_ONCE) return lane;
      if (best === undefined || lane.onTheWay < best.onTheWay) best = lane;
    }
    if (best !== undefined && (best.onTheWay === 0 || lanes.size >= most)) return best;
    const lane = new Lane(pool, () => lanes.delete(lane));
    lanes.add(lane);
    return lane;
  }

  const send: Send = async (query) => {
    const { name = '' } = query;
    if (most === 0 || name === '' || speeds.isSlow(name)) return alone(query);
    const lane = laneFor();
    try {
      return await lane.send(query, (ms) => speeds.took(name, ms));
    } catch (error) {
      // As without a shared connection: one retry for a connection that died unnoticed or has an outdated plan, none
      // after a timeout.
      if (!mustLeavePool(error) || lane.isTimedOut) throw error;
      return alone(query);
    }
  };
  const release = () => {
    for (const lane of lanes) lane.end();
  };
  return Object.assign(send, { release });
}

/** How long statements take by name, and which must not hold up others. */
class Speeds {
  readonly #averages = new Map<string, number>();
  readonly #slowUntil = new Map<string, number>();

  isSlow(name: string): boolean {
    const until = this.#slowUntil.get(name);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.#slowUntil.delete(name);
    return false;
  }

  took(name: string, ms: number): void {
    const before = this.#averages.get(name) ?? 0;
    const average = before + (ms - before) * WEIGHT;
    this.#averages.set(name, average);
    if (average <= SLOW_MS) return;
    this.#averages.delete(name);
    this.#slowUntil.set(name, performance.now() + ALONE_MS);
  }
}

/** A connection that several statements use at once. */
class Lane {
  onTheWay = 0;
  /** Whether statements are held back, until it is open or until the end of this turn. */
  isGathering = true;
  /** Whether it gets no more statements. */
  isOver = false;
  isTimedOut = false;
  readonly #ended: () => void;
  readonly #opening: Promise<Corked>;
  #client: Corked | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isBroken = false;
  #lastAnswer = 0;

  constructor(pool: Pool, ended: () => void) {
    this.#ended = ended;
    this.#opening = pool.connect();
    this.#opening.then(
      (client) => {
        this.#client = client;
        this.#gather(client);
      },
      () => this.#leave(),
    );
  }

  /** @param took gets the time from when nothing was before it to its answer */
  async send(query: QueryConfig, took: (ms: number) => void): Promise<ReadAnswer> {
    this.onTheWay += 1;
    try {
      const client = this.#client ?? (await this.#opening);
      if (!this.isGathering) this.#gather(client);
      const asked = performance.now();
      return await new Promise((resolve, reject) => {
        const read = new PreparedQuery(query, getTypeParser, (error, answer) => {
          const answered = performance.now();
          took(answered - Math.max(asked, this.#lastAnswer));
          this.#lastAnswer = answered;
          if (answer === undefined) reject(error);
          else resolve(answer);
        });
        client.query(read);
      });
    } catch (error) {
      if (mustLeavePool(error)) {
        this.isOver = true;
        this.#isBroken = true;
        this.isTimedOut ||= isTimeout(error);
      }
      throw error;
    } finally {
      this.onTheWay -= 1;
      if (this.onTheWay === 0) this.#rest();
    }
  }

  /** The statements on their way are the last. */
  end(): void {
    this.isOver = true;
    if (this.onTheWay === 0) this.#leave();
  }

  /** Writes what is asked for in this turn of the event loop at once, at its end. */
  #gather({ connection }: Corked): void {
    this.isGathering = true;
    connection?.stream?.cork();
    setImmediate(() => {
      this.isGathering = false;
      connection?.stream?.uncork();
    });
  }

  #rest(): void {
    if (this.isOver) this.#leave();
    else if (this.#idle === undefined) this.#idle = setTimeout(() => this.#look(), IDLE_MS);
    else this.#idle.refresh();
  }

  #look(): void {
    if (this.onTheWay === 0) this.#leave();
  }

  /** Gives the connection back, once nothing is on its way. */
  #leave(): void {
    this.isOver = true;
    clearTimeout(this.#idle);
    this.#ended();
    this.#client?.release(this.#isBroken);
    this.#client = undefined;
  }
}
