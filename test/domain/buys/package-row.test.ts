import { assert } from 'chai';
import type { WholePackage } from '../../../src/domain/buys/buy-record.ts';
import { isOtherRow } from '../../../src/domain/buys/package-row.ts';
import { assignment, wholePackage } from '../../support/buys.ts';

const at = new Date('2027-01-01T00:00:00Z');
const other: { readonly [M in keyof WholePackage]: WholePackage[M] } = {
  ...wholePackage(),
  principalId: 'p2',
  buyId: 'b2',
  id: 'b1-2',
  position: 1,
  productId: 'other',
  product: { ...wholePackage().product, name: 'Another' },
  option: { ...wholePackage().option, fixed_price: 99 },
  needsCreatives: false,
  budget: 1,
  paused: true,
  canceled: true,
  startAt: at,
  endAt: at,
  creativeDeadline: at,
  holdMs: 1,
  lapsesAt: at,
  spent: 1,
  sharePpm: 1,
  targetingPpm: 1,
  heldUntil: at,
  platformRef: 'ln_1',
  details: { ...wholePackage().details, context: { x: 1 } },
  assignments: [assignment('c1')],
  terms: [
    {
      from: at.toISOString(),
      running: true,
      start: at.toISOString(),
      end: at.toISOString(),
      budget: 1,
      creatives: [],
      share_ppm: 1,
      targeting_ppm: 1,
    },
  ],
};
const ELSEWHERE = ['assignments', 'terms'];

describe('the row of a package', () => {
  for (const name of Object.keys(other) as (keyof WholePackage)[])
    it(`${ELSEWHERE.includes(name) ? 'has no' : 'has'} ${name}`, () => {
      const was = wholePackage();
      assert.notDeepEqual(was[name], other[name], 'the test changes nothing');
      assert.equal(isOtherRow(was, { ...was, [name]: other[name] }), !ELSEWHERE.includes(name));
      assert.equal(isOtherRow({ ...was, [name]: other[name] }, was), !ELSEWHERE.includes(name));
    });

  it('is the same when a copy of every member is', () => {
    assert.isFalse(isOtherRow(other, structuredClone(other)));
    assert.isTrue(isOtherRow(other, { ...structuredClone(other), endAt: new Date(at.getTime() + 1) }));
  });

  it('is compared without a look into what stayed the same object', () => {
    const untouched = <T extends object>(value: T): T =>
      new Proxy(value, {
        ownKeys: () => assert.fail('its members are listed'),
        get: () => assert.fail('a member is read'),
      });
    const was = wholePackage({ product: untouched(other.product), option: untouched(other.option) });
    assert.isFalse(isOtherRow(was, { ...was }));
    assert.isTrue(isOtherRow(was, { ...was, budget: was.budget + 1 }));
  });
});
