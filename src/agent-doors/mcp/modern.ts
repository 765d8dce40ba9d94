import { createMcpHandler, type JSONRPCRequest, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { objectOf } from '../../domain/json/values.ts';
import {
  called,
  complete,
  isToolCall,
  type McpAnswer,
  type McpRequest,
  refusal,
  TOOL_CALL,
  webRequest,
} from './exchange.ts';
import { createServer, type McpCaller, type ServerTools } from './server.ts';
import { MODERN, type ToolCalls } from './tool-calls.ts';

/**
 * Serves revision 2026-07-28, and requests that belong to no revision. The library validates the request and
 * its three headers.
 */
export function modernGeneration(tools: ServerTools, toolCalls: ToolCalls) {
  const callers = new WeakMap<Request, McpCaller>();
  const handlerOf = (responseMode: 'auto' | 'sse') =>
    createMcpHandler(
      ({ requestInfo }) => {
        const caller = requestInfo && callers.get(requestInfo);
        if (caller === undefined) throw new Error('a request that this agent did not make');
        return createServer(tools, 'modern', { callerOf: () => caller });
      },
      { legacy: 'reject', responseMode },
    );
  const asJson = handlerOf('auto');
  const asStream = handlerOf('sse');
  return async (
    request: McpRequest,
    takesJson: boolean,
    revision: string | undefined,
  ): Promise<McpAnswer> => {
    const { message, protocolVersion, method, name, principal, origin, connection } = request;
    // In this revision a caller that disconnects withdraws its request.
    const { gone } = connection;
    if (revision === MODERN && isToolCall(message) && areHeadersOf(message, request)) {
      const { answered } = toolCalls.begin(message, { principal, origin, gone });
      return called(answered, !takesJson);
    }
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
    callers.set(web, { principal, origin, gone });
    const { fetch } = takesJson ? asJson : asStream;
    return complete(await fetch(web, { parsedBody: message }));
  };
}

/**
 * Whether the headers of a call name what its body has, character by character. The library judges all other headers,
 * such as encoded names.
 */
const areHeadersOf = (
  { params }: JSONRPCRequest,
  { protocolVersion, method, name }: Pick<McpRequest, 'protocolVersion' | 'method' | 'name'>,
): boolean =>
  protocolVersion === MODERN && method === TOOL_CALL && params?.name === name && !name?.startsWith('=');
