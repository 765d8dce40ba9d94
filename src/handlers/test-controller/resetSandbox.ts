import { ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/** Rows that one call deletes at most, so that no caller holds the database for long. */
const MOST_ROWS = 20_000;

/**
 * Deletes everything that the caller has in the sandbox, so that the next test sequence under the same token begins
 * with nothing. Also forgets the caller's idempotency keys, because their responses name what is gone.
 */
export const resetSandbox: Scenario = async (_params, { store, principal, now }) => {
  if (!principal.sandboxOnly)
    throw new ScenarioRefusal(
      'FORBIDDEN',
      'Only a caller that has sandbox accounts alone can be reset: use a sandbox token.',
    );
  const { isEmpty } = await store.sandboxes.reset(principal.id, now, MOST_ROWS);
  return {
    message: isEmpty ? 'Everything of the caller was deleted.' : 'Much is left: send the call again.',
  };
};
