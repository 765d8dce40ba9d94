import { assert } from 'chai';
import { type Feedback, judgeFeedback } from '../../../../src/domain/buys/judging/feedback.ts';
import { told } from '../../../support/media.ts';

const period = { start: '2026-03-01T00:00:00Z', end: '2026-03-08T00:00:00Z' };
const judge = (more: Partial<Feedback>) =>
  told(
    judgeFeedback(
      { performance_index: 1, measurement_period: period, ...more },
      { packages: new Set(['p1']), creatives: new Set(['c1']) },
    ),
  );

describe('judgeFeedback', () => {
  for (const more of [
    {},
    { performance_index: 0 },
    { performance_index: 9.5 },
    { package_id: 'p1', creative_id: 'c1' },
  ])
    it(`takes ${JSON.stringify(more)}`, () => assert.deepEqual(judge(more), []));
  for (const [more, ...refused] of [
    [{ performance_index: -0.1 }, 'VALIDATION_ERROR performance_index'],
    [{ performance_index: Number.NaN }, 'VALIDATION_ERROR performance_index'],
    [{ performance_index: Number.POSITIVE_INFINITY }, 'VALIDATION_ERROR performance_index'],
    [{ measurement_period: { ...period, end: period.start } }, 'VALIDATION_ERROR measurement_period.end'],
    [
      { measurement_period: { start: period.end, end: period.start } },
      'VALIDATION_ERROR measurement_period.end',
    ],
    [
      { measurement_period: { start: '2026-03-01', end: 'now' } },
      'INVALID_REQUEST measurement_period.start',
      'INVALID_REQUEST measurement_period.end',
    ],
    [{ package_id: 'p2' }, 'PACKAGE_NOT_FOUND package_id'],
    [{ creative_id: 'c2' }, 'CREATIVE_NOT_FOUND creative_id'],
    [
      { performance_index: -1, package_id: 'x' },
      'VALIDATION_ERROR performance_index',
      'PACKAGE_NOT_FOUND package_id',
    ],
  ] as const)
    it(`refuses ${JSON.stringify(more)}`, () => assert.deepEqual(judge(more), refused));
});
