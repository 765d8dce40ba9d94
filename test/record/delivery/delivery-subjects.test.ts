import { assert } from 'chai';
import fc from 'fast-check';
import type { MediaBuyMediaBuyDelivery as Row } from '../../../generated/types/media-buy.ts';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { TermsRecord, WholeBuy, WholePackage } from '../../../src/domain/buys/buy-record.ts';
import { aggregatedTotals, type BuySubject, buyRow, buyRows } from '../../../src/domain/delivery/buy-row.ts';
import { creativeRows } from '../../../src/domain/delivery/creative-delivery.ts';
import { figureNames, sumOf } from '../../../src/domain/delivery/figures.ts';
import type { AdditionRecord } from '../../../src/domain/events/addition.ts';
import { finish, type Steps } from '../../../src/domain/steps.ts';
import type { Span } from '../../../src/domain/text/instant.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { reportOn } from '../../../src/record/buys/delivered.ts';
import { deliverySubjects } from '../../../src/record/delivery/report-subjects.ts';
import { wholeBuy, wholePackage } from '../../support/buys.ts';
import { NOW, option, product, reports } from '../../support/media.ts';

const hence = (ms: number): Date => new Date(NOW.getTime() + ms);
const { platform } = openPlatform(null, 'http://localhost:1/mcp');

const terms = (more: Partial<TermsRecord> = {}): TermsRecord => ({
  from: NOW.toISOString(),
  running: true,
  start: NOW.toISOString(),
  end: hence(20 * DAY_MS).toISOString(),
  budget: 400_000,
  creatives: [{ creative_id: 'c1' }],
  share_ppm: 200_000,
  targeting_ppm: 1_000_000,
  ...more,
});

const steps = fc.array(
  fc.record({
    hour: fc.integer({ min: 0, max: 18 * 24 }),
    change: fc.oneof(
      fc.record({ running: fc.boolean() }),
      fc.record({ budget: fc.integer({ min: 0, max: 900_000 }) }),
      fc.record({
        creatives: fc.subarray([
          { creative_id: 'c1' },
          { creative_id: 'c2', weight: 30 },
          { creative_id: 'c3' },
        ]),
      }),
    ),
  }),
  { maxLength: 4 },
);
const packages: fc.Arbitrary<WholePackage> = fc
  .record({
    steps,
    currency: fc.constantFrom('USD', 'USD', 'JPY'),
    metrics: fc.constantFrom(
      undefined,
      ['impressions'] as const,
      ['impressions', 'clicks', 'ctr', 'viewability'] as const,
    ),
  })
  .map(({ steps: taken, currency, metrics }) => {
    const history: TermsRecord[] = [terms()];
    for (const { hour, change } of taken.toSorted((a, b) => a.hour - b.hour))
      history.push({ ...(history.at(-1) ?? terms()), ...change, from: hence(hour * HOUR_MS).toISOString() });
    return wholePackage({
      option: option({ currency, fixed_price: currency === 'JPY' ? 900 : 8 }),
      product: product(
        metrics === undefined ? {} : { reporting_capabilities: reports({ available_metrics: metrics }) },
      ),
      terms: history,
    });
  });
const buys: fc.Arbitrary<WholeBuy> = fc
  .record({ parts: fc.array(packages, { minLength: 1, maxLength: 3 }), isSilent: fc.boolean() })
  .map(({ parts, isSilent }) =>
    wholeBuy({
      status: 'active',
      isSilent,
      endAt: hence(20 * DAY_MS),
      packages: parts.map((one, at) => ({ ...one, id: `b1-${at}`, position: at })),
    }),
  );
const additions: fc.Arbitrary<AdditionRecord[]> = fc.array(
  fc
    .record({
      hour: fc.integer({ min: 0, max: 19 * 24 }),
      impressions: fc.nat(9_999),
      clicks: fc.nat(99),
      spend: fc.nat(99_999),
      own: fc.boolean(),
    })
    .map(({ hour, impressions, clicks, spend, own }) => ({
      at: hence(hour * HOUR_MS + 1000).toISOString(),
      buy_id: 'b1',
      ...(own ? { package_id: 'b1-0' } : {}),
      counts: { impressions, clicks, conversions: 1 },
      spend_minor: spend,
    })),
  { maxLength: 5 },
);

async function subjects(
  buy: WholeBuy,
  added: readonly AdditionRecord[],
  { now, period = null, windows }: { now: Date; period?: Span | null; windows?: 'hour' | 'day' },
): Promise<BuySubject[]> {
  const report = await reportOn(platform, [buy], added, {
    as_of: now,
    ...(period === null ? {} : { period: { from: period.start, to: period.end } }),
    ...(windows === undefined ? {} : { windows }),
    breakdowns: true,
  });
  return finish(deliverySubjects([buy], report, added, { now, period, ownMetrics: [] }));
}

const dimensions = { countries: {}, devices: {}, hasDays: true };
const minor = (amount: number | undefined, currency: string) =>
  Math.round((amount ?? 0) * (currency === 'JPY' ? 1 : 100));
const total = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce<number>((sum, each) => sum + (each ?? 0), 0);

/** Sums of what rows tell are what the row above tells. */
function checkRow(row: Row, currency: string): void {
  const of = (rows: readonly { impressions?: number; clicks?: number; conversions?: number }[]) => ({
    impressions: total(rows.map(({ impressions }) => impressions)),
    clicks: total(rows.map(({ clicks }) => clicks)),
    conversions: total(rows.map(({ conversions }) => conversions)),
  });
  assert.deepEqual(of([row.totals]), of(row.by_package));
  const paid = row.by_package.filter((one) => one.currency === currency);
  assert.equal(minor(row.totals.spend, currency), total(paid.map(({ spend }) => minor(spend, currency))));
  assert.deepEqual(of((row.windows ?? []).map(({ totals }) => totals)), of([row.totals]));
  assert.equal(
    total((row.windows ?? []).map(({ totals }) => minor(totals.spend, currency))),
    minor(row.totals.spend, currency),
  );
  for (const one of row.by_package) {
    const days = one.daily_breakdown ?? [];
    assert.equal(total(days.map(({ impressions }) => impressions)), one.impressions);
    assert.equal(total(days.map(({ spend }) => minor(spend, one.currency))), minor(one.spend, one.currency));
    for (const { window_start, window_end } of row.windows ?? [])
      assert.isBelow(Date.parse(window_start), Date.parse(window_end));
  }
}

describe('what a report tells', () => {
  const moment = fc.integer({ min: 1, max: 21 * 24 * 60 }).map((minutes) => hence(minutes * 60_000));

  it('adds up, over packages, windows and days', () =>
    fc.assert(
      fc.asyncProperty(
        buys,
        additions,
        moment,
        fc.constantFrom('hourly' as const, 'daily' as const, 'monthly' as const),
        async (buy, added, now, granularity) => {
          const windows = granularity === 'hourly' ? 'hour' : 'day';
          const [subject] = await subjects(buy, added, { now, windows });
          assert.isDefined(subject);
          if (subject === undefined) return;
          const row = finish(buyRow(subject, dimensions, granularity));
          checkRow(row, buy.packages[0]?.option.currency ?? 'USD');
        },
      ),
      { numRuns: 60 },
    ));

  it('is the same for a period and for its two parts together', () =>
    fc.assert(
      fc.asyncProperty(
        buys,
        additions,
        moment,
        fc.integer({ min: 1, max: 19 }),
        async (buy, added, now, day) => {
          const [start, cut, end] = [0, day, 22].map((days) => {
            const midnight = Math.floor(hence(days * DAY_MS).getTime() / DAY_MS) * DAY_MS;
            return new Date(midnight);
          });
          if (start === undefined || cut === undefined || end === undefined) return;
          const figuresIn = async (period: Span | null) => {
            const [subject] = await subjects(buy, added, { now, period });
            return (subject?.packages ?? []).map(({ delivered }) => delivered.totals);
          };
          const whole = await figuresIn(null);
          const first = await figuresIn({ start, end: cut });
          const second = await figuresIn({ start: cut, end });
          for (const [at, figures] of whole.entries()) {
            const halves = [first[at], second[at]].flatMap((half) => half ?? []);
            assert.deepEqual(sumOf(halves), figures);
          }
        },
      ),
      { numRuns: 60 },
    ));

  it('has the same days whether they are told by the hour or by the day', () =>
    fc.assert(
      fc.asyncProperty(buys, additions, moment, async (buy, added, now) => {
        const daysBy = async (windows: 'hour' | 'day') => {
          const [subject] = await subjects(buy, added, { now, windows });
          return subject === undefined ? [] : finish(buyRow(subject, dimensions, 'daily')).windows;
        };
        assert.deepEqual(await daysBy('hour'), await daysBy('day'));
      }),
      { numRuns: 40 },
    ));
});

describe('a report of buys', () => {
  const added = (more: Partial<AdditionRecord> = {}): AdditionRecord => ({
    at: NOW.toISOString(),
    buy_id: 'b1',
    counts: { impressions: 1000 },
    ...more,
  });
  const silent = (more: Partial<WholeBuy> = {}) =>
    wholeBuy({ status: 'active', isSilent: true, packages: [wholePackage({ terms: [terms()] })], ...more });
  const rowOf = async (buy: WholeBuy, all: AdditionRecord[], period: Span | null = null) => {
    const [subject] = await subjects(buy, all, { now: hence(HOUR_MS), period });
    if (subject === undefined) throw new Error('there is no row');
    return finish(buyRow(subject, { countries: null, devices: null, hasDays: false }, null));
  };

  it('tells exactly what came from outside', async () => {
    const all = [added({ counts: { impressions: 1000, clicks: 3 }, spend_minor: 1234 }), added()];
    const { totals, by_package } = await rowOf(silent(), all);
    assert.deepInclude(totals, { impressions: 2000, clicks: 3, spend: 12.34 });
    assert.deepInclude(by_package[0], { impressions: 2000, clicks: 3, spend: 12.34 });
  });
  it('tells of a package without terms that it did nothing', async () => {
    const { totals, by_package } = await rowOf(silent({ packages: [wholePackage()] }), []);
    assert.deepInclude(totals, { impressions: 0, spend: 0 });
    assert.deepInclude(by_package[0], { rate: 10, currency: 'USD', missing_metrics: [] });
  });
  it('never adds amounts of several currencies', async () => {
    const other = wholePackage({ id: 'b1-2', option: option({ currency: 'EUR' }), terms: [terms()] });
    const buy = silent({ packages: [wholePackage({ terms: [terms()] }), other] });
    const all = [
      added({ package_id: 'b1-1', spend_minor: 500 }),
      added({ package_id: 'b1-2', spend_minor: 700 }),
    ];
    const { totals, by_package } = await rowOf(buy, all);
    assert.deepInclude(totals, { impressions: 2000, spend: 5 });
    assert.notProperty(totals, 'cpm');
    assert.deepEqual(
      by_package.map(({ spend, currency }) => [spend, currency]),
      [
        [5, 'USD'],
        [7, 'EUR'],
      ],
    );
    assert.isNull(finish(aggregatedTotals(await subjects(buy, all, { now: hence(HOUR_MS) }))));
  });
  it('is put together in steps, so that thousands of packages leave other work its turns', () => {
    const packages = Array.from({ length: 1_000 }, (_, at) => wholePackage({ id: `p${at}` }));
    const steps = <T>(work: Steps<T>): [count: number, result: T] => {
      for (let count = 0; ; count += 1) {
        const { done, value } = work.next();
        if (done === true) return [count, value];
      }
    };
    const nothing = { packages: [], buys: [] };
    const asked = { now: hence(HOUR_MS), period: null, ownMetrics: [] };
    const [subjectSteps, found] = steps(deliverySubjects([wholeBuy({ packages })], nothing, [], asked));
    assert.isAtLeast(subjectSteps, 10);
    const [rowSteps, rows] = steps(buyRows(found, dimensions, 'daily'));
    assert.lengthOf(rows[0]?.by_package ?? [], 1_000);
    assert.isAtLeast(rowSteps, 40);
    assert.isAtLeast(steps(aggregatedTotals(found))[0], 20);
    const wanted = packages.map(({ id }) => id);
    assert.isAtLeast(steps(creativeRows(found, wanted))[0], 2);
  });
  it('leaves reach out of sums over buys', async () => {
    const all = [added({ latest: { reach: 400 } })];
    assert.equal((await rowOf(silent(), all)).totals.reach, 400);
    const totals = finish(aggregatedTotals(await subjects(silent(), all, { now: hence(HOUR_MS) })));
    assert.deepInclude(totals, { impressions: 1000, media_buy_count: 1 });
    assert.notProperty(totals, 'reach');
  });
  it('gives values of vendors to packages that promised them, to the first otherwise', async () => {
    const value = { vendor: { domain: 'eyes.example' }, metric_id: 'attention', value: 2 };
    const told = [added({ told: { vendor_metric_values: [value] } })];
    const first = wholePackage({ terms: [terms()] });
    const second = wholePackage({ id: 'b1-2', terms: [terms()] });
    const committed_metrics = [
      { scope: 'vendor' as const, ...value, committed_at: '2026-01-01T00:00:00Z' },
    ].map(({ value: _, ...metric }) => metric);
    const promising = { ...second, details: { ...second.details, committed_metrics } };
    const places = async (buy: WholeBuy) =>
      (await rowOf(buy, told)).by_package.map(({ vendor_metric_values: values }) => values?.length ?? 0);
    assert.deepEqual(await places(silent({ packages: [first, second] })), [1, 0]);
    assert.deepEqual(await places(silent({ packages: [first, promising] })), [0, 1]);
  });
  it('tells what was told in the period only', async () => {
    const day = (text: string) => new Date(`2026-03-${text}T00:00:00Z`);
    const all = [added({ told: { is_final: true, finalized_at: '2026-03-15T10:00:00Z' } })];
    assert.isTrue((await rowOf(silent(), all, { start: day('15'), end: day('16') })).is_final);
    assert.isFalse((await rowOf(silent(), all, { start: day('14'), end: day('15') })).is_final);
  });
  it('knows every figure that the platform knows', async () => {
    const [subject] = await subjects(silent(), [added()], { now: hence(HOUR_MS) });
    assert.sameMembers(Object.keys(subject?.packages[0]?.delivered.totals ?? {}), [...figureNames]);
  });
});
