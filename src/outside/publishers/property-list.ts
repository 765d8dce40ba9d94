import { type ForeignAnswer, type ForeignJson, foreignList } from '../../domain/agents/foreign-answer.ts';
import { objectOf } from '../../domain/json/values.ts';
import type { AskedList, Outside } from '../../domain/tasks/outside.ts';
import { type AgentSession, connectOver } from '../../infra/agents/connect.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that stand for something else; these may be asked over plain http. */
  outboundHosts: ReadonlyMap<string, string>;
  /** For all of it; default 8 s. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;
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
    if (!connected.ok) return { ok: false, why: whyNot(connected.failure.code) };
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
  answer.kind === 'refused' ? { ok: false, why: 'refused' } : { ok: false, why: whyNot(answer.failure.code) };

function whyNot(code: string): 'unreachable' | 'refused' | 'senseless' {
  if (code === 'auth_required') return 'refused';
  return code === 'timeout' || code === 'unreachable' || code === 'blocked' ? 'unreachable' : 'senseless';
}
