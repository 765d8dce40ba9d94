import type { ReadableStream } from 'node:stream/web';
import {
  classifyInboundRequest,
  createMcpHandler,
  isJSONRPCNotification,
  type JSONRPCNotification,
  ProtocolErrorCode,
  type Transport,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { objectOf } from '../../domain/json/values.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import { firstTask, requestLimits, tasksNamed } from '../../domain/tasks/task-name.ts';
import { requireSignature } from '../../http/signed-requests.ts';
import { readRpcBody, type ServeAgent, type TransportTools } from '../agent-door.ts';
import { bodyOf } from './body.ts';
import { createServer, type McpCaller, type ServerTools } from './server.ts';

const SESSION_HEADER = 'Mcp-Session-Id';
/** One reason for all: every response ends with the signal, and an error of its own costs as much as a small call. */
const CLOSED = new ApiError('unavailable', 'The connection was closed.', { retry_after: 1 });

/**
 * MCP over streamable HTTP: `POST /mcp`, and the address that requires signatures. Everybody may list what the
 * agent offers and call public tasks. Other tasks without a credential are refused with 401 before their
 * arguments are read.
 */
export function mcpDoor(
  path: string,
  answerMcp: AnswerMcp,
  { agentDoor, signaturePolicies }: TransportTools,
): ServeAgent {
  const policy = signaturePolicies.get(path);
  return async function serveMcp(ctx) {
    ctx.state.operation = 'mcp';
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      throw new ApiError(
        'method_not_allowed',
        `${path} accepts POST only: there is no stream or session to get or delete.`,
      );
    }
    const principal = await agentDoor.identify(ctx);
    const message = await readRpcBody(ctx, requestLimits(principal, tasksNamed));
    if (message === undefined) return;
    const named = tasksNamed(message);
    ctx.state.operation = firstTask(named) ?? 'mcp';
    if (policy !== undefined) requireSignature(ctx, policy, message, named, principal !== null);
    agentDoor.requireCredential(ctx, principal, named);
    const gone = new AbortController();
    ctx.res.once('close', () => gone.abort(CLOSED));
    const { response, done } = await answerMcp({
      message,
      accept: ctx.get('accept'),
      protocolVersion: ctx.get('mcp-protocol-version') || null,
      method: ctx.get('mcp-method') || null,
      name: ctx.get('mcp-name') || null,
      sessionId: ctx.get('mcp-session-id') || null,
      principal,
      origin: { address: ctx.ip, requestId: String(ctx.state.requestId) },
      gone: gone.signal,
    });
    if (gone.signal.aborted) await done();
    else gone.signal.addEventListener('abort', () => void done(), { once: true });
    await write(ctx, response, gone.signal);
  };
}

async function write(ctx: Context, { status, headers, body }: Response, gone: AbortSignal): Promise<void> {
  ctx.status = status;
  const type = headers.get('content-type');
  ctx.set('Cache-Control', 'no-store');
  const session = headers.get(SESSION_HEADER);
  if (session !== null) ctx.set(SESSION_HEADER, session);
  if (body === null) {
    // With a null body Koa would set the status to 204.
    ctx.body = '';
    ctx.remove('Content-Type');
    return;
  }
  ctx.body = await bodyOf(body as ReadableStream<Uint8Array>, gone);
  ctx.type = type ?? 'application/json';
}

/** A request: the parsed JSON-RPC message, its caller, and the headers of streamable HTTP that matter. */
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

/** `done` releases the resources of the answer; call it after the body was sent. */
export type McpAnswer = { response: Response; done(): Promise<void> };
export type AnswerMcp = (request: McpRequest) => Promise<McpAnswer>;

export type McpTools = ServerTools & { readonly newId: () => string };

const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';
const SESSION_FIELD = 'mcp-session-id';
const HTTP_METHOD = 'POST';

const nothing = async () => {};

/**
 * The agent over MCP (streamable HTTP), for two generations of the protocol on one endpoint. A request of
 * revision 2026-07-28 is complete in itself; older clients begin with `initialize`. No state is kept between
 * requests of either, so any process can respond to any of them.
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

/**
 * Serves revision 2026-07-28, and requests that belong to no revision. The library validates the request and
 * its three headers.
 */
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
    // There are no changes to subscribe to: the list of tools stays the same while a process runs.
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
    // In this revision a caller that disconnects withdraws its request.
    callers.set(web, { principal, origin, gone });
    const { fetch } = takesJson ? asJson : asStream;
    return { response: await fetch(web, { parsedBody: message }), done: nothing };
  };
}

/**
 * Serves revision 2025-11-25 and older. A session id only distinguishes the requests of different clients, for
 * cancellation. A caller that accepts event streams gets one.
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
    // The transport requires both types in `Accept`, although one is enough for a response.
    const web = webRequest({ accept: `${JSON_TYPE}, ${STREAM}`, 'mcp-protocol-version': protocolVersion });
    const call = calls.begin(request, transport);
    const answered = transport.handleRequest(web, { parsedBody: withoutCancellations(message) });
    const response = await (call.canceled === null ? answered : Promise.race([answered, call.canceled]));
    if (response.ok && objectOf(message).method === 'initialize')
      response.headers.set(SESSION_FIELD, newId());
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

type SessionRequest = { message: unknown; sessionId: string | null; principal: AgentPrincipal | null };

/** A running request. `canceled` resolves once its caller withdraws it; null when the request cannot be withdrawn. */
export type RunningCall = { readonly canceled: Promise<Response> | null; end(): void };

export type Calls = { begin(request: SessionRequest, transport: Transport): RunningCall };

const CANCELED = 'notifications/cancelled';
/** The error code that language servers use. MCP itself defines no response to a withdrawn request. */
const REQUEST_CANCELED = -32_800;

/**
 * Running requests of sessions in this process (revision 2025-11-25 and older). A cancellation arrives as a
 * separate request, and ends the request with the same caller, session and id. Requests of other callers,
 * sessions and processes continue, as the protocol allows.
 */
function createCalls(): Calls {
  const running = new Map<string, (notification: JSONRPCNotification) => void>();

  return {
    begin(request, transport) {
      const { message, sessionId } = request;
      if (isCancellation(message)) running.get(keyOf(request, message.params.requestId))?.(message);
      const { id, method } = objectOf(message);
      const isRequest = typeof method === 'string' && (typeof id === 'string' || typeof id === 'number');
      if (!isRequest || sessionId === null) return { canceled: null, end() {} };
      const key = keyOf(request, id);
      let end = () => {};
      const canceled = new Promise<Response>((resolve) => {
        const cancel = (notification: JSONRPCNotification) => {
          transport.onmessage?.(notification);
          const error = { code: REQUEST_CANCELED, message: 'The request was canceled.' };
          resolve(Response.json({ jsonrpc: '2.0', id, error }));
          void transport.close();
        };
        running.set(key, cancel);
        // A later request may have reused the same id.
        end = () => void (running.get(key) === cancel && running.delete(key));
      });
      return { canceled, end: () => end() };
    },
  };
}

/**
 * A batch without the cancellations in it. They could only refer to a request of the same batch. That request
 * would then never get a response, and the stream of the batch would never end.
 */
const withoutCancellations = (message: unknown): unknown =>
  Array.isArray(message) ? message.filter((item) => objectOf(item).method !== CANCELED) : message;

const keyOf = ({ sessionId, principal }: SessionRequest, id: string | number) =>
  JSON.stringify([principal?.id ?? null, sessionId, id]);

type Cancellation = JSONRPCNotification & { params: { requestId: string | number } };

const isCancellation = (message: unknown): message is Cancellation =>
  objectOf(message).method === CANCELED &&
  isJSONRPCNotification(message) &&
  (typeof message.params?.requestId === 'string' || typeof message.params?.requestId === 'number');
