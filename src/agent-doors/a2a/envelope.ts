import { RequestMalformedError } from '@a2a-js/sdk/errors';
import { isObject } from '../../domain/json/values.ts';
import type { A2aVersion } from '../../domain/tasks/a2a.ts';
import { isRpcId, RPC_ID_RULE } from '../rpc-id.ts';
import { a2aMethods, checkParams } from './params.ts';

type Json = Record<string, unknown>;

/** A JSON-RPC request whose envelope is valid. Each method checks its own `params`. */
export type RpcRequest = Json & { method: string; id?: string | number | null };

export type RpcError = { code: number; message: string };

const INVALID_REQUEST = -32_600;
const METHOD_NOT_FOUND = -32_601;

/**
 * A request without an id is a notification (JSON-RPC 2.0, section 4.1), which gets no answer. No method of A2A is one:
 * a caller that expects nothing back would not learn of what it bought.
 */
const NO_ID = '`id` is required: send a string or an integer, which the response repeats.';

/** The fault in the envelope of a message (JSON-RPC 2.0, section 4), except in its `params`; null for none. */
export function frameError(message: unknown): RpcError | null {
  if (Array.isArray(message)) return wrong('Batches are not supported: send one request at a time.');
  if (!isObject(message)) return wrong('A request must be a JSON object.');
  if (message.jsonrpc !== '2.0') return wrong('`jsonrpc` must be "2.0".');
  if (message.id !== undefined && !isRpcId(message.id)) return wrong(RPC_ID_RULE);
  if (typeof message.method !== 'string' || message.method === '') return wrong('method is required.');
  if (message.id === undefined) return wrong(NO_ID);
  return null;
}

/** The error of a method that this version does not have; null for a known method. */
export const methodError = (method: string, version: A2aVersion): RpcError | null =>
  a2aMethods[version].has(method)
    ? null
    : { code: METHOD_NOT_FOUND, message: `A2A ${version} has no such method on this agent.` };

/** The fault in the form of `params`, which is judged after the method; null for none. */
export const paramsError = ({ params }: RpcRequest): RpcError | null =>
  params === undefined || isObject(params) ? null : wrong('`params` must be an object.');

const wrong = (message: string): RpcError => ({ code: INVALID_REQUEST, message });

const SENDS: Readonly<Record<A2aVersion, readonly string[]>> = {
  '1.0': ['SendMessage', 'SendStreamingMessage'],
  '0.3': ['message/send', 'message/stream'],
};
const KINDS: ReadonlySet<unknown> = new Set(['text', 'data', 'file']);
const CONTENTS = ['text', 'raw', 'url', 'data'] as const;

const SET_PUSH = 'tasks/pushNotificationConfig/set';

/**
 * The request with only the first of the authentication schemes that a receiver of notifications offers. The
 * library would keep the same one, but write a line of its own to the log.
 */
function withOneScheme(request: RpcRequest): RpcRequest {
  const params = isObject(request.params) ? request.params : {};
  const holder = request.method === SET_PUSH ? params : params.configuration;
  const push = isObject(holder) ? holder.pushNotificationConfig : undefined;
  if (!isObject(push) || !isObject(push.authentication)) return request;
  const { schemes } = push.authentication;
  if (!Array.isArray(schemes) || schemes.length < 2) return request;
  const authentication = { ...push.authentication, schemes: schemes.slice(0, 1) };
  const kept = { ...(holder as Json), pushNotificationConfig: { ...push, authentication } };
  return { ...request, params: request.method === SET_PUSH ? kept : { ...params, configuration: kept } };
}

/**
 * Checks what the library does not: it reads a part with both text and data as text, and drops fields of the
 * wrong type. Returns the request in the form that the library must receive.
 *
 * @throws {RequestMalformedError} when a field has the wrong type or form
 */
export function checkSend(given: RpcRequest, version: A2aVersion): RpcRequest {
  // `params` may be omitted (JSON-RPC 2.0, section 4.2); the library requires an object.
  const complete = given.params === undefined ? { ...given, params: {} } : given;
  const request = version === '0.3' ? withOneScheme(complete) : complete;
  const params = isObject(request.params) ? request.params : {};
  if (!SENDS[version].includes(request.method)) {
    if (request.method === SET_PUSH && !isObject(params.pushNotificationConfig)) {
      throw new RequestMalformedError('`pushNotificationConfig` must be an object');
    }
    checkParams(params, request.method, version);
    return request;
  }
  const { message, configuration } = params;
  checkMessage(message, version);
  checkParams(params, request.method, version);
  if (!isObject(configuration)) return request;
  if (version === '1.0')
    return { ...request, params: { ...params, configuration: withReceiver(configuration) } };
  // In 0.3 a caller that does not set `blocking` waits for the answer; the library assumes the opposite.
  if (configuration.blocking !== undefined) return request;
  return { ...request, params: { ...params, configuration: { ...configuration, blocking: true } } };
}

/**
 * The configuration of a 1.0 message with the receiver of notifications under the name of 1.0. Clients that grew from 0.3
 * send it under the older name, in either form, and would wait for notifications that never come.
 */
function withReceiver(configuration: Json): Json {
  const { pushNotificationConfig: receiver, taskPushNotificationConfig: its, ...others } = configuration;
  if (!isObject(receiver) || (its !== undefined && its !== null)) return configuration;
  const { authentication } = receiver;
  const schemes = isObject(authentication) ? authentication.schemes : undefined;
  const named = Array.isArray(schemes)
    ? { ...receiver, authentication: { scheme: schemes[0], ...(authentication as Json) } }
    : receiver;
  checkParams(named, 'CreateTaskPushNotificationConfig', '1.0');
  return { ...others, taskPushNotificationConfig: named };
}

function checkMessage(message: unknown, version: A2aVersion): void {
  if (!isObject(message)) throw new RequestMalformedError('`message` must be an object');
  if (!Array.isArray(message.parts)) throw new RequestMalformedError('`message.parts` must be an array');
  for (const part of message.parts) checkPart(part, version);
}

function checkPart(part: unknown, version: A2aVersion): void {
  if (!isObject(part)) throw new RequestMalformedError('Each part must be an object.');
  if (version === '0.3') {
    if (!KINDS.has(part.kind))
      throw new RequestMalformedError('`kind` of a part must be `text`, `data` or `file`.');
    if (part.kind === 'data' && part.data === undefined)
      throw new RequestMalformedError('`data` is required in a data part.');
    return;
  }
  const named = CONTENTS.filter((name) => part[name] !== undefined && part[name] !== null);
  if (named.length !== 1)
    throw new RequestMalformedError('Each part must have exactly one of `text`, `raw`, `url` and `data`.');
}
