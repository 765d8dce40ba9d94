import { protocol } from '../../../generated/protocol.ts';
import { protectedReads } from '../../domain/agents/agent-kinds.ts';
import { capabilitiesProblems, readTools } from '../../domain/agents/capabilities.ts';
import {
  type AgentObservation,
  judgeCompliance,
  type UnauthenticatedCall,
} from '../../domain/agents/compliance.ts';
import {
  type AgentFailure,
  asksForCredential,
  type ForeignAnswer,
} from '../../domain/agents/foreign-answer.ts';
import type { RunOutcome } from '../../domain/agents/standing.ts';
import { type AgentSession, connectAgent } from '../../infra/agents/connect.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { messageOf } from './probe.ts';

const CHECK_MS = 20_000;
const NAMES = { protocolName: protocol.name, capabilitiesTask: protocol.capabilitiesTask };

/** Runs the compliance checks against an agent. Never rejects because of the agent. */
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
    // What was not seen to be refused was not seen to be safe: such a run counts for nothing.
    if (capabilities === null || unauthenticated === null)
      return { reached: false, reason: 'it did not answer in time' };
    return { reached: true, run: judgeCompliance({ tools, capabilities, unauthenticated }, NAMES) };
  } finally {
    await session.close();
  }
}

/** An agent that cannot be talked to is away; one that answers, but not as an agent, fails. */
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

/** Calls the listed tasks that only read, and that nobody may call without a credential. Null when one hangs. */
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
