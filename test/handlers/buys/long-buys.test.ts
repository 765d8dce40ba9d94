import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows, selectAll } from '../../support/sql.ts';
import type { Answer } from '../../support/task-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from '../delivery/delivery-desk.ts';
import { NOW, promised, wanted } from './buys-desk.ts';

const CENTURY = 36_525;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();
const IGNORED = /^(knex_|sqlite_)/;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`buys of a century on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    beforeEach(() => desk.setNow(NOW));
    after(() => desk.drop());

    /** The number of rows of each table. */
    async function counted(): Promise<Record<string, number>> {
      const names =
        engine.name === 'sqlite' ? "select name from sqlite_master where type = 'table'" : PG_TABLES;
      const tables = (await rows(desk.store.url, names))
        .map(({ name }) => String(name))
        .filter((name) => !IGNORED.test(name) && name !== 'search_terms');
      const found = await selectAll(
        desk.store.url,
        tables.map((name) => `select count(*) as count from ${name}`),
      );
      return Object.fromEntries(found.map(([row], at) => [tables[at] ?? '', Number(row?.count)]));
    }

    /** Rows that a buy, its change and its reports add, by table. */
    async function added(days: number): Promise<Record<string, number>> {
      const buyer = newBuyer();
      const before = await counted();
      const made = await desk.running(buyer, { end_time: inDays(days) }, [{}, promised({ budget: 3000 })]);
      const [first] = made.packages;
      await desk.update(buyer, made.media_buy_id, {
        packages: [{ package_id: first.package_id, budget: 1500 }],
      });
      await desk.goTo(inDays(0.5));
      const { totals } = await desk.row(buyer, made.media_buy_id, {
        include_package_daily_breakdown: true,
        include_window_breakdown: true,
        time_granularity: 'daily',
      });
      assert.isNumber(totals.impressions);
      const after = await counted();
      return Object.fromEntries(
        Object.entries(after).flatMap(([name, count]) => {
          const more = count - (before[name] ?? 0);
          return more === 0 ? [] : [[name, more]];
        }),
      );
    }

    it('write no more rows than a buy of a day, in any table', async () => {
      const day = await added(1);
      for (const days of [731, 732, 27_000, CENTURY]) {
        // Rows of a tree over time are shared between packages, so their number differs a little.
        for (const [name, count] of Object.entries(await added(days)))
          assert.isAtMost(
            count,
            (day[name] ?? 0) + (name === 'held_inventory' ? 16 : 0),
            `${name}, ${days} days`,
          );
      }
    });

    it('are refused beyond a century only, when they are made and when they are changed', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, { end_time: inDays(CENTURY) });
      assert.isString(made.media_buy_id);
      for (const end_time of [inDays(CENTURY + 0.001), '9999-12-31T00:00:00Z']) {
        const refused: Answer = await desk.refuseCreate(buyer, { end_time });
        assert.deepInclude(refused, { code: 'VALIDATION_ERROR', field: 'end_time' });
        const change: Answer = await desk.refuseUpdate(buyer, made.media_buy_id, { end_time });
        assert.deepInclude(change, { code: 'VALIDATION_ERROR', field: 'end_time' });
      }
      const short = await desk.create(buyer, { end_time: inDays(1) });
      await desk.update(buyer, short.media_buy_id, { end_time: '2099-12-31T23:59:59Z' });
      assert.equal((await desk.read(buyer, short.media_buy_id)).end_time, '2099-12-31T23:59:59.000Z');
    });

    it('show the refusal that a shorter flight gets', async () => {
      const buyer = newBuyer();
      for (const end_time of [inDays(1), '2099-12-31T23:59:59Z']) {
        const refused: Answer = await desk.refuseCreate(buyer, {
          end_time,
          packages: [wanted({ product_id: 'nope' })],
        });
        assert.deepInclude(refused, { code: 'PRODUCT_NOT_FOUND', field: 'packages[0].product_id' });
      }
    });

    it('report a century that has passed in bounded answers', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id } = await desk.running(buyer, { end_time: inDays(CENTURY) });
      desk.setNow(new Date(inDays(CENTURY + 1)));
      const { totals } = await desk.row(buyer, id);
      assert.isAtMost(totals.spend, 1000);
      for (const time_granularity of ['hourly', 'daily'] as const) {
        const asked = { media_buy_ids: [id], account: buyer.account, include_window_breakdown: true };
        const args = { ...asked, time_granularity };
        const refused: Answer = await desk.refusal(buyer.principal, 'get_media_buy_delivery', args);
        assert.deepInclude(refused, { code: 'VALIDATION_ERROR', field: 'time_granularity' });
        const { media_buy_deliveries: deliveries } = await desk.call(
          buyer.principal,
          'get_media_buy_delivery',
          {
            ...args,
            start_date: '2090-01-01',
            end_date: '2090-01-08',
          },
        );
        assert.lengthOf(deliveries[0].windows, time_granularity === 'daily' ? 7 : 7 * 24);
      }
    });
  });
}

const PG_TABLES =
  'select table_name as name from information_schema.tables where table_schema = current_schema()';
