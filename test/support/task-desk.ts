import { openPlatform } from '../../src/ad-server/open-platform.ts';
import type { Platform } from '../../src/ad-server/port.ts';
import { figuresIn } from '../../src/ad-server/simulator/kept.ts';
import { createTaskDesk, type TaskOutcome } from '../../src/desk/run-task.ts';
import type { TaskHandlers } from '../../src/desk/tasks/call.ts';
import { readProductFeedText } from '../../src/domain/catalogs/feed.ts';
import { type AgentDeclaration, lists } from '../../src/domain/declaration/agent-profile.ts';
import { composeCapabilities } from '../../src/domain/declaration/capabilities.ts';
import { type AgentPrincipal, ALL_PERMISSIONS } from '../../src/domain/members/agent-principal.ts';
import type { Outside } from '../../src/domain/outside.ts';
import type { EndpointProof } from '../../src/domain/webhooks/endpoint-challenge.ts';
import { createJudgeUrl } from '../../src/infra/fetcher/judge-url.ts';
import { createMessageKeys, createResponseSigner } from '../../src/infra/message-keys.ts';
import { newId } from '../../src/infra/random.ts';
import { accountWholesaleFeeds } from '../../src/record/signals/account-feeds.ts';
import type { TestEngine, TestStore } from './databases.ts';

type Json = Readonly<Record<string, unknown>>;

export type TaskDeskOptions = {
  /** The tasks of this deployment. */
  handlers: Partial<TaskHandlers>;
  profile?: AgentDeclaration;
  mode?: 'sandbox' | 'production';
  /** What stands behind the agent, in place of the simulator alone. */
  behind?: (simulator: Platform, store: TestStore) => Platform;
  /** Hosts that the operator lists, with the origins that they stand for. */
  outboundHosts?: ReadonlyMap<string, string>;
  /** What endpoints answer when they are asked to prove themselves; all of them agree otherwise. */
  challengeEndpoint?: Outside['challengeEndpoint'];
  /** What feeds of catalogs hold; none can be had otherwise. */
  fetchCatalog?: Outside['fetchCatalog'];
  lookAtMedia?: Outside['lookAtMedia'];
  /** What keepers of property lists answer; none can be had otherwise. */
  propertyList?: Outside['propertyList'];
  /** What governance agents answer; none can be reached otherwise. */
  checkGovernance?: Outside['checkGovernance'];
  creativeFeatures?: Outside['creativeFeatures'];
};

/** The real desk over a real store, without a socket. */
export type TestTaskDesk = {
  readonly store: TestStore;
  /** Runs a task; tells the flat answer and what became of the call. */
  outcome(principal: AgentPrincipal | null, task: string, args: Json): Promise<TaskOutcome>;
  /** The answer of a task that is to work; fails the test with the error otherwise. */
  call(principal: AgentPrincipal | null, task: string, args: Json): Promise<Answer>;
  /** The error object of a task that is to be refused. */
  refusal(principal: AgentPrincipal | null, task: string, args: Json): Promise<Answer>;
  /** What endpoints were asked, in order. */
  readonly challenges: { url: string; body: Json }[];
  /** Errors that are nobody's refusal; `drop` throws the first. */
  readonly failures: unknown[];
  /** What the desk takes for now. */
  setNow(now: Date | null): void;
  drop(): Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
export type Answer = any;

const VERSION = '1.0.0';
const BASE_URL = 'http://localhost:1';

export const origin = { address: '127.0.0.1', requestId: 'request-1' };

/** A key that no other call of the run has. */
export const freshKey = (): string => newId();

/** A caller with every permission, and with production accounts too. */
export const principalOf = (id: string, more: Partial<AgentPrincipal> = {}): AgentPrincipal => ({
  id,
  displayName: id,
  permissions: ALL_PERMISSIONS,
  sandboxOnly: false,
  ...more,
});

/** A profile of nothing but accounts; sections are replaced as wholes. */
export const profileOf = (more: Partial<AgentDeclaration> = {}): AgentDeclaration => ({
  idempotency: { supported: true, replay_ttl_seconds: 3600, in_flight_max_seconds: 60 },
  supported_protocols: [],
  specialisms: [],
  account: {
    supported_billing: ['operator', 'agent'],
    require_operator_auth: false,
    required_for_products: false,
    account_financials: true,
    sandbox: true,
  },
  holds: { days_without_creatives: 30 },
  experimental_features: [],
  extensions_supported: [],
  catalogs: { brands: null, products: null, signals: null },
  ...more,
});

export async function startTaskDesk(engine: TestEngine, options: TaskDeskOptions): Promise<TestTaskDesk> {
  const store = await engine.open();
  const { handlers, profile = profileOf(), mode = 'sandbox' } = options;
  const { catalog, platform } = openPlatform(
    profile.catalogs.products,
    `${BASE_URL}/mcp`,
    profile.catalogs.signals,
    lists(profile, 'media_buy.reporting_delivery_methods', 'webhook'),
    { figures: figuresIn(store) },
  );
  const agree = async (): Promise<EndpointProof> => ({ ok: true });
  const challenges: TestTaskDesk['challenges'] = [];
  const failures: unknown[] = [];
  let fixed: Date | null = null;
  const desk = createTaskDesk(handlers as TaskHandlers, {
    store,
    outside: () => ({
      challengeEndpoint(url, challenge) {
        challenges.push({ url, body: challenge.body });
        return (options.challengeEndpoint ?? agree)(url, challenge);
      },
      lookAtMedia: options.lookAtMedia ?? (async () => ({ ok: false, why: 'unreachable' })),
      fetchCatalog: options.fetchCatalog ?? (async () => ({ ok: false, reason: 'it is not there.' })),
      readFeed: async (text, shape) => readProductFeedText(text, shape),
      checkGovernance: options.checkGovernance ?? (async () => ({ ok: false, why: 'unreachable' })),
      creativeFeatures: options.creativeFeatures ?? (async () => ({ ok: false })),
      propertyList: options.propertyList ?? (async () => ({ ok: false, why: 'unreachable' })),
    }),
    judgeUrl: createJudgeUrl(options.outboundHosts ?? new Map()),
    feeds: accountWholesaleFeeds,
    responses: createResponseSigner(createMessageKeys(store)),
    catalog,
    platform: options.behind?.(platform, store) ?? platform,
    profile,
    capabilities: composeCapabilities(profile, {
      mode,
      scenarios: [],
      buildVersion: VERSION,
      lastUpdated: new Date(0),
    }),
    exposed: new Set(Object.keys(handlers)),
    mode,
    baseUrl: BASE_URL,
    version: VERSION,
    now: () => fixed ?? new Date(),
    newId,
    shouldCheck: () => true,
    failed: (cause) => void failures.push(cause),
  });
  const outcome: TestTaskDesk['outcome'] = (principal, task, args) => desk({ task, args, principal, origin });
  return {
    store,
    challenges,
    failures,
    outcome,
    setNow(now) {
      fixed = now;
    },
    async call(principal, task, args) {
      const { kind, body } = await outcome(principal, task, args);
      if (kind !== 'done')
        throw new Error(`${task} was ${kind}: ${JSON.stringify(body)} ${String(failures.at(-1) ?? '')}`);
      return body;
    },
    async refusal(principal, task, args) {
      const { kind, body } = await outcome(principal, task, args);
      if (kind === 'done') throw new Error(`${task} was not refused: ${JSON.stringify(body)}`);
      return { code: body.code, ...(body.errors as Json[])[0] };
    },
    async drop() {
      await store.drop();
      if (failures.length > 0) throw failures[0];
    },
  };
}
