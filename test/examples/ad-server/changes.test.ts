import { readdirSync, readFileSync } from 'node:fs';
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
});
