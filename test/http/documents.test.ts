import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { ADAGENTS_PATH, crawlNow, publisherFile } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the documents that are hosted on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
    });
    after(() => app.drop());

    const adagents = (domain: string) => app.get(`/publisher/${domain}/.well-known/adagents.json`);
    const brandJson = (domain: string) => app.get(`/brands/${domain}/brand.json`);

    /** A validator made of what the address returns, and of the files that it refers to. */
    async function compilePublished(url: string): Promise<ValidateFunction> {
      const ajv = new Ajv2020({ strict: false, loadSchema: published });
      formats.default(ajv);
      return ajv.compileAsync(await published(url));
    }

    async function published(url: string): Promise<AnySchemaObject> {
      assert.isTrue(url.startsWith(`${app.baseUrl}/schemas/v3/`), url);
      const { status, body } = await app.get(url.slice(app.baseUrl.length));
      assert.equal(status, 200, url);
      return body;
    }

    it('are an adagents.json that authorizes nobody, for any page to read', async () => {
      const savedAt = app.clock.now().toISOString();
      await app.post(
        '/api/properties/save',
        {
          publisher_domain: 'news.example',
          properties: [{ type: 'website', name: 'News', tags: ['a'] }],
          contact: { name: 'Ads' },
        },
        member,
      );
      app.clock.advance(3_600_000);
      await crawlNow(app, 'news.example');
      const { status, body, headers } = await adagents('WWW.news.example');
      assert.equal(status, 200);
      assert.equal(headers.get('content-type'), 'application/json; charset=utf-8');
      assert.equal(headers.get('cache-control'), 'public, max-age=300');
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.deepEqual(body, {
        $schema: `${app.baseUrl}/schemas/v3/adagents.json`,
        authorized_agents: [],
        properties: [
          {
            property_type: 'website',
            name: 'News',
            tags: ['a'],
            property_id: 'news',
            identifiers: [{ type: 'domain', value: 'news.example' }],
          },
        ],
        contact: { name: 'Ads' },
        last_updated: savedAt,
      });
    });

    it('are a brand.json that claims no house', async () => {
      await app.post(
        '/api/brands/save',
        {
          domain: 'acme.example',
          brand_name: 'Acme Outdoors',
          brand_manifest: {
            description: 'Gear.',
            colors: [{ hex: '#0B6E4F', type: 'primary' }],
            house_domain: 'famous.example',
            authoritative_location: 'https://evil.example/brand.json',
          },
        },
        member,
      );
      const { status, body, headers } = await brandJson('acme.example');
      assert.equal(status, 200);
      assert.equal(headers.get('cache-control'), 'public, max-age=300');
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.deepInclude(body, {
        id: 'acme_example',
        names: [{ en: 'Acme Outdoors' }],
        description: 'Gear.',
        colors: { primary: '#0B6E4F' },
      });
      assert.notProperty(body, 'house_domain');
      assert.notProperty(body, 'authoritative_location');
      app.sites.put('copied.example', '/.well-known/brand.json', {
        ...body,
        properties: [{ type: 'website', identifier: 'copied.example' }],
      });
      const resolved = await app.get('/api/brands/resolve?domain=copied.example');
      assert.equal(resolved.body.brand_name, 'Acme Outdoors');
    });

    it('are valid under the schema that they name, which this service publishes', async () => {
      const domain = 'named.example';
      await app.post('/api/brands/save', { domain, brand_name: 'Named' }, member);
      const properties = [{ type: 'website', name: 'Named' }];
      await app.post('/api/properties/save', { publisher_domain: domain, properties }, member);
      for (const [read, broken] of [
        [adagents, { authorized_agents: 'x' }],
        [brandJson, { names: 5 }],
      ] as const) {
        const { body } = await read(domain);
        const validate = await compilePublished(body.$schema);
        assert.isTrue(validate(body), JSON.stringify(validate.errors));
        assert.isFalse(validate({ ...body, ...broken }));
      }
    });

    it('are what brand-json answers, and keep their id over a new name', async () => {
      const domain = 'tidewater.example';
      const save = (body: object) => app.post('/api/brands/save', { domain, ...body }, member);
      await save({ brand_name: 'Tidewater', brand_manifest: { name: 'Tidewater', description: 'Pots.' } });
      const before = await brandJson(domain);
      await save({ brand_name: 'Tidewater 2' });
      const after = await brandJson(domain);
      assert.equal(after.body.id, before.body.id);
      assert.deepEqual(after.body.names, [{ en: 'Tidewater 2' }]);
      const { body } = await app.get(`/api/brands/brand-json?domain=${domain}`);
      assert.equal(body.url, `${app.baseUrl}/brands/${domain}/brand.json`);
      assert.deepEqual(body.data, after.body);
      assert.equal(body.variant, 'brand_canonical');
      const resolved = await app.get(`/api/brands/resolve?domain=${domain}`);
      assert.deepEqual(resolved.body.brand_manifest, { name: 'Tidewater 2', description: 'Pots.' });
    });

    it('are not there for others, and not under names that are none', async () => {
      app.sites.put('own.example', ADAGENTS_PATH, publisherFile('own.example'));
      await crawlNow(app, 'own.example');
      await app.post('/api/brands/discovered/community', { domain: 'pending.example' }, member);
      for (const read of [adagents, brandJson]) {
        for (const domain of ['unknown.example', 'own.example', 'pending.example']) {
          const { status, body } = await read(domain);
          assert.equal(status, 404, domain);
          assert.include(body, { error: 'not_found', domain });
        }
        for (const domain of [
          'localhost',
          '127.0.0.1',
          'a%20b.example',
          'a%00.example',
          '%2e%2e',
          '..%2f..%2fetc',
        ]) {
          assert.include([400, 404], (await read(domain)).status, domain);
        }
      }
      assert.equal((await app.post('/brands/acme.example/brand.json', {})).status, 405);
    });
  });
}
