import type { Asker, Enrichment, Live } from '../../desk/live.ts';
import type { BrandEntry } from '../../domain/brands/entry.ts';
import { newBrand, withStanding } from '../../record/brands/brand.ts';
import type { Tables } from '../../store/index.ts';
import type { LookTools } from '../look-tools.ts';
import { singleFlight } from '../single-flight.ts';
import type { EnrichmentProvider } from './enrich.ts';

type Tools = LookTools & { provider: EnrichmentProvider | null };

const ENRICHMENT_MS = 30 * 24 * 3_600_000;

/** Enriches brands for requests, from what was learned before or from the provider. */
export function enrichments({ store, provider, turns, now, newId }: Tools) {
  const running = singleFlight<Enrichment>();

  async function known(domain: string): Promise<Enrichment | null> {
    const brand = await store.read.brands.find(domain);
    if (brand?.entrySource !== 'enriched' || brand.entry === null || brand.enrichedAt === null) return null;
    const age = now().getTime() - brand.enrichedAt.getTime();
    const { brand_manifest: manifest } = JSON.parse(brand.entry) as BrandEntry;
    return age < ENRICHMENT_MS && manifest !== undefined
      ? { outcome: 'enriched', manifest, cached: true }
      : null;
  }

  async function enrich(domain: string, signal: AbortSignal): Promise<Enrichment> {
    if (provider === null) return { outcome: 'not_configured' };
    const found = await provider.manifest(domain, signal);
    signal.throwIfAborted();
    if (found === null) return { outcome: 'nothing' };
    if (found.good) await store.transaction((tx) => keep(tx, domain, found.manifest));
    return { outcome: 'enriched', manifest: found.manifest, cached: false };
  }

  async function keep(
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
    known,
    for: ({ share, signal }: Asker): Pick<Live, 'enrichBrand'> => ({
      enrichBrand: async (domain) =>
        (await known(domain)) ??
        running(domain, signal, (ending) => turns.within(share, ending, () => enrich(domain, ending))),
    }),
  };
}
