import { assert } from 'chai';
import { MOST_ACCOUNTS } from '../../../src/domain/accounts/states.ts';
import { newId } from '../../../src/infra/random.ts';
import { resolveAccount } from '../../../src/record/accounts/resolve-account.ts';
import {
  type AccountDesk,
  callers,
  declared,
  startAccountDesk,
} from '../../handlers/accounts/account-desk.ts';
import { engines } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { execute, rows } from '../../support/sql.ts';
import { profileOf } from '../../support/task-desk.ts';
import { watchVisited } from '../../support/visited.ts';

const BRAND = 'many.example';
/** More than a list counts, and many pieces of those that end. */
const COUNT = 12_000;
/** Rows that a call with three entries may visit in one statement. */
const FEW = 40;

/** SQL that copies the caller's account with the id `seed` for other operators of its brand. */
const copies = (
  count: number,
) => `insert into accounts (principal_id, id, brand_domain, brand_id, operator, sandbox,
    name, status, billing, settings, currency, credit_limit, spent, declared, created_at, updated_at)
  with recursive g (n) as (select 1 union all select n + 1 from g where n < ${count})
  select principal_id, id || '-' || g.n, brand_domain, brand_id, 'op' || g.n || '.example', sandbox,
    name, status, billing, settings, currency, credit_limit, spent, declared, created_at + g.n, updated_at
  from accounts, g where id = 'seed'`;

for (const engine of engines) {
  describe(`a caller with ${COUNT} accounts of one brand on ${engine.name}`, () => {
    let desk: AccountDesk;
    let { buyer, tryer } = callers();
    before(async () => {
      desk = await startAccountDesk(engine);
      ({ buyer, tryer } = callers());
      for (const { principal, sandbox } of [
        { principal: tryer, sandbox: 1 },
        { principal: buyer, sandbox: 0 },
      ]) {
        const seed = {
          brand_domain: BRAND,
          brand_id: '',
          operator: 'first.example',
          sandbox,
          currency: 'USD',
        };
        const settings = '{"payment_terms":"net_30"}';
        const state = { status: 'active', billing: 'operator', settings, declared: 1, created_at: 1000 };
        await execute(desk.store.url, "update accounts set id = 'old' where id = 'seed'");
        await execute(
          desk.store.url,
          insertOf('accounts', { principal_id: principal.id, id: 'seed', ...seed, ...state }),
        );
        await execute(desk.store.url, copies(COUNT));
        await execute(
          desk.store.url,
          insertOf('account_holders', { principal_id: principal.id, live: COUNT + 1 }),
        );
      }
      if (engine.name === 'postgres') await execute(desk.store.url, 'analyze accounts');
    });
    after(() => desk.drop());

    for (const who of ['a caller of the sandbox', 'a buyer'] as const)
      it(`syncs, lists and names accounts at the cost of a few rows for ${who}`, async () => {
        const principal = who === 'a buyer' ? buyer : tryer;
        const reference = { brand: { domain: BRAND }, operator: 'op7.example' };
        const watch = watchVisited(desk.store);
        try {
          const { accounts } = await desk.sync(principal, [
            declared(BRAND, { operator: 'new.example' }),
            declared(BRAND, { operator: 'op5.example' }),
            { account: reference, payment_terms: 'net_60' },
            { account: { brand: { domain: BRAND }, operator: 'nobody.example' }, payment_terms: 'net_60' },
          ]);
          assert.deepEqual(
            accounts.map(({ action }: { action: string }) => action),
            ['created', 'unchanged', 'updated', who === 'a buyer' ? 'failed' : 'updated'],
          );
          await desk.call(principal, 'get_account_financials', { account: reference });
          const grown = [...watch.take()].filter(([, visited]) => visited > FEW);
          assert.deepEqual(grown, []);
          await desk.list(principal, { pagination: { max_results: 5 }, status: 'active' });
          const listed = [...watch.take()].filter(([sql, visited]) => visited > FEW && !/counted/.test(sql));
          assert.deepEqual(listed, []);
        } finally {
          watch.stop();
        }
      });

    it('sees in each entry what the entries before it changed, of accounts that are new too', async () => {
      const { tryer: fresh } = callers();
      const by = (operator: string) => ({ brand: { domain: 'fresh.example' }, operator });
      const { accounts } = await desk.sync(fresh, [
        declared('fresh.example', { operator: 'one.example' }),
        { account: by('two.example'), payment_terms: 'net_60' },
        { account: by('three.example'), preferred_reporting_protocol: 's3' },
        { account: by('four.example') },
      ]);
      assert.lengthOf(new Set(accounts.map(({ account_id: id }: { account_id: string }) => id)), 1);
      assert.equal(accounts[3].payment_terms, 'net_60');
    });

    it('leaves the total out of a list of so many', async () => {
      const { pagination } = await desk.list(tryer, { pagination: { max_results: 5 } });
      assert.isTrue(pagination.has_more);
      assert.notProperty(pagination, 'total_count');
    });

    it('has the accounts that a complete list leaves out ended in pieces', async () => {
      const watch = watchVisited(desk.store);
      let visited: [string, number][] = [];
      try {
        const answer = await desk.sync(buyer, [declared('kept.example')], { delete_missing: true });
        assert.match(answer.message, /^1200\d accounts that the request does not name were closed/);
        visited = [...watch.take()].filter(([, count]) => count > 1000);
      } finally {
        watch.stop();
      }
      assert.deepEqual(visited, []);
      const [left] = await rows(
        desk.store.url,
        `select live from account_holders where principal_id = '${buyer.id}'`,
      );
      assert.equal(Number(left?.live), 1);
    });
  });

  describe(`a caller with as many accounts as it may have on ${engine.name}`, () => {
    let desk: AccountDesk;
    beforeEach(async () => {
      desk = await startAccountDesk(engine);
    });
    afterEach(() => desk.drop());
    const hasLive = (principalId: string, live: number) =>
      execute(desk.store.url, insertOf('account_holders', { principal_id: principalId, live }));

    it('declares one up to the limit, and is told how to make room for the next', async () => {
      const { buyer } = callers();
      await hasLive(buyer.id, MOST_ACCOUNTS - 1);
      const { accounts } = await desk.sync(buyer, [declared('a.example'), declared('b.example')]);
      assert.deepEqual(
        accounts.map(({ action }: { action: string }) => action),
        ['created', 'failed'],
      );
      const [error] = accounts[1].errors;
      assert.equal(error.code, 'INVALID_STATE');
      assert.include(error.message, `at most ${MOST_ACCOUNTS} accounts`);
      assert.include(error.suggestion, 'delete_missing');
      const again = await desk.sync(buyer, [declared('a.example')]);
      assert.equal(again.accounts[0].action, 'unchanged');
    });

    it('has room again for each account that ends', async () => {
      const { buyer } = callers();
      await desk.sync(buyer, [declared('a.example'), declared('b.example')]);
      await execute(desk.store.url, `update account_holders set live = ${MOST_ACCOUNTS}`);
      const refused = await desk.sync(buyer, [declared('c.example')]);
      assert.equal(refused.accounts[0].action, 'failed');
      await desk.sync(buyer, [declared('a.example')], { delete_missing: true });
      const made = await desk.sync(buyer, [declared('c.example'), declared('d.example')]);
      assert.deepEqual(
        made.accounts.map(({ action }: { action: string }) => action),
        ['created', 'failed'],
      );
    });

    it('makes no account at its first use', async () => {
      const { tryer } = callers();
      await hasLive(tryer.id, MOST_ACCOUNTS);
      const reference = { brand: { domain: 'a.example' }, operator: 'b.example' };
      const using = desk.store.transaction((tx) =>
        resolveAccount(
          reference,
          { principal: tryer, profile: profileOf(), mode: 'sandbox', now: new Date(), newId, store: tx },
          'create_media_buy',
          { mayCreate: true },
        ),
      );
      const cause: unknown = await using.catch((error: unknown) => error);
      assert.propertyVal(cause, 'code', 'INVALID_STATE');
      assert.isEmpty(await rows(desk.store.url, 'select 1 from accounts'));
    });
  });
}
