import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { proveEvent } from '../../record/feed/log.ts';

export const getFeedLogProof: ReadHandler<'getFeedLogProof'> = async ({ query }, { store }) => {
  const eventId = query.event_id.toLowerCase();
  const found = await proveEvent(store.feedLog, eventId);
  if (found === undefined)
    throw new ApiError(
      'not_found',
      `The log has no entry of the event ${eventId}. One that was appended just now gets its entry within seconds.`,
    );
  return {
    body: {
      event_id: eventId,
      index: found.index,
      entry: found.entry.toString(),
      proof: found.proof.map((hash) => Buffer.from(hash).toString('base64')),
      checkpoint: found.tree.checkpoint,
    },
  };
};
