import { assert } from 'chai';
import { nextSeedPlace } from '../../../src/domain/test-controller/seeds.ts';

const at = (ms: number) => new Date(ms);
const latest = { batch: 1000, place: 2, seededAt: at(3000), isOpen: true };

describe('nextSeedPlace', () => {
  it('begins with a batch of its own', () => {
    assert.deepEqual(nextSeedPlace(undefined, at(7)), { batch: 7, place: 0 });
  });
  it('goes on with the batch within five seconds', () => {
    for (const time of [3000, 8000, 2500])
      assert.deepEqual(nextSeedPlace(latest, at(time)), { batch: 1000, place: 3 });
  });
  it('begins another one later, or once another task was called', () => {
    assert.deepEqual(nextSeedPlace(latest, at(8001)), { batch: 8001, place: 0 });
    assert.deepEqual(nextSeedPlace({ ...latest, isOpen: false }, at(3001)), { batch: 3001, place: 0 });
  });
  it('never goes back behind the last one, whatever the clock says', () => {
    assert.deepEqual(nextSeedPlace({ ...latest, isOpen: false }, at(10)), { batch: 1001, place: 0 });
  });
});
