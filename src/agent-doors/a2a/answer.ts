import { AgentCard } from '@a2a-js/sdk';
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server';
import { RequestMalformedError, VersionNotSupportedError } from '@a2a-js/sdk/errors';
import { JsonRpcTransportHandler, ServerCallContext } from '@a2a-js/sdk/server';
import type { Task } from '../../../generated/tasks.ts';
import type { TaskDesk } from '../../desk/run-task.ts';
import type { Json } from '../../domain/json/values.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import type { Origin } from '../../domain/members/principal.ts';
import type { JudgeUrl } from '../../domain/refusals/called-url.ts';
import { INTERNAL_MESSAGE } from '../../domain/refusals/task-error.ts';
import { type A2aVersion, versionOf } from '../../domain/tasks/a2a.ts';
import type { Store } from '../../store/open.ts';
import type { CallConnection } from '../call-connection.ts';
import { idOf } from '../rpc-id.ts';
import { createCard } from './card.ts';
import {
  checkSend,
  frameError,
  methodError,
  paramsError,
  type RpcError,
  type RpcRequest,
} from './envelope.ts';
import { createRequests } from './requests.ts';
import { createRuns } from './runs.ts';
import { createLedger } from './tasks.ts';

export type A2aTools = {
  siteName: string | null;
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

type A2aRequest = {
  message: unknown;
  /** The `A2A-Version` header or parameter; empty when the request has none. */
  version: string;
  principal: AgentPrincipal | null;
  origin: Origin;
  connection: Pick<CallConnection, 'gone'>;
};

/** One JSON document, or a stream of JSON documents that ends by itself and never throws. */
type A2aAnswer =
  | { readonly kind: 'json'; readonly status: 200 | 400; readonly body: Json }
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
      if (!isFramed(message)) return refused(message, frameError(message));
      const version = versionOf(request.version, message.method);
      if (version === null) {
        const cause = new VersionNotSupportedError('This agent supports the A2A versions 1.0 and 0.3.');
        return json({ jsonrpc: '2.0', id: idOf(message), error: errorOf(cause, '1.0') });
      }
      const unknown = methodError(message.method, version);
      if (unknown !== null) return json({ jsonrpc: '2.0', id: idOf(message), error: unknown });
      const fault = paramsError(message);
      return fault === null ? dispatch(message, version, request) : refused(message, fault);
    },
    drain: () => runs.drain(tools.graceMs ?? GRACE_MS),
  };
}

const json = (body: object): A2aAnswer => ({ kind: 'json', status: 200, body: { ...body } });
const refused = (message: unknown, error: RpcError | null): A2aAnswer => ({
  kind: 'json',
  status: 400,
  body: { jsonrpc: '2.0', id: idOf(message), error },
});
const isFramed = (message: unknown): message is RpcRequest => frameError(message) === null;

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
