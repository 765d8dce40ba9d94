import { assert } from 'chai';
import {
  countedNames,
  type DeliveredRow,
  HOURS_KEPT_DAYS,
  hoursKeptSince,
  type RowCounts,
} from '../../../src/domain/delivery/delivered-rows.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';

const DAY = new Date('2027-03-10T00:00:00Z');
const hour = (n: number) => new Date(DAY.getTime() + n * HOUR_MS);

const countsOf = (some: Partial<RowCounts>): RowCounts =>
  Object.fromEntries(countedNames.map((name) => [name, some[name] ?? 0])) as RowCounts;

const row = (more: Partial<DeliveredRow> = {}): DeliveredRow => ({
  packageId: 'pkg_1',
  part: '',
  creativeId: 'cr_1',
  from: hour(0),
  to: new Date((more.from ?? hour(0)).getTime() + HOUR_MS),
  revision: 1,
  counts: countsOf({ impressions: 100, clicks: 2 }),
  spendMinor: null,
  ...more,
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`figures that an ad server delivered, on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    const put = (...rows: DeliveredRow[]) => store.transaction((tx) => tx.deliveredFigures.putAll(rows));
    const sums = (
      packageId: string,
      grain: Parameters<typeof store.read.deliveredFigures.sums>[0]['grain'],
      [from, to] = [hour(0), hour(480)],
    ) => store.read.deliveredFigures.sums({ packageIds: [packageId], from, to, grain });
    const impressions = async (...ask: Parameters<typeof sums>) =>
      (await sums(...ask)).map(({ counts }) => counts.impressions);

    it('are summed by day as rows come, with every count and what the ad server charged', async () => {
      const every = countsOf(Object.fromEntries(countedNames.map((name, at) => [name, at + 1])));
      const packageId = 'pkg_sums';
      await put(
        row({ packageId, counts: every, spendMinor: 7 }),
        row({ packageId, from: hour(23), counts: every, spendMinor: null }),
        row({ packageId, from: hour(24), counts: every }),
        row({ packageId, from: hour(1), creativeId: '', counts: every }),
      );
      const [first, second, third] = await sums(packageId, 'day');
      assert.deepEqual(
        [first, second, third].map((one) => [one?.from, one?.creativeId, one?.spendMinor]),
        [
          [hour(0), '', null],
          [hour(0), 'cr_1', 7],
          [hour(24), 'cr_1', null],
        ],
      );
      for (const [at, name] of countedNames.entries()) assert.equal(second?.counts[name], 2 * (at + 1), name);
    });

    it('are replaced by a higher revision, also by less, and by no other', async () => {
      const packageId = 'pkg_revisions';
      const of = (revision: number, count: number) =>
        row({ packageId, revision, counts: countsOf({ impressions: count }) });
      assert.lengthOf(await put(of(2, 100)), 1);
      for (const [revision, count, kept, changes] of [
        [2, 900, 100, 0],
        [1, 900, 100, 0],
        [3, 60, 60, 1],
        [3, 60, 60, 0],
        [9, 0, 0, 1],
      ] as const) {
        const label = `revision ${revision}`;
        assert.lengthOf(await put(of(revision, count)), changes, label);
        assert.deepEqual(await impressions(packageId, 'hour'), [kept], label);
        assert.deepEqual(await impressions(packageId, 'day'), [kept], label);
      }
    });

    it('take the highest of several revisions of one row in one page', async () => {
      const packageId = 'pkg_page';
      const counts = (count: number) => countsOf({ impressions: count });
      await put(
        row({ packageId, revision: 1, counts: counts(1) }),
        row({ packageId, revision: 3, counts: counts(3) }),
        row({ packageId, revision: 2, counts: counts(2) }),
      );
      assert.deepEqual(await impressions(packageId, 'days together'), [3]);
    });

    it('belong to the period in which their row begins', async () => {
      const packageId = 'pkg_periods';
      await put(
        ...[0, 1, 2].map((n) => row({ packageId, from: hour(n), counts: countsOf({ impressions: n + 1 }) })),
      );
      for (const [from, to, expected] of [
        [0, 3, [6]],
        [0, 1, [1]],
        [1, 2, [2]],
        [3, 9, []],
        [2, 2, []],
        [2, 1, []],
      ] as const)
        assert.deepEqual(
          await impressions(packageId, 'hours together', [hour(from), hour(to)]),
          [...expected],
          `${from} to ${to}`,
        );
    });

    it('keep the parts of totals apart from totals', async () => {
      const packageId = 'pkg_parts';
      await put(
        row({ packageId }),
        row({ packageId, part: 'country:DE' }),
        row({ packageId, part: 'country:FR' }),
      );
      assert.lengthOf(await sums(packageId, 'days together'), 1);
      assert.sameMembers(
        (await sums(packageId, 'parts of days')).map(({ part }) => part),
        ['country:DE', 'country:FR'],
      );
    });

    it('are of the packages that are asked for alone', async () => {
      await put(row({ packageId: 'pkg_a' }), row({ packageId: 'pkg_b' }));
      assert.lengthOf(await sums('pkg_a', 'hour'), 1);
      assert.isEmpty(await sums('pkg_', 'hour'));
      assert.isEmpty(await sums("pkg_a' or 1=1", 'hour'));
    });

    it('end with the last row, and with their last day when its hours are no longer kept', async () => {
      const packageId = 'pkg_ends';
      const until = async () =>
        (await store.read.deliveredFigures.countedUntil(['pkg_none', packageId])).get(packageId);
      assert.isUndefined(await until());
      await put(row({ packageId, part: 'country:DE', from: hour(90) }));
      assert.isUndefined(await until());
      await put(row({ packageId }), row({ packageId, from: hour(30), to: hour(30.5) }));
      assert.deepEqual(await until(), hour(30.5));
      await store.transaction((tx) => tx.deliveredFigures.prune(hour(31), 1_000));
      assert.deepEqual(await until(), hour(48));
    });

    it('lose their hours after a time, and keep the sums of days', async () => {
      const packageId = 'pkg_old';
      const now = new Date(DAY.getTime() + HOURS_KEPT_DAYS * DAY_MS + 5 * HOUR_MS);
      const before = hoursKeptSince(now);
      assert.deepEqual(before, DAY);
      await put(row({ packageId, from: hour(-1) }), row({ packageId, from: hour(0) }));
      const pruned = await store.transaction((tx) => tx.deliveredFigures.prune(before, 100));
      assert.isAtLeast(pruned, 1);
      const whole = [hour(-48), hour(48)] as [Date, Date];
      assert.deepEqual(
        (await sums(packageId, 'hour', whole)).map(({ from }) => from),
        [hour(0)],
      );
      assert.lengthOf(await sums(packageId, 'day', whole), 2);
    });
  });
}
