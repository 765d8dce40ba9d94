import { complianceCheckOf, enqueueRebuilds, probeOf } from '../record/agent-jobs.ts';
import type { Store } from '../store/open.ts';

const AT_ONCE = 100;
// Longer than any probe or check with its retries stays in the queue before it sets the next date itself.
const POSTPONED_MS = 3_600_000;

/** Puts the probes, compliance checks and profiles that are due into the queue. */
export async function scheduleAgents(store: Store, now: Date): Promise<void> {
  const { catalogAgents, agentProfiles } = store.read;
  const isQuiet =
    (await catalogAgents.due('probe', now, 1)).length === 0 &&
    (await catalogAgents.due('check', now, 1)).length === 0 &&
    (await agentProfiles.due(now, 1)).length === 0;
  if (isQuiet) return;
  await store.transaction(async (tx) => {
    const later = new Date(now.getTime() + POSTPONED_MS);
    const probes = await tx.catalogAgents.due('probe', now, AT_ONCE);
    const checks = await tx.catalogAgents.due('check', now, AT_ONCE);
    const profiles = await tx.agentProfiles.due(now, AT_ONCE);
    // Behind these, another process that found the same due has either put it off or will not find it due.
    await tx.agents.findAllForUpdate([...new Set([...probes, ...checks, ...profiles])]);
    for (const url of probes) {
      if (await tx.catalogAgents.claim('probe', url, now, later)) await tx.jobs.enqueue(probeOf(url, now));
    }
    for (const url of checks) {
      if (await tx.catalogAgents.claim('check', url, now, later))
        await tx.jobs.enqueue(complianceCheckOf(url, now));
    }
    const outdated: string[] = [];
    for (const url of profiles) if (await tx.agentProfiles.claim(url, now)) outdated.push(url);
    await enqueueRebuilds(tx, outdated, now);
  });
}
