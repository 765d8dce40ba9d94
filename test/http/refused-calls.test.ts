import { assert } from 'chai';
import {
  KEPT_OF_CREDENTIAL,
  placeOf,
  type RefusedCall,
  UNKNOWN_CALLER,
} from '../../src/domain/members/refused-calls.ts';
import { createRefusedCalls } from '../../src/http/refused-calls.ts';
import { newId } from '../../src/infra/random.ts';
import type { Store } from '../../src/store/open.ts';
import { engines, type TestStore } from '../support/databases.ts';

const call = (requestId: string, more: Partial<RefusedCall> = {}): RefusedCall => ({
  ...UNKNOWN_CALLER,
  at: new Date(1_000),
  requestId,
  address: '192.0.2.7',
  operation: 'getMe',
  method: 'GET',
  path: '/api/me',
  status: 401,
  code: 'unauthorized',
  message: 'The credential is not valid.',
  reason: 'unknown',
  missing: null,
  ...more,
});
const key = (id: string) => ({ credential: { kind: 'api_key', id } }) as const;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

for (const engine of engines)
  describe(`refused calls on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());
    const stored = async (requestId: string) => store.primary.refusedCalls.ofRequest(requestId);

    it('are stored behind the requests, and a flood of strangers neither fills the table nor keeps out a known caller', async () => {
      let most = 0;
      const transaction: Store['transaction'] = async (work) =>
        store.transaction(async (tx) => {
          let written = 0;
          const insert: typeof tx.refusedCalls.insert = async (row) => {
            written += 1;
            await tx.refusedCalls.insert(row);
          };
          const done = await work({ ...tx, refusedCalls: { ...tx.refusedCalls, insert } });
          most = Math.max(most, written);
          return done;
        });
      const note = createRefusedCalls({ store: { transaction }, newId, pauseMs: 0 });
      for (let n = 0; n < 20_000; n += 1)
        note(call(`flood ${n}`, { address: `2001:db8:${n.toString(16)}::/48` }));
      note(call('known', key('k1')));
      while ((await stored('known')).length === 0) await nextTurn();
      const places = new Set(
        Array.from({ length: 20_000 }, (_, n) =>
          placeOf(call('', { address: `2001:db8:${n.toString(16)}::/48` })),
        ),
      );
      assert.isAtMost(places.size, 1_000);
      assert.isAtMost(most, 70 * KEPT_OF_CREDENTIAL, 'rows of one transaction');
      const kept = await Promise.all([...places].map((place) => store.primary.refusedCalls.ofPlace(place)));
      assert.isAtMost(kept.flat().length, 200 * KEPT_OF_CREDENTIAL, 'what waited for the first transactions');
    });

    it('of one credential are the newest ten, also over several transactions, and of another stay', async () => {
      const note = createRefusedCalls({ store, newId, pauseMs: 0 });
      note(call('other', key('k3')));
      for (let round = 0; round < 3; round += 1) {
        for (let n = 0; n < 7; n += 1) note(call(`${round} ${n}`, key('k2')));
        while ((await stored(`${round} 6`)).length === 0) await nextTurn();
      }
      const newest = (await store.primary.refusedCalls.ofPlace('api_key:k2')).map(
        ({ requestId }) => requestId,
      );
      assert.deepEqual(newest, ['2 6', '2 5', '2 4', '2 3', '2 2', '2 1', '2 0', '1 6', '1 5', '1 4']);
      assert.isEmpty(await stored('0 6'));
      assert.lengthOf(await stored('other'), 1);
    });

    it('are lost when the database refuses them, and later ones are stored', async () => {
      let isAway = true;
      let tries = 0;
      const transaction: Store['transaction'] = async (work) => {
        tries += 1;
        if (isAway) throw new Error('away');
        return store.transaction(work);
      };
      const note = createRefusedCalls({ store: { transaction }, newId, pauseMs: 0 });
      note(call('lost', key('k4')));
      while (tries === 0) await nextTurn();
      await nextTurn();
      isAway = false;
      note(call('kept', key('k4')));
      while ((await stored('kept')).length === 0) await nextTurn();
      assert.isEmpty(await stored('lost'));
    });

    it('end with age', async () => {
      await store.transaction((tx) => tx.refusedCalls.prune(new Date(1_000), 1_000));
      assert.lengthOf(await stored('kept'), 1, 'as old as the limit');
      await store.transaction((tx) => tx.refusedCalls.prune(new Date(1_001), 10_000));
      assert.isEmpty(await stored('kept'));
    });
  });
