import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { countStatements } from '../count-statements.ts';
import { asked, BRAND_PATH, canonical, eventually, putDead, resolveBrand } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`resolving many brands on ${engine.name}`, () => {
    let app: TestApp;
    beforeEach(() => app?.clock.advance(60_000));
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const bulk = (domains: unknown) => app.post('/api/brands/resolve/bulk', { domains });

    it('answers known, new and unknown domains under the names that were sent', async () => {
      app.sites.put('known.example', BRAND_PATH, canonical('known'));
      app.sites.put('new.example', BRAND_PATH, canonical('new'));
      app.sites.put('xn--bcher-kva.example', BRAND_PATH, canonical('books'));
      putDead(app, 'dead.example');
      await resolveBrand(app, 'known.example');
      const { status, body } = await bulk([
        ' KNOWN.example ',
        'known.example',
        'www.known.example',
        'https://new.example/path',
        'bücher.example',
        'dead.example',
        'nowhere.example',
      ]);
      assert.equal(status, 200);
      assert.sameMembers(Object.keys(body.results), [
        'known.example',
        'www.known.example',
        'https://new.example/path',
        'bücher.example',
      ]);
      assert.equal(body.results['known.example'].brand_id, 'known');
      assert.deepEqual(body.results['www.known.example'], body.results['known.example']);
      assert.equal(body.results['https://new.example/path'].brand_id, 'new');
      assert.equal(body.results['bücher.example'].canonical_domain, 'xn--bcher-kva.example');
      for (const host of ['known.example', 'new.example', 'xn--bcher-kva.example']) {
        assert.equal(asked(app, host, BRAND_PATH), 1, host);
      }
    });

    it('answers each record as the single look-up does', async () => {
      app.sites.put('same.example', BRAND_PATH, canonical('same', { description: '"quoted" \u2028 text' }));
      await resolveBrand(app, 'same.example');
      const single = await resolveBrand(app, 'same.example');
      const { body } = await bulk(['same.example']);
      assert.deepEqual(body.results['same.example'], single.body);
    });

    it('has copies that are over a day old looked at again, without waiting', async () => {
      app.sites.put('old.example', BRAND_PATH, canonical('old'));
      await bulk(['old.example']);
      app.sites.put('old.example', BRAND_PATH, canonical('old', { names: [{ en: 'New' }] }));
      app.clock.advance(DAY_MS);
      assert.equal((await bulk(['old.example'])).body.results['old.example'].brand_name, 'The old');
      const count = await eventually(
        async () => asked(app, 'old.example', BRAND_PATH),
        (times) => times === 2,
      );
      assert.equal(count, 2);
      const { body } = await eventually(
        () => bulk(['old.example']),
        ({ body }) => body.results['old.example'].brand_name === 'New',
      );
      assert.equal(body.results['old.example'].brand_name, 'New');
    });

    it('asks the database a handful of times for a hundred known domains', async () => {
      const domains = Array.from({ length: 100 }, (_, i) => `b${i}.example`);
      for (const [i, domain] of domains.entries()) app.sites.put(domain, BRAND_PATH, canonical(`b${i}`));
      // A request waits for so long, and what is not there then is looked at for the next one.
      const first = await eventually(
        () => bulk(domains),
        ({ body }) => Object.keys(body.results).length === 100,
      );
      assert.equal(first.body.results['b99.example'].brand_id, 'b99');
      const statements = countStatements(app.store);
      try {
        const { body } = await bulk(domains);
        assert.lengthOf(Object.keys(body.results), 100);
        assert.isAbove(statements.count, 0);
        assert.isAtMost(statements.count, 5);
      } finally {
        statements.stop();
      }
      assert.equal(asked(app, 'b7.example', BRAND_PATH), 1);
    });

    it('takes a hundred domains and no more', async () => {
      const domains = Array.from({ length: 101 }, (_, i) => `b${i % 100}.example`);
      assert.equal((await bulk(domains.slice(0, 100))).status, 200);
      const { status, body } = await bulk(domains);
      assert.equal(status, 400);
      assert.equal(body.error, 'invalid_request');
      assert.equal(body.issues[0].path, 'domains');
    });

    it('refuses the whole call for one element that is no domain, and names it', async () => {
      for (const junk of [
        'localhost',
        '10.0.0.1',
        'a b.example',
        'user@a.example',
        'ftp://a.example',
        '\0',
      ]) {
        const { status, body } = await bulk(['fine.example', 'also.example', junk]);
        assert.equal(status, 400, junk);
        assert.equal(body.issues[0].path, 'domains[2]', junk);
        assert.match(body.message, /^domains\[2\]: /, junk);
      }
      assert.equal(asked(app, 'fine.example', BRAND_PATH), 0);
    });

    it('refuses lists that are none, or hold anything but texts', async () => {
      for (const [domains, path] of [
        [undefined, 'domains'],
        [null, 'domains'],
        ['a.example', 'domains'],
        [{ 0: 'a.example' }, 'domains'],
        [[], 'domains'],
        [[1], 'domains[0]'],
        [['a.example', null], 'domains[1]'],
        [[['a.example']], 'domains[0]'],
        [[''], 'domains[0]'],
      ] as const) {
        const { status, body } = await bulk(domains);
        assert.equal(status, 400, JSON.stringify(domains));
        assert.equal(body.error, 'invalid_request');
        assert.equal(body.issues[0].path, path, JSON.stringify(domains));
      }
    });

    it('keeps names apart that mean something to JavaScript', async () => {
      const { status, text } = await bulk(['constructor.example', 'pollution.example']);
      assert.equal(status, 200);
      assert.deepEqual(JSON.parse(text).results, {});
    });

    it('answers 20 calls a minute from one address, and says when to come back', async () => {
      await app.clock.advance(60_000);
      for (let i = 0; i < 20; i += 1) {
        const { status, headers } = await bulk(['b1.example']);
        assert.equal(status, 200, `call ${i}`);
        assert.equal(headers.get('ratelimit-limit'), '20');
        assert.equal(headers.get('ratelimit-remaining'), String(19 - i));
      }
      app.clock.advance(18_000);
      const { status, body, headers } = await bulk(['b1.example']);
      assert.equal(status, 429);
      assert.equal(body.error, 'rate_limited');
      assert.equal(body.retry_after, 42);
      assert.equal(headers.get('retry-after'), '42');
      const refused = await app.post('/api/properties/resolve/bulk', { domains: ['b1.example'] });
      assert.include([200, 429], refused.status);
      app.clock.advance(42_000);
      assert.equal((await bulk(['b1.example'])).status, 200);
    });
  });
}
