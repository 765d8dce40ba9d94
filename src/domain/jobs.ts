import { isObject } from './json/values.ts';

// Payloads are stored, and rules of all subjects use the queue: these are the keys of rows, and no subject's types.
type AccountKey = { readonly principalId: string; readonly accountId: string };
type OwnKey = { readonly principalId: string; readonly id: string };

/** Work for the ad server as a whole. */
type AdServerWork = { readonly of: 'ad server' };

/** Payload of each kind of job. */
export type Jobs = {
  readonly crawlDomain: { readonly domain: string };
  readonly readLogo: { readonly domain: string };
  readonly probeAgent: { readonly url: string };
  readonly checkAgentCompliance: { readonly url: string };
  readonly rebuildProfile: { readonly url: string };
  readonly makeDump: { readonly of: 'registry' };
  readonly deliverWebhooks: { readonly channel: string; readonly url: string };
  readonly announceFeeds: AccountKey;
  readonly announceImpairments: AccountKey;
  readonly pushFeed: { readonly id: string };
  readonly askWitness: { readonly witness: string };
  readonly pushArtifacts: OwnKey;
  readonly reportBuy: OwnKey;
  readonly reportPlanOutcome: AccountKey & {
    readonly agentUrl: string;
    readonly report: Readonly<Record<string, unknown>>;
  };
  readonly buildQueued: OwnKey;
  readonly activateSegment: AccountKey & { readonly segmentId: string; readonly destination: string };
  readonly trafficBuy: OwnKey;
  readonly lookAtBuy: OwnKey;
  readonly readFigures: AdServerWork;
  readonly comparePackages: AdServerWork;
  readonly readFeed: AccountKey & { readonly id: string };
};
export type JobName = keyof Jobs;

const text = (value: unknown): boolean => typeof value === 'string';

type Members<Payload> = { readonly [Member in keyof Payload]: (value: unknown) => boolean };
const BUY: Members<OwnKey> = { principalId: text, id: text };
const ACCOUNT: Members<AccountKey> = { principalId: text, accountId: text };
const AGENT = { url: text };

const members: { readonly [Name in JobName]: Members<Jobs[Name]> } = {
  crawlDomain: { domain: text },
  readLogo: { domain: text },
  probeAgent: AGENT,
  checkAgentCompliance: AGENT,
  rebuildProfile: AGENT,
  makeDump: { of: text },
  deliverWebhooks: { channel: text, url: text },
  announceFeeds: ACCOUNT,
  announceImpairments: ACCOUNT,
  pushFeed: { id: text },
  askWitness: { witness: text },
  pushArtifacts: BUY,
  reportBuy: BUY,
  reportPlanOutcome: { ...ACCOUNT, agentUrl: text, report: isObject },
  buildQueued: { principalId: text, id: text },
  activateSegment: { ...ACCOUNT, segmentId: text, destination: text },
  trafficBuy: BUY,
  lookAtBuy: BUY,
  readFigures: { of: text },
  comparePackages: { of: text },
  readFeed: { ...ACCOUNT, id: text },
};

/** @internal tests try every kind of job */
export const jobNames = Object.keys(members) as readonly JobName[];

/** Whether a stored payload, perhaps written by another version of the program, is valid for this kind of job. */
export function isPayload<Name extends JobName>(name: Name, payload: unknown): payload is Jobs[Name] {
  if (!isObject(payload)) return false;
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = members[name];
  return Object.entries(checks).every(([member, fits]) => fits(payload[member]));
}

/**
 * Lanes of the job queue. Each lane has its own workers, so that slow or numerous jobs in one lane do not
 * delay another. Within a lane, jobs of different shares take turns. A share is the holder on whose behalf the job
 * runs. Jobs also have a site, the registrable domain that they send requests to; a site has at most a part of the
 * workers too, whoever asks for it.
 */
export const LANES = [
  /** Crawls that a caller requested, or of domains that a caller looked up; share: the organization or address. */
  'asked',
  /** All other crawls; share: the site whose file named the domain, or else the domain's own site. */
  'crawls',
  /** Probes and checks of enrolled agents; share: the organization that enrolled the agent, or its site. */
  'agents',
  /** Feeds of buyers' catalogs; share: the principal. */
  'feeds',
  /** Reports to governance agents, and checkpoints for witnesses; share: the principal, or the witness. */
  'deliveries',
  /** Webhooks, and notifications over A2A; share: the owner of the receiver. */
  'webhooks',
  /** Webhooks to receivers whose last attempt failed or was slow; share: the owner of the receiver. */
  'retries',
  /** Orders for the ad server behind the agent, and its figures. */
  'ad_server',
  /** Work that makes no requests to other hosts. */
  'local',
] as const;

export type Lane = (typeof LANES)[number];

/**
 * Largest number of jobs of a lane that one process runs at once, and how many of them may belong to one share and to
 * one site. Default for a site: as for a share.
 */
export type LaneRoom = { readonly atOnce: number; readonly perShare: number; readonly perSite?: number };

/**
 * The lanes of the service. A share has at most half of the workers, so that others find room beside it, however slow
 * its jobs are.
 */
export const JOB_LANES = {
  asked: { atOnce: 8, perShare: 2 },
  crawls: { atOnce: 8, perShare: 4 },
  agents: { atOnce: 4, perShare: 2 },
  feeds: { atOnce: 2, perShare: 1 },
  deliveries: { atOnce: 4, perShare: 2 },
  webhooks: { atOnce: 96, perShare: 8 },
  retries: { atOnce: 16, perShare: 4, perSite: 2 },
  ad_server: { atOnce: 8, perShare: 4 },
  local: { atOnce: 4, perShare: 2 },
} as const satisfies { readonly [L in Lane]: LaneRoom };

export type JobStatus = 'queued' | 'running' | 'done' | 'failed';
export type JobMove = 'claim' | 'heartbeat' | 'finish' | 'rerun' | 'retry' | 'fail' | 'release' | 'expire';

/**
 * Moves of a job. `claim` also takes a running job whose lease has expired while attempts are left; `expire`
 * fails such a job when no attempt is left. `rerun` ends a run during which the job was requested again. A
 * finished job never changes.
 */
const MOVES: Readonly<Record<JobStatus, Partial<Record<JobMove, JobStatus>>>> = {
  queued: { claim: 'running' },
  running: {
    claim: 'running',
    heartbeat: 'running',
    finish: 'done',
    rerun: 'queued',
    retry: 'queued',
    fail: 'failed',
    release: 'queued',
    expire: 'failed',
  },
  done: {},
  failed: {},
};

/**
 * The state of a job after a move, or the reason why its state does not allow the move.
 *
 * @internal the table that tests compare the statements of the store with
 */
export function move(
  from: JobStatus,
  by: JobMove,
): { ok: true; to: JobStatus } | { ok: false; reason: string } {
  const to = MOVES[from][by];
  return to === undefined ? { ok: false, reason: `a ${from} job cannot ${by}` } : { ok: true, to };
}

/**
 * `baseMs` doubles with each attempt, up to `maxMs`. With `jitter` the wait is between 0 and that value
 * ("full jitter").
 */
export type Backoff = { readonly baseMs: number; readonly maxMs: number; readonly jitter?: boolean };

/**
 * The wait after `attempt` failures (from 1), in milliseconds. `random` is between 0 and 1 and is used only
 * with jitter.
 */
export function backoffMs(attempt: number, { baseMs, maxMs, jitter = false }: Backoff, random = 1): number {
  const doublings = Math.max(0, attempt - 1);
  const full = Math.min(maxMs, baseMs * 2 ** doublings);
  return Math.round(jitter ? full * random : full);
}

/** Time of the next attempt after attempt number `attempt` (from 1) failed, or `giveUp` if no attempt is left. */
export function nextAttempt(
  { attempt, maxAttempts }: { attempt: number; maxAttempts: number },
  backoff: Backoff,
  now: Date,
  random?: number,
): { retryAt: Date } | { giveUp: true } {
  if (attempt >= maxAttempts) return { giveUp: true };
  return { retryAt: new Date(now.getTime() + backoffMs(attempt, backoff, random)) };
}
