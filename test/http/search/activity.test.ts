import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { endedBy } from '../../../src/jobs/retention.ts';
import { type Crawling, FILE, startCrawling } from '../../jobs/brands/crawling.ts';
import { engines } from '../../support/databases.ts';
import { append } from '../feed/world.ts';

type Day = {
  day: string;
  events: number;
  properties: number;
  agents: number;
  crawls: Record<string, number>;
};

for (const engine of engines) {
  describe(`getRegistryActivity on ${engine.name}`, () => {
    let app: Crawling;
    before(async () => {
      app = await startCrawling(engine);
    });
    after(() => app.drop());

    const days = async () => {
      const { status, body } = await app.get('/api/registry/activity');
      assert.equal(status, 200, JSON.stringify(body));
      return body.days as Day[];
    };

    it('counts events on their days, and follows within a minute', async () => {
      const quiet = await days();
      assert.lengthOf(quiet, 30);
      assert.deepEqual(
        quiet.map(({ events }) => events),
        Array(30).fill(0),
      );
      const today = app.clock.now().toISOString().slice(0, 10);
      assert.equal(quiet.at(-1)?.day, today);
      await append(
        app,
        { eventType: 'property.created' },
        { eventType: 'property.created' },
        { eventType: 'agent.removed' },
      );
      assert.equal((await days()).at(-1)?.events, 0, 'kept for a minute');
      app.clock.advance(60_000);
      assert.deepInclude((await days()).at(-1), { day: today, events: 3, properties: 2, agents: -1 });
      app.clock.advance(DAY_MS);
      await append(app, { eventType: 'property.stale' });
      const later = (await days()).slice(-2);
      assert.deepEqual(
        later.map(({ events, properties }) => [events, properties]),
        [
          [3, 2],
          [1, -1],
        ],
      );
    });

    it('counts what crawls found on the day on which they ended, and its page draws them', async () => {
      const none: Record<string, number> = {
        changed: 0,
        unchanged: 0,
        invalid: 0,
        absent: 0,
        unreachable: 0,
      };
      assert.deepEqual((await days()).at(-1)?.crawls, none);
      const file = {
        properties: [
          { property_type: 'website', name: 'A', identifiers: [{ type: 'domain', value: 'a.example' }] },
        ],
        authorized_agents: [{ url: 'https://sales.example', authorized_for: 'all' }],
      };
      app.sites.put('counted.example', FILE, file);
      await app.crawl('counted.example');
      await app.crawl('counted.example');
      app.sites.put('broken.example', FILE, { status: 200, body: '{' });
      await app.crawl('broken.example');
      app.sites.put('empty.example', FILE, { status: 404, body: '' });
      await app.crawl('empty.example');
      app.clock.advance(DAY_MS);
      await app.crawl('empty.example');
      const [before, today] = (await days()).slice(-2);
      const { mean_ms: mean, ...counts } = before?.crawls ?? none;
      assert.deepEqual(counts, { ...none, changed: 1, unchanged: 1, invalid: 1, absent: 1 });
      assert.isAtLeast(Number(mean), 0);
      assert.deepInclude(today?.crawls, { ...none, absent: 1 });
      const { text } = await app.get('/stats', { accept: 'text/html' });
      assert.include(text, '5 crawls, of which 1 found an invalid file or nobody.');
      assert.isBelow(text.length, 60_000);
      app.clock.advance(90 * DAY_MS);
      const prune = endedBy(app.clock.now(), { auditDays: 400, sandboxDays: 30 }).get('days of crawls');
      assert.equal(await app.store.transaction((tx) => prune?.(tx, 3) ?? Promise.resolve(-1)), 3);
      assert.lengthOf(await app.store.primary.crawlDays.since('', 100), 2);
    });

    it('names the listed publishers whose last crawl took longest, at most 20, and its page lists them', async () => {
      const slowest = async (): Promise<{ domain: string; crawl_ms: number; status: string }[]> =>
        (await app.get('/api/registry/activity')).body.slowest_hosts;
      const first = await slowest();
      // Domains without a file and without an entry are nobody's to name.
      assert.deepEqual(
        first.map(({ domain, status }) => [domain, status]),
        [['counted.example', 'valid']],
      );
      const domains = Array.from({ length: 24 }, (_, index) => `slow-${index}.example`);
      await app.store.transaction(async (tx) => {
        const known = await tx.publishers.find('counted.example');
        if (known === undefined) throw new Error('counted.example is not known');
        for (const [index, domain] of domains.entries()) {
          await tx.publishers.put({ ...known, domain, id: `id-${index}` });
          await tx.slowHosts.note(domain, 50_000 + 1_000 * index);
        }
      });
      const expected = domains.toReversed().slice(0, 20);
      assert.deepEqual(
        (await slowest()).map(({ domain }) => domain),
        expected,
      );
      const { text } = await app.get('/stats', { accept: 'text/html' });
      assert.include(text, 'Slowest hosts');
      const shown = [...text.matchAll(/href="\/publishers\/(slow-\d+\.example)"/g)];
      assert.deepEqual(
        shown.map(([, domain]) => domain),
        expected,
      );
      // A faster crawl takes a host off the list, and a record that changes meanwhile keeps its time.
      await app.store.transaction(async (tx) => {
        await tx.slowHosts.note('slow-23.example', 1);
        const known = await tx.publishers.find('slow-22.example');
        if (known !== undefined) await tx.publishers.put({ ...known, updatedAt: app.clock.now() });
        const hidden = await tx.publishers.find('slow-21.example');
        if (hidden !== undefined) await tx.publishers.put({ ...hidden, listed: false });
      });
      const after = (await slowest()).map(({ domain }) => domain);
      assert.deepEqual(
        [after[0], after.includes('slow-23.example'), after.includes('slow-21.example')],
        ['slow-22.example', false, false],
      );
    });

    it('needs no credential, and refuses one that is not valid', async () => {
      assert.equal((await app.get('/api/registry/activity', { authorization: 'Bearer sk_x' })).status, 401);
      assert.equal((await app.post('/api/registry/activity', {})).status, 405);
    });
  });
}
