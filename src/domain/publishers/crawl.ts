import type { RegistryFreshness } from '../../../generated/types/registry.ts';
import { DAY_MS, HOUR_MS, instantText, MINUTE_MS } from '../text/instant.ts';

export const crawlOutcomes = ['changed', 'unchanged', 'invalid', 'absent', 'unreachable'] as const;
export type CrawlOutcome = (typeof crawlOutcomes)[number];
/** The outcome of a crawl for each of the domain's files. */
export type CrawlOutcomes = { readonly adagents?: CrawlOutcome; readonly brand?: CrawlOutcome };

/** The outcomes that a finished crawl has recorded. */
export function crawlOutcomesOf(detail: Readonly<Record<keyof CrawlOutcomes, unknown>>): CrawlOutcomes {
  const adagents = crawlOutcomes.find((one) => one === detail.adagents);
  const brand = crawlOutcomes.find((one) => one === detail.brand);
  return { ...(adagents === undefined ? {} : { adagents }), ...(brand === undefined ? {} : { brand }) };
}
export type Streaks = { unchanged: number; failures: number };

/**
 * When a domain is crawled again. An unchanged file is fetched less and less often, down to once a day. A domain
 * without a file is crawled after 1, 7 and then every 30 days. An invalid or unreachable file is fetched again after
 * 5 minutes, then at growing intervals of at most a day (invalid) or 6 hours (unreachable).
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
      // Usually the file was read in the middle of an upload.
      return failures <= 1 ? 5 * MINUTE_MS : Math.min(HOUR_MS * 2 ** Math.min(failures - 2, 5), DAY_MS);
    case 'absent':
      return failures <= 1 ? DAY_MS : failures === 2 ? 7 * DAY_MS : 30 * DAY_MS;
    case 'unreachable':
      return Math.min(5 * MINUTE_MS * 2 ** Math.min(failures - 1, 7), 6 * HOUR_MS);
  }
}

/**
 * Time, in ms, during which the result of a crawl counts as live for all callers. A request within it gets that
 * result.
 */
export const LIVE_MS = 30_000;

/** Time, in ms, during which the last good copy of a file replaces a file that cannot be fetched: a week. */
export const LAST_GOOD_COPY_MS = 7 * DAY_MS;

export type Freshness = Required<RegistryFreshness>;

/**
 * How far a response can be trusted to match what the domain publishes now. `live`: fetched for this response;
 * `fresh`: validated within the last day; `cached`: the last good copy, because the domain could not be reached
 * since; `stale`: validated more than a day ago; `absent`: the response is not based on a file of the domain.
 */
export function freshness(validatedAt: Date | null, reachable: boolean, now: Date): Freshness {
  if (validatedAt === null) return { state: 'absent', validated_at: null };
  const age = now.getTime() - validatedAt.getTime();
  const state = age > DAY_MS ? 'stale' : reachable ? 'fresh' : 'cached';
  return { state, validated_at: instantText(validatedAt) };
}

/** Adds the freshness block, and the members of `more`, to a record that is already JSON text of an object. */
export function withFreshness(record: string, freshness: Freshness, more: object = {}): string {
  const separator = record.length > 2 ? ',' : '';
  return `${record.slice(0, -1)}${separator}${membersText(more)}"freshness":${freshnessText(freshness)}}`;
}

/** Members as JSON text, each with a comma behind it. */
function membersText(members: object): string {
  if (Object.keys(members).length === 0) return '';
  const text = JSON.stringify(members);
  return text.length > 2 ? `${text.slice(1, -1)},` : '';
}

/** A member that is not written below is refused by the types. */
type Written = Freshness & Record<Exclude<keyof Freshness, 'state' | 'validated_at'>, never>;

/** As `JSON.stringify`, which takes longer. Words and times of ours have nothing to escape. */
function freshnessText({ state, validated_at: at }: Written): string {
  return `{"state":"${state}","validated_at":${at === null ? 'null' : `"${at}"`}}`;
}

/** Longer than a crawl waits in the queue, from which its date is moved by an hour. */
const LATE_MS = 2 * HOUR_MS;

/** Whether crawls are late, by the one that is overdue for longest. */
export const punctuality = (dueSince: Date | null, now: Date): 'on_time' | 'late' =>
  dueSince !== null && now.getTime() - dueSince.getTime() > LATE_MS ? 'late' : 'on_time';
