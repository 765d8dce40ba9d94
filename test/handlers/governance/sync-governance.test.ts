import { assert } from 'chai';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey, principalOf } from '../../support/task-desk.ts';
import { type AccountDesk, callers, declared, startAccountDesk } from '../accounts/account-desk.ts';

const SECRET = 'a-secret-of-at-least-32-characters';
const KEY = { brand: { domain: 'a.example' }, operator: 'agency.example' };
const agent = (url = 'https://governance.example/mcp', credentials = SECRET) => ({
  url,
  authentication: { schemes: ['Bearer'], credentials },
});
const binding = (account: object, agents: object[] = [agent()]) => ({ account, governance_agents: agents });

let { buyer, other, tryer } = callers();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sync_governance on ${engine.name}`, () => {
    let desk: AccountDesk;
    before(async () => {
      desk = await startAccountDesk(engine);
    });
    beforeEach(async () => {
      ({ buyer, other, tryer } = callers());
      desk.challenges.length = 0;
      await desk.sync(buyer, [declared('a.example'), declared('b.example')]);
    });
    after(() => desk.drop());

    const bind = (accounts: object[], principal = buyer): Promise<Answer> =>
      desk.call(principal, 'sync_governance', { idempotency_key: freshKey(), accounts });
    const bound = async (): Promise<Answer[]> =>
      (await desk.list(buyer)).accounts.map(({ governance_agents: agents }: Answer) => agents ?? null);

    it('binds one agent to an account, in place of the one before', async () => {
      const first = await bind([binding(KEY)]);
      assert.deepEqual(first.accounts, [
        { account: KEY, status: 'synced', governance_agents: [{ url: 'https://governance.example/mcp' }] },
      ]);
      await bind([binding(KEY, [agent('https://other.example/mcp')])]);
      assert.deepEqual(await bound(), [[{ url: 'https://other.example/mcp' }], null]);
    });

    it('keeps the secret, and tells nobody', async () => {
      const answer = await bind([binding(KEY)]);
      const [row] = await desk.store.read.accounts.page(buyer.id, {}, { limit: 1 });
      assert.equal(row?.settings.governance_agent?.authentication.credentials, SECRET);
      const told = [answer, await desk.list(buyer), await desk.store.read.auditLog.list(null, 50)];
      assert.notInclude(JSON.stringify(told), SECRET);
    });

    it('leaves everything else of the account as it was', async () => {
      await desk.sync(buyer, [declared('a.example', { payment_terms: 'net_60', notification_configs: [] })]);
      await bind([binding(KEY)]);
      const [account] = (await desk.list(buyer)).accounts;
      assert.deepEqual([account.payment_terms, account.notification_configs], ['net_60', []]);
      // And the other way round.
      await desk.sync(buyer, [declared('a.example', { payment_terms: 'net_15' })]);
      assert.deepEqual((await bound())[0], [{ url: 'https://governance.example/mcp' }]);
    });

    it('fails one entry and not the others', async () => {
      const answer = await bind([
        binding({ account_id: 'acc_00000000-0000-4000-8000-000000000000' }),
        binding(KEY),
        binding({ ...KEY, brand: { domain: 'c.example' } }),
        binding({ ...KEY, brand: { domain: 'b.example' } }, [agent('https://user:pass@g.example/')]),
      ]);
      assert.deepEqual(
        answer.accounts.map(({ status, errors }: Answer) => [status, errors?.[0].code, errors?.[0].field]),
        [
          ['failed', 'ACCOUNT_NOT_FOUND', 'accounts[0].account'],
          ['synced', undefined, undefined],
          ['failed', 'ACCOUNT_NOT_FOUND', 'accounts[2].account'],
          ['failed', 'INVALID_REQUEST', 'accounts[3].governance_agents[0].url'],
        ],
      );
      assert.deepEqual(await bound(), [[{ url: 'https://governance.example/mcp' }], null]);
    });

    it('gives foreign and unknown accounts one answer', async () => {
      const [{ account_id: id }] = (await desk.list(buyer)).accounts;
      const errorsOf = async (account: object) => (await bind([binding(account)], other)).accounts[0].errors;
      assert.deepEqual(
        await errorsOf({ account_id: id }),
        await errorsOf({ account_id: 'acc_00000000-0000-4000-8000-000000000000' }),
      );
      assert.deepEqual(await bound(), [null, null]);
    });

    it('refuses what is no binding', async () => {
      const bad: object[][] = [
        [],
        [binding(KEY, [])],
        [binding(KEY, [agent(), agent()])],
        [binding(KEY, [agent('http://governance.example/')])],
        [binding(KEY, [agent('https://governance.example/', 'short')])],
        [{ account: KEY }],
        [{ governance_agents: [agent()] }],
      ];
      for (const accounts of bad) {
        const { code } = await desk.refusal(buyer, 'sync_governance', {
          idempotency_key: freshKey(),
          accounts,
        });
        assert.equal(code, 'INVALID_REQUEST', JSON.stringify(accounts));
      }
      const { code } = await desk.refusal(buyer, 'sync_governance', { accounts: [binding(KEY)] });
      assert.equal(code, 'INVALID_REQUEST');
    });

    it('changes nothing for callers that may only read', async () => {
      const reader = principalOf(buyer.id, { permissions: { ...NO_PERMISSIONS, reports: ['read'] } });
      const { accounts } = await bind([binding(KEY)], reader);
      assert.equal(accounts[0].errors[0].code, 'READ_ONLY_SCOPE');
      assert.deepEqual(await bound(), [null, null]);
    });

    it('makes the account of the sandbox that it is told of', async () => {
      const answer = await bind([binding(KEY)], tryer);
      assert.isTrue(answer.sandbox);
      const { accounts } = await desk.list(tryer);
      assert.lengthOf(accounts, 1);
      assert.deepInclude(accounts[0], { sandbox: true, status: 'active' });
      const denied = await bind([binding({ ...KEY, sandbox: false })], tryer);
      assert.equal(denied.accounts[0].errors[0].code, 'PERMISSION_DENIED');
    });

    it('makes one account for ten who race for it', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          bind([binding(KEY, [agent(`https://g${at}.example/`)])], tryer),
        ),
      );
      for (const { accounts } of answers) assert.equal(accounts[0].status, 'synced');
      const { accounts } = await desk.list(tryer);
      assert.lengthOf(accounts, 1);
      assert.lengthOf(accounts[0].governance_agents, 1);
    });

    it('replays its answer, and refuses its key for another secret', async () => {
      const args = { idempotency_key: freshKey(), accounts: [binding(KEY)] };
      await desk.call(buyer, 'sync_governance', args);
      assert.isTrue((await desk.call(buyer, 'sync_governance', args)).replayed);
      const { code } = await desk.refusal(buyer, 'sync_governance', {
        ...args,
        accounts: [binding(KEY, [agent(undefined, SECRET.toUpperCase())])],
      });
      assert.equal(code, 'IDEMPOTENCY_CONFLICT');
    });
  });
}
