import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { asked, BRAND_PATH, canonical, resolveBrand } from '../world.ts';

type Revision = { revision_number: number; editor_name: string; edit_summary: string };

for (const engine of engines) {
  describe(`saving a brand on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const save = async (body: object, member?: { authorization: string }) =>
      app.post('/api/brands/save', body, member ?? (await app.member('Editors')));
    const history = async (domain: string) => (await app.get(`/api/brands/history?domain=${domain}`)).body;
    const numbers = async (domain: string) =>
      (await history(domain)).revisions.map(({ revision_number: number }: Revision) => number);

    it('creates an entry without a revision number, and numbers edits from 2', async () => {
      const created = await save({ domain: 'https://www.Acme.example/about', brand_name: 'Acme' });
      assert.equal(created.status, 200);
      assert.hasAllKeys(created.body, ['success', 'message', 'domain', 'id']);
      assert.include(created.body, { success: true, domain: 'acme.example' });
      for (const number of [2, 3, 4]) {
        const { body } = await save({ domain: 'acme.example', brand_name: `Acme ${number}` });
        assert.include(body, { revision_number: number, id: created.body.id, domain: 'acme.example' });
      }
      assert.deepEqual(await numbers('acme.example'), [4, 3, 2, 1]);
      assert.equal((await resolveBrand(app, 'acme.example')).body.brand_name, 'Acme 4');
    });

    it('tells in the history who changed what', async () => {
      const ada = await app.member('Ada Ltd');
      const bob = await app.member('Bob Inc');
      await save(
        { domain: 'story.example', brand_name: 'Story', brand_manifest: { description: 'One.' } },
        ada,
      );
      app.clock.advance(1000);
      await save(
        { domain: 'story.example', brand_name: 'Story', brand_manifest: { description: 'Two.' } },
        bob,
      );
      await save({ domain: 'story.example', brand_name: 'Story' }, ada);
      const { domain, total, revisions } = await history('www.story.example');
      assert.equal(domain, 'story.example');
      assert.equal(total, 3);
      assert.deepEqual(revisions[1], {
        revision_number: 2,
        editor_name: 'Bob Inc',
        edit_summary: 'Changed brand_manifest.description',
        source: 'community',
        is_rollback: false,
        created_at: app.clock.now().toISOString(),
      });
      assert.deepEqual(
        revisions.map(({ editor_name: name, edit_summary: text }: Revision) => [name, text]),
        [
          ['Ada Ltd', 'No change'],
          ['Bob Inc', 'Changed brand_manifest.description'],
          ['Ada Ltd', 'Created'],
        ],
      );
    });

    it('keeps the manifest of an edit that gives none, and replaces it by one that does', async () => {
      const domain = 'keeps.example';
      await save({ domain, brand_name: 'A', brand_manifest: { description: 'Kept.', tagline: 'Old' } });
      await save({ domain, brand_name: 'B' });
      assert.deepEqual((await resolveBrand(app, domain)).body.brand_manifest, {
        description: 'Kept.',
        tagline: 'Old',
      });
      await save({ domain, brand_name: 'B', brand_manifest: { description: 'New.' } });
      assert.deepEqual((await resolveBrand(app, domain)).body.brand_manifest, { description: 'New.' });
      await save({ domain, brand_name: 'B', brand_manifest: {} });
      assert.notProperty((await resolveBrand(app, domain)).body, 'brand_manifest');
    });

    it('keeps unknown manifest keys, and drops those that claim trust at any depth', async () => {
      await save({
        domain: 'claims.example',
        brand_name: 'Claims',
        source: 'brand_json',
        verified: true,
        relationship_trust: 'mutual',
        house_domain: 'famous.example',
        brand_manifest: {
          own_field: { kept: 1, Verified: true, classification: 'gold' },
          classification: 'premium',
          is_authoritative: true,
          relationship_trust: 'mutual',
          review_status: 'approved',
          list: [{ badge: 'x', fine: 'y' }],
        },
      });
      const { body } = await resolveBrand(app, 'claims.example');
      assert.equal(body.source, 'community');
      assert.deepEqual(body.brand_manifest, { own_field: { kept: 1 }, list: [{ fine: 'y' }] });
      for (const key of ['relationship_trust', 'verified']) assert.notProperty(body, key);
      assert.equal(body.house_domain, body.canonical_domain);
      const listed = (await app.get('/api/brands/registry?search=claims')).body.brands[0];
      assert.isFalse(listed.verified);
    });

    it('stores colors as the list, from either form', async () => {
      await save({
        domain: 'map.example',
        brand_name: 'M',
        brand_manifest: { colors: { primary: '#0b6e4f' } },
      });
      await save({
        domain: 'list.example',
        brand_name: 'L',
        brand_manifest: { colors: [{ hex: '#0B6E4F', type: 'primary' }] },
      });
      for (const domain of ['map.example', 'list.example']) {
        assert.deepEqual((await resolveBrand(app, domain)).body.brand_manifest.colors, [
          { hex: '#0B6E4F', type: 'primary' },
        ]);
      }
    });

    it('refuses a domain with a file of its own, and writes nothing', async () => {
      app.sites.put('seen.example', BRAND_PATH, canonical('seen'));
      await resolveBrand(app, 'seen.example');
      app.sites.put('unseen.example', BRAND_PATH, canonical('unseen'));
      app.sites.put('pointed.example', BRAND_PATH, { house: 'seen.example' });
      for (const domain of ['seen.example', 'unseen.example', 'pointed.example']) {
        for (const spelling of [domain, `www.${domain}`, `HTTPS://WWW.${domain}./x`, `${domain}:443`]) {
          const { status, body } = await save({ domain: spelling, brand_name: 'Mine now' });
          assert.equal(status, 409, spelling);
          assert.include(body, { error: 'authoritative_entry', domain });
        }
        assert.notInclude((await resolveBrand(app, domain)).text, 'Mine now');
        assert.equal((await history(domain)).total, 1, 'only what the crawl saw');
        assert.equal((await app.get(`/brands/${domain}/brand.json`)).status, 404);
      }
    });

    it('refuses an edit once the domain has published a file, although nobody looked since', async () => {
      await save({ domain: 'later.example', brand_name: 'Later' });
      app.sites.put('later.example', BRAND_PATH, canonical('later'));
      app.clock.advance(HOUR_MS);
      const { status } = await save({ domain: 'later.example', brand_name: 'Edited' });
      assert.equal(status, 409);
      assert.equal((await resolveBrand(app, 'later.example')).body.source, 'brand_json');
    });

    it('accepts an entry once the file of the domain is gone', async () => {
      app.sites.put('freed.example', BRAND_PATH, canonical('freed'));
      assert.equal((await save({ domain: 'freed.example', brand_name: 'F' })).status, 409);
      app.sites.remove('freed.example', BRAND_PATH);
      assert.equal((await save({ domain: 'freed.example', brand_name: 'F' })).status, 409);
      app.clock.advance(24 * HOUR_MS);
      const { status, body } = await save({ domain: 'freed.example', brand_name: 'F' });
      assert.equal(status, 200);
      assert.notProperty(body, 'revision_number');
      assert.equal((await resolveBrand(app, 'freed.example')).body.source, 'community');
    });

    it('makes one create and three edits out of four that come together', async () => {
      const member = await app.member();
      const domain = 'race.example';
      app.owners.publish((await app.post('/api/ownership/challenges', { domain }, member)).body);
      const answers = await Promise.all(
        ['A', 'B', 'C', 'D'].map((name) => save({ domain, brand_name: name }, member)),
      );
      assert.deepEqual(
        answers.map(({ status, body }) => body.revision_number ?? body.error ?? status).sort(),
        [2, 200, 3, 4],
      );
      assert.lengthOf(new Set(answers.map(({ body }) => body.id)), 1);
      assert.deepEqual(await numbers(domain), [4, 3, 2, 1]);
      assert.equal(asked(app, domain, BRAND_PATH), 0);
    });

    it('needs a credential that is known', async () => {
      const body = { domain: 'locked.example', brand_name: 'Locked' };
      for (const authorization of ['', 'Bearer', 'Bearer sk_unknown', 'Basic YTpi', 'sk_unknown']) {
        const answer = await app.post(
          '/api/brands/save',
          body,
          authorization === '' ? {} : { authorization },
        );
        assert.equal(answer.status, 401, authorization);
        assert.equal(answer.body.error, 'unauthorized');
        assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer resource_metadata="http/);
      }
      assert.equal((await resolveBrand(app, 'locked.example')).status, 404);
    });
  });
}
