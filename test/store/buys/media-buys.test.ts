import { assert } from 'chai';
import type { WholeBuy } from '../../../src/domain/buys/buy-record.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { commitBuy } from '../../../src/record/buys/commit-buy.ts';
import { wholeBuy, wholePackage } from '../../support/buys.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { NOW } from '../../support/media.ts';

const later = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

/** A buy with one package of its own. */
const buyOf = (id: string, more: Partial<WholeBuy> = {}, share = 100_000): WholeBuy => {
  const { principalId = 'p1' } = more;
  return wholeBuy({
    id,
    packages: [wholePackage({ principalId, buyId: id, id: `${id}-1`, sharePpm: share })],
    ...more,
  });
};

for (const engine of engines) {
  describe(`buys on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());
    const put = (...buys: WholeBuy[]) =>
      store.transaction(async (tx) => {
        for (const buy of buys) await commitBuy(tx, null, buy, { now: NOW, historyNotes: [] });
      });
    const ids = (buys: readonly { id: string }[]) => buys.map(({ id }) => id);

    it('belong to their principal', async () => {
      await put(buyOf('b1'), buyOf('b1', { principalId: 'p2', accountId: 'a2' }));
      const { mediaBuys } = store.read;
      assert.equal((await mediaBuys.find({ principalId: 'p2', id: 'b1' }))?.accountId, 'a2');
      assert.isUndefined(await mediaBuys.find({ principalId: 'p3', id: 'b1' }));
      assert.deepEqual(await mediaBuys.findAll('p3', ['b1']), []);
      assert.deepEqual(await mediaBuys.page('p3', {}, { limit: 10 }), []);
      assert.equal(await mediaBuys.count('p2', {}), 1);
    });

    it('come page by page, newest first, each once', async () => {
      await put(
        ...Array.from({ length: 7 }, (_, at) =>
          buyOf(`b${at}`, { createdAt: later(Math.floor(at / 3)), accountId: at === 6 ? 'a2' : 'a1' }),
        ),
      );
      const seen: string[] = [];
      let after: [number, string] | null = null;
      for (;;) {
        const page: WholeBuy[] = await store.read.mediaBuys.page(
          'p1',
          { accountIds: ['a1'] },
          { after, limit: 2 },
        );
        seen.push(...ids(page));
        const last = page.at(-1);
        if (last === undefined) break;
        after = [last.createdAt.getTime(), last.id];
      }
      assert.deepEqual(seen, ['b5', 'b4', 'b3', 'b2', 'b1', 'b0']);
    });

    it('come whole and in order when their packages are more than one turn reads', async () => {
      const context = { text: 'ü'.repeat(300_000) };
      const large = Array.from({ length: 4 }, (_, at) =>
        buyOf(`b${at}`, {
          createdAt: later(at),
          packages: [wholePackage({ buyId: `b${at}`, id: `b${at}-1`, details: { context } })],
        }),
      );
      await put(...large, buyOf('b4', { createdAt: later(4), packages: [] }));
      const page = await store.read.mediaBuys.page('p1', {}, { limit: 10 });
      assert.deepEqual(ids(page), ['b4', 'b3', 'b2', 'b1', 'b0']);
      assert.deepEqual(
        page.map(({ packages }) => packages.map(({ id, details }) => [id, details.context])),
        [[], ...['b3', 'b2', 'b1', 'b0'].map((id) => [[`${id}-1`, context]])],
      );
      assert.isNotEmpty(page[1]?.packages[0]?.terms ?? []);
    });

    it('end before there are more packages or bytes than asked, and have at least one buy', async () => {
      await put(
        ...Array.from({ length: 4 }, (_, at) =>
          buyOf(`b${at}`, {
            createdAt: later(at),
            packages: ['1', '2'].map((one) =>
              wholePackage({
                buyId: `b${at}`,
                id: `b${at}-${one}`,
                details: { context: { text: 'é'.repeat(500) } },
              }),
            ),
          }),
        ),
      );
      const within = async (most: object, limit = 3) => {
        const { read, isCut } = await store.read.mediaBuys.pageWithin('p1', {}, { limit, most });
        return [...ids(await read()), isCut];
      };
      assert.deepEqual(await within({}), ['b3', 'b2', 'b1', false]);
      assert.deepEqual(await within({ packages: 4 }), ['b3', 'b2', true]);
      assert.deepEqual(await within({ packages: 5 }), ['b3', 'b2', true]);
      assert.deepEqual(await within({ packages: 8 }, 4), ['b3', 'b2', 'b1', 'b0', false]);
      assert.deepEqual(await within({ packages: 1 }), ['b3', true]);
      // Two packages of a buy have a little more than 2,000 bytes.
      assert.deepEqual(await within({ details: 4_500 }), ['b3', 'b2', true]);
      assert.deepEqual(await within({ details: 1 }), ['b3', true]);
      assert.deepEqual(await within({ whole: 1 }), ['b3', true]);
      const none = await store.read.mediaBuys.pageWithin('p9', {}, { limit: 3, most: { packages: 0 } });
      assert.deepEqual({ buys: await none.read(), isCut: none.isCut }, { buys: [], isCut: false });
    });

    it('are narrowed by account, id and state', async () => {
      await put(
        buyOf('b1'),
        buyOf('b2', { status: 'canceled' }),
        buyOf('b3', { accountId: 'a2', status: 'rejected' }),
      );
      const { mediaBuys } = store.read;
      const found = async (filter: Parameters<typeof mediaBuys.page>[1]) => {
        const page = ids(await mediaBuys.page('p1', filter, { limit: 10 })).sort();
        assert.equal(await mediaBuys.count('p1', filter), page.length);
        return page;
      };
      assert.deepEqual(await found({}), ['b1', 'b2', 'b3']);
      assert.deepEqual(await found({ accountIds: ['a2'] }), ['b3']);
      assert.deepEqual(await found({ accountIds: [] }), []);
      assert.deepEqual(await found({ ids: ['b1', 'b9'] }), ['b1']);
      assert.deepEqual(await found({ statuses: ['canceled', 'rejected'] }), ['b2', 'b3']);
      assert.deepEqual(await found({ accountIds: ['a1'], statuses: ['rejected'] }), []);
    });

    it('read a buy of very many packages as it was written', async () => {
      const buy = buyOf('b1');
      const [one] = buy.packages;
      if (one === undefined) throw new Error('no package');
      const packages = Array.from({ length: 230 }, (_, at) => {
        // Their ids are in another order than the packages.
        const id = `p${(at * 7) % 230}`;
        const owned = { principalId: 'p1', accountId: 'a1', buyId: 'b1', packageId: id };
        return {
          ...one,
          id,
          position: at,
          assignments: ['c1', `c${at + 2}`].map((creativeId, position) => ({
            ...owned,
            creativeId,
            position,
            details: {},
          })),
        };
      });
      await put({ ...buy, packages });
      const found = await store.read.mediaBuys.find({ principalId: 'p1', id: 'b1' });
      assert.deepEqual(
        found?.packages.map(({ id, assignments }) => [id, assignments]),
        packages.map(({ id, assignments }) => [id, assignments]),
      );
    });

    it('find where creatives are assigned', async () => {
      const buy = buyOf('b1');
      const assigned = (creativeId: string) => ({
        principalId: 'p1',
        accountId: 'a1',
        buyId: 'b1',
        packageId: 'b1-1',
        creativeId,
        position: 0,
        details: { weight: 2 },
      });
      await put({ ...buy, packages: buy.packages.map((one) => ({ ...one, assignments: [assigned('c1')] })) });
      const { creativeAssignments } = store.read;
      const library = { principalId: 'p1', accountId: 'a1' };
      assert.deepEqual(await creativeAssignments.buysShowing(library, ['c1', 'c2']), ['b1']);
      assert.deepEqual(await creativeAssignments.buysShowing({ ...library, accountId: 'a2' }, ['c1']), []);
      assert.deepEqual(await creativeAssignments.buysShowing(library, []), []);
      assert.deepEqual(
        [...(await creativeAssignments.assignmentCounts(library, ['c1', 'c2', 'c1']))],
        [['c1', 1]],
      );
    });
  });
}
