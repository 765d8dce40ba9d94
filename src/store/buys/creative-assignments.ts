import type { Knex } from 'knex';
import type { Assignment, BuyKey, WholePackage } from '../../domain/buys/buy-record.ts';
import type { ShowingPackage } from '../../domain/buys/judging/creative-places.ts';
import type { CreativeKey, CreativeStatus } from '../../domain/creatives/creative.ts';
import { piecesWithin } from '../../domain/rows-within.ts';
import { columns, int, json, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows, selectTuples } from '../engine/dialect.ts';
import { jsonParam, param, params, statement } from '../engine/statement.ts';
import type { SomePackages } from './buy-history.ts';
import { creativePlaces, type PackageRow, packageFields, packageOf } from './creative-places.ts';

type Library = Pick<CreativeKey, 'principalId' | 'accountId'>;
type Assigned = Pick<WholePackage, 'id' | 'assignments'>;

const assignmentColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  buyId: textColumn,
  packageId: textColumn,
  creativeId: textColumn,
  position: int,
  details: json<Assignment['details']>(),
});

const packages = statement<{ principal_id: string; account_id: string; ids: string }, PackageRow>(
  (k, engine) =>
    k.raw(
      `select ${packageFields} from media_buy_packages p
       join media_buys b on b.principal_id = p.principal_id and b.id = p.buy_id
       where p.principal_id = :principal_id and b.account_id = :account_id and :named
       order by b.created_at desc, b.id desc`,
      { ...params('principal_id', 'account_id'), named: inList(k, engine, 'p.id', param('ids')) },
    ),
);
const withStatus = (k: Knex) =>
  k('media_buy_assignments as a')
    .leftJoin('creatives as c', (on) =>
      on
        .on('c.principal_id', 'a.principal_id')
        .on('c.account_id', 'a.account_id')
        .on('c.id', 'a.creative_id'),
    )
    .where('a.principal_id', param('principal_id'))
    .orderBy(['a.buy_id', 'a.package_id', 'a.position'])
    .select(...assignmentColumns.names.map((name) => `a.${name}`), 'c.status as creative_status');
type StatusRow = Stored & { creative_status: CreativeStatus | null };
const ofBuys = statement<{ principal_id: string; ids: string }, StatusRow>((k, engine) =>
  withStatus(k).where(inList(k, engine, 'a.buy_id', param('ids'))),
);
const ofSome = statement<SomePackages, StatusRow>((k, engine) =>
  withStatus(k)
    .where('a.buy_id', param('buy_id'))
    .where(inList(k, engine, 'a.package_id', param('ids'))),
);
const statusRow = (row: StatusRow): Assignment & { creativeStatus: CreativeStatus | null } => ({
  ...assignmentColumns.read(row),
  creativeStatus: row.creative_status,
});
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
const deleteOthers = statement<SomePackages & { kept: string }, never>((k, engine) =>
  k('media_buy_assignments')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .where(inList(k, engine, 'package_id', param('ids')))
    .whereRaw('(package_id, creative_id) not in (?)', [
      selectTuples(k, engine, ['text', 'text'], jsonParam('kept')),
    ])
    .delete(),
);
/** Assignments that one statement writes, or those of one package. */
const WRITTEN_AT_ONCE = 250;
/** Assignments of creatives to packages. */
export function creativeAssignments(db: Db) {
  return { ...assignmentWrites(db), ...assignmentReads(db), ...creativePlaces(db) };
}

function assignmentWrites(db: Db) {
  return {
    /**
     * Replaces all assignments of packages of one buy, in turns when there are many. Assignments that remain keep their
     * `assigned_at`.
     */
    async replace(
      { principalId, id: buyId }: BuyKey,
      packages: readonly Assigned[],
      now: Date,
    ): Promise<void> {
      const long = packages.map((one) => ({ one, bytes: one.assignments.length }));
      for (const piece of piecesWithin(long, WRITTEN_AT_ONCE, WRITTEN_AT_ONCE)) {
        const some = piece.flatMap(({ one }) => one.assignments);
        await db.run(deleteOthers, {
          principal_id: principalId,
          buy_id: buyId,
          ids: JSON.stringify(piece.map(({ one }) => one.id)),
          kept: JSON.stringify(some.map(({ packageId, creativeId }) => [packageId, creativeId])),
        });
        const rows = some.map((one) => ({ ...assignmentColumns.write(one), assigned_at: now.getTime() }));
        if (rows.length > 0) await db.run(put, { rows: JSON.stringify(rows) });
        if (piece.length > 1) await db.nextTurn();
      }
    },
  };
}

function assignmentReads(db: Db) {
  return {
    /**
     * Assignments of the buys' packages, in order, each with the creative's status; null when the creative was
     * deleted.
     */
    async ofBuys(principalId: string, buyIds: readonly string[]) {
      const rows = await db.all(ofBuys, { principal_id: principalId, ids: JSON.stringify(buyIds) });
      return rows.map(statusRow);
    },

    /** As `ofBuys`, of some packages of one buy. */
    ofSome: async (some: SomePackages) => (await db.all(ofSome, some)).map(statusRow),

    /** Packages of an account's buys by their ids, newest buys first. */
    async packages({ principalId, accountId }: Library, ids: readonly string[]): Promise<ShowingPackage[]> {
      if (ids.length === 0) return [];
      const given = { principal_id: principalId, account_id: accountId, ids: JSON.stringify(ids) };
      return (await db.all(packages, given)).map(packageOf);
    },
  };
}
