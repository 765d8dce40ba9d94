import { assert } from 'chai';
import { rollback } from '../../../src/admin/commands.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';
import {
  ADAGENTS_PATH,
  BRAND_PATH,
  canonical,
  crawlNow,
  eventually,
  publisherFile,
  resolveBrand,
  resolveProperty,
} from '../world.ts';

type Revision = { revision_number: number; is_rollback: boolean; rolled_back_to?: number; source: string };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`histories on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member('Editors');
      for (let i = 1; i <= 25; i += 1) {
        await app.post('/api/brands/save', { domain: 'long.example', brand_name: `Long ${i}` }, member);
      }
    });
    after(() => app.drop());

    const history = (entity: string, query: string) => app.get(`/api/${entity}/history?${query}`);
    const numbers = async (query: string) =>
      (await history('brands', query)).body.revisions.map(({ revision_number: number }: Revision) => number);

    it('come newest first, 20 at a time unless asked otherwise, with the total', async () => {
      const { body } = await history('brands', 'domain=long.example');
      assert.equal(body.total, 25);
      assert.deepEqual(
        await numbers('domain=long.example'),
        [...Array(20).keys()].map((i) => 25 - i),
      );
      assert.deepEqual(await numbers('domain=long.example&limit=3&offset=1'), [24, 23, 22]);
      assert.deepEqual(await numbers('domain=long.example&limit=100&offset=20'), [5, 4, 3, 2, 1]);
      assert.deepEqual(await numbers('domain=long.example&offset=25'), []);
    });

    it('refuse numbers outside the bounds, and what is no domain', async () => {
      for (const entity of ['brands', 'properties']) {
        for (const [query, path] of [
          ['domain=long.example&limit=0', 'limit'],
          ['domain=long.example&limit=101', 'limit'],
          ['domain=long.example&limit=x', 'limit'],
          ['domain=long.example&limit=2.5', 'limit'],
          ['domain=long.example&offset=-1', 'offset'],
          ['domain=long.example&offset=1e3', 'offset'],
          ['limit=5', 'domain'],
          ['domain=', 'domain'],
          ['domain=localhost', 'domain'],
        ] as const) {
          const { status, body } = await history(entity, query);
          assert.equal(status, 400, query);
          assert.equal(body.issues[0].path, path, query);
        }
      }
    });

    it('end with what counts now when a file is lost', async () => {
      const domain = 'lost.example';
      const latest = async (entity: string) =>
        (await history(entity, `domain=${domain}`)).body.revisions.map(
          ({ edit_summary: summary, editor_name: editor, source }: Record<string, string>) =>
            `${editor}, ${source}: ${summary}`,
        );
      app.sites.put(domain, '/', { body: '' });
      await app.post('/api/properties/save', { publisher_domain: domain }, member);
      await app.post('/api/brands/save', { domain, brand_name: 'Lost' }, member);
      app.sites.put(domain, ADAGENTS_PATH, publisherFile(domain));
      app.sites.put(domain, BRAND_PATH, canonical('lost'));
      app.clock.advance(HOUR_MS);
      await crawlNow(app, domain);
      app.sites.put(domain, ADAGENTS_PATH, { body: '{broken' });
      app.sites.remove(domain, BRAND_PATH);
      await crawlNow(app, domain);
      await crawlNow(app, domain);
      assert.deepEqual(await latest('properties'), [
        'system, community: adagents.json is invalid; the community entry counts again',
        'system, adagents_json: adagents.json found',
        'Editors, community: Created',
      ]);
      assert.deepEqual(await latest('brands'), [
        'system, community: brand.json is absent; the community entry counts again',
        'system, brand_json: brand.json found',
        'Editors, community: Created',
      ]);
      const edited = await app.post('/api/brands/save', { domain, brand_name: 'Found' }, member);
      assert.equal(edited.body.revision_number, 4);
    });

    it('end with the loss of a file where nobody else says anything', async () => {
      const domain = 'gone.example';
      app.sites.put(domain, ADAGENTS_PATH, publisherFile(domain));
      await crawlNow(app, domain);
      app.sites.remove(domain, ADAGENTS_PATH);
      await crawlNow(app, domain);
      const { body } = await history('properties', `domain=${domain}`);
      assert.equal(body.total, 2);
      assert.include(body.revisions[0], { edit_summary: 'adagents.json is absent', source: 'adagents_json' });
    });

    it('answer 404 for domains that nobody knows, also when they were asked for', async () => {
      await resolveBrand(app, 'nobody.example');
      await resolveProperty(app, 'nobody.example');
      for (const entity of ['brands', 'properties']) {
        const { status, body } = await history(entity, 'domain=nobody.example');
        assert.equal(status, 404, entity);
        assert.include(body, { error: 'not_found', domain: 'nobody.example' });
      }
    });

    it('tell when the file of a domain appeared and changed, once each', async () => {
      app.sites.put('filed.example', BRAND_PATH, canonical('filed'));
      await resolveBrand(app, 'filed.example');
      await resolveBrand(app, 'filed.example', '&fresh=true');
      app.sites.put('filed.example', BRAND_PATH, canonical('filed', { description: 'New.' }));
      await resolveBrand(app, 'filed.example', '&fresh=true');
      const { body } = await history('brands', 'domain=filed.example');
      assert.equal(body.total, 2);
      for (const revision of body.revisions) {
        assert.include(revision, { editor_name: 'system', source: 'brand_json', is_rollback: false });
        assert.notProperty(revision, 'rolled_back_to');
      }
    });

    it('show a rollback of a brand as a new revision that names the restored one', async () => {
      const save = (name: string, description: string) =>
        app.post(
          '/api/brands/save',
          { domain: 'back.example', brand_name: name, brand_manifest: { description } },
          member,
        );
      await save('First', 'One.');
      await save('Second', 'Two.');
      assert.deepEqual(await rollback(app.store, 'brand', 'www.back.example', 1), {
        domain: 'back.example',
        revision_number: 3,
        rolled_back_to: 1,
      });
      const { body } = await resolveBrand(app, 'back.example');
      assert.equal(body.brand_name, 'First');
      assert.deepEqual(body.brand_manifest, { description: 'One.' });
      const { revisions } = (await history('brands', 'domain=back.example')).body;
      assert.include(revisions[0], {
        is_rollback: true,
        rolled_back_to: 1,
        source: 'community',
        editor_name: 'admin',
      });
      assert.equal((await save('Third', 'Three.')).body.revision_number, 4);
      await rollback(app.store, 'brand', 'back.example', 3);
      assert.equal((await resolveBrand(app, 'back.example')).body.brand_name, 'First');
    });

    it('show a rollback of a publisher, with its properties back in the catalogue', async () => {
      const save = (names: string[]) =>
        app.post(
          '/api/properties/save',
          { publisher_domain: 'press.example', properties: names.map((name) => ({ type: 'website', name })) },
          member,
        );
      const catalogue = async () =>
        (await app.get('/api/properties/registry')).body.properties
          .filter(({ domain }: { domain: string }) => domain === 'press.example')
          .map(({ name }: { name: string }) => name);
      await save(['Paper']);
      await save(['Paper', 'Radio']);
      await save(['Radio']);
      assert.include(await rollback(app.store, 'property', 'press.example', 1), { revision_number: 4 });
      const { body } = await resolveProperty(app, 'press.example');
      assert.deepEqual(
        body.properties.map(({ name }: { name: string }) => name),
        ['Paper'],
      );
      assert.deepEqual(await eventually(catalogue, (names) => names.length === 1), ['Paper']);
      const { revisions } = (await history('properties', 'domain=press.example')).body;
      assert.include(revisions[0], { is_rollback: true, rolled_back_to: 1, revision_number: 4 });
    });

    it('have no rollback to what is current, missing, or was no entry', async () => {
      app.sites.put('mixed.example', BRAND_PATH, canonical('mixed'));
      await resolveBrand(app, 'mixed.example');
      app.sites.remove('mixed.example', BRAND_PATH);
      await resolveBrand(app, 'mixed.example', '&fresh=true');
      await app.post('/api/brands/save', { domain: 'mixed.example', brand_name: 'Mixed' }, member);
      for (const [entity, domain, to, reason] of [
        ['brand', 'long.example', 25, 'revision 25 is the current one'],
        ['brand', 'long.example', 26, 'there is no revision 26'],
        ['brand', 'filed.example', 1, 'filed.example has no entry'],
        ['brand', 'unknown.example', 1, 'unknown.example has no entry'],
        ['property', 'long.example', 1, 'long.example has no entry'],
        ['brand', 'mixed.example', 1, "revision 1 is the domain's own file, not an entry"],
        ['brand', 'localhost', 1, 'localhost: must have at least two labels'],
      ] as const) {
        const error = await rejects(rollback(app.store, entity, domain, to));
        assert.equal(error.message, reason);
      }
      assert.equal((await history('brands', 'domain=long.example')).body.total, 25);
    });
  });
}
