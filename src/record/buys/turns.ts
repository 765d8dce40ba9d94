import type { WholePackage } from '../../domain/buys/buy-record.ts';
import type { Tables } from '../../store/index.ts';

/** Packages and assignments through which all steps of a change may go in one turn of the event loop. */
const SHORT = 100;

/**
 * What stands between two steps of a change that each go through all packages of a buy. Those of a long buy are more than one
 * turn of the event loop may take; a short one is not held up.
 *
 * @param added packages that the change adds to these
 */
export function turnsFor(
  store: Pick<Tables, 'nextTurn'>,
  packages: readonly Pick<WholePackage, 'assignments'>[],
  added = 0,
): () => Promise<void> {
  const size = packages.reduce((sum, { assignments }) => sum + 1 + assignments.length, added);
  return size > SHORT ? () => store.nextTurn() : () => Promise.resolve();
}
