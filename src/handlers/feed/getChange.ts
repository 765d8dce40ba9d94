import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { isOld, RETENTION_DAYS } from '../../domain/feed/feed.ts';

export const getChange: ReadHandler<'getChange'> = async ({ path }, { store, now }) => {
  const id = path.event_id.toLowerCase();
  // The newest of the events that are over is still stored, because cursors need it.
  if (isOld(id, now))
    throw new ApiError(
      'not_found',
      `The event ${id} is not kept: events are kept for ${RETENTION_DAYS} days. Read the history of its entry instead.`,
    );
  const found = await store.events.inWireForm(id);
  if (found === undefined) throw new ApiError('not_found', `There is no event ${id}.`);
  return { json: found.json };
};
