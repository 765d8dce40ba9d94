import { assert } from 'chai';
import type * as T from '../../../generated/types/ad-server.ts';
import { BEGIN, creative, DAY, running, startWorld, terms, type World } from './world.ts';

const problemOf = ({ body }: { body: unknown }) => body as T.AdServerProblem;
const stateOf = ({ body }: { body: unknown }) => body as T.AdServerPackageState;

describe('the example ad server keeps the contract', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

  describe('packages', () => {
    it('are one object for one identifier, and repeat what was booked', async () => {
      const body = terms({ flight: { start: '2020-01-01T00:00:00Z', end: '2026-12-11T06:00:00Z' } });
      const long = await world.call('putPackage', { ids: ['pkg_1'], body });
      assert.equal(problemOf(long).code, 'invalid_flight');
      const first = await world.call('putPackage', { ids: ['pkg_1'], body: terms() });
      world.clock.now += 5000;
      const again = await world.call('putPackage', { ids: ['pkg_1'], body: terms() });
      assert.deepEqual(again.body, first.body);
      assert.deepInclude(stateOf(first), { applied_revision: 1, state: 'paused', ad_server_ref: 'line-1' });
      assert.deepEqual(stateOf(first).booked, {
        delivery_type: 'guaranteed',
        unit: 'impressions',
        quantity: 25_000,
        start: '2026-12-01T06:00:00.000Z',
        end: '2026-12-11T06:00:00.000Z',
        budget_minor: 10_000,
        currency: 'EUR',
      });
      const { body: list } = await world.call('listPackages');
      assert.lengthOf((list as T.AdServerPackageList).packages, 1);
    });

    it('refuse a revision that is lower, or equal with other content, whatever the request is', async () => {
      await running(world, 'pkg_1');
      const late: [Parameters<World['call']>[0], unknown][] = [
        ['putPackage', terms({ revision: 2 })],
        ['putPackage', terms({ revision: 3 })],
        ['pausePackage', { revision: 3 }],
        ['stopPackage', { revision: 1 }],
        ['putCreatives', { revision: 2, creatives: [] }],
      ];
      for (const [id, body] of late) {
        const answer = await world.call(id, { ids: ['pkg_1'], body });
        assert.equal(answer.status, 409, id);
        assert.include(problemOf(answer), { code: 'stale_revision', field: 'revision' });
      }
      const repeated = await world.call('startPackage', { ids: ['pkg_1'], body: { revision: 3 } });
      assert.include(stateOf(repeated), { state: 'delivering', applied_revision: 3 });
    });

    it('that were stopped stay so: nothing follows but another stop', async () => {
      await running(world, 'pkg_1');
      await world.call('stopPackage', { ids: ['pkg_1'], body: { revision: 4 } });
      for (const [id, body] of [
        ['startPackage', { revision: 5 }],
        ['pausePackage', { revision: 5 }],
        ['putPackage', terms({ revision: 5 })],
        ['putCreatives', { revision: 5, creatives: [] }],
      ] as const)
        assert.equal(problemOf(await world.call(id, { ids: ['pkg_1'], body })).code, 'package_stopped', id);
      const again = await world.call('stopPackage', { ids: ['pkg_1'], body: { revision: 9 } });
      assert.include(stateOf(again), { state: 'stopped' });
    });

    it('have the state that follows from their terms, creatives and time', async () => {
      const start = new Date(BEGIN + DAY).toISOString();
      const end = new Date(BEGIN + 2 * DAY).toISOString();
      const state = async () => stateOf(await world.call('getPackage', { ids: ['pkg_1'] })).state;
      await world.call('putPackage', {
        ids: ['pkg_1'],
        body: terms({ flight: { start, end }, goal: { unit: 'impressions', quantity: 10 } }),
      });
      const states = [await state()];
      await world.call('startPackage', { ids: ['pkg_1'], body: { revision: 2 } });
      states.push(await state());
      await world.call('putCreatives', {
        ids: ['pkg_1'],
        body: { revision: 3, creatives: [creative('cr')] },
      });
      states.push(await state());
      world.clock.now = BEGIN + DAY;
      states.push(await state());
      await world.call('pausePackage', { ids: ['pkg_1'], body: { revision: 4 } });
      states.push(await state());
      world.clock.now = BEGIN + 2 * DAY;
      states.push(await state());
      assert.deepEqual(states, ['paused', 'needs_creatives', 'ready', 'delivering', 'paused', 'completed']);
    });

    it('that nobody knows are not found', async () => {
      for (const id of ['getPackage', 'startPackage', 'stopPackage', 'putCreatives'] as const) {
        const body = id === 'putCreatives' ? { revision: 1, creatives: [] } : { revision: 1 };
        const answer = await world.call(id, { ids: ['never'], ...(id === 'getPackage' ? {} : { body }) });
        assert.equal(problemOf(answer).code, 'not_found', id);
      }
    });

    it('of any identifier are found again, also with slashes and letters of other scripts', async () => {
      for (const id of ['a/b', 'pkg ü 日本', '%2e%2e', '..%2f', "'--", 'x'.repeat(256)]) {
        assert.equal(
          (
            await world.call('putPackage', {
              ids: [id],
              body: terms({ goal: { unit: 'impressions', quantity: 1 } }),
            })
          ).status,
          200,
          id,
        );
        assert.equal(stateOf(await world.call('getPackage', { ids: [id] })).package_id, id);
      }
    });

    it('are listed in pages, and a cursor that is none is refused', async () => {
      assert.deepEqual((await world.call('listPackages')).body, { packages: [] });
      assert.equal((await world.call('listPackages', { query: { cursor: 'q1' } })).status, 410);
    });

    const open = {
      product_id: 'banner',
      channels: ['display' as const],
      delivery_type: 'non_guaranteed' as const,
    };
    const wrong: [string, Partial<T.AdServerPackageTerms>, string, string][] = [
      [
        'a product that it does not have',
        { product: { ...open, product_id: 'x' } },
        'invalid_terms',
        'product.product_id',
      ],
      [
        'a currency that it does not have',
        { price: { model: 'cpm', currency: 'USD', amount: '4' } },
        'invalid_terms',
        'price.currency',
      ],
      [
        'a pricing model that it does not have',
        { price: { model: 'cpp', currency: 'EUR', amount: '4' } },
        'invalid_terms',
        'price.model',
      ],
      [
        'a price below the floor',
        { price: { model: 'cpm', currency: 'EUR', amount: '1.99' } },
        'bid_below_floor',
        'price.amount',
      ],
      [
        'targeting that it does not have',
        { targeting: { geo_regions: ['US-CA'] } },
        'invalid_terms',
        'targeting.geo_regions',
      ],
      [
        'targeting that nobody has',
        { targeting: { moon: ['full'] } as object },
        'invalid_terms',
        'targeting.moon',
      ],
      [
        'a goal that it cannot count',
        { goal: { unit: 'points', quantity: 1 } },
        'invalid_terms',
        'goal.unit',
      ],
      [
        'more than there is',
        { goal: { unit: 'impressions', quantity: 100_001 } },
        'insufficient_inventory',
        'goal.quantity',
      ],
      [
        'a cap for households',
        { frequency_cap: { max_impressions: 1, window_seconds: 60, per: 'households' } },
        'invalid_terms',
        'frequency_cap.per',
      ],
      [
        'a cap of a year',
        { frequency_cap: { max_impressions: 1, window_seconds: 31_536_000 } },
        'invalid_terms',
        'frequency_cap.window_seconds',
      ],
      [
        'a flight that is over',
        { flight: { start: '2026-11-01T00:00:00Z', end: '2026-11-30T00:00:00Z' } },
        'invalid_flight',
        'flight.end',
      ],
      [
        'a flight that ends before it starts',
        { flight: { start: '2026-12-09T00:00:00Z', end: '2026-12-08T00:00:00Z' } },
        'invalid_flight',
        'flight.end',
      ],
      [
        'a flight of a minute',
        { flight: { start: '2026-12-09T00:00:00Z', end: '2026-12-09T00:01:00Z' } },
        'invalid_flight',
        'flight.end',
      ],
      ['a first request that starts', { desired: 'running' }, 'invalid_terms', 'desired'],
    ];
    for (const [title, changes, code, field] of wrong)
      it(`refuse ${title}, and leave nothing behind`, async () => {
        const answer = await world.call('putPackage', { ids: ['pkg_1'], body: terms(changes) });
        assert.equal(answer.status, 422);
        assert.deepEqual([problemOf(answer).code, problemOf(answer).field], [code, field]);
        assert.equal((await world.call('getPackage', { ids: ['pkg_1'] })).status, 404);
      });

    it('without a goal are sold at a flat rate only', async () => {
      const { goal: _, ...rest } = terms();
      const flat = { ...rest, price: { model: 'flat_rate', currency: 'EUR', amount: '100' } };
      assert.equal((await world.call('putPackage', { ids: ['pkg_1'], body: rest })).status, 422);
      assert.equal((await world.call('putPackage', { ids: ['pkg_2'], body: flat })).status, 200);
    });
  });
});
