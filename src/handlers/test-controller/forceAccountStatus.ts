import { accountStatuses, moveAccount } from '../../domain/accounts/states.ts';
import { oneOfParam, ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import { announceAccount } from '../../record/tasks/task-webhooks.ts';
import { sandboxAccount } from '../../record/test-controller/sandbox.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/** Changes the status of an account like an operator, with the same allowed transitions. */
export const forceAccountStatus: Scenario = async (params, call) => {
  const to = oneOfParam(params, 'status', accountStatuses);
  const account = await sandboxAccount(params, call);
  const from = account.status;
  const move = moveAccount(from, to);
  if (!move.ok)
    throw new ScenarioRefusal('INVALID_TRANSITION', `The account cannot become ${to}: ${move.reason}.`, from);
  if (move.changed && !(await call.store.accounts.setStatus(account, { from, to }, call.now))) {
    throw new ScenarioRefusal('INVALID_TRANSITION', 'The account has just changed.', from);
  }
  await announceAccount(call.store, account, to, call.now);
  return { previous_state: from, current_state: to };
};
