import { protocol } from '../../../generated/protocol.ts';
import { capabilitiesProblems, readTools } from '../../domain/agents/capabilities.ts';
import {
  type AgentObservation,
  judgeCompliance,
  type UnauthenticatedCall,
} from '../../domain/agents/compliance.ts';
import { readDeclared, type Shown } from '../../domain/agents/declared.ts';
import { takeMeasurement } from '../../domain/agents/measurement.ts';
import type { RunOutcome } from '../../domain/agents/standing.ts';
import { protectedReads } from '../../domain/contract/agent-kinds.ts';
import { objectOf } from '../../domain/json/values.ts';
import {
  type AgentFailure,
  asksForCredential,
  type ForeignAnswer,
  type ForeignJson,
  foreignList,
} from '../../domain/net/foreign-answer.ts';
import { type AgentSession, connectAgent } from '../../infra/agents/connect.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import type { ProbeReport } from '../../record/agents/probes.ts';

const PROBE_MS = 10_000;

/**
 * Probes an agent: reads its tasks, its capabilities, and the products or formats that they lead to. Faults of the
 * agent are returned; it does not reject because of them.
 */
export async function probe(fetcher: Fetcher, url: string, signal?: AbortSignal): Promise<ProbeReport> {
  const started = performance.now();
  const durationMs = () => Math.round(performance.now() - started);
  const connected = await connectAgent(fetcher, url, { timeoutMs: PROBE_MS, signal });
  if (!connected.ok) return { ok: false, failure: connected.failure, durationMs: durationMs() };
  const { session } = connected;
  try {
    const listed = await session.tools();
    if (!listed.ok) return { ok: false, failure: listed.failure, durationMs: durationMs() };
    const tools = readTools(listed.tools);
    const names = new Set(tools.map(({ name }) => name));
    const { capabilities, problems } = await learn(session, names);
    return {
      ok: true,
      protocol: session.protocol,
      endpoint: session.endpoint,
      name: session.name,
      description: session.description,
      tools,
      capabilities,
      problem: problems.length === 0 ? null : problems.join('; ').slice(0, 500),
      durationMs: durationMs(),
    };
  } finally {
    await session.close();
  }
}

type Learnt = { capabilities: Extract<ProbeReport, { ok: true }>['capabilities']; problems: string[] };

async function learn(session: AgentSession, tools: ReadonlySet<string>): Promise<Learnt> {
  if (!tools.has(protocol.capabilitiesTask)) {
    return { capabilities: null, problems: [`${protocol.capabilitiesTask} is not among its tasks`] };
  }
  const answer = await session.call(protocol.capabilitiesTask, {});
  if (!answer.ok)
    return { capabilities: null, problems: [`${protocol.capabilitiesTask}: ${messageOf(answer)}`] };
  const { data } = answer;
  const problems: string[] = [];
  const { shown, failed } = await show(session, tools, data);
  problems.push(...failed);
  const intake = data.measurement === undefined ? null : takeMeasurement(data.measurement);
  if (intake !== null) problems.push(...(intake.ok ? intake.issues.slice(0, 3) : [intake.reason]));
  const declared = readDeclared(data, shown, protocol.name);
  return {
    capabilities: {
      answer: data,
      declared,
      metrics: intake?.ok ? intake.metrics : [],
      formatCount: Math.max(supported(data).length, shown.formats.length),
      isPartial: failed.length > 0,
    },
    problems,
  };
}

/**
 * The products and formats that a sales agent shows. An agent that refuses to list them shows none; that is not a
 * problem.
 */
async function show(
  session: AgentSession,
  tools: ReadonlySet<string>,
  answer: ForeignJson,
): Promise<{ shown: Shown; failed: string[] }> {
  const failed: string[] = [];
  const itemsOf = async (task: string, ask: () => Promise<Items>) => {
    if (!tools.has(task)) return [];
    const found = await ask();
    if (found.ok) return found.items;
    if (found.answer.kind === 'failed') failed.push(`${task}: ${messageOf(found.answer)}`);
    return [];
  };
  const products = await itemsOf('get_products', () => askForProducts(session, answer));
  const formats =
    supported(answer).length === 0
      ? await itemsOf('list_creative_formats', () => askForFormats(session))
      : [];
  return { shown: { products, formats }, failed };
}

const supported = (answer: ForeignJson) => foreignList(objectOf(answer.creative).supported_formats);

const messageOf = (answer: Exclude<ForeignAnswer, { ok: true }>): string =>
  answer.kind === 'failed' ? answer.failure.message : answer.message;

const CHECK_MS = 20_000;
const NAMES = { protocolName: protocol.name, capabilitiesTask: protocol.capabilitiesTask };

/**
 * Runs the compliance checks against an agent. Faults of the agent are returned; it does not reject because of
 * them.
 */
export async function check(fetcher: Fetcher, url: string, signal?: AbortSignal): Promise<RunOutcome> {
  const connected = await connectAgent(fetcher, url, { timeoutMs: CHECK_MS, signal });
  if (!connected.ok) return unconnected(connected.failure);
  const { session } = connected;
  try {
    const listed = await session.tools();
    if (!listed.ok) return unconnected(listed.failure);
    const tools = readTools(listed.tools).map(({ name }) => name);
    const capabilities = await readCapabilities(session);
    const unauthenticated = capabilities && (await callUnauthenticated(session, tools));
    // A run in which the agent did not respond proves nothing, so it does not count.
    if (capabilities === null || unauthenticated === null)
      return { reached: false, reason: 'it did not answer in time' };
    return { reached: true, run: judgeCompliance({ tools, capabilities, unauthenticated }, NAMES) };
  } finally {
    await session.close();
  }
}

/** An agent that cannot be reached counts as away. One that responds, but not as an agent, fails the checks. */
function unconnected({ code, message }: AgentFailure): RunOutcome {
  if (code === 'timeout' || code === 'unreachable' || code === 'blocked')
    return { reached: false, reason: message };
  const seen: AgentObservation = {
    tools: [],
    capabilities: { answer: null, problems: [message], durationMs: 0 },
    unauthenticated: [],
  };
  return { reached: true, run: judgeCompliance(seen, NAMES) };
}

const isGone = (answer: ForeignAnswer) =>
  !answer.ok &&
  answer.kind === 'failed' &&
  (answer.failure.code === 'timeout' || answer.failure.code === 'unreachable');

async function readCapabilities(session: AgentSession): Promise<AgentObservation['capabilities'] | null> {
  const started = performance.now();
  const answer = await session.call(protocol.capabilitiesTask, {});
  const durationMs = Math.round(performance.now() - started);
  if (isGone(answer)) return null;
  if (!answer.ok) return { answer: null, problems: [messageOf(answer)], durationMs };
  return { answer: answer.data, problems: await capabilitiesProblems(answer.data), durationMs };
}

/** Calls those listed read-only tasks that require a credential, without one. Null when the agent does not respond. */
async function callUnauthenticated(
  session: AgentSession,
  tools: readonly string[],
): Promise<UnauthenticatedCall[] | null> {
  const calls: UnauthenticatedCall[] = [];
  for (const task of protectedReads.filter((name) => tools.includes(name))) {
    const started = performance.now();
    const answer = await session.call(task, {});
    if (isGone(answer)) return null;
    const durationMs = Math.round(performance.now() - started);
    if (asksForCredential(answer)) calls.push({ task, outcome: 'refused', detail: 'refused', durationMs });
    else if (answer.ok) calls.push({ task, outcome: 'answered', detail: 'answered', durationMs });
    else calls.push({ task, outcome: 'other_error', detail: messageOf(answer), durationMs });
  }
  return calls;
}

const MOST_ITEMS = 500;

export type Items =
  | { ok: true; items: readonly unknown[] }
  | { ok: false; answer: Exclude<ForeignAnswer, { ok: true }> };

const BRIEF = { buying_mode: 'brief', brief: 'All products that are open to everybody.' };

/** Requests products without a credential: the wholesale list if the agent offers it, or else by a brief. */
export async function askForProducts(
  session: AgentSession,
  capabilities: ForeignJson | null,
): Promise<Items> {
  const modes = foreignList(objectOf(capabilities?.media_buy).buying_modes);
  if (modes.includes('wholesale')) {
    const whole = await session.call('get_products', { buying_mode: 'wholesale' });
    if (whole.ok || whole.kind === 'failed') return itemsOf(whole, 'products');
  }
  return itemsOf(await session.call('get_products', BRIEF), 'products');
}

export async function askForFormats(session: AgentSession): Promise<Items> {
  return itemsOf(await session.call('list_creative_formats', {}), 'formats');
}

const itemsOf = (answer: ForeignAnswer, name: string): Items =>
  answer.ok
    ? { ok: true, items: foreignList(answer.data[name]).slice(0, MOST_ITEMS) }
    : { ok: false, answer };
