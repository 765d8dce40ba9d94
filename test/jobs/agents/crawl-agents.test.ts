import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { agent, type Crawling, collection, FILE, only, property, startCrawling } from '../brands/crawling.ts';

const base = (sales: string, ads: string) => ({
  authorized_agents: [agent(sales, ['a', 'b']), agent(ads, ['b'])],
  properties: [property('a'), property('b', { tags: ['x'] })],
  collections: [collection('show'), collection('news')],
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`collections, authorizations and agents crawled again on ${engine.name}`, () => {
    let world: Crawling;
    let count = 0;
    let PUB = '';
    let OTHER = '';
    let SALES = '';
    let ADS = '';
    let NEW = '';
    let BASE = base('', '');
    const url = (host: string) => `https://${host}/mcp`;
    const put = (file: object) => world.sites.put(PUB, FILE, file);
    const change = async (file: object) => {
      put({ ...BASE, ...file });
      world.clock.advance(HOUR_MS);
      assert.equal(await world.outcome(PUB), 'changed');
      return world.events();
    };
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());
    beforeEach(async () => {
      count += 1;
      PUB = `again${count}.example`;
      OTHER = `other${count}.example`;
      SALES = `sales${count}.example`;
      ADS = `ads${count}.example`;
      NEW = `new${count}.example`;
      BASE = base(SALES, ADS);
      put(BASE);
      await world.crawl(PUB);
      await world.events();
    });

    it('tells what a collection changed, and when it is removed and back', async () => {
      const events = await change({
        collections: [collection('show', { name: 'New', kind: 'publication' })],
      });
      assert.deepInclude(only(events, 'collection.updated'), {
        collection_id: 'show',
        changed_fields: ['kind', 'name'],
        name: 'New',
      });
      assert.deepInclude(only(events, 'collection.removed'), { collection_id: 'news', status: 'removed' });
      const [removed] = await world.store.read.collections.listByIds(PUB, ['news']);
      const back = await change({ collections: BASE.collections });
      assert.deepInclude(only(back, 'collection.created'), {
        collection_id: 'news',
        collection_rid: removed?.rid,
      });
    });

    it('tells what an authorization changed', async () => {
      const events = await change({
        authorized_agents: [
          agent(SALES, ['a', 'b'], { authorized_for: 'Video', countries: ['FR'] }),
          agent(ADS, ['b']),
        ],
      });
      assert.deepInclude(only(events, 'authorization.modified'), {
        agent_url: url(SALES),
        authorized_for: 'Video',
        changed_fields: ['authorized_for', 'countries'],
      });
      assert.lengthOf(events, 2);
    });

    it('revokes and grants, removes the agent that nobody names, and discovers the new one', async () => {
      const events = await change({
        authorized_agents: [agent(SALES, ['a', 'b']), agent(NEW, ['a'])],
      });
      const urls = { gone: url(ADS), fresh: url(NEW) };
      assert.equal(only(events, 'authorization.revoked').agent_url, urls.gone);
      assert.deepInclude(only(events, 'agent.removed'), {
        agent_url: urls.gone,
        removed_from_publishers: [PUB],
      });
      assert.equal(only(events, 'authorization.granted').agent_url, urls.fresh);
      assert.equal(only(events, 'agent.discovered').agent_url, urls.fresh);
      assert.deepInclude(only(events, 'publisher.adagents_changed'), {
        agents_added: [urls.fresh],
        agents_removed: [urls.gone],
      });
    });

    it('keeps the agent that changes only the kind of its authorization', async () => {
      const events = await change({
        authorized_agents: [
          agent(SALES, ['a', 'b']),
          agent(ADS, [], { authorization_type: 'property_tags', property_tags: ['x'] }),
        ],
      });
      assert.sameMembers(
        events.map(({ eventType }) => eventType),
        ['authorization.granted', 'authorization.revoked', 'publisher.adagents_changed'],
      );
      assert.deepInclude(only(events, 'publisher.adagents_changed'), {
        agents_added: [],
        agents_removed: [],
      });
    });

    it('revokes an authorization that comes to cover nothing, and removes its agent', async () => {
      const events = await change({
        authorized_agents: [
          agent(SALES, ['a', 'b']),
          agent(ADS, [], { authorization_type: 'property_tags', property_tags: ['none'] }),
        ],
      });
      assert.sameMembers(
        events.map(({ eventType }) => eventType),
        ['authorization.revoked', 'agent.removed', 'publisher.adagents_changed'],
      );
      assert.equal(only(events, 'authorization.revoked').agent_url, url(ADS));
      assert.deepInclude(only(events, 'publisher.adagents_changed'), {
        agents_added: [],
        agents_removed: [url(ADS)],
      });
    });

    it('keeps an agent as long as one publisher names it, and discovers it again later', async () => {
      world.sites.put(OTHER, FILE, { ...BASE, authorized_agents: [agent(ADS, ['b'])] });
      await world.crawl(OTHER);
      await world.events();
      const one = await change({ authorized_agents: [agent(SALES, ['a', 'b'])] });
      assert.isFalse(one.some(({ eventType }) => eventType === 'agent.removed'));
      assert.deepInclude(only(one, 'publisher.adagents_changed'), {
        agents_removed: [url(ADS)],
      });

      world.sites.put(OTHER, FILE, { ...BASE, authorized_agents: [] });
      await world.crawl(OTHER);
      const both = await world.events();
      assert.deepInclude(only(both, 'agent.removed'), {
        agent_url: url(ADS),
        removed_from_publishers: [OTHER],
      });
      const again = await change(BASE);
      assert.equal(only(again, 'agent.discovered').agent_url, url(ADS));
      assert.equal(
        again.find(({ eventType }) => eventType === 'agent.discovered')?.entityId,
        both.find(({ eventType }) => eventType === 'agent.removed')?.entityId,
      );
    });
  });
}
