import { assert } from 'chai';
import { openTrial } from '../../../conformance/agent/trial.ts';
import { runConformance } from '../../../conformance/index.ts';
import { publishedKeys } from '../../../conformance/webhooks/keys.ts';
import { webhookKeys } from '../../support/webhook-keys.ts';
import { partOf } from '../peer.ts';
import { secondAgent } from '../second/agent.ts';
import { fetchOf, json } from '../second/http.ts';
import { agentPeer } from '../second/peers.ts';

const { jwk } = webhookKeys(() => new Date());

/** What the keys of an agent at this address are found to be; its documents name it by the same address. */
async function found(url: string): Promise<string> {
  const agent = secondAgent();
  const asked: string[] = [];
  const service = fetchOf(async (request) => {
    asked.push(request.url);
    const { pathname, origin } = new URL(request.url);
    if (pathname === '/.well-known/brand.json')
      return json({ house: {}, agents: [{ type: 'sales', url, jwks_uri: `${origin}/keys.json` }] });
    if (pathname === '/keys.json') return json({ keys: [jwk] });
    return agent(request);
  });
  let outcome = 'nothing was found';
  const check = {
    async run(context: Parameters<typeof openTrial>[0]) {
      const keys = await openTrial(context).read(publishedKeys);
      const lookup = await keys.find(jwk.kid);
      outcome = lookup.ok ? 'found' : lookup.fault;
    },
  };
  const { requirements, checks } = partOf({ 'agent.made-up': check });
  await runConformance({
    peers: [{ ...agentPeer('mcp'), url: new URL(url) }],
    parts: [{ requirements: requirements.map((one) => ({ ...one, subject: 'agent' })), checks }],
    version: '0',
    requestsPerSecond: 500,
    fetch: service,
  });
  assert.isNotEmpty(asked);
  return outcome;
}

describe('the keys of a sender, as the runner reads them', () => {
  for (const [url, outcome] of [
    ['https://ridge.test/mcp', 'found'],
    ['http://localhost:8080/mcp', 'found'],
    ['http://127.0.0.1:8080/mcp', 'found'],
    ['http://ridge.test/mcp', 'brand_json_unreachable'],
    ['http://localhost.ridge.test/mcp', 'brand_json_unreachable'],
    ['http://127.0.0.1.ridge.test/mcp', 'brand_json_unreachable'],
  ] as const)
    it(`are ${outcome} for an agent at ${url}`, async () => {
      assert.equal(await found(url), outcome);
    });
});
