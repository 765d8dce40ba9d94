import type { Middleware } from 'koa';
import { tasks } from '../../generated/tasks.ts';
import { type AgentDeclaration, withKeyDiscovery } from '../domain/declaration/agent-profile.ts';
import { exposedTasks } from '../domain/declaration/obligations.ts';
import { type SignaturePolicy, signaturePolicy, signedEndpointSigning } from '../domain/signers/policy.ts';
import { indexCatalog } from '../record/products/product-index.ts';
import { indexSignals } from '../record/signals/signal-index.ts';
import { a2aDoor } from './a2a/door.ts';
import type { TransportTools } from './agent-door.ts';
import { mcpDoor } from './mcp/door.ts';
import { type AgentTools, type OpenAgent, openAgent } from './open-agent.ts';

export type OpenAgentsTools = Omit<AgentTools, 'prefix'>;

/** The agent below one prefix, with what it does about signatures of requests. */
export type OpenedAgent = {
  readonly prefix: string;
  readonly agent: OpenAgent;
  readonly policy: SignaturePolicy;
};

/**
 * The agent twice: at the ordinary addresses, and below a prefix at which it declares and demands signatures. Old clients
 * register receivers with a secret and sign nothing, which an address that supports signatures must refuse.
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

/** Where the transports of each agent are served. */
export const agentDoors = (agents: readonly OpenedAgent[], tools: TransportTools): Middleware[] =>
  agents.flatMap(({ prefix, agent: { answerMcp, a2a } }) => [
    mcpDoor(`${prefix}/mcp`, answerMcp, tools),
    a2aDoor(`${prefix}/a2a`, a2a, tools),
  ]);

function writing(profile: AgentDeclaration, mode: 'sandbox' | 'production'): string[] {
  const exposed = exposedTasks(profile, mode);
  return Object.values(tasks).flatMap(({ name, effect }) =>
    effect === 'write' && exposed.has(name) ? [name] : [],
  );
}
