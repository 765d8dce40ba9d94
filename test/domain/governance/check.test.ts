import { assert } from 'chai';
import { exceeds, governanceCheckArguments, type Purchase } from '../../../src/domain/governance/check.ts';

const part = (more: Partial<Purchase['parts'][number]> = {}) => ({
  budget: 100_000,
  currency: 'USD',
  channels: ['display'],
  overlay: { geo_countries: ['US'] },
  ...more,
});
const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  start: new Date('2027-04-01T00:00:00Z'),
  end: new Date('2027-05-01T00:00:00Z'),
  parts: [part()],
  ...more,
});
const ask = (more: Partial<Purchase> = {}, args = {}) =>
  governanceCheckArguments({
    task: 'create_media_buy',
    caller: 'https://seller.example/mcp',
    planId: 'plan_1',
    context: undefined,
    args,
    purchase: purchase(more),
  });

describe('the question to a governance agent', () => {
  it('names plan, caller, phase and what is planned', () =>
    assert.deepEqual(ask(), {
      plan_id: 'plan_1',
      caller: 'https://seller.example/mcp',
      purchase_type: 'media_buy',
      tool: 'create_media_buy',
      payload: {},
      phase: 'purchase',
      planned_delivery: {
        geo: { countries: ['US'] },
        channels: ['display'],
        start_time: '2027-04-01T00:00:00.000Z',
        end_time: '2027-05-01T00:00:00.000Z',
        total_budget: 1000,
        currency: 'USD',
      },
    }));
  it('sends no secret of the request', () => {
    const args = {
      packages: [{ product_id: 'a' }],
      push_notification_config: { url: 'https://x.example', authentication: { credentials: 'secret' } },
      reporting_webhook: { authentication: { credentials: 'secret' } },
      artifact_webhook: { token: 'secret' },
      invoice_recipient: { bank: { iban: 'secret' } },
      ext: { a: 'secret' },
    };
    assert.deepEqual(ask({}, args).payload, { packages: [{ product_id: 'a' }] });
  });
  it('names no place when a package runs everywhere', () =>
    assert.notProperty(ask({ parts: [part(), part({ overlay: undefined })] }).planned_delivery, 'geo'));
  it('names no total of several currencies', () =>
    assert.notProperty(ask({ parts: [part(), part({ currency: 'EUR' })] }).planned_delivery, 'total_budget'));
});

describe('a purchase', () => {
  for (const [what, more, expected] of [
    ['that is the same', {}, false],
    ['with more money', { parts: [part({ budget: 100_001 })] }, true],
    ['with less money', { parts: [part({ budget: 99_999 })] }, false],
    ['with another package', { parts: [part(), part({ budget: 1 })] }, true],
    ['with another currency', { parts: [part({ budget: 1, currency: 'EUR' })] }, true],
    [
      'with the money in two packages',
      { parts: [part({ budget: 50_000 }), part({ budget: 50_000 })] },
      false,
    ],
    ['with a later end', { end: new Date('2027-05-01T00:00:01Z') }, true],
    ['with an earlier end', { end: new Date('2027-04-30T00:00:00Z') }, false],
    ['with an earlier start', { start: new Date('2027-03-31T00:00:00Z') }, true],
  ] as const)
    it(`${what} ${expected ? 'exceeds' : 'does not exceed'} the one that was approved`, () =>
      assert.equal(exceeds(purchase(more as Partial<Purchase>), purchase()), expected));
});
