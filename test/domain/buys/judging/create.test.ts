import { assert } from 'chai';
import fc from 'fast-check';
import { type CreateRequest, judgeCreate } from '../../../../src/domain/buys/judging/create.ts';
import type { Proposal } from '../../../../src/domain/products/discovery/proposal.ts';
import type { Offer } from '../../../../src/domain/products/product.ts';
import { at, auction, granted, NOW, offer, option, seller, toldOf, wanted } from '../../../support/media.ts';

const END = '2026-04-15T00:00:00Z';
const request = (more: Partial<CreateRequest> = {}): CreateRequest => ({
  start_time: 'asap',
  end_time: END,
  packages: [wanted()],
  ...more,
});
const judge = (more: Partial<CreateRequest> = {}, offers: readonly Offer[] = [offer()]) =>
  judgeCreate(request(more), seller(offers));
/** What is refused about one package. */
const judgePackage = (more: object, ...offers: Offer[]) =>
  toldOf(judge({ packages: [wanted(more)] }, offers.length === 0 ? [offer()] : offers));

describe('a new buy', () => {
  it('is sold as it was asked for', () => {
    const buy = granted(judge());
    assert.deepEqual(buy.flight, { start: NOW, end: at(END) });
    assert.isFalse(buy.hold);
    assert.deepEqual(
      buy.packages.map(({ budget, option, span }) => [budget, option.pricing_option_id, span]),
      [[100_000, 'cpm_usd', { start: NOW, end: at(END) }]],
    );
  });

  it('may hold a pause, mix currencies and have dates of its own per package', () => {
    const euro = offer({
      product_id: 'eu',
      pricing_options: [option({ pricing_option_id: 'eur', currency: 'EUR' })],
    });
    const two = [
      wanted({ start_time: '2026-04-01T00:00:00Z' }),
      wanted({ product_id: 'eu', pricing_option_id: 'eur', budget: 5 }),
    ];
    const buy = granted(judge({ paused: true, packages: two }, [offer(), euro]));
    assert.isTrue(buy.hold);
    assert.deepEqual(
      buy.packages.map(({ budget, option: { currency } }) => `${budget} ${currency}`),
      ['100000 USD', '500 EUR'],
    );
    assert.deepEqual(buy.packages[0]?.span.start, at('2026-04-01T00:00:00Z'));
  });

  for (const [what, more, ...refused] of [
    ['no packages', { packages: [] }, 'INVALID_REQUEST packages'],
    ['packages and a proposal', { proposal_id: 'p' }, 'INVALID_REQUEST proposal_id'],
    ['a start that has passed', { start_time: '2026-03-01T00:00:00Z' }, 'INVALID_REQUEST start_time'],
    ['an end before the start', { end_time: '2026-03-01T00:00:00Z' }, 'VALIDATION_ERROR end_time'],
  ] as const)
    it(`with ${what} is refused`, () => assert.deepEqual(toldOf(judge(more)), refused));

  it('with neither packages nor proposal is refused', () => {
    const bare = judgeCreate({ start_time: 'asap', end_time: END }, seller());
    assert.deepEqual(toldOf(bare), ['INVALID_REQUEST packages']);
  });

  it('is refused as a whole, with everything that is wrong, in the order of the packages', () => {
    const packages = [wanted({ product_id: 'nope' }), wanted(), wanted({ budget: 0 })];
    assert.deepEqual(toldOf(judge({ packages })), [
      'PRODUCT_NOT_FOUND packages[0].product_id',
      'VALIDATION_ERROR packages[2].budget',
    ]);
  });
});

describe('a package of a new buy', () => {
  const gone = (more: Partial<Offer>) => offer({}, more);
  for (const [what, more, sold, ...refused] of [
    ['an unknown product', { product_id: 'x' }, offer(), 'PRODUCT_NOT_FOUND packages[0].product_id'],
    [
      'an expired product',
      {},
      offer({ expires_at: '2026-03-15T10:00:00Z' }),
      'PRODUCT_EXPIRED packages[0].product_id',
    ],
    [
      'a product that is sold out',
      {},
      gone({ isAvailable: false }),
      'PRODUCT_UNAVAILABLE packages[0].product_id',
    ],
    [
      'a product of another time',
      {},
      gone({ from: at('2026-04-01T00:00:00Z') }),
      'PRODUCT_UNAVAILABLE packages[0].product_id',
    ],
    [
      'a product that ends before',
      {},
      gone({ until: at('2026-04-01T00:00:00Z') }),
      'PRODUCT_UNAVAILABLE packages[0].product_id',
    ],
    [
      'another pricing option',
      { pricing_option_id: 'x' },
      offer(),
      'INVALID_REQUEST packages[0].pricing_option_id',
    ],
    ['no budget', { budget: 0 }, offer(), 'VALIDATION_ERROR packages[0].budget'],
    ['a budget below zero', { budget: -500 }, offer(), 'VALIDATION_ERROR packages[0].budget'],
    [
      'a budget below the minimum',
      { budget: 10 },
      offer({ pricing_options: [option({ min_spend_per_package: 500 })] }),
      'BUDGET_TOO_LOW packages[0].budget',
    ],
    [
      'a bid below the floor',
      { pricing_option_id: 'auction_usd', bid_price: 1 },
      offer(),
      'VALIDATION_ERROR packages[0].bid_price',
    ],
    [
      'a flight that is not sold',
      {},
      offer({
        pricing_options: [
          option({
            pricing_model: 'time',
            fixed_price: 1,
            parameters: { time_unit: 'day', max_duration: 7 },
          }),
        ],
      }),
      'VALIDATION_ERROR packages[0].end_time',
    ],
    [
      'dates outside the flight',
      { end_time: '2026-05-01T00:00:00Z' },
      offer(),
      'INVALID_REQUEST packages[0].end_time',
    ],
    [
      'targeting that is not declared',
      { targeting_overlay: { weather: ['rain'] } },
      offer(),
      'UNSUPPORTED_FEATURE packages[0].targeting_overlay.weather',
    ],
    [
      'an unknown audience',
      { targeting_overlay: { audience_include: ['nope'] } },
      offer(),
      'INVALID_REQUEST packages[0].targeting_overlay.audience_include[0]',
    ],
    [
      'an unknown event source',
      {
        optimization_goals: [
          { kind: 'event', event_sources: [{ event_source_id: 'nope', event_type: 'purchase' }] },
        ],
      },
      offer(),
      'INVALID_REQUEST packages[0].optimization_goals[0].event_sources[0].event_source_id',
    ],
    [
      'a reach unit that is not counted',
      { optimization_goals: [{ kind: 'metric', metric: 'reach', reach_unit: 'accounts' }] },
      offer(),
      'INVALID_REQUEST packages[0].optimization_goals[0].reach_unit',
    ],
    [
      'another format',
      { format_ids: [{ agent_url: 'https://a.example', id: 'video' }] },
      offer(),
      'UNSUPPORTED_FEATURE packages[0].format_ids[0]',
    ],
    [
      'a catalog',
      { catalogs: [{ type: 'product' }] },
      offer(),
      'UNSUPPORTED_FEATURE packages[0].catalogs[0].type',
    ],
    [
      'terms that are not offered',
      { performance_standards: [{ metric: 'viewability', threshold: 1 }] },
      offer(),
      'TERMS_REJECTED packages[0].performance_standards[0].threshold',
    ],
    [
      'several faults',
      {
        pricing_option_id: 'x',
        end_time: 'soon',
        creative_assignments: [{ creative_id: 'banner_1', placement_ids: ['nope'] }],
      },
      offer(),
      'INVALID_REQUEST packages[0].end_time',
      'INVALID_REQUEST packages[0].pricing_option_id',
      'INVALID_REQUEST packages[0].creative_assignments[0].placement_ids[0]',
    ],
  ] as const)
    it(`with ${what} is refused`, () => assert.deepEqual(judgePackage(more, sold), refused));

  it('may bid nothing in an auction', () =>
    assert.deepEqual(judgePackage({ pricing_option_id: 'auction_usd' }), []));
  it('may name the same product twice', () =>
    assert.deepEqual(toldOf(judge({ packages: [wanted(), wanted()] })), []));
});

describe('what an account may still spend', () => {
  const limited = (minor: number, currency: string) =>
    seller([offer()], { availableIn: (asked) => (asked === currency ? minor : null) });
  it('bounds the sum of the packages', () => {
    const two = request({ packages: [wanted(), wanted()] });
    assert.deepEqual(toldOf(judgeCreate(two, limited(199_999, 'USD'))), ['BUDGET_EXCEEDED packages']);
    assert.deepEqual(toldOf(judgeCreate(two, limited(200_000, 'USD'))), []);
    assert.deepEqual(toldOf(judgeCreate(two, limited(0, 'EUR'))), []);
  });
});

describe('a proposal that is bought', () => {
  const proposal = (more: Partial<Proposal> = {}): Proposal => ({
    proposal_id: 'p',
    name: 'Both',
    allocations: [
      { product_id: 'news_display', allocation_percentage: 66.66, pricing_option_id: 'cpm_usd' },
      { product_id: 'sport', allocation_percentage: 33.34 },
    ],
    proposal_status: 'committed',
    ...more,
  });
  const offers = [offer(), offer({ product_id: 'sport' })];
  const buy = (bought: Proposal | undefined, more: Partial<CreateRequest> = {}, limit = seller(offers)) =>
    judgeCreate(
      {
        start_time: 'asap',
        end_time: END,
        proposal_id: 'p',
        total_budget: { amount: 1000.01, currency: 'USD' },
        ...more,
      },
      limit,
      bought,
    );

  it('becomes packages that add up to the total', () => {
    const { packages } = granted(buy(proposal()));
    assert.deepEqual(
      packages.map(({ request, budget }) => [request.product_id, request.pricing_option_id, budget]),
      [
        ['news_display', 'cpm_usd', 66_661],
        ['sport', 'cpm_usd', 33_340],
      ],
    );
  });

  it('adds up for any budget and any split', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 10 ** 10 }),
        fc.integer({ min: 1, max: 99 }),
        (minor, percent) => {
          const split = proposal({
            allocations: [
              { product_id: 'news_display', allocation_percentage: percent },
              { product_id: 'sport', allocation_percentage: 100 - percent },
            ],
          });
          const sold = granted(buy(split, { total_budget: { amount: minor / 100, currency: 'USD' } }));
          assert.equal(
            sold.packages.reduce((sum, { budget }) => sum + budget, 0),
            minor,
          );
        },
      ),
    );
  });

  const accepted = (io_id: string) => ({
    io_id,
    accepted_at: '2026-03-14T10:00:00Z',
    signatory: 'A. Buyer',
  });
  const io = { insertion_order: { io_id: 'io_1', requires_signature: true } };
  it('takes its insertion order', () =>
    assert.deepEqual(toldOf(buy(proposal(io), { io_acceptance: accepted('io_1') })), []));
  it('is taken when it has no status', () => {
    const { proposal_status: _, ...plain } = proposal();
    assert.deepEqual(toldOf(buy(plain)), []);
  });

  for (const [what, bought, more, refused] of [
    ['unknown', undefined, {}, 'PROPOSAL_NOT_FOUND proposal_id'],
    ['over', proposal({ expires_at: '2026-03-15T10:00:00Z' }), {}, 'PROPOSAL_EXPIRED proposal_id'],
    ['a draft', proposal({ proposal_status: 'draft' }), {}, 'PROPOSAL_NOT_COMMITTED proposal_id'],
    ['unsigned', proposal(io), {}, 'IO_REQUIRED io_acceptance'],
    [
      'signed for another',
      proposal(io),
      { io_acceptance: accepted('x') },
      'INVALID_REQUEST io_acceptance.io_id',
    ],
    [
      'without a budget of its own',
      proposal(),
      { total_budget: { amount: 0, currency: 'USD' } },
      'VALIDATION_ERROR total_budget.amount',
    ],
    [
      'in another currency',
      proposal(),
      { total_budget: { amount: 5, currency: 'EUR' } },
      'INVALID_REQUEST total_budget.currency',
    ],
    [
      'below its guidance',
      proposal({ total_budget_guidance: { min: 5000, currency: 'USD' } }),
      {},
      'BUDGET_TOO_LOW total_budget.amount',
    ],
    [
      'of a product that is gone',
      proposal({ allocations: [{ product_id: 'gone', allocation_percentage: 100 }] }),
      {},
      'PRODUCT_NOT_FOUND proposal_id',
    ],
  ] as const)
    it(`is refused when ${what}`, () => assert.deepEqual(toldOf(buy(bought, more)), [refused]));

  it('is refused without a total, and above what the account may spend', () => {
    const none = judgeCreate(
      { start_time: 'asap', end_time: END, proposal_id: 'p' },
      seller(offers),
      proposal(),
    );
    assert.deepEqual(toldOf(none), ['INVALID_REQUEST total_budget']);
    const limit = seller(offers, { availableIn: () => 5 });
    assert.deepEqual(toldOf(buy(proposal(), {}, limit)), ['BUDGET_EXCEEDED total_budget.amount']);
  });
});

describe('an auction', () => {
  it('is one without a fixed price', () => assert.notProperty(auction(), 'fixed_price'));
});
