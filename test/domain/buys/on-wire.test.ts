import { assert } from 'chai';
import {
  actionsOnWire,
  deadlineOnWire,
  mainTotal,
  missingFormats,
  packageOnWire,
  totalOnWire,
} from '../../../src/domain/buys/on-wire.ts';
import { at, auction, option, product } from '../../support/media.ts';
import { storedBuy, storedPackage } from './stored-buy.ts';

const euro = storedPackage({ id: 'pkg_2', option: option({ currency: 'EUR' }), budget: 700 });
const yen = storedPackage({ id: 'pkg_3', option: option({ currency: 'JPY' }), budget: 700 });

describe('a buy on the wire', () => {
  it('has a total in one currency only', () => {
    assert.deepEqual(totalOnWire(storedBuy()), { currency: 'USD', total_budget: 1000 });
    assert.deepEqual(totalOnWire(storedBuy({ packages: [yen] })), { currency: 'JPY', total_budget: 700 });
    assert.deepEqual(totalOnWire(storedBuy({ packages: [storedPackage(), euro] })), {});
    assert.deepEqual(totalOnWire(storedBuy({ packages: [] })), {});
  });

  it('has a total of its first currency where one has to be told', () => {
    const packages = [euro, storedPackage(), { ...euro, id: 'pkg_4', budget: 1 }];
    assert.deepEqual(mainTotal(storedBuy({ packages })), { minor: 701, currency: 'EUR' });
    assert.deepEqual(mainTotal(storedBuy({ packages: [] })), { minor: 0, currency: 'USD' });
  });

  it('has the earliest deadline of the packages that are left', () => {
    const due = (day: string, more: object = {}) =>
      storedPackage({ creativeDeadline: at(`${day}T00:00:00Z`), ...more });
    assert.deepEqual(deadlineOnWire(storedBuy()), {});
    const packages = [due('2026-03-20'), due('2026-03-18'), due('2026-03-01', { canceled: true })];
    assert.deepEqual(deadlineOnWire(storedBuy({ packages })), {
      creative_deadline: '2026-03-18T00:00:00.000Z',
    });
  });

  it('allows what the products of the packages that are left allow', () => {
    const narrow = product({
      product_id: 'narrow',
      allowed_actions: [{ action: 'cancel', modes: ['requires_approval'] }],
    });
    const only = storedPackage({ product: narrow });
    assert.deepEqual(actionsOnWire(storedBuy({ packages: [only] })), {
      valid_actions: ['cancel'],
      available_actions: [{ action: 'cancel', mode: 'requires_approval' }],
    });
    const beside = actionsOnWire(storedBuy({ packages: [{ ...only, canceled: true }, storedPackage()] }));
    assert.include(beside.valid_actions, 'update_budget');
    assert.deepEqual(actionsOnWire(storedBuy({ status: 'completed' })), {
      valid_actions: [],
      available_actions: [],
    });
  });
});

describe('a package on the wire', () => {
  it('has the dates of its buy where it has none of its own, and says what paces it', () => {
    const own = storedPackage({
      startAt: at('2026-03-20T00:00:00Z'),
      option: auction(),
      details: { bid_price: 6 },
    });
    assert.deepInclude(packageOnWire(storedBuy(), own, 'specified'), {
      start_time: '2026-03-20T00:00:00.000Z',
      end_time: '2026-04-10T00:00:00.000Z',
      pacing: 'even',
      bid_price: 6,
      pricing_option_id: 'auction_usd',
    });
  });

  it('names the formats that are missing until there is a creative', () => {
    const formats = [{ agent_url: 'https://agent.example', id: 'display_300x250' }];
    const assignment = {
      principalId: 'p',
      accountId: 'a',
      buyId: 'b',
      packageId: 'k',
      position: 0,
      details: {},
    };
    const shown = storedPackage({ assignments: [{ ...assignment, creativeId: 'c' }] });
    const known = { creatives: new Map([['c', 'pending_review'] as const]) };
    assert.deepEqual(missingFormats(storedBuy(), storedPackage()), formats);
    assert.deepEqual(missingFormats(storedBuy(), shown), formats, 'of one that is gone');
    assert.deepEqual(missingFormats(known, shown), []);
    assert.deepEqual(missingFormats(storedBuy(), storedPackage({ canceled: true })), []);
    assert.deepEqual(missingFormats(storedBuy(), storedPackage({ needsCreatives: false })), []);
    const chosen = storedPackage({
      details: { format_ids: [{ agent_url: 'https://x.example', id: 'other' }] },
    });
    assert.deepEqual(missingFormats(storedBuy(), chosen), [{ agent_url: 'https://x.example', id: 'other' }]);
  });
});
