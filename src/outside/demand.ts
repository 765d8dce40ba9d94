import type { Live } from '../desk/live.ts';
import type { LookTools } from './look-tools.ts';

const HOUR_MS = 3_600_000;
const MOST_REMEMBERED = 10_000;

/**
 * Counts domains that are asked for in vain, at most once an hour each: the row of a look at them stays as long as
 * somebody asks. A domain without a row gets none here.
 */
export function demandOf({
  store,
  inBackground,
  now,
}: Pick<LookTools, 'store' | 'inBackground' | 'now'>): Pick<Live, 'noteBrandMiss' | 'notePublisherMiss'> {
  // When each was counted last, the oldest first.
  const counted = new Map<string, number>();

  const isDue = (key: string): boolean => {
    const at = now().getTime();
    const since = counted.get(key);
    if (since !== undefined && at - since < HOUR_MS) return false;
    counted.delete(key);
    counted.set(key, at);
    const [oldest] = counted.keys();
    if (counted.size > MOST_REMEMBERED && oldest !== undefined) counted.delete(oldest);
    return true;
  };
  const note = (kind: 'brands' | 'publishers', domain: string) => {
    if (!isDue(`${kind} ${domain}`)) return;
    const done = store.transaction((tx) => tx[kind].countMiss(domain, now()));
    inBackground('a miss could not be counted', domain, done);
  };
  return {
    noteBrandMiss: (domain) => note('brands', domain),
    notePublisherMiss: (domain) => note('publishers', domain),
  };
}
