import { AgentCard } from '@a2a-js/sdk';
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server';
import { RequestMalformedError, VersionNotSupportedError } from '@a2a-js/sdk/errors';
import { JsonRpcTransportHandler, ServerCallContext } from '@a2a-js/sdk/server';
import type { Task } from '../../../generated/tasks.ts';
import type { TaskDesk } from '../../desk/run-task.ts';
import { isObject } from '../../domain/json/values.ts';
import type { Origin } from '../../domain/members/principal.ts';
import { type A2aVersion, versionOf } from '../../domain/tasks/a2a.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { JudgeUrl } from '../../domain/tasks/called-url.ts';
import { INTERNAL_MESSAGE } from '../../domain/tasks/task-error.ts';
import type { Store } from '../../store/open.ts';
import { createCard } from './card.ts';
import { createRequests } from './requests.ts';
import { createRuns } from './runs.ts';
import { createLedger } from './tasks.ts';

export type A2aTools = {
  baseUrl: string;
  prefix: string;
  version: string;
  tokenUrl: string;
  tasks: readonly Task[];
  desk: TaskDesk;
  store: Store;
  judgeUrl: JudgeUrl;
  now: () => Date;
  newId: () => string;
  /** Called with unexpected errors: those that are not a refusal of the request. */
  failed: (cause: unknown, origin: Origin) => void;
  /** Milliseconds that running calls have when the process stops; `GRACE_MS` by default. */
  graceMs?: number | undefined;
};

export type A2aRequest = {
  message: unknown;
  /** The `A2A-Version` header or parameter; empty when the request has none. */
  version: string;
  principal: AgentPrincipal | null;
  origin: Origin;
  /** Aborted when the connection closes. */
  gone: AbortSignal;
};

/** One JSON document, or a stream of JSON documents that ends by itself and never throws. */
export type A2aAnswer =
  | { readonly kind: 'json'; readonly status: 200 | 400; readonly body: object }
  | { readonly kind: 'stream'; readonly frames: AsyncGenerator<object, void> };

export type A2a = {
  /** The agent's card. */
  readonly card: Readonly<Record<string, unknown>>;
  answer(request: A2aRequest): Promise<A2aAnswer>;
  /** Ends streams and waits for running calls. Calls that do not end in time are interrupted. */
  drain(): Promise<void>;
};

const INVALID_PARAMS = -32_602;
const INTERNAL = -32_603;
const GRACE_MS = 3_000;

/** The agent over A2A: JSON-RPC of versions 1.0 and 0.3. */
export function createA2a(tools: A2aTools): A2a {
  const { store, desk, now, failed } = tools;
  const card = createCard(tools);
  const agentCard = AgentCard.fromJSON(card);
  const ledger = createLedger(store, now);
  const runs = createRuns({ desk, ledger, now, failed });
  const requestTools = { ...tools, ledger, runs };

  async function dispatch(message: RpcRequest, version: A2aVersion, request: A2aRequest): Promise<A2aAnswer> {
    const id = idOf(message);
    let trouble: unknown;
    const unavailable = (cause: unknown) => {
      trouble = cause;
    };
    const requests = createRequests(agentCard, { ...request, version, unavailable }, requestTools);
    const Handler = version === '1.0' ? JsonRpcTransportHandler : LegacyJsonRpcTransportHandler;
    const toError = (cause: unknown) => ({ jsonrpc: '2.0', id, error: errorOf(cause, version) });
    try {
      const context = new ServerCallContext({ requestedVersion: version });
      const answer = await new Handler(requests).handle(checkSend(message, version), context);
      // The library turns every failure into a JSON-RPC answer. This one is thrown instead, so that the HTTP
      // layer sends its status.
      if (trouble !== undefined) throw trouble;
      if (!(Symbol.asyncIterator in answer)) return json(withoutAccident(answer));
      // A request that is refused before the first frame gets a JSON response, not a stream.
      const first = await answer.next();
      if (trouble !== undefined) throw trouble;
      if (first.done) return json({ jsonrpc: '2.0', id, result: null });
      return { kind: 'stream', frames: framesOf(first.value, answer, toError) };
    } catch (cause) {
      if (trouble !== undefined) throw trouble;
      return json(withoutAccident(toError(cause)));
    }
  }

  return {
    card,
    async answer(request) {
      const { message } = request;
      if (!isSound(message)) {
        return {
          kind: 'json',
          status: 400,
          body: { jsonrpc: '2.0', id: idOf(message), error: frameError(message) },
        };
      }
      const version = versionOf(request.version, message.method);
      if (version !== null) return dispatch(message, version, request);
      const cause = new VersionNotSupportedError('This agent supports the A2A versions 1.0 and 0.3.');
      return json({ jsonrpc: '2.0', id: idOf(message), error: errorOf(cause, '1.0') });
    },
    drain: () => runs.drain(tools.graceMs ?? GRACE_MS),
  };
}

const json = (body: object): A2aAnswer => ({ kind: 'json', status: 200, body });

async function* framesOf(
  first: object,
  rest: AsyncGenerator<object, void>,
  toError: (cause: unknown) => object,
): AsyncGenerator<object, void> {
  try {
    yield first;
    yield* rest;
  } catch (cause) {
    yield toError(cause);
  }
}

const errorOf = (cause: unknown, version: A2aVersion): object =>
  version === '1.0'
    ? JsonRpcTransportHandler.mapToJSONRPCError(cause)
    : LegacyJsonRpcTransportHandler.mapToLegacyJSONRPCError(cause);

/**
 * Our own internal failures have the text `INTERNAL_MESSAGE`. Any other internal error is a failure of the
 * library on malformed parameters, so it is reported as invalid params.
 */
function withoutAccident(answer: object): object {
  const { error } = answer as { error?: { code: number; message: string } };
  if (error?.code !== INTERNAL || error.message === INTERNAL_MESSAGE) return answer;
  const { message } = new RequestMalformedError('The parameters of the method do not follow the protocol.');
  return { ...answer, error: { code: INVALID_PARAMS, message } };
}

type Json = Record<string, unknown>;

/** A JSON-RPC request whose envelope is valid. Each method checks its own `params`. */
type RpcRequest = Json & { method: string; id?: string | number | null };

export type RpcError = { code: number; message: string };
export type RpcId = string | number | null;

const INVALID_REQUEST = -32_600;

export const isRpcId = (value: unknown): value is RpcId =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));

/** The id for the response, even when the message is otherwise invalid; null when the message has no valid id. */
const idOf = (message: unknown): RpcId =>
  isObject(message) && isRpcId(message.id) ? (message.id ?? null) : null;

/** The fault in the envelope of a message (JSON-RPC 2.0, section 4); null for a valid one. */
function frameError(message: unknown): RpcError | null {
  const wrong = (text: string): RpcError => ({ code: INVALID_REQUEST, message: text });
  if (Array.isArray(message)) return wrong('Batches are not supported: send one request at a time.');
  if (!isObject(message)) return wrong('A request must be a JSON object.');
  if (message.jsonrpc !== '2.0') return wrong('`jsonrpc` must be "2.0".');
  if (message.id !== undefined && !isRpcId(message.id)) return wrong('`id` must be a string or an integer.');
  if (typeof message.method !== 'string' || message.method === '') return wrong('method is required.');
  if (message.params !== undefined && !isObject(message.params)) return wrong('`params` must be an object.');
  return null;
}

const isSound = (message: unknown): message is RpcRequest => frameError(message) === null;

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
function checkSend(given: RpcRequest, version: A2aVersion): RpcRequest {
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
  // In 0.3 a caller that does not set `blocking` waits for the answer; the library assumes the opposite.
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
