// @generated from schemas/v3/tasks.json by codegen. Do not edit; run "npm run codegen".

import type { AccountGetAccountFinancialsRequest, AccountGetAccountFinancialsResponse, AccountListAccountsRequest, AccountListAccountsResponse, AccountSyncAccountsRequest, AccountSyncAccountsResponse, AccountSyncGovernanceRequest, AccountSyncGovernanceResponse, BrandGetBrandIdentityRequest, BrandGetBrandIdentityResponse, ComplianceComplyTestControllerRequest, ComplianceComplyTestControllerResponse, ProtocolGetProtoCapabilitiesRequest, ProtocolGetProtoCapabilitiesResponse, ProtocolGetTaskStatusRequest, ProtocolGetTaskStatusResponse, ProtocolListTasksRequest, ProtocolListTasksResponse } from './types/schemas.ts';
import type { Validate } from './validators/index.ts';

export interface Permission {
  readonly resource: 'products' | 'media_buys' | 'creatives' | 'reports';
  readonly action: 'read' | 'write' | 'delete' | 'approve';
}

export interface Task {
  readonly name: string;
  /** Area of the protocol. */
  readonly protocol: string;
  readonly title: string;
  readonly description: string;
  readonly effect: 'read' | 'write';
  /** `public` tasks need no credential. */
  readonly access: 'public' | 'principal';
  /** What a principal needs beyond being known; null for nothing. */
  readonly permission: Permission | null;
  readonly request: string;
  readonly response: string;
  /** Schemas of the bodies of unfinished tasks, by state. */
  readonly asyncBodies: {
    readonly working?: string;
    readonly inputRequired?: string;
    readonly submitted?: string;
  };
  /** Whether the task must be absent in production. */
  readonly sandboxOnly: boolean;
  /** Requests that conform to the schema. */
  readonly examples: readonly object[];
}

export const tasks = {
  /** @generated from task get_proto_capabilities */
  get_proto_capabilities: { name: 'get_proto_capabilities', protocol: 'protocol', title: 'Capabilities', description: 'Tells what this agent can do: versions, supported areas, account model and features. Needs no credential.', effect: 'read', access: 'public', permission: null, request: 'protocol/get-proto-capabilities-request', response: 'protocol/get-proto-capabilities-response', asyncBodies: {}, sandboxOnly: false, examples: [{ protocols: ['media_buy'] }] },
  /** @generated from task sync_accounts */
  sync_accounts: { name: 'sync_accounts', protocol: 'account', title: 'Synchronize accounts', description: 'Declares accounts by brand and operator, or changes settings of existing ones. Each entry succeeds or fails by itself.', effect: 'write', access: 'principal', permission: null, request: 'account/sync-accounts-request', response: 'account/sync-accounts-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a11', accounts: [{ brand: { domain: 'outdoor.example' }, operator: 'agency.example', billing: 'operator' }] }] },
  /** @generated from task list_accounts */
  list_accounts: { name: 'list_accounts', protocol: 'account', title: 'List accounts', description: 'Lists the accounts that the caller may use, with their state and what the caller may do with them.', effect: 'read', access: 'principal', permission: null, request: 'account/list-accounts-request', response: 'account/list-accounts-response', asyncBodies: {}, sandboxOnly: false, examples: [{ status: 'active' }] },
  /** @generated from task get_account_financials */
  get_account_financials: { name: 'get_account_financials', protocol: 'account', title: 'Account financials', description: 'Tells spend, credit or balance, and invoices of an account that is billed to its operator.', effect: 'read', access: 'principal', permission: { resource: 'reports', action: 'read' }, request: 'account/get-account-financials-request', response: 'account/get-account-financials-response', asyncBodies: {}, sandboxOnly: false, examples: [{ account: { account_id: 'acc_7f3k2q' } }] },
  /** @generated from task sync_governance */
  sync_governance: { name: 'sync_governance', protocol: 'account', title: 'Bind governance agents', description: 'Binds a governance agent to each account, in place of the one before. Spending is then checked with it.', effect: 'write', access: 'principal', permission: null, request: 'account/sync-governance-request', response: 'account/sync-governance-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a12', accounts: [{ account: { account_id: 'acc_7f3k2q' }, governance_agents: [{ url: 'https://governance.example/mcp', authentication: { schemes: ['Bearer'], credentials: 'a-secret-of-at-least-32-characters' } }] }] }] },
  /** @generated from task get_task_status */
  get_task_status: { name: 'get_task_status', protocol: 'protocol', title: 'Task status', description: 'Tells the state of a task that was not finished at once, and its result when asked for.', effect: 'read', access: 'principal', permission: null, request: 'protocol/get-task-status-request', response: 'protocol/get-task-status-response', asyncBodies: {}, sandboxOnly: false, examples: [{ task_id: 'task_9c1d', include_result: true }] },
  /** @generated from task list_tasks */
  list_tasks: { name: 'list_tasks', protocol: 'protocol', title: 'List tasks', description: 'Lists the caller\'s tasks that were not finished at once, by state, kind or time.', effect: 'read', access: 'principal', permission: null, request: 'protocol/list-tasks-request', response: 'protocol/list-tasks-response', asyncBodies: {}, sandboxOnly: false, examples: [{ filters: { statuses: ['submitted', 'working'] } }] },
  /** @generated from task comply_test_controller */
  comply_test_controller: { name: 'comply_test_controller', protocol: 'compliance', title: 'Test controller', description: 'Forces states and seeds data on sandbox accounts, so that tests find the same world each time. Absent in production.', effect: 'write', access: 'principal', permission: null, request: 'compliance/comply-test-controller-request', response: 'compliance/comply-test-controller-response', asyncBodies: {}, sandboxOnly: true, examples: [{ scenario: 'list_scenarios', account: { sandbox: true } }] },
  /** @generated from task get_brand_identity */
  get_brand_identity: { name: 'get_brand_identity', protocol: 'brand', title: 'Brand identity', description: 'Tells who a brand is: names, logos and tagline to everybody, colors, fonts, tone and more to callers with an account.', effect: 'read', access: 'public', permission: null, request: 'brand/get-brand-identity-request', response: 'brand/get-brand-identity-response', asyncBodies: {}, sandboxOnly: false, examples: [{ brand_id: 'meadowlark', fields: ['logos', 'colors'] }] },
} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof tasks;

export interface TaskShapes {
  get_proto_capabilities: { request: ProtocolGetProtoCapabilitiesRequest; response: ProtocolGetProtoCapabilitiesResponse };
  sync_accounts: { request: AccountSyncAccountsRequest; response: AccountSyncAccountsResponse };
  list_accounts: { request: AccountListAccountsRequest; response: AccountListAccountsResponse };
  get_account_financials: { request: AccountGetAccountFinancialsRequest; response: AccountGetAccountFinancialsResponse };
  sync_governance: { request: AccountSyncGovernanceRequest; response: AccountSyncGovernanceResponse };
  get_task_status: { request: ProtocolGetTaskStatusRequest; response: ProtocolGetTaskStatusResponse };
  list_tasks: { request: ProtocolListTasksRequest; response: ProtocolListTasksResponse };
  comply_test_controller: { request: ComplianceComplyTestControllerRequest; response: ComplianceComplyTestControllerResponse };
  get_brand_identity: { request: BrandGetBrandIdentityRequest; response: BrandGetBrandIdentityResponse };
}

/** Validators of one task. They neither coerce nor fill in anything, and tell every fault. */
export interface TaskValidators {
  readonly request: Validate;
  readonly response: Validate;
}

/** Loads the validators of a task, and of no other. */
export const taskValidators: { readonly [T in TaskName]: () => Promise<TaskValidators> } = {
  get_proto_capabilities: () => import('./validators/tasks/get-proto-capabilities.js'),
  sync_accounts: () => import('./validators/tasks/sync-accounts.js'),
  list_accounts: () => import('./validators/tasks/list-accounts.js'),
  get_account_financials: () => import('./validators/tasks/get-account-financials.js'),
  sync_governance: () => import('./validators/tasks/sync-governance.js'),
  get_task_status: () => import('./validators/tasks/get-task-status.js'),
  list_tasks: () => import('./validators/tasks/list-tasks.js'),
  comply_test_controller: () => import('./validators/tasks/comply-test-controller.js'),
  get_brand_identity: () => import('./validators/tasks/get-brand-identity.js'),
};
