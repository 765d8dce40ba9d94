import type { PoolClient } from 'pg';
import { database, TransactionScope } from './database.ts';
import { StoreError, sqlCodeOf } from './errors.ts';
import { isTransient, mustLeavePool, notifyText, type Pool, postgresSession } from './postgres.ts';
import { serialSend } from './postgres-serial.ts';
import {
  type Durability,
  supervise,
  type Transact,
  type TransactionOptions,
  type Work,
} from './transaction.ts';

const ATTEMPTS = 3;
/** Shorter than the limit of a statement, so that waiting for a lock is reported as such. */
const LOCK_LIMIT_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';
/** Sent together with the first statement of a transaction, which saves a wait for PostgreSQL. */
const BEGIN = [
  { name: 'begin', text: 'begin isolation level read committed' },
  { name: 'lock_timeout', text: `set local lock_timeout = ${LOCK_LIMIT_MS}` },
];
const COMMIT = { name: 'commit', text: 'commit' };
const BEGIN_LOSABLE = [...BEGIN, { name: 'losable', text: 'set local synchronous_commit = off' }];

/**
 * Transactions run concurrently, READ COMMITTED. When the server aborts one for a deadlock or a serialization
 * failure, its work runs again from the start, up to three times in all. So the work must have no effect outside the
 * store.
 */
export function postgresTransactions(pool: Pool, processName: string, options: TransactionOptions): Transact {
  async function attempt<T>(
    scope: TransactionScope,
    work: Work<T>,
    { isLosable = false }: Durability,
  ): Promise<T> {
    const client = await pool.connect();
    const begin = isLosable ? BEGIN_LOSABLE : BEGIN;
    const { send, idle } = serialSend(client, (error) => scope.fail(error), begin);
    let destroy = false;
    try {
      const session = postgresSession(send);
      const result = await supervise(scope, () => work(database(session, scope, options.context)), {
        limitMs: options.limitMs,
        settled: idle,
      });
      if (scope.announced.size === 0) await send(COMMIT);
      else await client.query(`${notifyText(processName, scope.announced)}commit`);
      return result;
    } catch (error) {
      destroy = mustLeavePool(error) || (error instanceof StoreError && error.code === 'held_too_long');
      if (!destroy) destroy = await rollback(client, idle);
      throw error;
    } finally {
      client.release(destroy);
    }
  }

  return async (work, durability = {}) => {
    for (let left = ATTEMPTS - 1; ; left -= 1) {
      const scope = new TransactionScope();
      try {
        const result = await attempt(scope, work, durability);
        if (scope.announced.size > 0) options.committed(scope.announced);
        return result;
      } catch (error) {
        if (sqlCodeOf(error) === LOCK_NOT_AVAILABLE) {
          throw new StoreError('busy', `a row stayed locked for ${LOCK_LIMIT_MS} ms`);
        }
        if (left === 0 || !isTransient(error)) throw error;
      }
    }
  };
}

/** Returns true when the rollback failed, so that the connection must be closed. */
async function rollback(client: PoolClient, idle: () => Promise<unknown>): Promise<boolean> {
  try {
    await idle();
    await client.query('rollback');
    return false;
  } catch {
    return true;
  }
}
