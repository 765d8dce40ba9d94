import type { PoolClient } from 'pg';
import { database, TransactionScope } from './database.ts';
import { StoreError, sqlCodeOf } from './errors.ts';
import {
  isTransient,
  mustLeavePool,
  notifyText,
  type Pool,
  postgresSession,
  serialSend,
} from './postgres.ts';
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
const BEGIN = `begin isolation level read committed; set local lock_timeout = ${LOCK_LIMIT_MS}`;

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
    const { send, idle } = serialSend(client, (error) => scope.fail(error));
    let destroy = false;
    try {
      await client.query(isLosable ? `${BEGIN}; set local synchronous_commit = off` : BEGIN);
      const session = postgresSession(send);
      const result = await supervise(scope, () => work(database(session, scope, options.context)), {
        limitMs: options.limitMs,
        settled: idle,
      });
      await client.query(`${notifyText(processName, scope.announced)}commit`);
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
