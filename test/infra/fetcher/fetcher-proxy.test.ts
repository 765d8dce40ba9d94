import { connect, createServer, type Server, type Socket } from 'node:net';
import { assert } from 'chai';
import { readAllowedPlaces } from '../../../src/domain/net/allowed-places.ts';
import type { FetcherOptions } from '../../../src/infra/fetcher.ts';
import { selfSigned } from '../../support/certificate.ts';
import { answer } from '../../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';

const PUBLIC = '93.184.216.34';
const PRIVATE = '10.1.2.3';
const AUTHORIZATION = 'Basic dXNlcjpwYXNz';

/** What the proxy does when it has read a request for a tunnel. */
type Behaviour = (client: Socket, tunnel: () => Socket) => void;

const opens: Behaviour = (client, tunnel) => {
  const far = tunnel();
  far.once('connect', () => {
    client.write('HTTP/1.1 200 Connection established\r\nVia: test\r\n\r\n');
    client.pipe(far).pipe(client);
  });
  far.on('error', () => client.destroy());
  client.once('close', () => far.destroy());
};

describe('fetches through a proxy', () => {
  let out: Outbound;
  let proxy: Server;
  let heads: string[];
  let behave: Behaviour;
  const sockets = new Set<Socket>();

  beforeEach(async () => {
    heads = [];
    behave = opens;
    proxy = createServer((client) => {
      sockets.add(client);
      let head = '';
      const read = (piece: Buffer) => {
        head += piece.toString('latin1');
        if (!head.includes('\r\n\r\n')) return;
        client.off('data', read);
        heads.push(head);
        behave(client, () => connect(out.server.port, '127.0.0.1'));
      };
      client.on('data', read).on('error', () => {});
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await out.close();
    await new Promise((resolve) => proxy.close(resolve));
  });

  async function open(
    options: Partial<FetcherOptions> = {},
    certificate?: Parameters<typeof openOutbound>[1],
  ): Promise<void> {
    const address = proxy.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const at = { host: '127.0.0.1', port, authorization: AUTHORIZATION };
    out = await openOutbound({ proxy: at, ...options }, certificate);
    out.server.on('/', answer('hello'));
    out.dns.set('public.example', 'A', { records: [PUBLIC] });
    out.dns.set('inner.example', 'A', { records: [PRIVATE] });
  }
  const get = (url = 'http://public.example/', more = {}) => out.get(url, { httpsOnly: false, ...more });

  it('ask for the address that was judged, with the credentials of the proxy', async () => {
    await open();
    const got = await get();
    assert.include(got, { ok: true, status: 200 });
    assert.equal(got.ok && Buffer.from(got.body).toString(), 'hello');
    assert.deepEqual(heads, [
      `CONNECT ${PUBLIC}:80 HTTP/1.1\r\nHost: ${PUBLIC}:80\r\nProxy-Authorization: ${AUTHORIZATION}\r\n\r\n`,
    ]);
  });

  it('check the certificate of the host behind it', async () => {
    const certificate = selfSigned(['public.example']);
    await open({ trust: [certificate.cert] }, certificate);
    assert.include(await get('https://public.example/'), { ok: true });
    assert.match(heads[0] ?? '', new RegExp(`^CONNECT ${PUBLIC}:443 `));
    out.dns.set('other.example', 'A', { records: [PUBLIC] });
    assert.include(await get('https://other.example/'), { ok: false, code: 'tls' });
  });

  it('are judged before the proxy is asked', async () => {
    await open();
    for (const [url, code] of [
      ['http://inner.example/', 'dns'],
      ['http://127.0.0.1/', 'blocked_address'],
      ['http://metadata.google.internal/', 'blocked_host'],
      ['http://public.example:8080/', 'blocked_port'],
    ] as const)
      assert.include(await get(url), { ok: false, code }, url);
    assert.deepEqual(heads, []);
  });

  it('go directly to private places that the operator allows, and to stand-ins', async () => {
    const allowed = readAllowedPlaces(['inner.example']);
    if ('fault' in allowed) throw new Error(allowed.fault);
    await open({ allowed });
    out.divert(PRIVATE);
    for (const url of ['http://inner.example/', 'http://site.example/'])
      assert.include(await get(url), { ok: true }, url);
    assert.deepEqual(heads, []);
  });

  it('read what follows the head of the proxy in the same packet', async () => {
    behave = (client) => {
      client.end('HTTP/1.0 200 OK\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nearly');
    };
    await open();
    const got = await get();
    assert.equal(got.ok && Buffer.from(got.body).toString(), 'early');
  });

  const refusals: Readonly<Record<string, Behaviour>> = {
    'refuses with 403': (client) => client.end('HTTP/1.1 403 Forbidden\r\n\r\n'),
    'asks for credentials': (client) => client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'),
    'cannot reach the host': (client) => client.end('HTTP/1.1 502 Bad Gateway\r\nX: 1\r\n\r\n'),
    'sends no HTTP': (client) => client.end('SSH-2.0-x\r\n\r\n'),
    'sends a longer status': (client) => client.end('HTTP/1.1 2000 OK\r\n\r\n'),
    'sends a head without an end': (client) => client.end(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}`),
    'hangs up': (client) => client.destroy(),
    'ends without a word': (client) => client.end(),
  };
  for (const [what, refuse] of Object.entries(refusals))
    it(`end as a failed connection when it ${what}`, async () => {
      behave = refuse;
      await open();
      assert.include(await get(), { ok: false, code: 'connection' });
    });

  it('end in time when it says nothing', async () => {
    behave = () => {};
    await open({ connectTimeoutMs: 100 });
    assert.include(await get(), { ok: false, code: 'timeout' });
  });
});
