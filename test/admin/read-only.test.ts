import { existsSync } from 'node:fs';
import { assert } from 'chai';
import { migrations } from '../../src/store/migrations/index.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { tableColumns } from '../support/sql.ts';
import { runAdmin } from './run-admin.ts';

const LISTS = [
  ['org', 'list'],
  ['principal', 'list'],
  ['account', 'list'],
  ['buy', 'list'],
  ['creative', 'list'],
  ['audience', 'list'],
  ['catalog', 'list'],
  ['agent', 'list'],
  ['brand', 'reviews'],
  ['property', 'reviews'],
  ['name', 'list'],
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`commands that only show something, on ${engine.name}`, () => {
    let empty: Database;
    let migrated: Database;
    before(async () => {
      empty = await engine.createEmpty();
      migrated = await engine.create();
    });
    after(() => Promise.all([empty.drop(), migrated.drop()]));

    it('show it on a migrated database', async () => {
      for (const words of LISTS) {
        const { code, stderr } = await runAdmin({ DATABASE_URL: migrated.url }, ...words);
        assert.equal(code, 0, `${words.join(' ')}: ${stderr}`);
      }
    });

    it('bring no database to another schema, and make none', async () => {
      for (const words of LISTS) {
        const { code, stdout, stderr } = await runAdmin({ DATABASE_URL: empty.url }, ...words);
        assert.deepEqual([code, stdout], [1, ''], words.join(' '));
        const more = migrations.length - 1;
        assert.include(
          stderr,
          empty.url.startsWith('sqlite:')
            ? `DATABASE_URL: there is no database ${empty.url}; correct the path`
            : `lacks the migration ${migrations[0]?.name} and ${more} more; run admin migrate first`,
        );
      }
      const path = /^sqlite:(.+)$/.exec(empty.url)?.[1];
      if (path === undefined) assert.equal((await tableColumns(empty.url)).size, 0);
      else assert.isFalse(existsSync(path));
    });
  });
}
