import type { Tables } from '../../store/index.ts';
import type { StoredRevision } from '../../store/ownership/revisions.ts';

/** Name that is shown with a revision, and the organization that the editor acts for. */
export type Editor = { readonly name: string; readonly orgId: string };

/** As `Editor`; the organization is null for operators and for this software. */
export type AnyEditor = { readonly name: string; readonly orgId: string | null };

/** This software, as the editor of revisions that it observed itself. */
export const SYSTEM: AnyEditor = { name: 'system', orgId: null };

/** Row of a brand or publisher after an edit, with its revision already incremented. */
type Edited = { readonly domain: string; readonly revision: number };

type Edit = Pick<StoredRevision, 'entity' | 'source' | 'snapshot'> & {
  readonly editor: AnyEditor;
  readonly summary: string;
  /** Number of the revision that was restored. */
  readonly rolledBackTo?: number;
};

/** Adds the state after an edit to the history of the domain. No other code writes revisions. */
export async function recordRevision(
  tx: { readonly revisions: Pick<Tables['revisions'], 'append'> },
  { domain, revision }: Edited,
  { entity, source, snapshot, editor, summary, rolledBackTo }: Edit,
  now: Date,
): Promise<void> {
  await tx.revisions.append({
    entity,
    domain,
    revisionNumber: revision,
    editorName: editor.name,
    editorOrgId: editor.orgId,
    editSummary: summary,
    source,
    snapshot,
    isRollback: rolledBackTo !== undefined,
    rolledBackTo: rolledBackTo ?? null,
    createdAt: now,
  });
}
