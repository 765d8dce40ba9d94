import { assert } from 'chai';
import { naturalKey, newAccount } from '../../../src/domain/accounts/account.ts';
import { type AccountStatus, accountStatuses } from '../../../src/domain/accounts/states.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { TaskError, wireError } from '../../../src/domain/refusals/task-error.ts';
import { newId } from '../../../src/infra/random.ts';
import { type AccountCall, resolveAccount } from '../../../src/record/accounts/resolve-account.ts';
import type { Tables } from '../../../src/store/index.ts';
import { callers } from '../../handlers/accounts/account-desk.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { profileOf } from '../../support/task-desk.ts';

let { buyer, tryer } = callers();
const KEY = { brand: { domain: 'a.example' }, operator: 'b.example' };
type Reference = Parameters<typeof resolveAccount>[0];

for (const engine of engines) {
  describe(`resolveAccount on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    beforeEach(() => {
      ({ buyer, tryer } = callers());
    });
    after(() => store.drop());

    const callOf = (
      tables: Tables,
      principal: AgentPrincipal,
      more: Partial<AccountCall> = {},
    ): AccountCall => ({
      principal,
      profile: profileOf(),
      mode: 'sandbox',
      now: new Date(),
      newId,
      store: tables,
      ...more,
    });
    const read = (
      reference: Reference,
      principal = buyer,
      task = 'get_products',
      more: Partial<AccountCall> = {},
    ) => resolveAccount(reference, callOf(store.read, principal, more), task, { mayCreate: false });
    const use = (reference: Reference, principal = buyer, more: Partial<AccountCall> = {}) =>
      store.transaction((tx) =>
        resolveAccount(reference, callOf(tx, principal, more), 'create_media_buy', { mayCreate: true }),
      );
    const refusal = async (work: Promise<unknown>) => {
      const cause: unknown = await work.then(
        () => undefined,
        (error: unknown) => error,
      );
      assert.instanceOf(cause, TaskError);
      return wireError(cause as TaskError);
    };
    const put = async (id: string, status: AccountStatus, brandId = '', principalId = buyer.id) => {
      const key = naturalKey(
        { brand: { domain: 'a.example', brand_id: brandId }, operator: 'b.example' },
        false,
      );
      const start = { id, principalId, status, billing: 'operator', declared: true } as const;
      await store.transaction((tx) =>
        tx.accounts.insert(newAccount(key, { ...start, terms: 'net_30', now: new Date() })),
      );
    };

    it('finds what is there, by either name', async () => {
      await put('acc_1', 'active');
      assert.equal((await read(KEY)).id, 'acc_1');
      assert.equal((await read({ ...KEY, sandbox: false })).id, 'acc_1');
      assert.equal((await read({ account_id: 'acc_1' })).id, 'acc_1');
    });

    it('gives everything that is not there one answer', async () => {
      await put('acc_theirs', 'active', '', 'agent_other');
      await put('acc_closed', 'closed');
      await put('acc_rejected', 'rejected', 'x');
      const answers = await Promise.all([
        refusal(read({ account_id: 'acc_00000000-0000-4000-8000-000000000000' })),
        refusal(read({ account_id: 'acc_theirs' })),
        refusal(read({ account_id: 'acc_closed' })),
        refusal(read({ account_id: 'acc_rejected' })),
        refusal(read({ account_id: '' })),
        refusal(read(KEY)),
        refusal(use(KEY)),
        refusal(read({ ...KEY, operator: 'nobody.example' })),
        refusal(read({ ...KEY, brand: { domain: 'a.example', brand_id: 'none' } })),
      ]);
      for (const answer of answers) assert.deepEqual(answer, answers[0]);
      assert.equal(answers[0]?.code, 'ACCOUNT_NOT_FOUND');
      assert.equal(await store.read.accounts.count(buyer.id, {}), 2);
    });

    it('lets each state through to what it may do', async () => {
      for (const status of accountStatuses) await put(`acc_${status}`, status, status);
      const codeOf = async (status: AccountStatus, task: string) => {
        const found = read({ account_id: `acc_${status}` }, buyer, task);
        return found.then(
          () => null,
          (cause: TaskError) => cause.code,
        );
      };
      assert.equal(await codeOf('suspended', 'create_media_buy'), 'ACCOUNT_SUSPENDED');
      assert.isNull(await codeOf('suspended', 'get_media_buys'));
      assert.equal(await codeOf('payment_required', 'new_packages'), 'ACCOUNT_PAYMENT_REQUIRED');
      assert.isNull(await codeOf('payment_required', 'update_media_buy'));
      assert.equal(await codeOf('pending_approval', 'get_products'), 'ACCOUNT_SETUP_REQUIRED');
      assert.isNull(await codeOf('closed', 'comply_test_controller'));
    });

    it('asks which of several brands is meant, and takes the only one', async () => {
      await put('acc_one', 'active', 'one');
      assert.equal((await read(KEY)).id, 'acc_one');
      await put('acc_two', 'active', 'two');
      const { code, message, details } = await refusal(read(KEY));
      assert.equal(code, 'ACCOUNT_AMBIGUOUS');
      assert.notMatch(`${message}${JSON.stringify(details)}`, /acc_|one/);
      assert.equal((await read({ ...KEY, brand: { domain: 'a.example', brand_id: 'two' } })).id, 'acc_two');
      await put('acc_main', 'active');
      assert.equal((await read(KEY)).id, 'acc_main');
    });

    it('refuses a reference of both kinds', async () => {
      await put('acc_1', 'active');
      const both = { account_id: 'acc_1', ...KEY } as Reference;
      assert.equal((await refusal(read(both))).code, 'INVALID_REQUEST');
    });

    it('makes an account of the sandbox when it is first used', async () => {
      const made = await use(KEY, tryer);
      assert.deepInclude(made, { sandbox: true, status: 'active', billing: 'operator', declared: false });
      assert.match(made.id, /^acc_[0-9a-f-]{36}$/);
      assert.equal((await use({ ...KEY, sandbox: true }, tryer)).id, made.id);
      assert.equal((await read(KEY, tryer)).id, made.id);
      // A caller with production accounts has to say that it means the sandbox.
      assert.equal((await use({ ...KEY, sandbox: true })).sandbox, true);
      assert.equal((await refusal(use(KEY))).code, 'ACCOUNT_NOT_FOUND');
    });

    it('means one account by a brand of a sandbox token, whatever the operator', async () => {
      const brand = { domain: 'a.example' };
      const before = await read({ brand, operator: 'agency.example' }, tryer);
      const made = await use({ brand, operator: 'a.example', sandbox: true }, tryer);
      assert.equal(before.id, made.id);
      for (const operator of ['agency.example', 'A.example', 'b.example'])
        assert.equal((await use({ brand, operator }, tryer)).id, made.id);
      const others = [
        await use({ brand: { domain: 'b.example' }, operator: 'a.example' }, tryer),
        await use({ brand: { ...brand, brand_id: 'two' }, operator: 'a.example' }, tryer),
        await use({ brand, operator: 'a.example' }, { ...tryer, id: `${tryer.id}_2` }),
      ];
      assert.lengthOf([...new Set([made, ...others].map(({ id }) => id))], 4);
      assert.equal(await store.read.accounts.count(tryer.id, {}), 3);
    });

    it('asks which of two brands of one domain a sandbox token means', async () => {
      const of = (brand_id: string) => ({ brand: { domain: 'a.example', brand_id }, operator: 'a.example' });
      const one = await use(of('one'), tryer);
      assert.equal((await read(KEY, tryer)).id, one.id);
      await use(of('two'), tryer);
      assert.equal((await refusal(read(KEY, tryer))).code, 'ACCOUNT_AMBIGUOUS');
    });

    it('is exact for who has production accounts too', async () => {
      const sandbox = { ...KEY, sandbox: true };
      const one = await use(sandbox);
      const other = await use({ ...sandbox, operator: 'c.example' });
      assert.notEqual(one.id, other.id);
      assert.equal((await read(sandbox)).id, one.id);
    });

    it('makes an identifier of a sandbox token an account, and nobody else’s', async () => {
      const empty = await read({ account_id: 'acct_made_up' }, tryer);
      assert.deepInclude(empty, { id: 'acct_made_up', sandbox: true, status: 'active', declared: false });
      assert.isUndefined(await store.read.accounts.find('acct_made_up', tryer.id));
      const made = await use({ account_id: 'acct_made_up' }, tryer);
      const { brandDomain, operator } = made;
      assert.equal((await use({ brand: { domain: brandDomain }, operator }, tryer)).id, 'acct_made_up');
      assert.notEqual((await use({ account_id: 'acct_other' }, tryer)).brandDomain, brandDomain);
      assert.equal((await refusal(use({ account_id: 'acct_made_up' }))).code, 'ACCOUNT_NOT_FOUND');
      assert.equal(
        (
          await refusal(
            use({ account_id: 'acct_x' }, tryer, {
              mode: 'production',
              profile: profileOf({ account: { ...profileOf().account, sandbox: false } }),
            }),
          )
        ).code,
        'ACCOUNT_NOT_FOUND',
      );
    });

    it('makes nothing of a reading, or of a transaction that fails', async () => {
      const empty = await read(KEY, tryer);
      assert.deepInclude(empty, { sandbox: true, status: 'active', spent: 0 });
      assert.isUndefined(await store.read.accounts.find(empty.id, tryer.id));
      const failing = store.transaction(async (tx) => {
        await resolveAccount(KEY, callOf(tx, tryer), 'create_media_buy', { mayCreate: true });
        throw new Error('later');
      });
      await failing.catch(() => {});
      assert.equal(await store.read.accounts.count(tryer.id, {}), 0);
    });

    it('makes nothing where it is not told to', async () => {
      const sandbox = { ...KEY, sandbox: true };
      assert.equal((await refusal(use(sandbox, buyer, { mode: 'production' }))).code, 'ACCOUNT_NOT_FOUND');
      const profile = profileOf({ account: { ...profileOf().account, sandbox: false } });
      assert.equal((await refusal(use(sandbox, buyer, { profile }))).code, 'UNSUPPORTED_FEATURE');
      assert.equal((await refusal(use(KEY, tryer, { profile }))).code, 'UNSUPPORTED_FEATURE');
      assert.deepInclude(await refusal(use({ ...KEY, sandbox: false }, tryer)), {
        code: 'PERMISSION_DENIED',
        details: { scope: 'agent', reason: 'sandbox_only' },
      });
    });

    it('makes no second account of one that ended', async () => {
      const made = await use(KEY, tryer);
      await store.transaction((tx) =>
        tx.accounts.setStatus(made, { from: 'active', to: 'closed' }, new Date()),
      );
      assert.equal((await refusal(use(KEY, tryer))).code, 'ACCOUNT_NOT_FOUND');
      assert.equal((await refusal(read(KEY, tryer))).code, 'ACCOUNT_NOT_FOUND');
      assert.equal((await refusal(use({ ...KEY, operator: 'c.example' }, tryer))).code, 'ACCOUNT_NOT_FOUND');
    });

    it('makes one account for ten who race for it', async () => {
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, at) => use({ ...KEY, operator: `o${at % 3}.example` }, tryer)),
      );
      assert.lengthOf([...new Set(made.map(({ id }) => id))], 1);
      assert.equal(await store.read.accounts.count(tryer.id, {}), 1);
    });
  });
}
