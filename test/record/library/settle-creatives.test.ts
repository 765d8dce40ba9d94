import { assert } from 'chai';
import { usualInventory } from '../../../src/ad-server/inventory.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import type { WholeBuy } from '../../../src/domain/buys/buy-record.ts';
import type { CreativeStatus } from '../../../src/domain/creatives/creative.ts';
import { lookAtBuy } from '../../../src/jobs/buys/lookAtBuy.ts';
import { commitBuy, lookOf, settleBuy } from '../../../src/record/buys/commit-buy.ts';
import { isShownNow, settleCreatives } from '../../../src/record/library/library.ts';
import type { Tables } from '../../../src/store/index.ts';
import { assignment, creative, wholeBuy, wholePackage } from '../../support/buys.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { NOW } from '../../support/media.ts';

const LATER = new Date(NOW.getTime() + 60_000);
const library = { principalId: 'p1', accountId: 'a1' };

for (const engine of engines) {
  describe(`settleCreatives on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    /** A buy with one package that shows creatives in these states. */
    const keep = (
      id: string,
      shown: Readonly<Record<string, CreativeStatus>>,
      more: Partial<WholeBuy> = {},
    ) =>
      store.transaction(async (tx) => {
        for (const [name, status] of Object.entries(shown)) await tx.creatives.insert(creative(name, status));
        const packages = [
          wholePackage({
            id: `${id}-1`,
            buyId: id,
            assignments: Object.keys(shown).map((name) =>
              assignment(name, { buyId: id, packageId: `${id}-1` }),
            ),
          }),
        ];
        return commitBuy(tx, null, wholeBuy({ id, packages, ...more }, shown), {
          now: NOW,
          historyNotes: [],
        });
      });
    const settle = (ids: readonly string[]) =>
      store.transaction((tx) => settleCreatives(tx, library, ids, LATER));
    const move = (id: string, status: CreativeStatus) =>
      store.transaction((tx) => tx.creatives.setStatus(library, [id], status, LATER));
    const read = async (id: string) => {
      const buy = await store.read.mediaBuys.find({ principalId: 'p1', id });
      if (buy === undefined) throw new Error('no buy');
      return buy;
    };

    it('lets each buy begin that waited for the creative', async () => {
      await keep('one', { x: 'pending_review' });
      await keep('two', { x: 'pending_review' });
      await keep('other', { y: 'pending_review' });
      await move('x', 'approved');
      await settle(['x', 'nobody']);
      assert.equal((await read('one')).status, 'active');
      assert.deepInclude(await read('two'), { status: 'active', revision: 2 });
      assert.deepInclude(await read('other'), { status: 'pending_creatives', revision: 1 });
    });

    it('ends what is shown of it', async () => {
      await keep('one', { x: 'approved', y: 'approved' });
      await move('x', 'suspended');
      await settle(['x']);
      const terms = (await read('one')).packages[0]?.terms ?? [];
      assert.deepEqual(
        terms.map(({ creatives }) => creatives.map(({ creative_id }) => creative_id)),
        [['x', 'y'], ['y']],
      );
    });

    it('changes nothing twice, and nothing of what is over', async () => {
      await keep('one', { x: 'approved' });
      await keep('over', { x: 'approved' }, { status: 'completed' });
      await settle(['x']);
      assert.equal((await read('one')).revision, 1);
      await move('x', 'rejected');
      await settle(['x']);
      await settle(['x']);
      assert.equal((await read('one')).revision, 2);
      assert.equal((await read('over')).revision, 1);
    });

    it('looks at no other account, and at nothing for nothing', async () => {
      await keep('one', { x: 'pending_review' });
      await move('x', 'approved');
      await store.transaction(async (tx) => {
        await settleCreatives(tx, { ...library, accountId: 'a2' }, ['x'], LATER);
        await settleCreatives(tx, { ...library, principalId: 'p2' }, ['x'], LATER);
        await settleCreatives(tx, library, [], LATER);
      });
      assert.equal((await read('one')).status, 'pending_creatives');
    });

    it('settles 25 buys at once, and makes all others that are not final due', async () => {
      const names = Array.from({ length: 40 }, (_, at) => `b${String(at).padStart(2, '0')}`);
      for (const id of names) await keep(id, { x: 'pending_review' });
      await store.transaction(async (tx) => {
        const ended = await tx.mediaBuys.find({ principalId: 'p1', id: 'b39' });
        if (ended !== undefined) await tx.mediaBuys.update({ ...ended, status: 'completed', lookAt: null });
      });
      await move('x', 'approved');
      await settle(['x']);
      const found = await store.read.mediaBuys.findAll('p1', names);
      const settled = found.filter(({ status }) => status === 'active').map(({ id }) => id);
      assert.deepEqual(settled.sort(), names.slice(0, 25));
      const due = found.filter(({ lookAt }) => lookAt?.getTime() === LATER.getTime()).map(({ id }) => id);
      assert.deepEqual(due.sort(), names.slice(25, 39));
    });

    /** Runs the job that looks at a buy. */
    const look = async (id: string) => {
      const key = { principalId: 'p1', id };
      const [job] = await store.transaction(async (tx) => {
        await tx.jobs.enqueue(lookOf(key, LATER));
        const asked = { kinds: ['lookAtBuy'], worker: 'test', now: LATER, leaseMs: 60_000, limit: 1 };
        return tx.jobs.claim(asked);
      });
      if (job === undefined) throw new Error('no job');
      const kind = lookAtBuy({
        store,
        platform: openSimulator(() => usualInventory('display')),
        now: () => LATER,
      });
      assert.equal((await kind.run(job, new AbortController().signal)).kind, 'done');
      await store.transaction((tx) => tx.jobs.finish(job, LATER));
    };

    /** Gives the other transactions the time to come as far as they can; only the store may be awaited. */
    const linger = async (tx: Tables) => {
      for (let at = 0; at < 300; at += 1) await tx.mediaBuys.find({ principalId: 'p1', id: 'one' });
    };

    it('does not lose the look at a buy that another process looks at in the same moment', async () => {
      await keep('one', { x: 'pending_review' });
      await store.transaction((tx) => tx.mediaBuys.lookAgain('p1', ['one'], NOW));
      let looked: Promise<void> | undefined;
      await store.transaction(async (tx) => {
        await tx.creatives.setStatus(library, ['x'], 'approved', LATER);
        await settleCreatives(tx, library, ['x'], LATER, new Set());
        looked ??= look('one');
        await linger(tx);
      });
      await looked;
      const { status, lookAt } = await read('one');
      assert.isTrue(
        status === 'active' || (lookAt ?? NOW) <= LATER,
        `${status} until ${lookAt?.toISOString()}`,
      );
    });

    it('sees that a buy shows a creative which began in the same moment', async () => {
      await keep('one', { x: 'approved' }, { startAt: LATER });
      assert.equal((await read('one')).status, 'pending_start');
      let archived: Promise<boolean> | undefined;
      await store.transaction(async (tx) => {
        await tx.mediaBuys.hold('p1', ['one']);
        const buy = await tx.mediaBuys.find({ principalId: 'p1', id: 'one' });
        if (buy === undefined) throw new Error('no buy');
        assert.equal((await settleBuy(tx, buy, { now: LATER }))?.status, 'active');
        archived ??= store.transaction(async (other) => {
          await other.creatives.setStatus(library, ['x'], 'archived', LATER);
          return isShownNow(other, library, ['x']);
        });
        await linger(tx);
      });
      assert.isTrue(await archived);
    });

    it('keeps the day on which what stays was assigned', async () => {
      await keep('one', { x: 'approved' });
      const buy = await read('one');
      const [only] = buy.packages;
      if (only === undefined) throw new Error('no package');
      const assignments = [
        ...only.assignments,
        assignment('y', { buyId: 'one', packageId: 'one-1', position: 1 }),
      ];
      await store.transaction((tx) =>
        commitBuy(
          tx,
          buy,
          { ...buy, packages: [{ ...only, assignments }] },
          { now: LATER, historyNotes: [] },
        ),
      );
      const places = await store.read.creativeAssignments.showing(library, ['x', 'y']);
      assert.deepEqual(
        places.map(({ creativeId, assignedAt }) => [creativeId, assignedAt]),
        [
          ['x', NOW],
          ['y', LATER],
        ],
      );
    });
  });
}
