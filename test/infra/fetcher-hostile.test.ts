import { Socket } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { assert } from 'chai';
import { exchange } from '../../src/infra/fetcher/exchange.ts';
import type { FetchFailure } from '../../src/infra/fetcher.ts';
import { type Act, answer, endless, head, redirectTo } from '../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

const SHORT_MS = 120;
const SITE = 'https://site.example/';
const CHUNKED = head({ headers: { 'transfer-encoding': 'chunked' } });
const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

describe('fetcher against a hostile server', () => {
  let out: Outbound;

  beforeEach(async () => {
    out = await openOutbound();
  });
  afterEach(() => out.close());

  async function fails(act: Act, code: FetchFailure, more: object = {}) {
    out.server.on('/', act);
    const got = await out.get(SITE, more);
    assert.include(got, { ok: false, code, url: SITE });
    assert.notMatch(got.ok ? '' : got.message, /127\.0\.0\.1|localhost/);
    await out.server.idle();
  }

  describe('that is slow', () => {
    const timeoutMs = SHORT_MS;

    it('cuts off a server that never answers', () => fails(() => undefined, 'timeout', { timeoutMs }));

    it('cuts dripping headers', () =>
      fails(endless('HTTP/1.1 200 OK\r\n', 'x-a: 1\r\n', 5), 'timeout', { timeoutMs }));

    it('cuts a dripping body', () => fails(endless(CHUNKED, '1\r\na\r\n', 5), 'timeout', { timeoutMs }));

    it('cuts a dripping body that compresses', () => {
      const start = head({ headers: { 'content-encoding': 'gzip' } });
      return fails(endless(start, gzipSync('a'), 5), 'timeout', { timeoutMs });
    });

    it('cuts early hints without end', () => {
      return fails(endless('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 5), 'timeout', {
        timeoutMs,
      });
    });

    it('cuts a body that stays short of its length', () => {
      const act: Act = (socket) => socket.write(`${head({ headers: { 'content-length': '10' } })}12345`);
      return fails(act, 'timeout', { timeoutMs });
    });

    it('spends one deadline on all hops together', async () => {
      for (let hop = 0; hop < 10; hop += 1) {
        const act = redirectTo(`/hop${hop + 1}`);
        out.server.on(`/hop${hop}`, (socket, request) => setTimeout(() => act(socket, request), 50));
      }
      const got = await out.get(`${SITE}hop0`, { timeoutMs, redirects: { max: 20, stay: 'same-site' } });
      assert.include(got, { ok: false, code: 'timeout' });
    });

    it('counts the look-up too', async () => {
      out.dns.set('slow.example', 'A', { silent: true });
      out.dns.set('slow.example', 'AAAA', { silent: true });
      assert.include(await out.get('https://slow.example/', { timeoutMs: 40 }), {
        ok: false,
        code: 'timeout',
      });
      assert.include(await out.get('https://slow.example/'), { ok: false, code: 'dns' });
    });
  });

  describe('that sends too much', () => {
    it('stops a body without end', () =>
      fails(endless(CHUNKED, '400\r\n'.concat('a'.repeat(1024), '\r\n')), 'too_large'));

    it('stops a body that ends with the connection', () =>
      fails(endless(head({}), 'a'.repeat(65_536)), 'too_large'));

    it('refuses a Content-Length over the cap without waiting for the body', () => {
      return fails((socket) => socket.write(head({ headers: { 'content-length': '10001' } })), 'too_large');
    });

    it('takes exactly the cap, in one-byte chunks too', async () => {
      out.server.on('/', answer('a'.repeat(10_000)));
      out.server.on('/bits', (socket) => socket.end(`${CHUNKED}${'1\r\na\r\n'.repeat(10_000)}0\r\n\r\n`));
      for (const url of [SITE, `${SITE}bits`]) {
        const got = await out.get(url);
        assert.equal(got.ok && got.body.length, 10_000);
      }
    });

    for (const [coding, bomb] of [
      ['gzip', gzipSync(Buffer.alloc(20_000_000))],
      ['deflate', deflateSync(Buffer.alloc(20_000_000))],
      ['br', brotliCompressSync(Buffer.alloc(20_000_000))],
    ] as const) {
      it(`stops a ${coding} bomb`, () =>
        fails(answer(bomb.subarray(0, 9000), { headers: { 'content-encoding': coding } }), 'too_large'));
    }

    it('stops a gzip stream of empty members, which decodes to nothing', () => {
      const start = head({ headers: { 'content-encoding': 'gzip' } });
      return fails(endless(start, gzipSync('')), 'too_large');
    });

    it('refuses headers over 32 KiB', () => {
      return fails(answer('', { headers: { 'x-big': 'a'.repeat(40_000) } }), 'too_large');
    });

    it('refuses headers without end', () =>
      fails(endless('HTTP/1.1 200 OK\r\n', 'x-a: 1\r\n'.repeat(100)), 'too_large'));

    it('refuses trailers without end', () =>
      fails(endless(`${CHUNKED}0\r\n`, 'x-a: 1\r\n'.repeat(100)), 'too_large'));

    for (const act of [
      answer('x'.repeat(50_000), { status: 404 }),
      endless(head({ status: 404 }), 'x'.repeat(1000)),
    ]) {
      it('cuts the body of an error status and keeps the status', async () => {
        out.server.on('/', act);
        const got = await out.get(SITE);
        assert.include(got, { ok: true, status: 404 });
        assert.equal(got.ok && got.body.length, 10_000);
        await out.server.idle();
      });
    }

    it('cuts a bomb behind an error status', async () => {
      const bomb = gzipSync(Buffer.alloc(20_000_000)).subarray(0, 9000);
      out.server.on('/', answer(bomb, { status: 500, headers: { 'content-encoding': 'gzip' } }));
      const got = await out.get(SITE);
      assert.include(got, { ok: true, status: 500 });
      assert.equal(got.ok && got.body.length, 10_000);
    });
  });

  describe('that encodes', () => {
    const text = Buffer.from('{"a":"é"}'.repeat(50));
    const random = Buffer.from(Array.from({ length: 10_000 }, (_, at) => (at * 7919 * (at ^ 0x5a5a)) & 0xff));
    const stored = gzipSync(random, { level: constants.Z_NO_COMPRESSION });
    const good: [string, Buffer, Buffer][] = [
      ['gzip', gzipSync(text), text],
      ['x-gzip', gzipSync(text), text],
      ['GZIP', gzipSync(text), text],
      ['deflate', deflateSync(text), text],
      ['deflate', deflateRawSync(text), text],
      ['br', brotliCompressSync(text), text],
      ['identity', text, text],
      ['identity, gzip', gzipSync(text), text],
      ['', text, text],
      ['gzip', Buffer.alloc(0), Buffer.alloc(0)],
      ['gzip', Buffer.concat([gzipSync('a'), gzipSync('b')]), Buffer.from('ab')],
      ['gzip', stored, random],
    ];
    for (const [coding, bytes, expected] of good) {
      it(`decodes ${coding || 'an empty coding'} (${bytes.length} bytes)`, async () => {
        out.server.on('/', (socket) => {
          socket.write(head({ headers: { 'content-encoding': coding, 'transfer-encoding': 'chunked' } }));
          for (const byte of bytes.subarray(0, 20)) socket.write(chunk(Buffer.from([byte])));
          if (bytes.length > 20) socket.write(chunk(bytes.subarray(20)));
          socket.end('0\r\n\r\n');
        });
        const got = await out.get(SITE);
        assert.isTrue(got.ok, JSON.stringify(got));
        assert.isTrue(got.ok && Buffer.from(got.body).equals(expected));
      });
    }

    const bad: [string, string | Buffer][] = [
      ['zstd', text],
      ['compress', text],
      ['gzip, br', gzipSync(text)],
      ['gzip, gzip', gzipSync(gzipSync(text))],
      ['gzip', text],
      ['br', text],
      ['deflate', Buffer.from('not deflated at all')],
      ['gzip', gzipSync(text).subarray(0, 30)],
      ['br', brotliCompressSync(text).subarray(0, 10)],
      ['gzip', Buffer.concat([gzipSync(text).subarray(0, -8), Buffer.alloc(8)])],
    ];
    for (const [coding, bytes] of bad) {
      it(`refuses ${bytes.length} bytes that are not ${coding}`, () => {
        return fails(answer(bytes, { headers: { 'content-encoding': coding } }), 'bad_encoding');
      });
    }

    it('refuses a transfer coding other than chunked', () => {
      const start = head({ headers: { 'transfer-encoding': 'gzip, chunked' } });
      return fails((socket) => socket.end(`${start}1\r\na\r\n0\r\n\r\n`), 'bad_response');
    });
  });

  describe('that breaks off or breaks the rules', () => {
    it('reports a reset before and during the answer', async () => {
      await fails((socket) => socket.resetAndDestroy(), 'connection');
      await fails(
        (socket) => socket.write(`${CHUNKED}1\r\na\r\n`, () => socket.resetAndDestroy()),
        'connection',
      );
    });

    it('reports an end before and during the answer', async () => {
      await fails((socket) => socket.end(), 'connection');
      await fails((socket) => socket.end('HTTP/1.1 200 OK\r\nx-a'), 'connection');
      await fails((socket) => socket.end(`${CHUNKED}a\r\nabc`), 'connection');
    });

    const meetings: [string, (socket: Socket) => void][] = [
      ['a reset', (socket) => socket.resetAndDestroy()],
      ['an end', (socket) => socket.end()],
      ['an answer and an end', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')],
      ['noise and an end', (socket) => socket.end('noise')],
    ];
    for (const [what, act] of meetings) {
      it(`survives ${what} before the request`, async () => {
        out.server.meet(act);
        for (let round = 0; round < 10; round += 1) {
          const got = await out.get(SITE);
          if (!got.ok) assert.include(['connection', 'bad_response'], got.code);
        }
        await out.server.idle();
      });
    }

    it('reports a connection that was gone before it was used', async () => {
      const hop = { url: new URL(SITE), method: 'GET', headers: {}, body: null } as const;
      const expected = { maxBytes: 1, contentTypes: null, conditional: false };
      const error = await exchange(new Socket().destroy(), hop, expected, AbortSignal.timeout(60_000)).catch(
        (reason: unknown) => reason,
      );
      assert.include(error, { code: 'connection' });
    });

    it('reports a compressed body that breaks off as what it is', () => {
      const start = head({ headers: { 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' } });
      return fails((socket) => {
        socket.write(start);
        socket.end(chunk(gzipSync('abc').subarray(0, 12)));
      }, 'connection');
    });

    it('reports a body shorter than its Content-Length', () => {
      return fails(answer('short', { headers: { 'content-length': '500' } }), 'connection');
    });

    it('reads a body without a length to the end of the connection', async () => {
      out.server.on('/', (socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nold'));
      const got = await out.get(SITE);
      assert.equal(got.ok && Buffer.from(got.body).toString(), 'old');
    });

    it('reads no further than Content-Length', async () => {
      out.server.on(
        '/',
        answer('12345HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n', { headers: { 'content-length': '5' } }),
      );
      const got = await out.get(SITE);
      assert.equal(got.ok && Buffer.from(got.body).toString(), '12345');
    });

    const broken: [string, string][] = [
      ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n'],
      ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
      ['two lengths', head({ headers: { 'content-length': '5\r\ncontent-length: 6' } })],
      [
        'a length beside chunks',
        head({ headers: { 'content-length': '5', 'transfer-encoding': 'chunked' } }),
      ],
      ['a negative length', head({ headers: { 'content-length': '-5' } })],
      ['a chunk size that is no number', `${CHUNKED}zz\r\n`],
      ['a header without a colon', 'HTTP/1.1 200 OK\r\nnonsense\r\n\r\n'],
      ['an upgrade', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
      ['100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ];
    for (const [what, bytes] of broken) {
      it(`refuses ${what}`, () => fails((socket) => socket.write(bytes), 'bad_response'));
    }

    it('reports a port where nobody listens', async () => {
      out.hosts.set('gone.example', 'http://127.0.0.1:1');
      assert.include(await out.get('https://gone.example/'), { ok: false, code: 'connection' });
    });
  });
});
