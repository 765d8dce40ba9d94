import type { openPlatform } from './ad-server/open-platform.ts';
import type { OpenAgentsTools } from './agent-doors/open-agents.ts';
import type { Config } from './config.ts';
import { isDeclared, lists } from './domain/declaration/agent-profile.ts';
import { JOB_LANES, type JobName } from './domain/jobs.ts';
import type { createJudgeTarget } from './infra/fetcher/judge-url.ts';
import type { Fetcher } from './infra/fetcher.ts';
import type { Log } from './infra/log.ts';
import type { Metrics } from './infra/metrics.ts';
import { version } from './infra/project.ts';
import { type Queue, startQueue } from './infra/queue.ts';
import { newId, randomShare } from './infra/random.ts';
import { checkAgentCompliance } from './jobs/agents/checkAgentCompliance.ts';
import { probeAgent } from './jobs/agents/probeAgent.ts';
import { rebuildProfile } from './jobs/agents/rebuildProfile.ts';
import { scheduleAgents } from './jobs/agents/schedule-agents.ts';
import { crawlDomain, scheduleCrawls } from './jobs/brands/crawlDomain.ts';
import { announceImpairmentsJob } from './jobs/buys/announceImpairments.ts';
import { lookAtBuy, scheduleBuys } from './jobs/buys/lookAtBuy.ts';
import { trafficBuy } from './jobs/buys/trafficBuy.ts';
import { readFeedJob, scheduleFeeds } from './jobs/catalogs/readFeed.ts';
import { buildQueued } from './jobs/creatives/buildQueued.ts';
import { pushArtifacts } from './jobs/delivery/pushArtifacts.ts';
import { reportBuy, scheduleReports } from './jobs/delivery/reportBuy.ts';
import { createPushSchedule, pushFeed } from './jobs/feed/pushFeed.ts';
import { reportPlanOutcome } from './jobs/governance/reportPlanOutcome.ts';
import { measureWaiting } from './jobs/moderation/measure-waiting.ts';
import { announceFeeds, scheduleFeedEvents } from './jobs/products/announceFeeds.ts';
import { activateSegment } from './jobs/signals/activateSegment.ts';
import { sweep } from './jobs/sweep.ts';
import type { NamedJob } from './jobs/typed-job.ts';
import { deliverWebhooks } from './jobs/webhooks/deliverWebhooks.ts';
import { createCatalogFeed } from './outside/catalogs/catalog-feed.ts';
import { createGovernance } from './outside/governance/consulted-agents.ts';
import { type createSignWebhook, createWebhookSender } from './outside/webhooks/webhook-sender.ts';
import { createQueuedBuild } from './record/creatives/building/queued-build.ts';
import { endFeedPage } from './record/feed/feed-subscriptions.ts';
import { createWholesaleFeed } from './record/products/discover.ts';
import { createWholesaleSignals } from './record/signals/find-signals.ts';
import type { Store } from './store/open.ts';

/** Every kind of job, by its name. */
type JobKinds = { readonly [Name in JobName]: NamedJob<Name> };

type Tools = {
  config: Config;
  store: Store;
  fetcher: Fetcher;
  outbound: Pick<Config, 'outboundHosts'> & { fetcher: Fetcher };
  selling: ReturnType<typeof openPlatform>;
  responses: OpenAgentsTools['responses'];
  signWebhook: ReturnType<typeof createSignWebhook>;
  judgeTarget: ReturnType<typeof createJudgeTarget>;
  baseUrl: string;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  /** The host's own time, with which messages are signed. */
  hostNow: () => Date;
};

/** Starts the job queue with all kinds of jobs and the schedule. */
export function startJobs(tools: Tools): Queue {
  const { config, store, fetcher, outbound, selling, responses, signWebhook, judgeTarget } = tools;
  const { baseUrl, log, metrics, now, hostNow } = tools;
  const offered = {
    ...{ ...selling, store: store.primary, profile: config.agentProfile, mode: config.mode },
    ...{ baseUrl, previewBaseUrl: config.previewBaseUrl ?? baseUrl, responses, version, now, newId },
    majorForm: config.majorRelease,
  };
  const startedAt = now();
  return startQueue({
    store,
    kinds: {
      crawlDomain: crawlDomain({ store, fetcher, now, newId }),
      probeAgent: probeAgent({ store, fetcher, now, newId }),
      checkAgentCompliance: checkAgentCompliance({ store, fetcher, now, newId }),
      rebuildProfile: rebuildProfile({ store, now, newId }),
      deliverWebhooks: deliverWebhooks({
        ...{ store, log, metrics, now },
        send: createWebhookSender({ fetcher, judgeTarget, sign: signWebhook, now: hostNow }),
        random: randomShare,
        ended: (tx, webhook, at) => endFeedPage(tx, webhook, at),
      }),
      announceFeeds: announceFeeds({
        store,
        readers: {
          product: createWholesaleFeed(offered),
          signal: createWholesaleSignals(offered),
        },
        declared: new Set(config.agentProfile.wholesale_feed_webhooks?.event_types ?? []),
        now,
      }),
      announceImpairments: announceImpairmentsJob({
        store,
        declared: lists(config.agentProfile, 'media_buy.propagation_surfaces', 'webhook'),
        now,
      }),
      pushFeed: pushFeed({ store, now }),
      pushArtifacts: pushArtifacts({
        ...{ store, platform: selling.platform, now },
        declared: isDeclared(config.agentProfile, 'media_buy.content_standards.supports_webhook_delivery'),
      }),
      reportBuy: reportBuy({ store, platform: selling.platform, now }),
      reportPlanOutcome: reportPlanOutcome({ store, askGovernanceAgent: createGovernance(outbound) }),
      buildQueued: buildQueued({ store, build: createQueuedBuild(offered), now }),
      activateSegment: activateSegment({ store, platform: selling.platform, now }),
      trafficBuy: trafficBuy({ store, platform: selling.platform, now }),
      readFeed: readFeedJob({
        store,
        fetchCatalog: createCatalogFeed(outbound),
        isReviewed: config.agentProfile.media_buy?.creative_approval_mode !== 'require_human',
        now,
      }),
      lookAtBuy: lookAtBuy({ store, platform: selling.platform, now }),
    } satisfies JobKinds,
    schedule: {
      crawls: () => scheduleCrawls(store, now()),
      agents: () => scheduleAgents(store, now()),
      buys: () => scheduleBuys(store, now()),
      subscriptions: createPushSchedule(store, now),
      feedEvents: () => scheduleFeedEvents(store, startedAt, now()),
      reports: () => scheduleReports(store, now()),
      feeds: () => scheduleFeeds(store, now()),
      sweep: () => sweep(store, now(), config),
      waiting: measureWaiting({ store, metrics }, now),
    },
    log,
    metrics,
    now,
    newId,
    lanes: JOB_LANES,
    leaseMs: 30_000,
    pollMs: 2_000,
    backoff: { baseMs: 5_000, maxMs: 600_000 },
  });
}
