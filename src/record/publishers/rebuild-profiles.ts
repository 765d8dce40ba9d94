import type { FileTables } from './file-tables.ts';

/** Job that recomputes an agent's inventory profile. */
export const rebuildOf = (url: string, now: Date) => ({
  kind: 'rebuildProfile' as const,
  key: url,
  lane: 'local' as const,
  share: '',
  payload: { url },
  runAt: now,
  maxAttempts: 5,
  pullForward: true,
});

const MANY_PUBLISHERS = 100;

const PATIENCE_MS = 30_000;

/**
 * Enqueues the recomputation of agents' inventory profiles, once per agent however often it is requested. For an
 * agent with many publishers the computation and the crawls of its publishers take long, so its job waits for
 * further crawls.
 */
export async function enqueueRebuilds(
  tx: Pick<FileTables, 'agentProfiles' | 'jobs'>,
  urls: readonly string[],
  now: Date,
): Promise<void> {
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
