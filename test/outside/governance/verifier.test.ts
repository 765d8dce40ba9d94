import { assert } from 'chai';
import { createVerifier } from '../../../src/outside/governance/consulted-agents.ts';
import { type AgentScript, serveA2aAgent, serveMcpAgent } from '../../support/agents.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Sites, startSites } from '../../support/sites.ts';

const AGENT = 'https://verify.example/mcp';
const RESULTS = { results: [{ feature_id: 'mark', value: true }] };

describe('a verifier of provenance', () => {
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
    name: 'Verifier',
    tasks: { get_creative_features: task },
  });
  const ask = (url = AGENT) =>
    createVerifier({ fetcher: outbound.fetcher, outboundHosts: sites.hosts })(url, {
      creative_manifest: { assets: {} },
      feature_ids: ['mark'],
    });

  for (const [transport, serve] of [
    ['MCP', serveMcpAgent],
    ['A2A', serveA2aAgent],
  ] as const)
    it(`is asked over ${transport}`, async () => {
      let asked: object = {};
      serve(
        sites,
        AGENT,
        script({
          answer: (args) => {
            asked = args;
            return RESULTS;
          },
        }),
      );
      const answer = await ask();
      assert.deepInclude(answer.ok && answer.answer, RESULTS);
      assert.deepInclude(asked, { feature_ids: ['mark'] });
    });

  it('has no answer when it is away, refuses or is not safe to ask', async () => {
    assert.deepEqual(await ask('https://away.example/mcp'), { ok: false });
    assert.deepEqual(await ask('http://verifier.example.com/mcp'), { ok: false });
    assert.deepEqual(await ask('nonsense'), { ok: false });
    serveMcpAgent(sites, AGENT, script({ error: { code: 'INVALID_REQUEST', message: 'No.' } }));
    assert.deepEqual(await ask(), { ok: false });
  });
});
