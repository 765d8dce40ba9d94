import { enrollForOrganization } from '../../src/admin/agents.ts';
import { createOrganization } from '../../src/admin/organizations.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../src/infra/fetcher.ts';
import type { JobKind } from '../../src/infra/queue.ts';
import { newId } from '../../src/infra/random.ts';
import { checkAgentCompliance } from '../../src/jobs/agents/checkAgentCompliance.ts';
import { probeAgent } from '../../src/jobs/agents/probeAgent.ts';
import { rebuildProfile } from '../../src/jobs/agents/rebuildProfile.ts';
import { crawl } from '../../src/jobs/brands/crawlDomain.ts';
import type { ClaimedJob } from '../../src/store/queue/job-leases.ts';
import type { TestEngine, TestStore } from './databases.ts';
import { type Sites, startSites } from './sites.ts';

type Json = Record<string, unknown>;

/** A store with agents and publishers around it, whose jobs run when the test says so. */
export type AgentWorld = {
  store: TestStore;
  sites: Sites;
  fetcher: Fetcher;
  now(): Date;
  advance(ms: number): void;
  organization(name: string, tier?: string): Promise<string>;
  enroll(orgId: string, url: string, type: string, visibility?: string): Promise<void>;
  /** Each runs the job and answers its outcome. */
  probe(url: string): Promise<unknown>;
  check(url: string): Promise<unknown>;
  rebuild(url: string): Promise<unknown>;
  /** Serves the file and crawls the domain. */
  crawl(domain: string, file: Json | null): Promise<void>;
  /** As `crawl`, and works out the profiles that the crawl asked for. */
  publish(domain: string, file: Json | null): Promise<void>;
  /** Agent events so far: type, then payload. */
  events(type?: string): Promise<[string, Json][]>;
  /** URLs of the open jobs of a kind. */
  waiting(kind: string): Promise<string[]>;
  drop(): Promise<void>;
};

export async function startAgentWorld(engine: TestEngine): Promise<AgentWorld> {
  const [store, sites] = await Promise.all([engine.open(), startSites()]);
  const fetcher = createFetcher({
    outboundHosts: sites.hosts,
    resolver: createResolver(['127.0.0.1:9'], { queryMs: 100, tries: 1, lookupMs: 200 }),
    userAgent: 'registry-test/1.0',
  });
  let at = Date.now();
  const now = () => new Date(at);
  const tools = { store, fetcher, now, newId };
  const run = (kind: JobKind) => async (url: string) => {
    const outcome = await kind.run({ payload: { url } } as ClaimedJob, new AbortController().signal);
    return outcome.kind === 'done' ? outcome.detail.outcome : outcome.kind;
  };
  const rebuild = run(rebuildProfile(tools));

  async function waiting(kind: string): Promise<string[]> {
    const urls: string[] = [];
    const claimed = await store.transaction((tx) =>
      tx.jobs.claim({
        kinds: [kind],
        worker: 'test',
        now: new Date(at + 3_600_000),
        leaseMs: 1000,
        limit: 1000,
      }),
    );
    for (const job of claimed) {
      urls.push((job.payload as { url: string }).url);
      await store.transaction((tx) => tx.jobs.finish(job, now()));
    }
    return urls.sort();
  }

  async function serveAndCrawl(domain: string, file: Json | null): Promise<void> {
    if (file === null) sites.put(domain, '/.well-known/adagents.json', { status: 404, body: '' });
    else sites.put(domain, '/.well-known/adagents.json', file);
    await crawl(domain, tools);
  }

  return {
    store,
    sites,
    fetcher,
    now,
    advance(ms) {
      at += ms;
    },
    async organization(name, tier) {
      const { organization } = await createOrganization(store, {
        name,
        ...(tier === undefined ? {} : { tier }),
      });
      return organization.id;
    },
    async enroll(org, url, type, visibility = 'public') {
      await enrollForOrganization(store, { org, url, type, visibility });
    },
    probe: run(probeAgent(tools)),
    check: run(checkAgentCompliance(tools)),
    rebuild,
    crawl: serveAndCrawl,
    async publish(domain, file) {
      await serveAndCrawl(domain, file);
      for (const url of await waiting('rebuildProfile')) await rebuild(url);
    },
    async events(type) {
      const events = await store.read.events.after({ types: [type ?? 'agent.*'], limit: 1000 });
      return events.map(({ eventType, payload }) => [eventType, payload as Json]);
    },
    waiting,
    async drop() {
      await fetcher.close();
      await sites.close();
      await store.drop();
    },
  };
}

/** An entry that lets the agent sell everything of the publisher. */
export const sellsAll = (url: string, domain: string, more: Json = {}): Json => ({
  url,
  authorized_for: 'Everything',
  authorization_type: 'publisher_properties',
  publisher_properties: [{ publisher_domain: domain, selection_type: 'all' }],
  ...more,
});

export const site = (domain: string, id: string, more: Json = {}): Json => ({
  property_id: id,
  property_type: 'website',
  name: id,
  identifiers: [{ type: 'domain', value: id === 'main' ? domain : `${id}.${domain}` }],
  tags: ['news'],
  ...more,
});
