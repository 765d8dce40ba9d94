import type { Report, Result } from '../run/report.ts';

/** What became of a requirement between two reports. */
export type Change = {
  readonly id: string;
  /** Null when the earlier report does not have it. */
  readonly before: Result['verdict'] | null;
  /** Null when the later report does not have it. */
  readonly now: Result['verdict'] | null;
};

/** The requirements whose verdict changed, in the order of the later report; what it lacks comes last. */
export function changesSince(before: EarlierReport, now: Pick<Report, 'results'>): Change[] {
  const earlier = new Map(before.results.map(({ id, verdict }) => [id, verdict]));
  const changed = now.results.map(
    ({ id, verdict }): Change => ({ id, before: earlier.get(id) ?? null, now: verdict }),
  );
  const known = new Set(now.results.map(({ id }) => id));
  const gone = [...earlier]
    .filter(([id]) => !known.has(id))
    .map(([id, verdict]): Change => ({ id, before: verdict, now: null }));
  return [...changed, ...gone].filter((change) => change.before !== change.now);
}

/** As much of a report as a comparison needs. */
export type EarlierReport = { readonly results: readonly Pick<Result, 'id' | 'verdict'>[] };

const VERDICTS: readonly unknown[] = ['holds', 'violated', 'cannot be judged'] satisfies Result['verdict'][];

/**
 * Reads a report that was written earlier.
 *
 * @throws {Error} when the text is not a report of this format
 */
export function readReport(text: string): EarlierReport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('the earlier report is not JSON');
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 1)
    throw new Error('the earlier report is not a report of this runner in format 1');
  const results = 'results' in value && Array.isArray(value.results) ? value.results : null;
  if (results === null || !results.every(isResult))
    throw new Error('the earlier report has no results that can be compared');
  return { results };
}

const isResult = (value: unknown): value is Pick<Result, 'id' | 'verdict'> =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'verdict' in value &&
  VERDICTS.includes(value.verdict);
