import type { JsonText } from '../../domain/json/values.ts';
import type { AuthorizationScope } from '../../domain/publishers/adagents/authorizations.ts';
import type { Identifier } from '../../domain/publishers/identifiers.ts';
import type { Db } from '../engine/database.ts';
import { params, statement } from '../engine/statement.ts';

// What stands in an entry with a hash is the same now and in the past.
const scopeOf = statement<{ id: string; hash: string }, { scope: JsonText<AuthorizationScope> }>((k) =>
  k.raw(
    `select scope from authorizations where id = :id and hash = :hash
     union all select scope from past_authorizations where id = :id and hash = :hash limit 1`,
    params('id', 'hash'),
  ),
);

type Names = { identifiers: JsonText<Identifier[]>; tags: JsonText<string[]> };
const namesOf = statement<{ rid: string; since: number }, Names>((k) =>
  k.raw(
    `select identifiers, tags from properties where rid = :rid and updated_at = :since
     union all select identifiers, tags from past_properties where rid = :rid and since = :since limit 1`,
    params('rid', 'since'),
  ),
);

/** What is too long for rows. */
export const longTexts = (db: Db) => ({
  /** Identifiers and tags of a property in the version that was recorded at a time. */
  namesOf: (rid: string, since: number): Promise<Names | undefined> => db.one(namesOf, { rid, since }),

  /** The scope of an entry that has, or had, a hash. */
  scopeOf: async (id: string, hash: string) => (await db.one(scopeOf, { id, hash }))?.scope,
});
