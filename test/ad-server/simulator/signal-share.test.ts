import { assert } from 'chai';
import { signalPpm } from '../../../src/ad-server/simulator/targeting-share.ts';

const of = (signal_id: string, value: object = { value_type: 'binary', value: true }) =>
  ({ signal_ref: { scope: 'product', signal_id }, ...value }) as never;
const groups = (...all: [operator: 'any' | 'none', ...signals: never[]][]) => ({
  operator: 'all' as const,
  groups: all.map(([operator, ...signals]) => ({ operator, signals })),
});
const known: Readonly<Record<string, object>> = {
  half: { coverage_percentage: 50 },
  tenth: { coverage_percentage: 10 },
  five: { coverage_percentage: 100, categories: ['a', 'b', 'c', 'd', 'e'] },
  score: { coverage_percentage: 100, range: { min: 0, max: 100 } },
  nobody: { coverage_percentage: 0 },
};
const coverageOf = (key: string) => known[key.split(' ').at(-1) ?? ''] as never;

describe('what signals leave of an audience', () => {
  for (const [what, asked, ppm] of [
    ['the coverage of one', groups(['any', of('half')]), 500_000],
    ['more for any of two', groups(['any', of('half'), of('tenth')]), 550_000],
    ['less for two groups', groups(['any', of('half')], ['any', of('tenth')]), 50_000],
    ['the rest for an exclusion', groups(['none', of('tenth')]), 900_000],
    [
      'the part of the categories',
      groups(['any', of('five', { value_type: 'categorical', values: ['a', 'b', 'x', 'a'] })]),
      400_000,
    ],
    [
      'the part of a range',
      groups(['any', of('score', { value_type: 'numeric', min_value: 75, max_value: 900 })]),
      250_000,
    ],
    ['somebody for a signal that reaches nobody', groups(['any', of('nobody')]), 1_000],
    [
      'somebody for a range that is empty',
      groups(['any', of('score', { value_type: 'numeric', min_value: 200 })]),
      1_000,
    ],
    ['a usual share for a signal that only the product knows', groups(['any', of('strange')]), 180_000],
  ] as const)
    it(`is ${what}`, () => assert.equal(signalPpm(asked, coverageOf), ppm));
});
