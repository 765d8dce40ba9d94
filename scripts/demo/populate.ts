import { setTimeout as sleep } from 'node:timers/promises';
import { enrollForOrganization } from '../../src/admin/agents.ts';
import { createOrganization } from '../../src/admin/organizations.ts';
import { createUser, grantOperator, resetPassword } from '../../src/admin/people.ts';
import { newSecret } from '../../src/infra/random.ts';
import { complianceCheckOf } from '../../src/record/agents/agent-jobs.ts';
import { crawlOf } from '../../src/record/publishers/publisher.ts';
import type { Store } from '../../src/store/open.ts';
import { DEMO, DEMO_EMAIL, enrolments } from './enrolments.ts';
import { seeds } from './seeds.ts';

const LOOK_MS = 50;
const AWAITED_JOBS = ['readLogo', 'probeAgent', 'checkAgentCompliance', 'rebuildProfile'];
const PATIENCE_MS = 20_000;

/** Enrolls the agents of the world, each by its own organization. Jobs then probe them. */
export async function enrolAgents(store: Store): Promise<void> {
  for (const { org, ...agent } of enrolments) {
    const known = await store.read.organizations.findByName(org);
    if (known === undefined) await createOrganization(store, { name: org, tier: 'api' });
    await enrollForOrganization(store, { org, ...agent });
    await store.transaction((tx) => tx.jobs.enqueue(complianceCheckOf(agent.url, new Date())));
  }
}

/** Crawls every seed and waits for all; `tell` is called with each finished domain. */
export async function crawlSeeds(store: Store, tell: (domain: string) => void = () => {}): Promise<void> {
  const open = await store.transaction(async (tx) => {
    const queued = new Map<string, string>();
    for (const { domain } of seeds) {
      queued.set((await tx.jobs.enqueue(crawlOf(domain, new Date()))).id, domain);
    }
    return queued;
  });
  while (open.size > 0) {
    for (const [id, domain] of open) {
      const job = await store.read.jobs.find(id);
      // An unreachable domain is tried again later, as in production; the demo does not wait for it.
      if (job === undefined || job.attempts === 0 || job.status === 'running') continue;
      open.delete(id);
      tell(domain);
    }
    await sleep(LOOK_MS);
  }
}

/** Waits until the agents are probed, checked and profiled, and logos are copied. The wait is limited, because everything else is ready. */
export async function settleAgents(store: Store): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && (await store.read.jobs.nextDue(AWAITED_JOBS)) !== undefined)
    await sleep(LOOK_MS);
}

/**
 * Lets a person sign in, as an owner of the organization and with the role of an operator.
 *
 * @returns the password, another one at each start
 */
export async function addPerson(store: Store): Promise<string> {
  const password = newSecret();
  if ((await store.read.users.findByEmail(DEMO_EMAIL)) !== undefined) {
    await resetPassword(store, DEMO_EMAIL, password);
    return password;
  }
  await createUser(store, { org: DEMO, email: DEMO_EMAIL, password, role: 'owner', name: 'Demo' });
  await grantOperator(store, DEMO_EMAIL, 'operator');
  return password;
}
