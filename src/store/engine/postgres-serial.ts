import type { PoolClient } from 'pg';
import { getTypeParser, type Send } from './postgres.ts';
import { PreparedBatch, PreparedRun, type ReadAnswer, type SentStatement } from './postgres-read.ts';

/** Statements that are sent together. */
const MOST_AT_ONCE = 16;
/** Reads that lock no row, so that they wait for nobody. */
const READ = /^\s*select\b/i;
const LOCKING = /\bfor (?:no key )?(?:update|share)\b|\bfor key share\b|\bpg_advisory/i;
/** Its rows have new ids, and no other table refers to them or counts them. */
const ENTRY = /^insert into "audit_log"/;
const mayWait = ({ text }: SentStatement): boolean =>
  READ.test(text) ? LOCKING.test(text) : !ENTRY.test(text);

type Asked = {
  readonly query: SentStatement;
  readonly answered: (answer: ReadAnswer) => void;
  readonly failed: (error: unknown) => void;
};
/** Statements that go together, one of which may wait for a lock: that takes most of the time that the answer may take. */
type Group = { readonly asked: Asked[]; mayWait: boolean };

/**
 * Sends through one connection, in the order in which the statements were started. Prepared ones that were started at
 * once are one batch, which is one wait: those that follow a failed one fail with its error, as the transaction is over.
 * `idle` resolves when all of them have finished. `failed` is called with the error of a failed query.
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
  let open: Group | undefined;

  function opened(): readonly SentStatement[] {
    const before = unsent;
    unsent = [];
    return before;
  }

  async function sendAlone(query: SentStatement): Promise<ReadAnswer> {
    const before = opened();
    if (before.length > 0) await sendPrepared(client, before, []);
    return client.query({ ...query });
  }

  function groupFor(query: SentStatement): Group {
    const waits = mayWait(query);
    if (open !== undefined && open.asked.length < MOST_AT_ONCE && !(waits && open.mayWait)) {
      open.mayWait ||= waits;
      return open;
    }
    const group: Group = { asked: [], mayWait: waits };
    open = group;
    const next = last.then(() => {
      if (open === group) open = undefined;
      return sendPrepared(client, opened(), group.asked);
    });
    last = next.catch(failed);
    return group;
  }

  const send: Send = (query) => {
    const { name = '' } = query;
    if (name !== '')
      return new Promise((answered, refused) => {
        groupFor(query).asked.push({ query, answered, failed: refused });
      });
    open = undefined;
    const next = last.then(() => sendAlone(query));
    last = next.catch(failed);
    return next;
  };
  return { send, idle: () => last };
}

const nobody = (): void => {};

/** Runs prepared statements in the form of `PreparedBatch`, which costs less than the driver's own. */
const sendPrepared = (
  client: PoolClient,
  before: readonly SentStatement[],
  asked: readonly Asked[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const runs = [
      ...before.map((query) => new PreparedRun(query, getTypeParser, nobody, nobody)),
      ...asked.map(({ query, answered, failed }) => new PreparedRun(query, getTypeParser, answered, failed)),
    ];
    client.query(
      new PreparedBatch(runs, (error, left) => {
        for (const run of left) run.fail(error);
        if (error === null) resolve();
        else reject(error);
      }),
    );
  });
