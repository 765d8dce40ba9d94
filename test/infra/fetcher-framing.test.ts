import { randomBytes } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import { assert } from 'chai';
import type { FetchAnswer } from '../../src/infra/fetcher.ts';
import { type Act, answer, endless, head } from '../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

const SITE = 'https://site.example/';
const CHUNKED = head({ headers: { 'transfer-encoding': 'chunked' } });
const HINT = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n';

describe('fetcher and the framing of answers', () => {
  let out: Outbound;

  beforeEach(async () => {
    out = await openOutbound();
  });
  afterEach(() => out.close());

  async function asked(act: Act, more: object = {}): Promise<FetchAnswer> {
    out.server.on('/', act);
    const got = await out.get(SITE, more);
    await out.server.idle();
    return got;
  }

  const text = (got: FetchAnswer) => (got.ok ? Buffer.from(got.body).toString() : got.message);

  it('sends one complete request and no header that nobody asked for', async () => {
    await asked(answer(''));
    const headers = out.server.seen.at(-1)?.headers ?? {};
    assert.deepEqual(Object.keys(headers).sort(), [
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    assert.include(headers, { host: 'site.example', connection: 'close' });
  });

  it('reads all of a body whose connection closes while it is still being decoded', async () => {
    const body = randomBytes(4_000_000);
    const packed = gzipSync(body, { level: constants.Z_NO_COMPRESSION });
    const act = answer(packed, { headers: { 'content-encoding': 'gzip', connection: 'close' } });
    const got = await asked(act, { maxBytes: 5_000_000 });
    assert.isTrue(got.ok && Buffer.from(got.body).equals(body), text(got));
  });

  it('survives a bomb that ends while its reader pauses', async () => {
    // Half a gigabyte of zeros: the decoder cannot keep up, so the connection waits and then closes.
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 6 });
    const bombs = Buffer.concat(Array.from({ length: 8 }, () => bomb));
    const act = answer(bombs, { headers: { 'content-encoding': 'gzip', connection: 'close' } });
    out.server.on('/', act);
    const all = await Promise.all(Array.from({ length: 12 }, () => out.get(SITE, { maxBytes: 4_000_000 })));
    for (const got of all) assert.include(got, { ok: false, code: 'too_large' });
    await out.server.idle();
  });

  it('keeps a whole body and does not mind what follows it', async () => {
    const act: Act = (socket) =>
      socket.end(`${head({ headers: { 'content-length': '5', connection: 'close' } })}12345HTTP/1.1 500 No`);
    assert.equal(text(await asked(act)), '12345');
  });

  it('takes a few interim answers and refuses a storm of them', async () => {
    const few: Act = (socket, request) => {
      socket.write(HINT.repeat(3));
      answer('here')(socket, request);
    };
    assert.equal(text(await asked(few)), 'here');
    assert.include(await asked(endless('', HINT.repeat(100))), { ok: false, code: 'bad_response' });
  });

  it('refuses chunk extensions without end, in one chunk or in many', async () => {
    assert.include(await asked(endless(`${CHUNKED}1`, ';a=b'.repeat(1000))), {
      ok: false,
      code: 'too_large',
    });
    const many = endless(CHUNKED, `1;${'a'.repeat(10_000)}\r\nx\r\n`);
    assert.include(await asked(many), { ok: false, code: 'too_large' });
  });

  it('takes chunk extensions and trailers of a usual size', async () => {
    const act: Act = (socket) => socket.end(`${CHUNKED}2;sig=abc\r\nok\r\n0\r\nx-checksum: 1\r\n\r\n`);
    assert.equal(text(await asked(act)), 'ok');
  });

  it('refuses a status that does not exist', async () => {
    for (const status of [600, 999]) {
      const got = await asked(answer('{}', { status }));
      assert.include(got, { ok: false, code: 'bad_response' });
      assert.notProperty(got, 'status');
    }
  });

  it('reads repeated headers as one list', async () => {
    const act = answer('x', { headers: { 'x-note': 'a\r\nx-note: b', etag: '"1"\r\netag: "2"' } });
    const got = await asked(act);
    assert.deepInclude(got.ok ? got.headers : {}, { 'x-note': 'a, b', etag: '"1", "2"' });
  });

  it('reports a reset of a body that would have ended with the connection', async () => {
    const act: Act = (socket) => socket.write('HTTP/1.0 200 OK\r\n\r\npart', () => socket.resetAndDestroy());
    assert.include(await asked(act), { ok: false, code: 'connection' });
  });

  it('reports a chunk that is broken in the middle of a body', async () => {
    const act: Act = (socket) => {
      socket.write(`${CHUNKED}3\r\nabc\r\n`);
      socket.write('nonsense\r\n');
    };
    assert.include(await asked(act), { ok: false, code: 'bad_response', status: 200 });
  });
});
