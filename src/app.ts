import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type AgentDoors, openAgentPart } from './agent-part.ts';
import type { Config } from './config.ts';
import { createDesk } from './desk/run.ts';
import { loadSentCheck, nothingChecked } from './domain/contract/sent-check.ts';
import { type OwnPlaces, SOFTWARE } from './domain/net/address.ts';
import { handlers } from './handlers/operations.ts';
import { createHttpApp } from './http/app.ts';
import { createAuthenticate } from './http/authenticate.ts';
import { createCountLimits } from './http/bind.ts';
import { createBodyRoom } from './http/body-room.ts';
import { createFeedStreams, type FeedStreams, type StreamLimits } from './http/feed/streams.ts';
import { createKeyUse } from './http/key-use.ts';
import { createOAuth } from './http/oauth/oauth.ts';
import { startOperationsServer } from './http/operational.ts';
import { drain, holdRequests, listen, openServer } from './http/server.ts';
import { createSignatureLimits } from './http/signed-requests.ts';
import { describeSite, schemaPages } from './http/site-pages.ts';
import { createUnreadAnswers, type UnreadLimits } from './http/unread-answers.ts';
import { type Clock, systemClock } from './infra/clock.ts';
import { openContractLibrary } from './infra/contract-library.ts';
import { createResolver } from './infra/dns.ts';
import { createJudgeTarget, createJudgeUrl } from './infra/fetcher/judge-url.ts';
import { createFetcher, type Fetcher, type FetcherOptions } from './infra/fetcher.ts';
import { createLog, type Log } from './infra/log.ts';
import { openLogOutput } from './infra/log-output.ts';
import { createMessageKeys, createRevocationList } from './infra/message-keys.ts';
import { createMetrics } from './infra/metrics.ts';
import { createPasswords, type Passwords } from './infra/passwords.ts';
import { countLoopDelay, watchClock } from './infra/process-watch.ts';
import { version } from './infra/project.ts';
import type { Queue } from './infra/queue.ts';
import { createSampler, newId, newSecret, randomSecret } from './infra/random.ts';
import { createRequestNotes } from './infra/request-notes.ts';
import { withOwnDocuments } from './live/brands/own-documents.ts';
import { createDemand } from './live/demand.ts';
import { createLive } from './live/live.ts';
import { createRequestVerifier } from './live/signers/request-verifier.ts';
import { warningsOf } from './operator-lines.ts';
import { openProvider } from './outside/brands/enrich.ts';
import { createFile } from './outside/publishers/create-file.ts';
import { createEndpointProof, createSignWebhook } from './outside/webhooks/webhook-sender.ts';
import { startJobs } from './start-jobs.ts';
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
};

const JOB_GRACE_MS = 4_000;

/**
 * Builds every long-lived object once, on a migrated database, and starts the parts that this process's role needs.
 */
export async function startApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const now = () => overrides.clock?.now() ?? store.now();
  // The authorization server's library signs tokens with the host's time, so they are verified with it too.
  const hostNow = () => (overrides.clock ?? systemClock).now();
  const metrics = createMetrics({ processMetrics: overrides.log === undefined });
  const log =
    overrides.log ??
    createLog(
      config.logLevel,
      openLogOutput(() => metrics.logLinesLost.inc()),
    );
  for (const warning of warningsOf(config)) log.warn({}, warning);

  // The port is known only after listening starts; nothing is fetched before that.
  let own = ownPlaces(config, config.baseUrl ?? `http://localhost:${config.port}`, null);
  const stopCounting = countLoopDelay(metrics);
  let queue: Queue | undefined;
  let streams: FeedStreams | undefined;
  let doors: AgentDoors | undefined;
  const sent =
    config.checkAnswers > 0 ? await loadSentCheck(createSampler(config.checkAnswers)) : nothingChecked;
  const store = await openStore(config.databaseUrl, {
    readUrl: config.databaseReadUrl ?? undefined,
    postgres: config.postgres,
    secretsKeys: config.secretsKeys,
    sqliteSynchronous: config.sqliteSynchronous,
    noteWithinMs: overrides.noteWithinMs,
    sent,
    onWrite: (topics) => {
      if (topics.has('jobs')) queue?.wake();
      if (topics.has('events')) streams?.wake();
    },
  });
  const clockWatch = watchClock({ store, log, metrics });
  const resolver = createResolver(config.dnsServers);
  const guarded = createFetcher({
    outboundHosts: config.outboundHosts,
    resolver,
    userAgent: `${SOFTWARE}/${version}`,
    own: () => own,
    allowed: config.outboundAllow,
    proxy: config.egressProxy,
    noteAllowed: (use) => log.info(use, 'a private host is reached, as OUTBOUND_ALLOW permits'),
    ...overrides.fetcher,
  });
  const fetcher = withOwnDocuments(guarded, { store, baseUrl: () => own.baseUrl });
  const outbound = { fetcher, outboundHosts: config.outboundHosts };
  const messageKeys = createMessageKeys(store);
  const signWebhook = createSignWebhook({
    keys: messageKeys,
    now: hostNow,
    random: randomSecret,
  });
  const judgeUrl = createJudgeUrl(config.outboundHosts, () => own, 'receiver', config.outboundAllow);
  const judgeAgentUrl = createJudgeUrl(config.outboundHosts, () => null, 'agent', config.outboundAllow);
  const judgeTarget = createJudgeTarget(fetcher, config.outboundHosts, config.outboundAllow);

  const unread = createUnreadAnswers({ metrics, log, limits: overrides.unread });
  const operations =
    config.operationsAddress === null
      ? null
      : await startOperationsServer(config.operationsAddress, {
          metrics,
          unread,
          ready: () => store.ready(),
        });
  const server = config.role === 'jobs' ? null : openServer();
  // The public address needs the port, and the request handlers need the public address.
  const open = server === null ? null : holdRequests(server, unread);
  const address = server === null ? null : await listen(server, config);
  const baseUrl = config.baseUrl ?? `http://localhost:${address?.port ?? config.port}`;
  own = ownPlaces(config, baseUrl, address);
  const agent = openAgentPart({
    config,
    store,
    outbound,
    signWebhook,
    messageKeys,
    sent,
    judgeUrl,
    baseUrl,
    log,
    now,
  });
  if (server !== null) {
    const provider = openProvider(config.enrichment, fetcher);
    const demand = createDemand({ store, log, now });
    const liveFor = createLive({
      ...{ store, fetcher, resolver, provider, log, now, newId },
      challengeEndpoint: createEndpointProof({ ...outbound, signWebhook, sent }),
      judgeUrl,
      judgeAgentUrl,
    });
    streams = createFeedStreams({
      store,
      now,
      log,
      metrics,
      limits: { maxStreams: config.feedStreams, ...overrides.streams },
    });
    const passwords = overrides.passwords ?? createPasswords();
    const site = describeSite(baseUrl, version);
    const oauth = await createOAuth({
      ...{ baseUrl, site, store, fetcher, log, passwords, now, newId },
      givenKeys: config.oauthKeys,
    });
    const authenticate = createAuthenticate(
      store,
      (token, audience) => oauth.verifyToken(token, audience, hostNow()),
      createKeyUse(store),
    );
    const contract = openContractLibrary(baseUrl);
    const notes = createRequestNotes({ log, metrics });
    doors = await agent.openDoors({ authenticate, contract, notes });
    const http = createHttpApp({
      desk: createDesk(handlers, {
        store,
        liveFor,
        demand,
        createFile,
        baseUrl,
        version,
        now,
        newId,
        newSecret,
        shouldCheck: createSampler(config.checkAnswers),
      }),
      authenticate,
      ...doors,
      oauth,
      verifyRequest: createRequestVerifier({ store, fetcher, now }),
      countLimits: createCountLimits(store, now),
      now,
      log,
      metrics,
      notes,
      baseUrl,
      previewBaseUrl: config.previewBaseUrl ?? baseUrl,
      securityContact: config.securityContact,
      publishedKeys: () => messageKeys.published(),
      revocationList: createRevocationList(store, messageKeys, baseUrl, now),
      signatureLimits: createSignatureLimits(store, now),
      contract,
      sendSchemaPage: schemaPages(site),
      site,
      streams,
      store,
      trustedProxies: config.trustedProxies,
      unread,
      bodyRoom: createBodyRoom(),
      ready: () => store.ready(),
      hasOperationsServer: operations !== null,
    });
    open?.(http.callback());
  }
  if (config.role !== 'web') {
    queue = startJobs({
      config,
      store,
      fetcher,
      agent: agent.jobs(),
      signWebhook,
      judgeTarget,
      log,
      metrics,
      now,
      hostNow,
    });
  }

  return {
    config,
    baseUrl,
    store,
    fetcher,
    log,
    address,
    operationsAddress: operations?.address ?? null,
    async stop() {
      clockWatch.stop();
      unread.stop();
      stopCounting();
      await Promise.all([
        operations?.close(),
        server === null ? undefined : drain(server),
        streams?.drain(),
        doors?.drain(),
        queue?.stop(JOB_GRACE_MS),
      ]);
      await fetcher.close();
      await store.close();
    },
  };
}

/** Addresses of this service itself; other processes on this machine listen on the same port. */
function ownPlaces({ host, port }: Config, baseUrl: string, listening: AddressInfo | null): OwnPlaces {
  const interfaces = Object.values(networkInterfaces()).flatMap((each = []) => each);
  const addresses = interfaces.map(({ address }) => address);
  return { baseUrl, listening: listening ?? { address: host, port }, interfaces: addresses };
}
