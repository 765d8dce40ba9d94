import { assert } from 'chai';
import { crawl } from '../../src/jobs/brands/crawlDomain.ts';
import type { Store } from '../../src/store/open.ts';
import {
  agent,
  type Crawling,
  collection,
  FILE,
  only,
  property,
  startCrawling,
  tallyOf,
} from '../jobs/brands/crawling.ts';
import { engines } from '../support/databases.ts';
import { rejects } from '../support/rejects.ts';
import { execute } from '../support/sql.ts';

// Two hundred go in at a time; a record names a thousand at most.
const COUNT = 1_100;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Properties `p{from}` to `p{to}`, of which every hundredth carries the version in its name. */
const large = (hosts: readonly string[], from: number, to: number, version = 0) => ({
  authorized_agents: hosts.flatMap((host) =>
    range(0, 150).map((index) => agent(host, [`p${COUNT - 1 - index}`])),
  ),
  properties: range(from, to).map((index) =>
    property(`p${index}`, index % 100 === 0 ? { name: `Version ${version}` } : {}),
  ),
  collections: range(0, 300).map((index) => collection(`c${index}`)),
});

for (const engine of engines) {
  describe(`a large file on ${engine.name}`, () => {
    let world: Crawling;
    let count = 0;
    let pub = '';
    let one = '';
    let two = '';
    let three = '';
    const put = (file: object) => world.sites.put(pub, FILE, file);
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());
    beforeEach(async () => {
      await world.events();
      count += 1;
      pub = `large${count}.example`;
      [one, two, three] = ['one', 'two', 'three'].map((name) => `${name}${count}.example`) as [
        string,
        string,
        string,
      ];
      put(large([one, two], 0, COUNT));
    });

    /** Crawls until that many transactions have begun, and is then told to end. */
    const crawlPartly = async (transactions: number) => {
      const abort = new AbortController();
      let begun = 0;
      const store: Store = {
        ...world.store,
        transaction(work) {
          begun += 1;
          if (begun === transactions) abort.abort();
          return world.store.transaction(work);
        },
      };
      await rejects(crawl(pub, { ...world.tools, store }, abort.signal));
    };
    const activeKeys = async () =>
      (await world.store.read.properties.activeKeys(pub, '', 100_000)).map(({ key }) => key);
    const assertWhole = async (from: number, to: number) => {
      assert.sameMembers(
        await activeKeys(),
        range(from, to).map((index) => `p${index}`),
      );
      const { propertyCount, collectionCount, agentCount, status } = await world.publisher(pub);
      assert.deepEqual([propertyCount, collectionCount, agentCount, status], [to - from, 300, 2, 'valid']);
      const { body } = await world.get(`/api/properties/resolve?domain=${pub}`);
      assert.equal(body.properties_total, to - from);
      assert.lengthOf(body.properties, Math.min(to - from, 1_000));
    };
    const FIRST = {
      'agent.discovered': 2,
      'authorization.granted': 300,
      'collection.created': 300,
      'property.created': COUNT,
      'publisher.adagents_discovered': 1,
    };

    it('gives one event for each property, and none when it is read again', async () => {
      assert.equal(await world.outcome(pub), 'changed');
      const events = await world.events();
      assert.deepEqual(tallyOf(events), FIRST);
      const entities = events.filter(({ eventType }) => eventType === 'property.created');
      assert.equal(new Set(entities.map(({ entityId }) => entityId)).size, COUNT);
      assert.equal(events.at(-1)?.eventType, 'publisher.adagents_discovered');
      await assertWhole(0, COUNT);
      assert.equal(await world.outcome(pub), 'unchanged');
    });

    it('says what is different once, with exact numbers', async () => {
      await world.crawl(pub);
      await world.events();
      put(large([two, three], 500, COUNT + 200, 1));
      assert.equal(await world.outcome(pub), 'changed');
      const events = await world.events();
      assert.deepEqual(tallyOf(events), {
        'agent.discovered': 1,
        'agent.removed': 1,
        'authorization.granted': 150,
        'authorization.revoked': 150,
        'property.created': 200,
        'property.stale': 500,
        'property.updated': 6,
        'publisher.adagents_changed': 1,
      });
      assert.deepInclude(only(events, 'publisher.adagents_changed'), {
        properties_added: 200,
        properties_removed: 500,
        agents_added: [`https://${three}/mcp`],
        agents_removed: [`https://${one}/mcp`],
        changed_fields: ['authorized_agents', 'properties'],
      });
      await assertWhole(500, COUNT + 200);
    });

    it('goes on where its first crawl was ended', async () => {
      for (const transactions of [2, 5, 7, 9]) {
        await crawlPartly(transactions);
        assert.isUndefined(await world.store.read.documents.find(pub, 'adagents'));
        assert.isBelow((await activeKeys()).length, COUNT + 1);
      }
      assert.isAbove((await activeKeys()).length, 500);
      assert.equal(await world.outcome(pub), 'changed');
      assert.deepEqual(await world.tally(), FIRST);
      await assertWhole(0, COUNT);
    });

    it('goes on where a change was ended, and counts it as one', async () => {
      await world.crawl(pub);
      await world.events();
      put(large([two, three], 500, COUNT + 200, 1));
      for (const transactions of [6, 10, 13]) {
        await crawlPartly(transactions);
        assert.equal((await world.store.read.documents.find(pub, 'adagents'))?.sha256, '');
      }
      const before = await world.events();
      assert.isAbove(before.length, 0);
      assert.notInclude(Object.keys(tallyOf(before)), 'publisher.adagents_changed');
      assert.equal(await world.outcome(pub), 'changed');
      const events = [...before, ...(await world.events())];
      assert.deepInclude(tallyOf(events), {
        'property.created': 200,
        'property.stale': 500,
        'property.updated': 6,
      });
      assert.deepInclude(only(events, 'publisher.adagents_changed'), {
        properties_added: 200,
        properties_removed: 500,
        agents_added: [`https://${three}/mcp`],
        agents_removed: [`https://${one}/mcp`],
      });
      await assertWhole(500, COUNT + 200);
    });

    it('is as before when the publisher takes a half recorded change back', async () => {
      await world.crawl(pub);
      put(large([two, three], 500, COUNT + 200, 1));
      await crawlPartly(9);
      put(large([one, two], 0, COUNT));
      assert.equal(await world.outcome(pub), 'changed');
      assert.notInclude(Object.keys(tallyOf(await world.events())), 'publisher.adagents_changed');
      await assertWhole(0, COUNT);
      assert.equal(await world.outcome(pub), 'unchanged');
    });

    it('goes on where the store failed', async () => {
      const when = "new.key = 'p700'";
      await execute(
        world.config.databaseUrl,
        engine.name === 'sqlite'
          ? `create trigger refuse before insert on properties when ${when} begin select raise(abort, 'refused'); end`
          : `create function refuse() returns trigger language plpgsql as $$ begin
               if ${when} then raise exception 'refused'; end if; return new; end $$;
             create trigger refuse before insert on properties for each row execute function refuse()`,
      );
      await rejects(world.crawl(pub));
      const before = await world.events();
      assert.deepEqual(tallyOf(before), { 'property.created': (await activeKeys()).length });
      await execute(
        world.config.databaseUrl,
        engine.name === 'sqlite'
          ? 'drop trigger refuse'
          : 'drop trigger refuse on properties; drop function refuse()',
      );
      await world.crawl(pub);
      assert.deepEqual(tallyOf([...before, ...(await world.events())]), FIRST);
      await assertWhole(0, COUNT);
    });

    it('is told once when three look at it at once', async () => {
      await Promise.all([world.crawl(pub), world.crawl(pub), world.crawl(pub)]);
      assert.deepEqual(await world.tally(), FIRST);
      await assertWhole(0, COUNT);
    });

    it('is let go of once, also when that was ended half-way', async () => {
      await world.crawl(pub);
      await world.events();
      put({ status: 404 });
      await crawlPartly(5);
      assert.equal(await world.outcome(pub), 'absent');
      assert.deepEqual(await world.tally(), {
        'agent.removed': 2,
        'authorization.revoked': 300,
        'collection.removed': 300,
        'property.stale': COUNT,
        'publisher.adagents_changed': 1,
      });
      assert.deepEqual(await activeKeys(), []);
    });

    it('leaves room for reads and saves while it goes in', async () => {
      const member = await world.member();
      world.sites.put('saved.example', '/', { body: 'no files' });
      put(large([one, two], 0, 5_000));
      let isDone = false;
      const crawling = world.crawl(pub).finally(() => {
        isDone = true;
      });
      const during = { reads: 0, saves: 0 };
      while (!isDone) {
        assert.equal((await world.get('/api/brands/registry')).status, 200);
        during.reads += 1;
        const saved = await world.post(
          '/api/properties/save',
          { publisher_domain: 'saved.example', properties: [{ type: 'website', name: `N${during.saves}` }] },
          member,
        );
        assert.include([200, 429], saved.status);
        if (!isDone && saved.status === 200) during.saves += 1;
      }
      await crawling;
      assert.isAbove(during.reads, 2);
      assert.isAbove(during.saves, 2);
    });

    it('records nothing when it is ended before or while it is fetched', async () => {
      await rejects(world.crawl(pub, AbortSignal.abort()));
      world.sites.put(pub, FILE, { body: JSON.stringify(large([one], 0, COUNT)), delayMs: 400 });
      await rejects(world.crawl(pub, AbortSignal.timeout(50)));
      assert.isUndefined(await world.store.read.publishers.find(pub));
      assert.deepEqual(await world.events(), []);
    });
  });
}
