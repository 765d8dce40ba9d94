import { assert } from 'chai';
import fc from 'fast-check';
import { reviewBrand } from '../../../src/admin/reviews.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, publisherFile } from '../world.ts';

type Item = { domain: string; name?: string };
const domains = (items: Item[]) => items.map(({ domain }) => domain);

for (const engine of engines) {
  describe(`searchRegistry on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const ask = (q: string) => app.get(`/api/search?q=${encodeURIComponent(q)}`);
    const search = async (q: string) => {
      const { status, body } = await ask(q);
      assert.equal(status, 200, JSON.stringify(body));
      assert.hasAllKeys(body, ['brands', 'publishers', 'properties', 'agents']);
      return body as Record<'brands' | 'publishers' | 'properties' | 'agents', Item[]>;
    };
    const publish = async (domain: string, file: object) => {
      app.sites.put(domain, ADAGENTS_PATH, { body: JSON.stringify(file) });
      await crawlNow(app, domain);
    };
    const declare = async (domain: string, names: string[]) => {
      app.sites.put(domain, BRAND_PATH, { id: 'b', names: names.map((name) => ({ en: name })) });
      await crawlNow(app, domain);
    };
    const site = (domain: string, name: string, identifiers = [{ type: 'domain', value: domain }]) => ({
      property_id: name.toLowerCase().replace(/\W+/g, '_'),
      property_type: 'website',
      name,
      identifiers,
    });

    it('finds a brand, a publisher and properties of one domain', async () => {
      app.sites.put('morningtide.example', BRAND_PATH, { id: 'mt', names: [{ en: 'The Morning Tide' }] });
      await publish(
        'morningtide.example',
        publisherFile('morningtide.example', { contact: { name: 'Tide Media Group' } }),
      );
      const { body } = await ask('MorningTide.example');
      assert.equal(body.brands[0].brand_name, 'The Morning Tide');
      assert.deepEqual(body.publishers, [
        {
          domain: 'morningtide.example',
          member: { display_name: 'Tide Media Group' },
          agent_count: 1,
          property_count: 1,
        },
      ]);
      const [property] = body.properties;
      assert.deepEqual(property, {
        domain: 'morningtide.example',
        source: 'adagents_json',
        property_count: 1,
        agent_count: 1,
        verified: true,
        property_rid: property.property_rid,
        property_id: 'main',
        name: 'Site of morningtide.example',
        property_type: 'website',
        identifiers: [{ type: 'domain', value: 'morningtide.example' }],
      });
      const listed = await app.get('/api/properties/registry?search=morningtide');
      assert.deepEqual(body.properties, listed.body.properties);
      const { body: known } = await app.get('/api/brands/registry?search=morningtide');
      const [{ updated_at: updatedAt, ...brand }] = known.brands;
      assert.match(updatedAt, /Z$/);
      assert.deepEqual(body.brands, [brand]);
    });

    it('finds by any part of a domain or name, whatever its case, accents and blanks', async () => {
      await declare('cafe-nandu.example', ['Café  Ñandú']);
      for (const q of [
        'CAFE NANDU',
        'fé ñan',
        'andú',
        'e-nandu.ex',
        'NDU.EXAMPLE',
        '  café ñandú  ',
        'nandu',
      ])
        assert.deepEqual(domains((await search(q)).brands), ['cafe-nandu.example'], q);
      assert.deepEqual(domains((await search('Tide Media')).publishers), ['morningtide.example']);
      assert.deepEqual(domains((await search('ingtide')).publishers), ['morningtide.example']);
    });

    it('finds international domains as people write them', async () => {
      await publish('xn--bckerei-5wa.example', publisherFile('xn--bckerei-5wa.example'));
      for (const q of ['bäckerei', 'xn--bckerei', 'ckerei.example'])
        assert.deepEqual(domains((await search(q)).publishers), ['xn--bckerei-5wa.example'], q);
    });

    it('puts what is the query before what begins with it, and that before what holds it', async () => {
      await declare('a-zebra-house.example', ['House of a zebra']);
      await declare('zebrahouse.example', ['Stripes']);
      await declare('stripes.example', ['Zebra']);
      await declare('undozebra.example', ['Undo']);
      const { brands } = await search('zebra');
      assert.deepEqual(domains(brands), [
        'stripes.example',
        'zebrahouse.example',
        'a-zebra-house.example',
        'undozebra.example',
      ]);
      assert.deepEqual(domains((await search('zebra')).brands), domains(brands));
    });

    it('answers five of each at most, the best', async () => {
      const properties = Array.from({ length: 9 }, (_, index) =>
        site('quagga.example', `Quagga ${index}`, [{ type: 'subdomain', value: `s${index}.quagga.example` }]),
      );
      await publish('quagga.example', { authorized_agents: [], properties });
      for (let index = 0; index < 7; index += 1) {
        await publish(`my${index}quagga.example`, publisherFile(`my${index}quagga.example`));
      }
      const { publishers, properties: found } = await search('quagga');
      assert.lengthOf(publishers, 5);
      assert.equal(publishers[0]?.domain, 'quagga.example');
      assert.lengthOf(found, 5);
      assert.deepEqual(new Set(domains(found)), new Set(['quagga.example']));
    });

    it('finds properties by name, by identifier, and by their publisher', async () => {
      await publish('apps.example', {
        authorized_agents: [],
        properties: [
          {
            ...site('apps.example', 'Weather Pro'),
            property_type: 'mobile_app',
            identifiers: [{ type: 'ios_bundle', value: 'com.okapi.weather' }],
          },
          site('apps.example', 'News', [{ type: 'subdomain', value: 'gazette.apps.example' }]),
        ],
      });
      const names = async (q: string) => (await search(q)).properties.map(({ name }) => name);
      assert.deepEqual(await names('weather p'), ['Weather Pro']);
      assert.deepEqual(await names('com.okapi'), ['Weather Pro']);
      assert.deepEqual(await names('okapi.wea'), ['Weather Pro']);
      assert.deepEqual(await names('zette.apps'), ['News']);
      assert.sameMembers(await names('apps.example'), ['Weather Pro', 'News']);
      assert.deepEqual(await names('weather pro 2'), []);
    });

    it('forgets what is gone, and follows what changes', async () => {
      await declare('changing.example', ['Before']);
      await declare('changing.example', ['Afterwards']);
      assert.deepEqual((await search('before')).brands, []);
      assert.deepEqual(domains((await search('afterwards')).brands), ['changing.example']);
      await publish('leaving.example', publisherFile('leaving.example'));
      assert.lengthOf((await search('leaving')).properties, 1);
      app.sites.remove('leaving.example', ADAGENTS_PATH);
      await crawlNow(app, 'leaving.example');
      assert.deepEqual(await search('leaving'), { brands: [], publishers: [], properties: [], agents: [] });
      await publish('leaving.example', publisherFile('leaving.example'));
      assert.lengthOf((await search('leaving')).properties, 1);
    });

    it('finds entries of members, by their names too', async () => {
      const member = await app.member('Kettle Collective');
      await app.post(
        '/api/properties/save',
        { publisher_domain: 'quiet.example', properties: [{ type: 'website', name: 'Quiet Corner' }] },
        member,
      );
      const { publishers } = await search('ettle coll');
      assert.deepEqual(publishers, [
        {
          domain: 'quiet.example',
          member: { display_name: 'Kettle Collective' },
          agent_count: 0,
          property_count: 1,
        },
      ] as never);
      assert.deepEqual(domains((await search('quiet corner')).properties), ['quiet.example']);
    });

    it('never shows what waits for review, or was refused', async () => {
      const member = await app.member();
      for (const name of ['hushone', 'hushtwo'])
        await app.post(
          '/api/brands/discovered/community',
          { domain: `${name}.example`, brand_name: 'Hush Hush' },
          member,
        );
      assert.deepEqual((await search('hush')).brands, []);
      await reviewBrand(app.store, 'hushone.example', 'approve');
      await reviewBrand(app.store, 'hushtwo.example', 'reject');
      assert.deepEqual(domains((await search('hush')).brands), ['hushone.example']);
    });

    it('takes wildcards, quotes and symbols for themselves', async () => {
      await declare('symbols.example', ['100%_"sure" \\ O\'Reilly 🎉 C++']);
      for (const q of ['100%_', '%_"s', '"sure" \\ o', "o'reilly", '🎉 c', 'c++', '🎉 C++'])
        assert.deepEqual(domains((await search(q)).brands), ['symbols.example'], q);
      for (const q of ['%%', '__', '1%0', '1_0', "' or 1=1 --", '%_%', '\\\\', '**', '"*"', 'c--'])
        assert.deepEqual((await search(q)).brands, [], q);
    });

    it('answers anything of 2 to 200 characters', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 80 }), async (q) => {
          const length = [...q.trim()].length;
          fc.pre(length >= 2 && length <= 200 && !q.includes('\0'));
          assert.equal((await ask(q)).status, 200, JSON.stringify(q));
        }),
        { numRuns: 40 },
      );
      for (const q of ['x'.repeat(200), '🎉'.repeat(200), `  ${'é'.repeat(200)}  `, 'a b '.repeat(50).trim()])
        assert.equal((await ask(q)).status, 200, q);
    });

    it('refuses what is too short, too long, or not text', async () => {
      const refused = [
        '',
        ' ',
        'a',
        ' a ',
        '\t\n',
        'x'.repeat(201),
        'é'.repeat(201),
        'x'.repeat(5_000),
        'a\0b',
      ];
      for (const q of refused) {
        const { status, body } = await ask(q);
        assert.equal(status, 400, JSON.stringify(q.slice(0, 20)));
        assert.equal(body.error, 'invalid_request');
        assert.equal(body.issues[0].path, 'q');
      }
      assert.equal((await app.get('/api/search')).status, 400);
      assert.equal((await app.get('/api/search?q=ab&q=cd')).status, 400);
      assert.equal((await app.get('/api/search?q=ab&limit=1000000')).status, 200);
    });

    it('is public, and refuses credentials that are not valid', async () => {
      assert.equal((await app.get('/api/search?q=ab', { authorization: 'Bearer sk_wrong' })).status, 401);
      assert.equal((await app.get('/api/search?q=ab', await app.member())).status, 200);
    });
  });
}
