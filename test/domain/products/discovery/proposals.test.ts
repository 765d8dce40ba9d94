import { assert } from 'chai';
import fc from 'fast-check';
import { readBrief } from '../../../../src/domain/products/discovery/brief.ts';
import { planOf } from '../../../../src/domain/products/discovery/plan-proposal.ts';
import {
  buildProposals,
  isExpired,
  judgeProposal,
  type Proposal,
  sharesOf,
} from '../../../../src/domain/products/discovery/proposal.ts';
import { rankOffers } from '../../../../src/domain/products/discovery/ranking.ts';
import {
  alike,
  finalized,
  HOLD_MS,
  type RefineEntry,
  refine,
} from '../../../../src/domain/products/discovery/refine.ts';
import { granted, NOW, offer, option, toldOf } from '../../../support/media.ts';

const draft: Proposal = {
  proposal_id: 'p1',
  name: 'One',
  allocations: [{ product_id: 'a', allocation_percentage: 100 }],
  proposal_status: 'draft',
};
const offers = [
  offer({ product_id: 'a', name: 'Sports display' }),
  offer({ product_id: 'b', name: 'Sports news display' }),
  offer({ product_id: 'c', name: 'Podcast', channels: ['podcast'] }),
];
const proposals = new Map([
  ['p1', draft],
  ['p2', { ...draft, proposal_id: 'p2', expires_at: '2026-03-01T00:00:00Z' }],
]);

describe('sharesOf', () => {
  it('gives everybody the least and splits the rest', () =>
    assert.deepEqual(sharesOf([1, 1, 2]), [28, 27, 45]));
  it('adds up to 100', () => {
    const scores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(scores, (list) => {
        const shares = sharesOf(list);
        assert.equal(
          shares.reduce((a, b) => a + b, 0),
          100,
        );
        for (const share of shares) assert.isAtLeast(share, 10);
      }),
    );
  });
});

describe('buildProposals', () => {
  const build = (brief: string, list = offers) =>
    buildProposals(rankOffers(list, readBrief(brief)), readBrief(brief), () => 'p')[0] ?? null;
  it('splits the budget among what fits', () => {
    const proposal = build('sports display for $20k');
    assert.deepEqual(
      proposal?.allocations.map(({ product_id, pricing_option_id }) => `${product_id} ${pricing_option_id}`),
      ['a cpm_usd', 'b cpm_usd'],
    );
    assert.deepEqual(proposal?.total_budget_guidance, { recommended: 20_000, currency: 'USD' });
    assert.notProperty(proposal, 'proposal_status');
  });
  it('gives a choice of two where there are two products, and names each its own', () => {
    const all = (list: typeof offers) => {
      const ids = ['p1', 'p2'];
      const brief = readBrief('sports display');
      return buildProposals(rankOffers(list, brief), brief, () => ids.shift() ?? 'none', list);
    };
    const ids = (list: typeof offers) =>
      all(list).map(({ proposal_id, allocations }) => [
        proposal_id,
        ...allocations.map(({ product_id, allocation_percentage: share }) => `${product_id} ${share}`),
      ]);
    assert.deepEqual(
      ids(offers).map(([id, ...parts]) => [id, parts.length]),
      [
        ['p1', 2],
        ['p2', 1],
      ],
    );
    const [sports] = offers;
    const other = offer({ product_id: 'other', name: 'Gardens' });
    if (sports === undefined) throw new Error('no offers');
    assert.deepEqual(ids([sports, other]), [
      ['p1', 'a 100'],
      ['p2', 'other 100'],
    ]);
    assert.lengthOf(all([sports]), 1);
  });
  it('is a draft with guaranteed delivery in it', () => {
    const held = [offer({ product_id: 'g', name: 'Sports takeover', delivery_type: 'guaranteed' })];
    assert.equal(build('sports', held)?.proposal_status, 'draft');
  });
  it('is in a currency that its products are sold in', () => {
    const proposal = build('sports for €5k');
    assert.equal(proposal?.allocations[0]?.pricing_option_id, 'cpm_usd');
    assert.deepEqual(proposal?.total_budget_guidance, { currency: 'USD' });
  });
  it('leaves out what is not sold in its currency', () => {
    const euros = offer({ product_id: 'e', name: 'Sports', pricing_options: [option({ currency: 'EUR' })] });
    const mixed = build('sports for €5k', [...offers, euros]);
    assert.deepEqual(
      mixed?.allocations.map(({ product_id }) => product_id),
      ['e'],
    );
  });
  it('tells the total that every part has its minimum with', () => {
    const dear = [option({ min_spend_per_package: 300 })];
    const list = [
      offer({ product_id: 'a', name: 'Sports', pricing_options: dear }),
      offer({ product_id: 'b', name: 'Sports' }),
    ];
    assert.equal(build('sports', list)?.total_budget_guidance?.min, 600);
  });
  it('has no part that the budget of the brief does not pay for', () => {
    const minimum = (least: number) => [option({ min_spend_per_package: least })];
    const list = [
      offer({ product_id: 'dear', name: 'Sports', pricing_options: minimum(60_000) }),
      offer({ product_id: 'half', name: 'Sports', pricing_options: minimum(40_000) }),
      offer({ product_id: 'cheap', name: 'Sports', pricing_options: minimum(100) }),
    ];
    const proposal = build('sports for $50K', list);
    assert.deepEqual(
      proposal?.allocations.map(({ product_id }) => product_id),
      ['cheap'],
    );
    assert.deepEqual(proposal?.total_budget_guidance, { min: 100, recommended: 50_000, currency: 'USD' });
  });
  it('recommends no budget below its minimum, and never more than the brief has', () => {
    const budgets = fc.record({
      budget: fc.integer({ min: 1, max: 200 }),
      minima: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(budgets, ({ budget, minima }) => {
        const list = minima.map((least, at) =>
          offer({
            product_id: `p${at}`,
            name: 'Sports',
            pricing_options: [option({ min_spend_per_package: least * 1000 })],
          }),
        );
        const brief = readBrief(`sports for $${budget}K`);
        for (const { total_budget_guidance: told } of buildProposals(
          rankOffers(list, brief),
          brief,
          () => 'p',
          list,
        )) {
          const { min = 0, recommended } = told ?? {};
          if (recommended === undefined) assert.isAbove(Math.min(...minima), budget);
          else assert.isTrue(min <= recommended && recommended <= budget * 1000, JSON.stringify(told));
        }
      }),
    );
  });
  it('says the minimum alone when the budget pays for nothing', () => {
    const list = [offer({ name: 'Sports', pricing_options: [option({ min_spend_per_package: 80_000 })] })];
    assert.deepEqual(build('sports for $50K', list)?.total_budget_guidance, { min: 80_000, currency: 'USD' });
  });
  it('is of the kind of delivery that is asked for, if there is any', () => {
    const held = offer({ product_id: 'g', name: 'Sports takeover', delivery_type: 'guaranteed' });
    const ids = (brief: string) =>
      (build(brief, [...offers, held])?.allocations ?? []).map(({ product_id }) => product_id);
    assert.deepEqual(ids('guaranteed sports'), ['g']);
    assert.notInclude(ids('biddable sports'), 'g');
    assert.isNotNull(build('guaranteed sports'));
  });
  it('is none without a price', () =>
    assert.isNull(build('sports', [offer({ name: 'Sports', pricing_options: [] })])));
  it('is of equal parts when nothing matched', () =>
    assert.deepEqual(
      build('gardening')?.allocations.map((one) => one.allocation_percentage),
      [34, 33, 33],
    ));
  it('is none without a brief, and without offers', () => {
    for (const brief of ['', '  ', '?!']) assert.isNull(build(brief));
    assert.isNull(build('sports', []));
  });
});

describe('planOf', () => {
  it('is only for allocations that are a whole', () => {
    const half = { allocations: [{ product_id: 'a', allocation_percentage: 50 }] };
    assert.throws(() => planOf(half, { minor: 1, currency: 'USD' }, new Map()), RangeError);
  });
});

describe('judgeProposal', () => {
  it('takes an insertion order that needs no signature', () => {
    const order = { insertion_order: { io_id: 'io', requires_signature: false } };
    assert.isNull(judgeProposal({ ...draft, ...order, proposal_status: 'committed' }, undefined, NOW));
  });
  it('judges the end before the status', () => {
    const over = { ...draft, expires_at: NOW.toISOString() };
    assert.equal(judgeProposal(over, undefined, NOW)?.code, 'PROPOSAL_EXPIRED');
    assert.isTrue(isExpired(over, NOW));
    assert.isFalse(isExpired(draft, NOW));
  });
});

describe('finalizing', () => {
  it('commits a draft, and holds it for a while', () => {
    const held = new Date(NOW.getTime() + HOLD_MS).toISOString();
    assert.include(finalized(draft, NOW), { proposal_status: 'committed', expires_at: held });
  });
  it('keeps the hold of what is committed already', () => {
    const committed = { ...draft, proposal_status: 'committed', expires_at: '2026-04-01T00:00:00Z' } as const;
    assert.equal(finalized(committed, NOW), committed);
  });
});

describe('refine', () => {
  const run = (...entries: RefineEntry[]) => refine(entries, offers, proposals, NOW);
  const left = (...entries: RefineEntry[]) =>
    granted(run(...entries)).offers.map(({ product }) => product.product_id);
  const statuses = (...entries: RefineEntry[]) =>
    granted(run(...entries)).applied.map(({ status }) => status);

  for (const [what, entries, ids] of [
    ['a product to keep', [{ scope: 'product', product_id: 'b' }], ['b']],
    [
      'products to keep',
      [
        { scope: 'product', product_id: 'c', action: 'include' },
        { scope: 'product', product_id: 'a' },
      ],
      ['c', 'a'],
    ],
    ['a product to leave out', [{ scope: 'product', product_id: 'b', action: 'omit' }], ['a', 'c']],
    ['more like one', [{ scope: 'product', product_id: 'a', action: 'more_like_this' }], ['a', 'b']],
    ['an unknown product', [{ scope: 'product', product_id: 'zzz' }], []],
    ['words for the whole', [{ scope: 'request', ask: 'podcasts' }], ['c']],
    ['a proposal', [{ scope: 'proposal', proposal_id: 'p1' }], ['a', 'b', 'c']],
    ['a proposal to commit', [{ scope: 'proposal', proposal_id: 'p1', action: 'finalize' }], []],
  ] as const)
    it(`leaves ${ids.join() || 'no products'} for ${what}`, () =>
      assert.deepEqual(left(...entries), [...ids]));

  it('tells what became of each entry', () => {
    assert.deepEqual(
      statuses(
        { scope: 'request', ask: 'more video in Germany' },
        { scope: 'request', ask: 'cheerful' },
        { scope: 'request', ask: 'the of and' },
        { scope: 'product', product_id: 'a' },
        { scope: 'product', product_id: 'b', ask: 'cheaper' },
        { scope: 'product', product_id: 'zzz' },
        { scope: 'proposal', proposal_id: 'p1', action: 'omit' },
      ),
      ['applied', 'partial', 'unable', 'applied', 'partial', 'unable', 'applied'],
    );
  });
  it('commits several at once', () => {
    const { changed, proposals: kept } = granted(
      run({ scope: 'proposal', proposal_id: 'p1', action: 'finalize' }),
    );
    assert.deepEqual(changed, kept);
    assert.equal(changed[0]?.proposal_status, 'committed');
  });
  it('commits nothing without being asked', () =>
    assert.deepEqual(granted(run({ scope: 'proposal', proposal_id: 'p1' })).changed, []));

  for (const [what, entries, refused] of [
    [
      'an unknown proposal',
      [{ scope: 'proposal', proposal_id: 'zzz' }],
      'PROPOSAL_NOT_FOUND refine[0].proposal_id',
    ],
    [
      'an unknown proposal to leave out',
      [{ scope: 'proposal', proposal_id: 'zzz', action: 'omit' }],
      'PROPOSAL_NOT_FOUND refine[0].proposal_id',
    ],
    [
      'a proposal that is over',
      [{ scope: 'proposal', proposal_id: 'p2', action: 'finalize' }],
      'PROPOSAL_EXPIRED refine[0].proposal_id',
    ],
    [
      'committing beside something else',
      [
        { scope: 'proposal', proposal_id: 'p1', action: 'finalize' },
        { scope: 'request', ask: 'video' },
      ],
      'INVALID_REQUEST refine[1]',
    ],
    [
      'committing one and keeping another',
      [
        { scope: 'proposal', proposal_id: 'p2' },
        { scope: 'proposal', proposal_id: 'p1', action: 'finalize' },
      ],
      'INVALID_REQUEST refine[0]',
    ],
    [
      'a product twice',
      [
        { scope: 'product', product_id: 'a' },
        { scope: 'product', product_id: 'a', action: 'omit' },
      ],
      'INVALID_REQUEST refine[1].product_id',
    ],
  ] as const)
    it(`refuses ${what}`, () => assert.deepEqual(toldOf(run(...entries)), [refused]));
});

describe('alike', () => {
  it('finds the other offers that share a channel', () => {
    const [a, b, c] = offers;
    if (a === undefined || b === undefined || c === undefined) throw new Error('three offers');
    assert.deepEqual(alike(a, offers), [b]);
    assert.deepEqual(alike(c, offers), []);
  });
});
