import { assert } from 'chai';
import { writes } from '../../../src/desk/tasks/call.ts';
import type { AskedGovernance } from '../../../src/domain/governance/consulted-agents.ts';
import type { Jobs } from '../../../src/domain/jobs.ts';
import { syncGovernance } from '../../../src/handlers/governance/syncGovernance.ts';
import { reportPlanOutcome } from '../../../src/jobs/governance/reportPlanOutcome.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import {
  ACCOUNT,
  type Buyer,
  type BuysDesk,
  createArgs,
  handlers,
  NOW,
  newBuyer,
  startBuysDesk,
  wanted,
} from './buys-desk.ts';

type Json = Readonly<Record<string, unknown>>;
const SECRET = 'a-secret-of-at-least-32-characters';
const URL = 'https://governance.example.com/mcp';
const MADE_UP = 'https://governance.example/mcp';
const PLAN = { plan_id: 'plan_1', governance_context: 'context-1' };
const verdict = (kind: string, more: Json = {}): AskedGovernance => ({
  ok: true,
  answer: {
    check_id: 'chk_1',
    verdict: kind,
    plan_id: 'plan_1',
    explanation: 'As the plan says.',
    expires_at: '2027-03-15T11:00:00Z',
    governance_context: 'context-2',
    ...more,
  },
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`buys of a governed account on ${engine.name}`, () => {
    let desk: BuysDesk;
    let buyer: Buyer;
    let answer: AskedGovernance;
    /** What happens while the agent is asked. */
    let meanwhile: () => Promise<unknown>;
    const asked: { secret: string; question: Json }[] = [];
    before(async () => {
      desk = await startBuysDesk(engine, {
        handlers: { ...handlers, sync_governance: writes(syncGovernance) },
        async checkGovernance({ authentication }, question) {
          asked.push({ secret: authentication.credentials, question });
          await meanwhile();
          return answer;
        },
      });
    });
    beforeEach(async () => {
      buyer = newBuyer();
      answer = verdict('approved');
      meanwhile = async () => {};
      await bind(URL);
      asked.length = 0;
    });
    after(() => desk.drop());

    const bind = (url: string) =>
      desk.call(buyer.principal, 'sync_governance', {
        idempotency_key: freshKey(),
        accounts: [
          {
            account: buyer.account,
            governance_agents: [{ url, authentication: { schemes: ['Bearer'], credentials: SECRET } }],
          },
        ],
      });
    /** A buyer with a production account. */
    const liveBuyer = async (): Promise<Buyer> => {
      const live = { ...newBuyer(), account: { brand: ACCOUNT.brand, operator: ACCOUNT.operator } };
      await desk.call(live.principal, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ ...live.account, billing: 'operator' }],
      });
      return live as Buyer;
    };
    const none = async () => assert.lengthOf((await desk.get(buyer, { status_filter: ALL })).media_buys, 0);
    /** Takes the reports out of the queue. */
    const reports = async (): Promise<ClaimedJob[]> => {
      const jobs = await desk.store.transaction((tx) =>
        tx.jobs.claim({ kinds: ['reportPlanOutcome'], worker: 'test', now: NOW, leaseMs: 60_000, limit: 50 }),
      );
      return jobs.filter(
        ({ payload }) => (payload as Jobs['reportPlanOutcome']).principalId === buyer.principal.id,
      );
    };

    const reported = async (): Promise<Jobs['reportPlanOutcome']> => {
      const [job] = await reports();
      if (job === undefined) throw new Error('nothing is reported');
      return job.payload as Jobs['reportPlanOutcome'];
    };

    it('are asked for once, and a twin meanwhile is asked to come back', async () => {
      const args = createArgs(buyer, { ...PLAN, idempotency_key: freshKey() });
      let twin: unknown;
      meanwhile = async () => {
        meanwhile = async () => {};
        twin = (await desk.outcome(buyer.principal, 'create_media_buy', args)).body.code;
      };
      const { kind } = await desk.outcome(buyer.principal, 'create_media_buy', args);
      assert.deepEqual([kind, twin, asked.length], ['done', 'IDEMPOTENCY_IN_FLIGHT', 1]);
    });

    it('are made once their agent approves, which is told the outcome', async () => {
      const buy = await desk.create(buyer, PLAN);
      assert.lengthOf(asked, 1);
      assert.equal(asked[0]?.secret, SECRET);
      assert.deepInclude(asked[0]?.question, {
        plan_id: 'plan_1',
        governance_context: 'context-1',
        phase: 'purchase',
        tool: 'create_media_buy',
        caller: 'http://localhost:1/mcp',
      });
      assert.deepInclude(asked[0]?.question.planned_delivery, { total_budget: 1000, currency: 'USD' });
      const [job] = await reports();
      if (job === undefined) throw new Error('nothing is reported');
      assert.notInclude(JSON.stringify(job), SECRET);
      const told: unknown[] = [];
      const run = (reply: AskedGovernance) =>
        reportPlanOutcome({
          store: desk.store,
          async askGovernanceAgent(agent, task, args) {
            told.push([agent.authentication.credentials, task, args]);
            return reply;
          },
        }).run(job, new AbortController().signal);
      assert.equal((await run({ ok: true, answer: {} })).kind, 'done');
      const [[secret, task, report]] = told as [[string, string, Json]];
      assert.deepEqual([secret, task], [SECRET, 'report_plan_outcome']);
      assert.deepInclude(report, {
        plan_id: 'plan_1',
        check_id: 'chk_1',
        outcome: 'completed',
        governance_context: 'context-2',
      });
      assert.deepInclude(report.seller_response, {
        seller_reference: buy.media_buy_id,
        committed_budget: 1000,
        packages: [{ budget: 1000 }],
      });
      assert.equal((await run({ ok: false, why: 'unreachable' })).kind, 'retry');
      assert.equal((await run({ ok: false, why: 'refused', code: null })).kind, 'failed');
      await bind('https://other.example/mcp');
      assert.deepEqual(await run({ ok: true, answer: {} }), {
        kind: 'done',
        detail: { outcome: 'agent_replaced' },
      });
      assert.lengthOf(told, 3);
    });

    it('are not checked again when the same request comes again', async () => {
      const args = createArgs(buyer, PLAN);
      const first = await desk.call(buyer.principal, 'create_media_buy', args);
      answer = verdict('denied');
      const again = await desk.call(buyer.principal, 'create_media_buy', args);
      assert.deepInclude(again, { media_buy_id: first.media_buy_id, replayed: true });
      assert.lengthOf(asked, 1);
      assert.lengthOf(await reports(), 1);
    });

    it('are refused with the findings of the agent', async () => {
      const findings = [{ category_id: 'budget', severity: 'critical', explanation: 'Over the budget.' }];
      answer = verdict('denied', { findings });
      const refused = await desk.refuseCreate(buyer, PLAN);
      assert.deepInclude(refused, {
        code: 'GOVERNANCE_DENIED',
        recovery: 'correctable',
        details: { findings },
      });
      await none();
      assert.lengthOf(await reports(), 0);
    });

    it('are refused with conditions that they do not meet, and made when they meet them', async () => {
      const conditions = [{ field: 'packages[0].budget', required_value: 800, reason: 'The plan has 800.' }];
      answer = verdict('conditions', { conditions });
      const refused = await desk.refuseCreate(buyer, PLAN);
      assert.equal(refused.code, 'GOVERNANCE_DENIED');
      assert.deepEqual(refused.details.conditions, conditions);
      await none();
      await desk.create(buyer, { ...PLAN, packages: [wanted({ budget: 800 })] });
    });

    for (const [what, given, code] of [
      ['is silent', { ok: false, why: 'unreachable' }, 'GOVERNANCE_UNAVAILABLE'],
      ['wants other credentials', { ok: false, why: 'locked' }, 'GOVERNANCE_UNAVAILABLE'],
      ['makes no sense', { ok: false, why: 'senseless' }, 'GOVERNANCE_UNAVAILABLE'],
      ['returns an error', { ok: false, why: 'refused', code: 'INTERNAL_ERROR' }, 'GOVERNANCE_UNAVAILABLE'],
      ['does not know the plan', { ok: false, why: 'refused', code: 'PLAN_NOT_FOUND' }, 'PLAN_NOT_FOUND'],
      ['approves another plan', verdict('approved', { plan_id: 'plan_2' }), 'GOVERNANCE_UNAVAILABLE'],
      [
        'approved earlier',
        verdict('approved', { expires_at: '2027-03-15T09:00:00Z' }),
        'GOVERNANCE_UNAVAILABLE',
      ],
    ] as const)
      it(`are refused when the agent ${what}`, async () => {
        answer = given as AskedGovernance;
        assert.equal((await desk.refuseCreate(buyer, PLAN)).code, code);
        await none();
        // The key is free again.
        answer = verdict('approved');
        await desk.create(buyer, PLAN);
      });

    it('of a production account are refused without a plan, and nobody is asked', async () => {
      buyer = await liveBuyer();
      for (const url of [URL, MADE_UP]) {
        await bind(url);
        const refused: Answer = await desk.refuseCreate(buyer);
        assert.deepInclude(refused, { code: 'GOVERNANCE_DENIED', field: 'plan_id' });
        assert.lengthOf(refused.details.findings, 1);
      }
      assert.lengthOf(asked, 0);
      await none();
    });

    for (const url of [URL, MADE_UP, 'https://203.0.113.9/mcp', 'https://xn--bcher-kva.com:8443/a?b'])
      it(`of the sandbox are decided by seeded plans when they name no plan of ${url}, and nobody is asked`, async () => {
        const plan = (id: string, fixture: Json) =>
          desk.store.transaction((tx) =>
            tx.fixtures.put(
              { principalId: buyer.principal.id, accountId: '', kind: 'plan', id, document: { fixture } },
              NOW,
            ),
          );
        await bind(url);
        await plan('theirs', { brand: { domain: 'other.example' }, budget: { total: 1, currency: 'USD' } });
        const { media_buy_id: id, packages } = await desk.create(buyer);
        const raised = { packages: [{ package_id: packages[0].package_id, budget: 2000 }] };
        await desk.update(buyer, id, raised);
        await plan('ours', { brand: buyer.account.brand, budget: { total: 10, currency: 'USD' } });
        for (const refused of [
          await desk.refuseCreate(buyer),
          await desk.refuseUpdate(buyer, id, { packages: [{ ...raised.packages[0], budget: 3000 }] }),
        ] as Answer[]) {
          assert.equal(refused.code, 'GOVERNANCE_DENIED');
          assert.deepInclude(refused.details.findings[0], { category_id: 'budget_authority' });
        }
        assert.lengthOf(asked, 0);
      });

    it('whose agent cannot exist ask it all the same when they name a plan', async () => {
      await bind(MADE_UP);
      await desk.create(buyer, PLAN);
      assert.lengthOf(asked, 1);
    });

    it('are judged by our own rules before anybody is asked', async () => {
      await desk.refuseCreate(buyer, { ...PLAN, packages: [wanted({ product_id: 'nope' })] });
      assert.lengthOf(asked, 0);
    });

    it('ask the agent that is bound when they are committed', async () => {
      meanwhile = async () => {
        meanwhile = async () => {};
        await bind('https://other.example/mcp');
      };
      await desk.create(buyer, PLAN);
      assert.lengthOf(asked, 2);
      assert.equal((await reported()).agentUrl, 'https://other.example/mcp');
    });

    it('are checked again when a change spends more, by the plan that they were made with', async () => {
      const { media_buy_id: id, packages } = await desk.create(buyer, PLAN);
      const budget = (amount: number) => ({
        packages: [{ package_id: packages[0].package_id, budget: amount }],
      });
      await reports();
      asked.length = 0;
      await desk.update(buyer, id, budget(900));
      await desk.update(buyer, id, { paused: true });
      assert.lengthOf(asked, 0);
      answer = verdict('denied');
      assert.equal((await desk.refuseUpdate(buyer, id, budget(2000))).code, 'GOVERNANCE_DENIED');
      assert.deepInclude(asked[0]?.question, {
        phase: 'modification',
        plan_id: 'plan_1',
        governance_context: 'context-2',
      });
      assert.equal((await desk.read(buyer, id)).packages[0].budget, 900);
      assert.lengthOf(await reports(), 0);
      answer = verdict('approved');
      await desk.update(buyer, id, budget(2000));
      assert.deepInclude((await reported()).report.seller_response, { committed_budget: 2000 });
      answer = verdict('denied');
      await desk.update(buyer, id, { canceled: true });
    });

    it('that were made before the account had an agent can be lowered, not raised', async () => {
      const free = await liveBuyer();
      const { media_buy_id: id, packages } = await desk.create(free);
      assert.lengthOf(asked, 0);
      buyer = free;
      await bind(URL);
      const budget = (amount: number) => ({
        packages: [{ package_id: packages[0].package_id, budget: amount }],
      });
      await desk.update(buyer, id, budget(900));
      assert.equal((await desk.refuseUpdate(buyer, id, budget(2000))).code, 'GOVERNANCE_DENIED');
      assert.lengthOf(asked, 0);
    });
  });
}

const ALL = ['pending_creatives', 'pending_start', 'active', 'paused', 'completed', 'rejected', 'canceled'];
