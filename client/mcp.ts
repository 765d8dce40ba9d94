import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  type Tool,
} from '@modelcontextprotocol/client';
import { AgentError, clientError } from './agent-error.ts';
import type { Wire } from './calling.ts';
import type { Json } from './json.ts';
import type { Send } from './line.ts';
import { readAnswer } from './read-answer.ts';

export type McpOptions = { rpc: Send; clientName: string; clientVersion: string };

export type McpSession = { client: Client; transport: StreamableHTTPClientTransport };

/** Deadlines are signals here; the library's own clock only has to be later. */
const NEVER_MS = 2 ** 31 - 1;
const NO_RECONNECTION = {
  maxRetries: 0,
  initialReconnectionDelay: 1000,
  maxReconnectionDelay: 1000,
  reconnectionDelayGrowFactor: 1,
};

/**
 * Connects over streamable HTTP, in the revision that the agent speaks: 2026-07-28, or with a session an older one. A
 * session that the agent forgets is started anew with the next call.
 */
export async function openMcp(url: URL, options: McpOptions, signal: AbortSignal): Promise<Wire> {
  let session: McpSession | undefined = await startSession(url, options, signal);
  return {
    transport: 'mcp',
    url: url.href,
    async call(task, args, until) {
      session ??= await startSession(url, options, until);
      const { client, transport } = session;
      try {
        return readResult(await callTool(client, task, args, until));
      } catch (cause) {
        const isForgotten =
          cause instanceof AgentError && cause.httpStatus === 404 && transport.sessionId !== undefined;
        if (!isForgotten) throw cause;
        session = undefined;
        await client.close();
        throw clientError('UNREACHABLE', 'The agent has forgotten the session.', { cause });
      }
    },
    async close() {
      await session?.client.close();
    },
  };
}

/** Asks for the agent's revision with `server/discover`; an agent that does not know that is greeted with `initialize`. */
export async function startSession(url: URL, options: McpOptions, signal: AbortSignal): Promise<McpSession> {
  const { rpc, clientName: name, clientVersion: version } = options;
  const transport = new StreamableHTTPClientTransport(url, {
    // What an agent wants to tell on its own is not listened to.
    fetch: async (at, init) => (init?.method === 'GET' ? new Response(null, { status: 405 }) : rpc(at, init)),
    reconnectionOptions: NO_RECONNECTION,
  });
  const client = new Client(
    { name, version },
    { versionNegotiation: { mode: 'auto' }, inputRequired: { autoFulfill: false } },
  );
  // Every failure also reaches the call that it belongs to.
  client.onerror = () => {};
  // The library does not watch the signal while it asks for the revision; a closed transport ends that too.
  const giveUp = () => void transport.close();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await client.connect(transport, timing(signal));
    return { client, transport };
  } catch (cause) {
    await client.close().catch(() => {});
    throw cause;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

const HEADER_MISMATCH = -32_020;

/** Calls a tool; where the agent misses arguments among the headers, once more with those that its schema names. */
export async function callTool(
  client: Client,
  name: string,
  args: Json,
  until: AbortSignal,
): Promise<CallToolResult> {
  const params = { name, arguments: { ...args } };
  try {
    return await client.request({ method: 'tools/call', params }, timing(until));
  } catch (cause) {
    if (!(cause instanceof AgentError) || cause.details?.rpc_code !== HEADER_MISMATCH) throw cause;
    const tool = (await listTools(client, until)).find((listed) => listed.name === name);
    if (tool === undefined) throw cause;
    // Without the schema of its results, which would be compiled.
    const { inputSchema } = tool;
    return await client.callTool(params, { ...timing(until), toolDefinition: { name, inputSchema } });
  }
}

const MOST_PAGES = 5;
const MOST_TOOLS = 1000;

/** Not the library's own listing: that one compiles every output schema, which is code that the agent writes. */
export async function listTools(client: Client, until: AbortSignal): Promise<Tool[]> {
  const tools: Tool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES && tools.length < MOST_TOOLS; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const result = await client.request({ method: 'tools/list', params }, timing(until));
    tools.push(...result.tools);
    cursor = result.nextCursor;
    if (cursor === undefined) break;
  }
  return tools.slice(0, MOST_TOOLS);
}

const timing = (signal: AbortSignal) => ({ signal, timeout: NEVER_MS });

function readResult({ isError, structuredContent, content }: CallToolResult): Json {
  return readAnswer({
    isError: isError === true,
    places: [structuredContent],
    texts: content.flatMap((item) => (item.type === 'text' ? [item.text] : [])),
  });
}

/** Where an agent is looked for over MCP: many are known by the address of their host and serve MCP below it. */
export function mcpUrls(url: URL): [URL, ...URL[]] {
  if (/\/(?:mcp|sse)\/?$/.test(url.pathname)) return [url];
  const below = new URL(url);
  below.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/mcp`;
  return [url, below];
}
