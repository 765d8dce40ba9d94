import { assert } from 'chai';
import { connectAgent } from '../../client/index.ts';
import { type AgentScript, serveMcpAgent } from '../support/agents.ts';
import { modernMcp } from '../support/mcp-2026.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { type Asked, errorOf, GOOD, rpc, rpcError, sendJson, startPeer, toolResult } from './peer.ts';

const MODERN = '2026-07-28';
const HOST = '127.0.0.1';
const script: AgentScript = { name: 'peer', tasks: { list_accounts: { answer: { ...GOOD } } } };
const discovered = (asked: Asked, versions: readonly string[] = [MODERN]) =>
  rpc(asked, {
    resultType: 'complete',
    supportedVersions: versions,
    capabilities: { tools: {} },
    ttlMs: 0,
    cacheScope: 'private',
  });

describe('the client and agents of either revision of MCP', () => {
  let sites: Sites;
  let origin: string;
  before(async () => {
    sites = await startSites();
    sites.put(HOST, '/', {});
    origin = sites.hosts.get(HOST) ?? '';
  });
  after(() => sites.close());

  const servers: [string, (path: string) => void][] = [
    ['the new revision only', (path) => serveModern(path, { legacy: 'reject' })],
    ['both', (path) => serveModern(path, { legacy: 'stateless' })],
    ['older revisions only', (path) => serveMcpAgent(sites, `http://${HOST}${path}`, script)],
    ['the new revision, with a header for an argument', (path) => serveModern(path, { mirrored: 'status' })],
  ];
  function serveModern(path: string, options: Parameters<typeof modernMcp>[1]): void {
    const serve = modernMcp(script, options);
    sites.serve(HOST, path, (request, response) => void serve(request, response));
  }
  for (const [at, [what, serve]] of servers.entries()) {
    it(`reaches one that speaks ${what}`, async () => {
      serve(`/era${at}/mcp`);
      const agent = await connectAgent({ url: `${origin}/era${at}`, token: 'demo-eras' });
      assert.equal(agent.transport, 'mcp');
      assert.deepEqual((await agent.list_accounts({ status: 'active' })).accounts, []);
      await agent.close();
    });
  }

  it('says in every request what it is, and holds no session', async () => {
    const peer = await startPeer((asked, response) =>
      sendJson(
        response,
        asked.body.method === 'server/discover'
          ? discovered(asked)
          : toolResult(asked, GOOD, { resultType: 'complete' }),
        { headers: { 'mcp-session-id': 'one-that-there-is-not' } },
      ),
    );
    const agent = await connectAgent({ url: `${peer.origin}/mcp`, token: 'demo-x' });
    await agent.list_accounts({});
    await agent.close();
    await peer.close();
    assert.deepEqual(
      peer.asked.map(({ body }) => body.method),
      ['server/discover', 'tools/call'],
    );
    for (const { body, headers } of peer.asked) {
      assert.equal(headers['mcp-protocol-version'], MODERN);
      assert.equal(headers['mcp-method'], body.method);
      assert.equal(headers.authorization, 'Bearer demo-x');
      assert.notProperty(headers, 'mcp-session-id');
    }
  });

  it('ends the request where a call is given up', async () => {
    const given = new AbortController();
    let closed = () => {};
    const hungUp = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const peer = await startPeer((asked, response) => {
      if (asked.body.method === 'server/discover') return sendJson(response, discovered(asked));
      response.on('close', closed);
      given.abort();
    });
    const agent = await connectAgent({ url: `${peer.origin}/mcp` });
    assert.equal((await errorOf(agent.list_accounts({}, { signal: given.signal }))).code, 'ABORTED');
    await hungUp;
    assert.lengthOf(peer.asked, 2, 'nothing is sent after it');
    await agent.close();
    await peer.close();
  });

  type Serve = Parameters<typeof startPeer>[0];
  const refusing = (error: object, status = 400): Serve => {
    return (asked, response) => sendJson(response, rpcError(asked, error), { status });
  };
  const none: [string, Serve][] = [
    [
      'names a version again and again and takes none',
      refusing({ code: -32_022, message: 'x', data: { supported: [MODERN] } }),
    ],
    [
      'knows newer versions only',
      refusing({ code: -32_022, message: 'x', data: { supported: ['2099-01-01'] } }),
    ],
    [
      'lists versions that nobody knows',
      (asked, response) => sendJson(response, discovered(asked, ['2099-01-01'])),
    ],
    ['knows no method at all', refusing({ code: -32_601, message: 'x' }, 404)],
  ];
  for (const [what, serve] of none) {
    it(`finds no agent where one ${what}`, async () => {
      const peer = await startPeer(serve);
      const work = connectAgent({ url: `${peer.origin}/mcp`, transport: 'mcp', timeoutMs: 60_000 });
      assert.equal((await errorOf(work)).code, 'NO_AGENT');
      assert.isAtMost(peer.asked.length, 3);
      await peer.close();
    });
  }

  const odd: [string, (asked: Asked) => object, code: string, status?: number][] = [
    ['no type of result', (asked) => toolResult(asked, GOOD), 'BAD_ANSWER'],
    ['a type that is not known', (asked) => toolResult(asked, GOOD, { resultType: 'riddle' }), 'BAD_ANSWER'],
    [
      'a task that was not asked for',
      (asked) => rpc(asked, { resultType: 'task', taskId: 'x' }),
      'BAD_ANSWER',
    ],
    [
      'questions',
      (asked) => rpc(asked, { resultType: 'input_required', inputRequests: { a: { method: 'roots/list' } } }),
      'BAD_ANSWER',
    ],
    ['bad parameters', (asked) => rpcError(asked, { code: -32_602, message: 'x' }), 'INVALID_REQUEST', 400],
    ['another version', (asked) => rpcError(asked, { code: -32_022, message: 'x' }), 'RPC_ERROR', 400],
    [
      'an unknown method',
      (asked) => rpcError(asked, { code: -32_601, message: 'x' }),
      'INVALID_REQUEST',
      404,
    ],
  ];
  for (const [what, answer, code, status = 200] of odd) {
    it(`reads ${what} as ${code}`, async () => {
      const peer = await startPeer((asked, response) => {
        if (asked.body.method === 'server/discover') return sendJson(response, discovered(asked));
        return sendJson(response, answer(asked), { status });
      });
      const agent = await connectAgent({ url: `${peer.origin}/mcp`, retries: 0 });
      assert.equal((await errorOf(agent.list_accounts({}))).code, code);
      assert.lengthOf(peer.calls(), 1);
      await agent.close();
      await peer.close();
    });
  }

  it('calls twice at most where an agent finds fault with every header', async () => {
    const tools = [{ name: 'list_accounts', inputSchema: { type: 'object' } }];
    const peer = await startPeer((asked, response) => {
      if (asked.body.method === 'server/discover') return sendJson(response, discovered(asked));
      if (asked.body.method === 'tools/list') {
        return sendJson(
          response,
          rpc(asked, { resultType: 'complete', tools, ttlMs: 0, cacheScope: 'private' }),
        );
      }
      return sendJson(response, rpcError(asked, { code: -32_020, message: 'x' }), { status: 400 });
    });
    const agent = await connectAgent({ url: `${peer.origin}/mcp`, retries: 0 });
    assert.equal((await errorOf(agent.list_accounts({}))).code, 'RPC_ERROR');
    assert.lengthOf(peer.calls(), 2);
    await agent.close();
    await peer.close();
  });
});
