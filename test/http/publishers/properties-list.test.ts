import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, crawlNow, publisherFile } from '../world.ts';

type Listed = { domain: string; name: string; property_rid: string };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the list of properties on ${engine.name}`, () => {
    let app: TestApp;
    const list = (query = '') => app.get(`/api/properties/registry${query}`);
    const names = async (query = '') => (await list(query)).body.properties.map(({ name }: Listed) => name);

    before(async () => {
      app = await startTestApp(engine);
      const member = await app.member();
      app.sites.put('file.example', ADAGENTS_PATH, {
        ...publisherFile('file.example'),
        authorized_agents: ['one', 'two'].map((name) => ({
          url: `https://${name}.agent.example`,
          authorized_for: 'Display',
          authorization_type: 'property_ids',
          property_ids: ['main'],
        })),
      });
      await crawlNow(app, 'file.example');
      for (const [domain, properties] of [
        [
          'people.example',
          [
            {
              type: 'website',
              name: '100% News',
              identifiers: [{ type: 'domain', value: 'percent.people.example' }],
            },
            {
              type: 'mobile_app',
              name: 'App',
              identifiers: [{ type: 'ios_bundle', value: 'com.people_app' }],
            },
          ],
        ],
        ['other.example', [{ type: 'podcast', name: 'back\\slash' }]],
      ] as const) {
        await app.post('/api/properties/save', { publisher_domain: domain, properties }, member);
      }
    });
    after(() => app.drop());

    it('shows each property with the counts of its publisher', async () => {
      const { status, body } = await list('?source=adagents_json');
      assert.equal(status, 200);
      const [item] = body.properties;
      assert.match(item.property_rid, /^[0-9a-f-]{36}$/);
      assert.deepEqual(body.properties, [
        {
          domain: 'file.example',
          source: 'adagents_json',
          property_count: 1,
          agent_count: 2,
          verified: true,
          property_rid: item.property_rid,
          property_id: 'main',
          name: 'Site of file.example',
          property_type: 'website',
          identifiers: [{ type: 'domain', value: 'file.example' }],
        },
      ]);
    });

    it('counts what matches the search, whatever source is asked for', async () => {
      assert.deepEqual((await list()).body.stats, {
        total: 4,
        adagents_json: 1,
        community: 3,
        enriched: 0,
        hosted: 0,
      });
      const { body } = await list('?search=people&source=adagents_json');
      assert.deepEqual(body.properties, []);
      assert.include(body.stats, { total: 2, community: 2, adagents_json: 0 });
    });

    it('searches domain, name and identifiers without regard to case', async () => {
      assert.sameMembers(await names('?search=PEOPLE.EX'), ['100% News', 'App']);
      assert.deepEqual(await names('?search=site%20OF'), ['Site of file.example']);
      assert.deepEqual(await names('?search=percent.people.example'), ['100% News']);
      assert.lengthOf(await names('?search='), 4);
    });

    it('takes wildcards literally', async () => {
      assert.deepEqual(await names(`?search=${encodeURIComponent('%')}`), ['100% News']);
      assert.deepEqual(await names('?search=_'), ['App']);
      assert.deepEqual(await names(`?search=${encodeURIComponent('\\')}`), ['back\\slash']);
      for (const text of ["'", '" or 1=1', '*', '[a]']) {
        assert.deepEqual(await names(`?search=${encodeURIComponent(text)}`), [], text);
      }
      assert.equal((await list('?search=%00')).status, 400);
    });

    it('pages without loss or repetition', async () => {
      const all = (await list()).body.properties;
      assert.deepEqual(
        all.map(({ domain }: Listed) => domain),
        ['file.example', 'other.example', 'people.example', 'people.example'],
      );
      const paged: Listed[] = [];
      for (let offset = 0; offset < 5; offset += 1) {
        paged.push(...(await list(`?limit=1&offset=${offset}`)).body.properties);
      }
      assert.deepEqual(paged, all);
    });

    it('refuses sources and numbers that are none', async () => {
      for (const query of [
        'source=hosted',
        'source=authoritative',
        'source=',
        'limit=0',
        'limit=5001',
        'limit=a',
        'limit=1&limit=2',
        'offset=-1',
        'offset=0.5',
        `search=${'x'.repeat(201)}`,
      ]) {
        assert.equal((await list(`?${query}`)).status, 400, query);
      }
    });
  });
}
