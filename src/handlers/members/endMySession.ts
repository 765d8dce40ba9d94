import { requirePerson } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { endSession } from '../../record/members/credentials.ts';

export const endMySession: WriteHandler<'endMySession'> = {
  async look({ path: { session_id: id } }, { principal }) {
    const { userKey: userId } = requirePerson(principal);
    return {
      note: { subject: userId },
      async write({ store, now }) {
        if (!(await endSession(store, { id, userId }, now)))
          throw new ApiError('not_found', 'You have no such session.');
        return { status: 204, body: undefined };
      },
    };
  },
};
