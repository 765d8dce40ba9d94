import { assert } from 'chai';
import fc from 'fast-check';
import { baseScore, leastScoreOf } from '../../../src/domain/agents/page-order.ts';
import { emptyProfile } from '../../../src/domain/agents/profile.ts';
import type { Visibility } from '../../../src/domain/agents/visibility.ts';
import type { JsonText } from '../../../src/domain/json/values.ts';
import type { AgentSearchQuery, SearchFilter } from '../../../src/store/agents/agent-search.ts';
import { engines, type TestStore } from '../../support/databases.ts';

type Agent = {
  name: string;
  properties: number;
  tmp?: boolean;
  channels?: string[];
  markets?: string[];
  visibility?: Visibility;
  org?: string;
};
const urlOf = (name: string) => `https://${name}.example/mcp`;

const MOMENT = new Date('2026-01-01T00:00:00Z');

for (const engine of engines) {
  describe(`agentSearch on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    /** Stores agents, as a job does, in one transaction each. */
    async function put(agents: readonly Agent[], at = MOMENT): Promise<void> {
      for (const {
        name,
        properties,
        tmp = false,
        channels = [],
        markets = [],
        visibility = 'public',
        org,
      } of agents) {
        const url = urlOf(name);
        await store.transaction(async (tx) => {
          const before = await tx.agentProfiles.find(url);
          await tx.agentProfiles.put(
            {
              agentUrl: url,
              id: name,
              rank: -baseScore({ propertyCount: properties, hasTmp: tmp }),
              propertyCount: properties,
              publisherCount: 1,
              visibility,
              orgId: org ?? null,
              profile: { ...emptyProfile, channels, markets },
              record: JSON.stringify({ agent_url: url }),
              summary: '{}' as JsonText<never>,
              dueAt: null,
              updatedAt: at,
            },
            [
              ...channels.map((value) => ({ dimension: 'channels' as const, value })),
              ...markets.map((value) => ({ dimension: 'markets' as const, value })),
              ...(tmp ? [{ dimension: 'has_tmp' as const, value: 'true' }] : []),
            ],
            before,
          );
        });
      }
    }
    const clear = async (names: readonly string[]) => {
      for (const name of names) await store.transaction((tx) => tx.agentProfiles.remove(urlOf(name)));
    };
    const page = async (more: Partial<AgentSearchQuery> = {}) => {
      const { version } = await store.read.agentSearch.versions();
      return store.read.agentSearch.page({
        filters: [],
        minProperties: 0,
        mostRank: 0,
        members: false,
        orgId: 'nobody',
        asOf: version,
        after: null,
        limit: 1000,
        ...more,
      });
    };
    const names = async (more: Partial<AgentSearchQuery> = {}) =>
      (await page(more)).map(({ url }) => new URL(url).hostname.split('.')[0]);
    const filter = (dimension: SearchFilter['dimension'], ...values: string[]): SearchFilter => ({
      dimension,
      values,
    });

    describe('a page', () => {
      const agents: Agent[] = [
        { name: 'big', properties: 1000, channels: ['display', 'ctv'], markets: ['SE'] },
        { name: 'small', properties: 1, channels: ['display'], markets: ['NO'] },
        { name: 'tmp', properties: 1, tmp: true, channels: ['ctv'], markets: ['SE', 'NO'] },
        { name: 'b-none', properties: 0 },
        { name: 'a-none', properties: 0 },
        { name: 'members', properties: 50, channels: ['display'], visibility: 'members_only', org: 'acme' },
        { name: 'secret', properties: 60, channels: ['display'], visibility: 'private', org: 'acme' },
      ];
      before(() => put(agents));
      after(() => clear(agents.map(({ name }) => name)));

      it('goes by score, then by URL', async () => {
        assert.deepEqual(await names(), ['big', 'tmp', 'small', 'a-none', 'b-none']);
      });

      it('shows each caller what it may see', async () => {
        assert.notInclude(await names(), 'members');
        assert.include(await names({ members: true }), 'members');
        assert.notInclude(await names({ members: true }), 'secret');
        assert.includeMembers(await names({ orgId: 'acme' }), ['members', 'secret']);
        assert.deepEqual(await names({ orgId: 'acme', filters: [filter('channels', 'display')] }), [
          'big',
          'secret',
          'members',
          'small',
        ]);
      });

      const cases: [string, SearchFilter[], string[]][] = [
        ['one value', [filter('channels', 'ctv')], ['big', 'tmp']],
        ['any of the values', [filter('channels', 'ctv', 'display')], ['big', 'tmp', 'small']],
        ['all of the dimensions', [filter('channels', 'ctv'), filter('markets', 'NO')], ['tmp']],
        [
          'values in both',
          [filter('channels', 'ctv', 'display'), filter('markets', 'NO', 'DK')],
          ['tmp', 'small'],
        ],
        ['trusted matching', [filter('has_tmp', 'true')], ['tmp']],
        ['that too beside others', [filter('markets', 'SE'), filter('has_tmp', 'true')], ['tmp']],
        ['a value that nobody has', [filter('channels', 'print')], []],
        ['a value in other letters', [filter('channels', 'Display')], []],
        ['values that nobody has together', [filter('channels', 'print'), filter('markets', 'SE')], []],
        ['a value of another dimension', [filter('markets', 'display')], []],
        ['text with quotes', [filter('channels', `'"; drop table agents --`, '%', '_')], []],
      ];
      for (const [what, filters, expected] of cases) {
        it(`filters by ${what}`, async () => assert.deepEqual(await names({ filters }), expected));
      }

      it('filters by the number of properties', async () => {
        const least = (count: number) => ({ minProperties: count, mostRank: -leastScoreOf(count) });
        assert.deepEqual(await names(least(1)), ['big', 'tmp', 'small']);
        // Trusted matching lifts a score; it makes no properties.
        assert.deepEqual(await names(least(2)), ['big']);
        assert.deepEqual(await names({ ...least(2), filters: [filter('channels', 'ctv')] }), ['big']);
        assert.deepEqual(await names(least(1001)), []);
      });
    });

    it('walks as of a moment: changed ranks count as they were, once', async () => {
      await put([
        { name: 'one', properties: 10 },
        { name: 'two', properties: 5 },
        { name: 'three', properties: 1 },
      ]);
      const { version: asOf } = await store.read.agentSearch.versions();
      const [first] = await page({ asOf, limit: 1 });
      assert.equal(first?.url, urlOf('one'));
      // One falls behind, three rises before, and both move twice.
      await put([
        { name: 'one', properties: 0 },
        { name: 'three', properties: 50 },
        { name: 'one', properties: 2 },
        { name: 'three', properties: 100 },
        { name: 'newcomer', properties: 3 },
      ]);
      const rest = { asOf, after: { rank: first?.rank ?? 0, url: first?.url ?? '' } };
      assert.deepEqual(await names(rest), ['two', 'three']);
      assert.deepEqual(await names(), ['three', 'two', 'newcomer', 'one']);
      await clear(['one', 'two', 'three', 'newcomer']);
    });

    it('does not stumble over an agent that leaves during a walk', async () => {
      await put([
        { name: 'stays', properties: 5 },
        { name: 'leaves', properties: 3 },
        { name: 'last', properties: 1 },
      ]);
      const { version: asOf } = await store.read.agentSearch.versions();
      const [first] = await page({ asOf, limit: 1 });
      await put([{ name: 'leaves', properties: 9 }]);
      await clear(['leaves']);
      assert.deepEqual(await names({ asOf, after: { rank: first?.rank ?? 0, url: first?.url ?? '' } }), [
        'last',
      ]);
      await clear(['stays', 'last']);
    });

    it('finds every agent exactly once, page by page, with ties and changes in between', async () => {
      const count = fc.constantFrom(0, 0, 1, 1, 2, 7);
      const channels = fc.subarray(['display', 'ctv']);
      const world = fc.array(fc.record({ properties: count, tmp: fc.boolean(), channels }), {
        minLength: 1,
        maxLength: 25,
      });
      const changes = fc.array(
        fc.array(fc.record({ at: fc.nat(24), properties: count, tmp: fc.boolean() }), { maxLength: 4 }),
        { maxLength: 12 },
      );
      const filters = fc.constantFrom<SearchFilter[]>(
        [],
        [filter('channels', 'display')],
        [filter('channels', 'display', 'ctv')],
      );
      await fc.assert(
        fc.asyncProperty(
          world,
          changes,
          filters,
          fc.integer({ min: 1, max: 7 }),
          async (agents, steps, asked, limit) => {
            const start = agents.map((agent, at) => ({ ...agent, name: `w${at}` }));
            await put(start);
            const { version: asOf } = await store.read.agentSearch.versions();
            const expected = await page({ asOf, filters: asked });
            const seen: string[] = [];
            let after: AgentSearchQuery['after'] = null;
            for (const turn of Array.from({ length: 30 }, (_, at) => at)) {
              const rows = await page({ asOf, filters: asked, after, limit });
              seen.push(...rows.map(({ url }) => url));
              const last = rows.at(-1);
              if (last === undefined) break;
              after = { rank: last.rank, url: last.url };
              for (const { at, properties, tmp } of steps[turn] ?? []) {
                const agent = start[at % start.length];
                if (agent !== undefined) await put([{ ...agent, properties, tmp }]);
              }
            }
            assert.deepEqual(
              seen,
              expected.map(({ url }) => url),
            );
            await clear(start.map(({ name }) => name));
          },
        ),
        { numRuns: engine.name === 'sqlite' ? 40 : 12 },
      );
    });

    it('forgets earlier ranks after a while, and says how far', async () => {
      await put([{ name: 'old', properties: 1 }]);
      const { version: asOf } = await store.read.agentSearch.versions();
      await put([{ name: 'old', properties: 2 }]);
      await put([{ name: 'old', properties: 3 }], new Date(MOMENT.getTime() + 1000));
      const prune = (ms: number) =>
        store.transaction((tx) => tx.agentProfiles.pruneRanks(new Date(MOMENT.getTime() + ms)));
      assert.equal(await prune(0), 0);
      const { pruned } = await store.read.agentSearch.versions();
      assert.isAtMost(pruned, asOf);
      assert.isAtLeast(await prune(500), 1);
      const later = await store.read.agentSearch.versions();
      assert.isAbove(later.pruned, asOf);
      assert.equal(await prune(2000), 1);
      assert.equal(await prune(2000), 0);
      await clear(['old']);
    });
  });
}
