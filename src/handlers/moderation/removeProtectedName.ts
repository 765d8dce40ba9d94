import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { noSuch, protectedNameGiven } from '../../domain/moderation/decision.ts';

export const removeProtectedName: WriteHandler<'removeProtectedName'> = {
  async look({ path }, { principal }) {
    deciderOf(principal);
    const name = protectedNameGiven(path.name);
    return {
      note: { subject: name },
      async write({ store }) {
        if (!(await store.protectedNames.remove(name))) throw noSuch('protected name');
        return { status: 204, body: undefined };
      },
    };
  },
};
