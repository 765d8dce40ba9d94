import { domainGiven } from '../../desk/admission.ts';
import type { ReadCall, ReadHandler } from '../../desk/call.ts';
import { isUnseen, needsDeclared, publisherLookup } from '../../domain/publishers/lookup.ts';

export const getPublisher: ReadHandler<'getPublisher'> = async ({ query }, { store, live, now, baseUrl }) => {
  const domain = domainGiven(query.domain);
  const placements = query.include === 'placements';
  const view = await store.publisherOverviews.find(domain, { placements });
  const declared = needsDeclared(view) ? await store.brandProperties.list(domain) : [];
  const crawl = isUnseen(view) ? await crawlOfUnseen(domain, store, live) : 'none';
  return { json: publisherLookup(domain, view, { baseUrl, now, crawl, placements, declared }) };
};

/** Where this look-up begins no crawl, one that others asked for may wait in the queue. */
async function crawlOfUnseen(domain: string, store: ReadCall['store'], live: ReadCall['live']) {
  const crawl = live.crawlUnseen(domain);
  if (crawl !== 'none') return crawl;
  return (await store.jobListing.openDue('crawlDomain', domain)) === undefined ? 'none' : 'running';
}
