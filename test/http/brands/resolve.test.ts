import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { asked, BRAND_PATH, canonical, putDead, resolveBrand } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`resolving a brand on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    it('answers what a canonical document says, and nothing about its file', async () => {
      app.sites.put('plain.example', BRAND_PATH, {
        ...canonical('plain', { keller_type: 'master', description: 'Plain things.' }),
        names: [{ de: 'Schlicht' }, { en: 'Plain' }],
        version: '1.0',
        colors: { primary: '#0B6E4F' },
      });
      const { status, body, headers } = await resolveBrand(app, 'plain.example');
      assert.equal(status, 200);
      assert.match(headers.get('content-type') ?? '', /^application\/json; charset=utf-8$/);
      assert.deepEqual(body, {
        canonical_id: 'plain.example',
        canonical_domain: 'plain.example',
        brand_name: 'Plain',
        keller_type: 'master',
        house_domain: 'plain.example',
        source: 'brand_json',
        brand_id: 'plain',
        names: [{ de: 'Schlicht' }, { en: 'Plain' }],
        relationship_trust: 'standalone',
        brand_manifest: { description: 'Plain things.', colors: { primary: '#0B6E4F' } },
        freshness: { state: 'live', validated_at: app.clock.now().toISOString() },
      });
    });

    it('answers a community entry when the domain has no file', async () => {
      app.sites.put('shop.example', '/', { body: 'hello' });
      const saved = await app.post(
        '/api/brands/save',
        { domain: 'shop.example', brand_name: 'Shop', brand_manifest: { description: 'Sells.' } },
        await app.member(),
      );
      assert.equal(saved.status, 200);
      const { status, body } = await resolveBrand(app, 'shop.example');
      assert.equal(status, 200);
      assert.deepEqual(body, {
        canonical_id: 'shop.example',
        canonical_domain: 'shop.example',
        brand_name: 'Shop',
        keller_type: 'independent',
        house_domain: 'shop.example',
        source: 'community',
        brand_manifest: { description: 'Sells.' },
        freshness: { state: 'absent', validated_at: null },
      });
    });

    it('answers an enriched entry when nobody else said anything', async () => {
      app.sites.put('known.example', '/', {
        body: '<title>Known</title><meta name="description" content="A well known maker of things.">',
      });
      assert.equal((await app.get('/api/brands/enrich?domain=known.example')).status, 200);
      const { body } = await resolveBrand(app, 'known.example');
      assert.equal(body.source, 'enriched');
      assert.equal(body.brand_name, 'Known');
      assert.equal(body.canonical_id, 'known.example');
      assert.deepEqual(body.freshness, { state: 'absent', validated_at: null });
    });

    it('prefers the live file to a stored entry', async () => {
      app.sites.put('both.example', '/', { body: '' });
      await app.post(
        '/api/brands/save',
        { domain: 'both.example', brand_name: 'As people say' },
        await app.member(),
      );
      app.sites.put('both.example', BRAND_PATH, canonical('both'));
      const { body } = await resolveBrand(app, 'both.example', '&fresh=true');
      assert.equal(body.source, 'brand_json');
      assert.equal(body.brand_name, 'The both');
      assert.notProperty(body, 'live_brand_json');
    });

    it('answers 404 with the status of the file', async () => {
      app.sites.put('missing.example', '/', { body: '' });
      app.sites.put('down.example', BRAND_PATH, { status: 503 });
      app.sites.put('gone.example', BRAND_PATH, { status: 410 });
      app.sites.put('closed.example', BRAND_PATH, { status: 403 });
      for (const [domain, fileStatus] of [
        ['missing.example', 404],
        ['down.example', 503],
        ['gone.example', 410],
        ['closed.example', 403],
      ] as const) {
        const { status, body } = await resolveBrand(app, domain);
        assert.equal(status, 404, domain);
        const { errors, ...rest } = body;
        assert.lengthOf(errors, 1, domain);
        assert.deepEqual(rest, {
          error: 'not_found',
          message: `No brand is known for ${domain}.`,
          domain,
          file_status: fileStatus,
        });
      }
    });

    it('answers 404 with file status 0 when no answer came', async () => {
      putDead(app, 'dead.example');
      for (const domain of ['dead.example', 'nowhere.example']) {
        const { status, body } = await resolveBrand(app, domain);
        assert.equal(status, 404, domain);
        assert.equal(body.file_status, 0, domain);
        assert.equal(body.domain, domain);
      }
    });

    it('answers 404 with status 200 when the file is no brand document', async () => {
      app.sites.put('broken.example', BRAND_PATH, { body: '{"id":' });
      app.sites.put('html.example', BRAND_PATH, { body: '<h1>Not found</h1>' });
      app.sites.put('list.example', BRAND_PATH, { body: '[]' });
      app.sites.put('empty.example', BRAND_PATH, { body: '' });
      app.sites.put('faulty.example', BRAND_PATH, canonical('UPPER CASE'));
      app.sites.put('unknown.example', BRAND_PATH, { something: 'else' });
      for (const name of ['broken', 'html', 'list', 'empty', 'faulty', 'unknown']) {
        const { status, body } = await resolveBrand(app, `${name}.example`);
        assert.equal(status, 404, name);
        assert.equal(body.file_status, 200, name);
      }
    });

    it('refuses a file over 256 KB', async () => {
      const text = JSON.stringify(canonical('large', { description: 'x'.repeat(256 * 1024) }));
      app.sites.put('large.example', BRAND_PATH, { body: text });
      assert.equal((await resolveBrand(app, 'large.example')).status, 404);
    });

    it('follows redirects within the site only, and never to http', async () => {
      app.sites.put('moved.example', BRAND_PATH, {
        status: 301,
        headers: { location: 'https://static.moved.example/brand.json' },
      });
      app.sites.put('static.moved.example', '/brand.json', canonical('moved'));
      assert.equal((await resolveBrand(app, 'moved.example')).body.canonical_id, 'moved.example');

      app.sites.put('elsewhere.example', BRAND_PATH, {
        status: 302,
        headers: { location: 'https://plain.example/.well-known/brand.json' },
      });
      app.sites.put('cleartext.example', BRAND_PATH, {
        status: 302,
        headers: { location: 'http://cleartext.example/brand.json' },
      });
      app.sites.put('inward.example', BRAND_PATH, {
        status: 302,
        headers: { location: 'https://127.0.0.1/brand.json' },
      });
      for (const name of ['elsewhere', 'cleartext', 'inward']) {
        assert.equal((await resolveBrand(app, `${name}.example`)).status, 404, name);
      }
    });

    it('takes characters that are no text for a replacement, on both engines alike', async () => {
      app.sites.put('strange.example', BRAND_PATH, {
        body: '{"id":"strange","names":[{"en":"a\\u0000b\\ud800c"}]}',
      });
      const { status, body } = await resolveBrand(app, 'strange.example');
      assert.equal(status, 200);
      assert.equal(body.brand_name, 'a\ufffdb\ufffdc');
      assert.equal((await resolveBrand(app, 'strange.example')).body.brand_name, 'a\ufffdb\ufffdc');
    });

    it('knows one domain under all its spellings, and asks it once', async () => {
      app.sites.put('xn--bcher-kva.example', BRAND_PATH, canonical('books'));
      for (const spelling of [
        'bücher.example',
        'BÜCHER.example',
        'xn--bcher-kva.example',
        'XN--BCHER-KVA.EXAMPLE',
        'www.bücher.example',
        'https://bücher.example',
        'http://www.xn--bcher-kva.example:8080/path?query#part',
        'bücher.example.',
        'bücher.example:443',
        '  bücher.example  ',
        'bücher。example',
        'bu\u0308cher.example',
      ]) {
        const { status, body } = await resolveBrand(app, spelling);
        assert.equal(status, 200, spelling);
        assert.equal(body.canonical_domain, 'xn--bcher-kva.example', spelling);
      }
      assert.equal(asked(app, 'xn--bcher-kva.example', BRAND_PATH), 1);
    });

    it('refuses what is no domain with 400 that names the field', async () => {
      const junk = [
        'localhost',
        'example',
        '.',
        '..',
        '.example',
        'a..example',
        '-a.example',
        'a-.example',
        '127.0.0.1',
        '1.2.3',
        '0x7f.1',
        '[::1]',
        '::1',
        'https://[::1]/',
        '2130706433',
        'ftp://a.example',
        'javascript:alert(1)',
        'user@a.example',
        'https://user:pass@a.example',
        'a b.example',
        'a_b.example',
        'a.example:99999',
        'a.example:x',
        '*.example.com',
        'a,b.example',
        '\0',
        'a\0.example',
        'a\n.example',
        '%00.example',
        "'; drop table brands; --",
        '../../etc/passwd',
        'xn--a.example',
        'xn--zzzzzzzzz.example',
        '\u202e.example',
        ' ',
        `${'a'.repeat(64)}.example`,
        `${'abc.'.repeat(70)}example`,
      ];
      for (const domain of junk) {
        const { status, body } = await resolveBrand(app, domain);
        assert.equal(status, 400, JSON.stringify(domain));
        assert.include(['invalid_domain', 'invalid_request'], body.error, domain);
        assert.equal(body.issues[0].path, 'domain', domain);
        assert.match(body.message, /^domain: /, domain);
      }
    });

    it('refuses missing, empty, repeated and overlong parameters', async () => {
      for (const [query, path] of [
        ['', 'domain'],
        ['?domain=', 'domain'],
        ['?domain=a.example&domain=b.example', 'domain'],
        [`?domain=${'a'.repeat(2049)}`, 'domain'],
        ['?domain=a.example&fresh=yes', 'fresh'],
        ['?domain=a.example&fresh=true&fresh=true', 'fresh'],
      ] as const) {
        const { status, body } = await app.get(`/api/brands/resolve${query}`);
        assert.equal(status, 400, query.slice(0, 60));
        assert.equal(body.error, 'invalid_request');
        assert.equal(body.issues[0].path, path);
      }
    });

    it('ignores parameters it does not know', async () => {
      assert.equal((await resolveBrand(app, 'plain.example', '&verbose=1&__proto__=x')).status, 200);
    });
  });
}
