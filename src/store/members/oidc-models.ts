import { columns, date, json, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inPiece } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const modelColumns = columns({
  model: textColumn,
  id: textColumn,
  payload: json<Record<string, unknown>>(),
  grantId: nullable(textColumn),
  uid: nullable(textColumn),
  userCode: nullable(textColumn),
  /** The user to whom the session, grant or token belongs. */
  accountId: nullable(textColumn),
  expiresAt: nullable(date),
  consumedAt: nullable(date),
  /** When a client registered itself that never got a token; null for all others. Triggers count these rows. */
  unusedSince: nullable(date),
});

/** An object that the authorization server stores: a client, session, grant, code or token. */
export type OidcModel = Omit<RowOf<typeof modelColumns>, 'unusedSince'>;
/** The same, with the time at which a client registered itself. */
type NewModel = OidcModel & { readonly unusedSince?: Date | null };

/** Model name of the session of a signed-in user. */
const SESSION = 'Session';
const CLIENT = 'Client';
const REFRESH = 'RefreshToken';
/** Refused as soon as the grant has ended, with or without a row. */
const NOTHING_WITHOUT_GRANT = [REFRESH, 'AuthorizationCode'];

/**
 * Refresh tokens of a grant, each of another sign-in: more installations of one program than a person has. The one that
 * was used longest ago ends.
 */
const MOST_OF_GRANT = 100;
/** Rows of each model that a person has. The number also bounds the work of ending all of them at once. */
const MOST_OF_ACCOUNT = 1_000;
/**
 * Clients that registered themselves and never got a token. Anybody may register some from each address, and has as many
 * addresses as there are in a network: beyond the number the oldest end, and register again when they are used.
 */
export const MOST_UNUSED_CLIENTS = 10_000;
/** Rows that one call removes. Only rows of releases that had no limits can be more. */
const REMOVED_AT_ONCE = 2_000;

/** An ended session belongs to nobody, so that those of a person are few. */
const ENDED = { consumed_at: param('at'), payload: '{}', uid: null, account_id: null };

// The row of an ended session stays until the session would have expired, because a concurrent request may write the
// session once more. The condition makes that write have no effect.
const put = statement<Stored, never>((k) =>
  k('oidc_models')
    .insert(modelColumns.placeholders)
    .onConflict(['model', 'id'])
    .merge()
    .where((rows) => rows.whereNot('oidc_models.model', SESSION).orWhereNull('oidc_models.consumed_at')),
);
const find = statement<{ model: string; id: string }, Stored>((k) =>
  k('oidc_models')
    .where({ model: param('model'), id: param('id') })
    .select(modelColumns.names),
);
const findByUid = statement<{ model: string; uid: string }, Stored>((k) =>
  k('oidc_models')
    .where({ model: param('model'), uid: param('uid') })
    .select(modelColumns.names),
);
const consume = statement<{ model: string; id: string; at: number }, never>((k) =>
  k('oidc_models')
    .where({ model: param('model'), id: param('id') })
    .whereNull('consumed_at')
    .update({ consumed_at: param('at') }),
);
const remove = statement<{ model: string; id: string }, never>((k) =>
  k('oidc_models')
    .where({ model: param('model'), id: param('id') })
    .delete(),
);
const removePredecessors = statement<{ uid: string; id: string }, never>((k) =>
  k('oidc_models')
    .where({ model: REFRESH, uid: param('uid') })
    .whereNot('id', param('id'))
    .delete(),
);
/** Those that expire first, beyond a number, of one owner: a grant or a person. */
const surplusOf = (owner: 'grant_id' | 'account_id') =>
  statement<{ owner: string; model: string; kept: number; limit: number }, never>((k, engine) => {
    const some = k('oidc_models')
      .where({ [owner]: param('owner'), model: param('model') })
      .orderBy('expires_at', 'desc')
      .limit(numberParam('limit'))
      .offset(numberParam('kept'));
    return k('oidc_models')
      .where(inPiece(k, engine, some))
      .delete();
  });
const surplusOfGrant = surplusOf('grant_id');
const surplusOfAccount = surplusOf('account_id');
const unusedClients = statement<Record<string, never>, { count: number | string }>((k) =>
  k('holdings').where({ holder: 'clients', kind: 'oidc_models' }).select('count'),
);
const oldestUnused = statement<{ limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'oidc_models', (rows) => rows.whereNotNull('unused_since').orderBy('unused_since')),
);
const removeByGrant = statement<{ grant_id: string; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'oidc_models', (rows) => rows.where('grant_id', param('grant_id'))),
);
const removeByAccount = statement<{ account_id: string }, never>((k) =>
  k('oidc_models')
    .where('account_id', param('account_id'))
    .whereNotIn('model', [SESSION, ...NOTHING_WITHOUT_GRANT])
    .delete(),
);
const removeGranted = statement<{ account_id: string; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'oidc_models', (rows) =>
    rows.where('account_id', param('account_id')).whereIn('model', NOTHING_WITHOUT_GRANT),
  ),
);
const endSession = statement<{ id: string; at: number }, never>((k) =>
  k('oidc_models')
    .where({ model: SESSION, id: param('id') })
    .update(ENDED),
);
const endSessionByUid = statement<{ uid: string; at: number }, never>((k) =>
  k('oidc_models')
    .where({ model: SESSION, uid: param('uid') })
    .update(ENDED),
);
const endSessions = statement<{ account_id: string; kept: string; at: number }, never>((k) =>
  k('oidc_models')
    .where({ account_id: param('account_id'), model: SESSION })
    .where((rows) => rows.whereNull('uid').orWhereNot('uid', param('kept')))
    .update(ENDED),
);
const grantsAndTokens = statement<{ limit: number }, never>((k) =>
  k('oidc_models')
    .whereIn(
      ['model', 'id'],
      k('oidc_models')
        .whereNotIn('model', [SESSION, CLIENT])
        .limit(numberParam('limit'))
        .select('model', 'id'),
    )
    .delete(),
);
const openSessions = statement<{ at: number; limit: number }, never>((k) =>
  k('oidc_models')
    .where('model', SESSION)
    .whereIn(
      'id',
      k('oidc_models')
        .where('model', SESSION)
        .whereNull('consumed_at')
        .limit(numberParam('limit'))
        .select('id'),
    )
    .update(ENDED),
);
const prune = statement<{ now: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'oidc_models', (rows) => rows.where('expires_at', '<=', param('now'))),
);
const keep = statement<{ model: string; id: string; until: number }, never>((k) =>
  k('oidc_models')
    .where({ model: param('model'), id: param('id') })
    .where('expires_at', '<', param('until'))
    .update({ expires_at: param('until'), unused_since: null }),
);

/** Removals of what belongs to one owner: to a grant, a family of refresh tokens, or a person. */
function ofOwner(db: Db) {
  return {
    /** Removes the refresh tokens that led to this one: a token of the same family that has no row was used. */
    async removePredecessors({ id, uid }: Pick<OidcModel, 'id' | 'uid'>): Promise<void> {
      if (uid !== null) await db.run(removePredecessors, { uid, id });
    },

    /**
     * Removes what the owner of a new object has too many of, or what there is too much of without an owner. Sessions have
     * a limit of their own.
     */
    async removeSurplus({ model, grantId, accountId, unusedSince }: NewModel): Promise<void> {
      const limit = REMOVED_AT_ONCE;
      if (unusedSince != null) {
        const surplus = Number((await db.one(unusedClients, {}))?.count ?? 0) - MOST_UNUSED_CLIENTS;
        if (surplus > 0) await db.run(oldestUnused, { limit: Math.min(surplus, limit) });
      }
      if (model === REFRESH && grantId !== null)
        await db.run(surplusOfGrant, { owner: grantId, model, kept: MOST_OF_GRANT, limit });
      if (model !== SESSION && accountId !== null)
        await db.run(surplusOfAccount, { owner: accountId, model, kept: MOST_OF_ACCOUNT, limit });
    },

    /** Removes what was issued under a grant. */
    async removeByGrant(grantId: string): Promise<void> {
      await db.run(removeByGrant, { grant_id: grantId, limit: REMOVED_AT_ONCE });
    },

    /** Removes the grant and what was issued under it. */
    async removeGrant(grantId: string): Promise<void> {
      await db.run(remove, { model: 'Grant', id: grantId });
      await db.run(removeByGrant, { grant_id: grantId, limit: REMOVED_AT_ONCE });
    },

    /**
     * Removes every session, grant, code and token of a user, and unfinished interactions, except the session with the
     * `uid` of `keptSession` if it is given.
     */
    async removeByAccount(accountId: string, keptSession: string | null, at: Date): Promise<void> {
      await db.run(removeByAccount, { account_id: accountId });
      await db.run(removeGranted, { account_id: accountId, limit: REMOVED_AT_ONCE });
      await db.run(endSessions, { account_id: accountId, kept: keptSession ?? '', at: at.getTime() });
    },
  };
}

/** State of the authorization server, shared by every process. */
export function oidcModels(db: Db) {
  return {
    ...ofOwner(db),

    async put(model: NewModel): Promise<void> {
      await db.run(put, modelColumns.write({ unusedSince: null, ...model }));
    },

    async find(model: string, id: string): Promise<OidcModel | undefined> {
      const row = await db.one(find, { model, id });
      // An ended session keeps its row.
      return row === undefined || (model === SESSION && row.consumed_at !== null)
        ? undefined
        : modelColumns.read(row);
    },

    async findByUid(model: string, uid: string): Promise<OidcModel | undefined> {
      const row = await db.one(findByUid, { model, uid });
      return row && modelColumns.read(row);
    },

    /** Returns false when the object was already consumed or does not exist. */
    async consume(model: string, id: string, at: Date): Promise<boolean> {
      return (await db.run(consume, { model, id, at: at.getTime() })) === 1;
    },

    /** Extends the expiry of an object that is used to `until`, if it expires earlier. */
    async keep(model: string, id: string, until: Date): Promise<void> {
      await db.run(keep, { model, id, until: until.getTime() });
    },

    /** Removes the object for good: a concurrent request cannot write a removed session again. */
    async remove(model: string, id: string, at: Date): Promise<void> {
      if (model === SESSION) await db.run(endSession, { id, at: at.getTime() });
      else await db.run(remove, { model, id });
    },

    /** Ends the session that keeps this `uid` while its secret changes. */
    async endSession(uid: string, at: Date): Promise<void> {
      await db.run(endSessionByUid, { uid, at: at.getTime() });
    },

    /**
     * Ends up to `limit` grants, codes and tokens, and as many sessions, of whomever they are; clients stay.
     * Returns their number, 0 when all have ended.
     */
    async endSome(at: Date, limit: number): Promise<number> {
      const tokens = await db.run(grantsAndTokens, { limit });
      return tokens + (await db.run(openSessions, { at: at.getTime(), limit }));
    },

    /** Deletes up to `limit` expired objects; returns the number deleted. */
    prune: (now: Date, limit = 1000) => db.run(prune, { now: now.getTime(), limit }),
  };
}
