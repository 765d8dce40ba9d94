import { assert } from 'chai';
import fc from 'fast-check';
import { type Account, naturalKey, newAccount } from '../../../src/domain/accounts/account.ts';
import {
  planEntry,
  type SyncEntry,
  type SyncRules,
  type SyncSubject,
} from '../../../src/domain/accounts/plan-account-entry.ts';
import { createJudgeUrl } from '../../../src/infra/fetcher/judge-url.ts';
import { profileOf } from '../../support/task-desk.ts';

const NOW = new Date('2026-03-15T10:00:00Z');
const KEY = naturalKey({ brand: { domain: 'a.example' }, operator: 'b.example' }, false);
const account = (more: Partial<Account> = {}): Account => ({
  ...newAccount(KEY, {
    id: 'acc_1',
    principalId: 'agent_1',
    status: 'active',
    billing: 'operator',
    declared: true,
    terms: 'net_30',
    now: new Date(0),
  }),
  ...more,
});
const declaration = (more: Partial<SyncEntry> = {}): SyncEntry => ({
  brand: { domain: 'a.example' },
  operator: 'b.example',
  billing: 'operator',
  ...more,
});
const rules = (more: Partial<SyncRules> = {}): SyncRules => ({
  principalId: 'agent_1',
  readOnly: false,
  profile: profileOf({ wholesale_feed_webhooks: { supported: true, event_types: ['product.created'] } }),
  supportedBilling: profileOf().account.supported_billing,
  mode: 'production',
  judgeUrl: createJudgeUrl(new Map()),
  now: NOW,
  reader: { form: 'specified' },
  id: 'acc_new',
  push: null,
  proofs: 'assume',
  ...more,
});
const subject = (stored?: Account, more: Partial<SyncSubject> = {}): SyncSubject => ({
  key: KEY,
  stored,
  worksUndeclared: false,
  ...more,
});

function done(entry: SyncEntry, about: SyncSubject, more: Partial<SyncRules> = {}) {
  const plan = planEntry(entry, about, rules(more));
  if (plan.action === 'failed') throw plan.error;
  return plan;
}
function failure(entry: SyncEntry, about: SyncSubject, more: Partial<SyncRules> = {}) {
  const plan = planEntry(entry, about, rules(more));
  assert.equal(plan.action, 'failed');
  return plan.action === 'failed' ? { code: plan.error.code, field: plan.error.detail.field } : undefined;
}

describe('planEntry: a declaration', () => {
  it('makes an account that waits for the operator, or none has to', () => {
    assert.deepInclude(done(declaration(), subject()), { action: 'created', isDirty: true });
    assert.deepInclude(done(declaration(), subject()).account, {
      id: 'acc_new',
      status: 'pending_approval',
      declared: true,
    });
    assert.equal(done(declaration(), subject(), { mode: 'sandbox' }).account.status, 'active');
    const sandbox = { key: { ...KEY, sandbox: true } };
    assert.equal(done(declaration(), subject(undefined, sandbox)).account.status, 'active');
  });

  const limits = [
    { written: 0, production: 0, sandbox: 0 },
    { written: 1, production: 100, sandbox: 100 },
    { written: 1_000_000_000, production: 100_000_000_000, sandbox: 100_000_000_000 },
    { written: null, production: null, sandbox: null },
    { written: undefined, production: 0, sandbox: 1_000_000_000 },
  ];
  for (const { written, ...expected } of limits)
    for (const mode of ['production', 'sandbox'] as const)
      it(`gives a new account in ${mode} ${expected[mode]} cents when the profile says ${written}`, () => {
        const profile = profileOf(
          written === undefined ? {} : { credit: { limit_of_new_accounts: written } },
        );
        const made = done(declaration(), subject(), { mode, profile });
        assert.equal(made.account.creditLimit, expected[mode]);
        // Nobody pays for a sandbox account, so the terms of the seller do not apply to it.
        const trial = subject(undefined, { key: { ...KEY, sandbox: true } });
        assert.equal(done(declaration(), trial, { mode, profile }).account.creditLimit, 1_000_000_000);
        // A declaration of an account that exists leaves its limit as the operator set it.
        const kept = done(declaration({ billing: 'agent' }), subject(account({ creditLimit: 7 })), {
          mode,
          profile,
        });
        assert.equal(kept.account.creditLimit, 7);
      });

  it('of what is there changes nothing', () => {
    for (const status of ['active', 'pending_approval', 'payment_required', 'suspended'] as const) {
      const plan = done(declaration(), subject(account({ status })));
      assert.deepInclude(plan, { action: 'unchanged', isDirty: false });
      assert.equal(plan.account.status, status);
    }
  });

  it('of an account that was only used makes it a declared one, silently', () => {
    const plan = done(declaration(), subject(account({ declared: false })));
    assert.deepInclude(plan, { action: 'unchanged', isDirty: true });
    assert.isTrue(plan.account.declared);
  });

  const changes: readonly [string, Partial<SyncEntry>][] = [
    ['billing', { billing: 'agent' }],
    ['terms', { payment_terms: 'net_60' }],
    ['entity', { billing_entity: { legal_name: 'Acme' } }],
    ['brand', { brand: { domain: 'a.example', industries: ['sport'] } }],
    ['subscriptions', { notification_configs: [] }],
  ];
  for (const [what, change] of changes) {
    it(`changes the ${what}, once`, () => {
      const first = done(declaration(change), subject(account()));
      assert.equal(first.action, 'updated');
      assert.equal(first.account.updatedAt, NOW);
      assert.equal(done(declaration(change), subject(first.account)).action, 'unchanged');
    });

    it(`leaves the ${what} as they are when it does not say`, () => {
      const { account: changed } = done(declaration(change), subject(account()));
      const { billing } = changed;
      assert.equal(done(declaration({ billing }), subject(changed)).action, 'unchanged');
    });

    it(`changes no ${what} for who may only read`, () => {
      assert.equal(
        failure(declaration(change), subject(account()), { readOnly: true })?.code,
        'READ_ONLY_SCOPE',
      );
    });
  }

  it('is open to those who may only read, while there is nothing to change', () => {
    assert.equal(done(declaration(), subject(), { readOnly: true }).action, 'created');
    assert.equal(done(declaration(), subject(account()), { readOnly: true }).action, 'unchanged');
  });

  it('is refused for what is not offered', () => {
    assert.deepEqual(failure(declaration({ billing: 'advertiser' }), subject()), {
      code: 'BILLING_NOT_SUPPORTED',
      field: 'billing',
    });
    assert.deepEqual(failure(declaration({ payment_terms: 'prepay' }), subject(account())), {
      code: 'PAYMENT_TERMS_NOT_SUPPORTED',
      field: 'payment_terms',
    });
    const billed = profileOf({ account: { ...profileOf().account, require_operator_auth: true } });
    assert.deepEqual(failure(declaration(), subject(account()), { profile: billed }), {
      code: 'UNSUPPORTED_PROVISIONING',
      field: undefined,
    });
  });

  it('changes no billing while something is in dispute', () => {
    for (const status of ['payment_required', 'suspended'] as const) {
      assert.equal(
        failure(declaration({ billing: 'agent' }), subject(account({ status })))?.code,
        'INVALID_STATE',
      );
    }
  });

  it('ignores a kind of storage that no report goes to', () => {
    assert.equal(
      done(declaration({ preferred_reporting_protocol: 's3' }), subject(account())).action,
      'unchanged',
    );
  });

  it('keeps who wants to hear of the approval, of accounts that wait only', () => {
    const push = { url: 'https://push.example/' };
    assert.deepEqual(done(declaration(), subject(), { push }).account.settings.push, push);
    assert.isUndefined(done(declaration(), subject(account()), { push }).account.settings.push);
    const waiting = done(declaration(), subject(account({ status: 'pending_approval' })), { push });
    assert.deepInclude(waiting, { action: 'unchanged', isDirty: true });
  });

  it('with a bad subscription changes nothing at all', () => {
    const entry = declaration({
      payment_terms: 'net_60',
      notification_configs: [{ subscriber_id: 'a', url: 'https://a.example/', event_types: ['final'] }],
    });
    assert.deepEqual(failure(entry, subject(account())), {
      code: 'VALIDATION_ERROR',
      field: 'notification_configs[0].event_types[0]',
    });
  });
});

describe('planEntry: new settings', () => {
  const settings = (more: Partial<SyncEntry> = {}): SyncEntry => ({
    account: { account_id: 'acc_1' },
    ...more,
  });

  it('change what they name', () => {
    const plan = done(settings({ payment_terms: 'net_15' }), subject(account()));
    assert.equal(plan.action, 'updated');
    assert.equal(plan.account.settings.payment_terms, 'net_15');
    assert.equal(plan.account.billing, 'operator');
    assert.equal(done(settings(), subject(account())).action, 'unchanged');
  });

  it('do not declare an account', () => {
    assert.isFalse(
      done(settings({ payment_terms: 'net_15' }), subject(account({ declared: false }))).account.declared,
    );
  });

  it('need an account, and one that has not ended', () => {
    const missing = { code: 'ACCOUNT_NOT_FOUND' as const, field: 'account' };
    assert.deepEqual(failure(settings(), subject()), missing);
    assert.deepEqual(failure(settings(), subject(undefined, { key: null, worksUndeclared: true })), missing);
    for (const status of ['closed', 'rejected'] as const) {
      assert.deepEqual(failure(settings(), subject(account({ status }))), missing);
    }
  });

  it('make the account of the sandbox that works undeclared', () => {
    const about = subject(undefined, { key: { ...KEY, sandbox: true }, worksUndeclared: true });
    const plan = done(settings({ payment_terms: 'net_15' }), about);
    assert.equal(plan.action, 'created');
    assert.deepInclude(plan.account, { declared: false, status: 'active', billing: 'operator' });
  });

  it('move no account between sandbox and production', () => {
    assert.deepEqual(failure(settings({ sandbox: true }), subject(account())), {
      code: 'VALIDATION_ERROR',
      field: 'sandbox',
    });
    assert.equal(done(settings({ sandbox: false }), subject(account())).action, 'unchanged');
  });
});

/** As it comes in: JSON, without what is frozen for the compiler only. */
const plain = (entry: object): Partial<SyncEntry> => JSON.parse(JSON.stringify(entry));

describe('planEntry', () => {
  it('finds nothing to change the second time, whatever was declared', () => {
    const entry = fc.record(
      {
        billing: fc.constantFrom('operator' as const, 'agent' as const),
        payment_terms: fc.constantFrom('net_15' as const, 'net_90' as const),
        billing_entity: fc.record(
          { legal_name: fc.string(), bank: fc.constant({ account_holder: 'A' }) },
          { requiredKeys: ['legal_name'] },
        ),
        notification_configs: fc.uniqueArray(
          fc.record(
            {
              subscriber_id: fc.constantFrom('a', 'b', 'c'),
              url: fc.constantFrom('https://a.example/', 'https://b.example/x'),
              event_types: fc.constant(['product.created' as const]),
              active: fc.boolean(),
            },
            { requiredKeys: ['subscriber_id', 'url', 'event_types'] },
          ),
          { selector: ({ subscriber_id: id }) => id },
        ),
      },
      { requiredKeys: ['billing'] },
    );
    fc.assert(
      fc.property(entry, entry, (one, other) => {
        const first = done(declaration(plain(one)), subject());
        const second = done(declaration(plain(other)), subject(first.account));
        const third = done(declaration(plain(other)), subject(second.account));
        assert.equal(first.action, 'created');
        assert.deepInclude(third, { action: 'unchanged', isDirty: false });
      }),
    );
  });
});
