import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { isOverdue, isWorthAsking } from '../../domain/brands/brand-standing.ts';
import { brandIdentity } from '../../domain/brands/contents.ts';
import type { BrandEntry } from '../../domain/brands/entry.ts';
import type { BrandResolution } from '../../domain/brands/record.ts';
import { readBrandUrl } from '../../domain/brands/values.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import { ApiError } from '../../domain/errors.ts';
import { fromJsonText, type JsonText } from '../../domain/json/values.ts';

type Manifest = NonNullable<Body<'enrichBrand'>['manifest']>;

export const enrichBrand: ReadHandler<'enrichBrand'> = async ({ query }, { store, live, now }) => {
  const domain = domainGiven(query.domain);
  const stored = await store.brands.findRecord(domain);
  // A brand with its own brand.json needs no enrichment, even when no request has asked for the brand so far.
  if (isWorthAsking(stored, now)) await live.resolveBrand(domain);
  else if (isOverdue(stored, now)) live.refreshBrands([domain]);
  const brand = await store.brands.find(domain);
  const known = brand === undefined ? undefined : knownManifest(domain, brand);
  if (known !== undefined) return { body: { success: true, domain, cached: true, ...known } };

  const enriched = await live.enrichBrand(domain);
  if (enriched.outcome === 'not_configured') {
    throw new ApiError('not_configured', 'Enrichment is switched off on this registry.', { domain });
  }
  if (enriched.outcome === 'nothing') {
    throw new ApiError('not_found', `Enrichment found nothing about ${domain}.`, { domain });
  }
  const manifest = manifestOf(domain, enriched.manifest);
  return {
    body: {
      success: true,
      domain,
      cached: enriched.cached,
      manifest,
      ...(manifest.company === undefined ? {} : { company: manifest.company }),
      source_type: 'enriched',
    },
  };
};

type Known = {
  record: JsonText<BrandResolution> | null;
  source: string | null;
  entry: BrandEntry | null;
  brandName: string | null;
};

/**
 * The manifest from the brand's own files or from people. It needs no enrichment, and enrichment never replaces
 * it.
 */
function knownManifest(
  domain: string,
  { record, source, entry, brandName }: Known,
):
  | {
      manifest: Manifest;
      company?: NonNullable<Manifest['company']>;
      source_type: 'brand_json' | 'community';
    }
  | undefined {
  const written: Pick<BrandEntry, 'brand_manifest'> | null =
    source === 'brand_json' && record !== null ? fromJsonText(record) : source === 'community' ? entry : null;
  if (written === null) return undefined;
  const { brand_manifest: known } = written;
  if (known === undefined && source === 'community') return undefined;
  const manifest = manifestOf(domain, { ...known, name: brandName });
  return {
    manifest,
    ...(manifest.company === undefined ? {} : { company: manifest.company }),
    source_type: source === 'brand_json' ? 'brand_json' : 'community',
  };
}

function manifestOf(domain: string, known: Record<string, unknown>): Manifest {
  const { name, description } = known;
  return {
    ...known,
    fonts: undefined,
    tone: undefined,
    logos: undefined,
    colors: undefined,
    company: undefined,
    description: undefined,
    ...(typeof description === 'string' ? { description } : {}),
    ...brandIdentity(known),
    name: typeof name === 'string' ? name : domain,
    url: readBrandUrl(known.url)?.href ?? `https://${domain}/`,
  } as Manifest;
}
