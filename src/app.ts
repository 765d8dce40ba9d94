import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { AgentPart, openAgentPart } from './agent-part.ts';
import type { Config } from './config.ts';
import { loadSentCheck, nothingChecked } from './domain/contract/sent-check.ts';
import { type OwnPlaces, SOFTWARE } from './domain/net/address.ts';
import { MINUTE_MS } from './domain/text/instant.ts';
import type { StreamLimits } from './http/feed/streams.ts';
import { startOperationsServer } from './http/operational.ts';
import { drain, holdRequests, listen, openServer } from './http/server.ts';
import { createUnreadAnswers, type UnreadLimits } from './http/unread-answers.ts';
import { type Clock, systemClock } from './infra/clock.ts';
import { createResolver } from './infra/dns.ts';
import { createJudgeTarget, createJudgeUrl } from './infra/fetcher/judge-url.ts';
import { createFetcher, type Fetcher, type FetcherOptions } from './infra/fetcher.ts';
import { createLog, type Log } from './infra/log.ts';
import { openLogOutput } from './infra/log-output.ts';
import { createMessageKeys } from './infra/message-keys.ts';
import { createMetrics, type Metrics } from './infra/metrics.ts';
import type { Passwords } from './infra/passwords.ts';
import { countLoopDelay, watchClock } from './infra/process-watch.ts';
import { version } from './infra/project.ts';
import type { Queue } from './infra/queue.ts';
import { createSampler, randomSecret } from './infra/random.ts';
import { withOwnDocuments } from './live/brands/own-documents.ts';
import { type MirrorPart, noAgentPart } from './mirror-part.ts';
import { warningsOf } from './operator-lines.ts';
import { createSignWebhook } from './outside/webhooks/webhook-sender.ts';
import type { startJobs } from './start-jobs.ts';
import { startWeb, type Web } from './start-web.ts';
import { openStore, type Store } from './store/open.ts';

export type App = {
  readonly config: Config;
  readonly baseUrl: string;
  readonly store: Store;
  readonly fetcher: Fetcher;
  readonly log: Log;
  /** Address on which the HTTP server listens; null in a process that only runs jobs. */
  readonly address: AddressInfo | null;
  /** Address of `/readyz` and `/metrics`, if they have one of their own. */
  readonly operationsAddress: AddressInfo | null;
  /**
   * Stops the process within 10 s: takes no new work, gives running requests and jobs a few seconds, and hands the
   * rest back.
   */
  stop(): Promise<void>;
};

/** Parts that tests replace. Everything else is built from the settings. */
export type Overrides = {
  clock?: Clock;
  log?: Log;
  passwords?: Passwords;
  streams?: Partial<StreamLimits>;
  unread?: Partial<UnreadLimits>;
  fetcher?: Pick<FetcherOptions, 'connectTimeoutMs' | 'longestMs'>;
  noteWithinMs?: number;
  queuePollMs?: number;
  /** Answers from a copy of another registry, instead of being one. */
  mirror?: (store: Store, tools: { log: Log; now: () => Date }) => MirrorPart;
};

const JOB_GRACE_MS = 4_000;
const QUEUE_POLL_MS = 2_000;
/** A mirror fills all its tables in one transaction. */
const FILLED_WITHIN_MS = 360 * MINUTE_MS;

/**
 * Builds every long-lived object once, on a migrated database, and starts the parts that this process's role needs.
 */
export async function startApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const now = () => overrides.clock?.now() ?? store.now();
  // The authorization server's library signs tokens with the host's time, so they are verified with it too.
  const hostNow = () => (overrides.clock ?? systemClock).now();
  const metrics = createMetrics({ processMetrics: overrides.log === undefined });
  const log = overrides.log ?? openLog(config, metrics);
  for (const warning of warningsOf(config)) log.warn({}, warning);

  // The port is known only after listening starts; nothing is fetched before that.
  let own = ownPlaces(config, config.baseUrl ?? `http://localhost:${config.port}`, null);
  const stopCounting = countLoopDelay(metrics);
  let queue: Queue | undefined;
  let web: Web | undefined;
  const sent = await sentCheckOf(config);
  const store = await openStore(config.databaseUrl, {
    readUrl: config.databaseReadUrl ?? undefined,
    postgres: config.postgres,
    secretsKeys: config.secretsKeys,
    sqliteSynchronous: config.sqliteSynchronous,
    noteWithinMs: overrides.noteWithinMs,
    transactionLimitMs: overrides.mirror === undefined ? undefined : FILLED_WITHIN_MS,
    sent,
    onWrite: (topics) => {
      if (topics.has('jobs')) queue?.wake();
      if (topics.has('events')) web?.streams.wake();
    },
  });
  const clockWatch = watchClock({ store, log, metrics });
  const wayOut = openWayOut(config, { store, own: () => own, hostNow, log, fetcher: overrides.fetcher });
  const { fetcher } = wayOut;
  const unread = createUnreadAnswers({ metrics, log, limits: overrides.unread });
  const server = config.role === 'jobs' ? null : openServer(store.enterShareOf);
  const { mirror, openAgent, ready, serves } = roleOf(overrides, store, { log, now }, server);
  let operations: Awaited<ReturnType<typeof startOperationsServer>> | null = null;
  let agent: AgentPart | undefined;

  async function stop(): Promise<void> {
    clockWatch.stop();
    unread.stop();
    stopCounting();
    await mirror?.stop();
    await Promise.all([
      operations?.close(),
      server === null ? undefined : drain(server),
      web?.drain(),
      queue?.stop(JOB_GRACE_MS),
    ]);
    await fetcher.close();
    await agent?.close();
    await store.close();
  }

  try {
    if (config.operationsAddress !== null)
      operations = await startOperationsServer(config.operationsAddress, {
        metrics,
        unread,
        ready,
      });
    // The public address needs the port, and the request handlers need the public address.
    const open = server === null ? null : holdRequests(server, unread);
    const address = server === null ? null : await listen(server, config);
    const baseUrl = config.baseUrl ?? `http://localhost:${address?.port ?? config.port}`;
    own = ownPlaces(config, baseUrl, address);
    const tools = { ...wayOut, config, store, sent, baseUrl, log, metrics, now, hostNow };
    agent = await openAgent(tools);
    if (server !== null) {
      const hasOperationsServer = operations !== null;
      web = await startWeb({ ...tools, agent, unread, hasOperationsServer, ready, mirror }, overrides);
      serves();
      open?.(web.callback);
    }
    if (config.role !== 'web') queue = await loadJobs(tools, agent, overrides.queuePollMs);
    const operationsAddress = operations?.address ?? null;
    return { config, baseUrl, store, fetcher, log, address, operationsAddress, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

const sentCheckOf = async ({ checkAnswers }: Config) =>
  checkAnswers > 0 ? loadSentCheck(createSampler(checkAnswers)) : nothingChecked;

/**
 * A mirror has no agent, and is ready only with a copy that is not too old. Nothing is ready before it serves, although the
 * operations server answers `/readyz` earlier.
 */
function roleOf(
  { mirror: open }: Overrides,
  store: Store,
  tools: { log: Log; now: () => Date },
  server: Server | null,
) {
  let serving = server === null;
  const serves = () => {
    serving = true;
  };
  if (open === undefined)
    return {
      mirror: null,
      openAgent: loadAgent,
      serves,
      ready: async () => serving && (await store.ready()),
    };
  const mirror = open(store, tools);
  return {
    mirror,
    openAgent: async () => noAgentPart,
    serves,
    ready: async () => serving && mirror.isReady() && (await store.ready()),
  };
}

// Loaded here, so that a mirror neither loads an agent and jobs nor needs to have their files.
const loadAgent = async (tools: Parameters<typeof openAgentPart>[0]): Promise<AgentPart> =>
  (await import('./agent-part.ts')).openAgentPart(tools);

async function loadJobs(
  tools: Omit<Parameters<typeof startJobs>[0], 'agent' | 'pollMs'>,
  agent: AgentPart,
  pollMs = QUEUE_POLL_MS,
): Promise<Queue> {
  const jobs = await import('./start-jobs.ts');
  return jobs.startJobs({ ...tools, agent: agent.jobs(), pollMs });
}

const openLog = (config: Config, metrics: Metrics): Log =>
  createLog(
    config.logLevel,
    openLogOutput(() => metrics.logLinesLost.inc()),
  );

/** What leaves this process: fetches, and the signatures of messages. */
function openWayOut(
  config: Config,
  {
    store,
    own,
    hostNow,
    log,
    fetcher: given,
  }: {
    store: Store;
    own: () => OwnPlaces;
    hostNow: () => Date;
    log: Log;
    fetcher: Overrides['fetcher'];
  },
) {
  const { outboundHosts, outboundAllow, egressProxy } = config;
  const resolver = createResolver(config.dnsServers);
  const guarded = createFetcher({
    outboundHosts,
    resolver,
    userAgent: `${SOFTWARE}/${version}`,
    own,
    allowed: outboundAllow,
    proxy: egressProxy,
    noteAllowed: (use) => log.info(use, 'a private host is reached, as OUTBOUND_ALLOW permits'),
    ...given,
  });
  const fetcher = withOwnDocuments(guarded, { store, baseUrl: () => own().baseUrl });
  const messageKeys = createMessageKeys(store);
  return {
    resolver,
    fetcher,
    outbound: { fetcher, outboundHosts },
    messageKeys,
    signWebhook: createSignWebhook({ keys: messageKeys, now: hostNow, random: randomSecret }),
    judgeUrl: createJudgeUrl(outboundHosts, own, 'receiver', outboundAllow),
    judgeAgentUrl: createJudgeUrl(outboundHosts, () => null, 'agent', outboundAllow),
    judgeTarget: createJudgeTarget(outboundHosts, outboundAllow),
  };
}

export type WayOut = ReturnType<typeof openWayOut>;

/** Addresses of this service itself; other processes on this machine listen on the same port. */
function ownPlaces({ host, port }: Config, baseUrl: string, listening: AddressInfo | null): OwnPlaces {
  const interfaces = Object.values(networkInterfaces()).flatMap((each = []) => each);
  const addresses = interfaces.map(({ address }) => address);
  return { baseUrl, listening: listening ?? { address: host, port }, interfaces: addresses };
}
