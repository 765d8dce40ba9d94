import type { Tables } from '../../store/index.ts';
import type { StoredRevision } from '../../store/ownership/revisions.ts';

/** Who is named beside a revision, and for which organization they act. */
export type Editor = { readonly name: string; readonly orgId: string };

/** As `Editor`; operators and this software act for no organization. */
export type AnyEditor = { readonly name: string; readonly orgId: string | null };

/** This software, for what it saw itself. */
export const SYSTEM: AnyEditor = { name: 'system', orgId: null };

/** The row of a brand or publisher after an edit, which has counted its revision up. */
type Edited = { readonly domain: string; readonly revision: number };

type Edit = Pick<StoredRevision, 'entity' | 'source' | 'snapshot'> & {
  readonly editor: AnyEditor;
  readonly summary: string;
  /** Number of the revision whose state came back. */
  readonly rolledBackTo?: number;
};

/** Keeps the state after an edit in the history of the domain: the only way into the table of revisions. */
export async function recordRevision(
  tx: Tables,
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
