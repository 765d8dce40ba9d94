import type { PoolClient } from 'pg';
import { getTypeParser, isTimeout, mustLeavePool, type Pool, poolSend, type Send } from './postgres.ts';
import { PreparedBatch, PreparedRun, type ReadAnswer, type SentStatement } from './postgres-read.ts';

/** Statements on their way over one connection: a slow one holds up no more than these. */
const MOST_AT_ONCE = 16;
/** A shared connection returns to the pool when nothing was asked for so long. */
const IDLE_MS = 50;
/** A statement that takes longer on average has a connection of its own, for a while. */
const SLOW_MS = 50;
const ALONE_MS = 60_000;
/** A statement that takes less on average is not watched any more. */
const QUICK_MS = 1;
/** What one run counts for in the average. */
const WEIGHT = 0.1;

/** Sends through shared connections. */
export type PipelinedSend = Send & {
  /** Returns the shared connections to the pool, which waits for them when it ends: idle ones at once. */
  release(): void;
};

/**
 * Reads through the pool, where short prepared statements share connections: those that are asked for in one turn of the
 * event loop are one batch, which is written to one connection at once, and answered at once. That spares most of the
 * system calls and of the times that the event loop wakes up, and the way into and out of the pool. Each statement still
 * fails by itself: what a batch did not run after a failed statement is asked for again.
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
    const lane = new Lane(pool, { speeds, alone, ended: () => lanes.delete(lane) });
    lanes.add(lane);
    return lane;
  }

  const send: Send = (query) => {
    const { name = '' } = query;
    if (most === 0 || name === '' || speeds.isSlow(name)) return alone(query);
    return laneFor().send(query);
  };
  const release = () => {
    for (const lane of lanes) lane.end();
  };
  return Object.assign(send, { release });
}

/** Which statements, by name, must not hold up others. */
class Speeds {
  /** How long watched statements take. */
  readonly #averages = new Map<string, number>();
  readonly #slowUntil = new Map<string, number>();

  isSlow(name: string): boolean {
    if (this.#slowUntil.size === 0) return false;
    const until = this.#slowUntil.get(name);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.#slowUntil.delete(name);
    return false;
  }

  /** Whether its runs are batches of their own, so that it is known how long it takes. */
  isWatched(name: string): boolean {
    return this.#averages.has(name);
  }

  /** After a slow batch all of its statements are watched, since it does not show which of them was slow. */
  took(runs: readonly PreparedRun[], ms: number): void {
    const [{ name } = { name: '' }] = runs;
    if (runs.length === 1 && (ms > SLOW_MS || this.isWatched(name))) this.#measure(name, ms);
    else if (ms > SLOW_MS) for (const { name: watched } of runs) this.#watch(watched);
  }

  #watch(name: string): void {
    if (!this.#averages.has(name)) this.#averages.set(name, QUICK_MS);
  }

  #measure(name: string, ms: number): void {
    const before = this.#averages.get(name) ?? 0;
    const average = before + (ms - before) * WEIGHT;
    if (average > QUICK_MS && average <= SLOW_MS) this.#averages.set(name, average);
    else this.#averages.delete(name);
    if (average > SLOW_MS) this.#slowUntil.set(name, performance.now() + ALONE_MS);
  }
}

/** A connection that several statements use at once. */
class Lane {
  onTheWay = 0;
  /** Whether statements are held back, until it is open or until the end of this turn. */
  isGathering = true;
  /** Whether it gets no more statements. */
  isOver = false;
  #isTimedOut = false;
  readonly #speeds: Speeds;
  readonly #alone: Send;
  readonly #ended: () => void;
  #gathered: PreparedRun[] = [];
  #client: PoolClient | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isBroken = false;
  #lastAnswer = 0;

  constructor(
    pool: Pool,
    { speeds, alone, ended }: { readonly speeds: Speeds; readonly alone: Send; readonly ended: () => void },
  ) {
    this.#speeds = speeds;
    this.#alone = alone;
    this.#ended = ended;
    pool.connect().then(
      (client) => {
        this.#client = client;
        this.#gather();
      },
      (error: unknown) => {
        this.#fail(this.#gathered, error);
        this.#leave();
      },
    );
  }

  send(query: SentStatement): Promise<ReadAnswer> {
    this.onTheWay += 1;
    return new Promise((resolve, reject) => {
      const answered = (answer: ReadAnswer) => {
        this.onTheWay -= 1;
        resolve(answer);
      };
      const failed = (error: unknown) => {
        this.onTheWay -= 1;
        // As without a shared connection: one retry for a connection that died unnoticed or has an outdated plan, none
        // after a timeout.
        if (!mustLeavePool(error) || isTimeout(error) || this.#isTimedOut) reject(error);
        else this.#alone(query).then(resolve, reject);
      };
      this.#gathered.push(new PreparedRun(query, getTypeParser, answered, failed));
      if (!this.isGathering) this.#gather();
    });
  }

  /** The statements on their way are the last. */
  end(): void {
    this.isOver = true;
    if (this.onTheWay === 0) this.#leave();
  }

  /** Writes what is asked for in this turn of the event loop at once, at its end. */
  #gather(): void {
    this.isGathering = true;
    setImmediate(() => {
      this.isGathering = false;
      const together: PreparedRun[] = [];
      for (const run of this.#gathered)
        if (this.#speeds.isWatched(run.name)) this.#ask([run]);
        else together.push(run);
      this.#gathered = [];
      if (together.length > 0) this.#ask(together);
    });
  }

  #ask(runs: readonly PreparedRun[]): void {
    const asked = performance.now();
    const batch = new PreparedBatch(runs, (error, left) => {
      const answered = performance.now();
      this.#speeds.took(runs, answered - Math.max(asked, this.#lastAnswer));
      this.#lastAnswer = answered;
      if (error !== null) this.#refused(error, left);
      if (this.onTheWay === 0) this.#rest();
    });
    this.#client?.query(batch);
  }

  /** Fails the first one. The others did not run, and are asked for again where the connection still serves. */
  #refused(error: Error, [first, ...others]: readonly PreparedRun[]): void {
    first?.fail(error);
    if (mustLeavePool(error)) this.#fail(others, error);
    else if (others.length > 0) this.#ask(others);
  }

  /** The connection is of no use any more. */
  #fail(runs: readonly PreparedRun[], error: unknown): void {
    this.isOver = true;
    this.#isBroken = true;
    this.#isTimedOut ||= isTimeout(error);
    for (const run of runs) run.fail(error);
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
