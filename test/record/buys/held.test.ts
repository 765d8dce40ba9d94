import { assert } from 'chai';
import fc from 'fast-check';
import type { WholeBuy, WholePackage } from '../../../src/domain/buys/buy-record.ts';
import { canceledBuy } from '../../../src/domain/buys/changed-buy.ts';
import { sharesOfBuy } from '../../../src/domain/buys/holds.ts';
import type { Span } from '../../../src/domain/text/instant.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { commitBuy } from '../../../src/record/buys/commit-buy.ts';
import { heldBeside } from '../../../src/record/products/held-beside.ts';
import type { Tables } from '../../../src/store/index.ts';
import { countStatements } from '../../http/count-statements.ts';
import { wholeBuy, wholePackage } from '../../support/buys.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { checkHeld } from '../../support/held.ts';
import { NOW } from '../../support/media.ts';
import { rowsRead } from '../../support/plans.ts';
import { rows } from '../../support/sql.ts';

const SHARE = 100_000;
const PRODUCT = 'news_display';
const later = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);
const span = (from: number, until: number): Span => ({ start: later(from), end: later(until) });

/** A buy for 240 hours with one package of its own. */
const buyOf = (id: string, more: Partial<WholeBuy> = {}, only: Partial<WholePackage> = {}): WholeBuy => {
  const { principalId = 'p1', accountId = 'a1' } = more;
  const packages = [wholePackage({ principalId, buyId: id, id: `${id}-1`, ...only })];
  return wholeBuy({ id, principalId, accountId, packages, ...more });
};

for (const engine of engines) {
  describe(`what packages hold on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(async () => {
      await checkHeld(store.url);
      await store.drop();
    });

    const put = (...buys: WholeBuy[]) =>
      store.transaction(async (tx) => {
        for (const buy of buys) await commitBuy(tx, null, buy, { now: NOW, historyNotes: [] });
      });
    const change = (
      key: { principalId?: string; id: string },
      changed: (buy: WholeBuy) => WholeBuy,
      now = NOW,
    ) =>
      store.transaction(async (tx) => {
        const before = await tx.mediaBuys.find({ principalId: 'p1', ...key });
        assert.isDefined(before);
        if (before !== undefined) await commitBuy(tx, before, changed(before), { now, historyNotes: [] });
      });
    const most = async (
      flight: Span,
      of: { principalId?: string; accountId?: string; sandbox?: boolean } = {},
      tables: Tables = store.read,
    ) => {
      const pool = { principalId: 'p1', accountId: 'a1', sandbox: true, ...of };
      const held = await heldBeside(tables, pool, [{ id: 'new', productId: PRODUCT, flight }], []);
      return held.get(PRODUCT)?.most(flight);
    };

    it('counts buys of the same account in a sandbox, of everybody otherwise', async () => {
      await put(
        buyOf('b1'),
        buyOf('b2', { accountId: 'a2' }, { sharePpm: 2 }),
        buyOf('b3', { principalId: 'p2' }, { sharePpm: 3 }),
        buyOf('b4', { sandbox: false }, { sharePpm: 4 }),
        buyOf('b5', { sandbox: false, principalId: 'p2' }, { sharePpm: 50 }),
      );
      assert.equal(await most(span(0, 5)), SHARE);
      assert.equal(await most(span(0, 5), { accountId: 'a2' }), 2);
      assert.equal(await most(span(0, 5), { principalId: 'p2' }), 3);
      assert.equal(await most(span(0, 5), { sandbox: false }), 54);
      assert.equal(await most(span(0, 5), { sandbox: false, principalId: 'p9', accountId: 'a9' }), 54);
      assert.equal(await most(span(0, 5), { accountId: 'a9' }), 0);
    });

    it('ends with the flight, is nothing for what was canceled, and is by product', async () => {
      await put(
        buyOf('b1'),
        buyOf('b2', { status: 'canceled' }),
        buyOf('b3', {}, { productId: 'other' }),
        buyOf('b4', {}, { canceled: true }),
        buyOf('b5', { status: 'rejected' }),
      );
      assert.equal(await most(span(239, 240)), SHARE);
      assert.equal(await most(span(239, 300)), SHARE);
      assert.equal(await most(span(240, 300)), 0);
      assert.equal(await most(span(-5, 0)), 0);
    });

    it('goes by the dates of the package, if it has some', async () => {
      await put(buyOf('b1', {}, { startAt: later(5), endAt: later(9) }));
      assert.equal(await most(span(0, 5)), 0);
      assert.equal(await most(span(0, 6)), SHARE);
      assert.equal(await most(span(9, 20)), 0);
    });

    it('moves when the flight of the buy does', async () => {
      await put(buyOf('b1'));
      await change({ id: 'b1' }, (buy) => ({ ...buy, startAt: later(100), endAt: later(120) }));
      assert.equal(await most(span(0, 100)), 0);
      assert.equal(await most(span(100, 101)), SHARE);
      assert.equal(await most(span(120, 500)), 0);
    });

    it('is released once when a buy is canceled, and again by nothing', async () => {
      await put(buyOf('b1'), buyOf('b2', {}, { sharePpm: 7 }));
      await change({ id: 'b1' }, (buy) => canceledBuy(buy, { by: 'buyer', reason: null, now: NOW }));
      assert.equal(await most(span(0, 5)), 7);
      await change({ id: 'b1' }, (buy) => buy);
      assert.equal(await most(span(0, 5)), 7);
    });

    it('leaves no row when nothing is held any more', async () => {
      await put(buyOf('b1'), buyOf('b2', { sandbox: false }));
      assert.isNotEmpty(await rows(store.url, 'select 1 from held_inventory'));
      for (const id of ['b1', 'b2'])
        await change({ id }, (buy) => ({
          ...buy,
          packages: buy.packages.map((one) => ({ ...one, canceled: true })),
        }));
      assert.isEmpty(await rows(store.url, 'select 1 from held_inventory'));
    });

    it('is not changed by a write that is rolled back', async () => {
      await put(buyOf('b1'));
      const failed = store.transaction(async (tx) => {
        await commitBuy(tx, null, buyOf('b2'), { now: NOW, historyNotes: [] });
        throw new Error('no');
      });
      assert.instanceOf(await failed.catch((cause: unknown) => cause), Error);
      assert.equal(await most(span(0, 5)), SHARE);
    });

    it('counts all of the buys that are written at the same time', async () => {
      const buys = Array.from({ length: 12 }, (_, at) =>
        buyOf(`b${at}`, { sandbox: false, principalId: `p${at}` }, { startAt: later(at) }),
      );
      await Promise.all(buys.map((buy) => put(buy)));
      assert.equal(await most(span(0, 24), { sandbox: false }), 12 * SHARE);
    });

    it('does not count what a package of the same buy holds before it is booked again', async () => {
      const buy = buyOf('b1', {
        packages: ['1', '2'].map((id) => wholePackage({ buyId: 'b1', id, sharePpm: 100 })),
      });
      await put(buy, buyOf('b2', {}, { sharePpm: 5 }));
      const own = await store.read.mediaBuys.find(buy);
      const wanted = [{ id: '2', productId: PRODUCT, flight: span(0, 400) }];
      const held = await heldBeside(store.read, buy, wanted, own === undefined ? [] : sharesOfBuy(own));
      assert.equal(held.get(PRODUCT)?.most(span(0, 400)), 105);
    });

    it('is always what the packages hold, whatever happened to them', async () => {
      const hours = fc.integer({ min: -30, max: 900 });
      const flight = fc.tuple(hours, fc.integer({ min: 1, max: 400_000 }));
      const acts = fc.array(
        fc.record({
          act: fc.constantFrom('new', 'move', 'share', 'add', 'drop', 'end', 'cancel', 'pause'),
          which: fc.nat({ max: 5 }),
          product: fc.constantFrom(PRODUCT, 'other'),
          isLive: fc.boolean(),
          at: flight,
          ppm: fc.integer({ min: 0, max: 1_000_000 }),
        }),
        { minLength: 5, maxLength: 25 },
      );
      let run = 0;
      await fc.assert(
        fc.asyncProperty(acts, async (list) => {
          run += 1;
          const made: string[] = [];
          for (const { act, which, product: productId, isLive, at, ppm } of list) {
            const [start, length] = at;
            const times = { startAt: later(start), endAt: later(start + length) };
            const id = made[which % Math.max(1, made.length)];
            const one = (of: string) =>
              wholePackage({ buyId: of, id: `${of}-${made.length}-${ppm}`, productId, sharePpm: ppm });
            if (act === 'new' || id === undefined) {
              const fresh = `r${run}-${made.length}`;
              made.push(fresh);
              await put(buyOf(fresh, { sandbox: !isLive, ...times, packages: [one(fresh)] }));
              continue;
            }
            const done: Readonly<Record<string, (buy: WholeBuy) => WholeBuy>> = {
              move: (buy) => ({ ...buy, ...times }),
              share: (buy) => ({
                ...buy,
                packages: buy.packages.map((it) => ({ ...it, ...times, sharePpm: ppm })),
              }),
              add: (buy) =>
                buy.packages.some((it) => it.id === one(id).id)
                  ? buy
                  : { ...buy, packages: [...buy.packages, { ...one(id), position: buy.packages.length }] },
              drop: (buy) => ({
                ...buy,
                packages: buy.packages.map((it, n) => ({ ...it, canceled: n === 0 })),
              }),
              end: (buy) => ({ ...buy, status: 'completed' }),
              cancel: (buy) => canceledBuy(buy, { by: 'buyer', reason: null, now: NOW }),
              pause: (buy) => ({
                ...buy,
                packages: buy.packages.map((it) => ({ ...it, paused: !it.paused })),
              }),
            };
            await change({ id }, done[act] ?? ((buy) => buy), later(ppm % 50));
          }
          await checkHeld(store.url);
        }),
        { numRuns: 12 },
      );
    });

    it('costs as many rows with 400 live packages of a product as with 10', async () => {
      const read = async (work: (tx: Tables) => Promise<unknown>): Promise<number> => {
        const counted = countStatements(store);
        try {
          await store.transaction(work);
        } finally {
          counted.stop();
        }
        assert.isNotEmpty(counted.asked);
        const reads = counted.asked.filter(({ sql }) => /held_inventory/.test(sql));
        return (await rowsRead(store.url, reads)).reduce((sum, one) => sum + one, 0);
      };
      const ask = (tx: Tables) => most(span(0, 100_000), { sandbox: false }, tx);
      const fill = (from: number, until: number) =>
        put(
          ...Array.from({ length: until - from }, (_, at) => {
            const times = { startAt: later((from + at) * 7), endAt: later((from + at) * 13 + 900) };
            return buyOf(`f${from + at}`, { sandbox: false, ...times }, { sharePpm: 1 });
          }),
        );
      await fill(0, 10);
      const few = await read(ask);
      await fill(10, 400);
      assert.isAtMost(await read(ask), few + 16);
      assert.isAtMost(
        await read((tx) =>
          commitBuy(tx, null, buyOf('z', { sandbox: false }), { now: NOW, historyNotes: [] }),
        ),
        64,
      );
    });
  });
}
