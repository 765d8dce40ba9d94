import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { enrolments } from '../../scripts/demo/enrolments.ts';
import { type Sites, startSites } from '../../scripts/demo/site-server.ts';
import { shippedWorld } from '../../scripts/demo/world.ts';
import { capabilitiesProblems } from '../../src/domain/agents/capabilities.ts';
import { connectAgent, connectOver } from '../../src/infra/agents/connect.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../src/infra/fetcher.ts';
import { check } from '../../src/outside/agents/probe.ts';

const SILENT = 'https://sales.presscollective.example';
const ONLY_A2A = 'https://ads.morningtide.example';
const answering = enrolments.filter(({ url }) => url !== SILENT);

describe('the agents of the demo world', () => {
  let sites: Sites;
  let fetcher: Fetcher;

  before(async () => {
    sites = await startSites(await shippedWorld());
    fetcher = createFetcher({
      outboundHosts: sites.hosts,
      resolver: createResolver(['127.0.0.1:9'], { queryMs: 100, tries: 1, lookupMs: 200 }),
      userAgent: 'test/1',
    });
  });

  after(async () => {
    await fetcher.close();
    await sites.close();
  });

  async function over<T>(
    kind: 'mcp' | 'a2a',
    url: string,
    ask: (session: Extract<Awaited<ReturnType<typeof connectAgent>>, { ok: true }>['session']) => Promise<T>,
  ): Promise<T> {
    const opened = await connectOver(kind, fetcher, url, { timeoutMs: 60_000 });
    if (!opened.ok) throw new Error(`${url}: ${opened.failure.message}`);
    try {
      return await ask(opened.session);
    } finally {
      await opened.session.close();
    }
  }

  for (const { url } of answering) {
    it(`${url} answers the same over both protocols, by the schema`, async () => {
      const asked = [
        protocol.capabilitiesTask,
        'get_products',
        'list_creative_formats',
        'get_signals',
        'nonsense',
      ];
      const look = (kind: 'mcp' | 'a2a') =>
        over(kind, url, async (session) => ({
          name: session.name,
          tools: (await session.tools()) as { ok: boolean; tools: { name: string; description: string }[] },
          answers: await Promise.all(asked.map((task) => session.call(task, {}))),
        }));
      const a2a = await look('a2a');
      const [capabilities] = a2a.answers;
      assert.isTrue(capabilities?.ok);
      if (capabilities?.ok) assert.deepEqual(await capabilitiesProblems(capabilities.data), []);
      const listed = a2a.tools.tools.map(({ name }) => name);
      asked.forEach((task, index) => {
        assert.equal(a2a.answers[index]?.ok, listed.includes(task), task);
      });
      if (url === ONLY_A2A) return;
      const mcp = await look('mcp');
      assert.equal(mcp.name, a2a.name);
      assert.deepEqual(mcp.answers, a2a.answers);
      const shown = (tools: { name: string; description: string }[]) =>
        tools.map(({ name, description }) => ({ name, description }));
      assert.deepEqual(shown(mcp.tools.tools), shown(a2a.tools.tools));
    });
  }

  it('stand where the demo says: verified, one with a false claim, one that does not answer', async () => {
    const standing: Record<string, unknown> = {};
    for (const { url } of enrolments) {
      const outcome = await check(fetcher, url);
      standing[new URL(url).hostname] = outcome.reached ? outcome.run.status : outcome.reason;
    }
    assert.deepEqual(standing, {
      'sales.brightlane.example': 'passing',
      'ads.morningtide.example': 'passing',
      'sales.fairwater.example': 'degraded',
      'sales.presscollective.example': 'failing',
      'retail.grovemarket.example': 'passing',
      'signals.clearcohort.example': 'passing',
      'measure.trueglance.example': 'passing',
      'studio.papercrane.example': 'passing',
      'concierge.aurorahotels.example': 'passing',
      'sales.arcwell.example': 'passing',
      'sales.lanternplay.example': 'passing',
    });
  });

  it('show no price and no custom offer to callers without a credential, and keep to the filters', async () => {
    const { answer, audio } = await over('mcp', 'https://sales.brightlane.example', async (session) => ({
      answer: await session.call('get_products', { filters: { channels: ['ctv'] } }),
      audio: await session.call('list_creative_formats', { type: 'audio' }),
    }));
    assert.isTrue(answer.ok && audio.ok);
    if (!answer.ok || !audio.ok) return;
    const products = answer.data.products as { product_id: string; pricing_options: object[] }[];
    assert.deepEqual(
      products.map(({ product_id: id }) => id),
      ['bl_ctv_evening'],
    );
    assert.doesNotHaveAnyKeys(products[0]?.pricing_options[0], ['fixed_price', 'floor_price']);
    assert.deepEqual(
      (audio.data.formats as { name: string }[]).map(({ name }) => name),
      ['Host read, 60 seconds'],
    );
  });

  it('refuse what needs a credential', async () => {
    const answer = await over('mcp', 'https://sales.brightlane.example', (session) =>
      session.call('create_media_buy', {}),
    );
    assert.include(answer, { ok: false, kind: 'refused', code: 'AUTH_REQUIRED' });
  });

  it('are found by their address, over whatever they speak', async () => {
    const opened = await connectAgent(fetcher, ONLY_A2A, { timeoutMs: 60_000 });
    assert.isTrue(opened.ok);
    if (!opened.ok) return;
    assert.equal(opened.session.protocol, 'a2a');
    await opened.session.close();
    const refused = await connectOver('mcp', fetcher, ONLY_A2A, { timeoutMs: 60_000 });
    assert.isFalse(refused.ok);
  });

  it('do not take what is no JSON, too large, or for a host that is no agent', async () => {
    const origin = sites.hosts.get('sales.brightlane.example') ?? '';
    const status = (host: string, path: string, body: string) => send(`${origin}${path}`, host, body);
    assert.equal(await status('sales.brightlane.example', '/', '{'), 400);
    assert.equal(await status('sales.brightlane.example', '/', `{"a":"${'x'.repeat(70_000)}"}`), 400);
    assert.equal(await status('sales.brightlane.example', '/elsewhere', '{}'), 405);
    assert.equal(await status('morningtide.example', '/', '{}'), 405);
    assert.equal(await status('sales.presscollective.example', '/', '{}'), 405);
    assert.equal(await status('nobody.example', '/', '{}'), 404);
  });

  it('keep their answers out of the web site', async () => {
    const origin = sites.hosts.get('sales.brightlane.example') ?? '';
    assert.equal(await send(`${origin}/_agent.json`, 'sales.brightlane.example'), 404);
  });
});

/** The status of an answer to a request that names its host by itself. */
async function send(url: string, host: string, body?: string): Promise<number> {
  const method = body === undefined ? 'GET' : 'POST';
  const asked = request(url, { method, headers: { host, 'content-type': 'application/json' } });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return answer.statusCode ?? 0;
}
