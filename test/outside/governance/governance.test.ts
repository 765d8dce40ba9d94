import { assert } from 'chai';
import { createGovernance } from '../../../src/outside/governance/consulted-agents.ts';
import { type AgentScript, serveA2aAgent, serveMcpAgent } from '../../support/agents.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Sites, startSites } from '../../support/sites.ts';

const AGENT = 'https://governance.example/mcp';
const SECRET = 'a-secret-of-at-least-32-characters';
const APPROVED = { check_id: 'chk_1', verdict: 'approved', plan_id: 'plan_1', explanation: 'Fits.' };

describe('a governance agent', () => {
  let sites: Sites;
  let outbound: Outbound;
  beforeEach(async () => {
    sites = await startSites();
    outbound = await openOutbound({ outboundHosts: sites.hosts });
  });
  afterEach(async () => {
    await outbound.close();
    await sites.close();
  });

  const script = (task: AgentScript['tasks'][string]): AgentScript => ({
    name: 'Governance',
    tasks: { check_governance: task },
  });
  const ask = (url = AGENT, timeoutMs = 60_000, credentials = SECRET) =>
    createGovernance({ fetcher: outbound.fetcher, outboundHosts: sites.hosts, timeoutMs })(
      { url, authentication: { schemes: ['Bearer'], credentials } },
      'check_governance',
      { plan_id: 'plan_1' },
    );

  for (const [transport, serve] of [
    ['MCP', serveMcpAgent],
    ['A2A', serveA2aAgent],
  ] as const)
    it(`is called over ${transport}, with its token`, async () => {
      let asked: object = {};
      serve(
        sites,
        AGENT,
        script({
          locked: true,
          answer: (args) => {
            asked = args;
            return APPROVED;
          },
        }),
      );
      const answer = await ask();
      assert.isTrue(answer.ok, JSON.stringify(answer));
      assert.deepInclude(answer.ok && answer.answer, APPROVED);
      assert.deepInclude(asked, { plan_id: 'plan_1' });
    });

  it('that returns an error has refused, with its code', async () => {
    serveMcpAgent(sites, AGENT, script({ error: { code: 'PLAN_NOT_FOUND', message: 'No such plan.' } }));
    assert.deepEqual(await ask(), { ok: false, why: 'refused', code: 'PLAN_NOT_FOUND' });
    serveMcpAgent(sites, AGENT, script({ error: { code: 'AUTH_INVALID', message: 'Who are you?' } }));
    assert.deepEqual(await ask(), { ok: false, why: 'locked' });
  });

  it('that is silent, hangs up or is no agent gives no answer', async () => {
    sites.serve('governance.example', '/mcp', () => {});
    assert.deepEqual(await ask(AGENT, 200), { ok: false, why: 'unreachable' });
    sites.put('governance.example', '/mcp', { body: '<html></html>' });
    assert.deepEqual(await ask(), { ok: false, why: 'senseless' });
    assert.deepEqual(await ask(AGENT, 60_000, 'no\nheader: holds this, however long it is'), {
      ok: false,
      why: 'senseless',
    });
    serveMcpAgent(sites, AGENT, script({ hangsUp: true }));
    assert.isFalse((await ask()).ok);
  });

  it('is never looked for inside, nor over plain http', async () => {
    for (const url of [
      'https://127.0.0.1/mcp',
      'https://169.254.169.254/mcp',
      'https://[::1]/mcp',
      'http://elsewhere.example/mcp',
      'nowhere',
    ])
      assert.deepEqual(await ask(url), { ok: false, why: 'unreachable' }, url);
    assert.isTrue(outbound.dialled.every((address) => address.startsWith('127.0.0.1:')));
  });

  it('that answers more than 1 MB gives no answer', async () => {
    serveMcpAgent(sites, AGENT, script({ answer: { filler: 'a'.repeat(2_000_000) } }));
    assert.deepEqual(await ask(), { ok: false, why: 'senseless' });
  });
});
