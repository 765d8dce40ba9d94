import type { Db } from './database.ts';
import { hostTime } from './host-time.ts';

/**
 * The clock that all processes on one database share. On PostgreSQL it is the server's clock: leases, limits and the
 * order of the feed compare times that different hosts wrote, so no host may use its own clock. On SQLite all
 * processes run on one host and read the same clock.
 */
export type DatabaseClock = {
  now(): Date;
  /**
   * Reads the clock of the database again.
   *
   * @returns Milliseconds by which `now` had been wrong; positive when it was behind.
   */
  sync(): Promise<number>;
};

/**
 * One reading requests the time up to `ASKS` times, until a response arrives within `QUICK_MS`. The quickest response
 * is used.
 */
const ASKS = 8;
const QUICK_MS = 5;

/** Time `ms` of the clock at the process's time `at`; it may be wrong by `within` milliseconds in either direction. */
type Reading = { readonly ms: number; readonly at: number; readonly within: number };

/**
 * Follows a clock that responds slowly. Between two responses the process measures the time itself with `elapsed`, so
 * a wrong host clock, or one that is set while the process runs, has no effect. Processes that follow one clock agree
 * to within half the duration of their quickest responses, even when all other responses were slow.
 *
 * @param ask reads the remote clock, in epoch milliseconds
 * @param elapsed a monotonic clock, in milliseconds
 */
export function followingClock(ask: () => Promise<number>, elapsed: () => number): DatabaseClock {
  let known: Reading | undefined;
  const now = () => {
    if (known === undefined) throw new Error('the clock of the database was not read yet');
    return known.ms + (elapsed() - known.at);
  };

  async function read(): Promise<Reading> {
    const asked = elapsed();
    const answer = await ask();
    const at = elapsed();
    const within = (at - asked) / 2;
    // The server read its clock at some moment between the request and the response.
    return { ms: answer + within, at, within };
  }

  async function readWell(): Promise<Reading> {
    let best = await read();
    for (let asks = 1; asks < ASKS && best.within > QUICK_MS / 2; asks += 1) {
      const next = await read();
      if (next.within < best.within) best = next;
    }
    return best;
  }

  return {
    now: () => new Date(Math.floor(now())),
    async sync() {
      const reading = await readWell();
      const error = known === undefined ? 0 : reading.ms + (elapsed() - reading.at) - now();
      // When two readings agree, the more precise one is kept: the difference comes from the network, not from the
      // clock.
      if (
        known !== undefined &&
        known.within <= reading.within &&
        Math.abs(error) <= known.within + reading.within
      )
        return 0;
      known = reading;
      return error;
    },
  };
}

/** The host's clock, as SQLite reads it. Asking SQLite for it takes longer than many a read. */
export const sqliteClock: DatabaseClock = { now: hostTime, sync: async () => 0 };

/** The time that all processes on this database share. */
export const clock = (db: Db) => ({ now: (): Date => db.now() });
