import { requirePerson } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { removePasskey, requireUser } from '../../record/members/passkeys.ts';

export const removeMyPasskey: WriteHandler<'removeMyPasskey'> = {
  async look({ path: { passkey_id: id } }, { principal }) {
    const { userKey } = requirePerson(principal);
    return {
      note: { subject: id },
      async write({ store }) {
        await removePasskey(store, await requireUser(store, userKey), id);
        return { status: 204, body: undefined };
      },
    };
  },
};
