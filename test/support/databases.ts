import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { loadSentCheck } from '../../src/domain/contract/sent-check.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import type { StoreOptions } from '../../src/store/opened.ts';
import { addCatalogs } from './catalog-words.ts';
import { placeForDatabases } from './files-place.ts';
import { patientStore } from './patience.ts';
import { type Database, openPostgresDatabases } from './postgres-databases.ts';

export type { Database } from './postgres-databases.ts';

/** A store on a database of its own; `drop` closes it first. */
export type TestStore = Store & Database;

export type TestEngine = {
  readonly name: 'sqlite' | 'postgres';
  /** A database with every migration and the words of the built-in catalogs, without anything of another test. */
  create(): Promise<Database>;
  /** A database with every migration, and nothing that the service makes in it. */
  createMigrated(): Promise<Database>;
  /** A database without any table. */
  createEmpty(): Promise<Database>;
  /** `create` and `openStore` in one. */
  open(options?: StoreOptions): Promise<TestStore>;
};

/** Errors of transactions that awaited something else than the store; the hooks fail the test. */
export const yields: Error[] = [];

let made = 0;
const nextName = () => {
  made += 1;
  return `suite_${made}`;
};

const once = <T>(make: () => Promise<T>) => {
  let promise: Promise<T> | undefined;
  return {
    get: () => {
      promise ??= make();
      return promise;
    },
    made: () => promise,
  };
};

/** Everything that a store of a test writes to be sent is checked. */
const sentCheck = once(() => loadSentCheck(() => true));

let folder: string | undefined;
function fileIn(name: string): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(placeForDatabases(), 'registry-sqlite-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return join(folder, `${name}.sqlite`);
}

const sqliteMigrated = once(async () => {
  const path = fileIn('migrated');
  await migrate(`sqlite:${path}`);
  return path;
});

const sqliteTemplate = once(async () => {
  const path = fileIn('template');
  copyFileSync(await sqliteMigrated.get(), path);
  await addCatalogs(`sqlite:${path}`);
  return path;
});

const sqliteFile = (path: string): Database => ({
  url: `sqlite:${path}`,
  async drop() {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  },
});

async function sqliteCopy(template: Promise<string>): Promise<Database> {
  const path = fileIn(nextName());
  copyFileSync(await template, path);
  return sqliteFile(path);
}

const server = once(openPostgresDatabases);

const creators: readonly Omit<TestEngine, 'open'>[] = [
  {
    name: 'sqlite',
    create: () => sqliteCopy(sqliteTemplate.get()),
    createMigrated: () => sqliteCopy(sqliteMigrated.get()),
    createEmpty: async () => sqliteFile(fileIn(nextName())),
  },
  {
    name: 'postgres',
    create: async () => (await server.get()).create(),
    createMigrated: async () => (await server.get()).createMigrated(),
    createEmpty: async () => (await server.get()).createEmpty(),
  },
];

/** For tests that hold one engine against the other. */
export const bothEngines: readonly TestEngine[] = creators.map((engine) => ({
  ...engine,
  async open(options = {}) {
    const [{ url, drop }, sent] = await Promise.all([engine.create(), sentCheck.get()]);
    const forTests = {
      ...patientStore,
      sent,
      onYield: (error: Error) => yields.push(error),
      sqliteSynchronous: 'normal' as const,
    };
    const store = await openStore(url, { ...forTests, ...options });
    return {
      ...store,
      url,
      async drop() {
        await store.close();
        await drop();
      },
    };
  },
}));

/** Whether to try every combination, as at night, rather than those that can differ. */
export const isWhole = process.env.TEST_WHOLE === '1';

/** Comma list of the engines to test on; all when it is not given. */
const wanted = process.env.TEST_ENGINES?.split(',');

/** The engines, each giving a suite databases of its own. PostgreSQL starts when the first one is asked for. */
export const engines: readonly TestEngine[] = bothEngines.filter(
  ({ name }) => wanted?.includes(name) ?? true,
);

const SLOW_FILES = join(projectRoot, 'test/slow-files.txt');

/**
 * One of the engines, by the name of the file, for tests of what lies in front of the store: what these show has no SQL
 * of its own. The slowest files take the first one, SQLite, where the same requests take two thirds of the processor time.
 * All of them where files are named on the command line, and in `npm run test:all`.
 */
export function enginesInTurn(file: string): readonly TestEngine[] {
  if (isWhole || process.env.TEST_IN_TURN !== '1') return engines;
  if (readFileSync(SLOW_FILES, 'utf8').split('\n').includes(relative(projectRoot, file)))
    return engines.slice(0, 1);
  const sum = [...basename(file)].reduce((total, char) => total + char.charCodeAt(0), 0);
  return engines.filter((_, index) => index === sum % engines.length);
}

/** For tests that are about PostgreSQL itself. */
export const postgres = bothEngines.find(({ name }) => name === 'postgres');

/** Stops the server, if one was started. Files go when the process ends, however it does. */
export async function removeDatabases(): Promise<void> {
  await (await server.made())?.stop();
}
