import pg from 'pg';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { openSqlite } from '../../src/store/engine/sqlite.ts';
import type { BoundValue } from '../../src/store/engine/statement.ts';

type Asked = { readonly sql: string; readonly values: readonly BoundValue[] };

/**
 * How many rows of tables each statement reads: what PostgreSQL counted while it ran them on tables that it knows all
 * about, and on SQLite the whole table for each that the plan says is read from end to end. Bounded parts of an
 * index, which SQLite does not count, are taken for nothing.
 */
export async function rowsRead(url: string, asked: readonly Asked[]): Promise<number[]> {
  const target = parseDatabaseUrl(url);
  return target.engine === 'sqlite' ? readOnSqlite(target.path, asked) : readOnPostgres(url, asked);
}

// Read from end to end. An index that gives the order is walked as far as the limit.
const SCANNED = /^SCAN (\w+)\b(?! USING)/;
const SORTED = /^USE TEMP B-TREE/;
// So is an index of which only what most rows have in common is given.
const ANY_SCAN =
  /^(?:SCAN (?=\w)|SEARCH (?=.*\((?:kind|listed|status|source)=\?(?: AND is_start=\?)?\)))(\w+)/;
const NAMED = /\b(?:from|join) [`"]?(\w+)[`"]?(?: (?:as )?(\w+))?/gi;

function readOnSqlite(path: string, asked: readonly Asked[]): number[] {
  const connection = openSqlite(path);
  try {
    const tables = connection.prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table'",
    );
    const sizes = new Map(
      tables.all().map(({ name }) => {
        const counted = connection
          .prepare<[], { rows: number }>(`select count(*) as rows from "${name}"`)
          .get();
        return [name, counted?.rows ?? 0];
      }),
    );
    return asked.map(({ sql, values }) => {
      const named = new Map([...sql.matchAll(NAMED)].map(([, table = '', alias]) => [alias ?? table, table]));
      const plan = connection
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(...values);
      const isWalk = /\blimit\b/i.test(sql) && !plan.some(({ detail }) => SORTED.test(detail));
      return plan.reduce((rows, { detail }) => {
        const scanned = (isWalk ? SCANNED : ANY_SCAN).exec(detail)?.[1] ?? '';
        return rows + (sizes.get(named.get(scanned) ?? scanned) ?? 0);
      }, 0);
    });
  } finally {
    connection.close();
  }
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

/** With the plan that is made for these values and with the one that is made for all, the worse of both. */
async function readOnPostgres(url: string, asked: readonly Asked[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const literal = (value: BoundValue) =>
    typeof value === 'string' ? client.escapeLiteral(value) : String(value);
  try {
    await client.query('analyze');
    // Tables of tests are so small that it costs about as much to read them whole: what counts is whether an index serves.
    await client.query('set enable_seqscan = off');
    const read: number[] = [];
    for (const { sql, values } of asked) {
      await client.query(`prepare asked as ${sql}`);
      const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
      const counts: number[] = [];
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set plan_cache_mode = ${mode}`);
        const { rows } = await client.query(
          `explain (analyze, format json, timing off) execute asked${given}`,
        );
        counts.push(readIn(rows[0]['QUERY PLAN'][0].Plan));
      }
      await client.query('deallocate asked');
      read.push(Math.max(...counts));
    }
    return read;
  } finally {
    await client.end();
  }
}

function readIn(node: Node): number {
  const below = (node.Plans ?? []).reduce((rows, plan) => rows + readIn(plan), 0);
  if (node['Relation Name'] === undefined) return below;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + removed) * node['Actual Loops'];
}
