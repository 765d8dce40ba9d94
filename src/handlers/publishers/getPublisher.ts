import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { isUnseen, needsDeclared, publisherLookup } from '../../domain/publishers/lookup.ts';

export const getPublisher: ReadHandler<'getPublisher'> = async ({ query }, { store, live, now, baseUrl }) => {
  const domain = domainGiven(query.domain);
  const placements = query.include === 'placements';
  const view = await store.publisherOverviews.find(domain, { placements });
  const declared = needsDeclared(view) ? await store.brandProperties.list(domain) : [];
  const crawl = isUnseen(view) ? live.crawlUnseen(domain) : 'none';
  return { json: publisherLookup(domain, view, { baseUrl, now, crawl, placements, declared }) };
};
