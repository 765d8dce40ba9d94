import { MOST_SESSIONS } from '../../domain/members/browser-session.ts';
import { columns, date, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const sessionColumns = columns({
  /** What the session of the authorization server has as `uid`: it stays when the secret of the session changes. */
  id: textColumn,
  userId: textColumn,
  /** The browser in words. */
  device: textColumn,
  /** Network address of the last use. */
  address: textColumn,
  startedAt: date,
  /** When the person last proved who they are: by signing in, or by confirming it again. */
  provedAt: date,
  lastUsedAt: date,
  endsAt: date,
});

/** A browser in which a person is signed in. Without this row the session of the authorization server is nothing. */
export type BrowserSessionRow = RowOf<typeof sessionColumns>;

type Named = { id: string };

const put = statement<Stored, never>((k) =>
  k('browser_sessions')
    .insert(sessionColumns.placeholders)
    .onConflict('id')
    .merge(['device', 'address', 'proved_at', 'last_used_at', 'ends_at']),
);
const findAlive = statement<{ id: string; now: number }, Stored>((k) =>
  k('browser_sessions')
    .where('id', param('id'))
    .where('ends_at', '>', param('now'))
    .select(sessionColumns.names),
);
const touch = statement<{ id: string; address: string; at: number; end: number }, never>((k) =>
  k('browser_sessions')
    .where('id', param('id'))
    .update({ address: param('address'), last_used_at: param('at'), ends_at: param('end') }),
);
const list = statement<{ user_id: string; now: number; limit: number }, Stored>((k) =>
  k('browser_sessions')
    .where('user_id', param('user_id'))
    .where('ends_at', '>', param('now'))
    .orderBy([
      { column: 'last_used_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(numberParam('limit'))
    .select(sessionColumns.names),
);
const others = statement<{ user_id: string; kept: string; limit: number }, Named>((k) =>
  k('browser_sessions')
    .where('user_id', param('user_id'))
    .whereNot('id', param('kept'))
    .limit(numberParam('limit'))
    .select('id'),
);
const surplus = statement<{ user_id: string; kept: number; limit: number }, Named>((k) =>
  k('browser_sessions')
    .where('user_id', param('user_id'))
    .orderBy([
      { column: 'last_used_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(numberParam('limit'))
    .offset(numberParam('kept'))
    .select('id'),
);
const remove = statement<{ id: string; user_id: string }, never>((k) =>
  k('browser_sessions')
    .where({ id: param('id'), user_id: param('user_id') })
    .delete(),
);
const some = statement<{ limit: number }, never>((k) =>
  k('browser_sessions')
    .whereIn('id', k('browser_sessions').limit(numberParam('limit')).select('id'))
    .delete(),
);
const prune = statement<{ now: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'browser_sessions', (rows) => rows.where('ends_at', '<=', param('now'))),
);

/** More than a person can have, also when several sign-ins end at the same time. */
const MOST_FOUND = 10 * MOST_SESSIONS;

/** Browsers in which people are signed in. */
export function browserSessions(db: Db) {
  const idsOf = (rows: readonly Named[]) => rows.map(({ id }) => id);
  return {
    /** Notes a sign-in, or a use of the session for a program. The time of its start stays. */
    async put(session: BrowserSessionRow): Promise<void> {
      await db.run(put, sessionColumns.write(session));
    },

    /** Undefined when the session was ended or has run out. */
    async findAlive(id: string, now: Date): Promise<BrowserSessionRow | undefined> {
      const row = await db.one(findAlive, { id, now: now.getTime() });
      return row && sessionColumns.read(row);
    },

    async touch(id: string, use: { address: string; at: Date; endsAt: Date }): Promise<void> {
      await db.run(touch, {
        id,
        address: use.address,
        at: use.at.getTime(),
        end: use.endsAt.getTime(),
      });
    },

    /** Those of a person, the one used last first. */
    async list(userId: string, now: Date): Promise<BrowserSessionRow[]> {
      const rows = await db.all(list, { user_id: userId, now: now.getTime(), limit: MOST_SESSIONS });
      return rows.map(sessionColumns.read);
    },

    /** Ids of those of a person, without one that stays. */
    async othersOf(userId: string, kept: string | null): Promise<string[]> {
      return idsOf(await db.all(others, { user_id: userId, kept: kept ?? '', limit: MOST_FOUND }));
    },

    /** Ids of those beyond the number that a person may have, which are those used longest ago. */
    async surplusOf(userId: string): Promise<string[]> {
      return idsOf(await db.all(surplus, { user_id: userId, kept: MOST_SESSIONS, limit: MOST_FOUND }));
    },

    /** Returns false when the person has no such session. */
    async remove(id: string, userId: string): Promise<boolean> {
      return (await db.run(remove, { id, user_id: userId })) === 1;
    },

    /** Deletes up to `limit` sessions of whomever they are. */
    removeSome: (limit: number) => db.run(some, { limit }),

    /** Deletes up to `limit` sessions that have run out; returns the number deleted. */
    prune: (now: Date, limit = 1000) => db.run(prune, { now: now.getTime(), limit }),
  };
}
