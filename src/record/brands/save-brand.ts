import type { BrandEntry } from '../../domain/brands/entry.ts';
import { summariseEdit } from '../../domain/ownership/revisions.ts';
import type { Brand } from '../../store/brands/brands.ts';
import type { Tables } from '../../store/index.ts';
import type { Editor } from '../ownership/editor.ts';
import { withStanding } from './brand.ts';

/** The entry of the brand, community or enriched. */
export const brandEntry = ({ entry }: Pick<Brand, 'entry'>): BrandEntry | null =>
  entry === null ? null : (JSON.parse(entry) as BrandEntry);

/** Whether people have written about the brand; what a machine guessed is no entry of anybody. */
export const hasCommunityEntry = (brand: Brand | undefined): boolean =>
  brand !== undefined && brand.entry !== null && brand.entrySource === 'community';

/** Makes the entry that of the community, as a new revision. */
export async function saveBrandEntry(
  tx: Tables,
  before: Brand,
  entry: BrandEntry,
  editor: Editor,
  now: Date,
): Promise<Brand> {
  const earlier = brandEntry(before);
  const after = withStanding({
    ...before,
    entry: JSON.stringify(entry),
    entrySource: 'community',
    // A rejected entry is gone, and with it whoever handed it in.
    entryOrgId: earlier === null ? editor.orgId : (before.entryOrgId ?? editor.orgId),
    reviewStatus: 'approved',
    revision: before.revision + 1,
    updatedAt: now,
  });
  await tx.brands.put(after);
  await tx.revisions.append({
    entity: 'brand',
    domain: before.domain,
    revisionNumber: after.revision,
    editorName: editor.name,
    editorOrgId: editor.orgId,
    editSummary: summariseEdit(earlier, entry),
    source: 'community',
    snapshot: entry,
    isRollback: false,
    rolledBackTo: null,
    createdAt: now,
  });
  return after;
}
