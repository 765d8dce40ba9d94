import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { isObject } from '../../domain/json/values.ts';

/** A message whose `params` is null, as serializers write what is absent, has none. */
export function withoutNullParams(message: unknown): unknown {
  if (Array.isArray(message)) return message.map((item) => withoutNullParams(item));
  if (!isObject(message) || message.params !== null) return message;
  const { params: _, ...others } = message;
  return others;
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

export type ParamsRefusal = { readonly code: number; readonly message: string; readonly id: unknown };

/**
 * Refusal of a request whose `params` is no object; null for any other message. The library refuses it as no message at
 * all, without its id. The method is judged first, so that a client learns that it does not exist.
 */
export function refuseParams(message: unknown): ParamsRefusal | null {
  if (!isObject(message)) return null;
  const { method, params, id = null } = message;
  if (typeof method !== 'string' || id === null || params === undefined || isObject(params)) return null;
  return KNOWN.has(method)
    ? { code: ProtocolErrorCode.InvalidParams, message: '`params` must be an object.', id }
    : { code: ProtocolErrorCode.MethodNotFound, message: 'Method not found', id };
}
