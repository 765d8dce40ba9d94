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

/** The job that probes an enrolled agent. Whatever the agent does is an outcome; attempts are for our own failures. */
export const probeOf = (url: string, now: Date) => job('probeAgent', 'agents', url, now, 3);

export const complianceCheckOf = (url: string, now: Date) =>
  job('checkAgentCompliance', 'agents', url, now, 3);

/** The job that works out an agent's inventory profile anew, at once. */
export const rebuildOf = (url: string, now: Date) => job('rebuildProfile', 'local', url, now, 5);

const MANY_PUBLISHERS = 100;
const PATIENCE_MS = 30_000;

/**
 * Has the inventory profiles of agents worked out anew, once per agent however often it is asked. That of an agent of
 * many publishers takes a while, and so do crawls of its publishers; it waits for some of them to pass.
 */
export async function enqueueRebuilds(tx: Tables, urls: readonly string[], now: Date): Promise<void> {
  // One order for everybody: two transactions that ask for the same agents cannot wait for each other in a circle.
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
