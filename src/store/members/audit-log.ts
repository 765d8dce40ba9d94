import { isOfStranger } from '../../domain/members/principal.ts';
import {
  columns,
  date,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const auditColumns = columns({
  /** UUID v7: entries sort by time. */
  id: textColumn,
  at: date,
  /** An operation id, or `credential.…` for what happens to credentials. */
  action: textColumn,
  /** A user, `api_key_…`, `client_…`, `admin` or `anonymous`. */
  actor: textColumn,
  actorName: textColumn,
  orgId: nullable(textColumn),
  /** What it was done to. */
  subject: nullable(textColumn),
  outcome: one<'done' | 'refused'>(),
  /** Where the request came from. */
  address: nullable(textColumn),
  requestId: nullable(textColumn),
  detail: json<Readonly<Record<string, unknown>>>(),
});

export type AuditEntry = RowOf<typeof auditColumns>;

const append = statement<Stored, never>((k) =>
  k('audit_log').insert({ ...auditColumns.placeholders, by_stranger: param('by_stranger') }),
);
const listOfOrganization = statement<{ org_id: string; before: string; limit: number }, Stored>((k) =>
  k('audit_log')
    .where('org_id', param('org_id'))
    .where('id', '<', param('before'))
    .orderBy('id', 'desc')
    .limit(numberParam('limit'))
    .select(auditColumns.names),
);
const listAll = statement<{ before: string; limit: number }, Stored>((k) =>
  k('audit_log')
    .where('id', '<', param('before'))
    .orderBy('id', 'desc')
    .limit(numberParam('limit'))
    .select(auditColumns.names),
);

const refuse = statement<{ id: string; detail: string }, never>((k) =>
  k('audit_log')
    .where('id', param('id'))
    .update({ outcome: 'refused', detail: param('detail') }),
);

const prune = statement<{ by_stranger: number; before: number; limit: number }, never>((k) =>
  k('audit_log')
    .whereIn(
      'id',
      k('audit_log')
        .where('by_stranger', param('by_stranger'))
        .where('at', '<', param('before'))
        .limit(numberParam('limit'))
        .select('id'),
    )
    .delete(),
);

const LAST = 'g';

/** Who did what, from where. What is committed never changes, and ends only by its age. */
export function auditLog(db: Db) {
  return {
    async append(entry: AuditEntry): Promise<void> {
      await db.run(append, { ...auditColumns.write(entry), by_stranger: Number(isOfStranger(entry)) });
    },

    /** Turns an entry of this very transaction into that of a refusal. */
    async refuse(id: string, detail: AuditEntry['detail']): Promise<void> {
      await db.run(refuse, { id, detail: JSON.stringify(detail) });
    },

    /** Newest first, those before the entry `before` when it is given. */
    async list(orgId: string | null, limit: number, before: string = LAST): Promise<AuditEntry[]> {
      const rows =
        orgId === null
          ? await db.all(listAll, { before, limit })
          : await db.all(listOfOrganization, { org_id: orgId, before, limit });
      return rows.map(auditColumns.read);
    },

    /** Deletes up to `limit` entries from before, either those of strangers or all others; the number of them. */
    prune: (of: 'strangers' | 'others', before: Date, limit: number) =>
      db.run(prune, { by_stranger: Number(of === 'strangers'), before: before.getTime(), limit }),
  };
}
