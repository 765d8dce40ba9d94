import { protocol } from '../../../generated/protocol.ts';
import { readTools } from '../../domain/agents/capabilities.ts';
import { readDeclared, type Shown } from '../../domain/agents/declared.ts';
import { type ForeignAnswer, type ForeignJson, foreignList } from '../../domain/agents/foreign-answer.ts';
import { takeMeasurement } from '../../domain/agents/measurement.ts';
import { objectOf } from '../../domain/json/values.ts';
import { type AgentSession, connectAgent } from '../../infra/agents/connect.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import type { ProbeReport } from '../../record/agents/probe.ts';
import { askForFormats, askForProducts, type Items } from './ask.ts';

const PROBE_MS = 10_000;

/** Asks an agent for its tasks, what it declares, and what that leads to. Never rejects because of the agent. */
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

/** What a sales agent sells and which formats are taken; an agent that refuses to say so simply shows nothing. */
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

export const messageOf = (answer: Exclude<ForeignAnswer, { ok: true }>): string =>
  answer.kind === 'failed' ? answer.failure.message : answer.message;
