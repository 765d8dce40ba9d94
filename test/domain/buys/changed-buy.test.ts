import { assert } from 'chai';
import type { WholeBuy } from '../../../src/domain/buys/buy-record.ts';
import { canceledBuy, changedBuy, rebooked } from '../../../src/domain/buys/changed-buy.ts';
import { currentBuy } from '../../../src/domain/buys/judging/current-buy.ts';
import type { UpdateRequest } from '../../../src/domain/buys/judging/requests.ts';
import { judgeUpdate } from '../../../src/domain/buys/judging/update.ts';
import { at, granted, NOW, offer, seller, wanted } from '../../support/media.ts';
import { storedBuy, storedPackage } from './stored-buy.ts';

const change = (before: WholeBuy, request: UpdateRequest) => {
  const offers = new Map([['news_display', offer()]]);
  const update = granted(
    judgeUpdate(
      request,
      currentBuy(before, offers, () => 0),
      seller(),
    ),
  );
  if (update.kind !== 'change') throw new Error('it is canceled');
  return changedBuy(before, update, request, {
    now: NOW,
    form: '3.1',
    newIds: ['new_1'],
    grants: new Map(),
    holdMs: 0,
  });
};
const two = storedBuy({ packages: [storedPackage(), storedPackage({ id: 'pkg_2', position: 1 })] });
const assigned = [
  {
    principalId: 'p',
    accountId: 'acc_1',
    buyId: 'buy_1',
    packageId: 'pkg_1',
    creativeId: 'banner_1',
    position: 0,
    details: {},
  },
];

describe('a buy that changes', () => {
  const histories: readonly [name: string, request: UpdateRequest, actions: string[]][] = [
    ['a pause', { paused: true }, ['paused']],
    ['a goal', { packages: [{ package_id: 'pkg_1', impressions: 5 }] }, ['package_updated pkg_1']],
    ['another end', { end_time: '2026-05-01T00:00:00Z' }, ['dates_updated']],
    ['another budget', { packages: [{ package_id: 'pkg_1', budget: 1200 }] }, ['budget_updated pkg_1']],
    [
      'several things of a package',
      { packages: [{ package_id: 'pkg_1', paused: true, budget: 1200, pacing: 'asap' }] },
      ['package_paused pkg_1', 'budget_updated pkg_1', 'package_updated pkg_1'],
    ],
    [
      'creatives',
      { packages: [{ package_id: 'pkg_1', creative_assignments: [{ creative_id: 'banner_1' }] }] },
      ['creatives_updated pkg_1'],
    ],
    [
      'the end of a package',
      { packages: [{ package_id: 'pkg_1', canceled: true }] },
      ['package_canceled pkg_1'],
    ],
    ['one more package', { new_packages: [wanted()] }, ['package_added new_1']],
  ];
  for (const [name, request, actions] of histories) {
    it(`notes ${name}`, () => {
      const { historyNotes } = change(storedBuy(), request);
      assert.deepEqual(
        historyNotes.map(({ action, packageId }) => [action, packageId].filter(Boolean).join(' ')),
        actions,
      );
    });
  }

  it('names the packages that the request names, whether they changed or not, and those that it adds', () => {
    const { affected } = change(two, {
      packages: [{ package_id: 'pkg_2', budget: 1000 }],
      new_packages: [wanted()],
    });
    assert.deepEqual(affected, ['pkg_2', 'new_1']);
    assert.isEmpty(change(two, { paused: true }).affected);
  });

  const bookings: readonly [name: string, request: UpdateRequest, ids: string[]][] = [
    ['a pause', { paused: true }, []],
    ['a budget', { packages: [{ package_id: 'pkg_1', budget: 1200 }] }, ['pkg_1']],
    ['pacing', { packages: [{ package_id: 'pkg_2', pacing: 'asap' }] }, ['pkg_2']],
    ['a goal', { packages: [{ package_id: 'pkg_1', impressions: 5 }] }, []],
    [
      'where it runs',
      { packages: [{ package_id: 'pkg_1', targeting_overlay: { geo_countries: ['US'] } }] },
      ['pkg_1'],
    ],
    ['the flight of the buy', { end_time: '2026-05-01T00:00:00Z' }, ['pkg_1', 'pkg_2']],
    ['the end of a package', { packages: [{ package_id: 'pkg_1', canceled: true }] }, []],
    ['one more', { new_packages: [wanted()] }, ['new_1']],
  ];
  for (const [name, request, ids] of bookings) {
    it(`books inventory of ${ids.join(' and ') || 'nothing'} anew for ${name}`, () => {
      const { after } = change(two, request);
      assert.deepEqual(
        rebooked(two, after, NOW).map(({ id }) => id),
        ids,
      );
    });
  }

  it('books nothing for what is over', () => {
    const over = storedPackage({ endAt: at('2026-03-12T00:00:00Z') });
    const before = storedBuy({ packages: [over, storedPackage({ id: 'pkg_2' })] });
    const after = { ...before, packages: before.packages.map((one) => ({ ...one, budget: 1 })) };
    assert.deepEqual(
      rebooked(before, after, NOW).map(({ id }) => id),
      ['pkg_2'],
    );
  });

  it('moves the deadline of its creatives with its start', () => {
    const guaranteed = storedPackage().product;
    const one = storedPackage({
      product: { ...guaranteed, delivery_type: 'guaranteed' },
      creativeDeadline: at('2026-03-18T00:00:00Z'),
    });
    const before = storedBuy({
      status: 'pending_start',
      startAt: at('2026-03-20T00:00:00Z'),
      packages: [one],
    });
    const deadlineAfter = (request: UpdateRequest) =>
      change(before, request).after.packages[0]?.creativeDeadline;
    assert.deepEqual(deadlineAfter({ start_time: '2026-03-25T00:00:00Z' }), at('2026-03-23T00:00:00Z'));
    assert.isNull(deadlineAfter({ start_time: 'asap' }));
    assert.deepEqual(deadlineAfter({ end_time: '2026-05-01T00:00:00Z' }), one.creativeDeadline);
  });

  it('replaces all creatives by those that come with a change, unless others are assigned too', () => {
    const before = storedBuy({
      packages: [storedPackage({ assignments: assigned })],
      creatives: new Map([['banner_1', 'approved']]),
    });
    const idsAfter = (more: object) =>
      change(before, { packages: [{ package_id: 'pkg_1', ...more }] }).after.packages[0]?.assignments.map(
        ({ creativeId, position }) => `${position} ${creativeId}`,
      );
    assert.deepEqual(idsAfter({ budget: 1100 }), ['0 banner_1']);
    assert.deepEqual(idsAfter({ creatives: [{ creative_id: 'new' }] }), ['0 new']);
    const both = { creatives: [{ creative_id: 'new' }], creative_assignments: [{ creative_id: 'banner_2' }] };
    assert.deepEqual(idsAfter(both), ['0 banner_2', '1 new']);
    assert.deepEqual(idsAfter({ creative_assignments: [] }), []);
  });

  it('leaves a package that was canceled the dates that it had, whatever flight follows', () => {
    const late = storedPackage({ id: 'pkg_2', startAt: at('2026-04-01T00:00:00Z') });
    const before = storedBuy({ packages: [storedPackage(), late] });
    const { after } = change(before, { packages: [{ package_id: 'pkg_2', canceled: true }] });
    const { after: shorter } = change(after, { end_time: '2026-03-25T00:00:00Z' });
    const { startAt, endAt } = shorter.packages[1] ?? late;
    assert.deepEqual([startAt, endAt], [late.startAt, before.endAt]);
    assert.deepEqual(shorter.endAt, at('2026-03-25T00:00:00Z'));
  });

  it('is told who canceled it and why, and shows nothing any more', () => {
    const before = storedBuy({ hold: true, packages: [storedPackage({ assignments: assigned })] });
    for (const [by, reason, told] of [
      ['buyer', 'too dear', { reason: 'too dear' }],
      ['seller', null, {}],
    ] as const) {
      const after = canceledBuy(before, { by, reason, now: NOW });
      assert.deepInclude(after, { status: 'canceled', hold: false });
      assert.deepEqual(after.details.cancellation, {
        canceled_at: NOW.toISOString(),
        canceled_by: by,
        ...told,
      });
      assert.isEmpty(after.packages[0]?.assignments);
    }
  });
});
