import type { AdServer } from '../../../src/ad-server/ad-server.ts';
import { parametersOf } from '../../../src/ad-server/connected/bound.ts';
import { knowCapabilities } from '../../../src/ad-server/connected/capabilities.ts';
import { openConnected } from '../../../src/ad-server/connected/platform.ts';
import { trafficBuy } from '../../../src/jobs/buys/trafficBuy.ts';
import { comparePackages } from '../../../src/jobs/delivery/comparePackages.ts';
import { readFigures } from '../../../src/jobs/delivery/readFigures.ts';
import { newBuyer, startDeliveryDesk } from '../../handlers/delivery/delivery-desk.ts';
import { MemoryAdServer } from '../../support/ad-server.ts';
import type { TestEngine } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { freshKey } from '../../support/task-desk.ts';

export const START = new Date('2027-03-15T10:00:00Z');

/** A desk whose live accounts are served by an ad server in memory. */
export async function startConnectedDesk(engine: TestEngine) {
  let now = START;
  const adServer = new MemoryAdServer(() => now);
  /** The signal of each call, by the name of its method. */
  const signals: (readonly [name: string, signal: unknown])[] = [];
  const watched = new Proxy<AdServer>(adServer, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        signals.push([String(name), given[parametersOf[name as keyof AdServer]]]);
        return member.apply(target, given);
      };
    },
  });
  const faults: string[] = [];
  let purchaseTime = () => new AbortController().signal;
  const capabilities = knowCapabilities(adServer, () => now.getTime());
  const desk = await startDeliveryDesk(engine, {
    profile: publisherProfile,
    behind: (simulator, store) =>
      openConnected({
        adServer: watched,
        capabilities,
        simulator,
        formats: [],
        store: store.primary,
        isInTransaction: store.isInTransaction,
        purchaseTime: () => purchaseTime(),
        now: () => now,
      }),
  });
  const { platform } = desk.tools;
  const fault = ({ code }: { code: string }) => void faults.push(code);
  const traffic = trafficBuy({ store: desk.store, platform, now: () => now, fault });
  const figures = readFigures({ store: desk.store, adServer: watched, now: () => now });
  const compared = comparePackages({ store: desk.store, adServer: watched, now: () => now, fault });
  const jobSignal = new AbortController().signal;
  const run = (job: { run: unknown }, payload: object) =>
    (
      job.run as (
        work: object,
        signal: AbortSignal,
      ) => Promise<{ kind: string; code?: string; afterMs?: number }>
    )({ payload }, jobSignal);
  const at = (time: Date) => {
    now = time;
    desk.setNow(time);
  };

  return {
    ...desk,
    adServer,
    faults,
    signals,
    jobSignal,
    capabilities,
    /** How long purchases wait for the ad server; without end by default. */
    wait(given: () => AbortSignal) {
      purchaseTime = given;
    },
    /** A caller with a live account. */
    async liveBuyer() {
      const buyer = newBuyer();
      const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };
      await desk.call(buyer.principal, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ ...account, billing: 'operator' }],
      });
      return { ...buyer, account: account as typeof buyer.account };
    },
    at,
    later: (ms: number) => at(new Date(now.getTime() + ms)),
    now: () => now,
    place: (principalId: string, id: string) => run(traffic, { principalId, id }),
    compare: () => run(compared, { of: 'ad server' }),
    readFigures: () => run(figures, { of: 'ad server' }),
  };
}
export type ConnectedDesk = Awaited<ReturnType<typeof startConnectedDesk>>;
