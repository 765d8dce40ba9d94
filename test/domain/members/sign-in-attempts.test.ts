import { assert } from 'chai';
import fc from 'fast-check';
import {
  ATTEMPTS_KEPT_MS,
  type Attempts,
  patience,
  tryPassword,
  waitAfter,
} from '../../../src/domain/members/credentials.ts';

const limits = { free: 3, firstMs: 1_000, longestMs: 8_000 };
const at = (ms: number) => new Date(ms);

describe('waits behind failures', () => {
  it('begin late, double, and come to an end', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7, 100, 1e9].map((failures) => waitAfter(failures, limits));
    assert.deepEqual(waits, [0, 0, 0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000]);
  });

  it('let an owner in again within minutes', () => {
    for (const { longestMs } of Object.values(patience)) assert.isAtMost(longestMs, 15 * 60_000);
    assert.isAtMost(patience.strangers.longestMs, 60_000, 'which is shared with attackers');
  });
});

describe('tryPassword', () => {
  it('counts each try, and refuses the one that comes too early without counting it', () => {
    const known: Attempts = { failures: 3, lastAt: at(0) };
    assert.deepEqual(tryPassword(known, limits, at(999)), { allowed: false, waitMs: 1 });
    assert.deepEqual(tryPassword(known, limits, at(1_000)), {
      allowed: true,
      attempts: { failures: 4, lastAt: at(1_000) },
    });
    assert.deepEqual(tryPassword(undefined, limits, at(5)), {
      allowed: true,
      attempts: { failures: 1, lastAt: at(5) },
    });
  });

  it('forgets after a day', () => {
    const known: Attempts = { failures: 50, lastAt: at(0) };
    const judged = tryPassword(known, limits, at(ATTEMPTS_KEPT_MS));
    assert.deepEqual(judged, { allowed: true, attempts: { failures: 1, lastAt: at(ATTEMPTS_KEPT_MS) } });
  });

  it('takes a clock that went back for one that stood still', () => {
    const judged = tryPassword({ failures: 3, lastAt: at(10_000) }, limits, at(0));
    assert.deepEqual(judged, { allowed: false, waitMs: 1_000 });
  });

  it('lets few through in a day, however they are spread', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 400 }), (gaps) => {
        let known: Attempts | undefined;
        let now = 0;
        let allowed = 0;
        for (const gap of gaps) {
          now += gap;
          const judged = tryPassword(known, patience.place, at(now));
          if (!judged.allowed) {
            assert.isAbove(judged.waitMs, 0);
            continue;
          }
          known = judged.attempts;
          allowed += 1;
        }
        // Ten are free; the waits of the first eight behind them add up to 21 minutes, then one in a quarter of an hour.
        assert.isAtMost(allowed, 10 + 8 + Math.ceil(now / patience.place.longestMs));
      }),
    );
  });
});
