import { assert } from 'chai';
import { enrollForOrganization } from '../../../src/admin/agents.ts';
import { createKey, createOrganization } from '../../../src/admin/organizations.ts';
import { newId } from '../../../src/infra/random.ts';
import { crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import { rebuildInventory } from '../../../src/record/agents/inventory.ts';
import { sellsAll, site } from '../../support/agent-world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';

const agent = (name: string) => `https://${name}.example/mcp`;

for (const engine of engines) {
  describe(`GET /api/registry/agents/search on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    let owner: { authorization: string };

    const publish = async (domain: string, agents: Record<string, unknown>[], count: number, more = {}) => {
      app.sites.put(domain, '/.well-known/adagents.json', {
        authorized_agents: agents,
        properties: Array.from({ length: count }, (_, at) =>
          site(domain, at === 0 ? 'main' : `p${at}`, more),
        ),
      });
      const tools = { store: app.store, fetcher: app.fetcher, now: () => app.clock.now(), newId };
      await crawl(domain, tools);
      const context = { now: app.clock.now(), newId, actor: 'test' };
      for (const { url } of agents) await rebuildInventory(app.store, String(url), context);
    };

    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
      const { organization } = await createOrganization(app.store, { name: 'Owners' });
      const { api_key: key } = await createKey(app.store, { org: organization.id, name: 'test' });
      owner = { authorization: `Bearer ${key}` };
      await publish(
        'big.example',
        [
          sellsAll(agent('big'), 'big.example', { countries: ['SE'] }),
          sellsAll(agent('shared'), 'big.example'),
        ],
        4,
      );
      await publish(
        'small.example',
        [
          sellsAll(agent('small'), 'small.example', { countries: ['NO'] }),
          sellsAll(agent('shared'), 'small.example'),
        ],
        1,
        {
          property_type: 'podcast',
          identifiers: [{ type: 'rss_url', value: 'https://small.example/feed.xml' }],
          tags: ['talk', 'news, local'],
        },
      );
      await publish(
        'zero.example',
        [{ url: agent('signals'), authorized_for: 's', authorization_type: 'signal_ids', signal_ids: ['s'] }],
        1,
      );
      const secret = { org: organization.id, url: agent('secret'), type: 'sales', visibility: 'private' };
      await enrollForOrganization(app.store, secret);
      await rebuildInventory(app.store, agent('secret'), { now: app.clock.now(), newId, actor: 'test' });
    });
    after(() => app.drop());

    const search = (query = '', headers = member) => app.get(`/api/registry/agents/search${query}`, headers);
    const found = async (query = '', headers = member): Promise<string[]> => {
      const { status, body, text } = await search(query, headers);
      assert.equal(status, 200, text);
      return body.results.map(
        ({ agent_url: url }: { agent_url: string }) => new URL(url).hostname.split('.')[0],
      );
    };

    it('needs a credential', async () => {
      for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic x' }]) {
        const {
          status,
          body,
          headers: answered,
        } = await app.get('/api/registry/agents/search', headers as Record<string, string>);
        assert.equal(status, 401);
        assert.equal(body.error, 'unauthorized');
        assert.isNotNull(answered.get('www-authenticate'));
      }
    });

    it('finds every agent, most relevant first', async () => {
      const { body } = await search();
      assert.deepEqual(await found(), ['shared', 'big', 'small', 'signals']);
      assert.isFalse(body.has_more);
      const scores = body.results.map(({ relevance_score: score }: { relevance_score: number }) => score);
      assert.deepEqual(
        scores,
        [...scores].sort((a, b) => b - a),
      );
    });

    it('tells each agent’s inventory', async () => {
      const { body } = await search('?markets=SE');
      const [{ updated_at: updated, ...big }] = body.results;
      assert.deepEqual(big, {
        agent_url: agent('big'),
        url: agent('big'),
        channels: ['display'],
        property_types: ['website'],
        markets: ['SE'],
        categories: [],
        tags: ['news'],
        delivery_types: [],
        format_ids: [],
        format_kinds: [],
        property_count: 4,
        publisher_count: 1,
        has_tmp: false,
        category_taxonomy: null,
        relevance_score: 1 + Math.log(5) * 0.1,
        matched_filters: ['markets'],
      });
      assert.equal(updated, app.clock.now().toISOString());
    });

    const cases: [string, string[]][] = [
      ['?channels=podcast', ['shared', 'small']],
      ['?channels=Podcast&property_types=PODCAST', ['shared', 'small']],
      ['?channels=podcast,display', ['shared', 'big', 'small']],
      ['?channels=%20podcast%20,,', ['shared', 'small']],
      ['?channels=,', ['shared', 'big', 'small', 'signals']],
      ['?channels=display&property_types=podcast', ['shared']],
      ['?markets=no', ['small']],
      ['?markets=SE,NO', ['big', 'small']],
      ['?tags=talk', ['shared', 'small']],
      ['?tags=talk&channels=display&property_types=website', ['shared']],
      ['?categories=IAB17', []],
      ['?delivery_types=guaranteed', []],
      ['?has_tmp=true', []],
      ['?has_tmp=false', ['shared', 'big', 'small', 'signals']],
      ['?min_properties=0', ['shared', 'big', 'small', 'signals']],
      ['?min_properties=1', ['shared', 'big', 'small']],
      ['?min_properties=4', ['shared', 'big']],
      ['?min_properties=4.5', ['shared']],
      ['?min_properties=6', []],
      ['?min_properties=4&channels=display', ['shared', 'big']],
      ['?sort=name&type=sales', ['shared', 'big', 'small', 'signals']],
    ];
    for (const [query, expected] of cases) {
      it(`answers ${query}`, async () => assert.deepEqual(await found(query), expected));
    }

    it('names the dimensions that matched, and counts them in full', async () => {
      const { body } = await search('?tags=talk&channels=display&has_tmp=false&min_properties=1');
      assert.deepEqual(body.results[0].matched_filters, ['channels', 'tags']);
      assert.equal(body.results[0].relevance_score, 1 + Math.log(6) * 0.1);
      const all = await search();
      assert.deepEqual(all.body.results[0].matched_filters, []);
      assert.equal(all.body.results[0].relevance_score, Math.log(6) * 0.1);
      assert.equal(all.body.results.at(-1).relevance_score, 0);
    });

    it('shows private agents to their organization only', async () => {
      assert.notInclude(await found(), 'secret');
      assert.include(await found('', owner), 'secret');
    });

    it('goes page by page', async () => {
      const seen: string[] = [];
      let query = '?limit=1';
      for (;;) {
        const { body } = await search(query);
        seen.push(...body.results.map(({ agent_url: url }: { agent_url: string }) => url));
        if (!body.has_more) break;
        assert.lengthOf(body.results, 1);
        query = `?limit=1&cursor=${body.cursor}`;
      }
      assert.deepEqual(seen, ['shared', 'big', 'small', 'signals'].map(agent));
    });

    it('gives no cursor with an empty page', async () => {
      const { body } = await search('?channels=print');
      assert.deepEqual(body, { results: [], cursor: null, has_more: false });
    });

    it('gives a cursor with the last page, behind which there is nothing', async () => {
      const { body } = await search();
      assert.deepEqual(await found(`?cursor=${body.cursor}`), []);
    });

    it('neither misses nor repeats an agent whose score changes between two pages', async () => {
      const first = await search('?limit=2');
      assert.deepEqual(
        first.body.results.map(({ agent_url: url }: { agent_url: string }) => url),
        [agent('shared'), agent('big')],
      );
      await publish('small.example', [sellsAll(agent('small'), 'small.example')], 50);
      await publish('big.example', [sellsAll(agent('big'), 'big.example')], 1);
      assert.deepEqual(await found('?limit=1'), ['small']);
      const second = await search(`?limit=2&cursor=${first.body.cursor}`);
      assert.deepEqual(
        second.body.results.map(({ agent_url: url }: { agent_url: string }) => url),
        [agent('small'), agent('signals')],
      );
      const scores = second.body.results.map(
        ({ relevance_score: score }: { relevance_score: number }) => score,
      );
      assert.isAtLeast(scores[0], scores[1]);
    });

    const refused = [
      'limit=0',
      'limit=201',
      'limit=-1',
      'limit=ten',
      'limit=1.5',
      'min_properties=-1',
      'min_properties=many',
      'min_properties=NaN',
      'min_properties=1e300',
      'has_tmp=maybe',
      'cursor=',
      'cursor=nonsense',
      'cursor=!!!',
      `cursor=${Buffer.from('[1,-1,"x"]').toString('base64url')}`,
      `channels=${Array.from({ length: 101 }, (_, i) => `c${i}`).join(',')}`,
      `tags=${Array.from({ length: 101 }, () => 'same').join(',')}`,
      'channels=a&channels=b',
    ];
    for (const query of refused) {
      it(`refuses ${query.slice(0, 40)}`, async () => {
        const { status, body } = await search(`?${query}`);
        assert.equal(status, 400);
        assert.equal(body.error, 'invalid_request');
        assert.equal(body.issues[0].path, query.split('=')[0]);
      });
    }

    it('takes 100 values', async () => {
      const values = [...Array.from({ length: 99 }, (_, i) => `c${i}`), 'podcast'].join(',');
      assert.include(await found(`?channels=${values}`), 'shared');
    });

    it('bears a cursor from the future, and one whose agent is gone', async () => {
      const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      assert.deepEqual(await found(`?cursor=${cursor([999999, 0, ''])}`), ['signals']);
      assert.deepEqual(await found(`?cursor=${cursor([0, 0, agent('zzz')])}`), []);
    });
  });
}
