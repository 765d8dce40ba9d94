import type { AuthorizationScope } from '../publishers/adagents/projection.ts';
import { parseTimestamp } from '../publishers/adagents/timestamps.ts';

/** Whether an authorization holds now, and when that changes next. */
export type CheckWindow = { isOpen: boolean; changesAt: Date | null };

/** Both bounds belong to the window; one that cannot be read is none, as where authorizations are judged. */
export function windowOf(
  { effective_from: from, effective_until: until }: AuthorizationScope,
  now: Date,
): CheckWindow {
  const start = from === undefined ? null : parseTimestamp(from);
  const end = until === undefined ? null : parseTimestamp(until);
  if (end !== null && now > end) return { isOpen: false, changesAt: null };
  if (start !== null && now < start) return { isOpen: false, changesAt: start };
  return { isOpen: true, changesAt: end === null ? null : new Date(end.getTime() + 1) };
}
