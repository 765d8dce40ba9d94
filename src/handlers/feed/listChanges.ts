import type { ReadHandler } from '../../desk/call.ts';
import { retentionFloor, roomFor } from '../../domain/feed/feed.ts';
import { listPieces } from '../../domain/json/pieces.ts';
import { entryAsk, feedAsk } from '../../record/feed/page.ts';

const ROWS = 50;
/** Sorts after every id of an event. */
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const listChanges: ReadHandler<'listChanges'> = async ({ query }, { store, now }) => {
  const { types } = feedAsk({ types: query.types });
  const { limit = ROWS } = query;
  const found = await store.events.newest({
    before: query.before?.toLowerCase() ?? NEWEST,
    floor: retentionFloor(now),
    types,
    entry: entryAsk(query.entity),
    limit: limit + 1,
  });
  const { count } = roomFor(found.slice(0, limit));
  const events = found.slice(0, count);
  const before = events.at(-1)?.eventId ?? null;
  const texts = events.map(({ json }) => json);
  const end = `],"before":${JSON.stringify(before)},"has_more":${found.length > count}}`;
  return { pieces: ['{"events":[', ...listPieces(texts), end] };
};
