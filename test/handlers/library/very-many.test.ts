import { assert } from 'chai';
import { copyRows } from '../../support/copies.ts';
import { engines } from '../../support/databases.ts';
import { execute, tableColumns } from '../../support/sql.ts';
import { freshKey } from '../../support/task-desk.ts';
import {
  banner,
  type CreativesDesk,
  newBuyer,
  startCreativesDesk,
  wanted,
} from '../creatives/creatives-desk.ts';

type Counted = { readonly assignments: { readonly assignment_count: number } };

for (const engine of engines) {
  describe(`list_creatives with a very large library on ${engine.name}`, () => {
    let desk: CreativesDesk;
    const buyer = newBuyer();
    before(async () => {
      desk = await startCreativesDesk(engine);
      await desk.sync(buyer, [banner('a')]);
    });
    after(() => desk.drop());

    it('counts 10,000 exactly, and says no more than that of more', async () => {
      await copyRows(desk.store.url, 'creatives', "r.id = 'a'", 9_999);
      const full = await desk.list(buyer);
      assert.deepInclude(full.query_summary, { total_matching: 10_000, returned: 50 });
      assert.deepEqual(full.format_summary, { display_300x250: 10_000 });
      assert.deepEqual(full.status_summary, { approved: 10_000 });
      assert.deepInclude(full.pagination, { has_more: true, total_count: 10_000 });

      await copyRows(desk.store.url, 'creatives', "r.id = 'a-7'", 1);
      const more = await desk.list(buyer);
      assert.deepInclude(more.query_summary, { total_matching: 10_000, returned: 50 });
      assert.doesNotHaveAnyKeys(more, ['format_summary', 'status_summary']);
      assert.isTrue(more.pagination.has_more);
      assert.notProperty(more.pagination, 'total_count');
    });

    it('refuses to sort more than 10,000 by their assignments, and says how it works', async () => {
      const args = { account: buyer.account, sort: { field: 'assignment_count', direction: 'desc' } };
      const error = await desk.refusal(buyer.principal, 'list_creatives', args);
      assert.deepInclude(error, { code: 'INVALID_REQUEST', field: 'sort.field' });
      assert.match(error.message, /More than 10,000 creatives match.* Add a filter, or sort by created_date/);
      const filters = { creative_ids: ['a', 'a-7', 'a-9'] };
      const few = await desk.list(buyer, { ...args, filters });
      assert.lengthOf(few.creatives, 3);
    });

    it('ends after 50,000 creatives that do not match, and goes on from there', async () => {
      await copyRows(desk.store.url, 'creatives', "r.id = 'a-8'", 52_000);
      const last = "name = 'Quite another', folded_name = 'quite another', created_at = 1";
      await execute(desk.store.url, `update creatives set ${last} where id = 'a-9'`);
      const filters = { name_contains: 'quite another' };
      const first = await desk.list(buyer, { filters });
      assert.deepInclude(first.query_summary, { total_matching: 0, returned: 0 });
      assert.isTrue(first.pagination.has_more);
      assert.doesNotHaveAnyKeys(first, ['format_summary', 'status_summary']);
      const next = await desk.list(buyer, { filters, pagination: { cursor: first.pagination.cursor } });
      assert.deepEqual(
        next.creatives.map(({ creative_id: id }: { creative_id: string }) => id),
        ['a-9'],
      );
      assert.isFalse(next.pagination.has_more);
    });

    it('refuses to archive more than 10,000 creatives at once, and archives none', async () => {
      const args = { account: buyer.account, creatives: [banner('a')], delete_missing: true };
      const sent = { idempotency_key: freshKey(), ...args };
      const error = await desk.refusal(buyer.principal, 'sync_creatives', sent);
      assert.deepInclude(error, { code: 'INVALID_REQUEST', field: 'delete_missing' });
      assert.match(error.message, /at most 10000 creatives that the request does not name/);
      assert.deepInclude((await desk.list(buyer)).query_summary, { returned: 50, total_matching: 10_000 });
    });

    it('ends a page before its creatives have more than 10,000 assignments, and goes on from there', async () => {
      const other = newBuyer();
      const names = ['a', 'b', 'c'];
      await desk.sync(other, names.map(banner));
      const creative_assignments = names.map((creative_id) => ({ creative_id }));
      await desk.create(other, { packages: [wanted({ creative_assignments })] });
      const own = `r.principal_id = '${other.principal.id}'`;
      await copyRows(desk.store.url, 'media_buy_packages', own, 3_999);
      const columns = (await tableColumns(desk.store.url)).get('media_buy_assignments') ?? [];
      const values = columns.map((name) => (name === 'package_id' ? 'p.id' : `r.${name}`));
      await execute(
        desk.store.url,
        `insert into media_buy_assignments (${columns.join(', ')}) select ${values.join(', ')}
         from media_buy_assignments r join media_buy_packages p
           on p.principal_id = r.principal_id and p.buy_id = r.buy_id and p.id <> r.package_id where ${own}`,
      );
      const first = await desk.list(other);
      const next = await desk.list(other, { pagination: { cursor: first.pagination.cursor } });
      assert.isTrue(first.pagination.has_more);
      assert.isFalse(next.pagination.has_more);
      const counts = [first, next].map(({ creatives }) =>
        creatives.map(({ assignments: { assignment_count: count } }: Counted) => count),
      );
      assert.deepEqual(counts, [[4_000, 4_000], [4_000]]);
      assert.lengthOf((await desk.list(other, { include_assignments: false })).creatives, 3);
    });
  });
}
