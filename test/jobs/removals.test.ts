import { assert } from 'chai';
import { writes } from '../../src/desk/tasks/call.ts';
import { syncAudiences } from '../../src/handlers/audiences/syncAudiences.ts';
import { syncCatalogs } from '../../src/handlers/catalogs/syncCatalogs.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { openStore } from '../../src/store/open.ts';
import { assertWithin, measured } from '../support/cpu-cost.ts';
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

/** More than two sweeps remove, and than one turn can. */
const MEMBERS = 120_000;
/** More than one sweep removes. */
const ITEMS = 60_000;
/** The longest turn, in controls: a piece takes a tenth of it, and all at once several times as long. */
const LONGEST_TURN = 5;
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
    const keyOf = async (table: string, id: string): Promise<{ account: string; key: string }> => {
      const [row = {}] = await rows(url(), `select account_id, parts_key from ${table} where id = '${id}'`);
      return { account: String(row.account_id), key: String(row.parts_key) };
    };

    /** Longest turns of deleting an audience and of removing its members, which is done as often as it is measured. */
    async function deletion(id: string): Promise<{ longest: number }> {
      const before = await count(url(), 'audience_members');
      await sync('sync_audiences', { audiences: [{ audience_id: id, add: [member('c-1')] }] });
      const { account: accountId, key } = await keyOf('audiences', id);
      await execute(
        url(),
        `insert into audience_members (principal_id, account_id, audience_id, external_id, member, found)
         ${numbered(MEMBERS)} select '${caller.id}', '${accountId}', '${key}', 'x' || i, 'm', 'hashed_email' from n`,
      );
      assert.equal(await held('audience_members'), before + MEMBERS + 1);

      const remove = await measured(() =>
        sync('sync_audiences', { audiences: [{ audience_id: id, delete: true }] }),
      );
      assert.equal(remove.result.audiences[0].action, 'deleted');
      const left = (await sync('sync_audiences', {})).audiences;
      assert.notInclude(
        left.map(({ audience_id: one }: Answer) => one),
        id,
      );
      const [again] = (
        await sync('sync_audiences', {
          audiences: [{ audience_id: id, add: [member('c-1'), member('c-2')] }],
        })
      ).audiences;
      assert.deepInclude(again, { action: 'created', total_uploaded_count: 2 });

      // The process ends after a part of it.
      const other = await openStore(url(), { sqliteSynchronous: 'normal' });
      assert.isFalse(await sweep(other, new Date()));
      await other.close();
      const rest = (await count(url(), 'audience_members')) - before;
      assert.isBelow(rest, MEMBERS);
      assert.isAbove(rest, 2);

      let isOver = false;
      const work = measured(async () => {
        while (!(await sweep(desk.store, new Date())));
        isOver = true;
      });
      let others = 0;
      while (!isOver) {
        await sync('sync_audiences', { audiences: [{ audience_id: `${id}-other-${others}` }] });
        others += 1;
      }
      assert.isAbove(others, 5, 'other writers have their turns');
      assert.equal(await count(url(), 'removals'), 0);
      assert.equal(await count(url(), 'audience_members'), before + 2);
      assert.equal(await held('audience_members'), before + 2);
      const stays = (await sync('sync_audiences', {})).audiences.find(
        ({ audience_id: one }: Answer) => one === id,
      );
      assert.equal(stays.total_uploaded_count, 2);
      return { longest: Math.max(remove.longest, (await work).longest) };
    }

    it('is done at once for its owner, and goes on in short pieces, also after the process ended', async () => {
      let made = 0;
      await assertWithin(
        (control) => ({ longest: LONGEST_TURN * control }),
        () => deletion(`a-${made++}`),
      );
    });

    /** The longest turn of removing the items of a catalog, which is done as often as it is measured. */
    async function removal(id: string): Promise<{ longest: number }> {
      const boots = (skus: string[]) => ({
        catalogs: [{ catalog_id: id, type: 'product', items: skus.map((sku) => ({ sku, name: sku })) }],
      });
      await sync('sync_catalogs', boots(['a']));
      const { account: accountId, key } = await keyOf('buyer_catalogs', id);
      await execute(
        url(),
        `insert into buyer_catalog_items (principal_id, account_id, catalog_id, id, status, content, issues)
         ${numbered(ITEMS)} select '${caller.id}', '${accountId}', '${key}', 'x' || i, 'approved', '{}', '[]' from n`,
      );
      const told = (await sync('sync_catalogs', {})).catalogs.find(
        ({ catalog_id: one }: Answer) => one === id,
      );
      assert.equal(told.item_count, ITEMS + 1);
      const hats = {
        catalogs: [{ catalog_id: 'hats', type: 'product', items: [{ sku: 'h', name: 'Hat' }] }],
      };
      const { catalogs } = await sync('sync_catalogs', { ...hats, delete_missing: true });
      assert.include(
        catalogs.map(({ catalog_id: one, action }: Answer) => `${one} ${action}`),
        `${id} deleted`,
      );
      const [again] = (await sync('sync_catalogs', boots(['b']))).catalogs;
      assert.deepInclude(again, { action: 'created', item_count: 1 });
      const { longest } = await measured(async () => {
        while (!(await sweep(desk.store, new Date())));
      });
      assert.equal(await count(url(), 'buyer_catalog_items'), 2);
      return { longest };
    }

    it('leaves a catalog with the id of a deleted one only its own items', async () => {
      let made = 0;
      await assertWithin(
        (control) => ({ longest: LONGEST_TURN * control }),
        () => removal(`boots-${made++}`),
      );
    });
  });
}
