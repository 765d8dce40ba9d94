import { complianceTracks } from '../../domain/agents/standing.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
import type { Tables } from '../../store/index.ts';
import { complianceCheckOf, probeOf } from './agent-jobs.ts';

/** The last checks of an agent, as its organization sees them. */
export async function shownChecks(store: Tables, agent: CatalogAgent): Promise<Body<'getMyAgentChecks'>> {
  const { url, standing, verified, nextCheckAt } = agent;
  return {
    url,
    compliance_status: standing.status,
    verified,
    headline: standing.headline,
    checked_at: standing.checkedAt?.toISOString() ?? null,
    next_check_at: nextCheckAt?.toISOString() ?? null,
    is_waiting: (await store.jobListing.openDue('checkAgentCompliance', url)) !== undefined,
    tracks: complianceTracks(standing),
  };
}

/** Has an agent probed and checked now. Checks that wait are moved to now; those that run are followed by one more run. */
export async function queueChecks(tx: Tables, url: string, now: Date): Promise<void> {
  await tx.jobs.enqueue(probeOf(url, now));
  await tx.jobs.enqueue(complianceCheckOf(url, now));
}
