import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { revokeRole } from '../../record/moderation/people.ts';

export const revokeOperatorRole: WriteHandler<'revokeOperatorRole'> = {
  async look({ path }, { principal }) {
    deciderOf(principal);
    return {
      note: { subject: path.user_id },
      async write({ store }) {
        await revokeRole(store, path.user_id);
        return { status: 204, body: undefined };
      },
    };
  },
};
