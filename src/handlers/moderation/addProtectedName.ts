import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { protectedNameGiven } from '../../domain/moderation/decision.ts';
import { protect } from '../../record/ownership/review.ts';

export const addProtectedName: WriteHandler<'addProtectedName'> = {
  async look({ body }, { principal }) {
    deciderOf(principal);
    const name = protectedNameGiven(body.name);
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
