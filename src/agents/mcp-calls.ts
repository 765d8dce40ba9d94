import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCNotification,
} from '@modelcontextprotocol/sdk/types.js';
import type { AgentPrincipal } from '../domain/tasks/agent-principal.ts';

type Request = { message: unknown; sessionId: string | null; principal: AgentPrincipal | null };

/** A request under way: `canceled` gives the answer once its caller withdraws it; null when nobody can. */
export type RunningCall = { readonly canceled: Promise<Response> | null; end(): void };

export type Calls = { begin(request: Request, transport: Transport): RunningCall };

const CANCELED = 'notifications/cancelled';
/** As language servers say it; the protocol itself has no answer to a request that was withdrawn. */
const REQUEST_CANCELED = -32_800;

/**
 * Requests under way in this process, so that a cancellation, which comes in a request of its own, finds the one that
 * it means: of the same caller, in the same session, with that id. Others, and those of other processes, run on, as
 * the protocol allows.
 */
export function createCalls(): Calls {
  const running = new Map<string, (notification: JSONRPCNotification) => void>();

  return {
    begin(request, transport) {
      const { message } = request;
      if (isCancellation(message)) running.get(keyOf(request, message.params.requestId))?.(message);
      if (!isJSONRPCRequest(message) || request.sessionId === null) return { canceled: null, end() {} };
      const key = keyOf(request, message.id);
      const canceled = new Promise<Response>((resolve) => {
        running.set(key, (notification) => {
          transport.onmessage?.(notification);
          const error = { code: REQUEST_CANCELED, message: 'The request was canceled.' };
          resolve(Response.json({ jsonrpc: '2.0', id: message.id, error }));
          void transport.close();
        });
      });
      return { canceled, end: () => void running.delete(key) };
    },
  };
}

const keyOf = ({ sessionId, principal }: Request, id: string | number) =>
  JSON.stringify([principal?.id ?? null, sessionId, id]);

type Cancellation = JSONRPCNotification & { params: { requestId: string | number } };

const isCancellation = (message: unknown): message is Cancellation =>
  isJSONRPCNotification(message) &&
  message.method === CANCELED &&
  (typeof message.params?.requestId === 'string' || typeof message.params?.requestId === 'number');
