import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { BRAND_PATH, canonical, resolveBrand } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the list of brands on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };

    const list = (query = '') => app.get(`/api/brands/registry${query}`);
    const domains = async (query = '') =>
      (await list(query)).body.brands.map(({ domain }: { domain: string }) => domain);
    const save = (domain: string, name: string, manifest?: object) =>
      app.post('/api/brands/save', { domain, brand_name: name, brand_manifest: manifest }, member);

    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
      app.sites.put('house.example', BRAND_PATH, {
        house: { domain: 'house.example', name: 'The House' },
        brands: [
          canonical('house', {
            keller_type: 'master',
            logos: [{ url: 'https://house.example/logo.svg', tags: ['primary'] }],
            colors: { primary: '#0b6e4f' },
            tone: { voice: 'Warm' },
            industries: ['retail'],
          }),
          canonical('sub', { keller_type: 'sub_brand', parent_brand: 'house' }),
        ],
        brand_refs: [{ domain: 'leaf.example', brand_id: 'leaf' }],
      });
      app.sites.put('leaf.example', BRAND_PATH, {
        ...canonical('leaf', { keller_type: 'endorsed', house_domain: 'house.example' }),
        names: [{ en: 'Leaf' }, { fr: 'Feuille' }],
      });
      app.sites.put('pointing.example', BRAND_PATH, { house: 'house.example' });
      for (const domain of ['house.example', 'leaf.example', 'pointing.example', 'nobody.example']) {
        await resolveBrand(app, domain);
      }
      await save('percent.example', '100% Wool', { description: 'Nothing but wool.' });
      await save('under.example', 'snake_case', { colors: [{ hex: '#112233', type: 'primary' }] });
      await save('slash.example', 'back\\slash');
      await save('plain.example', '100 Wool');
    });
    after(() => app.drop());

    it('holds brands with what lists show of them', async () => {
      const { status, body } = await list('?search=house.example');
      assert.equal(status, 200);
      const house = body.brands.find(({ domain }: { domain: string }) => domain === 'house.example');
      assert.deepEqual(house, {
        domain: 'house.example',
        brand_name: 'The house',
        source: 'brand_json',
        has_manifest: true,
        verified: true,
        keller_type: 'master',
        industries: ['retail'],
        logos: [{ url: 'https://house.example/logo.svg', tags: ['primary'] }],
        colors: { primary: '#0B6E4F' },
        tone: { voice: 'Warm' },
        house_domain: 'house.example',
        relationship_trust: 'inline',
        logo_url: 'https://house.example/logo.svg',
        primary_color: '#0B6E4F',
        sub_brand_count: 2,
        updated_at: app.clock.now().toISOString(),
      });
    });

    it('shows a confirmed house with the time of confirmation', async () => {
      const { brands } = (await list('?search=leaf')).body;
      assert.lengthOf(brands, 1);
      assert.include(brands[0], {
        brand_name: 'Leaf',
        house_domain: 'house.example',
        relationship_trust: 'mutual',
        relationship_verified_at: app.clock.now().toISOString(),
        keller_type: 'endorsed',
      });
    });

    it('leaves out domains that were asked for and not found, and those that only point elsewhere', async () => {
      const all = await domains();
      assert.sameMembers(all, [
        'house.example',
        'leaf.example',
        'percent.example',
        'under.example',
        'slash.example',
        'plain.example',
      ]);
    });

    it('counts what matches the search, whatever source is asked for', async () => {
      assert.deepEqual((await list()).body.stats, {
        total: 6,
        hosted: 0,
        brand_json: 2,
        community: 4,
        enriched: 0,
        stub: 3,
        houses: 5,
        sub_brands: 1,
        with_manifest: 3,
      });
      const { body } = await list('?search=wool&source=brand_json');
      assert.deepEqual(body.brands, []);
      assert.include(body.stats, { total: 2, community: 2, brand_json: 0, with_manifest: 1 });
    });

    it('filters by source', async () => {
      assert.sameMembers(await domains('?source=brand_json'), ['house.example', 'leaf.example']);
      assert.lengthOf(await domains('?source=community'), 4);
      assert.deepEqual(await domains('?source=enriched'), []);
      for (const source of ['hosted', 'stub', 'BRAND_JSON', '', 'brand_json,community']) {
        const { status, body } = await list(`?source=${source}`);
        assert.equal(status, 400, source);
        assert.equal(body.issues[0].path, 'source');
      }
    });

    it('searches domain, name, and names in other languages without regard to case', async () => {
      assert.deepEqual(await domains('?search=FEUILLE'), ['leaf.example']);
      assert.deepEqual(await domains('?search=Under.Ex'), ['under.example']);
      assert.sameMembers(await domains('?search=WOOL'), ['percent.example', 'plain.example']);
      assert.lengthOf(await domains('?search='), 6);
      assert.deepEqual(await domains('?search=nothing-like-this'), []);
    });

    it('takes wildcards and quotes literally', async () => {
      assert.deepEqual(await domains(`?search=${encodeURIComponent('%')}`), ['percent.example']);
      assert.deepEqual(await domains(`?search=${encodeURIComponent('100% w')}`), ['percent.example']);
      assert.deepEqual(await domains('?search=_'), ['under.example']);
      assert.deepEqual(await domains(`?search=${encodeURIComponent('\\')}`), ['slash.example']);
      for (const text of ["'", '"', "' or 1=1 --", '[a-z]', '*', '?', '(', '\ud83d\ude00']) {
        assert.deepEqual(await domains(`?search=${encodeURIComponent(text)}`), [], text);
      }
    });

    it('refuses a search with a character that no database stores', async () => {
      const { status, body } = await list('?search=a%00b');
      assert.equal(status, 400);
      assert.equal(body.issues[0].path, 'search');
    });

    it('pages without loss or repetition, in one order', async () => {
      const all = await domains();
      assert.deepEqual(await domains(), all);
      for (const size of [1, 2, 4]) {
        const seen: string[] = [];
        for (let offset = 0; offset < all.length; offset += size) {
          seen.push(...(await domains(`?limit=${size}&offset=${offset}`)));
        }
        assert.deepEqual(seen, all, `pages of ${size}`);
      }
      assert.deepEqual(await domains('?offset=6'), []);
      assert.deepEqual(await domains('?offset=2147483647'), []);
    });

    it('keeps brands with the same name apart by domain', async () => {
      for (const domain of ['twin-b.example', 'twin-a.example', 'twin-c.example']) await save(domain, 'Twin');
      const seen = [];
      for (const offset of [0, 1, 2]) seen.push(...(await domains(`?search=twin&limit=1&offset=${offset}`)));
      assert.deepEqual(seen, ['twin-a.example', 'twin-b.example', 'twin-c.example']);
    });

    it('refuses numbers outside the bounds instead of bending them', async () => {
      for (const query of [
        'limit=0',
        'limit=5001',
        'limit=-1',
        'limit=1.5',
        'limit=ten',
        'limit=',
        'limit=1e2',
        'limit=1&limit=2',
        'offset=-1',
        'offset=2147483648',
        'offset=NaN',
      ]) {
        const { status, body } = await list(`?${query}`);
        assert.equal(status, 400, query);
        assert.match(body.issues[0].path, /^(limit|offset)$/, query);
      }
      assert.equal((await list('?limit=5000')).status, 200);
      assert.equal((await list(`?search=${'x'.repeat(201)}`)).status, 400);
    });
  });
}
