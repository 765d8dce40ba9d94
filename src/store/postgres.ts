import pg, { type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { Session } from './database.ts';
import { codeOf } from './dialect.ts';
import { StoreError } from './errors.ts';
import type { Command, Value } from './statement.ts';

const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 5_000;
const INT8 = 20;
const NUMERIC = 1700;

export type Pool = pg.Pool;
/** Sends one query; a pool's, or one connection's for a transaction. */
export type Send = (query: QueryConfig) => Promise<QueryResult>;

/**
 * `readOnly` makes the server refuse writes, so that nothing is written outside a transaction by mistake. Writers plan
 * each statement anew: a plan that was kept from when the table was small scans all of it, and one large crawl adds
 * a hundred thousand rows before anything tells the server that it has grown.
 */
export function openPool(url: string, { readOnly }: { readOnly: boolean }): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    types: { getTypeParser },
    options: readOnly ? '-c default_transaction_read_only=on' : '-c plan_cache_mode=force_custom_plan',
  });
  // A connection that breaks fails its query or is replaced at the next; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs statements through `send`; named ones are prepared once per connection. */
export function postgresSession(send: Send): Session {
  const ask = async (command: Command, values: Value[], name: string | undefined) =>
    send(name === undefined ? { text: command.sql, values } : { name, text: command.sql, values });

  return {
    engine: 'postgres',
    all: async (command, values, name) => (await ask(command, values, name)).rows,
    one: async (command, values, name) => (await ask(command, values, name)).rows[0],
    run: async (command, values, name) => (await ask(command, values, name)).rowCount ?? 0,
  };
}

/** Reads through the pool. One repeat covers a connection that died unnoticed or holds an outdated plan. */
export function poolSend(pool: Pool): Send {
  const once: Send = async (query) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await client.query(query);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(mustLeavePool(failure));
    }
  };
  return async (query) => {
    try {
      return await once(query);
    } catch (error) {
      if (!mustLeavePool(error)) throw error;
      return once(query);
    }
  };
}

/**
 * Sends through one connection, one query at a time, however many are asked for at once. `idle` resolves when all of
 * them are answered and `failed` was told of those that were refused.
 */
export function serialSend(client: PoolClient, failed: (error: unknown) => void) {
  let last: Promise<unknown> = Promise.resolve();
  const send: Send = (query) => {
    const next = last.then(() => client.query(query));
    last = next.catch(failed);
    return next;
  };
  return { send, idle: () => last };
}

/** A failure that has nothing to do with what was asked: run the whole transaction again. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || isOutdatedPlan(error);
}

/** The connection is gone, or its prepared statements are. */
export function mustLeavePool(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return /^(08|57P|ECONN|EPIPE)/.test(code) || isOutdatedPlan(error);
  return error instanceof Error && /^Connection terminated|^Client has encountered/.test(error.message);
}

// A migration changed the columns of a prepared query (0A000), or a proxy or failover lost the statement (26000).
function isOutdatedPlan(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code === '26000' || (code === '0A000' && error instanceof Error && /cached plan/.test(error.message))
  );
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 || oid === NUMERIC ? number : pg.types.getTypeParser(oid, format);
}

// Counts and times are far below 2^53; a silent rounding would be worse than a failure.
function number(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new StoreError('unstorable', `the number ${text} is beyond 2^53`);
  }
  return value;
}
