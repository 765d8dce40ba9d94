import type { CoreAccountRef } from '../../../generated/types/schemas.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import { notFound, type ScenarioParams, ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import { resolveAccount } from '../accounts/resolve-account.ts';
import type { TaskWriteCall } from '../tasks/task-call.ts';

/**
 * The caller's sandbox account that an account reference names; null when it names none. One that nobody declared is
 * made, as its first use would.
 *
 * @throws {ScenarioRefusal} NOT_FOUND for none or another's, FORBIDDEN for one that is live
 */
export async function namedAccount(
  reference: ScenarioParams,
  call: TaskWriteCall<'comply_test_controller'>,
): Promise<Account | null> {
  const { account_id: id, brand, operator } = reference;
  const isNamed = typeof id === 'string' || (brand !== undefined && operator !== undefined);
  if (!isNamed) return null;
  const key = typeof id === 'string' ? { account_id: id } : { brand, operator, sandbox: true };
  try {
    const account = await resolveAccount(key as CoreAccountRef, call, 'comply_test_controller', {
      mayCreate: true,
    });
    if (account.sandbox) return account;
  } catch (cause) {
    if (cause instanceof TaskError) throw notFound('account');
    throw cause;
  }
  throw new ScenarioRefusal('FORBIDDEN', 'The account must be a sandbox account.');
}
