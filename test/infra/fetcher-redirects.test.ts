import { assert } from 'chai';
import type { FetchFailure, FetchRequest } from '../../src/infra/fetcher.ts';
import { answer, redirectTo, type SeenRequest } from '../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

const FROM = 'https://site.example/from';
const ANYWHERE = { redirects: { max: 3, stay: 'anywhere' } } as const;

describe('fetcher redirects', () => {
  let out: Outbound;

  beforeEach(async () => {
    out = await openOutbound();
    out.hosts.set('other.example', out.server.origin);
    out.server.on('/to', answer('there'));
  });
  afterEach(() => out.close());

  async function follow(
    location: string,
    more: Partial<FetchRequest> = {},
    status = 302,
  ): Promise<SeenRequest[]> {
    out.server.on('/from', redirectTo(location, status));
    const got = await out.get(FROM, more);
    assert.isTrue(got.ok, JSON.stringify(got));
    assert.deepEqual(got.ok && got.redirects, [FROM]);
    await out.server.idle();
    return out.server.seen;
  }

  async function refuses(location: string, code: FetchFailure, more: Partial<FetchRequest> = {}) {
    out.server.on('/from', redirectTo(location));
    const got = await out.get(FROM, more);
    assert.include(got, { ok: false, code });
    assert.lengthOf(out.server.seen, 1);
    assert.lengthOf(out.dialled, 1);
    return got;
  }

  describe('that are followed', () => {
    for (const status of [301, 302, 303, 307, 308]) {
      it(`go on after ${status}`, async () => {
        const seen = await follow('/to', {}, status);
        assert.deepEqual(
          seen.map(({ method, path }) => `${method} ${path}`),
          ['GET /from', 'GET /to'],
        );
      });
    }

    const locations: [string, string][] = [
      ['to', 'site.example'],
      ['./x/../to', 'site.example'],
      ['//www.site.example/to', 'www.site.example'],
      ['https://www.site.example:443/to', 'www.site.example'],
      ['https://WWW.Site.Example./to#x', 'www.site.example'],
    ];
    for (const [location, host] of locations) {
      it(`reach ${host} by ${location}`, async () => {
        const [, last] = await follow(location);
        assert.include(last, { path: '/to' });
        assert.equal(last?.headers.host, host);
      });
    }

    it('tell the URLs on the way and the last one', async () => {
      out.server.on('/from', redirectTo('/two'));
      out.server.on('/two', redirectTo('https://www.site.example/to'));
      const got = await out.get(FROM);
      assert.include(got, { ok: true, status: 200, url: 'https://www.site.example/to' });
      assert.deepEqual(got.ok && got.redirects, [FROM, 'https://site.example/two']);
    });

    it('may upgrade to https', async () => {
      out.server.on('/from', redirectTo('https://site.example/to'));
      const got = await out.get('http://site.example/from', { httpsOnly: false });
      assert.include(got, { ok: true, url: 'https://site.example/to' });
    });

    it('keep conditions to the end', async () => {
      const seen = await follow('https://www.site.example/to', { validators: { etag: '"a"' } });
      assert.deepEqual(
        seen.map(({ headers }) => headers['if-none-match']),
        ['"a"', '"a"'],
      );
    });

    it('read a Location as UTF-8', async () => {
      out.server.on('/%C3%BC', answer('umlaut'));
      const [, last] = await follow('/ü');
      assert.equal(last?.path, '/%C3%BC');
    });

    for (const status of [300, 304, 305, 306, 399]) {
      it(`are not ${status}`, async () => {
        out.server.on('/from', redirectTo('/to', status));
        await out.get(FROM);
        assert.lengthOf(out.server.seen, 1);
      });
    }

    it('need a Location', async () => {
      out.server.on('/from', answer('no way', { status: 302 }));
      assert.include(await out.get(FROM), { ok: true, status: 302 });
    });
  });

  describe('of a POST', () => {
    const post: Partial<FetchRequest> = {
      method: 'POST',
      body: '{}',
      headers: {
        'content-type': 'application/json',
        'content-digest': 'sha-256=:x:',
        signature: 's=:x:',
        'signature-input': 's=()',
        accept: 'text/event-stream',
        authorization: 'Bearer t',
      },
    };

    for (const status of [301, 302, 303]) {
      it(`become GET without the body and its headers on ${status}`, async () => {
        const [, last] = await follow('/to', post, status);
        assert.include(last, { method: 'GET', body: '' });
        assert.include(last?.headers, { accept: 'text/event-stream', authorization: 'Bearer t' });
        assert.doesNotHaveAnyKeys(last?.headers, [
          'content-type',
          'content-digest',
          'content-length',
          'signature',
          'signature-input',
        ]);
      });
    }

    for (const status of [307, 308]) {
      it(`stay POST on ${status}`, async () => {
        const [, last] = await follow('/to', post, status);
        assert.include(last, { method: 'POST', body: '{}' });
        assert.include(last?.headers, { 'content-type': 'application/json' });
      });
    }

    it('can be refused altogether', () =>
      refuses('/to', 'redirect_refused', { ...post, redirects: { max: 0, stay: 'anywhere' } }));
  });

  describe('to another origin', () => {
    const headers = { authorization: 'Bearer t', cookie: 'a=b', 'x-api-key': 'k', accept: 'a/b' };

    for (const location of [
      'https://other.example/to',
      'https://www.site.example/to',
      'https://site.example:80/to',
    ]) {
      it(`take no credentials to ${location}`, async () => {
        const [first, last] = await follow(location, { ...ANYWHERE, headers });
        assert.include(first?.headers, headers);
        assert.equal(last?.headers.accept, 'a/b');
        assert.match(last?.headers['user-agent'] ?? '', /registry-test/);
        assert.doesNotHaveAnyKeys(last?.headers, ['authorization', 'cookie', 'x-api-key']);
      });
    }

    it('take none back either', async () => {
      out.server.on('/from', redirectTo('https://other.example/back'));
      out.server.on('/back', redirectTo('https://site.example/to'));
      await out.get(FROM, { ...ANYWHERE, headers });
      assert.notProperty(out.server.seen[2]?.headers, 'authorization');
    });

    it('keep them on the same one', async () => {
      const [, last] = await follow('/to', { headers });
      assert.include(last?.headers, headers);
    });
  });

  describe('that are refused', () => {
    it('lead to another site', () => refuses('https://other.example/to', 'redirect_refused'));

    it('lead to a neighbour under a public suffix', async () => {
      out.hosts.set('a.co.uk', out.server.origin);
      out.hosts.set('b.co.uk', out.server.origin);
      out.server.on('/from', redirectTo('https://b.co.uk/to'));
      assert.include(await out.get('https://a.co.uk/from'), {
        ok: false,
        code: 'redirect_refused',
        status: 302,
      });
    });

    it('lead away step by step: the first host is the anchor', async () => {
      for (const host of ['a.github.io', 'b.github.io']) out.hosts.set(host, out.server.origin);
      out.server.on('/from', redirectTo('https://b.github.io/to'));
      assert.include(await out.get('https://a.github.io/from'), { ok: false, code: 'redirect_refused' });
      out.server.on('/out', redirectTo('https://other.example/back'));
      out.server.on('/back', redirectTo('https://other.example/to'));
      const got = await out.get('https://site.example/out', { redirects: { max: 5, stay: 'same-site' } });
      assert.include(got, { ok: false, code: 'redirect_refused', url: 'https://site.example/out' });
    });

    it('lead down to http', async () => {
      await refuses('http://site.example/to', 'redirect_refused');
    });

    it('lead down to http where http is allowed', async () => {
      await refuses('http://site.example/to', 'redirect_refused', { httpsOnly: false, ...ANYWHERE });
    });

    it('lead anywhere when none is followed', async () => {
      const got = await refuses('/to', 'redirect_refused', { redirects: { max: 0, stay: 'anywhere' } });
      assert.include(got, { status: 302, url: FROM });
    });

    const elsewhere: [string, FetchFailure][] = [
      ['https://127.0.0.1/to', 'blocked_address'],
      ['https://10.0.0.1/to', 'blocked_address'],
      ['https://169.254.169.254/latest/meta-data/', 'blocked_address'],
      ['https://0x7f.1/to', 'blocked_address'],
      ['https://2130706433/to', 'blocked_address'],
      ['https://[::1]/to', 'blocked_address'],
      ['https://[::ffff:127.0.0.1]/to', 'blocked_address'],
      ['https://[64:ff9b::7f00:1]/to', 'blocked_address'],
      ['https://[2002:7f00:1::]/to', 'blocked_address'],
      ['//127.0.0.1/to', 'blocked_address'],
      ['https://localhost/to', 'blocked_host'],
      ['https://metadata.google.internal/', 'blocked_host'],
      ['https://loop.example/to', 'dns'],
      ['https://mixed.example/to', 'dns'],
      ['https://none.example/to', 'dns'],
      ['https://site.example:22/to', 'blocked_port'],
      ['https://user:secret@site.example/to', 'credentials_in_url'],
      ['ftp://site.example/to', 'blocked_scheme'],
      ['file:///etc/passwd', 'blocked_scheme'],
      ['javascript:alert(1)', 'blocked_scheme'],
      ['https://', 'redirect_refused'],
      ['https://a b/', 'redirect_refused'],
      ['', 'redirect_refused'],
      [`/${'a'.repeat(9000)}`, 'invalid_url'],
    ];
    for (const [location, code] of elsewhere) {
      it(`lead to ${location.slice(0, 60)} (${code})`, async () => {
        out.dns.set('loop.example', 'A', { records: ['127.0.0.1'] });
        out.dns.set('mixed.example', 'A', { records: ['93.184.216.34', '192.168.0.1'] });
        const got = await refuses(location, code, ANYWHERE);
        assert.notInclude(JSON.stringify(got), 'secret');
      });
    }

    it('go in a circle', async () => {
      out.server.on('/from', redirectTo('/b'));
      out.server.on('/b', redirectTo('/from#again'));
      const got = await out.get(FROM, { redirects: { max: 20, stay: 'same-site' } });
      assert.include(got, { ok: false, code: 'too_many_redirects', status: 302 });
      assert.lengthOf(out.server.seen, 2);
    });

    it('go on for ever', async () => {
      for (let at = 0; at < 10; at += 1) out.server.on(`/${at}`, redirectTo(`/${at + 1}`));
      const got = await out.get('https://site.example/0', { redirects: { max: 4, stay: 'same-site' } });
      assert.include(got, { ok: false, code: 'too_many_redirects', url: 'https://site.example/4' });
      assert.lengthOf(out.server.seen, 5);
    });

    it('are counted exactly', async () => {
      out.server.on('/0', redirectTo('/1'));
      out.server.on('/1', redirectTo('/to'));
      const stay = 'same-site';
      assert.include(await out.get('https://site.example/0', { redirects: { max: 2, stay } }), { ok: true });
      assert.include(await out.get('https://site.example/0', { redirects: { max: 1, stay } }), {
        ok: false,
        code: 'too_many_redirects',
      });
    });
  });
});
