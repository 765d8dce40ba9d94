import type { Knex } from 'knex';
import { ERASED } from '../../domain/holdings/erasure.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList, inPiece } from '../engine/dialect.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';

/** Rows of an organization that are deleted, with the column that names the organization. */
const deleted = {
  feed_subscriptions: 'organization_id',
  invitations: 'org_id',
  api_keys: 'org_id',
  ownership_challenges: 'org_id',
  crawl_requests: 'org_id',
} as const;
/** Rows that stay with another name in the column `name`. */
const renamed = {
  revisions: { org: 'editor_org_id', name: 'editor_name' },
  reviews: { org: 'org_id', name: 'editor' },
} as const;

const steps = [
  ...Object.entries(deleted).map(([table, org]) => ({
    table,
    work: statement<{ org: string; limit: number }, never>((k, engine) =>
      deletePiece(k, engine, table, (rows) => rows.where(org, param('org'))),
    ),
  })),
  ...Object.entries(renamed).map(([table, { org, name }]) => ({
    table,
    work: statement<{ org: string; limit: number }, never>((k, engine) => {
      const some = k(table).where(org, param('org')).whereNot(name, ERASED).limit(numberParam('limit'));
      return k(table)
        .where(inPiece(k, engine, some))
        .update({ [name]: ERASED });
    }),
  })),
];

const lastOfPage = statement<{ after: string; limit: number }, { last: string | null }>((k) =>
  k.raw(
    'select max(id) as last from (select id from audit_log where id > :after order by id limit :limit) as page',
    params('after', 'limit'),
  ),
);
type AuditPage = { after: string; last: string; ids: string; org: string };
const ofPage = (rows: Knex.QueryBuilder) =>
  rows.where('id', '>', param('after')).where('id', '<=', param('last'));
const scrubActors = statement<AuditPage, never>((k, engine) =>
  ofPage(k('audit_log'))
    .where((rows) => rows.where(inList(k, engine, 'actor', param('ids'))).orWhere('org_id', param('org')))
    .whereNot('actor_name', ERASED)
    .update({
      actor_name: ERASED,
      address: null,
      detail: '{}',
      subject: k.raw(`case when subject like '%@%' then '${ERASED}' else subject end`),
    }),
);
/** What others did to them: operators, who give a caller its name. */
const scrubSubjects = statement<AuditPage, never>((k, engine) =>
  ofPage(k('audit_log'))
    .where(inList(k, engine, 'subject', param('ids')))
    .whereNot('detail', '{}')
    .update({ detail: '{}' }),
);
const scrubUser = statement<{ id: string; at: number }, never>((k) =>
  k('users')
    .where('id', param('id'))
    .update({
      // No email address has this form, so nobody can register it.
      email: k.raw(`'${ERASED} ' || id`),
      name: ERASED,
      password_hash: '',
      email_verified_at: null,
      operator_role: null,
      operator_since: null,
      operator_by: null,
      disabled_at: k.raw('coalesce(disabled_at, ?)', [param('at')]),
    }),
);

/** Takes names and addresses out of rows that stay. Each piece can be repeated, and a repetition finds nothing. */
export function pseudonyms(db: Db) {
  return {
    /** Works on up to `limit` rows of one table of an organization; null when none is left. */
    async eraseSome(org: string, limit: number): Promise<{ table: string; rows: number } | null> {
      for (const { table, work } of steps) {
        const rows = await db.run(work, { org, limit });
        if (rows > 0) return { table, rows };
      }
      return null;
    },

    /**
     * Goes through up to `limit` audit entries after the id `after`, and erases who acted in those of people and callers
     * or of an organization, and what others noted about them. Returns the last id, null at the end.
     */
    async eraseAudit(
      { ids, org }: { ids: readonly string[]; org: string },
      after: string,
      limit: number,
    ): Promise<{ rows: number; last: string | null }> {
      const { last = null } = (await db.one(lastOfPage, { after, limit })) ?? {};
      if (last === null) return { rows: 0, last };
      const page = { ids: JSON.stringify(ids), org, after, last };
      return { rows: (await db.run(scrubActors, page)) + (await db.run(scrubSubjects, page)), last };
    },

    /** Takes everything out of a person's row that tells who the person is. The person can never sign in again. */
    eraseUser: (id: string, at: Date) => db.run(scrubUser, { id, at: at.getTime() }),
  };
}
