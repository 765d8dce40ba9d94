import { assert } from 'chai';
import fc from 'fast-check';
import { curveNames } from '../../../src/ad-server/inventory.ts';
import { curveOf, type DeliveryPlan, delivered, hoursOf } from '../../../src/ad-server/simulator/curve.ts';
import { inventory } from '../orders.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
// Monday, 2 March 2026, midnight UTC.
const MONDAY = Date.UTC(2026, 2, 2) / 1000;
const seconds = fc.integer({ min: 1_600_000_000, max: 2_100_000_000 });
const plain = { ...inventory, utc_offset_hours: 0 };

describe('curveOf', () => {
  const curve = curveOf('prod_1', plain);
  const during = (from: number, to: number) => curve.at(to) - curve.at(from);

  it('only ever grows, in whole numbers', () =>
    fc.assert(
      fc.property(fc.constantFrom(...curveNames), seconds, fc.nat(DAY), (name, from, more) => {
        const its = curveOf('any', { ...plain, curve: name });
        assert.isTrue(Number.isSafeInteger(its.at(from)) && its.at(from + more) >= its.at(from));
      }),
    ));
  it('gives for a stretch what its parts give', () =>
    fc.assert(
      fc.property(seconds, fc.nat(90 * DAY), fc.nat(90 * DAY), (from, first, second) => {
        const middle = from + first;
        assert.equal(during(from, middle) + during(middle, middle + second), during(from, middle + second));
      }),
    ));
  it('never has more in a stretch than it says is the most', () =>
    fc.assert(
      fc.property(seconds, fc.integer({ min: 1, max: 20 * DAY }), (from, length) => {
        assert.isAtMost(during(from, from + length), curve.most(length));
      }),
    ));
  it('has the weight of a year in any 52 weeks', () =>
    fc.assert(fc.property(seconds, (from) => assert.equal(during(from, from + 364 * DAY), curve.year))));
  it('is busier at noon than at night, and on a Tuesday than on a Saturday', () => {
    assert.isAbove(
      during(MONDAY + 12 * HOUR, MONDAY + 13 * HOUR),
      10 * during(MONDAY + 3 * HOUR, MONDAY + 4 * HOUR),
    );
    assert.isAbove(during(MONDAY + DAY, MONDAY + 2 * DAY), during(MONDAY + 5 * DAY, MONDAY + 6 * DAY));
  });
  it('follows the day of its place', () => {
    const abroad = curveOf('prod_1', { ...plain, utc_offset_hours: -5 });
    assert.equal(
      abroad.at(MONDAY + 5 * HOUR + 17) - abroad.at(MONDAY + 5 * HOUR),
      during(MONDAY, MONDAY + 17),
    );
  });
  it('is not the same for two products', () =>
    assert.notEqual(curveOf('prod_2', plain).at(MONDAY), curve.at(MONDAY)));

  const daypart = (days: ('monday' | 'sunday')[], start_hour: number, end_hour: number) =>
    curveOf('prod_1', plain, hoursOf([{ days, start_hour, end_hour }]));

  it('stands still outside the dayparts', () => {
    const evening = daypart(['monday'], 18, 22);
    const within = (from: number, to: number) => evening.at(MONDAY + to) - evening.at(MONDAY + from);
    assert.equal(within(0, 18 * HOUR), 0);
    assert.equal(within(18 * HOUR, 22 * HOUR), during(MONDAY + 18 * HOUR, MONDAY + 22 * HOUR));
    assert.equal(within(22 * HOUR, 7 * DAY), 0);
  });
  it('counts the hours after midnight to the day on which they began', () => {
    const night = daypart(['sunday'], 22, 2);
    const within = (from: number, to: number) => night.at(MONDAY + to) - night.at(MONDAY + from);
    assert.equal(within(0, 2 * HOUR), during(MONDAY, MONDAY + 2 * HOUR));
    assert.equal(within(2 * HOUR, 6 * DAY + 22 * HOUR), 0);
    assert.isAbove(within(6 * DAY + 22 * HOUR, 7 * DAY), 0);
  });
});

describe('delivered', () => {
  const plan = (over: Partial<DeliveryPlan> = {}): DeliveryPlan => ({
    pacing: 'even',
    wanted: 1000,
    weight: 100,
    limits: [{ impressions: 100_000, weight: 100 }],
    ...over,
  });

  it('is a quarter after a quarter of an even flight', () => assert.equal(delivered(plan(), 25), 250));
  it('is more than half after half of a front-loaded flight', () =>
    assert.equal(delivered(plan({ pacing: 'front_loaded' }), 50), 625));
  it('is there at once where there is room', () =>
    assert.equal(delivered(plan({ pacing: 'asap' }), 1), 1000));
  it('takes the time that the room needs', () => {
    const tight = plan({ pacing: 'asap', limits: [{ impressions: 2000, weight: 100 }] });
    assert.deepEqual(
      [10, 49, 50, 99].map((passed) => delivered(tight, passed)),
      [200, 980, 1000, 1000],
    );
  });
  it('stays behind the plan where there is no room', () =>
    assert.equal(delivered(plan({ limits: [{ impressions: 600, weight: 100 }] }), 100), 600));
  it('stops where the flight ends', () => assert.equal(delivered(plan(), 400), 1000));
  it('delivers nothing before the start, and nothing in no time', () => {
    assert.equal(delivered(plan(), -5), 0);
    assert.equal(delivered(plan({ weight: 0 }), 10), 0);
  });
});
