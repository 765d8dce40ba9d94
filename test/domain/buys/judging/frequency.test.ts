import { assert } from 'chai';
import { judgeFrequency } from '../../../../src/domain/buys/judging/overlay.ts';
import type { FrequencyCap } from '../../../../src/domain/products/targeting.ts';
import { declared, told } from '../../../support/media.ts';

const judge = (cap: FrequencyCap) => told(judgeFrequency(cap, declared().frequencyCaps ?? {}, 'c'));
const DAYS = { interval: 1, unit: 'days' } as const;

describe('judgeFrequency', () => {
  for (const cap of [
    { max_impressions: 3, per: 'individuals', window: DAYS },
    { max_impressions: 1, per: 'devices', window: { interval: 1, unit: 'campaign' } },
    { suppress: { interval: 2, unit: 'hours' } },
    { suppress_minutes: 30 },
    { suppress_minutes: 30, max_impressions: 3, per: 'individuals', window: DAYS },
  ] as const)
    it(`takes ${JSON.stringify(cap)}`, () => assert.deepEqual(judge(cap), []));

  for (const [cap, ...refused] of [
    [{}, 'INVALID_REQUEST c'],
    [{ max_impressions: 0, per: 'individuals', window: DAYS }, 'INVALID_REQUEST c.max_impressions'],
    [{ max_impressions: 1.5, per: 'individuals', window: DAYS }, 'INVALID_REQUEST c.max_impressions'],
    [{ max_impressions: 3, window: DAYS }, 'INVALID_REQUEST c.per'],
    [{ max_impressions: 3, per: 'individuals' }, 'INVALID_REQUEST c.window'],
    [{ max_impressions: 3, per: 'households', window: DAYS }, 'UNSUPPORTED_FEATURE c.per'],
    [
      { max_impressions: 3, per: 'individuals', window: { interval: 5, unit: 'minutes' } },
      'UNSUPPORTED_FEATURE c.window.unit',
    ],
    [
      { max_impressions: 3, per: 'individuals', window: { interval: 2, unit: 'campaign' } },
      'VALIDATION_ERROR c.window.interval',
    ],
    [{ suppress: DAYS, suppress_minutes: 5 }, 'VALIDATION_ERROR c.suppress_minutes'],
    [
      { max_impressions: 3, per: 'cookies', window: { interval: 1, unit: 'seconds' } },
      'UNSUPPORTED_FEATURE c.per',
      'UNSUPPORTED_FEATURE c.window.unit',
    ],
  ] as const)
    it(`refuses ${JSON.stringify(cap)}`, () => assert.deepEqual(judge(cap), refused));

  it('takes any unit where none are named', () =>
    assert.deepEqual(
      told(judgeFrequency({ max_impressions: 3, per: 'households', window: DAYS }, {}, 'c')),
      [],
    ));
});
