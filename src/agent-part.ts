import { catalogFaults, openPlatform } from './ad-server/open-platform.ts';
import { figuresIn } from './ad-server/simulator/kept.ts';
import { createAgentDoor } from './agent-doors/agent-door.ts';
import { agentDoors, type OpenAgentsTools, openAgents } from './agent-doors/open-agents.ts';
import { type AgentJobs, agentJobs } from './agent-jobs.ts';
import { type Config, ConfigError } from './config.ts';
import { connectAdServer } from './connect-ad-server.ts';
import type { SentCheck } from './domain/contract/sent-check.ts';
import {
  type DeploymentAgent,
  deploymentBrandJson,
  lists,
  withAuthorization,
} from './domain/declaration/agent-profile.ts';
import { SOFTWARE } from './domain/net/address.ts';
import type { JudgeUrl } from './domain/refusals/called-url.ts';
import { type AdServerEventTools, adServerDoor } from './http/ad-server-events.ts';
import type { HttpTools } from './http/app.ts';
import type { Authenticate } from './http/authenticate.ts';
import { creativePictures, previewPages } from './http/creatives.ts';
import { routes } from './http/oauth/provider.ts';
import { rightsDoor } from './http/rights.ts';
import { SIGNED_PREFIX } from './http/signed-requests.ts';
import { DEPLOYMENT_BRAND_PATH, KEY_SET_PATH } from './http/signing-documents.ts';
import type { ContractLibrary } from './infra/contract-library.ts';
import type { Resolver } from './infra/dns.ts';
import type { Fetcher } from './infra/fetcher.ts';
import type { Log } from './infra/log.ts';
import { type createMessageKeys, createResponseSigner } from './infra/message-keys.ts';
import type { Metrics } from './infra/metrics.ts';
import { version } from './infra/project.ts';
import { newId } from './infra/random.ts';
import type { RequestNotes } from './infra/request-notes.ts';
import { createOutside } from './outside/outside.ts';
import type { createSignWebhook } from './outside/webhooks/webhook-sender.ts';
import type { Store } from './store/open.ts';

// All that the service has besides the registry is put together here, in `agent-jobs.ts`, `agent-settings.ts`,
// `store/agent-tables.ts` and `jobs/agent-retention.ts`. Without the agent these files are empty.

/**
 * Validates the catalog files, and the profile against them, before the process listens or forks.
 *
 * @throws {ConfigError} with all faults
 */
export function checkCatalog({ agentProfile }: Config): void {
  const faults = catalogFaults(agentProfile).map((fault) => `AGENT_PROFILE: ${fault}`);
  const [first, ...others] = faults;
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw new ConfigError(`${first}${more}`, { faults });
}

type PartTools = {
  config: Config;
  store: Store;
  outbound: Pick<Config, 'outboundHosts'> & { fetcher: Fetcher };
  signWebhook: ReturnType<typeof createSignWebhook>;
  messageKeys: ReturnType<typeof createMessageKeys>;
  resolver: Resolver;
  metrics: Metrics;
  sent: SentCheck;
  judgeUrl: JudgeUrl;
  baseUrl: string;
  log: Log;
  now: () => Date;
  /** The host's own time, with which messages are signed. */
  hostNow: () => Date;
};

type DoorTools = {
  authenticate: Authenticate;
  contract: ContractLibrary;
  notes: RequestNotes;
};

/** What the door of the service needs of the agent. */
export type AgentDoors = Pick<
  HttpTools,
  'agentDoors' | 'agentPages' | 'brandJson' | 'previews' | 'signaturePolicies' | 'taskDesk'
> & {
  /** Waits for the calls that run. */
  drain(): Promise<unknown>;
};

export type AgentPart = {
  openDoors(tools: DoorTools): Promise<AgentDoors>;
  /** The kinds of jobs and the schedules of the agent. */
  jobs(): AgentJobs;
  close(): Promise<void>;
};

/** The agent of this deployment: what it sells, its doors, its pages and its jobs. */
export async function openAgentPart(tools: PartTools): Promise<AgentPart> {
  const { config, baseUrl, messageKeys, store } = tools;
  const { products, signals } = config.agentProfile.catalogs;
  const pushesReports = lists(config.agentProfile, 'media_buy.reporting_delivery_methods', 'webhook');
  const isInvented = config.mode === 'production';
  const opened = openPlatform(products, `${baseUrl}/mcp`, signals, pushesReports, {
    simulated: isInvented,
    figures: figuresIn(store),
  });
  const connection = await connectAdServer({
    ...tools,
    simulator: opened.platform,
    formats: opened.catalog.formats,
    keys: messageKeys,
  });
  const selling = { ...opened, platform: connection.platform };
  const given = { ...tools, selling, responses: createResponseSigner(messageKeys) };
  return {
    openDoors: (more) => openDoors({ ...given, ...more, adServerEvents: connection.events }),
    jobs: () => agentJobs({ ...given, store }),
    close: connection.close,
  };
}

type OpenTools = PartTools &
  DoorTools &
  Pick<AdServerEventTools, 'adServerEvents'> & {
    selling: ReturnType<typeof openPlatform>;
    responses: OpenAgentsTools['responses'];
  };

async function openDoors(tools: OpenTools): Promise<AgentDoors> {
  const { config, store, baseUrl, now } = tools;
  const previewBaseUrl = config.previewBaseUrl ?? baseUrl;
  const profile = withAuthorization(config.agentProfile, `${baseUrl}${routes.authorization}`);
  const agents = await openAgents(openTools(tools, profile), SIGNED_PREFIX, DEPLOYMENT_BRAND_PATH);
  const [{ agent: publicAgent } = noAgent()] = agents;
  const { authenticate } = tools;
  const agentDoor = createAgentDoor({
    store,
    authenticate,
    sandboxTokens: config.sandboxTokens,
    baseUrl,
    now,
  });
  const signaturePolicies = new Map(
    agents.flatMap(({ prefix, policy }) => ['mcp', 'a2a'].map((door) => [`${prefix}/${door}`, policy])),
  );
  return {
    agentDoors: agentDoors(agents, { agentDoor, signaturePolicies }),
    signaturePolicies,
    taskDesk: publicAgent.desk,
    previews: previewPages({ store, baseUrl, previewBaseUrl, now }),
    agentPages: [
      rightsDoor({ store, taskDesk: publicAgent.desk, baseUrl, now }),
      adServerDoor({ adServerEvents: tools.adServerEvents, now }),
      creativePictures({ store }),
    ],
    brandJson: JSON.stringify(
      deploymentBrandJson(profile, `${baseUrl}${KEY_SET_PATH}`, baseUrl, AGENT_ENDPOINTS),
    ),
    drain: () => Promise.all(agents.map(({ agent }) => agent.a2a.drain())),
  };
}

function openTools(tools: OpenTools, profile: OpenAgentsTools['profile']): OpenAgentsTools {
  const { config, store, outbound, signWebhook, sent, judgeUrl, baseUrl, log, notes, now } = tools;
  return {
    contract: tools.contract,
    profile,
    ...tools.selling,
    store,
    outside: createOutside({ ...outbound, signWebhook, sent }),
    responses: tools.responses,
    mode: config.mode,
    baseUrl,
    previewBaseUrl: config.previewBaseUrl ?? baseUrl,
    name: SOFTWARE,
    siteName: config.registryName,
    version,
    majorForm: config.majorRelease,
    now,
    newId,
    checkAnswers: config.checkAnswers,
    tokenUrl: `${baseUrl}${routes.token}`,
    judgeUrl,
    failed: (cause, { requestId }) => log.error({ request_id: requestId, err: cause }, 'task failed'),
    taskEnded: notes.taskEnded,
  };
}

const noAgent = (): never => {
  throw new Error('no agent was opened');
};

/** Every address of the agent. The first one is for readers that use only one entry. */
const AGENT_ENDPOINTS: readonly DeploymentAgent[] = [
  { id: 'mcp', path: '/mcp' },
  { id: 'a2a', path: '/a2a' },
  { id: 'signed_mcp', path: '/signed/mcp' },
  { id: 'signed_a2a', path: '/signed/a2a' },
];
