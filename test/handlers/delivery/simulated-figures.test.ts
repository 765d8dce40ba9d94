import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { reads } from '../../../src/desk/tasks/call.ts';
import { getCreativeDelivery } from '../../../src/handlers/delivery/getCreativeDelivery.ts';
import { reportBuy } from '../../../src/jobs/delivery/reportBuy.ts';
import { engines } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { rows } from '../../support/sql.ts';
import { type DeliveryDesk, deliveryHandlers, newBuyer, startDeliveryDesk } from './delivery-desk.ts';

const MARK = { ad_server: { simulated: true } };
const [engine] = engines;
const schemas = join(import.meta.dirname, '../../../schemas/v3');

/** The answers and bodies that the contract says have the mark. */
const described = readdirSync(schemas, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.endsWith('figures-ext.json'))
  .filter((name) => readFileSync(join(schemas, name), 'utf8').includes('/figures-ext.json"'))
  .map((name) => name.replace(/^.*\//, '').replace(/\.json$/, ''));

// The mark does not depend on the database.
if (engine !== undefined) {
  describe('figures that a simulator invents for real accounts', () => {
    const start = (simulated: boolean) =>
      startDeliveryDesk(engine, {
        handlers: { ...deliveryHandlers, get_creative_delivery: reads(getCreativeDelivery) },
        profile: publisherProfile,
        behind: (platform) => ({ ...platform, simulated }),
      });

    /** The answers and bodies with figures, by the name of their schema. */
    async function told(desk: DeliveryDesk): Promise<Record<string, { ext?: unknown }>> {
      const buyer = newBuyer();
      const { principal, account } = buyer;
      const webhook = { url: 'https://hooks.example/in', reporting_frequency: 'daily' };
      const { media_buy_id: id } = await desk.running(buyer, { reporting_webhook: webhook });
      await desk.goTo('2027-03-17T12:00:00Z');
      const { platform } = desk.tools;
      const { run } = reportBuy({
        store: desk.store,
        ownMetrics: [],
        platform,
        now: () => new Date('2027-03-17T12:00:00Z'),
      });
      await (run as (work: object) => Promise<unknown>)({ payload: { principalId: principal.id, id } });
      const sent = await rows(desk.store.url, 'select id from webhooks where sequence is not null');
      const report = await desk.store.read.webhooks.find(principal.id, `${sent[0]?.id}`);
      const ask = (task: string, args: object) => desk.call(principal, task, { ...args });
      return {
        'get-media-buy-delivery-response': await desk.delivery(buyer, { media_buy_ids: [id] }),
        'get-media-buys-response': await desk.get(buyer, { media_buy_ids: [id], include_snapshot: true }),
        'get-creative-delivery-response': await ask('get_creative_delivery', { media_buy_ids: [id] }),
        'get-account-financials-response': await ask('get_account_financials', { account }),
        'get-media-buy-artifacts-response': await ask('get_media_buy_artifacts', { media_buy_id: id }),
        'media-buy-delivery-webhook-result': JSON.parse(report?.body ?? '{}').result,
      };
    }

    it('are marked in each answer and report that the contract names', async () => {
      const desk = await start(true);
      try {
        const all = await told(desk);
        assert.sameMembers(Object.keys(all), described);
        for (const [name, answer] of Object.entries(all)) assert.deepEqual(answer.ext, MARK, name);
      } finally {
        await desk.drop();
      }
    });

    it('have no mark when an ad server counted them, or in a sandbox', async () => {
      const desk = await start(false);
      try {
        for (const [name, answer] of Object.entries(await told(desk)))
          assert.notProperty(answer, 'ext', name);
      } finally {
        await desk.drop();
      }
    });

    it('have no mark in an answer without figures', async () => {
      const desk = await start(true);
      try {
        const buyer = newBuyer();
        const { media_buy_id: id } = await desk.running(buyer);
        assert.notProperty(await desk.get(buyer, { media_buy_ids: [id] }), 'ext');
      } finally {
        await desk.drop();
      }
    });
  });
}
