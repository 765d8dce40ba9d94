import { DEFAULT_POSTGRES_LIMITS } from '../../src/store/engine/postgres.ts';
import type { StoreOptions } from '../../src/store/opened.ts';

/**
 * How long tests wait for a database: what production gives up on, a busy machine may only be slow at. Tests of these
 * limits give their own.
 */
const limits = { connectMs: 60_000, statementMs: 100_000, idleInTransactionMs: 600_000 };

export const patientStore: StoreOptions = {
  transactionLimitMs: 100_000,
  postgres: { ...DEFAULT_POSTGRES_LIMITS, ...limits },
};

export const patientSettings: Readonly<Record<string, string>> = {
  DATABASE_CONNECT_TIMEOUT_MS: String(limits.connectMs),
  DATABASE_STATEMENT_TIMEOUT_MS: String(limits.statementMs),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: String(limits.idleInTransactionMs),
};
