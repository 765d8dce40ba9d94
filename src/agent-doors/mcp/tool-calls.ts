import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type JSONRPCMessage,
  type JSONRPCNotification,
  type JSONRPCRequest,
  PerRequestHTTPServerTransport,
  type RequestId,
  type ServerContext,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import { type JsonPiece, jsonPiecesIn } from '../../domain/json/kept-json.ts';
import { isObject, type Json } from '../../domain/json/values.ts';
import { inTurns } from '../../domain/steps.ts';
import { createServer, type McpCaller, resultWith, type ServerTools } from './server.ts';

/** A call that runs. */
type ToolCall = {
  /** The response as JSON, once there is one. A call that was withdrawn gets none. */
  readonly answered: Promise<readonly JsonPiece[]>;
  /** Withdraws the call, as this notification of its caller asks. */
  withdraw(notification: JSONRPCNotification): void;
};

export type ToolCalls = { begin(message: JSONRPCRequest, caller: McpCaller): ToolCall };

/** The revision of the newer generation. */
export const MODERN = '2026-07-28';

const CLASSIFIED = {
  modern: { era: 'modern', revision: MODERN },
  legacy: { era: 'legacy' },
} as const;

type Running = { readonly caller: McpCaller; resolve(message: JSONRPCMessage): void };

/**
 * The calls of tools of one generation, which are nearly all requests, through one server of the library: a server and
 * a transport for each request would cost more than the smaller tasks. The call of a tool changes nothing in the
 * server. Two callers may use the same id, so the server sees ids of our own.
 */
export async function openToolCalls(tools: ServerTools, era: 'modern' | 'legacy'): Promise<ToolCalls> {
  const running = new Map<RequestId, Running>();
  const transport = new SharedTransport(era, running);
  const callerOf = ({ mcpReq }: ServerContext): McpCaller => {
    const call = running.get(mcpReq.id);
    if (call === undefined) throw new Error('a request that this agent did not make');
    return call.caller;
  };
  const versions = [...(era === 'modern' ? [MODERN] : []), ...SUPPORTED_PROTOCOL_VERSIONS];
  const server = createServer(tools, era, {
    callerOf,
    versions,
    resultOf: (outcome) => resultWith(ITS_TEXT, outcome),
  });
  await server.connect(transport);
  let last = 0;
  return {
    begin(message, caller) {
      last += 1;
      const id = last;
      const answered = new Promise<JSONRPCMessage>((resolve) => {
        running.set(id, { caller, resolve });
      });
      transport.deliver({ ...message, id });
      return {
        answered: answered.then((answer) => responseJson(answer, message.id)),
        withdraw(notification) {
          transport.deliver({ ...notification, params: { ...notification.params, requestId: id } });
          running.delete(id);
        },
      };
    },
  };
}

/** A transport without HTTP, on which many requests are open at once. */
class SharedTransport extends PerRequestHTTPServerTransport {
  readonly #running: Map<RequestId, Running>;
  readonly #extra: { classification: (typeof CLASSIFIED)['modern'] } | undefined;

  constructor(era: 'modern' | 'legacy', running: Map<RequestId, Running>) {
    super({ classification: CLASSIFIED[era] });
    this.#running = running;
    this.#extra = era === 'modern' ? { classification: CLASSIFIED.modern } : undefined;
  }

  deliver(message: JSONRPCMessage): void {
    this.onmessage?.(message, this.#extra);
  }

  /** Takes responses. Tools send nothing else. */
  override async send(message: JSONRPCMessage): Promise<void> {
    if (!('id' in message) || message.id === undefined) return;
    const call = this.#running.get(message.id);
    this.#running.delete(message.id);
    call?.resolve(message);
  }
}

/** Stands for the text of a result, which is the JSON of its structured content and is not made twice. */
const ITS_TEXT: readonly object[] = [{ type: 'text', text: '' }];

/** A response as JSON, with the id of its request. */
async function responseJson(message: JSONRPCMessage, id: RequestId): Promise<readonly JsonPiece[]> {
  if (!('result' in message)) return [JSON.stringify({ ...message, id })];
  const result: Json = message.result;
  const { content, structuredContent } = result;
  if (content !== ITS_TEXT || !isObject(structuredContent)) return [JSON.stringify({ ...message, id })];
  const { plain, quoted } = await inTurns(jsonPiecesIn(structuredContent), nextTurn);
  const members = Object.entries(result).flatMap(([name, value], at): JsonPiece[] => {
    const before = `${at === 0 ? '' : ','}${JSON.stringify(name)}:`;
    if (name === 'content') return [`${before}[{"type":"text","text":"`, ...quoted, '"}]'];
    return name === 'structuredContent' ? [before, ...plain] : [before + JSON.stringify(value)];
  });
  return ['{"result":{', ...members, `},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`];
}
