import { respelledNumbers } from '../domain/json/respelled-numbers.ts';
import { isObject } from '../domain/json/values.ts';
import type { Steps } from '../domain/steps.ts';

/** The id of a JSON-RPC request. */
export type RpcId = string | number | null;

/**
 * Whether a response can carry this id exactly as the request has it. Larger numbers lose digits when they are
 * read, so the response would name an id that another request of the same caller may have.
 */
export const isRpcId = (value: unknown): value is RpcId =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));

/** What the id of a request may be, for the caller that sent another one. */
export const RPC_ID_RULE = `\`id\` must be a string or an integer from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}.`;

/** The id for the response to a message: its own, or null when it has none that a response can carry. */
export const idOf = (message: unknown): RpcId =>
  isObject(message) && isRpcId(message.id) ? message.id : null;

/** Whether a message, or one message of a batch, has an id that a response cannot carry. */
export const hasUnusableId = (message: unknown): boolean =>
  (Array.isArray(message) ? message : [message]).some(
    (item) => isObject(item) && item.id !== undefined && !isRpcId(item.id),
  );

/**
 * The message, with an id that no response can carry in place of each number whose digits a response would change:
 * `1.0`, `1e2` and `-0` would come back as `1`, `100` and `0`.
 */
export function* withExactIds(message: unknown, text: string): Steps<unknown> {
  const items = Array.isArray(message) ? message : [message];
  if (!items.some((item) => isObject(item) && typeof item.id === 'number')) return message;
  const respelled = yield* respelledNumbers(text, 'id');
  if (respelled.size === 0) return message;
  const exact = items.map((item, at) => (respelled.has(at) ? { ...item, id: Number.NaN } : item));
  return Array.isArray(message) ? exact : exact[0];
}
