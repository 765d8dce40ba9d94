import type { Account } from '../../domain/accounts/account.ts';
import {
  notFound,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import type { TaskWriteCall } from '../tasks/task-call.ts';

/**
 * The caller's sandbox account that `params.account_id` names.
 *
 * @throws {ScenarioRefusal} NOT_FOUND for none or another's, FORBIDDEN for one that is live
 */
export async function sandboxAccount(
  params: ScenarioParams,
  { store, principal }: Pick<TaskWriteCall<'comply_test_controller'>, 'store' | 'principal'>,
): Promise<Account> {
  const account = await store.accounts.find(textParam(params, 'account_id'), principal.id);
  if (account === undefined) throw notFound('account');
  if (!account.sandbox) throw new ScenarioRefusal('FORBIDDEN', 'The account must be a sandbox account.');
  return account;
}
