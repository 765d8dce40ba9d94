import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { countStatements } from '../count-statements.ts';
import { eventually } from '../world.ts';
import { AGENT, adagents, app, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`validatePropertyAuthorization on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    before(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      await build(world);
    });
    after(() => served.drop());

    const index = (value: string, rest: Record<string, string | string[]> = {}) =>
      world.authorize({ identifier_value: value, mode: 'index', ...rest });

    it('answers with both sides, every check, and where the files came from', async () => {
      const { status, body } = await index('morning.example');
      assert.equal(status, 200);
      assert.deepInclude(body, {
        agent_url: AGENT,
        agent_url_canonical: AGENT,
        identifier_type: 'domain',
        identifier_value: 'morning.example',
        authorized: true,
        reason: 'authorized',
        property_id: 'morning_site',
        publisher_domain: 'morning.example',
        checked_at: served.clock.now().toISOString(),
      });
      assert.match(body.property_rid, /^[0-9a-f-]{36}$/);
      assert.deepInclude(body.publisher_side, {
        authorized: true,
        delegation_type: 'delegated',
        file_url: 'https://morning.example/.well-known/adagents.json',
        discovery_method: 'direct',
        manager_domain: null,
        validated_at: served.clock.now().toISOString(),
      });
      assert.match(body.publisher_side.file_sha256, /^[0-9a-f]{64}$/);
      assert.deepInclude(body.publisher_side.entry, {
        authorization_type: 'property_ids',
        authorized_for: 'Display and video',
        delegation_type: 'delegated',
      });
      assert.deepInclude(body.operator_side, {
        declared: true,
        relationship: 'delegated',
        brand_domain: 'brightlane.example',
        agent_declared: true,
        agent_type: 'sales',
        found_by: 'declaration',
        file_url: 'https://brightlane.example/.well-known/brand.json',
      });
      assert.lengthOf(body.checks, 16);
      assert.isTrue(body.checks.every(({ ok }: { ok: boolean }) => ok));
    });

    it('asks the database twice, whatever the answer', async () => {
      for (const value of [
        'morning.example',
        'wild.example',
        'a.wild.example',
        'late.example',
        'unheard.example',
      ]) {
        const counted = countStatements(served.store);
        try {
          await index(value);
          assert.equal(counted.count, 2, value);
        } finally {
          counted.stop();
        }
      }
    });

    it('takes any spelling of the agent and of the host', async () => {
      for (const agent_url of [
        'HTTPS://Sales.Brightlane.EXAMPLE:443/mcp',
        'https://sales.brightlane.example/x/../mcp#top',
      ]) {
        const { body } = await index('morning.example', { agent_url });
        assert.equal(body.reason, 'authorized', agent_url);
        assert.equal(body.agent_url, agent_url);
        assert.equal(body.agent_url_canonical, AGENT);
      }
      for (const value of [
        'https://WWW.Morning.example/today',
        'm.morning.example',
        'www.morning.example',
        'morning.example.',
      ]) {
        const { body } = await index(value);
        assert.equal(body.reason, 'authorized', value);
        assert.equal(body.identifier_value, value);
      }
      assert.equal(
        (await index('www.morning.example', { identifier_type: 'subdomain' })).body.reason,
        'authorized',
      );
    });

    const decisions: readonly [
      what: string,
      value: string,
      rest: Record<string, string | string[]>,
      reason: string,
    ][] = [
      ['an unknown agent', 'morning.example', { agent_url: 'https://nobody.example' }, 'agent_not_listed'],
      [
        'the slash that makes another agent',
        'morning.example',
        { agent_url: `${AGENT}/` },
        'agent_not_listed',
      ],
      ['an unknown host', 'unheard.example', {}, 'property_unknown'],
      ['an unknown app', 'example.unheard', { identifier_type: 'ios_bundle' }, 'property_unknown'],
      ['a subdomain of a listed domain', 'blog.morning.example', {}, 'property_unknown'],
      ['the host itself of a pattern', 'wild.example', {}, 'property_unknown'],
      ['a host under a pattern', 'a.b.wild.example', {}, 'authorized'],
      ['a host that is declared by another name of its property', 'first.morning.example', {}, 'authorized'],
      ['the pattern itself', '*.wild.example', {}, 'authorized'],
      [
        'a subdomain of its own',
        'live.morning.example',
        { identifier_type: 'subdomain' },
        'authorized_first_party',
      ],
      ['a subdomain asked for as a domain', 'live.morning.example', {}, 'authorized_first_party'],
      ['www. in front of that subdomain', 'www.live.morning.example', {}, 'property_unknown'],
      ['an app', 'EXAMPLE.Morning.App', { identifier_type: 'android_package' }, 'authorized'],
      [
        'that app in another store',
        'example.morning.app',
        { identifier_type: 'ios_bundle' },
        'property_unknown',
      ],
      [
        'a property outside the scope',
        'example.morning.secret',
        { identifier_type: 'bundle_id' },
        'property_out_of_scope',
      ],
      ['signals only', 'cohort.example', {}, 'signals_only'],
      ['by tag', 'tagged.example', {}, 'authorized'],
      ['another tag', 'untagged.tagged.example', { identifier_type: 'subdomain' }, 'property_out_of_scope'],
      ['inline', 'inline.example', {}, 'authorized'],
      ['by a pointer', 'pointing.example', {}, 'authorized'],
      ['by a manager', 'managed.example', {}, 'authorized'],
      ['by a manager that revoked it', 'divorced.example', {}, 'publisher_revoked'],
      ['too early', 'early.example', {}, 'not_yet_effective'],
      ['too early, asked for later', 'early.example', { at: '2101-01-01T00:00:00Z' }, 'authorized'],
      ['too late', 'late.example', {}, 'expired'],
      ['no country', 'german.example', {}, 'country_required'],
      ['another country', 'german.example', { country: 'fr' }, 'country_not_covered'],
      ['that country', 'german.example', { country: 'de' }, 'authorized'],
      ['no collection', 'series.example', {}, 'collection_required'],
      ['another collection', 'series.example', { collection: 'other' }, 'collection_not_covered'],
      ['one of two collections', 'series.example', { collection: ['other', 'harbour'] }, 'authorized'],
      ['no placement', 'placed.example', {}, 'placement_required'],
      ['another placement', 'placed.example', { placement: 'side' }, 'placement_not_covered'],
      ['a placement by its tag', 'placed.example', { placement: 'top' }, 'authorized'],
      [
        'a placement on another property',
        'placed.example',
        { placement: 'elsewhere' },
        'placement_not_covered',
      ],
      ['a placement tag', 'placed.example', { placement_tag: 'above' }, 'authorized'],
      ['a true claim', 'morning.example', { delegation_type: 'delegated' }, 'authorized'],
      ['a false claim', 'morning.example', { delegation_type: 'ad_network' }, 'delegation_type_mismatch'],
      ['an undeclared property', 'undeclared.example', {}, 'property_not_declared'],
      ['another relationship', 'network.example', {}, 'relationship_mismatch'],
      ['no delegation type, declared as delegated', 'unsaid.example', {}, 'relationship_mismatch'],
      ['no delegation type, declared as direct', 'direct.example', {}, 'authorized'],
      [
        'an agent that its operator does not know',
        'morning.example',
        { agent_url: 'https://silent.quiet.example' },
        'agent_not_declared',
      ],
      [
        'an agent whose operator was never looked at',
        'morning.example',
        { agent_url: 'https://sales.stranger.example' },
        'operator_file_unknown',
      ],
      [
        'an agent at an address',
        'morning.example',
        { agent_url: 'https://192.0.2.1/agent' },
        'operator_unknown',
      ],
      ['a vanished property', 'vanished.morning.example', { identifier_type: 'subdomain' }, 'property_stale'],
      ['another publisher', 'morning.example', { publisher_domain: 'tagged.example' }, 'property_unknown'],
      [
        'a publisher that was never crawled',
        'morning.example',
        { publisher_domain: 'unheard.example' },
        'publisher_file_unknown',
      ],
      [
        'one of two publishers with the identifier',
        'example.shared',
        { identifier_type: 'bundle_id' },
        'authorized',
      ],
      [
        'the other of them',
        'example.shared',
        { identifier_type: 'bundle_id', publisher_domain: 'tagged.example' },
        'property_out_of_scope',
      ],
    ];
    for (const [what, value, rest, reason] of decisions) {
      it(`answers ${reason} for ${what}`, async () => {
        const { status, body, text } = await index(value, rest);
        assert.equal(status, 200, text);
        assert.equal(body.reason, reason, text);
        assert.equal(body.authorized, reason.startsWith('authorized'));
      });
    }

    const refusals: readonly [what: string, query: Record<string, string | string[]>, path: string][] = [
      ['no value', {}, 'identifier_value'],
      ['an unknown type', { identifier_value: 'x', identifier_type: 'isbn' }, 'identifier_type'],
      ['a host that is none', { identifier_value: 'not a host' }, 'identifier_value'],
      ['an address for a host', { identifier_value: '127.0.0.1' }, 'identifier_value'],
      [
        'an agent without a scheme',
        { identifier_value: 'a.example', agent_url: 'sales.example' },
        'agent_url',
      ],
      [
        'an agent of another scheme',
        { identifier_value: 'a.example', agent_url: 'ftp://sales.example' },
        'agent_url',
      ],
      [
        'an agent with a blank',
        { identifier_value: 'a.example', agent_url: 'https://sales.example/a b' },
        'agent_url',
      ],
      [
        'an agent that is a half',
        { identifier_value: 'a.example', agent_url: 'https://sales.example/%zz' },
        'agent_url',
      ],
      ['two agents', { identifier_value: 'a.example', agent_url: [AGENT, AGENT] }, 'agent_url'],
      ['an unknown mode', { identifier_value: 'a.example', mode: 'guess' }, 'mode'],
      [
        'an unknown delegation type',
        { identifier_value: 'a.example', delegation_type: 'owned' },
        'delegation_type',
      ],
      ['a country that is none', { identifier_value: 'a.example', country: 'DEU' }, 'country'],
      ['a moment that is none', { identifier_value: 'a.example', at: 'yesterday' }, 'at'],
      ['a moment without an offset', { identifier_value: 'a.example', at: '2026-01-01T00:00:00' }, 'at'],
      [
        'too many collections',
        { identifier_value: 'a.example', collection: Array.from({ length: 21 }, (_, n) => `c${n}`) },
        'collection',
      ],
      [
        'a publisher that is none',
        { identifier_value: 'a.example', publisher_domain: '?' },
        'publisher_domain',
      ],
      ['NUL', { identifier_value: 'a\0b', identifier_type: 'bundle_id' }, 'identifier_value'],
    ];
    for (const [what, query, path] of refusals) {
      it(`refuses ${what}`, async () => {
        const { status, body } = await world.authorize(query);
        assert.equal(status, 400);
        assert.include(['invalid_request', 'invalid_domain'], body.error);
        assert.include(
          body.issues.map((issue: { path: string }) => issue.path),
          path,
        );
      });
    }
  });

  describe(`live authorization on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    beforeEach(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      buildMorning(world);
      await world.crawl('morning.example', 'brightlane.example');
      served.sites.requests.length = 0;
    });
    afterEach(() => served.drop());

    const ask = (value: string, rest: Record<string, string> = {}) =>
      world.authorize({ identifier_value: value, ...rest });
    const states = ({ body }: Answer) => [body.publisher_side.freshness, body.operator_side.freshness];
    const fetched = (host: string) =>
      served.sites.requests.filter((request) => request.startsWith(`${host} /.well-known`)).length;

    it('asks nobody who was asked within 30 seconds, by a crawl or by another look', async () => {
      served.clock.advance(29_000);
      const answer = await ask('morning.example');
      assert.equal(answer.body.reason, 'authorized');
      assert.deepEqual(states(answer), ['fresh', 'fresh']);
      assert.deepEqual(served.sites.requests, []);
      served.clock.advance(1000);
      const live = await ask('morning.example');
      assert.deepEqual(states(live), ['live', 'live']);
      assert.equal(live.body.publisher_side.validated_at, served.clock.now().toISOString());
      served.clock.advance(29_000);
      assert.deepEqual(states(await ask('morning.example')), ['fresh', 'fresh']);
      assert.equal(fetched('morning.example'), 1);
      assert.equal(fetched('brightlane.example'), 1);
    });

    it('always asks with fresh=true, so that a revocation shows at once', async () => {
      world.publish('morning.example', adagents([site('morning_site', 'morning.example')], []));
      assert.equal((await ask('morning.example')).body.reason, 'authorized');
      const revoked = await ask('morning.example', { fresh: 'true' });
      assert.equal(revoked.body.reason, 'agent_not_listed');
      assert.equal(revoked.body.publisher_side.validated_at, served.clock.now().toISOString());
      assert.equal(revoked.body.publisher_side.freshness, 'live');
      buildMorning(world);
      assert.equal((await ask('morning.example', { fresh: 'true' })).body.reason, 'authorized');
      world.declare('brightlane.example', brandJson([], []));
      assert.equal((await ask('morning.example', { fresh: 'true' })).body.reason, 'agent_not_declared');
      assert.equal(fetched('morning.example'), 3);
    });

    it('starts a look of its own with fresh=true when another one is already reading', async () => {
      served.sites.put('morning.example', '/.well-known/adagents.json', {
        body: JSON.stringify(adagents([site('morning_site', 'morning.example')], [entry(['morning_site'])])),
        delayMs: 200,
      });
      served.clock.advance(31_000);
      const before = ask('morning.example');
      await eventually(
        async () => fetched('morning.example'),
        (count) => count === 1,
      );
      world.publish('morning.example', adagents([site('morning_site', 'morning.example')], []));
      const after = ask('morning.example', { fresh: 'true' });
      assert.equal((await before).body.reason, 'authorized');
      assert.equal((await after).body.reason, 'agent_not_listed');
    });

    it('counts fresh=true per caller, and nothing else', async () => {
      const asMember = (header: { authorization: string }, query: string) =>
        served.get(
          `/api/registry/validate/property-authorization?agent_url=${AGENT}&identifier_type=domain&identifier_value=morning.example&${query}`,
          header,
        );
      const one = await served.member('One');
      const other = await served.member('Other');
      for (let count = 0; count < 30; count += 1)
        assert.equal((await asMember(one, 'fresh=true')).status, 200);
      const refused = await asMember(one, 'fresh=true');
      assert.equal(refused.status, 429);
      assert.equal(refused.body.retry_after, 60);
      for (const query of ['fresh=false', 'mode=live', 'mode=index'])
        assert.equal((await asMember(one, query)).status, 200);
      assert.equal((await asMember(other, 'fresh=true')).status, 200);
    });

    it('refuses fresh=true with mode=index', async () => {
      const { status, body } = await ask('morning.example', { fresh: 'true', mode: 'index' });
      assert.equal(status, 400);
      assert.equal(body.issues[0].path, 'fresh');
    });

    it('finds the operator at the host of the agent and at each parent, the nearest first', async () => {
      const agent = 'https://sales.news.platform.example/mcp';
      const reason = async () => {
        const { body } = await ask('morning.example', { agent_url: agent, fresh: 'true' });
        return [body.reason, body.operator_side.brand_domain];
      };
      world.publish(
        'morning.example',
        adagents([site('morning_site', 'morning.example')], [entry(['morning_site'], { url: agent })]),
      );
      const declares = brandJson([agent], [['website', 'morning.example', 'delegated']]);
      assert.deepEqual(await reason(), ['operator_unreachable', 'platform.example']);
      world.declare('squatter.example', declares);
      await world.crawl('squatter.example');
      assert.deepEqual(await reason(), ['authorized', 'squatter.example']);
      for (const domain of ['platform.example', 'news.platform.example', 'sales.news.platform.example']) {
        world.declare(domain, declares);
        served.clock.advance(HOUR_MS);
        assert.deepEqual(await reason(), ['authorized', domain]);
      }
      world.declare('sales.news.platform.example', brandJson([], []));
      assert.deepEqual(await reason(), ['authorized', 'news.platform.example']);
    });

    it('asks nobody in index mode, however old the copies are', async () => {
      served.clock.advance(26 * HOUR_MS);
      const answer = await ask('morning.example', { mode: 'index' });
      assert.deepEqual(states(answer), ['stale', 'stale']);
      assert.deepEqual(served.sites.requests, []);
    });

    it('judges what the file says now, before it is crawled, and has it crawled', async () => {
      world.publish(
        'morning.example',
        adagents([site('morning_site', 'morning.example')], [entry(['morning_site'], { countries: ['DE'] })]),
      );
      served.clock.advance(6 * 60_000);
      assert.equal((await ask('morning.example')).body.reason, 'country_required');
      // The index still has the old file, and the same look answers for its 30 seconds.
      assert.equal((await ask('morning.example', { mode: 'index' })).body.reason, 'authorized');
      const other = await ask('morning.example', { agent_url: 'https://nobody.example' });
      assert.equal(other.body.reason, 'agent_not_listed');
      assert.equal(other.body.publisher_side.freshness, 'live');
      assert.equal(fetched('morning.example'), 1);
      await world.crawl('morning.example');
      assert.equal((await ask('morning.example', { mode: 'index' })).body.reason, 'country_required');
    });

    it('looks again after 30 seconds and no sooner', async () => {
      world.publish('morning.example', adagents([site('morning_site', 'morning.example')], []));
      served.clock.advance(6 * 60_000);
      assert.equal((await ask('morning.example')).body.reason, 'agent_not_listed');
      buildMorning(world);
      served.clock.advance(29_000);
      assert.equal((await ask('morning.example')).body.reason, 'agent_not_listed');
      assert.equal(fetched('morning.example'), 1);
      served.clock.advance(2_000);
      assert.equal((await ask('morning.example')).body.reason, 'authorized');
      assert.equal(fetched('morning.example'), 2);
    });

    it('sees at once that a file is gone or broken', async () => {
      served.clock.advance(6 * 60_000);
      served.sites.put('morning.example', '/.well-known/adagents.json', { status: 410 });
      const gone = await ask('morning.example');
      assert.equal(gone.body.reason, 'publisher_file_missing');
      assert.isNull(gone.body.publisher_side.validated_at);
      assert.equal(gone.body.publisher_side.freshness, 'absent');
      served.sites.put('quiet.example', '/.well-known/adagents.json', { body: '{"authorized_agents":7}' });
      assert.equal((await ask('quiet.example')).body.reason, 'publisher_file_invalid');
    });

    it('stands by the last good copy while the publisher cannot be reached, for seven days', async () => {
      served.sites.put('morning.example', '/.well-known/adagents.json', { status: 503 });
      served.clock.advance(6 * 60_000);
      const kept = await ask('morning.example');
      assert.equal(kept.body.reason, 'authorized');
      assert.equal(kept.body.publisher_side.freshness, 'cached');
      assert.match(kept.body.checks[0].detail, /cannot be reached/);
      served.clock.advance(8 * 24 * HOUR_MS);
      const lost = await ask('morning.example');
      assert.equal(lost.body.reason, 'publisher_unreachable');
      assert.isFalse(lost.body.publisher_side.authorized);
    });

    it('tells an operator that cannot be reached from one that has no file', async () => {
      world.publish(
        'morning.example',
        adagents(
          [site('morning_site', 'morning.example')],
          [
            entry(['morning_site'], { url: 'https://sales.down.example' }),
            entry(['morning_site'], { url: 'https://sales.bare.example' }),
            entry(['morning_site'], { url: 'https://sales.broken.example' }),
            entry(['morning_site'], { url: 'https://sales.unresolved.example' }),
          ],
        ),
      );
      await world.crawl('morning.example');
      served.sites.put('down.example', '/.well-known/brand.json', { status: 500 });
      served.sites.put('bare.example', '/nothing', { body: '' });
      served.sites.put('broken.example', '/.well-known/brand.json', { body: '{"id":1,"names":[]}' });
      const reasons: string[] = [];
      for (const host of ['down', 'bare', 'broken', 'unresolved']) {
        const { body } = await ask('morning.example', { agent_url: `https://sales.${host}.example` });
        reasons.push(body.reason);
        assert.equal(body.operator_side.brand_domain, `${host}.example`);
        assert.equal(body.operator_side.found_by, 'agent_host');
        assert.isTrue(body.publisher_side.authorized);
      }
      assert.deepEqual(reasons, [
        'operator_unreachable',
        'operator_file_missing',
        'operator_file_invalid',
        'operator_unreachable',
      ]);
      const down = fetched('down.example');
      await ask('morning.example', { agent_url: 'https://sales.down.example' });
      assert.equal(fetched('down.example'), down, 'asked again within 30 seconds');
    });

    it('follows an operator that moved into a house', async () => {
      world.publish(
        'morning.example',
        adagents(
          [site('morning_site', 'morning.example')],
          [entry(['morning_site'], { url: 'https://agent.daughter.example' })],
        ),
      );
      await world.crawl('morning.example');
      world.declare('daughter.example', { house: 'mother.example' });
      world.declare('mother.example', {
        house: { domain: 'mother.example', name: 'Mother' },
        brands: [
          {
            id: 'daughter',
            names: [{ en: 'Daughter' }],
            agents: [{ type: 'sales', url: 'https://agent.daughter.example', id: 'desk' }],
            properties: [{ type: 'website', identifier: 'morning.example', relationship: 'delegated' }],
          },
        ],
      });
      const { body, text } = await ask('morning.example', { agent_url: 'https://agent.daughter.example' });
      assert.equal(body.reason, 'authorized', text);
      assert.equal(body.operator_side.brand_domain, 'mother.example');
      world.declare('mother.example', { house: { domain: 'mother.example', name: 'Mother' }, brands: [] });
      const asked = { agent_url: 'https://agent.daughter.example' };
      assert.equal((await ask('morning.example', asked)).body.reason, 'authorized');
      assert.isFalse((await ask('morning.example', { ...asked, fresh: 'true' })).body.authorized);
    });

    it('finds a publisher that nobody has crawled', async () => {
      world.publish(
        'fresh.example',
        adagents(
          [site('fresh_site', 'fresh.example'), site('deep', '*.fresh.example')],
          [entry(['fresh_site', 'deep'])],
        ),
      );
      world.declare('brightlane.example', brandJson([AGENT], [['website', 'fresh.example', 'delegated']]));
      await world.crawl('brightlane.example');
      const { body } = await ask('fresh.example');
      assert.deepInclude(body, {
        reason: 'authorized',
        publisher_domain: 'fresh.example',
        property_id: 'fresh_site',
      });
      assert.equal(body.publisher_side.freshness, 'live');
      assert.equal((await ask('deep.down.fresh.example')).body.property_id, 'deep');
      assert.equal(
        (await ask('other.example', { publisher_domain: 'fresh.example' })).body.reason,
        'property_unknown',
      );
      const jobs = await served.store.transaction((tx) =>
        tx.jobs.claim({
          kinds: ['crawlDomain'],
          worker: 'test',
          now: served.clock.now(),
          leaseMs: 60_000,
          limit: 10,
        }),
      );
      assert.deepEqual(
        jobs.map(({ payload }) => payload),
        [{ domain: 'fresh.example' }],
      );
    });

    it('records nothing about domains that serve nothing', async () => {
      served.sites.put('empty.example', '/', { body: 'hello' });
      const answers = [await ask('empty.example'), await ask('nowhere.example')];
      for (const { body } of answers) {
        assert.deepInclude(body.publisher_side, { freshness: 'absent', file_url: null, validated_at: null });
        const told = new Map(
          body.checks.map(({ check, ok }: { check: string; ok: boolean | null }) => [check, ok]),
        );
        for (const check of ['publisher_not_revoked', 'property_listed', 'agent_listed', 'property_in_scope'])
          assert.isNull(told.get(check), check);
      }
      assert.deepEqual(
        answers.map(({ body }) => body.reason),
        ['publisher_file_missing', 'publisher_unreachable'],
      );
      for (const domain of ['empty.example', 'nowhere.example']) {
        assert.isUndefined(await served.store.read.publishers.find(domain));
      }
    });

    it('shares one look among all who ask at once', async () => {
      served.sites.put('morning.example', '/.well-known/adagents.json', { status: 503, delayMs: 100 });
      served.clock.advance(6 * 60_000);
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('morning.example')));
      assert.isTrue(answers.every(({ body }) => body.reason === 'authorized'));
      assert.equal(fetched('morning.example'), 1);
      assert.equal(fetched('brightlane.example'), 1);
    });

    it('judges a file that is too large to keep, and for everybody who waits for it', async () => {
      const many = Array.from({ length: 3000 }, (_, n) =>
        site(`p${n}`, `p${n}.large.example`, { description: 'x'.repeat(100) }),
      );
      world.publish('large.example', adagents(many, [entry(['p2999'])]));
      world.declare(
        'brightlane.example',
        brandJson([AGENT], [['website', 'p2999.large.example', 'delegated']]),
      );
      await world.crawl('brightlane.example');
      const answers = await Promise.all([ask('p2999.large.example'), ask('p2998.large.example')]);
      assert.deepEqual(
        answers.map(({ body }) => body.reason),
        ['authorized', 'property_out_of_scope'],
      );
    });

    it('is not fooled by an older copy of the file', async () => {
      const file = (last_updated: string, agents: Record<string, unknown>[]) =>
        adagents([site('dated_site', 'dated.example')], agents, { last_updated });
      world.publish('dated.example', file('2026-02-01T00:00:00Z', []));
      await world.crawl('dated.example');
      world.publish('dated.example', file('2026-01-01T00:00:00Z', [entry(['dated_site'])]));
      served.clock.advance(6 * 60_000);
      assert.equal((await ask('dated.example')).body.reason, 'agent_not_listed');
    });
  });
}

/** A publisher for each case, and the operator Brightlane that declares most of them. */
async function build(world: World): Promise<void> {
  await publishMorning(world);
  publishKinds(world);
  publishLimited(world);
  publishPlaced(world);
  publishNetwork(world);
  declareOperators(world);
  await world.crawl(
    ...[
      'morning',
      'wild',
      'cohort',
      'tagged',
      'inline',
      'pointing',
      'early',
      'late',
      'german',
      'series',
      'placed',
    ].map((name) => `${name}.example`),
    ...['undeclared', 'network', 'unsaid', 'direct', 'managed', 'divorced', 'brightlane', 'quiet'].map(
      (name) => `${name}.example`,
    ),
  );
}

const SHARED = app('shared', 'bundle_id', 'example.shared');

/** A publisher with several properties and agents, one property of which is gone. */
async function publishMorning(world: World): Promise<void> {
  const others = [
    'https://silent.quiet.example',
    'https://sales.stranger.example',
    'https://192.0.2.1/agent',
  ];

  const morning = (vanished: Record<string, unknown>[]) =>
    adagents(
      [
        site('morning_site', 'morning.example'),
        { ...site('live', 'x'), identifiers: [{ type: 'subdomain', value: 'live.morning.example' }] },
        app('morning_app', 'android_package', 'example.morning.app'),
        app('secret', 'bundle_id', 'example.morning.secret'),
        {
          ...site('two_names', 'x'),
          identifiers: ['first.morning.example', 'second.morning.example'].map((value) => ({
            type: 'subdomain',
            value,
          })),
        },
        SHARED,
        ...vanished,
      ],
      [
        entry(['morning_site', 'live', 'morning_app', 'two_names', 'shared']),
        ...others.map((url) => entry(['morning_site'], { url })),
      ],
    );
  const vanished = {
    ...site('vanished', 'x'),
    identifiers: [{ type: 'subdomain', value: 'vanished.morning.example' }],
  };
  world.publish('morning.example', morning([vanished]));
  await world.crawl('morning.example');
  world.publish('morning.example', morning([]));
}

/** A publisher for each way in which an entry says what it covers. */
function publishKinds(world: World): void {
  world.publish('wild.example', adagents([site('all', '*.wild.example')], [entry(['all'])]));
  world.publish(
    'cohort.example',
    adagents(
      [site('the_site', 'cohort.example')],
      [{ url: AGENT, authorized_for: 'Signals', authorization_type: 'signal_ids', signal_ids: ['ev'] }],
      { signals: [{ id: 'ev', name: 'EV', value_type: 'binary' }] },
    ),
  );
  world.publish(
    'tagged.example',
    adagents(
      [
        site('tagged', 'tagged.example', { tags: ['news'] }),
        { ...site('untagged', 'x'), identifiers: [{ type: 'subdomain', value: 'untagged.tagged.example' }] },
        app('shared', 'bundle_id', 'example.shared', { tags: ['apps'] }),
      ],
      [
        {
          ...entry([]),
          property_ids: undefined,
          authorization_type: 'property_tags',
          property_tags: ['news'],
        },
        entry(['shared'], { url: 'https://other.example' }),
      ],
      { tags: { news: { name: 'News', description: 'News' }, apps: { name: 'Apps', description: 'Apps' } } },
    ),
  );
  world.publish(
    'inline.example',
    adagents(
      [],
      [
        {
          ...entry([]),
          property_ids: undefined,
          authorization_type: 'inline_properties',
          properties: [site('i', 'inline.example')],
        },
      ],
    ),
  );
  world.publish('pointing.example', { authoritative_location: 'https://files.cdn.example/pointing.json' });
  world.serve(
    'files.cdn.example',
    '/pointing.json',
    adagents([site('the_site', 'pointing.example')], [entry(['the_site'])]),
  );
}

/** Publishers whose only entry is limited in one way. */
function publishLimited(world: World): void {
  const simple = (domain: string, rest: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
    world.publish(domain, adagents([site('the_site', domain)], [entry(['the_site'], rest)], more));
  simple('early.example', { effective_from: '2100-01-01T00:00:00Z' });
  simple('late.example', { effective_from: '2001-01-01', effective_until: '2002-01-01T00:00:00Z' });
  simple('german.example', { countries: ['DE', 'AT'] });
  simple(
    'series.example',
    { collections: [{ publisher_domain: 'series.example', collection_ids: ['harbour'] }] },
    { collections: [{ collection_id: 'harbour', name: 'Harbour' }] },
  );
  simple('undeclared.example');
  simple('network.example', { delegation_type: 'ad_network' });
  simple('unsaid.example', { delegation_type: undefined });
  simple('direct.example', { delegation_type: undefined });
}

function publishPlaced(world: World): void {
  world.publish(
    'placed.example',
    adagents(
      [
        site('the_site', 'placed.example'),
        { ...site('side_site', 'x'), identifiers: [{ type: 'subdomain', value: 'side.placed.example' }] },
      ],
      [entry(['the_site'], { placement_tags: ['above'] })],
      {
        placement_tags: { above: { name: 'Above', description: 'Above the fold' } },
        placements: [
          { placement_id: 'top', name: 'Top', tags: ['above'], property_ids: ['the_site'] },
          { placement_id: 'side', name: 'Side', property_ids: ['the_site'] },
          { placement_id: 'elsewhere', name: 'Elsewhere', tags: ['above'], property_ids: ['side_site'] },
        ],
      },
    ),
  );
}

/** A network that speaks for two publishers, one of which it has lost. */
function publishNetwork(world: World): void {
  const network = 'network-manager.example';
  const selectors = ['managed.example', 'divorced.example'];
  world.publish(
    network,
    adagents(
      selectors.map((domain, n) => site(`m${n}`, domain, { publisher_domain: domain })),
      [
        {
          ...entry([]),
          property_ids: undefined,
          authorization_type: 'publisher_properties',
          publisher_properties: [{ publisher_domains: selectors, selection_type: 'all' }],
        },
      ],
      {
        revoked_publisher_domains: [
          { publisher_domain: 'divorced.example', revoked_at: '2026-01-01T00:00:00Z' },
        ],
      },
    ),
  );
  for (const domain of selectors) world.serve(domain, '/ads.txt', `managerdomain=${network}\n`);
}

function declareOperators(world: World): void {
  world.declare(
    'brightlane.example',
    brandJson(
      [AGENT],
      [
        ['website', 'www.morning.example', 'delegated'],
        ['website', 'live.morning.example'],
        ['mobile_app', 'example.morning.app', 'delegated'],
        ['mobile_app', 'example.shared', 'delegated'],
        ['website', 'wild.example', 'delegated'],
        ...[
          'cohort',
          'tagged',
          'inline',
          'pointing',
          'managed',
          'divorced',
          'early',
          'late',
          'german',
          'series',
          'placed',
          'network',
          'unsaid',
        ].map((name): [string, string, string] => ['website', `${name}.example`, 'delegated']),
        ['website', 'direct.example', 'direct'],
        ['website', 'second.morning.example', 'delegated'],
      ],
    ),
  );
  world.declare('quiet.example', brandJson([], [['website', 'morning.example', 'delegated']]));
}

/** One publisher and the operator of its agent. */
function buildMorning(world: World): void {
  world.publish(
    'morning.example',
    adagents([site('morning_site', 'morning.example')], [entry(['morning_site'])]),
  );
  world.declare('brightlane.example', brandJson([AGENT], [['website', 'morning.example', 'delegated']]));
}
