import { assert } from 'chai';
import { ApiError } from '../../src/domain/errors.ts';
import { type FlightCaller, type SharedWork, singleFlight } from '../../src/infra/single-flight.ts';
import { createTurns } from '../../src/infra/turns.ts';
import { rejects } from '../support/rejects.ts';

/** A caller with a share of its own, who waits until the signal aborts. */
const by = (signal: AbortSignal | null, share = 'somebody'): FlightCaller => ({ share, signal });

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
    const asked = ['a', 'a', 'b'].map((key) => share(key, by(null), work));
    assert.deepEqual(await Promise.all(asked), [2, 2, 2]);
    assert.equal(works, 2);
  });

  it('begins anew for those who come later, also after a failure', async () => {
    const share = singleFlight<string>();
    const failing = async () => {
      throw new Error('no');
    };
    const first = share('a', by(null), failing);
    const second = share('a', by(null), async () => 'not asked');
    await rejects(first);
    await rejects(second);
    assert.equal(await share('a', by(null), async () => 'good'), 'good');
  });

  describe('when callers go', () => {
    /** Work that never ends by itself. */
    const endless =
      (signals: AbortSignal[]) =>
      ({ signal }: SharedWork<FlightCaller>) =>
        new Promise<string>((_, reject) => {
          signals.push(signal);
          signal.addEventListener('abort', () => reject(signal.reason));
        });

    it('ends the work with the last of them, not before', async () => {
      const share = singleFlight<string>();
      const signals: AbortSignal[] = [];
      const first = new AbortController();
      const second = new AbortController();
      const asked = [first, second].map(({ signal }) => share('a', by(signal), endless(signals)));
      first.abort(new Error('first has gone'));
      assert.equal(
        (await rejects(asked[0] ?? share('a', by(null), endless(signals)))).message,
        'first has gone',
      );
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
      const left = share('a', by(gone.signal), work);
      const stays = share('a', by(null), work);
      gone.abort(new Error('gone'));
      await rejects(left);
      finish('here');
      assert.equal(await stays, 'here');
    });

    it('begins anew for one who comes after the last has gone', async () => {
      const share = singleFlight<string>();
      const signals: AbortSignal[] = [];
      const gone = new AbortController();
      const left = share('a', by(gone.signal), endless(signals));
      gone.abort(new Error('gone'));
      assert.isFalse(share.isRunning('a'));
      assert.equal(await share('a', by(null), async () => 'anew'), 'anew');
      await rejects(left);
    });

    it('asks nothing for one who has gone before', async () => {
      const share = singleFlight<string>();
      const signals: AbortSignal[] = [];
      await rejects(share('a', by(AbortSignal.abort(new Error('gone'))), endless(signals)));
      assert.isEmpty(signals);
    });
  });

  describe('that waits for a turn', () => {
    const RULES = { atOnce: 2, perShare: 1, mostWaiting: 8 };
    const refused = () => new ApiError('unavailable', 'no more of these', { retry_after: 1 });

    it('is begun in the share of one who joins it and may begin at once', async () => {
      const share = singleFlight<string>();
      const turns = createTurns(RULES);
      const end = await turns.take('greedy');
      const look = ({ party, signal }: SharedWork<FlightCaller>) =>
        turns.within({ share: party, site: 'a.example' }, signal, async (charged) => charged);
      const first = share('a', by(null, 'greedy'), look);
      await nextTurn();
      const second = share('a', by(null, 'other'), look);
      assert.equal(await second, 'other');
      assert.equal(await first, 'other');
      end();
    });

    it('begins anew for the others when it is refused in the share of the first', async () => {
      const share = singleFlight<string>();
      const turns = createTurns(RULES);
      const asked: string[] = [];
      const look = ({ party, signal, callerOf }: SharedWork<FlightCaller>) =>
        turns.within({ share: party, site: 'a.example' }, signal, async (charged) => {
          asked.push(callerOf(charged).share);
          await nextTurn();
          if (charged !== 'c') throw refused();
          return charged;
        });
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((one) => share('key', by(null, one), look));
      assert.equal((await rejects(a ?? assert.fail())).message, 'no more of these');
      assert.equal((await rejects(b ?? assert.fail())).message, 'no more of these');
      assert.equal(await c, 'c');
      assert.equal(await d, 'c');
      assert.deepEqual(asked, ['a', 'b', 'c']);
    });

    it('is refused to all when it fails for another reason than a share', async () => {
      const share = singleFlight<string>();
      let works = 0;
      const look = async () => {
        works += 1;
        await nextTurn();
        throw new ApiError('not_found', 'there is none');
      };
      const asked = ['a', 'b', 'c'].map((one) => share('key', by(null, one), look));
      for (const one of asked) assert.equal((await rejects(one)).message, 'there is none');
      assert.equal(works, 1);
    });
  });
});
