import { assert } from 'chai';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { Platform } from '../../../src/ad-server/port.ts';
import { ownCatalogs } from '../../../src/domain/measurement/metrics.ts';
import { reportBuy, scheduleReports } from '../../../src/jobs/delivery/reportBuy.ts';
import { sweep } from '../../../src/jobs/sweep.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from '../../handlers/delivery/delivery-desk.ts';
import { engines } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { rows } from '../../support/sql.ts';

const NOW = '2027-03-15T10:00:00Z';
const REPORTED = '2027-03-18T11:30:00Z';
const SETTLED = '2027-03-18T12:30:00Z';
const LATE = '2027-03-17T12:00:00Z';
const HOOK = { reporting_webhook: { url: 'https://hooks.example/in', reporting_frequency: 'daily' } };
const event = (id: string, event_time = LATE) => ({
  event_id: id,
  event_type: 'purchase',
  event_time,
  user_match: { click_id: `click-${id}` },
  custom_data: { value: 20, currency: 'USD' },
});

for (const engine of engines) {
  describe(`adjusted delivery reports on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    let buyer = newBuyer();
    let id = '';
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    after(() => desk.drop());

    const { platform } = openPlatform(publisherProfile.catalogs.products, 'http://localhost:1/mcp');
    const run = async (at: string, behind: Platform = platform) => {
      const job = reportBuy({
        store: desk.store,
        platform: behind,
        ownMetrics: ownCatalogs(publisherProfile),
        now: () => new Date(at),
      });
      const work = job.run as (work: object) => ReturnType<typeof job.run>;
      const outcome = await work({ payload: { principalId: buyer.principal.id, id } });
      assert(outcome.kind === 'done');
      return outcome.detail?.sent;
    };
    const marks = async () =>
      (await rows(desk.store.url, 'select principal_id, buy_id, period_start from report_marks'))
        .filter(({ buy_id }) => buy_id === id)
        .map(({ period_start: start }) => new Date(Number(start)).toISOString());
    const results = async () => {
      const sent = await rows(
        desk.store.url,
        `select id, subject from webhooks where sequence is not null order by sequence`,
      );
      const mine = sent.filter(({ subject }) => subject === id);
      const found = await Promise.all(
        mine.map(({ id: one }) => desk.store.read.webhooks.find(buyer.principal.id, `${one}`)),
      );
      return found.map((one) => JSON.parse(one?.body ?? 'null'));
    };
    const start = async (more: object = HOOK) => {
      desk.setNow(new Date(NOW));
      buyer = newBuyer();
      await desk.sources(buyer, {
        event_sources: [{ event_source_id: 'shop', action_source: 'website', event_types: ['purchase'] }],
      });
      ({ media_buy_id: id } = await desk.running(buyer, more as Record<string, unknown>));
      await desk.goTo(REPORTED);
    };
    beforeEach(async () => {
      await start();
      assert.equal(await run(REPORTED), 3);
    });

    it('state the whole period anew, once for a burst of late conversions', async () => {
      await desk.log(buyer, 'shop', [event('e1'), event('e2')]);
      await desk.log(buyer, 'shop', [event('e2'), event('e3')]);
      assert.deepEqual(await marks(), ['2027-03-17T00:00:00.000Z']);
      assert.equal(await run('2027-03-18T12:29:59Z'), 0);
      await scheduleReports(desk.store, new Date(SETTLED));
      const queued = await rows(desk.store.url, `select payload from jobs where kind = 'reportBuy'`);
      assert.isTrue(queued.some(({ payload }) => `${payload}`.includes(id)));
      assert.equal(await run(SETTLED), 1);
      assert.equal(await run(SETTLED), 0);
      assert.isEmpty(await marks());
      const all = await results();
      const before = all[2].result;
      const adjusted = all[3].result;
      assert.lengthOf(all, 4);
      assert.lengthOf(new Set(all.map(({ idempotency_key: key }) => key)), 4);
      assert.deepInclude(adjusted, {
        notification_type: 'adjusted',
        sequence_number: 4,
        reporting_period: before.reporting_period,
        next_expected_at: '2027-03-19T00:00:00.000Z',
      });
      const [row] = adjusted.media_buy_deliveries;
      assert.deepInclude(row, { media_buy_id: id, is_adjusted: true });
      assert.equal(row.totals.conversions, 3);
      assert.equal(before.media_buy_deliveries[0].totals.conversions, 0);
      assert.notProperty(before.media_buy_deliveries[0], 'is_adjusted');
      assert.equal(await run('2027-03-19T00:00:00Z'), 1);
      assert.deepInclude((await results())[4].result, { notification_type: 'scheduled', sequence_number: 5 });
    });

    it('are not sent for repeated conversions, nor for the period under way', async () => {
      await desk.log(buyer, 'shop', [event('e1')]);
      assert.equal(await run(SETTLED), 1);
      await desk.log(buyer, 'shop', [event('e1'), event('e2', '2027-03-18T10:00:00Z')]);
      assert.isEmpty(await marks());
      assert.equal(await run('2027-03-18T14:00:00Z'), 0);
    });

    it('are not sent for a buy without a receiver, nor for the buy of another caller', async () => {
      const reported = id;
      await start({});
      await desk.log(buyer, 'shop', [event('e1')]);
      assert.isEmpty(await marks());
      id = reported;
      assert.isEmpty(await marks());
    });

    it('wait while the platform has no figures', async () => {
      await desk.log(buyer, 'shop', [event('e1')]);
      const away: Platform = {
        ...platform,
        report: async () => ({ ok: false, code: 'unavailable', reason: 'no' }),
      };
      assert.equal(await run(SETTLED, away), 0);
      assert.lengthOf(await results(), 3);
      assert.equal(await run(SETTLED), 0);
      assert.equal(await run('2027-03-18T13:30:00Z'), 1);
    });

    it('report conversions that come while a report is made', async () => {
      await desk.log(buyer, 'shop', [event('e1')]);
      let isFirst = true;
      const busy: Platform = {
        ...platform,
        report: async (...args) => {
          if (isFirst) await desk.log(buyer, 'shop', [event('e2')]);
          isFirst = false;
          return platform.report(...args);
        },
      };
      assert.equal(await run(SETTLED, busy), 1);
      assert.deepEqual(await marks(), ['2027-03-17T00:00:00.000Z']);
      assert.equal(await run('2027-03-18T13:30:00Z'), 1);
      const [, , , first, second] = (await results()).map(({ result }) => result);
      assert.equal(first.media_buy_deliveries[0].totals.conversions, 1);
      assert.equal(second.media_buy_deliveries[0].totals.conversions, 2);
    });

    it('follow the final report without a next one, until figures are final', async () => {
      await desk.call(buyer.principal, 'update_media_buy', {
        idempotency_key: `cancel-${id}-0123456789`,
        account: buyer.account,
        media_buy_id: id,
        canceled: true,
      });
      assert.equal(await run(REPORTED), 1);
      await desk.log(buyer, 'shop', [event('e1')]);
      assert.equal(await run(SETTLED), 1);
      const all = (await results()).map(({ result }) => result);
      assert.deepEqual(
        all.map(({ notification_type: type }) => type),
        ['scheduled', 'scheduled', 'scheduled', 'final', 'adjusted'],
      );
      assert.deepEqual(
        all.map(({ media_buy_deliveries: [row] }) => row.is_final),
        [false, false, false, true, true],
      );
      assert.notProperty(all[4], 'next_expected_at');
      assert.equal(all[4].sequence_number, 5);
      await desk.log(buyer, 'shop', [event('e2')]);
      assert.lengthOf(await marks(), 1);
      assert.equal(await run('2027-06-20T00:00:00Z'), 0);
      assert.isEmpty(await marks());
      await sweep(desk.store, new Date('2027-06-20T00:00:00Z'));
      const left = await rows(desk.store.url, `select buy_id from buy_reports where kind = 'ended'`);
      assert.isFalse(left.some(({ buy_id }) => buy_id === id));
    });
  });
}
