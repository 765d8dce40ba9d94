import type { CoreAccountRef } from '../../../../generated/types/schemas.ts';
import { type AccountCall, keyOf } from './resolve-account.ts';

/**
 * Id of the caller's account that a filter names; null when the caller has no such account, so that nothing matches.
 * Nothing is made, and its state does not matter.
 */
export async function knownAccountId(
  reference: CoreAccountRef,
  call: Pick<AccountCall, 'principal' | 'profile' | 'store'>,
): Promise<string | null> {
  const { accounts } = call.store;
  const key = keyOf(reference, call, 'account');
  if (key !== null) return (await accounts.findByKey(call.principal.id, key))?.id ?? null;
  const { account_id: id } = reference as { account_id: string };
  return (await accounts.find(id, call.principal.id))?.id ?? null;
}
