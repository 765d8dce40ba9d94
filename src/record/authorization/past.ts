import { requireKnownPast } from '../../domain/text/past.ts';
import type { PastLookups } from '../../store/authorization/past-lookups.ts';
import type { Tables } from '../../store/index.ts';

type Call = { readonly store: Tables; readonly now: Date; readonly pastDays: number };

/** What was recorded at a moment: the reads of a call as they would have been then. */
export type Past = { readonly store: { readonly lookups: PastLookups }; readonly now: Date };

/**
 * Opens what was recorded at a moment, of the registry or of one publisher.
 * @throws {ApiError} not_found when nothing is known about that moment
 */
export async function openPast({ store, now, pastDays }: Call, at: Date, domain?: string): Promise<Past> {
  const since = await store.publisherStates.knownSince(domain);
  requireKnownPast(at, now, pastDays, domain === undefined ? { since } : { domain, since });
  return { store: { lookups: store.pastLookups.at(at) }, now: at };
}
