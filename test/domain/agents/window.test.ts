import { assert } from 'chai';
import { windowOf } from '../../../src/domain/agents/profile.ts';

const now = new Date('2026-03-01T12:00:00Z');

describe('windowOf', () => {
  const cases: [string, string | undefined, string | undefined, boolean, string | null][] = [
    ['no bounds', undefined, undefined, true, null],
    ['a start in the past', '2026-01-01', undefined, true, null],
    ['a start that is now', '2026-03-01T12:00:00Z', undefined, true, null],
    ['a start to come', '2026-04-01', undefined, false, '2026-04-01T00:00:00.000Z'],
    ['an end to come', undefined, '2026-04-01T00:00:00Z', true, '2026-04-01T00:00:00.001Z'],
    ['an end that is now', undefined, '2026-03-01T12:00:00Z', true, '2026-03-01T12:00:00.001Z'],
    ['an end in the past', undefined, '2026-02-01', false, null],
    ['both to come', '2026-04-01', '2026-05-01', false, '2026-04-01T00:00:00.000Z'],
    ['both past', '2026-01-01', '2026-02-01', false, null],
    ['bounds that cannot be read', 'soon', 'later', true, null],
  ];
  for (const [what, from, until, isOpen, changesAt] of cases) {
    it(`reads ${what}`, () => {
      const scope = {
        ...(from === undefined ? {} : { effective_from: from }),
        ...(until === undefined ? {} : { effective_until: until }),
      };
      const window = windowOf(scope, now);
      assert.equal(window.isOpen, isOpen);
      assert.equal(window.changesAt?.toISOString() ?? null, changesAt);
    });
  }
});
