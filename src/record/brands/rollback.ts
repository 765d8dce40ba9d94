import type { BrandEntry } from '../../domain/brands/entry.ts';
import { toJsonText } from '../../domain/json/values.ts';
import { judgeRollback } from '../../domain/ownership/revisions.ts';
import {
  identifyProperties,
  type PublisherEntry,
  publisherFromEntry,
} from '../../domain/publishers/entry.ts';
import type { Tables } from '../../store/index.ts';
import type { StoredRevision } from '../../store/ownership/revisions.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { RecordContext } from '../context.ts';
import { type AnyEditor, recordRevision } from '../ownership/revisions.ts';
import { contribute } from '../publishers/entry.ts';
import { keepOverview, publisherNames } from '../publishers/publisher.ts';
import { withStanding } from './brand.ts';

export type Rollback = { ok: true; revisionNumber: number } | { ok: false; reason: string };

/** Restores a brand entry from an earlier revision, as a new revision. */
export async function rollbackBrand(
  tx: Tables,
  to: number,
  editor: AnyEditor,
  context: RecordContext,
): Promise<Rollback> {
  const before = await tx.brands.findForUpdate(context.domain);
  if (before?.entry == null) return { ok: false, reason: `${context.domain} has no entry` };
  const target = await tx.revisions.find('brand', context.domain, to);
  const verdict = judgeTarget(to, target, before.revision);
  if (!verdict.ok) return verdict;
  const entry = verdict.target.snapshot as BrandEntry;
  const source = verdict.target.source === 'enriched' ? 'enriched' : 'community';
  const after = withStanding({
    ...before,
    entry,
    entrySource: source,
    revision: before.revision + 1,
    updatedAt: context.now,
  });
  await tx.brands.put(after);
  await recordRevision(tx, after, { entity: 'brand', ...restoring(verdict), editor }, context.now);
  return { ok: true, revisionNumber: after.revision };
}

/** Restores a publisher's entry from an earlier revision, as a new revision. */
export async function rollbackProperty(
  tx: Tables,
  to: number,
  editor: AnyEditor,
  context: RecordContext,
): Promise<Rollback> {
  const before = await tx.publishers.findForUpdate(context.domain);
  if (before?.entry == null) return { ok: false, reason: `${context.domain} has no entry` };
  const target = await tx.revisions.find('property', context.domain, to);
  const verdict = judgeTarget(to, target, before.revision);
  if (!verdict.ok) return verdict;
  const snapshot = verdict.target.snapshot as PublisherEntry;
  // A revision from before properties had ids gets the current ids.
  const { properties, moved } = identifyProperties(snapshot.properties, before.entry.properties);
  const entry = { ...snapshot, properties };
  const speaksForItself = before.source === 'adagents_json';
  const restored = { ...before, entry };
  const after: Publisher = {
    ...restored,
    ...(speaksForItself
      ? {}
      : {
          record: toJsonText(publisherFromEntry(context.domain, entry)),
          propertyCount: entry.properties.length,
          searchText: await publisherNames(tx, restored, entry.contact ?? null),
        }),
    revision: before.revision + 1,
    updatedAt: context.now,
  };
  await tx.publishers.put(after);
  if (!speaksForItself) await keepOverview(tx, after);
  await recordRevision(tx, after, { entity: 'property', ...restoring(verdict), editor }, context.now);
  if (!speaksForItself) await tx.events.append(await contribute(tx, entry, context, moved));
  return { ok: true, revisionNumber: after.revision };
}

type Verdict = { ok: true; target: StoredRevision; editSummary: string } | { ok: false; reason: string };

function judgeTarget(to: number, target: StoredRevision | undefined, latest: number): Verdict {
  const verdict = judgeRollback(to, target, latest);
  if (!verdict.ok) return verdict;
  // A revision of the domain's own file is not an entry, so it cannot be restored as one.
  if (target === undefined || target.source === 'brand_json' || target.source === 'adagents_json') {
    return { ok: false, reason: `revision ${to} is the domain's own file, not an entry` };
  }
  return { ok: true, target, editSummary: verdict.editSummary };
}

const restoring = ({ target, editSummary }: { target: StoredRevision; editSummary: string }) => ({
  source: target.source,
  snapshot: target.snapshot,
  summary: editSummary,
  rolledBackTo: target.revisionNumber,
});
