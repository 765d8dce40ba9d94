import { assert } from 'chai';
import { nextCheck, nextProbe } from '../../../src/domain/agents/standing.ts';

const now = new Date('2026-01-01T00:00:00Z');
const fresh = { failures: 0, unknown: 0 };
const hours = (at: Date | null) => (at === null ? null : (at.getTime() - now.getTime()) / 3_600_000);

describe('nextProbe', () => {
  it('asks every hour while the agent answers', () => {
    const { at, streaks } = nextProbe('answered', true, { failures: 3, unknown: 2 }, now);
    assert.equal(hours(at), 1);
    assert.deepEqual(streaks, fresh);
  });

  it('asks less and less often while it does not, down to once a day', () => {
    const waits: (number | null)[] = [];
    let streaks = fresh;
    for (let failure = 0; failure < 8; failure += 1) {
      const next = nextProbe('failed', true, streaks, now);
      waits.push(hours(next.at));
      streaks = next.streaks;
    }
    assert.deepEqual(waits, [1, 2, 4, 8, 16, 24, 24, 24]);
    assert.equal(hours(nextProbe('failed', true, { failures: 1e9, unknown: 0 }, now).at), 24);
  });

  it('gives up an agent whose type never shows, after a day, a week and a month', () => {
    const waits: (number | null)[] = [];
    let streaks = fresh;
    for (let probe = 0; probe < 5; probe += 1) {
      const next = nextProbe('answered', false, streaks, now);
      waits.push(hours(next.at));
      streaks = next.streaks;
    }
    assert.deepEqual(waits, [24, 168, 720, null, null]);
  });
});

describe('nextCheck', () => {
  it('is twice a day, and soon when the agent was away', () => {
    assert.equal(hours(nextCheck(true, now)), 12);
    assert.equal(hours(nextCheck(false, now)), 1);
  });
});
