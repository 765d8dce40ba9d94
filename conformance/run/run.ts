import { randomUUID } from 'node:crypto';
import type { Check, Part, Reading } from '../check.ts';
import type { Send } from '../http/channel.ts';
import { createPace, type Pace } from '../http/pace.ts';
import type { Receiver } from '../receiver.ts';
import type { Requirement, Subject } from '../requirement.ts';
import type { Site } from '../site.ts';
import { createCleanUps } from './clean-ups.ts';
import type { Scene } from './context.ts';
import { judge, notMet } from './judge.ts';
import { orderedChecks, type Row, wavesOf } from './order.ts';
import { type Peer, secretsOf } from './peer.ts';
import { type Outcome, type Report, type Result, summaryOf } from './report.ts';

export type RunOptions = {
  readonly peers: readonly Peer[];
  /** Requirements and checks of all subjects; those without a peer are left out. */
  readonly parts: readonly Part[];
  readonly version: string;
  readonly site?: Site | undefined;
  /** Where peers reach the runner with webhooks. */
  readonly receiver?: Receiver | undefined;
  /** Ids, or beginnings of ids, of the requirements to judge; all when absent. */
  readonly only?: readonly string[] | undefined;
  readonly requestsPerSecond?: number | undefined;
  readonly requestsAtOnce?: number | undefined;
  readonly requestTimeoutMs?: number | undefined;
  readonly checkTimeoutMs?: number | undefined;
  readonly maxBytes?: number | undefined;
  /** Stops the run: what was not judged is reported so, and what was made is cleaned up. */
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: Send | undefined;
  readonly onResult?: ((result: Result, progress: Progress) => void) | undefined;
};

export type Progress = { readonly done: number; readonly total: number };

/** Checks that run beside each other. */
const CHECKS_AT_ONCE = 6;
const PER_SECOND = 20;
const AT_ONCE = 4;
const REQUEST_MS = 30_000;
const CHECK_MS = 60_000;
const MOST_BYTES = 8 * 1024 * 1024;
export const RUNNER = 'conformance-runner';

/** Judges every requirement of the given peers. Rejects only for options that contradict themselves. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const started = new Date();
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, ...(options.signal ? [options.signal] : [])]);
  const cleanUps = createCleanUps();
  let requests = 0;
  const pace = createPace({
    perSecond: options.requestsPerSecond ?? PER_SECOND,
    atOnce: options.requestsAtOnce ?? AT_ONCE,
  });
  const secrets = secretsOf(options.peers);
  const userAgent = `${RUNNER}/${options.version} (run ${randomUUID().slice(0, 8)})`;
  /** By address: what an agent and its webhooks are asked is one conversation, in which buying takes turns. */
  const readings = new Map<string, Scene['readings']>();
  const readingsOf = ({ url }: Peer): Scene['readings'] => {
    const shared = readings.get(url.href) ?? new Map<Reading<unknown>, Promise<unknown>>();
    readings.set(url.href, shared);
    return shared;
  };
  const sceneOf = (peer: Peer, sceneSignal: AbortSignal): Scene => ({
    peer,
    pace,
    secrets,
    userAgent,
    client: { name: RUNNER, version: options.version },
    timeoutMs: options.requestTimeoutMs ?? REQUEST_MS,
    maxBytes: options.maxBytes ?? MOST_BYTES,
    fetch: options.fetch,
    site: options.site,
    receiver: options.receiver,
    cleanUps,
    signal: sceneSignal,
    onExchange: () => {
      requests += 1;
    },
    readings: readingsOf(peer),
  });
  const scenes = new Map(options.peers.map((peer) => [peer.subject, sceneOf(peer, signal)]));
  const results = await judgeAll(options, scenes);
  const leftBehind = await cleanUps.runAll();
  end.abort();
  return {
    format: 1,
    runner: { name: RUNNER, version: options.version },
    targets: Object.fromEntries(options.peers.map(({ subject, url }) => [subject, url.href])),
    started_at: started.toISOString(),
    ended_at: new Date().toISOString(),
    is_whole: options.signal?.aborted !== true,
    requests,
    summary: summaryOf(results),
    results,
    left_behind: leftBehind,
  };
}

async function judgeAll(options: RunOptions, scenes: ReadonlyMap<Subject, Scene>): Promise<Result[]> {
  const rows = orderedChecks(options.parts, (requirement) => isWanted(requirement, options, scenes));
  const turns = createPace({ perSecond: Number.POSITIVE_INFINITY, atOnce: CHECKS_AT_ONCE });
  const results = new Map<string, Promise<Result>>();
  let done = 0;
  const judgeRow = async (row: Row): Promise<Result> => {
    const { requirement } = row;
    const scene = scenes.get(requirement.subject);
    if (scene === undefined) throw new Error(`there is no peer for ${requirement.id}`);
    const { outcome, tookMs } = await judgeInTurn(row, scene, { results, turns, options });
    const { id, subject, heading, rule, level } = requirement;
    const result: Result = { id, subject, heading, rule, level, took_ms: tookMs, ...outcome };
    done += 1;
    options.onResult?.(result, { done, total: rows.length });
    return result;
  };
  for (const wave of wavesOf(rows)) {
    for (const row of wave) results.set(row.requirement.id, judgeRow(row));
    await Promise.all(results.values());
  }
  return Promise.all(rows.flatMap(({ requirement }) => results.get(requirement.id) ?? []));
}

const isWanted = (
  { id, subject, transport }: Requirement,
  { only }: RunOptions,
  scenes: ReadonlyMap<Subject, Scene>,
): boolean =>
  scenes.has(subject) &&
  (transport === undefined || transport === (scenes.get(subject)?.peer.transport ?? 'mcp')) &&
  (only === undefined || only.some((start) => id === start || id.startsWith(`${start}.`)));

type Judging = {
  readonly results: ReadonlyMap<string, Promise<Result>>;
  readonly turns: Pace;
  readonly options: RunOptions;
};

/** Waits for what the check builds on and for its turn, then judges. */
async function judgeInTurn(
  { requirement, check }: Row,
  scene: Scene,
  { results, turns, options }: Judging,
): Promise<{ outcome: Outcome; tookMs: number }> {
  const missing = notMet(requirement, scene) ?? (await unfoundedBy(check, results));
  if (missing !== null) return { outcome: missing, tookMs: 0 };
  // A stopped run gives every check its turn, to say that it was stopped.
  const end = await turns.turn(new AbortController().signal);
  const began = performance.now();
  try {
    const outcome = await judge(check, scene, check.timeoutMs ?? options.checkTimeoutMs ?? CHECK_MS);
    return { outcome, tookMs: Math.round(performance.now() - began) };
  } finally {
    end();
  }
}

/** The verdict for a check that builds on something which does not hold; null when all of it holds. */
async function unfoundedBy(check: Check, results: Judging['results']): Promise<Outcome | null> {
  for (const id of check.after ?? []) {
    const result = await results.get(id);
    if (result === undefined || result.verdict === 'holds') continue;
    const state = result.verdict === 'violated' ? 'is violated' : 'cannot be judged';
    return { verdict: 'cannot be judged', why: `it builds on ${id}, which ${state}` };
  }
  return null;
}
