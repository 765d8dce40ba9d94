import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { agent, type Crawling, FILE, only, property, startCrawling, tallyOf } from './crawling.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a file that lies elsewhere on ${engine.name}`, () => {
    let world: Crawling;
    let count = 0;
    let pub = '';
    let host = '';
    let manager = '';
    let sales = '';
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());
    beforeEach(async () => {
      await world.events();
      count += 1;
      [pub, host, manager, sales] = ['pub', 'host', 'manager', 'sales'].map(
        (name) => `${name}${count}.example`,
      ) as [string, string, string, string];
    });
    const again = async () => {
      world.clock.advance(HOUR_MS);
      return world.outcome(pub);
    };

    describe('behind a pointer', () => {
      const pointTo = (url: string) => world.sites.put(pub, FILE, { authoritative_location: url });
      const file = () => ({
        authorized_agents: [agent(sales, ['a'])],
        properties: [property('a')],
      });
      beforeEach(async () => {
        pointTo(`https://${host}/files/pub.json`);
        world.sites.put(host, '/files/pub.json', file());
        assert.equal(await world.outcome(pub), 'changed');
      });

      it('is read there, and told so', async () => {
        const discovered = only(await world.events(), 'publisher.adagents_discovered');
        assert.deepInclude(discovered, { publisher_domain: pub, discovery_method: 'authoritative_location' });
        assert.notProperty(discovered, 'manager_domain');
        const { resolvedUrl, discoveryMethod } = await world.publisher(pub);
        assert.deepEqual(
          [resolvedUrl, discoveryMethod],
          [`https://${host}/files/pub.json`, 'authoritative_location'],
        );
      });

      it('is asked for with its validators, the pointer without', async () => {
        await world.events();
        const conditional: string[] = [];
        const spy = (site: string, path: string, body: object) =>
          world.sites.serve(site, path, (request, response) => {
            const asked = request.headers['if-none-match'];
            if (asked !== undefined) conditional.push(site);
            response.writeHead(asked === '"x"' ? 304 : 200, { etag: '"x"' });
            response.end(asked === '"x"' ? undefined : JSON.stringify(body));
          });
        spy(pub, FILE, { authoritative_location: `https://${host}/files/pub.json` });
        spy(host, '/files/pub.json', { ...file(), contact: { name: 'Now with validators' } });
        assert.equal(await again(), 'changed');
        assert.deepEqual(conditional, [host]);
        assert.equal(await again(), 'unchanged');
        assert.deepEqual(conditional, [host, host]);
        assert.lengthOf(await world.events(), 1);
      });

      it('is read at the new place when the pointer moves, even if both places give the same validators', async () => {
        const serve = (path: string, body: object) =>
          world.sites.serve(host, path, (request, response) => {
            const isSame = request.headers['if-none-match'] === '"same"';
            response.writeHead(isSame ? 304 : 200, { etag: '"same"' });
            response.end(isSame ? undefined : JSON.stringify(body));
          });
        serve('/files/pub.json', { ...file(), contact: { name: 'Old place' } });
        assert.equal(await again(), 'changed');
        await world.events();
        serve('/moved.json', { ...file(), properties: [property('b')] });
        pointTo(`https://${host}/moved.json`);
        assert.equal(await again(), 'changed');
        const events = await world.events();
        assert.deepEqual(tallyOf(events), {
          'agent.removed': 1,
          'authorization.revoked': 1,
          'property.created': 1,
          'property.stale': 1,
          'publisher.adagents_changed': 1,
        });
        assert.equal((await world.publisher(pub)).resolvedUrl, `https://${host}/moved.json`);
      });

      it('knows where it is read when the same bytes move', async () => {
        await world.events();
        world.sites.put(pub, FILE, file());
        assert.equal(await again(), 'changed');
        assert.deepEqual(await world.events(), []);
        const { resolvedUrl, discoveryMethod } = await world.publisher(pub);
        assert.deepEqual([resolvedUrl, discoveryMethod], [`https://${pub}${FILE}`, 'direct']);
      });

      for (const [what, answer] of [
        ['is gone', { status: 404, body: '' }],
        ['fails', { status: 500, body: '' }],
        ['redirects', { status: 302, headers: { location: '/elsewhere.json' } }],
      ] as const) {
        it(`keeps its last good copy for seven days when the target ${what}`, async () => {
          await world.events();
          world.sites.put(host, '/files/pub.json', answer);
          assert.deepInclude(await world.crawl(pub), { kind: 'retry', code: 'authoritative_location' });
          assert.deepEqual(await world.events(), []);
          world.clock.advance(7 * DAY_MS);
          await world.crawl(pub);
          assert.deepInclude(await world.tally(), { 'property.stale': 1, 'agent.removed': 1 });
        });
      }

      for (const [what, answer] of [
        ['points further', { authoritative_location: 'https://far.example/x.json' }],
        ['is no JSON', { body: '<html>' }],
      ] as const) {
        it(`fails its validation at once when the target ${what}`, async () => {
          await world.events();
          world.sites.put(host, '/files/pub.json', answer);
          assert.equal(await again(), 'invalid');
          assert.deepInclude(await world.tally(), { 'property.stale': 1, 'agent.removed': 1 });
        });
      }

      it('keeps its last good copy when the pointer leads to a private address', async () => {
        await world.events();
        pointTo('https://169.254.169.254/latest/meta-data');
        assert.equal((await world.crawl(pub)).kind, 'retry');
        assert.deepEqual(await world.events(), []);
      });

      it('is not looked for at a manager', async () => {
        world.sites.put(pub, '/ads.txt', { body: `managerdomain=${manager}` });
        world.sites.put(host, '/files/pub.json', { status: 404 });
        await again();
        assert.notInclude(world.sites.requests, `${pub} /ads.txt`);
      });
    });

    describe('at the manager that ads.txt names', () => {
      const managed = (domain: string, more: object = {}) => ({
        ...agent(sales, []),
        authorization_type: 'publisher_properties',
        publisher_properties: [{ selection_type: 'all', publisher_domain: domain }],
        ...more,
      });
      const second = () => `second${count}.example`;
      beforeEach(() => {
        for (const domain of [pub, second()])
          world.sites.put(domain, '/ads.txt', { body: `MANAGERDOMAIN=${manager}` });
        world.sites.put(manager, FILE, {
          authorized_agents: [managed(pub), managed(second())],
          properties: [
            property('a', { publisher_domain: pub }),
            property('b', { publisher_domain: second() }),
            property('c'),
          ],
        });
      });

      it('says what it says about each publisher, and no more', async () => {
        assert.equal(await world.outcome(pub), 'changed');
        const events = await world.events();
        assert.deepInclude(only(events, 'publisher.adagents_discovered'), {
          publisher_domain: pub,
          manager_domain: manager,
          discovery_method: 'ads_txt_managerdomain',
          property_count: 1,
        });
        assert.equal(Object(only(events, 'property.created').property).property_id, 'a');
        assert.deepEqual(only(events, 'authorization.granted').publisher_properties, [
          { selection_type: 'all', publisher_domain: pub },
        ]);
      });

      it('is read anew by each publisher that it manages', async () => {
        await world.outcome(pub);
        await world.outcome(second());
        await world.events();
        world.sites.put(manager, FILE, {
          authorized_agents: [managed(pub, { countries: ['NO'] }), managed(second())],
          properties: [
            property('a', { publisher_domain: pub }),
            property('b', { publisher_domain: second(), name: 'Changed' }),
            property('c'),
          ],
        });
        assert.equal(await again(), 'changed');
        assert.deepEqual(await world.tally(), {
          'authorization.modified': 1,
          'publisher.adagents_changed': 1,
        });
        assert.equal(await world.outcome(second()), 'changed');
        assert.deepEqual(await world.tally(), { 'property.updated': 1, 'publisher.adagents_changed': 1 });
      });

      it('does not speak for who is not named there', async () => {
        const stranger = `stranger${count}.example`;
        world.sites.put(stranger, '/ads.txt', { body: `managerdomain=${manager}` });
        assert.deepEqual(await world.crawl(stranger), {
          kind: 'done',
          detail: { adagents: 'invalid', brand: 'absent', error_code: 'managerdomain_scope' },
        });
        assert.deepEqual(await world.events(), []);
      });

      it('steps back behind a file of the publisher itself, even one with the same bytes', async () => {
        await world.outcome(pub);
        await world.events();
        const text = JSON.stringify({
          authorized_agents: [managed(pub), managed(second())],
          properties: [
            property('a', { publisher_domain: pub }),
            property('b', { publisher_domain: second() }),
            property('c'),
          ],
        });
        world.sites.put(pub, FILE, { body: text });
        assert.equal(await again(), 'changed');
        const events = await world.events();
        assert.equal(Object(only(events, 'property.created').property).property_id, 'c');
        assert.equal((await world.publisher(pub)).managerDomain, null);
      });

      it('is let go of when ads.txt names it no more', async () => {
        await world.outcome(pub);
        await world.events();
        world.sites.put(pub, '/ads.txt', { body: '# nothing' });
        assert.equal(await again(), 'absent');
        assert.deepInclude(await world.tally(), { 'property.stale': 1, 'authorization.revoked': 1 });
      });

      it('is kept while the manager cannot be reached', async () => {
        await world.outcome(pub);
        await world.events();
        world.sites.put(manager, FILE, { status: 502 });
        assert.equal((await world.crawl(pub)).kind, 'retry');
        assert.deepEqual(await world.events(), []);
      });

      it('loses its say about a publisher that it has revoked', async () => {
        await world.outcome(pub);
        await world.events();
        world.sites.put(manager, FILE, {
          authorized_agents: [managed(pub)],
          properties: [property('a', { publisher_domain: pub })],
          revoked_publisher_domains: [{ publisher_domain: pub, revoked_at: '2026-01-01T00:00:00Z' }],
        });
        assert.equal(await again(), 'changed');
        const events = await world.events();
        assert.equal(only(events, 'authorization.revoked').publisher_domain, pub);
        assert.deepEqual(only(events, 'publisher.adagents_changed').agents_removed, [`https://${sales}/mcp`]);
        assert.isFalse(events.some(({ eventType }) => eventType === 'property.stale'));
      });
    });
  });
}
