import { assert } from 'chai';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { Platform, RefusalCode } from '../../../src/ad-server/port.ts';
import { builtInProfile } from '../../../src/domain/declaration/built-in.ts';
import { reportBuy } from '../../../src/jobs/delivery/reportBuy.ts';
import {
  type DeliveryDesk,
  newBuyer,
  startDeliveryDesk,
} from '../../handlers/tasks/media-buy/delivery-desk.ts';
import { enginesInTurn } from '../../support/databases.ts';
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

    const { platform } = openPlatform(builtInProfile.catalogs.products, 'http://localhost:1/mcp');
    const refuses = (code: RefusalCode): Platform => ({
      ...platform,
      report: async () => ({ ok: false, code, reason: 'no' }),
    });

    it('is announced as delayed while the platform has no figures, and sent for the same period later', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id } = await desk.running(buyer, {
        reporting_webhook: { url: 'https://hooks.example/in', reporting_frequency: 'daily' },
      });
      const payload = { principalId: buyer.principal.id, id };
      const run = (behind: Platform, at: string) =>
        (
          reportBuy({ store: desk.store, platform: behind, now: () => new Date(at) }).run as (
            work: object,
          ) => Promise<unknown>
        )({ payload });
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
        ...{ notification_type: 'delayed', sequence_number: 1, next_expected_at: AGAIN, currency: 'USD' },
        ...{ partial_data: true, unavailable_count: 1 },
      });
      assert.deepInclude(scheduled, {
        ...{ notification_type: 'scheduled', sequence_number: 2 },
        next_expected_at: '2027-03-17T00:00:00.000Z',
        reporting_period: delayed.reporting_period,
      });
      assert.equal(scheduled.media_buy_deliveries[0].status, 'active');
    });
  });
}
