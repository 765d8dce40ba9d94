import { existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { nothingChecked } from '../../../src/domain/contract/sent-check.ts';
import { createCheckpoints, MOST_PAGES } from '../../../src/store/engine/checkpoints.ts';
import { sqliteClock } from '../../../src/store/engine/database-time.ts';
import { parseDatabaseUrl } from '../../../src/store/engine/dialect.ts';
import { noSealer } from '../../../src/store/engine/sealer.ts';
import { openSqlite, useWal, writeBackAtCommit } from '../../../src/store/engine/sqlite.ts';
import { sqliteTransactions, sqliteWriter } from '../../../src/store/engine/sqlite-transaction.ts';
import { organizations } from '../../../src/store/members/organizations.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Database, engines } from '../../support/databases.ts';

const [sqlite] = engines;
const PAGE = 4096;
const MEGABYTE = 1024 * 1024;
const LARGE = 'x'.repeat(MEGABYTE / 4);

const organization = (id: string, name = LARGE) => ({ id, name, tier: null, createdAt: new Date(1_000) });

const job = {
  kind: 'crawlDomain',
  key: 'a',
  payload: { domain: 'a.example' },
  runAt: new Date(1),
  maxAttempts: 1,
} as const;

async function until(what: string, isTrue: () => boolean): Promise<void> {
  for (let left = 3_000; !isTrue(); left -= 1) {
    if (left === 0) assert.fail(`it never came that ${what}`);
    await sleep(20);
  }
}

describe('what was committed to SQLite', () => {
  let at: Database;
  let path: string;
  beforeEach(async () => {
    at = (await sqlite?.create()) ?? assert.fail('no SQLite');
    const target = parseDatabaseUrl(at.url);
    path = target.engine === 'sqlite' ? target.path : assert.fail('not SQLite');
  });
  afterEach(() => at.drop());

  const fileSize = () => statSync(path).size;
  const logSize = () => statSync(`${path}-wal`).size;

  it('stays in the log when the transaction ends, however large it is', async () => {
    const writer = openSqlite(path);
    await useWal(writer);
    writeBackAtCommit(writer, false);
    const { now } = sqliteClock;
    const context = {
      sealer: () => noSealer,
      now,
      hasAnnounced: () => false,
      share: () => null,
      sent: nothingChecked,
    };
    const transact = sqliteTransactions(sqliteWriter(writer), {
      limitMs: 30_000,
      context,
      sqliteSynchronous: 'full',
      committed: () => {},
    });
    const before = fileSize();
    await transact(async (db) => {
      for (let n = 0; n < 40; n += 1) await organizations(db).insert(organization(`${n}`));
    });
    assert.isAbove(logSize(), 10 * MEGABYTE);
    assert.equal(fileSize(), before);
    writer.close();
  });

  it('is not written back by the commit of a store', async () => {
    const sizes: number[] = [];
    const before = fileSize();
    // Called between the commit and the start of the thread.
    const store = await openStore(at.url, { onWrite: () => sizes.push(fileSize()) });
    try {
      await store.transaction(async (tx) => {
        for (let n = 0; n < 40; n += 1) await tx.organizations.insert(organization(`${n}`));
        await tx.jobs.enqueue(job);
      });
      assert.deepEqual(sizes, [before]);
    } finally {
      await store.close();
    }
  });

  describe('by a store', () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore(at.url);
    });
    afterEach(() => store.close());

    const write = (name: string, megabytes: number) =>
      store.transaction(async (tx) => {
        for (let n = 0; n < megabytes * 4; n += 1)
          await tx.organizations.insert(organization(`${name} ${n}`));
      });

    it('is written back soon after, and the log begins anew', async () => {
      const most = 2 * MOST_PAGES * PAGE;
      for (let n = 0; n < 5; n += 1) {
        await write(`a${n}`, 10);
        await until('all is in the database file', () => fileSize() > (n + 1) * 10 * MEGABYTE);
        assert.isBelow(logSize(), most);
      }
    });

    it('is written back when a reader has ended, for whose sake no write waits or fails', async () => {
      let written = 0;
      await store.snapshot(async () => {
        for (; written < 4; written += 1) await write(`b${written}`, 10);
        // The reader may still need the pages that are in the database file.
        assert.isBelow(fileSize(), 10 * MEGABYTE);
      });
      await until('all is in the database file', () => {
        written += 1;
        void write(`c${written}`, 0.25);
        return fileSize() > 40 * MEGABYTE;
      });
    });

    it('leaves no log behind when the store is closed', async () => {
      await write('d', 10);
      await store.close();
      assert.isFalse(existsSync(`${path}-wal`));
    });
  });

  describe('when its thread fails', () => {
    it('is left to the writer', async () => {
      await mkdir(`${path}.none`);
      await writeFile(`${path}.none-wal`, LARGE.repeat(20));
      let failures = 0;
      const checkpoints = createCheckpoints(`${path}.none`, {
        withoutWriter: (work) => work(),
        failed: () => {
          failures += 1;
        },
      });
      checkpoints.committed();
      await until('the failure is told', () => failures > 0);
      checkpoints.committed();
      await checkpoints.close();
      assert.equal(failures, 1);
    });
  });
});
