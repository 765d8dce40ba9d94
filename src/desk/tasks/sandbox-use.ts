import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { Store } from '../../store/open.ts';

/** How exact the time of the last use is; all that a sandbox token left ends days after it. */
const EXACT_MS = 3_600_000;
const MOST_KNOWN = 10_000;

/** Notes that a caller of the sandbox is here, before anything of its is kept; once an hour in each process. */
export function createSandboxUse(
  store: Store,
): (principal: AgentPrincipal | null, now: Date) => Promise<void> {
  const notedAt = new Map<string, number>();
  return async function noteUse(principal, now) {
    // A token of the sandbox may have live accounts, which end like the others.
    if (principal === null || !(principal.sandboxOnly || principal.test !== undefined)) return;
    const { id } = principal;
    if (now.getTime() - (notedAt.get(id) ?? Number.NEGATIVE_INFINITY) < EXACT_MS) return;
    await store.transaction((tx) => tx.sandboxes.use(id, now), { isLosable: true });
    if (notedAt.size >= MOST_KNOWN) notedAt.clear();
    notedAt.set(id, now.getTime());
  };
}
