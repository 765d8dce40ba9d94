import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { readEmail } from '../../domain/members/credentials.ts';
import { noSuch } from '../../domain/moderation/decision.ts';
import { grantRole, shownOperatorPerson } from '../../record/moderation/people.ts';

export const grantOperatorRole: WriteHandler<'grantOperatorRole'> = {
  async look({ body }, { principal, store }) {
    const by = deciderOf(principal);
    const { role } = body;
    const email = readEmail(body.email);
    const user = email === null ? undefined : await store.users.findByEmail(email);
    if (user === undefined) throw noSuch('person');
    return {
      note: { subject: user.id, detail: { role } },
      async write({ store: tx, now }) {
        return { body: shownOperatorPerson(await grantRole(tx, user.id, role, { by: by.id, now })) };
      },
    };
  },
};
