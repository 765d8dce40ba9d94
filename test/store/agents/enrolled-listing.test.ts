import { assert } from 'chai';
import fc from 'fast-check';
import { type AgentSort, baseScore, placeOfAgent } from '../../../src/domain/agents/page-order.ts';
import { emptyProfile } from '../../../src/domain/agents/profile.ts';
import type { Visibility } from '../../../src/domain/agents/visibility.ts';
import type { KnownType } from '../../../src/domain/contract/agent-kinds.ts';
import type { JsonText } from '../../../src/domain/json/values.ts';
import type { CatalogAgent } from '../../../src/store/agents/enrolled-agents.ts';
import type { CatalogFilter, FacetFilter } from '../../../src/store/agents/enrolled-listing.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { execute, rows } from '../../support/sql.ts';

const MOMENT = new Date('2026-01-01T00:00:00Z');
const BLOCKS = { health: true, capabilities: true, compliance: true, profile: true };

type Enrolled = {
  readonly at: number;
  readonly name: string | null;
  readonly type: KnownType;
  readonly visibility: Visibility;
  readonly online: boolean | null;
  readonly status: 'passing' | 'failing' | 'unknown';
  readonly stage: 'production' | 'testing';
  readonly verified: boolean;
  readonly added: number;
  /** Null for an agent whose profile was not computed yet. */
  readonly sells: {
    readonly properties: number;
    readonly channels: string[];
    readonly markets: string[];
  } | null;
};

const enrolled = fc.record({
  at: fc.nat({ max: 40 }),
  name: fc.option(
    fc.constantFrom('Alpha', 'alpine', 'ÄLPS', 'Beta', 'Ωmega', '漢字', '🙂 smile', '_', 'a'.repeat(300)),
  ),
  type: fc.constantFrom<KnownType>('sales', 'creative', 'unknown'),
  visibility: fc.constantFrom<Visibility>('public', 'public', 'members_only', 'private'),
  online: fc.option(fc.boolean()),
  status: fc.constantFrom('passing', 'failing', 'unknown'),
  stage: fc.constantFrom('production', 'testing'),
  verified: fc.boolean(),
  added: fc.nat({ max: 3 }),
  sells: fc.option(
    fc.record({
      properties: fc.nat({ max: 3 }),
      channels: fc.subarray(['display', 'ctv', 'radio', `${'x'.repeat(65)}`]),
      markets: fc.subarray(['SE', 'NO', "'; --"]),
    }),
  ),
}) as fc.Arbitrary<Enrolled>;

const query = fc.record({
  sort: fc.constantFrom<AgentSort>('url', 'name', 'added', 'properties'),
  isReversed: fc.boolean(),
  members: fc.boolean(),
  nameStart: fc.option(fc.constantFrom('al', 'b', 'zz', '%')),
  limit: fc.integer({ min: 1, max: 7 }),
  facets: fc.uniqueArray(
    fc.oneof(
      ...(
        [
          ['type', ['sales', 'creative', 'rights']],
          ['health', ['online', 'offline', 'unknown']],
          ['compliance', ['passing', 'failing']],
          ['stage', ['production', 'deprecated']],
          ['verified', ['true']],
          ['channel', ['display', 'ctv', 'radio']],
          ['country', ['SE', 'NO', 'DK']],
        ] as const
      ).map(([facet, values]) =>
        fc.record({ facet: fc.constant(facet), values: fc.subarray([...values], { minLength: 1 }) }),
      ),
    ),
    { maxLength: 3, selector: ({ facet }) => facet },
  ) as fc.Arbitrary<FacetFilter[]>,
});
type Query = typeof query extends fc.Arbitrary<infer Q> ? Q : never;

const urlOf = (at: number): string => `https://agent-${String(at).padStart(2, '0')}.example/mcp`;
const nameOf = ({ name, at }: Enrolled): string =>
  Array.from((name ?? new URL(urlOf(at)).hostname).toLowerCase().replace('ä', 'a').normalize('NFC'))
    .slice(0, 64)
    .join('');

/** What the list should have, by the plainest means: every agent is looked at. */
function expected(agents: readonly Enrolled[], asked: Query): string[] {
  const valuesOf = (agent: Enrolled): Record<string, readonly string[]> => ({
    type: [agent.type],
    health: [agent.online === null ? 'unknown' : agent.online ? 'online' : 'offline'],
    compliance: [agent.status],
    stage: [agent.stage],
    verified: agent.verified ? ['true'] : [],
    channel: agent.sells?.channels ?? [],
    country: agent.sells?.markets ?? [],
  });
  const keyOf = (agent: Enrolled): (string | number)[] => {
    if (asked.sort === 'name') return [nameOf(agent), urlOf(agent.at)];
    if (asked.sort === 'added') return [agent.added, urlOf(agent.at)];
    if (asked.sort === 'properties') return [agent.sells?.properties ?? 0, urlOf(agent.at)];
    return [urlOf(agent.at)];
  };
  const inOrder = (a: string | number, b: string | number) =>
    typeof a === 'number' ? a - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b)));
  return agents
    .filter(({ visibility }) => visibility === 'public' || (asked.members && visibility === 'members_only'))
    .filter((agent) => asked.nameStart === null || nameOf(agent).startsWith(asked.nameStart))
    .filter((agent) =>
      asked.facets.every(({ facet, values }) => valuesOf(agent)[facet]?.some((one) => values.includes(one))),
    )
    .toSorted((a, b) => {
      const first = keyOf(a);
      const second = keyOf(b);
      const differing = first.findIndex((part, at) => part !== second[at]);
      const order = inOrder(first[differing] ?? 0, second[differing] ?? 0);
      return asked.isReversed ? -order : order;
    })
    .map(({ at }) => urlOf(at));
}

for (const engine of engines) {
  describe(`catalogListing on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await store.transaction((tx) =>
        tx.organizations.insert({ id: 'acme', name: 'Acme', tier: null, createdAt: MOMENT }),
      );
    });
    after(() => store.drop());

    const put = (agent: Enrolled) =>
      store.transaction(async (tx) => {
        const url = urlOf(agent.at);
        await tx.catalogAgents.put({ ...blank(url), ...rowOf(agent) });
        const before = await tx.agentProfiles.find(url);
        if (agent.sells === null) return tx.agentProfiles.remove(url);
        const { properties, channels, markets } = agent.sells;
        const rank = -baseScore({ propertyCount: properties, hasTmp: false });
        await tx.agentProfiles.put(
          {
            ...profileOf(url),
            rank,
            propertyCount: properties,
            profile: { ...emptyProfile, property_count: properties, channels, markets },
          },
          [],
          before,
        );
      });
    const clear = (urls: readonly string[]) =>
      store.transaction(async (tx) => {
        for (const url of urls) {
          await tx.catalogAgents.remove(url);
          await tx.agentProfiles.remove(url);
        }
      });
    const filterOf = ({ members, nameStart, facets }: Query): CatalogFilter => ({
      visibilities: members ? ['public', 'members_only'] : ['public'],
      facets,
      ...(nameStart === null ? {} : { nameStart }),
    });
    async function walk(asked: Query): Promise<string[]> {
      const urls: string[] = [];
      const { sort, isReversed, limit } = asked;
      for (let after: readonly (string | number)[] | null = null; ; ) {
        const more = { sort, isReversed, after, limit, blocks: BLOCKS };
        const page = await store.read.catalogListing.list({ ...filterOf(asked), ...more });
        urls.push(...page.map(({ url }) => url));
        const last = page.at(-1);
        if (page.length < limit || last === undefined) return urls;
        after = placeOfAgent(sort, last);
      }
    }

    it('walks any filters in any order, page by page, as if each agent were looked at', async () => {
      const agents = fc.uniqueArray(enrolled, { maxLength: 25, selector: ({ at }) => at });
      const queries = fc.array(query, { minLength: 4, maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(agents, queries, async (all, asked) => {
          for (const agent of all) await put(agent);
          try {
            for (const one of asked) {
              const wanted = expected(all, one);
              assert.deepEqual(await walk(one), wanted, JSON.stringify(one));
              assert.equal(await store.read.catalogListing.count(filterOf(one)), wanted.length);
            }
          } finally {
            await clear(all.map(({ at }) => urlOf(at)));
          }
        }),
        { numRuns: 25 },
      );
    });

    it('knows an agent by what it is now: changed, hidden, shown again and removed', async () => {
      const agent: Enrolled = {
        at: 1,
        name: 'One',
        type: 'sales',
        visibility: 'public',
        online: null,
        status: 'unknown',
        stage: 'testing',
        verified: false,
        added: 0,
        sells: { properties: 1, channels: ['ctv'], markets: [] },
      };
      const found = async (...facets: FacetFilter[]) =>
        (await store.read.catalogListing.count({ visibilities: ['public'], facets })) ?? -1;
      const online: FacetFilter = { facet: 'health', values: ['online'] };
      const ctv: FacetFilter = { facet: 'channel', values: ['ctv'] };
      await put(agent);
      assert.deepEqual([await found(), await found(online), await found(ctv)], [1, 0, 1]);
      await put({ ...agent, online: true, sells: null });
      assert.deepEqual([await found(), await found(online), await found(ctv)], [1, 1, 0]);
      await put({ ...agent, visibility: 'private' });
      assert.deepEqual([await found(), await found(ctv)], [0, 0]);
      await put(agent);
      assert.equal(await found(online, ctv), 0);
      assert.equal(await found(ctv, { facet: 'stage', values: ['testing'] }), 1);
      await clear([urlOf(1)]);
      assert.equal(await found(), 0);
    });

    it('has the same values after an upgrade as after the writes', async () => {
      const agents = fc
        .sample(fc.uniqueArray(enrolled, { minLength: 25, selector: ({ at }) => at }), 1)
        .flat();
      for (const agent of agents) await put(agent);
      const read = () => rows(store.url, 'select * from agent_facets order by agent_url, facet, value');
      const written = await read();
      assert.isAbove(written.length, agents.length);
      await execute(store.url, 'drop table agent_facets');
      await execute(store.url, "delete from knex_migrations where name like '%-facets-of-agents'");
      assert.lengthOf((await migrate(store.url)).applied, 1);
      assert.deepEqual(await read(), written);
    });
  });
}

const rowOf = ({ name, type, visibility, online, status, stage, verified, added }: Enrolled) => ({
  name,
  type,
  visibility,
  health: online === null ? null : JSON.stringify({ online, checked_at: MOMENT.toISOString() }),
  complianceStatus: status,
  lifecycleStage: stage,
  verified,
  createdAt: new Date(MOMENT.getTime() + added),
});

const blank = (url: string): CatalogAgent => ({
  url,
  id: url,
  orgId: 'acme',
  type: 'unknown',
  visibility: 'private',
  name: null,
  lifecycleStage: 'production',
  createdAt: MOMENT,
  updatedAt: MOMENT,
  protocol: null,
  endpoint: null,
  agentName: null,
  description: null,
  inferredType: 'unknown',
  health: null,
  capabilities: null,
  declared: null,
  formatCount: 0,
  probedAt: null,
  answeredAt: null,
  nextProbeAt: null,
  failureStreak: 0,
  unknownStreak: 0,
  complianceStatus: 'unknown',
  compliance: null,
  standing: {} as CatalogAgent['standing'],
  passingSince: null,
  verified: false,
  nextCheckAt: null,
  provedBy: null,
  provedAt: null,
});

const profileOf = (url: string) => ({
  agentUrl: url,
  id: url,
  publisherCount: 1,
  visibility: 'public' as const,
  orgId: null,
  record: '{}',
  summary: '{}' as JsonText<never>,
  dueAt: null,
  updatedAt: MOMENT,
});
