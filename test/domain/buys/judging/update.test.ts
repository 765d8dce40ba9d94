import { assert } from 'chai';
import { protocol } from '../../../../generated/protocol.ts';
import type {
  CurrentBuy,
  CurrentPackage,
  PackageUpdate,
  UpdateRequest,
} from '../../../../src/domain/buys/judging/requests.ts';
import { judgeUpdate } from '../../../../src/domain/buys/judging/update.ts';
import type { AllowedAction } from '../../../../src/domain/buys/lifecycle/actions.ts';
import type { BuyStatus } from '../../../../src/domain/buys/lifecycle/buy.ts';
import {
  at,
  auction,
  currentBuy,
  currentPackage,
  granted,
  offer,
  option,
  seller,
  toldOf,
  wanted,
} from '../../../support/media.ts';

const judge = (request: UpdateRequest, buy: CurrentBuy = currentBuy(), limit = seller()) =>
  judgeUpdate(request, buy, limit);
const change = (
  update: Partial<PackageUpdate>,
  more: Partial<CurrentPackage> = {},
  buy: Partial<CurrentBuy> = {},
) =>
  judge(
    { packages: [{ package_id: 'pkg_1', ...update }] },
    currentBuy({ packages: [currentPackage(more)], ...buy }),
  );
const changed = (...args: Parameters<typeof change>) => {
  const value = granted(change(...args));
  return value.kind === 'change' ? value.packages[0] : undefined;
};

describe('the revision', () => {
  it('may be left out or repeated', () => {
    assert.deepEqual(toldOf(judge({ paused: true })), []);
    assert.deepEqual(toldOf(judge({ paused: true, revision: 3 })), []);
  });
  for (const revision of [1, 2, 4, 99])
    it(`${revision} is a conflict, whatever else is asked`, () => {
      const judged = judge({ revision, canceled: true, packages: [{ package_id: 'nope' }] });
      assert.deepEqual(toldOf(judged), ['CONFLICT revision']);
      if (!judged.ok)
        assert.deepEqual(judged.refusals[0].details, {
          resource_id: 'buy_1',
          expected_version: revision,
          current_version: 3,
        });
    });
});

describe('a buy that is over', () => {
  for (const [status, request, refused] of [
    ['canceled', { canceled: true }, 'NOT_CANCELLABLE canceled'],
    ['canceled', { paused: true }, 'INVALID_STATE paused'],
    ['canceled', { end_time: '2027-01-01T00:00:00Z' }, 'INVALID_STATE'],
    ['completed', { canceled: true }, 'INVALID_STATE canceled'],
    ['completed', { paused: false }, 'INVALID_STATE paused'],
    ['completed', { packages: [{ package_id: 'pkg_1', budget: 5 }] }, 'INVALID_STATE'],
    ['rejected', { canceled: true }, 'INVALID_STATE canceled'],
    ['rejected', { new_packages: [wanted()] }, 'INVALID_STATE'],
    ['rejected', {}, 'INVALID_STATE'],
  ] as const)
    it(`refuses ${JSON.stringify(request)} when ${status}`, () =>
      assert.deepEqual(toldOf(judge(request, currentBuy({ status }))), [refused]));
});

describe('canceling a buy', () => {
  it('puts everything else aside and names it', () => {
    const value = granted(
      judge({
        canceled: true,
        cancellation_reason: 'moved',
        paused: true,
        packages: [{ package_id: 'nope' }],
        revision: 3,
      }),
    );
    assert.deepEqual(value, { kind: 'cancel', reason: 'moved', ignored: ['paused', 'packages'] });
  });
  it('does not count the frame of the request as ignored', () => {
    const request = {
      canceled: true as const,
      media_buy_id: 'buy_1',
      account: {},
      idempotency_key: 'k',
      context: {},
      [protocol.versionField]: '3.1',
    };
    assert.deepEqual(granted(judge(request)), { kind: 'cancel', reason: null, ignored: [] });
  });
  for (const status of ['pending_creatives', 'pending_start', 'active', 'paused'] as const)
    it(`is granted when the buy is ${status}`, () =>
      assert.equal(granted(judge({ canceled: true }, currentBuy({ status }))).kind, 'cancel'));
  it('is refused where the contract binds', () =>
    assert.deepEqual(toldOf(judge({ canceled: true }, currentBuy({ isCancellable: false }))), [
      'NOT_CANCELLABLE canceled',
    ]));
  it('is refused where the product has no such action', () => {
    const strict = offer({ allowed_actions: [{ action: 'pause', modes: ['self_serve'] }] });
    const buy = currentBuy({ packages: [currentPackage({ offer: strict })] });
    assert.deepEqual(toldOf(judge({ canceled: true }, buy)), ['ACTION_NOT_ALLOWED canceled']);
  });
});

describe('an update that changes nothing', () => {
  const nothing: readonly [UpdateRequest, BuyStatus?][] = [
    [{}],
    [{ pause: true } as UpdateRequest],
    [{ packages: [] }],
    [{ packages: [{ package_id: 'pkg_1' }] }],
    [{ packages: [{ package_id: 'pkg_1', budget: 1000 }] }],
    [{ packages: [{ package_id: 'pkg_1', pacing: 'even' }] }],
    [{ paused: false }],
    [{ paused: true }, 'paused'],
    [{ paused: false }, 'pending_start'],
  ];
  for (const [asked, status = 'active'] of nothing)
    it(`is refused: ${JSON.stringify(asked)} of a buy that is ${status}`, () => {
      const judged = judge(asked, currentBuy({ status }));
      assert.isFalse(judged.ok);
      if (!judged.ok) assert.match(judged.refusals[0].message, /changes nothing/);
    });
  it('is not one with a receiver alone, whose address may have changed', () => {
    const asked = { push_notification_config: { url: 'https://buyer.example/hook' } };
    assert.deepInclude(granted(judge(asked)), { kind: 'change', status: 'active', packages: [] });
  });
  it('is told apart from one whose value is wrong', () =>
    assert.deepEqual(toldOf(judge({ packages: [{ package_id: 'pkg_1', budget: 0.001 }] })), [
      'VALIDATION_ERROR packages[0].budget',
    ]));
});

describe('pausing and resuming a buy', () => {
  for (const [status, paused, to, hold] of [
    ['active', true, 'paused', false],
    ['paused', false, 'active', false],
    ['pending_start', true, 'pending_start', true],
    ['pending_creatives', true, 'pending_creatives', true],
  ] as const satisfies readonly [BuyStatus, boolean, BuyStatus, boolean][])
    it(`makes ${to}${hold ? ' with a hold' : ''} of ${status} with paused ${paused}`, () => {
      const value = granted(judge({ paused }, currentBuy({ status })));
      assert.deepInclude(value, { kind: 'change', status: to, hold });
    });
});

describe('the packages that an update names', () => {
  for (const [what, packages, ...refused] of [
    ['one that is unknown', [{ package_id: 'nope' }], 'PACKAGE_NOT_FOUND packages[0].package_id'],
    [
      'one twice',
      [{ package_id: 'pkg_1' }, { package_id: 'pkg_1' }],
      'INVALID_REQUEST packages[1].package_id',
    ],
    [
      'one that is known and one that is not',
      [
        { package_id: 'pkg_1', budget: 5000 },
        { package_id: 'nope', budget: 0 },
      ],
      'PACKAGE_NOT_FOUND packages[1].package_id',
    ],
  ] as const)
    it(`are refused: ${what}`, () => assert.deepEqual(toldOf(judge({ packages })), refused));

  it('take no change once canceled', () => {
    assert.deepEqual(toldOf(change({ budget: 5000 }, { canceled: true })), ['INVALID_STATE packages[0]']);
    assert.deepEqual(toldOf(change({ paused: true }, { canceled: true })), ['INVALID_STATE packages[0]']);
    assert.deepEqual(toldOf(change({ canceled: true }, { canceled: true })), [
      'NOT_CANCELLABLE packages[0].canceled',
    ]);
    const strict = offer({ allowed_actions: [] });
    assert.deepEqual(toldOf(change({ budget: 5000 }, { canceled: true, offer: strict })), [
      'INVALID_STATE packages[0]',
    ]);
  });
});

describe('a change of a package', () => {
  it('leaves what it does not name', () => {
    const terms = { pacing: 'asap' as const, targeting_overlay: { language: ['en'] } };
    const after = changed({ budget: 1500 }, { terms })?.after;
    assert.deepInclude(after, { budget: 150_000, terms, paused: false, own: {} });
  });
  it('replaces what it names', () => {
    const after = changed({
      paused: true,
      pacing: 'front_loaded',
      end_time: '2026-04-01T00:00:00Z',
      targeting_overlay: { geo_countries: ['US'] },
      creative_assignments: [{ creative_id: 'banner_1' }],
    })?.after;
    assert.isTrue(after?.paused);
    assert.deepEqual(after?.own, { end: at('2026-04-01T00:00:00Z') });
    assert.deepEqual(after?.terms, {
      pacing: 'front_loaded',
      targeting_overlay: { geo_countries: ['US'] },
      creative_assignments: [{ creative_id: 'banner_1' }],
    });
  });
  it('cancels, with a reason, and nothing else', () => {
    const result = changed({ canceled: true, cancellation_reason: 'weak', budget: 1 });
    assert.deepInclude(result, { isCanceled: true, reason: 'weak' });
    assert.deepInclude(result?.after, { canceled: true, budget: 100_000 });
  });
  it('brings the creatives that it carries', () => {
    const creatives = [{ creative_id: 'new', name: 'New', assets: {} }];
    assert.deepEqual(changed({ creatives })?.brought, creatives);
  });

  const quoted = { envelope: { budget: { min: 50_000, max: 200_000 }, flight: null } };
  for (const [what, update, more, buy, ...refused] of [
    ['to nothing', { budget: 0 }, {}, {}, 'VALIDATION_ERROR packages[0].budget'],
    ['below what is spent', { budget: 199.99 }, {}, {}, 'VALIDATION_ERROR packages[0].budget'],
    ['when all is spent', { budget: 999 }, { spent: 100_000 }, {}, 'BUDGET_EXHAUSTED packages[0].budget'],
    [
      'below the minimum',
      { budget: 300 },
      { option: option({ min_spend_per_package: 500 }) },
      {},
      'BUDGET_TOO_LOW packages[0].budget',
    ],
    ['above what was quoted', { budget: 2000.01 }, {}, quoted, 'REQUOTE_REQUIRED packages[0].budget'],
    ['below what was quoted', { budget: 499.99 }, {}, quoted, 'REQUOTE_REQUIRED packages[0].budget'],
    [
      'with dates outside the flight',
      { end_time: '2026-05-01T00:00:00Z' },
      {},
      {},
      'INVALID_REQUEST packages[0].end_time',
    ],
    [
      'with a list of keywords that is replaced and changed',
      {
        keyword_targets_add: [{ keyword: 'a', match_type: 'exact' }],
        targeting_overlay: { keyword_targets: [{ keyword: 'b', match_type: 'exact' }] },
      },
      {},
      {},
      'VALIDATION_ERROR packages[0].keyword_targets_add',
    ],
    [
      'with a bid below the floor',
      { bid_price: 1 },
      { option: auction() },
      {},
      'VALIDATION_ERROR packages[0].bid_price',
    ],
    [
      'with targeting that is not declared',
      { targeting_overlay: { geo_metros: [{ system: 'uk_itl2', values: [] }] } },
      {},
      {},
      'UNSUPPORTED_FEATURE packages[0].targeting_overlay.geo_metros[0].system',
    ],
    [
      'with a keyword type that is not declared',
      { keyword_targets_add: [{ keyword: 'a', match_type: 'phrase' }] },
      {},
      {},
      'UNSUPPORTED_FEATURE packages[0].targeting_overlay.keyword_targets[0].match_type',
    ],
    [
      'after the deadline',
      { creative_assignments: [{ creative_id: 'banner_1' }] },
      { creativeDeadline: at('2026-03-01T00:00:00Z') },
      {},
      'CREATIVE_DEADLINE_EXCEEDED packages[0].creative_assignments',
    ],
    [
      'in two ways',
      { budget: 0, bid_price: 1 },
      { option: auction() },
      {},
      'VALIDATION_ERROR packages[0].budget',
      'VALIDATION_ERROR packages[0].bid_price',
    ],
  ] as const)
    it(`is refused ${what}`, () => assert.deepEqual(toldOf(change(update, more, buy)), refused));

  it('replaces a rejected creative even after the deadline', () => {
    const late = { creativeDeadline: at('2026-03-01T00:00:00Z'), hasRejected: true };
    assert.deepEqual(toldOf(change({ creative_assignments: [{ creative_id: 'banner_1' }] }, late)), []);
  });
  it('does not judge targeting that stays', () => {
    const old = { targeting_overlay: { audience_include: ['gone'] } };
    assert.deepEqual(toldOf(change({ budget: 2000 }, { terms: old })), []);
  });
});

describe('new dates of a buy', () => {
  it('carry the packages along', () => {
    const value = granted(judge({ end_time: '2026-06-01T00:00:00Z' }));
    assert.isTrue(
      value.kind === 'change' && value.flight.end.getTime() === at('2026-06-01T00:00:00Z').getTime(),
    );
  });
  it('must hold the packages with dates of their own', () => {
    const own = currentPackage({ own: { end: at('2026-04-05T00:00:00Z') } });
    const request = { end_time: '2026-04-01T00:00:00Z' };
    assert.deepEqual(toldOf(judge(request, currentBuy({ packages: [own] }))), ['VALIDATION_ERROR end_time']);
    const gone = currentBuy({ packages: [{ ...own, canceled: true }] });
    assert.deepEqual(toldOf(judge(request, gone)), []);
    const moved = { ...request, packages: [{ package_id: 'pkg_1', end_time: '2026-03-30T00:00:00Z' }] };
    assert.deepEqual(toldOf(judge(moved, currentBuy({ packages: [own] }))), []);
  });
  it('must stay in what was quoted', () => {
    const quoted = {
      budget: null,
      flight: { start: at('2026-03-01T00:00:00Z'), end: at('2026-05-01T00:00:00Z') },
    };
    const buy = currentBuy({ envelope: quoted });
    assert.deepEqual(toldOf(judge({ end_time: '2026-05-01T00:00:00Z' }, buy)), []);
    const beyond = judge({ end_time: '2026-05-02T00:00:00Z' }, buy);
    assert.deepEqual(toldOf(beyond), ['REQUOTE_REQUIRED end_time']);
    if (!beyond.ok) assert.deepEqual(beyond.refusals[0].details, { envelope_field: 'end_time' });
  });
});

describe('packages that are added', () => {
  it('are judged like those of a new buy', () => {
    assert.deepEqual(
      toldOf(judge({ new_packages: [wanted({ product_id: 'nope' }), wanted({ budget: 0 })] })),
      ['PRODUCT_NOT_FOUND new_packages[0].product_id', 'VALIDATION_ERROR new_packages[1].budget'],
    );
    const value = granted(judge({ new_packages: [wanted()] }));
    assert.isTrue(value.kind === 'change' && value.newPackages.length === 1);
  });
});

describe('what an account may still spend', () => {
  const limit = seller(undefined, { availableIn: () => 50_000 });
  const more = (budget: number) => ({ packages: [{ package_id: 'pkg_1', budget }] });
  it('bounds what is added, not what is there', () => {
    assert.deepEqual(toldOf(judge(more(1500), undefined, limit)), []);
    assert.deepEqual(toldOf(judge(more(1500.01), undefined, limit)), ['BUDGET_EXCEEDED packages']);
    assert.deepEqual(toldOf(judge(more(500), undefined, limit)), []);
  });
  it('counts added packages too, less what others give up', () => {
    assert.deepEqual(toldOf(judge({ new_packages: [wanted({ budget: 600 })] }, undefined, limit)), [
      'BUDGET_EXCEEDED packages',
    ]);
    const both = { ...more(900), new_packages: [wanted({ budget: 600 })] };
    assert.deepEqual(toldOf(judge(both, undefined, limit)), []);
  });
});

describe('what the products allow', () => {
  const strict = (...allowed_actions: AllowedAction[]) =>
    currentBuy({ packages: [currentPackage({ offer: offer({ allowed_actions }) })] });
  const pause: AllowedAction = { action: 'pause', modes: ['self_serve'] };
  const raise: AllowedAction = { action: 'increase_budget', modes: ['requires_approval'] };
  const request = (budget: number) => ({ packages: [{ package_id: 'pkg_1', budget }] });

  for (const [what, asked, buy, reason] of [
    ['what it lacks', request(2000), strict(pause), 'not_supported_on_product'],
    ['what needs an approval', request(2000), strict(pause, raise), 'mode_mismatch'],
    [
      'what another state is for',
      request(500),
      strict({ action: 'decrease_budget', modes: ['self_serve'], allowed_statuses: ['paused'] }),
      'wrong_status',
    ],
    ['packages', { new_packages: [wanted()] }, strict(pause), 'not_supported_on_product'],
    ['later ends', { end_time: '2026-06-01T00:00:00Z' }, strict(pause), 'not_supported_on_product'],
  ] as const)
    it(`refuses ${what}`, () => {
      const judged = judge(asked, buy);
      assert.isFalse(judged.ok);
      if (!judged.ok) {
        assert.equal(judged.refusals[0].code, 'ACTION_NOT_ALLOWED');
        assert.equal(judged.refusals[0].details?.reason, reason);
      }
    });

  it('lets through what they name, and values that do not change', () => {
    assert.deepEqual(toldOf(judge({ paused: true }, strict(pause))), []);
    const same = { packages: [{ package_id: 'pkg_1', budget: 1000, impressions: 5 }] };
    assert.deepEqual(toldOf(judge(same, strict(pause))), []);
  });
  it('is asked before the values are judged', () => {
    const judged = judge({ ...request(2000), new_packages: [wanted({ budget: 0 })] }, strict(pause));
    assert.deepEqual(toldOf(judged), [
      'ACTION_NOT_ALLOWED new_packages',
      'ACTION_NOT_ALLOWED packages[0].budget',
    ]);
  });
});

describe('an update of half the packages of a buy', () => {
  /** How often ids of packages are read for an update of every other package. */
  function reads(count: number): number {
    let read = 0;
    const packages = Array.from({ length: count }, (_none, number) =>
      Object.defineProperty(currentPackage(), 'package_id', {
        enumerable: true,
        get: () => {
          read += 1;
          return `pkg_${number}`;
        },
      }),
    );
    const updates = packages
      .filter((_none, number) => number % 2 === 1)
      .map(({ package_id }) => ({ package_id, budget: 1500 }));
    read = 0;
    assert.deepEqual(toldOf(judge({ packages: updates }, currentBuy({ packages }))), []);
    return read;
  }

  it('looks at each package as often as in a short buy', () => {
    const short = reads(10) / 10;
    assert.isAtMost(reads(1_000) / 1_000, short);
  });
});
