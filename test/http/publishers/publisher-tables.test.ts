import { assert } from 'chai';
import { reviewBrand } from '../../../src/admin/reviews.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { count } from '../../support/sql.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, eventually, publisherFile, putDead } from '../world.ts';

const DOMAIN = 'xn--bcher-kva.example';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`getPublisher and what is stored on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const look = async (domain: string, headers = {}) => {
      const { status, body } = await app.get(
        `/api/registry/publisher?domain=${encodeURIComponent(domain)}`,
        headers,
      );
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const rows = (table: string) => count(app.config.databaseUrl, table);
    const crawl = async (file?: object) => {
      if (file !== undefined) app.sites.put(DOMAIN, ADAGENTS_PATH, file);
      await crawlNow(app, DOMAIN);
    };

    it('reads a domain however it is written', async () => {
      await crawl(publisherFile(DOMAIN));
      const plain = await look(DOMAIN);
      assert.equal(plain.domain, DOMAIN);
      for (const domain of [
        'bücher.example',
        'BÜCHER.example.',
        'www.bu\u0308cher.example',
        'http://bücher.example:80/x',
      ])
        assert.deepEqual(await look(domain), plain, domain);
    });

    it('counts what the tables hold, after every change', async () => {
      const property = (id: string) => ({
        property_id: id,
        property_type: 'website',
        name: id,
        identifiers: [{ type: 'subdomain', value: `${id}.${DOMAIN}` }],
      });
      const properties = Array.from({ length: 250 }, (_, index) => property(`p${index}`));
      const agent = (host: string, ids: string[]) => ({
        url: `https://${host}.example/mcp`,
        authorized_for: 'Display',
        authorization_type: 'property_ids',
        property_ids: ids,
      });
      const files = [
        publisherFile(DOMAIN),
        { properties, authorized_agents: [agent('a', ['p1']), agent('a', ['p2']), agent('b', ['p3'])] },
        { properties: properties.slice(100), authorized_agents: [agent('b', ['p101', 'p102'])] },
        { properties: [], authorized_agents: [agent('c', ['p1'])] },
        { properties: properties.slice(0, 2), authorized_agents: [] },
      ];
      for (const [index, file] of files.entries()) {
        await crawl(file);
        const body = await look(DOMAIN);
        const held = await rows(`properties where publisher_domain = '${DOMAIN}' and status = 'active'`);
        const agents = await rows(
          `(select distinct agent_url from authorizations where publisher_domain = '${DOMAIN}') as named`,
        );
        assert.equal(body.properties_total, held, `file ${index}`);
        assert.lengthOf(body.properties, held, `file ${index}`);
        assert.lengthOf(body.authorized_agents, agents, `file ${index}`);
        const [listed] = (await app.get('/api/registry/publishers')).body.publishers;
        assert.deepInclude(listed, { agent_count: agents, property_count: held }, `file ${index}`);
      }
    });

    it('shows the same to everybody', async () => {
      const plain = await look(DOMAIN);
      assert.deepEqual(await look(DOMAIN, await app.member('Somebody')), plain);
    });

    it('shows no brand that waits for review or was refused', async () => {
      const member = await app.member('Submitters');
      for (const domain of ['waiting.example', 'refused.example', 'taken.example']) {
        const submission = { domain, brand_name: 'Submitted', brand_manifest: { description: 'Not yet' } };
        await app.post('/api/brands/discovered/community', submission, member);
      }
      await reviewBrand(app.store, 'refused.example', 'reject');
      await reviewBrand(app.store, 'taken.example', 'approve');
      for (const domain of ['waiting.example', 'refused.example'])
        for (const headers of [{}, member]) {
          const body = await look(domain, headers);
          assert.notProperty(body, 'brand', domain);
          assert.notProperty(body.files.brand_json, 'name', domain);
          assert.isNull(body.member);
        }
      assert.equal((await look('taken.example')).brand.name, 'Submitted');
    });

    it('looks a second time at a domain that could not be reached, and knows no more', async () => {
      putDead(app, 'away.example');
      await crawlNow(app, 'away.example');
      const body = await look('away.example');
      assert.deepInclude(body, {
        adagents_valid: null,
        properties: [],
        authorized_agents: [],
        properties_total: 0,
      });
      assert.equal(body.files.adagents_json.status, 'unknown');
      assert.equal(body.freshness.state, 'absent');
      assert.notProperty(body, 'auto_crawl_triggered');
      assert.notProperty(body.hosting, 'last_http_status');
      app.sites.put('away.example', ADAGENTS_PATH, publisherFile('away.example'));
      app.sites.put('away.example', BRAND_PATH, { id: 'a', names: [{ en: 'Away' }] });
      await crawlNow(app, 'away.example');
      const back = await look('away.example');
      assert.deepInclude(back, { adagents_valid: true, properties_total: 1 });
      assert.equal(back.brand.name, 'Away');
    });
  });

  describe(`getPublisher and the crawl that it begins on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
    });
    after(() => app.drop());

    const look = async (domain: string) =>
      (await app.get(`/api/registry/publisher?domain=${encodeURIComponent(domain)}`)).body;
    const lookUntilCrawled = (domain: string) =>
      eventually(
        () => look(domain),
        ({ adagents_valid: valid }) => valid !== null,
      );

    it('leads from the first question to the answer', async () => {
      app.sites.put('first.example', ADAGENTS_PATH, publisherFile('first.example'));
      app.sites.put('first.example', BRAND_PATH, { id: 'first', names: [{ en: 'First' }] });
      assert.isTrue((await look('first.example')).auto_crawl_triggered);
      const body = await eventually(
        () => look('first.example'),
        ({ adagents_valid: valid, brand }) => valid !== null && brand !== undefined,
      );
      assert.deepInclude(body, { adagents_valid: true, properties_total: 1, discovery_method: 'direct' });
      assert.lengthOf(body.authorized_agents, 1);
      assert.equal(body.brand.name, 'First');
    });

    it('follows a pointer on the way', async () => {
      app.sites.put('cdn.example', '/a.json', publisherFile('pointed.example'));
      app.sites.put('pointed.example', ADAGENTS_PATH, {
        authoritative_location: 'https://cdn.example/a.json',
      });
      await look('pointed.example');
      const body = await lookUntilCrawled('pointed.example');
      assert.deepInclude(body, { adagents_valid: true, discovery_method: 'authoritative_location' });
      assert.equal(body.hosting.resolved_url, 'https://cdn.example/a.json');
    });

    it('ends where there is no file, or a bad one', async () => {
      app.sites.put('bare.example', '/', { body: '' });
      app.sites.put('spoilt.example', ADAGENTS_PATH, { body: '{' });
      for (const domain of ['bare.example', 'spoilt.example']) await look(domain);
      const bare = await lookUntilCrawled('bare.example');
      assert.deepInclude(bare, { adagents_valid: false, properties: [], authorized_agents: [] });
      assert.equal(bare.hosting.mode, 'none');
      const spoilt = await lookUntilCrawled('spoilt.example');
      assert.isFalse(spoilt.adagents_valid);
      assert.equal(spoilt.files.adagents_json.status, 'invalid');
    });
  });
}
