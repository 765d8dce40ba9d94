import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { mirrorCommand } from '../../mirror/command.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { tableColumns } from '../support/sql.ts';

/** Runs a command as a person does; none of them may need a registry here. */
async function mirror(...args: string[]) {
  const ran = { code: undefined as number | undefined, out: '', err: '' };
  const into = (name: 'out' | 'err') => ({
    write(text: string) {
      ran[name] += text;
    },
  });
  const program = mirrorCommand({
    out: into('out'),
    err: into('err'),
    env: {},
    signal: new AbortController().signal,
    version: '',
    now: () => new Date(),
    serve: () => assert.fail('nothing is served here'),
    followBeside: () => assert.fail('nothing is followed here'),
    onExit(code) {
      ran.code = code;
    },
  });
  await program.parseAsync(args, { from: 'user' });
  return ran;
}

/** Commands that make or bring up a copy; every other one needs what is there already. */
const MAKING = new Set(['init', 'follow', 'update', 'serve']);
const NEEDING = mirrorCommand({
  out: { write() {} },
  err: { write() {} },
  env: {},
  signal: new AbortController().signal,
  version: '',
  now: () => new Date(),
  serve: async () => {},
  followBeside: async () => {},
  onExit() {},
})
  .commands.map((command) => command.name())
  .filter((name) => !MAKING.has(name));

describe('commands for a copy that is not there', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const name of NEEDING)
    it(`say what is missing and how to mend it, and make nothing: ${name}`, async () => {
      const url = `sqlite:${join(folder, 'mistyped', 'copy.sqlite')}`;
      const keyFile = name.startsWith('witness') ? ['--key-file', join(folder, 'no.pem')] : [];
      const log = name === 'witness' ? ['--log', 'registry.example/log/1+x'] : [];
      const { code, out, err } = await mirror(name, '--database', url, ...keyFile, ...log);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, /^--(database \(DATABASE_URL\)|key-file \(WITNESS_KEY_FILE\)|log)[ :][^\n]*\n$/);
      assert.deepEqual(readdirSync(folder), []);
    });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a database without a copy on ${engine.name}`, () => {
    let database: Database;
    beforeEach(async () => {
      database = await engine.createEmpty();
    });
    afterEach(() => database.drop());

    for (const name of ['status', 'verify']) {
      it(`is refused and left without tables by ${name}`, async () => {
        const { code, out, err } = await mirror(name, '--database', database.url);
        assert.deepEqual([code, out], [2, '']);
        assert.match(err, /^--database \(DATABASE_URL\): there is no copy in .+ run `mirror init` first/);
        assert.notInclude(err, 'password');
        const path = /^sqlite:(.+)$/.exec(database.url)?.[1];
        if (path === undefined) assert.equal((await tableColumns(database.url)).size, 0);
        else assert.isFalse(existsSync(path));
      });

      it(`is left as it is by ${name} when it is one of a registry`, async () => {
        await migrate(database.url);
        const before = await tableColumns(database.url);
        const { code, err } = await mirror(name, '--database', database.url);
        assert.equal(code, 2);
        assert.include(err, 'there is no copy in');
        assert.deepEqual(await tableColumns(database.url), before);
      });
    }
  });
}
