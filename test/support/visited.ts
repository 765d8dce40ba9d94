import type { Db } from '../../src/store/engine/database.ts';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { openSqlite, type SqliteConnection } from '../../src/store/engine/sqlite.ts';
import type { Statement, StatementParams } from '../../src/store/engine/statement.ts';
import type { Store } from '../../src/store/open.ts';
import { type Asked, aroundStatements } from './around-statements.ts';

/** Statements that read no table: what is added is only looked for in indexes of its key. */
const READS_NONE =
  /^\s*(?:explain|savepoint|rollback|(?:insert|select)\b(?!.*\b(?:from|join)\s+(?!json_)))/is;
/** What works on a piece of rows, one after the other, runs the same statement for each: so many tell. */
const MOST_RUNS = 10;

/** Rows that statements visited, the most of any of its runs, by the text of the statement. */
export type Visited = ReadonlyMap<string, number>;

/**
 * Watches which rows each statement of the running service visits, before the statement runs. PostgreSQL counts while
 * it runs the statement once more, in a part of the transaction that is rolled back. SQLite does not count: the plan
 * says which index each step uses, and the data says how many rows have the same values in the columns that are given.
 * With `isSteady` the data is looked at once, and a statement that runs often a few times: what is watched changes the
 * size of no table by much.
 */
export function watchVisited(
  store: Store & { readonly url: string },
  { isSteady = false }: { isSteady?: boolean } = {},
): {
  /** What was visited since the last call. */
  take(): Visited;
  stop(): void;
} {
  let visited = new Map<string, number>();
  const target = parseDatabaseUrl(store.url);
  const sqlite = target.engine === 'sqlite' ? plansOf(openSqlite(target.path, { readOnly: true })) : null;
  const note = ({ sql }: Asked, rows: number) => void visited.set(sql, Math.max(rows, visited.get(sql) ?? 0));

  let runs = new Map<string, number>();
  const isKnown = ({ sql }: Asked): boolean => {
    const before = runs.get(sql) ?? 0;
    runs.set(sql, before + 1);
    return isSteady && before >= MOST_RUNS;
  };

  const stopWatching = aroundStatements(store, async (asked, run, { db }) => {
    if (!READS_NONE.test(asked.sql) && !isKnown(asked))
      note(asked, sqlite === null ? await countOnPostgres(db, asked) : sqlite.rows(asked));
    return run();
  });

  return {
    take() {
      const taken = visited;
      visited = new Map();
      runs = new Map();
      if (!isSteady) sqlite?.forget();
      return taken;
    },
    stop() {
      stopWatching();
      sqlite?.close();
    },
  };
}

/** A statement that is known by its text only. */
const plain = ({ sql, values }: Asked): Statement<StatementParams, unknown> => ({
  name: '',
  command: () => ({ sql, slots: values }),
});

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
};

async function countOnPostgres(db: Db, { sql, values }: Asked): Promise<number> {
  const isRead = /^\s*select/i.test(sql);
  const explain = plain({ sql: `explain (analyze, timing off, format json) ${sql}`, values });
  if (!isRead) await db.run(plain({ sql: 'savepoint visited', values: [] }), {});
  const [row] = (await db.all(explain, {})) as { 'QUERY PLAN': { Plan: Node }[] }[];
  if (!isRead) await db.run(plain({ sql: 'rollback to savepoint visited', values: [] }), {});
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  return plan === undefined ? 0 : rowsIn(plan);
}

function rowsIn(node: Node): number {
  const below = (node.Plans ?? []).reduce((rows, plan) => rows + rowsIn(plan), 0);
  if (node['Relation Name'] === undefined) return below;
  // Rows whose place another step has found, which counts them, such as those that a sweep deletes.
  if (node['Node Type'] === 'Tid Scan') return below;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + removed) * node['Actual Loops'];
}

const STEP = /^(?:SCAN|SEARCH) (\w+)(?: USING (?:.*INDEX (\w+) )?.*\((.*)\))?/;
const NAMED = /\b(?:from|join|update|into) [`"]?(\w+)[`"]?(?: (?:as )?[`"]?(\w+)[`"]?)?/gi;
/** A sort of the right part goes through one group of equal left parts at a time. */
const SORTED = /^USE TEMP B-TREE FOR (?!RIGHT PART|LAST)/;
/** Subqueries that end at the first row that they find. */
const FIRST = /^(?:CORRELATED )?SCALAR SUBQUERY/;
const COUNTS = /\(\s*select (?:count|sum|group_concat|json_group_array) ?\(/i;

type PlanStep = { readonly id: number; readonly parent: number; readonly detail: string };

function plansOf(connection: SqliteConnection) {
  const sizes = new Map<string, number>();
  const known = new Set(
    connection
      .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => name),
  );
  const partOf = new Map(
    connection
      .prepare<[], { name: string; sql: string }>(
        "select name, sql from sqlite_master where type = 'index' and sql is not null",
      )
      .all()
      .map(({ name, sql }) => [name, / where .*$/is.exec(sql)?.[0] ?? '']),
  );
  /** Most rows of a table, as far as an index has them, that have the same values in some columns. */
  const group = (table: string, index: string, columns: readonly string[]): number => {
    const key = `${table} ${index} (${columns.join()})`;
    const part = partOf.get(index) ?? '';
    const sql =
      columns.length === 0
        ? `select count(*) as rows from "${table}"${part}`
        : `select max(n) as rows from (select count(*) as n from "${table}"${part} group by ${columns.join()})`;
    const rows = sizes.get(key) ?? connection.prepare<[], { rows: number | null }>(sql).get()?.rows ?? 0;
    sizes.set(key, rows);
    return rows;
  };
  return {
    rows({ sql, values }: Asked): number {
      const plan = connection.prepare<unknown[], PlanStep>(`explain query plan ${sql}`).all(...values);
      const names = new Map([...sql.matchAll(NAMED)].map(([, table = '', alias]) => [alias ?? table, table]));
      const mayEndEarly = !COUNTS.test(sql);
      const isLimitedWithin = /\blimit [^()]*\)/i.test(sql);
      const isSorted = (id: number): boolean =>
        partsOf(id).some((step) => SORTED.test(step.detail) || isSorted(step.id));
      const partsOf = (id: number) => plan.filter(({ parent }) => parent === id);
      const visitedBy = ({ id, detail }: PlanStep): number => {
        if (FIRST.test(detail) && mayEndEarly) return 1;
        if (detail.startsWith('CO-ROUTINE') && isLimitedWithin && !isSorted(id)) return 0;
        const below = visitedBelow(id);
        const [, name = '', index = '', given = ''] = STEP.exec(detail) ?? [];
        const table = known.has(name) ? name : (names.get(name) ?? '');
        if (!known.has(table)) return below;
        // For the least or the greatest value of an index one entry is read.
        if (detail.startsWith('SEARCH') && given === '') return below + 1;
        const columns = [...given.matchAll(/(\w+)=\?/g)].flatMap(([, column]) => column ?? []);
        if (columns.includes('rowid')) return below + 1;
        return below + group(table, index, columns);
      };
      const visitedBelow = (id: number) => partsOf(id).reduce((rows, step) => rows + visitedBy(step), 0);
      // An index that gives the order is walked as far as the limit, or to the least or the greatest.
      const isWalk = /\blimit\b/i.test(sql) && !plan.some(({ detail }) => SORTED.test(detail));
      return isWalk ? 0 : visitedBelow(0);
    },
    forget: () => sizes.clear(),
    close: () => connection.close(),
  };
}
