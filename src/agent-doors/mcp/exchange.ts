import type { Readable } from 'node:stream';
import type { JSONRPCRequest } from '@modelcontextprotocol/server';
import type { JsonPiece } from '../../domain/json/kept-json.ts';
import { objectOf } from '../../domain/json/values.ts';
import type { CallConnection } from '../call-connection.ts';
import { isRpcId } from '../rpc-id.ts';
import { eventBody } from './body.ts';
import type { McpCaller } from './server.ts';

/** A request: the parsed JSON-RPC message, its caller, and the headers of streamable HTTP that matter. */
export type McpRequest = Omit<McpCaller, 'gone'> & {
  readonly message: unknown;
  readonly accept: string;
  readonly protocolVersion: string | null;
  readonly method: string | null;
  readonly name: string | null;
  readonly sessionId: string | null;
  readonly connection: Pick<CallConnection, 'gone'>;
};

/** The answer to the call of a tool: complete, or a stream that began before the call ended. */
type CallAnswer = {
  readonly kind: 'call';
  readonly type: ContentType;
  readonly body: readonly JsonPiece[] | Readable;
};

export type LibraryAnswer = {
  readonly kind: 'library';
  readonly response: Response;
  /** Whether the body is made while it is read; otherwise it is complete, or a stream of events. */
  readonly isInPieces: boolean;
  /** Releases the resources of the answer; called once the body was read, or its reader is gone. */
  readonly done: () => void;
};
export type McpAnswer = CallAnswer | LibraryAnswer;

export const STREAM = 'text/event-stream';
export const JSON_TYPE = 'application/json';
type ContentType = typeof STREAM | typeof JSON_TYPE;
const HTTP_METHOD = 'POST';

/** The whole response of the library, or a refusal. */
export const complete = (response: Response): McpAnswer => ({
  kind: 'library',
  response,
  isInPieces: false,
  done() {},
});

/** @param answered the response to a call as JSON; null for a call that was withdrawn from a stream */
export async function called(
  answered: Promise<readonly JsonPiece[] | null>,
  isStream: boolean,
): Promise<CallAnswer> {
  if (isStream) return { kind: 'call', type: STREAM, body: await eventBody(answered) };
  return { kind: 'call', type: JSON_TYPE, body: (await answered) ?? [] };
}

export const TOOL_CALL = 'tools/call';

/** @param message a message of the protocol, as the library judged it */
export const isToolCall = (message: unknown): message is JSONRPCRequest =>
  objectOf(message).method === TOOL_CALL && objectOf(message).id !== undefined;

/** A request as the library takes it, without its body. */
export function webRequest(headers: Readonly<Record<string, string | null>>): Request {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  return new Request('http://agent/mcp', {
    method: HTTP_METHOD,
    headers: [['content-type', JSON_TYPE], ...given],
  });
}

export function refusal(status: number, code: number, message: string, id?: unknown): Response {
  return Response.json({ jsonrpc: '2.0', id: isRpcId(id) ? id : null, error: { code, message } }, { status });
}
