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

/** An answer that took longer is too imprecise to follow, unless there is nothing else. */
const PRECISE_MS = 1_000;
/** Below this the difference is as likely the network's as the clock's. */
const NOTICED_MS = 50;

/**
 * Follows a clock that answers slowly: between two answers time passes as the process measures it, so a host whose own
 * clock is wrong, or is set while the process runs, changes nothing.
 *
 * @param ask the remote clock, in epoch milliseconds
 * @param elapsed milliseconds that never go back
 */
export function followingClock(ask: () => Promise<number>, elapsed: () => number): DatabaseClock {
  let known: { readonly ms: number; readonly at: number } | undefined;
  const now = () => {
    if (known === undefined) throw new Error('the clock of the database was not read yet');
    return known.ms + (elapsed() - known.at);
  };
  return {
    now: () => new Date(Math.floor(now())),
    async sync() {
      const asked = elapsed();
      const answer = await ask();
      const at = elapsed();
      // The server read its clock somewhere between the two.
      const ms = answer + (at - asked) / 2;
      const error = known === undefined ? 0 : ms - now();
      const isWorse = known !== undefined && at - asked > PRECISE_MS;
      if (known !== undefined && (isWorse || Math.abs(error) < NOTICED_MS)) return 0;
      known = { ms, at };
      return error;
    },
  };
}

/** The host's clock, as SQLite reads it. */
export function sqliteClock(connection: SqliteConnection): DatabaseClock {
  const time = connection.prepare<[], number>("select cast(unixepoch('subsec') * 1000 as integer)").pluck();
  return { now: () => new Date(time.get() ?? 0), sync: async () => 0 };
}
