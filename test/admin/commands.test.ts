import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { ADAGENTS_PATH, BRAND_PATH, canonical, publisherFile } from '../http/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { runAdmin, runAdminProcess } from './run-admin.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`operator commands on ${engine.name}`, () => {
    let app: TestApp;
    let folder: string;
    before(async () => {
      app = await startTestApp(engine);
      folder = mkdtempSync(join(tmpdir(), 'registry-admin-'));
    });
    after(async () => {
      rmSync(folder, { recursive: true });
      await app.drop();
    });

    /** The one JSON object that the command printed. */
    async function admin(...args: string[]): Promise<Record<string, unknown>> {
      const hosts = join(folder, 'hosts.json');
      writeFileSync(hosts, JSON.stringify(Object.fromEntries(app.sites.hosts)));
      const env = { DATABASE_URL: app.config.databaseUrl, OUTBOUND_HOSTS: hosts, DNS_SERVERS: '127.0.0.1:9' };
      const { code, stdout, stderr } = await runAdmin(env, ...args);
      assert.equal(stderr, '', args.join(' '));
      assert.equal(code, 0);
      assert.match(stdout, /^\{.*\}\n$/, 'one line, nothing else');
      return JSON.parse(stdout);
    }
    const save = (key: string, name: string) =>
      app.post(
        '/api/brands/save',
        { domain: 'acme.example', brand_name: name },
        { authorization: `Bearer ${key}` },
      );

    it('make an organization and a key that works until it is revoked', async () => {
      const { organization } = await admin('org', 'create', '--name', 'Müller & Söhne', '--tier', 'api');
      assert.hasAllKeys(organization, ['id', 'name', 'tier']);
      assert.deepInclude(organization, { name: 'Müller & Söhne', tier: 'api' });
      const issued = await admin(
        'key',
        'create',
        '--org',
        'Müller & Söhne',
        '--name',
        'ci',
        '--permissions',
        'registry:write, products:read',
      );
      assert.deepEqual(issued.permissions, ['registry:write', 'products:read']);
      const key = String(issued.api_key);
      assert.match(key, /^sk_[\w-]{43}$/);
      assert.equal((await save(key, 'First')).status, 200);
      const history = await app.get('/api/brands/history?domain=acme.example');
      assert.equal(history.body.revisions[0].editor_name, 'Müller & Söhne');
      assert.equal((await save(key, 'Second')).body.revision_number, 2);

      const listed = await admin('org', 'list');
      assert.deepInclude(listed.organizations, {
        ...(organization as object),
        created_at: (
          await app.store.read.organizations.findByName('Müller & Söhne')
        )?.createdAt.toISOString(),
      });
      const keys = () => admin('key', 'list', '--org', 'Müller & Söhne');
      const [shown] = (await keys()).api_keys as Record<string, unknown>[];
      assert.deepInclude(shown, { id: issued.id, name: 'ci', revoked_at: null });
      assert.notInclude(JSON.stringify(shown), key.slice(3));

      assert.deepEqual(await admin('key', 'revoke', String(issued.id)), { id: issued.id, revoked: true });
      const [revoked] = (await keys()).api_keys as Record<string, unknown>[];
      assert.isString(revoked?.revoked_at);
      assert.equal((await save(key, 'Third')).status, 401);
    });

    it('are a program that ends with its code once it has written', async () => {
      const env = { DATABASE_URL: app.config.databaseUrl };
      const made = await runAdminProcess(env, 'org', 'create', '--name', 'By hand');
      assert.deepInclude(made, { code: 0, stderr: '' });
      assert.match(made.stdout, /^\{"organization":\{"id":"[^"]+","name":"By hand","tier":null\}\}\n$/);
      assert.isDefined(await app.store.read.organizations.findByName('By hand'));
      if (engine.name !== 'sqlite') return;
      assert.deepEqual(await runAdminProcess(env, 'org', 'tier', 'Nobody', 'api'), {
        code: 1,
        stdout: '',
        stderr: 'no organization with the id or name "Nobody"; org list shows them\n',
      });
    });

    // One engine is enough for what goes through the same store; the rules are tested on both elsewhere.
    if (engine.name !== 'sqlite') return;

    it('restore earlier revisions of brands and publishers', async () => {
      const member = await app.member();
      for (const name of ['One', 'Two']) {
        const properties = [{ type: 'website', name }];
        await app.post('/api/properties/save', { publisher_domain: 'press.example', properties }, member);
        await app.post('/api/brands/save', { domain: 'back.example', brand_name: name }, member);
      }
      assert.deepEqual(await admin('brand', 'rollback', 'https://www.BACK.example/', '1'), {
        domain: 'back.example',
        revision_number: 3,
        rolled_back_to: 1,
      });
      await admin('property', 'rollback', 'press.example', '1');
      for (const [path, domain] of [
        ['brands', 'back.example'],
        ['properties', 'press.example'],
      ]) {
        const { body } = await app.get(`/api/${path}/history?domain=${domain}`);
        assert.include(body.revisions[0], { revision_number: 3, is_rollback: true, rolled_back_to: 1 });
      }
      assert.equal((await app.get('/api/brands/resolve?domain=back.example')).body.brand_name, 'One');
      const { body } = await app.get('/api/properties/resolve?domain=press.example');
      assert.equal(body.properties[0].name, 'One');
    });

    it('decide what waits for review', async () => {
      const member = await app.member();
      await app.post('/api/brands/discovered/community', { domain: 'good.example' }, member);
      assert.equal((await app.get('/api/brands/resolve?domain=good.example')).status, 404);
      assert.deepEqual(await admin('brand', 'review', 'good.example', 'approve'), {
        domain: 'good.example',
        review_status: 'approved',
      });
      assert.equal((await app.get('/api/brands/resolve?domain=good.example')).status, 200);
    });

    it('crawl a domain at once and tell what was found', async () => {
      app.sites.put('news.example', ADAGENTS_PATH, publisherFile('news.example'));
      app.sites.put('news.example', BRAND_PATH, canonical('news'));
      const outcome = await admin('crawl', 'WWW.news.example');
      assert.deepInclude(outcome, { domain: 'news.example', result: 'crawled' });
      const publisher = await app.get('/api/properties/resolve?domain=news.example');
      assert.equal(publisher.body.source, 'adagents_json');
      assert.equal((await app.get('/api/brands/resolve?domain=news.example')).body.source, 'brand_json');
    });
  });
}
