import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey, principalOf } from '../../support/task-desk.ts';
import { type AccountDesk, callers, declared, startAccountDesk } from './account-desk.ts';

const reader = principalOf('agent_reader', { permissions: { ...NO_PERMISSIONS, reports: ['read'] } });
const actions = (answer: Answer) => answer.accounts.map(({ action }: Answer) => action);
const codes = (answer: Answer) => answer.accounts.map(({ errors }: Answer) => errors?.[0].code ?? null);

let { buyer, other, tryer } = callers();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sync_accounts on ${engine.name}`, () => {
    let desk: AccountDesk;
    before(async () => {
      desk = await startAccountDesk(engine);
    });
    beforeEach(() => {
      ({ buyer, other, tryer } = callers());
      desk.challenges.length = 0;
    });
    after(() => desk.drop());

    it('declares accounts once, in the order of the request', async () => {
      const entries = [
        declared('b.example'),
        declared('a.example'),
        declared('c.example', { sandbox: true }),
      ];
      const first = await desk.sync(buyer, entries);
      assert.deepEqual(actions(first), ['created', 'created', 'created']);
      assert.deepEqual(
        first.accounts.map(({ brand, sandbox, status }: Answer) => [brand.domain, sandbox, status]),
        [
          ['b.example', false, 'active'],
          ['a.example', false, 'active'],
          ['c.example', true, 'active'],
        ],
      );
      assert.deepInclude(first.accounts[0], {
        operator: 'agency.example',
        billing: 'operator',
        payment_terms: 'net_30',
        account_scope: 'operator_brand',
      });
      assert.notProperty(first, 'sandbox');
      const second = await desk.sync(buyer, entries);
      assert.deepEqual(actions(second), ['unchanged', 'unchanged', 'unchanged']);
      assert.deepEqual(
        second.accounts.map(({ account_id: id }: Answer) => id),
        first.accounts.map(({ account_id: id }: Answer) => id),
      );
    });

    it('says when everything was of the sandbox', async () => {
      assert.isTrue((await desk.sync(buyer, [declared('a.example', { sandbox: true })])).sandbox);
      assert.notProperty(
        await desk.sync(buyer, [declared('a.example', { sandbox: true }), declared('a.example')]),
        'sandbox',
      );
      assert.notProperty(await desk.sync(buyer, []), 'sandbox');
    });

    it('keeps principals apart', async () => {
      const mine = await desk.sync(buyer, [declared('a.example')]);
      const theirs = await desk.sync(other, [declared('a.example', { billing: 'agent' })]);
      assert.deepEqual(actions(theirs), ['created']);
      assert.notEqual(theirs.accounts[0].account_id, mine.accounts[0].account_id);
      const [{ account_id: id }] = mine.accounts;
      const known = await desk.sync(other, [{ account: { account_id: id }, payment_terms: 'net_90' }]);
      const unknown = await desk.sync(other, [
        { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' }, payment_terms: 'net_90' },
      ]);
      assert.deepEqual(known.accounts, unknown.accounts);
      assert.notInclude(JSON.stringify(known.accounts), id);
      assert.equal((await desk.list(buyer)).accounts[0].payment_terms, 'net_30');
      await desk.sync(other, [], { delete_missing: true });
      assert.equal((await desk.list(buyer)).accounts[0].status, 'active');
    });

    it('lets good entries through beside those that fail', async () => {
      const answer = await desk.sync(buyer, [
        declared('a.example', { billing: 'advertiser' }),
        declared('b.example'),
        declared('c.example', { payment_terms: 'prepay' }),
        { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } },
        declared('d.example', { billing: 'agent', payment_terms: 'net_60' }),
        { account: { brand: { domain: 'x.example' }, operator: 'agency.example' } },
      ]);
      assert.equal(answer.status, 'completed');
      assert.deepEqual(actions(answer), ['failed', 'created', 'failed', 'failed', 'created', 'failed']);
      assert.deepEqual(codes(answer), [
        'BILLING_NOT_SUPPORTED',
        null,
        'PAYMENT_TERMS_NOT_SUPPORTED',
        'ACCOUNT_NOT_FOUND',
        null,
        'ACCOUNT_NOT_FOUND',
      ]);
      const [billing] = answer.accounts;
      assert.deepInclude(billing, {
        status: 'rejected',
        billing: 'advertiser',
        brand: { domain: 'a.example' },
      });
      assert.notProperty(billing, 'account_id');
      assert.deepInclude(billing.errors[0], {
        field: 'accounts[0].billing',
        recovery: 'correctable',
        details: { scope: 'capability', supported_billing: ['operator', 'agent'] },
      });
      assert.equal(answer.accounts[3].errors[0].recovery, 'terminal');
      assert.equal((await desk.list(buyer)).pagination.total_count, 2);
    });

    it('takes the second of two entries for one account on top of the first', async () => {
      const answer = await desk.sync(buyer, [
        declared('a.example'),
        declared('a.example', { payment_terms: 'net_60' }),
        declared('a.example'),
      ]);
      assert.deepEqual(actions(answer), ['created', 'updated', 'unchanged']);
      const { accounts } = await desk.list(buyer);
      assert.lengthOf(accounts, 1);
      assert.equal(accounts[0].payment_terms, 'net_60');
    });

    it('changes settings by identifier and by natural key', async () => {
      const { accounts } = await desk.sync(buyer, [declared('a.example')]);
      const [{ account_id: id }] = accounts;
      const byId = await desk.sync(buyer, [
        {
          account: { account_id: id },
          billing_entity: { legal_name: 'Acme', bank: { account_holder: 'Acme' } },
        },
      ]);
      assert.deepEqual(actions(byId), ['updated']);
      assert.deepEqual(byId.accounts[0].billing_entity, { legal_name: 'Acme' });
      const byKey = await desk.sync(buyer, [
        { account: { brand: { domain: 'a.example' }, operator: 'agency.example' }, payment_terms: 'net_15' },
      ]);
      assert.deepInclude(byKey.accounts[0], { action: 'updated', account_id: id, payment_terms: 'net_15' });
      assert.deepEqual(byKey.accounts[0].billing_entity, { legal_name: 'Acme' });
    });

    it('does not guess which brand is meant', async () => {
      const brand = (id: string) => ({ brand: { domain: 'a.example', brand_id: id } });
      const reference = { account: { brand: { domain: 'a.example' }, operator: 'agency.example' } };
      await desk.sync(buyer, [declared('a.example', brand('one'))]);
      assert.deepEqual(actions(await desk.sync(buyer, [reference])), ['unchanged']);
      await desk.sync(buyer, [declared('a.example', brand('two'))]);
      assert.deepEqual(codes(await desk.sync(buyer, [reference])), ['ACCOUNT_AMBIGUOUS']);
      await desk.sync(buyer, [declared('a.example')]);
      assert.deepEqual(actions(await desk.sync(buyer, [reference])), ['unchanged']);
    });

    it('refuses requests that are no entries, and writes nothing', async () => {
      const bad: object[] = [
        { brand: { domain: 'a.example' }, operator: 'a.example' },
        { ...declared('a.example'), account: { account_id: 'acc_1' } },
        { account: { account_id: 'acc_1' }, billing: 'operator' },
        { account: { account_id: 'acc_1', brand: { domain: 'a.example' }, operator: 'a.example' } },
        declared('A.Example'),
        declared('a.example', { billing: 'nobody' }),
        declared('a.example', { payment_terms: 'net_1' }),
        declared('a.example', { notification_configs: [{ subscriber_id: 'a', url: 'https://a.example/' }] }),
        {},
      ];
      for (const entry of bad) {
        const { code } = await desk.refusal(buyer, 'sync_accounts', {
          idempotency_key: freshKey(),
          accounts: [declared('good.example'), entry],
        });
        assert.equal(code, 'INVALID_REQUEST', JSON.stringify(entry));
      }
      assert.equal((await desk.refusal(buyer, 'sync_accounts', { accounts: [] })).code, 'INVALID_REQUEST');
      assert.equal((await desk.refusal(null, 'sync_accounts', { accounts: [] })).code, 'AUTH_REQUIRED');
      assert.isEmpty((await desk.list(buyer)).accounts);
    });

    it('lets callers that may only read declare, and change nothing', async () => {
      const first = await desk.sync(reader, [declared('a.example')]);
      assert.deepEqual(actions(first), ['created']);
      assert.isTrue(first.accounts[0].authorization.read_only);
      const again = await desk.sync(reader, [declared('a.example', { payment_terms: 'net_60' })]);
      assert.deepEqual(codes(again), ['READ_ONLY_SCOPE']);
      const { code, field } = await desk.refusal(reader, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [],
        delete_missing: true,
      });
      assert.deepEqual([code, field], ['READ_ONLY_SCOPE', 'delete_missing']);
      assert.equal((await desk.list(reader)).accounts[0].status, 'active');
    });

    it('gives callers of the sandbox sandbox accounts, said or not', async () => {
      const answer = await desk.sync(tryer, [
        declared('a.example'),
        declared('b.example', { sandbox: true }),
        declared('c.example', { sandbox: false }),
      ]);
      assert.deepEqual(actions(answer), ['created', 'created', 'failed']);
      assert.isTrue(answer.sandbox);
      assert.deepEqual(
        answer.accounts.slice(0, 2).map(({ sandbox }: Answer) => sandbox),
        [true, true],
      );
      assert.deepInclude(answer.accounts[2].errors[0], {
        code: 'PERMISSION_DENIED',
        field: 'accounts[2].sandbox',
        details: { scope: 'agent', reason: 'sandbox_only' },
      });
      const [listed] = (await desk.list(tryer, { sandbox: false })).accounts;
      assert.isUndefined(listed);
    });

    it('repeats the context, and serves both releases', async () => {
      const context = { trace: 'x', nested: [1, null] };
      for (const release of ['3.0', '3.1']) {
        const answer = await desk.sync(buyer, [declared('a.example')], {
          context,
          [protocol.versionField]: release,
        });
        assert.deepEqual(answer.context, context);
        assert.equal(answer[protocol.versionField], release);
      }
    });
  });
}
