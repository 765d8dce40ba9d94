import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { assert } from 'chai';
import type { Asker } from '../../../src/desk/live.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { agentError } from '../../../src/domain/net/agent-url.ts';
import { createResolver } from '../../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../../src/infra/fetcher.ts';
import { publicProbes } from '../../../src/outside/agents/public-probes.ts';
import { salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { rejects } from '../../support/rejects.ts';
import { type Sites, startSites } from '../../support/sites.ts';

const URL_OF = 'https://agent.example/mcp';

describe('publicProbes', () => {
  let sites: Sites;
  let fetcher: Fetcher;
  before(async () => {
    sites = await startSites();
    fetcher = createFetcher({
      outboundHosts: sites.hosts,
      resolver: createResolver(['127.0.0.1:9']),
      userAgent: 'registry-test/1.0',
    });
  });
  after(async () => {
    await fetcher.close();
    await sites.close();
  });
  const probesOf = (more = {}) =>
    publicProbes(fetcher, { probeMs: 300, cardMs: 100, atOnce: 4, perCaller: 4, ...more });
  const askerOf = (share: string, signal = new AbortController().signal): Asker => ({
    share,
    signal,
    isMember: false,
    mayLook: true,
  });
  const probes = (more = {}) => probesOf(more).for(askerOf('caller'));

  it('gives every question its time, whatever part of it the agent spends', async () => {
    sites.serve('agent.example', '/mcp', () => {});
    for (const ask of ['discoverAgent', 'agentFormats', 'agentProducts'] as const) {
      const look = await probes()[ask](URL_OF);
      assert.isTrue(!look.ok && look.failure.code === 'timeout', ask);
    }
    const script = salesAgent();
    script.tasks.get_products = { delayMs: 2000 };
    serveMcpAgent(sites, URL_OF, script);
    const late = await probes({ probeMs: 800 }).agentProducts(URL_OF);
    assert.isTrue(!late.ok && late.failure.code === 'timeout', JSON.stringify(late));
  });

  const JSON_TYPE = { 'content-type': 'application/json' };
  const hostile: [string, (request: IncomingMessage, response: ServerResponse) => void, string[]][] = [
    ['says nothing', () => {}, ['timeout']],
    ['hangs up', (request) => void request.socket.destroy(), ['unreachable']],
    [
      'never ends its events',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const timer = setInterval(() => response.write('data: {}\n\n'), 5);
        response.on('close', () => clearInterval(timer));
      },
      ['timeout'],
    ],
    [
      'answers two megabytes',
      (_, response) => response.writeHead(200, JSON_TYPE).end('x'.repeat(2 ** 21)),
      ['too_large'],
    ],
    [
      'answers too deep',
      (_, response) => response.writeHead(200, JSON_TYPE).end('['.repeat(5000)),
      ['bad_answer'],
    ],
    [
      'answers a page',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
      ['bad_answer'],
    ],
    [
      'answers in another type',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/plain' })
          .end(
            '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-03-26","capabilities":{},"serverInfo":{"name":"x","version":"1"}}}',
          ),
      ['bad_answer'],
    ],
    [
      'sends the caller inside',
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      ['bad_answer', 'blocked'],
    ],
    [
      'sends the caller round in circles',
      (request, response) => response.writeHead(307, { location: request.url ?? '' }).end(),
      ['bad_answer'],
    ],
  ];
  hostile.forEach(([what, serve, codes], at) => {
    it(`tells why nothing came of an agent that ${what}`, async () => {
      const host = `hostile${at}.example`;
      for (const path of ['/mcp', '/mcp/.well-known/agent-card.json', '/.well-known/agent-card.json'])
        sites.serve(host, path, (request, response) => {
          request.resume();
          serve(request, response);
        });
      // What does not answer is waited for; what answers has all the time that it needs.
      const enough = codes.includes('timeout') ? 500 : 60_000;
      const { discoverAgent, agentFormats, agentProducts } = probes({ probeMs: enough, cardMs: enough });
      await Promise.all(
        [discoverAgent, agentFormats, agentProducts].map(async (ask) => {
          const look = await ask(`https://${host}/mcp`);
          assert.isTrue(!look.ok && codes.includes(look.failure.code), JSON.stringify(look));
          assert.notInclude(JSON.stringify(look), '<script');
        }),
      );
      assert.isBelow(sites.requests.filter((request) => request.startsWith(host)).length, 40);
    });
  });

  it('asks so many at once and no more', async () => {
    for (let at = 0; at < 3; at += 1) sites.serve(`slow${at}.example`, '/mcp', () => {});
    const { discoverAgent } = probes({ atOnce: 2 });
    const asked = [0, 1, 2].map((at) => discoverAgent(`https://slow${at}.example/mcp`));
    const [first, , third] = await Promise.allSettled(asked);
    assert.equal(first?.status, 'fulfilled');
    assert.isTrue(third?.status === 'rejected' && third.reason instanceof ApiError);
    if (third?.status === 'rejected') {
      assert.equal(third.reason.code, 'unavailable');
      assert.equal(third.reason.detail.retry_after, 5);
    }
    // Their places are free again.
    assert.isFalse((await discoverAgent('https://slow0.example/mcp')).ok);
  });

  it('keeps room for other callers, whoever asks many slow agents', async () => {
    for (let at = 0; at < 4; at += 1) sites.serve(`slow${at}.example`, '/mcp', () => {});
    serveMcpAgent(sites, URL_OF, salesAgent());
    const all = probesOf({ probeMs: 1500, perCaller: 3 });
    const slow = [0, 1, 2].map((at) =>
      all.for(askerOf('greedy')).agentFormats(`https://slow${at}.example/mcp`),
    );
    await rejects(all.for(askerOf('greedy')).agentFormats('https://slow3.example/mcp'), 'unavailable');
    assert.isTrue((await all.for(askerOf('other')).agentFormats(URL_OF)).ok);
    await Promise.all(slow);
  });

  it('ends a look with the last caller that waits for it, and not before', async () => {
    const came = new Promise<IncomingMessage>((resolve) => {
      sites.serve('slow0.example', '/mcp', resolve);
    });
    const all = probesOf({ probeMs: 60_000, atOnce: 1, perCaller: 1 });
    const gone = [new AbortController(), new AbortController()];
    const asked = gone.map(({ signal }, at) =>
      all.for(askerOf(`caller${at}`, signal)).agentFormats('https://slow0.example/mcp'),
    );
    const { socket } = await came;
    gone[0]?.abort(new Error('gone'));
    await rejects(asked[0] ?? assert.fail());
    assert.isFalse(socket.destroyed);
    gone[1]?.abort(new Error('gone'));
    await rejects(asked[1] ?? assert.fail());
    if (!socket.destroyed) await once(socket, 'close');
  });

  it('shares a look between equal questions only', async () => {
    serveMcpAgent(sites, URL_OF, salesAgent());
    const { agentFormats, agentProducts } = probes({ probeMs: 60_000, atOnce: 2 });
    const looks = await Promise.all([
      ...Array.from({ length: 10 }, () => agentFormats(URL_OF)),
      ...Array.from({ length: 10 }, () => agentProducts(URL_OF)),
    ]);
    for (const look of looks) assert.isTrue(look.ok);
  });
});

describe('agentError', () => {
  const cases = [
    ['timeout', 'agent_timeout'],
    ['unreachable', 'agent_failed'],
    ['bad_answer', 'agent_failed'],
    ['too_large', 'agent_failed'],
    ['auth_required', 'agent_failed'],
    ['blocked', 'invalid_request'],
  ] as const;
  for (const [failure, code] of cases) {
    it(`answers ${code} for ${failure}`, () => {
      assert.equal(agentError({ code: failure, message: 'x' }, 'https://a.example').code, code);
    });
  }
});
