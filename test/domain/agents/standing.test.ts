import { assert } from 'chai';
import type { Badge, Run } from '../../../src/domain/agents/compliance.ts';
import {
  type AgentStanding,
  neverChecked,
  nextStanding,
  type RunOutcome,
  streakDays,
} from '../../../src/domain/agents/standing.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const badge = (role: Badge['role']): Badge => ({ role, specialisms: ['baseline'], version: '3.1' });
const ran = (status: Run['status'], roles: Badge['role'][] = []): RunOutcome => ({
  reached: true,
  run: { status, headline: `is ${status}`, tracks: [], badges: roles.map(badge) },
});
const away: RunOutcome = { reached: false, reason: 'connection refused' };

/** The standing after several outcomes, an hour apart, with what the last one changed. */
function afterRuns(...outcomes: RunOutcome[]) {
  let standing: AgentStanding = neverChecked;
  let step = { standing, changed: null, earned: [], lost: [] } as ReturnType<typeof nextStanding>;
  outcomes.forEach((outcome, hour) => {
    step = nextStanding(standing, outcome, at(hour));
    standing = step.standing;
  });
  return step;
}

describe('nextStanding', () => {
  it('tells the first usable run', () => {
    const { standing, changed, earned, lost } = afterRuns(ran('passing', ['media-buy']));
    assert.deepEqual(changed, { from: 'unknown', to: 'passing' });
    assert.deepEqual(earned, [badge('media-buy')]);
    assert.deepEqual(lost, []);
    assert.deepEqual(standing.passingSince, at(0));
  });

  it('tells a change once', () => {
    const { standing, changed, earned } = afterRuns(
      ran('passing', ['media-buy']),
      ran('passing', ['media-buy']),
    );
    assert.isNull(changed);
    assert.deepEqual(earned, []);
    assert.deepEqual(standing.passingSince, at(0));
    assert.deepEqual(standing.checkedAt, at(1));
  });

  it('takes the badge and the streak with the status', () => {
    const { standing, changed, lost } = afterRuns(ran('passing', ['media-buy']), ran('degraded'));
    assert.deepEqual(changed, { from: 'passing', to: 'degraded' });
    assert.deepEqual(lost, [{ badge: badge('media-buy'), reason: 'is degraded' }]);
    assert.isNull(standing.passingSince);
  });

  it('starts the streak anew', () => {
    const { standing } = afterRuns(ran('passing'), ran('degraded'), ran('passing'));
    assert.deepEqual(standing.passingSince, at(2));
  });

  it('tells badges that change under one status', () => {
    const { changed, earned, lost } = afterRuns(ran('degraded', ['signals']), ran('degraded', ['creative']));
    assert.deepEqual(changed, { from: 'degraded', to: 'degraded' });
    assert.deepEqual(earned, [badge('creative')]);
    assert.deepEqual(
      lost.map(({ badge: { role } }) => role),
      ['signals'],
    );
  });

  it('bears with an agent that is away twice', () => {
    const { standing, changed } = afterRuns(ran('passing', ['media-buy']), away, away);
    assert.isNull(changed);
    assert.equal(standing.status, 'passing');
    assert.deepEqual(standing.badges, [badge('media-buy')]);
    assert.equal(standing.unreachable, 2);
  });

  it('fails it the third time, once', () => {
    const third = afterRuns(ran('passing', ['media-buy']), away, away, away);
    assert.deepEqual(third.changed, { from: 'passing', to: 'failing' });
    assert.lengthOf(third.lost, 1);
    assert.match(third.standing.headline ?? '', /connection refused/);
    assert.isNull(afterRuns(ran('passing', ['media-buy']), away, away, away, away).changed);
  });

  it('forgets absences when the agent is back', () => {
    const { standing, changed } = afterRuns(ran('passing'), away, away, ran('passing'), away, away);
    assert.equal(standing.status, 'passing');
    assert.isNull(changed);
  });

  it('knows nothing of an agent that was never reached', () => {
    const { standing, changed } = afterRuns(away, away, away, away);
    assert.equal(standing.status, 'unknown');
    assert.isNull(changed);
    assert.deepEqual(standing.checkedAt, at(3));
  });
});

describe('streakDays', () => {
  it('counts whole days', () => {
    assert.equal(streakDays(null, at(0)), 0);
    assert.equal(streakDays(at(0), at(23)), 0);
    assert.equal(streakDays(at(0), at(24)), 1);
    assert.equal(streakDays(at(0), at(49)), 2);
    assert.equal(streakDays(at(5), at(0)), 0);
  });
});
