import { randomUUID } from 'node:crypto';
import { type Json, listOf, objectOf } from '../../client/json.ts';
import { protocol } from '../../generated/protocol.ts';
import type { Context, Reading } from '../check.ts';
import type { Caller } from '../http/ask.ts';
import { judgeable } from '../verdict.ts';
import type { AgentSettings } from './settings.ts';
import { callSkill, openCard } from './wire/a2a.ts';
import type { Called } from './wire/called.ts';
import { begin, beginAny, type McpLine, readCall, request } from './wire/mcp.ts';
import type { Way } from './wire/way.ts';

type CallOptions = {
  /** The trial's own caller when absent. A stranger has a credential that the agent never gave. */
  readonly as?: Caller | 'stranger';
  /** Release that this request names; the settings' when absent, none when null. */
  readonly release?: string | null;
};

/** What a check of an agent works with. */
export type Trial = {
  readonly context: Context;
  readonly settings: AgentSettings;
  /** Who calls when nothing else is said: the member, or nobody when there is no credential. */
  readonly self: 'member' | 'nobody';
  /** Calls a task, whatever comes of it. */
  call(task: string, args?: Json, options?: CallOptions): Promise<Called>;
  /** Calls a task whose answer is needed to judge. Throws NotJudged when there is none, or not at once. */
  get(task: string, args?: Json, options?: CallOptions): Promise<Called>;
  /** What is asked for once in a run. */
  read<T>(reading: Reading<T>): Promise<T>;
};

export const reading = <T>(name: string, read: (trial: Trial) => Promise<T>): Reading<T> => ({
  name,
  read: (context) => read(openTrial(context)),
});

const settingsOf = ({ peer, client }: Context): AgentSettings => ({
  transport: peer.transport ?? 'mcp',
  era: peer.era,
  release: peer.release,
  client,
});

export function openTrial(context: Context): Trial {
  const settings = settingsOf(context);
  const trial: Trial = {
    context,
    settings,
    self: context.credential('member') === undefined ? 'nobody' : 'member',
    call: (task, args = {}, options = {}) => call(trial, { task, args }, options),
    async get(task, args = {}, options = {}) {
      const called = await trial.call(task, args, options);
      judgeable(called.fault === null, `${task}: ${called.fault}`);
      const { refusal } = called;
      judgeable(refusal === null, `${task} was refused with ${refusal?.code}: ${refusal?.message}`);
      judgeable(isWhole(called.body), `${task} is answered later (${String(called.body.status)})`);
      return called;
    },
    read: (one) => context.read(one),
  };
  return trial;
}

const LATER = ['submitted', 'working', 'input-required', 'auth-required'];
/** Whether a body is the answer itself, and not the promise of one. */
const isWhole = ({ status }: Json): boolean => !LATER.includes(String(status));

/** A key of a request that no other request has. */
export const newKey = (): string => randomUUID();

/** No agent gave it to anybody. */
const STRANGER = `not-a-credential-${randomUUID()}`;

/** Who begins with a credential; without one given, the member is nobody. */
const lineOf: { readonly [C in Caller]: Reading<McpLine | undefined> } = {
  nobody: lineFor('nobody'),
  member: lineFor('member'),
  other: lineFor('other'),
  person: lineFor('person'),
  outsider: lineFor('outsider'),
};

function lineFor(as: Caller): Reading<McpLine | undefined> {
  return {
    name: `the beginning of MCP as ${as}`,
    read: (context) => beginAny(context, settingsOf(context), as),
  };
}

/** The line of the caller that most checks use. */
export async function ownLine({ context, settings, self }: Trial): Promise<McpLine> {
  const line = await context.read(lineOf[self]);
  judgeable(line, `the agent begins no ${settings.era ?? ''} MCP with the runner`);
  return line;
}

export const cardReading = { name: 'the agent card', read: openCard };

async function call(
  trial: Trial,
  { task, args: given }: { task: string; args: Json },
  { as = trial.self, release = trial.settings.release ?? null }: CallOptions,
): Promise<Called> {
  const { context, settings } = trial;
  const base = { task, args: { ...releaseFields(release), ...given } };
  const caller: Caller = as === 'stranger' ? 'nobody' : as;
  const way = as === 'stranger' ? strangerOf(context) : context;
  const id = randomUUID();
  if (settings.transport === 'a2a')
    return callSkill(way, await context.read(cardReading), base, { as: caller, id });
  const line = await lineAs(trial, as, way);
  const sent = { method: 'tools/call', params: { name: task, arguments: base.args }, name: task };
  return readCall(base, await request(way, line, sent, { as: caller, client: settings.client, id }));
}

/** A session belongs to the caller that began it. Who may not begin one calls without, and is told why not. */
async function lineAs(trial: Trial, as: NonNullable<CallOptions['as']>, way: Way): Promise<McpLine> {
  const { context, settings } = trial;
  const own = await ownLine(trial);
  if (as === trial.self) return own;
  if (own.sessionId === undefined) return own;
  const begun =
    as === 'stranger' ? await begin(way, own.era, 'nobody', settings.client) : await context.read(lineOf[as]);
  return begun ?? { ...own, sessionId: undefined };
}

const strangerOf = ({ ask, until, peer }: Context): Way => ({
  until,
  peer,
  ask: (one) =>
    ask({ ...one, as: 'nobody', headers: { authorization: `Bearer ${STRANGER}`, ...one.headers } }),
});

const releaseFields = (release: string | null): Json =>
  release === null
    ? {}
    : { [protocol.versionField]: release, [protocol.majorVersionField]: Number.parseInt(release, 10) };

/** Names of the tasks that the agent offers. */
export const offered = reading('the list of tasks', async (trial) => {
  const { context, settings } = trial;
  if (settings.transport === 'a2a') {
    const { card } = await context.read(cardReading);
    const skills = listOf(card.skills).map(objectOf);
    return new Set(skills.flatMap(({ id, name }) => [String(id), String(name)]));
  }
  const names = (await trial.read(toolList)).map(({ name }) => String(name));
  return new Set(names);
});

const MOST_PAGES = 20;

/** The tools that the agent lists, over all pages. */
export const toolList = reading('the list of tools', async (trial) => {
  const { context, settings, self } = trial;
  const line = await ownLine(trial);
  const tools: Json[] = [];
  let cursor: unknown;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const sent = { method: 'tools/list', params };
    const { message } = await request(context, line, sent, {
      as: self,
      client: settings.client,
      id: `list-${page}`,
    });
    const result = objectOf(message?.result);
    judgeable(Array.isArray(result.tools), 'the agent lists no tools');
    tools.push(...result.tools.map(objectOf));
    cursor = result.nextCursor;
    if (typeof cursor !== 'string') break;
  }
  return tools;
});

/** @throws NotJudged when the agent does not offer one of the tasks */
export async function offers(trial: Trial, ...tasks: readonly string[]): Promise<void> {
  const names = await trial.read(offered);
  for (const task of tasks) judgeable(names.has(task), `the agent does not offer ${task}`);
}
