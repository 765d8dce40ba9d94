import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { asked, BRAND_PATH, canonical, putDead, resolveBrand } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`brands and their houses on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const put = (domain: string, document: object) => app.sites.put(domain, BRAND_PATH, document);
    const resolve = async (domain: string, query = '') => (await resolveBrand(app, domain, query)).body;

    it('finds an inline brand by the website it owns', async () => {
      put('group.example', {
        house: { domain: 'group.example', name: 'Group' },
        brands: [
          canonical('group', { keller_type: 'master' }),
          canonical('kids', {
            keller_type: 'sub_brand',
            parent_brand: 'group',
            properties: [{ type: 'website', identifier: 'kids.example' }],
          }),
        ],
      });
      put('kids.example', { house: 'group.example' });
      const kids = await resolve('kids.example');
      assert.include(kids, {
        canonical_id: 'kids.example',
        brand_id: 'kids',
        canonical_domain: 'kids.example',
        house_domain: 'group.example',
        house_name: 'Group',
        relationship_trust: 'inline',
        keller_type: 'sub_brand',
        parent_brand: 'group',
      });
      const master = await resolve('group.example');
      assert.include(master, {
        canonical_id: 'group.example#group',
        relationship_trust: 'inline',
        brand_name: 'The group',
        house_domain: 'group.example',
      });
    });

    it('answers for the house itself when no inline brand does', async () => {
      put('holding.example', {
        house: { domain: 'holding.example', name: 'Holding' },
        brands: [canonical('a', { keller_type: 'endorsed' })],
      });
      assert.include(await resolve('holding.example'), {
        canonical_id: 'holding.example',
        brand_name: 'Holding',
        relationship_trust: 'standalone',
      });
    });

    it('gives a redirecting domain that the house does not name nothing but a claim', async () => {
      put('stranger.example', { house: 'group.example' });
      const body = await resolve('stranger.example');
      assert.include(body, {
        canonical_id: 'stranger.example',
        canonical_domain: 'stranger.example',
        brand_name: 'stranger.example',
        house_domain: 'stranger.example',
        keller_type: 'independent',
        claimed_house_domain: 'group.example',
        relationship_trust: 'leaf_only',
      });
      for (const key of ['brand_id', 'house_name', 'brand_manifest', 'parent_brand']) {
        assert.notProperty(body, key);
      }
    });

    it('does not take a direct or delegated property for an owned one', async () => {
      put('agency.example', {
        house: { domain: 'agency.example', name: 'Agency' },
        brands: [
          canonical('agency', {
            keller_type: 'master',
            properties: [{ type: 'website', identifier: 'client.example', relationship: 'delegated' }],
          }),
        ],
      });
      put('client.example', { house: 'agency.example' });
      assert.equal((await resolve('client.example')).relationship_trust, 'leaf_only');
    });

    it('calls a tie mutual only when the house names domain and brand id', async () => {
      put('house.example', {
        house: { domain: 'house.example', name: 'House' },
        brand_refs: [
          { domain: 'named.example', brand_id: 'named' },
          { domain: 'otherid.example', brand_id: 'another' },
        ],
      });
      for (const [name, trust] of [
        ['named', 'mutual'],
        ['otherid', 'leaf_only'],
        ['unnamed', 'leaf_only'],
      ] as const) {
        put(`${name}.example`, canonical(name, { house_domain: 'house.example' }));
        const body = await resolve(`${name}.example`);
        assert.equal(body.relationship_trust, trust, name);
        if (trust === 'mutual') {
          assert.include(body, { house_domain: 'house.example', house_name: 'House' });
          assert.equal(body.relationship_verified_at, app.clock.now().toISOString());
          assert.notProperty(body, 'claimed_house_domain');
        } else {
          assert.equal(body.claimed_house_domain, 'house.example', name);
          assert.equal(body.house_domain, `${name}.example`);
          assert.notProperty(body, 'relationship_verified_at', name);
        }
      }
    });

    it('does not count a declaration that is not in force yet, or too old', async () => {
      const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();
      put('dates.example', {
        house: { domain: 'dates.example', name: 'Dates' },
        brand_refs: [
          { domain: 'current.example', brand_id: 'current', effective_at: at(-179 * DAY_MS) },
          { domain: 'future.example', brand_id: 'future', effective_at: at(HOUR_MS) },
          { domain: 'expired.example', brand_id: 'expired', effective_at: at(-181 * DAY_MS) },
        ],
      });
      for (const [name, trust] of [
        ['current', 'mutual'],
        ['future', 'leaf_only'],
        ['expired', 'leaf_only'],
      ] as const) {
        put(`${name}.example`, canonical(name, { house_domain: 'dates.example' }));
        assert.equal((await resolve(`${name}.example`)).relationship_trust, trust, name);
      }
    });

    it('cannot verify a tie when the house serves no house file', async () => {
      putDead(app, 'silent.example');
      put('faulty-house.example', canonical('faulty_house'));
      app.sites.put('failing.example', BRAND_PATH, { status: 500 });
      for (const house of ['silent.example', 'faulty-house.example', 'failing.example', 'nowhere.example']) {
        const domain = `leaf-of-${house}`;
        put(domain, canonical('leaf', { house_domain: house }));
        const body = await resolve(domain);
        assert.equal(body.relationship_trust, 'unverifiable', house);
        assert.equal(body.claimed_house_domain, house);
        assert.equal(body.house_domain, domain);
      }
    });

    it('keeps a mutual tie for 24 hours while the house cannot be reached', async () => {
      put('steady.example', {
        house: { domain: 'steady.example', name: 'Steady' },
        brand_refs: [{ domain: 'child.example', brand_id: 'child' }],
      });
      put('child.example', canonical('child', { house_domain: 'steady.example' }));
      const first = await resolve('child.example');
      assert.equal(first.relationship_trust, 'mutual');
      app.sites.put('steady.example', BRAND_PATH, { status: 503 });

      app.clock.advance(23 * HOUR_MS);
      const kept = await resolve('child.example', '&fresh=true');
      assert.equal(kept.relationship_trust, 'mutual');
      assert.equal(kept.house_domain, 'steady.example');
      assert.equal(kept.relationship_verified_at, first.relationship_verified_at);

      app.clock.advance(2 * HOUR_MS);
      const over = await resolve('child.example', '&fresh=true');
      assert.equal(over.relationship_trust, 'unverifiable');
      assert.equal(over.house_domain, 'child.example');
    });

    it('drops a mutual tie at once when the house takes its word back', async () => {
      const house = (refs: object[]) => ({
        house: { domain: 'fickle.example', name: 'F' },
        brand_refs: refs,
      });
      put('fickle.example', house([{ domain: 'left.example', brand_id: 'left' }]));
      put('left.example', canonical('left', { house_domain: 'fickle.example' }));
      assert.equal((await resolve('left.example')).relationship_trust, 'mutual');
      put('fickle.example', house([{ domain: 'else.example', brand_id: 'else' }]));
      assert.equal((await resolve('left.example', '&fresh=true')).relationship_trust, 'leaf_only');
    });

    it('follows a pointer, but only three in all and never in a circle', async () => {
      put('pointing.example', { authoritative_location: 'https://files.pointing.example/b.json' });
      app.sites.put('files.pointing.example', '/b.json', canonical('pointing'));
      assert.equal((await resolve('pointing.example')).canonical_id, 'pointing.example');

      put('one.example', { house: 'two.example' });
      put('two.example', { house: 'three.example' });
      put('three.example', { house: 'four.example' });
      put('four.example', {
        house: { domain: 'four.example', name: 'Four' },
        brands: [canonical('b', { properties: [{ type: 'website', identifier: 'one.example' }] })],
      });
      assert.equal((await resolve('one.example')).house_domain, 'four.example');
      put('zero.example', { house: 'one.example' });
      assert.equal((await resolveBrand(app, 'zero.example')).status, 404);
      assert.equal(asked(app, 'four.example', BRAND_PATH), 1);

      put('ring-a.example', { house: 'ring-b.example' });
      put('ring-b.example', { house: 'ring-a.example' });
      assert.equal((await resolveBrand(app, 'ring-a.example')).status, 404);
      assert.equal(asked(app, 'ring-a.example', BRAND_PATH), 1);
    });

    it('does not let one domain speak with the file of another', async () => {
      put('famous.example', canonical('famous', { description: 'Famous.' }));
      put('thief.example', { authoritative_location: 'https://famous.example/.well-known/brand.json' });
      const body = await resolve('thief.example');
      assert.equal(body.canonical_id, 'thief.example');
      assert.equal(body.relationship_trust, 'leaf_only');
      assert.notProperty(body, 'brand_manifest');
    });

    it('refuses a house file that names another domain as the house', async () => {
      put('fake.example', {
        house: { domain: 'famous.example', name: 'Famous' },
        brands: [canonical('fake', { keller_type: 'master' })],
      });
      assert.equal((await resolveBrand(app, 'fake.example')).status, 404);
    });

    it('answers a document that only names a brand agent with the agent', async () => {
      put('agents.example', {
        agents: [{ type: 'brand', id: 'desk', url: 'https://brand.agents.example/mcp' }],
      });
      assert.include(await resolve('agents.example'), {
        canonical_id: 'agents.example',
        brand_name: 'agents.example',
        brand_agent_url: 'https://brand.agents.example/mcp',
      });
    });
  });
}
