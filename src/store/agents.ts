import type { Db } from './database.ts';
import { lock } from './lock.ts';
import { param, statement } from './statement.ts';

export type Agent = { id: string; url: string; removedAt: number | null };

const find = statement<{ url: string }, Agent>((k) =>
  k('agents').where('url', param('url')).select({ id: 'id', url: 'url', removedAt: 'removed_at' }),
);
const insert = statement<{ id: string; url: string; at: number }, never>((k) =>
  k('agents').insert({ id: param('id'), url: param('url'), first_seen_at: param('at') }),
);
const setRemoved = statement<{ id: string; at: number | null }, never>((k) =>
  k('agents')
    .where('id', param('id'))
    .update({ removed_at: param('at') }),
);

export function agents(db: Db) {
  return {
    /** As a look-up by URL; keeps other transactions from judging the same agent until this one ends. */
    async findForUpdate(url: string): Promise<Agent | undefined> {
      await lock(db, `agent:${url}`);
      return db.one(find, { url });
    },

    insert: (id: string, url: string, at: Date) => db.run(insert, { id, url, at: at.getTime() }),

    remove: (id: string, at: Date) => db.run(setRemoved, { id, at: at.getTime() }),

    restore: (id: string) => db.run(setRemoved, { id, at: null }),
  };
}
