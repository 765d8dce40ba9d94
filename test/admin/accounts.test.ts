import { assert } from 'chai';
import { listAllAccounts, notePayment, setAccountStatus, setCredit } from '../../src/admin/accounts.ts';
import { naturalKey, newAccount } from '../../src/domain/accounts/account.ts';
import { enginesInTurn, type TestStore } from '../support/databases.ts';
import { refused } from './refused.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`admin account on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
      await put('acc_1', 'org_acme');
      await put('acc_2', 'agent_1');
    });
    afterEach(() => store.drop());

    const put = (id: string, principalId: string) =>
      store.transaction((tx) =>
        tx.accounts.insert(
          newAccount(
            naturalKey(
              { brand: { domain: `${id.replace('_', '-')}.example` }, operator: 'b.example' },
              false,
            ),
            {
              id,
              principalId,
              status: 'pending_approval',
              billing: 'operator',
              declared: true,
              terms: 'net_30',
              now: new Date(1_000),
            },
          ),
        ),
      );
    const statusOf = async (id: string) => (await store.read.accounts.list({ id }, 1))[0]?.status;

    it('lists accounts of everybody, of one principal, in one state', async () => {
      const { accounts, count } = await listAllAccounts(store, {});
      assert.equal(count, 2);
      assert.deepEqual(
        accounts.find(({ account_id: id }) => id === 'acc_2'),
        {
          account_id: 'acc_2',
          principal_id: 'agent_1',
          brand: { domain: 'acc-2.example' },
          operator: 'b.example',
          sandbox: false,
          status: 'pending_approval',
          billing: 'operator',
          credit_limit: 0,
          currency: 'USD',
          created_at: '1970-01-01T00:00:01.000Z',
        },
      );
      assert.equal((await listAllAccounts(store, { principal: 'org_acme' })).count, 1);
      assert.equal((await listAllAccounts(store, { status: 'active' })).count, 0);
      await refused(listAllAccounts(store, { status: 'open' }), /not a state of any account/);
    });

    it('approves, and leaves a note of it for the organization', async () => {
      const { account, changed } = await setAccountStatus(store, 'acc_1', 'active');
      assert.deepEqual([account.status, changed], ['active', true]);
      assert.equal(await statusOf('acc_1'), 'active');
      const [entry] = await store.read.auditLog.list('acme', 5);
      assert.deepInclude(entry, { action: 'account set-status', subject: 'acc_1', actor: 'admin' });
      assert.deepEqual(entry?.detail, { from: 'pending_approval', to: 'active' });
    });

    it('names the command that gives credit when it approves an account without any', async () => {
      const { next } = await setAccountStatus(store, 'acc_1', 'active');
      assert.match(String(next), /^the account has no credit: account set-credit acc_1 AMOUNT$/);
      await setCredit(store, 'acc_2', '1');
      assert.notProperty(await setAccountStatus(store, 'acc_2', 'active'), 'next');
      assert.notProperty(await setAccountStatus(store, 'acc_1', 'suspended'), 'next');
    });

    it('changes nothing when the account has that status already', async () => {
      await setAccountStatus(store, 'acc_1', 'active');
      assert.isFalse((await setAccountStatus(store, 'acc_1', 'active')).changed);
      assert.lengthOf(await store.read.auditLog.list('acme', 5), 1);
    });

    it('goes no way that there is not', async () => {
      await refused(setAccountStatus(store, 'acc_1', 'suspended'), /from pending_approval it goes to/);
      await setAccountStatus(store, 'acc_1', 'rejected');
      await refused(setAccountStatus(store, 'acc_1', 'active'), /rejected is final/);
      await refused(setAccountStatus(store, 'acc_1', 'gone'), /not a state of any account/);
      await refused(setAccountStatus(store, 'acc_9', 'active'), /no account with the id "acc_9"/);
      await refused(
        setAccountStatus(store, 'acc_1', 'active', { principal: 'agent_1' }),
        /no account with the id "acc_1"/,
      );
      assert.equal(await statusOf('acc_1'), 'rejected');
    });

    it('sets the credit of an account, and takes the limit away', async () => {
      const { account, books } = await setCredit(store, 'acc_1', '2500.50');
      assert.equal(account.credit_limit, 2500.5);
      assert.deepEqual(books, [{ currency: 'USD', spent: 0, paid: 0, committed: 0, available: 2500.5 }]);
      const [entry] = await store.read.auditLog.list('acme', 5);
      assert.deepInclude(entry, { action: 'account set-credit', subject: 'acc_1', actor: 'admin' });
      assert.deepEqual(entry?.detail, { limit: '2500.5', currency: 'USD' });
      const without = await setCredit(store, 'acc_1', 'none');
      assert.deepInclude(without.account, { credit_limit: null });
      assert.equal(without.books[0]?.available, null);
    });

    it('lets an account have no credit at all', async () => {
      const { account, books } = await setCredit(store, 'acc_1', '0');
      assert.equal(account.credit_limit, 0);
      assert.equal(books[0]?.available, 0);
    });

    it('adds payments up, each in its currency, and gives credit back for them', async () => {
      await setCredit(store, 'acc_1', '100');
      await notePayment(store, 'acc_1', '10.25');
      await notePayment(store, 'acc_1', '30');
      const { books } = await notePayment(store, 'acc_1', '7', { currency: 'EUR' });
      assert.deepEqual(books, [
        { currency: 'USD', spent: 0, paid: 40.25, committed: 0, available: 140.25 },
        { currency: 'EUR', spent: 0, paid: 7, committed: 0, available: 107 },
      ]);
    });

    it('takes a payment back, but no more than was paid', async () => {
      await notePayment(store, 'acc_1', '40');
      const { books } = await notePayment(store, 'acc_1', '15.5', { refund: true });
      assert.equal(books[0]?.paid, 24.5);
      await refused(
        notePayment(store, 'acc_1', '24.51', { refund: true }),
        /must not exceed what was paid \(got 24.51 USD\)/,
      );
      await refused(notePayment(store, 'acc_1', '1', { refund: true, currency: 'EUR' }), /got 1 EUR/);
      assert.equal((await notePayment(store, 'acc_1', '0.01')).books[0]?.paid, 24.51);
      const [, entry] = await store.read.auditLog.list('acme', 5);
      assert.deepEqual(entry?.detail, { amount: '15.5', currency: 'USD', refund: true });
    });

    it('takes no amount that is none', async () => {
      for (const text of ['-1', '1e3', '0.001', 'ten', '', '0', '1'.repeat(13)])
        await refused(notePayment(store, 'acc_1', text), /is not an amount in USD/);
      await refused(setCredit(store, 'acc_1', '-5'), /is not an amount in USD/);
      await refused(notePayment(store, 'acc_1', '5', { currency: 'usd' }), /is not a currency code/);
      await refused(notePayment(store, 'acc_9', '5'), /no account with the id "acc_9"/);
    });

    it('asks whose account is meant where several have the identifier', async () => {
      await put('acc_1', 'agent_1');
      await refused(setAccountStatus(store, 'acc_1', 'active'), /several principals/);
      await setAccountStatus(store, 'acc_1', 'active', { principal: 'agent_1' });
      assert.equal((await store.read.accounts.find('acc_1', 'agent_1'))?.status, 'active');
      assert.equal((await store.read.accounts.find('acc_1', 'org_acme'))?.status, 'pending_approval');
    });
  });
}
