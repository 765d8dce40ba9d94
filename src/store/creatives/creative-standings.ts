import type { CreativeReview, CreativeStanding, CreativeStatus } from '../../domain/creatives/creative.ts';
import { columns, date, json, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

/** Creatives of an account; `ids` is a JSON list. */
export type Ids = { principal_id: string; account_id: string; ids: string };

/** The columns of a creative but for the one that may be as large as a message. */
export const standingFields = {
  principalId: textColumn,
  accountId: textColumn,
  id: textColumn,
  name: textColumn,
  status: one<CreativeStatus>(),
  format: textColumn,
  review: json<CreativeReview>(),
  purgeKind: nullable(one<'soft'>()),
  createdAt: date,
  updatedAt: date,
};
const standingColumns = columns(standingFields);

const listStandings = statement<Ids, Stored>((k, engine) =>
  k('creatives')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'id', param('ids')))
    .select(standingColumns.names),
);

/** Where the creatives of a library stand, without what they show. */
export function creativeStandings(db: Db) {
  return {
    /** In no particular order; unknown ids are left out. */
    async listStandings(
      principalId: string,
      accountId: string,
      ids: readonly string[],
    ): Promise<CreativeStanding[]> {
      if (ids.length === 0) return [];
      const given = { principal_id: principalId, account_id: accountId, ids: JSON.stringify(ids) };
      return (await db.all(listStandings, given)).map(standingColumns.read);
    },
  };
}
