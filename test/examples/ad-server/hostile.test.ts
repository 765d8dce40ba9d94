import { request } from 'node:http';
import { assert } from 'chai';
import type * as T from '../../../generated/types/ad-server.ts';
import { type CallOptions, startWorld, TOKEN, terms, type World } from './world.ts';

const problemOf = ({ body }: { body: unknown }) => body as T.AdServerProblem;

describe('the example ad server keeps the contract', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

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
