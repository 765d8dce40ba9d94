import { assert } from 'chai';
import fc from 'fast-check';
import type { PackageReport, ReportAsk } from '../../../src/ad-server/delivery-report.ts';
import type { Inventory } from '../../../src/ad-server/inventory.ts';
import type { PackageOrder } from '../../../src/ad-server/port.ts';
import { figuresIn } from '../../../src/ad-server/simulator/kept.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import type { DeliveredRow } from '../../../src/domain/delivery/delivered-rows.ts';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { granted, histories, inventory, later, order as orderOf, START, terms } from '../orders.ts';

const hour = (n: number): Date => new Date(START.getTime() + n * HOUR_MS);
const sold: Inventory = { ...inventory, conversion_value: 12.5 };

let named = 0;
/** The order under an id of its own, with the terms that were agreed until an instant. */
const asOf = (order: PackageOrder, id: string, now: Date): PackageOrder => ({
  ...order,
  package_id: id,
  terms: order.terms.filter(({ from }, at) => at === 0 || from <= now),
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the figures that the simulator stores, on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    const keeping = (own = sold) => openSimulator(() => own, undefined, { figures: figuresIn(store) });
    const computing = openSimulator(() => sold);
    const read = async (
      order: PackageOrder,
      ask: Partial<ReportAsk> & Pick<ReportAsk, 'as_of'>,
      own = sold,
    ) => granted(await keeping(own).report({ orders: [order], ...ask })).packages[0];
    const stored = (id: string, grain: 'hour' | 'day' = 'hour') =>
      store.read.deliveredFigures.sums({ packageIds: [id], from: START, to: later(200), grain });
    const nextId = () => `pkg_kept_${++named}`;

    it('answer what was computed, whatever changed and whenever it was read before', async () => {
      const instants = fc.array(fc.integer({ min: 1, max: 32 * 86_400 }), { minLength: 1, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(histories, instants, async (order, seconds) => {
          const id = nextId();
          for (const second of seconds.toSorted((a, b) => a - b)) {
            const now = new Date(START.getTime() + second * 1000);
            const mine = asOf(order, id, now);
            const period = { from: hour(Math.floor(second / 7200)), to: later(40) };
            const asks: ReportAsk[] = [
              { orders: [mine], as_of: now, breakdowns: true },
              { orders: [mine], as_of: now, windows: 'day' },
              { orders: [mine], as_of: now, windows: 'hour', period },
            ];
            for (const ask of asks)
              assert.deepEqual(await keeping().report(ask), await computing.report(ask));
          }
        }),
        { numRuns: 25 },
      );
    });

    it('are rows of package, creative and hour, whose sum is what the package delivered', async () => {
      const order = orderOf({
        package_id: nextId(),
        terms: [terms({ flight: { start: hour(0.25), end: later(10) } })],
      });
      await read(order, { as_of: hour(30.5) });
      const report = await read(order, { as_of: hour(30.5) });
      const rows = await stored(order.package_id);
      assert.deepEqual([rows.length, rows[0]?.from, rows.at(-1)?.from], [30, hour(0), hour(29)]);
      const sumOf = (pick: (row: (typeof rows)[number]) => number) =>
        rows.reduce((sum, row) => sum + pick(row), 0);
      const until = granted(await computing.report({ orders: [order], as_of: hour(30) })).packages[0];
      assert.equal(
        sumOf(({ counts }) => counts.impressions),
        until?.totals.impressions,
      );
      assert.equal(
        sumOf(({ spendMinor }) => spendMinor ?? 0),
        until?.totals.spend_minor,
      );
      assert.isAbove(report?.totals.impressions ?? 0, until?.totals.impressions ?? 0);
    });

    it('stay what they were when the inventory of another version of the simulator would deliver ten times as much', async () => {
      const order = orderOf({
        package_id: nextId(),
        terms: [terms({ price: { model: 'time', currency: 'EUR', fixed_price: 5 } })],
      });
      const now = hour(48.01);
      const before = await read(order, { as_of: now });
      const larger = { ...sold, weekly_impressions: sold.weekly_impressions * 10 };
      const after = await read(order, { as_of: now, period: { from: START, to: hour(47) } }, larger);
      const fresh = openSimulator(() => larger);
      const invented = granted(await fresh.report({ orders: [order], as_of: hour(47) })).packages[0];
      assert.isBelow(after?.totals.impressions ?? 0, before?.totals.impressions ?? 0);
      assert.isAbove(invented?.totals.impressions ?? 0, 5 * (after?.totals.impressions ?? 0));
    });

    it('are what answers say: a row that is corrected changes totals, spend, its hour and its day', async () => {
      const order = orderOf({ package_id: nextId() });
      const now = hour(30);
      const before = await read(order, { as_of: now });
      const [row] = (await stored(order.package_id)).slice(5);
      if (row === undefined) throw new Error('nothing is stored');
      const wrong = {
        ...row,
        to: new Date(row.from.getTime() + HOUR_MS),
        revision: 10_000,
        spendMinor: (row.spendMinor ?? 0) + 7,
      };
      await store.transaction((tx) =>
        tx.deliveredFigures.putAll([
          { ...wrong, counts: { ...row.counts, impressions: row.counts.impressions + 1_000 } },
        ]),
      );
      const after = await read(order, { as_of: now, windows: 'hour' });
      const days = await read(order, { as_of: now, windows: 'day' });
      const was = before?.totals;
      const is = after?.totals;
      assert.equal(is?.impressions, (was?.impressions ?? 0) + 1_000);
      assert.equal(is?.spend_minor, (was?.spend_minor ?? 0) + 7);
      assert.equal(after?.windows[5]?.totals.impressions, row.counts.impressions + 1_000);
      assert.equal(days?.windows[0]?.totals.impressions, sumOfHours(after, 24));
    });

    it('of an hour are stored when changes of it are known, and of the last hour when the package ends', async () => {
      const order = orderOf({
        package_id: nextId(),
        terms: [terms({ flight: { start: START, end: hour(26.5) } })],
      });
      const countAt = async (now: Date) => {
        await read(order, { as_of: now });
        return (await stored(order.package_id)).length;
      };
      const late = (n: number, minutes: number) => new Date(hour(n).getTime() + minutes * MINUTE_MS);
      assert.equal(await countAt(late(2, 4)), 1);
      assert.equal(await countAt(late(2, 5)), 2);
      assert.equal(await countAt(hour(26.4)), 26);
      assert.equal(await countAt(hour(26.5)), 27);
      assert.equal(await countAt(later(3)), 27);
    });

    it('are nothing of a package whose figures others state, before a flight, and while it does not run', async () => {
      const paused = orderOf({ package_id: nextId(), terms: [terms({ running: false })] });
      const silent = orderOf({ package_id: nextId(), silent: true });
      const early = orderOf({
        package_id: nextId(),
        terms: [terms({ flight: { start: later(5), end: later(9) } })],
      });
      for (const order of [paused, silent, early]) {
        assert.equal((await read(order, { as_of: later(4) }))?.totals.impressions, 0);
        assert.deepEqual(await stored(order.package_id), []);
      }
      const ran = orderOf({ package_id: nextId() });
      await read(ran, { as_of: later(2) });
      assert.isNotEmpty(await stored(ran.package_id));
      assert.equal((await read({ ...ran, silent: true }, { as_of: later(2) }))?.totals.impressions, 0);
    });

    it('of a long absence are stored in pieces, and each answer in between is complete', async () => {
      const end = later(300);
      const order = orderOf({ package_id: nextId(), terms: [terms({ flight: { start: START, end } })] });
      const now = later(150);
      const [whole] = granted(await computing.report({ orders: [order], as_of: now })).packages;
      const counts: number[] = [];
      const own = figuresIn(store);
      const keep = (rows: readonly DeliveredRow[]) =>
        store.transaction((tx) => tx.deliveredFigures.putAll(rows));
      const patient = openSimulator(() => sold, undefined, { figures: { ...own, keep } });
      for (let at = 0; at < 3; at += 1) {
        const { packages } = granted(await patient.report({ orders: [order], as_of: now }));
        assert.deepEqual(packages[0], whole);
        counts.push((await stored(order.package_id)).length);
      }
      assert.deepEqual(counts, [2_000, 3_599, 3_599]);
    });

    it('inside a transaction are computed and not stored', async () => {
      const order = orderOf({ package_id: nextId() });
      const report = await store.transaction(async () => read(order, { as_of: later(2) }));
      const computed = granted(await computing.report({ orders: [order], as_of: later(2) })).packages[0];
      assert.deepEqual(report, computed);
      assert.deepEqual(await stored(order.package_id), []);
    });

    it('belong to the caller, and go with the sandbox', async () => {
      const order = orderOf({ package_id: nextId(), principal_id: 'buyer_kept' });
      await read(order, { as_of: later(2) });
      assert.isNotEmpty(await stored(order.package_id, 'day'));
      const { isEmpty } = await store.transaction((tx) => tx.sandboxes.reset('buyer_kept', later(2), 10_000));
      assert.isTrue(isEmpty);
      assert.deepEqual([await stored(order.package_id), await stored(order.package_id, 'day')], [[], []]);
    });
  });
}

const sumOfHours = (report: PackageReport | undefined, hours: number): number =>
  (report?.windows ?? []).slice(0, hours).reduce((sum, { totals }) => sum + totals.impressions, 0);
