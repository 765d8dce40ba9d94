import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { newId } from '../../../src/infra/random.ts';
import { engines, type TestEngine } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { type Answer, freshKey, principalOf } from '../../support/task-desk.ts';
import { buyer, ELECTRIC, PLATFORM, type SignalsDesk, startSignalsDesk } from './signals-desk.ts';

const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const trial = account;
const AGENT = 'https://governance.buyers-own.com/mcp';
const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;

describe('activations of an account with a governance agent', () => {
  let desk: SignalsDesk;
  const asked: Answer[] = [];
  let verdict = 'approved';
  let isReachable = true;
  before(async () => {
    desk = await startSignalsDesk(engines[0] as TestEngine, undefined, {
      checkGovernance: async (_agent, question) => {
        asked.push(question);
        if (!isReachable) return { ok: false, why: 'unreachable' };
        const { plan_id } = question;
        const findings = [{ category_id: 'audience', severity: 'critical', explanation: 'Not this one.' }];
        return { ok: true, answer: { plan_id, check_id: 'check-1', verdict, findings } };
      },
    });
  });
  after(() => desk.drop());
  beforeEach(() => {
    asked.length = 0;
    verdict = 'approved';
    isReachable = true;
  });

  const live = { brand: account.brand, operator: account.operator };

  async function governed(account: object = trial): Promise<ReturnType<typeof buyer>> {
    const caller = account === live ? principalOf(`agent_${newId()}`) : buyer();
    const reference = { account, governance_agents: [{ url: AGENT, authentication: AUTHENTICATION }] };
    await desk.call(caller, 'sync_accounts', {
      idempotency_key: newId(),
      accounts: [{ ...account, billing: 'operator' }],
    });
    await desk.call(caller, 'sync_governance', { idempotency_key: newId(), accounts: [reference] });
    return caller;
  }
  const AUTHENTICATION = { schemes: ['Bearer'], credentials: 'g'.repeat(40) };
  const refused = (caller: ReturnType<typeof buyer>, more: object) =>
    desk.refusal(caller, 'activate_signal', {
      idempotency_key: freshKey(),
      signal_agent_segment_id: ELECTRIC,
      destinations: [PLATFORM],
      account,
      ...more,
    });
  const started = async (principal: string): Promise<number> =>
    (await rows(desk.store.url, 'select * from signal_activations')).filter(
      (row) => (row as Answer).principal_id === principal,
    ).length;

  it('begin when the agent approves the plan of the token, which is told the outcome once', async () => {
    const caller = await governed();
    const more = { account, governance_context: tokenOf({ sub: 'plan-7' }) };
    const { deployments } = await desk.activate(caller, ELECTRIC, more);
    assert.isTrue(deployments[0].is_live);
    assert.lengthOf(asked, 1);
    assert.include(asked[0], {
      plan_id: 'plan-7',
      purchase_type: 'signal_activation',
      tool: 'activate_signal',
      phase: 'purchase',
      governance_context: more.governance_context,
    });
    assert.deepEqual(asked[0].payload, { signal_agent_segment_id: ELECTRIC, destinations: [PLATFORM] });
    await desk.activate(caller, ELECTRIC, more);
    const reports = (
      await rows(desk.store.url, "select * from jobs where kind = 'reportPlanOutcome'")
    ).filter((row) => JSON.stringify(row).includes(caller.id));
    assert.lengthOf(reports, 1, 'what is active already is no other purchase');
    assert.include(JSON.stringify(reports), 'signal_activation');
  });

  it('are checked under the plan that the request names before that of its token', async () => {
    const caller = await governed();
    const governance_context = tokenOf({ sub: 'plan-7' });
    await desk.activate(caller, ELECTRIC, { account, governance_context, plan_id: 'plan-8' });
    assert.equal(asked[0].plan_id, 'plan-8');
  });

  it('are refused when the agent denies, in the code of each release, and nothing begins', async () => {
    const caller = await governed();
    verdict = 'denied';
    const more = { governance_context: tokenOf({ sub: 'plan-7' }) };
    const now = await refused(caller, more);
    assert.equal(now.code, 'PERMISSION_DENIED');
    assert.equal(now.details.findings[0].explanation, 'Not this one.');
    const then = await refused(caller, { ...more, [protocol.versionField]: '3.0' });
    assert.equal(then.code, 'GOVERNANCE_DENIED');
    assert.equal(await started(caller.id), 0);
  });

  it('are refused when nobody can be asked, and nothing begins', async () => {
    const caller = await governed();
    isReachable = false;
    const { code } = await refused(caller, { governance_context: tokenOf({ sub: 'plan-7' }) });
    assert.equal(code, 'GOVERNANCE_UNAVAILABLE');
    assert.equal(await started(caller.id), 0);
  });

  for (const [what, fixture, code] of [
    ['a plan of the brand that they are within', { brand: account.brand }, null],
    ['a plan of all brands that they are within', { budget: { total: 1e6 } }, null],
    ['a plan that has ended', { flight: { end: '2020-01-01T00:00:00Z' } }, 'PERMISSION_DENIED'],
    ['no plan but one of another brand', { brand: { domain: 'other.example' } }, 'PERMISSION_DENIED'],
  ] as const)
    it(`of the sandbox without a token are decided by ${what}, and nobody is asked`, async () => {
      const caller = await governed();
      const document = { fixture };
      const key = { principalId: caller.id, accountId: '', kind: 'plan', id: 'plan' } as const;
      await desk.store.transaction((tx) => tx.fixtures.put({ ...key, document }, new Date()));
      if (code === null) {
        const { deployments } = await desk.activate(caller, ELECTRIC, { account });
        assert.isTrue(deployments[0].is_live);
      } else assert.equal((await refused(caller, {})).code, code);
      assert.equal(await started(caller.id), code === null ? 1 : 0);
      assert.isEmpty(asked);
    });

  for (const [what, token] of [
    ['no token of the agent', 'anything'],
    ['no JSON', 'e30.bm90IGpzb24.c2ln'],
    ['about no plan', tokenOf({})],
    ['about a plan that is no text', tokenOf({ sub: 7 })],
    ['about a plan with a name that is too long', tokenOf({ sub: 'x'.repeat(256) })],
    ['null', `e30.${Buffer.from('null').toString('base64url')}.c2ln`],
  ] as const) {
    it(`of a production account are refused without a question when the token is ${what}`, async () => {
      const caller = await governed(live);
      const { code, field } = await refused(caller, { account: live, governance_context: token });
      assert.deepEqual([code, field], ['PERMISSION_DENIED', 'plan_id']);
      assert.isEmpty(asked);
    });

    it(`of the sandbox begin without a question when the token is ${what}`, async () => {
      const caller = await governed();
      const { deployments } = await desk.activate(caller, ELECTRIC, { account, governance_context: token });
      assert.isTrue(deployments[0].is_live);
      assert.isEmpty(asked);
    });
  }

  it('are refused without a token, in the sandbox too, and nobody is asked', async () => {
    for (const named of [live, trial]) {
      const caller = await governed(named);
      const { code, field } = await refused(caller, { account: named });
      assert.deepEqual([code, field], ['PERMISSION_DENIED', 'governance_context']);
      assert.equal(await started(caller.id), 0);
    }
    assert.isEmpty(asked);
  });
});
