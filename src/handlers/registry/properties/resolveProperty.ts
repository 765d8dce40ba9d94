import { type Freshness, freshness, withFreshness } from '../../../domain/crawl.ts';
import { ApiError } from '../../../domain/errors.ts';
import type { PublisherRecord } from '../../../store/publishers.ts';
import type { ReadHandler } from '../../call.ts';
import { domainKey } from '../domain-input.ts';

export const resolveProperty: ReadHandler<'resolveProperty'> = async ({ query }, { store, live, now }) => {
  const domain = domainKey(query.domain);
  const stored = await store.publishers.findRecord(domain);
  if (stored !== undefined && stored.record !== null) {
    return { json: withFreshness(stored.record, publisherFreshness(stored, now)) };
  }
  const found = isWorthAsking(stored, now) ? await live.resolvePublisher(domain) : null;
  if (found === null) {
    live.notePublisherMiss(domain);
    throw new ApiError('not_found', `No properties are known for ${domain}.`, { domain });
  }
  return { body: { ...found, freshness: { state: 'live', validated_at: now.toISOString() } } };
};

const HOUR_MS = 3_600_000;

const isWorthAsking = (stored: PublisherRecord | undefined, now: Date) =>
  stored === undefined || stored.checkedAt === null || now.getTime() - stored.checkedAt > HOUR_MS;

export function publisherFreshness(stored: PublisherRecord, now: Date): Freshness {
  const validatedAt = stored.validatedAt === null ? null : new Date(stored.validatedAt);
  return freshness(validatedAt, stored.status === 'valid', now);
}
