// @generated from schemas/v3/tasks.json by codegen. Do not edit; run "npm run codegen".

import type { AccountGetAccountFinancialsRequest, AccountGetAccountFinancialsResponse, AccountListAccountsRequest, AccountListAccountsResponse, AccountReportUsageRequest, AccountReportUsageResponse, AccountSyncAccountsRequest, AccountSyncAccountsResponse, AccountSyncGovernanceRequest, AccountSyncGovernanceResponse, BrandAcquireRightsRequest, BrandAcquireRightsResponse, BrandCreativeApprovalRequest, BrandCreativeApprovalResponse, BrandGetBrandIdentityRequest, BrandGetBrandIdentityResponse, BrandGetRightsRequest, BrandGetRightsResponse, BrandSearchBrandsRequest, BrandSearchBrandsResponse, BrandUpdateRightsRequest, BrandUpdateRightsResponse, BrandVerifyBrandClaimRequest, BrandVerifyBrandClaimResponse, BrandVerifyBrandClaimsRequest, BrandVerifyBrandClaimsResponse, ComplianceComplyTestControllerRequest, ComplianceComplyTestControllerResponse, ContentStandardsGetMediaBuyArtifactsRequest, ContentStandardsGetMediaBuyArtifactsResponse, CreativeGetCreativeDeliveryRequest, CreativeGetCreativeDeliveryResponse, CreativeGetCreativeFeaturesRequest, CreativeGetCreativeFeaturesResponse, CreativeListCreativesRequest, CreativeListCreativesResponse, CreativeListTransformersRequest, CreativeListTransformersResponse, CreativePreviewCreativeRequest, CreativePreviewCreativeResponse, CreativeSyncCreativesRequest, CreativeSyncCreativesResponse, CreativeValidateInputRequest, CreativeValidateInputResponse, MediaBuyBuildCreativeRequest, MediaBuyBuildCreativeResponse, MediaBuyCreateMediaBuyRequest, MediaBuyCreateMediaBuyResponse, MediaBuyGetMediaBuyDeliveryRequest, MediaBuyGetMediaBuyDeliveryResponse, MediaBuyGetMediaBuysRequest, MediaBuyGetMediaBuysResponse, MediaBuyGetProductsRequest, MediaBuyGetProductsResponse, MediaBuyListCreativeFormatsRequest, MediaBuyListCreativeFormatsResponse, MediaBuyLogEventRequest, MediaBuyLogEventResponse, MediaBuyProvidePerformanceFeedbackRequest, MediaBuyProvidePerformanceFeedbackResponse, MediaBuySyncAudiencesRequest, MediaBuySyncAudiencesResponse, MediaBuySyncCatalogsRequest, MediaBuySyncCatalogsResponse, MediaBuySyncEventSourcesRequest, MediaBuySyncEventSourcesResponse, MediaBuyUpdateMediaBuyRequest, MediaBuyUpdateMediaBuyResponse, ProtocolGetProtoCapabilitiesRequest, ProtocolGetProtoCapabilitiesResponse, ProtocolGetTaskStatusRequest, ProtocolGetTaskStatusResponse, ProtocolListTasksRequest, ProtocolListTasksResponse, SignalsActivateSignalRequest, SignalsActivateSignalResponse, SignalsGetSignalsRequest, SignalsGetSignalsResponse } from './types/schemas.ts';
import { type LargeList, loadedOnce, type Validate } from './validators/index.ts';

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
  /** Largest request in bytes, whatever carries it. */
  readonly bodyLimit: number;
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
  /** Calls that create what the first example names, in their order. */
  readonly before: readonly {
    readonly task: string;
    readonly arguments: object;
    /** Identifiers of the example by the field of the response that has the real one. */
    readonly keep: Readonly<Record<string, string>>;
  }[];
}

export const tasks = {
  /** @generated from task get_proto_capabilities */
  get_proto_capabilities: { name: 'get_proto_capabilities', protocol: 'protocol', title: 'Capabilities', description: 'Returns what this agent supports: versions, areas, account model and features. Needs no credential.', effect: 'read', access: 'public', permission: null, bodyLimit: 65536, request: 'protocol/get-proto-capabilities-request', response: 'protocol/get-proto-capabilities-response', asyncBodies: {}, sandboxOnly: false, examples: [{ protocols: ['media_buy'] }], before: [] },
  /** @generated from task sync_accounts */
  sync_accounts: { name: 'sync_accounts', protocol: 'account', title: 'Synchronize accounts', description: 'Declares accounts by brand and operator, or changes settings of existing ones. Each entry succeeds or fails by itself.', effect: 'write', access: 'principal', permission: null, bodyLimit: 4194304, request: 'account/sync-accounts-request', response: 'account/sync-accounts-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a11', accounts: [{ brand: { domain: 'outdoor.example' }, operator: 'agency.example', billing: 'operator' }] }], before: [] },
  /** @generated from task list_accounts */
  list_accounts: { name: 'list_accounts', protocol: 'account', title: 'List accounts', description: 'Lists the accounts that the caller may use, with their state and what the caller may do with them.', effect: 'read', access: 'principal', permission: null, bodyLimit: 65536, request: 'account/list-accounts-request', response: 'account/list-accounts-response', asyncBodies: {}, sandboxOnly: false, examples: [{ status: 'active' }], before: [] },
  /** @generated from task get_account_financials */
  get_account_financials: { name: 'get_account_financials', protocol: 'account', title: 'Account financials', description: 'Returns spend, credit or balance, and invoices of an account that is billed to its operator.', effect: 'read', access: 'principal', permission: { resource: 'reports', action: 'read' }, bodyLimit: 65536, request: 'account/get-account-financials-request', response: 'account/get-account-financials-response', asyncBodies: {}, sandboxOnly: false, examples: [{ account: { account_id: 'acc_7f3k2q' } }], before: [] },
  /** @generated from task sync_governance */
  sync_governance: { name: 'sync_governance', protocol: 'account', title: 'Bind governance agents', description: 'Binds a governance agent to each account, in place of the one before. Spending is then checked with it.', effect: 'write', access: 'principal', permission: null, bodyLimit: 262144, request: 'account/sync-governance-request', response: 'account/sync-governance-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a12', accounts: [{ account: { account_id: 'acc_7f3k2q' }, governance_agents: [{ url: 'https://governance.example/mcp', authentication: { schemes: ['Bearer'], credentials: 'a-secret-of-at-least-32-characters' } }] }] }], before: [] },
  /** @generated from task get_task_status */
  get_task_status: { name: 'get_task_status', protocol: 'protocol', title: 'Task status', description: 'Returns the state of a task that was not finished at once, and its result on request.', effect: 'read', access: 'principal', permission: null, bodyLimit: 65536, request: 'protocol/get-task-status-request', response: 'protocol/get-task-status-response', asyncBodies: {}, sandboxOnly: false, examples: [{ task_id: 'task_9c1d', include_result: true }], before: [{ task: 'comply_test_controller', arguments: { scenario: 'force_create_media_buy_arm', account: { sandbox: true }, params: { arm: 'submitted', task_id: 'task_9c1d' } }, keep: {} }, { task: 'create_media_buy', arguments: { idempotency_key: 'example-buy-of-get_task_status', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }, keep: {} }] },
  /** @generated from task list_tasks */
  list_tasks: { name: 'list_tasks', protocol: 'protocol', title: 'List tasks', description: 'Lists the caller\'s tasks that were not finished at once, by state, kind or time.', effect: 'read', access: 'principal', permission: null, bodyLimit: 65536, request: 'protocol/list-tasks-request', response: 'protocol/list-tasks-response', asyncBodies: {}, sandboxOnly: false, examples: [{ filters: { statuses: ['submitted', 'working'] } }], before: [] },
  /** @generated from task comply_test_controller */
  comply_test_controller: { name: 'comply_test_controller', protocol: 'compliance', title: 'Test controller', description: 'Forces states and seeds data on sandbox accounts, so that tests find the same world each time. Absent in production.', effect: 'write', access: 'principal', permission: null, bodyLimit: 1048576, request: 'compliance/comply-test-controller-request', response: 'compliance/comply-test-controller-response', asyncBodies: {}, sandboxOnly: true, examples: [{ scenario: 'list_scenarios', account: { sandbox: true } }], before: [] },
  /** @generated from task get_brand_identity */
  get_brand_identity: { name: 'get_brand_identity', protocol: 'brand', title: 'Brand identity', description: 'Returns the identity of a brand: names, logos and tagline to everybody, and colors, fonts, tone and more to callers with an account.', effect: 'read', access: 'public', permission: null, bodyLimit: 65536, request: 'brand/get-brand-identity-request', response: 'brand/get-brand-identity-response', asyncBodies: {}, sandboxOnly: false, examples: [{ brand_id: 'meadowlark', fields: ['logos', 'colors'] }], before: [] },
  /** @generated from task search_brands */
  search_brands: { name: 'search_brands', protocol: 'brand', title: 'Search brands', description: 'Finds brands of this agent and of its registry by words, industry or country. Needs no credential.', effect: 'read', access: 'public', permission: null, bodyLimit: 65536, request: 'brand/search-brands-request', response: 'brand/search-brands-response', asyncBodies: {}, sandboxOnly: false, examples: [{ query: 'oat drinks' }], before: [] },
  /** @generated from task verify_brand_claim */
  verify_brand_claim: { name: 'verify_brand_claim', protocol: 'brand', title: 'Verify a brand claim', description: 'Reports whether a brand of this agent confirms a claim about it, with a signed verdict. Needs no credential.', effect: 'read', access: 'public', permission: null, bodyLimit: 65536, request: 'brand/verify-brand-claim-request', response: 'brand/verify-brand-claim-response', asyncBodies: {}, sandboxOnly: false, examples: [{ claim_type: 'subsidiary', claim: { subsidiary_domain: 'larkbar.example' } }], before: [] },
  /** @generated from task verify_brand_claims */
  verify_brand_claims: { name: 'verify_brand_claims', protocol: 'brand', title: 'Verify brand claims', description: 'Verifies up to 100 claims about brands of this agent, with one signature over all verdicts. Needs no credential.', effect: 'read', access: 'public', permission: null, bodyLimit: 262144, request: 'brand/verify-brand-claims-request', response: 'brand/verify-brand-claims-response', asyncBodies: {}, sandboxOnly: false, examples: [{ claims: [{ claim_type: 'parent', claim: { parent_domain: 'meadowlarkfoods.example' } }] }], before: [] },
  /** @generated from task get_rights */
  get_rights: { name: 'get_rights', protocol: 'brand', title: 'Find rights', description: 'Finds rights to people, figures, music and pictures that can be licensed, with prices. Experimental.', effect: 'read', access: 'public', permission: null, bodyLimit: 65536, request: 'brand/get-rights-request', response: 'brand/get-rights-response', asyncBodies: {}, sandboxOnly: false, examples: [{ query: 'calm voice for a hiking film', uses: ['voice'] }], before: [] },
  /** @generated from task acquire_rights */
  acquire_rights: { name: 'acquire_rights', protocol: 'brand', title: 'Acquire rights', description: 'Licenses rights for a campaign: a grant with terms and keys, a pending decision, or a rejection. Experimental.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 262144, request: 'brand/acquire-rights-request', response: 'brand/acquire-rights-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2b01', rights_id: 'pip_figure', pricing_option_id: 'pip_monthly', buyer: { domain: 'outdoor.example' }, campaign: { description: 'Captain Pip pours tea at a campsite.', uses: ['likeness'], countries: ['DE'] }, revocation_webhook: { url: 'https://buyer.example/rights' } }], before: [] },
  /** @generated from task update_rights */
  update_rights: { name: 'update_rights', protocol: 'brand', title: 'Change rights', description: 'Extends, pauses, resumes or reprices a grant of rights. Experimental.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 65536, request: 'brand/update-rights-request', response: 'brand/update-rights-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2b02', rights_id: 'rgt_7f3k2q', paused: true }], before: [{ task: 'acquire_rights', arguments: { idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2b01', rights_id: 'pip_figure', pricing_option_id: 'pip_monthly', buyer: { domain: 'outdoor.example' }, campaign: { description: 'Captain Pip pours tea at a campsite.', uses: ['likeness'], countries: ['DE'] }, revocation_webhook: { url: 'https://buyer.example/rights' } }, keep: { rights_id: 'rgt_7f3k2q' } }] },
  /** @generated from task creative_approval */
  creative_approval: { name: 'creative_approval', protocol: 'brand', title: 'Approve a creative', description: 'Reviews a creative that uses licensed rights. Experimental.', effect: 'write', access: 'principal', permission: { resource: 'creatives', action: 'write' }, bodyLimit: 262144, request: 'brand/creative-approval-request', response: 'brand/creative-approval-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2b03', rights_id: 'rgt_7f3k2q', creative_url: 'https://buyer.example/pip.html' }], before: [{ task: 'acquire_rights', arguments: { idempotency_key: 'example-grant-of-creative_approval', rights_id: 'tomas_voice', pricing_option_id: 'tomas_cpm', buyer: { domain: 'outdoor.example' }, campaign: { description: 'Tomas reads a recipe.', uses: ['voice'] }, revocation_webhook: { url: 'https://buyer.example/rights' } }, keep: { rights_id: 'rgt_7f3k2q' } }] },
  /** @generated from task get_products */
  get_products: { name: 'get_products', protocol: 'media-buy', title: 'Find products', description: 'Finds inventory for a brief, lists all of it, or refines an earlier answer. Without credentials: standard products, no prices.', effect: 'read', access: 'public', permission: { resource: 'products', action: 'read' }, bodyLimit: 262144, request: 'media-buy/get-products-request', response: 'media-buy/get-products-response', asyncBodies: { working: 'media-buy/get-products-async-response-working', inputRequired: 'media-buy/get-products-async-response-input-required', submitted: 'media-buy/get-products-async-response-submitted' }, sandboxOnly: false, examples: [{ buying_mode: 'brief', brief: 'Trail boots for hikers in the US, 50000 USD', brand: { domain: 'outdoor.example' } }, { buying_mode: 'wholesale', pagination: { max_results: 50 } }], before: [] },
  /** @generated from task list_creative_formats */
  list_creative_formats: { name: 'list_creative_formats', protocol: 'media-buy', title: 'List creative formats', description: 'Lists the formats that creatives can have, with their slots and what each asset has to meet. Needs no credential.', effect: 'read', access: 'public', permission: null, bodyLimit: 262144, request: 'media-buy/list-creative-formats-request', response: 'media-buy/list-creative-formats-response', asyncBodies: {}, sandboxOnly: false, examples: [{ type: 'display', max_width: 300, pagination: { max_results: 20 } }], before: [] },
  /** @generated from task preview_creative */
  preview_creative: { name: 'preview_creative', protocol: 'creative', title: 'Preview a creative', description: 'Renders a creative as pages that show it: one manifest, several, or a served variant, for sets of macro values. The pages expire.', effect: 'read', access: 'principal', permission: { resource: 'creatives', action: 'read' }, bodyLimit: 2097152, request: 'creative/preview-creative-request', response: 'creative/preview-creative-response', asyncBodies: {}, sandboxOnly: false, examples: [{ request_type: 'single', creative_manifest: { format_id: { agent_url: 'https://seller.example/mcp', id: 'display_300x250' }, assets: { image: { asset_type: 'image', url: 'https://cdn.example/boots.png', width: 300, height: 250 } } } }], before: [] },
  /** @generated from task create_media_buy */
  create_media_buy: { name: 'create_media_buy', protocol: 'media-buy', title: 'Create a media buy', description: 'Buys products, package by package or as a proposal. All of it is bought, or nothing.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 2097152, request: 'media-buy/create-media-buy-request', response: 'media-buy/create-media-buy-response', asyncBodies: { working: 'media-buy/create-media-buy-async-response-working', inputRequired: 'media-buy/create-media-buy-async-response-input-required', submitted: 'media-buy/create-media-buy-async-response-submitted' }, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a21', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }], before: [] },
  /** @generated from task update_media_buy */
  update_media_buy: { name: 'update_media_buy', protocol: 'media-buy', title: 'Change a media buy', description: 'Pauses, resumes, cancels or changes a buy: budgets, dates, targeting, creatives, packages. All of it is done, or nothing.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 2097152, request: 'media-buy/update-media-buy-request', response: 'media-buy/update-media-buy-response', asyncBodies: { working: 'media-buy/update-media-buy-async-response-working', inputRequired: 'media-buy/update-media-buy-async-response-input-required', submitted: 'media-buy/update-media-buy-async-response-submitted' }, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a22', account: { account_id: 'acc_7f3k2q' }, media_buy_id: 'mb_1', revision: 1, packages: [{ package_id: 'pkg_1', budget: 6000 }] }], before: [{ task: 'create_media_buy', arguments: { idempotency_key: 'example-buy-of-update_media_buy', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }, keep: { media_buy_id: 'mb_1', package_id: 'pkg_1' } }] },
  /** @generated from task get_media_buys */
  get_media_buys: { name: 'get_media_buys', protocol: 'media-buy', title: 'Get media buys', description: 'Returns media buys as they are now: state, packages, available changes, history and figures so far.', effect: 'read', access: 'principal', permission: { resource: 'media_buys', action: 'read' }, bodyLimit: 262144, request: 'media-buy/get-media-buys-request', response: 'media-buy/get-media-buys-response', asyncBodies: {}, sandboxOnly: false, examples: [{ media_buy_ids: ['mb_1'], include_snapshot: true }], before: [{ task: 'create_media_buy', arguments: { idempotency_key: 'example-buy-of-get_media_buys', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }, keep: { media_buy_id: 'mb_1' } }] },
  /** @generated from task get_media_buy_delivery */
  get_media_buy_delivery: { name: 'get_media_buy_delivery', protocol: 'media-buy', title: 'Get delivery', description: 'Returns what media buys delivered, with breakdowns by package, creative, area, device and more.', effect: 'read', access: 'principal', permission: { resource: 'reports', action: 'read' }, bodyLimit: 262144, request: 'media-buy/get-media-buy-delivery-request', response: 'media-buy/get-media-buy-delivery-response', asyncBodies: {}, sandboxOnly: false, examples: [{ media_buy_ids: ['mb_1'], start_date: '2027-01-01', end_date: '2027-01-08' }], before: [{ task: 'create_media_buy', arguments: { idempotency_key: 'example-buy-of-get_media_buy_delivery', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }, keep: { media_buy_id: 'mb_1' } }] },
  /** @generated from task sync_creatives */
  sync_creatives: { name: 'sync_creatives', protocol: 'creative', title: 'Synchronize creatives', description: 'Puts creatives into the library or changes them, and assigns them to packages.', effect: 'write', access: 'principal', permission: { resource: 'creatives', action: 'write' }, bodyLimit: 4194304, request: 'creative/sync-creatives-request', response: 'creative/sync-creatives-response', asyncBodies: { working: 'creative/sync-creatives-async-response-working', inputRequired: 'creative/sync-creatives-async-response-input-required', submitted: 'creative/sync-creatives-async-response-submitted' }, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a28', account: { account_id: 'acc_7f3k2q' }, creatives: [{ creative_id: 'cr_boots_1', name: 'Boots 300x250', format_id: { agent_url: 'https://seller.example', id: 'display_300x250' }, assets: { image: { asset_type: 'image', url: 'https://cdn.example/boots.png', width: 300, height: 250 } } }] }], before: [] },
  /** @generated from task list_creatives */
  list_creatives: { name: 'list_creatives', protocol: 'creative', title: 'List creatives', description: 'Lists creatives of the library with their state and the packages that they are on.', effect: 'read', access: 'principal', permission: { resource: 'creatives', action: 'read' }, bodyLimit: 262144, request: 'creative/list-creatives-request', response: 'creative/list-creatives-response', asyncBodies: {}, sandboxOnly: false, examples: [{ filters: { statuses: ['approved'] }, pagination: { max_results: 20 } }], before: [] },
  /** @generated from task build_creative */
  build_creative: { name: 'build_creative', protocol: 'creative', title: 'Build a creative', description: 'Produces a creative in one or several formats: from a brief and a brand, from a manifest, from the library, by a transformer, or by refining an earlier result.', effect: 'write', access: 'principal', permission: { resource: 'creatives', action: 'write' }, bodyLimit: 262144, request: 'media-buy/build-creative-request', response: 'media-buy/build-creative-response', asyncBodies: { working: 'media-buy/build-creative-async-response-working', inputRequired: 'media-buy/build-creative-async-response-input-required', submitted: 'media-buy/build-creative-async-response-submitted' }, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a31', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, message: 'Trail boots for the autumn: light, dry, ready.', target_format_id: { agent_url: 'https://seller.example/mcp', id: 'display_300x250' } }], before: [] },
  /** @generated from task list_transformers */
  list_transformers: { name: 'list_transformers', protocol: 'creative', title: 'List transformers', description: 'Lists the transformers that `build_creative` offers, with their parameters and prices.', effect: 'read', access: 'principal', permission: { resource: 'creatives', action: 'read' }, bodyLimit: 262144, request: 'creative/list-transformers-request', response: 'creative/list-transformers-response', asyncBodies: {}, sandboxOnly: false, examples: [{ brief: 'A calm voice for a podcast spot', expand_params: ['voice'] }], before: [] },
  /** @generated from task validate_input */
  validate_input: { name: 'validate_input', protocol: 'creative', title: 'Validate an input', description: 'Reports whether a manifest fits formats or products, and which rules it breaks. Stores nothing.', effect: 'read', access: 'principal', permission: { resource: 'creatives', action: 'read' }, bodyLimit: 2097152, request: 'creative/validate-input-request', response: 'creative/validate-input-response', asyncBodies: {}, sandboxOnly: false, examples: [{ manifest: { format_kind: 'image', assets: {} }, targets: [{ kind: 'canonical', id: 'image' }] }], before: [] },
  /** @generated from task get_creative_features */
  get_creative_features: { name: 'get_creative_features', protocol: 'creative', title: 'Get creative features', description: 'Measures properties of a creative, such as its weight or its disclosures. Stores nothing.', effect: 'read', access: 'principal', permission: { resource: 'creatives', action: 'read' }, bodyLimit: 2097152, request: 'creative/get-creative-features-request', response: 'creative/get-creative-features-response', asyncBodies: {}, sandboxOnly: false, examples: [{ creative_manifest: { format_kind: 'image', assets: {} }, feature_ids: ['creative_weight_kb'] }], before: [] },
  /** @generated from task get_creative_delivery */
  get_creative_delivery: { name: 'get_creative_delivery', protocol: 'creative', title: 'Get creative delivery', description: 'Reports what creatives delivered, by creative and served variant.', effect: 'read', access: 'principal', permission: { resource: 'creatives', action: 'read' }, bodyLimit: 262144, request: 'creative/get-creative-delivery-request', response: 'creative/get-creative-delivery-response', asyncBodies: {}, sandboxOnly: false, examples: [{ media_buy_ids: ['mb_1'] }], before: [{ task: 'create_media_buy', arguments: { idempotency_key: 'example-buy-of-get_creative_delivery', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }, keep: { media_buy_id: 'mb_1' } }] },
  /** @generated from task provide_performance_feedback */
  provide_performance_feedback: { name: 'provide_performance_feedback', protocol: 'media-buy', title: 'Give performance feedback', description: 'Reports how well a media buy, a package or a creative performed, so that the seller can adjust delivery.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 262144, request: 'media-buy/provide-performance-feedback-request', response: 'media-buy/provide-performance-feedback-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a23', media_buy_id: 'mb_1', measurement_period: { start: '2027-01-01T00:00:00Z', end: '2027-01-08T00:00:00Z' }, performance_index: 1.2 }], before: [{ task: 'create_media_buy', arguments: { idempotency_key: 'example-buy-of-provide_performance_feedback', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }, keep: { media_buy_id: 'mb_1' } }] },
  /** @generated from task sync_audiences */
  sync_audiences: { name: 'sync_audiences', protocol: 'media-buy', title: 'Synchronize audiences', description: 'Uploads audiences of hashed identifiers, changes their members, or lists them.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 10485760, request: 'media-buy/sync-audiences-request', response: 'media-buy/sync-audiences-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a24', account: { account_id: 'acc_7f3k2q' }, audiences: [{ audience_id: 'customers', add: [{ external_id: 'c-1', hashed_email: 'f660ab912ec121d1b1e928a0bb4bc61b15f5ad44d5efdc4e1c92a25e99b8e44a' }] }] }], before: [] },
  /** @generated from task sync_event_sources */
  sync_event_sources: { name: 'sync_event_sources', protocol: 'media-buy', title: 'Synchronize event sources', description: 'Declares where events come from, or lists the sources with their health.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 262144, request: 'media-buy/sync-event-sources-request', response: 'media-buy/sync-event-sources-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a25', account: { account_id: 'acc_7f3k2q' }, event_sources: [{ event_source_id: 'shop', name: 'Web shop', event_types: ['purchase'], action_source: 'website' }] }], before: [] },
  /** @generated from task log_event */
  log_event: { name: 'log_event', protocol: 'media-buy', title: 'Log events', description: 'Logs events such as purchases, which are attributed to media buys.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 10485760, request: 'media-buy/log-event-request', response: 'media-buy/log-event-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a26', event_source_id: 'shop', events: [{ event_id: 'ord-1', event_type: 'purchase', event_time: '2027-01-05T12:00:00Z', custom_data: { value: 129, currency: 'USD' } }] }], before: [] },
  /** @generated from task sync_catalogs */
  sync_catalogs: { name: 'sync_catalogs', protocol: 'media-buy', title: 'Synchronize catalogs', description: 'Uploads catalogs of things to advertise, or lists them with the review of their items.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 10485760, request: 'media-buy/sync-catalogs-request', response: 'media-buy/sync-catalogs-response', asyncBodies: { working: 'media-buy/sync-catalogs-async-response-working', inputRequired: 'media-buy/sync-catalogs-async-response-input-required', submitted: 'media-buy/sync-catalogs-async-response-submitted' }, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a27', account: { account_id: 'acc_7f3k2q' }, catalogs: [{ catalog_id: 'boots', type: 'product', items: [{ sku: 'b-1', name: 'Trail boot', price: 129 }] }] }], before: [] },
  /** @generated from task get_media_buy_artifacts */
  get_media_buy_artifacts: { name: 'get_media_buy_artifacts', protocol: 'media-buy', title: 'Get media buy artifacts', description: 'Returns content that was sampled where ads of a media buy ran.', effect: 'read', access: 'principal', permission: { resource: 'reports', action: 'read' }, bodyLimit: 262144, request: 'content-standards/get-media-buy-artifacts-request', response: 'content-standards/get-media-buy-artifacts-response', asyncBodies: {}, sandboxOnly: false, examples: [{ media_buy_id: 'mb_1', failures_only: false }], before: [{ task: 'create_media_buy', arguments: { idempotency_key: 'example-buy-of-get_media_buy_artifacts', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }, keep: { media_buy_id: 'mb_1' } }] },
  /** @generated from task report_usage */
  report_usage: { name: 'report_usage', protocol: 'account', title: 'Report usage', description: 'Reports usage of a vendor\'s service, so that the vendor can bill it.', effect: 'write', access: 'principal', permission: null, bodyLimit: 2097152, request: 'account/report-usage-request', response: 'account/report-usage-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a29', reporting_period: { start: '2027-01-01T00:00:00Z', end: '2027-02-01T00:00:00Z' }, usage: [{ account: { account_id: 'acc_7f3k2q' }, media_buy_id: 'mb_1', vendor_cost: 0, currency: 'USD', impressions: 10000 }] }], before: [{ task: 'create_media_buy', arguments: { idempotency_key: 'example-buy-of-report_usage', account: { account_id: 'acc_7f3k2q' }, brand: { domain: 'outdoor.example' }, start_time: 'asap', end_time: '2028-06-30T00:00:00Z', packages: [{ product_id: 'news_display', budget: 5000, pricing_option_id: 'cpm_usd_fixed' }] }, keep: { media_buy_id: 'mb_1' } }] },
  /** @generated from task get_signals */
  get_signals: { name: 'get_signals', protocol: 'signals', title: 'Find signals', description: 'Finds audience and context signals for a brief, or lists all of them, with prices and the state of each deployment.', effect: 'read', access: 'public', permission: { resource: 'products', action: 'read' }, bodyLimit: 262144, request: 'signals/get-signals-request', response: 'signals/get-signals-response', asyncBodies: { working: 'signals/get-signals-async-response-working', submitted: 'signals/get-signals-async-response-submitted' }, sandboxOnly: false, examples: [{ signal_spec: 'People who plan to buy an electric car', countries: ['US'] }, { discovery_mode: 'wholesale', pagination: { max_results: 100 } }], before: [] },
  /** @generated from task activate_signal */
  activate_signal: { name: 'activate_signal', protocol: 'signals', title: 'Activate a signal', description: 'Makes a signal available on platforms or agents, or removes it from them.', effect: 'write', access: 'principal', permission: { resource: 'media_buys', action: 'write' }, bodyLimit: 262144, request: 'signals/activate-signal-request', response: 'signals/activate-signal-response', asyncBodies: {}, sandboxOnly: false, examples: [{ idempotency_key: '5b1e6a9c-2f0f-4a0e-9f1b-7e6d2c4b8a10', signal_agent_segment_id: 'meridianauto:in_market_electric_cars', destinations: [{ type: 'platform', platform: 'tern-dsp' }] }], before: [] },
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
  search_brands: { request: BrandSearchBrandsRequest; response: BrandSearchBrandsResponse };
  verify_brand_claim: { request: BrandVerifyBrandClaimRequest; response: BrandVerifyBrandClaimResponse };
  verify_brand_claims: { request: BrandVerifyBrandClaimsRequest; response: BrandVerifyBrandClaimsResponse };
  get_rights: { request: BrandGetRightsRequest; response: BrandGetRightsResponse };
  acquire_rights: { request: BrandAcquireRightsRequest; response: BrandAcquireRightsResponse };
  update_rights: { request: BrandUpdateRightsRequest; response: BrandUpdateRightsResponse };
  creative_approval: { request: BrandCreativeApprovalRequest; response: BrandCreativeApprovalResponse };
  get_products: { request: MediaBuyGetProductsRequest; response: MediaBuyGetProductsResponse };
  list_creative_formats: { request: MediaBuyListCreativeFormatsRequest; response: MediaBuyListCreativeFormatsResponse };
  preview_creative: { request: CreativePreviewCreativeRequest; response: CreativePreviewCreativeResponse };
  create_media_buy: { request: MediaBuyCreateMediaBuyRequest; response: MediaBuyCreateMediaBuyResponse };
  update_media_buy: { request: MediaBuyUpdateMediaBuyRequest; response: MediaBuyUpdateMediaBuyResponse };
  get_media_buys: { request: MediaBuyGetMediaBuysRequest; response: MediaBuyGetMediaBuysResponse };
  get_media_buy_delivery: { request: MediaBuyGetMediaBuyDeliveryRequest; response: MediaBuyGetMediaBuyDeliveryResponse };
  sync_creatives: { request: CreativeSyncCreativesRequest; response: CreativeSyncCreativesResponse };
  list_creatives: { request: CreativeListCreativesRequest; response: CreativeListCreativesResponse };
  build_creative: { request: MediaBuyBuildCreativeRequest; response: MediaBuyBuildCreativeResponse };
  list_transformers: { request: CreativeListTransformersRequest; response: CreativeListTransformersResponse };
  validate_input: { request: CreativeValidateInputRequest; response: CreativeValidateInputResponse };
  get_creative_features: { request: CreativeGetCreativeFeaturesRequest; response: CreativeGetCreativeFeaturesResponse };
  get_creative_delivery: { request: CreativeGetCreativeDeliveryRequest; response: CreativeGetCreativeDeliveryResponse };
  provide_performance_feedback: { request: MediaBuyProvidePerformanceFeedbackRequest; response: MediaBuyProvidePerformanceFeedbackResponse };
  sync_audiences: { request: MediaBuySyncAudiencesRequest; response: MediaBuySyncAudiencesResponse };
  sync_event_sources: { request: MediaBuySyncEventSourcesRequest; response: MediaBuySyncEventSourcesResponse };
  log_event: { request: MediaBuyLogEventRequest; response: MediaBuyLogEventResponse };
  sync_catalogs: { request: MediaBuySyncCatalogsRequest; response: MediaBuySyncCatalogsResponse };
  get_media_buy_artifacts: { request: ContentStandardsGetMediaBuyArtifactsRequest; response: ContentStandardsGetMediaBuyArtifactsResponse };
  report_usage: { request: AccountReportUsageRequest; response: AccountReportUsageResponse };
  get_signals: { request: SignalsGetSignalsRequest; response: SignalsGetSignalsResponse };
  activate_signal: { request: SignalsActivateSignalRequest; response: SignalsActivateSignalResponse };
}

/** Validators of one task. They neither coerce nor fill in anything, and tell every fault. */
export interface TaskValidators {
  readonly request: Validate;
  readonly response: Validate;
  /** As `request`, but for the items of the large lists; for tasks that have any. */
  readonly outline?: Validate;
  readonly largeLists?: readonly LargeList[];
}

/** Loads the validators of a task, and of no other. */
export const taskValidators: { readonly [T in TaskName]: () => Promise<TaskValidators> } = {
  get_proto_capabilities: loadedOnce(() => import('./validators/tasks/get-proto-capabilities.js')),
  sync_accounts: loadedOnce(() => import('./validators/tasks/sync-accounts.js')),
  list_accounts: loadedOnce(() => import('./validators/tasks/list-accounts.js')),
  get_account_financials: loadedOnce(() => import('./validators/tasks/get-account-financials.js')),
  sync_governance: loadedOnce(() => import('./validators/tasks/sync-governance.js')),
  get_task_status: loadedOnce(() => import('./validators/tasks/get-task-status.js')),
  list_tasks: loadedOnce(() => import('./validators/tasks/list-tasks.js')),
  comply_test_controller: loadedOnce(() => import('./validators/tasks/comply-test-controller.js')),
  get_brand_identity: loadedOnce(() => import('./validators/tasks/get-brand-identity.js')),
  search_brands: loadedOnce(() => import('./validators/tasks/search-brands.js')),
  verify_brand_claim: loadedOnce(() => import('./validators/tasks/verify-brand-claim.js')),
  verify_brand_claims: loadedOnce(() => import('./validators/tasks/verify-brand-claims.js')),
  get_rights: loadedOnce(() => import('./validators/tasks/get-rights.js')),
  acquire_rights: loadedOnce(() => import('./validators/tasks/acquire-rights.js')),
  update_rights: loadedOnce(() => import('./validators/tasks/update-rights.js')),
  creative_approval: loadedOnce(() => import('./validators/tasks/creative-approval.js')),
  get_products: loadedOnce(() => import('./validators/tasks/get-products.js')),
  list_creative_formats: loadedOnce(() => import('./validators/tasks/list-creative-formats.js')),
  preview_creative: loadedOnce(() => import('./validators/tasks/preview-creative.js')),
  create_media_buy: loadedOnce(() => import('./validators/tasks/create-media-buy.js')),
  update_media_buy: loadedOnce(() => import('./validators/tasks/update-media-buy.js')),
  get_media_buys: loadedOnce(() => import('./validators/tasks/get-media-buys.js')),
  get_media_buy_delivery: loadedOnce(() => import('./validators/tasks/get-media-buy-delivery.js')),
  sync_creatives: loadedOnce(() => import('./validators/tasks/sync-creatives.js')),
  list_creatives: loadedOnce(() => import('./validators/tasks/list-creatives.js')),
  build_creative: loadedOnce(() => import('./validators/tasks/build-creative.js')),
  list_transformers: loadedOnce(() => import('./validators/tasks/list-transformers.js')),
  validate_input: loadedOnce(() => import('./validators/tasks/validate-input.js')),
  get_creative_features: loadedOnce(() => import('./validators/tasks/get-creative-features.js')),
  get_creative_delivery: loadedOnce(() => import('./validators/tasks/get-creative-delivery.js')),
  provide_performance_feedback: loadedOnce(() => import('./validators/tasks/provide-performance-feedback.js')),
  sync_audiences: loadedOnce(() => import('./validators/tasks/sync-audiences.js')),
  sync_event_sources: loadedOnce(() => import('./validators/tasks/sync-event-sources.js')),
  log_event: loadedOnce(() => import('./validators/tasks/log-event.js')),
  sync_catalogs: loadedOnce(() => import('./validators/tasks/sync-catalogs.js')),
  get_media_buy_artifacts: loadedOnce(() => import('./validators/tasks/get-media-buy-artifacts.js')),
  report_usage: loadedOnce(() => import('./validators/tasks/report-usage.js')),
  get_signals: loadedOnce(() => import('./validators/tasks/get-signals.js')),
  activate_signal: loadedOnce(() => import('./validators/tasks/activate-signal.js')),
};
