import type { Enrichment, LiveFile, SeenBrand } from '../../desk/live/brands.ts';
import type { Asker, Live } from '../../desk/live.ts';
import { fileErrors } from '../../domain/brands/brand-standing.ts';
import type { BrandLook } from '../../domain/brands/resolve.ts';
import { toJsonText } from '../../domain/json/values.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import { withSignal } from '../../infra/fetcher.ts';
import { singleFlight } from '../../infra/single-flight.ts';
import { lookAtBrand } from '../../outside/brands/brand.ts';
import type { EnrichmentProvider } from '../../outside/brands/enrich.ts';
import {
  brandAfter,
  documentSeen,
  newBrand,
  recordBrand,
  saveEnrichment,
} from '../../record/brands/brand.ts';
import type { Brand, BrandRecord } from '../../store/brands/brands.ts';
import { eachOf, inBulk, type LookTools } from '../look-tools.ts';

/** Time limit of one look, whatever the number and speed of its files. */
const LOOK_MS = 30_000;

type BrandLive = Pick<Live, 'resolveBrand' | 'resolveBrands' | 'refreshBrands'>;

/**
 * Resolves brands for requests, fetching their files. Concurrent requests for a domain share one look. Looks are
 * limited in number and time, and end when the last waiting caller leaves.
 */
export function brandLooks({ store, fetcher, turns, admit, inBackground, now, newId }: LookTools) {
  const looks = singleFlight<SeenBrand, Asker>();

  /** Fetches the brand now, whatever is stored. */
  const look = (domain: string, asker: Asker): Promise<SeenBrand> =>
    looks(domain, asker, ({ party, signal: ending, callerOf }) =>
      turns.within({ share: party, site: siteOf(domain) }, ending, async (share) => {
        // Counted only when a turn was granted, so that a look without a turn costs nothing.
        const known = await store.primary.brands.findRecord(domain);
        if (known === undefined) await admit(callerOf(share), domain);
        const logoFile = known?.logoFile ?? null;
        const signal = AbortSignal.any([ending, AbortSignal.timeout(LOOK_MS)]);
        const seen = await lookAtBrand({ fetcher: withSignal(fetcher, signal), store }, domain, now());
        // An aborted look says nothing about the domain.
        ending.throwIfAborted();
        const context = { domain, now: now(), newId, actor: 'api:resolve' };
        const recorded = await store.note((tx) => recordBrand(tx, seen, context), { isLosable: false });
        const answer = { resolved: seen.look.outcome === 'resolved', file: fileOf(domain, seen.look) };
        if (recorded !== undefined) return { ...answer, brand: recordOf(recorded, logoFile) };
        const before = (await store.primary.brands.find(domain)) ?? newBrand(domain, context);
        const brand = brandAfter(before, seen, context.now);
        const unstored = answer.resolved ? documentSeen(seen, domain) : null;
        const isKept = !answer.resolved && brand.liveRecord !== null;
        return { ...answer, brand: recordOf(brand, logoFile), ...(isKept ? {} : { unstored }) };
      }),
    );

  async function resolve(domain: string, fresh: boolean, asker: Asker): Promise<SeenBrand> {
    if (fresh || looks.isRunning(domain)) return look(domain, asker);
    // The row is read after the check for a running look: a look that has just ended is already recorded in it.
    const brand = await store.primary.brands.findRecord(domain);
    return brand === undefined || brand.liveExpiresAt <= now().getTime()
      ? look(domain, asker)
      : asStored(domain, brand);
  }

  async function resolveMany(domains: readonly string[], asker: Asker): Promise<BrandRecord[]> {
    const found: BrandRecord[] = [];
    await inBulk(domains, asker, async (domain, patient) => {
      found.push((await resolve(domain, false, patient)).brand);
    });
    return found;
  }

  return {
    look,
    for: (asker: Asker): BrandLive => ({
      resolveBrand: (domain, fresh = false) => resolve(domain, fresh, asker),
      resolveBrands: (domains) => resolveMany(domains, asker),
      refreshBrands(domains) {
        // No caller waits for these looks, so no disconnect ends them; only their time limit does.
        const longer = { ...asker, signal: AbortSignal.timeout(LOOK_MS) };
        inBackground(
          'a brand could not be refreshed',
          domains.join(' '),
          eachOf(domains, longer, async (domain) => {
            await resolve(domain, false, longer);
          }),
        );
      },
    }),
  };
}

/** The stored state of a brand, for callers whose requests must not cause fetches. */
export async function storedBrand(
  { store, now, newId }: Pick<LookTools, 'store' | 'now' | 'newId'>,
  domain: string,
): Promise<SeenBrand> {
  const brand = await store.primary.brands.findRecord(domain);
  return asStored(domain, brand ?? recordOf(newBrand(domain, { newId, now: now() }), null));
}

function asStored(domain: string, brand: BrandRecord): SeenBrand {
  const resolved = brand.liveOutcome === 'resolved';
  const findings = { errors: fileErrors(brand), warnings: [] };
  return {
    brand,
    resolved,
    file: { ...fileFacts(domain, brand.fileStatus), valid: resolved, ...findings },
  };
}

/** @param logoFile the copy that is kept; another one is made only after the look */
const recordOf = (brand: Brand, logoFile: string | null): BrandRecord => ({
  domain: brand.domain,
  record: brand.record,
  fileStatus: brand.fileStatus,
  liveOutcome: brand.liveOutcome,
  liveErrors: brand.liveErrors === null ? null : toJsonText(brand.liveErrors),
  liveValidatedAt: brand.liveValidatedAt?.getTime() ?? null,
  liveExpiresAt: brand.liveExpiresAt.getTime(),
  logoFile,
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

type Tools = LookTools & { provider: EnrichmentProvider | null };

const ENRICHMENT_MS = 30 * DAY_MS;

/** Enriches brands for requests, from the stored enrichment or from the provider. */
export function enrichments({ store, provider, turns, now, newId }: Tools) {
  const running = singleFlight<Enrichment, Asker>();

  async function known(domain: string): Promise<Enrichment | null> {
    const brand = await store.primary.brands.find(domain);
    if (brand?.entrySource !== 'enriched' || brand.entry === null || brand.enrichedAt === null) return null;
    const age = now().getTime() - brand.enrichedAt.getTime();
    const { brand_manifest: manifest } = brand.entry;
    return age < ENRICHMENT_MS && manifest !== undefined
      ? { outcome: 'enriched', manifest, cached: true }
      : null;
  }

  async function enrich(domain: string, signal: AbortSignal): Promise<Enrichment> {
    if (provider === null) return { outcome: 'not_configured' };
    const found = await provider.manifest(domain, signal);
    signal.throwIfAborted();
    if (found === null) return { outcome: 'nothing' };
    if (found.good)
      await store.note((tx) => saveEnrichment(tx, domain, found.manifest, { now: now(), newId }), {
        isLosable: false,
      });
    return { outcome: 'enriched', manifest: found.manifest, cached: false };
  }

  return {
    known,
    for: (asker: Asker): Pick<Live, 'enrichBrand'> => ({
      enrichBrand: async (domain) =>
        (await known(domain)) ??
        running(domain, asker, ({ party, signal }) =>
          turns.within({ share: party, site: siteOf(domain) }, signal, () => enrich(domain, signal)),
        ),
    }),
  };
}
