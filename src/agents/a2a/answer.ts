import { AgentCard } from '@a2a-js/sdk';
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server';
import { RequestMalformedError, VersionNotSupportedError } from '@a2a-js/sdk/errors';
import { JsonRpcTransportHandler, ServerCallContext } from '@a2a-js/sdk/server';
import type { Task } from '../../../generated/tasks.ts';
import type { TaskDesk } from '../../desk/run-task.ts';
import type { Origin } from '../../domain/members/principal.ts';
import { type A2aVersion, versionOf } from '../../domain/tasks/a2a.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import { INTERNAL_MESSAGE } from '../../domain/tasks/task-error.ts';
import type { Store } from '../../store/open.ts';
import type { JudgePushUrl } from './caller.ts';
import { createCard } from './card.ts';
import { createLedger } from './ledger.ts';
import { checkSend, frameError, idOf, isSound, type RpcRequest } from './message.ts';
import { createRequests } from './requests.ts';
import { createRuns } from './runs.ts';

export type A2aTools = {
  baseUrl: string;
  prefix: string;
  version: string;
  tokenUrl: string;
  tasks: readonly Task[];
  desk: TaskDesk;
  store: Store;
  judgePushUrl: JudgePushUrl;
  now: () => Date;
  newId: () => string;
  /** Told of errors that are nobody's refusal. */
  failed: (cause: unknown, origin: Origin) => void;
  /** How long calls may go on when the process stops. */
  graceMs?: number | undefined;
};

export type A2aRequest = {
  message: unknown;
  /** The `A2A-Version` header; empty for none. */
  version: string;
  principal: AgentPrincipal | null;
  origin: Origin;
  /** Aborted when the connection is gone. */
  gone: AbortSignal;
};

/** One JSON document, or a stream of them that ends by itself and never throws. */
export type A2aAnswer =
  | { readonly kind: 'json'; readonly status: 200 | 400; readonly body: object }
  | { readonly kind: 'stream'; readonly frames: AsyncGenerator<object, void> };

export type A2a = {
  /** The agent's card. */
  readonly card: Readonly<Record<string, unknown>>;
  answer(request: A2aRequest): Promise<A2aAnswer>;
  /** Ends streams, and waits for running calls; what does not end in time is interrupted. */
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
      // The library writes every failure as an answer; this one is for the door, which knows a status for it.
      if (trouble !== undefined) throw trouble;
      if (!(Symbol.asyncIterator in answer)) return json(withoutAccident(answer));
      // What is refused before the first frame is no stream yet.
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

/** Failures of ours are worded by us; any other is the library stumbling over what the caller sent. */
function withoutAccident(answer: object): object {
  const { error } = answer as { error?: { code: number; message: string } };
  if (error?.code !== INTERNAL || error.message === INTERNAL_MESSAGE) return answer;
  const { message } = new RequestMalformedError('The parameters of the method do not follow the protocol.');
  return { ...answer, error: { code: INVALID_PARAMS, message } };
}
