import type { Tables } from '../../store/index.ts';

const ANNOUNCE_IMPAIRMENTS = 'announceImpairments';

const ATTEMPTS = 20;

/** Enqueues the job that compares what the buys of an account need with what their receivers were last sent. */
export async function compareImpairments(
  tx: Tables,
  { principalId, accountId }: { principalId: string; accountId: string },
  now: Date,
): Promise<void> {
  await tx.jobs.enqueue({
    kind: ANNOUNCE_IMPAIRMENTS,
    key: JSON.stringify([principalId, accountId]),
    payload: { principalId, accountId },
    runAt: now,
    maxAttempts: ATTEMPTS,
    pullForward: true,
  });
}
