import type { Knex } from 'knex';

const SOURCE = ['principal_id', 'account_id', 'source_id'];
const HOUR = '(received_at - received_at % 3600000)';

/** What is counted of `logged_events`: the key of a row, its figures, and how a figure changes when events are added. */
type Counted = {
  readonly table: string;
  readonly key: readonly string[];
  /** SQL of the last part of the key in a row of `logged_events`; other parts are columns of it. */
  readonly parts: Readonly<Record<string, string>>;
  /** By column: what one event adds. */
  readonly sums: Readonly<Record<string, string>>;
  /** Column of the latest arrival. */
  readonly latest?: string;
};

const COUNTED: readonly Counted[] = [
  {
    table: 'event_counts',
    key: SOURCE,
    parts: {},
    sums: { received: '1', matchable: 'is_matchable' },
    latest: 'last_at',
  },
  { table: 'event_hours', key: [...SOURCE, 'hour'], parts: { hour: HOUR }, sums: { received: '1' } },
];

/** Columns by which a list of creatives can be sorted. */
const SORTS = ['created_at', 'updated_at', 'name', 'status'];

/** What the health of event sources and lists of creatives read, in place of every row of a caller. */
export async function up(k: Knex): Promise<void> {
  await countEvents(k);
  // As `creatives_by_age`, of all accounts of a caller: for lists that ask for others, in their usual order.
  await k.raw(
    'create index creatives_of_caller_by_age on creatives (principal_id, created_at, id, account_id)',
  );
  for (const sort of SORTS) {
    // Those that a list shows where it does not ask for others.
    const listed = "where purge_kind is null and status <> 'archived'";
    await k.raw(
      `create index creatives_by_${sort} on creatives (principal_id, ${sort}, id, account_id) ${listed}`,
    );
    await k.raw(
      `create index creatives_of_account_by_${sort} on creatives (principal_id, account_id, ${sort}, id) ${listed}`,
    );
  }
}

/**
 * How many events each source received, in all and by hour, counted by the database itself while events are logged and
 * deleted.
 */
async function countEvents(k: Knex): Promise<void> {
  await k.schema.createTable('event_counts', (t) => {
    for (const name of SOURCE) t.text(name).notNullable();
    t.bigInteger('received').notNullable();
    t.bigInteger('matchable').notNullable();
    // When the latest event arrived. The oldest are deleted first, so that it stays right.
    t.bigInteger('last_at').notNullable();
    t.primary(SOURCE);
  });
  await k.schema.createTable('event_hours', (t) => {
    for (const name of SOURCE) t.text(name).notNullable();
    // Its beginning.
    t.bigInteger('hour').notNullable();
    t.bigInteger('received').notNullable();
    t.primary([...SOURCE, 'hour']);
  });
  const isSqlite = k.client.config.client === 'better-sqlite3';
  // First the triggers: they lock the table, so that no event comes between.
  for (const text of isSqlite ? sqliteTriggers() : postgresTriggers()) await k.raw(text);
  for (const counted of COUNTED) await k.raw(countAll(counted, 'logged_events'));
}

const columnsOf = ({ key, sums, latest }: Counted): string =>
  [...key, ...Object.keys(sums), ...(latest === undefined ? [] : [latest])].join(', ');
const partsOf = ({ key, parts }: Counted): string[] => key.map((name) => parts[name] ?? name);

/** Inserts the counts of the events in `from`. */
function countAll(counted: Counted, from: string, sign = ''): string {
  const { table, sums, latest } = counted;
  const figures = [
    ...Object.values(sums).map((one) => `${sign}sum(${one})`),
    ...(latest === undefined ? [] : ['max(received_at)']),
  ];
  const key = partsOf(counted).join(', ');
  // In one order, so that two transactions wait for one another instead of deadlocking.
  return `insert into ${table} (${columnsOf(counted)})
     select ${[key, ...figures].join(', ')} from ${from} group by ${key} order by ${key}`;
}

/** What is done where a row exists already. */
function added({ table, key, sums, latest }: Counted, greatest: string): string {
  const changes = [
    ...Object.keys(sums).map((name) => `${name} = ${table}.${name} + excluded.${name}`),
    ...(latest === undefined ? [] : [`${latest} = ${greatest}(${table}.${latest}, excluded.${latest})`]),
  ];
  return `on conflict (${key.join(', ')}) do update set ${changes.join(', ')};`;
}

function sqliteTriggers(): string[] {
  const ofRow = (row: string, text: string) =>
    text.replaceAll(/\b(?:principal_id|account_id|source_id|received_at|is_matchable)\b/g, `${row}.$&`);
  const adding = COUNTED.map((counted) => {
    const values = [
      ...partsOf(counted),
      ...Object.values(counted.sums),
      ...(counted.latest === undefined ? [] : ['received_at']),
    ];
    return `insert into ${counted.table} (${columnsOf(counted)})
       values (${ofRow('new', values.join(', '))}) ${added(counted, 'max')}`;
  });
  const removing = COUNTED.map((counted) => {
    const { table, key, parts, sums } = counted;
    const same = key.map((name) => `${name} = ${ofRow('old', parts[name] ?? name)}`).join(' and ');
    const less = Object.entries(sums).map(([name, one]) => `${name} = ${name} - ${ofRow('old', one)}`);
    return `update ${table} set ${less.join(', ')} where ${same};
       delete from ${table} where ${same} and received <= 0;`;
  });
  return [
    `create trigger logged_events_counted after insert on logged_events begin ${adding.join(' ')} end`,
    `create trigger logged_events_uncounted after delete on logged_events begin ${removing.join(' ')} end`,
  ];
}

/** Triggers run by name: those of `holdings` come first, and make writers of one caller wait for each other. */
function postgresTriggers(): string[] {
  const adding = COUNTED.map((counted) => `${countAll(counted, 'changed')} ${added(counted, 'greatest')}`);
  const removing = COUNTED.map((counted) => {
    const { table, key } = counted;
    return `${countAll(counted, 'changed', '-')} ${added(counted, 'greatest')}
       delete from ${table} where received <= 0
         and (${key.join(', ')}) in (select ${partsOf(counted).join(', ')} from changed);`;
  });
  const body = (texts: readonly string[]) =>
    `returns trigger language plpgsql as $$ begin ${texts.join(' ')} return null; end $$`;
  return [
    `create function logged_events_counted() ${body(adding)}`,
    `create function logged_events_uncounted() ${body(removing)}`,
    `create trigger logged_events_counted after insert on logged_events referencing new table as changed
     for each statement execute function logged_events_counted()`,
    `create trigger logged_events_uncounted after delete on logged_events referencing old table as changed
     for each statement execute function logged_events_uncounted()`,
  ];
}
