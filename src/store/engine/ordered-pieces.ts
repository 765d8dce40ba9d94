import { setImmediate as nextTurn } from 'node:timers/promises';
import { rowsWithin } from '../../domain/rows-within.ts';
import type { Db } from './database.ts';
import type { Engine } from './dialect.ts';
import { param, type Statement, statement } from './statement.ts';

/** Rows of a piece, and bytes of their long columns: on SQLite a statement runs on the event loop. */
const PIECE_ROWS = 400;
const PIECE_BYTES = 1024 * 1024;

type Key = { key: string; bytes: number };
type KeysAfter = Statement<{ after: string }, Key>;
type RowsBetween<R> = Statement<{ after: string; last: string }, R>;

/** The keys of a table in their order, each with the length of the columns, or other texts, that may be long. */
export const orderedKeys = (
  table: string,
  key: string,
  long: readonly string[],
  others: (engine: Engine) => readonly string[] = () => [],
): KeysAfter =>
  statement((k, engine) =>
    k(table)
      .where(key, '>', param('after'))
      .orderBy(key)
      .limit(PIECE_ROWS)
      .select({ key })
      .select({
        bytes: k.raw(
          [...long, ...others(engine)].map((text) => `coalesce(octet_length(${text}), 0)`).join(' + '),
        ),
      }),
  );

/** All rows of a table in the order of a key, in pieces of a bounded size. Requests get their turn between pieces. */
export async function* orderedPieces<R>(db: Db, keys: KeysAfter, rows: RowsBetween<R>): AsyncGenerator<R[]> {
  for (let after = ''; ; ) {
    const found = await db.all(keys, { after });
    const last = found[rowsWithin(found, PIECE_BYTES) - 1]?.key;
    if (last === undefined) return;
    const piece = await db.all(rows, { after, last });
    if (piece.length > 0) yield piece;
    after = last;
    await nextTurn();
  }
}
