import { assert } from 'chai';
import pg from 'pg';
import type { Topic } from '../../src/store/engine/database.ts';
import { StoreError } from '../../src/store/engine/errors.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { engines, postgres, type TestStore } from '../support/databases.ts';
import { someRegistryEvent } from '../support/registry-events.ts';
import { rejects } from '../support/rejects.ts';

const now = new Date(1_000);
const job = { kind: 'pushFeed', payload: { id: 'x' }, runAt: now, maxAttempts: 1 } as const;
const event = someRegistryEvent({ createdAt: now });

describe('onWrite on a database that does not answer', () => {
  it('fails like every other use of it, and does not try again behind the caller', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    await new Promise(setImmediate);
    const before = timers();
    const opening = openStore('postgres://nobody:x@127.0.0.1:1/none', { onWrite: () => {} });
    const failure = await opening.catch((cause: unknown) => cause);
    assert.isTrue(failure instanceof StoreError && failure.isTemporary);
    while (timers() > before) await new Promise(setImmediate);
  });
});

for (const engine of engines) {
  describe(`onWrite on ${engine.name}`, () => {
    let writer: TestStore;
    let other: Store;
    let written: Topic[][] = [];
    let heard: Topic[][] = [];
    let wake = () => {};

    before(async () => {
      writer = await engine.open({ onWrite: (topics) => written.push([...topics]) });
      other = await openStore(writer.url, {
        onWrite: (topics) => {
          heard.push([...topics]);
          wake();
        },
      });
    });
    after(async () => {
      await other.close();
      await writer.drop();
    });
    // Opening announces everything, as something may have been missed before.
    beforeEach(() => {
      written = [];
      heard = [];
      wake = () => {};
    });

    const woken = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });

    it('tells this process what was announced, after the commit', async () => {
      await writer.transaction(async (tx) => {
        await tx.events.append([event]);
        await tx.jobs.enqueue(job);
        assert.deepEqual(written, []);
      });
      assert.deepEqual(written[0], ['events', 'jobs']);
    });

    it('tells nothing of a transaction that announced nothing or was rolled back', async () => {
      await writer.transaction((tx) => tx.limits.prune(now));
      await rejects(
        writer.transaction(async (tx) => {
          await tx.events.append([event]);
          throw new Error('no');
        }),
      );
      assert.deepEqual(written, []);
    });

    it('tells other processes', async () => {
      const told = woken();
      await writer.transaction((tx) => tx.events.append([event]));
      await told;
      assert.include(heard.flat(), 'events');
    });

    it('refuses an announcement after the end', async () => {
      let late: (() => Promise<unknown>) | undefined;
      await writer.transaction(async (tx) => {
        late = () => tx.jobs.enqueue(job);
      });
      await rejects(late?.() ?? Promise.resolve(), 'ended');
    });
  });
}

describe('onWrite', () => {
  it('listens again after its connection was cut', async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    let wake = () => {};
    const writer = await postgres.open();
    const other = await openStore(writer.url, { onWrite: () => wake() });
    const admin = new pg.Client({ connectionString: writer.url });
    await admin.connect();
    try {
      const again = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()`,
      );
      await again;
      const told = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const write = () => writer.transaction((tx) => tx.events.append([event]));
      await write();
      await told;
    } finally {
      await admin.end();
      await other.close();
      await writer.drop();
    }
  });
});
