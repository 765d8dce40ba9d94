import { assert } from 'chai';
import { ALL_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import type { Answer } from '../../support/task-desk.ts';
import { NOW, promised } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from './delivery-desk.ts';

const NAME = 'get_media_buy_delivery';
const LATER = '2027-03-18T11:30:00Z';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`get_media_buy_delivery on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    let buyer = newBuyer();
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    beforeEach(() => {
      desk.setNow(NOW);
      buyer = newBuyer();
    });
    after(() => desk.drop());

    const refused = async (args: object) => {
      const { code, field } = await desk.refusal(buyer.principal, NAME, { ...args });
      return `${code} ${field ?? ''}`.trimEnd();
    };
    const run = async (packages: object[] = [{}]): Promise<string> => {
      const { media_buy_id: id } = await desk.running(buyer, {}, packages as Answer[]);
      await desk.goTo(LATER);
      return id;
    };

    it('tells totals that are the sums of packages', async () => {
      const id = await run([{}, { budget: 400 }, promised({ budget: 3000 })]);
      const { totals, by_package: rows, status, pricing_model } = await desk.row(buyer, id);
      assert.deepEqual([status, pricing_model, rows.length], ['active', 'cpm', 3]);
      const sum = (name: string) => rows.reduce((all: number, row: Answer) => all + row[name], 0);
      assert.isAbove(totals.impressions, 1000);
      assert.equal(totals.impressions, sum('impressions'));
      assert.equal(totals.clicks, sum('clicks'));
      assert.equal(Math.round(totals.spend * 100), Math.round(sum('spend') * 100));
      assert.equal(totals.ctr, totals.clicks / totals.impressions);
      assert.equal(totals.cpm, (totals.spend * 1000) / totals.impressions);
      assert.isBelow(totals.reach, totals.impressions + 1);
      for (const row of rows) {
        assert.deepInclude(row, {
          currency: 'USD',
          paused: false,
          delivery_status: 'delivering',
          is_final: false,
        });
        assert.equal(row.by_creative[0].impressions, row.impressions);
      }
    });

    it('tells the active buys of the caller when nothing is named, newest first', async () => {
      const first = (await desk.running(buyer)).media_buy_id;
      desk.setNow(new Date(NOW.getTime() + 1000));
      const second = (await desk.running(buyer)).media_buy_id;
      await desk.create(buyer);
      const answer = await desk.delivery(buyer);
      assert.deepEqual(
        answer.media_buy_deliveries.map((row: Answer) => row.media_buy_id),
        [second, first],
      );
      assert.equal(answer.aggregated_totals.media_buy_count, 2);
      assert.isTrue(answer.sandbox);
      assert.equal(answer.currency, 'USD');
      assert.lengthOf((await desk.delivery(newBuyer())).media_buy_deliveries, 0);
    });

    it('tells of buys that wait that they did nothing', async () => {
      const { media_buy_id: id } = await desk.create(buyer);
      const row = await desk.row(buyer, id);
      assert.equal(row.status, 'pending_creatives');
      assert.deepInclude(row.totals, { impressions: 0, spend: 0 });
      assert.notProperty(row.by_package[0], 'delivery_status');
      const all = await desk.delivery(buyer, { status_filter: ['pending_creatives', 'active'] });
      assert.lengthOf(all.media_buy_deliveries, 1);
      assert.lengthOf((await desk.delivery(buyer, { status_filter: 'paused' })).media_buy_deliveries, 0);
    });

    it('tells of an account, whatever account the others are of', async () => {
      const id = await run();
      const named = await desk.delivery(buyer, { account: buyer.account });
      assert.equal(named.media_buy_deliveries[0].media_buy_id, id);
      const other = { ...buyer.account, brand: { domain: 'other.example' } };
      assert.lengthOf((await desk.delivery(buyer, { account: other })).media_buy_deliveries, 0);
      assert.equal(
        await refused({ account: other, media_buy_ids: [id] }),
        'MEDIA_BUY_NOT_FOUND media_buy_ids[0]',
      );
    });

    it('knows no buys of others, in the same words', async () => {
      const id = await run();
      const stranger = newBuyer();
      const foreign = await desk.refusal(stranger.principal, NAME, { media_buy_ids: [id] });
      const unknown = await desk.refusal(stranger.principal, NAME, { media_buy_ids: ['mb_none'] });
      assert.deepEqual(foreign, unknown);
      assert.equal(unknown.code, 'MEDIA_BUY_NOT_FOUND');
      const { media_buy_deliveries: rows } = await desk.delivery(buyer, {
        media_buy_ids: ['mb_none', id, id],
      });
      assert.lengthOf(rows, 1);
    });

    it('tells nothing of an account that is closed', async () => {
      const id = await run();
      const { accountId } = (await desk.store.read.mediaBuys.find({
        principalId: buyer.principal.id,
        id,
      })) as { accountId: string };
      for (const status of ['suspended', 'closed']) {
        await desk.control(buyer, 'force_account_status', { account_id: accountId, status });
        if (status === 'suspended') assert.isAbove((await desk.row(buyer, id)).totals.impressions, 0);
      }
      assert.equal(await refused({ media_buy_ids: [id] }), 'MEDIA_BUY_NOT_FOUND media_buy_ids[0]');
      assert.lengthOf((await desk.delivery(buyer)).media_buy_deliveries, 0);
    });

    it('tells days from the first up to the last, which add up', async () => {
      const id = await run([{}, {}]);
      const between = (start_date: string, end_date: string) =>
        desk.delivery(buyer, { media_buy_ids: [id], start_date, end_date });
      const whole = await desk.row(buyer, id);
      const first = await between('2027-03-15', '2027-03-17');
      const second = await between('2027-03-17', '2027-03-19');
      const before = await between('2027-03-01', '2027-03-15');
      const of = (answer: Answer) => answer.media_buy_deliveries[0].totals;
      assert.deepEqual(first.reporting_period, {
        start: '2027-03-15T00:00:00.000Z',
        end: '2027-03-17T00:00:00.000Z',
      });
      assert.equal(of(first).impressions + of(second).impressions, whole.totals.impressions);
      assert.equal(
        Math.round(of(first).spend * 100 + of(second).spend * 100),
        Math.round(whole.totals.spend * 100),
      );
      assert.equal(of(before).impressions, 0);
    });

    it('tells hours that add up to days, and these to the whole', async () => {
      const id = await run([{}, {}]);
      const windows = async (time_granularity: string) =>
        (await desk.row(buyer, id, { time_granularity, include_window_breakdown: true })).windows;
      const hours = await windows('hourly');
      const days = await windows('daily');
      const { totals } = await desk.row(buyer, id, { time_granularity: 'hourly' });
      const sum = (rows: Answer[]) => rows.reduce((all, row) => all + row.totals.impressions, 0);
      assert.equal(sum(days), totals.impressions);
      for (const day of days) {
        const inside = hours.filter(
          ({ window_start: at }: Answer) => day.window_start <= at && at < day.window_end,
        );
        assert.equal(sum(inside), day.totals.impressions);
        assert.equal(
          day.by_package.reduce((all: number, row: Answer) => all + row.impressions, 0),
          day.totals.impressions,
        );
      }
      assert.deepInclude(hours[0], {
        window_start: '2027-03-15T10:00:00.000Z',
        window_end: '2027-03-15T11:00:00.000Z',
      });
      assert.notProperty(await desk.row(buyer, id, { time_granularity: 'hourly' }), 'windows');
    });

    it('tells the days of packages', async () => {
      const id = await run();
      const [row] = (await desk.row(buyer, id, { include_package_daily_breakdown: true })).by_package;
      assert.deepEqual(
        row.daily_breakdown.map(({ date }: Answer) => date),
        ['2027-03-15', '2027-03-16', '2027-03-17', '2027-03-18'],
      );
      assert.equal(
        row.daily_breakdown.reduce((all: number, day: Answer) => all + day.impressions, 0),
        row.impressions,
      );
      assert.notProperty((await desk.row(buyer, id)).by_package[0], 'daily_breakdown');
    });

    it('tells where and on what, as far as products tell', async () => {
      const id = await run();
      const reporting_dimensions = {
        geo: { geo_level: 'country', limit: 2, sort_by: 'clicks' },
        device_type: {},
        audience: {},
        placement: {},
        device_platform: {},
      };
      const [row] = (await desk.row(buyer, id, { reporting_dimensions })).by_package;
      assert.lengthOf(row.by_geo, 2);
      assert.isTrue(row.by_geo_truncated);
      assert.isAtLeast(row.by_geo[0].clicks, row.by_geo[1].clicks);
      assert.isFalse(row.by_device_type_truncated);
      assert.equal(
        row.by_device_type.reduce((all: number, one: Answer) => all + one.impressions, 0),
        row.impressions,
      );
      for (const name of ['by_audience', 'by_placement', 'by_device_platform']) assert.notProperty(row, name);
      const regions = { reporting_dimensions: { geo: { geo_level: 'region' } } };
      assert.notProperty((await desk.row(buyer, id, regions)).by_package[0], 'by_geo');
    });

    it('follows a pause and the end', async () => {
      const id = await run();
      await desk.update(buyer, id, { paused: true });
      const before = (await desk.row(buyer, id)).totals.impressions;
      await desk.goTo('2027-03-25T00:00:00Z');
      const paused = await desk.row(buyer, id);
      assert.equal(paused.totals.impressions, before);
      assert.isTrue(paused.by_package[0].paused);
      await desk.goTo('2027-04-20T00:00:00Z');
      const ended = await desk.row(buyer, id);
      const finality = { is_final: true, finalized_at: '2027-04-15T10:00:00.000Z' };
      assert.deepInclude(ended, { status: 'completed', ...finality });
      assert.deepInclude(ended.by_package[0], { delivery_status: 'flight_ended', ...finality });
      assert.isFalse(paused.is_final);
    });

    it('tells which promised metrics are missing', async () => {
      const committed_metrics = [
        { scope: 'standard', metric_id: 'clicks', committed_at: NOW.toISOString() },
        { scope: 'standard', metric_id: 'viewability', committed_at: NOW.toISOString() },
      ];
      const id = await run([{ committed_metrics }]);
      assert.deepEqual((await desk.row(buyer, id)).by_package[0].missing_metrics, []);
      await desk.simulate(buyer, id, { impressions: 10, clicks: 1 });
      assert.deepEqual((await desk.row(buyer, id)).by_package[0].missing_metrics, [
        { scope: 'standard', metric_id: 'viewability' },
      ]);
    });

    for (const [name, args, refusal] of [
      ['a day without the other', { start_date: '2027-03-01' }, 'INVALID_REQUEST'],
      [
        'a day that is none',
        { start_date: '2027-02-30', end_date: '2027-03-02' },
        'INVALID_DATE_RANGE start_date',
      ],
      [
        'days in the wrong order',
        { start_date: '2027-03-02', end_date: '2027-03-02' },
        'INVALID_DATE_RANGE end_date',
      ],
      ['more buys than anybody reads', { media_buy_ids: Array(1001).fill('mb_none') }, 'INVALID_REQUEST'],
      ['no buys at all', { media_buy_ids: [] }, 'INVALID_REQUEST media_buy_ids'],
      ['a state that there is not', { status_filter: 'asleep' }, 'INVALID_REQUEST'],
      ['periods of a week', { time_granularity: 'weekly' }, 'INVALID_REQUEST time_granularity'],
      [
        'periods that products do not tell',
        { time_granularity: 'monthly' },
        'UNSUPPORTED_GRANULARITY time_granularity',
      ],
      [
        'areas of a system',
        { reporting_dimensions: { geo: { geo_level: 'metro', system: 'uk_itl1' } } },
        'UNSUPPORTED_FEATURE reporting_dimensions.geo.system',
      ],
    ] as const)
      it(`refuses ${name}`, async () => {
        await desk.running(buyer);
        assert.match(await refused(args), new RegExp(`^${refusal.replaceAll('.', '\\.')}`));
      });

    it('refuses a range of a product that tells the whole only, and a report without end', async () => {
      const { media_buy_id: id } = await desk.running(buyer, { end_time: '2028-09-15T10:00:00Z' });
      const key = { principalId: buyer.principal.id, id };
      await desk.goTo('2028-08-01T00:00:00Z');
      assert.equal(
        await refused({ media_buy_ids: [id], time_granularity: 'hourly', include_window_breakdown: true }),
        'VALIDATION_ERROR time_granularity',
      );
      await desk.store.transaction(async (tx) => {
        const [one] = (await tx.mediaBuys.find(key))?.packages ?? [];
        if (one?.product.reporting_capabilities === undefined) throw new Error('there is no package');
        const { reporting_capabilities: reported } = one.product;
        const capabilities = { ...reported, date_range_support: 'lifetime_only' as const };
        await tx.mediaBuys.putPackages([
          { ...one, product: { ...one.product, reporting_capabilities: capabilities } },
        ]);
      });
      const days = { start_date: '2027-03-01', end_date: '2027-03-02' };
      assert.equal(await refused({ media_buy_ids: [id], ...days }), 'DATE_RANGE_NOT_SUPPORTED start_date');
    });

    it('needs the permission to read reports', async () => {
      const principal = { ...buyer.principal, permissions: { ...ALL_PERMISSIONS, reports: [] } };
      const { code } = await desk.refusal(principal, NAME, {});
      assert.equal(code, 'INSUFFICIENT_PERMISSIONS');
    });

    it('tells no window where conversions are not tracked', async () => {
      const media_buy = { ...publisherProfile.media_buy };
      delete media_buy.conversion_tracking;
      const other = await startDeliveryDesk(engine, { profile: { ...publisherProfile, media_buy } });
      assert.notProperty(await other.delivery(buyer), 'attribution_window');
      await other.drop();
      assert.deepEqual((await desk.delivery(buyer)).attribution_window, {
        post_click: { interval: 7, unit: 'days' },
        post_view: { interval: 1, unit: 'days' },
        model: 'last_touch',
      });
    });
  });
}
