import type { GovernanceAgent } from '../../domain/accounts/account.ts';
import type { AskedGovernance, AskedList, AskedVerifier } from '../../domain/governance/consulted-agents.ts';
import { objectOf } from '../../domain/json/values.ts';
import {
  asksForCredential,
  type ForeignAnswer,
  type ForeignJson,
  foreignList,
} from '../../domain/net/foreign-answer.ts';
import type { Outside } from '../../domain/outside.ts';
import { type AgentSession, connectAgent, connectOver } from '../../infra/agents/connect.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that the operator maps to another origin. Plain http is allowed for them. */
  outboundHosts: ReadonlyMap<string, string>;
  /** Time limit of the whole conversation; default 8 s. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;

/** Calls a task of a governance agent. Faults of the agent are returned; the call does not reject. */
export type AskGovernanceAgent = (
  agent: GovernanceAgent,
  task: 'check_governance' | 'report_plan_outcome',
  args: ForeignJson,
  signal?: AbortSignal,
) => Promise<AskedGovernance>;

/**
 * Creates the function that calls governance agents, over MCP or A2A, with the account's credentials and a time
 * limit.
 */
export function createGovernance({
  fetcher,
  outboundHosts,
  timeoutMs = TIMEOUT_MS,
}: Tools): AskGovernanceAgent {
  return async ({ url: address, authentication }, task, args, signal) => {
    const url = URL.parse(address);
    // The request carries credentials, so plain http is allowed only for hosts that the operator maps.
    if (url === null || !(url.protocol === 'https:' || isListed(url, outboundHosts)))
      return { ok: false, why: 'unreachable' };
    const token = authentication.credentials;
    const connected = await connectAgent(fetcher, address, { timeoutMs, token, signal });
    if (!connected.ok) return { ok: false, why: failureReason(connected.failure.code) };
    const { session } = connected;
    try {
      const answer = await session.call(task, args);
      if (answer.ok) return { ok: true, answer: answer.data };
      if (answer.kind === 'failed') return { ok: false, why: failureReason(answer.failure.code) };
      if (asksForCredential(answer)) return { ok: false, why: 'locked' };
      return { ok: false, why: 'refused', code: answer.code };
    } finally {
      await session.close();
    }
  };
}

function failureReason(code: string): 'unreachable' | 'locked' | 'senseless' {
  if (code === 'auth_required') return 'locked';
  return code === 'timeout' || code === 'unreachable' || code === 'blocked' ? 'unreachable' : 'senseless';
}

/**
 * Creates the function that requests features of a creative from provenance verifiers, over MCP or A2A, with a time
 * limit.
 */
export function createVerifier({
  fetcher,
  outboundHosts,
  timeoutMs = TIMEOUT_MS,
}: Tools): Outside['creativeFeatures'] {
  return async (address, question): Promise<AskedVerifier> => {
    const url = URL.parse(address);
    // A response over plain http could come from anyone.
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

/** Maximum number of pages of a list, and of identifiers in all pages. */
const MOST_PAGES = 10;
const MOST_IDENTIFIERS = 10_000;

/** Creates the function that reads property lists from agents, over MCP, page by page, with a time limit. */
export function createPropertyList({
  fetcher,
  outboundHosts,
  timeoutMs = TIMEOUT_MS,
}: Tools): Outside['propertyList'] {
  const mayBeAsked = (text: string) => {
    const url = URL.parse(text);
    // The request carries the list's token.
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
    const found = foreignList(answer.data.identifiers);
    if (identifiers.length + found.length > MOST_IDENTIFIERS) break;
    identifiers.push(...found);
    const { has_more: more, cursor: next } = objectOf(answer.data.pagination);
    if (more !== true) return { ok: true, answer: whole(answer.data, identifiers) };
    if (typeof next !== 'string') break;
    cursor = next;
  }
  // An incomplete list must not be used: it would leave out properties that the rest allows.
  return { ok: false, why: 'senseless' };
}

/** The last page with the identifiers of all pages; without identifiers if no page had any. */
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
