import { assert } from 'chai';
import type { TermsRecord, WholePackage } from '../../../src/domain/buys/buy-record.ts';
import { withoutLapsedPackages } from '../../../src/domain/buys/changed-buy.ts';
import { creativesDue, firstDue, lapseOf, nextLapse, withHolds } from '../../../src/domain/buys/holds.ts';
import type { CreativeStatus } from '../../../src/domain/creatives/creative.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { assignment, wholeBuy, wholePackage } from '../../support/buys.ts';
import { NOW } from '../../support/media.ts';

const day = (count: number): Date => new Date(NOW.getTime() + count * DAY_MS);
/** A package that may wait for three days, of a buy for ten. */
const held = (more: Partial<WholePackage> = {}): WholePackage =>
  wholePackage({ holdMs: 3 * DAY_MS, lapsesAt: day(3), ...more });
const shows = (id: string): Partial<WholePackage> => ({ assignments: [assignment(id)] });

const shown: TermsRecord = {
  from: NOW.toISOString(),
  running: true,
  start: NOW.toISOString(),
  end: day(10).toISOString(),
  budget: 1,
  creatives: [{ creative_id: 'c' }],
  share_ppm: 1,
  targeting_ppm: 1,
};

describe('a hold without creatives', () => {
  const cases: readonly [string, Partial<WholePackage>, Record<string, CreativeStatus>, Date | null][] = [
    ['nothing is assigned', {}, {}, day(3)],
    ['what is assigned is not there', shows('c'), {}, day(3)],
    ['one was rejected', shows('c'), { c: 'rejected' }, day(3)],
    ['one was archived', shows('c'), { c: 'archived' }, day(3)],
    ['one is approved', shows('c'), { c: 'approved' }, null],
    ['one is being processed', shows('c'), { c: 'processing' }, null],
    ['one waits for the seller', shows('c'), { c: 'pending_review' }, null],
    ['none is needed', { needsCreatives: false }, {}, null],
    ['it is canceled', { canceled: true }, {}, null],
    ['one was suspended by the seller', shows('c'), { c: 'suspended' }, null],
    ['it was bought before holds ended', { holdMs: null, lapsesAt: null }, {}, null],
    ['its flight ends first', { endAt: day(2) }, {}, day(2)],
    ['creatives are due first', { creativeDeadline: day(1) }, {}, day(1)],
    ['a rejected one may come late', { creativeDeadline: day(1), ...shows('c') }, { c: 'rejected' }, day(3)],
    ['one was shown before', { creativeDeadline: day(1), terms: [shown] }, {}, day(3)],
  ];
  for (const [what, more, creatives, at] of cases) {
    it(`ends ${at === null ? 'never' : `at ${at.toISOString().slice(0, 10)}`} when ${what}`, () =>
      assert.deepEqual(lapseOf(wholeBuy({}, creatives), held(more)), at));
  }

  it('ends while the buy is live, whatever else it waits for', () => {
    for (const status of ['pending_creatives', 'pending_start', 'active', 'paused'] as const)
      assert.deepEqual(lapseOf(wholeBuy({ status }), held()), day(3), status);
    for (const status of ['completed', 'rejected', 'canceled'] as const)
      assert.isNull(lapseOf(wholeBuy({ status }), held()), status);
  });

  it('begins when the package comes to be without, stays, and is over with a creative', () => {
    const fresh = held({ lapsesAt: null });
    const [begun = fresh] = withHolds(wholeBuy({ packages: [fresh] }), day(1)).packages;
    assert.deepEqual(begun.lapsesAt, day(4));
    assert.deepEqual(withHolds(wholeBuy({ packages: [begun] }), day(2)).packages, [begun]);
    const served = { ...begun, ...shows('c') };
    const [kept = fresh] = withHolds(wholeBuy({ packages: [served] }, { c: 'approved' }), day(2)).packages;
    assert.isNull(kept.lapsesAt);
    const [again = fresh] = withHolds(wholeBuy({ packages: [kept] }, { c: 'rejected' }), day(5)).packages;
    assert.deepEqual(again.lapsesAt, day(8));
    const endless = wholeBuy({ packages: [wholePackage()] });
    assert.strictEqual(withHolds(endless, day(1)), endless);
  });

  it('is told with the deadline for changes, whichever comes first', () => {
    const ready = held({ id: 'b', creativeDeadline: day(5), ...shows('c') });
    const buy = wholeBuy({ packages: [held({ creativeDeadline: day(5) }), ready] }, { c: 'approved' });
    const [first = held(), second = held()] = buy.packages;
    assert.deepEqual(creativesDue(buy, first), day(3));
    assert.deepEqual(creativesDue(buy, second), day(5));
    assert.deepEqual(firstDue(buy), day(3));
    assert.deepEqual(nextLapse(buy), day(3));
    assert.isNull(nextLapse({ ...buy, packages: [second] }));
  });
});

describe('withoutLapsedPackages', () => {
  const ready = held({ id: 'ready', ...shows('c') });

  it('changes nothing before the time', () => {
    const buy = wholeBuy({ packages: [held(), ready] }, { c: 'approved' });
    const result = withoutLapsedPackages(buy, new Date(day(3).getTime() - 1));
    assert.strictEqual(result.buy, buy);
    assert.deepEqual(result.historyNotes, []);
  });

  it('cancels the packages that have nothing, to the moment, and leaves the others', () => {
    const buy = wholeBuy({ packages: [held(), ready] }, { c: 'approved' });
    const result = withoutLapsedPackages(buy, day(3));
    assert.equal(result.buy.status, 'pending_creatives');
    const [gone, kept] = result.buy.packages;
    assert.deepInclude(gone, { canceled: true, assignments: [], startAt: buy.startAt, endAt: buy.endAt });
    assert.deepEqual(gone?.details.cancellation, {
      canceled_at: day(3).toISOString(),
      canceled_by: 'seller',
      reason: 'No creative was assigned in time.',
    });
    assert.deepEqual(kept, ready);
    assert.deepEqual(
      result.historyNotes.map(({ action, packageId }) => [action, packageId]),
      [['package_canceled', 'b1-1']],
    );
  });

  it('cancels the buy with its last package', () => {
    const result = withoutLapsedPackages(
      wholeBuy({ packages: [held(), held({ id: 'two', canceled: true })] }),
      day(4),
    );
    assert.equal(result.buy.status, 'canceled');
    assert.include(result.buy.details.cancellation, { canceled_by: 'seller' });
    assert.deepEqual(
      result.historyNotes.map(({ action }) => action),
      ['package_canceled', 'canceled'],
    );
  });
});
