import { assert } from 'chai';
import fc from 'fast-check';
import {
  type CrawlOutcome,
  freshness,
  nextCrawl,
  withFreshness,
} from '../../../src/domain/publishers/crawl.ts';
import { DAY_MS, HOUR_MS, instantText, MINUTE_MS } from '../../../src/domain/text/instant.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('nextCrawl', () => {
  const waits = (outcome: CrawlOutcome, times: number): number[] => {
    let streaks = { unchanged: 0, failures: 0 };
    return Array.from({ length: times }, () => {
      const next = nextCrawl(outcome, streaks, NOW);
      streaks = next.streaks;
      return next.at.getTime() - NOW.getTime();
    });
  };

  it('asks for a file that stays the same less and less often, at most once a day', () => {
    assert.deepEqual(
      waits('unchanged', 7).map((ms) => ms / HOUR_MS),
      [2, 4, 8, 16, 24, 24, 24],
    );
  });

  it('comes back in an hour for a file that changes', () => {
    assert.deepEqual(
      waits('changed', 3).map((ms) => ms / HOUR_MS),
      [1, 1, 1],
    );
  });

  it('asks after 1, 7 and then every 30 days for a file that is not there', () => {
    assert.deepEqual(
      waits('absent', 5).map((ms) => ms / DAY_MS),
      [1, 7, 30, 30, 30],
    );
  });

  it('asks an unreachable domain soon, then more patiently, up to 6 hours', () => {
    assert.deepEqual(
      waits('unreachable', 9).map((ms) => ms / MINUTE_MS),
      [5, 10, 20, 40, 80, 160, 320, 360, 360],
    );
  });

  it('asks for an invalid file after 5 minutes, then after 1 hour and twice as long, up to a day', () => {
    assert.deepEqual(
      waits('invalid', 7).map((ms) => ms / HOUR_MS),
      [1 / 12, 1, 2, 4, 8, 16, 24],
    );
  });

  it('starts over after another outcome', () => {
    const streaks = { unchanged: 4, failures: 0 };
    assert.deepEqual(nextCrawl('changed', streaks, NOW).streaks, { unchanged: 0, failures: 0 });
    assert.deepEqual(nextCrawl('absent', streaks, NOW).streaks, { unchanged: 0, failures: 1 });
    assert.deepEqual(nextCrawl('unchanged', { unchanged: 0, failures: 9 }, NOW).streaks, {
      unchanged: 1,
      failures: 0,
    });
  });

  it('always waits between 5 minutes and 30 days', () => {
    const outcome = fc.constantFrom<CrawlOutcome>('changed', 'unchanged', 'invalid', 'absent', 'unreachable');
    const streaks = fc.record({ unchanged: fc.nat(1_000_000), failures: fc.nat(1_000_000) });
    fc.assert(
      fc.property(outcome, streaks, (kind, before) => {
        const ms = nextCrawl(kind, before, NOW).at.getTime() - NOW.getTime();
        assert.isAtLeast(ms, 5 * MINUTE_MS);
        assert.isAtMost(ms, 30 * DAY_MS);
      }),
    );
  });
});

describe('freshness', () => {
  for (const [title, validatedAt, reachable, state] of [
    ['never validated', null, true, 'absent'],
    ['never validated, out of reach', null, false, 'absent'],
    ['validated just now', NOW, true, 'fresh'],
    ['validated a day ago', ago(DAY_MS), true, 'fresh'],
    ['validated over a day ago', ago(DAY_MS + 1), true, 'stale'],
    ['validated a day ago, out of reach since', ago(DAY_MS), false, 'cached'],
    ['validated over a day ago, out of reach since', ago(DAY_MS + 1), false, 'stale'],
    ['validated in the future, as a clock that was set back sees it', ago(-HOUR_MS), true, 'fresh'],
  ] as const) {
    it(`is ${state} when ${title}`, () => {
      assert.deepEqual(freshness(validatedAt, reachable, NOW), {
        state,
        validated_at: validatedAt?.toISOString() ?? null,
      });
    });
  }
});

describe('withFreshness', () => {
  it('adds the block as the last member of any object', () => {
    const block = { state: 'absent', validated_at: null } as const;
    assert.equal(withFreshness('{}', block), '{"freshness":{"state":"absent","validated_at":null}}');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => {
        const record = { ...given };
        delete record.freshness;
        const text = withFreshness(JSON.stringify(record), block);
        assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify({ ...record, freshness: block })));
      }),
    );
  });

  it('is what JSON.stringify writes, with a time and other members before it', () => {
    const members = [
      {},
      { logo_path: undefined },
      { logo_path: '/logos/"ü.svg' },
      { logo_path: null, more: [{}] },
    ];
    for (const state of ['live', 'fresh', 'cached', 'stale'] as const)
      for (const more of members) {
        const block = { state, validated_at: instantText(new Date(1_795_818_289_638)) };
        const whole = JSON.stringify({ domain: 'acme.example', ...more, freshness: block });
        assert.equal(withFreshness('{"domain":"acme.example"}', block, more), whole);
        assert.equal(withFreshness('{}', block, more), JSON.stringify({ ...more, freshness: block }));
      }
  });
});
