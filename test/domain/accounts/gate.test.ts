import { assert } from 'chai';
import { accountRefusal, gateAccount, noAccount } from '../../../src/domain/accounts/states.ts';
import { wireError } from '../../../src/domain/refusals/task-error.ts';

const STATUSES = [
  'active',
  'pending_approval',
  'payment_required',
  'suspended',
  'rejected',
  'closed',
] as const;
const SETUP = 'ACCOUNT_SETUP_REQUIRED';
const PAY = 'ACCOUNT_PAYMENT_REQUIRED';
const SUSPENDED = 'ACCOUNT_SUSPENDED';
const GONE = 'ACCOUNT_NOT_FOUND';

const table = {
  list_accounts: [null, null, null, null, null, null],
  get_account_financials: [null, null, null, null, GONE, GONE],
  sync_accounts: [null, null, null, null, GONE, GONE],
  sync_governance: [null, null, null, null, GONE, GONE],
  get_products: [null, SETUP, null, SUSPENDED, GONE, GONE],
  create_media_buy: [null, SETUP, PAY, SUSPENDED, GONE, GONE],
  update_media_buy: [null, SETUP, null, SUSPENDED, GONE, GONE],
  new_packages: [null, SETUP, PAY, SUSPENDED, GONE, GONE],
  get_media_buys: [null, SETUP, null, null, GONE, GONE],
  get_media_buy_delivery: [null, SETUP, null, null, GONE, GONE],
  sync_creatives: [null, SETUP, null, SUSPENDED, GONE, GONE],
  sync_catalogs: [null, SETUP, null, SUSPENDED, GONE, GONE],
  sync_event_sources: [null, SETUP, null, SUSPENDED, GONE, GONE],
  sync_audiences: [null, SETUP, null, SUSPENDED, GONE, GONE],
  report_usage: [null, SETUP, null, null, GONE, GONE],
  activate_signal: [null, SETUP, PAY, SUSPENDED, GONE, GONE],
  // Whatever nobody thought of is let through least.
  spend_it_all: [null, SETUP, PAY, SUSPENDED, GONE, GONE],
  toString: [null, SETUP, PAY, SUSPENDED, GONE, GONE],
} as const;

describe('gateAccount', () => {
  for (const [task, row] of Object.entries(table)) {
    it(`knows when ${task} may be called`, () => {
      assert.deepEqual(
        STATUSES.map((status) => gateAccount(status, task)),
        [...row],
      );
    });
  }
});

describe('the refusal of an account', () => {
  it('is the same whether it does not exist or ended', () => {
    assert.deepEqual(
      wireError(accountRefusal('ACCOUNT_NOT_FOUND', 'account')),
      wireError(noAccount('account')),
    );
  });

  it('says what is left to do', () => {
    const { details, recovery } = wireError(accountRefusal('ACCOUNT_SETUP_REQUIRED', 'account'));
    assert.equal(recovery, 'correctable');
    assert.nestedProperty(details, 'setup.message');
    assert.isUndefined(wireError(accountRefusal('ACCOUNT_SUSPENDED', 'account')).details);
  });
});
