import { protocol } from '../../../../generated/protocol.ts';
import { tasks } from '../../../../generated/tasks.ts';
import { freshKey, principalOf } from '../../../support/task-desk.ts';
import { ACCOUNT, type Json, LIVE } from '../requests.ts';
import type { Rows } from '../violation.ts';
import type { World } from '../world.ts';

const subscription = (more: Json) => ({
  subscriber_id: 'feed',
  url: 'https://silent.example/hook',
  event_types: ['product.created'],
  ...more,
});
const writing = new RegExp(
  `^(?:${Object.values(tasks)
    .filter(({ effect, name }) => effect === 'write' && name !== 'comply_test_controller')
    .map(({ name }) => name)
    .join('|')}) `,
);
/** Entries of accounts have rules of their own, and elsewhere an account only narrows what is looked for. */
const RESOLVED = /^(?!sync_accounts|list_accounts|list_tasks|get_task_status|update_rights|.* filters)/;
/** A request, and later another with the same key. */
function twice({ requests }: World, task: string, more: Json) {
  const first = { ...requests[task], idempotency_key: freshKey() };
  return { after: [{ task, args: first }], args: { ...first, ...more }, ways: writing };
}

/** What is asked of every request. */
export const commonViolations: Rows = {
  'core/version-envelope.json# VERSION_UNSUPPORTED': {
    also: { [protocol.versionField]: '9.1' },
    field: null,
  },
  [`core/version-envelope.json#/properties/${protocol.versionField} INVALID_REQUEST`]: { value: '3.1.2' },
  'core/idempotency-key.json# IDEMPOTENCY_CONFLICT': (world, { task }) => ({
    ...twice(world, task, { ext: { other: true } }),
    field: null,
  }),
  'core/idempotency-key.json# IDEMPOTENCY_EXPIRED': (world, { task }) => ({
    ...twice(world, task, {}),
    days: 2,
    field: null,
  }),
  'core/push-notification-config.json#/properties/url INVALID_REQUEST': {
    value: { url: 'ftp://buyer.example/hook', authentication: { schemes: ['HTTP_MESSAGE_SIGNATURES'] } },
    up: 1,
    ways: /^\w+ push_notification_config\.url$/,
  },
  'core/account-ref.json# ACCOUNT_NOT_FOUND': {
    value: { account_id: 'none' },
    ways: RESOLVED,
  },
  'core/account-ref.json#/oneOf/1/properties/sandbox UNSUPPORTED_FEATURE': (_world, { field }) => ({
    ...(field.startsWith('filters') ? { args: {} } : {}),
    value: ACCOUNT,
    up: 1,
    seller: 'closed',
    // The seller has no grant of the buyer, and tells that first.
    ways: /^(?!sync_accounts|update_rights)/,
  }),
};

/** What is asked of accounts. */
export const accountViolations: Rows = {
  'account/sync-accounts-request.json#/properties/accounts INVALID_REQUEST': {
    value: [{ account: ACCOUNT, ...ACCOUNT, billing: 'operator' }],
    field: '~[0].account',
  },
  'account/sync-accounts-request.json#/properties/accounts UNSUPPORTED_PROVISIONING': {
    value: [{ ...LIVE, billing: 'operator' }],
    seller: 'closed',
    field: '~[0]',
  },
  'account/sync-accounts-request.json#/properties/accounts/items/properties/billing BILLING_NOT_SUPPORTED': {
    args: { accounts: [{ ...LIVE, operator: 'other.example', billing: 'agent' }] },
    seller: 'bare',
    field: 'accounts[0].billing',
  },
  'account/sync-accounts-request.json#/properties/accounts/items/properties/billing BILLING_NOT_PERMITTED_FOR_AGENT':
    {
      value: 'agent',
      by: principalOf('agent_of_operators', { test: { isLive: false, billsOperatorsOnly: true } }),
      field: 'accounts[0].billing',
    },
  'account/sync-accounts-request.json#/properties/accounts/items/properties/payment_terms PAYMENT_TERMS_NOT_SUPPORTED':
    { value: 'prepay', field: 'accounts[0].payment_terms' },
  'account/sync-accounts-request.json#/properties/accounts/items/properties/sandbox UNSUPPORTED_FEATURE': {
    args: { accounts: [{ ...ACCOUNT, billing: 'operator' }] },
    seller: 'bare',
    field: 'accounts[0].sandbox',
  },
  'core/notification-config.json#/properties/url INVALID_REQUEST': {
    value: [subscription({ url: 'https://10.0.0.1/hook' })],
    up: 2,
    field: 'accounts[0].notification_configs[0].url',
  },
  'core/notification-config.json#/properties/url VALIDATION_ERROR': {
    value: [subscription({})],
    up: 2,
    field: 'accounts[0].notification_configs[0].url',
  },
  'core/notification-config.json#/properties/event_types VALIDATION_ERROR': {
    value: [subscription({ event_types: ['impairment'] })],
    up: 2,
    field: 'accounts[0].notification_configs[0].event_types[0]',
  },
  'account/get-account-financials-request.json#/properties/account UNSUPPORTED_FEATURE': ({ accounts }) => ({
    value: { account_id: accounts.agent },
  }),
  'account/get-account-financials-request.json#/properties/period VALIDATION_ERROR': {
    value: { start: '2026-02-01', end: '2026-01-01' },
  },
  'core/date-range.json# VALIDATION_ERROR': {
    value: { start: '2026-02-01', end: '2026-01-01' },
  },
  'account/sync-governance-request.json#/properties/accounts/items/properties/account ACCOUNT_NOT_FOUND': {
    value: { account_id: 'none' },
  },
  'account/sync-governance-request.json#/properties/accounts/items/properties/governance_agents/items/properties/url INVALID_REQUEST':
    { value: 'https://10.0.0.1/mcp' },
  'protocol/get-task-status-request.json# REFERENCE_NOT_FOUND': {
    args: { task_id: 'none' },
    field: 'task_id',
  },
  'compliance/comply-test-controller-request.json#/properties/params INVALID_PARAMS': {
    args: { scenario: 'seed_product', account: { sandbox: true }, params: { product_id: 5 } },
    field: null,
  },
  'compliance/comply-test-controller-request.json#/properties/params/properties/status INVALID_TRANSITION': ({
    canceled,
  }) => ({
    args: {
      scenario: 'force_media_buy_status',
      account: { sandbox: true },
      params: { media_buy_id: canceled.buy, status: 'active' },
    },
    field: null,
  }),
  'compliance/comply-test-controller-request.json#/properties/params/properties/conversion_value INVALID_PARAMS':
    ({ spent }) => ({
      args: {
        scenario: 'simulate_delivery',
        account: { sandbox: true },
        params: { media_buy_id: spent.buy, conversion_value: { amount: 5, currency: 'EUR' } },
      },
      field: null,
    }),
};
