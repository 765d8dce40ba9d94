import type { Platform, PlatformAnswer } from '../../ad-server/port.ts';
import type { WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import { trafficOf } from '../../record/buys/commit-buy.ts';
import { orderOf } from '../../record/buys/orders.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';
import { type PlaceTools, placeBuy } from './place-buy.ts';

type Tools = { store: Store; platform: Platform; now: () => Date; fault?: PlaceTools['fault'] };

/** Id of a package and its name on the platform. */
type Told = { readonly id: string; readonly ref: string };

/**
 * Sends the current orders for a buy's packages to the platform, and stores the platform's name of each package.
 * All orders are sent each time, so a repetition changes nothing. A buy that changes during the run has enqueued
 * the job again.
 */
export function trafficBuy({ store, platform, now, fault }: Tools): NamedJob<'trafficBuy'> {
  return typedJob('trafficBuy', {
    async run({ payload: key }, signal) {
      const buy = await store.primary.mediaBuys.find(key);
      if (buy === undefined) return { kind: 'failed', code: 'unknown_buy' };
      const { connected } = platform;
      if (connected !== undefined && !buy.sandbox && !buy.isSilent)
        return placeBuy({ store, connected, now, signal, ...(fault === undefined ? {} : { fault }) }, buy);
      const told: Told[] = [];
      for (const one of buy.packages) {
        const answer = await tell(platform, buy, one, now());
        if (!answer.ok) {
          return answer.code === 'unavailable'
            ? { kind: 'retry', code: answer.code }
            : { kind: 'failed', code: answer.code };
        }
        told.push({ id: one.id, ref: answer.platform_ref });
      }
      await store.transaction(async (tx) => {
        await tx.mediaBuys.lock(key);
        await tx.mediaBuys.noteTrafficked(key, buy.revision);
        for (const { id, ref } of told)
          if (buy.packages.find((one) => one.id === id)?.platformRef !== ref)
            await tx.mediaBuys.notePlatformRef(key, id, ref);
      });
      return { kind: 'done', detail: { revision: buy.revision, packages: told.length } };
    },
  });
}

async function tell(
  platform: Platform,
  buy: WholeBuy,
  one: WholePackage,
  at: Date,
): Promise<PlatformAnswer<{ readonly platform_ref: string }>> {
  const known = await platform.traffic(orderOf(buy, one), at);
  if (!known.ok) return known;
  const target = { buy_id: buy.id, package_id: one.id, platform_ref: known.platform_ref };
  const terms = one.terms.at(-1);
  if (one.canceled || isFinalBuy(buy.status)) return platform.stop(target, at);
  const attached = await platform.attachCreatives(target, terms?.creatives ?? [], at);
  if (!attached.ok) return attached;
  return terms?.running === true ? platform.start(target, at) : platform.pause(target, at);
}

const AT_ONCE = 100;

/** Enqueues the job for every buy whose packages at the ad server are to be looked at again. */
export async function schedulePlacements(store: Store, now: Date): Promise<void> {
  const due = await store.primary.adServerPackages.due(now, AT_ONCE);
  await inBatch(store, due, async (tx, buys) => {
    for (const buy of buys) await tx.jobs.enqueue(trafficOf(buy, now));
  });
}
