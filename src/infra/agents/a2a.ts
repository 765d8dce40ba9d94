import { randomUUID } from 'node:crypto';
import { type AgentCard, type Message, Role, SendMessageRequest, type Task, TaskState } from '@a2a-js/sdk';
import { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client';
import { protocol } from '../../../generated/protocol.ts';
import { type ForeignJson, foreignList, shortText } from '../../domain/agents/foreign-text.ts';
import { type AgentFailure, bad, type ForeignAnswer, readTaskBody } from '../../domain/agents/task-answer.ts';
import { objectOf } from '../../domain/json/object.ts';
import { sameSite } from '../../domain/net/domain-name.ts';
import { withoutQuery, withoutTrailing } from '../../domain/text/edges.ts';
import { guardedFetch } from '../guarded-fetch.ts';
import { fetchFailure, senseless, statusFailure } from './failure.ts';
import { type AgentSession, type Line, MOST_ANSWER_BYTES, type OpenedSession } from './session.ts';

type Caller = Awaited<ReturnType<ClientFactory['createFromAgentCard']>>;

/** Finds the agent's card and prepares calls to the JSON-RPC interface that it names, A2A 1.0 or 0.3. */
export async function openA2a(line: Line): Promise<OpenedSession> {
  let status: number | undefined;
  const host = new URL(line.url).hostname;
  const send = guardedFetch(line.fetcher, {
    ...line,
    maxBytes: MOST_ANSWER_BYTES,
    // A card may not send us to somebody else.
    allow: (url) => url.hostname === host || sameSite(url.hostname, host),
  });
  const { origin } = new URL(line.url);
  const noted: typeof send = async (input, init) => {
    status = undefined;
    const response = await send(input, withToken(input, init, origin, line.token));
    status = response.status;
    return response;
  };
  const legacyCompat = { enabled: true };
  const resolver = new DefaultAgentCardResolver({ fetchImpl: noted, legacyCompat });
  const factory = new ClientFactory({
    transports: [new JsonRpcTransportFactory({ fetchImpl: noted, legacyCompat })],
    cardResolver: resolver,
  });
  const failed = (error: unknown) => failureOf(error, status);
  let failure: AgentFailure = senseless;
  for (const cardUrl of cardUrls(line.url)) {
    try {
      const card = await resolver.resolve(cardUrl, '');
      const caller = await factory.createFromAgentCard(card);
      return { ok: true, session: sessionOf(card, caller, line, failed) };
    } catch (error) {
      failure = failed(error);
      if (failure.code === 'timeout' || failure.code === 'unreachable' || failure.code === 'blocked') break;
    }
  }
  return { ok: false, failure };
}

/** The card may name another host of the same site; the token is for the origin that it was given for. */
function withToken(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  origin: string,
  token: string | undefined,
): RequestInit | undefined {
  const url = input instanceof Request ? input.url : String(input);
  if (token === undefined || URL.parse(url)?.origin !== origin) return init;
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** Beside the agent, at the root of its host, and under the older name. */
function cardUrls(url: string): string[] {
  const { origin } = new URL(url);
  const beside = withoutTrailing(withoutQuery(url), '/');
  return [
    ...new Set([
      `${beside}/.well-known/agent-card.json`,
      `${origin}/.well-known/agent-card.json`,
      `${origin}/.well-known/agent.json`,
    ]),
  ];
}

function sessionOf(
  card: AgentCard,
  caller: Caller,
  line: Line,
  failed: (error: unknown) => AgentFailure,
): AgentSession {
  return {
    protocol: 'a2a',
    endpoint: line.url,
    name: shortText(card.name, 200) ?? null,
    description: shortText(card.description, 2000) ?? null,
    tools: async () => ({ ok: true, tools: foreignList(card.skills).map(toolOf) }),
    async call(task, args) {
      try {
        const answer = await caller.sendMessage(requestOf(task, args), { signal: line.signal });
        return readAnswer(answer);
      } catch (error) {
        const failure = failed(error);
        if (failure.code !== 'auth_required') return { ok: false, kind: 'failed', failure };
        return { ok: false, kind: 'refused', code: null, message: failure.message, httpStatus: 401 };
      }
    },
    close: async () => {},
  };
}

/** A skill stands for the task that its id names. */
const toolOf = (skill: unknown): ForeignJson => {
  const { id, description } = objectOf(skill);
  return { name: id, description };
};

const requestOf = (task: string, args: ForeignJson): SendMessageRequest =>
  SendMessageRequest.fromJSON({
    message: {
      messageId: randomUUID(),
      role: Role[Role.ROLE_USER],
      // Agents read the one or the other.
      parts: [{ data: { skill: task, input: args, parameters: args } }],
    },
  });

const REFUSED: readonly TaskState[] = [
  TaskState.TASK_STATE_FAILED,
  TaskState.TASK_STATE_REJECTED,
  TaskState.TASK_STATE_AUTH_REQUIRED,
];

function readAnswer(answer: Message | Task): ForeignAnswer {
  if ('messageId' in answer) return bodyOf(lastData(answer.parts), false);
  const state = answer.status?.state;
  if (state === TaskState.TASK_STATE_AUTH_REQUIRED) {
    return { ok: false, kind: 'refused', code: 'AUTH_REQUIRED', message: 'the agent asks for a credential' };
  }
  const parts = foreignList(answer.artifacts).flatMap((artifact) => foreignList(objectOf(artifact).parts));
  const data = lastData(parts) ?? lastData(foreignList(answer.status?.message?.parts));
  const isRefused = state !== undefined && REFUSED.includes(state);
  if (!isRefused && state !== TaskState.TASK_STATE_COMPLETED) return bad('the agent did not answer at once');
  return bodyOf(data, isRefused);
}

const bodyOf = (data: ForeignJson | undefined, isError: boolean): ForeignAnswer =>
  readTaskBody(data, { isError, errorField: protocol.errorField });

/** The last data part is the one that counts. */
function lastData(parts: readonly unknown[]): ForeignJson | undefined {
  const data = parts.flatMap((part) => {
    const { $case: kind, value } = objectOf(objectOf(part).content);
    return kind === 'data' && Object.keys(objectOf(value)).length > 0 ? [objectOf(value)] : [];
  });
  return data.at(-1);
}

function failureOf(error: unknown, status: number | undefined): AgentFailure {
  const fetching = fetchFailure(error);
  if (fetching !== null) return fetching;
  return status !== undefined && status >= 300 ? statusFailure(status) : senseless;
}
