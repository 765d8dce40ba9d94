import type { GovernanceAgent } from '../../domain/accounts/account.ts';
import { asksForCredential, type ForeignJson } from '../../domain/agents/foreign-answer.ts';
import type { AskedGovernance } from '../../domain/tasks/outside.ts';
import { connectAgent } from '../../infra/agents/connect.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that stand for something else; these may be called over plain http. */
  outboundHosts: ReadonlyMap<string, string>;
  /** For the whole conversation. */
  timeoutMs?: number;
};

/** Calls a task of a governance agent; no call rejects because of the agent. */
export type AskGovernanceAgent = (
  agent: GovernanceAgent,
  task: 'check_governance' | 'report_plan_outcome',
  args: ForeignJson,
  signal?: AbortSignal,
) => Promise<AskedGovernance>;

const TIMEOUT_MS = 8_000;

/** Over MCP or A2A, with the credentials of the account, for a bounded time. */
export function createGovernance({
  fetcher,
  outboundHosts,
  timeoutMs = TIMEOUT_MS,
}: Tools): AskGovernanceAgent {
  return async ({ url: address, authentication }, task, args, signal) => {
    const url = URL.parse(address);
    // The credentials are sent along, so plain http is for the operator's own hosts only.
    if (url === null || !(url.protocol === 'https:' || isListed(url, outboundHosts)))
      return { ok: false, why: 'unreachable' };
    const token = authentication.credentials;
    const connected = await connectAgent(fetcher, address, { timeoutMs, token, signal });
    if (!connected.ok) return { ok: false, why: whyNot(connected.failure.code) };
    const { session } = connected;
    try {
      const answer = await session.call(task, args);
      if (answer.ok) return { ok: true, answer: answer.data };
      if (answer.kind === 'failed') return { ok: false, why: whyNot(answer.failure.code) };
      if (asksForCredential(answer)) return { ok: false, why: 'locked' };
      return { ok: false, why: 'refused', code: answer.code };
    } finally {
      await session.close();
    }
  };
}

function whyNot(code: string): 'unreachable' | 'locked' | 'senseless' {
  if (code === 'auth_required') return 'locked';
  return code === 'timeout' || code === 'unreachable' || code === 'blocked' ? 'unreachable' : 'senseless';
}
