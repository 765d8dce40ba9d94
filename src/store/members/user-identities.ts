import { columns, date, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const identityColumns = columns({
  issuer: textColumn,
  /** What the provider calls the person. It never changes and is given to nobody else, as an e-mail address may be. */
  subject: textColumn,
  userId: textColumn,
  linkedAt: date,
});

type UserIdentity = RowOf<typeof identityColumns>;

/** A person has one identity at an issuer, and a deployment had few issuers. */
const MOST_LISTED = 20;

const find = statement<{ issuer: string; subject: string }, Stored>((k) =>
  k('user_identities')
    .where({ issuer: param('issuer'), subject: param('subject') })
    .select(identityColumns.names),
);
const listOf = statement<{ user_id: string; limit: number }, Stored>((k) =>
  k('user_identities')
    .where('user_id', param('user_id'))
    .orderBy('issuer')
    .limit(numberParam('limit'))
    .select(identityColumns.names),
);
const insert = statement<Stored, never>((k) =>
  k('user_identities').insert(identityColumns.placeholders).onConflict().ignore(),
);
const removeOf = statement<{ user_id: string }, never>((k) =>
  k('user_identities').where('user_id', param('user_id')).delete(),
);

/** People at the identity providers of companies: a person has one identity at an issuer. */
export function userIdentities(db: Db) {
  return {
    async find(issuer: string, subject: string): Promise<UserIdentity | undefined> {
      const row = await db.one(find, { issuer, subject });
      return row && identityColumns.read(row);
    },

    /** Those of a person. */
    async listOf(userId: string): Promise<UserIdentity[]> {
      return (await db.all(listOf, { user_id: userId, limit: MOST_LISTED })).map(identityColumns.read);
    },

    /** Returns false when the identity belongs to somebody, or the person has another one at this issuer. */
    async insert(identity: UserIdentity): Promise<boolean> {
      return (await db.run(insert, identityColumns.write(identity))) === 1;
    },

    async removeOf(userId: string): Promise<void> {
      await db.run(removeOf, { user_id: userId });
    },
  };
}
