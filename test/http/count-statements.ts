import type { Store } from '../../src/store/open.ts';
import { type Asked, aroundStatements } from '../support/around-statements.ts';

export type { Asked };

/** Counts what the running service asks its database from now on; reads and the statements of transactions. */
export function countStatements(store: Store): {
  readonly count: number;
  readonly asked: readonly Asked[];
  /** Those of public reads, which may go to a replica. */
  readonly reads: readonly Asked[];
  /** How many have not been answered yet. */
  readonly open: number;
  stop(): void;
} {
  const counted = { count: 0, asked: [] as Asked[], reads: [] as Asked[], open: 0, stop: () => {} };
  counted.stop = aroundStatements(store, (asked, run, { isRead }) => {
    counted.count += 1;
    counted.open += 1;
    counted.asked.push(asked);
    if (isRead) counted.reads.push(asked);
    return run().finally(() => {
      counted.open -= 1;
    });
  });
  return counted;
}
