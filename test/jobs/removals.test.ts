import { assert } from 'chai';
import { writes } from '../../src/desk/tasks/call.ts';
import { syncAudiences } from '../../src/handlers/audiences/syncAudiences.ts';
import { syncCatalogs } from '../../src/handlers/catalogs/syncCatalogs.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { openStore } from '../../src/store/open.ts';
import { measured } from '../conformance/cpu-cost.ts';
import { engines } from '../support/databases.ts';
import { publisherProfile } from '../support/publisher.ts';
import { count, execute, rows } from '../support/sql.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../support/task-desk.ts';

const MEMBERS = 300_000;
const ITEMS = 60_000;
const LONGEST_MS = 50;
const handlers = { sync_audiences: writes(syncAudiences), sync_catalogs: writes(syncCatalogs) };
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const member = (id: string) => ({ external_id: id, hashed_email: 'a'.repeat(64) });

const numbered = (most: number) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`;

for (const engine of engines) {
  describe(`the deletion of what has very many parts on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    const caller = principalOf('agent_large');
    before(async () => {
      desk = await startTaskDesk(engine, { handlers, profile: publisherProfile });
    });
    after(() => desk.drop());

    const sync = async (task: string, args: object): Promise<Answer> =>
      desk.call(caller, task, { idempotency_key: freshKey(), account, ...args });
    const url = () => desk.store.url;
    const held = async (kind: string) => (await desk.store.primary.holdings.of(caller.id)).get(kind) ?? 0;
    const keyOf = async (table: string): Promise<{ account: string; key: string }> => {
      const [row = {}] = await rows(url(), `select account_id, parts_key from ${table}`);
      return { account: String(row.account_id), key: String(row.parts_key) };
    };

    it('is done at once for its owner, and goes on in short pieces, also after the process ended', async function () {
      this.timeout(120_000);
      await sync('sync_audiences', { audiences: [{ audience_id: 'a', add: [member('c-1')] }] });
      const { account: accountId, key } = await keyOf('audiences');
      await execute(
        url(),
        `insert into audience_members (principal_id, account_id, audience_id, external_id, member, found)
         ${numbered(MEMBERS)} select '${caller.id}', '${accountId}', '${key}', 'x' || i, 'm', 'hashed_email' from n`,
      );
      assert.equal(await held('audience_members'), MEMBERS + 1);

      const remove = await measured(() =>
        sync('sync_audiences', { audiences: [{ audience_id: 'a', delete: true }] }),
      );
      assert.equal(remove.result.audiences[0].action, 'deleted');
      assert.isBelow(remove.longest, LONGEST_MS);
      assert.deepEqual((await sync('sync_audiences', {})).audiences, []);
      const [again] = (
        await sync('sync_audiences', {
          audiences: [{ audience_id: 'a', add: [member('c-1'), member('c-2')] }],
        })
      ).audiences;
      assert.deepInclude(again, { action: 'created', total_uploaded_count: 2 });

      // The process ends after a part of it.
      const other = await openStore(url(), { sqliteSynchronous: 'normal' });
      assert.isFalse(await sweep(other, new Date()));
      await other.close();
      const left = await count(url(), 'audience_members');
      assert.isBelow(left, MEMBERS);
      assert.isAbove(left, 2);

      let isOver = false;
      const rest = measured(async () => {
        while (!(await sweep(desk.store, new Date())));
        isOver = true;
      });
      let others = 0;
      while (!isOver) {
        await sync('sync_audiences', { audiences: [{ audience_id: `other-${others}` }] });
        others += 1;
      }
      assert.isAbove(others, 5, 'other writers have their turns');
      assert.isBelow((await rest).longest, LONGEST_MS);
      assert.equal(await count(url(), 'removals'), 0);
      assert.equal(await count(url(), 'audience_members'), 2);
      assert.equal(await held('audience_members'), 2);
      const stays = (await sync('sync_audiences', {})).audiences.find(
        ({ audience_id: id }: Answer) => id === 'a',
      );
      assert.equal(stays.total_uploaded_count, 2);
    });

    it('leaves a catalog with the id of a deleted one only its own items', async function () {
      this.timeout(120_000);
      const boots = (skus: string[]) => ({
        catalogs: [{ catalog_id: 'boots', type: 'product', items: skus.map((sku) => ({ sku, name: sku })) }],
      });
      await sync('sync_catalogs', boots(['a']));
      const { account: accountId, key } = await keyOf('buyer_catalogs');
      await execute(
        url(),
        `insert into buyer_catalog_items (principal_id, account_id, catalog_id, id, status, content, issues)
         ${numbered(ITEMS)} select '${caller.id}', '${accountId}', '${key}', 'x' || i, 'approved', '{}', '[]' from n`,
      );
      const [told] = (await sync('sync_catalogs', {})).catalogs;
      assert.equal(told.item_count, ITEMS + 1);
      const one = { catalogs: [{ catalog_id: 'hats', type: 'product', items: [{ sku: 'h', name: 'Hat' }] }] };
      const { catalogs } = await sync('sync_catalogs', { ...one, delete_missing: true });
      assert.deepEqual(
        catalogs.map(({ catalog_id: id, action }: Answer) => `${id} ${action}`),
        ['hats created', 'boots deleted'],
      );
      const [again] = (await sync('sync_catalogs', boots(['b']))).catalogs;
      assert.deepInclude(again, { action: 'created', item_count: 1 });
      const work = await measured(async () => {
        while (!(await sweep(desk.store, new Date())));
      });
      assert.isBelow(work.longest, LONGEST_MS);
      assert.equal(await count(url(), 'buyer_catalog_items'), 2);
    });
  });
}
