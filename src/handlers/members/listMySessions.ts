import { requirePerson } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';

export const listMySessions: ReadHandler<'listMySessions'> = async (_input, { principal, store, now }) => {
  const { userKey, sessionId } = requirePerson(principal);
  const sessions = await store.browserSessions.list(userKey, now);
  return {
    body: {
      sessions: sessions.map(({ id, device, address, startedAt, lastUsedAt, provedAt, endsAt }) => ({
        id,
        device,
        address,
        started_at: startedAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        proved_at: provedAt.toISOString(),
        ends_at: endsAt.toISOString(),
        is_current: id === sessionId,
      })),
    },
  };
};
