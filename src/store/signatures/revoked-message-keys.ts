import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const insert = statement<{ kid: string; revoked_at: number }, never>((k) =>
  k('revoked_message_keys')
    .insert({ kid: param('kid'), revoked_at: param('revoked_at') })
    .onConflict('kid')
    .ignore(),
);
const newest = statement<{ limit: number }, { kid: string }>((k) =>
  k('revoked_message_keys').orderByRaw('revoked_at desc, kid').limit(numberParam('limit')).select('kid'),
);

/** Keys of messages that this deployment revoked. */
export function revokedMessageKeys(db: Db) {
  return {
    async add(kid: string, at: Date): Promise<void> {
      await db.run(insert, { kid, revoked_at: at.getTime() });
    },
    async newest(limit: number): Promise<string[]> {
      return (await db.all(newest, { limit })).map(({ kid }) => kid);
    },
  };
}
