import type { BrandEntry } from '../domain/brand-json/entry.ts';
import type { BrandLook } from '../domain/brand-json/resolve.ts';
import { type LastFailure, lastFailure } from '../domain/last-failure.ts';
import type { Enrichment, Live, LiveFile, SeenBrand, SeenPublisher } from '../handlers/live.ts';
import type { Resolver } from '../infra/dns.ts';
import type { Fetcher } from '../infra/fetcher.ts';
import type { Log } from '../infra/log.ts';
import { newBrand, withStanding } from '../record/brand.ts';
import { crawlOf } from '../record/crawl-job.ts';
import { newPublisher } from '../record/publisher.ts';
import type { Brand, BrandRecord } from '../store/brands.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { type AdagentsLook, lookAtAdagents } from './adagents.ts';
import { probeAgentCards } from './agent-cards.ts';
import { publicProbes } from './agents/public-probes.ts';
import { authorizationLooks } from './authorization-looks.ts';
import { lookAtBrand } from './brand.ts';
import { crawlsOfUnseen } from './crawl-unseen.ts';
import { createFile } from './create-file.ts';
import type { EnrichmentProvider } from './enrich.ts';
import { lookForNonce } from './ownership.ts';
import { recordFromLook, validationFromLook } from './publisher.ts';
import { recordBrand } from './record/brand.ts';
import { failing } from './record/scheduled.ts';
import { singleFlight } from './single-flight.ts';

type Tools = {
  store: Store;
  fetcher: Fetcher;
  resolver: Resolver;
  provider: EnrichmentProvider | null;
  log: Log;
  now: () => Date;
  newId: () => string;
};

const ENRICHMENT_MS = 30 * 24 * 3_600_000;

// A bulk answer waits this long for domains that nobody asked for before.
const BULK_WAIT_MS = 8_000;
const BULK_AT_ONCE = 10;

/** The outside as requests may use it. Many requests that ask the same at once share one look. */
export function createLive({ store, fetcher, resolver, provider, log, now, newId }: Tools): Live {
  const brandLooks = singleFlight<SeenBrand>();
  const publisherLooks = singleFlight<SeenPublisher>();
  const validations = singleFlight<Awaited<ReturnType<Live['validatePublisher']>>>();
  const enrichments = singleFlight<Enrichment>();

  const inBackground = (what: string, domain: string, work: Promise<unknown>) => {
    work.catch((cause: unknown) => log.warn({ err: cause, domain }, what));
  };

  const lookAgain = (domain: string): Promise<SeenBrand> =>
    brandLooks(domain, async () => {
      const seen = await lookAtBrand({ fetcher, store }, domain, now());
      const context = { domain, now: now(), newId, actor: 'api:resolve' };
      const brand = await store.transaction((tx) => recordBrand(tx, seen, context));
      return {
        brand: recordOf(brand),
        resolved: seen.look.outcome === 'resolved',
        file: fileOf(domain, seen.look),
      };
    });

  async function resolveBrand(domain: string, fresh = false): Promise<SeenBrand> {
    if (fresh || brandLooks.isRunning(domain)) return lookAgain(domain);
    // Whoever read the row before a look was recorded, and asks after that look has ended, needs no other.
    const brand = await store.read.brands.findRecord(domain);
    if (brand === undefined || brand.liveExpiresAt <= now().getTime()) return lookAgain(domain);
    const resolved = brand.liveOutcome === 'resolved';
    const findings = { errors: [], warnings: [] };
    return {
      brand,
      resolved,
      file: { ...fileFacts(domain, brand.fileStatus), valid: resolved, ...findings },
    };
  }

  async function eachOf(
    domains: readonly string[],
    look: (domain: string) => Promise<unknown>,
  ): Promise<void> {
    const waiting = domains.values();
    const work = async () => {
      for (const domain of waiting) await look(domain);
    };
    await Promise.all(Array.from({ length: Math.min(BULK_AT_ONCE, domains.length) }, work));
  }

  async function resolveBrands(domains: readonly string[]): Promise<BrandRecord[]> {
    const found: BrandRecord[] = [];
    await inBulk(domains, async (domain) => {
      found.push((await resolveBrand(domain)).brand);
    });
    return [...found];
  }

  /** Looks at all of them, a few at a time. What takes too long goes on behind the answer. */
  async function inBulk(domains: readonly string[], look: (domain: string) => Promise<void>): Promise<void> {
    const all = eachOf(domains, look);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, BULK_WAIT_MS);
    });
    inBackground('a domain could not be resolved', 'bulk', all);
    await Promise.race([all.catch(() => {}), timeout]);
    clearTimeout(timer);
  }

  async function atPublisher<T>(domain: string, read: (look: AdagentsLook) => Promise<T>): Promise<T> {
    const look = await lookAtAdagents(fetcher, domain);
    try {
      return await read(look);
    } finally {
      await look.close();
    }
  }

  async function seePublisher(domain: string): Promise<SeenPublisher> {
    const { record, discovery } = await atPublisher(domain, async (look) => ({
      record: await recordFromLook(domain, look),
      discovery: look.discovery,
    }));
    const { outcome, statusCode, transient } = discovery;
    const status: LastFailure['outcome'] =
      outcome === 'absent' || outcome === 'invalid' ? outcome : 'unreachable';
    const at = now();
    const known = await store.transaction(async (tx) => {
      const before = (await tx.publishers.findForUpdate(domain)) ?? newPublisher(domain, { newId, now: at });
      // What was found, and what becomes of a copy that we have, is for the crawl to record.
      if (record !== null || before.validatedAt !== null) await tx.jobs.enqueue(crawlOf(domain, at));
      if (record !== null) return before;
      const failed = {
        ...before,
        ...failing(before, status, discovery, at),
        status,
        statusCode,
        checkedAt: at,
        updatedAt: at,
      };
      if (before.validatedAt === null) await tx.publishers.put(failed);
      return failed;
    });
    if (record !== null) return { record, failure: null };
    const { fault, failingSince } = known;
    const stored = { status, fault, failingSince: failingSince?.getTime() ?? null, checkedAt: at.getTime() };
    const failure = lastFailure(stored);
    if (failure === null) throw new Error(`${domain} has no valid file, and nobody knows why`);
    return { record, failure, isKept: transient };
  }

  async function resolvePublishers(domains: readonly string[]): Promise<Map<string, SeenPublisher>> {
    const found = new Map<string, SeenPublisher>();
    await inBulk(domains, async (domain) => {
      found.set(domain, await publisherLooks(domain, () => seePublisher(domain)));
    });
    return new Map(found);
  }

  async function enrich(domain: string): Promise<Enrichment> {
    if (provider === null) return { outcome: 'not_configured' };
    const found = await provider.manifest(domain);
    if (found === null) return { outcome: 'nothing' };
    if (found.good) await store.transaction((tx) => keepEnrichment(tx, domain, found.manifest));
    return { outcome: 'enriched', manifest: found.manifest, cached: false };
  }

  async function keepEnrichment(
    tx: Tables,
    domain: string,
    manifest: Record<string, unknown> & { name: string },
  ): Promise<void> {
    const at = now();
    const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { newId, now: at });
    // What people wrote, or what waits for review, is not replaced by what a machine guessed.
    if (before.entrySource === 'community' && before.entry !== null) return;
    const entry: BrandEntry = { brand_name: manifest.name, brand_manifest: manifest };
    const after = withStanding({
      ...before,
      entry: JSON.stringify(entry),
      entrySource: 'enriched',
      reviewStatus: 'approved',
      enrichedAt: at,
      revision: before.revision + 1,
      updatedAt: at,
    });
    await tx.brands.put(after);
    await tx.revisions.append({
      entity: 'brand',
      domain,
      revisionNumber: after.revision,
      editorName: 'system',
      editorOrgId: null,
      editSummary: before.entry === null ? 'Enriched' : 'Enriched again',
      source: 'enriched',
      snapshot: entry,
      isRollback: false,
      rolledBackTo: null,
      createdAt: at,
    });
  }

  return {
    resolveBrand,
    resolveBrands,
    refreshBrands: (domains) =>
      inBackground(
        'a brand could not be refreshed',
        domains.join(' '),
        eachOf(domains, (domain) => resolveBrand(domain)),
      ),
    resolvePublishers,
    resolvePublisher: (domain) => publisherLooks(domain, () => seePublisher(domain)),
    crawlUnseen: crawlsOfUnseen({ store, fetcher, now, inBackground }),
    validatePublisher: (domain) =>
      validations(domain, () => atPublisher(domain, (look) => validationFromLook(domain, look))),
    async enrichBrand(domain) {
      const brand = await store.read.brands.find(domain);
      if (brand?.entrySource === 'enriched' && brand.entry !== null && brand.enrichedAt !== null) {
        const age = now().getTime() - brand.enrichedAt.getTime();
        const { brand_manifest: manifest } = JSON.parse(brand.entry) as BrandEntry;
        if (age < ENRICHMENT_MS && manifest !== undefined)
          return { outcome: 'enriched', manifest, cached: true };
      }
      return enrichments(domain, () => enrich(domain));
    },
    ...authorizationLooks({ store, fetcher, now, newId, resolveBrand: lookAgain, inBackground }),
    ...publicProbes(fetcher),
    lookForNonce: (challenge) => lookForNonce({ fetcher, resolver }, challenge),
    probeAgentCards: (urls) => probeAgentCards(fetcher, urls),
    createFile,

    async judgeHost(domain) {
      const verdict = await fetcher.judgeHost(domain);
      return verdict.ok ? { ok: true } : verdict;
    },
    noteBrandMiss: (domain) =>
      inBackground(
        'a miss could not be counted',
        domain,
        store.transaction((tx) => tx.brands.countMiss(domain, newId(), now())),
      ),
    notePublisherMiss: (domain) =>
      inBackground(
        'a miss could not be counted',
        domain,
        store.transaction((tx) => tx.publishers.countMiss(domain, newId(), now())),
      ),
  };
}

const recordOf = (brand: Brand): BrandRecord => ({
  domain: brand.domain,
  record: brand.record,
  fileStatus: brand.fileStatus,
  liveOutcome: brand.liveOutcome,
  liveValidatedAt: brand.liveValidatedAt?.getTime() ?? null,
  liveExpiresAt: brand.liveExpiresAt.getTime(),
});

const fileOf = (domain: string, { outcome, fileStatus, findings }: BrandLook): LiveFile => ({
  ...fileFacts(domain, fileStatus),
  valid: outcome === 'resolved',
  ...findings,
});

const fileFacts = (domain: string, fileStatus: number | null) => ({
  url: `https://${domain}/.well-known/brand.json`,
  ...(fileStatus === null ? {} : { status_code: fileStatus }),
});
