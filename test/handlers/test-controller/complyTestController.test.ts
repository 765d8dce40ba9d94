import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { newTask } from '../../../src/desk/tasks/submitted.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { isFinalTaskStatus, type TaskState, taskStates } from '../../../src/domain/tasks/task-state.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { freshKey, principalOf, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';

const SANDBOX = { sandbox: true };
const accountMoves: Record<string, string[]> = {
  pending_approval: ['active', 'rejected'],
  active: ['payment_required', 'suspended', 'closed'],
  payment_required: ['active'],
  suspended: ['active', 'closed'],
  rejected: [],
  closed: [],
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`comply_test_controller on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    before(async () => {
      desk = await startTaskDesk(engine, { handlers: taskHandlers });
    });
    after(() => desk.drop());

    const fresh = (more: Partial<AgentPrincipal> = {}) =>
      principalOf(`agent_${newId()}`, { sandboxOnly: true, ...more });
    const control = (caller: AgentPrincipal, scenario: string, params?: object, more: object = {}) =>
      desk.call(caller, 'comply_test_controller', { scenario, account: SANDBOX, params, ...more });
    const refused = async (...given: Parameters<typeof control>) => {
      const body = await control(...given);
      assert.equal(body.status, 'completed');
      assert.isFalse(body.success);
      assert.notProperty(body, 'errors');
      assert.notProperty(body, protocol.errorField);
      return body;
    };

    describe('reset_sandbox', () => {
      const seen = async (caller: AgentPrincipal) => {
        const { products } = await desk.call(caller, 'get_products', { brief: '' });
        const { accounts } = await desk.call(caller, 'list_accounts', {});
        return [products[0]?.product_id === 'mine', accounts.length];
      };
      const begin = async (caller: AgentPrincipal) => {
        await control(caller, 'seed_product', { product_id: 'mine', fixture: {} });
        await control(caller, 'seed_account', { account_id: newId(), fixture: {} });
      };

      it('deletes everything of its caller, and nothing of others', async () => {
        const caller = fresh();
        const other = fresh();
        for (const one of [caller, other]) await begin(one);
        assert.deepEqual(await seen(caller), [true, 1]);
        const body = await control(caller, 'reset_sandbox');
        assert.isTrue(body.success);
        assert.deepEqual(await seen(caller), [false, 0]);
        assert.deepEqual(await seen(other), [true, 1]);
      });

      it('lets keys be used again that were used before', async () => {
        const caller = fresh();
        const account = { brand: { domain: 'keys.example' }, operator: 'keys.example', billing: 'operator' };
        const declare = { idempotency_key: freshKey(), accounts: [account] };
        const sync = () => desk.call(caller, 'sync_accounts', declare);
        const first = await sync();
        assert.isTrue((await sync()).replayed);
        await control(caller, 'reset_sandbox');
        const again = await sync();
        assert.notProperty(again, 'replayed');
        assert.notEqual(again.accounts[0].account_id, first.accounts[0].account_id);
        assert.isTrue((await sync()).replayed);
      });

      it('is refused to callers that may have other accounts than those of the sandbox', async () => {
        const caller = fresh({ sandboxOnly: false });
        assert.equal((await refused(caller, 'reset_sandbox')).error, 'FORBIDDEN');
      });
    });

    it('keeps no fixture that would make every later read of its caller long', async () => {
      const { scenarios } = await control(fresh(), 'list_scenarios');
      const ids = ['account', 'creative', 'plan', 'transformer', 'format'].map((name) => [
        `${name}_id`,
        'long',
      ]);
      const outcomes: string[] = [];
      for (const scenario of scenarios.filter((name: string) => name.startsWith('seed_'))) {
        const caller = fresh();
        const body = await control(caller, scenario, {
          ...Object.fromEntries(ids),
          product_id: 'network_display',
          pricing_option_id: 'long',
          vendor: { domain: 'long.example' },
          fixture: { note: 'x'.repeat(400_000) },
        });
        outcomes.push(String(body.error_detail));
        for (const kind of [
          'product',
          'creative_format',
          'transformer',
          'plan',
          'measurement_catalog',
        ] as const)
          for (const kept of await desk.store.read.fixtures.list(caller.id, kind, null))
            assert.isBelow(JSON.stringify(kept.document).length, 300_000, scenario);
      }
      assert.isAtLeast(outcomes.filter((text) => text.startsWith('params.fixture is too long')).length, 4);
    });

    it('lists what works, by the names that the capabilities tell', async () => {
      const body = await control(fresh(), 'list_scenarios');
      assert.isTrue(body.success);
      assert.sameMembers(body.scenarios, [
        'force_account_status',
        'force_audience_status',
        'force_creative_status',
        'force_creative_purge',
        'force_media_buy_status',
        'force_create_media_buy_arm',
        'force_get_products_arm',
        'force_build_creative_arm',
        'force_get_signals_arm',
        'seed_signal',
        'force_task_completion',
        'force_upstream_unavailable',
        'simulate_budget_spend',
        'simulate_delivery',
        'seed_account',
        'seed_creative',
        'seed_creative_format',
        'seed_measurement_catalog',
        'seed_media_buy',
        'seed_plan',
        'seed_pricing_option',
        'seed_product',
        'seed_transformer',
        'query_provenance_audit_observations',
        'seed_rights',
        'evaluate_distributed_brand_resolution',
        'evaluate_verify_brand_claim_trust_extension',
      ]);
    });

    it('evaluates brands without an account and without parameters, or for a domain', async () => {
      const caller = fresh({ sandboxOnly: false });
      const version = { [protocol.versionField]: '3.1' };
      for (const scenario of [
        'evaluate_distributed_brand_resolution',
        'evaluate_verify_brand_claim_trust_extension',
      ]) {
        for (const args of [{}, { account: {} }, { params: { domain: 'unknown.example' } }]) {
          const body = await desk.call(caller, 'comply_test_controller', { scenario, ...version, ...args });
          assert.isTrue(body.success, JSON.stringify(body));
          assert.isNotEmpty(body.message);
        }
        const wrong = await refused(caller, scenario, { domain: '192.0.2.1' });
        assert.equal(wrong.error, 'INVALID_PARAMS');
        const live = { scenario, account: { sandbox: false } };
        assert.equal((await desk.call(caller, 'comply_test_controller', live)).error, 'FORBIDDEN');
      }
    });

    it('knows no other scenario, whatever its name', async () => {
      for (const scenario of ['force_rain', '', 'LIST_SCENARIOS', 'constructor', '__proto__', 'toString']) {
        assert.equal((await refused(fresh(), scenario, {})).error, 'UNKNOWN_SCENARIO', scenario);
      }
    });

    it('wants a sandbox account named by those who pin 3.1, and takes others without', async () => {
      const caller = fresh({ sandboxOnly: false });
      const ask = (args: object) =>
        desk.call(caller, 'comply_test_controller', { scenario: 'list_scenarios', ...args });
      assert.isTrue((await ask({})).success);
      assert.isTrue((await ask({ [protocol.versionField]: '3.0' })).success);
      const pinned = { [protocol.versionField]: '3.1' };
      assert.equal((await ask(pinned)).error, 'INVALID_PARAMS');
      assert.isTrue((await ask({ ...pinned, account: SANDBOX })).success);
      for (const account of [{}, { account_id: 'acc_x' }])
        assert.equal((await ask({ account })).error, 'INVALID_PARAMS', JSON.stringify(account));
      assert.equal((await ask({ account: { sandbox: false } })).error, 'FORBIDDEN');
    });

    it('takes accounts of a sandbox token for the sandbox, unless the reference says otherwise', async () => {
      const caller = principalOf(`sandbox_${newId()}`, { sandboxOnly: true });
      const ask = (account?: object) =>
        desk.call(caller, 'comply_test_controller', {
          scenario: 'list_scenarios',
          [protocol.versionField]: '3.1',
          ...(account === undefined ? {} : { account }),
        });
      const key = { brand: { domain: 'a.example' }, operator: 'b.example' };
      for (const account of [undefined, {}, key, { account_id: 'acct_of_a_test' }])
        assert.isTrue((await ask(account)).success, JSON.stringify(account));
      assert.equal((await ask({ ...key, sandbox: false })).error, 'FORBIDDEN');
    });

    it('does nothing for a caller with live accounts, before anything else is read', async () => {
      const test = { isLive: true, billsOperatorsOnly: false };
      const caller = principalOf(`sandbox_${newId()}`, { test });
      for (const args of [{}, { account: SANDBOX }, { account: SANDBOX, scenario: 'force_rain' }]) {
        const answer = await desk.call(caller, 'comply_test_controller', {
          scenario: 'seed_product',
          ...args,
        });
        assert.deepInclude(answer, { success: false, error: 'FORBIDDEN' });
      }
    });

    it('echoes the context on refusals too', async () => {
      const context = { step: { nested: [1, null] } };
      assert.deepEqual((await refused(fresh(), 'nothing', {}, { context })).context, context);
    });

    describe('accounts', () => {
      const seed = (caller: AgentPrincipal, id: string, fixture?: object) =>
        control(caller, 'seed_account', { account_id: id, fixture });

      for (const [from, legal] of Object.entries(accountMoves)) {
        for (const to of Object.keys(accountMoves)) {
          const isLegal = from === to || legal.includes(to);
          it(`${isLegal ? 'go' : 'never go'} from ${from} to ${to}`, async () => {
            const caller = fresh();
            await seed(caller, 'acc-1', { status: from });
            const body = await control(caller, 'force_account_status', { account_id: 'acc-1', status: to });
            const { accounts } = await desk.call(caller, 'list_accounts', {});
            if (isLegal) {
              assert.deepInclude(body, { success: true, previous_state: from, current_state: to });
              assert.equal(accounts[0].status, to);
            } else {
              assert.deepInclude(body, { success: false, error: 'INVALID_TRANSITION', current_state: from });
              assert.equal(accounts[0].status, from);
            }
          });
        }
      }

      it('walk as tests walk them, and the gates follow', async () => {
        const caller = fresh();
        await seed(caller, 'walk');
        const force = (status: string) =>
          control(caller, 'force_account_status', { account_id: 'walk', status });
        const financials = () =>
          desk.outcome(caller, 'get_account_financials', { account: { account_id: 'walk' } });
        assert.equal((await force('suspended')).current_state, 'suspended');
        assert.equal((await financials()).kind, 'done');
        assert.equal((await force('active')).current_state, 'active');
        assert.equal((await force('payment_required')).current_state, 'payment_required');
        assert.equal((await force('active')).current_state, 'active');
        assert.equal((await force('closed')).current_state, 'closed');
        assert.equal((await financials()).body.code, 'ACCOUNT_NOT_FOUND');
      });

      it('of others, and those that are none, look the same', async () => {
        const owner = fresh();
        await seed(owner, 'mine');
        const caller = fresh();
        const at = (id: string) =>
          refused(caller, 'force_account_status', { account_id: id, status: 'suspended' });
        const foreign = await at('mine');
        const unknown = await at('nobody');
        assert.deepEqual({ ...foreign, timestamp: '' }, { ...unknown, timestamp: '' });
        assert.deepInclude(foreign, { error: 'NOT_FOUND', current_state: null });
      });

      it('that are live are not touched', async () => {
        const caller = fresh({ sandboxOnly: false });
        const live = { brand: { domain: 'live.example' }, operator: 'live.example', billing: 'operator' };
        const { accounts } = await desk.call(caller, 'sync_accounts', {
          idempotency_key: freshKey(),
          accounts: [live],
        });
        const id = accounts[0].account_id;
        const params = { account_id: id, status: 'suspended' };
        assert.equal((await refused(caller, 'force_account_status', params)).error, 'FORBIDDEN');
        const budget = { account_id: id, spend_percentage: 5 };
        assert.equal((await refused(caller, 'simulate_budget_spend', budget)).error, 'FORBIDDEN');
        const named = { account: { account_id: id, sandbox: true } };
        for (const scenario of ['list_scenarios', 'nothing', 'force_account_status']) {
          assert.equal((await refused(caller, scenario, params, named)).error, 'FORBIDDEN', scenario);
        }
      });

      const bad: [string, object | undefined][] = [
        ['force_account_status', undefined],
        ['force_account_status', {}],
        ['force_account_status', { account_id: 'walk' }],
        ['force_account_status', { account_id: 'walk', status: 'happy' }],
        ['force_account_status', { account_id: 7, status: 'active' }],
        ['simulate_budget_spend', {}],
        ['simulate_budget_spend', { account_id: 'walk' }],
        ['simulate_budget_spend', { account_id: 'walk', spend_percentage: 101 }],
        ['simulate_budget_spend', { account_id: 'walk', spend_percentage: -1 }],
        ['simulate_budget_spend', { account_id: 'walk', spend_percentage: '5' }],
        ['seed_account', {}],
        ['seed_account', { account_id: 'x', fixture: 'y' }],
        ['seed_account', { account_id: 'x', fixture: { sandbox: false } }],
        ['seed_account', { account_id: 'x', fixture: { status: 'happy' } }],
        ['seed_account', { account_id: 'x', fixture: { billing: 'nobody' } }],
        ['seed_account', { account_id: 'x', fixture: { brand: {} } }],
        ['seed_account', { account_id: 'x', fixture: { brand: { domain: 'no domain' } } }],
        ['seed_account', { account_id: 'x', fixture: { operator: '127.0.0.1' } }],
        ['force_task_completion', {}],
      ];
      for (const [scenario, params] of bad) {
        it(`cannot be asked for with ${scenario} ${JSON.stringify(params)}`, async () => {
          const outcome = await desk.outcome(fresh(), 'comply_test_controller', {
            scenario,
            account: SANDBOX,
            ...(params === undefined ? {} : { params }),
          });
          // What the schema of the parameters knows already is refused before the controller is asked.
          if (outcome.kind === 'done') assert.equal(outcome.body.error, 'INVALID_PARAMS');
          else assert.equal(outcome.body.code, 'INVALID_REQUEST');
        });
      }

      it('are seeded once, with what the fixture leaves out filled in', async () => {
        const caller = fresh();
        const fixture = { brand: { domain: 'Acme.example' }, operator: 'ops.example', billing: 'agent' };
        const first = await seed(caller, 'Kit Account/1', fixture);
        assert.deepInclude(first, { success: true, message: 'The account was made.' });
        assert.notProperty(first, 'previous_state');
        const again = await seed(caller, 'Kit Account/1', fixture);
        assert.deepInclude(again, { success: true, previous_state: 'existing', current_state: 'existing' });
        const other = await refused(caller, 'seed_account', {
          account_id: 'Kit Account/1',
          fixture: { ...fixture, billing: 'operator' },
        });
        assert.equal(other.error, 'INVALID_PARAMS');
        assert.include(other.error_detail, 'billing');
        const twin = await refused(caller, 'seed_account', { account_id: 'another', fixture });
        assert.equal(twin.error, 'INVALID_PARAMS');
        const { accounts } = await desk.call(caller, 'list_accounts', {
          account: { brand: { domain: 'acme.example' }, operator: 'ops.example' },
        });
        assert.lengthOf(accounts, 1);
        assert.deepInclude(accounts[0], { account_id: 'Kit Account/1', sandbox: true, billing: 'agent' });
      });

      it('may have the same id for two callers', async () => {
        const one = fresh();
        const two = fresh();
        assert.isTrue((await seed(one, 'same')).success);
        assert.isTrue((await seed(two, 'same')).success);
      });

      it('show a simulated spend, which replaces the one before', async () => {
        const caller = fresh();
        await seed(caller, 'spender', { billing: 'operator' });
        const spend = (percentage: number) =>
          control(caller, 'simulate_budget_spend', { account_id: 'spender', spend_percentage: percentage });
        const financials = async () =>
          desk.call(caller, 'get_account_financials', { account: { account_id: 'spender' } });
        const first = await spend(95);
        assert.deepEqual(first.simulated, {
          spend_percentage: 95,
          computed_spend: { amount: 9_500_000, currency: 'USD' },
          budget: { amount: 10_000_000, currency: 'USD' },
        });
        const { spend: spent, credit } = await financials();
        assert.equal(spent.total_spend, 9_500_000);
        assert.deepInclude(credit, { available_credit: 500_000, utilization_percent: 95 });
        await spend(12.5);
        assert.equal((await financials()).credit.utilization_percent, 12.5);
      });
    });

    describe('tasks', () => {
      async function task(caller: AgentPrincipal, id: string, status: TaskState = 'submitted') {
        const made = newTask(
          'sync_accounts',
          { context: { order: 'Winter' } },
          { principal: caller, now: new Date(), newId },
          { taskId: id, accountId: null, protocol: 'media-buy' },
        );
        await desk.store.transaction(async (tx) => {
          await tx.agentTasks.insert(made);
          if (status !== 'submitted') await tx.agentTasks.move('submitted', { ...made, status });
        });
      }
      const RESULT = { accounts: [] };
      const complete = (caller: AgentPrincipal, id: string, result: object = RESULT) =>
        control(caller, 'force_task_completion', { task_id: id, result });

      for (const status of taskStates) {
        it(`${isFinalTaskStatus(status) ? 'stay' : 'are ended when they are'} ${status}`, async () => {
          const caller = fresh();
          await task(caller, 'kit-task', status);
          const body = await complete(caller, 'kit-task');
          if (isFinalTaskStatus(status)) {
            assert.deepInclude(body, { success: false, error: 'INVALID_TRANSITION', current_state: status });
          } else {
            assert.deepInclude(body, { success: true, previous_state: status, current_state: 'completed' });
          }
        });
      }

      it('show their result afterwards, to who asks for it', async () => {
        const caller = fresh();
        await task(caller, 't1');
        assert.equal((await desk.call(caller, 'get_task_status', { task_id: 't1' })).status, 'submitted');
        await complete(caller, 't1', { accounts: [], ext: { kit: true } });
        const status = await desk.call(caller, 'get_task_status', { task_id: 't1', include_result: true });
        assert.equal(status.status, 'completed');
        assert.deepEqual(status.result, { accounts: [], ext: { kit: true } });
        assert.isString(status.completed_at);
        assert.notProperty(await desk.call(caller, 'get_task_status', { task_id: 't1' }), 'result');
        const again = await complete(caller, 't1');
        assert.equal(again.error, 'INVALID_TRANSITION');
      });

      it('end once, of ten at once', async () => {
        const caller = fresh();
        await task(caller, 'race');
        const ends = await Promise.all(Array.from({ length: 10 }, () => complete(caller, 'race')));
        assert.lengthOf(
          ends.filter(({ success }) => success),
          1,
        );
      });

      it('take no result that the task could not have given', async () => {
        const caller = fresh();
        await task(caller, 't2');
        for (const result of [{ accounts: 'none' }, { accounts: [{ action: 'created' }] }, {}]) {
          assert.equal(
            (await complete(caller, 't2', result)).error,
            'INVALID_PARAMS',
            JSON.stringify(result),
          );
        }
        const huge = { accounts: [], ext: { text: 'x'.repeat(257 * 1024) } };
        assert.equal((await complete(caller, 't2', huge)).error, 'INVALID_PARAMS');
        assert.equal((await desk.call(caller, 'get_task_status', { task_id: 't2' })).status, 'submitted');
      });

      it('of others look like none', async () => {
        const owner = fresh();
        await task(owner, 'private');
        const caller = fresh();
        const foreign = await complete(caller, 'private');
        const unknown = await complete(caller, 'nothing');
        assert.deepEqual({ ...foreign, timestamp: '' }, { ...unknown, timestamp: '' });
        assert.equal(foreign.error, 'NOT_FOUND');
      });
    });
  });
}
