import { assert } from 'chai';
import {
  type Addition,
  judgePlace,
  type Offering,
  withAdditions,
} from '../../../../src/domain/buys/judging/creative-places.ts';
import { assignment, wholeBuy, wholePackage } from '../../../support/buys.ts';
import { NOW, placement, product } from '../../../support/media.ts';
import { AGENT, creativeOf } from '../../creatives/judging/creative-world.ts';

const EARLIER = new Date(NOW.getTime() - 1);
const offering = (more: Partial<Offering> = {}): Offering => ({
  buyStatus: 'active',
  paused: false,
  canceled: false,
  creativeDeadline: null,
  product: product({ placements: [placement('top')] }),
  formats: {},
  ...more,
});
const BANNER = creativeOf({}, { format_id: { agent_url: 'https://other.example', id: 'display_300x250' } });
const { format_id: _, ...BARE } = creativeOf({});
const kind = (format_kind: string) => ({ ...BARE, format_kind }) as typeof BANNER;

describe('judgePlace', () => {
  for (const [name, document, more, place, wanted] of [
    ['a banner', BANNER, {}, {}, null],
    ['before the deadline', BANNER, {}, { creativeDeadline: NOW }, null],
    ['on a placement', BANNER, { placement_ids: ['top'] }, {}, null],
    ['a paused package', BANNER, {}, { paused: true }, null],
    [
      'a format that the package chose',
      BANNER,
      {},
      { formats: { format_ids: [{ agent_url: AGENT, id: 'display_300x250' }] } },
      null,
    ],
    ['a family of a product with formats only', kind('image'), {}, {}, 'UNSUPPORTED_FEATURE a.creative_id'],
    [
      'a family that it has',
      kind('image'),
      {},
      { product: product({ format_options: [{ format_kind: 'image', params: {} }] }) },
      null,
    ],
    [
      'a family that it has not',
      kind('html5'),
      {},
      { product: product({ format_options: [{ format_kind: 'image', params: {} }] }) },
      'UNSUPPORTED_FEATURE a.creative_id',
    ],
    ['another format', creativeOf({}), {}, {}, 'UNSUPPORTED_FEATURE a.creative_id'],
    [
      'a format that the package did not choose',
      BANNER,
      {},
      { formats: { format_ids: [{ agent_url: AGENT, id: 'x' }] } },
      'UNSUPPORTED_FEATURE a.creative_id',
    ],
    [
      'a placement that there is not',
      BANNER,
      { placement_ids: ['top', 'side'] },
      {},
      'INVALID_REQUEST a.placement_ids[1]',
    ],
    [
      'a placement of a product without any',
      BANNER,
      { placement_ids: ['top'] },
      { product: product() },
      'INVALID_REQUEST a.placement_ids[0]',
    ],
    [
      'after the deadline',
      BANNER,
      {},
      { creativeDeadline: EARLIER },
      'CREATIVE_DEADLINE_EXCEEDED a.package_id',
    ],
    ['a canceled package', BANNER, {}, { canceled: true }, 'INVALID_STATE a.package_id'],
    ['a completed buy', BANNER, {}, { buyStatus: 'completed' }, 'INVALID_STATE a.package_id'],
    ['a canceled buy', BANNER, {}, { buyStatus: 'canceled' }, 'INVALID_STATE a.package_id'],
    ['a rejected buy', BANNER, {}, { buyStatus: 'rejected' }, 'INVALID_STATE a.package_id'],
  ] as const) {
    it(name, () => {
      const found = judgePlace({ document, status: 'approved' }, more, offering(place as Partial<Offering>), {
        now: NOW,
        isThere: false,
        isResubmission: false,
        field: 'a',
      });
      assert.equal(found && `${found.code} ${found.field}`, wanted);
    });
  }

  it('lets a resubmission come after the deadline', () => {
    const late = offering({ creativeDeadline: EARLIER });
    const asked = { now: NOW, isThere: false, isResubmission: true, field: 'a' };
    assert.isNull(judgePlace({ document: BANNER, status: 'approved' }, {}, late, asked));
  });
});

describe('withAdditions', () => {
  const buy = wholeBuy(
    {
      packages: [
        wholePackage({ assignments: [assignment('a', { position: 3, details: { weight: 10 } })] }),
        wholePackage({ id: 'b1-2' }),
      ],
    },
    { a: 'approved' },
  );
  const add = (creativeId: string, details: Addition['details'] = {}, packageId = 'b1-1'): Addition => ({
    packageId,
    creativeId,
    details,
  });

  it('adds behind what is there, which stays', () => {
    const made = withAdditions(buy, [add('b', { weight: 5 })], new Map([['b', 'pending_review']]));
    const [first, second] = made.buy.packages;
    assert.deepEqual(
      first?.assignments.map(({ creativeId, position }) => [creativeId, position]),
      [
        ['a', 3],
        ['b', 4],
      ],
    );
    assert.strictEqual(second, buy.packages[1]);
    assert.deepEqual([...made.changed], [['b1-1', 1]]);
    assert.deepEqual(
      [...made.buy.creatives],
      [
        ['a', 'approved'],
        ['b', 'pending_review'],
      ],
    );
  });

  it('changes nothing when all is there', () => {
    for (const details of [{}, { weight: 10 }]) {
      const made = withAdditions(buy, [add('a', details)], new Map());
      assert.strictEqual(made.buy.packages[0], buy.packages[0]);
      assert.equal(made.changed.size, 0);
    }
  });

  it('takes new details of what is there', () => {
    const made = withAdditions(buy, [add('a', { placement_ids: ['top'] })], new Map());
    assert.deepEqual(made.buy.packages[0]?.assignments[0]?.details, { weight: 10, placement_ids: ['top'] });
    assert.deepEqual([...made.changed], [['b1-1', 1]]);
  });

  it('learns of no creative that the buy does not show', () => {
    const made = withAdditions(
      buy,
      [add('b')],
      new Map([
        ['b', 'approved'],
        ['z', 'approved'],
      ]),
    );
    assert.isFalse(made.buy.creatives.has('z'));
  });
});
