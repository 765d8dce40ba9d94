import type { RegistryRevisionEntry } from '../../../generated/types/registry.ts';
import { clip } from '../findings.ts';
import { isObject, sameJson } from '../json/values.ts';

/** One edit of a brand or property entry. The entry after the edit is stored with it. */
export type Revision<Source extends string = string> = {
  revisionNumber: number;
  /** Null for an edit by the service itself. */
  editorName: string | null;
  editSummary: string;
  source: Source;
  isRollback: boolean;
  rolledBackTo: number | null;
  createdAt: Date;
};

/** An item of `revisions[]` in a history. */
export type WireRevision<Source extends string = string> = Omit<RegistryRevisionEntry, 'source'> & {
  source: Source;
};

const SYSTEM = 'system';
const LONGEST_SUMMARY = 300;
const MOST_FIELDS = 12;

export function revisionToWire<Source extends string>(revision: Revision<Source>): WireRevision<Source> {
  const { revisionNumber, editorName, editSummary, source, isRollback, rolledBackTo, createdAt } = revision;
  return {
    revision_number: revisionNumber,
    editor_name: editorName ?? SYSTEM,
    edit_summary: editSummary,
    source,
    is_rollback: isRollback,
    ...(isRollback && rolledBackTo !== null ? { rolled_back_to: rolledBackTo } : {}),
    created_at: createdAt.toISOString(),
  };
}

/** A revision with the entry after its edit. */
export const revisionWithState = <Source extends string>(
  revision: Revision<Source> & { snapshot: unknown },
): WireRevision<Source> => ({
  ...revisionToWire(revision),
  state: isObject(revision.snapshot) ? revision.snapshot : {},
});

export type RollbackVerdict =
  | { ok: true; editSummary: string; isRollback: true; rolledBackTo: number }
  | { ok: false; code: 'not_found' | 'already_current'; reason: string };

/**
 * Whether a new revision may restore the state after revision `to`.
 * @param target the revision with that number, when the entry has one
 */
export function judgeRollback(
  to: number,
  target: Pick<Revision, 'revisionNumber'> | undefined,
  latest: number,
): RollbackVerdict {
  if (target?.revisionNumber !== to)
    return { ok: false, code: 'not_found', reason: `there is no revision ${to}` };
  if (to === latest)
    return { ok: false, code: 'already_current', reason: `revision ${to} is the current one` };
  return { ok: true, editSummary: `Restored revision ${to}`, isRollback: true, rolledBackTo: to };
}

/**
 * Describes in one line which fields an edit touched, for example `Changed brand_name, brand_manifest.logos; added
 * keller_type`. Fields inside the entry's objects are named one level down. `before` is null for a new entry.
 */
export function summariseEdit(before: object | null, after: object): string {
  if (before === null) return 'Created';
  const touched = changes(before, after);
  const parts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const names = touched.filter((change) => change.kind === kind).map(({ name }) => name);
    if (names.length === 0) return [];
    const more = names.length > MOST_FIELDS ? ` and ${names.length - MOST_FIELDS} more` : '';
    return [`${kind} ${names.slice(0, MOST_FIELDS).join(', ')}${more}`];
  });
  if (parts.length === 0) return 'No change';
  const text = parts.join('; ');
  return clip(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, LONGEST_SUMMARY);
}

type Change = { kind: 'changed' | 'added' | 'removed'; name: string };

function changes(before: object, after: object, path = ''): Change[] {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const names = [...new Set([...was.keys(), ...is.keys()])].sort();
  return names.flatMap((key): Change[] => {
    const name = clip(`${path}${key}`, 60);
    const old = was.get(key);
    const now = is.get(key);
    if (sameJson(old, now)) return [];
    if (old === undefined) return [{ kind: 'added', name }];
    if (now === undefined) return [{ kind: 'removed', name }];
    if (path === '' && isObject(old) && isObject(now)) return changes(old, now, `${key}.`);
    return [{ kind: 'changed', name: name + itemCount(old, now) }];
  });
}

function itemCount(old: unknown, now: unknown): string {
  if (!Array.isArray(old) || !Array.isArray(now) || old.length === now.length) return '';
  return ` (${old.length} to ${now.length})`;
}
