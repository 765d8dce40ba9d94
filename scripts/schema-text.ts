import pg from 'pg';
import type { SqliteConnection } from '../src/store/engine/sqlite.ts';

// Knex keeps its own tables there, whose form does not concern us.
const IS_OURS = (name: string) => !name.startsWith('knex_') && !name.startsWith('sqlite_');

/** The schema of a SQLite database as SQL text, in order of name. */
export function sqliteSchemaText(connection: SqliteConnection): string {
  const rows = connection
    .prepare<[], { name: string; tbl_name: string; sql: string | null }>(
      'select name, tbl_name, sql from sqlite_master order by tbl_name, type desc, name',
    )
    .all();
  return rows
    .filter(({ tbl_name }) => IS_OURS(tbl_name))
    .flatMap(({ sql }) => (sql === null ? [] : [`${oneColumnPerLine(sql)};\n`]))
    .join('');
}

/** Puts each column of a `create table` on its own line, so that a review shows the changed one. */
function oneColumnPerLine(sql: string): string {
  if (!/^create table/i.test(sql)) return sql;
  let depth = 0;
  let text = '';
  for (const character of sql) {
    if (character === ')') depth -= 1;
    if (character === ')' && depth === 0) text += '\n';
    if (character === ' ' && text.endsWith(',\n  ')) continue;
    text += character;
    if (character === '(') depth += 1;
    if (depth === 1 && (character === ',' || text.endsWith(' ('))) text += '\n  ';
  }
  return text;
}

type Column = {
  relation: string;
  name: string;
  type: string;
  not_null: boolean;
  preset: string | null;
  collation: string | null;
};
type Named = { relation: string; name: string; definition: string };

const COLUMNS = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull as not_null, pg_get_expr(d.adbin, d.adrelid) as preset,
         case when a.attcollation <> t.typcollation then l.collname end as collation
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
  join pg_type t on t.oid = a.atttypid
  left join pg_collation l on l.oid = a.attcollation
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;
const CONSTRAINTS = `
  select c.relname as relation, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
  where k.contype <> 'n'
  order by k.conname collate "C"`;
const INDEXES = `
  select tablename as relation, indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema()
    and indexname not in (select conname from pg_constraint)
  order by indexname collate "C"`;

const TRIGGERS = `
  select c.relname as relation, t.tgname as name, pg_get_triggerdef(t.oid) || ' as ' || p.prosrc as definition
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
  join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal
  order by t.tgname collate "C"`;

/** The schema of a PostgreSQL database as SQL text, in order of name. */
export async function postgresSchemaText(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: columns } = await client.query<Column>(COLUMNS);
    const { rows: constraints } = await client.query<Named>(CONSTRAINTS);
    const { rows: indexes } = await client.query<Named>(INDEXES);
    const { rows: triggers } = await client.query<Named>(TRIGGERS);
    const relations = [...new Set(columns.map(({ relation }) => relation))].filter(IS_OURS);
    const of = <T extends { relation: string }>(rows: T[], name: string) =>
      rows.filter(({ relation }) => relation === name);
    return relations
      .map((name) => {
        const lines = [
          ...of(columns, name).map(columnText),
          ...of(constraints, name).map((each) => `constraint ${each.name} ${each.definition}`),
        ];
        const after = [...of(indexes, name), ...of(triggers, name)].map(
          ({ definition }) => `${definition};\n`,
        );
        return `create table ${name} (\n  ${lines.join(',\n  ')}\n);\n${after.join('')}`;
      })
      .join('');
  } finally {
    await client.end();
  }
}

function columnText({ name, type, not_null, preset, collation }: Column): string {
  return [
    name,
    type,
    ...(collation === null ? [] : [`collate "${collation}"`]),
    ...(not_null ? ['not null'] : []),
    ...(preset === null ? [] : [`default ${preset}`]),
  ].join(' ');
}
