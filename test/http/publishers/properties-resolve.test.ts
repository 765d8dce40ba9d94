import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { countStatements } from '../count-statements.ts';
import {
  ADAGENTS_PATH,
  allAtOnce,
  asked,
  crawlNow,
  publisherFile,
  putDead,
  putGated,
  resolveProperty,
} from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`resolving a publisher on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
    });
    after(() => app.drop());

    const put = (domain: string, more: object = {}) =>
      app.sites.put(domain, ADAGENTS_PATH, publisherFile(domain, more));
    const save = (domain: string, name: string) =>
      app.post(
        '/api/properties/save',
        { publisher_domain: domain, properties: [{ type: 'website', name }] },
        member,
      );
    const resolve = async (domain: string, query = '') => (await resolveProperty(app, domain, query)).body;
    const record = (domain: string) => ({
      publisher_domain: domain,
      source: 'adagents_json',
      verified: true,
      authorized_agents: [{ url: `https://sales.${domain}`, authorized_for: 'Display' }],
      properties: [
        {
          id: 'main',
          type: 'website',
          name: `Site of ${domain}`,
          identifiers: [{ type: 'domain', value: domain }],
          tags: [],
        },
      ],
      properties_total: 1,
    });

    it('reads the file of a domain that was never crawled', async () => {
      put('news.example', { contact: { name: 'Ads', email: 'ads@news.example' } });
      const { status, body } = await resolveProperty(app, 'https://WWW.News.example/front');
      assert.equal(status, 200);
      assert.deepEqual(body, {
        ...record('news.example'),
        contact: { name: 'Ads', email: 'ads@news.example' },
        freshness: { state: 'live', validated_at: app.clock.now().toISOString() },
      });
    });

    it('answers the crawled copy without asking, and says how old it is', async () => {
      put('crawled.example');
      await crawlNow(app, 'crawled.example');
      const validatedAt = app.clock.now().toISOString();
      const times = asked(app, 'crawled.example', ADAGENTS_PATH);
      assert.deepEqual(await resolve('crawled.example'), {
        ...record('crawled.example'),
        freshness: { state: 'fresh', validated_at: validatedAt },
      });
      app.clock.advance(2 * DAY_MS);
      assert.deepEqual((await resolve('crawled.example')).freshness, {
        state: 'stale',
        validated_at: validatedAt,
      });
      assert.equal(asked(app, 'crawled.example', ADAGENTS_PATH), times);
    });

    it('prefers the file to a community entry, before and after the crawl', async () => {
      app.sites.put('both.example', '/', { body: '' });
      assert.equal((await save('both.example', 'By people')).status, 200);
      assert.equal((await resolve('both.example')).source, 'hosted');
      put('both.example');
      await crawlNow(app, 'both.example');
      const body = await resolve('both.example');
      assert.equal(body.source, 'adagents_json');
      assert.deepEqual(body.authorized_agents, record('both.example').authorized_agents);
      assert.notInclude(JSON.stringify(body), 'By people');
    });

    it('answers a community entry that authorizes nobody', async () => {
      app.sites.put('entry.example', '/', { body: '' });
      await save('entry.example', 'Entry');
      assert.deepEqual(await resolve('entry.example'), {
        publisher_domain: 'entry.example',
        source: 'hosted',
        verified: false,
        authorized_agents: [],
        properties: [
          {
            id: 'entry',
            type: 'website',
            name: 'Entry',
            identifiers: [{ type: 'domain', value: 'entry.example' }],
            tags: [],
          },
        ],
        properties_total: 1,
        freshness: { state: 'absent', validated_at: null },
      });
    });

    it('brings the community entry back when the file is gone', async () => {
      app.sites.put('back.example', '/', { body: '' });
      await save('back.example', 'By people');
      put('back.example');
      await crawlNow(app, 'back.example');
      app.sites.remove('back.example', ADAGENTS_PATH);
      await crawlNow(app, 'back.example');
      const body = await resolve('back.example');
      assert.include(body, { source: 'hosted', verified: false });
      assert.deepEqual(body.authorized_agents, []);
      assert.equal(body.properties[0].name, 'By people');
    });

    it('keeps the last good copy while the domain is out of reach', async () => {
      put('sick.example');
      await crawlNow(app, 'sick.example');
      app.sites.put('sick.example', ADAGENTS_PATH, { status: 503 });
      await crawlNow(app, 'sick.example');
      assert.equal((await resolve('sick.example')).freshness.state, 'cached');
    });

    it('reads the file now with fresh=true, and falls back to the copy', async () => {
      put('eager.example');
      await crawlNow(app, 'eager.example');
      put('eager.example', { contact: { name: 'New' } });
      assert.notProperty(await resolve('eager.example'), 'contact');
      const body = await resolve('eager.example', '&fresh=true');
      assert.deepEqual(body.contact, { name: 'New' });
      assert.equal(body.freshness.state, 'live');

      const validatedAt = app.clock.now().toISOString();
      app.clock.advance(HOUR_MS);
      app.sites.put('eager.example', ADAGENTS_PATH, { status: 500 });
      const kept = await resolve('eager.example', '&fresh=true');
      assert.deepEqual(kept.freshness, { state: 'cached', validated_at: validatedAt });
      assert.equal(kept.source, 'adagents_json');
      assert.deepInclude(kept.last_failure, { outcome: 'unreachable', code: 'http_status' });
      for (const [trouble, outcome, code] of [
        [{ body: '{"torn' }, 'invalid', 'json'],
        [{ status: 404 }, 'absent', 'http_status'],
      ] as const) {
        app.sites.put('eager.example', ADAGENTS_PATH, trouble);
        const { status, body } = await resolveProperty(app, 'eager.example', '&fresh=true');
        assert.equal(status, 404);
        assert.deepInclude(body.last_failure, { outcome, code });
      }
    });

    it('answers 404 for domains without a usable file, and asks them once an hour', async () => {
      app.sites.put('absent.example', '/', { body: '' });
      app.sites.put('invalid.example', ADAGENTS_PATH, { authorized_agents: 'none' });
      app.sites.put('torn.example', ADAGENTS_PATH, { body: '{"authorized' });
      app.sites.put('failing.example', ADAGENTS_PATH, { status: 500 });
      for (const [name, outcome, code] of [
        ['absent', 'absent', 'http_status'],
        ['invalid', 'invalid', 'authorized_agents'],
        ['torn', 'invalid', 'json'],
        ['failing', 'unreachable', 'http_status'],
      ] as const) {
        const domain = `${name}.example`;
        const at = app.clock.now().toISOString();
        for (let i = 0; i < 3; i += 1) {
          const { status, body } = await resolveProperty(app, domain);
          assert.equal(status, 404, domain);
          const { message, last_failure: failure, ...rest } = body;
          assert.deepEqual(rest, { error: 'not_found', domain });
          assert.include(message, `No properties are known for ${domain}: its adagents.json is ${outcome}`);
          assert.include(message, failure.message);
          assert.deepInclude(failure, { outcome, code, since: at, checked_at: at });
        }
        assert.equal(asked(app, domain, ADAGENTS_PATH), 1, domain);
        put(domain);
        assert.equal((await resolveProperty(app, domain, '&fresh=true')).status, 200, domain);
      }
      putDead(app, 'dead.example');
      for (const domain of ['dead.example', 'nowhere.example']) {
        assert.equal((await resolveProperty(app, domain)).status, 404, domain);
      }
      put('dead.example');
      assert.equal((await resolveProperty(app, 'dead.example')).status, 404);
      app.clock.advance(HOUR_MS);
      assert.equal((await resolveProperty(app, 'dead.example')).status, 200);
    });

    it('asks a domain once for many who ask at the same time', async () => {
      for (const [domain, page, wanted] of [
        ['crowd.example', { body: JSON.stringify(publisherFile('crowd.example')) }, 200],
        ['lonely.example', { status: 404 }, 404],
      ] as const) {
        const gate = putGated(app, domain, ADAGENTS_PATH, page);
        const asks = Array.from({ length: 20 }, () => () => resolveProperty(app, domain));
        const answers = await allAtOnce(app, gate, asks);
        assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([wanted]));
        assert.equal(asked(app, domain, ADAGENTS_PATH), 1, domain);
      }
    });

    it('refuses what is no domain, and parameters that do not fit', async () => {
      for (const domain of [
        '',
        'localhost',
        '127.0.0.1',
        '[::1]',
        'a b.example',
        'ftp://a.example',
        'a\0.example',
      ]) {
        const { status, body } = await resolveProperty(app, domain);
        assert.equal(status, 400, domain);
        assert.equal(body.issues[0].path, 'domain', domain);
      }
      assert.equal((await app.get('/api/properties/resolve')).status, 400);
      assert.equal((await resolveProperty(app, 'news.example', '&fresh=1x')).status, 400);
      assert.equal((await resolveProperty(app, 'news.example', '&domain=b.example')).status, 400);
    });
  });

  describe(`resolving many publishers on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    beforeEach(() => app.clock.advance(60_000));
    after(() => app.drop());

    const bulk = (domains: unknown) => app.post('/api/properties/resolve/bulk', { domains });

    it('answers what is stored without asking again', async () => {
      app.sites.put('stored.example', ADAGENTS_PATH, publisherFile('stored.example'));
      await crawlNow(app, 'stored.example');
      const before = app.sites.requests.length;
      const { status, body } = await bulk([' Stored.example', 'stored.example', 'www.stored.example:443']);
      assert.equal(status, 200);
      assert.hasAllKeys(body.results, ['stored.example', 'www.stored.example:443']);
      assert.deepEqual(body.results['www.stored.example:443'], body.results['stored.example']);
      assert.deepEqual((await resolveProperty(app, 'stored.example')).body, body.results['stored.example']);
      assert.equal(app.sites.requests.length, before);
    });

    it('reads the files of publishers that nobody asked for, like the single resolution', async () => {
      app.sites.put('unasked.example', ADAGENTS_PATH, publisherFile('unasked.example'));
      app.sites.put('torn.example', ADAGENTS_PATH, { body: '{"torn' });
      const domains = ['unasked.example', 'www.unasked.example', 'torn.example', 'nobody.example'];
      const { results } = (await bulk(domains)).body;
      assert.deepEqual(results['unasked.example'].freshness, {
        state: 'live',
        validated_at: app.clock.now().toISOString(),
      });
      assert.deepEqual(results['unasked.example'], (await resolveProperty(app, 'unasked.example')).body);
      assert.deepEqual(results['www.unasked.example'], results['unasked.example']);
      for (const unknown of ['torn.example', 'nobody.example']) assert.notProperty(results, unknown);
      const before = app.sites.requests.length;
      await bulk(['torn.example', 'nobody.example']);
      assert.equal(app.sites.requests.length, before, 'what failed is not asked again within the hour');
    });

    it('asks the database a handful of times for a hundred domains', async () => {
      const domains = Array.from({ length: 100 }, (_, i) => `p${i}.example`);
      await bulk(domains);
      const statements = countStatements(app.store);
      try {
        assert.equal((await bulk(domains)).status, 200);
        assert.isAbove(statements.count, 0);
        assert.isAtMost(statements.count, 5);
      } finally {
        statements.stop();
      }
    });

    it('refuses lists that do not fit, and names the element', async () => {
      const hundred = Array.from({ length: 100 }, (_, i) => `p${i}.example`);
      assert.equal((await bulk(hundred)).status, 200);
      for (const [domains, path] of [
        [[...hundred, 'one.more.example'], 'domains'],
        [[], 'domains'],
        ['a.example', 'domains'],
        [['a.example', 'localhost'], 'domains[1]'],
        [['a.example', 7], 'domains[1]'],
        [['a.example', 'b.example', ''], 'domains[2]'],
      ] as const) {
        const { status, body } = await bulk(domains);
        assert.equal(status, 400, path);
        assert.equal(body.issues[0].path, path);
      }
    });
  });
}
