import { assert } from 'chai';
import { createFetcher, type FetchFailure, type FetchRequest, withSignal } from '../../src/infra/fetcher.ts';
import { answer, head } from '../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

describe('fetcher', () => {
  let out: Outbound;

  beforeEach(async () => {
    out = await openOutbound();
  });
  afterEach(() => out.close());

  it('gives status, headers and the bytes as they came', async () => {
    const body = Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc3]);
    out.server.on(
      '/file?a=1',
      answer(body, { headers: { 'Content-Type': 'text/plain', 'X-Twice': 'a\r\nx-twice: b' } }),
    );
    const got = await out.get('https://site.example/file?a=1#part');
    assert.include(got, { ok: true, status: 200, url: 'https://site.example/file?a=1', notModified: false });
    if (!got.ok) return;
    assert.deepEqual([...got.body], [...body]);
    assert.deepEqual(got.headers, { 'content-length': '5', 'content-type': 'text/plain', 'x-twice': 'a, b' });
    assert.deepEqual(got.redirects, []);
    assert.isAtLeast(got.durationMs, 0);
  });

  it('names itself, keeps the Host header and asks for what it can read', async () => {
    await out.get('https://site.example/', { contentTypes: ['application/json', '+json'] });
    const [seen] = out.server.seen;
    assert.deepEqual(seen?.headers, {
      host: 'site.example',
      connection: 'close',
      accept: 'application/json',
      'user-agent': 'registry-test/1.0 (+https://registry.example/about)',
      'accept-encoding': 'gzip, deflate, br',
    });
  });

  it('posts a body with the headers of the caller', async () => {
    out.server.on('/rpc', answer('ok', { status: 201 }));
    const headers = {
      'Content-Type': 'application/json',
      Authorization: 'Bearer t',
      Accept: 'text/event-stream',
    };
    const got = await out.get('https://site.example/rpc', { method: 'POST', body: '{"é":1}', headers });
    assert.include(got, { ok: true, status: 201 });
    const [seen] = out.server.seen;
    assert.include(seen, { method: 'POST', body: Buffer.from('{"é":1}').toString('latin1') });
    assert.include(seen?.headers, {
      authorization: 'Bearer t',
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'content-length': '8',
    });
  });

  it('refuses a body to send over 1 MiB', async () => {
    const got = await out.get('https://site.example/', { method: 'POST', body: 'x'.repeat(1_048_577) });
    assert.include(got, { ok: false, code: 'too_large' });
    assert.deepEqual(out.server.seen, []);
  });

  for (const status of [400, 404, 410, 429, 500, 503]) {
    it(`takes ${status} for an answer, body and all`, async () => {
      out.server.on('/', answer('why', { status, headers: { 'retry-after': '7' } }));
      const got = await out.get('https://site.example/', { contentTypes: ['application/json'] });
      assert.include(got, { ok: true, status });
      assert.equal(got.ok && Buffer.from(got.body).toString(), 'why');
      assert.equal(got.ok && got.headers['retry-after'], '7');
    });
  }

  it('keeps no cookies', async () => {
    out.server.on('/', answer('', { headers: { 'set-cookie': 'a=b' } }));
    const got = await out.get('https://site.example/');
    assert.isTrue(got.ok && !('set-cookie' in got.headers));
  });

  it('is not confused by header names that every object has', async () => {
    out.server.on('/', answer('', { headers: { constructor: 'a', valueof: 'b' } }));
    const got = await out.get('https://site.example/');
    assert.include(got.ok && got.headers, { constructor: 'a', valueof: 'b' });
  });

  it('opens a connection of its own for every request and closes it', async () => {
    out.server.on('/', answer('x'));
    await Promise.all([out.get('https://site.example/'), out.get('https://site.example/')]);
    await out.get('https://site.example/');
    assert.lengthOf(out.dialled, 3);
    await out.server.idle();
  });

  describe('conditions', () => {
    it('sends validators and tells that nothing changed', async () => {
      out.server.on('/', (socket) => socket.end(head({ status: 304, headers: { etag: '"a"' } })));
      const validators = { etag: '"a"', lastModified: 'Tue, 01 Sep 2026 00:00:00 GMT' };
      const got = await out.get('https://site.example/', { validators, contentTypes: ['application/json'] });
      assert.include(got, { ok: true, status: 304, notModified: true });
      assert.equal(got.ok && got.body.length, 0);
      assert.include(out.server.seen[0]?.headers, {
        'if-none-match': '"a"',
        'if-modified-since': 'Tue, 01 Sep 2026 00:00:00 GMT',
      });
    });

    it('takes a full answer to a condition', async () => {
      out.server.on('/', answer('new'));
      const got = await out.get('https://site.example/', { validators: { etag: '"a"' } });
      assert.include(got, { ok: true, status: 200, notModified: false });
    });

    for (const etag of ['', '"a\r\nx-evil: 1"', '"€"', `"${'a'.repeat(2000)}"`]) {
      it(`drops the validator ${JSON.stringify(etag.slice(0, 20))}`, async () => {
        out.server.on('/', answer('x'));
        assert.include(await out.get('https://site.example/', { validators: { etag } }), { ok: true });
        assert.notProperty(out.server.seen[0]?.headers, 'if-none-match');
        assert.notProperty(out.server.seen[0]?.headers, 'x-evil');
      });
    }

    it('refuses a 304 that it did not ask for', async () => {
      out.server.on('/', answer('', { status: 304 }));
      assert.include(await out.get('https://site.example/'), {
        ok: false,
        code: 'bad_response',
        status: 304,
      });
    });
  });

  describe('content types', () => {
    const cases: [string | null, string[], boolean][] = [
      ['application/json', ['application/json'], true],
      ['Application/JSON; charset=utf-8', ['application/json'], true],
      ['application/ld+json', ['application/json', '+json'], true],
      ['image/svg+xml', ['image/*'], true],
      ['text/html', ['application/json', '+json'], false],
      ['application/json-seq', ['application/json'], false],
      ['application/jsonp', ['application/json'], false],
      ['imagery/x', ['image/*'], false],
      ['text/html, application/json', ['application/json'], false],
      [null, ['application/json'], false],
      ['', ['application/json'], false],
    ];
    for (const [type, contentTypes, ok] of cases) {
      it(`${ok ? 'takes' : 'refuses'} ${type} where ${contentTypes} is wanted`, async () => {
        out.server.on('/', answer('{}', { headers: type === null ? {} : { 'content-type': type } }));
        const got = await out.get('https://site.example/', { contentTypes });
        assert.include(got, ok ? { ok, status: 200 } : { ok, code: 'content_type', status: 200 });
      });
    }

    it('wants no type of an answer without content', async () => {
      out.server.on('/', (socket) => socket.end(head({ status: 204 })));
      assert.include(await out.get('https://site.example/', { contentTypes: ['a/b'] }), {
        ok: true,
        status: 204,
      });
    });
  });

  describe('mistakes of the calling code', () => {
    const mistakes: [string, Partial<FetchRequest>][] = [
      ['a Host header', { headers: { Host: 'other.example' } }],
      ['framing', { headers: { 'Transfer-Encoding': 'chunked' } }],
      ['a length', { headers: { 'content-length': '3' } }],
      ['another encoding', { headers: { 'accept-encoding': 'zstd' } }],
      ['a broken name', { headers: { 'x y': '1' } }],
      ['a second header inside a value', { headers: { 'x-a': '1\r\nx-b: 2' } }],
      ['a body with GET', { body: 'x' }],
    ];
    for (const [what, more] of mistakes) {
      it(`throws for ${what}`, async () => {
        const error = await out.get('https://site.example/', more).catch((reason: unknown) => reason);
        assert.instanceOf(error, TypeError);
        assert.deepEqual(out.dialled, []);
      });
    }
  });

  describe('judgeHost', () => {
    it('gives the addresses of a public host', async () => {
      out.dns.set('public.example', 'A', { records: ['93.184.216.34'] });
      out.dns.set('public.example', 'AAAA', { records: ['2606:2800:220:1::1'] });
      assert.deepEqual(await out.fetcher.judgeHost('public.example'), {
        ok: true,
        addresses: ['93.184.216.34', '2606:2800:220:1::1'],
      });
      assert.deepEqual(out.dialled, []);
    });

    it('takes a listed host for public without asking', async () => {
      assert.deepEqual(await out.fetcher.judgeHost('SITE.example.'), { ok: true, addresses: ['127.0.0.1'] });
      assert.deepEqual(out.dns.asked, []);
    });

    it('reads literal addresses', async () => {
      assert.deepEqual(await out.fetcher.judgeHost('8.8.8.8'), { ok: true, addresses: ['8.8.8.8'] });
      assert.deepEqual(await out.fetcher.judgeHost('2606:4700::1111'), {
        ok: true,
        addresses: ['2606:4700::1111'],
      });
    });

    const refused: [string, FetchFailure][] = [
      ['localhost', 'blocked_host'],
      ['127.1', 'blocked_address'],
      ['::1', 'blocked_address'],
      ['[::ffff:10.0.0.1]', 'blocked_address'],
      ['none.example', 'dns'],
      ['site.example:8443', 'invalid_url'],
      ['site.example/path', 'invalid_url'],
      ['user@site.example', 'invalid_url'],
      ['site.example?x', 'invalid_url'],
      ['', 'invalid_url'],
      ['a b', 'invalid_url'],
    ];
    for (const [host, code] of refused) {
      it(`answers ${code} to ${JSON.stringify(host)}`, async () => {
        assert.include(await out.fetcher.judgeHost(host), { ok: false, code });
      });
    }

    it('names no resolved address', async () => {
      out.dns.set('inner.example', 'A', { records: ['10.20.30.40'] });
      const got = await out.fetcher.judgeHost('inner.example');
      assert.include(got, { ok: false, code: 'dns' });
      assert.notMatch(JSON.stringify(got), /10\.20|private/);
    });
  });

  describe('stopping', () => {
    const silent = () => undefined;

    it('ends with aborted when the caller stops, before or during', async () => {
      out.server.on('/', silent);
      const early = await out.get('https://site.example/', { signal: AbortSignal.abort() });
      assert.include(early, { ok: false, code: 'aborted' });
      assert.deepEqual(out.dialled, []);
      const late = await out.get('https://site.example/', { signal: AbortSignal.timeout(30) });
      assert.include(late, { ok: false, code: 'aborted' });
      await out.server.idle();
    });

    it('ends with the piece of work that it belongs to, and with its own signal', async () => {
      out.server.on('/', silent);
      for (const [work, own] of [
        [AbortSignal.timeout(30), new AbortController().signal],
        [new AbortController().signal, AbortSignal.timeout(30)],
      ] as const) {
        const fetcher = withSignal(out.fetcher, work);
        const request = { url: 'https://site.example/', maxBytes: 10, timeoutMs: 60_000, httpsOnly: true };
        const got = await fetcher.fetch({
          ...request,
          redirects: { max: 0, stay: 'same-site' },
          signal: own,
        });
        assert.include(got, { ok: false, code: 'aborted' });
      }
      await out.server.idle();
    });

    it('ends what is under way on close, and everything after', async () => {
      out.server.on('/', silent);
      out.dns.set('slow.example', 'A', { silent: true });
      const pending = [out.get('https://site.example/'), out.get('https://slow.example/')];
      while (out.server.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
      await out.fetcher.close();
      for (const got of await Promise.all(pending)) assert.include(got, { ok: false, code: 'aborted' });
      await out.server.idle();
      assert.include(await out.get('https://site.example/'), { ok: false, code: 'aborted' });
      assert.include(await out.fetcher.judgeHost('site.example'), { ok: false, code: 'aborted' });
    });

    it('does not wait for a resolver that heeds no signal', async () => {
      const resolver = { addresses: () => new Promise<string[]>(() => undefined), txt: async () => [] };
      const fetcher = createFetcher({ outboundHosts: new Map(), resolver, userAgent: 'test' });
      const request = {
        maxBytes: 1,
        timeoutMs: 30,
        httpsOnly: true,
        redirects: { max: 0, stay: 'anywhere' },
      } as const;
      assert.include(await fetcher.fetch({ ...request, url: 'https://site.example/' }), {
        ok: false,
        code: 'timeout',
      });
      await fetcher.close();
    });
  });
});
