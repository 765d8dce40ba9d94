import type { GovernanceAgent } from '../../domain/accounts/account.ts';
import {
  asksForCredential,
  type ForeignAnswer,
  type ForeignJson,
  foreignList,
} from '../../domain/agents/foreign-answer.ts';
import { objectOf } from '../../domain/json/values.ts';
import type { AskedGovernance, AskedList, AskedVerifier, Outside } from '../../domain/tasks/outside.ts';
import { type AgentSession, connectAgent, connectOver } from '../../infra/agents/connect.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that stand for something else; these may be called over plain http. */
  outboundHosts: ReadonlyMap<string, string>;
  /** For the whole conversation; default 8 s. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;

/** Calls a task of a governance agent; no call rejects because of the agent. */
export type AskGovernanceAgent = (
  agent: GovernanceAgent,
  task: 'check_governance' | 'report_plan_outcome',
  args: ForeignJson,
  signal?: AbortSignal,
) => Promise<AskedGovernance>;

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

/** Asks verifiers of provenance for features of a creative, over MCP or A2A, for a bounded time. */
export function createVerifier({
  fetcher,
  outboundHosts,
  timeoutMs = TIMEOUT_MS,
}: Tools): Outside['creativeFeatures'] {
  return async (address, question): Promise<AskedVerifier> => {
    const url = URL.parse(address);
    // An answer over plain http could be anybody's.
    if (url === null || !(url.protocol === 'https:' || isListed(url, outboundHosts))) return { ok: false };
    const connected = await connectAgent(fetcher, address, { timeoutMs });
    if (!connected.ok) return { ok: false };
    const { session } = connected;
    try {
      const answer = await session.call('get_creative_features', question);
      return answer.ok ? { ok: true, answer: answer.data } : { ok: false };
    } finally {
      await session.close();
    }
  };
}

/** Pages of a list, and what it may hold in all. */
const MOST_PAGES = 10;
const MOST_IDENTIFIERS = 10_000;

/** Asks agents that keep lists of properties, over MCP, page by page, for a bounded time. */
export function createPropertyList({
  fetcher,
  outboundHosts,
  timeoutMs = TIMEOUT_MS,
}: Tools): Outside['propertyList'] {
  const mayBeAsked = (text: string) => {
    const url = URL.parse(text);
    // The token of the list goes along.
    return url !== null && (url.protocol === 'https:' || isListed(url, outboundHosts));
  };

  return async ({ agent_url: url, list_id: id, auth_token: token }): Promise<AskedList> => {
    if (!mayBeAsked(url)) return { ok: false, why: 'unreachable' };
    const connected = await connectOver('mcp', fetcher, url, { timeoutMs, token });
    if (!connected.ok) return { ok: false, why: whyNoList(connected.failure.code) };
    const { session } = connected;
    try {
      return await readPages(session, id);
    } finally {
      await session.close();
    }
  };
}

async function readPages(session: AgentSession, id: string): Promise<AskedList> {
  const identifiers: unknown[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const pagination = { max_results: MOST_IDENTIFIERS, ...(cursor === undefined ? {} : { cursor }) };
    const answer = await session.call('get_property_list', { list_id: id, resolve: true, pagination });
    if (!answer.ok) return refusalOf(answer);
    identifiers.push(...foreignList(answer.data.identifiers));
    if (identifiers.length > MOST_IDENTIFIERS) break;
    const { has_more: more, cursor: next } = objectOf(answer.data.pagination);
    if (more !== true) return { ok: true, answer: whole(answer.data, identifiers) };
    if (typeof next !== 'string') break;
    cursor = next;
  }
  // A part of a list would leave out what the rest of it allows.
  return { ok: false, why: 'senseless' };
}

/** The last page with the identifiers of all of them; none when no page had any. */
const whole = ({ identifiers: _last, ...rest }: ForeignJson, identifiers: readonly unknown[]): ForeignJson =>
  _last === undefined && identifiers.length === 0 ? rest : { ...rest, identifiers };

const refusalOf = (answer: Exclude<ForeignAnswer, { ok: true }>): AskedList =>
  answer.kind === 'refused'
    ? { ok: false, why: 'refused' }
    : { ok: false, why: whyNoList(answer.failure.code) };

function whyNoList(code: string): 'unreachable' | 'refused' | 'senseless' {
  if (code === 'auth_required') return 'refused';
  return code === 'timeout' || code === 'unreachable' || code === 'blocked' ? 'unreachable' : 'senseless';
}
