import { requirePerson } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { renamePasskey, shownPasskey } from '../../record/members/passkeys.ts';

export const renameMyPasskey: WriteHandler<'renameMyPasskey'> = {
  async look({ path: { passkey_id: id }, body }, { principal }) {
    const { userKey: userId } = requirePerson(principal);
    const name = body.name.trim();
    return {
      note: { subject: id, detail: { name } },
      async write({ store }) {
        return { body: shownPasskey(await renamePasskey(store, { id, userId }, name)) };
      },
    };
  },
};
