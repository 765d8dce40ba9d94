import type { Asker } from '../../desk/live.ts';
import { crawlSoon } from '../../record/publishers/crawl-job.ts';
import type { LookTools } from '../look-tools.ts';

const DEBOUNCE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Crawls that one caller may begin in a minute by looking up what is not known. */
const MOST_IN_A_MINUTE = 60;
const MOST_REMEMBERED = 10_000;

/** Crawls of domains that were looked up and are not known, behind the answer. */
export function crawlsOfUnseen({ store, fetcher, admit, now, inBackground }: LookTools) {
  // By domain, when its crawl began; the oldest first.
  const begun = new Map<string, number>();
  // By caller, how many began in the current minute.
  let minute = { from: 0, counts: new Map<string, number>() };

  const hasRoom = (share: string, at: number): boolean => {
    if (at - minute.from >= MINUTE_MS || at < minute.from) minute = { from: at, counts: new Map() };
    const count = minute.counts.get(share) ?? 0;
    if (count >= MOST_IN_A_MINUTE || minute.counts.size >= MOST_REMEMBERED) return false;
    minute.counts.set(share, count + 1);
    for (const [domain, since] of begun) {
      if (at - since < DEBOUNCE_MS && begun.size < MOST_REMEMBERED) break;
      begun.delete(domain);
    }
    return true;
  };

  async function crawl(domain: string, asker: Asker): Promise<void> {
    if (!(await fetcher.judgeHost(domain)).ok) return;
    if ((await store.primary.publishers.findRecord(domain)) === undefined) await admit(asker, domain);
    await store.transaction(async (tx) => {
      const publisher = await tx.publishers.findRecord(domain);
      if (publisher?.checkedAt == null) await crawlSoon(tx, domain, now());
    });
  }

  return (domain: string, asker: Asker): 'begun' | 'running' | 'none' => {
    const at = now().getTime();
    const since = begun.get(domain);
    if (since !== undefined && at - since < DEBOUNCE_MS) return 'running';
    if (!hasRoom(asker.share, at)) return 'none';
    begun.delete(domain);
    begun.set(domain, at);
    inBackground('a domain that was looked up could not be crawled', domain, crawl(domain, asker));
    return 'begun';
  };
}
