import {
  classifyInboundRequest,
  createMcpHandler,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { objectOf } from '../../domain/json/values.ts';
import { createCalls, withoutCancellations } from './calls.ts';
import { createServer, type McpCaller, type ServerTools } from './server.ts';

/** What a caller sends: the parsed JSON-RPC message, who it is, and the headers of streamable HTTP that matter. */
export type McpRequest = Omit<McpCaller, 'gone'> & {
  readonly message: unknown;
  readonly accept: string;
  readonly protocolVersion: string | null;
  readonly method: string | null;
  readonly name: string | null;
  readonly sessionId: string | null;
  /** Aborted when the connection closes. */
  readonly gone: AbortSignal;
};

/** `done` lets go of what the answer holds, once its body is through. */
export type McpAnswer = { response: Response; done(): Promise<void> };
export type AnswerMcp = (request: McpRequest) => Promise<McpAnswer>;

export type McpTools = ServerTools & { readonly newId: () => string };

const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';
const SESSION = 'mcp-session-id';
const HTTP_METHOD = 'POST';

const nothing = async () => {};

/**
 * The agent over MCP (streamable HTTP), in two eras on one endpoint. A request of revision 2026-07-28 carries all that
 * there is to know of its client; older clients begin with `initialize`. Nothing is kept between requests of either, so
 * any process answers any of them.
 */
export function createMcp(tools: McpTools): AnswerMcp {
  const answerModern = modern(tools);
  const answerLegacy = legacy(tools, tools.newId);
  return async (request) => {
    const { message, accept, protocolVersion, method } = request;
    const takes = (type: string) => accept.includes(type) || accept.includes('*/*');
    if (!takes(JSON_TYPE) && !takes(STREAM)) {
      return {
        response: refusal(406, -32_000, `Accept must name ${JSON_TYPE} or ${STREAM}.`),
        done: nothing,
      };
    }
    const { kind } = classifyInboundRequest({
      httpMethod: HTTP_METHOD,
      body: message,
      ...(protocolVersion === null ? {} : { protocolVersionHeader: protocolVersion }),
      ...(method === null ? {} : { mcpMethodHeader: method }),
    });
    return kind === 'legacy' ? answerLegacy(request) : answerModern(request, takes(JSON_TYPE));
  };
}

/** Revision 2026-07-28, and what belongs to no revision. The library validates the request and its three headers. */
function modern(tools: ServerTools) {
  const callers = new WeakMap<Request, McpCaller>();
  const handlerOf = (responseMode: 'auto' | 'sse') =>
    createMcpHandler(
      ({ requestInfo }) => {
        const caller = requestInfo && callers.get(requestInfo);
        if (caller === undefined) throw new Error('a request that this agent did not make');
        return createServer(tools, 'modern', caller);
      },
      { legacy: 'reject', responseMode },
    );
  const asJson = handlerOf('auto');
  const asStream = handlerOf('sse');
  return async (request: McpRequest, takesJson: boolean): Promise<McpAnswer> => {
    const { message, protocolVersion, method, name, principal, origin, gone } = request;
    // There is nothing to listen to: the list of tools stays as it is while a process runs.
    if (objectOf(message).method === 'subscriptions/listen') {
      const response = refusal(
        404,
        ProtocolErrorCode.MethodNotFound,
        'Method not found',
        objectOf(message).id,
      );
      return { response, done: nothing };
    }
    const web = webRequest({
      'mcp-protocol-version': protocolVersion,
      'mcp-method': method,
      'mcp-name': name,
    });
    // In this revision a caller that hangs up withdraws the request.
    callers.set(web, { principal, origin, gone });
    const { fetch } = takesJson ? asJson : asStream;
    return { response: await fetch(web, { parsedBody: message }), done: nothing };
  };
}

/**
 * Revision 2025-11-25 and older. A session's name only tells the requests of one client from another's, for
 * cancellation. A caller that takes event streams gets one.
 */
function legacy(tools: ServerTools, newId: () => string): AnswerMcp {
  const calls = createCalls();
  return async (request) => {
    const { message, accept, protocolVersion, principal, origin } = request;
    const server = createServer(tools, 'legacy', { principal, origin, gone: null });
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: !accept.includes(STREAM),
    });
    await server.connect(transport);
    // The transport insists on both types, where one is enough to be answered.
    const web = webRequest({ accept: `${JSON_TYPE}, ${STREAM}`, 'mcp-protocol-version': protocolVersion });
    const call = calls.begin(request, transport);
    const answered = transport.handleRequest(web, { parsedBody: withoutCancellations(message) });
    const response = await (call.canceled === null ? answered : Promise.race([answered, call.canceled]));
    if (response.ok && objectOf(message).method === 'initialize') response.headers.set(SESSION, newId());
    return {
      response,
      async done() {
        call.end();
        await server.close();
      },
    };
  };
}

function webRequest(headers: Readonly<Record<string, string | null>>): Request {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  return new Request('http://agent/mcp', {
    method: HTTP_METHOD,
    headers: [['content-type', JSON_TYPE], ...given],
  });
}

function refusal(status: number, code: number, message: string, id?: unknown): Response {
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  return Response.json({ jsonrpc: '2.0', id: known, error: { code, message } }, { status });
}
