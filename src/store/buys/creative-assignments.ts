import type { Assignment, BuyPackage } from '../../domain/buys/buy-record.ts';
import type { Showing, ShowingPackage } from '../../domain/buys/judging/creative-places.ts';
import type { BuyStatus } from '../../domain/buys/lifecycle/buy.ts';
import type { CreativeKey, CreativeStatus } from '../../domain/creatives/creative.ts';
import { liveAssignments } from '../creatives/creative-filter.ts';
import { columns, int, json, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

type Library = Pick<CreativeKey, 'principalId' | 'accountId'>;

const assignmentColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  buyId: textColumn,
  packageId: textColumn,
  creativeId: textColumn,
  position: int,
  details: json<Assignment['details']>(),
});

type PackageRow = {
  buy_id: string;
  package_id: string;
  status: BuyStatus;
  paused: number;
  canceled: number;
  creative_deadline: number | null;
};
type Row = PackageRow & { account_id: string; creative_id: string; assigned_at: number };

const fields = `b.id as buy_id, p.id as package_id, b.status, p.paused, p.canceled, p.creative_deadline`;

const packages = statement<{ principal_id: string; account_id: string; ids: string }, PackageRow>(
  (k, engine) =>
    k.raw(
      `select ${fields} from media_buy_packages p
       join media_buys b on b.principal_id = p.principal_id and b.id = p.buy_id
       where p.principal_id = :principal_id and b.account_id = :account_id and :named
       order by b.created_at desc, b.id desc`,
      { ...params('principal_id', 'account_id'), named: inList(k, engine, 'p.id', param('ids')) },
    ),
);
const showing = statement<{ principal_id: string; accounts: string; ids: string }, Row>((k, engine) =>
  k.raw(
    `select ${fields}, a.account_id, a.creative_id, a.assigned_at ${liveAssignments}
     where a.principal_id = :principal_id and :owned and :named
     order by a.assigned_at, b.id, p.position`,
    {
      ...params('principal_id'),
      owned: inList(k, engine, 'a.account_id', param('accounts')),
      named: inList(k, engine, 'a.creative_id', param('ids')),
    },
  ),
);

const ofBuys = statement<
  { principal_id: string; ids: string },
  Stored & { creative_status: CreativeStatus | null }
>((k, engine) =>
  k('media_buy_assignments as a')
    .leftJoin('creatives as c', (on) =>
      on
        .on('c.principal_id', 'a.principal_id')
        .on('c.account_id', 'a.account_id')
        .on('c.id', 'a.creative_id'),
    )
    .where('a.principal_id', param('principal_id'))
    .where(inList(k, engine, 'a.buy_id', param('ids')))
    .orderBy(['a.buy_id', 'a.package_id', 'a.position'])
    .select(...assignmentColumns.names.map((name) => `a.${name}`), 'c.status as creative_status'),
);
const ASSIGNMENT_NUMBERS = new Set(['position', 'assigned_at']);
const ASSIGNMENT_ROW = Object.fromEntries(
  [...assignmentColumns.names, 'assigned_at'].map(
    (name) => [name, ASSIGNMENT_NUMBERS.has(name) ? 'bigint' : 'text'] as const,
  ),
);
const put = statement<{ rows: string }, never>((k, engine) =>
  // An existing assignment keeps its `assigned_at`.
  k.raw(
    `insert into media_buy_assignments (${Object.keys(ASSIGNMENT_ROW).join(', ')}) :rows where true
     on conflict (principal_id, buy_id, package_id, creative_id)
     do update set position = excluded.position, details = excluded.details`,
    { rows: selectRows(k, engine, ASSIGNMENT_ROW, param('rows')) },
  ),
);
const deleteOthers = statement<
  { principal_id: string; buy_id: string; package_id: string; kept: string },
  never
>((k, engine) =>
  k('media_buy_assignments')
    .where({
      principal_id: param('principal_id'),
      buy_id: param('buy_id'),
      package_id: param('package_id'),
    })
    .whereRaw('not (?)', [inList(k, engine, 'creative_id', param('kept'))])
    .delete(),
);
const ofCreatives = statement<
  { principal_id: string; account_id: string; ids: string },
  { buy_id: string; package_id: string; creative_id: string; position: number; details: string }
>((k, engine) =>
  k('media_buy_assignments')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'creative_id', param('ids')))
    // Without an order: to have it, SQLite would go through all assignments of the principal.
    .select('buy_id', 'package_id', 'creative_id', 'position', 'details'),
);

type Placed = { readonly buy_id: string; readonly package_id: string; readonly position: number };
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const byPlace = (one: Placed, other: Placed): number =>
  compare(one.buy_id, other.buy_id) ||
  compare(one.package_id, other.package_id) ||
  one.position - other.position;

/** Assignments of creatives to packages. */
export function creativeAssignments(db: Db) {
  return { ...assignmentWrites(db), ...assignmentReads(db) };
}

function assignmentWrites(db: Db) {
  return {
    /** Replaces all assignments of the package. Assignments that remain keep their `assigned_at`. */
    async replace(
      { principalId, buyId, id }: Pick<BuyPackage, 'principalId' | 'buyId' | 'id'>,
      assignments: readonly Assignment[],
      now: Date,
    ): Promise<void> {
      const kept = JSON.stringify(assignments.map(({ creativeId }) => creativeId));
      await db.run(deleteOthers, { principal_id: principalId, buy_id: buyId, package_id: id, kept });
      if (assignments.length === 0) return;
      const rows = assignments.map((one) => ({
        ...assignmentColumns.write(one),
        assigned_at: now.getTime(),
      }));
      await db.run(put, { rows: JSON.stringify(rows) });
    },
  };
}

function assignmentReads(db: Db) {
  return {
    /** Assignments of an account's creatives, whatever the status of the buys. */
    async ofCreatives(
      principalId: string,
      accountId: string,
      creativeIds: readonly string[],
    ): Promise<{ buyId: string; packageId: string; creativeId: string; details: Assignment['details'] }[]> {
      if (creativeIds.length === 0) return [];
      const rows = await db.all(ofCreatives, {
        principal_id: principalId,
        account_id: accountId,
        ids: JSON.stringify(creativeIds),
      });
      return rows.sort(byPlace).map((row) => ({
        buyId: row.buy_id,
        packageId: row.package_id,
        creativeId: row.creative_id,
        details: JSON.parse(row.details) as Assignment['details'],
      }));
    },

    /**
     * Assignments of the buys' packages, in order, each with the creative's status; null when the creative was
     * deleted.
     */
    async ofBuys(
      principalId: string,
      buyIds: readonly string[],
    ): Promise<(Assignment & { creativeStatus: CreativeStatus | null })[]> {
      const rows = await db.all(ofBuys, { principal_id: principalId, ids: JSON.stringify(buyIds) });
      return rows.map((row) => ({ ...assignmentColumns.read(row), creativeStatus: row.creative_status }));
    },

    /** Packages of an account's buys by their ids, newest buys first. */
    async packages({ principalId, accountId }: Library, ids: readonly string[]): Promise<ShowingPackage[]> {
      if (ids.length === 0) return [];
      const given = { principal_id: principalId, account_id: accountId, ids: JSON.stringify(ids) };
      return (await db.all(packages, given)).map(packageOf);
    },

    /**
     * Assignments of creatives of some accounts, oldest first, without canceled packages and without canceled or
     * rejected buys. Several accounts may have the same creative id: the caller must check `accountId`.
     */
    async showing(
      principalId: string,
      accountIds: readonly string[],
      ids: readonly string[],
    ): Promise<Showing[]> {
      if (ids.length === 0) return [];
      const rows = await db.all(showing, {
        principal_id: principalId,
        accounts: JSON.stringify(accountIds),
        ids: JSON.stringify(ids),
      });
      return rows.map((row) => ({
        ...packageOf(row),
        accountId: row.account_id,
        creativeId: row.creative_id,
        assignedAt: new Date(row.assigned_at),
      }));
    },
  };
}

const packageOf = (row: PackageRow): ShowingPackage => ({
  buyId: row.buy_id,
  packageId: row.package_id,
  buyStatus: row.status,
  paused: row.paused === 1,
  canceled: row.canceled === 1,
  creativeDeadline: row.creative_deadline === null ? null : new Date(row.creative_deadline),
});
