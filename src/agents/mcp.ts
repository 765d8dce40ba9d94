import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

/** What a caller sends: the parsed JSON-RPC message, and the headers of streamable HTTP that matter. */
export type McpRequest = {
  message: unknown;
  accept: string;
  protocolVersion: string | null;
};

/** `done` lets go of what the answer holds, once its body is through. */
export type McpAnswer = { response: Response; done(): Promise<void> };
export type AnswerMcp = (request: McpRequest) => Promise<McpAnswer>;

const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';

/**
 * The agent over MCP (streamable HTTP, without sessions: each request is answered by what is in it). Callers that
 * take event streams get one, others plain JSON.
 */
export function createMcp({ name, version }: { name: string; version: string }): AnswerMcp {
  return async ({ message, accept, protocolVersion }) => {
    const takes = (type: string) => accept.includes(type) || accept.includes('*/*');
    const server = new Server({ name, version }, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [] }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
      isError: true,
      content: [{ type: 'text', text: unknownTool(params.name) }],
    }));
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: !accept.includes(STREAM),
    });
    await server.connect(transport);
    const headers = new Headers({ 'content-type': JSON_TYPE });
    // The transport insists on both types, where one is enough to be answered.
    if (takes(JSON_TYPE) || takes(STREAM)) headers.set('accept', `${JSON_TYPE}, ${STREAM}`);
    if (protocolVersion !== null) headers.set('mcp-protocol-version', protocolVersion);
    const request = new Request('http://agent/mcp', { method: 'POST', headers });
    const response = await transport.handleRequest(request, { parsedBody: message });
    return { response, done: () => server.close() };
  };
}

const unknownTool = (name: string): string =>
  JSON.stringify({ code: 'INVALID_REQUEST', message: `There is no tool ${name.slice(0, 100)}.` });
