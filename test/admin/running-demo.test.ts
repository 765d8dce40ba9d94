import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { createOrganization } from '../../src/admin/organizations.ts';
import { demoDatabaseUrl, forgetRunningDemo, noteRunningDemo } from '../../src/infra/running-demo.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { runAdminWith } from './run-admin.ts';

describe('an operator command beside a running demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'running-demo-'));
  const url = demoDatabaseUrl(folder);
  const other = `sqlite:${join(folder, 'other.sqlite')}`;
  before(async () => {
    for (const [database, name] of [
      [url, 'Demo'],
      [other, 'Other'],
    ] as const) {
      await migrate(database);
      const store = await openStore(database);
      await createOrganization(store, { name });
      await store.close();
    }
  });
  after(() => rmSync(folder, { recursive: true }));
  beforeEach(() => noteRunningDemo(folder, { DATABASE_URL: url, PORT: '8080' }));

  const list = (env: Record<string, string>) => runAdminWith('', env, ['org', 'list'], folder);
  const names = ({ stdout }: { stdout: string }): string[] =>
    JSON.parse(stdout).organizations.map(({ name }: { name: string }) => name);

  it('uses the database of the demo, and says so', async () => {
    const ended = await list({});
    assert.equal(ended.code, 0, ended.stderr);
    assert.deepEqual(names(ended), ['Demo']);
    assert.equal(
      ended.stderr,
      `A demo runs: this command uses its database, ${url}. Set DATABASE_URL to use another.\n`,
    );
  });

  it('with a DATABASE_URL uses that, silently', async () => {
    const ended = await list({ DATABASE_URL: other });
    assert.deepEqual([names(ended), ended.stderr], [['Other'], '']);
  });

  for (const [what, leave] of [
    ['has stopped', () => forgetRunningDemo(folder)],
    // No process has this id: it is above the largest of Linux and macOS.
    [
      'was killed',
      () => writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: 2 ** 30, settings: {} })),
    ],
    ['left no JSON', () => writeFileSync(join(folder, 'running.json'), '{"pid":')],
    [
      'left no settings',
      () => writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: process.pid })),
    ],
  ] as const) {
    it(`ignores a demo that ${what}`, async () => {
      leave();
      const before = process.cwd();
      process.chdir(folder);
      try {
        const { code, stderr } = await list({});
        assert.equal(code, 1);
        assert.match(stderr, /^DATABASE_URL: there is no database /);
      } finally {
        process.chdir(before);
      }
    });
  }

  it('in production ignores the demo', async () => {
    const { code, stderr } = await list({ MODE: 'production' });
    assert.equal(code, 1);
    assert.match(stderr, /^BASE_URL: must be given in production/);
  });
});
