import { OperatorError } from '../../../domain/errors.ts';
import { asStoreError, StoreError } from '../errors.ts';
import { LEDGER, UNFINISHED_COPY } from '../ledger.ts';
import { compareTable, type TableDigest, writtenKey } from './compare-tables.ts';
import { lastKey, nextPiece, quoted, type Row, rowKey, type Side, type TargetSide } from './side.ts';
import type { TableShape } from './table-shapes.ts';

/** Table of an unfinished target: the tables whose copying began, and the source in a row of its own. */
const PROGRESS = 'unfinished_copy';
const SOURCE = 'source ';

export type CopyPlan = {
  readonly source: Side;
  readonly target: TargetSide;
  readonly tables: readonly TableShape[];
  /** A database with nothing but the schema, as migrations make it. */
  readonly fresh: Side;
  /** Name of the source, to recognize a copy that was begun from it. */
  readonly sourceName: string;
  /** Called with each line about the progress. */
  report(line: string): void;
};

export type Copied = {
  /** Rows that this run inserted. */
  readonly copied: number;
  /** Count and digest of every table, which both databases have. */
  readonly tables: Readonly<Record<string, TableDigest>>;
};

/**
 * Makes the target equal to the source. A copy that was interrupted continues at the row after the last one that was
 * stored; until it is complete and verified, no service starts on the target.
 *
 * @throws {OperatorError} when the target holds other data, or a row cannot be stored or differs
 */
export async function copyDatabase(plan: CopyPlan): Promise<Copied> {
  const { target, tables, report } = plan;
  const state = await stateOf(plan);
  if (state === 'filled') {
    report('the target has data; comparing it with the source');
    const same = await compareAll(plan);
    if (same.difference === null) return { copied: 0, tables: same.digests };
    throw new OperatorError(
      `--to: the target has data that is not a copy of the source (${same.difference}); give a new, empty database`,
    );
  }
  if (state === 'empty') await begin(plan);
  else report('continuing a copy that was interrupted');
  let copied = await copyTables(plan);
  report('verifying');
  let verified = await compareAll(plan);
  if (verified.difference !== null && state === 'unfinished') {
    // A service ran on the source after the interruption.
    report(`the source has changed since the copy began (${verified.difference}): copying everything again`);
    await target.transaction(async () => {
      await target.empty(tables);
      await target.run(`delete from ${PROGRESS} where name <> $1`, [SOURCE]);
    });
    copied = await copyTables(plan);
    verified = await compareAll(plan);
  }
  if (verified.difference !== null)
    throw new OperatorError(`the copy differs from the source: ${verified.difference}`);
  await target.settle(tables);
  await target.transaction(async () => {
    await target.run(`drop table ${PROGRESS}`);
    await target.run(`delete from ${LEDGER} where name = $1`, [UNFINISHED_COPY]);
  });
  return { copied, tables: verified.digests };

  async function stateOf({ fresh, sourceName }: CopyPlan): Promise<'empty' | 'unfinished' | 'filled'> {
    const [mark] = await target.all(`select 1 from ${LEDGER} where name = $1`, [UNFINISHED_COPY]);
    if (mark === undefined) {
      for (const table of tables)
        if ((await compareTable(fresh, target, table)).difference !== null) return 'filled';
      return 'empty';
    }
    const [[begun] = []] = await target.all(`select detail from ${PROGRESS} where name = $1`, [SOURCE]);
    if (begun === sourceName) return 'unfinished';
    throw new OperatorError(
      `--to: the target is an unfinished copy of ${begun}, not of ${sourceName}; give a new, empty database`,
    );
  }
}

/** Marks the target, so that no service starts on it and the next run continues. */
async function begin({ target, sourceName }: CopyPlan): Promise<void> {
  await target.transaction(async () => {
    await target.run(`create table ${PROGRESS} (name text primary key, detail text not null)`);
    await target.run(`insert into ${PROGRESS} (name, detail) values ($1, $2)`, [SOURCE, sourceName]);
    await target.run(
      `insert into ${LEDGER} (name, batch, migration_time) values ($1, 0, current_timestamp)`,
      [UNFINISHED_COPY],
    );
  });
}

async function copyTables(plan: CopyPlan): Promise<number> {
  let copied = 0;
  for (const [at, table] of plan.tables.entries()) {
    const rows = await copyTable(plan, table);
    copied += rows;
    if (rows > 0) plan.report(`${table.name}: ${rows} rows (table ${at + 1} of ${plan.tables.length})`);
  }
  return copied;
}

async function copyTable({ source, target, report }: CopyPlan, table: TableShape): Promise<number> {
  const [begun] = await target.all(`select 1 from ${PROGRESS} where name = $1`, [table.name]);
  if (begun === undefined)
    await target.transaction(async () => {
      // What migrations and triggers wrote.
      await target.run(`delete from ${quoted(table.name)}`);
      await target.run(`insert into ${PROGRESS} (name, detail) values ($1, '')`, [table.name]);
    });
  let copied = 0;
  let after: Row | null = await lastKey(target, table);
  let reported = 0;
  for (;;) {
    const rows = await nextPiece(source, table, after);
    const last = rows.at(-1);
    if (last === undefined) return copied;
    await insertPiece(target, table, rows);
    copied += rows.length;
    after = rowKey(table, last);
    if (copied - reported >= REPORT_ROWS) {
      report(`${table.name}: ${copied} rows so far`);
      reported = copied;
    }
  }
}

const REPORT_ROWS = 100_000;

async function insertPiece(target: TargetSide, table: TableShape, rows: readonly Row[]): Promise<void> {
  const insert = (some: readonly Row[]) => target.transaction(() => target.insert(table, some));
  try {
    await insert(rows);
  } catch (failure) {
    if (asStoreError(failure) instanceof StoreError) throw failure;
    // Finds the row at fault.
    for (const row of rows) {
      await insert([row]).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new OperatorError(
          `${table.name}: the row with the key ${writtenKey(rowKey(table, row))} cannot be stored: ${reason}`,
          { cause },
        );
      });
    }
  }
}

/** Compares all tables; names the first rows that differ of at most five tables. */
async function compareAll({ source, target, tables }: CopyPlan) {
  const digests: Record<string, TableDigest> = {};
  const differences: string[] = [];
  for (const table of tables) {
    const { source: ours, target: theirs, difference } = await compareTable(source, target, table);
    digests[table.name] = ours;
    if (difference !== null)
      differences.push(
        `${table.name} at the key ${difference}, ${ours.rows} rows there and ${theirs.rows} here`,
      );
    if (differences.length === MOST_NAMED) break;
  }
  return { digests, difference: differences.length === 0 ? null : differences.join('; ') };
}

const MOST_NAMED = 5;
