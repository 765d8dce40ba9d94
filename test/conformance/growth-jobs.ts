import { setTimeout as sleep } from 'node:timers/promises';
import { isPayload, jobNames } from '../../src/domain/jobs.ts';
import { newId } from '../../src/infra/random.ts';
import type { KeyedJob } from '../../src/store/queue/jobs.ts';
import type { Scene } from '../agent-doors/cases/cases.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import type { TestEngine } from '../support/databases.ts';
import { execute, rows } from '../support/sql.ts';
import { type Visited, watchVisited } from '../support/visited.ts';
import { copyName, type Known } from './grow.ts';

/** What the calls of a scene are about, by the names of columns. */
export async function knownOf(url: string, principal: string, { account, task }: Scene): Promise<Known> {
  const one = async (sql: string) => String(Object.values((await rows(url, sql))[0] ?? {})[0] ?? '');
  const mine = `principal_id = '${principal}'`;
  const org = await one('select id from organizations order by id limit 1');
  return {
    principal_id: principal,
    account_id: account,
    task_id: task,
    org_id: org,
    organization_id: org,
    editor_org_id: org,
    user_id: await one('select id from users order by id limit 1'),
    domain: 'ironclove.example',
    publisher_domain: 'twostroke.example',
    agent_url: 'https://sales.example/mcp',
    buy_id: await one(`select buy_id from media_buy_assignments where ${mine} order by buy_id limit 1`),
    catalog_id: await one(`select id from buyer_catalogs where ${mine} order by id limit 1`),
    subscription_id: await one('select id from feed_subscriptions order by id limit 1'),
    build_id: await one(
      `select id from agent_tasks where ${mine} and task_type = 'build_creative' order by id limit 1`,
    ),
    segment_id: await one(
      `select segment_id from signal_activations where ${mine} order by segment_id limit 1`,
    ),
    destination: await one(
      `select destination from signal_activations where ${mine} order by segment_id limit 1`,
    ),
  };
}

/** Values that jobs are given, by the names of their members; of `id` there are many. */
type Payloads = { readonly values: Readonly<Record<string, unknown>>; readonly ids: readonly string[] };

/** Payloads about copies, which are still there when what calls made is forgotten. */
export function payloadsOf(known: Known): Payloads {
  const copy = (name: string) => copyName(known[name] ?? '', 1);
  return {
    values: {
      principalId: known.principal_id,
      accountId: known.account_id,
      segmentId: copy('segment_id'),
      destination: known.destination,
      domain: known.domain,
      url: known.agent_url,
      agentUrl: known.agent_url,
      channel: 'none',
      of: 'ad server',
      witness: 'none',
      report: {},
    },
    ids: ['buy_id', 'catalog_id', 'subscription_id', 'build_id'].map(copy),
  };
}

const POLL_MS = 200;

/** Kinds of jobs that must not grow with what tables hold. A dump has all that is public, in pieces. */
export const boundedJobs = jobNames.filter((kind) => kind !== 'makeDump');

/**
 * Runs a process that does jobs on the database of another, until its schedule has run once, and one job of each kind
 * for each of the ids. Tells what it visited, and which kinds had jobs that came to an end.
 */
export async function runJobs(
  app: TestApp,
  engine: TestEngine,
  { values, ids }: Payloads,
): Promise<{ ended: ReadonlySet<string>; visited: Visited }> {
  const jobs = await startTestApp(
    { ...engine, create: async () => ({ url: app.url, drop: async () => {} }) },
    { sites: app.sites, settings: { ROLE: 'jobs', BASE_URL: app.baseUrl } },
  );
  jobs.clock.advance(app.clock.now().getTime() - jobs.clock.now().getTime());
  const watch = watchVisited(Object.assign(jobs.store, { url: app.url }), { isSteady: true });
  const mark = `growth-${newId()}`;
  const wanted = boundedJobs.flatMap((kind) =>
    ids
      .map((id, at) => ({ kind, key: `${mark}-${at}`, payload: { ...values, id }, share: mark }))
      .filter(({ payload }) => isPayload(kind, payload))
      .map((job) => ({ ...job, runAt: new Date(1), maxAttempts: 1 })),
  );
  await jobs.store.transaction((tx) => tx.jobs.enqueueAll(wanted as KeyedJob[]));
  // What calls have queued, and what is queued for good: PostgreSQL analyzes by itself after a while.
  if (engine.name === 'postgres') await execute(app.url, 'analyze jobs');
  const ended = () =>
    rows(app.url, `select kind from jobs where key like '${mark}%' and status in ('done', 'failed')`);
  while ((await ended()).length < wanted.length) await sleep(POLL_MS);
  const kinds = (await ended()).map(({ kind }) => String(kind));
  await jobs.drop();
  watch.stop();
  return { ended: new Set(kinds), visited: watch.take() };
}
