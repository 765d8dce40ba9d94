import type { RegistryLastFailure, RegistryPropertyResolution } from '../../../generated/types/registry.ts';
import { fromJsonText, type JsonText } from '../json/values.ts';
import { HOUR_MS } from '../text/instant.ts';
import type { FileFault } from './adagents/discovery.ts';
import { type Freshness, freshness } from './crawl.ts';

/** What is stored about a publisher and the crawls of its file. Times are epoch milliseconds. */
type StoredLook = StoredFault & { readonly record: string | null; readonly validatedAt: number | null };

/**
 * Whether a resolution must wait for a crawl: the domain was never crawled, or it has no record and was not crawled
 * within the last hour.
 */
export function isPublisherWorthAsking(stored: StoredLook | undefined, now: Date): boolean {
  return stored?.checkedAt == null || (stored.record === null && !wasAskedLately(stored, now));
}

/** Whether a domain without a known valid file may have published one since the last crawl, over an hour ago. */
export function mayHaveFile(stored: StoredLook | undefined, now: Date): boolean {
  return stored === undefined || (stored.validatedAt === null && !wasAskedLately(stored, now));
}

const wasAskedLately = ({ checkedAt }: StoredLook, now: Date): boolean =>
  checkedAt !== null && now.getTime() - checkedAt < HOUR_MS;

/** The `last_failure` block, which says why the publisher's file is not used. Empty when there is no failure. */
export function failureBlock(stored: StoredLook): Pick<RegistryPropertyResolution, 'last_failure'> {
  // A domain with an entry normally serves no file, so a missing file is not a failure.
  const failure = stored.status === 'absent' && stored.record !== null ? null : lastFailure(stored);
  return failure === null ? {} : { last_failure: failure };
}

/** @param reachable whether the last crawl could read a valid file from the domain */
export function publisherFreshness(
  stored: StoredLook,
  now: Date,
  reachable = stored.status === 'valid',
): Freshness {
  const validatedAt = stored.validatedAt === null ? null : new Date(stored.validatedAt);
  return freshness(validatedAt, reachable, now);
}

/** How the last crawl of a publisher's file failed, and since when every crawl has failed. */
export type LastFailure = RegistryLastFailure;

/** What is stored about the crawls of a file. Times are epoch milliseconds. */
type StoredFault = {
  status: string | null;
  fault: JsonText<FileFault> | null;
  failingSince: number | null;
  checkedAt: number | null;
};

/** Null when the last crawl found a valid file, and when the domain was never crawled. */
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
