import type { ReadableStream } from 'node:stream/web';
import {
  isJSONRPCNotification,
  type JSONRPCNotification,
  type JSONRPCRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { objectOf } from '../../domain/json/values.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { addressBucket } from '../../domain/net/address.ts';
import { databaseAway, errorBody } from '../../domain/refusals/task-error.ts';
import { createTurns } from '../../infra/turns.ts';
import { acceptsType, namesType } from './accept.ts';
import { answerBatch, BATCH_TURNS, createBatchPlaces } from './batch.ts';
import { wholeBody } from './body.ts';
import {
  called,
  isToolCall,
  JSON_TYPE,
  type LibraryAnswer,
  type McpAnswer,
  type McpRequest,
  STREAM,
  TOOL_CALL,
  webRequest,
} from './exchange.ts';
import { createServer, type ServerTools, toolResult } from './server.ts';
import type { ToolCalls } from './tool-calls.ts';

export type LegacyTools = ServerTools & { readonly newId: () => string };

export const SESSION_HEADER = 'Mcp-Session-Id';

/**
 * Serves revision 2025-11-25 and older. A session id only distinguishes the requests of different clients, for
 * cancellation. A caller that accepts event streams gets one.
 */
export function legacyGeneration(tools: LegacyTools, toolCalls: ToolCalls) {
  const calls = createCalls();
  const turns = createTurns(BATCH_TURNS);
  const places = createBatchPlaces();
  const readOnly = new Set(
    tools.tools.filter(({ annotations }) => annotations?.readOnlyHint === true).map(({ name }) => name),
  );
  const hasEffect = ({ method, params }: JSONRPCRequest) =>
    method === TOOL_CALL ? !readOnly.has(String(params?.name)) : method.startsWith('tasks/');

  async function call(message: JSONRPCRequest, request: McpRequest, isJson: boolean): Promise<McpAnswer> {
    const { principal, origin } = request;
    const running = toolCalls.begin(message, { principal, origin, gone: null });
    const { canceled, end } = calls.begin(request, running.withdraw);
    if (canceled === null) return called(running.answered, !isJson);
    // A stream ends without an answer to what was withdrawn.
    const withdrawn = canceled.then((response) => (isJson ? [JSON.stringify(response)] : null));
    return called(Promise.race([running.answered, withdrawn]).finally(end), !isJson);
  }

  /** Hands one message to a server of its own. */
  async function serve(request: McpRequest, enableJsonResponse: boolean): Promise<LibraryAnswer> {
    const { message, principal, origin } = request;
    const server = createServer(tools, 'legacy', {
      callerOf: () => ({ principal, origin, gone: null }),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse });
    await server.connect(transport);
    const { canceled, end } = calls.begin(request, (notification) => {
      transport.onmessage?.(notification);
      // Nothing depends on it: the response has been decided.
      transport.close().catch(() => {});
    });
    const answered = transport.handleRequest(legacyRequest(request), { parsedBody: message });
    const response = await (canceled === null
      ? answered
      : Promise.race([answered, canceled.then((error) => Response.json(error))]));
    const done = () => {
      end();
      server.close().catch((cause: unknown) => tools.failed(cause, origin));
    };
    return { kind: 'library', response, isInPieces: false, done };
  }

  return async (request: McpRequest, isPlainRequest: boolean): Promise<McpAnswer> => {
    const { message, accept, protocolVersion, origin, principal } = request;
    const takesJsonOnly = !namesType(accept, STREAM) && acceptsType(accept, JSON_TYPE);
    const isKnownVersion = protocolVersion === null || SUPPORTED_PROTOCOL_VERSIONS.includes(protocolVersion);
    if (isPlainRequest && isKnownVersion && isToolCall(message)) return call(message, request, takesJsonOnly);
    if (Array.isArray(message)) {
      const response = await answerBatch(withoutCancellations(message), takesJsonOnly ? 'json' : 'events', {
        holder: principal?.id ?? addressBucket(origin.address),
        address: origin.address,
        places,
        turns,
        webRequest: () => legacyRequest(request),
        async answer(one) {
          if (isToolCall(one)) {
            const { answered } = toolCalls.begin(one, { principal, origin, gone: null });
            return Buffer.concat((await answered).map((piece) => Buffer.from(piece)));
          }
          const { response, done } = await serve({ ...request, message: one, sessionId: null }, true);
          const bytes = await wholeBody(response.body as ReadableStream<Uint8Array> | null);
          done();
          return bytes;
        },
        hasEffect,
        unavailable: unavailableTool,
        failed: (cause) => tools.failed(cause, origin),
      });
      return { kind: 'library', response, isInPieces: true, done() {} };
    }
    const answer = await serve(request, takesJsonOnly);
    const { response } = answer;
    if (response.ok && objectOf(message).method === 'initialize')
      response.headers.set(SESSION_HEADER, tools.newId());
    return answer;
  };
}

const AWAY = errorBody(databaseAway());

/** The answer to a call of a tool while the database is away. */
const unavailableTool = ({ id, method }: JSONRPCRequest): Uint8Array | null =>
  method === TOOL_CALL
    ? Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, result: toolResult({ kind: 'failed', body: AWAY }) }))
    : null;

/** The transport requires both types in `Accept`, although one is enough for a response. */
const legacyRequest = ({ protocolVersion }: McpRequest): Request =>
  webRequest({ accept: `${JSON_TYPE}, ${STREAM}`, 'mcp-protocol-version': protocolVersion });

type SessionRequest = { message: unknown; sessionId: string | null; principal: AgentPrincipal | null };

/**
 * A running request. `canceled` resolves with the response once its caller withdraws it; null when the request cannot be
 * withdrawn.
 */
type RunningCall = { readonly canceled: Promise<object> | null; end(): void };

type Calls = {
  /** @param withdraw ends the request, as the notification of its caller asks */
  begin(request: SessionRequest, withdraw: (notification: JSONRPCNotification) => void): RunningCall;
};

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
    begin(request, withdraw) {
      const { message, sessionId } = request;
      if (isCancellation(message)) running.get(keyOf(request, message.params.requestId))?.(message);
      const { id, method } = objectOf(message);
      const isRequest = typeof method === 'string' && (typeof id === 'string' || typeof id === 'number');
      if (!isRequest || sessionId === null) return { canceled: null, end() {} };
      const key = keyOf(request, id);
      let end = () => {};
      const canceled = new Promise<object>((resolve) => {
        const cancel = (notification: JSONRPCNotification) => {
          withdraw(notification);
          const error = { code: REQUEST_CANCELED, message: 'The request was canceled.' };
          resolve({ jsonrpc: '2.0', id, error });
        };
        running.set(key, cancel);
        // A later request may have reused the same id.
        end = () => void (running.get(key) === cancel && running.delete(key));
      });
      return { canceled, end: () => end() };
    },
  };
}

const keyOf = ({ sessionId, principal }: SessionRequest, id: string | number) =>
  JSON.stringify([principal?.id ?? null, sessionId, id]);

type Cancellation = JSONRPCNotification & { params: { requestId: string | number } };

const isCancellation = (message: unknown): message is Cancellation =>
  objectOf(message).method === CANCELED &&
  isJSONRPCNotification(message) &&
  (typeof message.params?.requestId === 'string' || typeof message.params?.requestId === 'number');

/**
 * A batch without the cancellations in it. They could only refer to a request of the same batch. That request
 * would then never get a response, and the stream of the batch would never end.
 */
const withoutCancellations = (batch: readonly unknown[]): unknown[] =>
  batch.filter((item) => objectOf(item).method !== CANCELED);
