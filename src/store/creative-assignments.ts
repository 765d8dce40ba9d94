import type { BuyStatus } from '../domain/media/lifecycle/buy.ts';
import type { CreativeKey } from '../domain/media/records/creative.ts';
import { liveAssignments } from './creative-filter.ts';
import type { Db } from './database.ts';
import { inList } from './dialect.ts';
import { param, params, statement } from './statement.ts';

type Library = Pick<CreativeKey, 'principalId' | 'accountId'>;

/** A package that shows a creative, or could. */
export type ShowingPackage = {
  readonly buyId: string;
  readonly packageId: string;
  readonly buyStatus: BuyStatus;
  readonly paused: boolean;
  readonly canceled: boolean;
  readonly creativeDeadline: Date | null;
};
/** A creative on a package. */
export type Showing = ShowingPackage & {
  readonly accountId: string;
  readonly creativeId: string;
  readonly assignedAt: Date;
};

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

/** Which packages show which creatives. */
export function creativeAssignments(db: Db) {
  return {
    /** Packages of an account's buys by their ids, newest buys first. */
    async packages({ principalId, accountId }: Library, ids: readonly string[]): Promise<ShowingPackage[]> {
      if (ids.length === 0) return [];
      const given = { principal_id: principalId, account_id: accountId, ids: JSON.stringify(ids) };
      return (await db.all(packages, given)).map(packageOf);
    },

    /**
     * Where creatives of some accounts are assigned, oldest first, without canceled packages and buys; which account
     * an id is of is for the caller to look at.
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
