import type { Asker, Enrichment, Live } from '../../desk/live.ts';
import type { EnrichmentProvider } from '../../outside/brands/enrich.ts';
import { singleFlight } from '../../outside/single-flight.ts';
import { saveEnrichment } from '../../record/brands/save-brand.ts';
import type { LookTools } from '../look-tools.ts';

type Tools = LookTools & { provider: EnrichmentProvider | null };

const ENRICHMENT_MS = 30 * 24 * 3_600_000;

/** Enriches brands for requests, from what was learned before or from the provider. */
export function enrichments({ store, provider, turns, now, newId }: Tools) {
  const running = singleFlight<Enrichment>();

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
      await store.transaction((tx) => saveEnrichment(tx, domain, found.manifest, { now: now(), newId }));
    return { outcome: 'enriched', manifest: found.manifest, cached: false };
  }

  return {
    known,
    for: ({ share, signal }: Asker): Pick<Live, 'enrichBrand'> => ({
      enrichBrand: async (domain) =>
        (await known(domain)) ??
        running(domain, signal, (ending) => turns.within(share, ending, () => enrich(domain, ending))),
    }),
  };
}
