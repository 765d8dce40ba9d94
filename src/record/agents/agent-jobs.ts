import type { Lane } from '../../domain/jobs.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import type { Tables } from '../../store/index.ts';

type AgentJob = 'probeAgent' | 'checkAgentCompliance' | 'rebuildProfile';

const job = <Name extends AgentJob>(kind: Name, lane: Lane, url: string, now: Date, maxAttempts: number) => ({
  kind,
  key: url,
  lane,
  share: lane === 'agents' ? siteOf(URL.parse(url)?.hostname ?? url) : '',
  payload: { url },
  runAt: now,
  maxAttempts,
  pullForward: true,
});

/**
 * Job that probes an enrolled agent. Every behaviour of the agent is an outcome; attempts are for failures of this
 * service.
 */
export const probeOf = (url: string, now: Date) => job('probeAgent', 'agents', url, now, 3);

export const complianceCheckOf = (url: string, now: Date) =>
  job('checkAgentCompliance', 'agents', url, now, 3);

/** Job that recomputes an agent's inventory profile. */
export const rebuildOf = (url: string, now: Date) => job('rebuildProfile', 'local', url, now, 5);

const MANY_PUBLISHERS = 100;
const PATIENCE_MS = 30_000;

/**
 * Enqueues the recomputation of agents' inventory profiles, once per agent however often it is requested. For an
 * agent with many publishers the computation and the crawls of its publishers take long, so its job waits for
 * further crawls.
 */
export async function enqueueRebuilds(tx: Tables, urls: readonly string[], now: Date): Promise<void> {
  // All transactions lock in the same order, so that two that rebuild the same agents cannot deadlock.
  const asked = [...new Set(urls)].sort();
  if (asked.length === 0) return;
  const publishers = await tx.agentProfiles.publisherCounts(asked);
  await tx.jobs.enqueueAll(
    asked.map((url) => {
      const wait = (publishers.get(url) ?? 0) > MANY_PUBLISHERS ? PATIENCE_MS : 0;
      return rebuildOf(url, new Date(now.getTime() + wait));
    }),
  );
}
