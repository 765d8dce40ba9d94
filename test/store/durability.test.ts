import { assert } from 'chai';
import { nothingChecked } from '../../src/domain/contract/sent-check.ts';
import { noSealer } from '../../src/store/engine/sealer.ts';
import { openSqlite } from '../../src/store/engine/sqlite.ts';
import { sqliteTransactions, sqliteWriter } from '../../src/store/engine/sqlite-transaction.ts';
import { bothEngines } from '../support/databases.ts';

const NORMAL = 1;
const FULL = 2;

describe('durability on sqlite', () => {
  const sqlite = bothEngines.find(({ name }) => name === 'sqlite');

  /** How commits wait for the disk during one transaction after the other. */
  async function levels(sqliteSynchronous: 'full' | 'normal', losable: readonly boolean[]) {
    const database = await sqlite?.create();
    if (database === undefined) throw new Error('no SQLite');
    const connection = openSqlite(database.url.slice('sqlite:'.length));
    try {
      const transact = sqliteTransactions(sqliteWriter(connection), {
        limitMs: 1_000,
        committed: () => {},
        sqliteSynchronous,
        context: {
          sealer: () => noSealer,
          now: () => new Date(),
          hasAnnounced: () => false,
          share: () => null,
          sent: nothingChecked,
        },
      });
      const seen: unknown[] = [];
      for (const isLosable of losable)
        await transact(async () => seen.push(connection.pragma('synchronous', { simple: true })), {
          isLosable,
        });
      return seen;
    } finally {
      connection.close();
      await database.drop();
    }
  }

  it('waits for the disk before a commit is reported, unless the commit may be lost', async () => {
    assert.deepEqual(await levels('full', [false, true, true, false]), [FULL, NORMAL, NORMAL, FULL]);
  });

  it('never waits where the setting says so', async () => {
    assert.deepEqual(await levels('normal', [false, true]), [NORMAL, NORMAL]);
  });
});
