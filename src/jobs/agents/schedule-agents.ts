import { HOUR_MS } from '../../domain/text/instant.ts';
import { complianceCheckOf, probeOf } from '../../record/agents/agent-jobs.ts';
import { enqueueRebuilds } from '../../record/publishers/rebuild-profiles.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';

const AT_ONCE = 100;
// Longer than any probe or check, retries included, stays in the queue. The job itself sets the next date.
const POSTPONED_MS = HOUR_MS;

/** Enqueues the probes, compliance checks and profiles that are due. */
export async function scheduleAgents(store: Store, now: Date): Promise<void> {
  const { catalogAgents, agentProfiles } = store.primary;
  const due = new Set([
    ...(await catalogAgents.due('probe', now, AT_ONCE)),
    ...(await catalogAgents.due('check', now, AT_ONCE)),
    ...(await agentProfiles.due(now, AT_ONCE)),
  ]);
  await inBatch(store, [...due], (tx, urls) => schedule(tx, urls, now));
}

async function schedule(tx: Tables, urls: readonly string[], now: Date): Promise<void> {
  const later = new Date(now.getTime() + POSTPONED_MS);
  // With these rows locked, a claim fails if another process has already postponed the same work.
  await tx.agents.findAllForUpdate(urls);
  const outdated: string[] = [];
  for (const url of urls) {
    if (await tx.catalogAgents.claim('probe', url, now, later)) await tx.jobs.enqueue(probeOf(url, now));
    if (await tx.catalogAgents.claim('check', url, now, later))
      await tx.jobs.enqueue(complianceCheckOf(url, now));
    if (await tx.agentProfiles.claim(url, now)) outdated.push(url);
  }
  await enqueueRebuilds(tx, outdated, now);
}
