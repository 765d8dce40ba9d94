import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { assert } from 'chai';
import { type ConnectOptions, connectAgent } from '../../client/index.ts';
import {
  type Asked,
  errorOf,
  GOOD,
  type Peer,
  rpc,
  type Serve,
  sendJson,
  startA2aPeer,
  startMcpPeer,
  startPeer,
  taskResult,
  toolResult,
} from './peer.ts';

/** For what never comes, and for what comes as soon as the machine can. */
const SHORT_MS = 250;
const LONG_MS = 60_000;
const TOKEN = 'a-token-of-nobody-else';

const good = {
  mcp: (asked: Asked) => toolResult(asked, GOOD),
  a2a: (asked: Asked) => taskResult(asked, 'COMPLETED', [GOOD]),
};

describe('the client and hostile agents', () => {
  const open: Peer[] = [];
  afterEach(() => Promise.all(open.splice(0).map((peer) => peer.close())));
  const opened = async (peer: Promise<Peer>) => {
    const one = await peer;
    open.push(one);
    return one;
  };
  const connect = (peer: Peer, options: Partial<ConnectOptions> = {}) =>
    connectAgent({ url: peer.origin, token: TOKEN, timeoutMs: LONG_MS, retries: 0, ...options });

  /** Forms of HTTP that are no answer, and what the error has to say. */
  const forms: [name: string, serve: Serve, code: string, says: RegExp][] = [
    [
      'a page',
      (_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      'BAD_ANSWER',
      /text\/html/,
    ],
    ['no content type', (_, r) => r.writeHead(200).end('{}'), 'BAD_ANSWER', /without a content type/],
    ['nothing', (_, r) => r.writeHead(204).end(), 'BAD_ANSWER', /without a content type/],
    ['half a document', (_, r) => sendJson(r, '{"jsonrpc":"2.0","id":'), 'BAD_ANSWER', /no JSON/],
    ['null', (_, r) => sendJson(r, 'null'), 'BAD_ANSWER', /none to this request/],
    ['an empty list', (_, r) => sendJson(r, '[]'), 'BAD_ANSWER', /none to this request/],
    [
      'the answer to another request',
      (asked, r) => sendJson(r, { ...rpc(asked, {}), id: 987_654 }),
      'BAD_ANSWER',
      /none to this request/,
    ],
    [
      'an answer without a result',
      (asked, r) => sendJson(r, { jsonrpc: '2.0', id: asked.body.id }),
      'BAD_ANSWER',
      /none/,
    ],
    ['a result of the wrong type', (asked, r) => sendJson(r, rpc(asked, 'yes')), 'BAD_ANSWER', /follow/],
    [
      'a length over the limit',
      (_, r) =>
        r.writeHead(200, { 'content-type': 'application/json', 'content-length': 9e9 }).flushHeaders(),
      'TOO_LARGE',
      /4194304 bytes/,
    ],
    [
      'more than the limit',
      (_, r) => sendJson(r, `"${'x'.repeat(5_000_000)}"`),
      'TOO_LARGE',
      /4194304 bytes/,
    ],
    [
      'more than the limit, packed',
      (_, r) =>
        r
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(20_000_000, ' '))),
      'TOO_LARGE',
      /4194304 bytes/,
    ],
    ['a body without end', (_, r) => trickle(r, 'application/json', ' '), 'TIMEOUT', /in time/],
    ['silence', () => {}, 'TIMEOUT', /in time/],
    ['a cut connection', (_, r) => r.destroy(), 'UNREACHABLE', /cannot be reached/],
    [
      'a connection that is cut halfway',
      (_, r) => {
        r.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        r.write('{', () => r.destroy());
      },
      'UNREACHABLE',
      /broke/,
    ],
    ['a loop', (asked, r) => r.writeHead(307, { location: asked.path }).end(), 'REDIRECTED', /redirects/],
    ['a redirect to nowhere', (_, r) => r.writeHead(302).end(), 'REDIRECTED', /redirects/],
    [
      'a redirect that loses the request',
      (_, r) => r.writeHead(302, { location: '/x' }).end(),
      'REDIRECTED',
      /redirects/,
    ],
    ['404', (_, r) => r.writeHead(404).end('not here'), 'HTTP_ERROR', /status 404/],
    ['401', (_, r) => r.writeHead(401).end(), 'AUTH_INVALID', /status 401/],
    [
      '401 with OAuth words',
      (_, r) => sendJson(r, { error: 'invalid_token' }, { status: 401 }),
      'AUTH_INVALID',
      /401/,
    ],
    [
      '401 with words of the protocol',
      (_, r) => sendJson(r, { error: { code: 'AUTH_REQUIRED', message: 'Who is it?' } }, { status: 401 }),
      'AUTH_REQUIRED',
      /^Who is it\?$/,
    ],
    ['403', (_, r) => r.writeHead(403).end(), 'PERMISSION_DENIED', /status 403/],
    ['429', (_, r) => r.writeHead(429, { 'retry-after': '7' }).end(), 'RATE_LIMITED', /status 429/],
    [
      '503',
      (_, r) => r.writeHead(503, { 'retry-after': '7' }).end('<html>'),
      'SERVICE_UNAVAILABLE',
      /status 503/,
    ],
    ['a stream that ends', (_, r) => stream(r, ': hello\n\n').end(), 'BAD_ANSWER', /ended without/],
    [
      'a stream without end',
      (_, r) => trickle(r, 'text/event-stream', ': still here\n\n'),
      'TIMEOUT',
      /in time/,
    ],
    [
      'a stream of one long line',
      (_, r) => stream(r, `data: ${'x'.repeat(5_000_000)}`),
      'TOO_LARGE',
      /bytes/,
    ],
    [
      'a stream of somebody else',
      (_, r) => stream(r, 'data: {"jsonrpc":"2.0","id":-5,"result":{}}\n\n').end(),
      'BAD_ANSWER',
      /ended/,
    ],
    [
      'a stream of nonsense',
      (_, r) => stream(r, 'data: {\n\ndata: [[]]\n\nid: 1\n\n').end(),
      'BAD_ANSWER',
      /ended/,
    ],
  ];

  for (const [transport, start] of [
    ['mcp', startMcpPeer],
    ['a2a', startA2aPeer],
  ] as const) {
    describe(`over ${transport}`, () => {
      for (const [name, serve, code, says] of forms) {
        it(`tell ${name} as ${code}`, async () => {
          const peer = await opened(start(serve));
          const agent = await connect(peer, { transport });
          const error = await errorOf(
            agent.list_accounts({}, code === 'TIMEOUT' ? { timeoutMs: SHORT_MS } : {}),
          );
          assert.equal(error.code, code);
          assert.match(error.message, says);
          assert.equal(error.task, 'list_accounts');
          await agent.close();
        });
      }

      it('send nothing, and above all no credential, to where they are redirected', async () => {
        const other = await opened(
          startPeer((asked, response) => sendJson(response, good[transport](asked))),
        );
        for (const status of [301, 302, 303, 307, 308]) {
          const peer = await opened(
            start((_, response) => response.writeHead(status, { location: `${other.origin}/mcp` }).end()),
          );
          const agent = await connect(peer, { transport });
          const error = await errorOf(agent.list_accounts({}));
          assert.equal(error.code, 'REDIRECTED');
          assert.include(error.message, other.origin);
          await agent.close();
        }
        assert.isEmpty(other.asked);
      });

      it('follow a redirect on the same host, with the whole request', async () => {
        const peer = await opened(
          startPeer((asked, response) => {
            const isCard = asked.path.endsWith('/agent-card.json');
            if (!isCard && !asked.path.endsWith('/')) {
              return response.writeHead(307, { location: `${asked.path}/` }).end();
            }
            if (asked.body?.method === 'notifications/initialized') return response.writeHead(202).end();
            const url = `http://${asked.headers.host}/a2a`;
            if (isCard) {
              return sendJson(response, {
                supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
              });
            }
            if (asked.body.method !== 'initialize') return sendJson(response, good[transport](asked));
            const serverInfo = { name: 'peer', version: '1' };
            const result = { protocolVersion: '2025-06-18', capabilities: {}, serverInfo };
            sendJson(response, rpc(asked, result));
          }),
        );
        const agent = await connectAgent({ url: `${peer.origin}/mcp`, transport, token: TOKEN });
        assert.deepEqual((await agent.list_accounts({})).accounts, []);
        assert.equal(peer.asked.at(-1)?.headers.authorization, `Bearer ${TOKEN}`);
        await agent.close();
      });

      it('hear an answer in whatever form it comes', async () => {
        const writers: ((asked: Asked, response: ServerResponse) => unknown)[] = [
          (asked, r) => stream(r, `event: message\r\ndata: ${text(asked)}\r\n\r\n`),
          (asked, r) => stream(r, `: x\n\nid: 4\ndata: ${text(asked).replace(',', ',\ndata: ')}\n\n`),
          (asked, r) => {
            stream(r, '');
            void bytes(r, `data:${text(asked)}\n\n`);
          },
          (asked, r) => stream(r, `data: [{"jsonrpc":"2.0","method":"x"},${text(asked)}]\n\n`).end(),
          (asked, r) => sendJson(r, `[${text(asked)}]`),
          (asked, r) =>
            sendJson(r, text(asked), { headers: { 'content-type': 'Application/JSON; charset=UTF-8' } }),
        ];
        const text = (asked: Asked) => JSON.stringify(good[transport](asked));
        let at = 0;
        const peer = await opened(start((asked, response) => writers[at]?.(asked, response)));
        const agent = await connect(peer, { transport });
        for (; at < writers.length; at += 1) {
          assert.deepEqual(await agent.list_accounts({}), GOOD as never, `form ${at}`);
        }
        await agent.close();
      });

      it('end every call when they are closed, or the caller gives up', async () => {
        const peer = await opened(start(() => {}));
        const agent = await connect(peer, { transport });
        const given = new AbortController();
        const first = errorOf(agent.list_accounts({}, { signal: given.signal }));
        const second = errorOf(agent.list_accounts({}));
        given.abort(new Error('enough'));
        const error = await first;
        assert.equal(error.code, 'ABORTED');
        assert.equal((error.cause as Error).message, 'enough');
        await agent.close();
        assert.equal((await second).code, 'ABORTED');
        assert.equal((await errorOf(agent.list_accounts({}))).code, 'ABORTED');
        const before = AbortSignal.abort(new Error('never'));
        assert.equal((await errorOf(connect(peer, { transport, signal: before }))).code, 'ABORTED');
      });
    });
  }

  it('say that there is no agent where there is none', async () => {
    const pages = await opened(
      startPeer((_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<p>')),
    );
    const none = await opened(startPeer((_, r) => r.writeHead(404).end()));
    for (const [peer, transport] of [
      [pages, undefined],
      [pages, 'mcp'],
      [pages, 'a2a'],
      [none, undefined],
      [none, 'mcp'],
      [none, 'a2a'],
    ] as const) {
      const error = await errorOf(connect(peer, { transport }));
      assert.equal(error.code, 'NO_AGENT', `${transport}`);
      assert.match(error.message, /MCP|card/);
    }
    for (const url of ['', 'agent.example', 'ftp://agent.example/', 'data:,x']) {
      assert.equal((await errorOf(connectAgent({ url }))).code, 'NO_AGENT', url);
    }
  });

  it('come to an end with what does not let them connect', async () => {
    const silent = await opened(startPeer(() => {}));
    const endless = await opened(startPeer((_, r) => trickle(r, 'application/json', ' ')));
    const closed = await opened(startPeer((_, r) => r.destroy()));
    const other = await opened(startPeer((asked, response) => sendJson(response, good.mcp(asked))));
    const away = await opened(
      startPeer((_, r) => r.writeHead(308, { location: `${other.origin}/mcp` }).end()),
    );
    const guarded = await opened(
      startPeer((_, r) => sendJson(r, { error: { code: 'AUTH_MISSING', message: 'Who?' } }, { status: 401 })),
    );
    for (const transport of ['mcp', 'a2a', undefined] as const) {
      const code = async (peer: Peer, timeoutMs = LONG_MS) =>
        (await errorOf(connect(peer, { transport, timeoutMs }))).code;
      assert.equal(await code(silent, SHORT_MS), 'TIMEOUT');
      assert.equal(await code(endless, SHORT_MS), 'TIMEOUT');
      assert.equal(await code(closed), 'UNREACHABLE');
      assert.equal(await code(away), 'REDIRECTED');
      assert.include(['AUTH_MISSING', 'HTTP_ERROR'], await code(guarded));
    }
    assert.isEmpty(other.asked);
  });

  it('let no card lead the credential to another origin', async () => {
    const other = await opened(startPeer((asked, response) => sendJson(response, good.a2a(asked))));
    const interfaces = [{ url: `${other.origin}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }];
    const peer = await opened(startA2aPeer(() => {}, { supportedInterfaces: interfaces }));
    const error = await errorOf(connect(peer, { transport: 'a2a' }));
    assert.equal(error.code, 'REDIRECTED');
    assert.include(error.message, other.origin);
    for (const supportedInterfaces of [[], null, 5, [{ url: 'x', protocolBinding: 'JSONRPC' }], [null]]) {
      const odd = await opened(startA2aPeer(() => {}, { supportedInterfaces }));
      const { code } = await errorOf(connect(odd, { transport: 'a2a' }));
      assert.include(['NO_AGENT', 'REDIRECTED'], code, JSON.stringify(supportedInterfaces));
    }
    assert.isEmpty(other.asked);
  });

  it('leave no timer behind when they end, whatever fetch does', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    // Mocha starts the clock of a test once it has begun.
    await new Promise(setImmediate);
    const before = timers();
    const never = await errorOf(
      connectAgent({ url: 'http://agent.example', timeoutMs: SHORT_MS, fetch: () => new Promise(() => {}) }),
    );
    assert.equal(never.code, 'TIMEOUT');
    while (timers() > before) await new Promise(setImmediate);
  });

  it('end in UNREACHABLE when the fetch throws a text, or the token cannot be had', async () => {
    const odd = await errorOf(
      connectAgent({ url: 'http://agent.example', timeoutMs: LONG_MS, fetch: () => Promise.reject('no') }),
    );
    assert.equal(odd.code, 'UNREACHABLE');
    const token = () => Promise.reject(new Error('the vault is closed'));
    const locked = await errorOf(connectAgent({ url: 'http://127.0.0.1:1', timeoutMs: LONG_MS, token }));
    assert.equal(locked.code, 'UNREACHABLE');
    assert.match(String(locked.cause), /vault/);
  });
});

function stream(response: ServerResponse, text: string): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (text !== '') response.write(text);
  return response;
}

function trickle(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type });
  const timer = setInterval(() => response.write(text), 5);
  response.on('close', () => clearInterval(timer));
}

async function bytes(response: ServerResponse, text: string): Promise<void> {
  for (const byte of Buffer.from(text)) {
    await new Promise((resolve) => response.write(Buffer.from([byte]), resolve));
  }
}
