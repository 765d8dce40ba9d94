import type { Demand } from '../desk/call.ts';
import { HOUR_MS } from '../domain/text/instant.ts';
import type { Log } from '../infra/log.ts';
import { backgroundOf, type LookTools } from './look-tools.ts';

const MOST_REMEMBERED = 10_000;

/**
 * Counts requests for domains about which nothing is known, at most once an hour for each domain. The count keeps
 * the row of such a domain as long as it is requested. A domain without a row does not get one here.
 */
export function createDemand({ store, log, now }: Pick<LookTools, 'store' | 'now'> & { log: Log }): Demand {
  const inBackground = backgroundOf(log);
  // Time of the last count by domain, oldest first.
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
