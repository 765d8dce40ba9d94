import { assert } from 'chai';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey, principalOf } from '../../support/task-desk.ts';
import { type AccountDesk, callers, declared, startAccountDesk } from './account-desk.ts';

const domainsOf = (answer: Answer): string[] => answer.accounts.map(({ brand }: Answer) => brand.domain);

let { buyer, other, tryer } = callers();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`list_accounts on ${engine.name}`, () => {
    let desk: AccountDesk;
    before(async () => {
      desk = await startAccountDesk(engine, { mode: 'production' });
    });
    beforeEach(() => {
      ({ buyer, other, tryer } = callers());
      desk.challenges.length = 0;
    });
    after(() => desk.drop());

    const fill = async (count: number) => {
      const names = Array.from({ length: count }, (_, at) => `d${at}.example`);
      for (const name of names) await desk.sync(buyer, [declared(name)]);
      return names;
    };

    it('is empty for who has nothing', async () => {
      await desk.sync(buyer, [declared('a.example')]);
      const { accounts, pagination } = await desk.list(other);
      assert.deepEqual([accounts, pagination], [[], { has_more: false, total_count: 0 }]);
      assert.equal((await desk.refusal(null, 'list_accounts', {})).code, 'AUTH_REQUIRED');
    });

    it('shows accounts in every state to their owner', async () => {
      await fill(6);
      const rows = await desk.store.read.accounts.page(buyer.id, {}, { limit: 9 });
      const moves = ['active', 'rejected', 'active', 'active', 'active'] as const;
      await desk.store.transaction(async (tx) => {
        for (const [at, to] of moves.entries()) {
          const row = rows[at];
          if (row !== undefined)
            await tx.accounts.setStatus(row, { from: 'pending_approval', to }, new Date());
        }
        const ends = [
          [2, 'suspended'],
          [3, 'payment_required'],
          [4, 'closed'],
        ] as const;
        for (const [at, to] of ends) {
          const row = rows[at];
          if (row !== undefined) await tx.accounts.setStatus(row, { from: 'active', to }, new Date());
        }
      });
      const { accounts } = await desk.list(buyer);
      assert.deepEqual(
        accounts.map(({ status }: Answer) => status),
        ['active', 'rejected', 'suspended', 'payment_required', 'closed', 'pending_approval'],
      );
      for (const { status, setup } of accounts)
        assert.equal(setup !== undefined, status === 'pending_approval');
      assert.deepEqual(domainsOf(await desk.list(buyer, { status: 'closed' })), ['d4.example']);
      assert.equal((await desk.list(buyer, { status: 'closed' })).pagination.total_count, 1);
    });

    it('is cut into pages that end without a cursor', async () => {
      const names = await fill(7);
      const seen: string[] = [];
      let cursor: string | undefined;
      let pages = 0;
      do {
        const pagination = { max_results: 3, ...(cursor === undefined ? {} : { cursor }) };
        const answer = await desk.list(buyer, { pagination });
        pages += 1;
        seen.push(...domainsOf(answer));
        assert.equal(answer.pagination.total_count, 7);
        assert.equal(answer.pagination.has_more, 'cursor' in answer.pagination);
        cursor = answer.pagination.cursor;
        // Those that come meanwhile stand at the end.
        if (pages === 1) assert.isDefined(cursor);
      } while (cursor !== undefined);
      assert.deepEqual(seen, names);
      assert.equal(pages, 3);
      const whole = await desk.list(buyer, { pagination: { max_results: 7 } });
      assert.deepEqual(whole.pagination, { has_more: false, total_count: 7 });
    });

    it('goes on where it was when accounts join', async () => {
      await fill(3);
      const first = await desk.list(buyer, { pagination: { max_results: 2 } });
      await desk.sync(buyer, [declared('late.example')]);
      const { cursor } = first.pagination;
      assert.deepEqual(domainsOf(await desk.list(buyer, { pagination: { cursor } })), [
        'd2.example',
        'late.example',
      ]);
    });

    it('takes no cursor of another list, caller or hand', async () => {
      await fill(3);
      const { cursor } = (await desk.list(buyer, { pagination: { max_results: 1 } })).pagination;
      const refused = async (principal: typeof buyer, args: object) => {
        const { code, field } = await desk.refusal(principal, 'list_accounts', { ...args });
        assert.deepEqual([code, field], ['INVALID_REQUEST', 'pagination.cursor'], JSON.stringify(args));
      };
      await refused(other, { pagination: { cursor } });
      await refused(buyer, { pagination: { cursor }, status: 'active' });
      await refused(buyer, { pagination: { cursor }, sandbox: false });
      await refused(buyer, { pagination: { cursor }, account: { account_id: 'acc_1' } });
      for (const bad of ['', 'x', `${cursor}x`, 'eyJhIjoxfQ'])
        await refused(buyer, { pagination: { cursor: bad } });
      // The size of the page is nobody's filter.
      await desk.list(buyer, { pagination: { cursor, max_results: 100 } });
    });

    it('refuses sizes and filters that there are not', async () => {
      for (const args of [
        { pagination: { max_results: 0 } },
        { pagination: { max_results: 101 } },
        { pagination: { max_results: 1.5 } },
        { pagination: { limit: 5 } },
        { status: 'open' },
        { sandbox: 'yes' },
        { account: {} },
        { account: { account_id: 'x', brand: { domain: 'a.example' }, operator: 'a.example' } },
      ]) {
        assert.equal(
          (await desk.refusal(buyer, 'list_accounts', args)).code,
          'INVALID_REQUEST',
          JSON.stringify(args),
        );
      }
    });

    it('finds one account by either name, and nothing by a wrong one', async () => {
      const { accounts } = await desk.sync(buyer, [
        declared('a.example'),
        declared('a.example', { sandbox: true }),
      ]);
      const [production, sandbox] = accounts;
      const idsOf = async (account: object, principal = buyer) =>
        (await desk.list(principal, { account })).accounts.map(({ account_id: id }: Answer) => id);
      const key = { brand: { domain: 'a.example' }, operator: 'agency.example' };
      assert.deepEqual(await idsOf(key), [production.account_id]);
      assert.deepEqual(await idsOf({ ...key, sandbox: true }), [sandbox.account_id]);
      assert.deepEqual(await idsOf({ account_id: sandbox.account_id }), [sandbox.account_id]);
      assert.isEmpty(await idsOf({ account_id: sandbox.account_id }, other));
      assert.isEmpty(await idsOf({ account_id: 'acc_00000000-0000-4000-8000-000000000000' }));
      assert.isEmpty(await idsOf({ ...key, operator: 'a.example' }));
      assert.isEmpty(await idsOf({ ...key, brand: { domain: 'a.example', brand_id: 'x' } }));
    });

    it('tells production and sandbox apart', async () => {
      await desk.sync(buyer, [declared('a.example'), declared('b.example', { sandbox: true })]);
      assert.deepEqual(domainsOf(await desk.list(buyer, { sandbox: true })), ['b.example']);
      assert.deepEqual(domainsOf(await desk.list(buyer, { sandbox: false })), ['a.example']);
      assert.lengthOf(domainsOf(await desk.list(buyer)), 2);
      await desk.sync(tryer, [declared('c.example')]);
      const own = { brand: { domain: 'c.example' }, operator: 'agency.example' };
      assert.deepEqual(domainsOf(await desk.list(tryer, { account: own })), ['c.example']);
      const { code } = await desk.refusal(tryer, 'list_accounts', { account: { ...own, sandbox: false } });
      assert.equal(code, 'PERMISSION_DENIED');
    });

    it('says what the caller may do', async () => {
      const reader = principalOf('agent_reader', { permissions: { ...NO_PERMISSIONS, reports: ['read'] } });
      await desk.sync(buyer, [declared('a.example')]);
      await desk.sync(reader, [declared('a.example')]);
      const [full] = (await desk.list(buyer)).accounts;
      assert.includeMembers(full.authorization.allowed_tasks, [
        'sync_accounts',
        'list_accounts',
        'get_account_financials',
        'sync_governance',
      ]);
      assert.notInclude(full.authorization.allowed_tasks, 'comply_test_controller');
      assert.isFalse(full.authorization.read_only);
      const [little] = (await desk.list(reader)).accounts;
      assert.include(little.authorization.allowed_tasks, 'get_account_financials');
      assert.notInclude(little.authorization.allowed_tasks, 'sync_governance');
      assert.isTrue(little.authorization.read_only);
    });

    it('tells of governance and companies no secret', async () => {
      const { accounts } = await desk.sync(buyer, [
        declared('a.example', {
          sandbox: true,
          billing_entity: {
            legal_name: 'Acme',
            bank: { account_holder: 'Holder', iban: 'DE02120300000000202051' },
          },
        }),
      ]);
      const credentials = 'a-secret-of-at-least-32-characters';
      await desk.call(buyer, 'sync_governance', {
        idempotency_key: freshKey(),
        accounts: [
          {
            account: { account_id: accounts[0].account_id },
            governance_agents: [
              { url: 'https://governance.example/mcp', authentication: { schemes: ['Bearer'], credentials } },
            ],
          },
        ],
      });
      const answer = await desk.list(buyer);
      assert.deepEqual(answer.accounts[0].governance_agents, [{ url: 'https://governance.example/mcp' }]);
      assert.deepEqual(answer.accounts[0].billing_entity, { legal_name: 'Acme' });
      for (const secret of [credentials, 'DE0212', 'Holder'])
        assert.notInclude(JSON.stringify(answer), secret);
    });
  });
}
