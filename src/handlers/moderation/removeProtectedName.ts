import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { noSuch } from '../../domain/moderation/decision.ts';
import { readProtectedName } from '../../domain/ownership/confusables.ts';

export const removeProtectedName: WriteHandler<'removeProtectedName'> = {
  async look({ path }, { principal }) {
    deciderOf(principal);
    const judged = readProtectedName(path.name);
    if (!judged.ok)
      throw new ApiError('invalid_domain', `name: ${judged.reason}`, {
        issues: [{ path: 'name', message: judged.reason }],
      });
    const name = judged.domain;
    return {
      note: { subject: name },
      async write({ store }) {
        if (!(await store.protectedNames.remove(name))) throw noSuch('protected name');
        return { status: 204, body: undefined };
      },
    };
  },
};
