import { assert } from 'chai';
import { openSqlite } from '../../../src/store/engine/sqlite.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Database, engines } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';

const organization = (id: string) => ({ id, name: id, tier: null, createdAt: new Date(1_000) });
const turn = () => new Promise((resume) => setImmediate(resume));
const [sqlite] = engines;

describe('sqliteTransactions', () => {
  let at: Database;
  let store: Store;
  let noticed: Error[];

  before(async () => {
    if (sqlite === undefined) assert.fail('no SQLite');
    at = await sqlite.create();
    store = await openStore(at.url, { onYield: (error) => noticed.push(error) });
  });
  beforeEach(() => {
    noticed = [];
  });
  after(async () => {
    await store.close();
    await at.drop();
  });

  it('notices a transaction that awaits something else than the store', async () => {
    await store.transaction(async (tx) => {
      await tx.organizations.insert(organization('a'));
      await turn();
      await tx.organizations.insert(organization('b'));
    });
    assert.lengthOf(noticed, 1);
    assert.isDefined(await store.read.organizations.find('b'));
  });

  it('does not mind many store calls, or many transactions at once', async () => {
    await store.transaction(async (tx) => {
      for (let index = 0; index < 500; index += 1) await tx.organizations.insert(organization(`c${index}`));
    });
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store.transaction((tx) => tx.organizations.insert(organization(`d${index}`))),
      ),
    );
    await turn();
    assert.deepEqual(noticed, []);
  });

  it('lets statements take their turns side by side', async () => {
    await store.transaction(async (tx) => {
      await Promise.all([tx.nextTurn(), tx.nextTurn(), tx.nextTurn()]);
      await tx.organizations.insert(organization('side by side'));
    });
    await turn();
    assert.deepEqual(noticed, []);
  });

  it('lets the event loop turn during a long transaction, and in work that asks for it', async () => {
    let turns = 0;
    let isOpen = true;
    const count = () => {
      turns += 1;
      if (isOpen) setImmediate(count);
    };
    setImmediate(count);
    await store.transaction(async (tx) => {
      // Ends only when the loop turns meanwhile.
      for (let index = 0; turns < 3; index += 1) await tx.organizations.insert(organization(`g${index}`));
      const before = turns;
      await tx.nextTurn();
      await tx.nextTurn();
      assert.isAtLeast(turns, before + 2);
    });
    isOpen = false;
    assert.deepEqual(noticed, []);
  });

  it('commits in a turn of its own after long work', async () => {
    let wasCommitted: boolean | undefined;
    const other = openSqlite(at.url.slice('sqlite:'.length), { readOnly: true });
    try {
      await store.transaction(async (tx) => {
        await tx.organizations.insert(organization('long'));
        setImmediate(() => {
          wasCommitted = other.prepare("select id from organizations where id = 'long'").get() !== undefined;
        });
        const began = performance.now();
        while (performance.now() - began < 20);
      });
      assert.isFalse(wasCommitted);
      assert.isDefined(other.prepare("select id from organizations where id = 'long'").get());
      assert.deepEqual(noticed, []);
    } finally {
      other.close();
    }
  });

  it('keeps other writers out while it lets the event loop turn', async () => {
    const order: string[] = [];
    const first = store.transaction(async (tx) => {
      await tx.organizations.insert(organization('h1'));
      for (let index = 0; index < 5; index += 1) await tx.nextTurn();
      order.push('first');
    });
    const second = store.transaction(async (tx) => {
      await tx.organizations.insert(organization('h2'));
      order.push('second');
    });
    await turn();
    assert.isUndefined(await store.read.organizations.find('h1'));
    await Promise.all([first, second]);
    assert.deepEqual(order, ['first', 'second']);
  });

  it('rolls back when what asked for a turn fails afterwards', async () => {
    const failing = store.transaction(async (tx) => {
      await tx.organizations.insert(organization('i'));
      await tx.nextTurn();
      throw new Error('no');
    });
    assert.equal((await rejects(failing)).message, 'no');
    assert.isUndefined(await store.read.organizations.find('i'));
  });

  it('commits what nobody waited for, also when it had to wait for a turn', async () => {
    const until = performance.now() + 20;
    await store.transaction(async (tx) => {
      await tx.organizations.insert(organization('j1'));
      while (performance.now() < until);
      void tx.organizations.insert(organization('j2'));
    });
    assert.isDefined(await store.read.organizations.find('j2'));
  });

  it('runs nothing after a rollback that waited for a turn', async () => {
    const until = performance.now() + 20;
    let late: Promise<unknown> | undefined;
    const failing = store.transaction(async (tx) => {
      await tx.organizations.insert(organization('k1'));
      while (performance.now() < until);
      late = rejects(tx.organizations.insert(organization('k2')), 'ended');
      throw new Error('no');
    });
    await rejects(failing);
    await late;
    assert.isUndefined(await store.read.organizations.find('k2'));
  });

  it('reads beside a transaction that is open, without waiting for it', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const writing = store.transaction(async (tx) => {
      await tx.organizations.insert(organization('e'));
      await held;
    });
    await turn();
    assert.isUndefined(await store.read.organizations.find('e'));
    release();
    await writing;
    assert.isDefined(await store.read.organizations.find('e'));
  });

  it('waits for the writer of another connection without blocking the thread', async () => {
    const other = openSqlite(at.url.slice('sqlite:'.length));
    other.exec('begin immediate');
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
      if (turns === 10) other.exec('commit');
    }, 1);
    try {
      await store.transaction((tx) => tx.organizations.insert(organization('f')));
    } finally {
      clearInterval(counting);
      other.close();
    }
    assert.isAtLeast(turns, 10);
  });

  it('enforces foreign keys', async () => {
    const error = await rejects(
      store.transaction((tx) =>
        tx.apiKeys.insert({
          id: 'k',
          orgId: 'nobody',
          name: 'k',
          keyHash: 'h',
          prefix: null,
          permissions: [],
          createdAt: new Date(1),
          lastUsedAt: null,
          expiresAt: null,
          revokedAt: null,
        }),
      ),
    );
    assert.propertyVal(error, 'code', 'SQLITE_CONSTRAINT_FOREIGNKEY');
  });
});

describe('a store in memory', () => {
  let store: Store;
  before(async () => {
    store = await openStore('sqlite::memory:', { transactionLimitMs: 100 });
  });
  after(() => store.close());

  it('is migrated and ready', async () => {
    assert.isTrue(await store.ready());
  });

  it('shows a transaction to readers only when it has committed', async () => {
    let seen: unknown = 'nothing yet';
    const writing = store.transaction(async (tx) => {
      await tx.organizations.insert(organization('a'));
      const reading = store.read.organizations.find('a').then((found) => {
        seen = found;
      });
      await turn();
      assert.equal(seen, 'nothing yet');
      return { reading };
    });
    await (await writing).reading;
    assert.deepEqual(seen, organization('a'));
  });

  it('gets out of a read that waits for its own transaction', async () => {
    await rejects(
      store.transaction(() => store.read.organizations.find('a')),
      'held_too_long',
    );
    assert.isDefined(await store.read.organizations.find('a'));
  });

  it('refuses writes outside a transaction, though the connection could', async () => {
    await rejects(store.read.organizations.insert(organization('b')), 'read_only');
  });

  it('is another one each time', async () => {
    const other = await openStore('sqlite::memory:');
    assert.isUndefined(await other.read.organizations.find('a'));
    await other.close();
  });
});
