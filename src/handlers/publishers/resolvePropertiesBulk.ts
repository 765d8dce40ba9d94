import { domainKeys } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { withFreshness } from '../../domain/publishers/crawl.ts';
import {
  failureBlock,
  isPublisherWorthAsking,
  publisherFreshness,
} from '../../domain/publishers/freshness.ts';
import { isLongRecord } from '../../domain/rows-within.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { bulkResults } from '../../record/publishers/bulk-results.ts';
import { resolvedThen } from '../../record/publishers/past-bulk.ts';
import { publisherThen } from '../../record/publishers/past-publisher.ts';
import type { StoredPublisherRecord } from '../../store/publishers/publishers.ts';

export const resolvePropertiesBulk: ReadHandler<'resolvePropertiesBulk'> = async ({ body }, call) => {
  const { store, live, now } = call;
  const keys = domainKeys(body.domains);
  const at = pastMoment(body.at, now);
  if (at !== null) return resolvedThen(call, keys, at, publisherThen);
  const domains = [...new Set(keys.values())];
  const stored = new Map(
    (await store.publishers.listRecords(domains)).map((publisher) => [publisher.domain, publisher]),
  );
  const seen = await live.resolvePublishers(
    domains.filter((domain) => isPublisherWorthAsking(stored.get(domain), now)),
  );
  const seenRecord = (domain: string) => seen.get(domain)?.record ?? null;
  const textOf = (publisher: StoredPublisherRecord | undefined): string | null =>
    publisher?.record == null
      ? null
      : withFreshness(publisher.record, publisherFreshness(publisher, now), failureBlock(publisher));
  return bulkResults(keys, {
    bytesOf: (domain) => (seenRecord(domain) === null ? (stored.get(domain)?.recordBytes ?? null) : 0),
    textOf(domain) {
      const record = seenRecord(domain);
      if (record !== null)
        return JSON.stringify({ ...record, freshness: { state: 'live', validated_at: now.toISOString() } });
      const publisher = stored.get(domain);
      return isLongRecord(publisher) ? store.publishers.findRecord(domain).then(textOf) : textOf(publisher);
    },
  });
};
