import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type CallToolResult, CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { AgentError, clientError } from './agent-error.ts';
import type { Json } from './json.ts';
import type { Send } from './line.ts';
import { readAnswer } from './read-answer.ts';
import type { Wire } from './wire.ts';

export type McpOptions = { rpc: Send; clientName: string; clientVersion: string };

type Session = { client: Client; transport: StreamableHTTPClientTransport };

/** Deadlines are signals here; the library's own clock only has to be later. */
const NEVER_MS = 2 ** 31 - 1;
const NO_RECONNECTION = {
  maxRetries: 0,
  initialReconnectionDelay: 1000,
  maxReconnectionDelay: 1000,
  reconnectionDelayGrowFactor: 1,
};

/** Starts a session over streamable HTTP. One that the agent forgets is started anew with the next call. */
export async function openMcp(url: URL, options: McpOptions, signal: AbortSignal): Promise<Wire> {
  let session: Session | undefined = await startSession(url, options, signal);
  return {
    transport: 'mcp',
    url: url.href,
    async call(task, args, until) {
      session ??= await startSession(url, options, until);
      const { client, transport } = session;
      try {
        const params = { name: task, arguments: { ...args } };
        const result = await client.request(
          { method: 'tools/call', params },
          CallToolResultSchema,
          timing(until),
        );
        return readResult(result);
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

async function startSession(url: URL, options: McpOptions, signal: AbortSignal): Promise<Session> {
  const { rpc, clientName: name, clientVersion: version } = options;
  const transport = new StreamableHTTPClientTransport(url, {
    // What an agent wants to tell on its own is not listened to.
    fetch: async (at, init) => (init?.method === 'GET' ? new Response(null, { status: 405 }) : rpc(at, init)),
    reconnectionOptions: NO_RECONNECTION,
  });
  const client = new Client({ name, version });
  // Every failure also reaches the call that it belongs to.
  client.onerror = () => {};
  try {
    await client.connect(transport, timing(signal));
    return { client, transport };
  } catch (cause) {
    await client.close().catch(() => {});
    throw cause;
  }
}

const timing = (signal: AbortSignal) => ({ signal, timeout: NEVER_MS });

function readResult({ isError, structuredContent, content }: CallToolResult): Json {
  return readAnswer({
    isError: isError === true,
    places: [structuredContent],
    texts: content.flatMap((item) => (item.type === 'text' ? [item.text] : [])),
  });
}
