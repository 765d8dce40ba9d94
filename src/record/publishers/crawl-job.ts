import { siteOf } from '../../domain/net/domain-name.ts';
import type { Tables } from '../../store/index.ts';
import type { KeyedJob } from '../../store/jobs.ts';

const MAX_ATTEMPTS = 5;

/** The job that crawls a domain; one at a time waits per domain. */
export const crawlOf = (domain: string, now: Date): KeyedJob<'crawlDomain'> => ({
  kind: 'crawlDomain',
  key: domain,
  lane: 'crawls',
  share: siteOf(domain),
  payload: { domain },
  runAt: now,
  maxAttempts: MAX_ATTEMPTS,
  pullForward: true,
});

/** The job for a caller that waits for its outcome: it does not stand behind the crawls that nobody waits for. */
export const askedCrawlOf = (domain: string, organization: string, now: Date): KeyedJob<'crawlDomain'> => ({
  ...crawlOf(domain, now),
  lane: 'asked',
  share: organization,
});

/** Has a domain crawled soon because somebody asked about it, so that what it names is crawled too. */
export async function crawlSoon(tx: Tables, domain: string, now: Date): Promise<void> {
  await tx.publishers.ask(domain, now);
  await tx.jobs.enqueue(crawlOf(domain, now));
}
