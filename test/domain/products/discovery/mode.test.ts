import { assert } from 'chai';
import { type ModeRequest, readMode } from '../../../../src/domain/products/discovery/found.ts';
import { granted, toldOf } from '../../../support/media.ts';

const ALL = ['wholesale', 'refine'];

describe('readMode', () => {
  for (const [request, mode] of [
    [{}, 'brief'],
    [{ brief: 'shoes' }, 'brief'],
    [{ brief: 'shoes', if_wholesale_feed_version: 'v1' }, 'brief'],
    [{ buying_mode: 'wholesale', brief: 'shoes' }, 'wholesale'],
    [{ buying_mode: 'brief' }, 'brief'],
    [{ buying_mode: 'wholesale' }, 'wholesale'],
    [{ buying_mode: 'wholesale', if_wholesale_feed_version: 'v1', if_pricing_version: 'p1' }, 'wholesale'],
    [{ buying_mode: 'refine', refine: [{}] }, 'refine'],
  ] as const)
    it(`is ${mode} for ${JSON.stringify(request)}`, () =>
      assert.equal(granted(readMode(request, ALL)), mode));

  for (const [request, ...refused] of [
    [{ refine: [{}] }, 'INVALID_REQUEST refine'],
    [{ buying_mode: 'brief', brief: 'x', refine: [{}] }, 'INVALID_REQUEST refine'],
    [{ if_pricing_version: 'p1' }, 'INVALID_REQUEST if_pricing_version'],
    [{ buying_mode: 'wholesale', brief: 'x', refine: [{}] }, 'INVALID_REQUEST refine'],
    [{ buying_mode: 'wholesale', if_pricing_version: 'p1' }, 'INVALID_REQUEST if_pricing_version'],
    [{ buying_mode: 'refine' }, 'INVALID_REQUEST refine'],
    [{ buying_mode: 'refine', refine: [] }, 'INVALID_REQUEST refine'],
    [{ buying_mode: 'refine', refine: [{}], brief: 'x' }, 'INVALID_REQUEST brief'],
    [{ buying_mode: 'refine', refine: [{}], if_pricing_version: 'p' }, 'INVALID_REQUEST if_pricing_version'],
  ] as const)
    it(`refuses ${JSON.stringify(request)}`, () =>
      assert.deepEqual(toldOf(readMode(request as ModeRequest, ALL)), refused));

  it('takes a brief along with a refinement where clients always send one, and nowhere else', () => {
    const refining = { buying_mode: 'refine', refine: [{}], brief: 'x' } as const;
    assert.equal(granted(readMode(refining, ALL, true)), 'refine');
    assert.deepEqual(toldOf(readMode({ ...refining, if_pricing_version: 'p' }, ALL, true)), [
      'INVALID_REQUEST if_pricing_version',
    ]);
  });

  it('refuses modes that are not declared', () => {
    assert.deepEqual(toldOf(readMode({ buying_mode: 'wholesale' }, [])), ['UNSUPPORTED_FEATURE buying_mode']);
    assert.deepEqual(toldOf(readMode({ buying_mode: 'refine', refine: [{}] }, ['wholesale'])), [
      'UNSUPPORTED_FEATURE buying_mode',
    ]);
    assert.deepEqual(toldOf(readMode({ buying_mode: 'brief' }, [])), []);
  });
});
