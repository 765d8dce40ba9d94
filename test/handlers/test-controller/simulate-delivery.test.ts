import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import type { Answer } from '../../support/task-desk.ts';
import { NOW } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from '../delivery/delivery-desk.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`simulate_delivery on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    let buyer = newBuyer();
    let id = '';
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    beforeEach(async () => {
      desk.setNow(NOW);
      buyer = newBuyer();
      id = (await desk.running(buyer)).media_buy_id;
    });
    after(() => desk.drop());

    const totals = async () => (await desk.row(buyer, id)).totals;
    const refused = async (params: object, of = id) => {
      const { success, error, error_detail } = await desk.simulate(buyer, of, { ...params });
      assert.isFalse(success);
      return [error, error_detail];
    };

    it('refuses more deliveries of a buy than its reports can deal, and keeps those before', async () => {
      await desk.simulate(buyer, id, { impressions: 10 });
      const key = { principalId: buyer.principal.id, id };
      const [known] = await desk.store.read.deliveryAdditions.list(key.principalId, [id]);
      if (known === undefined) throw new Error('nothing was added');
      await desk.store.transaction((tx) => tx.deliveryAdditions.appendAll(key, Array(999).fill(known)));
      const [error, text] = await refused({ impressions: 10 });
      assert.equal(error, 'INVALID_STATE');
      assert.match(text, /at most 1000 simulated deliveries: use another media buy/);
      assert.lengthOf(await desk.store.read.deliveryAdditions.list(buyer.principal.id, [id]), 1000);
    });

    it('answers with the counts and the spend that it was given', async () => {
      const answer = await desk.simulate(buyer, id, {
        impressions: 10_000,
        clicks: 150,
        reported_spend: usd(150),
        conversions: 12,
      });
      assert.deepInclude(answer, {
        success: true,
        simulated: { impressions: 10_000, clicks: 150, reported_spend: usd(150), conversions: 12 },
        cumulative: { impressions: 10_000, clicks: 150, conversions: 12, reported_spend: usd(150) },
      });
      const expected = { impressions: 10_000, clicks: 150, spend: 150, conversions: 12, ctr: 0.015, cpm: 15 };
      const row = await desk.row(buyer, id);
      assert.deepInclude(row.totals, expected);
      assert.deepInclude(row.by_package[0], expected);
    });

    it('tells the value of conversions, and what they return on the spend', async () => {
      const conversions = { conversions: 4, conversion_value: usd(300), reported_spend: usd(100) };
      await desk.simulate(buyer, id, conversions);
      const { cumulative } = await desk.simulate(buyer, id, { conversion_value: usd(20.5) });
      assert.deepInclude(cumulative, { conversions: 4, conversion_value: usd(320.5) });
      assert.deepInclude(await totals(), { conversions: 4, conversion_value: 320.5, roas: 3.205 });
      assert.deepEqual(await refused({ conversion_value: { amount: 1, currency: 'EUR' } }), [
        'INVALID_PARAMS',
        'params.conversion_value.currency: not every package of the media buy is paid in EUR.',
      ]);
      for (const wrong of [5, { amount: -1, currency: 'USD' }, { amount: 1 }])
        assert.equal((await refused({ conversion_value: wrong }))[0], 'INVALID_PARAMS');
    });

    it('adds counts and spend, and replaces the rest', async () => {
      await desk.simulate(buyer, id, {
        impressions: 100,
        reported_spend: usd(1.5),
        reach: 50,
        frequency: 2,
        viewability: { viewable_rate: 0.5, standard: 'mrc' },
      });
      const { cumulative } = await desk.simulate(buyer, id, {
        impressions: 200,
        clicks: 4,
        reported_spend: usd(0.25),
        reach: 90,
        reach_window: { kind: 'cumulative' },
      });
      assert.deepEqual(cumulative, {
        impressions: 300,
        clicks: 4,
        reported_spend: usd(1.75),
        reach: 90,
        frequency: 2,
        viewability: { viewable_rate: 0.5, standard: 'mrc' },
        reach_window: { kind: 'cumulative' },
      });
      assert.deepInclude(await totals(), {
        impressions: 300,
        clicks: 4,
        spend: 1.75,
        reach: 90,
        frequency: 2,
        reach_unit: 'devices',
        viewability: { viewable_rate: 0.5, standard: 'mrc' },
        reach_window: { kind: 'cumulative' },
      });
    });

    it('is all that the buy delivers from then on', async () => {
      await desk.goTo('2027-03-17T10:00:00Z');
      assert.isAbove((await totals()).impressions, 0);
      await desk.simulate(buyer, id, { impressions: 7 });
      await desk.goTo('2027-03-20T10:00:00Z');
      assert.equal((await totals()).impressions, 7);
      assert.notProperty(await totals(), 'reach_window');
      assert.notProperty(await totals(), 'clicks');
    });

    it('is shared by packages so that they add up', async () => {
      const { media_buy_id: both } = await desk.running(buyer, {}, [{ budget: 300 }, { budget: 100 }]);
      await desk.simulate(buyer, both, { impressions: 1001, reported_spend: usd(10.01), reach: 77 });
      const row = await desk.row(buyer, both);
      assert.deepInclude(row.totals, { impressions: 1001, spend: 10.01, reach: 77 });
      const [first, second] = row.by_package;
      assert.equal(first.impressions + second.impressions, 1001);
      assert.equal(Math.round((first.spend + second.spend) * 100), 1001);
      assert.isAbove(first.impressions, second.impressions);
    });

    it('tells completed views and their rate', async () => {
      await desk.simulate(buyer, id, { impressions: 400, completed_views: 100 });
      assert.deepInclude(await totals(), { completed_views: 100, completion_rate: 0.25 });
    });

    it('tells provisional and final figures', async () => {
      await desk.simulate(buyer, id, { impressions: 1, is_final: false, measurement_window: 'live' });
      const open = await desk.row(buyer, id);
      for (const row of [open, open.by_package[0]]) {
        assert.deepInclude(row, { is_final: false, measurement_window: 'live' });
        assert.notProperty(row, 'finalized_at');
      }
      const finalized_at = '2027-03-15T09:00:00Z';
      const { cumulative } = await desk.simulate(buyer, id, {
        is_final: true,
        finalized_at,
        measurement_window: 'c7',
      });
      assert.deepInclude(cumulative, { impressions: 1, is_final: true, measurement_window: 'c7' });
      const final = await desk.row(buyer, id);
      for (const row of [final, final.by_package[0]])
        assert.deepInclude(row, { is_final: true, finalized_at, measurement_window: 'c7' });
      const again = await desk.simulate(buyer, id, { is_final: false });
      assert.notProperty(again.cumulative, 'finalized_at');
      assert.notProperty(await desk.row(buyer, id), 'finalized_at');
    });

    it('tells values of vendors, of each metric the latest', async () => {
      const value = {
        vendor: { domain: 'eyes.example' },
        metric_id: 'attention',
        value: 2.5,
        unit: 'seconds',
      };
      await desk.simulate(buyer, id, { impressions: 1, vendor_metric_values: [value] });
      await desk.simulate(buyer, id, { vendor_metric_values: [{ ...value, value: 3 }] });
      assert.deepEqual((await desk.row(buyer, id)).by_package[0].vendor_metric_values, [
        { ...value, value: 3 },
      ]);
    });

    it('keeps to a frequency cap by itself', async () => {
      const cap = { max_impressions: 3, per: 'devices', window: { interval: 1, unit: 'days' } };
      const { media_buy_id: capped } = await desk.running(buyer, {}, [
        { targeting_overlay: { frequency_cap: cap } },
      ]);
      await desk.simulate(buyer, capped, { impressions: 10_000_000 });
      const row = await desk.row(buyer, capped);
      for (const { reach, frequency, reach_unit } of [row.totals, row.by_package[0]]) {
        assert.isAtMost(frequency, 3);
        assert.isAtLeast(reach, Math.ceil(10_000_000 / 3));
        assert.isString(reach_unit);
      }
    });

    it('changes neither the buy nor its budget', async () => {
      const before = await desk.read(buyer, id);
      await desk.simulate(buyer, id, { impressions: 100, reported_spend: usd(1) });
      const after: Answer = await desk.read(buyer, id);
      assert.deepEqual(
        [after.revision, after.status, after.packages[0].budget],
        [before.revision, before.status, before.packages[0].budget],
      );
    });

    it('counts on a buy that waits, and on one that is over', async () => {
      const { media_buy_id: waiting } = await desk.create(buyer);
      await desk.simulate(buyer, waiting, { impressions: 5 });
      assert.equal((await desk.row(buyer, waiting)).totals.impressions, 5);
      await desk.update(buyer, id, { canceled: true });
      await desk.simulate(buyer, id, { impressions: 6 });
      assert.equal((await totals()).impressions, 6);
    });

    it('refuses what is wrong, and adds nothing then', async () => {
      assert.deepEqual((await refused({ impressions: -5 }))[0], 'INVALID_PARAMS');
      const [code, detail] = await refused({
        impressions: 5,
        reported_spend: { amount: 1, currency: 'EUR' },
      });
      assert.equal(code, 'INVALID_PARAMS');
      assert.match(detail, /EUR/);
      await desk.simulate(buyer, id, { clicks: 1 });
      assert.deepInclude(await totals(), { impressions: 0, spend: 0, clicks: 1 });
    });

    it('knows no buys of others', async () => {
      const stranger = newBuyer();
      await desk.running(stranger);
      const foreign = await desk.simulate(stranger, id, { impressions: 1 });
      const unknown = await desk.simulate(stranger, 'mb_none', { impressions: 1 });
      assert.deepEqual(foreign, unknown);
      assert.deepInclude(unknown, { success: false, error: 'NOT_FOUND', current_state: null });
      assert.deepInclude(await desk.control(buyer, 'simulate_delivery'), { error: 'INVALID_PARAMS' });
    });

    it('never touches a live buy', async () => {
      const key = { principalId: buyer.principal.id, id };
      await desk.store.transaction(async (tx) => {
        const buy = await tx.mediaBuys.find(key);
        if (buy !== undefined) await tx.mediaBuys.update({ ...buy, sandbox: false });
      });
      assert.equal((await refused({ impressions: 1 }))[0], 'FORBIDDEN');
    });
  });
}
