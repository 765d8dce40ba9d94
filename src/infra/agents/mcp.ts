import {
  Client,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  StreamableHTTPClientTransport,
  type Tool,
} from '@modelcontextprotocol/client';
import { protocol } from '../../../generated/protocol.ts';
import { type ForeignJson, shortText } from '../../domain/agents/foreign-text.ts';
import {
  type AgentFailure,
  type ForeignAnswer,
  parseObject,
  readTaskBody,
} from '../../domain/agents/task-answer.ts';
import { objectOf } from '../../domain/json/object.ts';
import { guardedFetch } from '../guarded-fetch.ts';
import { fetchFailure, senseless, statusFailure, tooLate } from './failure.ts';
import { answered } from './mcp-answer.ts';
import { type AgentSession, type Line, MOST_ANSWER_BYTES, type OpenedSession } from './session.ts';

const MOST_PAGES = 5;
const MOST_TOOLS = 1000;
/** Refusals that come before any task is looked for. */
const PRE_TASK_CODES: Readonly<Record<number, string>> = {
  [-32028]: 'AUTH_MISSING',
  [-32029]: 'RATE_LIMITED',
  [-32027]: 'SERVICE_UNAVAILABLE',
};

/**
 * Opens a conversation over streamable HTTP, in the revision that the agent speaks: it is asked with
 * `server/discover`, and whatever does not know that is greeted as revision 2025-11-25 and older are.
 */
export async function openMcp(line: Line): Promise<OpenedSession> {
  const send = guardedFetch(line.fetcher, { ...line, maxBytes: MOST_ANSWER_BYTES });
  const transport = new StreamableHTTPClientTransport(new URL(line.url), {
    ...(line.token === undefined
      ? {}
      : { requestInit: { headers: { authorization: `Bearer ${line.token}` } } }),
    // What an agent wants to tell on its own is not waited for.
    fetch: async (input, init) =>
      init?.method === 'GET'
        ? new Response(null, { status: 405 })
        : answered(await send(input, init), init?.body),
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1000,
      maxReconnectionDelay: 1000,
      reconnectionDelayGrowFactor: 1,
    },
  });
  // A failed stream is reported through the request that waits for it.
  transport.onerror = () => {};
  const client = new Client(
    { name: 'registry', version: '1' },
    {
      versionNegotiation: { mode: 'auto' },
      inputRequired: { autoFulfill: false },
    },
  );
  client.onerror = () => {};
  try {
    await client.connect(transport, timing(line));
    return { ok: true, session: sessionOf(client, line) };
  } catch (error) {
    await close(client);
    return { ok: false, failure: failureOf(error) };
  }
}

const close = (client: Client): Promise<void> => client.close().catch(() => {});

const timing = ({ timeLeftMs, signal }: Line) => ({
  timeout: Math.max(1, Math.floor(timeLeftMs())),
  signal,
});

function sessionOf(client: Client, line: Line): AgentSession {
  const server = client.getServerVersion();
  return {
    protocol: 'mcp',
    endpoint: line.url,
    name: shortText(server?.title, 200) ?? shortText(server?.name, 200) ?? null,
    description: shortText(client.getInstructions(), 2000) ?? null,
    async tools() {
      try {
        return { ok: true, tools: await listTools(client, line) };
      } catch (error) {
        return { ok: false, failure: failureOf(error) };
      }
    },
    call: (task, args) => callTool(client, line, task, args),
    close: () => close(client),
  };
}

/** Not the client's own listing: that one compiles every output schema, which is code that the agent writes. */
async function listTools(client: Client, line: Line): Promise<Tool[]> {
  const tools: Tool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES && tools.length < MOST_TOOLS; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const result = await client.request({ method: 'tools/list', params }, timing(line));
    tools.push(...result.tools);
    cursor = result.nextCursor;
    if (cursor === undefined) break;
  }
  return tools.slice(0, MOST_TOOLS);
}

const HEADER_MISMATCH = -32_020;

/** Calls a tool; where the agent misses parameters among the headers, once more with those that its schema names. */
async function requestTool(client: Client, line: Line, name: string, args: ForeignJson): Promise<ToolResult> {
  const params = { name, arguments: { ...args } };
  try {
    return await client.request({ method: 'tools/call', params }, timing(line));
  } catch (error) {
    if (!(error instanceof ProtocolError) || error.code !== HEADER_MISMATCH) throw error;
    const tool = (await listTools(client, line)).find((listed) => listed.name === name);
    if (tool === undefined) throw error;
    const { inputSchema } = tool;
    return await client.callTool(params, { ...timing(line), toolDefinition: { name, inputSchema } });
  }
}

async function callTool(client: Client, line: Line, task: string, args: ForeignJson): Promise<ForeignAnswer> {
  try {
    const result = await requestTool(client, line, task, args);
    return readTaskBody(bodyOf(result), {
      isError: result.isError === true,
      errorField: protocol.errorField,
    });
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || status === 403) {
      const { message } = statusFailure(status);
      return { ok: false, kind: 'refused', code: null, message, httpStatus: status };
    }
    if (error instanceof ProtocolError) return refusalOf(error);
    return { ok: false, kind: 'failed', failure: failureOf(error) };
  }
}

type ToolResult = {
  isError?: boolean | undefined;
  structuredContent?: unknown;
  content?: readonly { type: string; text?: unknown }[];
};

/** The structured answer, else the first text that is a JSON object. */
function bodyOf({ structuredContent, content = [] }: ToolResult): ForeignJson | undefined {
  if (Object.keys(objectOf(structuredContent)).length > 0) return objectOf(structuredContent);
  for (const { type, text } of content) {
    const body = type === 'text' && typeof text === 'string' ? parseObject(text) : undefined;
    if (body !== undefined) return body;
  }
  return undefined;
}

function refusalOf({ code, data, message }: ProtocolError): ForeignAnswer {
  const error = objectOf(objectOf(data)[protocol.errorField] ?? data);
  return {
    ok: false,
    kind: 'refused',
    code: shortText(error.code, 64) ?? PRE_TASK_CODES[code] ?? null,
    message: shortText(error.message, 300) ?? shortText(message, 300) ?? 'the agent answered an error',
  };
}

function failureOf(error: unknown): AgentFailure {
  const fetching = fetchFailure(error);
  if (fetching !== null) return fetching;
  const status = statusOf(error);
  if (status !== undefined) return statusFailure(status);
  if (error instanceof ProtocolError) return { code: 'bad_answer', message: 'the agent refused the request' };
  return error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout ? tooLate : senseless;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof SdkHttpError ? error.data.status : undefined;
