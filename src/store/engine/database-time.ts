import type { Db } from './database.ts';
import type { SqliteConnection } from './sqlite.ts';

/**
 * The clock that all processes on one database share. On PostgreSQL that is the server's: leases, limits and the order
 * of the feed compare times that different hosts wrote, so no host may go by its own. On SQLite all processes run on
 * one host and read the same clock.
 */
export type DatabaseClock = {
  now(): Date;
  /**
   * Reads the clock of the database again.
   *
   * @returns by how many milliseconds the time that was told until now had been wrong; positive when it was behind
   */
  sync(): Promise<number>;
};

/** How often the clock is asked for one reading, until an answer comes as quickly as this; the quickest counts. */
const ASKS = 8;
const QUICK_MS = 5;

/** What the clock showed at a moment of the process, and by how much that may be wrong either way. */
type Reading = { readonly ms: number; readonly at: number; readonly within: number };

/**
 * Follows a clock that answers slowly: between two answers time passes as the process measures it, so a host whose own
 * clock is wrong, or is set while the process runs, changes nothing. Processes that follow one clock agree to within
 * half the time that their quickest answers took, also when all others took long.
 *
 * @param ask the remote clock, in epoch milliseconds
 * @param elapsed milliseconds that never go back
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
    // The server read its clock somewhere between the two.
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
      // Of two readings that agree the more precise one stays: the difference is the network's, not the clock's.
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

/** The host's clock, as SQLite reads it. */
export function sqliteClock(connection: SqliteConnection): DatabaseClock {
  const time = connection.prepare<[], number>("select cast(unixepoch('subsec') * 1000 as integer)").pluck();
  return { now: () => new Date(time.get() ?? 0), sync: async () => 0 };
}

/** The time that all processes on this database share. */
export const clock = (db: Db) => ({ now: (): Date => db.now() });
