import type { Knex } from 'knex';

/** Further tables whose rows are counted, with the column of the holder. */
const COUNTED: Readonly<Record<string, string>> = {
  media_buys: 'principal_id',
  memberships: 'org_id',
  ownership_proofs: 'org_id',
};

/** How many buys each caller has, and how many members and proofs of control each organization. */
export async function up(k: Knex): Promise<void> {
  const isSqlite = k.client.config.client === 'better-sqlite3';
  for (const [table, holder] of Object.entries(COUNTED)) {
    // First the triggers: they lock the table, so that no row comes between.
    for (const text of isSqlite ? sqliteTriggers(table, holder) : postgresTriggers(table, holder))
      await k.raw(text);
    await k.raw(
      `insert into holdings (holder, kind, count) select ${holder}, '${table}', count(*) from ${table} group by ${holder}`,
    );
  }
}

const sqliteTriggers = (table: string, holder: string): string[] => [
  `create trigger ${table}_added after insert on ${table} begin
     insert into holdings (holder, kind, count) values (new.${holder}, '${table}', 1)
     on conflict (holder, kind) do update set count = count + excluded.count;
   end`,
  `create trigger ${table}_removed after delete on ${table} begin
     update holdings set count = count - 1 where holder = old.${holder} and kind = '${table}';
     delete from holdings where holder = old.${holder} and kind = '${table}' and count <= 0;
   end`,
];

function postgresTriggers(table: string, holder: string): string[] {
  const changed = (sign: string) =>
    `insert into holdings (holder, kind, count)
     select ${holder}, '${table}', ${sign}count(*) from changed group by ${holder} order by ${holder}
     on conflict (holder, kind) do update set count = holdings.count + excluded.count;`;
  const emptied = `delete from holdings where kind = '${table}' and count <= 0
    and holder in (select ${holder} from changed);`;
  const body = (text: string) => `returns trigger language plpgsql as $$ begin ${text} return null; end $$`;
  return [
    `create function ${table}_added() ${body(changed(''))}`,
    `create function ${table}_removed() ${body(`${changed('-')} ${emptied}`)}`,
    `create trigger ${table}_added after insert on ${table} referencing new table as changed
     for each statement execute function ${table}_added()`,
    `create trigger ${table}_removed after delete on ${table} referencing old table as changed
     for each statement execute function ${table}_removed()`,
  ];
}
