import { assert } from 'chai';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { Platform, RefusalCode } from '../../../src/ad-server/port.ts';
import type { BuyKey } from '../../../src/domain/buys/buy-record.ts';
import { ownCatalogs } from '../../../src/domain/measurement/metrics.ts';
import { reportBuy } from '../../../src/jobs/delivery/reportBuy.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from '../../handlers/delivery/delivery-desk.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { rejects } from '../../support/rejects.ts';
import { rows } from '../../support/sql.ts';

const DUE = '2027-03-16T00:00:00.000Z';
const AGAIN = '2027-03-16T00:15:00.000Z';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a delivery report that is due on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    after(() => desk.drop());

    const { platform } = openPlatform(publisherProfile.catalogs.products, 'http://localhost:1/mcp');
    const refuses = (code: RefusalCode): Platform => ({
      ...platform,
      report: async () => ({ ok: false, code, reason: 'no' }),
    });

    const runJob = (payload: BuyKey, behind: Platform, at: string) => {
      const { run } = reportBuy({
        store: desk.store,
        platform: behind,
        ownMetrics: ownCatalogs(publisherProfile),
        now: () => new Date(at),
      });
      return (run as (work: object) => Promise<unknown>)({ payload });
    };

    it('is announced as delayed while the platform has no figures, and sent for the same period later', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id } = await desk.running(buyer, {
        reporting_webhook: { url: 'https://hooks.example/in', reporting_frequency: 'daily' },
      });
      const payload = { principalId: buyer.principal.id, id };
      const run = (behind: Platform, at: string) => runJob(payload, behind, at);
      const results = async () => {
        const sent = await rows(
          desk.store.url,
          `select id from webhooks where sequence is not null order by sequence`,
        );
        const { webhooks } = desk.store.read;
        const found = await Promise.all(
          sent.map(({ id: one }) => webhooks.find(payload.principalId, `${one}`)),
        );
        return found.map((one) => JSON.parse(one?.body ?? 'null').result);
      };

      const error = await rejects(run(refuses('invalid_terms'), DUE));
      assert.include(error.message, 'the platform refused to report');
      assert.isEmpty(await results());
      assert.deepEqual(await run(refuses('unavailable'), DUE), { kind: 'done', detail: { sent: 1 } });
      assert.deepEqual(await run(platform, DUE), { kind: 'done', detail: { sent: 0 } });
      assert.deepEqual(await run(platform, AGAIN), { kind: 'done', detail: { sent: 1 } });
      const [delayed, scheduled] = await results();
      assert.deepInclude(delayed, {
        notification_type: 'delayed',
        sequence_number: 1,
        next_expected_at: AGAIN,
        currency: 'USD',
        partial_data: true,
        unavailable_count: 1,
      });
      assert.deepInclude(scheduled, {
        notification_type: 'scheduled',
        sequence_number: 2,
        next_expected_at: '2027-03-17T00:00:00.000Z',
        reporting_period: delayed.reporting_period,
      });
      assert.equal(scheduled.media_buy_deliveries[0].status, 'active');
    });

    it('is not sent as it was made before the buy changed', async () => {
      const buyer = newBuyer();
      const { principal } = buyer;
      const webhook = (path: string) => ({
        reporting_webhook: { url: `https://hooks.example/${path}`, reporting_frequency: 'daily' },
      });
      const { media_buy_id: id } = await desk.running(buyer, webhook('old'));
      const changing: Platform = {
        ...platform,
        async report(...asked) {
          const answer = await platform.report(...asked);
          await desk.update(buyer, id, webhook('new'));
          return answer;
        },
      };
      const payload = { principalId: principal.id, id };
      assert.deepEqual(await runJob(payload, changing, DUE), { kind: 'done', detail: { sent: 0 } });
      assert.deepEqual(await runJob(payload, platform, DUE), { kind: 'done', detail: { sent: 1 } });
      const sent = await rows(
        desk.store.url,
        `select url from webhooks where sequence = 1 and subject = '${id}'`,
      );
      assert.deepEqual(sent, [{ url: 'https://hooks.example/new' }]);
    });
  });
}
