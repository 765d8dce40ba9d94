import type { Session } from './database.ts';
import { asStoreError } from './errors.ts';
import { type openPool, poolSend, postgresSession } from './postgres.ts';

const reported = <T>(result: Promise<T>): Promise<T> =>
  result.catch((error: unknown) => {
    throw asStoreError(error);
  });

/** Statements of reads on any connection of a pool. Their errors are those of the store. */
export function reading(pool: ReturnType<typeof openPool>): Session {
  const session = postgresSession(poolSend(pool));
  return {
    engine: 'postgres',
    all: async (...asked) => reported(Promise.resolve(session.all(...asked))),
    one: async (...asked) => reported(Promise.resolve(session.one(...asked))),
    run: async (...asked) => reported(Promise.resolve(session.run(...asked))),
  };
}
