import {
  endOf,
  type GrantDetails,
  type GrantStatus,
  type GrantTerms,
  type RightsGrant,
} from '../../domain/rights/grant.ts';
import type { RightsOffering } from '../../domain/rights/offering.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  one,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed } from '../engine/row-filters.ts';
import { chunksOf, param, params, statement } from '../engine/statement.ts';
import { grantsAround } from './grants-around.ts';

const grantColumns = columns({
  principalId: textColumn,
  id: textColumn,
  accountId: textColumn,
  sandbox: flagColumn,
  rightsId: textColumn,
  buyer: textColumn,
  digest: textColumn,
  status: one<GrantStatus>(),
  paused: flagColumn,
  revision: int,
  keySerial: int,
  offering: json<RightsOffering>(),
  terms: json<GrantTerms>(),
  details: sealed(json<GrantDetails>()),
  impressions: int,
  endsAt: date,
  createdAt: date,
  updatedAt: date,
  keptUntil: date,
});

const KEY = ['principal_id', 'id'];
const OPEN: readonly GrantStatus[] = ['acquired', 'pending_approval'];
const newestFirst = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const;

const put = statement<Stored, never>((k) =>
  k('rights_grants')
    .insert(grantColumns.placeholders)
    .onConflict(KEY)
    .merge([
      'status',
      'paused',
      'revision',
      'key_serial',
      'terms',
      'details',
      'ends_at',
      'updated_at',
      'kept_until',
    ]),
);
// A sum beyond what JavaScript counts exactly, and what a column holds, stays at that number.
const addImpressions = statement<{ principal_id: string; rows: string }, never>((k, engine) =>
  k.raw(
    `update rights_grants set impressions =
       ${engine === 'sqlite' ? 'min' : 'least'}(rights_grants.impressions + more.impressions, ${Number.MAX_SAFE_INTEGER})
     from (:rows) as more
     where rights_grants.principal_id = :principal_id and rights_grants.id = more.id`,
    {
      ...params('principal_id'),
      rows: selectRows(k, engine, { id: 'text', impressions: 'bigint' }, param('rows')),
    },
  ),
);
const find = statement<{ principal_id: string; id: string }, Stored>((k) =>
  k('rights_grants')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .select(grantColumns.names),
);
const findById = statement<{ id: string }, Stored>((k) =>
  k('rights_grants').where('id', param('id')).select(grantColumns.names),
);
const findOpen = statement<{ principal_id: string; rights_id: string }, Stored>((k) =>
  k('rights_grants')
    .where({ principal_id: param('principal_id'), rights_id: param('rights_id') })
    .whereIn('status', [...OPEN])
    .orderBy([...newestFirst])
    .limit(1)
    .select(grantColumns.names),
);
const findEqual = statement<{ principal_id: string; account_id: string; digest: string }, Stored>((k) =>
  k('rights_grants')
    .where({ principal_id: param('principal_id'), account_id: param('account_id'), digest: param('digest') })
    .whereNot('status', 'revoked')
    .orderBy([...newestFirst])
    .limit(1)
    .select(grantColumns.names),
);
const countOpen = statement<{ principal_id: string; now: number }, { count: number | string }>((k) =>
  k('rights_grants')
    .where('principal_id', param('principal_id'))
    .whereIn('status', [...OPEN])
    .where('ends_at', '>', param('now'))
    .count({ count: '*' }),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'rights_grants', (rows) =>
    rows.where('kept_until', '<=', param('before')).orderBy('kept_until'),
  ),
);

/** Grants of rights: acquired, pending, rejected or revoked. */
export function rightsGrants(db: Db) {
  const { write, read } = sealedColumns('rights_grants', grantColumns, db.sealer);
  const grantOf = (row: Stored | undefined): RightsGrant | undefined => row && read(row);
  return {
    ...grantsAround(db),

    /** Serialises the grants of one offering, so that two exclusive grants never overlap. */
    lock: (rightsId: string) => lock(db, `rights:${rightsId}`),

    async put(grant: RightsGrant): Promise<void> {
      await db.run(put, write({ ...grant, endsAt: endOf(grant.terms.end) }));
    },

    /** Adds usage that was reported, by grant. Has no effect for grants of another principal. */
    async addImpressions(principalId: string, counts: ReadonlyMap<string, number>): Promise<void> {
      // In one order, so that two reports wait for one another instead of deadlocking.
      for (const chunk of chunksOf([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))) {
        const rows = chunk.map(([id, impressions]) => ({
          id,
          impressions: Math.min(impressions, Number.MAX_SAFE_INTEGER),
        }));
        await db.run(addImpressions, { principal_id: principalId, rows: JSON.stringify(rows) });
      }
    },

    find: async (principalId: string, id: string) =>
      grantOf(await db.one(find, { principal_id: principalId, id })),

    /** Finds a grant of any principal, for links that name a grant. */
    findById: async (id: string) => grantOf(await db.one(findById, { id })),

    /** The principal's newest acquired or pending grant of an offering. */
    findOpen: async (principalId: string, rightsId: string) =>
      grantOf(await db.one(findOpen, { principal_id: principalId, rights_id: rightsId })),

    /** The newest grant that an equal request of the account created, unless it was revoked. */
    findEqual: async (principalId: string, accountId: string, digest: string) =>
      grantOf(await db.one(findEqual, { principal_id: principalId, account_id: accountId, digest })),

    /** Number of the principal's acquired and pending grants that have not ended. */
    async countOpen(principalId: string, now: Date): Promise<number> {
      const row = await db.one(countOpen, { principal_id: principalId, now: now.getTime() });
      return Number(row?.count ?? 0);
    },

    /** Grants of all principals that match the filter, oldest first, for the operator. */
    async listEverybodys(filter: Narrow<GrantStatus>, limit: number): Promise<RightsGrant[]> {
      const query = narrowed(db.k('rights_grants'), filter, limit);
      return (await db.query<Stored>(query.select(grantColumns.names))).map(read);
    },

    /** Deletes up to `limit` grants whose `keptUntil` has passed; returns the number deleted. */
    prune: (now: Date, limit: number) => db.run(prune, { before: now.getTime(), limit }),
  };
}
