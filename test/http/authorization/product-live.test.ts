import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { AGENT, adagents, app, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

type Json = Record<string, unknown>;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`live products on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    beforeEach(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      publish('morning.example');
      world.declare(
        'brightlane.example',
        brandJson(
          [AGENT],
          ['morning', 'evening', 'night'].map((name) => ['website', `${name}.example`, 'delegated']),
        ),
      );
      await world.crawl('morning.example', 'brightlane.example');
      served.sites.requests.length = 0;
    });
    afterEach(() => served.drop());

    const publish = (domain: string, rest: Json = {}, more: Json[] = []) =>
      world.publish(domain, adagents([site('the_site', domain), ...more], [entry(['the_site'], rest)]));
    const validate = async (domains: string[], rest: Json = {}) => {
      const answer = await served.post('/api/registry/validate/product-authorization', {
        agent_url: AGENT,
        publisher_properties: domains.map((publisher_domain) => ({ publisher_domain })),
        ...rest,
      });
      assert.equal(answer.status, 200, answer.text);
      return answer.body;
    };
    const expand = async (domains: string[], rest: Json = {}) => {
      const answer = await served.post('/api/registry/expand/product-identifiers', {
        agent_url: AGENT,
        publisher_properties: domains.map((publisher_domain) => ({ publisher_domain })),
        ...rest,
      });
      assert.equal(answer.status, 200, answer.text);
      return answer.body;
    };
    const fetched = (host: string) =>
      served.sites.requests.filter((request) => request === `${host} /.well-known/adagents.json`).length;

    it('asks nobody while the copies are recent, nor in index mode', async () => {
      served.clock.advance(29_000);
      const body = await validate(['morning.example']);
      assert.isTrue(body.authorized);
      assert.deepInclude(body.publisher_sides[0], {
        publisher_domain: 'morning.example',
        obstacle: null,
        entry_count: 1,
        file_url: 'https://morning.example/.well-known/adagents.json',
        freshness: 'fresh',
        discovery_method: 'direct',
        manager_domain: null,
      });
      assert.match(body.publisher_sides[0].file_sha256, /^[0-9a-f]{64}$/);
      served.clock.advance(25 * 3_600_000);
      const old = await validate(['morning.example', 'evening.example'], { mode: 'index' });
      assert.deepEqual(
        old.publisher_sides.map((side: Json) => [side.freshness, side.obstacle]),
        [
          ['stale', null],
          ['absent', 'publisher_file_unknown'],
        ],
      );
      assert.deepEqual(served.sites.requests, []);
    });

    it('judges what the files say now', async () => {
      served.clock.advance(6 * 60_000);
      publish('morning.example', { countries: ['DE'] });
      const body = await validate(['morning.example']);
      assert.deepInclude(body, { authorized: false, reason: 'country_required' });
      assert.equal(body.publisher_sides[0].freshness, 'live');
      assert.equal((await validate(['morning.example'], { mode: 'index' })).authorized, true);
      assert.isTrue((await validate(['morning.example'], { country: 'DE' })).authorized);
      assert.equal(fetched('morning.example'), 1);
    });

    it('reads publishers that nobody has crawled, many at once, and names each in order', async () => {
      publish('evening.example', {}, [app('extra', 'bundle_id', 'example.extra')]);
      const selectors = ['night.example', 'evening.example', 'morning.example'];
      const body = await validate(selectors);
      assert.deepInclude(body, {
        authorized: false,
        reason: 'property_out_of_scope',
        total_requested: 3,
        total_authorized: 2,
      });
      assert.deepEqual(
        body.publisher_sides.map((side: Json) => [side.publisher_domain, side.obstacle]),
        [
          ['night.example', 'publisher_unreachable'],
          ['evening.example', null],
          ['morning.example', null],
        ],
      );
      assert.deepEqual(
        body.selectors.map((one: Json) => one.source),
        ['none', 'adagents_json', 'adagents_json'],
      );
      assert.deepEqual(
        (await expand(selectors)).properties.map((one: Json) => [one.publisher_domain, one.property_id]),
        [
          ['evening.example', 'the_site'],
          ['morning.example', 'the_site'],
        ],
      );
      assert.equal((await expand(['evening.example'], { mode: 'index' })).property_count, 0);
    });

    it('is not authorized where one publisher cannot be judged, though all others agree', async () => {
      const body = await validate(['morning.example', 'night.example']);
      assert.deepInclude(body, {
        authorized: false,
        reason: 'publisher_unreachable',
        total_requested: 1,
        total_authorized: 1,
      });
    });

    it('reads the files of ten publishers, and says of the others that nobody has', async () => {
      const domains = Array.from({ length: 12 }, (_, n) => `p${n}.example`);
      for (const domain of domains) publish(domain);
      const body = await validate(domains);
      assert.equal(body.total_requested, 10);
      assert.deepEqual(
        body.publisher_sides.slice(9).map((side: Json) => side.obstacle),
        [null, 'publisher_file_unknown', 'publisher_file_unknown'],
      );
    });

    it('judges files too large to keep, and lets go of them', async () => {
      const many = Array.from({ length: 2500 }, (_, n) =>
        site(`p${n}`, `p${n}.evening.example`, { description: 'x'.repeat(150) }),
      );
      publish('evening.example', {}, many);
      for (let turn = 0; turn < 3; turn += 1) {
        const [one, other] = await Promise.all([
          validate(['evening.example']),
          validate(['evening.example', 'morning.example']),
        ]);
        assert.deepInclude(one, { total_requested: 2501, total_authorized: 1 });
        assert.equal(other.total_requested, 2502);
        served.clock.advance(31_000);
      }
    });

    it('takes for the operator of each property the brand that answers for it', async () => {
      const agent = 'https://desk.platform.example/mcp';
      const entries = ['one', 'two'].map((name) => entry([name], { url: agent }));
      world.publish(
        'evening.example',
        adagents([site('one', 'one.evening.example'), site('two', 'two.evening.example')], entries),
      );
      for (const name of ['one', 'two'])
        world.declare(
          `${name}-brand.example`,
          brandJson([agent], [['website', `${name}.evening.example`, 'delegated']]),
        );
      await world.crawl('evening.example', 'one-brand.example', 'two-brand.example');
      for (const name of ['one', 'two']) {
        const { body } = await world.authorize({
          agent_url: agent,
          identifier_value: `${name}.evening.example`,
        });
        assert.deepEqual(
          [body.reason, body.operator_side.brand_domain],
          ['authorized', `${name}-brand.example`],
        );
      }
      const body = await validate(['evening.example'], { agent_url: agent });
      assert.deepInclude(body, { authorized: true, total_authorized: 2 });
    });

    it('believes a file that is older than one whose date lies ahead, as the crawl does', async () => {
      const file = (last_updated: string, rest: Json = {}) =>
        adagents([site('the_site', 'morning.example')], [entry(['the_site'], rest)], { last_updated });
      world.publish('morning.example', file('2100-01-01T00:00:00Z'));
      await world.crawl('morning.example');
      world.publish('morning.example', file('2026-01-01T00:00:00Z', { countries: ['DE'] }));
      served.clock.advance(6 * 60_000);
      assert.equal((await validate(['morning.example'])).reason, 'country_required');
      await world.crawl('morning.example');
      assert.equal((await validate(['morning.example'], { mode: 'index' })).reason, 'country_required');
    });

    it('refuses a request that would be too much to judge', async () => {
      const entries = Array.from({ length: 1001 }, () => entry(['p0']));
      const many = Array.from({ length: 1000 }, (_, n) => site(`p${n}`, `p${n}.evening.example`));
      world.publish('evening.example', adagents(many, entries));
      await world.crawl('evening.example');
      const { status, body } = await served.post('/api/registry/validate/product-authorization', {
        agent_url: AGENT,
        publisher_properties: [{ publisher_domain: 'evening.example' }],
      });
      assert.equal(status, 400);
      assert.equal(body.issues[0].path, 'publisher_properties');
      const part = await served.post('/api/registry/validate/product-authorization', {
        agent_url: AGENT,
        publisher_properties: [{ publisher_domain: 'evening.example', property_ids: ['p0', 'p1'] }],
      });
      assert.deepEqual(part.body.selectors[0].reasons, {
        property_not_declared: 1,
        property_out_of_scope: 1,
      });
    });
  });
}
