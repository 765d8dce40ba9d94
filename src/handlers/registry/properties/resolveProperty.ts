import { withFreshness } from '../../../domain/crawl.ts';
import { ApiError } from '../../../domain/errors.ts';
import type { ReadHandler } from '../../call.ts';
import { domainKey } from '../domain-input.ts';
import { isWorthAsking, publisherFreshness } from './freshness.ts';

export const resolveProperty: ReadHandler<'resolveProperty'> = async ({ query }, { store, live, now }) => {
  const domain = domainKey(query.domain);
  const fresh = query.fresh === true;
  const stored = await store.publishers.findRecord(domain);
  if (fresh || isWorthAsking(stored, now)) {
    const found = await live.resolvePublisher(domain);
    if (found !== null)
      return { body: { ...found, freshness: { state: 'live', validated_at: now.toISOString() } } };
  }
  if (stored === undefined || stored.record === null) {
    live.notePublisherMiss(domain);
    throw new ApiError('not_found', `No properties are known for ${domain}.`, { domain });
  }
  const state = fresh ? publisherFreshness(stored, now, false) : publisherFreshness(stored, now);
  return { json: withFreshness(stored.record, state) };
};
