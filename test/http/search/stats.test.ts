import { assert } from 'chai';
import { enrollForOrganization, removeEnrolment } from '../../../src/admin/agents.ts';
import { rollback } from '../../../src/admin/commands.ts';
import { createKey, createOrganization } from '../../../src/admin/organizations.ts';
import { reviewBrand } from '../../../src/admin/reviews.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { count, execute } from '../../support/sql.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, publisherFile, putDead } from '../world.ts';
import { assertCounted } from './counted.ts';

const NO_COPIES = { live: 0, stale: 0, invalid: 0, absent: 0, unreachable: 0 };

const wide = Array.from({ length: 230 }, (_, index) => ({
  property_id: `p${index}`,
  property_type: index % 2 === 0 ? 'website' : 'podcast',
  name: `P ${index}`,
  identifiers: [{ type: 'subdomain', value: `p${index}.many.example` }],
}));

/** Looks at domains that publish nothing, and forgets them. */
async function forgetBare(app: TestApp): Promise<void> {
  for (const domain of ['bare-1.example', 'bare-2.example']) await crawlNow(app, domain);
  const later = new Date(app.clock.now().getTime() + 1);
  const cut = { before: later, askedBefore: later };
  await app.store.transaction(async (tx) => {
    assert.isAtLeast(await tx.publishers.pruneUnknown(cut, 100), 2);
    assert.isAtLeast(await tx.brands.pruneUnknown(cut, 100), 2);
  });
}

for (const engine of engines) {
  describe(`getRegistryStats on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const stats = async (headers = {}) => {
      const { status, body } = await app.get('/api/registry/stats', headers);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const EMPTY = {
      registered_agents: 0,
      registered_publishers: 0,
      discovered_agents: 0,
      discovered_publishers: 0,
      discovered_properties: 0,
      authorizations: 0,
      authorizations_by_source: { adagents_json: 0, agent_claim: 0 },
      properties_by_type: {},
      brands: 0,
      publishers: 0,
      freshness: { publishers: NO_COPIES, brands: NO_COPIES },
    };

    it('are zero at the beginning', async () => {
      assert.deepEqual(await stats(), EMPTY);
    });

    it('follow crawls, changes, entries and losses', async () => {
      const publish = async (domain: string, file: object) => {
        app.sites.put(domain, ADAGENTS_PATH, { body: JSON.stringify(file) });
        await crawlNow(app, domain);
      };
      await publish('one.example', publisherFile('one.example'));
      await publish('two.example', publisherFile('two.example'));
      await publish('two.example', publisherFile('two.example', { last_updated: '2026-01-01T00:00:00Z' }));
      const member = await app.member();
      await app.post(
        '/api/properties/save',
        {
          publisher_domain: 'entry.example',
          properties: [
            { type: 'podcast', name: 'Talk' },
            { type: 'dooh', name: 'Future' },
          ],
        },
        member,
      );
      await app.post('/api/brands/save', { domain: 'brand.example', brand_name: 'B' }, member);
      const both = {
        ...EMPTY,
        registered_publishers: 1,
        discovered_agents: 2,
        discovered_publishers: 2,
        discovered_properties: 4,
        authorizations: 2,
        authorizations_by_source: { adagents_json: 2, agent_claim: 0 },
        properties_by_type: { website: 2, podcast: 1, dooh: 1 },
        brands: 1,
        publishers: 3,
        freshness: {
          publishers: { ...NO_COPIES, live: 2, unreachable: 1 },
          brands: { ...NO_COPIES, absent: 2, unreachable: 1 },
        },
      };
      assert.deepEqual(await stats(), both);

      const changed = publisherFile('two.example', {
        properties: [
          {
            property_id: 'main',
            property_type: 'mobile_app',
            name: 'App',
            identifiers: [{ type: 'ios_bundle', value: 'com.two.app' }],
          },
        ],
      });
      await publish('two.example', changed);
      assert.deepEqual((await stats()).properties_by_type, {
        website: 1,
        podcast: 1,
        mobile_app: 1,
        dooh: 1,
      });

      for (const domain of ['one.example', 'two.example']) {
        app.sites.remove(domain, ADAGENTS_PATH);
        await crawlNow(app, domain);
      }
      assert.deepEqual(await stats(), {
        ...EMPTY,
        registered_publishers: 1,
        discovered_properties: 2,
        properties_by_type: { podcast: 1, dooh: 1 },
        brands: 1,
        publishers: 1,
        freshness: {
          publishers: { ...NO_COPIES, absent: 2, unreachable: 1 },
          brands: { ...NO_COPIES, absent: 2, unreachable: 1 },
        },
      });
    });

    it('are what counting the rows would give', async () => {
      app.sites.put('three.example', ADAGENTS_PATH, publisherFile('three.example'));
      await Promise.all([crawlNow(app, 'three.example'), crawlNow(app, 'three.example')]);
      await Promise.all([crawlNow(app, 'three.example'), crawlNow(app, 'one.example')]);
      const rows = (table: string) => count(app.config.databaseUrl, table);
      const counted = await stats();
      assert.equal(counted.discovered_properties, await rows("properties where status = 'active'"));
      assert.equal(counted.authorizations, await rows('authorizations'));
      assert.equal(counted.discovered_agents, await rows('agents where removed_at is null'));
      assert.equal(counted.publishers, await rows('publishers where listed = 1'));
      assert.equal(counted.brands, await rows('brands where listed = 1'));
    });

    it('count only agents that the caller may see', async () => {
      const { organization } = await createOrganization(app.store, { name: 'Reader', tier: 'api' });
      const { api_key: key } = await createKey(app.store, { org: organization.id, name: 'test' });
      const api = { authorization: `Bearer ${key}` };
      const owner = await app.member('Owner');
      const enroll = (name: string, visibility: string) =>
        enrollForOrganization(app.store, {
          org: 'Owner',
          url: `https://${name}.example/mcp`,
          type: 'sales',
          visibility,
        });
      await enroll('open', 'public');
      await enroll('club', 'members_only');
      await enroll('secret', 'private');
      const seen = async (headers = {}) => (await stats(headers)).registered_agents;
      assert.deepEqual([await seen(), await seen(owner), await seen(api)], [1, 1, 2]);

      const url = app.config.databaseUrl;
      await execute(
        url,
        `insert into agent_claims (publisher_domain, agent_url) values
         ('x.example', 'https://open.example/mcp'), ('y.example', 'https://open.example/mcp'),
         ('x.example', 'https://club.example/mcp'), ('x.example', 'https://secret.example/mcp')`,
      );
      app.clock.advance(6_000);
      const claims = async (headers = {}) => (await stats(headers)).authorizations_by_source.agent_claim;
      assert.deepEqual([await claims(), await claims(owner), await claims(api)], [2, 2, 3]);
      await removeEnrolment(app.store, 'https://open.example/mcp');
      assert.equal(await seen(), 0);
    });

    it('stay what the tables hold, whatever happens', async () => {
      const member = await app.member('Editors');
      const reader = await app.member('Others');
      const { organization } = await createOrganization(app.store, { name: 'Api', tier: 'api' });
      const { api_key: key } = await createKey(app.store, { org: organization.id, name: 'test' });
      const api = { authorization: `Bearer ${key}` };
      const save = (path: string, body: object) => app.post(`/api/${path}`, body, member);
      const entry = (domain: string, types: string[]) =>
        save('properties/save', {
          publisher_domain: domain,
          properties: types.map((type) => ({ type, name: type })),
        });
      const publish = async (domain: string, more: object = {}) => {
        app.sites.put(domain, ADAGENTS_PATH, publisherFile(domain, more));
        await crawlNow(app, domain);
      };
      const steps: [what: string, step: () => Promise<unknown>][] = [
        ['a first file', () => publish('many.example')],
        ['a large file', () => publish('many.example', { properties: wide })],
        ['a smaller file', () => publish('many.example', { properties: wide.slice(7, 90) })],
        ['a file of others', () => publish('many.example', { properties: wide.slice(80) })],
        ['no agents', () => publish('many.example', { authorized_agents: [] })],
        ['an entry', () => entry('typed.example', ['podcast', 'dooh'])],
        ['an edit', () => entry('typed.example', ['website'])],
        ['a rollback', () => rollback(app.store, 'property', 'typed.example', 1)],
        ['a file beside the entry', () => publish('typed.example')],
        ['a brand', () => save('brands/save', { domain: 'b.example', brand_name: 'B' })],
        ['the brand again', () => save('brands/save', { domain: 'b.example', brand_name: 'C' })],
        ...['x.example', 'y.example'].map((domain): [string, () => Promise<unknown>] => [
          `a submission of ${domain}`,
          () => save('brands/discovered/community', { domain, brand_name: 'X' }),
        ]),
        ['its approval', () => reviewBrand(app.store, 'x.example', 'approve')],
        ['a refusal', () => reviewBrand(app.store, 'y.example', 'reject')],
        [
          'a brand.json',
          async () => {
            app.sites.put('b.example', BRAND_PATH, { id: 'b', names: [{ en: 'B' }] });
            await crawlNow(app, 'b.example');
          },
        ],
        [
          'a broken file',
          async () => {
            app.sites.put('many.example', ADAGENTS_PATH, { body: '{' });
            await crawlNow(app, 'many.example');
          },
        ],
        ['the file mended', () => publish('many.example', { properties: wide.slice(0, 3) })],
        [
          'a host that is away',
          async () => {
            putDead(app, 'many.example');
            await crawlNow(app, 'many.example');
          },
        ],
        [
          'files that are gone',
          async () => {
            app.sites.put('many.example', '/', { body: '' });
            for (const domain of ['many.example', 'typed.example', 'b.example']) {
              for (const path of [ADAGENTS_PATH, BRAND_PATH]) app.sites.remove(domain, path);
            }
            app.clock.advance(8 * DAY_MS);
            for (const domain of ['many.example', 'typed.example', 'b.example']) await crawlNow(app, domain);
          },
        ],
        ['domains that are looked at and forgotten', () => forgetBare(app)],
        ['folding', () => app.store.transaction((tx) => tx.counts.fold(10_000))],
      ];
      for (const [what, step] of steps) {
        await step();
        const body = await stats();
        await assertCounted(app, body, what);
        // Who asks makes no difference but for enrolled agents and what they claim.
        const { registered_agents: _, authorizations: __, authorizations_by_source: ___, ...same } = body;
        assert.deepInclude(await stats(reader), same, what);
        assert.deepInclude(await stats(api), same, what);
      }
    });

    it('refuse a credential that is not valid', async () => {
      assert.equal((await app.get('/api/registry/stats', { authorization: 'Bearer x' })).status, 401);
    });
  });
}
