import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '../../../domain/errors.ts';
import { nameWithoutSecrets } from '../../../domain/text/database-fault.ts';
import { parseDatabaseUrl } from '../dialect.ts';
import { UNFINISHED_COPY } from '../ledger.ts';
import { appliedTo, demandMigrated, migrate, migrateSqlite, missing } from '../migrate.ts';
import { opening } from '../opening.ts';
import { openSqlite } from '../sqlite.ts';
import { type Copied, copyDatabase } from './copy-database.ts';
import { freeze, openPostgresSide } from './postgres-side.ts';
import type { Side, TargetSide } from './side.ts';
import { openSqliteSide, sqliteSide } from './sqlite-side.ts';
import { type TableShape, tableShapes } from './table-shapes.ts';

export type CopySummary = Copied & {
  readonly from: string;
  readonly to: string;
  /** Tables of the source that do not belong to the service, such as those of a program for backups. */
  readonly left_out: readonly string[];
};

/** How long a copy waits for a database that others use: a copy that was killed holds it until the server notices. */
const WAIT_MS = 5_000;

/**
 * Copies a whole database to another one, of either engine.
 *
 * @param options.shapes tables that are copied, from a database in memory that has every migration
 * @throws {OperatorError} when either database is in use, has another schema, or the target holds other data
 */
export async function runCopy(
  from: string,
  to: string,
  report: (line: string) => void,
  { shapes = tableShapes, waitMs = WAIT_MS }: { shapes?: typeof tableShapes; waitMs?: number } = {},
): Promise<CopySummary> {
  const sourceName = nameOf(from, 'DATABASE_URL');
  const targetName = nameOf(to, '--to');
  if (sourceName === targetName) throw new OperatorError('--to: is the database that DATABASE_URL names');
  await opening('DATABASE_URL', from, () => demandMigrated(from));
  const memory = openSqlite(':memory:');
  const open: Side[] = [sqliteSide(memory)];
  try {
    await migrateSqlite(memory);
    const tables = shapes(memory);
    const source = await openSide(from, 'DATABASE_URL', waitMs);
    open.push(source);
    if (source.engine === 'postgres') await freeze(source, tables, 'DATABASE_URL', waitMs);
    await opening('--to', to, () => prepareTarget(to, waitMs));
    const target = await openSide(to, '--to', waitMs);
    open.push(target);
    const plan = { source, target, tables, fresh: sqliteSide(memory), sourceName, report };
    return {
      from: sourceName,
      to: targetName,
      left_out: leftOut(await tablesOf(source), tables),
      ...(await copyDatabase(plan)),
    };
  } finally {
    for (const side of open.toReversed()) await side.close();
  }
}

/** A database without user and password, for people and to recognize it again. */
function nameOf(url: string, what: string): string {
  if (!/^(sqlite:.|postgres(ql)?:\/\/)/.test(url))
    throw new OperatorError(`${what}: expected sqlite:PATH or postgres://…`);
  const place = parseDatabaseUrl(url);
  if (place.engine === 'postgres') return nameWithoutSecrets(place.url);
  if (place.path === ':memory:') throw new OperatorError(`${what}: must not be a database in memory`);
  return `sqlite:${resolve(place.path)}`;
}

const openSide = (url: string, name: string, waitMs: number): Promise<TargetSide> => {
  const place = parseDatabaseUrl(url);
  return place.engine === 'sqlite'
    ? openSqliteSide(place.path, name, waitMs)
    : openPostgresSide(place.url, name, waitMs);
};

/** Gives an empty target its schema; refuses one that has another schema, or tables of another program. */
async function prepareTarget(url: string, waitMs: number): Promise<void> {
  const applied = (await appliedTo(url)).filter((name) => name !== UNFINISHED_COPY);
  if (applied.length === 0) {
    const others = await tablesAt(url, waitMs);
    if (others.length > 0)
      throw new OperatorError(`--to: the database has the table ${others[0]}; give a new, empty database`);
    await migrate(url);
    return;
  }
  const known = new Set(missing([]));
  const foreign = applied.find((name) => !known.has(name));
  if (foreign !== undefined)
    throw new OperatorError(`--to: the database has the migration ${foreign}, which this program lacks`);
  const [first] = missing(applied);
  if (first !== undefined)
    throw new OperatorError(`--to: the database lacks the migration ${first}; give a new, empty database`);
}

async function tablesAt(url: string, waitMs: number): Promise<string[]> {
  const place = parseDatabaseUrl(url);
  if (place.engine === 'sqlite' && !existsSync(place.path)) return [];
  const side = await openSide(url, '--to', waitMs);
  try {
    return await tablesOf(side);
  } finally {
    await side.close();
  }
}

async function tablesOf(side: Side): Promise<string[]> {
  const rows = await side.all(
    side.engine === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name"
      : 'select tablename from pg_tables where schemaname = current_schema() order by tablename',
  );
  return rows.map(([name]) => String(name));
}

function leftOut(found: readonly string[], tables: readonly TableShape[]): string[] {
  const copied = new Set(tables.map(({ name }) => name));
  return found.filter((name) => !copied.has(name) && !name.startsWith('knex_'));
}
