import { columns, date, json, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

/** A grant as the authorization server stores it, as far as people are shown of it. */
export type GrantPayload = {
  readonly clientId?: string;
  readonly openid?: { readonly scope?: string };
  readonly resources?: Readonly<Record<string, string>>;
  readonly iat?: number;
};

const grantColumns = columns({
  id: textColumn,
  payload: json<GrantPayload>(),
  expiresAt: nullable(date),
});

type PersonGrant = RowOf<typeof grantColumns>;

const ofPerson = statement<{ account_id: string; now: number; limit: number }, Stored>((k) =>
  k('oidc_models')
    .where({ model: 'Grant', account_id: param('account_id') })
    .where((rows) => rows.whereNull('expires_at').orWhere('expires_at', '>', param('now')))
    .orderBy('id')
    .limit(numberParam('limit'))
    .select(grantColumns.names),
);
const find = statement<{ id: string }, Stored>((k) =>
  k('oidc_models')
    .where({ model: 'Grant', id: param('id') })
    .select([...grantColumns.names, 'account_id']),
);
const remove = statement<{ account_id: string; id: string }, never>((k) =>
  k('oidc_models')
    .where({ model: 'Grant', id: param('id'), account_id: param('account_id') })
    .delete(),
);
/** What people allowed programs to do in their names. */
export function grants(db: Db) {
  return {
    /** Grants of a person that have not ended. */
    async list(userId: string, now: Date, limit: number): Promise<PersonGrant[]> {
      const rows = await db.all(ofPerson, { account_id: userId, now: now.getTime(), limit });
      return rows.map(grantColumns.read);
    },

    /** A grant that was not ended, with the person who gave it. */
    async find(id: string): Promise<(PersonGrant & { personId: string | null }) | undefined> {
      const row = await db.one(find, { id });
      return row && { ...grantColumns.read(row), personId: row.account_id as string | null };
    },

    /**
     * Ends a grant. Its tokens are refused without it, and end at their own expiry. Returns false when the person has no
     * such grant.
     */
    end: async (userId: string, id: string): Promise<boolean> =>
      (await db.run(remove, { account_id: userId, id })) === 1,
  };
}
