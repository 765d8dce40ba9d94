import { RequestMalformedError } from '@a2a-js/sdk/errors';
import { isObject } from '../../domain/json/values.ts';
import type { A2aVersion } from '../../domain/tasks/a2a.ts';

type Json = Record<string, unknown>;

/** A JSON-RPC request whose frame is sound; what is in `params` is up to the method. */
export type RpcRequest = Json & { method: string; id?: string | number | null };

export type RpcError = { code: number; message: string };
export type RpcId = string | number | null;

const INVALID_REQUEST = -32_600;

export const isRpcId = (value: unknown): value is RpcId =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));

/** The id under which an answer goes back, whatever else is wrong with the message. */
export const idOf = (message: unknown): RpcId =>
  isObject(message) && isRpcId(message.id) ? (message.id ?? null) : null;

/** What is wrong with the frame of a message (JSON-RPC 2.0, section 4); null for a sound one. */
export function frameError(message: unknown): RpcError | null {
  const wrong = (text: string): RpcError => ({ code: INVALID_REQUEST, message: text });
  if (Array.isArray(message)) return wrong('Batches are not supported: send one request at a time.');
  if (!isObject(message)) return wrong('A request must be a JSON object.');
  if (message.jsonrpc !== '2.0') return wrong('`jsonrpc` must be "2.0".');
  if (message.id !== undefined && !isRpcId(message.id)) return wrong('`id` must be a string or an integer.');
  if (typeof message.method !== 'string' || message.method === '') return wrong('method is required.');
  if (message.params !== undefined && !isObject(message.params)) return wrong('`params` must be an object.');
  return null;
}

export const isSound = (message: unknown): message is RpcRequest => frameError(message) === null;

const SENDS: Readonly<Record<A2aVersion, readonly string[]>> = {
  '1.0': ['SendMessage', 'SendStreamingMessage'],
  '0.3': ['message/send', 'message/stream'],
};
const KINDS: ReadonlySet<unknown> = new Set(['text', 'data', 'file']);
const CONTENTS = ['text', 'raw', 'url', 'data'] as const;

const SET_PUSH = 'tasks/pushNotificationConfig/set';

/**
 * The request with only the first of several schemes that a receiver of notifications offers: the library keeps that
 * one as well, but writes a line of its own to the log.
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
 * Judges what the library would read past: it takes a part for text when it is data as well, and drops what has the
 * wrong type. Gives back the request as the library is to read it.
 *
 * @throws {RequestMalformedError}
 */
export function checkSend(given: RpcRequest, version: A2aVersion): RpcRequest {
  const request = version === '0.3' ? withOneScheme(given) : given;
  if (!SENDS[version].includes(request.method)) return request;
  const params = isObject(request.params) ? request.params : {};
  const { message, configuration } = params;
  if (!isObject(message)) throw new RequestMalformedError('`message` must be an object');
  if (!Array.isArray(message.parts)) throw new RequestMalformedError('`message.parts` must be an array');
  for (const name of ['messageId', 'contextId', 'taskId']) {
    if (message[name] !== undefined && message[name] !== null && typeof message[name] !== 'string') {
      throw new RequestMalformedError(`\`message.${name}\` must be a string`);
    }
  }
  for (const part of message.parts) checkPart(part, version);
  if (configuration !== undefined && configuration !== null && !isObject(configuration)) {
    throw new RequestMalformedError('`configuration` must be an object');
  }
  // In 0.3 who does not say otherwise waits for the answer; the library reads it the other way round.
  if (version === '1.0' || !isObject(configuration) || configuration.blocking !== undefined) return request;
  return { ...request, params: { ...params, configuration: { ...configuration, blocking: true } } };
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
