import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';

/** A copy of the project that is a later version: it has one migration more, or two. */
export type NextVersion = {
  readonly folder: string;
  /** Adds a migration, and returns its name. */
  addMigration(): string;
  /** Takes the added migrations away again: with the same files, processes read what was compiled of them before. */
  takeBack(): void;
  remove(): void;
};

export function makeNextVersion(): NextVersion {
  const folder = mkdtempSync(join(tmpdir(), 'registry-next-'));
  cpSync(join(projectRoot, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(projectRoot, 'package.json'), join(folder, 'package.json'));
  const folders = readdirSync(projectRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: part } of folders.filter(({ name }) => !['src', 'data', '.git'].includes(name)))
    symlinkSync(join(projectRoot, part), join(folder, part));
  const list = join(folder, 'src/store/migrations/index.ts');
  const present = readFileSync(list, 'utf8');
  let added = 0;
  return {
    folder,
    addMigration() {
      added += 1;
      const name = `99${added}0-next`;
      writeFileSync(join(folder, `src/store/migrations/${name}.ts`), migrationText(added));
      const text = readFileSync(list, 'utf8');
      const entry = `  { name: '${name}', up: next${added} },\n];\n`;
      const listed = `import { up as next${added} } from './${name}.ts';\n${text.replace(/\];\n$/, entry)}`;
      writeFileSync(list, listed);
      return name;
    },
    takeBack() {
      added = 0;
      writeFileSync(list, present);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Changes a table that is written meanwhile, and takes long enough for requests to meet it. */
const migrationText = (number: number): string => `
  export async function up(k) {
    const isSqlite = k.client.config.client === 'better-sqlite3';
    await k.schema.alterTable('accounts', (t) => { t.text('next_${number}').notNullable().defaultTo(''); });
    await k('accounts').update({ next_${number}: 'filled' });
    await k.raw('create index accounts_next_${number} on accounts (next_${number}, id)');
    await k.schema.createTable('next_${number}', (t) => { t.text('id').primary(); });
    await k.raw(isSqlite
      ? 'with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000000) select count(*) from n'
      : 'select pg_sleep(1)');
  }
`;
