import { assert } from 'chai';
import { askedActions } from '../../../../src/domain/buys/judging/asked-actions.ts';
import type {
  CurrentBuy,
  PackageUpdate,
  UpdateRequest,
} from '../../../../src/domain/buys/judging/requests.ts';
import { at, currentBuy, currentPackage, FLIGHT, offer } from '../../../support/media.ts';

const CREATIVES = [{ creative_id: 'a' }, { creative_id: 'b' }];
const buy = currentBuy({
  packages: [
    currentPackage({
      terms: {
        pacing: 'even',
        targeting_overlay: {
          geo_countries: ['US'],
          frequency_cap: { suppress_minutes: 5 },
          keyword_targets: [{ keyword: 'a', match_type: 'exact' }],
        },
        creative_assignments: CREATIVES,
      },
    }),
    currentPackage({ package_id: 'pkg_2', budget: 50_000 }),
  ],
});
const asked = (request: UpdateRequest, of: CurrentBuy = buy, flight = FLIGHT) =>
  askedActions(request, of, flight).map(({ action, field }) => `${action} ${field}`);
const askedOf = (update: Partial<PackageUpdate>) => asked({ packages: [{ package_id: 'pkg_1', ...update }] });

describe('what an update of a buy asks for', () => {
  for (const [request, of, ...actions] of [
    [{ paused: true }, buy, 'pause paused'],
    [{ paused: false }, buy],
    [{ paused: false }, currentBuy({ status: 'paused' }), 'resume paused'],
    [{ paused: true }, currentBuy({ status: 'paused' })],
    [{ paused: true }, currentBuy({ status: 'pending_start' }), 'pause paused'],
    [{ paused: false }, currentBuy({ status: 'pending_start', hold: true }), 'resume paused'],
    [{ new_packages: [] }, buy, 'add_packages new_packages'],
    [{}, buy],
  ] as const)
    it(`is ${actions.join() || 'nothing'} for ${JSON.stringify(request)} of a ${of.status} buy`, () =>
      assert.deepEqual(asked(request, of), actions));

  for (const [start, end, ...actions] of [
    ['2026-03-10T00:00:00Z', '2026-04-11T00:00:00Z', 'extend_flight end_time'],
    ['2026-03-10T00:00:00Z', '2026-04-09T00:00:00Z', 'shorten_flight end_time'],
    ['2026-03-11T00:00:00Z', '2026-04-10T00:00:00Z', 'update_flight_dates start_time'],
    ['2026-03-10T00:00:00Z', '2026-04-10T00:00:00Z'],
  ] as const)
    it(`is ${actions.join() || 'nothing'} for ${start} to ${end}`, () =>
      assert.deepEqual(asked({}, buy, { start: at(start), end: at(end) }), actions));
});

describe('what an update of a package asks for', () => {
  const P = 'packages[0]';
  const overlay = buy.packages[0]?.terms.targeting_overlay ?? {};
  for (const [update, ...actions] of [
    [{}],
    [{ budget: 1000 }],
    [{ budget: 1500 }, `increase_budget ${P}.budget`],
    [{ budget: 500 }, `decrease_budget ${P}.budget`],
    [{ paused: true }, `pause ${P}.paused`],
    [{ paused: false }],
    [{ canceled: true, budget: 5 }, `remove_packages ${P}.canceled`],
    [{ pacing: 'even' }],
    [{ pacing: 'asap' }, `update_pacing ${P}.pacing`],
    [{ end_time: '2026-04-01T00:00:00Z' }, `shorten_flight ${P}.end_time`],
    [{ targeting_overlay: overlay }],
    [{ targeting_overlay: { ...overlay, language: ['en'] } }, `update_targeting ${P}.targeting_overlay`],
    [
      { targeting_overlay: { ...overlay, frequency_cap: { suppress_minutes: 9 } } },
      `update_frequency_caps ${P}.targeting_overlay.frequency_cap`,
    ],
    [
      { targeting_overlay: {} },
      `update_targeting ${P}.targeting_overlay`,
      `update_frequency_caps ${P}.targeting_overlay.frequency_cap`,
    ],
    [
      { keyword_targets_add: [{ keyword: 'b', match_type: 'exact' }] },
      `update_targeting ${P}.keyword_targets_add`,
    ],
    [{ keyword_targets_remove: [{ keyword: 'zzz', match_type: 'exact' }] }],
    [{ creative_assignments: CREATIVES }],
    [{ creative_assignments: [{ creative_id: 'a' }] }, `remove_creative ${P}.creative_assignments`],
    [
      { creative_assignments: [{ creative_id: 'a' }, { creative_id: 'c' }] },
      `replace_creative ${P}.creative_assignments`,
    ],
    [
      { creative_assignments: [...CREATIVES, { creative_id: 'c' }] },
      `update_creative_assignments ${P}.creative_assignments`,
    ],
    [
      { creative_assignments: [{ creative_id: 'a', weight: 70 }, { creative_id: 'b' }] },
      `update_creative_assignments ${P}.creative_assignments`,
    ],
    [{ creatives: [{ creative_id: 'new' }] }, `replace_creative ${P}.creatives`],
    [{ budget: 2000, pacing: 'asap' }, `increase_budget ${P}.budget`, `update_pacing ${P}.pacing`],
  ] as const)
    it(`is ${actions.join() || 'nothing'} for ${JSON.stringify(update)}`, () =>
      assert.deepEqual(askedOf(update as Partial<PackageUpdate>), actions));

  it('is a reallocation when the sum stays', () => {
    const packages = [
      { package_id: 'pkg_1', budget: 900 },
      { package_id: 'pkg_2', budget: 600 },
    ];
    assert.deepEqual(asked({ packages }), [
      'reallocate_budget packages[0].budget',
      'reallocate_budget packages[1].budget',
    ]);
  });
  it('is no reallocation when the sum changes', () => {
    const packages = [
      { package_id: 'pkg_1', budget: 900 },
      { package_id: 'pkg_2', budget: 601 },
    ];
    assert.deepEqual(asked({ packages }), [
      'decrease_budget packages[0].budget',
      'increase_budget packages[1].budget',
    ]);
  });
  it('is asked of the package’s own product', () => {
    const strict = offer({ allowed_actions: [] });
    const two = currentBuy({
      packages: [currentPackage(), currentPackage({ package_id: 'pkg_2', offer: strict })],
    });
    const [first, second] = askedActions(
      {
        packages: [
          { package_id: 'pkg_1', budget: 5000 },
          { package_id: 'pkg_2', budget: 5000 },
        ],
      },
      two,
      FLIGHT,
    );
    assert.deepEqual(first?.allowances, [null]);
    assert.deepEqual(second?.allowances, [[]]);
  });
});
