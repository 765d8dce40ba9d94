import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { assert } from 'chai';
import { sweep } from '../../../examples/ad-server/store.ts';
import type * as T from '../../../generated/types/ad-server.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import {
  BEGIN,
  type CallOptions,
  creative,
  DAY,
  newKey,
  running,
  startWorld,
  TOKEN,
  terms,
  type World,
} from './world.ts';

const problemOf = ({ body }: { body: unknown }) => body as T.AdServerProblem;
const stateOf = ({ body }: { body: unknown }) => body as T.AdServerPackageState;

const hold = (units: number, packageId = 'pkg_1'): T.AdServerReservationRequest => ({
  package_id: packageId,
  product: terms().product,
  flight: terms().flight,
  price: terms().price,
  units,
  unit: 'impressions',
});

describe('the example ad server', () => {
  it('can be read in an hour: its files have fewer than 1,500 lines together', () => {
    const folder = join(projectRoot, 'examples/ad-server');
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    assert.isBelow(texts.join('').split('\n').length - 1, 1500);
  });
});

describe('the example ad server keeps the contract', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

  describe('reservations', () => {
    it('hold units from others until they expire, by themselves', async () => {
      const first = await world.call('putReservation', { ids: ['res_1'], body: hold(80_000) });
      assert.include(first.body as object, {
        state: 'held',
        basis: 'hold',
        granted_units: 80_000,
        available_units: 100_000,
      });
      const second = await world.call('putReservation', { ids: ['res_2'], body: hold(30_000, 'pkg_2') });
      assert.equal(second.status, 422);
      assert.include(problemOf(second), { code: 'insufficient_inventory', field: 'units' });
      world.clock.now += 900_001;
      const third = await world.call('putReservation', { ids: ['res_3'], body: hold(30_000, 'pkg_2') });
      assert.equal(third.status, 200);
      const body = terms({ reservation_id: 'res_1' });
      const late = await world.call('putPackage', { ids: ['pkg_1'], body });
      assert.include(problemOf(late), { code: 'reservation_expired', field: 'reservation_id' });
      assert.equal(
        (await world.call('getPackage', { ids: ['pkg_1'] })).status,
        404,
        'nothing is left behind',
      );
    });

    it('are extended by the same content, and refuse other content', async () => {
      await world.call('putReservation', { ids: ['res_1'], body: hold(10) });
      world.clock.now += 600_000;
      const again = await world.call('putReservation', { ids: ['res_1'], body: hold(10) });
      assert.equal(
        (again.body as T.AdServerReservation).expires_at,
        new Date(BEGIN + 1_500_000).toISOString(),
      );
      const other = await world.call('putReservation', { ids: ['res_1'], body: hold(11) });
      assert.equal(problemOf(other).code, 'idempotency_conflict');
    });

    it('are given back with 204, also when nobody made them', async () => {
      await world.call('putReservation', { ids: ['res_1'], body: hold(100_000) });
      for (const id of ['res_1', 'res_1', 'never'])
        assert.equal((await world.call('releaseReservation', { ids: [id] })).status, 204);
      assert.equal(
        (await world.call('putReservation', { ids: ['res_2'], body: hold(100_000, 'pkg_2') })).status,
        200,
      );
    });

    it('are used by their own package only, which then has the units', async () => {
      await world.call('putReservation', { ids: ['res_1'], body: hold(90_000) });
      const body = terms({ reservation_id: 'res_1', goal: { unit: 'impressions', quantity: 90_000 } });
      const stranger = await world.call('putPackage', { ids: ['pkg_2'], body });
      assert.equal(problemOf(stranger).code, 'reservation_expired');
      assert.equal((await world.call('putPackage', { ids: ['pkg_1'], body })).status, 200);
      await world.call('releaseReservation', { ids: ['res_1'] });
      world.clock.now += 900_001;
      const other = await world.call('putReservation', { ids: ['res_2'], body: hold(20_000, 'pkg_2') });
      assert.equal(problemOf(other).code, 'insufficient_inventory');
      const used = await world.call('putReservation', { ids: ['res_1'], body: hold(90_000) });
      assert.include(used.body as object, { state: 'used' });
    });

    it('of a package do not let it grow beyond what is there', async () => {
      await world.call('putReservation', { ids: ['res_1'], body: hold(10) });
      const goal = (quantity: number) => ({
        reservation_id: 'res_1',
        goal: { unit: 'impressions' as const, quantity },
      });
      assert.equal((await world.call('putPackage', { ids: ['pkg_1'], body: terms(goal(10)) })).status, 200);
      const grown = await world.call('putPackage', {
        ids: ['pkg_1'],
        body: terms({ revision: 2, ...goal(100_001) }),
      });
      assert.equal(problemOf(grown).code, 'insufficient_inventory');
    });

    it('count the share of the visitors that a targeting leaves', async () => {
      const body = { ...hold(60_000), targeting: { geo_countries: ['NL'] } };
      const { status, body: refused } = await world.call('putReservation', { ids: ['res_1'], body });
      assert.equal(status, 422);
      assert.equal((refused as T.AdServerProblem).reason, 'There are 50000 units.');
    });
  });

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

  describe('creatives', () => {
    it('are judged one by one, with the sizes that would fit', async () => {
      await world.call('putPackage', { ids: ['pkg_1'], body: terms() });
      const { landing_url: _, ...homeless } = creative('homeless');
      const creatives = [
        creative('good'),
        creative('large', { size: { width: 970, height: 250 } }),
        creative('film', { kind: 'video' }),
        homeless,
        creative('empty', { assets: [{ role: 'text', type: 'text', content: 'x' }] }),
        creative('secret', { landing_url: 'https://user:pass@shop.example/' }),
        creative('script', { landing_url: 'javascript:alert(1)' }),
        creative('file', { assets: [{ role: 'image', type: 'image', url: 'file:///etc/passwd' }] }),
        creative('tracked', { click_trackers: ['https://t.example/'] }),
      ];
      const { body } = await world.call('putCreatives', { ids: ['pkg_1'], body: { revision: 2, creatives } });
      const states = (body as T.AdServerCreativeStates).creatives.map(({ creative_id, state }) => [
        creative_id,
        state,
      ]);
      assert.deepEqual(states, [
        ['good', 'approved'],
        ...['large', 'film', 'homeless', 'empty', 'secret', 'script', 'file', 'tracked'].map((id) => [
          id,
          'rejected',
        ]),
      ]);
      const [, large] = (body as T.AdServerCreativeStates).creatives;
      assert.include(large?.reason ?? '', '300x250');
    });

    it('that a new list leaves out are not shown any more', async () => {
      await running(world, 'pkg_1', {}, [creative('old')]);
      const { body } = await world.call('putCreatives', {
        ids: ['pkg_1'],
        body: { revision: 4, creatives: [creative('new')] },
      });
      assert.deepEqual(
        (body as T.AdServerCreativeStates).creatives.map(({ creative_id }) => creative_id),
        ['new'],
      );
    });

    it('are refused as a list when one is there twice or there are too many', async () => {
      await world.call('putPackage', { ids: ['pkg_1'], body: terms() });
      const twice = { revision: 2, creatives: [creative('a'), creative('a')] };
      assert.equal(
        problemOf(await world.call('putCreatives', { ids: ['pkg_1'], body: twice })).code,
        'invalid_request',
      );
      const many = { revision: 2, creatives: Array.from({ length: 51 }, (_, at) => creative(`c${at}`)) };
      assert.equal(
        problemOf(await world.call('putCreatives', { ids: ['pkg_1'], body: many })).code,
        'invalid_terms',
      );
    });
  });

  describe('keys', () => {
    it('return the first answer of a command, and the present state of a PUT', async () => {
      await world.call('putPackage', { ids: ['pkg_1'], body: terms(), key: 'key-of-the-first-put' });
      const start: CallOptions = { ids: ['pkg_1'], body: { revision: 2 }, key: 'key-of-the-first-start' };
      const started = await world.call('startPackage', start);
      await world.call('pausePackage', { ids: ['pkg_1'], body: { revision: 3 } });
      assert.deepEqual((await world.call('startPackage', start)).body, started.body);
      const present = await world.call('putPackage', {
        ids: ['pkg_1'],
        body: terms(),
        key: 'key-of-the-first-put',
      });
      assert.include(stateOf(present), { state: 'paused', applied_revision: 3 });
    });

    it('refuse another request, also to another package', async () => {
      const key = newKey();
      await world.call('putPackage', { ids: ['pkg_1'], body: terms(), key });
      for (const [id, changes] of [
        ['pkg_1', { budget_minor: 1 }],
        ['pkg_2', {}],
      ] as const) {
        const answer = await world.call('putPackage', { ids: [id], body: terms(changes), key });
        assert.equal(answer.status, 422);
        assert.equal(problemOf(answer).code, 'idempotency_conflict');
      }
      assert.equal((await world.call('getPackage', { ids: ['pkg_2'] })).status, 404);
    });

    it('keep a refusal as well', async () => {
      const call: CallOptions = {
        ids: ['pkg_1'],
        body: terms({ goal: { unit: 'impressions', quantity: 100_001 } }),
        key: newKey(),
      };
      const first = await world.call('putPackage', call);
      assert.deepEqual((await world.call('putPackage', call)).body, first.body);
    });

    it('are needed for each change', async () => {
      for (const key of ['', 'short', 'x'.repeat(256)]) {
        const answer = await world.call('putPackage', { ids: ['pkg_1'], body: terms(), key });
        assert.include(problemOf(answer), { code: 'invalid_request', field: 'Idempotency-Key' });
      }
    });

    it('are forgotten after four days, with everything that has no use any more', async () => {
      await running(world, 'pkg_1');
      await world.call('putReservation', { ids: ['res_1'], body: hold(10, 'pkg_9') });
      const count = (table: string) =>
        world.tools.db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number };
      sweep(world.tools.db, BEGIN + 3 * DAY);
      assert.equal(count('keys').n, 4);
      sweep(world.tools.db, BEGIN + 31 * DAY);
      for (const table of ['keys', 'reservations', 'serves', 'events', 'seen'])
        assert.equal(count(table).n, 0, table);
      assert.equal(count('packages').n, 1);
    });
  });

  describe('hostile requests', () => {
    it('without the token get nothing', async () => {
      for (const authorization of [
        '',
        'Bearer',
        `Bearer ${TOKEN}x`,
        `bearer ${TOKEN}`,
        TOKEN,
        `Bearer  ${TOKEN}`,
      ]) {
        const answer = await world.call('getCapabilities', { headers: { authorization } });
        assert.equal(answer.status, 401, authorization);
      }
    });

    for (const [title, options, code] of [
      ['no JSON', { body: '{' }, 'invalid_request'],
      ['a list', { body: '[]' }, 'invalid_request'],
      ['null', { body: 'null' }, 'invalid_request'],
      ['an unknown member', { body: { ...terms(), dry_run: true } }, 'invalid_request'],
      ['a float', { body: { ...terms(), budget_minor: 10.5 } }, 'invalid_request'],
      [
        'a price as a number',
        { body: { ...terms(), price: { ...terms().price, amount: 4 } } },
        'invalid_request',
      ],
      [
        'a local time',
        { body: terms({ flight: { start: '2026-12-02T00:00:00+01:00', end: '2026-12-09T00:00:00Z' } }) },
        'invalid_request',
      ],
      ['a revision of 0', { body: terms({ revision: 0 }) }, 'invalid_request'],
      [
        'another media type',
        { body: terms(), headers: { 'content-type': 'text/plain' } },
        'unsupported_media_type',
      ],
    ] as const)
      it(`with ${title} are refused as ${code}`, async () => {
        const answer = await world.call('putPackage', { ids: ['pkg_1'], ...(options as CallOptions) });
        assert.equal(problemOf(answer).code, code);
      });

    it('name the place that is wrong', async () => {
      const { goal: _, ...rest } = terms();
      for (const [body, field] of [
        [{ ...terms(), goal: { unit: 'impressions', quantity: 0 } }, 'goal.quantity'],
        [{ ...rest, goal: { unit: 'impressions' } }, 'goal.quantity'],
        [{ ...terms(), account: { account_id: 'a', name: 'b', size: 1 } }, 'account.size'],
        [
          { ...terms(), product: { ...terms().product, channels: ['display', 'smoke'] } },
          'product.channels[1]',
        ],
      ] as const)
        assert.equal(problemOf(await world.call('putPackage', { ids: ['pkg_1'], body })).field, field);
    });

    it('of more than a megabyte are cut off', async () => {
      const answer = await world.call('putPackage', { ids: ['pkg_1'], body: ' '.repeat(1_100_000) });
      assert.equal(answer.status, 413);
      assert.equal(answer.headers.get('connection'), 'close');
    });

    it('to unknown places are answered, and with paths that are none', async () => {
      for (const path of [
        '/',
        '/packages/',
        '/packages/a/b/c',
        '/nothing',
        '/ads',
        '/ads/x',
        '/packages/%ff',
        '/packages/a/sTart',
      ])
        for (const method of ['GET', 'PUT', 'PATCH']) {
          const status = await raw(world, method, path);
          assert.isTrue(status >= 400 && status < 500, `${method} ${path}: ${status}`);
        }
      for (const path of ['*', '//', 'http://[', '/%', '/constructor', '/packages/__proto__'])
        assert.isBelow(await raw(world, 'GET', path), 500, path);
    });

    it('of a browser with no slots, too many, or none at all are refused', async () => {
      const ask = (body: string) => world.browse('/ads/decisions', { method: 'POST', body });
      for (const body of [
        '',
        'null',
        '[]',
        '{"slots":1}',
        '{"slots":[1]}',
        JSON.stringify({ slots: Array(21).fill('top') }),
        JSON.stringify({ slots: ['x'.repeat(101)] }),
      ])
        assert.equal((await ask(body)).status, 400, body.slice(0, 30));
      assert.equal((await ask(' '.repeat(9000))).status, 413);
      assert.equal(await (await ask('{"slots":["nowhere","constructor"]}')).text(), '{"ads":[null,null]}');
    });

    it('of pages of others are answered without the right to read', async () => {
      const ask = (origin: string) =>
        world.browse('/ads/decisions', { method: 'POST', body: '{"slots":[]}', headers: { origin } });
      assert.equal(
        (await ask('http://page.example')).headers.get('access-control-allow-origin'),
        'http://page.example',
      );
      for (const origin of [
        'null',
        'http://evil.example',
        'http://page.example.evil.example',
        'http://page.example:81',
      ])
        assert.isNull((await ask(origin)).headers.get('access-control-allow-origin'), origin);
    });
  });

  it('answers 501 for what its capabilities do not declare, and forecasts and lists what they do', async () => {
    const events = [{ event_key: 'e', at: '2026-12-01T06:00:00Z' }];
    const candidates = [{ package_id: 'p', post_click_seconds: 1, post_view_seconds: 1 }];
    assert.equal((await world.call('attributeEvents', { body: { events, candidates } })).status, 501);
    assert.equal(
      (await world.call('activateSegment', { ids: ['s', 'a'], body: { destination: 'x' } })).status,
      501,
    );
    const { body } = await world.call('createForecast', {
      body: {
        product: terms().product,
        flight: terms().flight,
        price: terms().price,
        unit: 'impressions',
        budgets_minor: [400, 999_999_999],
      },
    });
    assert.deepInclude(body as object, {
      available_units: 100_000,
      total_units: 100_000,
      points: [
        { budget_minor: 400, units: { low: 900, mid: 1000, high: 1000 } },
        { budget_minor: 999_999_999, units: { low: 90_000, mid: 100_000, high: 100_000 } },
      ],
    });
    assert.lengthOf(((await world.call('listProducts')).body as T.AdServerProductList).products, 2);
    assert.equal((await world.call('getForecast', { ids: ['never'] })).status, 404);
  });
});

/** The status of a request whose path is sent as it is. */
const raw = (world: World, method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    request(world.base, { method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(method === 'GET' ? undefined : '{}');
  });
