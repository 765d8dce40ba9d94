import type { RegistryLastFailure, RegistryPropertyResolution } from '../../../generated/types/schemas.ts';
import { fromJsonText, type JsonText } from '../json/values.ts';
import type { FileFault } from './adagents/discovery.ts';
import { type Freshness, freshness } from './crawl.ts';

/** What is stored about a publisher and the looks at its file; times are epoch milliseconds. */
type StoredLook = StoredFault & { readonly record: string | null; readonly validatedAt: number | null };

const HOUR_MS = 3_600_000;

/** Whether a resolution has to wait for a look at the domain: nobody asked it so far, or nothing is known of it. */
export function isPublisherWorthAsking(stored: StoredLook | undefined, now: Date): boolean {
  return stored?.checkedAt == null || (stored.record === null && !wasAskedLately(stored, now));
}

/** Whether a domain without a file that we know of may have got one since it was asked. */
export function mayHaveFile(stored: StoredLook | undefined, now: Date): boolean {
  return stored === undefined || (stored.validatedAt === null && !wasAskedLately(stored, now));
}

const wasAskedLately = ({ checkedAt }: StoredLook, now: Date): boolean =>
  checkedAt !== null && now.getTime() - checkedAt < HOUR_MS;

/** The block that says why the publisher's file does not count; nothing when it does. */
export function failureBlock(stored: StoredLook): Pick<RegistryPropertyResolution, 'last_failure'> {
  // That a domain with an entry serves no file is the rule, and no failure.
  const failure = stored.status === 'absent' && stored.record !== null ? null : lastFailure(stored);
  return failure === null ? {} : { last_failure: failure };
}

/** @param reachable whether the domain answered when it was asked last */
export function publisherFreshness(
  stored: StoredLook,
  now: Date,
  reachable = stored.status === 'valid',
): Freshness {
  const validatedAt = stored.validatedAt === null ? null : new Date(stored.validatedAt);
  return freshness(validatedAt, reachable, now);
}

/** How the last look at a publisher's file failed, and since when all of them do. */
export type LastFailure = RegistryLastFailure;

/** What is stored about the looks at a file; times are epoch milliseconds. */
type StoredFault = {
  status: string | null;
  fault: JsonText<FileFault> | null;
  failingSince: number | null;
  checkedAt: number | null;
};

/** Null when the last look found a valid file, and when nobody looked. */
export function lastFailure({ status, fault, failingSince, checkedAt }: StoredFault): LastFailure | null {
  if (status !== 'invalid' && status !== 'absent' && status !== 'unreachable') return null;
  if (fault === null || failingSince === null || checkedAt === null) return null;
  return {
    outcome: status,
    ...fromJsonText(fault),
    since: new Date(failingSince).toISOString(),
    checked_at: new Date(checkedAt).toISOString(),
  };
}
