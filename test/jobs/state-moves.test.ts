import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { enrollForOrganization, removeEnrolment } from '../../src/admin/agents.ts';
import { rollback } from '../../src/admin/commands.ts';
import { createOrganization } from '../../src/admin/organizations.ts';
import { HOUR_MS } from '../../src/domain/text/instant.ts';
import { projectRoot } from '../../src/infra/project.ts';
import type { JobKind } from '../../src/infra/queue.ts';
import { checkAgentCompliance } from '../../src/jobs/agents/checkAgentCompliance.ts';
import { probeAgent } from '../../src/jobs/agents/probeAgent.ts';
import { rebuildProfile } from '../../src/jobs/agents/rebuildProfile.ts';
import type { Event } from '../../src/store/feed/events.ts';
import type { ClaimedJob } from '../../src/store/queue/job-leases.ts';
import { type AgentScript, salesAgent, serveMcpAgent } from '../support/agents.ts';
import { enginesInTurn } from '../support/databases.ts';
import { execute, rows } from '../support/sql.ts';
import {
  agent,
  type Crawling,
  collection,
  FILE,
  property,
  startCrawling,
  tallyOf,
} from './brands/crawling.ts';

type Json = Record<string, unknown>;
type World = Crawling & {
  caller: { authorization: string };
  script: AgentScript;
  file: Json;
  run(kind: (tools: Crawling['tools']) => JobKind): Promise<void>;
};

/** One move of the specification's tables: what causes it, and exactly the events that tell of it. */
type Move = {
  move: string;
  /** What the world does, before anybody looks. */
  given?: (world: World) => void | Promise<void>;
  /** The look, save or command that makes the move. */
  cause: (world: World) => Promise<unknown>;
  emits: Record<string, number>;
  /** Members of the payload of the only event of a type. */
  says?: Record<string, Json>;
};

const PUB = 'pub.example';
const OTHER = 'other.example';
const QUIET = 'quiet.example';
const SELLER = 'https://sales.example/mcp';
const HIDDEN = 'https://later.example/mcp';

const crawlOf = (domain: string) => async (world: World) => {
  const outcome = await world.outcome(domain);
  if (typeof outcome !== 'string') throw new Error(JSON.stringify(outcome));
};
const edit = (change: Json) => (world: World) => {
  world.file = { ...world.file, ...change };
  world.sites.put(PUB, FILE, world.file);
};
const at = (...values: string[]) => [
  { publisher_domain: PUB, identifiers: values.map((value) => ({ type: 'rss_url', value })) },
];
const save =
  (...names: string[]) =>
  async (world: World) => {
    const properties = names.map((name) => ({
      type: 'mobile_app',
      name,
      identifiers: [{ type: 'ios_bundle', value: `com.quiet.${name}` }],
    }));
    const { status } = await world.post(
      '/api/properties/save',
      { publisher_domain: QUIET, properties },
      world.caller,
    );
    if (status !== 200) throw new Error(`the save answered ${status}`);
  };

const MOVES: readonly Move[] = [
  {
    move: 'a publisher’s file is found',
    given: edit({
      authorized_agents: [agent('sales.example', ['a', 'b'])],
      properties: [property('a'), property('b')],
      collections: [collection('show', { distribution: at('https://pub.example/show') }), collection('news')],
    }),
    cause: crawlOf(PUB),
    emits: {
      'property.created': 2,
      'collection.created': 2,
      'agent.discovered': 1,
      'authorization.granted': 1,
      'publisher.adagents_discovered': 1,
    },
    says: {
      'agent.discovered': { agent_url: SELLER, publisher_domain: PUB },
      'authorization.granted': {
        agent_url: SELLER,
        publisher_domain: PUB,
        authorization_type: 'property_ids',
        property_ids: ['a', 'b'],
        evidence: 'adagents_json',
      },
      'publisher.adagents_discovered': {
        publisher_domain: PUB,
        adagents_valid: true,
        agent_count: 1,
        property_count: 2,
        collection_count: 2,
      },
    },
  },
  {
    move: 'an agent’s inventory is worked out',
    cause: (world) => world.run(rebuildProfile),
    emits: { 'agent.profile_updated': 1 },
    says: { 'agent.profile_updated': { agent_url: SELLER, property_count: 2, publisher_count: 1 } },
  },
  {
    move: 'an agent is enrolled for everybody to see',
    cause: (world) =>
      enrollForOrganization(world.store, {
        org: 'Sellers',
        url: SELLER,
        type: 'sales',
        visibility: 'public',
      }),
    emits: { 'agent.discovered': 1 },
    says: { 'agent.discovered': { agent_url: SELLER, source: 'enrolment', type: 'sales' } },
  },
  {
    move: 'an agent earns the badge',
    cause: (world) => world.run(checkAgentCompliance),
    emits: { 'agent.compliance_changed': 1, 'agent.verification_earned': 1 },
    says: {
      'agent.compliance_changed': { previous_status: 'unknown', current_status: 'passing' },
      'agent.verification_earned': { agent_url: SELLER, role: 'media-buy' },
    },
  },
  {
    move: 'what an agent declares joins its inventory',
    given: (world) => world.run(probeAgent),
    cause: (world) => world.run(rebuildProfile),
    emits: { 'agent.profile_updated': 1 },
  },
  {
    move: 'an agent loses the badge',
    given: ({ script }) => {
      script.tasks.get_media_buys = { answer: { media_buys: [] } };
    },
    cause: (world) => world.run(checkAgentCompliance),
    emits: { 'agent.compliance_changed': 1, 'agent.verification_lost': 1 },
    says: { 'agent.verification_lost': { agent_url: SELLER, role: 'media-buy' } },
  },
  {
    move: 'a property changes',
    given: edit({ properties: [property('a', { name: 'Renamed' }), property('b')] }),
    cause: crawlOf(PUB),
    emits: { 'property.updated': 1, 'publisher.adagents_changed': 1 },
    says: {
      'property.updated': { changed_fields: ['name'] },
      'publisher.adagents_changed': { changed_fields: ['properties'], properties_added: 0 },
    },
  },
  {
    move: 'a property is not in the file any more',
    given: edit({ properties: [property('a', { name: 'Renamed' })] }),
    cause: crawlOf(PUB),
    emits: { 'property.stale': 1, 'publisher.adagents_changed': 1 },
    says: {
      'property.stale': { publisher_domain: PUB, reason: 'not in the file any more' },
      'publisher.adagents_changed': { properties_removed: 1, property_count: 1 },
    },
  },
  {
    move: 'a stale property is back',
    given: edit({ properties: [property('a', { name: 'Renamed' }), property('b')] }),
    cause: crawlOf(PUB),
    emits: { 'property.reactivated': 1, 'publisher.adagents_changed': 1 },
    says: { 'publisher.adagents_changed': { properties_added: 1, property_count: 2 } },
  },
  {
    move: 'a property takes over another one',
    given: edit({
      properties: [
        property('a', {
          identifiers: ['a', 'b'].map((id) => ({ type: 'ios_bundle', value: `com.example.${id}` })),
        }),
      ],
    }),
    cause: crawlOf(PUB),
    emits: {
      'property.updated': 1,
      'property.merged': 1,
      'property.stale': 1,
      'publisher.adagents_changed': 1,
    },
    says: {
      'property.merged': {
        publisher_domain: PUB,
        evidence: { identifiers: [{ type: 'ios_bundle', value: 'com.example.b' }] },
      },
    },
  },
  {
    move: 'a collection changes',
    given: edit({
      collections: [
        collection('show', { distribution: at('https://pub.example/show'), name: 'The Show' }),
        collection('news'),
      ],
    }),
    cause: crawlOf(PUB),
    emits: { 'collection.updated': 1, 'publisher.adagents_changed': 1 },
    says: { 'collection.updated': { collection_id: 'show', changed_fields: ['name'] } },
  },
  {
    move: 'a collection takes over another one',
    given: edit({
      collections: [
        collection('series', { distribution: at('https://pub.example/show', 'https://pub.example/2') }),
        collection('news'),
      ],
    }),
    cause: crawlOf(PUB),
    emits: {
      'collection.created': 1,
      'collection.merged': 1,
      'collection.removed': 1,
      'publisher.adagents_changed': 1,
    },
  },
  {
    move: 'a collection is not in the file any more',
    given: edit({
      collections: [
        collection('series', { distribution: at('https://pub.example/show', 'https://pub.example/2') }),
      ],
    }),
    cause: crawlOf(PUB),
    emits: { 'collection.removed': 1, 'publisher.adagents_changed': 1 },
    says: { 'collection.removed': { collection_id: 'news', status: 'removed' } },
  },
  {
    move: 'an authorization changes',
    given: edit({ authorized_agents: [agent('sales.example', ['a'], { countries: ['DE'] })] }),
    cause: crawlOf(PUB),
    emits: { 'authorization.modified': 1, 'publisher.adagents_changed': 1 },
    says: {
      'authorization.modified': {
        agent_url: SELLER,
        countries: ['DE'],
        changed_fields: ['countries', 'property_ids'],
      },
    },
  },
  {
    move: 'another publisher authorizes the agent',
    given: (world) =>
      world.sites.put(OTHER, FILE, {
        authorized_agents: [agent('sales.example', ['x'])],
        properties: [property('x')],
      }),
    cause: crawlOf(OTHER),
    emits: { 'property.created': 1, 'authorization.granted': 1, 'publisher.adagents_discovered': 1 },
  },
  {
    move: 'an authorization is withdrawn, another is left',
    given: edit({ authorized_agents: [] }),
    cause: crawlOf(PUB),
    emits: { 'authorization.revoked': 1, 'publisher.adagents_changed': 1 },
    says: {
      'authorization.revoked': { agent_url: SELLER, publisher_domain: PUB },
      'publisher.adagents_changed': { agents_removed: [SELLER], agent_count: 0 },
    },
  },
  {
    move: 'a file does not pass any more',
    given: (world) => world.sites.put(OTHER, FILE, { authorized_agents: 'everybody' }),
    cause: crawlOf(OTHER),
    emits: {
      'property.stale': 1,
      'authorization.revoked': 1,
      'publisher.adagents_changed': 1,
    },
    // The agent stays: it is enrolled.
    says: {
      'property.stale': { reason: 'the file is invalid' },
      'publisher.adagents_changed': {
        adagents_valid: false,
        failure: {
          outcome: 'invalid',
          code: 'authorized_agents',
          message: 'authorized_agents must be an array, not "everybody"',
        },
        property_count: 0,
        agent_count: 0,
      },
    },
  },
  {
    move: 'a file passes again',
    given: (world) =>
      world.sites.put(OTHER, FILE, {
        authorized_agents: [agent('later.example', ['x'])],
        properties: [property('x')],
      }),
    cause: crawlOf(OTHER),
    emits: {
      'property.reactivated': 1,
      'agent.discovered': 1,
      'authorization.granted': 1,
      'publisher.adagents_discovered': 1,
    },
    says: { 'agent.discovered': { agent_url: HIDDEN, source: 'adagents_json', publisher_domain: OTHER } },
  },
  {
    move: 'a file is gone',
    given: (world) => world.sites.put(OTHER, FILE, { status: 404, body: '' }),
    cause: crawlOf(OTHER),
    emits: {
      'property.stale': 1,
      'authorization.revoked': 1,
      'agent.removed': 1,
      'publisher.adagents_changed': 1,
    },
    says: {
      'property.stale': { reason: 'the file is absent' },
      'agent.removed': { agent_url: HIDDEN, removed_from_publishers: [OTHER] },
    },
  },
  {
    move: 'a member adds properties',
    cause: save('one', 'two'),
    emits: { 'property.created': 2 },
  },
  {
    move: 'a member’s edit drops a property',
    cause: save('one'),
    emits: { 'property.stale': 1 },
    says: { 'property.stale': { publisher_domain: QUIET, reason: 'not in the entry any more' } },
  },
  {
    move: 'an operator rolls the edit back',
    cause: (world) => rollback(world.store, 'property', QUIET, 1),
    emits: { 'property.reactivated': 1 },
    says: { 'property.reactivated': { source: 'contributed', publisher_domain: QUIET } },
  },
];

/** What the payload of every event of a type carries, whatever made it. */
const CARRIED: Record<string, readonly string[]> = {
  'property.created': ['property_rid', 'classification', 'source', 'identifiers', 'publisher_domain'],
  'property.updated': ['property_rid', 'changed_fields', 'publisher_domain'],
  'property.merged': ['alias_rid', 'canonical_rid', 'publisher_domain', 'evidence'],
  'property.stale': ['property_rid', 'publisher_domain', 'reason'],
  'property.reactivated': ['property_rid', 'classification', 'source', 'identifiers', 'reactivated_at'],
  'collection.created': ['collection_rid', 'publisher_domain', 'collection_id', 'identifiers', 'status'],
  'collection.updated': ['collection_rid', 'publisher_domain', 'collection_id', 'changed_fields'],
  'collection.merged': ['alias_rid', 'canonical_rid', 'publisher_domain', 'evidence'],
  'collection.removed': ['collection_rid', 'publisher_domain', 'collection_id', 'status'],
  'agent.discovered': ['agent_url', 'source'],
  'agent.removed': ['agent_url', 'removed_from_publishers'],
  'agent.profile_updated': ['agent_url', 'changed_fields', 'inventory_profile', 'updated_at'],
  'agent.compliance_changed': [
    'agent_url',
    'previous_status',
    'current_status',
    'tracks',
    'storyboards_passing',
    'storyboards_total',
  ],
  'agent.verification_earned': ['agent_url', 'role', 'verified_specialisms', 'version'],
  'agent.verification_lost': ['agent_url', 'role', 'reason', 'version'],
  'publisher.adagents_discovered': ['publisher_domain', 'adagents_valid', 'agent_count', 'property_count'],
  'publisher.adagents_changed': [
    'publisher_domain',
    'adagents_valid',
    'changed_fields',
    'agents_added',
    'agents_removed',
    'properties_added',
    'properties_removed',
  ],
  'authorization.granted': ['id', 'agent_url', 'publisher_domain', 'authorization_type', 'evidence'],
  'authorization.modified': ['id', 'agent_url', 'publisher_domain', 'authorization_type', 'changed_fields'],
  'authorization.revoked': ['id', 'agent_url', 'publisher_domain', 'authorization_type'],
};

/** The payload's own name for what the event is about. */
function subjectOf({ entityType, eventType, payload }: Event): unknown {
  if (entityType === 'agent') return payload.agent_url;
  if (entityType === 'publisher') return payload.publisher_domain;
  if (entityType === 'authorization') return payload.id;
  return eventType.endsWith('.merged') ? payload.alias_rid : payload[`${entityType}_rid`];
}

const STATE = [
  'select rid, status, hash, updated_at from properties order by rid',
  'select rid, status, hash, updated_at from collections order by rid',
  'select id, hash, updated_at from authorizations order by id',
  'select id, removed_at from agents order by id',
  'select agent_url, profile, visibility from agent_profiles order by agent_url',
  'select url, compliance_status, verified, visibility from catalog_agents order by url',
  'select domain, revision, validated_at, agent_count, entry from publishers where revision > 0 order by domain',
  'select entity, domain, revision_number from revisions order by domain, entity, revision_number',
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`moves of the registry on ${engine.name}`, () => {
    let world: World;
    const seen = new Set<string>();
    const names = new Map<string, unknown>();

    before(async () => {
      const crawling = await startCrawling(engine);
      const script = salesAgent();
      serveMcpAgent(crawling.sites, SELLER, script);
      await createOrganization(crawling.store, { name: 'Sellers' });
      world = {
        ...crawling,
        caller: await crawling.member(),
        script,
        file: {},
        async run(kind) {
          const job = { payload: { url: SELLER } } as ClaimedJob;
          const { kind: end } = await kind(crawling.tools).run(job, new AbortController().signal);
          assert.equal(end, 'done');
        },
      };
    });
    after(() => world.drop());

    const state = () => Promise.all(STATE.map((sql) => rows(world.config.databaseUrl, sql)));
    const events = (isOn: boolean) =>
      execute(
        world.config.databaseUrl,
        `update events_head set id = ${isOn ? '1 where id = 2' : '2 where id = 1'}`,
      );

    for (const { move, given, cause, emits, says = {} } of MOVES) {
      it(`${move}: ${Object.keys(emits).join(', ')}`, async () => {
        world.clock.advance(HOUR_MS);
        await given?.(world);
        assert.deepEqual(await world.tally(), {});

        // Where no event can be written, nothing else is either.
        const before = await state();
        await events(false);
        let refused: unknown;
        await cause(world).catch((error: unknown) => {
          refused = error;
        });
        await events(true);
        assert.instanceOf(refused, Error);
        assert.deepEqual(await state(), before);
        assert.deepEqual(await world.tally(), {});

        await cause(world);
        const told = await world.events();
        assert.deepEqual(tallyOf(told), emits);
        for (const event of told) {
          seen.add(event.eventType);
          assert.containsAllKeys(event.payload, [...(CARRIED[event.eventType] ?? ['no payload is known'])]);
          assert.equal(event.entityType, event.eventType.split('.')[0]);
          const subject = subjectOf(event);
          assert.isString(subject, event.eventType);
          assert.equal(names.get(event.entityId) ?? subject, subject);
          names.set(event.entityId, subject);
        }
        assert.equal(new Set(names.values()).size, names.size, 'one id for each entity');
        for (const [type, members] of Object.entries(says)) {
          assert.deepInclude(told.find(({ eventType }) => eventType === type)?.payload, members, type);
        }

        world.clock.advance(HOUR_MS);
        await cause(world);
        assert.deepEqual(await world.tally(), {}, 'the same once more');
      });
    }

    it('an agent leaves the catalog: its standing is told off, once', async () => {
      world.script.tasks.get_media_buys = { error: { code: 'AUTH_REQUIRED', message: 'no' } };
      await world.run(checkAgentCompliance);
      await world.run(rebuildProfile);
      await world.events();
      await removeEnrolment(world.store, SELLER);
      const told = await world.events();
      assert.deepInclude(tallyOf(told), { 'agent.verification_lost': 1 });
      await world.run(rebuildProfile);
      const refused = await removeEnrolment(world.store, SELLER).catch((error: unknown) => error);
      assert.instanceOf(refused, Error);
      assert.deepEqual(await world.tally(), {});
    });

    it('leave out no type of event that the contract names', () => {
      const { enum: types } = JSON.parse(
        readFileSync(join(projectRoot, 'schemas/v3/enums/registry-event-type.json'), 'utf8'),
      ) as { enum: string[] };
      assert.sameMembers([...seen], types);
      assert.sameMembers(Object.keys(CARRIED), types);
    });
  });
}
