import { assert } from 'chai';
import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { openSqlite } from '../../../src/store/engine/sqlite.ts';
import { countStatements } from '../../http/count-statements.ts';
import { type Database, engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { rowsRead } from '../../support/plans.ts';
import { execute, rows } from '../../support/sql.ts';

/** In the middle of an hour. */
const NOW = new Date('2027-03-15T10:30:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

let made = 0;
const event = (sourceId: string, more: { key?: string; isMatchable?: boolean } = {}) => {
  made += 1;
  return {
    key: `k${made}`,
    sourceId,
    event: {},
    isMatchable: false,
    credit: null,
    happenedAt: NOW,
    ...more,
  };
};
const many = (number: number, sourceId: string) => Array.from({ length: number }, () => event(sourceId));

/** Others that the migration makes. */
const INDEXES = ['created_at', 'updated_at', 'name', 'status'].flatMap((sort) => [
  `creatives_by_${sort}`,
  `creatives_of_account_by_${sort}`,
]);

/** What the counts must be, from the events themselves. */
const counted = `select principal_id, account_id, source_id, count(*) as received, sum(is_matchable) as matchable,
  max(received_at) as last_at from logged_events group by principal_id, account_id, source_id`;
const byHour = `select principal_id, account_id, source_id, received_at - received_at % ${HOUR_MS} as hour,
  count(*) as received from logged_events group by principal_id, account_id, source_id, 4`;

async function checkCounts(url: string) {
  const told = async (sql: string) =>
    (await rows(url, sql)).map((row) => Object.values(row).join(' ')).sort();
  assert.deepEqual(
    await told('select principal_id, account_id, source_id, received, matchable, last_at from event_counts'),
    await told(counted),
  );
  assert.deepEqual(
    await told('select principal_id, account_id, source_id, hour, received from event_hours'),
    await told(byHour),
  );
}

for (const engine of engines) {
  describe(`counts of logged events on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const log = (events: readonly ReturnType<typeof event>[], at: Date, owner = 'p1') =>
      store.transaction((tx) => tx.loggedEvents.insertAll(owner, 'a1', events, at));
    const countsOf = (ids: readonly string[], owner = 'p1') =>
      store.primary.loggedEvents.counts({ principalId: owner, accountId: 'a1' }, ids, NOW);
    const lastDay = async (id = 's') => (await countsOf([id]))[0]?.lastDay;

    it('are those of the events, whatever is logged, logged again, pruned and reset', async () => {
      const step = fc.oneof(
        fc.record({
          owner: fc.constantFrom('p1', 'p2'),
          source: fc.constantFrom('s', 't'),
          keys: fc.array(fc.nat(30), { maxLength: 8 }),
          minutes: fc.nat(300),
          isMatchable: fc.boolean(),
        }),
        fc.record({ prune: fc.nat(300), limit: fc.nat(10) }),
        fc.record({ reset: fc.constantFrom('p1', 'p2') }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          for (const one of steps)
            await store.transaction(async (tx) => {
              if ('prune' in one) await tx.loggedEvents.prune(ago(one.prune * 60_000), one.limit);
              else if ('reset' in one) await tx.sandboxes.reset(one.reset, NOW, 1000);
              else
                await tx.loggedEvents.insertAll(
                  one.owner,
                  'a1',
                  one.keys.map((key) =>
                    event(one.source, { key: `again${key}`, isMatchable: one.isMatchable }),
                  ),
                  ago(one.minutes * 60_000),
                );
            });
          await checkCounts(store.url);
        }),
        { numRuns: 15 },
      );
    });

    it('are not of a write that was taken back', async () => {
      const failed = store.transaction(async (tx) => {
        await tx.loggedEvents.insertAll('p1', 'a1', many(3, 's'), NOW);
        throw new Error('taken back');
      });
      await failed.then(
        () => assert.fail('it was committed'),
        ({ message }: Error) => assert.equal(message, 'taken back'),
      );
      assert.deepEqual(await countsOf(['s']), []);
      await checkCounts(store.url);
    });

    it('have every event of writers that come at once', async () => {
      await Promise.all(
        Array.from({ length: 6 }, () => log([...many(5, 't'), ...many(5, 's')], NOW)).concat(
          log(many(5, 's'), NOW, 'p2'),
        ),
      );
      assert.sameMembers(
        (await countsOf(['s', 't'])).map(({ sourceId, received }) => `${sourceId} ${received}`),
        ['s 30', 't 30'],
      );
      await checkCounts(store.url);
    });

    it('are told for the named sources of the account only', async () => {
      await log([event('s', { isMatchable: true }), event('s'), event('t')], ago(5));
      await log(many(4, 's'), NOW, 'p2');
      assert.deepEqual(await countsOf(['s', 'unknown']), [
        { sourceId: 's', received: 2, matchable: 1, lastDay: 2, lastAt: ago(5) },
      ]);
      assert.deepEqual(await countsOf(['unknown']), []);
      assert.deepEqual(await countsOf([]), []);
      assert.deepEqual(await countsOf(['s'], 'p3'), []);
    });

    it('of the last day end exactly a day ago, within the hour as well', async () => {
      await log(many(7, 's'), ago(DAY_MS + 1));
      await log(many(5, 's'), ago(DAY_MS));
      assert.equal(await lastDay(), 0);
      await log(many(3, 's'), ago(DAY_MS - 1));
      await log(many(2, 's'), ago(DAY_MS - HOUR_MS));
      await log(many(1, 's'), NOW);
      assert.equal(await lastDay(), 6);
    });

    it('of the last day have the oldest hour as a whole when it has more than a hundred events', async () => {
      await log(many(60, 's'), ago(DAY_MS + 1));
      await log(many(40, 's'), ago(DAY_MS - 1));
      assert.equal(await lastDay(), 40);
      await log([event('s')], ago(DAY_MS - 1));
      assert.equal(await lastDay(), 101);
    });

    it('of the last day are none when the latest event is older, however many came in that hour', async () => {
      await log(many(200, 's'), ago(DAY_MS));
      assert.equal(await lastDay(), 0);
    });

    it('are read without the events, but for a hundred of one hour', async () => {
      await log(many(5_000, 's'), ago(DAY_MS - 1));
      await log(many(5_000, 's'), ago(HOUR_MS));
      if (engine.name === 'postgres') await execute(store.url, 'analyze');
      const watched = countStatements(store);
      await countsOf(['s', 't']);
      watched.stop();
      assert.lengthOf(watched.asked, 1);
      if (engine.name === 'postgres') {
        const [read = Number.NaN] = await rowsRead(store.url, watched.asked);
        assert.isAtMost(read, 150);
      } else assert.deepEqual(planOf(store.url, watched.asked[0]?.sql ?? ''), PLAN);
    });
  });

  describe(`a database from before logged events were counted on ${engine.name}`, () => {
    let at: Database;
    before(async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
    });
    after(() => at.drop());

    it('gets the counts of the events that it has, and goes on from them', async () => {
      const undo = (name: string) =>
        engine.name === 'sqlite' ? `drop trigger ${name}` : `drop function ${name}() cascade`;
      for (const sql of [
        ...['logged_events_counted', 'logged_events_uncounted'].map(undo),
        'drop table event_counts',
        'drop table event_hours',
        ...['creatives_of_caller_by_age', ...INDEXES].map((name) => `drop index ${name}`),
        "delete from knex_migrations where name = '0045-health-and-lists'",
      ])
        await execute(at.url, sql);
      const put = (key: string, source_id: string, received_at: number) =>
        execute(
          at.url,
          insertOf('logged_events', { principal_id: 'p', account_id: 'a', key, source_id, received_at }),
        );
      for (const [key, source, time] of [
        ['1', 's', HOUR_MS],
        ['2', 's', 2 * HOUR_MS - 1],
        ['3', 's', 2 * HOUR_MS],
        ['4', 't', 5],
      ] as const)
        await put(key, source, time);
      assert.deepEqual((await migrate(at.url)).applied, ['0045-health-and-lists']);
      await checkCounts(at.url);
      await put('5', 't', 9 * HOUR_MS);
      await execute(at.url, "delete from logged_events where key in ('1', '4')");
      await checkCounts(at.url);
    });
  });
}

/** Each table by its whole key, and the events in the order of their arrival, as far as the limit. */
const PLAN = [
  'SEARCH c USING INDEX sqlite_autoindex_event_counts_1 (principal_id=? AND account_id=? AND source_id=?)',
  'SEARCH e USING INDEX sqlite_autoindex_event_hours_1 (principal_id=? AND account_id=? AND source_id=? AND hour>?)',
  'SEARCH e USING INDEX sqlite_autoindex_event_hours_1 (principal_id=? AND account_id=? AND source_id=? AND hour=?)',
  'SEARCH e USING COVERING INDEX logged_events_by_source (principal_id=? AND account_id=? AND source_id=? AND received_at>? AND received_at<?)',
];

function planOf(url: string, sql: string): string[] {
  const connection = openSqlite(url.slice('sqlite:'.length), { readOnly: true });
  try {
    const values = Array.from(sql.matchAll(/\?/g), () => null);
    return connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...values)
      .map(({ detail }) => detail)
      .filter((detail) => /^(?:SEARCH|SCAN) (?!seen|json_each)/.test(detail));
  } finally {
    connection.close();
  }
}
