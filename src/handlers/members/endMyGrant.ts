import type { WriteHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';

export const endMyGrant: WriteHandler<'endMyGrant'> = {
  async look({ path }, { principal }) {
    if (principal === null) throw new ApiError('unauthorized', 'Send a credential.');
    const { kind, userKey } = principal;
    return {
      note: { subject: path.grant_id },
      async write({ store }) {
        const isEnded = kind === 'user' && (await store.grants.end(userKey, path.grant_id));
        if (!isEnded) throw new ApiError('not_found', 'You have given no such access.');
        return { status: 204, body: undefined };
      },
    };
  },
};
