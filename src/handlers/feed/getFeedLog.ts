import type { RegistryFeedLogState } from '../../../generated/types/registry.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import type { FeedTree } from '../../store/feed/feed-log.ts';

const MOST_ENDED = 20;

export const getFeedLog: ReadHandler<'getFeedLog'> = async (_, { store, baseUrl }) => {
  const tree = await store.feedLog.current();
  if (tree === undefined)
    throw new ApiError('not_found', 'The log of the change feed has not begun; ask again in some seconds.');
  const ended = await store.feedLog.endedBefore(tree.number, MOST_ENDED);
  return {
    body: {
      ...stateOf(tree, baseUrl),
      last_event_id: tree.lastEventId === '' ? null : tree.lastEventId,
      ended: ended.map((one) => stateOf(one, baseUrl)),
    },
  };
};

const stateOf = (tree: FeedTree, baseUrl: string): RegistryFeedLogState => ({
  origin: tree.origin,
  url: `${baseUrl}/log/${tree.number}`,
  size: tree.size,
  checkpoint: tree.checkpoint,
  verifier_keys: [...tree.verifierKeys],
  ...(tree.follows === null ? {} : { follows: tree.follows }),
  began_at: tree.beganAt.toISOString(),
  changed_at: tree.changedAt.toISOString(),
});
