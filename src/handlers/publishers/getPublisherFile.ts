import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import { LARGEST_REPORTED, NO_REPORT, reportOf } from '../../domain/publishers/file-report.ts';
import { lastFailure } from '../../domain/publishers/freshness.ts';
import type { Document } from '../../store/publishers/documents.ts';
import type { PublisherCrawl } from '../../store/publishers/publishers.ts';

const MOST_COLLECTIONS = 100;

export const getPublisherFile: ReadHandler<'getPublisherFile'> = async ({ query }, { store }) => {
  const domain = domainGiven(query.domain);
  const [crawled, document, collections, asked] = await Promise.all([
    store.publishers.findCrawl(domain),
    store.documents.find(domain, 'adagents'),
    store.collections.listNames(domain, MOST_COLLECTIONS),
    store.jobListing.openDue('crawlDomain', domain),
  ]);
  // A copy without a digest is being replaced.
  const copy = document === undefined || document.sha256 === '' ? undefined : document;
  const isRead = copy !== undefined && copy.bytes <= LARGEST_REPORTED;
  const text = isRead ? await store.documents.findBody(domain, 'adagents') : undefined;
  const report = copy === undefined || text === undefined ? NO_REPORT : reportOf(text, copy.findings);
  return {
    body: {
      domain,
      file: copy === undefined ? null : copyBlock(copy),
      crawl: crawlBlock(crawled, asked),
      findings: [...report.findings],
      authorized_agents: [...report.entries],
      authorized_agents_total: report.total,
      collections: collections.map(({ collectionId, name, kind }) => ({
        collection_id: collectionId,
        name,
        kind,
      })),
      collections_total: Math.max(crawled?.collectionCount ?? 0, collections.length),
      placements: [...report.placements.items],
      placements_total: report.placements.total,
      signals: [...report.signals.items],
      signals_total: report.signals.total,
    },
  };
};

type File = Body<'getPublisherFile'>;

const copyBlock = ({ url, sha256, bytes, changedAt, fileLastUpdated }: Document): File['file'] => ({
  url,
  sha256,
  bytes,
  changed_at: changedAt.toISOString(),
  ...(fileLastUpdated === null ? {} : { last_updated: fileLastUpdated.toISOString() }),
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
