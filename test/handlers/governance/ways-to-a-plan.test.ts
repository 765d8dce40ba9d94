import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import type { TaskName } from '../../../generated/tasks.ts';
import type { AskedGovernance } from '../../../src/domain/governance/consulted-agents.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { fieldOf, placesIn } from '../../support/request-places.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';
import { createArgs } from '../buys/buys-desk.ts';
import { ELECTRIC, PLATFORM } from '../signals/signals-desk.ts';

type Json = Readonly<Record<string, unknown>>;
type Row = { readonly name: TaskName; readonly request: string };

const rows = JSON.parse(readFileSync(join(projectRoot, 'schemas/v3/tasks.json'), 'utf8')).tasks as Row[];
const NOW = new Date('2027-03-15T10:00:00Z');
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };
const TOKEN = `e30.${Buffer.from('{"sub":"plan_1"}').toString('base64url')}.c2ln`;

/** What a purchase is asked with. */
type Plan = { readonly plan_id?: string; readonly governance_context?: string };
const NAMED: Plan = { plan_id: 'plan_1', governance_context: TOKEN };

type Way = {
  readonly task: TaskName;
  /** The field that names the plan; null when the request has none. */
  readonly field: string | null;
  /** How the task tells that governance does not approve. */
  readonly denial: string;
  args(plan: Plan, buyId: string): Json;
};

/** Every purchase that a plan must cover. */
const ways: readonly Way[] = [
  {
    task: 'create_media_buy',
    field: 'plan_id',
    denial: 'GOVERNANCE_DENIED',
    args: (plan) => createArgs({ account } as never, { account, ...plan }),
  },
  {
    task: 'update_media_buy',
    field: null,
    denial: 'GOVERNANCE_DENIED',
    args: ({ governance_context }, buyId) => ({
      account,
      media_buy_id: buyId,
      end_time: '2027-06-15T10:00:00Z',
      ...(governance_context === undefined ? {} : { governance_context }),
    }),
  },
  {
    task: 'acquire_rights',
    field: 'plan_id',
    denial: 'rejected',
    args: (plan) => ({
      account,
      rights_id: 'tomas_voice',
      pricing_option_id: 'tomas_cpm',
      buyer: { domain: 'outdoor.example' },
      campaign: { description: 'Tomas reads a recipe.', uses: ['voice'] },
      revocation_webhook: { url: 'https://buyer.example/r' },
      ...plan,
    }),
  },
  {
    task: 'activate_signal',
    field: 'plan_id',
    denial: 'PERMISSION_DENIED',
    args: (plan) => ({ account, signal_agent_segment_id: ELECTRIC, destinations: [PLATFORM], ...plan }),
  },
];

const approval = (more: Json = {}): AskedGovernance => ({
  ok: true,
  answer: { check_id: 'chk_1', verdict: 'approved', plan_id: 'plan_1', explanation: 'As planned.', ...more },
});
const { plan_id: _none, ...silent } = (approval() as { answer: Json }).answer;

/** Answers that approve nothing, with the code; `denial` is told by each task in its own way. */
const answers: Readonly<Record<string, readonly [AskedGovernance, string]>> = {
  'a plan that the agent does not know': [
    { ok: false, why: 'refused', code: 'PLAN_NOT_FOUND' } as never,
    'PLAN_NOT_FOUND',
  ],
  'a plan that is used up': [approval({ verdict: 'denied' }), 'denial'],
  'a plan in another currency': [
    approval({
      verdict: 'denied',
      findings: [{ category_id: 'budget_authority', explanation: 'EUR only.' }],
    }),
    'denial',
  ],
  'a smaller amount': [
    approval({
      verdict: 'conditions',
      conditions: [{ field: 'planned_delivery.total_budget', required_value: 1, reason: 'Too dear.' }],
    }),
    'denial',
  ],
  'another plan': [approval({ plan_id: 'plan_2' }), 'GOVERNANCE_UNAVAILABLE'],
  'a plan spelled otherwise': [approval({ plan_id: 'PLAN_1' }), 'GOVERNANCE_UNAVAILABLE'],
  'no plan': [{ ok: true, answer: silent }, 'GOVERNANCE_UNAVAILABLE'],
  'a plan that has ended': [approval({ expires_at: '2027-03-15T09:59:59Z' }), 'GOVERNANCE_UNAVAILABLE'],
  'an end that is no time': [approval({ expires_at: 'soon' }), 'GOVERNANCE_UNAVAILABLE'],
  'an end that is null': [approval({ expires_at: null }), 'GOVERNANCE_UNAVAILABLE'],
  'no check': [approval({ check_id: undefined }), 'GOVERNANCE_UNAVAILABLE'],
  'a check without a name': [approval({ check_id: '' }), 'GOVERNANCE_UNAVAILABLE'],
  'a verdict that nobody knows': [approval({ verdict: 'APPROVED' }), 'GOVERNANCE_UNAVAILABLE'],
  'conditions without any': [approval({ verdict: 'conditions', conditions: [] }), 'GOVERNANCE_UNAVAILABLE'],
  'no answer': [{ ok: false, why: 'unreachable' }, 'GOVERNANCE_UNAVAILABLE'],
  'a refusal of the credentials': [{ ok: false, why: 'locked' }, 'GOVERNANCE_UNAVAILABLE'],
  'an error': [{ ok: false, why: 'refused', code: 'INTERNAL_ERROR' } as never, 'GOVERNANCE_UNAVAILABLE'],
};

describe('fields that refer to a plan', () => {
  it('are those of the purchases', () => {
    const places = rows.flatMap(({ name, request }) =>
      placesIn(`${request}.json`, ({ path }) => /(^|_)plans?(_|$)/.test(path.at(-1) ?? '')).map(
        (place) => `${fieldOf(place)} of ${name}`,
      ),
    );
    const known = ways.flatMap(({ task, field }) => (field === null ? [] : [`${field} of ${task}`]));
    assert.sameMembers([...new Set(places)], [...known, 'params.plan_id of comply_test_controller']);
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`ways to a plan on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    let answer: AskedGovernance = approval();
    let buyId = '';
    const asked: Json[] = [];
    const buyer = principalOf('agent_plans');
    const ask = ({ task, args }: Way, plan: Plan) =>
      desk.outcome(buyer, task, { ...args(plan, buyId), idempotency_key: freshKey() });

    before(async () => {
      desk = await startTaskDesk(engine, {
        handlers: taskHandlers,
        profile: publisherProfile,
        async checkGovernance(_agent, question) {
          asked.push(question);
          return answer;
        },
      });
      desk.setNow(NOW);
      const keyed = (args: Json): Json => ({ ...args, idempotency_key: freshKey() });
      await desk.call(buyer, 'sync_accounts', keyed({ accounts: [{ ...account, billing: 'operator' }] }));
      const authentication = { schemes: ['Bearer'], credentials: 'g'.repeat(40) };
      const agents = [{ url: 'https://governance.example.com/mcp', authentication }];
      await desk.call(
        buyer,
        'sync_governance',
        keyed({ accounts: [{ account, governance_agents: agents }] }),
      );
      const [create] = ways;
      const made = await desk.call(buyer, 'create_media_buy', keyed(create?.args(NAMED, '') ?? {}));
      buyId = made.media_buy_id;
    });
    after(() => desk.drop());
    beforeEach(() => {
      asked.length = 0;
    });

    /** All that a purchase would have changed. */
    async function bought(): Promise<unknown> {
      const states = ['pending_creatives', 'pending_start', 'active', 'paused', 'completed', 'canceled'];
      const { media_buys: buys } = await desk.call(buyer, 'get_media_buys', {
        account,
        status_filter: states,
      });
      const grants = await desk.store.read.rightsGrants.countOpen(buyer.id, NOW);
      const { signals } = await desk.call(buyer, 'get_signals', {
        account,
        signal_ids: undefined,
        discovery_mode: 'wholesale',
      });
      const live = signals
        .flatMap(({ deployments }: Answer) => deployments ?? [])
        .filter((one: Answer) => one.is_live);
      return { buys, grants, live };
    }

    const told = ({ body }: Awaited<ReturnType<typeof ask>>): string =>
      body.rights_status === 'rejected' ? 'rejected' : String(body.code);

    for (const way of ways) {
      for (const [what, [given, code]] of Object.entries(answers)) {
        it(`${way.task} buys nothing when the agent answers with ${what}`, async () => {
          const before = await bought();
          answer = given;
          const outcome = await ask(way, NAMED);
          assert.equal(told(outcome), code === 'denial' ? way.denial : code, JSON.stringify(outcome.body));
          assert.lengthOf(asked, 1);
          assert.equal(asked[0]?.plan_id, 'plan_1');
          if (code === 'PLAN_NOT_FOUND')
            assert.equal(
              (outcome.body.errors as Json[])[0]?.field,
              way.field ?? undefined,
              'the field is one of the request',
            );
          assert.deepEqual(await bought(), before);
        });
      }

      if (way.field !== null) {
        it(`${way.task} asks nobody when no plan is named, and buys nothing`, async () => {
          answer = approval();
          const before = await bought();
          for (const plan of [{}, { governance_context: 'words without a plan' }]) {
            const outcome = await ask(way, plan);
            assert.equal(told(outcome), way.denial, JSON.stringify(plan));
          }
          assert.isEmpty(asked);
          assert.deepEqual(await bought(), before);
        });

        it(`${way.task} refuses a plan whose id has no form of an id`, async () => {
          for (const id of ['', 'x'.repeat(256), null, 7, {}]) {
            const { kind, body } = await ask(way, { ...NAMED, plan_id: id as never });
            assert.deepEqual([kind, body.code], ['refused', 'INVALID_REQUEST'], String(id).slice(0, 9));
            assert.equal((body.errors as Json[])[0]?.field, 'plan_id');
          }
          assert.isEmpty(asked);
        });

        it(`${way.task} takes the plan that its token is about, when it names none`, async () => {
          answer = approval({ verdict: 'denied' });
          assert.equal(told(await ask(way, { governance_context: TOKEN })), way.denial);
          assert.equal(asked[0]?.plan_id, 'plan_1');
        });
      }
    }

    it('every way buys when the agent approves', async () => {
      answer = approval();
      for (const way of ways) {
        const { kind, body } = await ask(way, NAMED);
        assert.deepEqual([kind, body.code], ['done', undefined], `${way.task} ${JSON.stringify(body)}`);
        assert.notEqual(body.rights_status, 'rejected');
      }
      assert.lengthOf(asked, ways.length);
    });
  });
}
