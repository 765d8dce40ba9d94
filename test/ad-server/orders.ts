import fc from 'fast-check';
import { countNames, type PlatformFigures } from '../../src/ad-server/figures.ts';
import type { Inventory } from '../../src/ad-server/inventory.ts';
import type { PackageOrder, PlatformAnswer, Price, Rotation, Terms } from '../../src/ad-server/port.ts';
import { DAY_MS } from '../../src/domain/text/instant.ts';

export const at = (text: string): Date => new Date(text);
export const START = at('2026-03-02T00:00:00Z');
export const later = (days: number): Date => new Date(START.getTime() + days * DAY_MS);

export const inventory: Inventory = {
  weekly_impressions: 7_000_000,
  audience: 800_000,
  reach_unit: 'devices',
  curve: 'workday',
  utc_offset_hours: 1,
  countries: { DE: 70, AT: 20, CH: 10 },
  devices: { mobile: 60, desktop: 40 },
  targeting: ['geo_countries'],
};

export const CPM: Price = { model: 'cpm', currency: 'EUR', fixed_price: 8 };

export const terms = (over: Partial<Terms> = {}): Terms => ({
  from: START,
  running: true,
  flight: { start: START, end: later(10) },
  budget_minor: 400_000,
  price: CPM,
  pacing: 'even',
  creatives: [{ creative_id: 'cr_1' }],
  share_ppm: 300_000,
  targeting_ppm: 1_000_000,
  ...over,
});

export const order = (over: Partial<PackageOrder> = {}): PackageOrder => ({
  buy_id: 'buy_1',
  package_id: 'pkg_1',
  product: { product_id: 'prod_1', channels: ['display'], delivery_type: 'guaranteed' },
  currency: 'EUR',
  terms: [terms()],
  ...over,
});

export function granted<T>(answer: PlatformAnswer<T>): T {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.reason}`);
  return answer;
}

export const figureNames = [...countNames, 'spend_minor', 'conversion_value_minor'] as const;

export const added = (all: readonly PlatformFigures[]): Record<string, number> =>
  Object.fromEntries(figureNames.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)]));

const prices: fc.Arbitrary<Price> = fc.oneof(
  fc.record({
    model: fc.constantFrom('cpm', 'vcpm', 'cpc', 'cpcv', 'cpv', 'cpp', 'cpa', 'flat_rate', 'time'),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    fixed_price: fc.integer({ min: 1, max: 4_000 }).map((n) => n / 20),
  }),
  fc.record({
    model: fc.constantFrom('cpm', 'cpc'),
    currency: fc.constant('EUR'),
    floor_price: fc.constant(1.5),
    bid_price: fc.integer({ min: 150, max: 900 }).map((n) => n / 100),
    max_bid: fc.boolean(),
  }),
);

const rotations: fc.Arbitrary<Rotation[]> = fc.uniqueArray(
  fc.record(
    {
      creative_id: fc.constantFrom('cr_1', 'cr_2', 'cr_3', 'cr_4'),
      weight: fc.integer({ min: 0, max: 100 }),
    },
    { requiredKeys: ['creative_id'] },
  ),
  { selector: ({ creative_id: id }) => id, maxLength: 4 },
);

const changes: fc.Arbitrary<Partial<Terms>> = fc.oneof(
  fc.record({ running: fc.boolean() }),
  fc.record({ budget_minor: fc.integer({ min: 0, max: 900_000 }) }),
  fc.record({
    flight: fc.record({ start: fc.constant(START), end: fc.integer({ min: 1, max: 30 }).map(later) }),
  }),
  fc.record({ creatives: rotations }),
  fc.record({ pacing: fc.constantFrom('even', 'asap', 'front_loaded') }),
  fc.record({ share_ppm: fc.integer({ min: 0, max: 1_000_000 }) }),
);

/** A package that is changed at any times of its life, in any way. */
export const histories: fc.Arbitrary<PackageOrder> = fc
  .record({
    first: fc.record({
      price: prices,
      pacing: fc.constantFrom('even' as const, 'asap' as const, 'front_loaded' as const),
      creatives: rotations,
    }),
    steps: fc.array(fc.record({ second: fc.integer({ min: 0, max: 20 * 86_400 }), change: changes }), {
      maxLength: 7,
    }),
    id: fc.integer({ min: 1, max: 9_999 }),
  })
  .map(({ first, steps, id }) => {
    const sorted = steps.toSorted((a, b) => a.second - b.second);
    const history: Terms[] = [terms(first)];
    for (const { second, change } of sorted) {
      const before = history.at(-1) ?? terms();
      history.push({ ...before, ...change, from: new Date(START.getTime() + second * 1000) });
    }
    return order({ package_id: `pkg_${id}`, currency: first.price.currency, terms: history });
  });
