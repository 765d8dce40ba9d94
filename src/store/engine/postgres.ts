import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import pg from 'pg';
import type { Session, Topic } from './database.ts';
import { StoreError, sqlCodeOf } from './errors.ts';
import type { BoundValue, Command } from './statement.ts';

const INT8 = 20;
const NUMERIC = 1700;

export type Pool = pg.Pool;

/** How long this process waits for PostgreSQL, and how much of it the process takes. */
export type PostgresLimits = {
  /** Connections of the pool for writes, and of the one for reads. */
  readonly connections: number;
  /** For a new connection, or for one of the pool to become free. */
  readonly connectMs: number;
  /** For one statement. */
  readonly statementMs: number;
  /** For the next statement inside a transaction; the server then ends the connection. */
  readonly idleInTransactionMs: number;
};

export const DEFAULT_POSTGRES_LIMITS: PostgresLimits = {
  connections: 10,
  connectMs: 5_000,
  // Longer than a transaction waits for a lock, so that waiting for a lock is reported as that.
  statementMs: 15_000,
  // Longer than any transaction may be open.
  idleInTransactionMs: 60_000,
};

/** A server that hangs cannot cancel a statement, so the driver gives up on the answer a little later. */
const ANSWER_GRACE_MS = 1_000;
/** How soon a connection is found to be dead when its host vanished without a word. */
const KEEP_ALIVE_MS = 10_000;

/** Settings of every connection that this process opens. */
const connectionSettings = (url: string, limits: PostgresLimits) => ({
  connectionString: url,
  connectionTimeoutMillis: limits.connectMs,
  statement_timeout: limits.statementMs,
  query_timeout: limits.statementMs + ANSWER_GRACE_MS,
  idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

/** Sends one query; a pool's, or one connection's for a transaction. */
export type Send = (query: QueryConfig) => Promise<QueryResult>;

/**
 * `readOnly` makes the server refuse writes, so that nothing is written outside a transaction by mistake. Writers plan
 * each statement anew: a plan that was kept from when the table was small scans all of it, and one large crawl adds
 * a hundred thousand rows before anything tells the server that it has grown.
 */
export function openPool(
  url: string,
  { readOnly, limits = DEFAULT_POSTGRES_LIMITS }: { readOnly: boolean; limits?: PostgresLimits },
): Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url, limits),
    max: limits.connections,
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
  const ask = async (command: Command, values: BoundValue[], name: string | undefined) =>
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
      // A server that did not answer in time is not asked twice: the caller has waited long enough.
      if (!mustLeavePool(error) || isTimeout(error)) throw error;
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
  const code = sqlCodeOf(error);
  return code === '40001' || code === '40P01' || isOutdatedPlan(error);
}

/** The connection is gone, or its prepared statements are. */
export function mustLeavePool(error: unknown): boolean {
  const code = sqlCodeOf(error);
  if (code !== undefined) return /^(08|57P|ECONN|EPIPE)/.test(code) || isOutdatedPlan(error);
  return (
    error instanceof Error &&
    (/^Connection terminated|^Client has encountered/.test(error.message) || isTimeout(error))
  );
}

/** The driver gave up on an answer, or on a connection; what the server still sends belongs to no query. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  /^Query read timeout|^timeout exceeded when trying to connect|due to connection timeout$/.test(
    error.message,
  );

// A migration changed the columns of a prepared query (0A000), or a proxy or failover lost the statement (26000).
function isOutdatedPlan(error: unknown): boolean {
  const code = sqlCodeOf(error);
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

const CHANNEL = 'store_topics';
const RECONNECT_MS = 1_000;

/** The statement, to be sent with COMMIT, that tells other processes; empty when there is nothing to tell. */
export function notifyText(processName: string, topics: ReadonlySet<Topic>): string {
  return topics.size === 0 ? '' : `notify ${CHANNEL}, '${processName} ${[...topics].join(' ')}'; `;
}

export type Listener = { close(): Promise<void> };

/**
 * Tells what other processes announced. While the connection is down nothing is heard, so after each connect
 * everything counts as announced.
 */
export async function listenFor(
  url: string,
  {
    processName,
    limits,
    heard,
  }: {
    processName: string;
    limits: PostgresLimits;
    heard: (topics: ReadonlySet<Topic>) => void;
  },
): Promise<Listener> {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(connectionSettings(url, limits));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (!closed) timer = setTimeout(() => void connect().catch(() => {}), RECONNECT_MS);
    });
    fresh.on('notification', ({ payload }) => {
      const [sender, ...topics] = (payload ?? '').split(' ');
      if (sender !== processName) heard(new Set(topics.filter(isTopic)));
    });
    client = fresh;
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    heard(new Set(TOPICS));
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

const TOPICS: readonly Topic[] = ['events', 'jobs'];
const isTopic = (word: string): word is Topic => TOPICS.some((topic) => topic === word);
