import { requirePerson } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { signOutElsewhere } from '../../record/members/credentials.ts';

export const endMyOtherSessions: WriteHandler<'endMyOtherSessions'> = {
  async look(_input, { principal }) {
    const { userKey: userId, sessionId: kept = null } = requirePerson(principal);
    return {
      note: { subject: userId },
      async write({ store, now }) {
        return { body: { ended: await signOutElsewhere(store, { userId, kept }, now) } };
      },
    };
  },
};
