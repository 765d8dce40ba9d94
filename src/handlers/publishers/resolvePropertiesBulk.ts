import { domainKeys } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { withFreshness } from '../../domain/publishers/crawl.ts';
import {
  failureBlock,
  isPublisherWorthAsking,
  publisherFreshness,
} from '../../domain/publishers/freshness.ts';

import { pastMoment } from '../../domain/text/past.ts';
import { resolvedThen } from '../../record/publishers/past-bulk.ts';
import { publisherThen } from '../../record/publishers/past-publisher.ts';

export const resolvePropertiesBulk: ReadHandler<'resolvePropertiesBulk'> = async ({ body }, call) => {
  const { store, live, now } = call;
  const keys = domainKeys(body.domains);
  const at = pastMoment(body.at, now);
  if (at !== null) return { json: await resolvedThen(call, keys, at, publisherThen) };
  const domains = [...new Set(keys.values())];
  const stored = new Map(
    (await store.publishers.listRecords(domains)).map((publisher) => [publisher.domain, publisher]),
  );
  const seen = await live.resolvePublishers(
    domains.filter((domain) => isPublisherWorthAsking(stored.get(domain), now)),
  );
  const textOf = (domain: string): string | null => {
    const record = seen.get(domain)?.record ?? null;
    if (record !== null)
      return JSON.stringify({ ...record, freshness: { state: 'live', validated_at: now.toISOString() } });
    const publisher = stored.get(domain);
    return publisher?.record == null
      ? null
      : withFreshness(publisher.record, publisherFreshness(publisher, now), failureBlock(publisher));
  };
  const results = [...keys].flatMap(([name, domain]) => {
    const text = textOf(domain);
    return text === null ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return { json: `{"results":{${results.join(',')}}}` };
};
