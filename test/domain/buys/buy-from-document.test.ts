import { assert } from 'chai';
import fc from 'fast-check';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { buyFromDocument } from '../../../src/domain/buys/buy-from-document.ts';
import { recordOf } from '../../../src/domain/buys/on-wire.ts';
import { NOW, offer } from '../../support/media.ts';

const told = (document: Record<string, unknown>, request: Record<string, unknown> = {}) => {
  let count = 0;
  return buyFromDocument(document, {
    principalId: 'p',
    buyId: 'buy_1',
    account: { id: 'acc_1', sandbox: true },
    request,
    status: 'active',
    offers: new Map([['news_display', offer()]]),
    creatives: new Map(),
    newId: () => {
      count += 1;
      return String(count);
    },
    now: NOW,
  });
};
const days = ({ startAt, endAt }: { startAt: Date; endAt: Date }) => [
  startAt.toISOString().slice(0, 10),
  endAt.toISOString().slice(0, 10),
];

describe('a buy that is told', () => {
  it('has a month from now, one package and a budget when nothing is said', () => {
    const buy = told({});
    assert.deepEqual(days(buy), ['2026-03-15', '2026-04-14']);
    assert.deepEqual(
      buy.packages.map(({ productId, budget, option }) => [productId, budget, option.currency]),
      [['', 100_000, 'USD']],
    );
    assert.include(buy, { status: 'active', isSilent: true });
  });

  const flights: readonly [name: string, document: object, flight: string[]][] = [
    [
      'in a flight',
      { flight: { start: '2026-05-01T00:00:00Z', end: '2026-05-09T00:00:00Z' } },
      ['2026-05-01', '2026-05-09'],
    ],
    [
      'by themselves',
      { start_time: '2026-05-01T00:00:00Z', end_time: '2026-05-09T00:00:00Z' },
      ['2026-05-01', '2026-05-09'],
    ],
    [
      'backwards',
      { start_time: '2026-05-09T00:00:00Z', end_time: '2026-05-01T00:00:00Z' },
      ['2026-05-09', '2026-06-08'],
    ],
    ['wrongly', { start_time: 'soon', end_time: 7 }, ['2026-03-15', '2026-04-14']],
    ['not at all, of one that waits', { status: 'pending_start' }, ['2026-03-22', '2026-04-21']],
  ];
  for (const [name, document, flight] of flights) {
    it(`reads dates that are told ${name}`, () => assert.deepEqual(days(told({ ...document })), flight));
  }

  const budgets: readonly [name: string, document: object, minor: number[]][] = [
    ['a number', { budget: 12.5, packages: [{}, {}] }, [625, 625]],
    ['an amount', { total_budget: { amount: 10, currency: 'EUR' }, packages: [{}, {}, {}] }, [334, 333, 333]],
    ['one of its packages', { budget: 10, packages: [{ budget: 99 }, {}] }, [9900, 500]],
    ['yen', { budget: 10, currency: 'JPY' }, [10]],
    ['nonsense', { budget: -5 }, [100_000]],
    ['an infinite one', { budget: Number.POSITIVE_INFINITY }, [100_000]],
  ];
  for (const [name, document, minor] of budgets) {
    it(`takes ${name} for its budget`, () => {
      const { packages } = told({ ...document });
      assert.deepEqual(
        packages.map(({ budget }) => budget),
        minor,
      );
    });
  }

  it('takes from its request what it does not say itself', () => {
    const request = {
      brand: { domain: 'outdoor.example' },
      end_time: '2026-05-01T00:00:00Z',
      packages: [{ product_id: 'news_display', pricing_option_id: 'auction_usd', budget: 70, bid_price: 6 }],
    };
    const buy = told({ packages: [{ package_id: 'p1', budget: 80 }] }, request);
    assert.deepEqual(days(buy), ['2026-03-15', '2026-05-01']);
    assert.deepEqual(buy.details.brand, request.brand);
    const [one] = buy.packages;
    assert.deepInclude(one, { id: 'p1', budget: 8000, details: { bid_price: 6 } });
    assert.equal(one?.option.pricing_option_id, 'auction_usd');
  });

  it('gives packages dates of their own, unless they would run backwards', () => {
    const datesOf = (more: object) => {
      const [one] = told({ end_time: '2026-05-01T00:00:00Z', packages: [more] }).packages;
      return [one?.startAt?.toISOString() ?? null, one?.endAt?.toISOString() ?? null];
    };
    assert.deepEqual(datesOf({ start_time: '2026-04-01T00:00:00Z' }), ['2026-04-01T00:00:00.000Z', null]);
    for (const more of [
      { start_time: '2026-06-01T00:00:00Z' },
      { end_time: '2026-03-01T00:00:00Z' },
      { start_time: '2026-04-02T00:00:00Z', end_time: '2026-04-01T00:00:00Z' },
      { start_time: 'soon' },
    ])
      assert.deepEqual(datesOf(more), [null, null], JSON.stringify(more));
  });

  it('knows its own state before that of the task, and takes no other word for one', () => {
    assert.equal(told({ media_buy_status: 'paused', status: 'completed' }).status, 'paused');
    assert.equal(told({ status: 'rejected' }).status, 'rejected');
    for (const status of ['submitted', 7, null]) assert.equal(told({ status }).status, 'active');
  });

  it('is unconfirmed only while it may be', () => {
    assert.isNull(told({ confirmed_at: null, status: 'pending_creatives' }).confirmedAt);
    assert.deepEqual(told({ confirmed_at: null, status: 'active' }).confirmedAt, NOW);
  });

  it('can be read whatever it was told with', async () => {
    const isRecord = await schemaValidators['media-buy/media-buy-record']();
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('USD', '2026-05-01T00:00:00Z', 'paused', 5));
    const object = (...names: string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
    const document = fc.record(
      {
        status: value,
        currency: value,
        budget: value,
        total_budget: value,
        flight: value,
        start_time: value,
        end_time: value,
        confirmed_at: value,
        packages: fc.oneof(
          value,
          fc.array(object('package_id', 'product_id', 'budget', 'paused', 'start_time', 'creative_ids')),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(document, (given) => {
        const record = recordOf(told(given), {
          account: undefined,
          impairments: [],
          creatives: new Map(),
          snapshots: null,
          history: null,
          now: NOW,
          form: 'specified',
        });
        const sent: unknown = JSON.parse(JSON.stringify(record));
        assert.isTrue(isRecord(sent), JSON.stringify([isRecord.errors?.[0], given]));
      }),
      { numRuns: 300 },
    );
  });
});
