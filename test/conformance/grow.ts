import { readFileSync } from 'node:fs';
import { setImmediate as turned } from 'node:timers/promises';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { goldenSchema, insertOf } from '../support/golden-schema.ts';
import { openSql, type SqlSession, tableColumns } from '../support/sql.ts';
import { type Growing, growing, steady } from './growth-tables.ts';

const schema = readFileSync(new URL('../golden/schema-sqlite.sql', import.meta.url), 'utf8');
/** The tables of the schema. */
export const everyTable: readonly string[] = [...goldenSchema.keys()];
/** Those that the test of growth fills. */
const filled = everyTable.filter((table) => !Object.hasOwn(steady, table));

/** What tells a copy from a row that a call made: an end of its own, of as many digits where the end of a UUID was. */
const COPY = '-copy-';
const UUID = /^.*[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UUID_END = 12;
const isCopy = (column: string) => `(${column} like '%${COPY}%' or ${column} like '%-0000000_____')`;

/** The value that the copy with this number has instead of one that tells copies apart. */
export const copyName = (value: string, number: number): string =>
  UUID.test(value)
    ? `${value.slice(0, -UUID_END)}${String(number).padStart(UUID_END, '0')}`
    : `${value}${COPY}${number}`;

function copyOf(column: string, value: unknown): string {
  const text = String(value);
  if (!UUID.test(text)) return `${column} || '${COPY}' || g.n`;
  return `substr(${column}, 1, ${text.length - UUID_END}) || substr(cast(${10 ** UUID_END} + g.n as text), 2)`;
}

/** Columns that say whose a row is. */
const HOLDERS = ['principal_id', 'account_id', 'org_id', 'organization_id', 'editor_org_id', 'user_id'];

/** Values of columns by their name: a row that no call made belongs to those that the calls are about. */
export type Known = Readonly<Record<string, string>>;

const isNumber = (table: string, column: string): boolean =>
  goldenSchema.get(table)?.some(({ name, isText }) => name === column && !isText) === true;

/** Whether a column has a few values only: it tells no copies apart. */
const isSmall = (table: string, column: string): boolean =>
  new RegExp(`^\\s+[\`"]?${column}[\`"]? smallint`, 'm').test(bodyOf(table));

const bodyOf = (table: string): string =>
  new RegExp(`CREATE TABLE [\`"]?${table}[\`"]? \\(([^;]*)\\)`).exec(schema)?.[1] ?? '';

/** The columns of each key of a table, its primary key first. */
function keysOf(table: string): string[][] {
  const [, key = ''] = /primary key \(([^)]*)\)/.exec(bodyOf(table)) ?? [];
  const indexes = [
    ...schema.matchAll(new RegExp(`UNIQUE INDEX \\S+ on [\`"]?${table}[\`"]? \\(([^)]*)\\)`, 'g')),
  ].map(([, columns = '']) => columns);
  return [key, ...indexes].map((columns) => columns.replaceAll('`', '').split(/,\s*/));
}

/**
 * Which columns tell the copies of a row apart, in each of the ways that rows of a table can be many: for its holder,
 * for other holders, and for each value that is a part of its key.
 */
function waysOf(table: string, { vary, apart = [] }: Growing): string[][] {
  const keys = keysOf(table);
  const unique = [...new Set(keys.flat())].filter((name) => !isSmall(table, name));
  const owned = HOLDERS.filter((name) => goldenSchema.get(table)?.some((column) => column.name === name));
  const own = vary ?? unique.filter((name) => !owned.includes(name));
  const whole = [...new Set([...own, ...unique, ...owned.filter((name) => name !== 'account_id')])];
  const shared = owned.length > 0 ? [] : (keys[0] ?? []).filter((name) => !apart.includes(name));
  const isKey = (columns: readonly string[]) =>
    keys.every((key) => key.some((name) => columns.includes(name)));
  const ways = [
    own,
    ...(owned.length > 0 ? [whole] : []),
    ...shared.map((name) => unique.filter((other) => other !== name)),
  ];
  const different = new Map(ways.map((columns) => [[...columns].sort().join(), [...columns]]));
  return [...different.values()].filter((columns) => columns.length > 0 && isKey(columns));
}

/** Far enough apart that no two ways make the same copy. */
const STRIDE = 10_000;

/**
 * Fills each table that grows with so many copies of a row of the caller, or of another where no caller has rows, for
 * each way in which its rows can be many.
 */
export async function grow(url: string, known: Known, copies: number): Promise<void> {
  const columns = await tableColumns(url);
  const session = await openSql(url);
  const isPostgres = parseDatabaseUrl(url).engine === 'postgres';
  try {
    for (const sql of isPostgres ? await unchecked(session) : FAST) await session.run(sql);
    for (const table of filled) {
      // SQLite fills a table in one go: sockets that have been idle for too long are closed in between.
      await turned();
      for (const sql of await copiesOf(session, table, columns.get(table) ?? [], known, copies))
        await session.run(sql);
    }
    for (const sql of isPostgres ? await checked(session) : []) await session.run(sql);
  } finally {
    await session.close();
  }
}

const FAST = [
  'pragma foreign_keys = off',
  'pragma synchronous = off',
  'pragma cache_size = -200000',
  'pragma wal_autocheckpoint = 100000',
];

/** Copies may name others that do not exist. The triggers that count them run nevertheless. */
async function unchecked(session: SqlSession): Promise<string[]> {
  return [
    ...(await triggersOf(session)).map(
      ([table, name]) => `alter table ${table} enable always trigger ${name}`,
    ),
    'set session_replication_role = replica',
  ];
}

/** PostgreSQL analyzes by itself after a while; SQLite plans without knowing what tables hold. */
async function checked(session: SqlSession): Promise<string[]> {
  return [
    'set session_replication_role = default',
    ...(await triggersOf(session)).map(([table, name]) => `alter table ${table} enable trigger ${name}`),
    'analyze',
  ];
}

async function triggersOf(session: SqlSession): Promise<[table: string, name: string][]> {
  const found = await session.rows(
    'select tgrelid::regclass::text as table, tgname as name from pg_trigger where not tgisinternal',
  );
  return found.map(({ table, name }) => [String(table), String(name)]);
}

/** Statements that add the copies of one table. */
async function copiesOf(
  session: SqlSession,
  table: string,
  names: readonly string[],
  known: Known,
  copies: number,
): Promise<string[]> {
  const how = growing[table] ?? {};
  const ways = waysOf(table, how);
  const row = await seedOf(session, table, names, known);
  const seed = `select ${names.map((name) => `${literal(table, name, row[name])} as ${name}`).join(', ')}`;
  return ways.map((changed, at) => {
    const end = Math.min(copies, at === 0 ? (how.most ?? copies) : copies);
    const values = names.map((name) => {
      if (!changed.includes(name)) return how.set?.[name] ?? `seed.${name}`;
      return isNumber(table, name) ? `seed.${name} + g.n` : copyOf(`seed.${name}`, row[name]);
    });
    const offset = at * STRIDE;
    return `insert into ${table} (${names.join(', ')})
       with recursive g (n) as (select ${offset + 1} union all select n + 1 from g where n < ${offset + end})
       select ${values.join(', ')} from (${seed}) as seed, g`;
  });
}

function literal(table: string, name: string, value: unknown): string {
  const isText = !isNumber(table, name);
  if (value === null || value === undefined) return `cast(null as ${isText ? 'text' : 'bigint'})`;
  return isText ? `'${String(value).replaceAll("'", "''")}'` : String(value);
}

/** The row to copy: one of the caller, and of its buy, if there is one. */
async function seedOf(
  session: SqlSession,
  table: string,
  names: readonly string[],
  known: Known,
): Promise<Readonly<Record<string, unknown>>> {
  const holder = names.find((name) => HOLDERS.includes(name) && name !== 'account_id');
  const mine = holder === undefined ? '1 = 1' : `${holder} = '${known[holder]}'`;
  const ofBuy = table === 'media_buys' ? 'id' : names.includes('buy_id') ? 'buy_id' : null;
  const order = [growing[table]?.first, ...new Set(keysOf(table).flat())].filter(Boolean).join();
  const first = ofBuy === null ? '' : `case when ${ofBuy} = '${known.buy_id}' then 0 else 1 end, `;
  const sql = `select * from ${table} where ${mine} order by ${first}${order} limit 1`;
  const [found] = await session.rows(sql);
  if (found !== undefined) return found;
  const values = Object.fromEntries(
    names.flatMap((name) => (name in known ? [[name, known[name] ?? '']] : [])),
  );
  await session.run(insertOf(table, { ...values, ...growing[table]?.put }));
  const [made] = await session.rows(sql);
  if (made === undefined) throw new Error(`${table} has no row to copy`);
  return made;
}

/** Tables of the caller without a column that says so. */
const CALLERS = ['idempotency_keys', 'webhook_attempts'];

/** Deletes what calls of the caller made, other than its account and its task, so that the calls can run again. */
export async function forgetCalls(url: string, principalId: string): Promise<void> {
  const columns = await tableColumns(url);
  const session = await openSql(url);
  for (const table of filled) {
    if (table === 'accounts' || table === 'agent_tasks' || table.startsWith('agent_principals')) continue;
    const isOwned = columns.get(table)?.includes('principal_id') === true;
    if (!isOwned && !CALLERS.includes(table)) continue;
    const owner = isOwned ? `principal_id = '${principalId}'` : '1 = 1';
    const [own = []] = waysOf(table, growing[table] ?? {});
    const text = own.find((name) => !isNumber(table, name));
    if (text !== undefined) await session.run(`delete from ${table} where ${owner} and not ${isCopy(text)}`);
  }
  await session.run(`delete from held_inventory where principal_id = '${principalId}'`);
  await session.close();
}
