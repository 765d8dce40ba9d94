import type { BrandEntry } from '../../domain/brands/entry.ts';
import { summariseEdit } from '../../domain/ownership/revisions.ts';
import type { Brand } from '../../store/brands/brands.ts';
import type { Tables } from '../../store/index.ts';
import type { RecordContext } from '../context.ts';
import { type Editor, recordRevision, SYSTEM } from '../ownership/revisions.ts';
import { newBrand, withStanding } from './brand.ts';

/** Whether people have written about the brand; what a machine guessed is no entry of anybody. */
export const hasCommunityEntry = (brand: Brand | undefined): boolean =>
  brand !== undefined && brand.entry !== null && brand.entrySource === 'community';

/** Makes the entry that of the community, as a new revision; one that is pending does not count before its review. */
export async function saveBrandEntry(
  tx: Tables,
  before: Brand,
  entry: BrandEntry,
  editor: Editor,
  now: Date,
  reviewStatus: 'approved' | 'pending' = 'approved',
): Promise<Brand> {
  const earlier = before.entry;
  const after = withStanding({
    ...before,
    entry,
    entrySource: 'community',
    // A rejected entry is gone, and with it whoever handed it in.
    entryOrgId: earlier === null ? editor.orgId : (before.entryOrgId ?? editor.orgId),
    reviewStatus,
    revision: before.revision + 1,
    updatedAt: now,
  });
  await tx.brands.put(after);
  const summary = reviewStatus === 'pending' ? 'Submitted for review' : summariseEdit(earlier, entry);
  await recordRevision(
    tx,
    after,
    { entity: 'brand', source: 'community', snapshot: entry, editor, summary },
    now,
  );
  return after;
}

/** Makes what a provider knows the entry of the brand, as a new revision. */
export async function saveEnrichment(
  tx: Tables,
  domain: string,
  manifest: Record<string, unknown> & { name: string },
  { now, newId }: Pick<RecordContext, 'now' | 'newId'>,
): Promise<void> {
  const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { newId, now });
  // What people wrote, or what waits for review, is not replaced by what a machine guessed.
  if (hasCommunityEntry(before)) return;
  const entry: BrandEntry = { brand_name: manifest.name, brand_manifest: manifest };
  const after = withStanding({
    ...before,
    entry,
    entrySource: 'enriched',
    reviewStatus: 'approved',
    enrichedAt: now,
    revision: before.revision + 1,
    updatedAt: now,
  });
  await tx.brands.put(after);
  const summary = before.entry === null ? 'Enriched' : 'Enriched again';
  await recordRevision(
    tx,
    after,
    { entity: 'brand', source: 'enriched', snapshot: entry, editor: SYSTEM, summary },
    now,
  );
}
