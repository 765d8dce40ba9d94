import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tool } from '@modelcontextprotocol/server';
import { protocol } from '../../generated/protocol.ts';
import { tasks } from '../../generated/tasks.ts';
import { type Tool as DeclaredTool, tools as declaredTools } from '../../generated/tools.ts';
import { loadedOnce } from '../../generated/validators/index.ts';
import type { Platform } from '../ad-server/port.ts';
import { createTaskDesk, type TaskDesk, type TaskOutcome } from '../desk/run-task.ts';
import { openOffer } from '../desk/tasks/offer.ts';
import type { ReleaseForm } from '../domain/contract/release.ts';
import { type AgentDeclaration, withKeyDiscovery } from '../domain/declaration/agent-profile.ts';
import { exposedTasks } from '../domain/declaration/obligations.ts';
import { objectOf } from '../domain/json/values.ts';
import type { MediaCatalog } from '../domain/media-catalog.ts';
import type { Origin } from '../domain/members/principal.ts';
import { UNKNOWN_CALLER } from '../domain/members/refused-calls.ts';
import type { OutsideFor } from '../domain/outside.ts';
import type { JudgeUrl } from '../domain/refusals/called-url.ts';
import { type SignaturePolicy, signaturePolicy, signedEndpointSigning } from '../domain/signers/policy.ts';
import type { ResponseSigner } from '../domain/signers/signed-response.ts';
import { taskHandlers } from '../handlers/tasks.ts';
import { scenarioNames } from '../handlers/test-controller/complyTestController.ts';
import type { ContractLibrary } from '../infra/contract-library.ts';
import { createSampler } from '../infra/random.ts';
import type { EndedTask } from '../infra/request-notes.ts';
import { indexCatalog } from '../record/products/product-index.ts';
import { accountWholesaleFeeds } from '../record/signals/account-feeds.ts';
import { indexSignals } from '../record/signals/find-signals.ts';
import type { Store } from '../store/open.ts';
import { type A2a, createA2a } from './a2a/answer.ts';
import { a2aDoor } from './a2a/door.ts';
import { callerNote, type ServeAgent, type TransportTools } from './agent-door.ts';
import { isRefusedInBody } from './refused-in-body.ts';

export type OpenAgentsTools = Omit<AgentTools, 'prefix'>;

/** The agent below one path prefix, with its policy for signed requests. */
export type OpenedAgent = {
  readonly prefix: string;
  readonly agent: OpenAgent;
  readonly policy: SignaturePolicy;
};

/**
 * Opens the agent twice: at the ordinary addresses, and below a prefix where it declares and requires
 * signatures. Old clients register receivers with a secret and sign nothing, which an address that supports
 * signatures must refuse.
 */
export async function openAgents(
  given: OpenAgentsTools,
  signedPrefix: string,
  brandJsonPath: string,
): Promise<OpenedAgent[]> {
  const { store, profile, catalog, mode, now } = given;
  await indexCatalog(store, catalog, now());
  await indexSignals(store, catalog.signals, now());
  const opened: OpenedAgent[] = [];
  for (const prefix of ['', signedPrefix]) {
    const ownSigning = prefix === '' ? undefined : signedEndpointSigning(writing(profile, mode));
    const signing = profile.request_signing ?? ownSigning;
    const declared = signing === undefined ? profile : { ...profile, request_signing: signing };
    const agent = await openAgent({
      ...given,
      profile: withKeyDiscovery(declared, `${given.baseUrl}${brandJsonPath}`),
      prefix,
    });
    opened.push({ prefix, agent, policy: signaturePolicy(signing) });
  }
  return opened;
}

/** The addresses of each agent, and what serves them. */
export const agentDoors = (
  agents: readonly OpenedAgent[],
  tools: TransportTools,
): ReadonlyMap<string, ServeAgent> =>
  new Map(
    agents.flatMap(({ prefix, agent: { openMcp, a2a } }) => [
      [`${prefix}/mcp`, lateAgent(() => openMcp(`${prefix}/mcp`, tools))],
      ...a2aDoor(`${prefix}/a2a`, a2a, tools),
    ]),
  );

/** A transport that is opened for its first call. */
function lateAgent(open: () => Promise<ServeAgent>): ServeAgent {
  const opened = loadedOnce(open);
  return async (ctx) => (await opened())(ctx);
}

function writing(profile: AgentDeclaration, mode: 'sandbox' | 'production'): string[] {
  const exposed = exposedTasks(profile, mode);
  return Object.values(tasks).flatMap(({ name, effect }) =>
    effect === 'write' && exposed.has(name) ? [name] : [],
  );
}

type AgentTools = {
  store: Store;
  outside: OutsideFor;
  responses: ResponseSigner;
  profile: AgentDeclaration;
  catalog: MediaCatalog;
  platform: Platform;
  mode: 'sandbox' | 'production';
  baseUrl: string;
  previewBaseUrl: string;
  /** Path prefix of the agent's addresses below the public address; empty for the ordinary addresses. */
  prefix: string;
  name: string;
  /** Name of the installation; null: none of its own. */
  siteName: string | null;
  version: string;
  /** Form for callers that name a major version alone. */
  majorForm: ReleaseForm;
  now: () => Date;
  newId: () => string;
  /** Share of responses that are validated against their schema, 0 to 1. */
  checkAnswers: number;
  /** Token endpoint of the authorization server. */
  tokenUrl: string;
  judgeUrl: JudgeUrl;
  /** The contract that clients read as MCP resources. */
  contract: ContractLibrary;
  failed: (cause: unknown, origin: Origin) => void;
  /** Called with every task once it has ended. */
  taskEnded: (ended: EndedTask) => void;
};

/** The agent of this deployment: one desk, and every transport that leads to it. */
type OpenAgent = {
  readonly desk: TaskDesk;
  /** Names of the tasks that this deployment offers. */
  readonly exposed: ReadonlySet<string>;
  readonly openMcp: (path: string, tools: TransportTools) => Promise<ServeAgent>;
  readonly a2a: A2a;
};

async function openAgent(given: AgentTools): Promise<OpenAgent> {
  const { store, profile, mode, version, now } = given;
  const offer = await openOffer({ store, profile, mode, scenarios: scenarioNames, version, now });
  const { exposed, capabilities } = offer;
  const desk = createTaskDesk(taskHandlers, {
    store,
    outside: given.outside,
    judgeUrl: given.judgeUrl,
    responses: given.responses,
    platform: given.platform,
    catalog: given.catalog,
    feeds: accountWholesaleFeeds,
    profile,
    capabilities,
    exposed,
    mode,
    baseUrl: given.baseUrl,
    previewBaseUrl: given.previewBaseUrl,
    version,
    majorForm: given.majorForm,
    now,
    newId: given.newId,
    shouldCheck: createSampler(given.checkAnswers),
    failed: given.failed,
    ended: ({ task, principal, origin }, outcome) =>
      given.taskEnded({
        task,
        origin,
        ...errorIn(outcome),
        caller: principal && callerNote(principal),
        refusedAs: principal?.refusedAs ?? UNKNOWN_CALLER,
      }),
  });
  const list = (declaredTools as readonly DeclaredTool[])
    .filter(({ name }) => exposed.has(name))
    .map(({ name, title, description, readOnly, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema: toolSchema(inputSchema),
      annotations: { title, readOnlyHint: readOnly },
    }));
  const openMcp: OpenAgent['openMcp'] = async (path, tools) => {
    // The library is loaded before what uses it, and each part in a turn of its own: other requests wait for a part only.
    await import('./mcp/server.ts');
    await nextTurn();
    const { openMcpDoor } = await import('./mcp/open.ts');
    await nextTurn();
    const serve = await openMcpDoor(path, { ...given, exposed, tools: list, desk }, tools);
    await nextTurn();
    return serve;
  };
  const a2a = createA2a({
    ...given,
    desk,
    tasks: Object.values(tasks).filter((task) => exposed.has(task.name)),
  });
  return { desk, exposed, openMcp, a2a };
}

/** The code and message of an error, also of one that a response contains; `ok` otherwise. */
function errorIn({ kind, body }: TaskOutcome): Pick<EndedTask, 'code' | 'message'> {
  if (kind === 'canceled') return { code: 'canceled', message: '' };
  if (kind === 'done' && !isRefusedInBody(body)) return { code: 'ok', message: '' };
  const [first] = Array.isArray(body.errors) ? body.errors : [];
  const { code, message } = objectOf(body[protocol.errorField] ?? first);
  return {
    code: typeof code === 'string' ? code : 'refused',
    message: typeof message === 'string' ? message : '',
  };
}

/** A mutable copy, because the type of the SDK is not readonly. */
const toolSchema = (schema: DeclaredTool['inputSchema']): Tool['inputSchema'] =>
  JSON.parse(JSON.stringify(schema));
