import { gunzipSync } from 'node:zlib';
import { enrollForOrganization, removeEnrolment } from '../../../src/admin/agents.ts';
import { rollback } from '../../../src/admin/commands.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { complianceCheckOf } from '../../../src/record/agents/agent-jobs.ts';
import { agent, collection, FILE, property } from '../../jobs/brands/crawling.ts';
import { type AgentScript, salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import type { TestEngine } from '../../support/databases.ts';

type Json = Record<string, unknown>;
/** A number from 0 to 1 that is the same in every run. */
export type Chance = () => number;

export function chances(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PUBLISHERS = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name}.example`);
const SAVED = ['quiet.example', 'silent.example'];
const AGENTS = ['red', 'green', 'blue'];
const JOB_KINDS = ['crawlDomain', 'probeAgent', 'checkAgentCompliance', 'rebuildProfile'];
const urlOf = (name: string) => `https://${name}.sales.example/mcp`;

export type LivingWorld = TestApp & {
  reader: { authorization: string };
  /** Changes the world in a few places, has it looked at, and waits until all of it is recorded. */
  round(): Promise<void>;
  /** Waits until nothing runs, and nothing waits that could run now. */
  settled(): Promise<void>;
  /** What the registry itself says in the end, framed as a picture is. */
  tables(): Promise<unknown>;
};

/** Publishers, agents and members that do something else each round. */
export async function startLivingWorld(
  engine: TestEngine,
  chance: Chance,
  settings: Record<string, string> = {},
): Promise<LivingWorld> {
  const app = await startTestApp(engine, { jobs: true, settings });
  await createOrganization(app.store, { name: 'Sellers' });
  const scripts = new Map<string, AgentScript>();
  for (const name of AGENTS) {
    scripts.set(name, salesAgent());
    serveMcpAgent(app.sites, urlOf(name), scripts.get(name) ?? salesAgent());
  }
  const reader = await app.member('Readers');
  let member = reader;

  const chosen = choices(chance);
  const changes = changesOf({ app, scripts, memberNow: () => member }, chosen, chance);

  return {
    ...app,
    reader,
    async round() {
      // Past the limit of one crawl in five minutes for each domain.
      app.clock.advance(6 * 60_000);
      member = await app.member(`Writers ${app.clock.now().getTime()}`);
      await Promise.all(
        Array.from({ length: 3 }, () =>
          chosen
            .pick(changes)()
            .catch((error: unknown) => {
              // Two changes of one round may want the same domain looked at.
              if (!String(error).includes('rate_limited')) throw error;
            }),
        ),
      );
      await settled(app);
    },
    settled: () => settled(app),
    tables: () => tablesOf(app, reader),
  };
}

const choices = (chance: Chance) => ({
  pick: <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T,
  some: <T>(list: readonly T[]): T[] => list.filter(() => chance() < 0.6),
});

type Choices = ReturnType<typeof choices>;

function fileOf(domain: string, { pick, some }: Choices, chance: Chance): Json {
  const properties = some(['a', 'b', 'c']).map((id) => {
    // Now and then one property takes over what was another one's.
    const held = id === 'a' && chance() < 0.4 ? ['a', 'b'] : [id];
    const name = pick(['Small', 'Large']);
    return property(id, {
      name,
      tags: some(['news', 'sport']),
      // What no schema names is repeated in events and dumps all the same.
      ...(id === 'b' ? {} : { description: `${name} ${id}`, rating: { stars: held.length } }),
      identifiers: held.map((name) => ({ type: 'ios_bundle', value: `com.${domain}.${name}` })),
    });
  });
  return {
    authorized_agents: some(AGENTS).map((name) =>
      agent(`${name}.sales.example`, ['a', 'b'], chance() < 0.3 ? { countries: ['SE'] } : {}),
    ),
    properties,
    collections: some(['show', 'series', 'news']).map((id) =>
      collection(id, {
        name: pick(['Old', 'New']),
        distribution:
          id === 'news'
            ? []
            : [
                {
                  publisher_domain: domain,
                  identifiers: [{ type: 'rss_url', value: `https://${domain}/feed` }],
                },
              ],
      }),
    ),
  };
}

type Changing = {
  readonly app: TestApp;
  readonly scripts: ReadonlyMap<string, AgentScript>;
  /** The member who writes in this round. */
  readonly memberNow: () => { authorization: string };
};

/** What may change in the world. Those that stand several times happen more often. */
function changesOf(
  { app, scripts, memberNow }: Changing,
  { pick, some }: Choices,
  chance: Chance,
): readonly (() => Promise<unknown>)[] {
  async function crawl(domain: string): Promise<void> {
    const answer = await app.post('/api/registry/crawl-request', { domain }, memberNow());
    if (answer.status !== 202) throw new Error(answer.text);
  }

  return [
    ...Array.from({ length: 6 }, () => async () => {
      const domain = pick(PUBLISHERS);
      app.sites.put(domain, FILE, fileOf(domain, { pick, some }, chance));
      await crawl(domain);
    }),
    async () => {
      const domain = pick(PUBLISHERS);
      app.sites.put(domain, FILE, pick<object>([{ status: 404, body: '' }, { body: '{' }]));
      await crawl(domain);
    },
    async () => {
      const visibility = pick(['public', 'public', 'members_only', 'private']);
      const url = urlOf(pick(AGENTS));
      await enrollForOrganization(app.store, { org: 'Sellers', url, type: 'sales', visibility });
      await app.store.transaction((tx) => tx.jobs.enqueue(complianceCheckOf(url, app.clock.now())));
    },
    async () => {
      const name = pick(AGENTS);
      const script = scripts.get(name);
      if (script === undefined) return;
      script.tasks.get_media_buys =
        chance() < 0.5 ? { answer: { media_buys: [] } } : { error: { code: 'AUTH_REQUIRED', message: 'no' } };
      const url = urlOf(name);
      await app.store.transaction((tx) => tx.jobs.enqueue(complianceCheckOf(url, app.clock.now())));
    },
    // Nobody can be removed twice.
    () => removeEnrolment(app.store, urlOf(pick(AGENTS))).catch(() => {}),
    async () => {
      const domain = pick(SAVED);
      const properties = ['x', 'y', ...some(['z'])].map((name) => {
        const size = pick(['small', 'large']);
        return {
          type: 'mobile_app',
          name: `${name} ${size}`,
          ...(name === 'x' ? {} : { description: size, supported_channels: ['display'] }),
          identifiers: [{ type: 'ios_bundle', value: `com.${domain}.${name}` }],
        };
      });
      const body = { publisher_domain: domain, properties: properties.slice(Math.floor(chance() * 2)) };
      const { status, text } = await app.post('/api/properties/save', body, memberNow());
      if (status !== 200) throw new Error(text);
    },
    () => rollback(app.store, 'property', pick(SAVED), 1).catch(() => {}),
  ];
}

/** Nothing runs, and nothing waits that could run now. */
async function settled(app: TestApp): Promise<void> {
  for (;;) {
    const due = await app.store.read.jobs.nextDue(JOB_KINDS);
    if (due === undefined || due > app.clock.now()) {
      // To write all metrics costs more than most of the jobs that are waited for.
      const { text } = await app.get('/metrics');
      if (/^jobs_running 0$/m.test(text)) return;
    }
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

async function tablesOf(app: TestApp, reader: { authorization: string }) {
  const ask = async (path: string) => {
    const { status, body, text } = await app.get(path, reader);
    if (status !== 200) throw new Error(text);
    return body;
  };
  const byKey = (entries: [string, unknown][]) =>
    Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  const { properties } = await ask('/api/properties/registry?limit=1000');
  const { publishers } = await ask('/api/registry/publishers?limit=1000');
  const { results } = await ask('/api/registry/agents/search?limit=200');
  const { agents } = await ask('/api/registry/agents?compliance=true');
  const rows = await snapshotOf(app, reader);
  const stats = await ask('/api/registry/stats');
  const active = await Promise.all(
    [...PUBLISHERS].map((domain) => app.store.read.collections.listActive(domain, 100)),
  );
  const discovered = [...new Set(rows.map(({ agent_url: url }) => String(url)))].sort();
  if (stats.discovered_agents !== discovered.length) throw new Error(`stats: ${JSON.stringify(stats)}`);
  const enrolled: string[] = agents.map(({ url }: { url: string }) => url).sort();
  const SOURCES: Record<string, string> = { adagents_json: 'authoritative', community: 'contributed' };
  return {
    properties: byKey(
      properties.map(({ property_rid: rid, domain, source, identifiers, name }: Json) => [
        rid,
        { domain, source: SOURCES[String(source)], identifiers, name },
      ]),
    ),
    collections: byKey(
      active
        .flat()
        .map(({ rid, publisherDomain: domain, collectionId: key, name, identifiers }) => [
          rid,
          { domain, key, name, identifiers },
        ]),
    ),
    authorizations: byKey(rows.map((row): [string, unknown] => [String(row.id), told(row)])),
    agents: [...new Set([...discovered, ...enrolled])].sort(),
    enrolled,
    profiles: byKey(
      results.map((result: Json) => {
        const {
          agent_url: url,
          url: _same,
          relevance_score: _score,
          matched_filters: _none,
          ...rest
        } = result;
        const { updated_at: _at, ...profile } = rest;
        return [url, profile];
      }),
    ),
    compliance: byKey(
      agents
        .filter(({ compliance }: { compliance: Json }) => compliance.status !== 'unknown')
        .map(({ url, compliance }: { url: string; compliance: Json }) => [url, compliance.status]),
    ),
    badges: byKey(
      agents
        .map(({ url, compliance }: { url: string; compliance: { verified_roles: string[] } }) => [
          url,
          compliance.verified_roles ?? [],
        ])
        .filter(([, roles]: [string, string[]]) => roles.length > 0),
    ),
    publishers: byKey(
      publishers.map(({ domain, has_valid_adagents, agent_count, property_count }: Json) => [
        domain,
        { has_valid_adagents, agent_count, property_count },
      ]),
    ),
  };
}

/** A row without what no file can say: such fields stand there for readers that want every one. */
const told = (row: Json): Json =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== false));

async function snapshotOf(app: TestApp, headers: Record<string, string>): Promise<Json[]> {
  const origin = `http://127.0.0.1:${app.address?.port}`;
  const response = await fetch(`${origin}/api/registry/authorizations/snapshot`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Json]));
}
