import type { PoolClient } from 'pg';
import { getTypeParser, type Send } from './postgres.ts';
import { PreparedBatch, PreparedRun, type ReadAnswer, type SentStatement } from './postgres-read.ts';

/**
 * Sends through one connection, one query at a time, even when several are started at once. `idle` resolves when all
 * of them have finished. `failed` is called with the error of each failed query.
 *
 * @param opening named statements that are sent together with the first query; it does not run when one of them fails
 */
export function serialSend(
  client: PoolClient,
  failed: (error: unknown) => void,
  opening: readonly SentStatement[] = [],
) {
  let last: Promise<unknown> = Promise.resolve();
  let unsent = opening;
  const send: Send = (query) => {
    const before = unsent;
    unsent = [];
    const next = last.then(() => sendAfter(client, before, query));
    last = next.catch(failed);
    return next;
  };
  return { send, idle: () => last };
}

async function sendAfter(
  client: PoolClient,
  before: readonly SentStatement[],
  query: SentStatement,
): Promise<ReadAnswer> {
  const { name = '' } = query;
  if (name !== '') return sendPrepared(client, [...before, query]);
  if (before.length > 0) await sendPrepared(client, before);
  return client.query({ ...query });
}

/** Runs prepared statements in the form of `PreparedBatch`, which costs less than the driver's own. Returns the last answer. */
const sendPrepared = (client: PoolClient, statements: readonly SentStatement[]): Promise<ReadAnswer> =>
  new Promise((resolve, reject) => {
    let answer: ReadAnswer = { rows: [], rowCount: null };
    const answered = (next: ReadAnswer) => {
      answer = next;
    };
    const runs = statements.map((one) => new PreparedRun(one, getTypeParser, answered, reject));
    client.query(
      new PreparedBatch(runs, (error) => {
        if (error === null) resolve(answer);
        else reject(error);
      }),
    );
  });
