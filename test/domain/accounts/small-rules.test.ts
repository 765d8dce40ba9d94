import { assert } from 'chai';
import type { Task } from '../../../generated/tasks.ts';
import {
  meansSandbox,
  naturalKey,
  newAccount,
  worksUndeclared,
} from '../../../src/domain/accounts/account.ts';
import {
  accountAuthorization,
  accountOnWire,
  isReadOnly,
  redeclared,
  withoutBank,
} from '../../../src/domain/accounts/on-wire.ts';
import {
  billingFor,
  judgeAccountTerms,
  judgeBilling,
  judgeBillingChange,
} from '../../../src/domain/accounts/plan-account-entry.ts';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { principalOf, profileOf } from '../../support/task-desk.ts';

const BANK = { account_holder: 'Acme', iban: 'DE02120300000000202051' };

describe('who is billed', () => {
  it('is one of those that are offered', () => {
    const both = ['operator', 'agent'] as const;
    assert.isNull(judgeBilling('agent', both, both));
    const error = judgeBilling('advertiser', both, both);
    assert.equal(error?.code, 'BILLING_NOT_SUPPORTED');
    assert.deepEqual(error?.detail, {
      field: 'billing',
      details: { scope: 'capability', supported_billing: ['operator', 'agent'] },
    });
    assert.equal(judgeBilling('operator', [], [])?.code, 'BILLING_NOT_SUPPORTED');
  });

  it('is refused with the code of its reason for every party, offer and permission', () => {
    const parties = ['operator', 'agent', 'advertiser'] as const;
    const offers = [
      [],
      ['operator'],
      ['agent'],
      ['operator', 'agent'],
      ['advertiser', 'agent'],
      parties,
    ] as const;
    for (const supported of offers)
      for (const billsOperatorsOnly of [true, false]) {
        const permitted = billingFor(supported, { test: { isLive: false, billsOperatorsOnly } });
        for (const party of parties) {
          const about = `${party} of ${supported.join()} ${billsOperatorsOnly}`;
          const isSupported = (supported as readonly string[]).includes(party);
          const isPermitted = isSupported && (!billsOperatorsOnly || party === 'operator');
          const error = judgeBilling(party, supported, permitted);
          if (isPermitted) {
            assert.isNull(error, about);
            continue;
          }
          assert.equal(
            error?.code,
            isSupported ? 'BILLING_NOT_PERMITTED_FOR_AGENT' : 'BILLING_NOT_SUPPORTED',
            about,
          );
          if (!isSupported) continue;
          const suggestion = permitted.length === 0 ? {} : { suggested_billing: 'operator' };
          assert.deepEqual(error?.detail.details, { rejected_billing: party, ...suggestion }, about);
        }
      }
  });

  it('changes only while nothing is in dispute', () => {
    for (const status of ['active', 'pending_approval'] as const)
      assert.isNull(judgeBillingChange({ status }));
    for (const status of ['payment_required', 'suspended', 'closed', 'rejected'] as const) {
      assert.equal(judgeBillingChange({ status })?.code, 'INVALID_STATE');
    }
  });
});

describe('payment terms', () => {
  it('are taken or refused', () => {
    for (const terms of ['net_15', 'net_30', 'net_45', 'net_60', 'net_90'] as const)
      assert.isNull(judgeAccountTerms(terms));
    assert.equal(judgeAccountTerms('prepay')?.code, 'PAYMENT_TERMS_NOT_SUPPORTED');
    assert.equal(judgeAccountTerms('prepay')?.detail.field, 'payment_terms');
  });
});

describe('a company', () => {
  const acme = { legal_name: 'Acme Ltd', bank: BANK };

  it('is told without its bank account', () =>
    assert.deepEqual(withoutBank(acme), { legal_name: 'Acme Ltd' }));

  it('keeps its bank account when it is declared again without', () => {
    assert.deepEqual(redeclared(acme, { legal_name: 'Acme Ltd' }), acme);
  });

  it('loses it when it is another one', () => {
    assert.deepEqual(redeclared(acme, { legal_name: 'Other Ltd' }), { legal_name: 'Other Ltd' });
    assert.deepEqual(redeclared(acme, { legal_name: 'Acme Ltd', bank: { account_holder: 'New' } }), {
      legal_name: 'Acme Ltd',
      bank: { account_holder: 'New' },
    });
    assert.deepEqual(redeclared(undefined, acme), acme);
  });
});

describe('the sandbox', () => {
  const asked = { profile: profileOf(), field: 'sandbox', sandboxOnly: false, sandbox: undefined };
  const codeOf = (more: Partial<Parameters<typeof meansSandbox>[0]>) => {
    try {
      return meansSandbox({ ...asked, ...more });
    } catch (cause) {
      return cause instanceof TaskError ? [cause.code, cause.detail.details] : cause;
    }
  };
  const without = profileOf({ account: { ...profileOf().account, sandbox: false } });

  it('is meant by those who have nothing else, said or not', () => {
    assert.isFalse(codeOf({}));
    assert.isFalse(codeOf({ sandbox: false }));
    assert.isTrue(codeOf({ sandbox: true }));
    assert.isTrue(codeOf({ sandboxOnly: true }));
    assert.isTrue(codeOf({ sandboxOnly: true, sandbox: true }));
  });

  it('is the only thing that they may mean', () => {
    assert.deepEqual(codeOf({ sandboxOnly: true, sandbox: false }), [
      'PERMISSION_DENIED',
      { scope: 'agent', reason: 'sandbox_only' },
    ]);
  });

  it('is refused where there is none', () => {
    assert.deepEqual(codeOf({ sandbox: true, profile: without }), ['UNSUPPORTED_FEATURE', undefined]);
    assert.deepEqual(codeOf({ sandboxOnly: true, profile: without }), ['UNSUPPORTED_FEATURE', undefined]);
    assert.isFalse(codeOf({ profile: without }));
  });

  it('makes accounts when they are first used', () => {
    const caller = { sandboxOnly: false, profile: profileOf(), mode: 'sandbox' as const };
    assert.isTrue(worksUndeclared(true, caller));
    assert.isTrue(worksUndeclared(true, { ...caller, sandboxOnly: true, mode: 'production' }));
    assert.isFalse(worksUndeclared(false, caller));
    assert.isFalse(worksUndeclared(true, { ...caller, mode: 'production' }));
    assert.isFalse(worksUndeclared(true, { ...caller, profile: without }));
  });
});

describe('authorization of a caller', () => {
  const task = (name: string, more: Partial<Task>): Task => ({
    name,
    protocol: 'account',
    title: name,
    description: name,
    effect: 'read',
    access: 'principal',
    permission: null,
    bodyLimit: 1024,
    request: 'r',
    before: [],
    response: 'r',
    asyncBodies: {},
    sandboxOnly: false,
    calledUrls: [],
    examples: [],
    ...more,
  });
  const offered = [
    task('everybody', { access: 'public' }),
    task('look', {}),
    task('report', { permission: { resource: 'reports', action: 'read' } }),
    task('buy', { effect: 'write', permission: { resource: 'media_buys', action: 'write' } }),
    task('declare', { effect: 'write' }),
  ];

  it('names what the permissions let through', () => {
    assert.deepEqual(accountAuthorization(principalOf('a'), offered), {
      allowed_tasks: ['look', 'report', 'buy', 'declare'],
      read_only: false,
    });
    const approver = principalOf('a', { permissions: { ...NO_PERMISSIONS, creatives: ['approve'] } });
    assert.deepEqual(accountAuthorization(approver, offered), {
      allowed_tasks: ['look', 'declare'],
      read_only: false,
    });
  });

  it('names no write of who may only read', () => {
    const reader = principalOf('a', { permissions: { ...NO_PERMISSIONS, reports: ['read'] } });
    assert.isTrue(isReadOnly(reader));
    assert.deepEqual(accountAuthorization(reader, offered), {
      allowed_tasks: ['look', 'report'],
      read_only: true,
    });
    assert.isTrue(isReadOnly(principalOf('a', { permissions: NO_PERMISSIONS })));
  });
});

describe('an account on the wire', () => {
  const account = newAccount(
    naturalKey({ brand: { domain: 'a.example', brand_id: 'x' }, operator: 'b.example' }, false),
    {
      id: 'acc_1',
      principalId: 'agent_1',
      status: 'pending_approval',
      billing: 'agent',
      declared: true,
      terms: 'net_45',
      now: new Date(0),
    },
  );

  it('tells what is left to do while it waits', () => {
    assert.property(accountOnWire(account), 'setup');
    assert.notProperty(accountOnWire({ ...account, status: 'active' }), 'setup');
    assert.deepInclude(accountOnWire(account), {
      account_id: 'acc_1',
      brand: { domain: 'a.example', brand_id: 'x' },
      account_scope: 'operator_brand',
      credit_limit: { amount: 0, currency: 'USD' },
      sandbox: false,
    });
  });

  it('holds no secret of any kind', () => {
    const credentials = 'a-secret-of-at-least-32-characters';
    const authentication = { schemes: ['Bearer' as const], credentials };
    const text = JSON.stringify(
      accountOnWire({
        ...account,
        settings: {
          payment_terms: 'net_30',
          billing_entity: { legal_name: 'Acme', bank: BANK },
          governance_agent: { url: 'https://governance.example/', authentication },
          notification_configs: [
            {
              config: {
                subscriber_id: 'a',
                url: 'https://a.example/',
                event_types: ['product.created'],
                authentication,
                active: true,
              },
              proof: 'proof-of-it',
            },
          ],
          push: { url: 'https://push.example/', token: 'a-token-of-16-characters', authentication },
        },
      }),
    );
    for (const secret of [credentials, BANK.iban, 'proof-of-it', 'push.example', 'a-token']) {
      assert.notInclude(text, secret);
    }
    assert.include(text, 'https://governance.example/');
  });

  it('tells of subscriptions only what was declared, an empty set included', () => {
    assert.notProperty(accountOnWire(account), 'notification_configs');
    const cleared = { ...account, settings: { ...account.settings, notification_configs: [] } };
    assert.deepEqual(accountOnWire(cleared).notification_configs, []);
  });
});
