import { assert } from 'chai';
import { ownedTables } from '../../../src/store/holdings/owned-tables.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { goldenSchema, insertOf } from '../../support/golden-schema.ts';
import { execute, rows } from '../../support/sql.ts';

/** Tables of callers whose rows are always short, each with the reason. */
const SHORT: Readonly<Record<string, string>> = {
  webhook_attempts:
    'the texts of an attempt are cut to a few hundred characters, and a webhook has few attempts',
  webhook_channels: 'a row for a receiver, without texts of callers',
  buy_reports: 'times and a word of ours',
  report_marks: 'times',
  impairment_marks: 'ids of resources of one buy, at most as many as it has creatives',
  audience_receivers: 'one address for an account',
  activation_receivers: 'one address for a signal',
  held_inventory: 'counts of one day of a product',
  ad_server_packages: 'states of a package, whose parts are counted',
  delivered_hours: 'figures',
  delivered_days: 'figures',
  removals: 'names of what is being removed',
  event_counts: 'figures',
  event_hours: 'figures',
  account_books: 'sums',
  account_holders: 'a row for a caller',
};
const LONG = 5_000;
/** Columns whose texts are ids, names with a limit, or words of ours. */
const isLong = (table: string, name: string): boolean => {
  const key: readonly string[] = ownedTables[table as keyof typeof ownedTables];
  return !key.includes(name) && !name.endsWith('_id') && name !== 'principal_id';
};

for (const engine of engines) {
  describe(`bytes of a sandbox token on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    const held = async (holder: string): Promise<number> => {
      const [found] = await rows(
        store.url,
        `select coalesce(sum(count), 0) as bytes from held_bytes where holder = '${holder}'`,
      );
      return Number(found?.bytes);
    };
    const textsOf = (table: string, length: number) =>
      Object.fromEntries(
        (goldenSchema.get(table) ?? [])
          .filter(({ name, isText }) => isText && isLong(table, name))
          .map(({ name }) => [name, 'x'.repeat(length)]),
      );
    const counted = Object.keys(ownedTables).filter(
      (table) => !Object.hasOwn(SHORT, table) && table !== 'webhooks',
    );

    it('are counted in every table that can hold a long text of a caller, until its rows are gone', async () => {
      const problems: string[] = [];
      for (const table of counted) {
        const put = (holder: string, length: number) =>
          execute(
            store.url,
            insertOf(table, { ...textsOf(table, length), principal_id: holder, id: holder }),
          );
        const holder = `sandbox_${table}`;
        await put(holder, LONG);
        const whole = await held(holder);
        if (whole < LONG) problems.push(`${table}: ${whole} bytes of a row with ${LONG}`);
        await execute(store.url, `delete from ${table} where principal_id = '${holder}'`);
        if ((await held(holder)) !== 0) problems.push(`${table}: bytes are left of rows that are gone`);
      }
      assert.deepEqual(problems, []);
      assert.sameMembers(
        Object.keys(SHORT).filter((table) => !Object.hasOwn(ownedTables, table)),
        [],
      );
    });

    it('follow texts that become longer and shorter, and nothing is counted for other callers', async () => {
      const document = (holder: string, length: number) =>
        execute(
          store.url,
          `update fixtures set document = '${'x'.repeat(length)}' where principal_id = '${holder}'`,
        );
      for (const holder of ['sandbox_a', 'sandboxed', 'org_1'])
        await execute(store.url, insertOf('fixtures', { principal_id: holder, id: holder }));
      const seen: number[] = [];
      for (const length of [LONG, 2 * LONG, 10, LONG]) {
        await document('sandbox_a', length);
        await document('org_1', length);
        await document('sandboxed', length);
        seen.push(await held('sandbox_a'));
      }
      assert.deepEqual(seen, [LONG, 2 * LONG, 0, LONG]);
      assert.equal((await held('org_1')) + (await held('sandboxed')), 0);
    });

    it('have those of each response that is kept, which ends with the token, and those of its key when it is forgotten', async () => {
      const now = new Date('2026-11-28T12:00:00Z');
      const later = new Date(now.getTime() + 1_000);
      const claim = (scope: string, sandboxId: string | null) =>
        store.transaction(async (tx) => {
          await tx.idempotencyKeys.claim({ scope, fingerprint: scope, sandboxId, now, expiresAt: later });
          await tx.idempotencyKeys.settle(scope, now, 'x'.repeat(LONG), later);
        });
      await claim('one', 'sandbox_b');
      await claim('two', 'sandbox_b');
      await claim('three', null);
      const whole = await held('sandbox_b');
      assert.isAtLeast(whole, 2 * LONG);
      await store.transaction((tx) => tx.idempotencyKeys.forgetAnswers(later, 1_000));
      const forgotten = await held('sandbox_b');
      assert.isAbove(forgotten, 0);
      assert.isBelow(forgotten, LONG);
      await store.transaction((tx) => tx.sandboxes.use('sandbox_b', now));
      await store.transaction((tx) => tx.sandboxes.endLargest({ rows: 1_000, bytes: 0 }));
      while ((await store.transaction((tx) => tx.sandboxes.prune(now, 1_000))) > 0);
      assert.deepEqual(
        (await rows(store.url, 'select scope from idempotency_keys')).map(({ scope }) => scope),
        ['three'],
      );
      assert.equal(await held('sandbox_b'), 0);
    });
  });
}
