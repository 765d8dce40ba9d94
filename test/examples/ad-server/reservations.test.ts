import { assert } from 'chai';
import type * as T from '../../../generated/types/ad-server.ts';
import { BEGIN, startWorld, terms, type World } from './world.ts';

const problemOf = ({ body }: { body: unknown }) => body as T.AdServerProblem;

const hold = (units: number, packageId = 'pkg_1'): T.AdServerReservationRequest => ({
  package_id: packageId,
  product: terms().product,
  flight: terms().flight,
  price: terms().price,
  units,
  unit: 'impressions',
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
});
