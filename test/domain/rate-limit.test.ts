import { assert } from 'chai';
import fc from 'fast-check';
import {
  decide,
  type RateDecision,
  type RateWindow,
  rateLimitHeaders,
  refused,
  retryAfterSeconds,
  strictest,
} from '../../src/domain/limits.ts';

const at = (ms: number) => new Date(ms);
const rule = { limit: 3, windowMs: 1_000 };

describe('decide', () => {
  it('opens a window at the first use', () => {
    assert.deepEqual(decide(undefined, rule, 1, at(500)), {
      decision: { allowed: true, remaining: 2, resetAt: at(1_500) },
      window: { count: 1, resetAt: at(1_500) },
    });
  });

  it('grants the last unit and refuses the next, which changes nothing', () => {
    const full = { count: 3, resetAt: at(1_500) };
    assert.deepEqual(decide({ count: 2, resetAt: at(1_500) }, rule, 1, at(600)).window, full);
    assert.deepEqual(decide(full, rule, 1, at(600)), {
      decision: { allowed: false, remaining: 0, resetAt: at(1_500) },
      window: full,
    });
  });

  it('starts again at the very millisecond of the end', () => {
    const full = { count: 3, resetAt: at(1_500) };
    assert.isFalse(decide(full, rule, 1, at(1_499)).decision.allowed);
    assert.deepEqual(decide(full, rule, 1, at(1_500)).window, { count: 1, resetAt: at(2_500) });
  });

  it('refuses a cost that does not fit, and keeps what is left for smaller ones', () => {
    const window = { count: 2, resetAt: at(1_500) };
    assert.deepEqual(decide(window, rule, 2, at(600)).decision, {
      allowed: false,
      remaining: 1,
      resetAt: at(1_500),
    });
    assert.isTrue(decide(window, rule, 1, at(600)).decision.allowed);
  });

  it('refuses what is above the limit altogether, also in a fresh window', () => {
    assert.isFalse(decide(undefined, rule, 4, at(0)).decision.allowed);
    assert.isUndefined(decide(undefined, { limit: 0, windowMs: 1 }, 1, at(0)).window);
  });

  it('shows nothing below zero when the limit was lowered', () => {
    const { decision } = decide({ count: 9, resetAt: at(1_500) }, rule, 1, at(600));
    assert.deepEqual(decision, { allowed: false, remaining: 0, resetAt: at(1_500) });
  });

  it('never grants more than the limit between two ends of a window', () => {
    const asks = fc.array(fc.record({ wait: fc.nat(400), cost: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(asks, (list) => {
        let window: RateWindow | undefined;
        let now = 0;
        const granted = new Map<number, number>();
        for (const { wait, cost } of list) {
          now += wait;
          const step = decide(window, rule, cost, at(now));
          window = step.window;
          if (!step.decision.allowed) continue;
          const end = step.decision.resetAt.getTime();
          granted.set(end, (granted.get(end) ?? 0) + cost);
          assert.isAtMost(granted.get(end) ?? 0, rule.limit);
          assert.isAbove(end, now);
          assert.isAtMost(end, now + rule.windowMs);
        }
      }),
    );
  });
});

describe('retryAfterSeconds', () => {
  for (const [ms, seconds] of [
    [-5_000, 1],
    [0, 1],
    [1, 1],
    [999, 1],
    [1_000, 1],
    [1_001, 2],
    [3_600_000, 3_600],
  ] as const) {
    it(`is ${seconds} with ${ms} ms left`, () => {
      assert.equal(retryAfterSeconds(at(10_000 + ms), at(10_000)), seconds);
    });
  }
});

describe('rateLimitHeaders', () => {
  it('tells limit, what remains, and seconds to the end', () => {
    assert.deepEqual(rateLimitHeaders(rule, refused(3, 3, at(2_500)), at(1_000)), {
      'RateLimit-Limit': '3',
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': '2',
    });
  });
});

describe('strictest', () => {
  const granted = (remaining: number): RateDecision => ({ allowed: true, remaining, resetAt: at(9) });
  const no = (resetAt: number): RateDecision => ({ allowed: false, remaining: 0, resetAt: at(resetAt) });

  for (const [name, decisions, expected] of [
    ['none of nothing', [], -1],
    ['the one that leaves least', [granted(5), granted(2), granted(3)], 1],
    ['a refusal before any grant', [granted(0), no(1), granted(0)], 1],
    ['the refusal that lasts longest', [no(1), no(9), no(5)], 1],
    ['the first of equals', [granted(2), granted(2)], 0],
  ] as const) {
    it(`is ${name}`, () => {
      assert.equal(strictest(decisions), expected);
    });
  }
});
