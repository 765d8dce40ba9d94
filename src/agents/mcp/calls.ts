import {
  isJSONRPCNotification,
  type JSONRPCNotification,
  type Transport,
} from '@modelcontextprotocol/server';
import { objectOf } from '../../domain/json/values.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';

type Request = { message: unknown; sessionId: string | null; principal: AgentPrincipal | null };

/** A request under way: `canceled` resolves once its caller withdraws it; null when nobody can. */
export type RunningCall = { readonly canceled: Promise<Response> | null; end(): void };

export type Calls = { begin(request: Request, transport: Transport): RunningCall };

const CANCELED = 'notifications/cancelled';
/** As language servers report it; the protocol itself has no response to a request that was withdrawn. */
const REQUEST_CANCELED = -32_800;

/**
 * Requests of sessions (revision 2025-11-25 and older) under way in this process. A cancellation comes in a request of
 * its own and ends the request of the same caller, session and id. Requests of other callers, sessions and processes
 * run on, as the protocol allows.
 */
export function createCalls(): Calls {
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
        // A later request may have taken the same id.
        end = () => void (running.get(key) === cancel && running.delete(key));
      });
      return { canceled, end: () => end() };
    },
  };
}

/**
 * A batch without the cancellations in it. Such a one could only mean a request of the same batch, which would then
 * never be answered, and the stream of the batch never end.
 */
export const withoutCancellations = (message: unknown): unknown =>
  Array.isArray(message) ? message.filter((item) => objectOf(item).method !== CANCELED) : message;

const keyOf = ({ sessionId, principal }: Request, id: string | number) =>
  JSON.stringify([principal?.id ?? null, sessionId, id]);

type Cancellation = JSONRPCNotification & { params: { requestId: string | number } };

const isCancellation = (message: unknown): message is Cancellation =>
  objectOf(message).method === CANCELED &&
  isJSONRPCNotification(message) &&
  (typeof message.params?.requestId === 'string' || typeof message.params?.requestId === 'number');
