import { setImmediate as nextTurn } from 'node:timers/promises';
import { assert } from 'chai';
import { nothingChecked } from '../../../src/domain/contract/sent-check.ts';
import type { Db } from '../../../src/store/engine/database.ts';
import { noSealer } from '../../../src/store/engine/sealer.ts';
import { openSqlite, type SqliteConnection } from '../../../src/store/engine/sqlite.ts';
import {
  type SqliteWriter,
  sqliteTransactions,
  sqliteWriter,
} from '../../../src/store/engine/sqlite-transaction.ts';
import type { Transact } from '../../../src/store/engine/transaction.ts';
import { organizations } from '../../../src/store/members/organizations.ts';
import { bothEngines, type Database } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';

const sqlite = bothEngines.find(({ name }) => name === 'sqlite');
const NORMAL = 1;
const FULL = 2;
const insert = (db: Db, id: string) =>
  organizations(db).insert({ id, name: id, tier: null, createdAt: new Date(1_000) });

describe('transactions that commit together', () => {
  let at: Database;
  let writer: SqliteWriter;
  let other: SqliteConnection;
  let transact: Transact;

  beforeEach(async () => {
    at = (await sqlite?.create()) ?? assert.fail('no SQLite');
    const path = at.url.slice('sqlite:'.length);
    writer = sqliteWriter(openSqlite(path));
    other = openSqlite(path);
    transact = sqliteTransactions(writer, {
      limitMs: 5_000,
      committed: () => {},
      sqliteSynchronous: 'full',
      context: {
        sealer: () => noSealer,
        now: () => new Date(),
        hasAnnounced: () => false,
        share: () => null,
        sent: nothingChecked,
      },
    });
  });
  afterEach(async () => {
    writer.connection.close();
    other.close();
    await at.drop();
  });

  const stored = () => other.prepare<[], string>('select id from organizations order by id').pluck().all();
  /** Until what a group does at the end of a turn is done. */
  const restOfTurn = async () => {
    await new Promise((resume) => process.nextTick(resume));
    await nextTurn();
  };
  const level = () => writer.connection.pragma('synchronous', { simple: true });

  it('that fail for what they read of an earlier one are told so when others can read it too', async () => {
    const first = transact((db) => insert(db, 'a'));
    const told = await transact(async (db) => {
      if (await organizations(db).find('a')) throw new Error('the name is taken');
    }).catch((cause: Error) => ({ message: cause.message, stored: stored() }));
    assert.deepEqual(told, { message: 'the name is taken', stored: ['a'] });
    await first;
  });

  it('that fail are told so when an earlier one is lost with the disk', async () => {
    const first = transact((db) => insert(db, 'a')).then(
      () => 'kept',
      () => 'lost',
    );
    const second = transact(async (db) => {
      await insert(db, 'b');
      writer.connection.exec('rollback');
      throw new Error('the disk failed');
    });
    assert.equal((await rejects(second)).message, 'the disk failed');
    assert.equal(await first, 'lost');
    assert.deepEqual(stored(), []);
  });

  it('are reported to none of their callers before the commit that they share', async () => {
    let isReported = false;
    const first = transact((db) => insert(db, 'a')).then(() => {
      isReported = true;
    });
    const seen = await transact(async (db) => {
      await insert(db, 'b');
      return { stored: stored(), isReported };
    });
    assert.deepEqual(seen, { stored: [], isReported: false });
    assert.deepEqual(stored(), ['a', 'b']);
    await first;
  });

  it('take back only what the one that fails has written', async () => {
    const writes = [
      transact((db) => insert(db, 'a')),
      rejects(
        transact(async (db) => {
          await insert(db, 'b');
          throw new Error('no');
        }),
      ),
      transact((db) => insert(db, 'c')),
      // Its second statement fails, which it does not notice.
      rejects(
        transact(async (db) => {
          await insert(db, 'd');
          await insert(db, 'a').catch(() => {});
        }),
      ),
      transact((db) => insert(db, 'e')),
    ];
    await Promise.all(writes);
    assert.deepEqual(stored(), ['a', 'c', 'e']);
  });

  it('go on when the first one fails', async () => {
    const failing = rejects(
      transact(async (db) => {
        await insert(db, 'a');
        throw new Error('no');
      }),
    );
    await Promise.all([failing, transact((db) => insert(db, 'b')), transact((db) => insert(db, 'c'))]);
    assert.deepEqual(stored(), ['b', 'c']);
  });

  it('are all refused when the commit fails, and leave nothing', async () => {
    const writes = [
      transact((db) => insert(db, 'a')),
      transact(async (db) => {
        // Checked by the commit, not by the statement.
        writer.connection.pragma('defer_foreign_keys = on');
        writer.connection
          .prepare(
            "insert into api_keys (id, org_id, name, key_hash, permissions, created_at) values ('k', 'nobody', 'k', 'h', '[]', 1)",
          )
          .run();
        await insert(db, 'b');
      }),
      transact((db) => insert(db, 'c')),
    ];
    const outcomes = await Promise.allSettled(writes);
    assert.deepEqual(
      outcomes.map((one) => (one.status === 'rejected' ? one.reason.code : 'kept')),
      Array.from(writes, () => 'SQLITE_CONSTRAINT_FOREIGNKEY'),
    );
    assert.deepEqual(stored(), []);
    await transact((db) => insert(db, 'd'));
    assert.deepEqual(stored(), ['d']);
  });

  it('are all refused when SQLite rolls back by itself', async () => {
    const outcomes = await Promise.allSettled([
      transact((db) => insert(db, 'a')),
      transact(async (db) => {
        await insert(db, 'b');
        writer.connection.exec('rollback');
        throw new Error('the disk is gone');
      }),
      transact((db) => insert(db, 'c')),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(stored(), ['c']);
  });

  it('wait for the disk unless all of them may be lost', async () => {
    const levels = (...losable: boolean[]) =>
      Promise.all(losable.map((isLosable) => transact(async () => level(), { isLosable })));
    assert.deepEqual(await levels(true, true), [NORMAL, NORMAL]);
    assert.deepEqual(await levels(false, true), [FULL, FULL]);
    assert.deepEqual(await levels(true, false, true), [NORMAL, FULL, FULL]);
  });

  it('have committed before other work gets the connection', async () => {
    const first = transact((db) => insert(db, 'a'));
    const between = writer.mutex.run(() => ({ isOpen: writer.connection.inTransaction, stored: stored() }));
    const second = transact((db) => insert(db, 'b'));
    assert.deepEqual(await between, { isOpen: false, stored: ['a'] });
    await Promise.all([first, second]);
    assert.isFalse(writer.connection.inTransaction);
  });

  it('may begin later in the same turn of the event loop', async () => {
    const first = transact((db) => insert(db, 'a'));
    await new Promise((resume) => process.nextTick(resume));
    assert.isTrue(writer.connection.inTransaction);
    const seen = await transact(async (db) => {
      await insert(db, 'b');
      return stored();
    });
    assert.deepEqual(seen, []);
    assert.deepEqual(stored(), ['a', 'b']);
    await first;
  });

  it('have committed when the writer is idle, and before work that begins in the same turn', async () => {
    const first = transact((db) => insert(db, 'a'));
    await new Promise((resume) => process.nextTick(resume));
    assert.isFalse(await writer.mutex.run(() => writer.connection.inTransaction));
    const second = transact((db) => insert(db, 'b'));
    await new Promise((resume) => process.nextTick(resume));
    await writer.mutex.idle();
    assert.isFalse(writer.connection.inTransaction);
    assert.deepEqual(stored(), ['a', 'b']);
    await Promise.all([first, second]);
  });

  it('wait for the next caller after several have written together', async () => {
    await Promise.all(['a', 'b'].map((id) => transact((db) => insert(db, id))));
    const first = transact((db) => insert(db, 'c'));
    await restOfTurn();
    assert.isTrue(writer.connection.inTransaction);
    const seen = await transact(async (db) => {
      await insert(db, 'd');
      return stored();
    });
    assert.deepEqual(seen, ['a', 'b']);
    await first;
    assert.deepEqual(stored(), ['a', 'b', 'c', 'd']);
  });

  it('do not wait for others when one caller writes alone', async () => {
    await Promise.all(['a', 'b'].map((id) => transact((db) => insert(db, id))));
    await transact((db) => insert(db, 'c'));
    const alone = transact((db) => insert(db, 'd'));
    await restOfTurn();
    assert.deepEqual(stored(), ['a', 'b', 'c', 'd']);
    await alone;
  });

  it('do not wait for others when they may be lost', async () => {
    await Promise.all(['a', 'b'].map((id) => transact((db) => insert(db, id))));
    const losable = transact((db) => insert(db, 'c'), { isLosable: true });
    await restOfTurn();
    assert.deepEqual(stored(), ['a', 'b', 'c']);
    await losable;
  });

  it('are not more than a group holds, so that nobody waits for all others', async () => {
    let reported = 0;
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 100 }, async (_, number) => {
        await transact(async (db) => {
          await insert(db, `o${number}`);
          seen.push(reported);
        });
        reported += 1;
      }),
    );
    assert.isAbove(Math.max(...seen), 0);
    assert.lengthOf(stored(), 100);
  });
});
