import { createHash } from 'node:crypto';
import { countRows, nextPiece, type Row, rowKey, type Side, type Value } from './side.ts';
import type { TableShape } from './table-shapes.ts';

export type TableDigest = {
  readonly rows: number;
  /** SHA-256 of the rows in the order of their keys, the same on both engines. */
  readonly sha256: string;
};

export type Comparison = {
  readonly source: TableDigest;
  readonly target: TableDigest;
  /** Key of the first row that differs, or that only one side has; null when all are equal. */
  readonly difference: string | null;
};

/** Reads a table on both sides, in pieces. */
export async function compareTable(source: Side, target: Side, table: TableShape): Promise<Comparison> {
  const ours = reader(source, table);
  const theirs = reader(target, table);
  let difference: string | null = null;
  let left = await ours.next();
  let right = await theirs.next();
  while (left !== undefined || right !== undefined) {
    if (difference === null && (left === undefined || right === undefined || left.text !== right.text))
      difference = writtenKey(earlier(table, left?.row, right?.row));
    left = await ours.next();
    right = await theirs.next();
  }
  const comparison = { source: ours.digest(), target: theirs.digest(), difference };
  // A key of SQLite may be null, and no walk in the order of keys finds such a row.
  const stored = await countRows(source, table);
  return difference === null && stored !== comparison.source.rows
    ? { ...comparison, difference: '[null]' }
    : comparison;
}

/** A key, as people read it. */
export const writtenKey = (key: Row): string => JSON.stringify(key.map(plain));

type Read = { readonly row: Row; readonly text: string };

function reader(side: Side, table: TableShape) {
  const hash = createHash('sha256');
  let rows = 0;
  let piece: Row[] = [];
  let at = 0;
  let last: Row | null = null;
  return {
    async next(): Promise<Read | undefined> {
      if (at === piece.length) {
        piece = await nextPiece(side, table, last);
        at = 0;
      }
      const row = piece[at];
      if (row === undefined) return undefined;
      at += 1;
      rows += 1;
      last = rowKey(table, row);
      const text = `${JSON.stringify(row.map(plain))}\n`;
      hash.update(text);
      return { row, text };
    },
    digest: (): TableDigest => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** A value as text. A column has one type, so a number and its text cannot be confused. */
const plain = (value: Value): string | null =>
  value === null || typeof value === 'string' ? value : String(value);

function earlier(table: TableShape, left: Row | undefined, right: Row | undefined): Row {
  if (left === undefined || right === undefined) return rowKey(table, left ?? right ?? []);
  const ours = rowKey(table, left);
  const theirs = rowKey(table, right);
  for (const [at, value] of ours.entries()) {
    const order = compareValues(value, theirs[at] ?? null);
    if (order !== 0) return order < 0 ? ours : theirs;
  }
  return ours;
}

function compareValues(left: Value, right: Value): number {
  // Both engines sort text by its bytes.
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return Number(left) - Number(right);
}
