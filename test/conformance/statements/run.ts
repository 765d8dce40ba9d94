import { setTimeout as sleep } from 'node:timers/promises';
import { protocol } from '../../../generated/protocol.ts';
import { rollback } from '../../../src/admin/commands.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import { apiKey, organization, signedIn } from '../../http/members/world.ts';
import type { TestApp } from '../../support/app.ts';
import { openSse } from '../../support/sse.ts';
import { type ReceivedWebhook, webhookReceivers } from '../../support/webhook-receivers.ts';
import { agentCallers, askAgent, listTools } from './ask-agent.ts';
import { faultsOf } from './match.ts';
import type {
  Caller,
  Deed,
  Json,
  ReceivesStep,
  RequestStep,
  Statement,
  Step,
  StreamStep,
  TaskStep,
} from './statement.ts';

/** Two sentences must not count against one limit of a minute. */
const BETWEEN_MS = 2 * 60_000;

/** Does what a statement says; what came back otherwise than it must, empty when nothing did. */
export async function faultsOfStatement({ given = [], steps }: Statement, app: TestApp): Promise<string[]> {
  app.clock.advance(BETWEEN_MS);
  const callers = callersOf(app);
  const agents = agentCallers(app);
  const hook = hookOf(app);
  const kept = new Map<string, unknown>([...Object.entries(protocol), ...timesOf(app), ['hook', hook.url]]);
  for (const [index, step] of [...given, ...steps].entries()) {
    const faults = await take(filledIn(step, kept), { app, callers, agents, kept, hook });
    if (faults.length > 0) return faults.map((fault) => `step ${index + 1} (${titleOf(step)}): ${fault}`);
  }
  return [];
}

type Challenge = Parameters<TestApp['owners']['publish']>[0];
type Callers = (caller: Caller) => Promise<Record<string, string>>;
type Scene = {
  app: TestApp;
  callers: Callers;
  agents: ReturnType<typeof agentCallers>;
  kept: Map<string, unknown>;
  hook: ReturnType<ReturnType<typeof webhookReceivers>>;
};

const titleOf = (step: Step): string => JSON.stringify(step).slice(0, 120);

async function take(step: Step, scene: Scene): Promise<string[]> {
  if ('request' in step) return ask(step, scene);
  if ('stream' in step) return follow(step, scene);
  if ('task' in step) return call(step, scene);
  if ('receives' in step) return receive(step, scene);
  if ('tools' in step) return faultsOf(await listTools(originOf(scene.app)), step.tools, 'the tools');
  await act(step, scene);
  return [];
}

const receivers = new WeakMap<TestApp, ReturnType<typeof webhookReceivers>>();
function hookOf(app: TestApp) {
  const open = receivers.get(app) ?? webhookReceivers(app, 'hooks.tidewaterceramics.example');
  receivers.set(app, open);
  return open();
}

/** After this time of waiting the clock is moved as well: on a busy machine a try may have to be repeated. */
const RETRY_AFTER_TRIES = 500;
const RETRY_S = 120;

/** Webhooks arrive on their own; as many as are expected are waited for. */
async function receive(
  { receives, passing = 0, keep = {} }: ReceivesStep,
  { app, hook, kept }: Scene,
): Promise<string[]> {
  const received = () => eachOnce(hook.received);
  for (let tries = 0; tries < 3_000 && received().length < receives.length; tries += 1) {
    await sleep(10);
    if (passing > 0 && tries % 20 === 19) app.clock.advance(passing * 1_000);
    else if (tries % RETRY_AFTER_TRIES === RETRY_AFTER_TRIES - 1) app.clock.advance(RETRY_S * 1_000);
  }
  const seen = received().map(({ verdict, body }) => ({ verdict, body }));
  for (const [name, at] of Object.entries(keep)) kept.set(name, valueAt(seen, at));
  return faultsOf(seen, receives, 'the webhooks');
}

/** As a receiver counts: a message that was on its way while the clock was moved is sent again, under the same key. */
const eachOnce = (received: readonly ReceivedWebhook[]): ReceivedWebhook[] => {
  const keys = received.map(({ body }) => body.idempotency_key);
  return received.filter((_, at) => keys[at] === undefined || keys.indexOf(keys[at]) === at);
};

async function ask(step: RequestStep, { app, callers, kept }: Scene): Promise<string[]> {
  const [method = 'GET', path = ''] = step.request.split(' ');
  const headers = await callers(step.as ?? 'nobody');
  const send = () => app.send(method, path, headers, step.body);
  for (let count = 1; count < (step.times ?? 1); count += 1) {
    const { status, text } = await send();
    if (status >= 300) return [`request ${count} answered ${status}: ${text}`];
  }
  const { status, body, headers: sent, text } = await send();
  if (status !== step.answer.status)
    return [`answered ${status}, not ${step.answer.status}: ${text.slice(0, 2000)}`];
  for (const [name, at] of Object.entries(step.keep ?? {})) kept.set(name, valueAt(body, at));
  kept.set('answer', body);
  return [
    ...(step.answer.body === undefined ? [] : faultsOf(body, step.answer.body)),
    ...Object.entries(step.answer.headers ?? {}).flatMap(([name, expected]) =>
      faultsOf(sent.get(name) ?? undefined, expected, name),
    ),
  ];
}

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      body,
    );

async function follow(
  { as = 'nobody', stream, until, frames }: StreamStep,
  { app, callers }: Scene,
): Promise<string[]> {
  const client = await openSse(`${originOf(app)}${stream}`, await callers(as));
  try {
    if (client.status !== 200) return [`answered ${client.status}: ${await client.text}`];
    await client.find(({ event }) => event === until);
    return faultsOf(client.frames, frames);
  } finally {
    client.close();
  }
}

async function call(step: TaskStep, { app, agents, kept }: Scene): Promise<string[]> {
  const { as = 'buyer', over = 'mcp', task, arguments: args, answer } = step;
  const { status, headers, body, wire } = await askAgent(originOf(app), over, task, args, await agents(as));
  if (status !== (answer.status ?? 200))
    return [`answered ${status}: ${JSON.stringify(body).slice(0, 2000)}`];
  for (const [name, at] of Object.entries(step.keep ?? {})) kept.set(name, valueAt(body, at));
  const faults = [
    ...(answer.body === undefined ? [] : faultsOf(body, answer.body)),
    ...(answer.wire === undefined ? [] : faultsOf(wire, answer.wire, 'wire')),
    ...Object.entries(answer.headers ?? {}).flatMap(([name, expected]) =>
      faultsOf(headers.get(name) ?? undefined, expected, name),
    ),
  ];
  return faults.length === 0 ? [] : [...faults, `the answer: ${JSON.stringify(body).slice(0, 2000)}`];
}

const originOf = ({ address }: TestApp): string => `http://127.0.0.1:${address?.port}`;

/** Times that steps can name, counted from when the statement begins. */
const timesOf = ({ clock }: TestApp): [string, string][] =>
  Object.entries({ yesterday: -1, now: 0, tomorrow: 1, nextWeek: 7, nextMonth: 30, nextYear: 365 }).map(
    ([name, days]) => [name, new Date(clock.now().getTime() + days * DAY_MS).toISOString()],
  );

async function act(deed: Deed, { app, kept }: Scene): Promise<void> {
  if ('publish' in deed) {
    const { host, path } = placeOf(deed.publish);
    const { content, status = 200 } = deed;
    app.sites.put(host, path, {
      status,
      body: typeof content === 'string' ? content : JSON.stringify(content),
    });
  } else if ('withdraw' in deed) {
    const { host, path } = placeOf(deed.withdraw);
    app.sites.remove(host, path);
  } else if ('crawl' in deed) {
    await crawl(deed.crawl, { store: app.store, fetcher: app.fetcher, now: app.clock.now, newId });
  } else if ('wait' in deed) {
    app.clock.advance(deed.wait * 1000);
  } else if ('prove' in deed) {
    const answer = kept.get('answer') as { challenge?: Challenge } & Challenge;
    app.owners.publish(answer.challenge ?? answer);
  } else {
    await rollback(app.store, deed.rollBack, deed.domain, deed.to);
  }
}

function placeOf(place: string) {
  const slash = place.indexOf('/');
  return { host: place.slice(0, slash), path: place.slice(slash) };
}

/** Headers of each caller of one statement, made when they are first needed. */
function callersOf(app: TestApp): Callers {
  const made = new Map<Caller, Promise<Record<string, string>>>();
  const make = async (caller: Caller): Promise<Record<string, string>> => {
    if (caller === 'nobody') return {};
    if (caller === 'homeless person') return (await signedIn(app, null, 'member')).credential;
    if (caller === 'person')
      return (await signedIn(app, (await organization(app, 'People')).id, 'member')).credential;
    if (caller === 'tier api') {
      const { id } = await organization(app, 'Readers', 'api');
      return (await apiKey(app, id)).credential;
    }
    return app.member('Members');
  };
  return (caller) => {
    const known = made.get(caller) ?? make(caller);
    made.set(caller, known);
    return known;
  };
}

/** The step with every text in double braces replaced. */
export function filledIn<T>(step: T, kept: ReadonlyMap<string, unknown>): T {
  const fill = (value: Json): Json => {
    if (typeof value === 'string') {
      const whole = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
      // Alone in its text, a kept value keeps its type.
      if (whole !== undefined && kept.has(whole)) return kept.get(whole) as Json;
      return value.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
        if (!kept.has(name)) throw new Error(`no step kept ${name}`);
        return String(kept.get(name));
      });
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [String(fill(key)), fill(inner as Json)]),
    );
  };
  return fill(step as Json) as T;
}
