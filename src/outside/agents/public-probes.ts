import { protocol } from '../../../generated/protocol.ts';
import type { RegistryAgentCreativeFormat } from '../../../generated/types/registry.ts';
import type { AgentLook, DiscoveredAgent } from '../../desk/live/agents.ts';
import type { Asker, Live } from '../../desk/live.ts';
import { readTools, supportedFormats } from '../../domain/agents/capabilities.ts';
import { fittingOutput, shortFormat, shortProduct } from '../../domain/agents/probe-output.ts';
import { guessType } from '../../domain/contract/agent-kinds.ts';
import { objectOf } from '../../domain/json/values.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import {
  type AgentFailure,
  type ForeignAnswer,
  type ForeignJson,
  foreignList,
  shortTexts,
} from '../../domain/net/foreign-answer.ts';
import { type AgentSession, connectAgent, connectOver } from '../../infra/agents/connect.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { singleFlight } from '../../infra/single-flight.ts';
import { createTurns } from '../../infra/turns.ts';
import { askForFormats, askForProducts, type Items } from './probe.ts';

export type ProbeLimits = {
  /** Time limit of one probe of an agent, in milliseconds. */
  probeMs: number;
  /** Time limit for checking whether the agent speaks A2A too, in milliseconds. */
  cardMs: number;
  /** Maximum number of agents that this process probes at once. */
  atOnce: number;
  /** Maximum number of those probes for one caller. */
  perCaller: number;
};

export const PROBE_LIMITS: ProbeLimits = { probeMs: 10_000, cardMs: 3_000, atOnce: 16, perCaller: 4 };

/**
 * Creates the probes of agents that requests may cause. Concurrent equal probes share one look. Probes above the
 * limits are refused.
 */
export function publicProbes(fetcher: Fetcher, limits: ProbeLimits = PROBE_LIMITS) {
  const looks = singleFlight<AgentLook<unknown>, Asker>();
  const turns = createTurns({ atOnce: limits.atOnce, perShare: limits.perCaller, mostWaiting: 0 });

  function look<T>(
    asker: Asker,
    what: string,
    url: string,
    work: (session: AgentSession, ending: AbortSignal) => Promise<AgentLook<T>>,
  ) {
    const site = siteOf(URL.parse(url)?.hostname ?? '');
    return looks(`${what} ${url}`, asker, ({ party, signal }) =>
      turns.within({ share: party, site }, signal, () =>
        converse(fetcher, url, limits.probeMs, signal, work),
      ),
    ) as Promise<AgentLook<T>>;
  }

  return {
    for: (asker: Asker): Pick<Live, 'discoverAgent' | 'agentFormats' | 'agentProducts'> => ({
      discoverAgent: (url) =>
        look(asker, 'discover', url, (session, ending) =>
          discover(session, () => hasA2aCard(fetcher, url, limits.cardMs, ending), url),
        ),
      agentFormats: (url) => look(asker, 'formats', url, formats),
      agentProducts: (url) => look(asker, 'products', url, products),
    }),
  };
}

async function converse<T>(
  fetcher: Fetcher,
  url: string,
  timeoutMs: number,
  ending: AbortSignal,
  work: (session: AgentSession, ending: AbortSignal) => Promise<AgentLook<T>>,
): Promise<AgentLook<T>> {
  const connected = await connectAgent(fetcher, url, { timeoutMs, signal: ending });
  if (!connected.ok) return { ok: false, failure: connected.failure };
  try {
    return await work(connected.session, ending);
  } finally {
    await connected.session.close();
  }
}

async function discover(
  session: AgentSession,
  speaksA2a: () => Promise<boolean>,
  url: string,
): Promise<AgentLook<DiscoveredAgent>> {
  const listed = await session.tools();
  if (!listed.ok) return listed;
  const tools = readTools(listed.tools);
  const names = tools.map(({ name }) => name);
  const type = guessType(names);
  const [stats, hasCard] = await Promise.all([
    readStats(session, type, names),
    session.protocol === 'a2a' ? true : speaksA2a(),
  ]);
  return {
    ok: true,
    value: {
      name: session.name ?? new URL(url).hostname,
      ...(session.description === null ? {} : { description: session.description }),
      protocols: session.protocol === 'a2a' ? ['a2a'] : hasCard ? ['mcp', 'a2a'] : ['mcp'],
      type,
      tools_count: tools.length,
      tools: fittingOutput(tools),
      stats,
    },
  };
}

async function hasA2aCard(
  fetcher: Fetcher,
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<boolean> {
  const opened = await connectOver('a2a', fetcher, url, { timeoutMs, signal });
  if (opened.ok) await opened.session.close();
  return opened.ok;
}

async function readStats(
  session: AgentSession,
  type: string,
  tools: readonly string[],
): Promise<DiscoveredAgent['stats']> {
  const capabilities = await capabilitiesOf(session, tools);
  const portfolio = objectOf(objectOf(capabilities?.media_buy).portfolio);
  if (type === 'sales') {
    const listed = tools.includes('get_products') ? await askForProducts(session, capabilities) : null;
    return {
      ...(listed?.ok ? { product_count: listed.items.length } : {}),
      publisher_count: new Set(shortTexts(portfolio.publisher_domains, 10_000, 253)).size,
    };
  }
  if (type !== 'creative') return {};
  const declared = foreignList(objectOf(capabilities?.creative).supported_formats).length;
  if (declared > 0 || !tools.includes('list_creative_formats')) return { format_count: declared };
  const listed = await askForFormats(session);
  return { format_count: listed.ok ? listed.items.length : 0 };
}

async function capabilitiesOf(session: AgentSession, tools: readonly string[]): Promise<ForeignJson | null> {
  if (!tools.includes(protocol.capabilitiesTask)) return null;
  const answer = await session.call(protocol.capabilitiesTask, {});
  return answer.ok ? answer.data : null;
}

/** The formats in the agent's capabilities, or else the formats that the agent lists. */
async function formats(session: AgentSession): Promise<AgentLook<ForeignJson[]>> {
  const answer = await session.call(protocol.capabilitiesTask, {});
  const declared = answer.ok ? objectOf(answer.data.creative) : {};
  if (foreignList(declared.supported_formats).length > 0) {
    return { ok: true, value: fittingOutput(supportedFormats(declared).map(flattened)) };
  }
  const listed = await askForFormats(session);
  return listed.ok ? { ok: true, value: fittingOutput(listed.items.map(shortFormat)) } : refused(listed);
}

const flattened = ({ format, ...rest }: RegistryAgentCreativeFormat): ForeignJson => ({ ...format, ...rest });

async function products(session: AgentSession): Promise<AgentLook<(ForeignJson & { product_id: string })[]>> {
  const answer = await session.call(protocol.capabilitiesTask, {});
  if (isFinal(answer)) return { ok: false, failure: answer.failure };
  const listed = await askForProducts(session, answer.ok ? answer.data : null);
  return listed.ok ? { ok: true, value: fittingOutput(listed.items.map(shortProduct)) } : refused(listed);
}

type Failed = { ok: false; kind: 'failed'; failure: AgentFailure };

const isFinal = (answer: ForeignAnswer): answer is Failed =>
  !answer.ok && answer.kind === 'failed' && answer.failure.code === 'timeout';

function refused({ answer }: Extract<Items, { ok: false }>): { ok: false; failure: AgentFailure } {
  if (answer.kind === 'failed') return { ok: false, failure: answer.failure };
  const code = answer.httpStatus === 401 ? 'auth_required' : 'bad_answer';
  return { ok: false, failure: { code, message: `the agent refused: ${answer.message}` } };
}
