import { assert } from 'chai';
import { meantBy, splitAsk, withoutProducts } from '../../../../src/domain/products/discovery/dropping.ts';
import type { Proposal } from '../../../../src/domain/products/discovery/proposal.ts';
import { refine } from '../../../../src/domain/products/discovery/refine.ts';
import { granted, offer, option } from '../../../support/media.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const offers = [
  offer({ product_id: 'wide_banner', name: 'Wide banner', channels: ['display'] }),
  offer({ product_id: 'preroll', name: 'Short preroll', channels: ['olv'] }),
  offer({ product_id: 'spot', name: 'Audio spot', channels: ['streaming_audio'] }),
];
const known = new Map(offers.map((one) => [one.product.product_id, one]));
const part = (product_id: string, allocation_percentage: number) => ({
  product_id,
  allocation_percentage,
  pricing_option_id: 'cpm_usd',
});
const proposal: Proposal = {
  proposal_id: 'p1',
  name: 'Wide banner and 2 more',
  allocations: [part('wide_banner', 50), part('preroll', 30), part('spot', 20)],
  total_budget_guidance: { recommended: 50_000, currency: 'USD' },
};

describe('splitAsk', () => {
  for (const [ask, dropped, rest] of [
    ['drop the display product', ['the display product'], ''],
    [
      'Drop the display product and move its budget to video',
      ['the display product and'],
      'move its budget to video',
    ],
    ['More video, without audio', ['audio'], 'more video'],
    ['Remove display. Exclude audio; more video', ['display', 'audio'], 'more video'],
    ['Please drop display from the plan', ['display'], 'please from the plan'],
    ["don't drop the display product", [], 'don t drop the display product'],
    ['never remove display', [], 'never remove display'],
    ['no more than 20% display', [], 'more than 20 display'],
    ['more reach without changing the display product', [], 'more reach changing the display product'],
    ['remove the frequency cap on display', ['the frequency cap'], 'on display'],
    ['', [], ''],
  ] as const)
    it(`finds ${JSON.stringify(dropped)} in ${JSON.stringify(ask)}`, () =>
      assert.deepEqual(splitAsk(ask), { dropped: [...dropped], rest }));

  it('takes a long text in linear time, and cuts what it names', () => {
    const { dropped } = splitAsk('drop display '.repeat(5_000));
    assert.lengthOf(dropped, 5_000);
    assert.isBelow(splitAsk(`drop ${'word '.repeat(5_000)}`).dropped[0]?.length ?? 0, 100);
  });
});

describe('meantBy', () => {
  for (const [text, ids] of [
    ['the display product', ['wide_banner']],
    ['wide banner', ['wide_banner']],
    ['the preroll', ['preroll']],
    ['display and audio', ['wide_banner', 'spot']],
    ['the frequency cap', []],
    ['print', []],
    ['display and video and audio', []],
  ] as const)
    it(`is ${ids.join() || 'nothing'} for ${JSON.stringify(text)}`, () =>
      assert.deepEqual([...meantBy([text], offers)], [...ids]));
});

describe('withoutProducts', () => {
  const left = (...ids: string[]) => withoutProducts(proposal, new Set(ids), known);

  it('gives the budget of what is dropped to the others', () => {
    assert.deepEqual(
      left('wide_banner').allocations.map(
        ({ product_id, allocation_percentage: share }) => `${product_id} ${share}`,
      ),
      ['preroll 60', 'spot 40'],
    );
    assert.equal(left('wide_banner').name, 'Short preroll and 1 more');
  });
  it('keeps a proposal that would have nothing left, or loses nothing', () => {
    assert.equal(left('wide_banner', 'preroll', 'spot'), proposal);
    assert.equal(left('other'), proposal);
  });
  it('makes a draft of a committed proposal', () => {
    const committed = { ...proposal, proposal_status: 'committed', expires_at: NOW.toISOString() } as const;
    const changed = withoutProducts(committed, new Set(['spot']), known);
    assert.equal(changed.proposal_status, 'draft');
    assert.notProperty(changed, 'expires_at');
  });
  it('recommends no budget below the new minimum', () => {
    const dear = offer({ product_id: 'spot', pricing_options: [option({ min_spend_per_package: 60_000 })] });
    const changed = withoutProducts(
      proposal,
      new Set(['wide_banner', 'preroll']),
      new Map([...known, ['spot', dear]]),
    );
    assert.deepEqual(changed.total_budget_guidance, { min: 60_000, currency: 'USD' });
  });
});

describe('a refinement that drops a product', () => {
  const run = (...entries: Parameters<typeof refine>[0]) =>
    granted(refine(entries, offers, new Map([['p1', proposal]]), NOW));
  const ids = (list: readonly { product: { product_id: string } }[]) =>
    list.map(({ product }) => product.product_id);

  it('leaves it out of the products and of the proposals', () => {
    const refined = run(
      { scope: 'request', ask: 'drop the display product' },
      { scope: 'proposal', proposal_id: 'p1' },
    );
    assert.deepEqual(ids(refined.offers), ['preroll', 'spot']);
    assert.deepEqual(
      refined.proposals[0]?.allocations.map(({ product_id }) => product_id),
      ['preroll', 'spot'],
    );
    assert.deepEqual(refined.changed, refined.proposals);
    assert.equal(refined.applied[0]?.status, 'applied');
  });
  it('leaves it out of the one proposal that it is about', () => {
    const refined = run({
      scope: 'proposal',
      proposal_id: 'p1',
      ask: 'drop the display product, more video',
    });
    assert.deepEqual(
      refined.proposals[0]?.allocations.map(({ product_id }) => product_id),
      ['preroll', 'spot'],
    );
    assert.equal(refined.applied[0]?.status, 'applied');
  });
  it('changes nothing when nothing is meant', () => {
    const refined = run({ scope: 'proposal', proposal_id: 'p1', ask: 'drop the print product' });
    assert.deepEqual(refined.proposals, [proposal]);
    assert.deepEqual(refined.changed, []);
    assert.equal(refined.applied[0]?.status, 'partial');
  });
});
