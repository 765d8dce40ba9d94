import { ApiError } from '../../domain/errors.ts';
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
): Promise<string> {
  const found = new Map<string, string>();
  let unknown: ApiError | undefined;
  for (const domain of new Set(keys.values())) {
    try {
      const { record, freshness } = await resolve(call, domain, at);
      found.set(domain, JSON.stringify({ ...record, at: at.toISOString(), freshness }));
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'not_found') throw cause;
      unknown ??= cause;
    }
    await call.store.nextTurn();
  }
  if (found.size === 0 && unknown !== undefined) throw unknown;
  const results = [...keys].flatMap(([name, domain]) => {
    const text = found.get(domain);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{"results":{${results.join(',')}}}`;
}
