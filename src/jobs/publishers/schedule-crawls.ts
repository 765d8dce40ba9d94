import { siteOf } from '../../domain/net/domain-name.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { crawlOf } from '../../record/publishers/crawl-job.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';

const AT_ONCE = 100;
// Longer than any crawl with its retries stays in the queue before the crawl itself sets the next date.
const POSTPONED_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Crawls below one registrable domain in a day that nobody asked for; the rest are put off to the next. */
export const MOST_CRAWLS_OF_SITE = 500;

/** Puts the crawls that are due into the queue. */
export async function scheduleCrawls(store: Store, now: Date): Promise<number> {
  let scheduled = 0;
  await inBatch(store, await store.primary.publishers.due(now, AT_ONCE), async (tx, domains) => {
    const done = scheduled;
    try {
      for (const domain of domains) if (await schedule(tx, domain, now)) scheduled += 1;
    } catch (cause) {
      scheduled = done;
      throw cause;
    }
  });
  return scheduled;
}

async function schedule(tx: Tables, domain: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + POSTPONED_MS);
  // Another process may have come first.
  if (!(await tx.publishers.postpone(domain, now, until))) return false;
  const rule = { class: 'crawl:site', key: siteOf(domain), limit: MOST_CRAWLS_OF_SITE, windowMs: DAY_MS };
  const { allowed, resetAt } = await tx.limits.consume({ ...rule, now });
  if (allowed) {
    await tx.jobs.enqueue(crawlOf(domain, now));
    return true;
  }
  await tx.publishers.postpone(domain, until, new Date(resetAt.getTime() + spread(domain, resetAt)));
  return false;
}

/** Another place in each day's first hour, so that it is not always the same ones that are put off again. */
function spread(domain: string, day: Date): number {
  const digest = sha256Hex(new TextEncoder().encode(`${domain} ${day.getTime()}`));
  return Number.parseInt(digest.slice(0, 8), 16) % POSTPONED_MS;
}
