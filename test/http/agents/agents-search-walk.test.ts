import { assert } from 'chai';
import fc from 'fast-check';
import { baseScore } from '../../../src/domain/agents/page-order.ts';
import { emptyProfile } from '../../../src/domain/agents/profile.ts';
import type { JsonText } from '../../../src/domain/json/values.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';

type State = { properties: number; tmp: boolean; channels: string[] };
type Change = {
  at: number;
  what: 'rank' | 'leave' | 'hide' | 'retag' | 'join';
  properties: number;
  tmp: boolean;
};
type Found = { agent_url: string; relevance_score: number };

const CHANNELS = ['display', 'ctv'];
const count = fc.constantFrom(0, 0, 1, 1, 2, 3, 50);
const state = fc.record({
  properties: count,
  tmp: fc.boolean(),
  channels: fc.subarray(CHANNELS, { minLength: 1 }),
});
const change = fc.record({
  at: fc.nat(19),
  what: fc.constantFrom<Change['what']>('rank', 'rank', 'leave', 'hide', 'retag', 'join'),
  properties: count,
  tmp: fc.boolean(),
});

for (const engine of engines) {
  describe(`a walk through the agent search on ${engine.name}`, () => {
    let app: TestApp;
    let writer: Store;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      // Another process, as far as the database can tell.
      writer = await openStore(app.config.databaseUrl);
      member = await app.member();
    });
    after(async () => {
      await writer.close();
      await app.drop();
    });

    const put = (
      url: string,
      { properties, tmp, channels }: State,
      visibility: 'public' | 'private' = 'public',
    ) =>
      writer.transaction(async (tx) => {
        const before = await tx.agentProfiles.find(url);
        await tx.agentProfiles.put(
          {
            agentUrl: url,
            id: url,
            rank: -baseScore({ propertyCount: properties, hasTmp: tmp }),
            propertyCount: properties,
            publisherCount: 1,
            visibility,
            orgId: null,
            profile: { ...emptyProfile, channels },
            record: JSON.stringify({
              agent_url: url,
              url,
              ...emptyProfile,
              channels,
              property_count: properties,
              has_tmp: tmp,
              publisher_count: 1,
              updated_at: app.clock.now().toISOString(),
            }),
            summary: '{}' as JsonText<never>,
            dueAt: null,
            updatedAt: app.clock.now(),
          },
          [
            ...channels.map((value) => ({ dimension: 'channels' as const, value })),
            ...(tmp ? [{ dimension: 'has_tmp' as const, value: 'true' }] : []),
          ],
          before,
        );
      });
    const remove = (url: string) => writer.transaction((tx) => tx.agentProfiles.remove(url));

    const page = async (query: string): Promise<{ results: Found[]; cursor: string; has_more: boolean }> => {
      const { status, body, text } = await app.get(`/api/registry/agents/search?${query}`, member);
      assert.equal(status, 200, text);
      return body;
    };

    it('finds everybody who stays exactly once, in order, while others write', async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(state, { minLength: 2, maxLength: 20 }),
          fc.array(change, { minLength: 1, maxLength: 60 }),
          fc.constantFrom('', 'channels=display&', 'channels=display,ctv&', 'channels=ctv&min_properties=0&'),
          fc.integer({ min: 1, max: 6 }),
          async (agents, changes, filter, limit) => {
            run += 1;
            const url = (at: number | string) => `https://r${run}.example/${at}`;
            const made = new Set<string>();
            const make = async (name: string, like: State) => {
              made.add(name);
              await put(name, like);
            };
            for (const [at, agent] of agents.entries()) await make(url(at), agent);
            const asked =
              filter.includes('display,') || filter === ''
                ? CHANNELS
                : filter.includes('display')
                  ? ['display']
                  : ['ctv'];
            // Only ranks of these change; whatever else happens, happens to the others.
            const stays = new Set(agents.keys());
            for (const { at, what } of changes)
              if (what !== 'rank' && what !== 'join') stays.delete(at % agents.length);
            const expected = [...stays].filter((at) =>
              agents[at]?.channels.some((one) => asked.includes(one)),
            );

            const apply = async ({ at, what, properties, tmp }: Change, turn: number) => {
              const index = at % agents.length;
              const { channels } = agents[index] ?? { channels: [] };
              const after = { properties, tmp, channels };
              if (what === 'join') await make(url(`new${turn}`), after);
              else if (what === 'leave') await remove(url(index));
              else if (what === 'hide') await put(url(index), after, 'private');
              else if (what === 'retag') await put(url(index), { ...after, channels: ['print'] });
              else if (stays.has(index)) await put(url(index), after);
            };
            // The first page is answered in peace, so that it is known who was there when the walk began.
            let { results, cursor, has_more: more } = await page(`${filter}limit=${limit}`);
            const seen = [...results];
            let isOver = false;
            const writing = (async () => {
              for (const [turn, one] of changes.entries()) {
                if (isOver) break;
                await apply(one, turn);
              }
            })();
            while (more) {
              ({ results, cursor, has_more: more } = await page(`${filter}limit=${limit}&cursor=${cursor}`));
              seen.push(...results);
              assert.isAtMost(seen.length, 100);
            }
            isOver = true;
            await writing;
            for (const name of made) await remove(name);

            const urls = seen.map(({ agent_url: name }) => name);
            assert.lengthOf([...new Set(urls)], urls.length, 'nobody twice');
            assert.includeMembers(urls, expected.map(url), 'everybody who stayed');
            for (const [at, one] of seen.entries()) {
              const next = seen[at + 1];
              if (next === undefined) continue;
              assert.isTrue(
                one.relevance_score > next.relevance_score ||
                  (one.relevance_score === next.relevance_score && one.agent_url < next.agent_url),
                `${JSON.stringify(one)} before ${JSON.stringify(next)}`,
              );
            }
          },
        ),
        { numRuns: engine.name === 'sqlite' ? 60 : 25 },
      );
    });
  });
}
