import { faultOf } from '../domain/adagents/fault.ts';
import { declaredRefs } from '../domain/brand-json/declared-refs.ts';
import type { Fetcher } from '../infra/fetcher.ts';
import { type JobKind, LEASE_EXPIRED, type Outcome, type Verdict } from '../infra/queue.ts';
import { lookAtAdagents } from '../live/adagents.ts';
import { lookAtBrand } from '../live/brand.ts';
import { knownCopy } from '../live/known-copy.ts';
import { recordAdagents } from '../live/record/adagents.ts';
import { recordBrand } from '../live/record/brand.ts';
import type { RecordContext } from '../record/context.ts';
import { newPublisher } from '../record/publisher.ts';
import type { CrawlRequestPatch } from '../store/crawl-requests.ts';
import type { Store } from '../store/open.ts';
import type { Publisher } from '../store/publishers.ts';

// A network file may name anybody; what it names beyond this is found when those domains are asked for.
const MAX_NAMED_DOMAINS = 1000;
const MAX_BRAND_REFS = 20;

export type CrawlTools = {
  store: Store;
  fetcher: Fetcher;
  now: () => Date;
  newId: () => string;
};

/** Crawls one domain: its adagents.json and brand.json are fetched, judged and recorded, and the next crawl is set. */
export function crawlDomain(tools: CrawlTools): JobKind {
  return {
    async run({ payload }, signal) {
      const { domain } = payload as { domain: string };
      return crawl(domain, tools, signal);
    },
    async started(tx, { id, attempts }, now) {
      await tx.crawlRequests.start(id, now, attempts);
    },
    async settled(tx, { id }, verdict, now) {
      const state = requestState(verdict, now);
      // Nobody runs the job again, not even for requests that were made during its last attempt.
      if (verdict.kind === 'failed' && verdict.code === LEASE_EXPIRED)
        await tx.crawlRequests.updateByJob(id, state);
      else await tx.crawlRequests.updateStarted(id, state);
    },
    async released(tx, { id, attempts }) {
      await tx.crawlRequests.updateStarted(id, { status: 'queued', attempts: attempts - 1 });
    },
  };
}

/**
 * Also behind the operator's `crawl` command, which waits for the outcome.
 *
 * @param signal ends the crawl: it rejects, what is recorded so far stays, and the next crawl does the rest
 */
export async function crawl(domain: string, given: CrawlTools, signal?: AbortSignal): Promise<Outcome> {
  const fetcher: Fetcher = {
    ...given.fetcher,
    fetch: (request) => given.fetcher.fetch({ ...request, signal }),
  };
  const tools = { ...given, fetcher };
  const context: RecordContext = { domain, now: tools.now(), newId: tools.newId, actor: 'pipeline:crawler' };
  const adagents = await crawlAdagents(context, tools, signal);
  const seen = await lookAtBrand(tools, domain, context.now);
  // A fetch that was cut short says nothing about the domain.
  signal?.throwIfAborted();
  const isChanged = await tools.store.transaction(async (tx) => {
    const before = await tx.brands.find(domain);
    const after = await recordBrand(tx, seen, { ...context, now: tools.now() });
    return after.revision !== before?.revision;
  });
  if (seen.look.outcome === 'resolved') {
    const refs = declaredRefs(seen.look.origin.document, context.now).slice(0, MAX_BRAND_REFS);
    await followNamedDomains(
      tools.store,
      refs.map(({ domain: named }) => named),
      context,
    );
  }
  const { outcome } = seen.look;
  return outcomeOf(adagents, outcome !== 'resolved' ? outcome : isChanged ? 'changed' : 'unchanged');
}

type Crawled = { outcome: string; code: string | null };

async function crawlAdagents(
  context: RecordContext,
  { store, fetcher, now }: CrawlTools,
  signal: AbortSignal | undefined,
): Promise<Crawled> {
  const stored = await store.read.documents.find(context.domain, 'adagents');
  const revocation = await store.read.publisherRevocations.find(context.domain);
  const known = knownCopy(stored, revocation);
  const look = await lookAtAdagents(fetcher, context.domain, known, signal);
  try {
    signal?.throwIfAborted();
    if (look.discovery.outcome === 'valid') {
      // Before the file counts as recorded: a later look that finds it unchanged does not read what it names.
      await followNamedDomains(store, look.judged?.file.projection.namedDomains ?? [], {
        ...context,
        now: now(),
      });
    }
    const outcome = await recordAdagents(store, look, { ...context, now: now() }, signal);
    return { outcome, code: faultOf(outcome, look.discovery)?.code ?? null };
  } finally {
    await look.close();
  }
}

/** Publishers that a file names are crawled once on its word; what they then say for themselves counts. */
async function followNamedDomains(
  store: Store,
  domains: readonly string[],
  context: RecordContext,
): Promise<void> {
  for (const domain of domains.slice(0, MAX_NAMED_DOMAINS)) {
    if (!isNew(await store.read.publishers.find(domain))) continue;
    await store.transaction(async (tx) => {
      const known = await tx.publishers.findForUpdate(domain);
      if (!isNew(known)) return;
      const publisher = known ?? newPublisher(domain, context);
      await tx.publishers.put({ ...publisher, nextCrawlAt: context.now });
    });
  }
}

/** Never crawled and not about to be: unknown, or known only because somebody asked for it in vain. */
const isNew = (publisher: Publisher | undefined): boolean =>
  publisher === undefined || (publisher.checkedAt === null && publisher.nextCrawlAt === null);

function outcomeOf(adagents: Crawled, brand: string): Outcome {
  if (adagents.outcome === 'unreachable') return { kind: 'retry', code: adagents.code ?? 'unreachable' };
  const detail = { adagents: adagents.outcome, brand };
  return {
    kind: 'done',
    detail: { ...detail, ...(adagents.code === null ? {} : { error_code: adagents.code }) },
  };
}

function requestState(verdict: Verdict, now: Date): CrawlRequestPatch {
  switch (verdict.kind) {
    case 'done': {
      const { adagents, brand, error_code: code } = verdict.detail;
      return {
        status: adagents === 'invalid' ? 'invalid' : 'completed',
        completedAt: now,
        lastErrorCode: typeof code === 'string' ? code : null,
        outcome: JSON.stringify({ adagents, brand }),
      };
    }
    case 'retry':
      return { status: 'retrying', nextAttemptAt: verdict.at, lastErrorCode: verdict.code };
    case 'failed':
      return {
        status: 'failed',
        completedAt: now,
        lastErrorCode: verdict.code,
        outcome: JSON.stringify({ adagents: 'unreachable' }),
      };
  }
}
