import { assert } from 'chai';
import { migrate } from '../../src/store/engine/migrate.ts';
import { type Database, engines } from '../support/databases.ts';
import { insertOf } from '../support/golden-schema.ts';
import { execute, rows } from '../support/sql.ts';

/** What the migrations about books and retention made, taken back. */
const BEFORE = [
  'drop table account_books',
  'alter table media_buys drop column settled',
  ...['spent', 'hold_ms', 'lapses_at'].map((name) => `alter table media_buy_packages drop column ${name}`),
  'drop index audit_log_by_age',
  'alter table audit_log drop column by_stranger',
  'drop table sandbox_principals',
  "delete from knex_migrations where name in ('0016-books', '0017-retention')",
];
const NEW_COLUMNS = ['settled', 'spent', 'hold_ms', 'lapses_at', 'by_stranger'];
const YEAR_MS = 365 * 86_400_000;

for (const engine of engines) {
  describe(`an older database on ${engine.name}`, () => {
    let at: Database;
    before(async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
      for (const sql of BEFORE) await execute(at.url, sql);
      const put = (table: string, values: Record<string, string | number | null>) =>
        execute(at.url, insertOf(table, values, table === 'accounts' ? [] : NEW_COLUMNS));
      const owner = { principal_id: 'sandbox_p', account_id: 'a' };
      await put('accounts', { principal_id: 'sandbox_p', id: 'a' });
      await put('accounts', { principal_id: 'org_o', id: 'b', brand_domain: 'y' });
      await put('media_buys', { ...owner, id: 'live', status: 'active', look_at: 7 });
      await put('media_buys', { ...owner, id: 'over', status: 'completed', look_at: null, updated_at: 9 });
      const usd = { principal_id: 'sandbox_p', option: '{"currency":"USD"}' };
      await put('media_buy_packages', { ...usd, buy_id: 'live', id: '1', budget: 500, canceled: 0 });
      await put('media_buy_packages', { ...usd, buy_id: 'live', id: '2', budget: 40, canceled: 1 });
      await put('media_buy_packages', { ...usd, buy_id: 'over', id: '3', budget: 6, canceled: 0 });
      await put('media_buy_packages', {
        ...usd,
        option: '{"currency":"EUR"}',
        buy_id: 'live',
        id: '4',
        budget: 70,
        canceled: 0,
      });
      for (const [id, actor, orgId] of [
        ['e1', 'anonymous', null],
        ['e2', 'client_x', null],
        ['e3', 'client_x', 'o'],
        ['e4', 'admin', null],
        ['e5', 'sandbox_p', null],
      ] as const)
        await put('audit_log', { id, actor, org_id: orgId });
      await put('organizations', { id: 'o' });
      await put('client_organizations', { client_id: 'members', org_id: 'o' });
      for (const id of ['members', 'strangers'])
        await put('oidc_models', { model: 'Client', id, expires_at: null });
      assert.deepEqual((await migrate(at.url)).applied, ['0016-books', '0017-retention']);
    });
    after(() => at.drop());

    it('gets books with what its buys claim, and looks once more at those that are over', async () => {
      const books = await rows(
        at.url,
        'select account_id, currency, claimed, spent from account_books order by currency',
      );
      assert.deepEqual(
        books.map((row) => [row.account_id, row.currency, Number(row.claimed), Number(row.spent)]),
        [
          ['a', 'EUR', 70, 0],
          ['a', 'USD', 506, 0],
        ],
      );
      const buys = await rows(at.url, 'select id, look_at, settled from media_buys order by id');
      assert.deepEqual(
        buys.map((row) => [row.id, Number(row.look_at), row.settled]),
        [
          ['live', 7, 0],
          ['over', 9, 0],
        ],
      );
    });

    it('knows whose entries are strangers', async () => {
      const found = await rows(at.url, 'select id from audit_log where by_stranger = 1 order by id');
      assert.deepEqual(
        found.map(({ id }) => id),
        ['e1', 'e2', 'e5'],
      );
    });

    it('gives an end to clients that registered by themselves, and to tokens of the sandbox', async () => {
      const clients = await rows(at.url, 'select id, expires_at from oidc_models order by id');
      assert.deepEqual(
        clients.map(({ id, expires_at: end }) => [id, end === null]),
        [
          ['members', true],
          ['strangers', false],
        ],
      );
      assert.closeTo(Number(clients[1]?.expires_at), Date.now() + YEAR_MS, 3_600_000);
      const [sandbox, ...others] = await rows(at.url, 'select * from sandbox_principals');
      assert.deepEqual([sandbox?.principal_id, others], ['sandbox_p', []]);
      assert.closeTo(Number(sandbox?.used_at), Date.now(), 3_600_000);
    });
  });
}
