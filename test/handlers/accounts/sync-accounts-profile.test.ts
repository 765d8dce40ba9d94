import { assert } from 'chai';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, principalOf, profileOf } from '../../support/task-desk.ts';
import { type AccountDesk, callers, declared, startAccountDesk } from './account-desk.ts';

const _reader = principalOf('agent_reader', { permissions: { ...NO_PERMISSIONS, reports: ['read'] } });
const _actions = (answer: Answer) => answer.accounts.map(({ action }: Answer) => action);
const codes = (answer: Answer) => answer.accounts.map(({ errors }: Answer) => errors?.[0].code ?? null);

const { buyer, tryer } = callers();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sync_accounts on ${engine.name}, otherwise set up`, () => {
    let desk: AccountDesk;
    afterEach(() => desk.drop());
    const start = async (account: object, mode: 'sandbox' | 'production' = 'sandbox') => {
      desk = await startAccountDesk(engine, {
        mode,
        profile: profileOf({ account: { ...profileOf().account, ...account } }),
      });
    };

    it('has new accounts of production wait for the operator', async () => {
      await start({}, 'production');
      const answer = await desk.sync(
        buyer,
        [declared('a.example'), declared('a.example', { sandbox: true })],
        { push_notification_config: { url: 'https://push.example/x', token: 'a-token-of-16-characters' } },
      );
      assert.deepEqual(
        answer.accounts.map(({ status, setup }: Answer) => [status, typeof setup?.message]),
        [
          ['pending_approval', 'string'],
          ['active', 'undefined'],
        ],
      );
      assert.notInclude(JSON.stringify(answer), 'push.example');
      const rows = await desk.store.read.accounts.page(buyer.id, {}, { limit: 5 });
      assert.sameDeepMembers(
        rows.map(({ settings }) => settings.push?.url),
        ['https://push.example/x', undefined],
      );
      // One that waits is withdrawn.
      await desk.sync(buyer, [declared('a.example', { sandbox: true })], { delete_missing: true });
      const { accounts } = await desk.list(buyer, { sandbox: false });
      assert.equal(accounts[0].status, 'rejected');
    });

    it('knows no sandbox where none is declared', async () => {
      await start({ sandbox: false });
      const answer = await desk.sync(buyer, [
        declared('a.example', { sandbox: true }),
        declared('a.example'),
      ]);
      assert.deepEqual(codes(answer), ['UNSUPPORTED_FEATURE', null]);
      assert.equal(answer.accounts[0].errors[0].field, 'accounts[0].sandbox');
      assert.deepEqual(codes(await desk.sync(tryer, [declared('a.example')])), ['UNSUPPORTED_FEATURE']);
    });

    it('takes no declarations where operators sign in themselves', async () => {
      await start({ require_operator_auth: true });
      const answer = await desk.sync(buyer, [
        { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } },
        declared('a.example'),
      ]);
      assert.deepEqual(codes(answer), ['ACCOUNT_NOT_FOUND', 'UNSUPPORTED_PROVISIONING']);
      assert.equal(answer.accounts[1].errors[0].field, 'accounts[1]');
    });

    it('bills only those who are offered', async () => {
      await start({ supported_billing: ['agent'] });
      const answer = await desk.sync(buyer, [
        declared('a.example'),
        declared('a.example', { billing: 'agent' }),
      ]);
      assert.deepEqual(codes(answer), ['BILLING_NOT_SUPPORTED', null]);
      assert.deepEqual(answer.accounts[0].errors[0].details, {
        scope: 'capability',
        supported_billing: ['agent'],
      });
    });
  });
}
