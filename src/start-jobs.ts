import type { AgentJobs } from './agent-jobs.ts';
import type { Config } from './config.ts';
import { signer } from './domain/feed/log/note.ts';
import { JOB_LANES, type JobName } from './domain/jobs.ts';
import { checkpointFile } from './infra/checkpoint-file.ts';
import { dumpFolder } from './infra/dump-folder.ts';
import type { createJudgeTarget } from './infra/fetcher/judge-url.ts';
import type { Fetcher } from './infra/fetcher.ts';
import type { Log } from './infra/log.ts';
import type { createMessageKeys } from './infra/message-keys.ts';
import type { Metrics } from './infra/metrics.ts';
import { version } from './infra/project.ts';
import { type Queue, startQueue } from './infra/queue.ts';
import { newId, newIdAt, randomShare } from './infra/random.ts';
import { createRests } from './infra/rests.ts';
import { checkAgentCompliance } from './jobs/agents/checkAgentCompliance.ts';
import { probeAgent } from './jobs/agents/probeAgent.ts';
import { rebuildProfile } from './jobs/agents/rebuildProfile.ts';
import { scheduleAgents } from './jobs/agents/schedule-agents.ts';
import { crawlDomain, scheduleCrawls } from './jobs/brands/crawlDomain.ts';
import { readLogo } from './jobs/brands/readLogo.ts';
import { makeDump } from './jobs/dump/makeDump.ts';
import { createDumpSchedule } from './jobs/dump/schedule-dump.ts';
import { askWitness, createWitnessSchedule } from './jobs/feed/askWitness.ts';
import { createLogSchedule } from './jobs/feed/extend-log.ts';
import { createPushSchedule, pushFeed } from './jobs/feed/pushFeed.ts';
import { inBackground } from './jobs/in-background.ts';
import { measureWaiting } from './jobs/moderation/measure-waiting.ts';
import { notifyOperator } from './jobs/moderation/notify-operator.ts';
import { sweep } from './jobs/sweep.ts';
import type { NamedJob } from './jobs/typed-job.ts';
import { deliverWebhooks } from './jobs/webhooks/deliverWebhooks.ts';
import { createAskWitness } from './outside/feed/witnesses.ts';
import { type createSignWebhook, createWebhookSender } from './outside/webhooks/webhook-sender.ts';
import { endFeedPage } from './record/feed/feed-subscriptions.ts';
import type { Store } from './store/open.ts';

/** Every kind of job, by its name. */
type JobKinds = { readonly [Name in JobName]: NamedJob<Name> };

type Tools = {
  config: Config;
  store: Store;
  fetcher: Fetcher;
  /** The jobs and schedules of the agent. */
  agent: AgentJobs;
  baseUrl: string;
  signWebhook: ReturnType<typeof createSignWebhook>;
  messageKeys: Pick<ReturnType<typeof createMessageKeys>, 'keysOf'>;
  judgeTarget: ReturnType<typeof createJudgeTarget>;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  /** The host's own time, with which messages are signed. */
  hostNow: () => Date;
  /** How often the queue looks for work that became due by time. */
  pollMs: number;
};

/** Starts the job queue with all kinds of jobs and the schedule. */
export function startJobs(tools: Tools): Queue {
  const { config, store, fetcher, agent, signWebhook, judgeTarget, log, metrics, now, hostNow } = tools;
  const { operatorWebhookUrl: url } = config;
  const noticeAddress = url === null ? null : { url, baseUrl: tools.baseUrl };
  const dumps = dumpsOf(tools);
  const crawling = inBackground(tools);
  return startQueue({
    store,
    kinds: {
      crawlDomain: crawlDomain({ ...crawling, now, newId }),
      readLogo: readLogo({ store, fetcher, now }),
      probeAgent: probeAgent({ ...crawling, now, newId }),
      checkAgentCompliance: checkAgentCompliance({ ...crawling, now, newId }),
      rebuildProfile: rebuildProfile({ store: crawling.store, now, newId }),
      deliverWebhooks: deliverWebhooks({
        store,
        log,
        metrics,
        now,
        send: createWebhookSender({ fetcher, judgeTarget, sign: signWebhook, now: hostNow }),
        random: randomShare,
        ended: (tx, webhook, at) => endFeedPage(tx, webhook, at),
      }),
      pushFeed: pushFeed({ store, now }),
      askWitness: askWitness(witnessTools(tools)),
      ...dumps?.kinds,
      ...agent.kinds,
    } satisfies Omit<JobKinds, 'makeDump'>,
    schedule: {
      crawls: () => scheduleCrawls(store, now()),
      agents: () => scheduleAgents(store, now()),
      subscriptions: createPushSchedule(store, now),
      log: createLogSchedule({ ...logTools(tools), log }),
      witnesses: createWitnessSchedule(witnessTools(tools)),
      ...agent.schedule,
      ...dumps?.schedule,
      sweep: () => sweep(store, now(), config),
      waiting: measureWaiting({ store, metrics }, now),
      notices: notifyOperator({ store, address: noticeAddress }, now),
    },
    log,
    metrics,
    now,
    newId,
    lanes: JOB_LANES,
    leaseMs: 30_000,
    pollMs: tools.pollMs,
    backoff: { baseMs: 5_000, maxMs: 600_000 },
  });
}

/** What makes dumps; null where none are made. */
function dumpsOf(tools: Tools) {
  const { config, store, baseUrl, now, hostNow } = tools;
  const { dumpDir, dumpHours: hours } = config;
  if (dumpDir === null || hours === 0) return null;
  const folder = dumpFolder(dumpDir);
  const began = performance.now();
  const { signersOf } = logTools(tools);
  return {
    kinds: {
      makeDump: makeDump({
        store,
        folder,
        hours,
        baseUrl,
        version,
        signersOf,
        newIdAt,
        now,
        hostNow,
        rests: createRests(5, 50),
      }),
    },
    schedule: {
      dumps: createDumpSchedule({ store, folder, hours, now, sinceStart: () => performance.now() - began }),
    },
  };
}

/** Who cosigns the log of the feed, and how they are asked. */
function witnessTools({ config, store, fetcher, log, metrics, now, hostNow }: Tools) {
  const { logWitnesses: witnesses, logWitnessesWanted: wanted, outboundHosts } = config;
  return {
    store,
    witnesses,
    wanted,
    ask: createAskWitness({ fetcher, outboundHosts }),
    log,
    metrics,
    now,
    hostNow,
  };
}

/** The log of the feed: where it stands in the world, and who signs it. */
function logTools({ config, store, baseUrl, messageKeys, now }: Tools) {
  const { host, pathname } = new URL(baseUrl);
  const address = `${host}${pathname.replace(/\/$/, '')}`;
  const { logCheckpointFile: path } = config;
  return {
    store,
    originOf: (number: number) => `${address}/log/${number}`,
    signersOf: async (origin: string) =>
      (await messageKeys.keysOf('checkpoint-signing')).map(({ privateKey }) =>
        signer(origin, 'ed25519', privateKey),
      ),
    file: path === null ? null : checkpointFile(path),
    now,
  };
}
