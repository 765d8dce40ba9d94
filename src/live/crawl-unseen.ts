import type { Live } from '../handlers/live.ts';
import type { Fetcher } from '../infra/fetcher.ts';
import { crawlOf } from '../record/crawl-job.ts';
import type { Store } from '../store/open.ts';

type Tools = {
  store: Store;
  fetcher: Fetcher;
  now: () => Date;
  inBackground: (what: string, domain: string, work: Promise<unknown>) => void;
};

const DEBOUNCE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
// Anybody may look up any domain, so what anybody can make us do has an end.
const MOST_IN_A_MINUTE = 60;
const MOST_REMEMBERED = 10_000;

/** Crawls of domains that were looked up and are not known, behind the answer. */
export function crawlsOfUnseen({ store, fetcher, now, inBackground }: Tools): Live['crawlUnseen'] {
  // By domain, when its crawl began; the oldest first.
  const begun = new Map<string, number>();
  let minute = { from: 0, count: 0 };

  const hasRoom = (at: number): boolean => {
    if (at - minute.from >= MINUTE_MS || at < minute.from) minute = { from: at, count: 0 };
    if (minute.count === MOST_IN_A_MINUTE) return false;
    for (const [domain, since] of begun) {
      if (at - since < DEBOUNCE_MS && begun.size < MOST_REMEMBERED) break;
      begun.delete(domain);
    }
    minute.count += 1;
    return true;
  };

  async function crawl(domain: string): Promise<void> {
    if (!(await fetcher.judgeHost(domain)).ok) return;
    await store.transaction(async (tx) => {
      const publisher = await tx.publishers.findRecord(domain);
      if (publisher?.checkedAt == null) await tx.jobs.enqueue(crawlOf(domain, now()));
    });
  }

  return (domain) => {
    const at = now().getTime();
    const since = begun.get(domain);
    if (since !== undefined && at - since < DEBOUNCE_MS) return 'running';
    if (!hasRoom(at)) return 'none';
    begun.delete(domain);
    begun.set(domain, at);
    inBackground('a domain that was looked up could not be crawled', domain, crawl(domain));
    return 'begun';
  };
}
