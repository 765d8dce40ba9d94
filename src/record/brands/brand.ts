import { brandStanding } from '../../domain/brands/brand-standing.ts';
import type { Brand } from '../../store/brands/brands.ts';
import type { RecordContext } from '../context.ts';

export function newBrand(domain: string, { newId, now }: Pick<RecordContext, 'newId' | 'now'>): Brand {
  return {
    ...brandStanding(domain, null, null),
    domain,
    id: newId(),
    liveRecord: null,
    fileStatus: null,
    liveOutcome: null,
    liveCheckedAt: null,
    liveValidatedAt: null,
    liveExpiresAt: new Date(0),
    entry: null,
    entrySource: null,
    entryOrgId: null,
    reviewStatus: null,
    enrichedAt: null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** The brand with its answer, source and listing worked out anew from its two sides. */
export function withStanding(brand: Brand, document?: unknown): Brand {
  const live = brand.liveRecord === null ? null : { record: brand.liveRecord, document };
  const isPublic = brand.reviewStatus === null || brand.reviewStatus === 'approved';
  const submitted =
    brand.entry === null || brand.entrySource === null || !isPublic
      ? null
      : { entry: brand.entry, source: brand.entrySource };
  return { ...brand, ...brandStanding(brand.domain, live, submitted) };
}
