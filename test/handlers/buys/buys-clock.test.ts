import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import { checkHeld } from '../../support/held.ts';
import type { Answer } from '../../support/task-desk.ts';
import { type Buyer, type BuysDesk, banner, NOW, newBuyer, startBuysDesk, wanted } from './buys-desk.ts';

const shown = (more: object = {}) => ({ packages: [wanted({ creatives: [banner('a')], ...more })] });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`buys and the clock on ${engine.name}`, () => {
    let desk: BuysDesk;
    beforeEach(async () => {
      desk = await startBuysDesk(engine);
    });
    afterEach(async () => {
      await checkHeld(desk.store.url);
      await desk.drop();
    });

    const statusOf = async (buyer: Buyer, { media_buy_id: id }: Answer): Promise<string> =>
      (await desk.read(buyer, id)).status;
    const actions = async (buyer: Buyer, { media_buy_id: id }: Answer): Promise<string[]> =>
      (await desk.read(buyer, id, { include_history: 100 })).history
        .map((one: Answer) => one.action)
        .reverse();

    it('start at their start and end at their end, each at once', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, {
        ...shown(),
        start_time: '2027-03-20T00:00:00Z',
        end_time: '2027-03-22T00:00:00Z',
      });
      for (const [time, status] of [
        ['2027-03-19T23:59:59Z', 'pending_start'],
        ['2027-03-20T00:00:00Z', 'active'],
        ['2027-03-21T23:59:59Z', 'active'],
        ['2027-03-22T00:00:00Z', 'completed'],
        ['2027-05-01T00:00:00Z', 'completed'],
      ] as const) {
        await desk.goTo(time);
        assert.equal(await statusOf(buyer, buy), status, time);
      }
      assert.deepEqual(await actions(buyer, buy), ['created', 'active', 'completed']);
      const { valid_actions: valid, revision } = await desk.read(buyer, buy.media_buy_id);
      assert.deepEqual([valid, revision], [[], 3]);
    });

    it('make up for a time when nobody looked', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, {
        ...shown(),
        start_time: '2027-03-20T00:00:00Z',
        end_time: '2027-03-22T00:00:00Z',
      });
      await desk.goTo('2027-06-01T00:00:00Z');
      assert.deepEqual(await actions(buyer, buy), ['created', 'active', 'completed']);
    });

    it('end when their budget is spent', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, shown({ budget: 20, pacing: 'asap', bid_price: 5 }));
      for (let hour = 1; hour <= 72 && (await statusOf(buyer, buy)) === 'active'; hour += 1)
        await desk.goTo(new Date(NOW.getTime() + hour * 3_600_000));
      assert.equal(await statusOf(buyer, buy), 'completed');
      const { packages } = await desk.read(buyer, buy.media_buy_id, { include_snapshot: true });
      assert.approximately(packages[0].snapshot.spend, 20, 0.01);
      const { history } = await desk.read(buyer, buy.media_buy_id, { include_history: 1 });
      assert.equal(history[0].summary, 'The budget is spent.');
    });

    it('are paused at their start when a pause was held back, and end all the same', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, {
        ...shown(),
        paused: true,
        start_time: '2027-03-20T00:00:00Z',
        end_time: '2027-03-22T00:00:00Z',
      });
      assert.equal(buy.status, 'pending_start');
      await desk.goTo('2027-03-20T00:00:00Z');
      assert.equal(await statusOf(buyer, buy), 'paused');
      await desk.goTo('2027-03-21T12:00:00Z');
      const { packages } = await desk.read(buyer, buy.media_buy_id, { include_snapshot: true });
      assert.equal(packages[0].snapshot.impressions, 0);
      await desk.goTo('2027-03-22T00:00:00Z');
      assert.equal(await statusOf(buyer, buy), 'completed');
    });

    it('start without a pause that was taken back meanwhile', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, { ...shown(), paused: true, start_time: '2027-03-20T00:00:00Z' });
      const resumed = await desk.update(buyer, buy.media_buy_id, { paused: false });
      assert.equal(resumed.status, 'pending_start');
      await desk.goTo('2027-03-20T00:00:00Z');
      assert.equal(await statusOf(buyer, buy), 'active');
    });

    it('are canceled when they end without ever having had something to show', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, { end_time: '2027-03-16T00:00:00Z' });
      await desk.goTo('2027-03-15T23:59:59Z');
      assert.equal(await statusOf(buyer, buy), 'pending_creatives');
      await desk.goTo('2027-03-16T00:00:00Z');
      const read = await desk.read(buyer, buy.media_buy_id);
      assert.equal(read.status, 'canceled');
      assert.equal(read.cancellation.canceled_by, 'seller');
    });

    it('follow an end that was moved', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, { ...shown(), end_time: '2027-03-16T00:00:00Z' });
      await desk.update(buyer, buy.media_buy_id, { end_time: '2027-03-18T00:00:00Z' });
      await desk.goTo('2027-03-17T00:00:00Z');
      assert.equal(await statusOf(buyer, buy), 'active');
      await desk.goTo('2027-03-18T00:00:00Z');
      assert.equal(await statusOf(buyer, buy), 'completed');
    });

    it('are told to the platform with every version', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, shown());
      const key = { principalId: buyer.principal.id, id: buy.media_buy_id };
      const stored = async () => {
        const found = await desk.store.read.mediaBuys.find(key);
        return [found?.traffickedRevision, found?.packages[0]?.platformRef?.slice(0, 3)];
      };
      assert.deepEqual(await stored(), [0, undefined]);
      await desk.goTo(NOW);
      assert.deepEqual(await stored(), [1, 'ln_']);
      await desk.update(buyer, buy.media_buy_id, { paused: true });
      assert.deepEqual(await stored(), [1, 'ln_']);
      await desk.goTo(NOW);
      assert.deepEqual(await stored(), [2, 'ln_']);
      await desk.update(buyer, buy.media_buy_id, { canceled: true });
      await desk.goTo(NOW);
      assert.deepEqual(await stored(), [3, 'ln_']);
    });
  });
}
