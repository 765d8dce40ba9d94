import { crawlOf } from '../record/crawl-job.ts';
import type { Store } from '../store/open.ts';

const AT_ONCE = 100;
// Longer than any crawl with its retries stays in the queue before the crawl itself sets the next date.
const POSTPONED_MS = 3_600_000;

/** Puts the crawls that are due into the queue. */
export async function scheduleCrawls(store: Store, now: Date): Promise<number> {
  if ((await store.read.publishers.due(now, 1)).length === 0) return 0;
  return store.transaction(async (tx) => {
    const until = new Date(now.getTime() + POSTPONED_MS);
    let scheduled = 0;
    for (const domain of await tx.publishers.due(now, AT_ONCE)) {
      // Another process may have come first.
      if (!(await tx.publishers.postpone(domain, now, until))) continue;
      await tx.jobs.enqueue(crawlOf(domain, now));
      scheduled += 1;
    }
    return scheduled;
  });
}
