import type { Session } from './database.ts';
import { asStoreError } from './errors.ts';
import { type Pool, postgresSession } from './postgres.ts';
import { type PipelinedSend, pipelinedSend } from './postgres-pipeline.ts';

const storeError = (error: unknown): never => {
  throw asStoreError(error);
};

/** Statements of reads on the connections of a pool. Their errors are those of the store. */
export function reading(pool: Pool, connections: number): Session & Pick<PipelinedSend, 'release'> {
  // Half of the connections at most are shared, so that long reads and snapshots always have some.
  const send = pipelinedSend(pool, Math.floor(connections / 2));
  const session = postgresSession(send, storeError);
  return { ...session, release: send.release };
}
