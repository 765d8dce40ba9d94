import { assert } from 'chai';
import { READ_WAITS_MS } from '../../../src/domain/limits.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { holdWriters } from '../../support/writers.ts';
import { asked, BRAND_PATH, canonical, eventually, putDead } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the brand document of a domain on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const read = (domain: string, query = '') => app.get(`/api/brands/brand-json?domain=${domain}${query}`);

    it('is the file as it is, with its form and its origin', async () => {
      const file = canonical('acme', { own_field: { is: ['fine'] }, colors: { primary: '#0B6E4F' } });
      app.sites.put('acme.example', BRAND_PATH, file);
      const { status, body, headers } = await read('https://www.ACME.example/');
      assert.equal(status, 200);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.deepEqual(body, {
        domain: 'acme.example',
        url: 'https://acme.example/.well-known/brand.json',
        variant: 'brand_canonical',
        data: file,
        freshness: { state: 'live', validated_at: app.clock.now().toISOString() },
      });
      assert.equal((await read('acme.example')).body.freshness.state, 'fresh');
      assert.equal(asked(app, 'acme.example', BRAND_PATH), 1);
    });

    it('is the file as it is when a part of it is left out, with warnings, and the brand resolves', async () => {
      const file = canonical('partly', { target_audience: '', logos: [{ url: 'x y!' }], colors: null });
      app.sites.put('partly.example', BRAND_PATH, file);
      const { status, body } = await read('partly.example');
      assert.equal(status, 200);
      assert.deepEqual(body.data, file);
      assert.sameMembers(
        body.warnings.map(({ field }: { field: string }) => field),
        ['target_audience', 'logos[0].url', 'colors'],
      );
      assert.equal((await app.get('/api/brands/resolve?domain=partly.example')).status, 200);
    });

    it('is not used when nobody sees anything in its only name', async () => {
      app.sites.put('unseen.example', BRAND_PATH, { id: 'b', names: [{ en: '\u200b\u200b' }] });
      const { status, body } = await read('unseen.example');
      assert.equal(status, 404);
      assert.include(JSON.stringify(body), 'names');
    });

    it('names every form of the file', async () => {
      app.sites.put('house.example', BRAND_PATH, {
        house: { domain: 'house.example', name: 'House' },
        brands: [canonical('b')],
      });
      app.sites.put('agent.example', BRAND_PATH, {
        agents: [{ type: 'brand', id: 'desk', url: 'https://desk.agent.example' }],
      });
      app.sites.put('redirect.example', BRAND_PATH, { house: 'house.example' });
      app.sites.put('pointer.example', BRAND_PATH, {
        authoritative_location: 'https://files.pointer.example/brand.json',
      });
      app.sites.put('files.pointer.example', '/brand.json', canonical('pointer'));
      for (const [domain, variant] of [
        ['house.example', 'house_portfolio'],
        ['agent.example', 'brand_agent'],
        ['redirect.example', 'house_redirect'],
        ['pointer.example', 'authoritative_location'],
      ] as const) {
        const { status, body } = await read(domain);
        assert.equal(status, 200, domain);
        assert.equal(body.variant, variant);
      }
    });

    const unusable: readonly [what: string, site: string, body: unknown, field: string][] = [
      ['is not JSON', 'text', '<html>', 'json'],
      ['has a name that is not a text', 'logo', { id: 'care', names: [{ en: 7 }] }, 'names'],
      ['is a list', 'list', [], ''],
      [
        'points to itself',
        'loop',
        { authoritative_location: 'https://loop.example/.well-known/brand.json' },
        '',
      ],
    ];
    for (const [what, site, file, field] of unusable)
      it(`of a file that ${what} is 404 with its errors, however and however often one asks`, async () => {
        const domain = `${site}.example`;
        app.sites.put(
          domain,
          BRAND_PATH,
          typeof file === 'string' ? { body: file } : { body: JSON.stringify(file) },
        );
        const first = await read(domain, '&fresh=true');
        assert.isNotEmpty(first.body.errors);
        assert.include(JSON.stringify(first.body.errors), field);
        const paths = [
          `/api/brands/brand-json?domain=${domain}`,
          `/api/brands/brand-json?domain=${domain}`,
          `/api/brands/resolve?domain=${domain}`,
          `/api/brands/resolve?domain=${domain}&fresh=true`,
        ];
        for (const path of paths) {
          const { status, body } = await app.get(path);
          assert.equal(status, 404, path);
          assert.deepEqual(body.errors, first.body.errors, path);
          assert.include(body.message, 'serves a brand.json that cannot be used', path);
        }
        app.sites.put(domain, BRAND_PATH, canonical(site));
        assert.equal((await read(domain, '&fresh=true')).status, 200);
      });

    it('of a look that cannot be stored yet is what was seen, also when that is no file any more', async () => {
      const own = await startTestApp(engine, { noteWithinMs: READ_WAITS_MS });
      const domain = 'writer.example';
      const ask = (query = '') => own.get(`/api/brands/brand-json?domain=${domain}${query}`);
      own.sites.put(domain, BRAND_PATH, canonical('earlier'));
      await ask();
      for (const id of ['later', null]) {
        own.sites.put(domain, BRAND_PATH, id === null ? { status: 404 } : canonical(id));
        const letGo = await holdWriters(own.url, 'brands', { domain });
        const { status, body } = await ask('&fresh=true').finally(letGo);
        const seen = status === 200 ? body.data.id : null;
        assert.equal(seen, id);
        const stored = async () => (await ask()).body.data?.id ?? null;
        assert.equal(await eventually(stored, (one) => one === seen), id);
      }
      await own.drop();
    });

    it('carries the warnings about the file', async () => {
      app.sites.put('warned.example', BRAND_PATH, canonical('warned', { house_domain: 'WWW.House.example' }));
      const { body } = await read('warned.example');
      assert.isAtLeast(body.warnings.length, 1);
      assert.hasAllKeys(body.warnings[0], ['field', 'message', 'suggestion']);
    });

    it('is the entry of a member where the domain has none, at an address of this service', async () => {
      app.sites.put('entry.example', '/', { body: '' });
      await app.post(
        '/api/brands/save',
        { domain: 'entry.example', brand_name: 'Entry', brand_manifest: { description: 'Described.' } },
        await app.member(),
      );
      const { body } = await read('entry.example');
      assert.deepEqual(body, {
        domain: 'entry.example',
        url: `${app.baseUrl}/brands/entry.example/brand.json`,
        variant: 'brand_canonical',
        data: {
          $schema: `${app.baseUrl}/schemas/v3/brand.json`,
          id: 'entry_example',
          names: [{ en: 'Entry' }],
          description: 'Described.',
          properties: [{ type: 'website', identifier: 'entry.example', primary: true }],
        },
        freshness: { state: 'absent', validated_at: null },
      });
    });

    it('says with fresh=true why a stored copy had to answer', async () => {
      app.sites.put('kept.example', BRAND_PATH, canonical('kept'));
      await read('kept.example');
      app.sites.put('kept.example', BRAND_PATH, { status: 502 });
      const { body } = await read('kept.example', '&fresh=true');
      assert.equal(body.data.id, 'kept');
      assert.equal(body.freshness.state, 'cached');
      assert.deepInclude(body.live_brand_json, { valid: false, status_code: 502 });
    });

    it('looks again after a day, as the resolution does', async () => {
      app.sites.put('daily.example', BRAND_PATH, canonical('daily'));
      await read('daily.example');
      app.sites.put('daily.example', BRAND_PATH, canonical('daily', { description: 'New.' }));
      app.clock.advance(DAY_MS);
      assert.notProperty((await read('daily.example')).body.data, 'description');
      const { body } = await eventually(
        () => read('daily.example'),
        ({ body }) => body.data.description === 'New.',
      );
      assert.equal(body.data.description, 'New.');
    });

    it('answers 404 with the findings of a file that cannot be used', async () => {
      app.sites.put('faulty.example', BRAND_PATH, { id: 'Not An Id', names: 'none' });
      const { status, body } = await read('faulty.example');
      assert.equal(status, 404);
      assert.equal(body.error, 'not_found');
      assert.equal(body.domain, 'faulty.example');
      assert.isAtLeast(body.errors.length, 1);
      for (const finding of body.errors) assert.hasAllKeys(finding, ['field', 'message', 'severity']);
      assert.deepEqual((await read('faulty.example', '&fresh=true')).body.errors, body.errors);
      assert.equal(asked(app, 'faulty.example', BRAND_PATH), 2);
    });

    it('answers 404 where there is no file, or nobody answers', async () => {
      putDead(app, 'dead.example');
      app.sites.put('plain.example', '/', { body: '' });
      for (const domain of ['dead.example', 'plain.example', 'nowhere.example']) {
        const { status, body } = await read(domain);
        assert.equal(status, 404, domain);
        assert.equal(body.domain, domain);
        assert.isArray(body.errors);
      }
    });

    it('refuses what is no domain', async () => {
      for (const domain of ['', 'localhost', '127.0.0.1', 'a%00.example', 'a%20b.example', '%ff.example']) {
        const { status, body } = await read(domain);
        assert.equal(status, 400, domain);
        assert.equal(body.issues[0].path, 'domain', domain);
      }
      assert.equal((await app.get('/api/brands/brand-json')).status, 400);
      assert.equal((await read('acme.example', '&fresh=maybe')).status, 400);
    });
  });
}
