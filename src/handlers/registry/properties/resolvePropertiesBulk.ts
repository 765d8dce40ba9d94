import { withFreshness } from '../../../domain/crawl.ts';
import type { ReadHandler } from '../../call.ts';
import { domainKeys } from '../domain-input.ts';
import { publisherFreshness } from './freshness.ts';

export const resolvePropertiesBulk: ReadHandler<'resolvePropertiesBulk'> = async (
  { body },
  { store, now },
) => {
  const keys = domainKeys(body.domains);
  const stored = await store.publishers.listRecords([...new Set(keys.values())]);
  const records = new Map(
    stored.flatMap((publisher) =>
      publisher.record === null
        ? []
        : [[publisher.domain, withFreshness(publisher.record, publisherFreshness(publisher, now))] as const],
    ),
  );
  const results = [...keys].map(
    ([name, domain]) => `${JSON.stringify(name)}:${records.get(domain) ?? 'null'}`,
  );
  return { json: `{"results":{${results.join(',')}}}` };
};
