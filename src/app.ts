import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Agent, openAgent } from './agents/open-agent.ts';
import type { Config } from './config.ts';
import { handlers } from './handlers/index.ts';
import { createDesk } from './handlers/run.ts';
import { createAgentDoor } from './http/agent-door.ts';
import { createHttpApp } from './http/app.ts';
import { createAuthenticate } from './http/authenticate.ts';
import { createFeedStreams, type FeedStreams, type StreamLimits } from './http/feed/streams.ts';
import { createCountLimits } from './http/limits.ts';
import { createOAuth } from './http/oauth/oauth.ts';
import { routes } from './http/oauth/provider.ts';
import { type Clock, systemClock } from './infra/clock.ts';
import { createResolver } from './infra/dns.ts';
import { createFetcher, type Fetcher } from './infra/fetcher.ts';
import { newId, newSecret } from './infra/ids.ts';
import { createLog, type Log } from './infra/log.ts';
import { createMetrics } from './infra/metrics.ts';
import { createPasswords, type Passwords } from './infra/passwords.ts';
import { createJudgeTarget } from './infra/push-target.ts';
import { type Queue, startQueue } from './infra/queue.ts';
import { createSampler } from './infra/sampler.ts';
import { checkAgentCompliance } from './jobs/checkAgentCompliance.ts';
import { crawlDomain } from './jobs/crawlDomain.ts';
import { deliverA2aPush } from './jobs/deliverA2aPush.ts';
import { lookAtBuy } from './jobs/lookAtBuy.ts';
import { probeAgent } from './jobs/probeAgent.ts';
import { readFeed } from './jobs/readFeed.ts';
import { rebuildProfile } from './jobs/rebuildProfile.ts';
import { scheduleAgents } from './jobs/schedule-agents.ts';
import { scheduleBuys } from './jobs/schedule-buys.ts';
import { scheduleCrawls } from './jobs/schedule-crawls.ts';
import { scheduleFeeds } from './jobs/schedule-feeds.ts';
import { sweep } from './jobs/sweep.ts';
import { trafficBuy } from './jobs/trafficBuy.ts';
import { createCatalogFeed } from './live/catalog-feed.ts';
import { createEndpointProof } from './live/endpoint-proof.ts';
import { remoteProvider, siteProvider } from './live/enrich.ts';
import { createLive } from './live/live.ts';
import { createPropertyList } from './live/property-list.ts';
import { openPlatform } from './platform/open-platform.ts';
import { openStore, type Store } from './store/open.ts';
import { version } from './version.ts';

export type App = {
  readonly config: Config;
  readonly baseUrl: string;
  readonly store: Store;
  readonly fetcher: Fetcher;
  readonly log: Log;
  /** Address the HTTP door listens on; null in a process that only runs jobs. */
  readonly address: AddressInfo | null;
  /** No new work, running requests and jobs get a few seconds, the rest is handed back. Within 10 s. */
  stop(): Promise<void>;
};

/** Machines that tests replace; everything else is built from the settings. */
export type Overrides = {
  clock?: Clock;
  log?: Log;
  passwords?: Passwords;
  streams?: Partial<StreamLimits>;
};

const REQUEST_GRACE_MS = 5_000;
// A search may name a hundred values in each of six filters, all in the request line.
const MAX_HEADER_BYTES = 128 * 1024;
const JOB_GRACE_MS = 4_000;
const CRAWLS_AT_ONCE = 8;
const NAME = 'registry-and-agent-tasks';
const USER_AGENT = `${NAME}/${version}`;

/**
 * Judges what only the platform can judge, before anything is listened on or forked.
 *
 * @throws {OperatorError}
 */
export function checkCatalog({ agentProfile: { catalogs } }: Config): void {
  // Only a file of the operator's own can be wrong.
  if (catalogs.products !== 'built-in') openPlatform(catalogs.products, 'http://localhost/mcp');
}

/** Builds every long-lived object once, on a migrated database, and starts what this process's role asks for. */
export async function startApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const clock = overrides.clock ?? systemClock;
  const now = () => clock.now();
  const log = overrides.log ?? createLog(config.logLevel);
  const metrics = createMetrics({ processMetrics: overrides.log === undefined });

  let queue: Queue | undefined;
  let streams: FeedStreams | undefined;
  let agent: Agent | undefined;
  const store = await openStore(config.databaseUrl, {
    readUrl: config.databaseReadUrl ?? undefined,
    onWrite: (topics) => {
      if (topics.has('jobs')) queue?.wake();
      if (topics.has('events')) streams?.wake();
    },
  });
  const resolver = createResolver(config.dnsServers);
  const fetcher = createFetcher({
    outboundHosts: config.outboundHosts,
    resolver,
    userAgent: USER_AGENT,
  });
  const outbound = { fetcher, outboundHosts: config.outboundHosts };
  const judgeTarget = createJudgeTarget(fetcher, config.outboundHosts);

  const server =
    config.role === 'jobs'
      ? null
      : createServer({ requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: MAX_HEADER_BYTES });
  // The public address needs the port, and what serves needs the public address.
  const open = server === null ? null : holdRequests(server);
  const address = server === null ? null : await listen(server, config);
  const baseUrl = config.baseUrl ?? `http://localhost:${address?.port ?? config.port}`;
  const selling = openPlatform(config.agentProfile.catalogs.products, `${baseUrl}/mcp`);
  if (server !== null) {
    const provider = providerOf(config, fetcher);
    const live = createLive({ store, fetcher, resolver, provider, log, now, newId });
    streams = createFeedStreams({
      store,
      now,
      log,
      metrics,
      limits: { maxStreams: config.feedStreams, ...overrides.streams },
    });
    const passwords = overrides.passwords ?? createPasswords();
    const oauth = await createOAuth({
      baseUrl,
      store,
      log,
      passwords,
      now,
      newId,
      fetcher,
      givenKeys: config.oauthKeys,
    });
    const authenticate = createAuthenticate(store, oauth.verifyToken);
    agent = await openAgent({
      ...selling,
      store,
      outside: {
        challengeEndpoint: createEndpointProof(outbound),
        fetchCatalog: createCatalogFeed(outbound),
        propertyList: createPropertyList(outbound),
      },
      profile: config.agentProfile,
      mode: config.mode,
      baseUrl,
      name: NAME,
      version,
      now,
      newId,
      checkAnswers: config.checkAnswers,
      tokenUrl: `${baseUrl}${routes.token}`,
      judgePushUrl: judgeTarget,
      failed: (cause, { requestId }) => log.error({ request_id: requestId, err: cause }, 'task failed'),
    });
    const http = createHttpApp({
      desk: createDesk(handlers, {
        ...{ store, live, baseUrl, version, now, newId, newSecret },
        shouldCheck: createSampler(config.checkAnswers),
      }),
      authenticate,
      agentDoor: createAgentDoor({
        store,
        authenticate,
        sandboxTokens: config.sandboxTokens,
        baseUrl,
        now,
      }),
      oauth,
      answerMcp: agent.answerMcp,
      a2a: agent.a2a,
      countLimits: createCountLimits(store, now),
      now,
      log,
      metrics,
      baseUrl,
      streams,
      store,
      trustedProxies: config.trustedProxies,
      ready: () => store.ready(),
    });
    open?.(http.callback());
  }
  if (config.role !== 'web') {
    queue = startQueue({
      store,
      kinds: {
        crawlDomain: crawlDomain({ store, fetcher, now, newId }),
        probeAgent: probeAgent({ store, fetcher, now, newId }),
        checkAgentCompliance: checkAgentCompliance({ store, fetcher, now, newId }),
        rebuildProfile: rebuildProfile({ store, now, newId }),
        deliverA2aPush: deliverA2aPush({ store, fetcher, judgeTarget, now }),
        trafficBuy: trafficBuy({ store, platform: selling.platform, now }),
        readFeed: readFeed({
          store,
          fetchCatalog: createCatalogFeed(outbound),
          isReviewed: config.agentProfile.media_buy?.creative_approval_mode !== 'require_human',
          now,
        }),
        lookAtBuy: lookAtBuy({ store, platform: selling.platform, now }),
      },
      schedule: async () => {
        await scheduleCrawls(store, now());
        await scheduleAgents(store, now());
        await scheduleBuys(store, now());
        await scheduleFeeds(store, now());
        await sweep(store, now());
      },
      log,
      metrics,
      now,
      newId,
      atOnce: CRAWLS_AT_ONCE,
      leaseMs: 30_000,
      pollMs: 2_000,
      backoff: { baseMs: 5_000, maxMs: 600_000 },
    });
  }

  return {
    config,
    baseUrl,
    store,
    fetcher,
    log,
    address,
    async stop() {
      await Promise.all([
        server === null ? undefined : drain(server),
        streams?.drain(),
        agent?.a2a.drain(),
        queue?.stop(JOB_GRACE_MS),
      ]);
      await fetcher.close();
      await store.close();
    },
  };
}

function providerOf({ enrichment }: Config, fetcher: Fetcher) {
  if (enrichment.kind === 'none') return null;
  return enrichment.kind === 'site' ? siteProvider(fetcher) : remoteProvider(fetcher, enrichment);
}

async function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  server.keepAliveTimeout = 65_000;
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server.address() as AddressInfo;
}

/** Keeps requests that come before there is anybody to serve them; without a listener they would hang for ever. */
function holdRequests(server: Server): (serve: RequestListener) => void {
  const held: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (request, response) => void held.push([request, response]);
  server.on('request', hold);
  return (serve) => {
    server.off('request', hold);
    server.on('request', serve);
    for (const [request, response] of held) serve(request, response);
  };
}

/** What is no HTTP never reaches the door; the answer has the same shape all the same. */
function refuseUnreadable(cause: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || cause.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isTooLarge = cause.code === 'HPE_HEADER_OVERFLOW';
  const body = JSON.stringify({
    error: 'invalid_request',
    message: isTooLarge ? 'The headers are too large.' : 'The request cannot be read as HTTP.',
  });
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Clients keep their connections after the last answer; each is closed once it has nothing under way.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(REQUEST_GRACE_MS, undefined, { ref: false })]);
  clearInterval(closing);
  server.closeAllConnections();
  await closed;
}
