import type { openPlatform } from './ad-server/open-platform.ts';
import type { OpenAgentsTools } from './agent-doors/open-agents.ts';
import type { Config } from './config.ts';
import { isDeclared, lists } from './domain/declaration/agent-profile.ts';
import type { RowVerdict } from './domain/delivery/read-rows.ts';
import { ownCatalogs } from './domain/measurement/metrics.ts';
import type { Fetcher } from './infra/fetcher.ts';
import type { Log } from './infra/log.ts';
import type { Metrics } from './infra/metrics.ts';
import { version } from './infra/project.ts';
import { newId } from './infra/random.ts';
import { announceImpairmentsJob } from './jobs/buys/announceImpairments.ts';
import { lookAtBuy, scheduleBuys } from './jobs/buys/lookAtBuy.ts';
import { schedulePlacements, trafficBuy } from './jobs/buys/trafficBuy.ts';
import { readFeedJob, scheduleProductFeeds } from './jobs/catalogs/readFeed.ts';
import { buildQueued } from './jobs/creatives/buildQueued.ts';
import { comparePackages, scheduleComparison } from './jobs/delivery/comparePackages.ts';
import { pushArtifacts } from './jobs/delivery/pushArtifacts.ts';
import { readFigures, scheduleFigures } from './jobs/delivery/readFigures.ts';
import { reportBuy, scheduleReports } from './jobs/delivery/reportBuy.ts';
import { reportPlanOutcome } from './jobs/governance/reportPlanOutcome.ts';
import { announceFeeds, scheduleWholesaleFeeds } from './jobs/products/announceFeeds.ts';
import { activateSegment } from './jobs/signals/activateSegment.ts';
import { createProductFeeds } from './outside/catalogs/catalog-feed.ts';
import { createGovernance } from './outside/governance/consulted-agents.ts';
import { createQueuedBuild } from './record/creatives/building/queued-build.ts';
import { createWholesaleFeed } from './record/products/discover.ts';
import { createWholesaleSignals } from './record/signals/find-signals.ts';
import type { Store } from './store/open.ts';

type Tools = {
  config: Config;
  store: Store;
  outbound: Pick<Config, 'outboundHosts'> & { fetcher: Fetcher };
  selling: ReturnType<typeof openPlatform>;
  responses: OpenAgentsTools['responses'];
  baseUrl: string;
  log: Log;
  metrics: Metrics;
  now: () => Date;
};

export type AgentJobs = ReturnType<typeof agentJobs>;

/** The kinds of jobs of the agent, by their names, and its schedules. */
export function agentJobs(tools: Tools) {
  const { config, store, outbound, selling, responses, baseUrl, log, metrics, now } = tools;
  const { agentProfile: profile } = config;
  const { platform } = selling;
  const offered = {
    ...selling,
    store: store.primary,
    profile,
    mode: config.mode,
    baseUrl,
    previewBaseUrl: config.previewBaseUrl ?? baseUrl,
    responses,
    version,
    now,
    newId,
    majorForm: config.majorRelease,
  };
  const startedAt = now();
  const adServer = platform.connected?.adServer;
  const fault = (about: { readonly code: string }) => {
    metrics.adServerFaults.inc({ code: about.code });
    log.error({ ...about }, 'the ad server has to be mended');
  };
  return {
    kinds: {
      announceFeeds: announceFeeds({
        store,
        readers: { product: createWholesaleFeed(offered), signal: createWholesaleSignals(offered) },
        declared: new Set(profile.wholesale_feed_webhooks?.event_types ?? []),
        now,
      }),
      announceImpairments: announceImpairmentsJob({
        store,
        declared: lists(profile, 'media_buy.propagation_surfaces', 'webhook'),
        now,
      }),
      pushArtifacts: pushArtifacts({
        store,
        platform,
        now,
        declared: isDeclared(profile, 'media_buy.content_standards.supports_webhook_delivery'),
      }),
      reportBuy: reportBuy({ store, platform, ownMetrics: ownCatalogs(profile), now }),
      reportPlanOutcome: reportPlanOutcome({ store, askGovernanceAgent: createGovernance(outbound) }),
      buildQueued: buildQueued({ store, build: createQueuedBuild(offered), now }),
      activateSegment: activateSegment({ store, platform, now }),
      trafficBuy: trafficBuy({ store, platform, now, fault }),
      readFigures: readFigures({
        store,
        adServer,
        now,
        fault,
        pauseSeconds: () => platform.connected?.pauseSeconds() ?? null,
        counted: rowsCounted(metrics, log),
      }),
      comparePackages: comparePackages({ store, adServer, now, fault }),
      readFeed: readFeedJob({
        store,
        fetchCatalog: createProductFeeds(outbound),
        isReviewed: profile.media_buy?.creative_approval_mode !== 'require_human',
        now,
      }),
      lookAtBuy: lookAtBuy({ store, platform, now }),
    },
    schedule: {
      buys: () => scheduleBuys(store, now()),
      feedEvents: () => scheduleWholesaleFeeds(store, startedAt, now()),
      reports: () => scheduleReports(store, now()),
      feeds: () => scheduleProductFeeds(store, now()),
      ...(adServer === undefined ? {} : adServerSteps(store, now)),
    },
  };
}

/** What is due at an ad server. */
const adServerSteps = (store: Store, now: () => Date) => ({
  placements: () => schedulePlacements(store, now()),
  figures: () => scheduleFigures(store, now()),
  comparison: () => scheduleComparison(store, now()),
});

/** Counts rows of figures by their verdict, and tells of those that a person should know of. */
const rowsCounted =
  ({ adServerRows }: Tools['metrics'], log: Tools['log']) =>
  (verdict: RowVerdict, rows: number): void => {
    adServerRows.inc({ verdict }, rows);
    if (verdict === 'not_billed')
      log.warn({ rows }, 'figures of hours in which packages were not to run are not billed');
    else if (verdict === 'late')
      log.warn({ rows }, 'figures that the ad server had called final have changed');
    else if (verdict !== 'stored' && verdict !== 'unchanged')
      log.warn({ verdict, rows }, 'figures of the ad server were not stored');
  };
