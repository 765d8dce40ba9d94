import { ApiError } from '../../domain/errors.ts';
import { isObject } from '../../domain/json/values.ts';
import { type Freshness, freshness } from '../../domain/publishers/crawl.ts';
import { requireKnownPast } from '../../domain/text/past.ts';
import type { Tables } from '../../store/index.ts';

export type PastCall = { readonly store: Tables; readonly now: Date; readonly pastDays: number };
/** What the file of a domain said at a moment. */
export type RecordThen = { readonly record: Record<string, unknown>; readonly freshness: Freshness };

/**
 * The resolution of a publisher from the file that was recorded at a moment.
 * @throws {ApiError} not_found when nothing is known about the moment, or the domain had no file then
 */
export async function publisherThen(
  { store, now, pastDays }: PastCall,
  domain: string,
  at: Date,
): Promise<RecordThen> {
  requireKnownPast(at, now, pastDays, { domain, since: await store.publisherStates.knownSince(domain) });
  const then = await store.publisherStates.findAt(domain, at);
  const snapshot =
    then?.hasFile === true
      ? await store.revisions.snapshotAt('property', domain, 'adagents_json', at)
      : undefined;
  if (then === undefined || !isObject(snapshot) || !isObject(snapshot.record))
    throw noFileThen(domain, 'adagents.json', at);
  // Who was the contact then need not want to be it now.
  const { contact: _, ...record } = snapshot.record;
  return { record, freshness: freshnessThen(then.validatedAt, then.status === 'valid', at) };
}

export const freshnessThen = (validatedAt: number | null, reachable: boolean, at: Date): Freshness =>
  freshness(validatedAt === null ? null : new Date(validatedAt), reachable, at);

/** The refusal when no file of the domain was recorded at the moment. */
export function noFileThen(domain: string, file: string, at: Date): ApiError {
  const why = 'What members wrote is known of the present only: leave `at` out for it.';
  return new ApiError(
    'not_found',
    `at: no ${file} of ${domain} was recorded for ${at.toISOString()}. ${why}`,
    {
      domain,
    },
  );
}
