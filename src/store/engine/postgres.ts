import pg from 'pg';
import type { Session, Topic } from './database.ts';
import { StoreError, sqlCodeOf } from './errors.ts';
import type { ReadAnswer, SentStatement } from './postgres-read.ts';
import { RowReadingClient } from './postgres-received.ts';
import type { BoundValue, Command } from './statement.ts';

const INT8 = 20;
const NUMERIC = 1700;

export type Pool = pg.Pool;

/** Limits of this process's waiting times for PostgreSQL, and of its connections. */
export type PostgresLimits = {
  /** Maximum connections of each pool: one pool for writes, one for reads, and one more when reads use a replica. */
  readonly connections: number;
  /** Maximum wait for a new connection, or for a free one of the pool. */
  readonly connectMs: number;
  /** Maximum duration of one statement. */
  readonly statementMs: number;
  /** Maximum wait for the next statement inside a transaction. The server then ends the connection. */
  readonly idleInTransactionMs: number;
};

/** While the database hangs, each call of it ends within ten seconds: it waits for a connection or for a statement. */
export const DEFAULT_POSTGRES_LIMITS: PostgresLimits = {
  connections: 10,
  connectMs: 5_000,
  // Longer than the lock timeout of a transaction, so that waiting for a lock is reported as such.
  statementMs: 7_000,
  // Longer than any transaction may be open.
  idleInTransactionMs: 60_000,
};

/** A server that hangs cannot cancel a statement, so the driver stops waiting for the response a little later. */
export const ANSWER_GRACE_MS = 1_000;
/**
 * Idle time before TCP keep-alive probes, which detect that the other host vanished without closing the connection.
 */
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

/** Sends one query, through a pool or through one connection of a transaction. */
export type Send = (query: SentStatement) => Promise<ReadAnswer>;

/**
 * `readOnly` makes the server refuse writes, so that nothing is written outside a transaction by mistake. Writers
 * plan each statement again: a plan cached while the table was small scans all of it, and one large crawl adds a
 * hundred thousand rows before the server's statistics show that the table has grown. `lost` is called when a connection
 * breaks.
 */
export function openPool(
  url: string,
  {
    readOnly,
    limits = DEFAULT_POSTGRES_LIMITS,
    lost = () => {},
  }: { readOnly: boolean; limits?: PostgresLimits; lost?: () => void },
): Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url, limits),
    Client: RowReadingClient,
    max: limits.connections,
    // Lets short reads share a connection (`pipelinedSend`).
    pipeline: readOnly,
    types: { getTypeParser },
    options: readOnly ? '-c default_transaction_read_only=on' : '-c plan_cache_mode=force_custom_plan',
  });
  // A broken connection fails its query or is replaced at the next one. Without listeners its `error` event would end
  // the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

const refused = (error: unknown): never => {
  throw error;
};

/**
 * Runs statements through `send`; named ones are prepared once per connection.
 *
 * @param failed throws what the caller gets in place of an error
 */
export function postgresSession(send: Send, failed: (error: unknown) => never = refused): Session {
  const ask = (command: Command, values: BoundValue[], name: string | undefined) =>
    send(name === undefined ? { text: command.sql, values } : { name, text: command.sql, values });

  return {
    engine: 'postgres',
    all: (command, values, name) => ask(command, values, name).then(rowsOf, failed),
    one: (command, values, name) => ask(command, values, name).then(firstOf, failed),
    run: (command, values, name) => ask(command, values, name).then(countOf, failed),
  };
}

const rowsOf = ({ rows }: ReadAnswer) => rows;
const firstOf = ({ rows }: ReadAnswer) => rows[0];
const countOf = ({ rowCount }: ReadAnswer) => rowCount ?? 0;

/** Reads through the pool. One retry covers a connection that died unnoticed or has an outdated plan. */
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
      // A query that timed out is not retried: the caller has waited long enough.
      if (!mustLeavePool(error) || isTimeout(error)) throw error;
      return once(query);
    }
  };
}

/** Whether the failure is not caused by the statement itself, so that the whole transaction can run again. */
export function isTransient(error: unknown): boolean {
  const code = sqlCodeOf(error);
  return code === '40001' || code === '40P01' || isOutdatedPlan(error);
}

/** Whether the connection is lost, or its prepared statements are unusable. */
export function mustLeavePool(error: unknown): boolean {
  const code = sqlCodeOf(error);
  if (code !== undefined) return /^(08|57P|ECONN|EPIPE)/.test(code) || isOutdatedPlan(error);
  return (
    error instanceof Error &&
    (/^Connection terminated|^Client has encountered/.test(error.message) || isTimeout(error))
  );
}

/** The driver stopped waiting for a response or a connection. Whatever the server still sends belongs to no query. */
export const isTimeout = (error: unknown): boolean =>
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

export function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 || oid === NUMERIC ? number : pg.types.getTypeParser(oid, format);
}

// Counts and times are far below 2^53. A silent rounding would be worse than a failure.
function number(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new StoreError('unstorable', `the number ${text} is beyond 2^53`);
  }
  return value;
}

const CHANNEL = 'store_topics';
/**
 * Advisory lock that every process of the service shares while it runs. `admin copy` takes it alone, which shows that
 * no process runs and keeps others from starting.
 */
export const PRESENCE_LOCK = 7_239_418_205_527;
const RECONNECT_MS = 1_000;

/**
 * The NOTIFY statement, sent together with COMMIT, that announces the topics to other processes; empty without
 * topics.
 */
export function notifyText(processName: string, topics: ReadonlySet<Topic>): string {
  return topics.size === 0 ? '' : `notify ${CHANNEL}, '${processName} ${[...topics].join(' ')}'; `;
}

export type Listener = { close(): Promise<void> };

/**
 * Calls `heard` with the topics that other processes announced. While the connection is down no notification arrives,
 * so after each connect all topics count as announced.
 */
export async function listenFor(
  url: string,
  {
    processName,
    limits,
    heard,
    lost,
  }: {
    processName: string;
    limits: PostgresLimits;
    heard: (topics: ReadonlySet<Topic>) => void;
    /** Called when the connection broke. */
    lost: () => void;
  },
): Promise<Listener> {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(connectionSettings(url, limits));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (closed) return;
      lost();
      timer = setTimeout(() => void connect().catch(() => {}), RECONNECT_MS);
    });
    fresh.on('notification', ({ payload }) => {
      const [sender, ...topics] = (payload ?? '').split(' ');
      if (sender !== processName) heard(new Set(topics.filter(isTopic)));
    });
    client = fresh;
    await fresh.connect();
    try {
      const presence = await fresh.query(`select pg_try_advisory_lock_shared(${PRESENCE_LOCK}) as shared`);
      if (presence.rows[0]?.shared !== true)
        throw new StoreError('busy', 'admin copy is using the database; start again when it has ended');
      await fresh.query(`listen ${CHANNEL}`);
    } catch (cause) {
      // The end of the connection starts the next attempt.
      await fresh.end();
      throw cause;
    }
    heard(new Set(TOPICS));
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  }

  try {
    await connect();
  } catch (cause) {
    await close();
    throw cause;
  }
  return { close };
}

const TOPICS: readonly Topic[] = ['events', 'jobs', 'brands'];
const isTopic = (word: string): word is Topic => TOPICS.some((topic) => topic === word);
