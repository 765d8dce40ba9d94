import { assert } from 'chai';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { endedBy } from '../../../src/jobs/retention.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { AGENT, adagents, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

const PAPER = 'paper.example';
const OPERATOR = 'brightlane.example';
const PAST = [
  'publisher_states',
  'past_authorizations',
  'past_properties',
  'past_identifiers',
  'brand_states',
  'brand_state_agents',
];

for (const engine of engines) {
  describe(`moments in the past on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    /** The moments of the story: before anything, while the agent may sell, and after it was removed from the file. */
    let before_: Date;
    let allowed: Date;
    let removed: Date;

    before(async () => {
      served = await startTestApp(engine, { settings: { PAST_DAYS: '30' } });
      world = worldOf(served);
      before_ = served.clock.now();
      served.clock.advance(DAY_MS);
      const contact = { name: 'Paper', email: 'desk@paper.example' };
      world.publish(PAPER, adagents([site('site', PAPER)], [entry(['site'])], { contact }));
      world.declare(OPERATOR, brandJson([AGENT], [['website', PAPER, 'delegated']]));
      await world.crawl(PAPER, OPERATOR);
      allowed = served.clock.now();
      served.clock.advance(DAY_MS);
      world.publish(
        PAPER,
        adagents([site('site', PAPER)], [{ ...entry(['site']), url: 'https://else.example/mcp' }], {
          contact,
        }),
      );
      await world.crawl(PAPER, OPERATOR);
      removed = served.clock.now();
      served.clock.advance(DAY_MS);
    });
    after(() => served.drop());
    // Bulk resolutions are counted by the minute.
    beforeEach(() => served.clock.advance(MINUTE_MS));

    const ways: [name: string, ask: (at: string, more?: Record<string, string>) => Promise<Answer>][] = [
      [
        'look-up by domain',
        (at) => served.get(`/api/registry/lookup/domain/${PAPER}?${new URLSearchParams({ at })}`),
      ],
      [
        'look-up by property',
        (at) =>
          served.get(
            `/api/registry/lookup/property?${new URLSearchParams({ type: 'domain', value: PAPER, at })}`,
          ),
      ],
      [
        'look-up by agent',
        (at) =>
          served.get(
            `/api/registry/lookup/agent/${encodeURIComponent(AGENT)}/domains?${new URLSearchParams({ at })}`,
          ),
      ],
      [
        'resolution of a publisher',
        (at) => served.get(`/api/properties/resolve?${new URLSearchParams({ domain: PAPER, at })}`),
      ],
      [
        'resolution of a brand',
        (at) => served.get(`/api/brands/resolve?${new URLSearchParams({ domain: OPERATOR, at })}`),
      ],
      [
        'resolution of publishers',
        (at) => served.post('/api/properties/resolve/bulk', { domains: [PAPER, 'unheard.example'], at }),
      ],
      [
        'resolution of brands',
        (at) => served.post('/api/brands/resolve/bulk', { domains: [OPERATOR, 'unheard.example'], at }),
      ],
      [
        'expansion of a product',
        (at) =>
          served.post('/api/registry/expand/product-identifiers', {
            agent_url: AGENT,
            publisher_properties: [{ publisher_domain: PAPER }],
            at,
          }),
      ],
      ['check of a property', (at, more = {}) => world.authorize({ identifier_value: PAPER, at, ...more })],
      [
        'check of a product',
        (at) =>
          served.post('/api/registry/validate/product-authorization', {
            agent_url: AGENT,
            publisher_properties: [{ publisher_domain: PAPER }],
            at,
          }),
      ],
    ];
    const lookUps = ways.slice(0, 8);
    const checks = ways.slice(8);

    it('are answered with who might sell then, and why not later', async () => {
      const authorize = (at: Date) => world.authorize({ identifier_value: PAPER, at: at.toISOString() });
      const { body: then } = await authorize(allowed);
      assert.deepInclude(then, { authorized: true, reason: 'authorized', at: allowed.toISOString() });
      assert.equal(then.checked_at, served.clock.now().toISOString());
      assert.equal(then.publisher_side.validated_at, allowed.toISOString());
      const { body: later } = await authorize(removed);
      assert.deepInclude(later, { authorized: false, reason: 'agent_not_listed', at: removed.toISOString() });
      const atLast = await authorize(new Date(removed.getTime() - 1));
      assert.isTrue(atLast.body.authorized);
    });

    it('resolve to what the file said then, without its contact, and never to an entry of a member', async () => {
      const path = `/api/properties/resolve?domain=${PAPER}`;
      const { body: present } = await served.get(path);
      assert.equal(present.authorized_agents[0].url, 'https://else.example/mcp');
      assert.isObject(present.contact);
      const { body: then } = await served.get(`${path}&at=${allowed.toISOString()}`);
      assert.equal(then.authorized_agents[0].url, AGENT);
      assert.notProperty(then, 'contact');
      assert.deepEqual(then.freshness, { state: 'fresh', validated_at: allowed.toISOString() });

      const domain = 'entered.example';
      const caller = await served.member();
      const properties = [{ type: 'website', name: 'Entered' }];
      await served.post('/api/properties/save', { publisher_domain: domain, properties }, caller);
      await world.crawl(domain);
      const entered = `/api/properties/resolve?domain=${domain}`;
      assert.equal((await served.get(entered)).status, 200);
      const refused = await served.get(`${entered}&at=${served.clock.now().toISOString()}`);
      assert.equal(refused.status, 404);
      assert.match(refused.body.message, /What members wrote is known of the present only/);
    });

    it('resolve in bulk to the same as one by one, without the domains that were unknown then', async () => {
      const at = allowed.toISOString();
      for (const [kind, domain] of [
        ['properties', PAPER],
        ['brands', OPERATOR],
      ] as const) {
        const domains = [domain, ` ${domain.toUpperCase()}`, 'unheard.example'];
        const { body } = await served.post(`/api/${kind}/resolve/bulk`, { domains, at });
        const { body: one } = await served.get(`/api/${kind}/resolve?domain=${domain}&at=${at}`);
        assert.deepEqual(body, { results: { [domain]: one } }, kind);
      }
    });

    it('expand to the properties that the agent might sell then, and to none later', async () => {
      const expand = (at: Date) =>
        served.post('/api/registry/expand/product-identifiers', {
          agent_url: AGENT,
          publisher_properties: [{ publisher_domain: PAPER }],
          at: at.toISOString(),
        });
      const { body: then } = await expand(allowed);
      assert.deepInclude(then, { at: allowed.toISOString(), property_count: 1 });
      assert.equal((await expand(removed)).body.property_count, 0);
    });

    it('are the same moment whatever their offset', async () => {
      const shifted = `${new Date(allowed.getTime() + 2 * HOUR_MS).toISOString().slice(0, -1)}+02:00`;
      for (const [name, ask] of ways) {
        const utc = await ask(allowed.toISOString());
        assert.equal(utc.status, 200, name);
        assert.deepEqual((await ask(shifted)).body, utc.body, name);
      }
    });

    it('are judged without any request to a publisher or an operator', async () => {
      const requested = served.sites.requests.length;
      for (const [name, ask] of ways) assert.equal((await ask(allowed.toISOString())).status, 200, name);
      assert.lengthOf(served.sites.requests, requested);
    });

    it('cannot be combined with a fresh look', async () => {
      const { status, body } = await world.authorize({
        identifier_value: PAPER,
        at: allowed.toISOString(),
        fresh: 'true',
      });
      assert.equal(status, 400);
      assert.equal(body.issues[0].path, 'fresh');
      for (const resolution of ['properties', 'brands']) {
        const path = `/api/${resolution}/resolve?domain=${PAPER}&fresh=true&at=${allowed.toISOString()}`;
        assert.equal((await served.get(path)).body.issues[0].path, 'fresh', resolution);
      }
    });

    for (const text of [
      'yesterday',
      '2026-01-01',
      '2026-01-01T00:00:00',
      '2026-02-30T00:00:00Z',
      '2026-01-01T24:00:00Z',
      '2026-01-01T00:00:00+25:00',
      '2016-12-31T23:59:60Z',
      '10000-01-01T00:00:00Z',
      '',
    ])
      it(`are refused as no moment when they are ${JSON.stringify(text)}`, async () => {
        for (const [name, ask] of ways) {
          const { status, body } = await ask(text);
          assert.equal(status, 400, name);
          assert.deepInclude(body, { error: 'invalid_request' }, name);
          assert.include(['at', 'body.at'], body.issues[0].path, name);
        }
      });

    it('are refused by look-ups when they have not come, and checks judge the present files for them', async () => {
      for (const at of ['9999-12-31T23:59:59Z', new Date(served.clock.now().getTime() + 1).toISOString()]) {
        for (const [name, ask] of lookUps) {
          const { status, body } = await ask(at);
          assert.equal(status, 400, name);
          assert.match(body.issues[0].message, /lies in the future/, name);
        }
        for (const [name, ask] of checks) {
          const { status, body } = await ask(at);
          assert.equal(status, 200, name);
          assert.notProperty(body, 'at', name);
        }
      }
    });

    it('are unknown before the record begins and before what is kept, and the answer says since when they are known', async () => {
      for (const at of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', before_.toISOString()])
        for (const [name, ask] of ways) {
          const { status, body } = await ask(at);
          assert.equal(status, 404, `${name} ${at}`);
          assert.equal(body.error, 'not_found', name);
          assert.match(
            body.message,
            /^at: nothing is (recorded|known) about .*name (that moment|a later)/,
            name,
          );
        }
    });

    it('are unknown for a publisher that the registry came to know later', async () => {
      const domain = 'newcomer.example';
      world.publish(domain, adagents([site('site', domain)], [entry(['site'])]));
      await world.crawl(domain);
      const at = removed.toISOString();
      const { status, body } = await served.get(`/api/registry/lookup/domain/${domain}?at=${at}`);
      assert.equal(status, 404);
      assert.equal(body.domain, domain);
      assert.include(body.message, served.clock.now().toISOString());
      const named = await world.authorize({ identifier_value: domain, publisher_domain: domain, at });
      assert.equal(named.status, 404);
      const { body: unnamed } = await world.authorize({ identifier_value: domain, at });
      assert.deepInclude(unnamed, { authorized: false, reason: 'property_unknown' });
      const unheard = await served.get(`/api/registry/lookup/domain/unheard.example?at=${at}`);
      assert.equal(unheard.status, 404);
    });

    it('end with the retention: the sweep deletes what ended before, and the rest answers as it did', async () => {
      const asked = new Date(removed.getTime() + 0.5 * DAY_MS).toISOString();
      const given = await world.authorize({ identifier_value: PAPER, at: asked });
      served.clock.advance(29.25 * DAY_MS);
      const now = served.clock.now();
      for (const [name, prune] of endedBy(now, { auditDays: 400, sandboxDays: 30, pastDays: 30 }))
        if (/^(versions|states) of/.test(name)) await served.store.transaction((tx) => prune(tx, 1000));
      const kept = now.getTime() - 30 * DAY_MS;
      for (const table of PAST) {
        const left = await rows(served.url, `select until from ${table}`);
        assert.isTrue(
          left.every(({ until }) => Number(until) > kept),
          table,
        );
      }
      assert.isEmpty(await rows(served.url, 'select id from past_authorizations'));
      const { status, body } = await world.authorize({ identifier_value: PAPER, at: allowed.toISOString() });
      assert.equal(status, 404);
      assert.include(body.message, '30 days');
      const again = await world.authorize({ identifier_value: PAPER, at: asked });
      assert.deepEqual({ ...again.body, checked_at: null }, { ...given.body, checked_at: null });
    });
  });
}
