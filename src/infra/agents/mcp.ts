import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  CallToolResultSchema,
  ErrorCode,
  ListToolsResultSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { protocol } from '../../../generated/protocol.ts';
import { type Json, shortText } from '../../domain/agents/foreign-text.ts';
import {
  type AgentFailure,
  parseObject,
  readTaskBody,
  type TaskAnswer,
} from '../../domain/agents/task-answer.ts';
import { objectOf } from '../../domain/json-object.ts';
import { eventData, GuardedFetchError, guardedFetch } from '../guarded-fetch.ts';
import { fetchFailure, senseless, statusFailure, tooLate } from './failure.ts';
import { type AgentSession, type Line, MOST_ANSWER_BYTES, type Opened } from './session.ts';

const MOST_PAGES = 5;
const MOST_TOOLS = 1000;
/** Refusals that come before any task is looked for. */
const PRE_TASK_CODES: Readonly<Record<number, string>> = {
  [-32028]: 'AUTH_MISSING',
  [-32029]: 'RATE_LIMITED',
  [-32027]: 'SERVICE_UNAVAILABLE',
};

/** Starts an MCP session over streamable HTTP. */
export async function openMcp(line: Line): Promise<Opened> {
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
  const client = new Client({ name: 'registry', version: '1' });
  client.onerror = () => {};
  try {
    await client.connect(transport, timing(line));
    return { ok: true, session: sessionOf(client, line) };
  } catch (error) {
    await close(client);
    return { ok: false, failure: failureOf(error) };
  }
}

/** A stream that ends without the answer would be waited for until the time is over. */
async function answered(response: Response, asked: unknown): Promise<Response> {
  const isEvents = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
  const isRequest = typeof asked === 'string' && parseObject(asked)?.id !== undefined;
  if (!response.ok || !isEvents || !isRequest) return response;
  const text = await response.text();
  const hasAnswer = eventData(text).some((data) => {
    const message = parseObject(data);
    return message?.result !== undefined || message?.error !== undefined;
  });
  if (!hasAnswer) throw new GuardedFetchError('bad_response', 'the stream ends without an answer');
  return new Response(text, { status: response.status, headers: response.headers });
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
async function listTools(client: Client, line: Line): Promise<unknown[]> {
  const tools: unknown[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES && tools.length < MOST_TOOLS; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const result = await client.request(
      { method: 'tools/list', params },
      ListToolsResultSchema,
      timing(line),
    );
    tools.push(...result.tools);
    cursor = result.nextCursor;
    if (cursor === undefined) break;
  }
  return tools.slice(0, MOST_TOOLS);
}

async function callTool(client: Client, line: Line, task: string, args: Json): Promise<TaskAnswer> {
  try {
    const request = { method: 'tools/call', params: { name: task, arguments: args } } as const;
    const result = await client.request(request, CallToolResultSchema, timing(line));
    return readTaskBody(bodyOf(result), {
      isError: result.isError === true,
      errorField: protocol.errorField,
    });
  } catch (error) {
    if (error instanceof StreamableHTTPError && (error.code === 401 || error.code === 403)) {
      const { message } = statusFailure(error.code);
      return { ok: false, kind: 'refused', code: null, message, httpStatus: error.code };
    }
    if (error instanceof McpError && error.code !== ErrorCode.RequestTimeout) return refusalOf(error);
    return { ok: false, kind: 'failed', failure: failureOf(error) };
  }
}

type ToolResult = { structuredContent?: unknown; content?: readonly { type: string; text?: unknown }[] };

/** The structured answer, else the first text that is a JSON object. */
function bodyOf({ structuredContent, content = [] }: ToolResult): Json | undefined {
  if (Object.keys(objectOf(structuredContent)).length > 0) return objectOf(structuredContent);
  for (const { type, text } of content) {
    const body = type === 'text' && typeof text === 'string' ? parseObject(text) : undefined;
    if (body !== undefined) return body;
  }
  return undefined;
}

function refusalOf({ code, data, message }: McpError): TaskAnswer {
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
  if (error instanceof StreamableHTTPError && error.code !== undefined && error.code > 0) {
    return statusFailure(error.code);
  }
  if (error instanceof McpError) {
    return error.code === ErrorCode.RequestTimeout
      ? tooLate
      : { code: 'bad_answer', message: 'the agent refused the request' };
  }
  return senseless;
}
