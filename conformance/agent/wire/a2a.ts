import { randomUUID } from 'node:crypto';
import { cardUrls } from '../../../client/a2a.ts';
import { isObject, type Json, listOf, objectOf } from '../../../client/json.ts';
import type { Answer, Caller } from '../../http/ask.ts';
import { judgeable } from '../../verdict.ts';
import { answered, type Called, turnedAway } from './called.ts';
import { messageFor } from './frames.ts';
import type { Way } from './way.ts';

type A2aVersion = '1.0' | '0.3';

/** Where and how the agent is called, as its card says. */
export type A2aLine = {
  readonly card: Json;
  readonly answer: Answer;
  readonly url: string;
  readonly version: A2aVersion;
};

/** Reads the agent's card, at the places where clients look for it. */
export async function openCard(way: Way): Promise<A2aLine> {
  for (const path of cardUrls(way.peer.url)) {
    const answer = await way.ask({ path, as: 'nobody' });
    if (answer.status !== 200 || !isObject(answer.json)) continue;
    const found = interfaceOf(answer.json, way.peer.url);
    if (found !== undefined) return { card: answer.json, answer, ...found };
  }
  judgeable(false, 'there is no agent card that names a JSON-RPC interface of this origin');
}

/** The newest interface that the runner speaks. */
function interfaceOf(card: Json, target: URL): Pick<A2aLine, 'url' | 'version'> | undefined {
  const listed = listOf(card.supportedInterfaces)
    .map(objectOf)
    .filter(({ protocolBinding }) => String(protocolBinding).toUpperCase() === 'JSONRPC')
    .map(({ url, protocolVersion }) => ({ url: String(url), version: versionOf(protocolVersion) }));
  const older = typeof card.url === 'string' ? [{ url: card.url, version: '0.3' as const }] : [];
  const own = [...listed, ...older].filter(({ url }) => URL.parse(url)?.origin === target.origin);
  return own.find(({ version }) => version === '1.0') ?? own[0];
}

const versionOf = (version: unknown): A2aVersion => (String(version).startsWith('0.') ? '0.3' : '1.0');

const NAMES = {
  '1.0': { send: 'SendMessage', get: 'GetTask', cancel: 'CancelTask' },
  '0.3': { send: 'message/send', get: 'tasks/get', cancel: 'tasks/cancel' },
} as const;

export const methodNames = (version: A2aVersion) => NAMES[version];

/** Sends one request of JSON-RPC. */
export async function request(
  way: Way,
  { url, version }: Pick<A2aLine, 'url' | 'version'>,
  method: string,
  params: unknown,
  { as, id }: { as: Caller; id: string | number },
): Promise<{ answer: Answer; message: Json | undefined }> {
  const answer = await way.ask({
    method: 'POST',
    path: url,
    as,
    headers: { ...(version === '1.0' ? { 'a2a-version': '1.0' } : {}) },
    body: { jsonrpc: '2.0', id, method, params },
  });
  return { answer, message: messageFor(answer, id) };
}

/** The message that invokes a task. Some agents read `input`, others `parameters`. */
export function invocation(version: A2aVersion, task: string, args: Json): Json {
  const data = { skill: task, input: args, parameters: args };
  return version === '1.0'
    ? { message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ data }] } }
    : {
        message: { kind: 'message', messageId: randomUUID(), role: 'user', parts: [{ kind: 'data', data }] },
      };
}

/** A task of A2A in either version, or a message in its place. */
export type A2aTask = {
  readonly id: string;
  /** In the words of 0.3: `completed`, `failed`, `working`. */
  readonly state: string;
  readonly artifacts: readonly Json[];
  readonly parts: readonly Json[];
  readonly note: readonly Json[];
};

export function taskIn(result: unknown): A2aTask | undefined {
  const outer = objectOf(result);
  const message = isObject(outer.message) && outer.status === undefined ? outer.message : undefined;
  const own = outer.kind === 'message' ? outer : message;
  if (own !== undefined) return { id: '', state: 'completed', artifacts: [], parts: partsOf(own), note: [] };
  const task = isObject(outer.task) ? outer.task : outer;
  const { state, message: note } = objectOf(task.status);
  if (typeof state !== 'string') return undefined;
  const artifacts = listOf(task.artifacts).map(objectOf);
  return {
    id: String(task.id ?? ''),
    state: state
      .replace(/^TASK_STATE_/, '')
      .toLowerCase()
      .replaceAll('_', '-'),
    artifacts,
    parts: artifacts.flatMap(partsOf),
    note: partsOf(objectOf(note)),
  };
}

const partsOf = (holder: Json): Json[] => listOf(holder.parts).map(objectOf);

/** Data and texts; the data in reverse order, because the last one counts. */
function read(parts: readonly Json[]): { places: unknown[]; texts: string[] } {
  const places = parts.flatMap(({ data }) => (isObject(data) ? [data] : [])).reverse();
  return { places, texts: parts.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])) };
}

const UNDERWAY = ['working', 'submitted'];
const POLL_MS = 500;

/** Calls a task, and asks for its end while it is at work. */
export async function callSkill(
  way: Way,
  line: A2aLine,
  { task, args }: { task: string; args: Json },
  caller: { as: Caller; id: string },
): Promise<Called> {
  const { send, get } = NAMES[line.version];
  const sent = await request(way, line, send, invocation(line.version, task, args), caller);
  let { answer, message } = sent;
  let found = taskIn(message?.result);
  if (found !== undefined && found.id !== '' && UNDERWAY.includes(found.state)) {
    const { id } = found;
    ({ answer, message } = await way.until(
      `the end of A2A's task ${id}`,
      async () => {
        const polled = await request(way, line, get, { id }, caller);
        const { state = '' } = taskIn(polled.message?.result) ?? {};
        return UNDERWAY.includes(state) ? undefined : polled;
      },
      POLL_MS,
    ));
    found = taskIn(message?.result);
  }
  const base = { task, args };
  if (message === undefined || found === undefined) return turnedAway(base, answer, message);
  const own = read(found.parts);
  const note = read(found.note);
  return answered(base, answer, message, {
    isError: found.state !== 'completed',
    places: [...own.places, ...note.places],
    texts: [...note.texts, ...own.texts],
  });
}
