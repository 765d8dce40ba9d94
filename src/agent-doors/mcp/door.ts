import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import {
  classifyInboundRequest,
  createMcpHandler,
  type JSONRPCRequest,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Context } from 'koa';
import { tasksNamed } from '../../domain/contract/task-name.ts';
import { ApiError } from '../../domain/errors.ts';
import { objectOf } from '../../domain/json/values.ts';
import { addressBucket } from '../../domain/net/address.ts';
import { databaseAway, errorBody } from '../../domain/refusals/task-error.ts';
import { createTurns } from '../../infra/turns.ts';
import { readRequest, type ServeAgent, type TransportTools } from '../agent-door.ts';
import { hasUnusableId, isRpcId, RPC_ID_RULE } from '../rpc-id.ts';
import { acceptsType, namesType } from './accept.ts';
import { answerBatch, BATCH_TURNS, createBatchPlaces } from './batch.ts';
import { bodyOf, wholeBody } from './body.ts';
import { createCalls, withoutCancellations } from './calls.ts';
import { refuseParams, withoutNullParams } from './params.ts';
import { createServer, type McpCaller, type ServerTools, toolResult } from './server.ts';

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
    const read = await readRequest(ctx, agentDoor, { policy, named: tasksNamed });
    if (read === null) return;
    const { principal, message, named } = read;
    agentDoor.requireCredential(ctx, principal, named);
    const gone = new AbortController();
    ctx.res.once('close', () => gone.abort(CLOSED));
    const answer = await answerMcp({
      message,
      accept: ctx.get('accept'),
      protocolVersion: ctx.get('mcp-protocol-version') || null,
      method: ctx.get('mcp-method') || null,
      name: ctx.get('mcp-name') || null,
      sessionId: ctx.get('mcp-session-id') || null,
      principal,
      origin: { address: ctx.ip, requestId: String(ctx.state.requestId), path: ctx.path },
      gone: gone.signal,
    });
    if (gone.signal.aborted) answer.done();
    else gone.signal.addEventListener('abort', answer.done, { once: true });
    await write(ctx, answer, gone.signal);
  };
}

async function write(
  ctx: Context,
  { response, isInPieces, done }: McpAnswer,
  gone: AbortSignal,
): Promise<void> {
  const { status, headers, body } = response;
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
  const stream = body as ReadableStream<Uint8Array>;
  ctx.body = isInPieces ? Readable.fromWeb(stream) : await bodyOf(stream, gone);
  // Nothing that the answer was made from stays in memory while it waits to be read.
  if (Buffer.isBuffer(ctx.body)) done();
  ctx.type = type ?? JSON_TYPE;
}

/** A request: the parsed JSON-RPC message, its caller, and the headers of streamable HTTP that matter. */
type McpRequest = Omit<McpCaller, 'gone'> & {
  readonly message: unknown;
  readonly accept: string;
  readonly protocolVersion: string | null;
  readonly method: string | null;
  readonly name: string | null;
  readonly sessionId: string | null;
  /** Aborted when the connection closes. */
  readonly gone: AbortSignal;
};

type McpAnswer = {
  readonly response: Response;
  /** Whether the body is made while it is read; otherwise it is complete, or a stream of events. */
  readonly isInPieces: boolean;
  /** Releases the resources of the answer; called once the body was read, or its reader is gone. */
  readonly done: () => void;
};
export type AnswerMcp = (request: McpRequest) => Promise<McpAnswer>;

export type McpTools = ServerTools & { readonly newId: () => string };

const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';
const SESSION_FIELD = 'mcp-session-id';
const HTTP_METHOD = 'POST';

const complete = (response: Response): McpAnswer => ({ response, isInPieces: false, done() {} });

/**
 * The agent over MCP (streamable HTTP), for two generations of the protocol on one endpoint. A request of
 * revision 2026-07-28 is complete in itself; older clients begin with `initialize`. No state is kept between
 * requests of either, so any process can respond to any of them.
 */
export function createMcp(tools: McpTools): AnswerMcp {
  const answerModern = modern(tools);
  const answerLegacy = legacy(tools, tools.newId);
  return async (given) => {
    const message = withoutNullParams(given.message);
    const request = { ...given, message };
    const { accept, protocolVersion, method } = request;
    const takes = (type: string) => acceptsType(accept, type);
    if (!takes(JSON_TYPE) && !takes(STREAM)) {
      return complete(refusal(406, -32_000, `Accept must name ${JSON_TYPE} or ${STREAM}.`));
    }
    if (hasUnusableId(message)) {
      return complete(refusal(400, ProtocolErrorCode.InvalidRequest, RPC_ID_RULE));
    }
    const { kind } = classifyInboundRequest({
      httpMethod: HTTP_METHOD,
      body: message,
      ...(protocolVersion === null ? {} : { protocolVersionHeader: protocolVersion }),
      ...(method === null ? {} : { mcpMethodHeader: method }),
    });
    const refused = kind === 'modern' ? null : refuseParams(message);
    if (refused !== null) return complete(refusal(200, refused.code, refused.message, refused.id));
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
      const { id } = objectOf(message);
      return complete(refusal(404, ProtocolErrorCode.MethodNotFound, 'Method not found', id));
    }
    const web = webRequest({
      'mcp-protocol-version': protocolVersion,
      'mcp-method': method,
      'mcp-name': name,
    });
    // In this revision a caller that disconnects withdraws its request.
    callers.set(web, { principal, origin, gone });
    const { fetch } = takesJson ? asJson : asStream;
    return complete(await fetch(web, { parsedBody: message }));
  };
}

/**
 * Serves revision 2025-11-25 and older. A session id only distinguishes the requests of different clients, for
 * cancellation. A caller that accepts event streams gets one.
 */
function legacy(tools: ServerTools, newId: () => string): AnswerMcp {
  const calls = createCalls();
  const turns = createTurns(BATCH_TURNS);
  const places = createBatchPlaces();
  const readOnly = new Set(
    tools.tools.filter(({ annotations }) => annotations?.readOnlyHint === true).map(({ name }) => name),
  );
  const hasEffect = ({ method, params }: JSONRPCRequest) =>
    method === 'tools/call' ? !readOnly.has(String(params?.name)) : method.startsWith('tasks/');

  /** Hands one message to a server of its own. */
  async function serve(request: McpRequest, enableJsonResponse: boolean) {
    const { message, principal, origin } = request;
    const server = createServer(tools, 'legacy', { principal, origin, gone: null });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse });
    await server.connect(transport);
    const call = calls.begin(request, transport);
    const answered = transport.handleRequest(legacyRequest(request), { parsedBody: message });
    const response = await (call.canceled === null ? answered : Promise.race([answered, call.canceled]));
    const done = () => {
      call.end();
      server.close().catch((cause: unknown) => tools.failed(cause, origin));
    };
    return { response, isInPieces: false, done };
  }

  return async (request) => {
    const { message, accept, origin, principal } = request;
    const takesJsonOnly = !namesType(accept, STREAM) && acceptsType(accept, JSON_TYPE);
    if (Array.isArray(message)) {
      const response = await answerBatch(withoutCancellations(message), takesJsonOnly ? 'json' : 'events', {
        holder: principal?.id ?? addressBucket(origin.address),
        address: origin.address,
        places,
        turns,
        webRequest: () => legacyRequest(request),
        async answer(one) {
          const { response, done } = await serve({ ...request, message: one, sessionId: null }, true);
          const bytes = await wholeBody(response.body as ReadableStream<Uint8Array> | null);
          done();
          return bytes;
        },
        hasEffect,
        unavailable: unavailableTool,
        failed: (cause) => tools.failed(cause, origin),
      });
      return { response, isInPieces: true, done() {} };
    }
    const answer = await serve(request, takesJsonOnly);
    const { response } = answer;
    if (response.ok && objectOf(message).method === 'initialize')
      response.headers.set(SESSION_FIELD, newId());
    return answer;
  };
}

const AWAY = errorBody(databaseAway());

/** The answer to a call of a tool while the database is away. */
const unavailableTool = ({ id, method }: JSONRPCRequest): Uint8Array | null =>
  method === 'tools/call'
    ? Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, result: toolResult({ kind: 'failed', body: AWAY }) }))
    : null;

/** The transport requires both types in `Accept`, although one is enough for a response. */
const legacyRequest = ({ protocolVersion }: McpRequest): Request =>
  webRequest({ accept: `${JSON_TYPE}, ${STREAM}`, 'mcp-protocol-version': protocolVersion });

function webRequest(headers: Readonly<Record<string, string | null>>): Request {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  return new Request('http://agent/mcp', {
    method: HTTP_METHOD,
    headers: [['content-type', JSON_TYPE], ...given],
  });
}

function refusal(status: number, code: number, message: string, id?: unknown): Response {
  return Response.json({ jsonrpc: '2.0', id: isRpcId(id) ? id : null, error: { code, message } }, { status });
}
