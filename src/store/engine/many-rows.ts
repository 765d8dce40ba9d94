import { piecesWithin } from '../../domain/rows-within.ts';
import type { Columns } from './columns.ts';
import type { Db } from './database.ts';
import { selectTuples } from './dialect.ts';
import { jsonParam, type Statement, statement } from './statement.ts';

/** Characters of rows that one statement writes: on SQLite it runs on the event loop. */
const WRITTEN_AT_ONCE = 128 * 1024;

type WriteRows = Statement<{ rows: string }, never>;

/** A statement that writes many rows of a table, in place of those with the same keys. */
export const putRows = (
  table: string,
  { names, types }: Pick<Columns<never>, 'names' | 'types'>,
  keys: readonly string[],
): WriteRows =>
  statement((k, engine) =>
    k.raw(
      `insert into ${table} (${names.join(', ')}) :rows where true
       on conflict (${keys.join(', ')}) do update set
         ${names
           .filter((name) => !keys.includes(name))
           .map((name) => `${name} = excluded.${name}`)
           .join(', ')}`,
      { rows: selectTuples(k, engine, types, jsonParam('rows')) },
    ),
  );

/**
 * Runs a statement of `putRows`, in turns when there are many rows.
 *
 * @param tuple values of a row, made when its turn comes
 * @param most rows that one statement writes
 */
export const writeRows = <R>(
  db: Db,
  write: WriteRows,
  rows: readonly R[],
  tuple: (row: R) => readonly unknown[],
  most: number,
): Promise<void> => writeInTurns(db, rows, tuple, most, (text) => db.run(write, { rows: text }));

/** As `writeRows`, with any statement: `write` gets the tuples of each piece as JSON text. */
export async function writeInTurns<R>(
  db: Db,
  rows: readonly R[],
  tuple: (row: R) => readonly unknown[],
  most: number,
  write: (rows: string) => Promise<unknown>,
): Promise<void> {
  for (const piece of piecesWithin(written(rows, tuple), WRITTEN_AT_ONCE, most)) {
    await write(`[${piece.map(({ text }) => text).join(',')}]`);
    if (piece.length > 1) await db.nextTurn();
  }
}

function* written<R>(rows: readonly R[], tuple: (row: R) => readonly unknown[]) {
  for (const row of rows) {
    const text = JSON.stringify(tuple(row));
    yield { text, bytes: text.length };
  }
}
