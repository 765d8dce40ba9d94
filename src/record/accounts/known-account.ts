import type { CoreAccountRef } from '../../../generated/types/schemas.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import { type AccountCall, keyOf, referencedAccount } from './resolve-account.ts';

/**
 * Id of the caller's account that a filter names; null when the caller has no such account, so that nothing matches.
 * Nothing is made, and its state does not matter. The reference means the same account as in every other request.
 */
export async function knownAccountId(reference: CoreAccountRef, call: AccountCall): Promise<string | null> {
  const { accounts } = call.store;
  if (call.principal.sandboxOnly) return testAccountId(reference, call);
  const key = keyOf(reference, call, 'account');
  if (key !== null) return (await accounts.findByKey(call.principal.id, key))?.id ?? null;
  const { account_id: id } = reference as { account_id: string };
  return (await accounts.find(id, call.principal.id))?.id ?? null;
}

async function testAccountId(reference: CoreAccountRef, call: AccountCall): Promise<string | null> {
  try {
    return (await referencedAccount(reference, call, 'account')).account.id;
  } catch (cause) {
    if (cause instanceof TaskError && cause.code === 'ACCOUNT_NOT_FOUND') return null;
    throw cause;
  }
}
