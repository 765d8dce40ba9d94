import type {
  RegistryActivityCrawls,
  RegistryActivityDay,
  RegistrySlowHost,
} from '../../../generated/types/registry.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { activityDay, type DayRange, daysUntil, EVENTS_OF_A_DAY } from '../../domain/feed/activity.ts';
import { crawlOutcomes, punctuality } from '../../domain/publishers/crawl.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';
import type { CrawlDay } from '../../store/publishers/crawl-days.ts';
import type { SlowHost } from '../../store/publishers/slow-hosts.ts';

const FRESH_FOR_MS = 60_000;
/** After this time nothing is committed any more with an id of a day that is over. */
const SETTLED_AFTER_MS = HOUR_MS;
type EventDay = ReturnType<typeof activityDay>;
type Kept = { readonly at: number; readonly counted: Promise<EventDay> };
/** Rows of the shown days; there are fewer, unless a clock was wrong. */
const MOST_ROWS = 31 * crawlOutcomes.length;
/** Hosts that are shown as the slowest. */
const MOST_HOSTS = 20;
const NO_CRAWLS: RegistryActivityCrawls = { changed: 0, unchanged: 0, invalid: 0, absent: 0, unreachable: 0 };
const kept = new WeakMap<Tables, Map<string, Kept>>();

export const getRegistryActivity: ReadHandler<'getRegistryActivity'> = async (_input, { store, now }) => {
  const ranges = daysUntil(now);
  const known = kept.get(store) ?? new Map<string, Kept>();
  kept.set(store, known);
  const wanted = new Set(ranges.map(({ day }) => day));
  for (const day of known.keys()) if (!wanted.has(day)) known.delete(day);
  const crawls = crawlsByDay(await store.crawlDays.since(ranges[0]?.day ?? '', MOST_ROWS));
  const days: RegistryActivityDay[] = [];
  // One after the other: each is a short look, and others come between them.
  for (const range of ranges) {
    const day = await counted(store, known, range, now.getTime());
    days.push({ ...day, crawls: crawls.get(day.day) ?? NO_CRAWLS });
  }
  const slowest = await store.slowHosts.slowest(MOST_HOSTS);
  const due = await store.publishers.dueSince(now);
  const punctual = { state: punctuality(due, now), due_since: due?.toISOString() ?? null };
  return { body: { days, crawls: punctual, slowest_hosts: slowest.map(shownHost) } };
};

const shownHost = ({ domain, crawlMs, status, checkedAt }: SlowHost): RegistrySlowHost => ({
  domain,
  crawl_ms: crawlMs,
  status,
  checked_at: checkedAt === null ? null : new Date(checkedAt).toISOString(),
});

function counted(
  store: Tables,
  known: Map<string, Kept>,
  { day, after, before, over }: DayRange,
  at: number,
): Promise<EventDay> {
  const earlier = known.get(day);
  if (earlier !== undefined && (at - earlier.at < FRESH_FOR_MS || earlier.at > over + SETTLED_AFTER_MS))
    return earlier.counted;
  const counting = store.events
    .countByType({ after, before, limit: EVENTS_OF_A_DAY + 1 })
    .then((counts) => activityDay(day, counts));
  known.set(day, { at, counted: counting });
  counting.catch(() => known.delete(day));
  return counting;
}

/** The crawls of each day that had some. */
function crawlsByDay(rows: readonly CrawlDay[]): ReadonlyMap<string, RegistryActivityCrawls> {
  const days = new Map<string, RegistryActivityCrawls>();
  const spent = new Map<string, { crawls: number; ms: number }>();
  for (const { day, outcome, crawls, durationMs } of rows) {
    const so = spent.get(day) ?? { crawls: 0, ms: 0 };
    const all = { crawls: so.crawls + crawls, ms: so.ms + durationMs };
    spent.set(day, all);
    const mean = Math.round(all.ms / Math.max(1, all.crawls));
    days.set(day, { ...(days.get(day) ?? NO_CRAWLS), [outcome]: crawls, mean_ms: mean });
  }
  return days;
}
