import { assert } from 'chai';
import type { WholeBuy } from '../../../src/domain/buys/buy-record.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { commitBuy, settleBuy } from '../../../src/record/buys/commit-buy.ts';
import { assignment, creative, wholeBuy, wholePackage } from '../../support/buys.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { NOW } from '../../support/media.ts';

const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const KEY = { principalId: 'p1', id: 'b1' };
const made = { action: 'created', actor: 'buyer', summary: 'It was bought.' } as const;

for (const engine of engines) {
  describe(`writing buys on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const stored = async (): Promise<WholeBuy> => {
      const buy = await store.read.mediaBuys.find(KEY);
      if (buy === undefined) throw new Error('there is no buy');
      return buy;
    };
    const create = (buy: WholeBuy, now = NOW) =>
      store.transaction((tx) => commitBuy(tx, null, buy, { now, historyNotes: [made] }));
    const change = async (more: Partial<WholeBuy>, now = NOW) => {
      const before = await stored();
      return store.transaction((tx) =>
        commitBuy(
          tx,
          before,
          { ...before, ...more },
          { now, historyNotes: [{ ...made, action: 'changed' }] },
        ),
      );
    };
    const settle = async (now: Date, isBudgetSpent = false) => {
      const buy = await stored();
      return store.transaction((tx) => settleBuy(tx, buy, { now, isBudgetSpent }));
    };
    const shown = () =>
      wholeBuy({ packages: [wholePackage({ assignments: [assignment('c1')] })] }, { c1: 'approved' });
    const library = (...statuses: Parameters<typeof creative>[]) =>
      store.transaction(async (tx) => {
        for (const [id, status] of statuses) await tx.creatives.insert(creative(id, status));
      });

    it('comes back as it was written', async () => {
      await library(['c1']);
      const buy = await create({
        ...shown(),
        details: { context: { ü: ['☃', 1.5] }, po_number: '"7"' },
        hold: true,
      });
      assert.deepEqual(await stored(), buy);
    });

    it('waits without creatives, and runs nothing', async () => {
      const buy = await create(wholeBuy());
      assert.deepInclude(buy, { status: 'pending_creatives', revision: 1 });
      assert.deepEqual(buy.lookAt, buy.endAt);
      assert.deepEqual(
        buy.packages[0]?.terms.map(({ running }) => running),
        [false],
      );
    });

    it('starts at once when all is there', async () => {
      await library(['c1']);
      const buy = await create(shown());
      assert.equal(buy.status, 'active');
      assert.deepInclude(buy.packages[0]?.terms.at(-1), {
        running: true,
        creatives: [{ creative_id: 'c1' }],
      });
      const history = await store.read.buyHistory.latest(KEY, 10);
      assert.deepEqual(
        history.map(({ action, actor, revision }) => [action, actor, revision]),
        [
          ['active', 'platform', 1],
          ['created', 'buyer', 1],
        ],
      );
    });

    it('runs from its start whenever the clock looks', async () => {
      await library(['c1']);
      const buy = await create({ ...shown(), startAt: later(DAY_MS) });
      assert.equal(buy.status, 'pending_start');
      assert.deepEqual(buy.lookAt, later(DAY_MS));
      assert.isTrue(buy.packages[0]?.terms.at(-1)?.running);
      assert.isNull(await settle(later(DAY_MS - 1)));
      const started = await settle(later(DAY_MS + 5 * HOUR_MS));
      assert.deepInclude(started, { status: 'active', revision: 2 });
      assert.lengthOf(started?.packages[0]?.terms ?? [], 1, 'no new terms: nothing about delivery changed');
    });

    it('keeps a pause back until nothing else is missing', async () => {
      await library(['c1']);
      await create({ ...shown(), startAt: later(DAY_MS), hold: true });
      assert.isFalse((await stored()).packages[0]?.terms.at(-1)?.running);
      const started = await settle(later(DAY_MS));
      assert.deepInclude(started, { status: 'paused', hold: false });
    });

    it('ends by time, and by budget', async () => {
      await library(['c1']);
      await create(shown());
      assert.isNull(await settle(later(DAY_MS)));
      assert.equal((await settle(later(2 * DAY_MS), true))?.status, 'completed');
      const ended = await stored();
      // Once more, for what was delivered to the end.
      assert.deepEqual(ended.lookAt, later(2 * DAY_MS));
      assert.isFalse(ended.packages[0]?.terms.at(-1)?.running);
      assert.isNull(await settle(later(20 * DAY_MS)));
    });

    it('is canceled when there was nothing to show until its end', async () => {
      await create(wholeBuy());
      assert.equal((await settle(later(10 * DAY_MS)))?.status, 'canceled');
    });

    it('makes all moves of a time when nobody looked', async () => {
      await library(['c1']);
      await create({ ...shown(), startAt: later(DAY_MS) });
      const ended = await settle(later(30 * DAY_MS));
      assert.deepInclude(ended, { status: 'completed', revision: 2 });
      const history = await store.read.buyHistory.latest(KEY, 2);
      assert.deepEqual(
        history.map(({ action }) => action),
        ['completed', 'active'],
      );
    });

    it('is looked at again soon while it runs', async () => {
      await library(['c1']);
      const { lookAt, endAt } = await create(shown());
      assert.isTrue(lookAt !== null && lookAt < endAt && lookAt > NOW);
      assert.deepEqual(await store.read.mediaBuys.due(later(-1), 10), []);
      assert.deepEqual(await store.read.mediaBuys.due(lookAt ?? NOW, 10), [KEY]);
    });

    it('notes terms only when something about delivery changed', async () => {
      await library(['c1']);
      await create(shown());
      const named = await change({ details: { po_number: '8' } }, later(HOUR_MS));
      assert.lengthOf(named.packages[0]?.terms ?? [], 1);
      const [one] = named.packages;
      if (one === undefined) throw new Error('there is no package');
      const raised = await change({ packages: [{ ...one, budget: 200_000 }] }, later(2 * HOUR_MS));
      assert.deepEqual(
        raised.packages[0]?.terms.map(({ from, budget }) => [from, budget]),
        [
          [NOW.toISOString(), 100_000],
          [later(2 * HOUR_MS).toISOString(), 200_000],
        ],
      );
      assert.equal(raised.revision, 3);
      assert.deepEqual(await stored(), raised);
    });

    it('never dates terms before those that there are', async () => {
      await library(['c1']);
      await create(shown());
      const { packages } = await stored();
      const paused = packages.map((one) => ({ ...one, paused: true }));
      const changed = await change({ packages: paused }, later(-HOUR_MS));
      assert.deepEqual(
        changed.packages[0]?.terms.map(({ from, running }) => [from, running]),
        [
          [NOW.toISOString(), true],
          [NOW.toISOString(), false],
        ],
      );
    });

    it('stores one record of terms for all changes before anything runs', async () => {
      await create(wholeBuy());
      const { packages } = await stored();
      for (const budget of [1, 2, 3])
        await change({ packages: packages.map((one) => ({ ...one, budget })) }, later(budget * HOUR_MS));
      const [one] = (await stored()).packages;
      assert.deepEqual(
        one?.terms.map(({ from, budget }) => [from, budget]),
        [[NOW.toISOString(), 3]],
      );
    });

    it('writes a package that has other dates and nothing else', async () => {
      await create(wholeBuy());
      const { packages } = await stored();
      await change({ packages: packages.map((one) => ({ ...one, endAt: later(DAY_MS) })) });
      assert.deepEqual((await stored()).packages[0]?.endAt, later(DAY_MS));
    });

    it('adds packages, and puts assignments in the place of others', async () => {
      await library(['c1'], ['c2', 'pending_review']);
      await create(shown());
      const { packages } = await stored();
      const [one] = packages;
      if (one === undefined) throw new Error('there is no package');
      const more = wholePackage({
        id: 'b1-2',
        position: 1,
        assignments: [assignment('c1', { packageId: 'b1-2' })],
      });
      const next = { ...one, assignments: [assignment('c2', { details: { weight: 3 } })] };
      const changed = await change({
        packages: [next, more],
        creatives: new Map([
          ['c1', 'approved'],
          ['c2', 'pending_review'],
        ]),
      });
      assert.deepEqual(await stored(), changed);
      assert.deepEqual(changed.packages[0]?.terms.at(-1)?.creatives, [], 'what is not approved is not shown');
    });

    it('refuses to write over the buy of the same id', async () => {
      await create(wholeBuy());
      let failure: unknown;
      await create(wholeBuy()).catch((cause: unknown) => {
        failure = cause;
      });
      assert.instanceOf(failure, Error);
      assert.lengthOf(await store.read.buyHistory.latest(KEY, 10), 1);
    });

    it('has the platform told once for changes that come together', async () => {
      await create(wholeBuy());
      await change({ details: { po_number: '8' } });
      const claimed = await store.transaction((tx) =>
        tx.jobs.claim({ kinds: ['trafficBuy'], worker: 'w', now: NOW, leaseMs: 1000, limit: 10 }),
      );
      assert.deepEqual(
        claimed.map(({ payload }) => payload),
        [KEY],
      );
    });
  });
}
