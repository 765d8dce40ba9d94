import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { claimingBuys } from '../../../src/record/delivery/credit-events.ts';
import { countStatements } from '../../http/count-statements.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { execute } from '../../support/sql.ts';
import { watchVisited } from '../../support/visited.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const ACCOUNT = { principalId: 'p', accountId: 'a' };
const MANY = 3_000;

const days = (count: number): number => NOW.getTime() + count * DAY_MS;

for (const engine of engines) {
  describe(`buys that events are credited to, on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      const put = (id: string, values: object) =>
        execute(
          store.url,
          insertOf('media_buys', {
            principal_id: 'p',
            account_id: 'a',
            id,
            status: 'completed',
            details: '{}',
            start_at: days(-60),
            end_at: days(-30),
            ...values,
          }),
        );
      await put('recent', { created_at: 5 });
      await put('running', { status: 'active', end_at: days(30), created_at: 7 });
      await put('before', { start_at: days(-300), end_at: days(-181) });
      await put('just', { start_at: days(-300), end_at: days(-180), created_at: 6 });
      await put('later', { status: 'active', start_at: days(1), end_at: days(30) });
      await put('rejected', { status: 'rejected' });
      await put('elsewhere', { account_id: 'b' });
      await execute(
        store.url,
        `create table made as with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MANY})
         select i from n`,
      );
      const columns = insertOf('media_buys', {}).match(/\(([^)]*)\)/)?.[1] ?? '';
      const values = columns.replace(/\bid\b(?=,)/, "id || '-' || i");
      await execute(
        store.url,
        `insert into media_buys (${columns}) select ${values} from media_buys, made where id = 'before'`,
      );
      if (engine.name === 'postgres') await execute(store.url, 'analyze media_buys');
    });
    after(() => store.drop());

    it('have delivered in time for an event, the newest first', async () => {
      const buys = await claimingBuys(store.read, ACCOUNT, NOW);
      assert.deepEqual(
        buys.map(({ id }) => id),
        ['running', 'just', 'recent'],
      );
    });

    it('are found without what the account bought long ago', async () => {
      const counted = countStatements(store);
      await claimingBuys(store.read, ACCOUNT, NOW);
      counted.stop();
      assert.isBelow(counted.count, 10);
      const watch = watchVisited(store);
      try {
        await claimingBuys(store.read, ACCOUNT, NOW);
        for (const [sql, rows] of watch.take()) assert.isBelow(rows, 20, sql);
      } finally {
        watch.stop();
      }
    });
  });
}
