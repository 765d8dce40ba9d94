import { assert } from 'chai';
import { singleFlight } from '../../src/live/single-flight.ts';
import { rejects } from '../support/rejects.ts';

describe('singleFlight', () => {
  it('shares the work of those who ask for the same at once', async () => {
    const share = singleFlight<number>();
    let works = 0;
    const work = async () => {
      works += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return works;
    };
    assert.deepEqual(await Promise.all([share('a', work), share('a', work), share('b', work)]), [2, 2, 2]);
    assert.equal(works, 2);
  });

  it('works anew for those who come later, also after a failure', async () => {
    const share = singleFlight<string>();
    const failing = async () => {
      throw new Error('no');
    };
    const [first, second] = [share('a', failing), share('a', async () => 'not asked')];
    await rejects(first);
    await rejects(second);
    assert.equal(await share('a', async () => 'good'), 'good');
  });
});
