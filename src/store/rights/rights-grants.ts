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
import { deletePiece, type Engine, selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed } from '../engine/row-filters.ts';
import { chunksOf, param, params, statement } from '../engine/statement.ts';

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
type Around = { offerings: string; now: number; limit: number };
type StoredAround = Pick<Stored, 'id' | 'rights_id' | 'buyer' | 'terms'>;
/**
 * The first grants around each of the offerings, by their end. The limit forces one look-up per offering, and the cast
 * gives SQLite the type of the list's values, without which it would read all grants of the offering and sort them.
 */
const aroundText = (engine: Engine, isWanted: string): string => {
  const chosen = 'g.id, g.rights_id, g.buyer, g.terms';
  const first = `rights_id = asked.rights_id and status = 'acquired' and ${isWanted} and ends_at > :now
    order by ends_at limit :limit`;
  return engine === 'postgres'
    ? `select ${chosen} from json_array_elements_text(cast(:offerings as json)) as asked (rights_id)
       cross join lateral (select * from rights_grants where ${first}) as g`
    : `select ${chosen} from (select cast(value as text) as rights_id from json_each(:offerings)) as asked
       cross join rights_grants g on g.rowid in (select rowid from rights_grants where ${first})`;
};
const listAround = statement<Around, StoredAround>((k, engine) =>
  k.raw(aroundText(engine, 'sandbox = 0'), params('offerings', 'now', 'limit')),
);
const listAroundTest = statement<Around & { principal_id: string }, StoredAround>((k, engine) =>
  k.raw(
    aroundText(engine, 'sandbox = 1 and principal_id = :principal_id'),
    params('offerings', 'now', 'limit', 'principal_id'),
  ),
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

/** Maximum number of grants of one exclusive offering that are read; the number of countries limits them to fewer. */
const MOST_AROUND = 500;
/** Maximum number of grants that one statement reads. */
const AROUND_AT_ONCE = 1000;

export type GrantAround = Pick<RightsGrant, 'buyer' | 'terms' | 'id'>;

/** Grants of rights: acquired, pending, rejected or revoked. */
export function rightsGrants(db: Db) {
  const { write, read } = sealedColumns('rights_grants', grantColumns, db.sealer);
  const grantOf = (row: Stored | undefined): RightsGrant | undefined => row && read(row);
  return {
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

    /**
     * Acquired grants of each offering that have not ended: those of production, or those of the sandbox principal
     * `testOf`. One statement reads all offerings of a page, unless some of them have very many grants.
     */
    async listAround(
      rightsIds: readonly string[],
      now: Date,
      testOf: string | null,
    ): Promise<ReadonlyMap<string, readonly GrantAround[]>> {
      const found = new Map(rightsIds.map((id): [string, GrantAround[]] => [id, []]));
      const read = async (ids: readonly string[], limit: number) => {
        const around = { offerings: JSON.stringify(ids), now: now.getTime(), limit };
        const rows = await (testOf === null
          ? db.all(listAround, around)
          : db.all(listAroundTest, { ...around, principal_id: testOf }));
        for (const id of ids) found.set(id, []);
        for (const { id, rights_id: rightsId, buyer, terms } of rows)
          found.get(String(rightsId))?.push({
            id: String(id),
            buyer: String(buyer),
            terms: JSON.parse(String(terms)) as GrantTerms,
          });
      };
      const ids = [...found.keys()];
      if (ids.length === 0) return found;
      const few = Math.min(MOST_AROUND, Math.max(1, Math.floor(AROUND_AT_ONCE / ids.length)));
      for (const chunk of chunksOf(ids, AROUND_AT_ONCE)) await read(chunk, few);
      const crowded = ids.filter((id) => few < MOST_AROUND && found.get(id)?.length === few);
      for (const chunk of chunksOf(crowded, AROUND_AT_ONCE / MOST_AROUND)) await read(chunk, MOST_AROUND);
      return found;
    },

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
