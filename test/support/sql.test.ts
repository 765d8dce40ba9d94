import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { engines, type TestStore } from './databases.ts';
import { execute, openSql, rows } from './sql.ts';
import { holdWriters } from './writers.ts';

const organization = (id: string) => ({ id, name: id, tier: null, createdAt: new Date(1_000) });
const named = (id: string) =>
  `insert into organizations (id, name, created_at) select '${id}', name, created_at from organizations where id = 'a'`;
const NAMES = 'select id from organizations order by id';

for (const engine of engines)
  describe(`SQL past a store of the same process on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
      await store.transaction((tx) => tx.organizations.insert(organization('a')));
    });
    afterEach(() => store.drop());

    /** A transaction of the store that goes on for many turns of the event loop. */
    async function busy(work: () => Promise<void>): Promise<void> {
      let isOpen = false;
      const writing = store.transaction(async (tx) => {
        await tx.organizations.insert(organization('b'));
        isOpen = true;
        // Longer than a connection of SQLite waits in one turn.
        for (const since = performance.now(); performance.now() - since < 1_000; ) await tx.nextTurn();
      });
      while (!isOpen) await sleep(1);
      await work();
      await writing;
    }
    const ids = async () => (await rows(store.url, NAMES)).map(({ id }) => id);

    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'one statement': () => execute(store.url, named('c')),
      'a statement of a session': async () => {
        const session = await openSql(store.url);
        await session.run(named('c'));
        await session.close();
      },
      'a lock of all writers': async () => (await holdWriters(store.url, 'organizations', { id: 'a' }))(),
    };
    for (const [what, run] of Object.entries(ways))
      it(`${what} waits for a transaction that is open`, async () => {
        await busy(run);
        assert.includeMembers(await ids(), ['a', 'b']);
      });

    it('several statements are carried out together, or none of them', async () => {
      await execute(store.url, `${named('c')}; ${named('d')}`);
      const failure = await execute(store.url, `${named('e')}; insert into nowhere values (1)`).then(
        () => '',
        String,
      );
      assert.match(failure, /nowhere/);
      assert.deepEqual(await ids(), ['a', 'c', 'd']);
    });
  });
