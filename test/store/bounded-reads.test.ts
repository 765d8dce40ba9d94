import { assert } from 'chai';
import { migrate } from '../../src/store/engine/migrate.ts';
import { type Database, engines } from '../support/databases.ts';
import { insertOf } from '../support/golden-schema.ts';
import { checkHeld } from '../support/held.ts';
import { execute, rows } from '../support/sql.ts';

/** What the migration made, taken back. */
const BEFORE = [
  'drop table held_inventory',
  'drop table account_holders',
  ...[
    'accounts_by_key',
    'accounts_live_by_brand',
    'accounts_live_by_operator',
    'accounts_undeclared',
    'accounts_declared',
    'accounts_by_status',
    'accounts_by_sandbox',
    'media_buys_by_age',
    'media_buys_by_status',
    'media_buys_by_account_status',
    'fixtures_open',
    'fixtures_by_batch',
    'fixtures_of_account',
    'rights_grants_of_caller',
  ].map((name) => `drop index ${name}`),
  'create index accounts_by_brand on accounts (principal_id, brand_domain, operator)',
  'create index media_buy_packages_by_hold on media_buy_packages (product_id, held_until)',
  "delete from knex_migrations where name = '0035-bounded-reads'",
];

for (const engine of engines) {
  describe(`a database from before what is held was summed up, on ${engine.name}`, () => {
    let at: Database;
    before(async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
      for (const sql of BEFORE) await execute(at.url, sql);
      const put = (table: string, values: Record<string, string | number | null>) =>
        execute(at.url, insertOf(table, values));
      const day = 86_400_000;
      for (const [id, sandbox] of [
        ['live', 0],
        ['other', 0],
        ['tried', 1],
      ] as const) {
        const owner = { principal_id: 'p', account_id: `of-${sandbox}` };
        await put('media_buys', { ...owner, id, sandbox, start_at: 1000 * day, end_at: 40_000 * day });
        for (const [name, more] of [
          ['a', { held_until: 40_000 * day, start_at: null }],
          ['b', { held_until: 2000 * day + 7, start_at: 1500 * day + 3 }],
          ['over', { held_until: null, start_at: null }],
        ] as const)
          await put('media_buy_packages', {
            principal_id: 'p',
            buy_id: id,
            id: `${id}-${name}`,
            product_id: 'news',
            share_ppm: 250_000,
            ...more,
          });
      }
      for (const [id, status] of [
        ['1', 'active'],
        ['2', 'suspended'],
        ['3', 'closed'],
        ['4', 'rejected'],
      ] as const)
        await put('accounts', { principal_id: 'p', id, operator: id, status });
      assert.deepEqual((await migrate(at.url)).applied, ['0035-bounded-reads']);
    });
    after(() => at.drop());

    it('holds afterwards what its packages hold', async () => {
      assert.equal(await checkHeld(at.url), 2);
    });

    it('counts the accounts that have not ended', async () => {
      const [row] = await rows(at.url, 'select principal_id, live from account_holders');
      assert.deepEqual([row?.principal_id, Number(row?.live)], ['p', 2]);
    });
  });
}
