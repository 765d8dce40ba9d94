import { READ_WAITS_MS } from '../domain/limits.ts';
import { resultWithin } from './engine/result-within.ts';
import type { Durability } from './engine/transaction.ts';

/** Maximum number of notes that wait for the database in one process. Further ones are not taken. */
const MOST_NOTES = 2_000;

type Transaction<Tx> = <T>(work: (tx: Tx) => Promise<T>, durability: Durability) => Promise<T>;

/** `ended` is called once, when the work is stored, has failed, or is not done. Default: a power failure may lose it. */
export type NoteOptions = Durability & { readonly ended?: (() => void) | undefined };

/**
 * Small writes that a read makes beside its answer, such as a count. The read waits only for a moment: SQLite has one
 * writer, and a read must not wait until other writers have finished.
 */
export function createNotes<Tx>(transaction: Transaction<Tx>, withinMs = READ_WAITS_MS) {
  let waiting = 0;

  return async function note<T>(
    work: (tx: Tx) => Promise<T>,
    { ended = () => {}, isLosable = true }: NoteOptions = {},
  ): Promise<T | undefined> {
    if (waiting >= MOST_NOTES) {
      ended();
      return undefined;
    }
    waiting += 1;
    const done = transaction(work, { isLosable }).finally(() => {
      waiting -= 1;
      ended();
    });
    // When nobody waits any more, a failure means that the note is lost, as after a crash.
    done.catch(() => undefined);
    return resultWithin<T | undefined>(done, withinMs, undefined);
  };
}
