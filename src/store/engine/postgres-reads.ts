import type { Session } from './database.ts';
import { asStoreError } from './errors.ts';
import { type Pool, postgresSession } from './postgres.ts';
import { pipelinedSend } from './postgres-pipeline.ts';

const storeError = (error: unknown): never => {
  throw asStoreError(error);
};

/** Statements of reads on the connections of a pool. Their errors are those of the store. */
export function reading(pool: Pool, connections: number): Session {
  // Half of the connections at most are shared, so that long reads and snapshots always have some.
  const send = pipelinedSend(pool, Math.floor(connections / 2));
  return postgresSession((query) => send(query).catch(storeError));
}
