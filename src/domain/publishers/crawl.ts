import type { RegistryFreshness } from '../../../generated/types/schemas.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const crawlOutcomes = ['changed', 'unchanged', 'invalid', 'absent', 'unreachable'] as const;
export type CrawlOutcome = (typeof crawlOutcomes)[number];
/** What a crawl found in each of the domain's files. */
export type CrawlOutcomes = { readonly adagents?: CrawlOutcome; readonly brand?: CrawlOutcome };

/** What a finished crawl says that it found. */
export function crawlOutcomesOf(detail: Readonly<Record<keyof CrawlOutcomes, unknown>>): CrawlOutcomes {
  const adagents = crawlOutcomes.find((one) => one === detail.adagents);
  const brand = crawlOutcomes.find((one) => one === detail.brand);
  return { ...(adagents === undefined ? {} : { adagents }), ...(brand === undefined ? {} : { brand }) };
}
export type Streaks = { unchanged: number; failures: number };

/**
 * When a domain is crawled again. A file that stays the same is asked for less and less often, at most once
 * a day; a domain without a file after 1, 7 and then every 30 days; an invalid or unreachable one soon, then more patiently.
 */
export function nextCrawl(outcome: CrawlOutcome, before: Streaks, now: Date): { at: Date; streaks: Streaks } {
  const unchanged = outcome === 'unchanged' ? before.unchanged + 1 : 0;
  const failures = outcome === 'changed' || outcome === 'unchanged' ? 0 : before.failures + 1;
  return {
    at: new Date(now.getTime() + waitMs(outcome, unchanged, failures)),
    streaks: { unchanged, failures },
  };
}

function waitMs(outcome: CrawlOutcome, unchanged: number, failures: number): number {
  switch (outcome) {
    case 'changed':
    case 'unchanged':
      return Math.min(HOUR_MS * 2 ** Math.min(unchanged, 5), DAY_MS);
    case 'invalid':
      // Mostly a file that was read in the middle of an upload.
      return failures <= 1 ? 5 * MINUTE_MS : Math.min(HOUR_MS * 2 ** Math.min(failures - 2, 5), DAY_MS);
    case 'absent':
      return failures <= 1 ? DAY_MS : failures === 2 ? 7 * DAY_MS : 30 * DAY_MS;
    case 'unreachable':
      return Math.min(5 * MINUTE_MS * 2 ** Math.min(failures - 1, 7), 6 * HOUR_MS);
  }
}

/** How long a look at an origin counts as live for everybody: who asks sooner gets what it brought. */
export const LIVE_MS = 30_000;

/** How long the last good copy of a file stands in for one that cannot be fetched: a week. */
export const LAST_GOOD_COPY_MS = 7 * DAY_MS;

export type Freshness = Required<RegistryFreshness>;

/**
 * How far an answer can be trusted to be what the domain says now. `live`: read for this very answer; `fresh`:
 * validated within the last day; `cached`: the last good copy, the domain could not be reached since; `stale`:
 * such a copy older than a day; `absent`: no file of the domain stands behind the answer.
 */
export function freshness(validatedAt: Date | null, reachable: boolean, now: Date): Freshness {
  if (validatedAt === null) return { state: 'absent', validated_at: null };
  const age = now.getTime() - validatedAt.getTime();
  const state = age > DAY_MS ? 'stale' : reachable ? 'fresh' : 'cached';
  return { state, validated_at: validatedAt.toISOString() };
}

/** Adds the freshness block, and more, to a record that is already written as JSON text of an object. */
export function withFreshness(record: string, freshness: Freshness, more: object = {}): string {
  const separator = record.length > 2 ? ',' : '';
  return `${record.slice(0, -1)}${separator}${JSON.stringify({ ...more, freshness }).slice(1)}`;
}
