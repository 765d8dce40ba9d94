import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { assertWithin, measured, stopwatch } from './cpu-cost.ts';

const spin = (ms: number) => {
  const spent = stopwatch();
  while (spent() < ms);
};

/** What an assertion failed with, and how often the work was done. */
async function outcomeOf(figures: readonly number[], most: number): Promise<{ said: string; tries: number }> {
  let tries = 0;
  const attempt = async () => ({ longest: figures[tries++] ?? Number.NaN });
  const said = await assertWithin(() => ({ longest: most }), attempt, 'it').then(
    () => '',
    (error: Error) => error.message,
  );
  return { said, tries };
}

describe('the measuring of costs', () => {
  it('counts the processor time of the work in all, and of its longest turn', async () => {
    const { total, longest, result } = await measured(async () => {
      spin(30);
      await sleep(1);
      spin(60);
      await sleep(1);
      return 'done';
    });
    assert.equal(result, 'done');
    // The clocks are read one after the other.
    assert.isAtLeast(longest, 50);
    assert.isAtLeast(total, 80);
  });

  it('counts work that never lets the event loop turn', async () => {
    assert.isAtLeast((await measured(() => spin(40))).longest, 35);
  });

  it('does not count waiting', async () => {
    await assertWithin(
      () => ({ total: 100 }),
      () => measured(() => sleep(200)),
    );
  });

  for (const [what, figures, tries] of [
    ['within its limit', [50], 1],
    ['too high once', [51, 50], 2],
    ['too high four times', [99, 99, 99, 99, 1], 5],
  ] as const)
    it(`accepts a figure that is ${what}`, async () => {
      assert.deepEqual(await outcomeOf(figures, 50), { said: '', tries });
    });

  for (const [what, figures] of [
    ['too high each time', [51, 51, 51, 51, 51, 1]],
    ['no number', [Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN, 1]],
  ] as const)
    it(`refuses a figure that is ${what}`, async () => {
      const { said, tries } = await outcomeOf(figures, 50);
      assert.match(said, /^it: longest (51|NaN) of 50 at the last of 5 tries/);
      assert.equal(tries, 5);
    });

  it('refuses figures of which one is too high, whatever the others are', async () => {
    let failed = '';
    await assertWithin(
      () => ({ total: 10, longest: 5 }),
      async () => ({ total: 1, longest: 6 }),
    ).catch((error: Error) => {
      failed = error.message;
    });
    assert.match(failed, /^the work: longest 6 of 5 /);
  });

  it('refuses work that takes twice what it may', async () => {
    const twice = () => measured(() => spin(40));
    let failed = '';
    await assertWithin(() => ({ longest: 20 }), twice).catch((error: Error) => {
      failed = error.message;
    });
    assert.match(failed, /longest/);
  });

  it('does not repeat work that throws', async () => {
    let tries = 0;
    const attempt = async (): Promise<{ total: number }> => {
      tries += 1;
      throw new Error('broken');
    };
    let said: unknown;
    await assertWithin(() => ({ total: 1 }), attempt).catch((error: unknown) => {
      said = error;
    });
    assert.equal(String(said), 'Error: broken');
    assert.equal(tries, 1);
  });
});
