import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { type Answer, freshKey, principalOf } from '../../support/task-desk.ts';
import { buyerAccount, declareAccount, type OfferedDesk, offeredDesk } from '../tasks/offered-desk.ts';

const { versionField: PIN, majorVersionField: MAJOR } = protocol;
const brand = { domain: 'tidewater.example' };
const SELF = { brand, operator: 'tidewater.example', sandbox: true };
const AGENCY = { brand, operator: 'agency.example' };
const OTHER = { brand: { domain: 'ironclove.example' }, operator: 'agency.example' };
const buyOf = (account: object, more: object = {}) => ({
  idempotency_key: freshKey(),
  account,
  brand,
  start_time: 'asap',
  end_time: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  packages: [
    { product_id: 'network_display', pricing_option_id: 'cpm_usd_auction', budget: 1000, bid_price: 2.5 },
  ],
  ...more,
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`one account for every spelling and release on ${engine.name}`, () => {
    let store: TestStore;
    let desk: OfferedDesk;
    let caller = principalOf('sandbox_0', { sandboxOnly: true });
    let nth = 0;
    before(async () => {
      store = await engine.open();
      desk = await offeredDesk(store);
    });
    beforeEach(() => {
      nth += 1;
      caller = principalOf(`sandbox_${nth}`, { sandboxOnly: true });
    });
    after(() => store.drop());

    const buy = (account: object, more: object = {}): Promise<Answer> =>
      desk.call(caller, 'create_media_buy', buyOf(account, more));
    const declare = async (...accounts: object[]): Promise<Answer[]> =>
      (await desk.call(caller, 'sync_accounts', { idempotency_key: freshKey(), accounts })).accounts;

    it('books on the same account in every release', async () => {
      const ids = [];
      for (const more of [{}, { [MAJOR]: 3 }, { [PIN]: '3.0' }, { [PIN]: '3.1' }, { [PIN]: '3.2' }])
        ids.push((await buy(AGENCY, more)).account.account_id);
      assert.lengthOf([...new Set(ids)], 1);
      assert.notEqual((await buy(OTHER, { [MAJOR]: 3 })).account.account_id, ids[0]);
    });

    it('replays a key for another spelling of the account, and separates accounts', async () => {
      const args = buyOf(SELF);
      const first = await desk.call(caller, 'create_media_buy', args);
      for (const account of [AGENCY, { account_id: first.account.account_id }]) {
        const again = await desk.call(caller, 'create_media_buy', { ...args, account });
        assert.deepInclude(again, { replayed: true, media_buy_id: first.media_buy_id });
      }
      const elsewhere = await desk.call(caller, 'create_media_buy', { ...args, account: OTHER });
      assert.notProperty(elsewhere, 'replayed');
      assert.notEqual(elsewhere.media_buy_id, first.media_buy_id);
    });

    it('conflicts for the same key in another release', async () => {
      const args = buyOf(SELF);
      await desk.call(caller, 'create_media_buy', args);
      for (const more of [{ [MAJOR]: 3 }, { [PIN]: '3.1' }])
        assert.equal(
          (await desk.refusal(caller, 'create_media_buy', { ...args, ...more })).code,
          'IDEMPOTENCY_CONFLICT',
        );
      const { media_buys } = await desk.call(caller, 'get_media_buys', {
        account: SELF,
        status_filter: ['pending_creatives', 'active'],
      });
      assert.lengthOf(media_buys, 1);
    });

    it('declares the account that the brand was used with', async () => {
      const { account } = await buy(SELF);
      const [declared] = await declare({ ...AGENCY, billing: 'agent' });
      assert.deepInclude(declared, { action: 'created', account_id: account.account_id, billing: 'agent' });
      assert.equal((await buy(AGENCY)).account.account_id, account.account_id);
      assert.equal((await buy(SELF)).account.account_id, account.account_id);
      const [second, again] = await declare(
        { brand, operator: 'second.example', billing: 'agent' },
        { ...AGENCY, billing: 'agent' },
      );
      assert.equal(second.action, 'created');
      assert.notEqual(second.account_id, account.account_id);
      assert.deepInclude(again, { action: 'unchanged', account_id: account.account_id });
      const exact = await buy({ brand, operator: 'second.example' });
      assert.equal(exact.account.account_id, second.account_id);
      assert.equal((await buy({ brand, operator: 'third.example' })).account.account_id, account.account_id);
    });

    it('declares one account when two operators of a brand are declared at once', async () => {
      const { account } = await buy(SELF);
      const [one, other] = await declare(
        { ...AGENCY, billing: 'agent' },
        { brand, operator: 'second.example', billing: 'agent' },
      );
      assert.equal(one.account_id, account.account_id);
      assert.notEqual(other.account_id, account.account_id);
    });

    it('changes settings of the account that a reference means', async () => {
      const { account } = await buy(SELF);
      const [changed, made] = await declare(
        { account: AGENCY, payment_terms: 'net_15' },
        { account: { account_id: 'acct_of_a_test' }, payment_terms: 'net_15' },
      );
      assert.deepInclude(changed, { action: 'updated', account_id: account.account_id });
      assert.deepInclude(made, { action: 'created', account_id: 'acct_of_a_test' });
      const bought = await buy({ account_id: 'acct_of_a_test' });
      assert.equal(bought.account.account_id, 'acct_of_a_test');
    });

    /** Tasks that a reference finds: with the list, and with each name of the task that polls. */
    const finds = async (id: string, account: object): Promise<boolean> => {
      const { tasks, query_summary } = await desk.call(caller, 'list_tasks', { account });
      const isListed = tasks.some(({ task_id }: Answer) => task_id === id);
      assert.equal(query_summary.total_matching, tasks.length);
      for (const name of ['get_task_status', 'tasks_get', 'tasks/get']) {
        const args = { task_id: id, account };
        if (isListed) assert.equal((await desk.call(caller, name, args)).status, 'submitted');
        else assert.equal((await desk.refusal(caller, name, args)).code, 'REFERENCE_NOT_FOUND');
      }
      return isListed;
    };
    const submitted = async (account: object, id = 'task_forced'): Promise<void> => {
      await desk.call(caller, 'comply_test_controller', {
        scenario: 'force_create_media_buy_arm',
        params: { arm: 'submitted', task_id: id },
        account: SELF,
      });
      assert.equal((await buy(account)).task_id, id);
    };
    const THIRD = { brand, operator: 'third.example' };

    it('finds tasks by the operator that they were started with, and not by another operator or brand', async () => {
      await submitted(AGENCY);
      for (const account of [AGENCY, { ...AGENCY, sandbox: true }, SELF, { brand, operator: brand.domain }])
        assert.isTrue(await finds('task_forced', account), JSON.stringify(account));
      for (const account of [THIRD, { ...THIRD, sandbox: true }, OTHER])
        assert.isFalse(await finds('task_forced', account), JSON.stringify(account));
      assert.lengthOf((await desk.call(caller, 'list_tasks', {})).tasks, 1);
    });

    it('finds tasks of every operator of an account under its identifier and its declared operator only', async () => {
      const [{ account_id }] = await declare({ ...AGENCY, billing: 'agent' });
      await submitted(THIRD);
      for (const account of [{ account_id }, AGENCY, THIRD, SELF])
        assert.isTrue(await finds('task_forced', account), JSON.stringify(account));
      for (const operator of ['second.example', 'outdoor.example', 'x.third.example'])
        assert.isFalse(await finds('task_forced', { brand, operator }), operator);
    });

    it('keeps the tasks of two operators of one brand apart', async () => {
      await submitted(AGENCY, 'task_one');
      await submitted(THIRD, 'task_two');
      for (const [account, ids] of [
        [AGENCY, ['task_one']],
        [THIRD, ['task_two']],
        [SELF, ['task_two', 'task_one']],
      ] as const) {
        const { tasks } = await desk.call(caller, 'list_tasks', { account });
        assert.sameMembers(
          tasks.map(({ task_id }: Answer) => task_id),
          [...ids],
        );
      }
    });

    it('lists accounts by the account that is meant; release 3.0 does not filter by one', async () => {
      const { account } = await buy(SELF);
      await buy(OTHER);
      const list = async (more: object) => {
        const { accounts } = await desk.call(caller, 'list_accounts', { account: AGENCY, ...more });
        return accounts.map(({ account_id }: Answer) => account_id);
      };
      assert.deepEqual(await list({ [PIN]: '3.1' }), [account.account_id]);
      assert.isEmpty(await list({ account: { account_id: 'acct_nobody' } }));
      assert.isEmpty(await list({ account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } }));
      assert.lengthOf(await list({ [PIN]: '3.0' }), 2);
      const { pagination } = await desk.call(caller, 'list_accounts', { [PIN]: '3.0' });
      assert.deepEqual(pagination, { has_more: false });
      assert.lengthOf(await list({ [PIN]: '3.0', account: { account_id: 'acct_nobody' } }), 2);
    });

    it('says of every answer about an account whether it is the sandbox', async () => {
      const member = principalOf(`agent_${nth}`);
      await declareAccount(desk, member);
      const sandboxOf = async (who: typeof member, args: object): Promise<unknown> =>
        (await desk.call(who, 'get_products', { ...args })).sandbox;
      assert.isTrue(await sandboxOf(caller, { brief: 'video' }));
      assert.isFalse(await sandboxOf(member, { brief: 'video' }));
      assert.isFalse(await sandboxOf(member, { buying_mode: 'wholesale', account: buyerAccount }));
      assert.isTrue(
        await sandboxOf(member, { buying_mode: 'wholesale', account: { ...buyerAccount, sandbox: true } }),
      );
    });

    it('bills operators only for a token whose name says so, entry by entry', async () => {
      const test = { isLive: false, billsOperatorsOnly: true };
      caller = { ...caller, test };
      const [byAgent, byOperator] = await declare(
        { ...AGENCY, billing: 'agent' },
        { ...OTHER, billing: 'operator' },
      );
      assert.equal(byAgent.action, 'failed');
      assert.deepInclude(byAgent.errors[0], {
        code: 'BILLING_NOT_PERMITTED_FOR_AGENT',
        details: { rejected_billing: 'agent', suggested_billing: 'operator' },
      });
      assert.equal(byOperator.action, 'created');
      assert.equal((await buy(SELF)).account.billing, 'operator');
    });

    it('negotiates the release before anything else of a request is read', async () => {
      for (const args of [{ [MAJOR]: 4 }, { [PIN]: '4.0', packages: 7, api_key: 'x' }]) {
        const { code } = await desk.refusal(caller, 'create_media_buy', args);
        assert.equal(code, 'VERSION_UNSUPPORTED');
      }
      assert.equal(
        (await desk.refusal(caller, 'create_media_buy', { [MAJOR]: '4' })).code,
        'INVALID_REQUEST',
      );
    });
  });
}
