import { assert } from 'chai';
import { SOFTWARE } from '../../../src/domain/net/address.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, canonical, crawlNow, publisherFile } from '../world.ts';

const BROWSER = { accept: 'text/html' };
const PAGES = ['publishers', 'brands'] as const;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a domain before its first crawl on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine, { cooperativeOwners: false });
      member = await app.member();
    });
    after(() => app.drop());

    const crawlOf = async (domain: string) =>
      (await app.get(`/api/registry/publisher/file?domain=${domain}`)).body.crawl;
    const page = (path: string) => app.get(path, BROWSER);
    const dueIn = (domain: string) => app.store.read.jobListing.openDue('crawlDomain', domain);

    const ASKED: Readonly<Record<string, (domain: string) => Promise<unknown>>> = {
      'a challenge': (domain) => app.post('/api/ownership/challenges', { domain }, member),
      'a save of a brand that needs a proof': (domain) =>
        app.post('/api/brands/save', { domain, brand_name: 'Draft' }, member),
      'a request for a crawl': (domain) => {
        app.sites.put(domain, '/', {});
        return app.post('/api/registry/crawl-request', { domain }, member);
      },
    };
    for (const [way, ask] of Object.entries(ASKED))
      it(`waits for a crawl after ${way}, and says since when it is due`, async () => {
        const domain = `${way.replace(/\W+/g, '-')}.example`;
        await ask(domain);
        const due = app.clock.now().toISOString();
        app.clock.advance(HOUR_MS);
        assert.deepEqual(await crawlOf(domain), { checked_at: null, failures: 0, next_at: due });
        // A request of this software itself looks nowhere, and finds the crawl in the queue.
        const inside = { 'user-agent': SOFTWARE };
        const { body } = await app.get(`/api/registry/publisher?domain=${domain}`, inside);
        assert.equal(body.files.adagents_json.status, 'checking');
        assert.notProperty(body, 'auto_crawl_triggered');
        for (const kind of PAGES) {
          const { status, text } = await page(`/${kind}/${domain}`);
          assert.equal(status, 200, kind);
          assert.include(text, 'Not crawled yet');
          assert.include(text, `The crawl is due from <time datetime="${due}">`);
          assert.include(text, `<form method="post" action="/${kind}/${domain}"`);
          assert.include(text, `href="/proof/${domain}"`);
          assert.include(text, `href="/adagents?domain=${domain}"`);
          assert.include(text, '<meta name="robots" content="noindex"');
        }
        assert.deepEqual((await dueIn(domain))?.toISOString(), due, 'looking changes nothing');
      });

    it('has pages with status 404 that say so when nobody asked for a crawl, and that store nothing', async () => {
      const domain = 'nobody-asked.example';
      assert.deepEqual(await crawlOf(domain), { checked_at: null, failures: 0, next_at: null });
      const { status, text } = await page(`/publishers/${domain}`);
      assert.equal(status, 404);
      assert.include(text, 'Not crawled yet');
      assert.include(text, 'no crawl is planned');
      assert.notMatch(text, /no file|Nobody may sell|No valid file|lists a property/, 'nobody has looked');
      for (const link of [`/proof/${domain}`, `/adagents?domain=${domain}`])
        assert.include(text, `href="${link}"`);
      assert.equal((await page(`/brands/${domain}`)).status, 404);
      const checked = { domain, nonce: 'A'.repeat(43) };
      assert.equal((await app.post('/api/ownership/check', checked)).body.proved, false);
      assert.equal((await page(`/publishers/${domain}`)).status, 404, 'a check of a value is no proof');
      assert.isUndefined(await app.store.read.publishers.find(domain));
      assert.isUndefined(await dueIn(domain));
    });

    it('says what the crawl found as soon as there was one', async () => {
      for (const [domain, found] of [
        ['has-files.example', true],
        ['has-none.example', false],
      ] as const) {
        await app.post('/api/ownership/challenges', { domain }, member);
        if (found) {
          app.sites.put(domain, ADAGENTS_PATH, publisherFile(domain));
          app.sites.put(domain, BRAND_PATH, canonical('files'));
        } else app.sites.put(domain, '/', {});
        await crawlNow(app, domain);
        const publisher = await page(`/publishers/${domain}`);
        assert.equal(publisher.status, 200, domain);
        assert.notInclude(publisher.text, 'Not crawled yet');
        assert.include(publisher.text, found ? 'adagents.json: valid' : 'adagents.json: not found');
        assert.equal((await page(`/brands/${domain}`)).status, found ? 200 : 404);
      }
    });
  });
}
