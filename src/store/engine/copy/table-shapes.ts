import type { SqliteConnection } from '../sqlite.ts';

/** What a copy must know of a table. All tables have a primary key, and columns of text, integers or doubles only. */
export type TableShape = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key, in its order. */
  readonly key: readonly string[];
  /** Columns whose values may be long. */
  readonly texts: readonly string[];
};

type Column = { name: string; type: string; pk: number };

/**
 * Every table of a schema, in an order in which rows can be inserted: a table comes after those that its foreign keys
 * name, and a table that triggers of other tables write comes after these, so that its copied rows replace what the
 * triggers wrote.
 */
export function tableShapes(connection: SqliteConnection): TableShape[] {
  const names = listOf(
    connection,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
  ).filter((name) => !name.startsWith('knex_'));
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const parent of listOf(connection, `select distinct "table" from pragma_foreign_key_list(?)`, name))
      if (parent !== name) add(parent);
    ordered.add(name);
  };
  const withTriggers = new Set(
    listOf(connection, "select distinct tbl_name from sqlite_master where type = 'trigger'"),
  );
  for (const name of names.filter((each) => withTriggers.has(each))) add(name);
  for (const name of names) add(name);
  return [...ordered].map((name) => shapeOf(connection, name));
}

const listOf = (connection: SqliteConnection, sql: string, ...values: string[]): string[] =>
  connection
    .prepare<string[], string>(sql)
    .pluck()
    .all(...values);

function shapeOf(connection: SqliteConnection, name: string): TableShape {
  const columns = connection
    .prepare<[string], Column>('select name, type, pk from pragma_table_info(?) order by cid')
    .all(name);
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  if (key.length === 0) throw new Error(`the table ${name} has no primary key`);
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    texts: columns.filter(({ type }) => type.toLowerCase() === 'text').map((column) => column.name),
  };
}
