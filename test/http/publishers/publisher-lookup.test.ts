import { assert } from 'chai';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, eventually, publisherFile, putDead } from '../world.ts';

const site = (id: string, value: string, more: object = {}) => ({
  property_id: id,
  property_type: 'website',
  name: `Site ${id}`,
  identifiers: [{ type: 'subdomain', value }],
  ...more,
});
const agent = (url: string, more: object) => ({ url, authorized_for: `All of ${url}`, ...more });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`getPublisher on ${engine.name}`, () => {
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
    const jobs = async () => {
      const held = await app.store.transaction((tx) =>
        tx.jobs.claim({
          kinds: ['crawlDomain'],
          worker: 'test',
          now: new Date(app.clock.now().getTime() + DAY_MS),
          leaseMs: 1,
          limit: 100,
        }),
      );
      return held.map(({ key }) => key);
    };

    it('tells all about a publisher that speaks for itself', async () => {
      const file = publisherFile('plain.example', { contact: { name: 'Plain Media' } });
      app.sites.put('plain.example', BRAND_PATH, {
        id: 'plain',
        names: [{ en: 'Plain' }],
        description: 'Plain things',
        industries: ['media'],
        colors: { secondary: '#00ff00', primary: '#FF0000' },
        logos: [{ url: 'https://plain.example/logo.svg' }],
      });
      await publish('plain.example', file);
      const at = app.clock.now().toISOString();
      const body = await look('https://www.PLAIN.example/path');
      assert.deepEqual(body, {
        domain: 'plain.example',
        member: null,
        adagents_valid: true,
        properties: [
          {
            id: 'main',
            type: 'website',
            name: 'Site of plain.example',
            identifiers: [{ type: 'domain', value: 'plain.example' }],
            tags: [],
            source: 'adagents_json',
          },
        ],
        properties_total: 1,
        authorized_agents: [
          {
            url: 'https://sales.plain.example',
            authorized_for: 'Display',
            source: 'adagents_json',
            properties_authorized: 1,
            properties_total: 1,
            publisher_wide: false,
          },
        ],
        discovery_method: 'direct',
        hosting: {
          mode: 'self',
          expected_url: 'https://plain.example/.well-known/adagents.json',
          resolved_url: 'https://plain.example/.well-known/adagents.json',
          last_validated: at,
          last_http_status: 200,
          last_bytes: JSON.stringify(file).length,
        },
        files: {
          adagents_json: {
            status: 'valid',
            expected_url: 'https://plain.example/.well-known/adagents.json',
          },
          brand_json: { status: 'present', name: 'Plain' },
        },
        brand: {
          name: 'Plain',
          description: 'Plain things',
          logo_url: 'https://plain.example/logo.svg',
          colors: ['#FF0000', '#00FF00'],
          industries: ['media'],
        },
        freshness: { state: 'fresh', validated_at: at },
      });
    });

    it('answers with one look-up', async () => {
      const { countStatements } = await import('../count-statements.ts');
      const statements = countStatements(app.store);
      await look('plain.example');
      statements.stop();
      assert.equal(statements.count, 1);
    });

    it('counts what each agent reaches', async () => {
      const every = { publisher_domain: 'counts.example', selection_type: 'all' };
      await publish('counts.example', {
        properties: [
          site('a', 'a.counts.example', { tags: ['news'] }),
          site('b', 'b.counts.example', { tags: ['news', 'sport'] }),
          site('c', 'c.counts.example'),
        ],
        authorized_agents: [
          agent('https://wide.example', {
            authorization_type: 'publisher_properties',
            publisher_properties: [every],
          }),
          agent('https://tags.example', { authorization_type: 'property_tags', property_tags: ['news'] }),
          agent('https://two.example', { authorization_type: 'property_ids', property_ids: ['a'] }),
          agent('https://two.example', {
            authorized_for: 'More',
            authorization_type: 'property_tags',
            property_tags: ['sport'],
          }),
          agent('https://none.example', { authorization_type: 'property_ids', property_ids: ['zzz'] }),
          agent('https://signals.example', { authorization_type: 'signal_tags', signal_tags: ['x'] }),
        ],
      });
      const { authorized_agents: agents } = await look('counts.example');
      type Agent = Record<string, unknown>;
      assert.deepEqual(
        agents.map((one: Agent) => [
          one.url,
          one.properties_authorized,
          one.properties_total,
          one.publisher_wide,
        ]),
        [
          ['https://wide.example', 3, 3, true],
          ['https://tags.example', 2, 3, false],
          ['https://two.example', 2, 3, false],
          ['https://signals.example', 0, 3, false],
        ],
      );
      assert.equal(agents[2].authorized_for, 'All of https://two.example');
    });

    it('keeps to its caps, and tells the totals', async () => {
      const properties = Array.from({ length: 2_500 }, (_, index) =>
        site(`p${index}`, `p${index}.big.example`),
      );
      const agents = Array.from({ length: 60 }, (_, index) =>
        agent(`https://a${index}.example`, {
          authorization_type: 'property_ids',
          property_ids: [`p${index}`],
        }),
      );
      await publish('big.example', { properties, authorized_agents: agents });
      const { text, body } = await app.get('/api/registry/publisher?domain=big.example');
      assert.isAtMost(text.length, 256 * 1024);
      assert.isAtMost(body.properties.length, 1000);
      assert.isAtLeast(body.properties.length, 500);
      assert.equal(body.properties_total, 2_500);
      assert.lengthOf(body.authorized_agents, 60);
      assert.deepEqual(body.rollup_truncated, { cap: 50, total_agents: 60 });
      assert.equal(body.authorized_agents[49].properties_authorized, 1);
      assert.notProperty(body.authorized_agents[50], 'properties_authorized');
      assert.equal(body.authorized_agents[0].properties_total, 2_500);
    });

    it('follows what the file says next', async () => {
      await publish('moves.example', publisherFile('moves.example'));
      app.clock.advance(MINUTE_MS);
      await publish('moves.example', publisherFile('moves.example', { authorized_agents: [] }));
      const body = await look('moves.example');
      assert.deepEqual(body.authorized_agents, []);
      assert.lengthOf(body.properties, 1);
    });

    it('says how the file was found', async () => {
      app.sites.put('cdn.example', '/files/pointed.json', publisherFile('pointed.example'));
      await publish('pointed.example', {
        authoritative_location: 'https://cdn.example/files/pointed.json',
      });
      const pointed = await look('pointed.example');
      assert.equal(pointed.discovery_method, 'authoritative_location');
      assert.equal(pointed.hosting.mode, 'self_redirected');
      assert.equal(pointed.hosting.resolved_url, 'https://cdn.example/files/pointed.json');
      assert.notProperty(pointed, 'manager_domain');

      app.sites.put('managed.example', '/ads.txt', {
        body: 'managerdomain=manager.example\n',
        headers: { 'content-type': 'text/plain' },
      });
      app.sites.put('manager.example', ADAGENTS_PATH, {
        properties: [
          site('m', 'managed.example', {
            identifiers: [{ type: 'domain', value: 'managed.example' }],
            publisher_domain: 'managed.example',
            tags: ['m'],
          }),
        ],
        authorized_agents: [
          agent('https://sales.manager.example', { authorization_type: 'property_ids', property_ids: ['m'] }),
        ],
      });
      await crawlNow(app, 'managed.example');
      const managed = await look('managed.example');
      assert.equal(managed.discovery_method, 'ads_txt_managerdomain');
      assert.equal(managed.manager_domain, 'manager.example');
      assert.equal(managed.hosting.mode, 'self_redirected');
      assert.equal(managed.properties[0].source, 'adagents_json');
    });

    it('shows an invalid file for what it is, with nothing from it', async () => {
      await publish('broken.example', { authorized_agents: 'none' });
      const body = await look('broken.example');
      assert.isFalse(body.adagents_valid);
      assert.deepEqual([body.properties, body.authorized_agents, body.discovery_method], [[], [], null]);
      assert.equal(body.hosting.mode, 'self_invalid');
      assert.equal(body.files.adagents_json.status, 'invalid');
      assert.equal(body.properties_total, 0);
      assert.notProperty(body.hosting, 'last_validated');
      assert.notProperty(body, 'auto_crawl_triggered');
    });

    it('lets go of a file that is gone', async () => {
      await publish('gone.example', publisherFile('gone.example'));
      app.sites.remove('gone.example', ADAGENTS_PATH);
      await crawlNow(app, 'gone.example');
      const body = await look('gone.example');
      assert.isFalse(body.adagents_valid);
      assert.deepEqual([body.properties, body.authorized_agents], [[], []]);
      assert.equal(body.hosting.mode, 'none');
      assert.equal(body.hosting.last_http_status, 404);
      assert.equal(body.files.adagents_json.status, 'absent');
    });

    it('names why a file does not count, since when, and nothing once it does again', async () => {
      const domain = 'failing.example';
      await publish(domain, publisherFile(domain));
      const failureOf = async () => (await look(domain)).files.adagents_json.last_failure;
      assert.isUndefined(await failureOf());
      const since = app.clock.now().toISOString();
      for (const [page, outcome, code] of [
        [{ status: 503 }, 'unreachable', 'http_status'],
        [{ body: '{broken' }, 'invalid', 'json'],
        [{ status: 404 }, 'absent', 'http_status'],
      ] as const) {
        app.sites.put(domain, ADAGENTS_PATH, page);
        await crawlNow(app, domain);
        const failure = await failureOf();
        assert.deepInclude(failure, {
          outcome,
          code,
          since,
          checked_at: app.clock.now().toISOString(),
        });
        const validation = (await app.get(`/api/properties/validate?domain=${domain}`)).body;
        assert.deepEqual(validation.last_failure, failure);
        app.clock.advance(10 * MINUTE_MS);
      }
      await publish(domain, publisherFile(domain));
      assert.isUndefined(await failureOf());
      assert.notProperty((await app.get(`/api/properties/validate?domain=${domain}`)).body, 'last_failure');
    });

    it('does not call it a failure that a domain with an entry has no file', async () => {
      const domain = 'entry-only.example';
      app.sites.put(domain, '/', { body: '' });
      await app.post('/api/properties/save', { publisher_domain: domain }, await app.member());
      await crawlNow(app, domain);
      assert.notProperty((await look(domain)).files.adagents_json, 'last_failure');
      assert.notProperty((await app.get(`/api/properties/resolve?domain=${domain}`)).body, 'last_failure');
    });

    it('keeps the last good copy of a host that cannot be reached, and says how old it is', async () => {
      await publish('away.example', publisherFile('away.example'));
      putDead(app, 'away.example');
      app.clock.advance(2 * DAY_MS);
      await crawlNow(app, 'away.example');
      const body = await look('away.example');
      assert.isTrue(body.adagents_valid);
      assert.lengthOf(body.properties, 1);
      assert.equal(body.freshness.state, 'stale');
    });

    describe('a domain that nobody knows', () => {
      it('answers 200 with nothing, and is crawled once', async () => {
        await jobs();
        app.sites.put('fresh.example', ADAGENTS_PATH, publisherFile('fresh.example'));
        const first = await look('fresh.example');
        assert.deepEqual(first, {
          domain: 'fresh.example',
          member: null,
          adagents_valid: null,
          properties: [],
          authorized_agents: [],
          properties_total: 0,
          discovery_method: null,
          hosting: { mode: 'none', expected_url: 'https://fresh.example/.well-known/adagents.json' },
          files: {
            adagents_json: {
              status: 'checking',
              expected_url: 'https://fresh.example/.well-known/adagents.json',
            },
            brand_json: { status: 'checking' },
          },
          freshness: { state: 'absent', validated_at: null },
          auto_crawl_triggered: true,
        });
        const again = await Promise.all(Array.from({ length: 5 }, () => look('fresh.example')));
        for (const body of again) {
          assert.notProperty(body, 'auto_crawl_triggered');
          assert.equal(body.files.adagents_json.status, 'checking');
        }
        const queued = await eventually(jobs, (keys) => keys.length > 0);
        assert.deepEqual(queued, ['fresh.example']);
        app.clock.advance(4 * MINUTE_MS);
        assert.notProperty(await look('fresh.example'), 'auto_crawl_triggered');
        app.clock.advance(2 * MINUTE_MS);
        assert.isTrue((await look('fresh.example')).auto_crawl_triggered);
      });

      it('is not crawled again once it was', async () => {
        await crawlNow(app, 'empty.example');
        const body = await look('empty.example');
        assert.isNull(body.adagents_valid);
        assert.notProperty(body, 'auto_crawl_triggered');
        assert.equal(body.files.adagents_json.status, 'unknown');
      });

      it('is not crawled when it leads nowhere public', async () => {
        await jobs();
        for (const domain of ['nowhere.example', 'host.local', 'db.internal']) await look(domain);
        await new Promise((resolve) => setTimeout(resolve, 100));
        assert.deepEqual(await jobs(), []);
      });

      it('starts only so many crawls in a minute', async () => {
        app.clock.advance(DAY_MS);
        const bodies = await Promise.all(Array.from({ length: 70 }, (_, index) => look(`n${index}.example`)));
        const begun = bodies.filter((body) => body.auto_crawl_triggered === true);
        assert.lengthOf(begun, 60);
        const left = bodies.find((body) => body.auto_crawl_triggered === undefined);
        assert.equal(left.files.adagents_json.status, 'unknown');
        app.clock.advance(MINUTE_MS);
        assert.isTrue((await look('n1000.example')).auto_crawl_triggered);
      });
    });

    it('refuses what is no domain', async () => {
      for (const query of [
        '',
        '?domain=',
        '?domain=localhost',
        '?domain=10.0.0.1',
        '?domain=a..b',
        '?domain=%00',
      ]) {
        const { status, body } = await app.get(`/api/registry/publisher${query}`);
        assert.equal(status, 400, query);
        assert.include(['invalid_request', 'invalid_domain'], body.error);
      }
    });

    it('is public, ignores unknown parameters, and refuses credentials that are not valid', async () => {
      assert.equal((await app.get('/api/registry/publisher?domain=plain.example&x=1')).status, 200);
      const headers = { authorization: 'Bearer sk_wrong' };
      assert.equal((await app.get('/api/registry/publisher?domain=plain.example', headers)).status, 401);
      assert.equal((await app.post('/api/registry/publisher?domain=plain.example', {})).status, 405);
    });
  });
}
