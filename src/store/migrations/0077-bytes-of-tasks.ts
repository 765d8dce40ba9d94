import type { Knex } from 'knex';

type Counted = { readonly table: string; readonly columns: readonly string[] };

/** Tables whose texts are counted in bytes, with the columns of the texts. */
const COUNTED: readonly Counted[] = [
  { table: 'a2a_tasks', columns: ['body'] },
  { table: 'agent_tasks', columns: ['request', 'result'] },
  { table: 'previews', columns: ['page'] },
];

/**
 * How many bytes of tasks and previews each caller has: a short request can have a long answer, which is kept with its
 * task. The lengths are read from the rows, without the texts themselves. They have a table of their own, because
 * processes of the last release take all that `holdings` has of a sandbox token for rows.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('held_bytes', (t) => {
    t.text('holder').notNullable();
    // The table.
    t.text('kind').notNullable();
    t.bigInteger('count').notNullable();
    t.primary(['holder', 'kind']);
    t.index(['kind', 'count'], 'held_bytes_by_count');
  });
  const isSqlite = k.client.config.client === 'better-sqlite3';
  for (const counted of COUNTED) {
    // First the triggers: they lock the table, so that no row comes between.
    for (const text of isSqlite ? sqliteTriggers(counted) : postgresTriggers(counted)) await k.raw(text);
    const { table } = counted;
    await k.raw(
      `insert into held_bytes (holder, kind, count)
       select principal_id, '${table}', sum(${bytesOf(counted)}) from ${table}
       group by principal_id having sum(${bytesOf(counted)}) > 0`,
    );
  }
}

const bytesOf = ({ columns }: Counted, row = ''): string =>
  columns.map((name) => `coalesce(octet_length(${row}${name}), 0)`).join(' + ');

function sqliteTriggers(counted: Counted): string[] {
  const { table, columns } = counted;
  const now = `(${bytesOf(counted, 'new.')})`;
  const past = `(${bytesOf(counted, 'old.')})`;
  const add = (amount: string) =>
    `insert into held_bytes (holder, kind, count) values (new.principal_id, '${table}', ${amount})
     on conflict (holder, kind) do update set count = count + excluded.count;`;
  return [
    `create trigger ${table}_bytes_added after insert on ${table} when ${now} > 0 begin ${add(now)} end`,
    `create trigger ${table}_bytes_changed after update of ${columns.join(', ')} on ${table} when ${now} <> ${past}
     begin ${add(`${now} - ${past}`)} end`,
    `create trigger ${table}_bytes_removed after delete on ${table} when ${past} > 0 begin
       update held_bytes set count = count - ${past} where holder = old.principal_id and kind = '${table}';
       delete from held_bytes where holder = old.principal_id and kind = '${table}' and count <= 0;
     end`,
  ];
}

function postgresTriggers(counted: Counted): string[] {
  const { table } = counted;
  const bytes = bytesOf(counted);
  const add = (rows: string) =>
    `insert into held_bytes (holder, kind, count)
     select principal_id, '${table}', sum(bytes) from (${rows}) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count;`;
  const rowsOf = (from: string, sign = '') => `select principal_id, ${sign}(${bytes}) as bytes from ${from}`;
  const emptied = `delete from held_bytes where kind = '${table}' and count <= 0
    and holder in (select principal_id from gone);`;
  const triggerOf = (what: string, event: string, tables: string, text: string) => [
    `create function ${table}_bytes_${what}() returns trigger language plpgsql as $$ begin ${text} return null; end $$`,
    `create trigger ${table}_bytes_${what} after ${event} on ${table} referencing ${tables}
     for each statement execute function ${table}_bytes_${what}()`,
  ];
  return [
    ...triggerOf('added', 'insert', 'new table as come', add(rowsOf('come'))),
    ...triggerOf(
      'changed',
      'update',
      'old table as gone new table as come',
      add(`${rowsOf('come')} union all ${rowsOf('gone', '-')}`),
    ),
    ...triggerOf('removed', 'delete', 'old table as gone', `${add(rowsOf('gone', '-'))} ${emptied}`),
  ];
}
