import { assert } from 'chai';
import { type Agent, type ConnectOptions, connectAgent } from '../../client/index.ts';
import { protocol } from '../../generated/protocol.ts';
import {
  type Asked,
  errorOf,
  GOOD,
  type Peer,
  type Serve,
  sendJson,
  startA2aPeer,
  startMcpPeer,
  taskResult,
  toolResult,
} from './peer.ts';

const ACCOUNT = {
  brand: { domain: 'outdoor.example' },
  operator: 'agency.example',
  billing: 'operator',
} as const;

for (const [transport, start] of [
  ['mcp', startMcpPeer],
  ['a2a', startA2aPeer],
] as const) {
  describe(`calls that the client sends again over ${transport}`, () => {
    let peer: Peer;
    let agent: Agent;
    let script: Serve[] = [];
    before(async () => {
      peer = await start((asked, response) => (script.shift() ?? good)(asked, response));
      agent = await connect();
    });
    after(async () => {
      await agent.close();
      await peer.close();
    });
    beforeEach(() => {
      script = [];
      peer.asked.length = 0;
    });
    const connect = (options: Partial<ConnectOptions> = {}) =>
      connectAgent({ url: peer.origin, transport, timeoutMs: 60_000, ...options });

    const good: Serve = (asked, response) =>
      sendJson(
        response,
        transport === 'mcp' ? toolResult(asked, GOOD) : taskResult(asked, 'COMPLETED', [GOOD]),
      );
    const bad =
      (code: string, more: object = {}): Serve =>
      (asked, response) => {
        const body = { [protocol.errorField]: { code, message: 'Not now.', ...more } };
        const answer =
          transport === 'mcp'
            ? toolResult(asked, body, { isError: true })
            : taskResult(asked, 'FAILED', [body]);
        sendJson(response, answer);
      };
    const argsOf = ({ body }: Asked) =>
      transport === 'mcp' ? body.params.arguments : body.params.message.parts[0].data.input;
    const keys = () => peer.calls().map((asked) => argsOf(asked).idempotency_key);
    const write = (more: object = {}) => agent.sync_accounts({ accounts: [ACCOUNT], ...more });

    it('keep the key that the client made, and end once it works', async () => {
      script = [
        bad('IDEMPOTENCY_IN_FLIGHT', { recovery: 'transient', retry_after: 0.05 }),
        (_, response) => response.writeHead(503, { 'retry-after': '0.01' }).end(),
        (_, response) => response.destroy(),
      ];
      await write();
      const [first, ...rest] = keys();
      assert.match(first, /^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      assert.deepEqual(rest, [first, first, first]);
      await write();
      assert.notEqual(keys().at(-1), first, 'another call has another key');
    });

    it('keep the key of the caller', async () => {
      script = [bad('RATE_LIMITED', { retry_after: 0.01 })];
      await write({ idempotency_key: 'a-key-of-the-caller' });
      assert.deepEqual(keys(), ['a-key-of-the-caller', 'a-key-of-the-caller']);
      await agent.list_accounts({});
      assert.isUndefined(keys().at(-1), 'reads need none');
    });

    it('are the same, byte for byte', async () => {
      script = [bad('SERVICE_UNAVAILABLE', { retry_after: 0.01 })];
      await write({ context: { trace: 1 } });
      const [first, second] = peer.calls().map(argsOf);
      assert.equal(JSON.stringify(first), JSON.stringify(second));
    });

    it('are three at most', async () => {
      script = Array.from({ length: 9 }, () => bad('INTERNAL_ERROR', { retry_after: 0.01 }));
      const error = await errorOf(write());
      assert.equal(error.code, 'INTERNAL_ERROR');
      assert.lengthOf(peer.calls(), 4);
    });

    it('are none for what will not pass', async () => {
      for (const [code, more] of [
        ['INVALID_REQUEST', {}],
        ['IDEMPOTENCY_CONFLICT', {}],
        ['CONFLICT', { retry_after: 0.01 }],
        ['IDEMPOTENCY_EXPIRED', {}],
        ['AUTH_INVALID', {}],
        ['X_ACME', { recovery: 'terminal' }],
        ['X_ACME', { recovery: 'correctable', retry_after: 0.01 }],
        ['RATE_LIMITED', { recovery: 'terminal' }],
      ] as const) {
        peer.asked.length = 0;
        script = [bad(code, more)];
        assert.equal((await errorOf(write())).code, code);
        assert.lengthOf(peer.calls(), 1, code);
      }
      script = [(asked, response) => sendJson(response, { nonsense: asked.path })];
      assert.equal((await errorOf(write())).code, 'BAD_ANSWER');
      assert.lengthOf(peer.calls(), 2);
    });

    it('are none when the time would be over before', async () => {
      script = [bad('RATE_LIMITED', { retry_after: 3000 })];
      const error = await errorOf(write());
      assert.deepInclude(error, { code: 'RATE_LIMITED', retryAfter: 3000 });
      assert.lengthOf(peer.calls(), 1);
      script = [bad('RATE_LIMITED', { retry_after: 60 })];
      const short = await errorOf(agent.list_accounts({}, { timeoutMs: 30_000 }));
      assert.equal(short.code, 'RATE_LIMITED');
    });

    it('end when the caller gives up between two of them', async () => {
      const given = new AbortController();
      script = [
        (asked, response) => {
          bad('RATE_LIMITED', { retry_after: 5 })(asked, response);
          response.on('close', () => setTimeout(() => given.abort(), 20));
        },
      ];
      const error = await errorOf(agent.list_accounts({}, { signal: given.signal }));
      assert.equal(error.code, 'ABORTED');
      assert.equal(error.task, 'list_accounts');
      assert.lengthOf(peer.calls(), 1);
    });

    it('ask for the release that is wanted', async () => {
      const fields = ({
        [protocol.versionField]: release,
        [protocol.majorVersionField]: major,
      }: Asked['body']) => [release, major];
      await agent.list_accounts({});
      assert.deepEqual(fields(argsOf(peer.calls()[0] as Asked)), [undefined, undefined]);
      for (const release of ['3.0', '3.1'] as const) {
        const pinned = await connect({ release });
        await pinned.list_accounts({});
        assert.deepEqual(fields(argsOf(peer.calls().at(-1) as Asked)), [release, 3]);
        await pinned.close();
      }
    });

    it('ask for the token each time', async () => {
      let asked = 0;
      const other = await connect({ token: async () => `token-${++asked}` });
      script = [bad('SERVICE_UNAVAILABLE', { retry_after: 0.01 })];
      await other.list_accounts({});
      const [first, second] = peer.calls().map(({ headers }) => headers.authorization);
      assert.match(String(first), /^Bearer token-\d+$/);
      assert.notEqual(first, second);
      await other.close();
    });

    it('wait for a task until it has ended', async () => {
      const status = (state: string, more: object = {}): Serve => {
        const body = {
          task_id: 'task_1',
          task_type: 'sync_accounts',
          protocol: 'media-buy',
          status: state,
          created_at: '2026-01-01T00:00:00Z',
          updated_at: '2026-01-01T00:00:00Z',
          ...more,
        };
        return (asked, response) =>
          sendJson(
            response,
            transport === 'mcp' ? toolResult(asked, body) : taskResult(asked, 'COMPLETED', [body]),
          );
      };
      const wait = { every: 5 };
      script = [status('submitted'), status('working'), status('completed', { result: GOOD })];
      const done = await agent.waitFor('task_1', wait);
      assert.equal(done.status, 'completed');
      assert.deepInclude(argsOf(peer.calls()[0] as Asked), { task_id: 'task_1', include_result: true });
      assert.lengthOf(peer.calls(), 3);

      const error = { code: 'X_ACME', message: 'It did not work.' };
      script = [status('working'), status('failed', { error })];
      const failed = await errorOf(agent.waitFor('task_1', wait));
      assert.deepInclude(failed, { code: 'X_ACME', message: 'It did not work.' });
      script = [status('canceled')];
      assert.equal((await errorOf(agent.waitFor('task_1', wait))).code, 'CANCELED');
      script = [status('input-required')];
      assert.equal((await agent.waitFor('task_1', wait)).status, 'input-required');
      script = Array.from({ length: 99 }, () => status('working'));
      assert.equal((await errorOf(agent.waitFor('task_1', { every: 5, timeout: 60 }))).code, 'TIMEOUT');
      script = Array.from({ length: 99 }, () => status('working'));
      const signal = AbortSignal.timeout(1e9);
      const given = AbortSignal.any([signal, AbortSignal.abort(new Error('enough'))]);
      assert.equal((await errorOf(agent.waitFor('task_1', { every: 5, signal: given }))).code, 'ABORTED');
    });
  });
}

describe('sessions of MCP that the client holds', () => {
  it('are begun anew when the agent has forgotten them', async () => {
    let isForgotten = true;
    const peer = await startMcpPeer((asked, response) => {
      if (!isForgotten) return sendJson(response, toolResult(asked, GOOD));
      isForgotten = false;
      return sendJson(
        response,
        { jsonrpc: '2.0', id: null, error: { code: -32_001, message: 'x' } },
        { status: 404 },
      );
    }, 'session-1');
    const agent = await connectAgent({ url: `${peer.origin}/mcp`, transport: 'mcp' });
    assert.deepEqual((await agent.list_accounts({})).accounts, []);
    const methods = peer.asked.flatMap(({ body }) => (body?.id === undefined ? [] : [body.method]));
    // Each time the agent is asked first whether it still speaks an older revision.
    const begun = ['server/discover', 'initialize', 'tools/call'];
    assert.deepEqual(methods, [...begun, ...begun]);
    assert.equal(peer.calls()[0]?.headers['mcp-session-id'], 'session-1');
    await agent.close();
    await peer.close();
  });

  it('tell the agent when a call is given up', async () => {
    const given = new AbortController();
    const peer = await startMcpPeer(() => given.abort(), 'session-1');
    const agent = await connectAgent({ url: peer.origin, transport: 'mcp', timeoutMs: 60_000 });
    assert.equal((await errorOf(agent.list_accounts({}, { signal: given.signal }))).code, 'ABORTED');
    for (let left = 3_000; left > 0; left -= 1) {
      if (peer.asked.some(({ body }) => body?.method === 'notifications/cancelled')) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const told = peer.asked.find(({ body }) => body?.method === 'notifications/cancelled');
    assert.equal(told?.body.params.requestId, peer.calls()[0]?.body.id);
    assert.equal(told?.headers['mcp-session-id'], 'session-1');
    await agent.close();
    await peer.close();
  });
});
