import { isObject } from '../../domain/json/values.ts';
import { requireKnownPast } from '../../domain/text/past.ts';
import { freshnessThen, noFileThen, type PastCall, type RecordThen } from '../publishers/past-publisher.ts';

/**
 * The resolution of a brand from the files that were recorded at a moment.
 * @throws {ApiError} not_found when nothing is known about the moment, or no file spoke for the domain then
 */
export async function brandThen(
  { store, now, pastDays }: PastCall,
  domain: string,
  at: Date,
): Promise<RecordThen> {
  requireKnownPast(at, now, pastDays, { domain, since: await store.brandStates.knownSince(domain) });
  const then = await store.brandStates.findAt(domain, at);
  const validatedAt = then?.validatedAt ?? null;
  const snapshot =
    validatedAt === null ? undefined : await store.revisions.snapshotAt('brand', domain, 'brand_json', at);
  if (!isObject(snapshot) || !isObject(snapshot.record)) throw noFileThen(domain, 'brand.json', at);
  return { record: snapshot.record, freshness: freshnessThen(validatedAt, then?.outcome === 'resolved', at) };
}
