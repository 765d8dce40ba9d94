import { isOfStranger } from '../../domain/members/audit-notes.ts';
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
import { deletePiece } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const auditColumns = columns({
  /** A UUID v7, so ids sort by time. */
  id: textColumn,
  at: date,
  /** An operation id, or `credential.…` for a change or use of a credential. */
  action: textColumn,
  /** A user, `api_key_…`, `client_…`, `admin` or `anonymous`. */
  actor: textColumn,
  actorName: textColumn,
  orgId: nullable(textColumn),
  /** The object of the action. */
  subject: nullable(textColumn),
  outcome: one<'done' | 'refused'>(),
  /** Network address that the request came from. */
  address: nullable(textColumn),
  requestId: nullable(textColumn),
  detail: json<Readonly<Record<string, unknown>>>(),
});

export type AuditEntry = RowOf<typeof auditColumns>;

/** What a reader of the log asks for; an absent field does not filter. */
export type AuditFilter = {
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly outcome?: AuditEntry['outcome'] | undefined;
};

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

const latestOf = statement<{ subject: string; except: string }, Stored>((k) =>
  k('audit_log')
    .where({ subject: param('subject'), outcome: 'done' })
    .whereNot('id', param('except'))
    .orderBy('id', 'desc')
    .limit(1)
    .select(auditColumns.names),
);

const refuse = statement<{ id: string; detail: string }, never>((k) =>
  k('audit_log')
    .where('id', param('id'))
    .update({ outcome: 'refused', detail: param('detail') }),
);

const prune = statement<{ by_stranger: number; before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'audit_log', (rows) =>
    rows.where('by_stranger', param('by_stranger')).where('at', '<', param('before')),
  ),
);

const LAST = 'g';
/** Entries that a page with a filter looks through, however rare what it looks for is. */
const MOST_LOOKED = 1_000;

/** Records who did what, and from which address. A committed entry never changes and is deleted only by age. */
export function auditLog(db: Db) {
  return {
    async append(entry: AuditEntry): Promise<void> {
      await db.run(append, { ...auditColumns.write(entry), by_stranger: Number(isOfStranger(entry)) });
    },

    /** Changes an entry that this transaction appended to outcome `refused`. */
    async refuse(id: string, detail: AuditEntry['detail']): Promise<void> {
      await db.run(refuse, { id, detail: JSON.stringify(detail) });
    },

    /**
     * Entries, newest first; only entries before the id `before` if it is given. An `orgId` of null lists all
     * organizations.
     */
    async list(orgId: string | null, limit: number, before: string = LAST): Promise<AuditEntry[]> {
      const rows =
        orgId === null
          ? await db.all(listAll, { before, limit })
          : await db.all(listOfOrganization, { org_id: orgId, before, limit });
      return rows.map(auditColumns.read);
    },

    /**
     * Entries of an organization that match a filter, newest first, among the next 1,000 before the id `before`. `looked`
     * is the id of the last entry that was looked at, when older ones may match.
     */
    async search(
      orgId: string,
      { since, until, ...equal }: AuditFilter,
      limit: number,
      before: string = LAST,
    ): Promise<{ found: AuditEntry[]; looked: string | null }> {
      const wanted = Object.entries(equal).filter(([, value]) => value !== undefined);
      if (since === undefined && until === undefined && wanted.length === 0)
        return { found: await this.list(orgId, limit, before), looked: null };
      const { k } = db;
      const near = k('audit_log').where({ org_id: orgId }).where('id', '<', before).orderBy('id', 'desc');
      const found = k
        .from(
          near
            .clone()
            .limit(MOST_LOOKED)
            .select([...auditColumns.names])
            .as('near'),
        )
        .where(Object.fromEntries(wanted));
      if (since !== undefined) found.where('at', '>=', since.getTime());
      if (until !== undefined) found.where('at', '<', until.getTime());
      const rows = await db.query<Stored>(found.orderBy('id', 'desc').limit(limit).select('*'));
      const [last] = await db.query<{ id: string; at: number | string }>(
        near
          .clone()
          .offset(MOST_LOOKED - 1)
          .limit(1)
          .select(['id', 'at']),
      );
      const mayFollow = last !== undefined && (since === undefined || Number(last.at) >= since.getTime());
      return { found: rows.map(auditColumns.read), looked: mayFollow ? last.id : null };
    },

    /** The newest entry of something that was done to the subject, other than the entry `except`. */
    async latestOf(subject: string, except = ''): Promise<AuditEntry | undefined> {
      const row = await db.one(latestOf, { subject, except });
      return row && auditColumns.read(row);
    },

    /**
     * Deletes up to `limit` entries older than `before`: either those of strangers (see `isOfStranger`) or all
     * others. Returns the number deleted.
     */
    prune: (of: 'strangers' | 'others', before: Date, limit: number) =>
      db.run(prune, { by_stranger: Number(of === 'strangers'), before: before.getTime(), limit }),
  };
}
