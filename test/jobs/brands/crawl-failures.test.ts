import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import { enginesInTurn } from '../../support/databases.ts';
import type { Page } from '../../support/sites.ts';
import {
  agent,
  type Crawling,
  collection,
  FILE,
  only,
  property,
  startCrawling,
  tallyOf,
} from './crawling.ts';

const base = (host: string) => ({
  authorized_agents: [agent(host, ['a'])],
  properties: [property('a'), property('b')],
  collections: [collection('show')],
});
type Base = ReturnType<typeof base>;
const EVERYTHING_ENDS = {
  'agent.removed': 1,
  'authorization.revoked': 1,
  'collection.removed': 1,
  'property.stale': 2,
  'publisher.adagents_changed': 1,
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a publisher whose file fails on ${engine.name}`, () => {
    let world: Crawling;
    let count = 0;
    let PUB = '';
    let BASE = base('');
    const put = (page: Page | object) => world.sites.put(PUB, FILE, page);
    const state = async () => {
      const { body, status } = await world.get(`/api/properties/resolve?domain=${PUB}`);
      return status === 200 ? body.freshness.state : status;
    };
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());
    beforeEach(async () => {
      count += 1;
      PUB = `failing${count}.example`;
      BASE = base(`sales${count}.example`);
      put(BASE);
      await world.crawl(PUB);
      await world.events();
      world.clock.advance(HOUR_MS);
    });

    const definitive: [string, Page | ((file: Base) => object), string][] = [
      ['404', { status: 404, body: '' }, 'absent'],
      ['410', { status: 410, body: '' }, 'absent'],
      [
        '403 of an object store',
        {
          status: 403,
          body: '<Error><Code>AccessDenied</Code></Error>',
          headers: { 'content-type': 'application/xml' },
        },
        'absent',
      ],
      ['a file without agents', ({ properties }) => ({ properties }), 'invalid'],
      [
        'a file whose agents are no list',
        (file) => ({ ...file, authorized_agents: { url: 'nonsense' } }),
        'invalid',
      ],
      ['half a file', (file) => ({ body: JSON.stringify(file).slice(0, -10) }), 'invalid'],
      ['a page instead of a file', { body: '<html></html>' }, 'invalid'],
    ];
    for (const [what, page, outcome] of definitive) {
      it(`lets go of everything at once: ${what}`, async () => {
        put(typeof page === 'function' ? page(BASE) : page);
        assert.equal(await world.outcome(PUB), outcome);
        const events = await world.events();
        assert.deepEqual(tallyOf(events), EVERYTHING_ENDS);
        for (const { eventType, payload } of events) {
          if (eventType === 'property.stale') assert.equal(payload.reason, `the file is ${outcome}`);
        }
        assert.deepInclude(only(events, 'publisher.adagents_changed'), {
          adagents_valid: false,
          agent_count: 0,
          property_count: 0,
          collection_count: 0,
          properties_removed: 2,
        });
        assert.equal(await state(), 404);
        assert.equal((await world.publisher(PUB)).status, outcome);
        assert.equal(await world.outcome(PUB), outcome);
        assert.deepEqual(await world.events(), []);
      });
    }

    it('lets go of the agent alone when only its entry is bad, and says why', async () => {
      put({ ...BASE, authorized_agents: [{ url: 'nonsense' }] });
      assert.equal(await world.outcome(PUB), 'changed');
      const events = await world.events();
      assert.deepEqual(tallyOf(events), {
        'agent.removed': 1,
        'authorization.revoked': 1,
        'publisher.adagents_changed': 1,
      });
      assert.deepInclude(only(events, 'publisher.adagents_changed'), {
        adagents_valid: true,
        agent_count: 0,
        property_count: 2,
        collection_count: 1,
      });
      const { findings } = (await world.store.read.documents.find(PUB, 'adagents')) ?? {};
      assert.isTrue(findings?.warnings.some(({ field }) => field.startsWith('authorized_agents[0]')));
      assert.equal(await state(), 'fresh');
      assert.equal(await world.outcome(PUB), 'unchanged');
      assert.deepEqual(await world.events(), []);
    });

    it('takes everything back with the same ids when the file is there again', async () => {
      const [before] = await world.store.read.properties.listByKeys(PUB, ['a']);
      put({ status: 404 });
      await world.crawl(PUB);
      await world.events();
      put(BASE);
      assert.equal(await world.outcome(PUB), 'changed');
      const events = await world.events();
      assert.deepEqual(tallyOf(events), {
        'agent.discovered': 1,
        'authorization.granted': 1,
        'collection.created': 1,
        'property.reactivated': 2,
        'publisher.adagents_discovered': 1,
      });
      assert.isTrue(events.some(({ entityId }) => entityId === before?.rid));
      assert.equal(await state(), 'fresh');
    });

    const passing: [string, Page | ((file: Base) => object), string][] = [
      ['500', { status: 500, body: 'x' }, 'http_status'],
      ['503', { status: 503, body: 'x' }, 'http_status'],
      ['401', { status: 401, body: 'x' }, 'http_status'],
      ['403', { status: 403, body: 'x' }, 'http_status'],
      ['429', { status: 429, body: 'x' }, 'http_status'],
      [
        'a redirect to another site',
        { status: 302, headers: { location: 'https://other.example/x' } },
        'network',
      ],
      [
        'an older copy',
        (file) => ({ ...file, properties: [], last_updated: '2020-01-01T00:00:00Z' }),
        'last_updated',
      ],
    ];
    for (const [what, page, code] of passing) {
      it(`keeps the last good copy for seven days, and says so: ${what}`, async () => {
        if (code === 'last_updated') {
          put({ ...BASE, last_updated: '2021-01-01T00:00:00Z' });
          await world.crawl(PUB);
        }
        await world.events();
        put(typeof page === 'function' ? page(BASE) : page);
        assert.deepEqual(await world.crawl(PUB), { kind: 'retry', code });
        assert.equal(await state(), 'cached');
        world.clock.advance(2 * DAY_MS);
        assert.deepEqual(await world.crawl(PUB), { kind: 'retry', code });
        assert.equal(await state(), 'stale');
        assert.deepEqual(await world.events(), []);
        world.clock.advance(5 * DAY_MS);
        await world.crawl(PUB);
        if (code === 'last_updated') {
          assert.deepEqual(await world.tally(), {
            'agent.removed': 1,
            'authorization.revoked': 1,
            'property.stale': 2,
            'publisher.adagents_changed': 1,
          });
        } else {
          assert.deepEqual(await world.tally(), EVERYTHING_ENDS);
          assert.equal(await state(), 404);
        }
      });
    }

    it('keeps the last good copy while the site hangs up, is silent, or is not there', async () => {
      // The others have an answer, which a busy machine may be slow to bring.
      const short = {
        ...world.fetcher,
        fetch: (request: Parameters<typeof world.fetcher.fetch>[0]) =>
          world.fetcher.fetch({ ...request, timeoutMs: 150 }),
      };
      const impatient = { ...world.tools, fetcher: short };
      world.sites.serve(PUB, FILE, (request) => request.socket.destroy());
      assert.deepEqual(await crawl(PUB, world.tools), { kind: 'retry', code: 'connection' });
      world.sites.serve(PUB, FILE, () => {});
      assert.deepEqual(await crawl(PUB, impatient), { kind: 'retry', code: 'timeout' });
      world.sites.hosts.delete(PUB);
      assert.deepEqual(await crawl(PUB, world.tools), { kind: 'retry', code: 'connection' });
      assert.deepEqual(await world.events(), []);
      assert.equal(await state(), 'cached');
    });

    it('asks an unreachable site again soon, then more patiently', async () => {
      put({ status: 500 });
      const waits: number[] = [];
      for (let time = 0; time < 4; time += 1) {
        await world.crawl(PUB);
        waits.push(((await world.publisher(PUB)).nextCrawlAt?.getTime() ?? 0) - world.clock.now().getTime());
      }
      assert.deepEqual(
        waits,
        [5, 10, 20, 40].map((minutes) => minutes * 60_000),
      );
    });

    it('asks a domain without a file after a day, a week, and then every month', async () => {
      const waits: number[] = [];
      world.sites.put('nothing.example', '/', { body: 'a site without files' });
      for (let time = 0; time < 4; time += 1) {
        assert.equal(await world.outcome('nothing.example'), 'absent');
        const { nextCrawlAt } = await world.publisher('nothing.example');
        waits.push(((nextCrawlAt?.getTime() ?? 0) - world.clock.now().getTime()) / DAY_MS);
      }
      assert.deepEqual(waits, [1, 7, 30, 30]);
      assert.deepEqual(await world.events(), []);
    });

    it('is kept by a manager it may still have: no ads.txt could be read', async () => {
      put({ status: 404 });
      world.sites.put(PUB, '/ads.txt', { status: 503, body: '' });
      assert.equal((await world.crawl(PUB)).kind, 'retry');
      assert.equal(await state(), 'cached');
      assert.deepEqual(await world.events(), []);
    });

    it('takes a correction of a date that is still to come', async () => {
      put({ ...BASE, last_updated: '2099-01-01T00:00:00Z' });
      await world.crawl(PUB);
      put({ ...BASE, properties: [property('a')], last_updated: '2025-01-01T00:00:00Z' });
      assert.equal(await world.outcome(PUB), 'changed');
      assert.deepEqual(await world.tally(), { 'property.stale': 1, 'publisher.adagents_changed': 1 });
    });

    it('calls a first file that is not JSON invalid, without retries', async () => {
      world.sites.put('broken.example', FILE, { body: '{"authorized_agents": [' });
      assert.deepEqual(await world.crawl('broken.example'), {
        kind: 'done',
        detail: { adagents: 'invalid', brand: 'absent', error_code: 'json' },
      });
      assert.deepEqual(await world.events(), []);
      const { status, listed } = await world.publisher('broken.example');
      assert.deepEqual([status, listed], ['invalid', false]);
    });

    it('gives way to what members submitted, and takes over from it', async () => {
      const member = await world.member();
      const saved = 'saved.example';
      world.sites.put(saved, '/', { body: 'a site without files' });
      const save = (names: string[]) =>
        world.post(
          '/api/properties/save',
          { publisher_domain: saved, properties: names.map((name) => ({ type: 'website', name })) },
          member,
        );
      assert.equal((await save(['One', 'Two'])).status, 200);
      assert.deepEqual(await world.tally(), { 'property.created': 2 });
      assert.equal(await world.outcome(saved), 'absent');
      assert.deepEqual(await world.events(), [], 'a crawl that finds no file leaves the entry alone');
      const resolved = async () => (await world.get(`/api/properties/resolve?domain=${saved}`)).body;
      assert.deepInclude(await resolved(), { source: 'hosted', properties_total: 2 });

      world.sites.put(saved, FILE, BASE);
      await world.crawl(saved);
      const taken = await world.events();
      assert.deepInclude(tallyOf(taken), { 'property.stale': 2, 'property.created': 2 });
      assert.deepInclude(await resolved(), { source: 'adagents_json', properties_total: 2 });

      world.sites.put(saved, FILE, { status: 404 });
      await world.crawl(saved);
      const given = await world.events();
      assert.deepInclude(tallyOf(given), { 'property.stale': 2, 'property.reactivated': 2 });
      assert.deepInclude(await resolved(), { source: 'hosted', properties_total: 2 });
      const listed = await world.get('/api/properties/registry?search=one');
      assert.equal(listed.body.properties[0]?.source, 'community');
      assert.equal(only(given, 'authorization.revoked').publisher_domain, saved);
    });
  });
}
