import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { readProtectedName } from '../../domain/ownership/confusables.ts';
import { protect } from '../../record/ownership/review.ts';

export const addProtectedName: WriteHandler<'addProtectedName'> = {
  async look({ body }, { principal }) {
    deciderOf(principal);
    const judged = readProtectedName(body.name);
    if (!judged.ok)
      throw new ApiError('invalid_domain', `name: ${judged.reason}`, {
        issues: [{ path: 'name', message: judged.reason }],
      });
    const name = judged.domain;
    return {
      note: { subject: name },
      async write({ store, now }) {
        await protect(store, name, now);
        const known = await store.protectedNames.find(name);
        return { body: { name, created_at: (known?.createdAt ?? now).toISOString() } };
      },
    };
  },
};
