import { readFileSync } from 'node:fs';
import { setImmediate as turned } from 'node:timers/promises';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { insertOf } from '../support/golden-schema.ts';
import { execute, rows, tableColumns } from '../support/sql.ts';
import { growing } from './growth-tables.ts';

const schema = readFileSync(new URL('../golden/schema-sqlite.sql', import.meta.url), 'utf8');
/** The tables of the schema. */
export const everyTable: readonly string[] = [...schema.matchAll(/^CREATE TABLE [`"]?(\w+)/gm)].map(
  ([, name = '']) => name,
);

/** What tells a copy from a row that a call made. */
const COPY = '-copy-';

/** Columns that say whose a row is: copies keep them. */
const HOLDERS = new Set(['principal_id', 'account_id']);

const bodyOf = (table: string): string =>
  new RegExp(`CREATE TABLE [\`"]?${table}[\`"]? \\(([^;]*)\\);`).exec(schema)?.[1] ?? '';

const numbersOf = (table: string): string[] =>
  [...bodyOf(table).matchAll(/^\s+`?(\w+)`? (?:integer|bigint|smallint|float)/gm)].map(
    ([, name = '']) => name,
  );

function uniqueColumns(table: string): string[] {
  const body = bodyOf(table);
  const [, key = ''] = /primary key \(([^)]*)\)/.exec(body) ?? [];
  const indexes = [
    ...schema.matchAll(new RegExp(`UNIQUE INDEX \\S+ on [\`"]?${table}[\`"]? \\(([^)]*)\\)`, 'g')),
  ].map(([, columns = '']) => columns);
  const names = [key, ...indexes].flatMap((columns) => columns.replaceAll('`', '').split(/,\s*/));
  return [...new Set(names)].filter((name) => name !== '' && !HOLDERS.has(name));
}

/**
 * Adds copies number `from` + 1 to `until` of a row of the caller to every table that grows, and the same for callers
 * of whom each has one. Tells the tables of which the caller has no row.
 */
export async function grow(
  url: string,
  principalId: string,
  buyId: string,
  [from, until]: readonly [number, number],
): Promise<string[]> {
  const columns = await tableColumns(url);
  const empty: string[] = [];
  for (const [table, { vary = uniqueColumns(table), put, set = {}, most = until }] of Object.entries(
    growing,
  )) {
    // SQLite fills a table in one go: sockets that have been idle for too long are closed in between.
    await turned();
    const names = columns.get(table) ?? [];
    const numbers = numbersOf(table);
    const owner = names.includes('principal_id') ? `principal_id = '${principalId}'` : '1 = 1';
    const ofBuy = names.includes('buy_id') ? 'buy_id' : table === 'media_buys' ? 'id' : null;
    const order =
      ofBuy === null ? [...vary].join() : `case when ${ofBuy} = '${buyId}' then 0 else 1 end, ${ofBuy}`;
    const seed = `select * from ${table} where ${owner} order by ${order} limit 1`;
    if ((await rows(url, seed)).length === 0) {
      if (put === undefined) {
        empty.push(table);
        continue;
      }
      await execute(url, insertOf(table, { principal_id: principalId, ...put }));
    }
    const copies = (changed: readonly string[], mark: string, end: number) => {
      const values = names.map((name) => {
        if (!changed.includes(name)) return set[name] ?? `seed.${name}`;
        return numbers.includes(name) ? `seed.${name} + g.n` : `seed.${name} || '${mark}' || g.n`;
      });
      return `insert into ${table} (${names.join(', ')})
        with recursive g (n) as (select ${from + 1} union all select n + 1 from g where n < ${end})
        select ${values.join(', ')} from (${seed}) as seed, g`;
    };
    if (Math.min(most, until) > from) await execute(url, copies(vary, COPY, Math.min(most, until)));
    if (names.includes('principal_id'))
      await execute(url, copies([...vary, 'principal_id'], `-other${COPY}`, until));
  }
  // PostgreSQL does so by itself after a while. SQLite plans without knowing what tables hold.
  if (parseDatabaseUrl(url).engine === 'postgres') await execute(url, 'analyze');
  return empty;
}

/** Deletes what calls of the caller made, other than its account and its task, so that the calls can run again. */
export async function forgetCalls(url: string, principalId: string): Promise<void> {
  const columns = await tableColumns(url);
  for (const [table, { vary = uniqueColumns(table) }] of Object.entries(growing)) {
    if (table === 'accounts' || table === 'agent_tasks') continue;
    const isOwned = columns.get(table)?.includes('principal_id') === true;
    const owner = isOwned ? `principal_id = '${principalId}'` : '1 = 1';
    const text = vary.find((name) => !numbersOf(table).includes(name));
    if (text !== undefined)
      await execute(url, `delete from ${table} where ${owner} and ${text} not like '%${COPY}%'`);
  }
  await execute(url, `delete from held_inventory where principal_id = '${principalId}'`);
}
