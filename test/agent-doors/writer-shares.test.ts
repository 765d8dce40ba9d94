import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { assert } from 'chai';
import type { Store } from '../../src/store/open.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { patiently } from '../support/sql.ts';
import { callTask, demo, type Transport, transports } from './world.ts';

const MANY = 60;
/** Calls of others that may be answered before: each call has a few transactions, and each waits for one of theirs. */
const MOST_BEFORE = 12;

for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  describe(`calls that wait for the writer of ${engine.name}`, () => {
    let app: TestApp;
    let lock: Sqlite.Database;
    /** Transactions that were asked for. */
    let asked = 0;
    before(async () => {
      app = await startTestApp(engine);
      lock = new Sqlite(app.url.replace('sqlite:', ''), { timeout: 0 });
      const run = app.store.transaction;
      const counted: Store['transaction'] = (work, durability) => {
        asked += 1;
        return run(work, durability);
      };
      Object.assign(app.store, { transaction: counted });
    });
    after(async () => {
      lock.close();
      await app.drop();
    });

    const call = (transport: Transport, who: string) =>
      callTask(
        transport,
        `http://127.0.0.1:${app.address?.port}`,
        'sync_accounts',
        {
          idempotency_key: randomUUID(),
          accounts: [
            { brand: { domain: `${who}.example` }, operator: `${who}.example`, billing: 'operator' },
          ],
        },
        demo(who),
      );

    for (const transport of transports)
      it(`are answered to a caller with one beside a caller with many, over ${transport}`, async () => {
        const greedy = `greedy${transport}-v1`;
        const other = `other${transport}-v1`;
        for (const who of [greedy, other]) assert.isFalse((await call(transport, who)).isError);
        await patiently(() => lock.exec('begin immediate'));
        const answered: string[] = [];
        const start = asked;
        const send = async (who: string) => {
          const { isError } = await call(transport, who);
          assert.isFalse(isError);
          answered.push(who);
        };
        const calls = Array.from({ length: MANY }, () => send(greedy));
        while (asked < start + MANY) await sleep(5);
        calls.push(send(other));
        while (asked < start + MANY + 1) await sleep(5);
        lock.exec('rollback');
        await Promise.all(calls);
        assert.isAtMost(answered.indexOf(other), MOST_BEFORE);
      });
  });
}
