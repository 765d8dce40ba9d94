import { assert } from 'chai';
import fc from 'fast-check';
import { ApiError } from '../../../src/domain/errors.ts';
import { eventId, FEED_START } from '../../../src/domain/feed/feed.ts';
import { admitCursor } from '../../../src/record/feed/page.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Database, engines } from '../../support/databases.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';
import { execute, type Row, selectAll } from '../../support/sql.ts';

const NOW = new Date(1_790_000_000_000);
const TABLES = ['events', 'events_head', 'feed_epochs'] as const;

/** What of a feed a backup contains, and the ids that its history had issued until then. */
type Backup = { rows: Row[][]; known: ReadonlySet<string> };

/** A feed whose processes start and end, and whose database is replaced by earlier copies of itself. */
class Feed {
  readonly database: Database;
  processes: Store[] = [];
  /** Ids that the history of the present database has issued. */
  known = new Set<string>();
  /** Ids of every history. */
  readonly issued = new Set<string>();
  /** Ids that the history of the present database had not issued when it was restored. */
  lost: readonly string[] = [];
  readonly backups: Backup[] = [];

  constructor(database: Database) {
    this.database = database;
  }

  async start(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1)
      this.processes.push(await openStore(this.database.url, { sqliteSynchronous: 'normal' }));
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.splice(0).map((store) => store.close()));
  }

  async append(by: number, count: number, ms: number): Promise<void> {
    const store = this.processes[by % this.processes.length];
    const event = someRegistryEvent({ createdAt: new Date(NOW.getTime() + ms) });
    const appended = await store?.transaction((tx) =>
      tx.events.append(Array.from({ length: count }, () => event)),
    );
    for (const { eventId: id } of appended ?? []) {
      this.known.add(id);
      this.issued.add(id);
    }
  }

  async backUp(): Promise<void> {
    const rows = await selectAll(
      this.database.url,
      TABLES.map((table) => `select * from ${table}`),
    );
    this.backups.push({ rows, known: new Set(this.known) });
  }

  async restore(which: number): Promise<void> {
    const backup = this.backups[which % Math.max(1, this.backups.length)];
    if (backup === undefined) return;
    const running = this.processes.length;
    await this.stop();
    await this.replace(backup);
    await this.start(running);
  }

  /** Puts the rows of a backup in place of the present ones. */
  async replace(backup: Backup): Promise<void> {
    for (const [index, table] of TABLES.entries()) {
      await execute(this.database.url, `delete from ${table}`);
      for (const row of backup.rows[index] ?? []) {
        const values = Object.values(row).map((value) => `'${String(value)}'`);
        const names = Object.keys(row).join(', ');
        await execute(this.database.url, `insert into ${table} (${names}) values (${values.join(', ')})`);
      }
    }
    this.known = new Set(backup.known);
    this.lost = [...this.issued].filter((id) => !this.known.has(id));
  }

  /** That every id of this history is accepted, and none that it had lost. */
  async check(): Promise<void> {
    for (const id of this.known) assert.isTrue(await this.accepts(id), id);
    for (const id of this.lost) assert.isFalse(await this.accepts(id), id);
  }

  async accepts(cursor: string): Promise<boolean> {
    const [store] = this.processes;
    if (store === undefined) throw new Error('no process');
    try {
      await admitCursor(store.read.events, cursor, new Date(NOW.getTime() + 60_000));
      return true;
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'cursor_expired') return false;
      throw cause;
    }
  }
}

type Step =
  | { do: 'append'; by: number; count: number; ms: number }
  | { do: 'back up' }
  | { do: 'restart' }
  | { do: 'restore'; which: number };

const small = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    // Few times, so that histories pass the same positions.
    arbitrary: fc.record({
      do: fc.constant('append' as const),
      by: small,
      count: fc.integer({ min: 1, max: 3 }),
      ms: small,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('back up' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const), which: small }) },
);

async function take(feed: Feed, next: Step): Promise<void> {
  switch (next.do) {
    case 'append':
      return feed.append(next.by, next.count, next.ms);
    case 'back up':
      return feed.backUp();
    case 'restore':
      return feed.restore(next.which);
    case 'restart':
      await feed.stop();
      return feed.start(2);
  }
}

const RUNS = { sqlite: 40, postgres: 6 };

for (const engine of engines) {
  describe(`cursors of a feed whose backups are restored, on ${engine.name}`, () => {
    async function play(steps: readonly Step[], check: (feed: Feed) => Promise<void>): Promise<void> {
      const feed = new Feed(await engine.create());
      try {
        await feed.start(2);
        for (const next of steps) {
          await take(feed, next);
          await check(feed);
        }
      } finally {
        await feed.stop();
        await feed.database.drop();
      }
    }

    it('are accepted exactly when the history that was kept issued them, for ever', () =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), (steps) =>
          play(steps, async (feed) => {
            assert.isTrue(await feed.accepts(FEED_START));
            await feed.check();
          }),
        ),
        { numRuns: RUNS[engine.name] },
      ));

    it('stay unknown while the feed passes their positions again', () =>
      play(
        [
          { do: 'append', by: 0, count: 1, ms: 0 },
          { do: 'back up' },
          { do: 'append', by: 0, count: 3, ms: 1 },
          { do: 'restore', which: 0 },
          ...Array.from({ length: 4 }, () => ({ do: 'append', by: 1, count: 2, ms: 1 }) as const),
        ],
        (feed) => feed.check(),
      ));

    it('are accepted after their rows went, and epochs before them went', async () => {
      const feed = new Feed(await engine.create());
      try {
        for (let round = 0; round < 3; round += 1) {
          await feed.start(1);
          await feed.append(0, 2, round * 10);
          await feed.stop();
        }
        await feed.start(1);
        const [store] = feed.processes;
        const before = new Date(NOW.getTime() + 5);
        const deleted = await store?.transaction((tx) => tx.events.pruneEpochs(before));
        // The epoch of the second start covers the time.
        assert.equal(deleted, 1);
        await store?.transaction((tx) => tx.events.prune(before));
        const later = [...feed.known].filter((_, index) => index >= 2);
        for (const id of later) assert.isTrue(await feed.accepts(id), id);
      } finally {
        await feed.stop();
        await feed.database.drop();
      }
    });

    it('are accepted when a process of an earlier version issued them', async () => {
      const feed = new Feed(await engine.create());
      try {
        await feed.start(1);
        await feed.append(0, 1, 0);
        // As an earlier version does: the position is taken from the head, and the epoch is not known.
        const id = eventId(NOW.getTime(), 1);
        const columns = 'event_type, entity_type, entity_id, payload, actor, created_at';
        await execute(feed.database.url, 'update events_head set counter = counter + 1');
        await execute(
          feed.database.url,
          `insert into events (event_id, ${columns}) select '${id}', ${columns} from events`,
        );
        assert.isTrue(await feed.accepts(id));
        assert.isFalse(await feed.accepts(eventId(NOW.getTime(), 0)));
      } finally {
        await feed.stop();
        await feed.database.drop();
      }
    });

    it('have the form of the version without epochs for an hour after the upgrade from it, and no longer', async () => {
      const feed = new Feed(await engine.create());
      const upgradedAgo = (minutes: number) => {
        const at = Date.now() - minutes * 60_000;
        const time = engine.name === 'sqlite' ? String(at) : `to_timestamp(${at / 1000})`;
        return execute(
          feed.database.url,
          `update knex_migrations set batch = 2, migration_time = ${time} where name = '0037-feed-epochs'`,
        );
      };
      try {
        await upgradedAgo(59);
        await feed.start(1);
        await feed.append(0, 2, 0);
        assert.sameMembers([...feed.known], [eventId(NOW.getTime(), 0), eventId(NOW.getTime(), 1)]);
        await feed.check();
        await feed.stop();
        await upgradedAgo(61);
        await feed.start(1);
        await feed.append(0, 1, 0);
        assert.lengthOf([...feed.known], 3);
        assert.notInclude([...feed.known], eventId(NOW.getTime(), 2));
        await feed.check();
      } finally {
        await feed.stop();
        await feed.database.drop();
      }
    });

    if (engine.name === 'postgres')
      it('stay unknown when the backup was restored under a process that runs, whose connections that ended', async () => {
        const feed = new Feed(await engine.create());
        try {
          await feed.start(1);
          await feed.append(0, 1, 0);
          await feed.backUp();
          await feed.append(0, 2, 1);
          const [backup] = feed.backups;
          if (backup === undefined) assert.fail('no backup');
          await feed.replace(backup);
          await execute(
            feed.database.url,
            `select pg_terminate_backend(pid, 5000) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()`,
          );
          const append = () => feed.append(0, 2, 1);
          await append().catch(append);
          await feed.check();
        } finally {
          await feed.stop();
          await feed.database.drop();
        }
      });
  });
}
