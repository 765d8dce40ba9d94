import { NOTHING_REPORTED, type NoticeState } from '../../domain/moderation/notice.ts';
import { columns, date, json, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { lock } from '../engine/lock.ts';
import { param, statement } from '../engine/statement.ts';

const ID = 'waiting';
const noticeColumns = columns({
  id: one<typeof ID>(),
  reported: json<readonly string[]>(),
  offered: json<readonly string[]>(),
  webhookId: nullable(textColumn),
  offeredAt: nullable(date),
});

const find = statement<{ id: string }, Stored>((k) =>
  k('operator_notices').where('id', param('id')).select(noticeColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('operator_notices').insert(noticeColumns.placeholders).onConflict('id').merge(),
);

/** What the operator was notified of what waits for a decision. */
export function operatorNotices(db: Db) {
  async function state(): Promise<NoticeState> {
    const row = await db.one(find, { id: ID });
    if (row === undefined) return NOTHING_REPORTED;
    const { id: _, ...found } = noticeColumns.read(row);
    return found;
  }
  return {
    state,

    /** As `state`, for a change: other processes wait until the transaction has ended. */
    async hold(): Promise<NoticeState> {
      await lock(db, 'operator_notices');
      return state();
    },

    async put(now: NoticeState): Promise<void> {
      await db.run(put, noticeColumns.write({ id: ID, ...now }));
    },
  };
}
