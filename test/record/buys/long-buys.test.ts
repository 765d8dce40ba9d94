import { assert } from 'chai';
import type { WholeBuy } from '../../../src/domain/buys/buy-record.ts';
import { MOST_PACKAGES } from '../../../src/domain/buys/judging/room.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { commitBuy } from '../../../src/record/buys/commit-buy.ts';
import { countStatements } from '../../http/count-statements.ts';
import { assignment, creative, wholeBuy, wholePackage } from '../../support/buys.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { NOW } from '../../support/media.ts';

const KEY = { principalId: 'p1', id: 'b1' };
const LATER = new Date(NOW.getTime() + HOUR_MS);
const CHANGED = MOST_PACKAGES / 2;
/** Of a table that has something of each package: pieces of 100 packages, or of 250 short rows. */
const MOST_STATEMENTS = 12;

for (const engine of engines) {
  describe(`writing the longest buys on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const long = (): WholeBuy =>
      wholeBuy(
        {
          packages: Array.from({ length: MOST_PACKAGES }, (_none, position) => {
            const id = `b1-${position}`;
            return wholePackage({
              id,
              position,
              budget: 1000,
              assignments: [assignment('c1', { packageId: id })],
            });
          }),
        },
        { c1: 'approved', c2: 'approved' },
      );

    async function stored(): Promise<WholeBuy> {
      const buy = await store.primary.mediaBuys.find(KEY);
      if (buy === undefined) throw new Error('there is no buy');
      return buy;
    }

    /** Statements that write, by their table. */
    async function written(work: () => Promise<unknown>): Promise<Record<string, number>> {
      const counted = countStatements(store);
      await work();
      counted.stop();
      const tables = counted.asked.flatMap(
        ({ sql }) => /(?:insert into|update|delete from) [`"]?(media_buy\w*)/.exec(sql)?.[1] ?? [],
      );
      return Object.fromEntries(
        [...Map.groupBy(tables, (table) => table)].map(([table, all]) => [table, all.length]),
      );
    }

    it('takes a few statements for each table, and everything comes back', async () => {
      await store.transaction(async (tx) => {
        for (const id of ['c1', 'c2']) await tx.creatives.insert(creative(id));
      });
      const create = () =>
        store.transaction((tx) =>
          commitBuy(tx, null, long(), {
            now: NOW,
            historyNotes: [{ action: 'created', actor: 'buyer', summary: 'It was bought.' }],
          }),
        );
      const made = await written(create);
      const before = await stored();
      assert.lengthOf(before.packages, MOST_PACKAGES);
      const after = {
        ...before,
        creatives: new Map([...before.creatives, ['c2', 'approved' as const]]),
        packages: before.packages.map((one, at) =>
          at % 2 === 1
            ? one
            : {
                ...one,
                budget: one.budget + 1,
                assignments: [assignment('c2', { packageId: one.id }), ...one.assignments].map(
                  (assigned, position) => ({ ...assigned, position }),
                ),
              },
        ),
      };
      const notes = Array.from({ length: CHANGED }, (_none, at) => ({
        action: 'budget_updated',
        actor: 'buyer' as const,
        summary: `change ${at}`,
        packageId: `b1-${2 * at}`,
      }));
      let is: WholeBuy | undefined;
      const changed = await written(async () => {
        is = await store.transaction((tx) =>
          commitBuy(tx, before, after, { now: LATER, historyNotes: notes }),
        );
      });
      assert.deepEqual(
        new Set([...Object.keys(made), ...Object.keys(changed)]),
        new Set([
          'media_buys',
          'media_buy_packages',
          'media_buy_terms',
          'media_buy_assignments',
          'media_buy_history',
        ]),
      );
      for (const counts of [made, changed])
        for (const [table, count] of Object.entries(counts)) assert.isAtMost(count, MOST_STATEMENTS, table);
      assert.deepEqual(await stored(), is);
      const history = await store.primary.buyHistory.latest(KEY, CHANGED + 2);
      assert.deepEqual(
        history.toReversed().map(({ summary }) => summary),
        ['It was bought.', history.at(-2)?.summary ?? '', ...notes.map(({ summary }) => summary)],
      );
    });
  });
}
