import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { assert } from 'chai';
import { connectAgent } from '../../src/infra/agents/connect.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../src/infra/fetcher.ts';
import { type Sites, startSites } from '../support/sites.ts';

const CARD = '/.well-known/agent-card.json';
const JSON_TYPE = { 'content-type': 'application/json' };
const EVENTS_TYPE = { 'content-type': 'text/event-stream' };

type Rpc = { id?: number; method: string; params?: Record<string, unknown> };

/** Answers each JSON-RPC request as the test says; notifications with 202. */
function speak(answer: (method: string, params: Record<string, unknown>) => unknown) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { id, method, params } = JSON.parse(text || '{}') as Rpc;
    if (id === undefined) return void response.writeHead(202).end();
    const result = method === 'initialize' ? INITIALIZED : answer(method, params ?? {});
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ jsonrpc: '2.0', id, result }));
  };
}
const INITIALIZED = {
  protocolVersion: '2025-03-26',
  capabilities: { tools: {} },
  serverInfo: { name: 'Hostile', version: '1' },
};

describe('an agent that means harm', () => {
  let sites: Sites;
  let fetcher: Fetcher;
  before(async () => {
    sites = await startSites();
    fetcher = createFetcher({
      outboundHosts: sites.hosts,
      resolver: createResolver(['127.0.0.1:9'], { queryMs: 100, tries: 1, lookupMs: 200 }),
      userAgent: 'registry-test/1.0',
    });
  });
  after(async () => {
    await fetcher.close();
    await sites.close();
  });

  async function why(url: string, timeoutMs = 60_000) {
    const connected = await connectAgent(fetcher, url, { timeoutMs });
    if (connected.ok) return assert.fail('it connected');
    return connected.failure.code;
  }

  /** Writes forever, a little at a time; stops when the other side hangs up. */
  const drip = (piece: string, headers: Record<string, string>) => (_: unknown, response: ServerResponse) => {
    response.writeHead(200, headers);
    const timer = setInterval(() => response.write(piece), 10);
    response.on('close', () => clearInterval(timer));
  };
  const slow: [string, string, Record<string, string>][] = [
    ['one byte at a time', ' ', JSON_TYPE],
    ['comments that keep a stream alive', ': ping\n\n', EVENTS_TYPE],
    [
      'messages that answer nothing',
      'data: {"jsonrpc":"2.0","method":"notifications/progress"}\n\n',
      EVENTS_TYPE,
    ],
    ['answers to what nobody asked', 'data: {"jsonrpc":"2.0","id":99,"result":{}}\n\n', EVENTS_TYPE],
  ];
  slow.forEach(([what, piece, headers], at) => {
    it(`gets no more than its time for ${what}`, async () => {
      let hungUp = () => {};
      const over = new Promise<void>((resolve) => {
        hungUp = resolve;
      });
      let isAsked = false;
      sites.serve(`slow${at}.example`, '/mcp', (request, response) => {
        isAsked = true;
        response.on('close', hungUp);
        drip(piece, headers)(request, response);
      });
      // On a busy machine the time may have passed before the agent was asked.
      for (let ms = 400; !isAsked; ms *= 4)
        assert.equal(await why(`https://slow${at}.example/mcp`, ms), 'timeout');
      // The connection is let go, not only forgotten.
      await over;
    });
  });

  it('cannot blow up a small answer', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    assert.isBelow(bomb.length, 100_000);
    sites.put('bomb.example', '/mcp', {
      body: bomb,
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    });
    assert.equal(await why('https://bomb.example/mcp'), 'too_large');
  });

  it('sends nobody to an address inside, by answer or by card', async () => {
    sites.put('inside.example', '/', {});
    const inside = sites.hosts.get('inside.example') ?? '';
    const targets = [`${inside}/secret`, 'http://169.254.169.254/', 'http://[::1]/', 'file:///etc/passwd'];
    for (const [at, location] of targets.entries()) {
      const host = `moved${at}.example`;
      for (const path of ['/mcp', CARD, '/.well-known/agent.json', `/mcp${CARD}`])
        sites.put(host, path, { status: 302, body: '', headers: { location } });
      assert.include(['bad_answer', 'blocked'], await why(`https://${host}/mcp`), location);
    }
    assert.isEmpty(sites.requests.filter((request) => request.startsWith('127.0.0.1')));
  });

  it('lists tasks without end to nobody', async () => {
    let pages = 0;
    sites.serve(
      'pages.example',
      '/mcp',
      speak((method) => {
        if (method !== 'tools/list') return {};
        pages += 1;
        return { tools: [{ name: `t${pages}`, inputSchema: { type: 'object' } }], nextCursor: `${pages}` };
      }),
    );
    const connected = await connectAgent(fetcher, 'https://pages.example/mcp', { timeoutMs: 60_000 });
    assert.isTrue(connected.ok);
    if (!connected.ok) return;
    const listed = await connected.session.tools();
    assert.isTrue(listed.ok && listed.tools.length === 5);
    assert.equal(pages, 5);
    await connected.session.close();
  });

  it('is not run: a schema it writes is not compiled, and what it asks of the caller is not done', async () => {
    sites.serve(
      'schemas.example',
      '/mcp',
      speak((method) =>
        method === 'tools/list'
          ? {
              tools: [
                {
                  name: 'a',
                  inputSchema: { type: 'object' },
                  outputSchema: {
                    type: 'object',
                    properties: { x: { $ref: 'https://elsewhere.example/s' } },
                  },
                },
              ],
            }
          : { content: [{ type: 'text', text: '{"x":1}' }] },
      ),
    );
    const connected = await connectAgent(fetcher, 'https://schemas.example/mcp', { timeoutMs: 60_000 });
    assert.isTrue(connected.ok);
    if (!connected.ok) return;
    assert.isTrue((await connected.session.tools()).ok);
    assert.deepEqual(await connected.session.call('a', {}), { ok: true, data: { x: 1 } });
    await connected.session.close();
  });

  const odd: [string, Record<string, string>, object][] = [
    ['a session id of odd bytes', { 'mcp-session-id': 'a\u00e9\u00ff' }, {}],
    ['a session id of 8 KB', { 'mcp-session-id': 's'.repeat(8_000) }, {}],
    ['headers of 100 KB', { 'x-long': 'x'.repeat(100_000) }, {}],
    ['JSON under another type', { 'content-type': 'text/plain' }, {}],
    ['a message that is request and answer', {}, { method: 'ping' }],
    ['a message of another protocol', {}, { jsonrpc: '1.0' }],
    ['a task that never ends', {}, { result: { resultType: 'task', taskId: 'x', status: 'working' } }],
  ];
  odd.forEach(([what, headers, message], at) => {
    it(`ends the conversation in time with ${what}`, async () => {
      const host = `odd${at}.example`;
      let asked = 0;
      sites.serve(host, '/mcp', async (request, response) => {
        asked += 1;
        let text = '';
        for await (const chunk of request) text += chunk;
        const { id } = JSON.parse(text || '{}') as Rpc;
        const answer = { jsonrpc: '2.0', id, result: INITIALIZED, ...message };
        response.writeHead(200, { ...JSON_TYPE, ...headers }).end(JSON.stringify(answer));
      });
      const connected = await connectAgent(fetcher, `https://${host}/mcp`, { timeoutMs: 60_000 });
      if (connected.ok) {
        const answer = await connected.session.call('get_products', {});
        await connected.session.close();
        assert.isTrue(!answer.ok && answer.kind === 'failed' && answer.failure.code === 'bad_answer');
      } else assert.equal(connected.failure.code, 'x-long' in headers ? 'too_large' : 'bad_answer');
      assert.isAtMost(asked, 5);
    });
  });

  const bodies: [string, unknown][] = [
    ['no content at all', {}],
    ['content of a wrong type', { content: 'x' }],
    ['text that is no JSON', { content: [{ type: 'text', text: '<html>' }] }],
    ['JSON that is no object', { content: [{ type: 'text', text: '[1]' }] }],
    ['a deep text', { content: [{ type: 'text', text: `{"a":${'['.repeat(100)}${']'.repeat(100)}}` }] }],
    ['another kind of content', { content: [{ type: 'image', data: 'AAAA', mimeType: 'image/png' }] }],
    ['null', null],
  ];
  bodies.forEach(([what, result], at) => {
    it(`is answered for with a failure when it gives ${what}`, async () => {
      const url = `https://body${at}.example/mcp`;
      sites.serve(
        `body${at}.example`,
        '/mcp',
        speak((method) => (method === 'tools/call' ? result : {})),
      );
      const connected = await connectAgent(fetcher, url, { timeoutMs: 60_000 });
      assert.isTrue(connected.ok);
      if (!connected.ok) return;
      const answer = await connected.session.call('get_products', {});
      assert.isTrue(!answer.ok && answer.kind === 'failed', JSON.stringify(answer));
      if (!answer.ok && answer.kind === 'failed') assert.equal(answer.failure.code, 'bad_answer');
      await connected.session.close();
    });
  });
});
