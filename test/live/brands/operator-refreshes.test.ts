import { assert } from 'chai';
import type { Asker } from '../../../src/desk/live.ts';
import { singleFlight } from '../../../src/infra/single-flight.ts';
import { operatorRefreshes } from '../../../src/live/brands/operator-refreshes.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('refreshing an operator', () => {
  let looks: { domain: string; signal: AbortSignal; end: () => void }[];
  let at: number;
  const open = () => {
    const share = singleFlight<void, Asker>();
    return operatorRefreshes({
      resolveBrand: (domain, by) =>
        share(
          domain,
          by,
          ({ signal }) =>
            new Promise<void>((resolve, reject) => {
              looks.push({ domain, signal, end: resolve });
              signal.addEventListener('abort', () => reject(signal.reason));
            }),
        ),
      inBackground: (_what, _domain, work) => void work.catch(() => undefined),
      now: () => new Date(at),
    });
  };
  const asker = (signal: AbortSignal): Asker => ({ share: 'a', isMember: true, signal, mayLook: true });
  beforeEach(() => {
    looks = [];
    at = 1_000_000;
  });

  it('goes on for the others when the first of those who share it leaves', async () => {
    const refresh = open();
    const first = new AbortController();
    const second = new AbortController();
    const left = refresh(asker(first.signal), 'op.example');
    let isDone = false;
    const stays = refresh(asker(second.signal), 'op.example').then(() => {
      isDone = true;
    });
    await nextTurn();
    first.abort(new Error('gone'));
    await left;
    await nextTurn();
    assert.isFalse(isDone, 'the other caller still waits for the look');
    assert.lengthOf(looks, 1);
    assert.isFalse(looks[0]?.signal.aborted);
    looks[0]?.end();
    await stays;
  });

  it('that nobody waited for to the end is begun anew by the next caller', async () => {
    const refresh = open();
    const gone = new AbortController();
    const left = refresh(asker(gone.signal), 'op.example');
    await nextTurn();
    gone.abort(new Error('gone'));
    await left;
    assert.isTrue(looks[0]?.signal.aborted);
    const next = refresh(asker(new AbortController().signal), 'op.example');
    await nextTurn();
    assert.lengthOf(looks, 2);
    looks[1]?.end();
    await next;
  });

  it('is not repeated within 30 seconds of a look that ended, unless it must be fresh', async () => {
    const refresh = open();
    const { signal } = new AbortController();
    const look = async (fresh: boolean) => {
      const done = refresh(asker(signal), 'op.example', fresh);
      await nextTurn();
      for (const { end } of looks) end();
      await done;
    };
    await look(false);
    await look(false);
    assert.lengthOf(looks, 1);
    await look(true);
    assert.lengthOf(looks, 2);
    at += 30_001;
    await look(false);
    assert.lengthOf(looks, 3);
  });
});
