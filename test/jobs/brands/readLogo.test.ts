import { assert } from 'chai';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { sha256Hex } from '../../../src/domain/text/sha256.ts';
import type { Outcome } from '../../../src/infra/queue.ts';
import { readLogo } from '../../../src/jobs/brands/readLogo.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { BRAND_PATH, canonical, crawlNow, resolveBrand } from '../../http/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { pngFile } from '../../support/media-files.ts';
import { rows } from '../../support/sql.ts';

const pathOf = (picture: Uint8Array) => `/logos/${sha256Hex(picture)}.png`;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the copy of a brand's logo on ${engine.name}`, () => {
    let app: TestApp;
    let count = 0;
    let domain = '';
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());
    beforeEach(() => {
      count += 1;
      domain = `brand${count}.example`;
    });

    const publish = (...logos: readonly string[]) =>
      app.sites.put(domain, BRAND_PATH, canonical('one', { logos: logos.map((url) => ({ url })) }));
    const at = (path: string) => `https://${domain}${path}`;
    /** Looks that are due now, done. */
    const look = async (): Promise<unknown[]> => {
      const claim = {
        kinds: ['readLogo'],
        worker: 'test',
        now: app.clock.now(),
        leaseMs: HOUR_MS,
        limit: 100,
      };
      const jobs = await app.store.transaction((tx) => tx.jobs.claim(claim));
      const work = readLogo({ store: app.store, fetcher: app.fetcher, now: app.clock.now });
      const outcomes: unknown[] = [];
      for (const job of jobs) {
        outcomes.push(await work.run(job, new AbortController().signal));
        await app.store.transaction((tx) => tx.jobs.finish(job, app.clock.now()));
      }
      return outcomes;
    };
    afterEach(async () => {
      app.clock.advance(HOUR_MS);
      await look();
    });
    const visit = async () => {
      await crawlNow(app, domain);
      return look();
    };
    const shown = async () => (await resolveBrand(app, domain)).body.logo_path;
    const stored = () => rows(app.url, `select file, url from brand_logos where domain = '${domain}'`);

    it('is made after the visit of the brand, and said by every answer about it', async () => {
      const picture = pngFile(10, 10);
      app.sites.put(domain, '/logo', { body: picture });
      publish(at('/logo'));
      await crawlNow(app, domain);
      assert.isUndefined(await shown());
      assert.deepEqual(await look(), [{ kind: 'done', detail: { outcome: 'read' } }]);
      assert.equal(await shown(), pathOf(picture));
      const bulk = await app.post('/api/brands/resolve/bulk', { domains: [domain] });
      assert.equal(bulk.body.results[domain].logo_path, pathOf(picture));
      const list = await app.get(`/api/brands/registry?search=${domain}`);
      assert.equal(list.body.brands[0].logo_path, pathOf(picture));
      const fresh = await resolveBrand(app, domain, '&fresh=true');
      assert.equal(fresh.body.logo_path, pathOf(picture));
    });

    it('is made by a visit for a caller too, and never while the caller waits', async () => {
      app.sites.put(domain, '/logo', { body: pngFile(10, 10) });
      publish(at('/logo'));
      assert.equal((await resolveBrand(app, domain)).status, 200);
      assert.notInclude(app.sites.requests, `${domain} /logo`);
      assert.lengthOf(await look(), 1);
      assert.equal(await shown(), pathOf(pngFile(10, 10)));
    });

    it('is replaced when the file names another logo, and at the next visit when the picture changes', async () => {
      app.sites.put(domain, '/logo', { body: pngFile(1, 1) });
      app.sites.put(domain, '/other', { body: pngFile(2, 2) });
      publish(at('/logo'));
      await visit();
      publish(at('/other'), at('/logo'));
      assert.deepEqual(await visit(), [], 'a look follows another after ten minutes at the earliest');
      app.clock.advance(10 * MINUTE_MS);
      assert.lengthOf(await look(), 1);
      assert.equal(await shown(), pathOf(pngFile(2, 2)));
      app.sites.put(domain, '/other', { body: pngFile(3, 3) });
      assert.deepEqual(await visit(), [], 'a look counts for an hour');
      app.clock.advance(HOUR_MS);
      assert.lengthOf(await visit(), 1);
      assert.equal(await shown(), pathOf(pngFile(3, 3)));
      assert.lengthOf(await stored(), 1);
    });

    it('stays while the picture cannot be fetched, and goes when it is gone or is none', async () => {
      const picture = pngFile(4, 4);
      const serve = { body: picture };
      app.sites.put(domain, '/logo', serve);
      publish(at('/logo'));
      await visit();
      for (const [page, expected] of [
        [{ status: 503 }, pathOf(picture)],
        [{ status: 404 }, undefined],
        [serve, pathOf(picture)],
        [{ body: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }, undefined],
        [{ status: 503 }, undefined],
      ] as const) {
        app.sites.put(domain, '/logo', page);
        app.clock.advance(HOUR_MS);
        assert.lengthOf(await visit(), 1);
        assert.equal(await shown(), expected, JSON.stringify(page));
        assert.lengthOf(await stored(), 1);
      }
    });

    it('ends with the record, and with the name of it in the file', async () => {
      app.sites.put(domain, '/logo', { body: pngFile(5, 5) });
      publish(at('/logo'));
      await visit();
      publish();
      assert.deepEqual(await visit(), []);
      assert.deepEqual(await stored(), []);
      publish(at('/logo'));
      await visit();
      assert.lengthOf(await stored(), 1);
      app.sites.remove(domain, BRAND_PATH);
      app.clock.advance(8 * DAY_MS);
      assert.deepEqual(await visit(), []);
      assert.deepEqual(await stored(), []);
    });

    it('is not made of a logo that the file no longer names when the look ends', async () => {
      app.sites.serve(domain, '/logo', async (_, response) => {
        publish(at('/other'));
        await crawlNow(app, domain);
        response.end(pngFile(6, 6));
      });
      publish(at('/logo'));
      assert.lengthOf(await visit(), 1);
      assert.deepEqual(await stored(), []);
    });

    it('is not fetched when the file names none with https, or none at all', async () => {
      const job = { payload: { domain } } as ClaimedJob;
      const work = readLogo({ store: app.store, fetcher: app.fetcher, now: app.clock.now });
      const none: Outcome = { kind: 'done', detail: { outcome: 'none' } };
      assert.deepEqual(await work.run(job, new AbortController().signal), none);
      publish(`http://${domain}/logo`);
      assert.deepEqual(await visit(), []);
      assert.deepEqual(await work.run(job, new AbortController().signal), none);
      assert.notInclude(app.sites.requests, `${domain} /logo`);
    });

    it('is fetched from one site so many times a day, whoever names its pictures', async () => {
      const full = { class: 'logo:site', key: 'many.example', limit: 5_000, windowMs: DAY_MS };
      await app.store.transaction((tx) => tx.limits.consume({ ...full, cost: 5_000, now: app.clock.now() }));
      publish('https://cdn.many.example/logo');
      assert.deepEqual(await visit(), []);
      app.clock.advance(DAY_MS);
      assert.deepEqual(await visit(), [{ kind: 'done', detail: { outcome: 'unreachable', code: 'dns' } }]);
    });
  });
}
