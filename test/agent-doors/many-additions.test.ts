import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../src/domain/text/instant.ts';
import { newId } from '../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { aroundStatements } from '../support/around-statements.ts';
import { assertWithin, LONGEST_TURN, measured } from '../support/cpu-cost.ts';
import { enginesInTurn } from '../support/databases.ts';
import { execute } from '../support/sql.ts';
import { callTask, demo } from './world.ts';

/** Half of what a caller may have: conversions of a month are a row for each hour, package and creative. */
const MANY = 50_000;
/** Rows that one statement may return. */
const MOST_AT_ONCE = 1_000;
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`reports of a buy with very many figures from outside, on ${engine.name}`, () => {
    let app: TestApp;
    let buyId: string;
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
      const product = { product_id: 'network_display', pricing_option_id: 'cpm_usd_auction' };
      const bought = await call('create_media_buy', {
        idempotency_key: newId(),
        account,
        brand: account.brand,
        start_time: 'asap',
        end_time: new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString(),
        packages: Array.from({ length: 2 }, () => ({ ...product, budget: 500, bid_price: 20 })),
      });
      buyId = bought.media_buy_id;
      const packageId: string = bought.packages[0].package_id;
      app.clock.advance(2 * DAY_MS);
      const addition = JSON.stringify({ buy_id: buyId, package_id: packageId, counts: { clicks: 1 } });
      const at = app.clock.now().getTime() - DAY_MS;
      const time = new Date(at).toISOString();
      await execute(
        app.url,
        `insert into media_buy_additions (principal_id, buy_id, seq, at, addition)
         with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MANY})
         select b.principal_id, b.id, i, ${at}, '{"at":"${time}",${addition.slice(1)}' from media_buys b, n`,
      );
    });
    after(() => app.drop());

    async function call(name: string, args: object) {
      app.clock.advance(61_000);
      const origin = `http://127.0.0.1:${app.address?.port}`;
      const { body, isError } = await callTask('mcp', origin, name, args, demo('many-additions'));
      assert.isFalse(isError, JSON.stringify(body).slice(0, 300));
      return body;
    }

    /** Numbers of rows that each statement of a piece of work returned. */
    async function rowsOf(work: () => Promise<unknown>): Promise<number[]> {
      const rows: number[] = [0];
      const stop = aroundStatements(app.store, async (_asked, run) => {
        const result = await run();
        if (Array.isArray(result)) rows.push(result.length);
        return result;
      });
      await work();
      stop();
      return rows;
    }

    it('credit an event without reading them, and one of an hour with very many in pieces', async () => {
      await call('sync_event_sources', {
        idempotency_key: newId(),
        account,
        event_sources: [{ event_source_id: 'shop', action_source: 'website', event_types: ['purchase'] }],
      });
      const log = (hoursAgo: number) =>
        call('log_event', {
          idempotency_key: newId(),
          event_source_id: 'shop',
          events: [
            {
              event_id: newId(),
              event_type: 'purchase',
              event_time: new Date(app.clock.now().getTime() - hoursAgo * HOUR_MS).toISOString(),
              user_match: { click_id: 'click' },
            },
          ],
        });
      const conversions = async () => {
        const { media_buy_deliveries: all } = await call('get_media_buy_delivery', {
          account,
          media_buy_ids: [buyId],
        });
        return all[0].totals.conversions ?? 0;
      };
      await execute(app.url, `update media_buys set status = 'active'`);
      // What a buy that delivers by itself has beside it are credited events, which are no clicks.
      const rows = await rowsOf(() => log(1));
      assert.isBelow(
        rows.reduce((sum, count) => sum + count, 0),
        MOST_AT_ONCE,
      );
      await execute(app.url, 'update media_buys set is_silent = 1');
      const before = await conversions();
      // The hour of a credited event is read for what it holds already.
      assert.isAtMost(Math.max(...(await rowsOf(() => log(24)))), MOST_AT_ONCE);
      assert.isAbove(await conversions(), before);
      await assertWithin(
        (control) => ({ longest: LONGEST_TURN * control }),
        () => measured(() => log(24)),
      );
      await execute(app.url, 'update media_buys set is_silent = 0');
    });

    it('count all of them, and leave the event loop its turns', async () => {
      const report = () => call('get_media_buy_delivery', { account, media_buy_ids: [buyId] });
      const { media_buy_deliveries: deliveries } = await report();
      assert.isAtLeast(deliveries[0].by_package[0].clicks, MANY);
      assert.isBelow(deliveries[0].by_package[1].clicks, MANY);
      assert.isAtMost(Math.max(...(await rowsOf(report))), MOST_AT_ONCE);
      const works = [
        report,
        () => call('get_media_buys', { account, media_buy_ids: [buyId] }),
        () => call('get_account_financials', { account }),
      ];
      for (const work of works)
        await assertWithin(
          (control) => ({ longest: LONGEST_TURN * control }),
          () => measured(work),
        );
    });
  });
}
