import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { startDnsServer } from '../../support/dns-server.ts';
import { allAtOnce, asked, BRAND_PATH, canonical, putDead, putGated, resolveBrand } from '../world.ts';

const GOOD_PAGE = `<!doctype html><title>Acme | Home</title>
<meta name="description" content="Gear for long walks and short ones.">
<meta property="og:site_name" content="Acme Outdoors"><meta name="theme-color" content="#0b6e4f">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script type="application/ld+json">{"@type":"Organization","name":"Acme Outdoors","industry":"Retail"}</script>`;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`enriching a brand from its site on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const enrich = (domain: string) => app.get(`/api/brands/enrich?domain=${domain}`);

    it('reads a good page, keeps it, and answers it for 30 days without asking again', async () => {
      app.sites.put('acme.example', '/', { body: GOOD_PAGE });
      const { status, body } = await enrich('WWW.acme.example');
      assert.equal(status, 200);
      const manifest = {
        name: 'Acme Outdoors',
        url: 'https://acme.example/',
        description: 'Gear for long walks and short ones.',
        logos: [{ url: 'https://acme.example/icon.svg', tags: ['icon'] }],
        colors: { primary: '#0B6E4F' },
        company: { name: 'Acme Outdoors', industry: 'Retail', industries: ['Retail'] },
      };
      assert.deepEqual(body, {
        success: true,
        domain: 'acme.example',
        cached: false,
        manifest,
        company: manifest.company,
        source_type: 'enriched',
      });
      app.clock.advance(30 * DAY_MS - 1);
      assert.deepEqual((await enrich('acme.example')).body, { ...body, cached: true });
      assert.equal(asked(app, 'acme.example', '/'), 1);
      app.clock.advance(1);
      assert.isFalse((await enrich('acme.example')).body.cached);
      assert.equal(asked(app, 'acme.example', '/'), 2);
      const history = (await app.get('/api/brands/history?domain=acme.example')).body;
      assert.deepEqual(
        history.revisions.map((revision: { editor_name: string; source: string }) => [
          revision.editor_name,
          revision.source,
        ]),
        [
          ['system', 'enriched'],
          ['system', 'enriched'],
        ],
      );
    });

    it('answers a poor page, but keeps nothing of it', async () => {
      app.sites.put('poor.example', '/', { body: '<title>Poor</title>' });
      app.sites.put('parked.example', '/', {
        body: '<title>parked.example is for sale</title><meta name="description" content="Buy this domain today!">',
      });
      app.sites.put('adult.example', '/', {
        body: '<title>Adult</title><meta name="rating" content="adult"><meta name="description" content="For grown people only.">',
      });
      for (const domain of ['poor.example', 'parked.example', 'adult.example']) {
        const { status, body } = await enrich(domain);
        assert.equal(status, 200, domain);
        assert.isFalse(body.cached);
        assert.equal((await resolveBrand(app, domain)).status, 404, domain);
        assert.equal((await app.get(`/api/brands/history?domain=${domain}`)).status, 404, domain);
      }
    });

    it('answers 404 when the site says nothing', async () => {
      app.sites.put('error.example', '/', { status: 500, body: GOOD_PAGE });
      app.sites.put('none.example', BRAND_PATH, { status: 404 });
      app.sites.put('image.example', '/', { body: 'GIF89a', headers: { 'content-type': 'image/gif' } });
      app.sites.put('json.example', '/', { body: '{}', headers: { 'content-type': 'application/json' } });
      app.sites.put('large.example', '/', { body: GOOD_PAGE + 'x'.repeat(1024 * 1024) });
      app.sites.put('away.example', '/', { status: 302, headers: { location: 'https://acme.example/' } });
      app.sites.put('clear.example', '/', { status: 302, headers: { location: 'http://clear.example/' } });
      putDead(app, 'dead.example');
      for (const name of ['error', 'none', 'image', 'json', 'large', 'away', 'clear', 'dead', 'nowhere']) {
        const { status, body } = await enrich(`${name}.example`);
        assert.equal(status, 404, name);
        assert.equal(body.error, 'not_found');
        assert.equal(body.domain, `${name}.example`);
      }
    });

    it('prefers what the domain itself serves, also when nobody asked for it so far', async () => {
      app.sites.put('self.example', '/', { body: GOOD_PAGE });
      app.sites.put(
        'self.example',
        BRAND_PATH,
        canonical('self', { description: 'As we say.', fonts: { body: 'Inter' }, tone: { voice: 'Calm' } }),
      );
      for (let i = 0; i < 2; i += 1) {
        const { body } = await enrich('self.example');
        assert.deepEqual(body, {
          success: true,
          domain: 'self.example',
          cached: true,
          manifest: {
            name: 'The self',
            url: 'https://self.example/',
            description: 'As we say.',
            fonts: [{ name: 'Inter', role: 'body' }],
            tone: { voice: 'Calm' },
          },
          source_type: 'brand_json',
        });
      }
      assert.equal(asked(app, 'self.example', '/'), 0);
      assert.equal((await resolveBrand(app, 'self.example')).body.source, 'brand_json');
    });

    it('does not replace what a member wrote', async () => {
      app.sites.put('member.example', '/', { body: GOOD_PAGE });
      app.sites.put('short.example', '/', { body: GOOD_PAGE });
      const member = await app.member();
      const manifest = { description: 'By a member.', colors: [{ hex: '#112233', type: 'primary' }] };
      await app.post(
        '/api/brands/save',
        { domain: 'member.example', brand_name: 'M', brand_manifest: manifest },
        member,
      );
      await app.post('/api/brands/save', { domain: 'short.example', brand_name: 'S' }, member);

      const { body } = await enrich('member.example');
      assert.equal(body.source_type, 'community');
      assert.isTrue(body.cached);
      assert.deepEqual(body.manifest, {
        name: 'M',
        url: 'https://member.example/',
        description: 'By a member.',
        colors: { primary: '#112233' },
      });
      assert.equal(asked(app, 'member.example', '/'), 0);

      const helped = await enrich('short.example');
      assert.equal(helped.status, 200);
      assert.isFalse(helped.body.cached);
      const { body: short } = await resolveBrand(app, 'short.example');
      assert.include(short, { source: 'community', brand_name: 'S' });
      assert.notProperty(short, 'brand_manifest');
    });

    it('becomes a community entry when a member edits it, with the manifest kept', async () => {
      app.sites.put('promoted.example', '/', { body: GOOD_PAGE });
      await enrich('promoted.example');
      const saved = await app.post(
        '/api/brands/save',
        { domain: 'promoted.example', brand_name: 'Promoted' },
        await app.member(),
      );
      assert.equal(saved.body.revision_number, 2);
      const { body } = await resolveBrand(app, 'promoted.example');
      assert.include(body, { source: 'community', brand_name: 'Promoted' });
      assert.equal(body.brand_manifest.description, 'Gear for long walks and short ones.');
      assert.equal((await enrich('promoted.example')).body.source_type, 'community');
    });

    it('reads a page in the encoding that its header or the page names', async () => {
      const page = (head: string) => Buffer.from(`${head}<title>Bücher Café</title>`, 'latin1');
      for (const [name, head, type] of [
        ['header', '', 'text/html; charset=ISO-8859-1'],
        ['meta', '<meta charset="windows-1252">', 'text/html'],
        ['equiv', '<meta http-equiv="Content-Type" content="text/html; charset=latin1">', 'text/html'],
      ] as const) {
        app.sites.put(`${name}.example`, '/', { body: page(head), headers: { 'content-type': type } });
        assert.equal((await enrich(`${name}.example`)).body.manifest.name, 'Bücher Café', name);
      }
      app.sites.put('odd.example', '/', {
        body: '<title>Odd</title>',
        headers: { 'content-type': 'text/html; charset=no-such' },
      });
      assert.equal((await enrich('odd.example')).body.manifest.name, 'Odd');
    });

    it('asks a site once for many who ask at the same time', async () => {
      app.sites.put('crowd.example', BRAND_PATH, { status: 404 });
      await resolveBrand(app, 'crowd.example');
      const gate = putGated(app, 'crowd.example', '/', { body: GOOD_PAGE, type: 'text/html' });
      const asks = Array.from({ length: 20 }, () => () => enrich('crowd.example'));
      const answers = await allAtOnce(app, gate, asks);
      assert.isTrue(answers.every(({ status }) => status === 200));
      assert.equal(asked(app, 'crowd.example', '/'), 1);
    });

    it('refuses what is no domain', async () => {
      for (const domain of ['', 'localhost', '127.0.0.1', '[::1]', 'a%00.example', 'mailto:a@b.example']) {
        const { status, body } = await enrich(domain);
        assert.equal(status, 400, domain);
        assert.equal(body.issues[0].path, 'domain', domain);
      }
      assert.equal((await app.get('/api/brands/enrich')).status, 400);
    });
  });

  describe(`enriching with other settings on ${engine.name}`, () => {
    it('is refused with 503 when it is switched off, unless the answer is known', async () => {
      const app = await startTestApp(engine, { settings: { ENRICHMENT: 'none' } });
      try {
        app.sites.put('acme.example', '/', { body: GOOD_PAGE });
        const { status, body } = await app.get('/api/brands/enrich?domain=acme.example');
        assert.equal(status, 503);
        assert.include(body, { error: 'not_configured', domain: 'acme.example' });
        assert.equal(asked(app, 'acme.example', '/'), 0);

        app.sites.put('self.example', BRAND_PATH, canonical('self'));
        const known = await app.get('/api/brands/enrich?domain=self.example');
        assert.equal(known.status, 200);
        assert.equal(known.body.source_type, 'brand_json');
      } finally {
        await app.drop();
      }
    });

    it('does not visit a site at a private address', async () => {
      const dns = await startDnsServer();
      const app = await startTestApp(engine, { settings: { DNS_SERVERS: dns.address } });
      try {
        for (const [name, address] of [
          ['loopback', '127.0.0.1'],
          ['inner', '10.1.2.3'],
          ['cloud', '169.254.169.254'],
        ] as const) {
          dns.set(`${name}.example`, 'A', { records: [address] });
          const { status, text } = await app.get(`/api/brands/enrich?domain=${name}.example`);
          assert.equal(status, 404, name);
          assert.notInclude(text, address);
        }
        assert.deepEqual(app.sites.requests, []);
      } finally {
        await app.drop();
        await dns.close();
      }
    });

    it('asks a provider with its key, and believes nothing that it says about trust', async () => {
      const app = await startTestApp(engine, {
        settings: { ENRICHMENT: 'https://provider.example/v1/brand', ENRICHMENT_KEY: 'planted-provider-key' },
      });
      try {
        const seen: (string | undefined)[] = [];
        const answers: Record<string, { status?: number; body: string; type?: string }> = {
          'good.example': {
            body: JSON.stringify({
              name: 'Good\u0000 Brand',
              description: 'Found elsewhere.',
              verified: true,
              relationship_trust: 'mutual',
              logos: [{ url: 'https://cdn.example/l.png', tags: ['logo'] }, { url: 'javascript:alert(1)' }],
              colors: { primary: '#ff0000', accent: 'red; }' },
            }),
          },
          'unknown.example': { status: 404, body: '{}' },
          'nameless.example': { body: '{"description":"no name here"}' },
          'list.example': { body: '[]' },
          'torn.example': { body: '{"name":"T' },
          'page.example': { body: '<h1>maintenance</h1>', type: 'text/html' },
          'failing.example': { status: 500, body: '{"name":"F"}' },
        };
        for (const [domain, { status = 200, body, type = 'application/json' }] of Object.entries(answers)) {
          app.sites.serve('provider.example', `/v1/brand?domain=${domain}`, (request, response) => {
            seen.push(request.headers.authorization);
            response.writeHead(status, { 'content-type': type }).end(body);
          });
        }
        const { status, body } = await app.get('/api/brands/enrich?domain=good.example');
        assert.equal(status, 200);
        assert.deepEqual(body.manifest, {
          name: 'Good\ufffd Brand',
          url: 'https://good.example/',
          description: 'Found elsewhere.',
          logos: [{ url: 'https://cdn.example/l.png', tags: ['logo'] }],
          colors: { primary: '#FF0000' },
        });
        assert.notInclude((await resolveBrand(app, 'good.example')).text, 'mutual');
        for (const domain of Object.keys(answers).slice(1)) {
          assert.equal((await app.get(`/api/brands/enrich?domain=${domain}`)).status, 404, domain);
        }
        assert.deepEqual(new Set(seen), new Set(['Bearer planted-provider-key']));
        assert.isFalse(app.logged.some((line) => line.includes('planted-provider-key')));
      } finally {
        await app.drop();
      }
    });
  });
}
