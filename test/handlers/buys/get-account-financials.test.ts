import { assert } from 'chai';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { principalOf, profileOf } from '../../support/task-desk.ts';
import { type AccountDesk, callers, declared, startAccountDesk } from '../accounts/account-desk.ts';

const NOW = new Date('2026-03-15T10:00:00Z');
const KEY = { brand: { domain: 'a.example' }, operator: 'agency.example' };
const NAME = 'get_account_financials';

let { buyer, other, tryer } = callers();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`get_account_financials on ${engine.name}`, () => {
    let desk: AccountDesk;
    before(async () => {
      desk = await startAccountDesk(engine);
    });
    beforeEach(async () => {
      ({ buyer, other, tryer } = callers());
      desk.challenges.length = 0;
      desk.setNow(NOW);
      await desk.sync(buyer, [declared('a.example'), declared('agent.example', { billing: 'agent' })]);
    });
    after(() => desk.drop());

    const row = async () => {
      const [found] = await desk.store.read.accounts.page(buyer.id, {}, { limit: 1 });
      if (found === undefined) throw new Error('there is no account');
      return found;
    };

    it('tells credit and spend of the current month', async () => {
      assert.deepInclude(await desk.call(buyer, NAME, { account: KEY }), {
        status: 'completed',
        account: KEY,
        currency: 'USD',
        timezone: 'UTC',
        period: { start: '2026-03-01', end: '2026-03-31' },
        spend: { total_spend: 0, media_buy_count: 0 },
        credit: {
          credit_limit: 10_000_000,
          available_credit: 10_000_000,
          committed_credit: 0,
          utilization_percent: 0,
        },
        payment_status: 'current',
        payment_terms: 'net_30',
      });
    });

    it('follows what was spent, and the state of the account', async () => {
      const account = await row();
      await desk.store.transaction((tx) => tx.accounts.setSpent(account, 123_456_700, NOW));
      const answer = await desk.call(buyer, NAME, { account: { account_id: account.id } });
      assert.deepEqual(answer.spend, { total_spend: 1_234_567, media_buy_count: 0 });
      assert.deepEqual(answer.credit, {
        credit_limit: 10_000_000,
        available_credit: 8_765_433,
        committed_credit: 0,
        utilization_percent: 12.35,
      });
      await desk.store.transaction((tx) =>
        tx.accounts.setStatus(account, { from: 'active', to: 'payment_required' }, NOW),
      );
      const owing = await desk.call(buyer, NAME, { account: KEY });
      assert.equal(owing.payment_status, 'past_due');
      assert.isAtMost(owing.credit.available_credit, 0);
    });

    it('says which days it is about', async () => {
      const period = { start: '2025-11-05', end: '2025-12-24' };
      const answer = await desk.call(buyer, NAME, { account: KEY, period });
      assert.deepEqual(answer.period, { start: '2025-11-01', end: '2025-12-31' });
    });

    it('refuses days that are none, or go backwards', async () => {
      const ask = async (period: object) => desk.refusal(buyer, NAME, { account: KEY, period });
      assert.deepInclude(await ask({ start: '2026-02-02', end: '2026-02-01' }), {
        code: 'VALIDATION_ERROR',
        field: 'period',
      });
      for (const period of [
        { start: '2026-02-30', end: '2026-03-01' },
        { start: '2026-02-01T00:00:00Z', end: '2026-03-01' },
        { start: '2026-02-01' },
        {},
      ]) {
        assert.equal((await ask(period)).code, 'INVALID_REQUEST', JSON.stringify(period));
      }
    });

    it('gives foreign and unknown accounts one answer', async () => {
      const { id } = await row();
      const foreign = await desk.refusal(other, NAME, { account: { account_id: id } });
      const unknown = await desk.refusal(other, NAME, {
        account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' },
      });
      const unsynced = await desk.refusal(other, NAME, { account: KEY });
      assert.deepEqual(foreign, unknown);
      assert.deepEqual(foreign, unsynced);
      assert.deepEqual(
        [foreign.code, foreign.field, foreign.recovery],
        ['ACCOUNT_NOT_FOUND', 'account', 'terminal'],
      );
    });

    it('gives accounts that ended the same answer, and those on hold theirs', async () => {
      const account = await row();
      const move = (from: 'active' | 'suspended', to: 'suspended' | 'closed') =>
        desk.store.transaction((tx) => tx.accounts.setStatus(account, { from, to }, NOW));
      await move('active', 'suspended');
      assert.equal((await desk.call(buyer, NAME, { account: KEY })).payment_status, 'suspended');
      await move('suspended', 'closed');
      const ended = await desk.refusal(buyer, NAME, { account: { account_id: account.id } });
      assert.deepEqual(
        ended,
        await desk.refusal(buyer, NAME, {
          account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' },
        }),
      );
    });

    it('tells nothing of accounts that somebody else pays for', async () => {
      const account = { ...KEY, brand: { domain: 'agent.example' } };
      assert.equal((await desk.refusal(buyer, NAME, { account })).code, 'UNSUPPORTED_FEATURE');
    });

    it('needs an account and the permission', async () => {
      assert.equal((await desk.refusal(buyer, NAME, {})).code, 'INVALID_REQUEST');
      assert.equal((await desk.refusal(null, NAME, { account: KEY })).code, 'AUTH_REQUIRED');
      const blind = principalOf(buyer.id, { permissions: NO_PERMISSIONS });
      assert.equal((await desk.refusal(blind, NAME, { account: KEY })).code, 'INSUFFICIENT_PERMISSIONS');
    });

    it('knows an account of the sandbox that nobody declared as an empty one, and writes nothing', async () => {
      const answer = await desk.call(tryer, NAME, { account: KEY });
      assert.isTrue(answer.sandbox);
      assert.deepEqual([answer.spend.total_spend, answer.payment_status], [0, 'current']);
      assert.isTrue((await desk.call(buyer, NAME, { account: { ...KEY, sandbox: true } })).sandbox);
      assert.isEmpty(await desk.store.read.accounts.page(tryer.id, {}, { limit: 1 }));
      assert.equal(await desk.store.read.accounts.count(buyer.id, { sandbox: true }), 0);
      const denied = await desk.refusal(tryer, NAME, { account: { ...KEY, sandbox: false } });
      assert.deepInclude(denied, {
        code: 'PERMISSION_DENIED',
        field: 'account.sandbox',
        details: { scope: 'agent', reason: 'sandbox_only' },
      });
    });
  });

  describe(`get_account_financials on ${engine.name}, not declared`, () => {
    it('is refused whoever asks for what', async () => {
      const account = { ...profileOf().account, account_financials: false };
      const desk = await startAccountDesk(engine, { profile: profileOf({ account }) });
      try {
        await desk.sync(buyer, [declared('a.example')]);
        for (const reference of [KEY, { account_id: 'acc_00000000-0000-4000-8000-000000000000' }]) {
          assert.equal((await desk.refusal(buyer, NAME, { account: reference })).code, 'UNSUPPORTED_FEATURE');
        }
      } finally {
        await desk.drop();
      }
    });
  });
}
