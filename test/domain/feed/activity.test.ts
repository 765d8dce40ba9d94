import { expect } from 'chai';
import { activityDay, daysUntil, EVENTS_OF_A_DAY } from '../../../src/domain/feed/activity.ts';
import { growthOf } from '../../../web/statistics/activity.ts';

describe('days of the registry', () => {
  it('are the last 30 in UTC, each where the one before ends, over a leap day too', () => {
    const days = daysUntil(new Date('2028-03-01T00:00:00.000Z'));
    expect(days).length(30);
    expect(days.slice(-3).map(({ day }) => day)).deep.equal(['2028-02-28', '2028-02-29', '2028-03-01']);
    for (const [index, { after, before }] of days.entries()) {
      expect(after < before).equal(true);
      expect(days[index + 1]?.after ?? before).equal(before);
    }
  });

  it('change the numbers of entries by what came and went, and not by other events', () => {
    const counts = [
      { type: 'property.created', count: 5 },
      { type: 'property.stale', count: 7 },
      { type: 'property.updated', count: 100 },
      { type: 'authorization.granted', count: 2 },
      { type: 'agent.removed', count: 1 },
      { type: 'constructor', count: 1 },
    ];
    expect(activityDay('2026-01-15', counts)).deep.equal({
      day: '2026-01-15',
      events: 116,
      is_cut: false,
      properties: -2,
      authorizations: 2,
      agents: -1,
    });
    expect(activityDay('2026-01-15', [])).deep.include({ events: 0, properties: 0 });
  });

  it('with more events than are counted say so, and leave a gap in what grew before', () => {
    const cut = activityDay('2026-01-14', [{ type: 'property.created', count: EVENTS_OF_A_DAY + 1 }]);
    expect(cut).deep.equal({ day: '2026-01-14', events: EVENTS_OF_A_DAY, is_cut: true });
    const whole = activityDay('2026-01-14', [{ type: 'property.created', count: EVENTS_OF_A_DAY }]);
    expect(whole.is_cut).equal(false);
    const grown = growthOf(
      [
        { day: '2026-01-13', events: 0, is_cut: false, properties: 1 },
        cut,
        { day: '2026-01-15', events: 3, is_cut: false, properties: 3 },
      ],
      'properties',
      10,
    );
    expect(grown.map(({ value }) => value)).deep.equal([null, 7, 10]);
  });
});
