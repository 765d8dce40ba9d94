import { declaredRefs } from '../../domain/brands/declarations.ts';
import { ApiError } from '../../domain/errors.ts';
import { toJsonText } from '../../domain/json/values.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import { faultOf } from '../../domain/publishers/adagents/discovery.ts';
import { type CrawlOutcomes, crawlOutcomes, crawlOutcomesOf } from '../../domain/publishers/crawl.ts';
import { DAY_MS, dayOf, HOUR_MS } from '../../domain/text/instant.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { type Fetcher, withSignal } from '../../infra/fetcher.ts';
import { type JobVerdict, LEASE_EXPIRED, type Outcome } from '../../infra/queue.ts';
import { lookAtBrand } from '../../outside/brands/brand.ts';
import { knownCopy, lookAtAdagents } from '../../outside/publishers/adagents.ts';
import { recordBrand } from '../../record/brands/brand.ts';
import type { RecordContext } from '../../record/context.ts';
import { recordAdagents } from '../../record/publishers/adagents.ts';
import { crawlOf, namedCrawlOf, newPublisher } from '../../record/publishers/publisher.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { CrawlRequestPatch } from '../../store/publishers/crawl-requests.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import { inBatch } from '../in-batch.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

const MAX_BRAND_REFS = 20;
/** Time limit for all files of one side (adagents.json or brand.json), whatever their number and speed. */
const FETCH_MS = 40_000;

export type CrawlTools = {
  store: Store;
  fetcher: Fetcher;
  now: () => Date;
  newId: () => string;
};

/** Crawls one domain: fetches, validates and records its adagents.json and brand.json, and sets the next crawl. */
export function crawlDomain(tools: CrawlTools): NamedJob<'crawlDomain'> {
  return typedJob('crawlDomain', {
    async run({ payload }, signal) {
      const { domain } = payload;
      try {
        return await crawl(domain, tools, signal);
      } catch (cause) {
        // Too many large files are being read at this moment.
        if (cause instanceof ApiError && cause.code === 'unavailable') return { kind: 'retry', code: 'busy' };
        throw cause;
      }
    },
    async started(tx, { id, attempts }, now) {
      await tx.crawlRequests.start(id, now, attempts);
    },
    async settled(tx, { id }, verdict, now) {
      const state = requestState(verdict, now);
      // The job does not run again, not even for requests that were made during its last attempt.
      if (verdict.kind === 'failed' && verdict.code === LEASE_EXPIRED)
        await tx.crawlRequests.updateByJob(id, state);
      else await tx.crawlRequests.updateStarted(id, state);
    },
    async released(tx, { id, attempts }) {
      await tx.crawlRequests.updateStarted(id, { status: 'queued', attempts: attempts - 1 });
    },
  });
}

/**
 * Crawls one domain. Also used by the operator's `crawl` command, which waits for the outcome.
 *
 * @param signal aborts the crawl: it rejects, keeps what is recorded so far, and leaves the rest to the next crawl
 */
export async function crawl(domain: string, tools: CrawlTools, signal?: AbortSignal): Promise<Outcome> {
  const { store } = tools;
  const context: RecordContext = { domain, now: tools.now(), newId: tools.newId, actor: 'pipeline:crawler' };
  const known = await store.primary.publishers.find(domain);
  // Names are followed for one level only: names in the file of a domain that is itself only named are ignored
  // until the domain is requested.
  const follow = (names: readonly string[]) =>
    known?.namedBy == null ? followNamed(store, names, { ...context, now: tools.now() }) : Promise.resolve();
  const adagents = await crawlAdagents(context, { ...tools, follow }, signal);
  const seen = await lookAtBrand({ fetcher: timed(tools.fetcher, signal), store }, domain, context.now);
  // An aborted fetch says nothing about the domain.
  signal?.throwIfAborted();
  const isChanged = await store.transaction(async (tx) => {
    const before = await tx.brands.find(domain);
    const after = await recordBrand(tx, seen, { ...context, now: tools.now() });
    return after.revision !== before?.revision;
  });
  if (seen.look.outcome === 'resolved') {
    const refs = declaredRefs(seen.look.origin.document, context.now).slice(0, MAX_BRAND_REFS);
    await follow(refs.map(({ domain: named }) => named));
  }
  await countCrawl(store, { domain, ended: adagents.outcome }, { from: context.now, to: tools.now() });
  const { outcome } = seen.look;
  return outcomeOf(adagents, outcome !== 'resolved' ? outcome : isChanged ? 'changed' : 'unchanged');
}

/** Counts the crawl for the day on which it ended, and notes how long it took. */
async function countCrawl(
  store: Store,
  { domain, ended }: { domain: string; ended: string },
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const outcome = crawlOutcomes.find((one) => one === ended);
  if (outcome === undefined) return;
  const ms = to.getTime() - from.getTime();
  await store.transaction(async (tx) => {
    await tx.slowHosts.note(domain, ms);
    await tx.crawlDays.add(dayOf(to), outcome, ms);
  });
}

const timed = (fetcher: Fetcher, signal: AbortSignal | undefined): Fetcher => {
  const limit = AbortSignal.timeout(FETCH_MS);
  return withSignal(fetcher, signal === undefined ? limit : AbortSignal.any([signal, limit]));
};

type Crawled = { outcome: string; code: string | null };
type AdagentsTools = CrawlTools & { follow: (names: readonly string[]) => Promise<void> };

async function crawlAdagents(
  context: RecordContext,
  { store, fetcher, now, follow }: AdagentsTools,
  signal: AbortSignal | undefined,
): Promise<Crawled> {
  const stored = await store.primary.documents.find(context.domain, 'adagents');
  const revocation = await store.primary.publisherRevocations.find(context.domain);
  const known = knownCopy(stored, revocation);
  const look = await lookAtAdagents(timed(fetcher, signal), context.domain, known, signal);
  try {
    signal?.throwIfAborted();
    if (look.discovery.outcome === 'valid') {
      // Must run before the file is recorded: a later look that finds the file unchanged does not read its names.
      await follow(look.judged?.file.projection.namedDomains ?? []);
    }
    const outcome = await recordAdagents(store, look, { ...context, now: now() }, signal);
    return { outcome, code: faultOf(outcome, look.discovery)?.code ?? null };
  } finally {
    await look.close();
  }
}

function outcomeOf(adagents: Crawled, brand: string): Outcome {
  if (adagents.outcome === 'unreachable') return { kind: 'retry', code: adagents.code ?? 'unreachable' };
  const detail = { adagents: adagents.outcome, brand };
  return {
    kind: 'done',
    detail: { ...detail, ...(adagents.code === null ? {} : { error_code: adagents.code }) },
  };
}

function requestState(verdict: JobVerdict, now: Date): CrawlRequestPatch {
  switch (verdict.kind) {
    case 'done': {
      const { adagents, brand, error_code: code } = verdict.detail;
      return {
        status: adagents === 'invalid' ? 'invalid' : 'completed',
        completedAt: now,
        lastErrorCode: typeof code === 'string' ? code : null,
        outcome: toJsonText(crawlOutcomesOf({ adagents, brand })),
      };
    }
    case 'retry':
      return { status: 'retrying', nextAttemptAt: verdict.at, lastErrorCode: verdict.code };
    case 'failed':
      return {
        status: 'failed',
        completedAt: now,
        lastErrorCode: verdict.code,
        outcome: toJsonText<CrawlOutcomes>({ adagents: 'unreachable' }),
      };
  }
}

/**
 * Maximum number of domains per day that are crawled because files name them: below one registrable domain, which a
 * wildcard DNS record fills with any number of names; named by one site; and in total. Further names are crawled
 * when they are requested.
 */
export const MOST_NAMED = { ofSite: 100, bySite: 1_000, inAll: 20_000 } as const;

/** Schedules one crawl for each domain that a file names. After that only the domain's own files count. */
async function followNamed(store: Store, names: readonly string[], context: RecordContext): Promise<void> {
  for (const name of names.slice(0, MOST_NAMED.bySite)) {
    if (!isNew(await store.primary.publishers.find(name))) continue;
    if ((await store.transaction((tx) => follow(tx, name, context))) === 'enough') return;
  }
}

async function follow(tx: Tables, name: string, context: RecordContext): Promise<'done' | 'enough'> {
  const known = await tx.publishers.findForUpdate(name);
  if (!isNew(known)) return 'done';
  const by = siteOf(context.domain);
  const asks = [
    { class: 'named:in_all', key: '', limit: MOST_NAMED.inAll },
    { class: 'named:by_site', key: by, limit: MOST_NAMED.bySite },
    { class: 'named:of_site', key: siteOf(name), limit: MOST_NAMED.ofSite },
  ].map((rule) => ({ ...rule, windowMs: DAY_MS, now: context.now }));
  const decisions = await tx.limits.consumeAll(asks);
  if (decisions.at(-1)?.allowed === false) return decisions.length === asks.length ? 'done' : 'enough';
  const publisher = known ?? newPublisher(name, context);
  await tx.publishers.put({ ...publisher, namedBy: by, nextCrawlAt: context.now });
  return 'done';
}

/**
 * Whether a domain was never crawled and has no crawl scheduled: it is unknown, or known only from requests without
 * a result.
 */
const isNew = (publisher: Publisher | undefined): boolean =>
  publisher === undefined || (publisher.checkedAt === null && publisher.nextCrawlAt === null);

const AT_ONCE = 100;
// Longer than any crawl, retries included, stays in the queue. The crawl itself sets the next date.
const POSTPONED_MS = HOUR_MS;

/**
 * Maximum number of scheduled crawls per day below one registrable domain. The others are postponed to the next
 * day.
 */
export const MOST_CRAWLS_OF_SITE = 500;

/** Enqueues the crawls that are due. @returns the number of enqueued crawls */
export async function scheduleCrawls(store: Store, now: Date): Promise<number> {
  let scheduled = 0;
  await inBatch(store, await store.primary.publishers.due(now, AT_ONCE), async (tx, domains) => {
    const done = scheduled;
    try {
      for (const domain of domains) if (await schedule(tx, domain, now)) scheduled += 1;
    } catch (cause) {
      scheduled = done;
      throw cause;
    }
  });
  return scheduled;
}

async function schedule(tx: Tables, domain: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + POSTPONED_MS);
  // Another process may have scheduled it first.
  if (!(await tx.publishers.postpone(domain, now, until))) return false;
  const rule = {
    class: 'crawl:site',
    key: siteOf(domain),
    limit: MOST_CRAWLS_OF_SITE,
    windowMs: DAY_MS,
  };
  const { allowed, resetAt } = await tx.limits.consume({ ...rule, now });
  if (allowed) {
    const known = await tx.publishers.find(domain);
    const { namedBy = null } = known ?? {};
    await tx.jobs.enqueue(namedBy === null ? crawlOf(domain, now) : namedCrawlOf(domain, namedBy, now));
    return true;
  }
  await tx.publishers.postpone(domain, until, new Date(resetAt.getTime() + spread(domain, resetAt)));
  return false;
}

/**
 * Delay within the first hour of the day, different each day, so that not always the same domains are postponed
 * again.
 */
function spread(domain: string, day: Date): number {
  const digest = sha256Hex(new TextEncoder().encode(`${domain} ${day.getTime()}`));
  return Number.parseInt(digest.slice(0, 8), 16) % POSTPONED_MS;
}
