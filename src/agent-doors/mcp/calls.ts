import { isJSONRPCNotification, type JSONRPCNotification } from '@modelcontextprotocol/server';
import { objectOf } from '../../domain/json/values.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';

type SessionRequest = { message: unknown; sessionId: string | null; principal: AgentPrincipal | null };

/**
 * A running request. `canceled` resolves with the response once its caller withdraws it; null when the request cannot be
 * withdrawn.
 */
type RunningCall = { readonly canceled: Promise<object> | null; end(): void };

export type Calls = {
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
export function createCalls(): Calls {
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
export const withoutCancellations = (batch: readonly unknown[]): unknown[] =>
  batch.filter((item) => objectOf(item).method !== CANCELED);
