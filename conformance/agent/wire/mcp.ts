import { isObject, type Json, listOf, objectOf } from '../../../client/json.ts';
import type { Answer, Caller } from '../../http/ask.ts';
import type { AgentSettings, Era } from '../settings.ts';
import { answered, type Called, turnedAway } from './called.ts';
import { messageFor } from './frames.ts';
import type { Way } from './way.ts';

/** Revisions that the runner names when it begins. */
const SESSION_REVISION = '2025-11-25';
const STATELESS_REVISION = '2026-07-28';

/** How requests are sent, after the agent was asked. */
export type McpLine = {
  readonly era: Era;
  readonly revision: string;
  /** Header of the session, where the agent gave one. */
  readonly sessionId: string | undefined;
  /** What the agent answered at the beginning. */
  readonly greeting: Json;
  readonly answer: Answer;
};

const ACCEPT = 'application/json, text/event-stream';

/** Begins as the revision wants it; undefined when the agent does not speak it. */
export async function begin(
  way: Way,
  era: Era,
  as: Caller,
  client: AgentSettings['client'],
): Promise<McpLine | undefined> {
  return era === 'session' ? initialize(way, as, client) : discover(way, as, client);
}

/** Begins in the era of the settings; otherwise with a session first, then without. */
export async function beginAny(way: Way, settings: AgentSettings, as: Caller): Promise<McpLine | undefined> {
  const eras: readonly Era[] = settings.era === undefined ? ['session', 'stateless'] : [settings.era];
  for (const era of eras) {
    const line = await begin(way, era, as, settings.client);
    if (line !== undefined) return line;
  }
  return undefined;
}

async function initialize(
  way: Way,
  as: Caller,
  client: AgentSettings['client'],
): Promise<McpLine | undefined> {
  const answer = await way.ask({
    method: 'POST',
    path: way.peer.url.href,
    as,
    headers: { accept: ACCEPT },
    body: {
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion: SESSION_REVISION, capabilities: {}, clientInfo: client },
    },
  });
  const greeting = objectOf(messageFor(answer, 0)?.result);
  if (typeof greeting.protocolVersion !== 'string') return undefined;
  const revision = greeting.protocolVersion;
  const sessionId = answer.headers.get('mcp-session-id') ?? undefined;
  const line: McpLine = { era: 'session', revision, sessionId, greeting, answer };
  await way.ask({
    method: 'POST',
    path: way.peer.url.href,
    as,
    headers: { accept: ACCEPT, ...headersOf(line, 'notifications/initialized') },
    body: { jsonrpc: '2.0', method: 'notifications/initialized' },
  });
  return line;
}

async function discover(way: Way, as: Caller, client: AgentSettings['client']): Promise<McpLine | undefined> {
  const line = { era: 'stateless', revision: STATELESS_REVISION, sessionId: undefined } as const;
  const method = 'server/discover';
  const answer = await way.ask({
    method: 'POST',
    path: way.peer.url.href,
    as,
    headers: { accept: ACCEPT, ...headersOf(line, method) },
    body: { jsonrpc: '2.0', id: 0, method, params: { _meta: metaOf(client) } },
  });
  const { result } = messageFor(answer, 0) ?? {};
  return isObject(result) ? { ...line, greeting: result, answer } : undefined;
}

const metaOf = (client: AgentSettings['client']): Json => ({
  'io.modelcontextprotocol/protocolVersion': STATELESS_REVISION,
  'io.modelcontextprotocol/clientInfo': client,
  'io.modelcontextprotocol/clientCapabilities': {},
});

const headersOf = (
  { era, revision, sessionId }: Pick<McpLine, 'era' | 'revision' | 'sessionId'>,
  method: string,
  name?: string,
): Record<string, string> => ({
  'mcp-protocol-version': revision,
  ...(sessionId === undefined ? {} : { 'mcp-session-id': sessionId }),
  ...(era === 'stateless'
    ? { 'mcp-method': method, ...(name === undefined ? {} : { 'mcp-name': name }) }
    : {}),
});

export type McpRequest = { readonly method: string; readonly params: Json; readonly name?: string };

/** Sends a request over a line; `line` is undefined for raw requests without any beginning. */
export async function request(
  way: Way,
  line: McpLine | undefined,
  { method, params, name }: McpRequest,
  { as, client, id }: { as: Caller; client: AgentSettings['client']; id: string | number },
): Promise<{ answer: Answer; message: Json | undefined }> {
  const isStateless = line?.era === 'stateless';
  const answer = await way.ask({
    method: 'POST',
    path: way.peer.url.href,
    as,
    headers: { accept: ACCEPT, ...(line === undefined ? {} : headersOf(line, method, name)) },
    body: {
      jsonrpc: '2.0',
      id,
      method,
      params: isStateless ? { ...params, _meta: metaOf(client) } : params,
    },
  });
  return { answer, message: messageFor(answer, id) };
}

/** The call of a tool, read as the answer of a task. */
export function readCall(
  base: { task: string; args: Json },
  { answer, message }: { answer: Answer; message: Json | undefined },
): Called {
  if (!isObject(message?.result)) return turnedAway(base, answer, message);
  const { isError, structuredContent, content } = message.result;
  const texts = listOf(content)
    .map(objectOf)
    .flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : []));
  return answered(base, answer, message, { isError: isError === true, places: [structuredContent], texts });
}
