import { assert } from 'chai';
import { singleFlight } from '../../src/outside/sharing.ts';
import { rejects } from '../support/rejects.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('singleFlight', () => {
  it('shares the work of those who ask for the same at once', async () => {
    const share = singleFlight<number>();
    let works = 0;
    const work = async () => {
      works += 1;
      await nextTurn();
      return works;
    };
    const asked = ['a', 'a', 'b'].map((key) => share(key, null, work));
    assert.deepEqual(await Promise.all(asked), [2, 2, 2]);
    assert.equal(works, 2);
  });

  it('works anew for those who come later, also after a failure', async () => {
    const share = singleFlight<string>();
    const failing = async () => {
      throw new Error('no');
    };
    const [first, second] = [share('a', null, failing), share('a', null, async () => 'not asked')];
    await rejects(first);
    await rejects(second);
    assert.equal(await share('a', null, async () => 'good'), 'good');
  });

  describe('when callers go', () => {
    /** Work that never ends by itself. */
    const endless = (signals: AbortSignal[]) => (signal: AbortSignal) =>
      new Promise<string>((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      });

    it('ends the work with the last of them, not before', async () => {
      const share = singleFlight<string>();
      const signals: AbortSignal[] = [];
      const [first, second] = [new AbortController(), new AbortController()];
      const asked = [first, second].map(({ signal }) => share('a', signal, endless(signals)));
      first.abort(new Error('first has gone'));
      assert.equal((await rejects(asked[0] ?? share('a', null, endless(signals)))).message, 'first has gone');
      assert.deepEqual(
        signals.map(({ aborted }) => aborted),
        [false],
      );
      second.abort(new Error('second has gone'));
      assert.equal((await rejects(asked[1] ?? assert.fail())).message, 'second has gone');
      assert.isTrue(signals[0]?.aborted);
      await nextTurn();
    });

    it('keeps the work for one who waits without a signal', async () => {
      const share = singleFlight<string>();
      let finish = (_: string) => {};
      const work = () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        });
      const gone = new AbortController();
      const left = share('a', gone.signal, work);
      const stays = share('a', null, work);
      gone.abort(new Error('gone'));
      await rejects(left);
      finish('here');
      assert.equal(await stays, 'here');
    });

    it('begins anew for one who comes after the last has gone', async () => {
      const share = singleFlight<string>();
      const signals: AbortSignal[] = [];
      const gone = new AbortController();
      const left = share('a', gone.signal, endless(signals));
      gone.abort(new Error('gone'));
      assert.isFalse(share.isRunning('a'));
      assert.equal(await share('a', null, async () => 'anew'), 'anew');
      await rejects(left);
    });

    it('asks nothing for one who has gone before', async () => {
      const share = singleFlight<string>();
      const signals: AbortSignal[] = [];
      await rejects(share('a', AbortSignal.abort(new Error('gone')), endless(signals)));
      assert.isEmpty(signals);
    });
  });
});
