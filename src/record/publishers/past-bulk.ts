import { ApiError } from '../../domain/errors.ts';
import { bulkResults } from './bulk-results.ts';
import type { PastCall, RecordThen } from './past-publisher.ts';

/** Resolves one domain from what was recorded at a moment. */
type ResolveThen = (call: PastCall, domain: string, at: Date) => Promise<RecordThen>;

/**
 * What several domains said at a moment, each as the single resolution has it, as JSON text. A domain of which nothing
 * is known for the moment is left out, as one that is unknown now.
 *
 * @param keys domains by the names under which they are returned
 * @throws {ApiError} not_found when nothing is known about any of them
 */
export async function resolvedThen(
  call: PastCall,
  keys: ReadonlyMap<string, string>,
  at: Date,
  resolve: ResolveThen,
): Promise<{ pieces: readonly string[] }> {
  let unknown: ApiError | undefined;
  let isKnown = false;
  async function textOf(domain: string): Promise<string | null> {
    await call.store.nextTurn();
    try {
      const { record, freshness } = await resolve(call, domain, at);
      isKnown = true;
      return JSON.stringify({ ...record, at: at.toISOString(), freshness });
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'not_found') throw cause;
      unknown ??= cause;
      return null;
    }
  }
  const results = await bulkResults(keys, { bytesOf: () => 0, textOf });
  if (!isKnown && unknown !== undefined) throw unknown;
  return results;
}
