import { assert } from 'chai';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { Forecast, Platform, PlatformAnswer } from '../../../src/ad-server/port.ts';
import { commitBuy } from '../../../src/record/buys/commit-buy.ts';
import { forecastOffers } from '../../../src/record/products/forecast-offers.ts';
import { catalogOffers } from '../../../src/record/products/offers-for.ts';
import { rankFound } from '../../../src/record/products/product-index.ts';
import { catalog, OWN_URL } from '../../handlers/products/discovery-desk.ts';
import { wholeBuy, wholePackage } from '../../support/buys.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';

const { platform } = openPlatform(publisherProfile.catalogs.products, OWN_URL);
const NOW = new Date('2027-03-01T10:00:00Z');
const offers = catalogOffers(catalog);
const BUDGET = { amount: 50_000, currency: 'USD' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`forecasts of offers on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    const ask = (
      by: Platform['forecast'],
      request: object = {},
      budget: typeof BUDGET | null = BUDGET,
      sandboxOnly = false,
    ) =>
      forecastOffers(
        offers,
        { ...request },
        {
          platform: { ...platform, forecast: by },
          store: store.read,
          now: NOW,
          principal: { id: 'p1', sandboxOnly },
        },
        { account: null, budget },
      );
    const real: Platform['forecast'] = (given) => platform.forecast(given);

    it('are the same each time', async () => {
      const one = await ask(real);
      const other = await ask(real);
      assert.equal(one.byProduct.size, 5);
      assert.isFalse(one.isIncomplete);
      assert.deepEqual([...one.byProduct], [...other.byProduct]);
    });

    it('are of the flight that filters name', async () => {
      const asked: string[] = [];
      const noting: Platform['forecast'] = (given) => {
        asked.push(`${given.flight.start.toISOString()} ${given.flight.end.toISOString()}`);
        return platform.forecast(given);
      };
      await ask(noting, { filters: { start_date: '2027-04-01', end_date: '2027-04-10' } });
      await ask(noting, { filters: { start_date: '2027-02-01' } });
      assert.deepEqual(
        [...new Set(asked)],
        [
          '2027-04-01T00:00:00.000Z 2027-04-11T00:00:00.000Z',
          '2027-03-01T10:00:00.000Z 2027-03-31T10:00:00.000Z',
        ],
      );
    });

    it('count what live buys hold, but not for a caller of the sandbox', async () => {
      const id = 'live';
      const productId = offers[0]?.product.product_id ?? '';
      const packages = [wholePackage({ buyId: id, id: 'live-1', productId, sharePpm: 100_000 })];
      const times = { startAt: NOW, endAt: new Date(NOW.getTime() + 30 * 86_400_000) };
      const buy = wholeBuy({ id, sandbox: false, packages, ...times });
      await store.transaction((tx) => commitBuy(tx, null, buy, { now: NOW, historyNotes: [] }));
      for (const [isSandbox, count] of [
        [false, 1],
        [true, 0],
      ] as const) {
        let found = 0;
        await ask(
          (given) => {
            found += given.held.length;
            return platform.forecast(given);
          },
          {},
          BUDGET,
          isSandbox,
        );
        assert.equal(found, count);
      }
    });

    it('are none for a flight that is over', async () => {
      const { byProduct, isIncomplete } = await ask(real, { filters: { end_date: '2027-02-01' } });
      assert.equal(byProduct.size, 0);
      assert.isFalse(isIncomplete);
    });

    it('are told as far as they are ready in the time that there is', async () => {
      const [first] = offers;
      const slow: Platform['forecast'] = (given) =>
        given.product.product_id === first?.product.product_id
          ? platform.forecast(given)
          : new Promise<PlatformAnswer<Forecast>>(() => undefined);
      const { byProduct, isIncomplete } = await ask(slow, { time_budget: { interval: 1, unit: 'seconds' } });
      assert.deepEqual([...byProduct.keys()], [first?.product.product_id]);
      assert.isTrue(isIncomplete);
    });

    it('leave out what the platform does not forecast', async () => {
      const refusing =
        (code: 'unavailable' | 'invalid_flight'): Platform['forecast'] =>
        async () => ({ ok: false, code, reason: 'no' });
      assert.deepEqual(await ask(refusing('unavailable')), { byProduct: new Map(), isIncomplete: true });
      assert.deepEqual(await ask(refusing('invalid_flight')), { byProduct: new Map(), isIncomplete: false });
    });

    it('fail with the platform', async () => {
      const failing = async () => {
        throw new Error('out of order');
      };
      const failure = await ask(failing).catch((cause: unknown) => cause);
      assert.instanceOf(failure, Error);
    });
  });

  describe(`the answer to a brief without an index on ${engine.name}`, () => {
    it('ranks every offer there is', async () => {
      const store = await engine.open();
      const found = {
        offers,
        seeded: new Set<string>(),
        leading: new Map<string, readonly string[]>(),
        isFull: true,
      };
      const { ranked } = await rankFound({ brief: 'podcasts' }, { store: store.read, catalog }, found);
      assert.sameMembers(
        ranked.map(({ offer }) => offer.product.product_id),
        ['podcast_host_read', 'podcast_network'],
      );
      await store.drop();
    });
  });
}
