import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { createReadiness, type ReadinessTools } from '../../src/store/readiness.ts';
import { bothEngines, engines, type TestEngine } from '../support/databases.ts';
import { execute } from '../support/sql.ts';

const named = (name: TestEngine['name']): TestEngine => {
  const engine = bothEngines.find((each) => each.name === name);
  if (engine === undefined) throw new Error(`there is no ${name}`);
  return engine;
};
const isChosen = (name: TestEngine['name']) => engines.some((engine) => engine.name === name);

describe('readiness', () => {
  const well: ReadinessTools = {
    isMigrated: async () => true,
    write: async () => {},
    freeBytes: async () => 1024 ** 3,
  };
  const failing = (code: string) => Object.assign(new Error(code), { code });

  it('is given when the schema is complete and a write succeeds', async () => {
    assert.isTrue(await createReadiness(well).ready());
    assert.isTrue(await createReadiness({ ...well, freeBytes: async () => null }).ready());
  });

  it('is not given without a migration, a database that responds, room, or a write', async () => {
    const broken: Partial<ReadinessTools>[] = [
      { isMigrated: async () => false },
      { isMigrated: () => Promise.reject(new Error('away')) },
      { freeBytes: async () => 0 },
      { freeBytes: async () => 1024 * 1024 - 1 },
      { freeBytes: () => Promise.reject(new Error('no file system')) },
      { write: () => Promise.reject(failing('SQLITE_FULL')) },
      { write: () => Promise.reject(failing('25006')) },
    ];
    for (const part of broken) assert.isFalse(await createReadiness({ ...well, ...part }).ready());
  });

  it('is withdrawn when a write of a caller found no room, and by no other failure', async () => {
    for (const code of ['53100', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE']) {
      const readiness = createReadiness(well);
      assert.isTrue(await readiness.ready());
      readiness.writeFailed(failing(code));
      assert.isFalse(await readiness.ready(), code);
    }
    for (const code of ['23505', '40P01', 'SQLITE_BUSY', 'SQLITE_CONSTRAINT']) {
      const readiness = createReadiness(well);
      readiness.writeFailed(failing(code));
      assert.isTrue(await readiness.ready(), code);
    }
  });

  it('costs one write for many looks, and none that waits behind another', async () => {
    let writes = 0;
    let end = () => {};
    const write = () => {
      writes += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    const readiness = createReadiness({ ...well, write });
    for (let round = 0; round < 2; round += 1) {
      const looks = await Promise.all(Array.from({ length: 20 }, () => readiness.ready()));
      assert.notInclude(looks, false);
    }
    assert.equal(writes, 1);
    end();
    assert.isTrue(await readiness.ready());
    assert.equal(writes, 1);
  });
});

if (isChosen('sqlite'))
  describe('a store whose disk is full', () => {
    it('is not ready, also when others filled it, and is ready again once there is room', async () => {
      const database = await named('sqlite').create();
      const size = statSync(database.url.slice('sqlite:'.length)).size;
      // In blocks of 1024 bytes; the signal that a file is too large is ignored, so that the write fails.
      const limited = `trap '' XFSZ; ulimit -S -f ${Math.ceil(size / 1024) + 600}; exec "$0" "$@"`;
      const program = new URL('full-disk-child.ts', import.meta.url).pathname;
      const child = spawn('bash', ['-c', limited, process.execPath, program, database.url], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
      const ask = async (line: string) => {
        child.stdin.write(`${line}\n`);
        return String((await answers.next()).value);
      };
      try {
        assert.equal(await ask('ready'), 'true');
        assert.equal(await ask('fill'), 'unavailable unavailable');
        assert.equal(await ask('ready'), 'false');
        assert.equal(await ask('other'), 'false');
        execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited']);
        while ((await ask('ready')) === 'false') await sleep(50);
      } finally {
        child.stdin.end();
        await once(child, 'exit');
        await database.drop();
      }
    });
  });

if (isChosen('postgres'))
  describe('a store whose database takes no writes', () => {
    it('is not ready, though it can read', async () => {
      const { url, drop } = await named('postgres').createEmpty();
      await migrate(url);
      await (await openStore(url)).close();
      const name = new URL(url).pathname.slice(1);
      await execute(url, `alter database ${name} set default_transaction_read_only = on`);
      const store = await openStore(url);
      try {
        assert.isUndefined(await store.read.organizations.find('x'));
        assert.isFalse(await store.ready());
      } finally {
        await store.close();
        await drop();
      }
    });
  });
