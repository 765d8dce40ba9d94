import { assert } from 'chai';
import { rollback } from '../../../src/admin/commands.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, publisherFile } from '../world.ts';

const agent = (url: string, more: object) => ({ url, authorized_for: `All of ${url}`, ...more });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`getPublisher and its sources on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const look = async (domain: string, query = '') => {
      const { status, body } = await app.get(
        `/api/registry/publisher?domain=${encodeURIComponent(domain)}${query}`,
      );
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const publish = async (domain: string, file: object) => {
      app.sites.put(domain, ADAGENTS_PATH, { body: JSON.stringify(file) });
      await crawlNow(app, domain);
    };
    describe('where properties come from', () => {
      const brandJson = (properties: object[]) => ({ id: 'b', names: [{ en: 'Brand' }], properties });
      const declared = [
        { type: 'website', identifier: 'sources.example' },
        { type: 'website', identifier: 'other.example', relationship: 'delegated' },
        { type: 'mobile_app', identifier: 'com.sources.app', store: 'apple', relationship: 'direct' },
        {
          type: 'mobile_app',
          identifier: 'com.sources.app',
          store: 'apple',
          relationship: 'direct',
          region: 'DE',
        },
      ];

      it('is a member entry, when nothing of the domain says more', async () => {
        const { status } = await app.post(
          '/api/properties/save',
          {
            publisher_domain: 'sources.example',
            properties: [
              {
                type: 'website',
                name: 'Entry',
                identifiers: [{ type: 'domain', value: 'x.sources.example' }],
              },
            ],
            contact: { name: 'Source Desk' },
          },
          await app.member('Kettle Collective'),
        );
        assert.equal(status, 200);
        const body = await look('sources.example');
        assert.deepEqual(body.member, { display_name: 'Kettle Collective' });
        assert.deepEqual(body.properties, [
          {
            id: 'entry',
            type: 'website',
            name: 'Entry',
            identifiers: [{ type: 'domain', value: 'x.sources.example' }],
            tags: [],
            source: 'community',
          },
        ]);
        assert.deepEqual(body.authorized_agents, []);
        assert.equal(body.properties_total, 1);
        assert.equal(body.hosting.mode, 'aao_hosted');
        const hosted = `${app.baseUrl}/publisher/sources.example/.well-known/adagents.json`;
        assert.equal(body.hosting.hosted_url, hosted);
        assert.equal(body.files.adagents_json.registry_url, hosted);
        assert.equal(body.files.adagents_json.status, 'community');
      });

      it('is the brand.json before that', async () => {
        app.sites.put('sources.example', BRAND_PATH, brandJson(declared));
        await crawlNow(app, 'sources.example');
        const body = await look('sources.example');
        assert.deepEqual(body.properties, [
          {
            type: 'mobile_app',
            identifiers: [{ type: 'ios_bundle', value: 'com.sources.app' }],
            source: 'brand_json',
            delegation_type: 'direct',
          },
          {
            type: 'website',
            identifiers: [{ type: 'domain', value: 'other.example' }],
            source: 'brand_json',
            delegation_type: 'delegated',
          },
          {
            type: 'website',
            identifiers: [{ type: 'domain', value: 'sources.example' }],
            source: 'brand_json',
          },
        ]);
        assert.equal(body.properties_total, 3);
        assert.isFalse(body.adagents_valid);
      });

      it('is still the brand.json, when the adagents.json names no property', async () => {
        await publish('sources.example', {
          properties: [],
          authorized_agents: [
            agent('https://wide.example', {
              authorization_type: 'publisher_properties',
              publisher_properties: [{ publisher_domain: 'sources.example', selection_type: 'all' }],
            }),
          ],
        });
        const body = await look('sources.example');
        assert.isTrue(body.adagents_valid);
        assert.lengthOf(body.properties, 3);
        assert.deepEqual(body.authorized_agents, [
          {
            url: 'https://wide.example',
            authorized_for: 'All of https://wide.example',
            source: 'adagents_json',
            publisher_wide: true,
          },
        ]);
      });

      it('is the adagents.json before everything', async () => {
        await publish('sources.example', publisherFile('sources.example'));
        const body = await look('sources.example');
        assert.deepEqual(
          body.properties.map(({ source }: { source: string }) => source),
          ['adagents_json'],
        );
        assert.equal(body.hosting.mode, 'self');
        assert.deepEqual(body.member, { display_name: 'Kettle Collective' });
      });

      it('falls back step by step', async () => {
        app.sites.remove('sources.example', ADAGENTS_PATH);
        await crawlNow(app, 'sources.example');
        assert.lengthOf((await look('sources.example')).properties, 3);
        app.sites.remove('sources.example', BRAND_PATH);
        app.clock.advance(10 * DAY_MS);
        await crawlNow(app, 'sources.example');
        const body = await look('sources.example');
        assert.deepEqual(
          body.properties.map(({ name }: { name: string }) => name),
          ['Entry'],
        );
        assert.equal(body.files.brand_json.status, 'unknown');
      });

      it('follows edits and rollbacks of the entry', async () => {
        const member = await app.member('Editors');
        const save = (name: string) =>
          app.post(
            '/api/properties/save',
            { publisher_domain: 'edited.example', properties: [{ type: 'website', name }] },
            member,
          );
        const names = async () =>
          (await look('edited.example')).properties.map(({ name }: { name: string }) => name);
        await save('First');
        assert.deepEqual(await names(), ['First']);
        await save('Second');
        assert.deepEqual(await names(), ['Second']);
        await rollback(app.store, 'property', 'edited.example', 1);
        assert.deepEqual(await names(), ['First']);
      });
    });

    describe('placements', () => {
      const placement = (id: string, more: object = { property_ids: ['main'] }) => ({
        placement_id: id,
        name: `Placement ${id}`,
        ...more,
      });

      it('are there when they are asked for', async () => {
        await publish('places.example', publisherFile('places.example', { placements: [placement('top')] }));
        assert.notProperty(await look('places.example'), 'placements');
        const { placements } = await look('places.example', '&include=placements');
        assert.deepEqual(placements, [placement('top')]);
        assert.deepEqual((await look('sources.example', '&include=placements')).placements, []);
        assert.deepEqual((await look('nobody.example', '&include=placements')).placements, []);
      });

      it('end at 500', async () => {
        const many = Array.from({ length: 600 }, (_, index) => placement(`p${index}`));
        await publish('many.example', publisherFile('many.example', { placements: many }));
        const { placements } = await look('many.example', '&include=placements');
        assert.lengthOf(placements, 500);
      });

      it('refuse what else might be included', async () => {
        for (const value of [
          'formats',
          'placements,formats',
          '',
          'PLACEMENTS',
          'placements&include=placements',
        ]) {
          const { status, body } = await app.get(
            `/api/registry/publisher?domain=plain.example&include=${value}`,
          );
          assert.equal(status, 400, value);
          assert.equal(body.error, 'invalid_request');
          assert.match(body.issues[0].path, /^include/);
        }
      });
    });
  });
}
