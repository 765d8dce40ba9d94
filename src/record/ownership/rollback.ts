import type { BrandEntry } from '../../domain/brands/entry.ts';
import { judgeRollback } from '../../domain/ownership/revisions.ts';
import { type PublisherEntry, publisherFromEntry } from '../../domain/publishers/entry.ts';
import { identifyProperties } from '../../domain/publishers/property-ids.ts';
import type { Tables } from '../../store/index.ts';
import type { StoredRevision } from '../../store/ownership/revisions.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import { withStanding } from '../brands/brand.ts';
import type { RecordContext } from '../context.ts';
import { contribute } from '../publishers/contribute.ts';
import { keepOverview, publisherNames } from '../publishers/publisher.ts';

export type Rollback = { ok: true; revisionNumber: number } | { ok: false; reason: string };
type Editor = { name: string; orgId: string | null };

/** Restores a brand entry as it was after an earlier edit, as a new revision. */
export async function rollbackBrand(
  tx: Tables,
  to: number,
  editor: Editor,
  context: RecordContext,
): Promise<Rollback> {
  const before = await tx.brands.findForUpdate(context.domain);
  if (before?.entry == null) return { ok: false, reason: `${context.domain} has no entry` };
  const target = await tx.revisions.find('brand', context.domain, to);
  const verdict = judgeTarget(to, target, before.revision);
  if (!verdict.ok) return verdict;
  const entry = verdict.target.snapshot as BrandEntry;
  const source = verdict.target.source === 'enriched' ? 'enriched' : 'community';
  const revisionNumber = before.revision + 1;
  await tx.brands.put(
    withStanding({
      ...before,
      entry: JSON.stringify(entry),
      entrySource: source,
      revision: revisionNumber,
      updatedAt: context.now,
    }),
  );
  await tx.revisions.append(
    revisionOf('brand', verdict.target, revisionNumber, verdict.editSummary, editor, context),
  );
  return { ok: true, revisionNumber };
}

/** Restores a publisher's entry as it was after an earlier edit, as a new revision. */
export async function rollbackProperty(
  tx: Tables,
  to: number,
  editor: Editor,
  context: RecordContext,
): Promise<Rollback> {
  const before = await tx.publishers.findForUpdate(context.domain);
  if (before?.entry == null) return { ok: false, reason: `${context.domain} has no entry` };
  const target = await tx.revisions.find('property', context.domain, to);
  const verdict = judgeTarget(to, target, before.revision);
  if (!verdict.ok) return verdict;
  const snapshot = verdict.target.snapshot as PublisherEntry;
  const current = JSON.parse(before.entry) as PublisherEntry;
  // A revision from before ids were given gets those of today.
  const { properties, moved } = identifyProperties(snapshot.properties, current.properties);
  const entry = { ...snapshot, properties };
  const revisionNumber = before.revision + 1;
  const speaksForItself = before.source === 'adagents_json';
  const restored = { ...before, entry: JSON.stringify(entry) };
  const after: Publisher = {
    ...restored,
    ...(speaksForItself
      ? {}
      : {
          record: JSON.stringify(publisherFromEntry(context.domain, entry)),
          propertyCount: entry.properties.length,
          searchText: await publisherNames(tx, restored, entry.contact ?? null),
        }),
    revision: revisionNumber,
    updatedAt: context.now,
  };
  await tx.publishers.put(after);
  if (!speaksForItself) await keepOverview(tx, after);
  await tx.revisions.append(
    revisionOf('property', verdict.target, revisionNumber, verdict.editSummary, editor, context),
  );
  if (!speaksForItself) await tx.events.append(await contribute(tx, entry, context, moved));
  return { ok: true, revisionNumber };
}

type Verdict = { ok: true; target: StoredRevision; editSummary: string } | { ok: false; reason: string };

function judgeTarget(to: number, target: StoredRevision | undefined, latest: number): Verdict {
  const verdict = judgeRollback(to, target, latest);
  if (!verdict.ok) return verdict;
  // What the domain's own file said is not an entry, so it cannot become one.
  if (target === undefined || target.source === 'brand_json' || target.source === 'adagents_json') {
    return { ok: false, reason: `revision ${to} is the domain's own file, not an entry` };
  }
  return { ok: true, target, editSummary: verdict.editSummary };
}

const revisionOf = (
  entity: StoredRevision['entity'],
  target: StoredRevision,
  revisionNumber: number,
  editSummary: string,
  editor: Editor,
  { domain, now }: RecordContext,
): StoredRevision => ({
  entity,
  domain,
  revisionNumber,
  editorName: editor.name,
  editorOrgId: editor.orgId,
  editSummary,
  source: target.source,
  snapshot: target.snapshot,
  isRollback: true,
  rolledBackTo: target.revisionNumber,
  createdAt: now,
});
