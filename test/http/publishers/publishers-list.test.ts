import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, crawlNow, publisherFile, putDead } from '../world.ts';

type Publisher = { domain: string };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`listPublishers on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
      for (const domain of ['c.example', 'a.example', 'b.example']) {
        app.sites.put(domain, ADAGENTS_PATH, publisherFile(domain));
        await crawlNow(app, domain);
      }
      await crawlNow(app, 'without.example');
      app.sites.put('broken.example', ADAGENTS_PATH, { body: '[]' });
      await crawlNow(app, 'broken.example');
      await app.post(
        '/api/properties/save',
        { publisher_domain: 'kept.example', properties: [{ type: 'website', name: 'Kept' }] },
        await app.member('Kettle Collective'),
      );
    });
    after(() => app.drop());

    const list = async (query = '') => {
      const { status, body } = await app.get(`/api/registry/publishers${query}`);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const domains = async (query: string) =>
      (await list(query)).publishers.map(({ domain }: Publisher) => domain);

    it('lists who has a file or an entry, by domain', async () => {
      const at = app.clock.now().toISOString();
      const withFile = (domain: string) => ({
        domain,
        agent_count: 1,
        property_count: 1,
        last_validated: at,
        has_valid_adagents: true,
        file_status: 'valid',
      });
      assert.deepEqual(await list(), {
        publishers: [
          withFile('a.example'),
          withFile('b.example'),
          withFile('c.example'),
          {
            domain: 'kept.example',
            member: { display_name: 'Kettle Collective' },
            agent_count: 0,
            property_count: 1,
            has_valid_adagents: false,
            file_status: 'unreachable',
          },
        ],
        count: 4,
        next_cursor: null,
      });
    });

    it('comes in pages that hold everything once', async () => {
      const pages = [];
      for (let offset = 0; offset < 6; offset += 2) pages.push(await domains(`?limit=2&offset=${offset}`));
      assert.deepEqual(pages, [['a.example', 'b.example'], ['c.example', 'kept.example'], []]);
      assert.equal((await list('?limit=1')).count, 4);
    });

    it('lets go of who is gone, and keeps who is only away', async () => {
      app.sites.remove('b.example', ADAGENTS_PATH);
      putDead(app, 'c.example');
      for (const domain of ['b.example', 'c.example']) await crawlNow(app, domain);
      assert.deepEqual(await domains(''), ['a.example', 'c.example', 'kept.example']);
      assert.equal((await list()).count, 3);
    });

    it('refuses pages that cannot be', async () => {
      for (const query of [
        'limit=0',
        'limit=5001',
        'limit=-1',
        'limit=x',
        'limit=',
        'offset=-1',
        'limit=1&limit=2',
      ]) {
        const { status, body } = await app.get(`/api/registry/publishers?${query}`);
        assert.equal(status, 400, query);
        assert.equal(body.error, 'invalid_request');
      }
      assert.equal((await app.get('/api/registry/publishers?limit=5000&offset=2147483647&x=1')).status, 200);
    });
  });
}
