import { assert } from 'chai';
import { enrollForOrganization, removeEnrolment } from '../../../src/admin/agents.ts';
import { createKey, createOrganization } from '../../../src/admin/organizations.ts';
import type { JobKind } from '../../../src/infra/queue.ts';
import { newId } from '../../../src/infra/random.ts';
import { probeAgent } from '../../../src/jobs/agents/probeAgent.ts';
import { rebuildProfile } from '../../../src/jobs/agents/rebuildProfile.ts';
import { crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { sellsAll, site } from '../../support/agent-world.ts';
import { salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';

const CALLERS = ['nobody', 'member', 'api', 'owner'] as const;
type Caller = (typeof CALLERS)[number];
/** Names of the agents that each caller finds. */
type Sight = Record<Caller, string[]>;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`who sees which agent on ${engine.name}`, () => {
    let app: TestApp;
    let headers: Record<Caller, Record<string, string>>;
    const url = (name: string) => `https://${name}.example/mcp`;
    const tools = () => ({ store: app.store, fetcher: app.fetcher, now: () => app.clock.now(), newId });
    const run = (job: (given: ReturnType<typeof tools>) => JobKind, name: string) =>
      job(tools()).run({ payload: { url: url(name) } } as ClaimedJob, new AbortController().signal);
    const enroll = (name: string, visibility: string) =>
      enrollForOrganization(app.store, { org: 'Owner', url: url(name), type: 'sales', visibility });

    beforeEach(async () => {
      app = await startTestApp(engine);
      const join = async (name: string, tier?: string) => {
        const { organization } = await createOrganization(app.store, { name, ...(tier ? { tier } : {}) });
        const { api_key: key } = await createKey(app.store, { org: organization.id, name: 'test' });
        return { authorization: `Bearer ${key}` };
      };
      headers = {
        nobody: {},
        member: await join('Member'),
        api: await join('Api', 'api'),
        owner: await join('Owner'),
      };
      for (const visibility of ['public', 'members_only', 'private']) {
        const name = visibility.replace('_', '-');
        serveMcpAgent(app.sites, url(name), salesAgent());
        await enroll(name, visibility);
        await run(probeAgent, name);
        await run(rebuildProfile, name);
      }
    });
    afterEach(() => app.drop());

    const sight = async (find: (caller: Record<string, string>) => Promise<string[]>): Promise<Sight> => {
      const seen = await Promise.all(CALLERS.map(async (caller) => [caller, await find(headers[caller])]));
      return Object.fromEntries(seen) as Sight;
    };
    const hosts = (urls: string[]) => urls.map((one) => new URL(one).hostname.split('.')[0] ?? '').sort();
    const listed = (query = '') =>
      sight(async (caller) => {
        const { body } = await app.get(`/api/registry/agents?${query}`, caller);
        assert.equal(body.count, body.agents.length);
        return hosts(body.agents.map((agent: { url: string }) => agent.url));
      });
    const found = (query = '') =>
      sight(async (caller) => {
        if (caller === headers.nobody) return [];
        const { body } = await app.get(`/api/registry/agents/search?${query}`, caller);
        return hosts(body.results.map((agent: { agent_url: string }) => agent.agent_url));
      });
    const registered = async () => {
      app.clock.advance(60_000);
      const counts = await sight(async (caller) => {
        const { body } = await app.get('/api/registry/stats', caller);
        return [String(body.registered_agents)];
      });
      return CALLERS.map((caller) => Number(counts[caller][0]));
    };
    const everywhere = async () => ({
      listed: await listed(),
      ofType: await listed('type=sales&health=true&capabilities=true&properties=true&compliance=true'),
      found: await found(),
      filtered: await found('channels=display'),
      registered: await registered(),
    });
    const same = (lists: Sight, finds: Sight, counts: number[]) => ({
      listed: lists,
      ofType: lists,
      found: finds,
      filtered: finds,
      registered: counts,
    });

    it('is its standing, and no private agent is in the catalog', async () => {
      const all = ['members-only', 'private', 'public'];
      assert.deepEqual(
        await everywhere(),
        same(
          {
            nobody: ['public'],
            member: ['public'],
            api: ['members-only', 'public'],
            owner: ['public'],
          },
          { nobody: [], member: ['public'], api: ['members-only', 'public'], owner: all },
          [1, 1, 2, 1],
        ),
      );
    });

    it('changes with the word of its organization, before anything is worked out anew', async () => {
      await enroll('public', 'private');
      await enroll('members-only', 'private');
      const none: Sight = { nobody: [], member: [], api: [], owner: [] };
      const own = { ...none, owner: ['members-only', 'private', 'public'] };
      assert.deepEqual(await everywhere(), same(none, own, [0, 0, 0, 0]));

      await enroll('public', 'members_only');
      await enroll('private', 'public');
      for (const name of ['public', 'private']) await run(rebuildProfile, name);
      const club = {
        nobody: ['private'],
        member: ['private'],
        api: ['private', 'public'],
        owner: ['private'],
      };
      assert.deepEqual(
        await everywhere(),
        same(club, { ...club, nobody: [], owner: ['members-only', 'private', 'public'] }, [1, 1, 2, 1]),
      );
    });

    it('ends with its removal, for everybody and at once', async () => {
      for (const name of ['public', 'members-only', 'private']) await removeEnrolment(app.store, url(name));
      const none: Sight = { nobody: [], member: [], api: [], owner: [] };
      assert.deepEqual(await everywhere(), same(none, none, [0, 0, 0, 0]));
      // Nor does a job that was under way bring it back.
      for (const name of ['public', 'members-only', 'private']) {
        await run(probeAgent, name);
        await run(rebuildProfile, name);
      }
      assert.deepEqual(await everywhere(), same(none, none, [0, 0, 0, 0]));
    });

    it('is everybody’s to see what publishers say, and its own what it says itself', async () => {
      app.sites.put('news.example', '/.well-known/adagents.json', {
        authorized_agents: [sellsAll(url('private'), 'news.example')],
        properties: [site('news.example', 'main', { tags: ['news'] })],
      });
      await crawl('news.example', tools());
      await run(rebuildProfile, 'private');
      assert.deepEqual((await found('tags=news')).member, ['private']);
      assert.deepEqual((await found('delivery_types=guaranteed')).member, ['public']);
      assert.deepEqual((await listed()).api, ['members-only', 'public']);
      const { text } = await app.get('/api/registry/agents/search?tags=news', headers.member);
      assert.notInclude(text, 'banner');
      // What it says joins once it is public, and leaves with it.
      await enroll('private', 'public');
      await run(rebuildProfile, 'private');
      assert.deepEqual((await found('delivery_types=guaranteed')).member, ['private', 'public']);
      await removeEnrolment(app.store, url('private'));
      await run(rebuildProfile, 'private');
      assert.deepEqual((await found('delivery_types=guaranteed')).member, ['public']);
      assert.deepEqual((await found('tags=news')).member, ['private']);
    });
  });
}
