import type { CopyState } from './copy-state.ts';
import { type CountChanges, tally } from './counts.ts';

/** Names of the last look's results, of publishers and of brands. */
type Looked = 'unknown' | 'valid' | 'resolved' | 'invalid' | 'absent' | 'unreachable';

/** The state after the last look; null for a domain at which nobody has looked yet. */
export function copyState(looked: Looked | null, hasCopy: boolean): CopyState | null {
  if (looked === null || looked === 'unknown') return null;
  if (looked === 'valid' || looked === 'resolved') return 'live';
  return hasCopy ? 'stale' : looked;
}

/** What becomes of the counts when a copy changes from one state to another. */
export function copyChanges(
  of: 'publishers' | 'brands',
  before: CopyState | null,
  after: CopyState | null,
): CountChanges {
  const changes: CountChanges = {};
  if (before !== null) tally(changes, `copies:${of}:${before}`, -1);
  if (after !== null) tally(changes, `copies:${of}:${after}`, 1);
  return changes;
}

/** What becomes of the counts when domains are forgotten whose copies had these states. */
export function copiesRemoved(
  of: 'publishers' | 'brands',
  states: readonly (CopyState | null)[],
): CountChanges {
  const changes: CountChanges = {};
  for (const state of states) if (state !== null) tally(changes, `copies:${of}:${state}`, -1);
  return changes;
}
