import { protocol } from '../../../generated/protocol.ts';
import { enrollForOrganization } from '../../../src/admin/agents.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { newId } from '../../../src/infra/random.ts';
import { probeAgent } from '../../../src/jobs/agents/probeAgent.ts';
import { rebuildProfile } from '../../../src/jobs/agents/rebuildProfile.ts';
import { crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { sellsAll, site } from '../../support/agent-world.ts';
import { capabilitiesAnswer, measurementAgent, salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import type { TestEngine } from '../../support/databases.ts';

const SALES = 'https://sales.example/mcp';
const METER = 'https://meter.example/mcp';
const STUDIO = 'https://studio.example/mcp';

/**
 * What statements of the registry may lean on and never change: the publisher news.example with two properties, its
 * agent sales.example, and enrolled agents of three kinds, one of them for members only and one private.
 */
export async function startRegistryWorld(engine: TestEngine): Promise<TestApp> {
  const app = await startTestApp(engine, { cooperativeOwners: false });
  await furnishRegistry(app);
  return app;
}

/** Puts the publisher and the agents of that world into a service. */
export async function furnishRegistry(app: TestApp): Promise<void> {
  const tools = { store: app.store, fetcher: app.fetcher, now: app.clock.now, newId };
  const { organization } = await createOrganization(app.store, { name: 'Sellers' });
  serveMcpAgent(app.sites, SALES, salesAgent());
  serveMcpAgent(
    app.sites,
    METER,
    measurementAgent([
      { metric_id: 'attention_seconds', unit: 'seconds', accreditations: [{ accrediting_body: 'MSB' }] },
      { metric_id: 'reach', accreditations: [{ accrediting_body: 'JICB', verified_by_aao: true }] },
    ]),
  );
  serveMcpAgent(app.sites, STUDIO, {
    name: 'Studio',
    tasks: {
      [protocol.capabilitiesTask]: {
        answer: {
          ...capabilitiesAnswer({
            supported_protocols: ['creative'],
            creative: {
              supports_generation: true,
              supported_formats: [{ capability_id: 'a', format: { format_kind: 'image' } }],
            },
          }),
          media_buy: undefined,
        },
      },
      build_creative: {},
    },
  });
  for (const [url, type, visibility] of [
    [SALES, 'sales', 'public'],
    [METER, 'measurement', 'public'],
    [STUDIO, 'creative', 'public'],
    ['https://members.example/mcp', 'signals', 'members_only'],
    ['https://secret.example/mcp', 'sales', 'private'],
  ] as const) {
    await enrollForOrganization(app.store, { org: organization.id, url, type, visibility });
  }
  app.sites.put('news.example', '/.well-known/adagents.json', {
    authorized_agents: [
      { ...sellsAll(SALES, 'news.example'), delegation_type: 'direct', countries: ['SE', 'DE'] },
    ],
    properties: [site('news.example', 'main'), site('news.example', 'sport', { tags: ['sport'] })],
  });
  await crawl('news.example', tools);
  for (const url of [SALES, METER, STUDIO]) {
    const job = { payload: { url } } as ClaimedJob;
    await probeAgent(tools).run(job, new AbortController().signal);
    await rebuildProfile(tools).run(job, new AbortController().signal);
  }
}
