import type { RegistryBrandCopy } from '../../../generated/types/registry.ts';
import { standing } from '../../domain/brands/brand-standing.ts';
import { LOGOS_PATH } from '../../domain/brands/logo-file.ts';
import type { BrandResolution } from '../../domain/brands/record.ts';
import { fromJsonText, type JsonText } from '../../domain/json/values.ts';
import type { Brand } from '../../store/brands/brands.ts';
import type { Tables } from '../../store/index.ts';
import { newBrand } from '../brands/brand.ts';
import { deterministicId, NEVER, NOT_DUE, timeOf } from './filled.ts';

type BrandTables = Pick<Tables, 'brands' | 'brandAgents' | 'brandProperties' | 'brandLogos'>;

/** Fills the tables of brands from their copies. */
export async function fillBrands(tx: BrandTables, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const copy = fromJsonText(line as JsonText<RegistryBrandCopy>);
    const { domain } = copy;
    await tx.brands.put(brandOf(copy));
    await tx.brandAgents.put(
      domain,
      copy.agents.map(({ url, type, id, first_seen_at: firstSeenAt }) => ({
        domain,
        agentUrl: url,
        agentType: type,
        agentId: id ?? null,
        firstSeenAt: new Date(firstSeenAt),
      })),
    );
    await tx.brandProperties.replace(
      domain,
      copy.properties.map(({ identifier, type, store, relationship }) => ({
        identifier,
        propertyType: type,
        store: store ?? null,
        relationship,
      })),
    );
    const logo = copy.resolution.logo_path;
    if (logo === undefined) await tx.brandLogos.remove(domain);
    else
      await tx.brandLogos.put({
        domain,
        file: logo.slice(LOGOS_PATH.length),
        url: '',
        checkedAt: 0,
        data: null,
      });
  }
}

/** A domain that has no public brand any more. */
export async function emptyBrands(tx: BrandTables, domains: readonly string[]): Promise<void> {
  for (const domain of domains) {
    await tx.brands.put(emptyBrand(domain));
    await tx.brandAgents.put(domain, []);
    await tx.brandProperties.replace(domain, []);
    await tx.brandLogos.remove(domain);
  }
}

/** What a copy does not tell has values that no answer shows. */
const emptyBrand = (domain: string): Brand => ({
  ...newBrand(domain, { newId: () => deterministicId('brand', domain), now: NEVER }),
  liveExpiresAt: NOT_DUE,
});

function brandOf(copy: RegistryBrandCopy): Brand {
  const { logo_path: _logo, ...record } = copy.resolution;
  const resolution = record as BrandResolution;
  const { logo_path: _path, updated_at: updatedAt, ...item } = copy.listing ?? { updated_at: undefined };
  return {
    ...emptyBrand(copy.domain),
    ...standing(copy.domain, resolution, copy.listing !== null),
    // It counts the brands below a house, which the resolution does not have.
    listing: copy.listing === null ? null : JSON.stringify(item),
    liveRecord: resolution.source === 'brand_json' ? resolution : null,
    liveOutcome: copy.file_outcome,
    liveCheckedAt: timeOf(copy.checked_at),
    liveValidatedAt: timeOf(copy.validated_at),
    updatedAt: timeOf(updatedAt) ?? NEVER,
  };
}
