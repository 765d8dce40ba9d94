import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../../../domain/errors.ts';
import { sqlCodeOf } from '../errors.ts';
import { PRESENCE_LOCK } from '../postgres.ts';
import { listed, quoted, type Row, type Side, type TargetSide, type Value } from './side.ts';
import type { TableShape } from './table-shapes.ts';

const INTEGERS: readonly number[] = [pg.types.builtins.INT2, pg.types.builtins.INT4, pg.types.builtins.INT8];
const DOUBLE = pg.types.builtins.FLOAT8;
const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 100;

/**
 * Opens a database for this process alone. Every process of the service shares the lock of presence while it runs, so
 * taking the lock shows that none runs, and none can start until it is released.
 */
export async function openPostgresSide(url: string, name: string, waitMs: number): Promise<TargetSide> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    types: { getTypeParser: valueParser },
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // A connection that breaks fails its query.
  client.on('error', () => {});
  await client.connect();
  try {
    await takePresence(client, name, waitMs);
    return postgresSide(client);
  } catch (cause) {
    await client.end();
    throw cause;
  }
}

async function takePresence(client: pg.Client, name: string, waitMs: number): Promise<void> {
  // A copy that was killed holds the lock until the server notices.
  for (let waited = 0; waited <= waitMs; waited += PAUSE_MS) {
    const taken = await client.query(`select pg_try_advisory_lock(${PRESENCE_LOCK})::int as taken`);
    if (taken.rows[0]?.taken === 1n) return;
    await sleep(PAUSE_MS);
  }
  throw new OperatorError(
    `${name}: a process of the service, or another copy, uses the database; stop every process of the service`,
  );
}

/**
 * Begins the transaction in which everything is read: one view of the database, whose tables nobody may write.
 * @throws {OperatorError} when somebody is writing
 */
export async function freeze(
  side: Side,
  tables: readonly TableShape[],
  name: string,
  waitMs: number,
): Promise<void> {
  await side.all('begin isolation level repeatable read');
  await side.all(`set local lock_timeout = ${waitMs}`);
  try {
    await side.all(`lock table ${listed(tables.map((table) => table.name))} in share mode`);
  } catch (cause) {
    if (sqlCodeOf(cause) !== LOCK_NOT_AVAILABLE) throw cause;
    throw new OperatorError(`${name}: somebody writes to the database; stop every process of the service`);
  }
}

function postgresSide(client: pg.Client): TargetSide {
  const all: Side['all'] = async (sql, values = []) =>
    (await client.query({ text: sql, values: values.map(sent), rowMode: 'array' })).rows as Row[];
  const run = async (sql: string, values: readonly Value[] = []) => void (await all(sql, values));
  return {
    engine: 'postgres',
    all,
    run,
    async transaction(work) {
      await client.query('begin');
      try {
        const result = await work();
        await client.query('commit');
        return result;
      } catch (cause) {
        await client.query('rollback');
        throw cause;
      }
    },
    async insert(table, rows) {
      const objects = rows.map((row) =>
        Object.fromEntries(table.columns.map((column, at) => [column, sent(row[at] ?? null)])),
      );
      const columns = listed(table.columns);
      await run(
        `insert into ${quoted(table.name)} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${quoted(table.name)}, cast($1 as json))`,
        [JSON.stringify(objects)],
      );
    },
    empty: (tables) => run(`truncate ${listed(tables.map(({ name }) => name))}`),
    async settle(tables) {
      const sequences = await all(SEQUENCES, [JSON.stringify(tables.map(({ name }) => name))]);
      for (const [name, column, sequence] of sequences) {
        const most = `max(${quoted(String(column))})`;
        await run(
          `select setval($1, coalesce(${most}, 1), ${most} is not null) from ${quoted(String(name))}`,
          [sequence ?? null],
        );
      }
      // Without statistics the first queries would be planned for empty tables.
      await run(`analyze ${listed(tables.map(({ name }) => name))}`);
    },
    close: () => client.end(),
  };
}

const SEQUENCES = `
  select name, attname, pg_get_serial_sequence(quote_ident(name), attname)
  from json_array_elements_text(cast($1 as json)) as names (name)
  join pg_attribute on attrelid = to_regclass(quote_ident(name)) and attnum > 0 and not attisdropped
  where pg_get_serial_sequence(quote_ident(name), attname) is not null`;

/** Numbers are sent as text, because JSON has no large integers. */
const sent = (value: Value): string | null =>
  value === null || typeof value === 'string' ? value : String(value);

function valueParser(oid: number): (text: string) => Value {
  if (INTEGERS.includes(oid)) return BigInt;
  return oid === DOUBLE ? Number : (text) => text;
}
