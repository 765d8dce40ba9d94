import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { listRights, setRightsStatus } from '../../../src/admin/decisions.ts';
import { type AgentPrincipal, sandboxPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { endedBy } from '../../../src/jobs/retention.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { freshKey, principalOf, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';

const licence = (more: object = {}, campaign: object = {}) => ({
  idempotency_key: freshKey(),
  rights_id: 'tomas_voice',
  pricing_option_id: 'tomas_cpm',
  buyer: { domain: 'outdoor.example' },
  campaign: { description: 'Tomas reads a recipe.', uses: ['voice'], ...campaign },
  revocation_webhook: {
    url: 'https://unknown.invalid/r',
    authentication: { schemes: ['Bearer'], credentials: 'b'.repeat(40) },
  },
  ...more,
});
const pip = (campaign: object = {}, more: object = {}) =>
  licence(
    { rights_id: 'pip_figure', pricing_option_id: 'pip_monthly', ...more },
    { description: 'Pip pours tea.', uses: ['likeness'], ...campaign },
  );
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`rights, ${engine.name}`, () => {
    let desk: TestTaskDesk;
    const asked: object[] = [];
    let verdict = 'approved';
    let count = 0;
    const somebody = (more: Partial<AgentPrincipal> = {}) => principalOf(`org_${++count}`, more);

    before(async () => {
      desk = await startTaskDesk(engine, {
        handlers: taskHandlers,
        profile: publisherProfile,
        checkGovernance: async (_agent, question) => {
          asked.push(question);
          const { plan_id } = question;
          return {
            ok: true,
            answer: { plan_id, check_id: 'check-1', verdict, findings: [{ explanation: 'Too dear.' }] },
          };
        },
      });
    });
    after(() => desk.drop());

    it('grants the same licence once, however many ask for it at a time and with whatever keys', async () => {
      const buyer = somebody();
      const all = await Promise.all(
        Array.from({ length: 50 }, () => desk.call(buyer, 'acquire_rights', licence())),
      );
      assert.lengthOf([...new Set(all.map(({ rights_id: id }) => id))], 1);
      const keys = new Set(all.map(({ generation_credentials: [key] }) => key.rights_key));
      assert.lengthOf([...keys], 1);
      assert.equal(await desk.store.read.rightsGrants.countOpen(buyer.id, new Date()), 1);
      const other = await desk.call(buyer, 'acquire_rights', licence({}, { countries: ['US'] }));
      assert.notEqual(other.rights_id, all[0].rights_id);
      assert.notInclude([...keys], other.generation_credentials[0].rights_key);
    });

    it('gives an exclusive licence to one buyer, also when two ask at a time', async () => {
      const one = pip({ countries: ['NO'] });
      const two = { ...pip({ countries: ['NO'] }), buyer: { domain: 'rival.example' } };
      const answers = await Promise.all([
        desk.call(somebody(), 'acquire_rights', one),
        desk.call(somebody(), 'acquire_rights', two),
      ]);
      assert.sameMembers(
        answers.map(({ rights_status: status }) => status),
        ['acquired', 'rejected'],
      );
      const { rights } = await desk.call(null, 'get_rights', {
        query: 'puffin',
        uses: ['catchphrase'],
        countries: ['NO'],
        buyer_brand: { domain: 'third.example' },
      });
      assert.isFalse(rights[0].exclusivity_status.available);
      const elsewhere = await desk.call(somebody(), 'acquire_rights', pip({ countries: ['SE'] }));
      assert.equal(elsewhere.rights_status, 'acquired');
    });

    it('keeps what happens in a sandbox to its token', async () => {
      const [a, b] = ['demo-rights-a', 'demo-rights-b'].map(sandboxPrincipal);
      const own = await desk.call(a ?? null, 'acquire_rights', pip({ countries: ['FI'] }));
      assert.isTrue(own.sandbox);
      for (const other of [b ?? null, somebody()]) {
        const { rights_status: status } = await desk.call(
          other,
          'acquire_rights',
          pip({ countries: ['FI'] }, { buyer: { domain: `b${++count}.example` } }),
        );
        assert.equal(status, 'acquired');
      }
    });

    it('refuses in the order: offering, price, dates, and rejects by the own rules of the rights holder', async () => {
      const past = { end_date: '2020-01-01', uses: ['likeness'] };
      for (const [more, code, field] of [
        [{ rights_id: 'x', pricing_option_id: 'y' }, 'REFERENCE_NOT_FOUND', 'rights_id'],
        [{ pricing_option_id: 'y' }, 'REFERENCE_NOT_FOUND', 'pricing_option_id'],
        [{}, 'INVALID_REQUEST', 'campaign.end_date'],
      ] as const) {
        assert.include(await desk.refusal(somebody(), 'acquire_rights', licence(more, past)), {
          code,
          field,
        });
      }
      const body = await desk.call(somebody(), 'acquire_rights', licence({}, { uses: ['likeness'] }));
      assert.include(body, { status: 'completed', rights_status: 'rejected', rights_id: 'tomas_voice' });
      const first = { [protocol.versionField]: '3.0' };
      const old = await desk.call(somebody(), 'acquire_rights', licence(first, { uses: ['likeness'] }));
      assert.equal(old.status, 'rejected');
    });

    describe('of an account with a governance agent', () => {
      let buyer: AgentPrincipal;
      beforeEach(async () => {
        buyer = somebody();
        asked.length = 0;
        verdict = 'approved';
        const entry = { ...account, billing: 'operator' };
        await desk.call(buyer, 'sync_accounts', { idempotency_key: freshKey(), accounts: [entry] });
        const agent = {
          url: 'https://governance.example/mcp',
          authentication: { schemes: ['Bearer'], credentials: 'g'.repeat(40) },
        };
        await desk.call(buyer, 'sync_governance', {
          idempotency_key: freshKey(),
          accounts: [{ account, governance_agents: [agent] }],
        });
      });

      it('are not granted without the token of a plan, and the agent is not asked', async () => {
        const body = await desk.call(buyer, 'acquire_rights', licence({ account }));
        assert.include(body, { rights_status: 'rejected', status: 'completed' });
        const old = licence({ account, [protocol.versionField]: '3.0' });
        assert.equal((await desk.refusal(buyer, 'acquire_rights', old)).code, 'GOVERNANCE_DENIED');
        assert.lengthOf(asked, 0);
        assert.equal(await desk.store.read.rightsGrants.countOpen(buyer.id, new Date()), 0);
      });

      it('are decided in the sandbox by seeded plans, and not granted without one', async () => {
        const trial = { ...account, sandbox: true };
        const agent = {
          url: 'https://governance.buyers-own.com/mcp',
          authentication: { schemes: ['Bearer'], credentials: 'g'.repeat(40) },
        };
        await desk.call(buyer, 'sync_accounts', {
          idempotency_key: freshKey(),
          accounts: [{ ...trial, billing: 'operator' }],
        });
        await desk.call(buyer, 'sync_governance', {
          idempotency_key: freshKey(),
          accounts: [{ account: trial, governance_agents: [agent] }],
        });
        const plan = (id: string, fixture: Readonly<Record<string, unknown>>) =>
          desk.store.transaction((tx) =>
            tx.fixtures.put(
              { principalId: buyer.id, accountId: '', kind: 'plan', id, document: { fixture } },
              new Date(),
            ),
          );
        const status = async (countries: string[], named: object = trial): Promise<string> =>
          (await desk.call(buyer, 'acquire_rights', licence({ account: named }, { countries })))
            .rights_status;
        assert.equal(await status(['US']), 'rejected');
        const token = { account: trial, governance_context: 'token' };
        const body = await desk.call(buyer, 'acquire_rights', licence(token, { countries: ['GB'] }));
        assert.equal(body.rights_status, 'acquired');
        await plan('ours', { brand: trial.brand });
        assert.equal(await status(['US']), 'acquired');
        assert.equal(
          await status(['US'], account),
          'rejected',
          'plans of the sandbox mean nothing elsewhere',
        );
        await plan('strict', { brand: trial.brand, budget: { total: 0, currency: 'EUR' } });
        assert.equal(await status(['CA']), 'rejected');
        assert.lengthOf(asked, 0);
      });

      it('are granted when the agent approves, and rejected when it denies', async () => {
        const plan = { account, plan_id: 'plan-1', governance_context: 'token' };
        const campaign = { estimated_impressions: 2_000_000, countries: ['US'] };
        const body = await desk.call(buyer, 'acquire_rights', licence(plan, campaign));
        assert.equal(body.rights_status, 'acquired');
        assert.deepInclude(asked[0], {
          purchase_type: 'rights_license',
          tool: 'acquire_rights',
          phase: 'purchase',
        });
        assert.notInclude(JSON.stringify(asked[0]), 'unknown.invalid');
        verdict = 'denied';
        const denied = await desk.call(buyer, 'acquire_rights', licence(plan, { countries: ['CA'] }));
        assert.equal(denied.rights_status, 'rejected');
        const old = licence({ ...plan, [protocol.versionField]: '3.0' }, { countries: ['GB'] });
        assert.equal((await desk.refusal(buyer, 'acquire_rights', old)).code, 'GOVERNANCE_DENIED');
      });
    });

    it('changes a grant of its own and no other, and revokes keys with a pause', async () => {
      const buyer = somebody();
      const granted = await desk.call(buyer, 'acquire_rights', licence({}, { end_date: '2099-01-01' }));
      assert.equal(granted.rights_status, 'rejected');
      const end = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
      const { rights_id: id, generation_credentials: keys } = await desk.call(
        buyer,
        'acquire_rights',
        licence({}, { end_date: end }),
      );
      const change = (more: object) => ({ idempotency_key: freshKey(), rights_id: id, ...more });
      const paused = await desk.call(buyer, 'update_rights', change({ paused: true }));
      assert.deepInclude(paused, { paused: true, generation_credentials: [] });
      const resumed = await desk.call(buyer, 'update_rights', change({ paused: false }));
      assert.notEqual(resumed.generation_credentials[0].rights_key, keys[0].rights_key);
      assert.equal(
        (await desk.refusal(buyer, 'update_rights', change({ end_date: '2020-01-01' }))).code,
        'VALIDATION_ERROR',
      );
      const foreign = await desk.refusal(somebody(), 'update_rights', change({ paused: true }));
      const unknown = await desk.refusal(somebody(), 'update_rights', { ...change({}), rights_id: 'rgt_x' });
      assert.deepEqual(foreign, unknown);
    });

    it('counts reported usage against caps', async () => {
      const buyer = somebody();
      const { rights_id: id } = await desk.call(buyer, 'acquire_rights', pip({ countries: ['PT'] }));
      await desk.call(buyer, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ ...account, billing: 'operator' }],
      });
      const usage = { account, rights_id: id, impressions: 700, vendor_cost: 1, currency: 'EUR' };
      await desk.call(buyer, 'report_usage', {
        idempotency_key: freshKey(),
        reporting_period: { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' },
        usage: [usage, { ...usage, impressions: 300 }, { ...usage, rights_id: 'rgt_foreign' }],
      });
      const change = { idempotency_key: freshKey(), rights_id: id };
      const low = await desk.refusal(buyer, 'update_rights', { ...change, impression_cap: 999 });
      assert.include(low, { code: 'VALIDATION_ERROR', field: 'impression_cap' });
      const exact = await desk.call(buyer, 'update_rights', {
        ...change,
        idempotency_key: freshKey(),
        impression_cap: 1000,
      });
      assert.equal(exact.terms.impression_cap, 1000);
    });

    it('counts reported usage up to the largest number that can be counted', async () => {
      const buyer = somebody();
      const { rights_id: id } = await desk.call(buyer, 'acquire_rights', pip({ countries: ['PT'] }));
      const most = Number.MAX_SAFE_INTEGER;
      const add = (count: number) =>
        desk.store.transaction((tx) => tx.rightsGrants.addImpressions(buyer.id, new Map([[id, count]])));
      for (const count of [5, most, 2 * most]) await add(count);
      assert.equal((await desk.store.read.rightsGrants.findById(id))?.impressions, most);
    });

    it('waits for the operator where the offering says so, and follows the decision', async () => {
      const buyer = somebody();
      const unlucky = somebody();
      const request = () =>
        licence(
          { rights_id: 'ada_endorsement', pricing_option_id: 'ada_endorsement_once' },
          { uses: ['endorsement'] },
        );
      const { rights_id: id, rights_status: status } = await desk.call(buyer, 'acquire_rights', request());
      assert.equal(status, 'pending_approval');
      const early = {
        idempotency_key: freshKey(),
        rights_id: id,
        creative_url: 'https://buyer.example/a.html',
      };
      assert.equal((await desk.call(buyer, 'creative_approval', early)).approval_status, 'pending_review');
      assert.equal((await setRightsStatus(desk.store, id, 'acquired')).rights.state, 'acquired');
      const granted = await desk.call(buyer, 'acquire_rights', request());
      assert.include(granted, { rights_id: id, rights_status: 'acquired' });

      const refused = await desk.call(unlucky, 'acquire_rights', request());
      await setRightsStatus(desk.store, refused.rights_id, 'rejected', { reason: 'Not this season.' });
      const again = await desk.call(unlucky, 'acquire_rights', request());
      assert.include(again, { rights_status: 'rejected', reason: 'Not this season.' });

      await setRightsStatus(desk.store, id, 'revoked', { reason: 'The contract ended.' });
      const late = { ...early, idempotency_key: freshKey() };
      assert.equal((await desk.refusal(buyer, 'creative_approval', late)).code, 'INVALID_STATE');
      const { rights } = await listRights(desk.store, { status: 'revoked' });
      assert.deepInclude(
        rights.find(({ rights_id: one }) => one === id),
        { state: 'revoked', principal_id: buyer.id },
      );
    });

    it('licenses what a test seeded, to the caller that seeded it and in its sandbox alone', async () => {
      const caller = somebody();
      const other = somebody();
      const sandbox = { ...account, sandbox: true };
      const seed = (fixture: object) => {
        const params = { rights_id: 'seeded_voice', fixture };
        return desk.call(caller, 'comply_test_controller', {
          scenario: 'seed_rights',
          params,
          account: { sandbox: true },
        });
      };
      const search = { query: 'a voice', uses: ['voice'], brand_id: 'seeded_brand' };
      assert.isTrue((await seed({ available_uses: ['voice'] })).success);
      assert.equal((await seed({ available_uses: ['voice'] })).current_state, 'existing');
      assert.match((await seed({ name: 'Else' })).error_detail, /other values of name: use another id/);
      const { rights } = await desk.call(caller, 'get_rights', search);
      assert.deepEqual(
        rights.map(({ rights_id: id }: { rights_id: string }) => id),
        ['seeded_voice'],
      );
      const [{ pricing_option_id }] = rights[0].pricing_options;
      const request = () => licence({ rights_id: 'seeded_voice', pricing_option_id, account: sandbox });
      const granted = await desk.call(caller, 'acquire_rights', request());
      assert.include(granted, { rights_status: 'acquired', brand_id: 'seeded_brand', sandbox: true });
      const unknown = { code: 'REFERENCE_NOT_FOUND', field: 'rights_id' };
      for (const [who, args] of [
        [other, request()],
        [caller, { ...request(), account: undefined }],
      ] as const)
        assert.include(await desk.refusal(who, 'acquire_rights', args), unknown);
    });

    it('gives the same keys again to a repeated request', async () => {
      const key = freshKey();
      const buyer = somebody();
      const request = licence({ idempotency_key: key }, { countries: ['NG'] });
      const { generation_credentials: keys, ...granted } = await desk.call(buyer, 'acquire_rights', request);
      const again = await desk.call(buyer, 'acquire_rights', request);
      assert.deepInclude(again, { replayed: true, rights_id: granted.rights_id });
      assert.deepEqual(again.generation_credentials, keys);
    });

    it('forgets grants some time after their end', async () => {
      const buyer = somebody();
      const today = new Date().toISOString().slice(0, 10);
      await desk.call(buyer, 'acquire_rights', licence({}, { end_date: today }));
      const has = async () =>
        (await desk.store.read.rightsGrants.listEverybodys({ principalId: buyer.id }, 5)).length;
      const sweep = async (days: number) => {
        const at = new Date(Date.now() + days * 86_400_000);
        const prune = endedBy(at, { auditDays: 400, sandboxDays: 30 }).get('rights');
        if (prune === undefined) throw new Error('rights are not swept');
        await desk.store.transaction((tx) => prune(tx, 100));
      };
      await sweep(89);
      assert.equal(await has(), 1);
      await sweep(92);
      assert.equal(await has(), 0);
    });
  });
}
