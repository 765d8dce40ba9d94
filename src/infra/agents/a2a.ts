import { type AgentCard, type Message, type Task, TaskState } from '@a2a-js/sdk';
import { type A2aCaller, a2aLibrary, cardUrls, isTask, read, requestOf } from '../../../client/a2a.ts';
import { openRpc } from '../../../client/rpc.ts';
import { objectOf } from '../../domain/json/values.ts';
import { sameSite } from '../../domain/net/domain-name.ts';
import {
  type AgentFailure,
  bad,
  type ForeignAnswer,
  type ForeignJson,
  foreignList,
  shortText,
} from '../../domain/net/foreign-answer.ts';
import {
  type AgentSession,
  failureOf,
  guardedLine,
  type Line,
  type OpenedSession,
  readTaskBody,
  senseless,
} from './session.ts';

/** Finds the agent's card and prepares calls to the JSON-RPC interface that it names, A2A 1.0 or 0.3. */
export async function openA2a(line: Line): Promise<OpenedSession> {
  const url = new URL(line.url);
  // An agent card must not direct requests to another site.
  const guarded = guardedLine(
    line,
    ({ hostname }) => hostname === url.hostname || sameSite(hostname, url.hostname),
  );
  const rpc = openRpc(guarded, { hasCredential: line.token !== undefined });
  const { resolver, factory } = a2aLibrary({ line: guarded, rpc });
  let failure: AgentFailure = senseless;
  for (const cardUrl of cardUrls(url)) {
    try {
      const card = await resolver.resolve(cardUrl, '');
      const caller = await factory.createFromAgentCard(card);
      return { ok: true, session: sessionOf(card, caller, line) };
    } catch (error) {
      failure = failureOf(error);
      if (failure.code === 'timeout' || failure.code === 'unreachable' || failure.code === 'blocked') break;
    }
  }
  return { ok: false, failure };
}

function sessionOf(card: AgentCard, caller: A2aCaller, line: Line): AgentSession {
  return {
    protocol: 'a2a',
    endpoint: line.url,
    name: shortText(card.name, 200) ?? null,
    description: shortText(card.description, 2000) ?? null,
    tools: async () => ({ ok: true, tools: foreignList(card.skills).map(toolOf) }),
    async call(task, args) {
      try {
        const answer = await caller.sendMessage(requestOf(task, args), { signal: line.until });
        return readAnswer(answer);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code !== 'auth_required') return { ok: false, kind: 'failed', failure };
        return { ok: false, kind: 'refused', code: null, message: failure.message, httpStatus: 401 };
      }
    },
    close: async () => {},
  };
}

/** Shows an A2A skill as a tool: the skill's id is the task name. */
const toolOf = (skill: unknown): ForeignJson => {
  const { id, description } = objectOf(skill);
  return { name: id, description };
};

const REFUSED: readonly TaskState[] = [
  TaskState.TASK_STATE_FAILED,
  TaskState.TASK_STATE_REJECTED,
  TaskState.TASK_STATE_AUTH_REQUIRED,
];

function readAnswer(answer: Message | Task): ForeignAnswer {
  if (!isTask(answer)) return readTaskBody(lastData(answer.parts), false);
  const state = answer.status?.state;
  if (state === TaskState.TASK_STATE_AUTH_REQUIRED) {
    return { ok: false, kind: 'refused', code: 'AUTH_REQUIRED', message: 'the agent asks for a credential' };
  }
  const data =
    lastData(answer.artifacts.flatMap(({ parts }) => parts)) ?? lastData(answer.status?.message?.parts ?? []);
  const isRefused = state !== undefined && REFUSED.includes(state);
  if (!isRefused && state !== TaskState.TASK_STATE_COMPLETED) return bad('the agent did not answer at once');
  return readTaskBody(data, isRefused);
}

/** The last data part that is not empty holds the response. */
const lastData = (parts: Message['parts']): ForeignJson | undefined =>
  read(parts)
    .places.map(objectOf)
    .find((data) => Object.keys(data).length > 0);
