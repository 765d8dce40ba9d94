import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  isInitializeRequest,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Origin } from '../domain/audit.ts';
import type { AgentPrincipal } from '../domain/tasks/agent-principal.ts';
import type { TaskDesk } from '../handlers/run-task.ts';
import { createCalls } from './mcp-calls.ts';

/** What a caller sends: the parsed JSON-RPC message, who it is, and the headers of streamable HTTP that matter. */
export type McpRequest = {
  message: unknown;
  accept: string;
  protocolVersion: string | null;
  sessionId: string | null;
  principal: AgentPrincipal | null;
  origin: Origin;
};

/** `done` lets go of what the answer holds, once its body is through. */
export type McpAnswer = { response: Response; done(): Promise<void> };
export type AnswerMcp = (request: McpRequest) => Promise<McpAnswer>;

export type McpTools = {
  name: string;
  version: string;
  /** What `tools/list` answers, in its order. */
  tools: readonly Tool[];
  desk: TaskDesk;
  newId: () => string;
};

const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';
const SESSION = 'mcp-session-id';
/** One for all: the SDK would make a new one for every server, which takes longer than most answers. */
const validator = new AjvJsonSchemaValidator();

/**
 * The agent over MCP (streamable HTTP). Nothing is kept between requests, so any process answers any of them; a
 * session's name only tells the requests of one client from another's, for cancellation. Callers that take event
 * streams get one, others plain JSON.
 */
export function createMcp(tools: McpTools): AnswerMcp {
  const calls = createCalls();
  const list = { tools: [...tools.tools] };
  return async (request) => {
    const { message, accept, protocolVersion } = request;
    const takes = (type: string) => accept.includes(type) || accept.includes('*/*');
    const server = createServer(tools, list, request);
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: !accept.includes(STREAM),
    });
    await server.connect(transport);
    const headers = new Headers({ 'content-type': JSON_TYPE });
    // The transport insists on both types, where one is enough to be answered.
    if (takes(JSON_TYPE) || takes(STREAM)) headers.set('accept', `${JSON_TYPE}, ${STREAM}`);
    if (protocolVersion !== null) headers.set('mcp-protocol-version', protocolVersion);
    const web = new Request('http://agent/mcp', { method: 'POST', headers });
    const call = calls.begin(request, transport);
    const answered = transport.handleRequest(web, { parsedBody: message });
    const response = await (call.canceled === null ? answered : Promise.race([answered, call.canceled]));
    if (isInitializeRequest(message)) response.headers.set(SESSION, tools.newId());
    return {
      response,
      async done() {
        call.end();
        await server.close();
      },
    };
  };
}

function createServer(
  { name, version, desk }: McpTools,
  list: { tools: Tool[] },
  { principal, origin }: McpRequest,
): Server {
  const server = new Server(
    { name, version },
    {
      capabilities: { tools: {} },
      jsonSchemaValidator: validator,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => list);
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name: task, arguments: args = {} } = params;
    const { kind, body } = await desk({ task, args, principal, origin, signal });
    return {
      ...(kind === 'done' ? {} : { isError: true }),
      content: [{ type: 'text', text: JSON.stringify(body) }],
      structuredContent: { ...body },
    };
  });
  return server;
}
