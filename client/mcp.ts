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

/** Timeouts are signals here, so the library's own timer must never fire first. */
const NEVER_MS = 2 ** 31 - 1;
const NO_RECONNECTION = {
  maxRetries: 0,
  initialReconnectionDelay: 1000,
  maxReconnectionDelay: 1000,
  reconnectionDelayGrowFactor: 1,
};

/**
 * Connects over streamable HTTP, in the MCP revision that the agent speaks: 2026-07-28, or an older one with
 * a session. If the agent no longer knows the session, the next call starts a new one.
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

/**
 * Requests the agent's revision with `server/discover`. If the agent does not know that method, the session
 * starts with `initialize`.
 */
export async function startSession(url: URL, options: McpOptions, signal: AbortSignal): Promise<McpSession> {
  const { rpc, clientName: name, clientVersion: version } = options;
  const transport = new StreamableHTTPClientTransport(url, {
    // The client does not listen to messages that an agent sends without a request.
    fetch: async (at, init) => (init?.method === 'GET' ? new Response(null, { status: 405 }) : rpc(at, init)),
    reconnectionOptions: NO_RECONNECTION,
  });
  const client = new Client(
    { name, version },
    { versionNegotiation: { mode: 'auto' }, inputRequired: { autoFulfill: false } },
  );
  // Every error also rejects the call that it belongs to.
  client.onerror = () => {};
  // The library ignores the signal while it requests the revision; closing the transport ends that request too.
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

/**
 * Calls a tool. If the agent reports that arguments are missing in the headers, calls it once more with the
 * headers that the tool's input schema names.
 */
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
    // Omit the output schema: the library would compile it.
    const { inputSchema } = tool;
    return await client.callTool(params, { ...timing(until), toolDefinition: { name, inputSchema } });
  }
}

const MOST_PAGES = 5;
const MOST_TOOLS = 1000;

/**
 * Lists the tools without the library's own method: that one compiles every output schema, which is code that
 * the agent writes.
 */
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
