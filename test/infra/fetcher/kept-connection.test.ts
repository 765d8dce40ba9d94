import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { KeptConnection } from '../../../src/infra/fetcher/kept-connection.ts';
import type { FetchAnswer } from '../../../src/infra/fetcher.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';

const URL_OF_SITE = 'https://site.example/hook';
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
const EMPTY = 'HTTP/1.1 204 No Content\r\n\r\n';

/** Answers the request number `at` of a connection, counted from 0. */
type Respond = (socket: Socket, at: number) => void;
const always =
  (text: string): Respond =>
  (socket) =>
    void socket.write(text);

describe('fetches over a kept connection', () => {
  let out: Outbound;
  let server: Server;
  let respond: Respond;
  /** The requests of each connection, as they came. */
  let connections: string[][];
  const open = new Set<Socket>();
  const kept = new KeptConnection();

  beforeEach(async () => {
    connections = [];
    server = createServer((socket) => {
      open.add(socket);
      const requests: string[] = [];
      connections.push(requests);
      let text = '';
      socket.on('error', () => {}).on('close', () => open.delete(socket));
      socket.on('data', (piece: Buffer) => {
        text += piece.toString('latin1');
        if (!text.endsWith('\r\n\r\n{}')) return;
        requests.push(text);
        text = '';
        respond(socket, requests.length - 1);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    out = await openOutbound();
    out.hosts.set('site.example', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterEach(async () => {
    kept.close();
    for (const socket of open) socket.destroy();
    server.close();
    await Promise.all([once(server, 'close'), out.close()]);
  });

  const post = (more: object = {}): Promise<FetchAnswer> =>
    out.get(URL_OF_SITE, { method: 'POST', body: '{}', connection: kept, ...more });
  const counts = () => connections.map(({ length }) => length);
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await sleep(5);
  }

  it('send many requests over one connection, each with its own response', async () => {
    respond = (socket, at) =>
      void socket.write(at === 1 ? EMPTY : `HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n${at}`);
    const got = [await post(), await post(), await post()];
    assert.deepEqual(
      got.map((answer) => answer.ok && [answer.status, Buffer.from(answer.body).toString()]),
      [
        [200, '0'],
        [204, ''],
        [200, '2'],
      ],
    );
    assert.deepEqual(counts(), [3]);
    assert.include(connections[0]?.[0], 'connection: keep-alive');
  });

  it('close the connection when the work that keeps it ends', async () => {
    respond = always(OK);
    await post();
    kept.close();
    await until(() => open.size === 0);
    await post();
    assert.deepEqual(counts(), [1, 1]);
  });

  it('do not share it with a fetch that keeps none', async () => {
    respond = always(OK);
    await post();
    await post({ connection: undefined });
    assert.deepEqual(counts(), [1, 1]);
    assert.include(connections[1]?.[0], 'connection: close');
  });

  for (const [what, text] of [
    ['asks to close it', 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok'],
    ['is of HTTP/1.0', 'HTTP/1.0 200 OK\r\ncontent-length: 2\r\n\r\nok'],
    ['has a second response behind it', `${OK}${OK}`],
    ['has other bytes behind it', `${OK}{"more": true}`],
    ['is empty with a body behind it', `${EMPTY}{}`],
    ['is a redirect', 'HTTP/1.1 307 Elsewhere\r\nlocation: /other\r\ncontent-length: 2\r\n\r\nok'],
    ['is too large', `HTTP/1.1 200 OK\r\ncontent-length: 10001\r\n\r\n${'x'.repeat(10_001)}`],
    [
      'is an error with a body that is cut',
      `HTTP/1.1 500 No\r\ncontent-length: 20000\r\n\r\n${'x'.repeat(20_000)}`,
    ],
    ['cannot be decoded', 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 2\r\n\r\nok'],
    ['is 304 to no condition', 'HTTP/1.1 304 Not Modified\r\n\r\n'],
    ['is 101', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
  ] as const) {
    it(`open a new connection after a response that ${what}`, async () => {
      respond = always(text);
      await post({ redirects: { max: 0, stay: 'same-site' } });
      respond = always(OK);
      assert.include(await post(), { ok: true, status: 200 });
      assert.deepEqual(counts(), [1, 1]);
    });
  }

  it('open a new one when bytes came that no request asked for', async () => {
    respond = always(OK);
    await post();
    for (const socket of open) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nbad');
    await until(() => open.size === 0);
    const got = await post();
    assert.equal(got.ok && Buffer.from(got.body).toString(), 'ok');
    assert.deepEqual(counts(), [1, 1]);
  });

  it('open a new one when the host closed it in between', async () => {
    respond = always(OK);
    await post();
    for (const socket of open) socket.end();
    await until(() => open.size === 0);
    assert.include(await post(), { ok: true, status: 200 });
    assert.deepEqual(counts(), [1, 1]);
  });

  it('report a connection that the host closes instead of a response, and repeat nothing', async () => {
    respond = (socket, at) => void (at === 0 ? socket.write(OK) : socket.destroy());
    await post();
    assert.include(await post(), { ok: false, code: 'connection', isStale: true });
    assert.deepEqual(counts(), [2]);
    assert.notProperty(await post({ connection: undefined }).then(() => post()), 'isStale');
  });

  it('do not call a connection stale that failed in the middle of a response', async () => {
    respond = (socket, at) => void (at === 0 ? socket.write(OK) : socket.end('HTTP/1.1 200 OK\r\n'));
    await post();
    const got = await post();
    assert.include(got, { ok: false, code: 'connection' });
    assert.notProperty(got, 'isStale');
  });

  it('do not call a new connection stale that fails at once', async () => {
    respond = (socket) => void socket.destroy();
    const got = await post();
    assert.include(got, { ok: false, code: 'connection' });
    assert.notProperty(got, 'isStale');
  });

  it('end a response that never ends with its time, and the connection with it', async () => {
    respond = (socket, at) =>
      void socket.write(at === 0 ? OK : 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhalf');
    await post();
    assert.include(await post({ timeoutMs: 100 }), { ok: false, code: 'timeout' });
    await until(() => open.size === 0);
  });

  it('count the bytes of each response, and not those of all together', async () => {
    const interim = 'HTTP/1.1 103 Early\r\nlink: <x>\r\n\r\n'.repeat(30);
    respond = always(`${interim}HTTP/1.1 200 OK\r\ncontent-length: 9000\r\n\r\n${'x'.repeat(9_000)}`);
    for (let sent = 0; sent < 20; sent += 1) assert.include(await post(), { ok: true });
    assert.deepEqual(counts(), [20]);
  });

  it('are aborted by the end of the fetcher, with the connection', async () => {
    respond = (socket, at) => void (at === 0 && socket.write(OK));
    await post();
    const waiting = post();
    await until(() => counts()[0] === 2);
    await out.fetcher.close();
    assert.include(await waiting, { ok: false, code: 'aborted' });
    await until(() => open.size === 0);
  });

  describe('with the address of a name', () => {
    const FIRST = '93.184.216.34';
    let named: Outbound;

    beforeEach(async () => {
      respond = always(OK);
      const { port } = server.address() as AddressInfo;
      named = await openOutbound({ dial: () => connect(port, '127.0.0.1') });
    });
    afterEach(() => named.close());

    const postTo = (url: string): Promise<FetchAnswer> =>
      named.get(url, { method: 'POST', body: '{}', connection: kept, httpsOnly: false });

    it('ask for it each time, and keep the connection while it is the same', async () => {
      named.dns.set('one.example', 'A', { records: [FIRST] }, { records: ['8.8.8.8', FIRST] });
      await postTo('http://one.example/');
      assert.include(await postTo('http://one.example/other'), { ok: true });
      assert.deepEqual(counts(), [2]);
      assert.lengthOf(
        named.dns.asked.filter((asked) => asked === 'A one.example'),
        2,
      );
    });

    it('open a new connection when it has changed', async () => {
      named.dns.set('one.example', 'A', { records: [FIRST] }, { records: ['8.8.8.8'] });
      await postTo('http://one.example/');
      await postTo('http://one.example/');
      assert.deepEqual(counts(), [1, 1]);
      await until(() => open.size === 1);
    });

    it('send nothing when it is a private one now', async () => {
      named.dns.set('one.example', 'A', { records: [FIRST] }, { records: [FIRST, '10.0.0.1'] });
      await postTo('http://one.example/');
      assert.include(await postTo('http://one.example/'), { ok: false, code: 'dns' });
      assert.deepEqual(counts(), [1]);
    });

    it('open a new connection for another name at the same address', async () => {
      for (const name of ['one.example', 'two.example']) named.dns.set(name, 'A', { records: [FIRST] });
      await postTo('http://one.example/');
      await postTo('http://two.example/');
      assert.deepEqual(counts(), [1, 1]);
    });

    it('open a new connection for another port of the same host', async () => {
      named.dns.set('one.example', 'A', { records: [FIRST] });
      await postTo('http://one.example/');
      await postTo('http://one.example:443/');
      assert.deepEqual(counts(), [1, 1]);
    });

    it('never send a request for https over a connection without TLS', async () => {
      named.dns.set('one.example', 'A', { records: [FIRST] });
      await postTo('http://one.example:443/');
      respond = (socket) => void socket.destroy();
      assert.include(await named.get('https://one.example/', { connection: kept, timeoutMs: 500 }), {
        ok: false,
      });
      assert.deepEqual(counts(), [1, 0]);
    });
  });
});
