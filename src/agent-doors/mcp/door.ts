import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { classifyInboundRequest, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Context } from 'koa';
import { tasksNamed } from '../../domain/contract/task-name.ts';
import { ApiError } from '../../domain/errors.ts';
import { isObject } from '../../domain/json/values.ts';
import { readRequest, type ServeAgent, type TransportTools } from '../agent-door.ts';
import { CallConnection } from '../call-connection.ts';
import { hasUnusableId, idOf, RPC_ID_RULE } from '../rpc-id.ts';
import { sendPieces } from '../send-pieces.ts';
import { acceptsType } from './accept.ts';
import { bodyOf } from './body.ts';
import {
  complete,
  JSON_TYPE,
  type LibraryAnswer,
  type McpAnswer,
  type McpRequest,
  refusal,
  STREAM,
} from './exchange.ts';
import { frameFault, withoutNullParams } from './frames.ts';
import { type LegacyTools, legacyGeneration, SESSION_HEADER } from './legacy.ts';
import { modernGeneration } from './modern.ts';
import { openToolCalls } from './tool-calls.ts';

const ARGUMENTS = ['params', 'arguments'];

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
    const read = await readRequest(ctx, agentDoor, { policy, named: tasksNamed, argumentsAt: ARGUMENTS });
    if (read === null) return;
    const { principal, message, named } = read;
    agentDoor.requireCredential(ctx, principal, named);
    const connection = new CallConnection(ctx.res);
    const answer = await answerMcp({
      message,
      accept: ctx.get('accept'),
      protocolVersion: ctx.get('mcp-protocol-version') || null,
      method: ctx.get('mcp-method') || null,
      name: ctx.get('mcp-name') || null,
      sessionId: ctx.get('mcp-session-id') || null,
      principal,
      origin: { address: ctx.ip, requestId: String(ctx.state.requestId), path: ctx.path },
      connection,
    });
    ctx.set('Cache-Control', 'no-store');
    if (answer.kind === 'call') {
      const { type, body } = answer;
      if (!(body instanceof Readable)) return sendPieces(ctx, 200, `${type}; charset=utf-8`, body);
      ctx.status = 200;
      ctx.type = type;
      ctx.body = body;
      return;
    }
    const { gone } = connection;
    if (gone.aborted) answer.done();
    else gone.addEventListener('abort', answer.done, { once: true });
    await write(ctx, answer, gone);
  };
}

async function write(
  ctx: Context,
  { response, isInPieces, done }: LibraryAnswer,
  gone: AbortSignal,
): Promise<void> {
  const { status, headers, body } = response;
  ctx.status = status;
  const type = headers.get('content-type');
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

export type AnswerMcp = (request: McpRequest) => Promise<McpAnswer>;

/**
 * The agent over MCP (streamable HTTP), for two generations of the protocol on one endpoint. A request of
 * revision 2026-07-28 is complete in itself; older clients begin with `initialize`. No state is kept between
 * requests of either, so any process can respond to any of them.
 */
export async function createMcp(tools: LegacyTools): Promise<AnswerMcp> {
  const answerModern = modernGeneration(tools, await openToolCalls(tools, 'modern'));
  const answerLegacy = legacyGeneration(tools, await openToolCalls(tools, 'legacy'));
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
    const fault = frameFault(message);
    if (fault !== null) {
      return complete(refusal(400, ProtocolErrorCode.InvalidRequest, fault, idOf(message)));
    }
    const classified = classifyInboundRequest({
      httpMethod: 'POST',
      body: message,
      ...(protocolVersion === null ? {} : { protocolVersionHeader: protocolVersion }),
      ...(method === null ? {} : { mcpMethodHeader: method }),
    });
    const { kind } = classified;
    const refused = kind === 'modern' ? null : refuseParams(message);
    if (refused !== null) return complete(refusal(200, refused.code, refused.message, refused.id));
    if (kind === 'legacy') return answerLegacy(request, classified.reason === 'no-claim');
    const revision = kind === 'modern' ? classified.classification.revision : undefined;
    return answerModern(request, takes(JSON_TYPE), revision);
  };
}

/** The methods that the server has for clients of the older revisions. */
const KNOWN: ReadonlySet<string> = new Set([
  'initialize',
  'ping',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]);

type ParamsRefusal = { readonly code: number; readonly message: string; readonly id: unknown };

/**
 * Refusal of a request whose `params` is no object; null for any other message. The library refuses it as no message at
 * all, without its id. The method is judged first, so that a client learns that it does not exist.
 */
function refuseParams(message: unknown): ParamsRefusal | null {
  if (!isObject(message)) return null;
  const { method, params, id = null } = message;
  if (typeof method !== 'string' || id === null || params === undefined || isObject(params)) return null;
  return KNOWN.has(method)
    ? { code: ProtocolErrorCode.InvalidParams, message: '`params` must be an object.', id }
    : { code: ProtocolErrorCode.MethodNotFound, message: 'Method not found', id };
}
