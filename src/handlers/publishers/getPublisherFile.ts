import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import { lastFailure } from '../../domain/publishers/freshness.ts';
import { fileReport } from '../../record/publishers/file-reports.ts';
import type { DocumentHead } from '../../store/publishers/documents.ts';
import type { PublisherCrawl } from '../../store/publishers/publishers.ts';

const MOST_COLLECTIONS = 100;

export const getPublisherFile: ReadHandler<'getPublisherFile'> = async ({ query }, { store }) => {
  const domain = domainGiven(query.domain);
  const [crawled, document, collections, asked] = await Promise.all([
    store.publishers.findCrawl(domain),
    store.documents.findHead(domain, 'adagents'),
    store.collections.listNames(domain, MOST_COLLECTIONS),
    store.jobListing.openDue('crawlDomain', domain),
  ]);
  // A copy without a digest is being replaced.
  const copy = document === undefined || document.sha256 === '' ? undefined : document;
  const report = await fileReport(store, domain, copy);
  const head = {
    domain,
    file: copy === undefined ? null : copyBlock(copy),
    crawl: crawlBlock(crawled, asked),
  };
  const listed = {
    collections: collections.map(({ collectionId, name, kind }) => ({
      collection_id: collectionId,
      name,
      kind,
    })),
    collections_total: Math.max(crawled?.collectionCount ?? 0, collections.length),
  };
  const members = [JSON.stringify(head).slice(1, -1), report.agents, JSON.stringify(listed).slice(1, -1)];
  return { json: `{${members.join(',')},${report.lists}}` };
};

type File = Body<'getPublisherFile'>;

const copyBlock = ({ url, sha256, bytes, changedAt, fileLastUpdated }: DocumentHead): File['file'] => ({
  url,
  sha256,
  bytes,
  changed_at: new Date(changedAt).toISOString(),
  ...(fileLastUpdated === null ? {} : { last_updated: new Date(fileLastUpdated).toISOString() }),
});

function crawlBlock(crawled: PublisherCrawl | undefined, asked: Date | undefined): File['crawl'] {
  const failure = crawled === undefined ? null : lastFailure(crawled);
  const planned = crawled?.nextCrawlAt ?? null;
  return {
    checked_at: crawled?.checkedAt == null ? null : new Date(crawled.checkedAt).toISOString(),
    ...(crawled?.statusCode == null ? {} : { http_status: crawled.statusCode }),
    failures: crawled?.failureStreak ?? 0,
    next_at: earlier(planned === null ? null : new Date(planned), asked)?.toISOString() ?? null,
    ...(failure === null ? {} : { last_failure: failure }),
  };
}

/** The earlier of two times, each of which may be missing. */
const earlier = (one: Date | null, other: Date | undefined): Date | undefined =>
  one === null || (other !== undefined && other < one) ? other : one;
