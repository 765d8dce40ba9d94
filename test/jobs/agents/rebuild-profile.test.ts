import { assert } from 'chai';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { removeEnrolment } from '../../../src/admin/agents.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { scheduleAgents } from '../../../src/jobs/agents/schedule-agents.ts';
import { newPublisher } from '../../../src/record/publishers/publisher.ts';
import { enqueueRebuilds } from '../../../src/record/publishers/rebuild-profiles.ts';
import { type AgentWorld, sellsAll, site, startAgentWorld } from '../../support/agent-world.ts';
import { salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { enginesInTurn } from '../../support/databases.ts';

const A = 'https://a.example/mcp';
const B = 'https://b.example/mcp';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`rebuildProfile on ${engine.name}`, () => {
    let world: AgentWorld;
    beforeEach(async () => {
      world = await startAgentWorld(engine);
    });
    afterEach(() => world.drop());

    const find = (url: string) => world.store.read.agentProfiles.find(url);
    const profile = async (url: string) => (await find(url))?.profile;
    const updates = () => world.events('agent.profile_updated');

    it('derives a profile from what publishers grant', async () => {
      await world.publish('news.example', {
        authorized_agents: [sellsAll(A, 'news.example', { countries: ['SE', 'NO'] })],
        properties: [
          site('news.example', 'main', { tags: ['news', 'front'], supported_channels: ['display', 'olv'] }),
          {
            property_id: 'app',
            property_type: 'ctv_app',
            name: 'App',
            identifiers: [{ type: 'roku_store_id', value: '123' }],
          },
        ],
        collections: [
          {
            collection_id: 'show',
            name: 'Show',
            genre: ['comedy', 'news'],
            genre_taxonomy: 'iab_content_3.0',
          },
          { collection_id: 'plain', name: 'Plain' },
        ],
      });
      assert.deepEqual(await profile(A), {
        channels: ['ctv', 'display', 'olv'],
        property_types: ['ctv_app', 'website'],
        markets: ['NO', 'SE'],
        categories: ['comedy', 'news'],
        tags: ['front', 'news'],
        delivery_types: [],
        format_ids: [],
        format_kinds: [],
        property_count: 2,
        publisher_count: 1,
        has_tmp: false,
        category_taxonomy: 'iab_content_3.0',
      });
    });

    it('counts exactly the properties that each kind of authorization covers', async () => {
      const properties = [
        site('news.example', 'main', { tags: ['a'] }),
        site('news.example', 'sport', { tags: ['b'] }),
        site('news.example', 'food', { tags: ['a', 'b'] }),
      ];
      const entries: [string, Record<string, unknown>, number][] = [
        ['ids', { authorization_type: 'property_ids', property_ids: ['main', 'food', 'gone'] }, 2],
        ['tags', { authorization_type: 'property_tags', property_tags: ['b'] }, 2],
        [
          'inline',
          { authorization_type: 'inline_properties', properties: [site('news.example', 'sport')] },
          1,
        ],
        [
          'selectors',
          {
            authorization_type: 'publisher_properties',
            publisher_properties: [
              { publisher_domain: 'news.example', selection_type: 'by_tag', property_tags: ['a'] },
            ],
          },
          2,
        ],
        ['signals', { authorization_type: 'signal_ids', signal_ids: ['s'] }, 0],
      ];
      await world.publish('news.example', {
        authorized_agents: entries.map(([name, entry]) => ({
          url: `https://${name}.example`,
          authorized_for: name,
          ...entry,
        })),
        properties,
        signals: [{ id: 's', name: 'S', value_type: 'binary' }],
      });
      for (const [name, , count] of entries) {
        const found = await profile(`https://${name}.example`);
        assert.equal(found?.property_count, count, name);
        assert.equal(found?.publisher_count, 1, name);
      }
    });

    it('counts a property once, however many entries cover it', async () => {
      await world.publish('news.example', {
        authorized_agents: [
          { url: A, authorized_for: 'x', authorization_type: 'property_ids', property_ids: ['main'] },
          { url: A, authorized_for: 'y', authorization_type: 'property_tags', property_tags: ['news'] },
          { url: B, authorized_for: 'x', authorization_type: 'property_ids', property_ids: ['main'] },
          sellsAll(B, 'news.example'),
        ],
        properties: [site('news.example', 'main'), site('news.example', 'sport')],
      });
      assert.equal((await profile(A))?.property_count, 2);
      assert.equal((await profile(B))?.property_count, 2);
    });

    it('adds publishers up, and takes them away again', async () => {
      for (const domain of ['one.example', 'two.example', 'three.example']) {
        await world.publish(domain, {
          authorized_agents: [sellsAll(A, domain)],
          properties: [site(domain, 'main', { tags: [domain.split('.')[0]] })],
        });
      }
      assert.equal((await profile(A))?.publisher_count, 3);
      assert.deepEqual((await profile(A))?.tags, ['one', 'three', 'two']);
      await world.publish('two.example', {
        authorized_agents: [],
        properties: [site('two.example', 'main')],
      });
      const { property_count, publisher_count, tags } = (await profile(A)) ?? {};
      assert.deepEqual(
        { property_count, publisher_count, tags },
        { property_count: 2, publisher_count: 2, tags: ['one', 'three'] },
      );
      const summary = JSON.parse((await find(A))?.summary ?? '{}');
      assert.deepEqual(summary.publisher_domains, ['one.example', 'three.example']);
    });

    it('follows properties that change while the authorization does not', async () => {
      const file = (...ids: string[]) => ({
        authorized_agents: [sellsAll(A, 'news.example')],
        properties: ids.map((id) => site('news.example', id)),
      });
      await world.publish('news.example', file('main'));
      await world.publish('news.example', file('main', 'sport', 'food'));
      assert.equal((await profile(A))?.property_count, 3);
      await world.publish('news.example', file('food'));
      assert.equal((await profile(A))?.property_count, 1);
      await world.publish('news.example', null);
      assert.isUndefined(await find(A));
    });

    it('tells what changed, and nothing when nothing did', async () => {
      const file = (more = {}) => ({
        authorized_agents: [sellsAll(A, 'news.example')],
        properties: [site('news.example', 'main', more)],
      });
      await world.publish('news.example', file());
      await world.publish('news.example', file({ name: 'Renamed' }));
      await world.rebuild(A);
      assert.equal(await world.rebuild(A), 'unchanged');
      await world.publish('news.example', file({ tags: ['news', 'extra'] }));
      const told = await updates();
      assert.deepEqual(
        told.map(([, payload]) => payload.changed_fields),
        [['channels', 'property_count', 'property_types', 'publisher_count', 'tags'], ['tags']],
      );
      const validate = await schemaValidators['registry/events/agent-profile-updated']();
      for (const [, payload] of told) {
        assert.isTrue(validate(payload), JSON.stringify(validate.errors));
        assert.equal(payload.agent_url, A);
      }
    });

    it('keeps one id for the agent in all its events', async () => {
      await world.enroll(await world.organization('Sellers'), A, 'sales');
      await world.publish('news.example', {
        authorized_agents: [sellsAll(A, 'news.example')],
        properties: [site('news.example', 'main')],
      });
      const events = await world.store.read.events.after({ types: ['agent.*'], limit: 100 });
      assert.sameMembers(
        events.map(({ eventType }) => eventType),
        ['agent.discovered', 'agent.discovered', 'agent.profile_updated'],
      );
      assert.deepEqual(
        events.map(({ payload }) => payload.source),
        ['enrolment', 'adagents_json', undefined],
      );
      assert.lengthOf([...new Set(events.map(({ entityId }) => entityId))], 1);
    });

    it('opens and shuts authorizations by the clock', async () => {
      const day = (n: number) => new Date(world.now().getTime() + n * DAY_MS).toISOString();
      await world.publish('news.example', {
        authorized_agents: [sellsAll(A, 'news.example', { effective_from: day(1), effective_until: day(3) })],
        properties: [site('news.example', 'main')],
      });
      assert.equal((await profile(A))?.publisher_count, 0);
      for (const count of [0, 1, 1, 0]) {
        await scheduleAgents(world.store, world.now());
        for (const url of await world.waiting('rebuildProfile')) await world.rebuild(url);
        assert.equal((await profile(A))?.publisher_count, count);
        world.advance(1.1 * DAY_MS);
      }
      assert.isNull((await find(A))?.dueAt);
    });

    it('adds what an enrolled agent declares', async () => {
      serveMcpAgent(
        world.sites,
        A,
        salesAgent({
          media_buy: {
            execution: { trusted_match: {} },
            portfolio: { publisher_domains: ['x.example'], primary_countries: ['DE'] },
          },
        }),
      );
      await world.enroll(await world.organization('Sellers'), A, 'sales');
      await world.probe(A);
      await world.rebuild(A);
      const found = await profile(A);
      assert.isTrue(found?.has_tmp);
      assert.deepEqual(found?.markets, ['DE']);
      assert.deepEqual(found?.delivery_types, ['guaranteed']);
      assert.deepEqual(found?.format_ids, ['banner']);
      // What it says about publishers grants it nothing.
      assert.equal(found?.publisher_count, 0);
      assert.equal(found?.property_count, 0);
    });

    it('keeps what private agents declare to their organization', async () => {
      serveMcpAgent(world.sites, A, salesAgent());
      const org = await world.organization('Sellers');
      await world.enroll(org, A, 'sales', 'private');
      await world.probe(A);
      await world.rebuild(A);
      assert.deepEqual([(await find(A))?.visibility, (await find(A))?.orgId], ['private', org]);
      assert.deepEqual((await profile(A))?.format_ids, ['banner']);
      assert.deepEqual(await updates(), []);
      // A publisher that names it makes its inventory public, and nothing else of it.
      await world.publish('news.example', {
        authorized_agents: [sellsAll(A, 'news.example')],
        properties: [site('news.example', 'main')],
      });
      assert.equal((await find(A))?.visibility, 'public');
      assert.deepEqual((await profile(A))?.format_ids, []);
      const [[, payload] = ['', {}]] = await updates();
      assert.equal(payload.type, 'unknown');
      assert.notProperty(payload, 'name');
    });

    it('hides an agent at once that becomes private', async () => {
      const org = await world.organization('Sellers');
      await world.enroll(org, A, 'sales', 'public');
      await world.rebuild(A);
      assert.equal((await find(A))?.visibility, 'public');
      await world.enroll(org, A, 'sales', 'private');
      assert.equal((await find(A))?.visibility, 'private');
    });

    it('tells a mirror of the feed what everybody can find, and what no longer', async () => {
      const { tasks } = salesAgent();
      serveMcpAgent(world.sites, A, { name: 'A', tasks });
      const org = await world.organization('Sellers');
      const step = async (visibility: string) => {
        const before = (await world.events()).length;
        await world.enroll(org, A, 'sales', visibility);
        for (const url of await world.waiting('rebuildProfile')) await world.rebuild(url);
        return (await world.events()).slice(before).map(([type]) => type);
      };
      await world.enroll(org, A, 'sales', 'members_only');
      await world.probe(A);
      assert.deepEqual(await step('members_only'), []);
      assert.deepEqual(await step('public'), ['agent.discovered', 'agent.profile_updated']);
      assert.deepEqual(await step('public'), []);
      assert.deepEqual(await step('private'), ['agent.removed']);
      assert.deepEqual(await step('members_only'), []);
      assert.deepEqual(await step('public'), ['agent.discovered', 'agent.profile_updated']);
      const [, last] = (await updates()).map(([, payload]) => payload);
      assert.include(last?.changed_fields as string[], 'format_ids');
      await removeEnrolment(world.store, A);
      assert.lengthOf(await world.events('agent.removed'), 2);
      const validate = await schemaValidators['registry/events/agent-removed']();
      for (const [, payload] of await world.events('agent.removed')) {
        assert.isTrue(validate(payload), JSON.stringify(validate.errors));
        assert.deepEqual(payload, { agent_url: A, removed_from_publishers: [] });
      }
    });

    it('does not wait with what an organization says, however many publishers there are', async () => {
      const org = await world.organization('Sellers');
      const due = async () => {
        const jobs = await world.store.transaction((tx) =>
          tx.jobs.claim({
            kinds: ['rebuildProfile'],
            worker: 'test',
            now: new Date(Date.now() + 10_000),
            leaseMs: 1000,
            limit: 10,
          }),
        );
        for (const job of jobs) await world.store.transaction((tx) => tx.jobs.finish(job, world.now()));
        return jobs.length;
      };
      await world.publish('news.example', {
        authorized_agents: [sellsAll(A, 'news.example')],
        properties: [site('news.example', 'main')],
      });
      const profile = await find(A);
      assert.isDefined(profile);
      if (profile === undefined) return;
      await world.store.transaction((tx) =>
        tx.agentProfiles.put({ ...profile, publisherCount: 5000 }, [], profile),
      );
      await world.store.transaction((tx) => enqueueRebuilds(tx, [A], world.now()));
      assert.equal(await due(), 0);
      await world.enroll(org, A, 'sales', 'private');
      assert.equal(await due(), 1);
      await removeEnrolment(world.store, A);
      assert.equal(await due(), 1);
    });

    it('tells of an agent that leaves the catalog before its profile is worked out', async () => {
      const org = await world.organization('Sellers');
      await world.enroll(org, A, 'sales', 'public');
      await removeEnrolment(world.store, A);
      const types = (await world.events()).map(([type]) => type);
      assert.deepEqual(types, ['agent.discovered', 'agent.removed']);
    });

    it('tells how a public agent is called now', async () => {
      const org = await world.organization('Sellers');
      await world.enroll(org, A, 'sales', 'public');
      await world.rebuild(A);
      await world.enroll(org, A, 'creative', 'public');
      const [, payload] = (await updates()).at(-1) ?? [];
      assert.deepInclude(payload, { type: 'creative', enrolled: true, changed_fields: ['type'] });
    });

    it('keeps an agent that its last publisher lets go while it is enrolled for everybody', async () => {
      const org = await world.organization('Sellers');
      await world.enroll(org, A, 'sales', 'public');
      await world.publish('news.example', {
        authorized_agents: [sellsAll(A, 'news.example')],
        properties: [site('news.example', 'main')],
      });
      await world.crawl('news.example', null);
      for (const url of await world.waiting('rebuildProfile')) await world.rebuild(url);
      assert.deepEqual(await world.events('agent.removed'), []);
      const [, payload] = (await updates()).at(-1) ?? [];
      assert.include(payload?.changed_fields as string[], 'publisher_count');
      await world.enroll(org, A, 'sales', 'private');
      assert.lengthOf(await world.events('agent.removed'), 1);
    });

    it('does not tell that an agent is gone that a publisher still names', async () => {
      const org = await world.organization('Sellers');
      await world.enroll(org, A, 'sales');
      await world.publish('news.example', {
        authorized_agents: [sellsAll(A, 'news.example')],
        properties: [site('news.example', 'main')],
      });
      await world.enroll(org, A, 'sales', 'private');
      assert.equal((await find(A))?.visibility, 'public');
      await removeEnrolment(world.store, A);
      assert.deepEqual(await world.events('agent.removed'), []);
      const [, payload] = (await updates()).at(-1) ?? [];
      assert.deepInclude(payload, { enrolled: false, type: 'unknown', changed_fields: ['enrolled'] });
      // The last file that names it tells it, and a profile that lags behind does not tell it again.
      await world.crawl('news.example', null);
      await world.enroll(org, A, 'sales', 'private');
      assert.lengthOf(await world.events('agent.removed'), 1);
      assert.equal((await find(A))?.visibility, 'private');
    });

    it('forgets an agent that nobody names or enrolls any more', async () => {
      await world.enroll(await world.organization('Sellers'), A, 'sales');
      await world.rebuild(A);
      await removeEnrolment(world.store, A);
      assert.isUndefined(await find(A));
      assert.equal(await world.rebuild(A), 'none');
    });

    it('is asked for once per agent by whatever changes its authorizations', async () => {
      const ids = { authorization_type: 'property_ids', property_ids: ['main'] };
      const file = (...agents: Record<string, unknown>[]) => ({
        authorized_agents: agents,
        properties: [site('news.example', 'main')],
      });
      await world.crawl(
        'news.example',
        file(
          { url: A, authorized_for: 'x', ...ids },
          sellsAll(A, 'news.example'),
          sellsAll(B, 'news.example'),
        ),
      );
      assert.deepEqual(await world.waiting('rebuildProfile'), [A, B]);
      await world.crawl('news.example', file(sellsAll(B, 'news.example')));
      assert.include(await world.waiting('rebuildProfile'), A);
      await world.crawl('news.example', file(sellsAll(B, 'news.example')));
      assert.deepEqual(await world.waiting('rebuildProfile'), []);
      await world.crawl('news.example', null);
      assert.deepEqual(await world.waiting('rebuildProfile'), [B]);
    });

    it('reads publishers of any number and size in pieces', async () => {
      const domains = Array.from({ length: 30 }, (_, at) => `p${at}.example`);
      const now = world.now();
      await world.store.transaction(async (tx) => {
        for (const [at, domain] of domains.entries()) {
          const size = at === 0 ? 5000 : 300;
          await tx.publishers.put({
            ...newPublisher(domain, { now, newId: () => domain }),
            propertyCount: size,
          });
          await tx.properties.putAll(
            Array.from({ length: size }, (_, n) => ({
              rid: `${domain}/${n}`,
              publisherDomain: domain,
              key: `k${n}`,
              propertyId: `k${n}`,
              propertyType: 'website',
              name: 'x',
              identifiers: [{ type: 'domain', value: domain }],
              tags: [n % 2 === 0 ? 'even' : 'odd'],
              channels: [],
              source: 'authoritative' as const,
              status: n === 1 ? ('stale' as const) : ('active' as const),
              hash: 'x',
              otherMembers: null,
              searchText: '',
              createdAt: now,
              updatedAt: now,
            })),
          );
          const grant = (url: string, type: 'publisher_properties' | 'property_tags', scope: object) => ({
            id: `${url} ${domain}`,
            agentUrl: url,
            publisherDomain: domain,
            entryKey: url,
            authorizationType: type,
            authorizedFor: 'x',
            scope,
            evidence: 'adagents_json' as const,
            hash: 'x',
            createdAt: now,
            updatedAt: now,
          });
          await tx.authorizations.putAll([
            grant(A, 'publisher_properties', {
              publisher_properties: [{ publisher_domain: domain, selection_type: 'all' }],
            }),
            grant(B, 'property_tags', { property_tags: ['even'] }),
          ]);
        }
        await tx.agents.insertAll(
          [
            { id: 'a', url: A },
            { id: 'b', url: B },
          ],
          now,
        );
      });
      await world.rebuild(A);
      await world.rebuild(B);
      assert.equal((await profile(A))?.property_count, 4999 + 29 * 299);
      assert.equal((await profile(B))?.property_count, 2500 + 29 * 150);
      assert.equal((await profile(B))?.publisher_count, 30);
    });
  });
}
