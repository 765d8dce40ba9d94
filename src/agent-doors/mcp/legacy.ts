import type { ReadableStream } from 'node:stream/web';
import {
  type JSONRPCRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { objectOf } from '../../domain/json/values.ts';
import { addressBucket } from '../../domain/net/address.ts';
import { databaseAway, errorBody } from '../../domain/refusals/task-error.ts';
import { createTurns } from '../../infra/turns.ts';
import { acceptsType, namesType } from './accept.ts';
import { answerBatch, BATCH_TURNS, createBatchPlaces } from './batch.ts';
import { wholeBody } from './body.ts';
import { createCalls, withoutCancellations } from './calls.ts';
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
