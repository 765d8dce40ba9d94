import { requirePerson } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { MOST_PASSKEYS } from '../../domain/members/passkeys.ts';
import { shownPasskey } from '../../record/members/passkeys.ts';

export const listMyPasskeys: ReadHandler<'listMyPasskeys'> = async (_input, { principal, store }) => {
  const { userKey } = requirePerson(principal);
  const passkeys = await store.passkeys.list(userKey, MOST_PASSKEYS);
  return { body: { passkeys: passkeys.map(shownPasskey), most: MOST_PASSKEYS } };
};
