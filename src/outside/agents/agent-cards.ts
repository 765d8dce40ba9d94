import type { AgentCard } from '../../desk/live/agents.ts';
import { isObject } from '../../domain/json/values.ts';
import { withoutTrailing } from '../../domain/text/slug.ts';
import type { FetchAnswer, Fetcher } from '../../infra/fetcher.ts';

const AT_ONCE = 4;
const TIMEOUT_MS = 3_000;
const QUEUE_WAIT_MS = 10_000;
const MAX_CARD_BYTES = 256 * 1024;
const MAX_AGENTS = 36;

type Attempt = { ok: true; card: Partial<AgentCard> } | { ok: false; why: string; status?: number };

/**
 * Requests the card of each agent, over A2A first and then over MCP. Requests run a few agents at a time, for at
 * most 36 agents.
 * @param queueWaitMs agents that are still queued after this time are not requested
 */
export async function probeAgentCards(
  fetcher: Fetcher,
  urls: readonly string[],
  queueWaitMs = QUEUE_WAIT_MS,
): Promise<AgentCard[]> {
  const waiting = [...new Set(urls)].slice(0, MAX_AGENTS).entries();
  const cards: AgentCard[] = [];
  const until = performance.now() + queueWaitMs;
  const work = async () => {
    for (const [index, url] of waiting) {
      const isLate = index >= AT_ONCE && performance.now() >= until;
      cards[index] = isLate ? notAsked(url) : await probe(fetcher, url);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return cards;
}

const notAsked = (url: string): AgentCard => ({
  agent_url: url,
  valid: false,
  errors: ['no agent card could be read', 'not asked: the agents before it took too long'],
});

async function probe(fetcher: Fetcher, url: string): Promise<AgentCard> {
  const started = performance.now();
  const a2a = await probeA2a(fetcher, url);
  const outcome = a2a.ok ? a2a : await probeMcp(fetcher, url);
  const timing = { response_time_ms: Math.round(performance.now() - started) };
  if (outcome.ok) return { agent_url: url, valid: true, errors: [], ...timing, ...outcome.card };
  const errors = ['no agent card could be read', `a2a: ${a2a.ok ? 'read' : a2a.why}`, `mcp: ${outcome.why}`];
  const status = outcome.status ?? (a2a.ok ? undefined : a2a.status);
  return {
    agent_url: url,
    valid: false,
    errors,
    ...timing,
    ...(status === undefined ? {} : { status_code: status }),
  };
}

async function probeA2a(fetcher: Fetcher, url: string): Promise<Attempt> {
  let last: Attempt = { ok: false, why: 'not asked' };
  for (const endpoint of [`${withoutTrailing(url, '/')}/.well-known/agent-card.json`, url]) {
    const answer = await get(fetcher, endpoint);
    last = readCard(answer, endpoint);
    if (last.ok) return last;
  }
  return last;
}

const get = (fetcher: Fetcher, url: string) =>
  fetcher.fetch({
    url,
    headers: { accept: 'application/json' },
    maxBytes: MAX_CARD_BYTES,
    timeoutMs: TIMEOUT_MS,
    httpsOnly: true,
    redirects: { max: 3, stay: 'same-site' },
  });

function readCard(answer: FetchAnswer, endpoint: string): Attempt {
  if (!answer.ok) return { ok: false, why: answer.message };
  const { status } = answer;
  if (status !== 200) return { ok: false, why: `returned ${status}`, status };
  if (!/^application\/(.+\+)?json\b/.test(answer.headers['content-type'] ?? '')) {
    return { ok: false, why: 'did not return JSON', status };
  }
  const card = parseObject(new TextDecoder().decode(answer.body));
  if (card === undefined) return { ok: false, why: 'did not return a JSON object', status };
  return { ok: true, card: { status_code: status, card_data: card, card_endpoint: endpoint } };
}

const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 'registry', version: '1' },
  },
});

async function probeMcp(fetcher: Fetcher, url: string): Promise<Attempt> {
  const answer = await fetcher.fetch({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: INITIALIZE,
    maxBytes: MAX_CARD_BYTES,
    timeoutMs: TIMEOUT_MS,
    httpsOnly: true,
    redirects: { max: 0, stay: 'same-site' },
  });
  if (!answer.ok) return { ok: false, why: answer.message };
  const { status } = answer;
  if (status === 401) {
    return { ok: true, card: { status_code: status, oauth_required: true, card_data: { protocol: 'mcp' } } };
  }
  if (status !== 200) return { ok: false, why: `returned ${status}`, status };
  const name = serverName(new TextDecoder().decode(answer.body));
  if (name === undefined) return { ok: false, why: 'did not respond to initialize', status };
  return {
    ok: true,
    card: { status_code: status, card_endpoint: url, card_data: { name, protocol: 'mcp' } },
  };
}

/** The server's name in an `initialize` response, which is JSON or one server-sent event. */
function serverName(text: string): string | undefined {
  const data = /^data: ?(.*)$/m.exec(text)?.[1] ?? text;
  const result = parseObject(data)?.result;
  const info = Object(Object(result).serverInfo) as { name?: unknown };
  return typeof info.name === 'string' ? info.name.slice(0, 200) : undefined;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
