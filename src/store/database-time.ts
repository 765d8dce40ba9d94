import type { Db } from './database.ts';
import { statement } from './statement.ts';

const time = statement<Record<string, never>, { ms: number }>((k, engine) =>
  k.raw(
    engine === 'sqlite'
      ? "select cast(unixepoch('subsec') * 1000 as integer) as ms"
      : 'select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as ms',
  ),
);

/** What the clock of the database says, in epoch milliseconds: the same for all processes that share it. */
export async function databaseTime(db: Db): Promise<number> {
  const row = await db.one(time, {});
  if (row === undefined) throw new Error('the database told no time');
  return row.ms;
}
