import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { admitCursor, entryAsk, feedAsk, readFeed } from '../../record/feed/page.ts';

export const getFeed: ReadHandler<'getFeed'> = async ({ query }, { store, principal, now }) => {
  requireMember(principal);
  const { events } = store;
  const ask = { ...feedAsk(query), entry: entryAsk(query.entity) };
  const [page] = await Promise.all([readFeed(events, ask, now), admitCursor(events, ask.cursor, now)]);
  return { pieces: page.pieces };
};
