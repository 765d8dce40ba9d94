import { sandboxLimits } from '../../domain/holdings.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { Store } from '../../store/open.ts';

/** Precision of the time of last use: enough, because the data of a sandbox token ends days after its last use. */
const EXACT_MS = HOUR_MS;
const MOST_KNOWN = 10_000;
const FULL_SECONDS = 600;
const TOO_MANY_TOKENS =
  'The sandbox has as many tokens as it can keep, and all are in use: use a token that you used before, or try again later.';

/**
 * Records that a caller uses the sandbox, before any of its data is stored, without waiting for other writers; once an
 * hour in each process.
 */
export function createSandboxUse(
  store: Store,
): (principal: AgentPrincipal | null, now: Date) => Promise<void> {
  const notedAt = new Map<string, number>();
  return async function noteUse(principal, now) {
    // A sandbox token may have live accounts, which end like its other accounts.
    if (principal === null || !(principal.sandboxOnly || principal.test !== undefined)) return;
    const { id } = principal;
    if (now.getTime() - (notedAt.get(id) ?? Number.NEGATIVE_INFINITY) < EXACT_MS) return;
    const isAdmitted = await store.note((tx) => tx.sandboxes.admit(id, now, sandboxLimits.tokens));
    // The database is busy, and the note may still be stored; the next call makes sure.
    if (isAdmitted === undefined) return;
    if (!isAdmitted) throw new TaskError('RATE_LIMITED', TOO_MANY_TOKENS, { retryAfter: FULL_SECONDS });
    if (notedAt.size >= MOST_KNOWN) notedAt.clear();
    notedAt.set(id, now.getTime());
  };
}
