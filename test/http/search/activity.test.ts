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

    it('needs no credential, and refuses one that is not valid', async () => {
      assert.equal((await app.get('/api/registry/activity', { authorization: 'Bearer sk_x' })).status, 401);
      assert.equal((await app.post('/api/registry/activity', {})).status, 405);
    });
  });
}
