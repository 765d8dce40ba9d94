// @generated from schemas/v3/task-errors.json by codegen. Do not edit; run "npm run codegen".

/** What a caller can do: send the same again later, change the request, or stop and involve a person. */
export type Recovery = 'transient' | 'correctable' | 'terminal';

export const taskErrors = {
  /** @generated from task error INVALID_REQUEST */
  INVALID_REQUEST: { recovery: 'correctable', description: 'The request is malformed, breaks its schema, lacks a field such as the idempotency key, or names no known task.' },
  /** @generated from task error VALIDATION_ERROR */
  VALIDATION_ERROR: { recovery: 'correctable', description: 'The request has the right shape, but a value breaks a rule, such as a start after an end.' },
  /** @generated from task error UNSUPPORTED_FEATURE */
  UNSUPPORTED_FEATURE: { recovery: 'correctable', description: 'The field or feature is part of the protocol, but not offered here.' },
  /** @generated from task error VERSION_UNSUPPORTED */
  VERSION_UNSUPPORTED: { recovery: 'correctable', description: 'The wanted version is not served; the details name those that are.' },
  /** @generated from task error RATE_LIMITED */
  RATE_LIMITED: { recovery: 'transient', description: 'Too many requests; the same request may be sent again after the given time.' },
  /** @generated from task error SERVICE_UNAVAILABLE */
  SERVICE_UNAVAILABLE: { recovery: 'transient', description: 'The agent or something that it depends on is down.' },
  /** @generated from task error INTERNAL_ERROR */
  INTERNAL_ERROR: { recovery: 'transient', description: 'Something failed inside the agent; the request may be sent again after a while.' },
  /** @generated from task error NOT_IMPLEMENTED */
  NOT_IMPLEMENTED: { recovery: 'terminal', description: 'The task is part of the contract, but this agent does not implement it yet.' },
  /** @generated from task error CONFIGURATION_ERROR */
  CONFIGURATION_ERROR: { recovery: 'terminal', description: 'The agent is set up wrongly; its operator has to act.' },
  /** @generated from task error STALE_RESPONSE */
  STALE_RESPONSE: { recovery: 'transient', description: 'Advice beside an answer: part of it is older than it should be.' },
  /** @generated from task error AUTH_REQUIRED */
  AUTH_REQUIRED: { recovery: 'correctable', description: 'The task needs a credential.' },
  /** @generated from task error AUTH_MISSING */
  AUTH_MISSING: { recovery: 'correctable', description: 'No credential was presented.' },
  /** @generated from task error AUTH_INVALID */
  AUTH_INVALID: { recovery: 'terminal', description: 'The credential is wrong, expired or revoked.' },
  /** @generated from task error UNAUTHORIZED */
  UNAUTHORIZED: { recovery: 'terminal', description: 'The credential is not accepted.' },
  /** @generated from task error AUTHORIZATION_REQUIRED */
  AUTHORIZATION_REQUIRED: { recovery: 'correctable', description: 'A grant of somebody else, such as a platform, is missing, expired or revoked.' },
  /** @generated from task error INSUFFICIENT_PERMISSIONS */
  INSUFFICIENT_PERMISSIONS: { recovery: 'correctable', description: 'The principal lacks the permission that the task needs.' },
  /** @generated from task error PERMISSION_DENIED */
  PERMISSION_DENIED: { recovery: 'correctable', description: 'The caller may not do this.' },
  /** @generated from task error SCOPE_INSUFFICIENT */
  SCOPE_INSUFFICIENT: { recovery: 'correctable', description: 'The task is not among those that the caller may use on the account.' },
  /** @generated from task error READ_ONLY_SCOPE */
  READ_ONLY_SCOPE: { recovery: 'correctable', description: 'The caller may only read, and the task has an effect.' },
  /** @generated from task error FIELD_NOT_PERMITTED */
  FIELD_NOT_PERMITTED: { recovery: 'correctable', description: 'The caller may not set this field; one error for each field.' },
  /** @generated from task error CREDENTIAL_IN_ARGS */
  CREDENTIAL_IN_ARGS: { recovery: 'terminal', description: 'The arguments contain a secret or key. It must not be sent again and should be replaced.' },
  /** @generated from task error AGENT_SUSPENDED */
  AGENT_SUSPENDED: { recovery: 'terminal', description: 'The calling agent is suspended here.' },
  /** @generated from task error AGENT_BLOCKED */
  AGENT_BLOCKED: { recovery: 'terminal', description: 'The calling agent is no longer served here.' },
  /** @generated from task error FORBIDDEN */
  FORBIDDEN: { recovery: 'terminal', description: 'The test controller was used on an account that is no sandbox.' },
  /** @generated from task error IDEMPOTENCY_CONFLICT */
  IDEMPOTENCY_CONFLICT: { recovery: 'correctable', description: 'The idempotency key was used before with other content.' },
  /** @generated from task error IDEMPOTENCY_EXPIRED */
  IDEMPOTENCY_EXPIRED: { recovery: 'correctable', description: 'The idempotency key was used before, and its answer is no longer kept. Look whether the effect exists before a new key is used.' },
  /** @generated from task error IDEMPOTENCY_IN_FLIGHT */
  IDEMPOTENCY_IN_FLIGHT: { recovery: 'transient', description: 'The first request with this idempotency key still runs; the same request may be sent again after the given time.' },
  /** @generated from task error CONFLICT */
  CONFLICT: { recovery: 'transient', description: 'The resource changed meanwhile; read it again and decide anew.' },
  /** @generated from task error REFERENCE_NOT_FOUND */
  REFERENCE_NOT_FOUND: { recovery: 'correctable', description: 'Something that the request names does not exist, or is not visible to the caller.' },
  /** @generated from task error BRAND_NOT_FOUND */
  BRAND_NOT_FOUND: { recovery: 'correctable', description: 'The brand does not exist; sent to callers of release 3.0 in place of `REFERENCE_NOT_FOUND`.' },
  /** @generated from task error ACCOUNT_NOT_FOUND */
  ACCOUNT_NOT_FOUND: { recovery: 'terminal', description: 'The account does not exist, or is not visible to the caller.' },
  /** @generated from task error ACCOUNT_SETUP_REQUIRED */
  ACCOUNT_SETUP_REQUIRED: { recovery: 'correctable', description: 'The account exists, but is not ready; `details` lists what is left to do.' },
  /** @generated from task error ACCOUNT_AMBIGUOUS */
  ACCOUNT_AMBIGUOUS: { recovery: 'correctable', description: 'The natural key fits several accounts; use an account identifier.' },
  /** @generated from task error ACCOUNT_PAYMENT_REQUIRED */
  ACCOUNT_PAYMENT_REQUIRED: { recovery: 'terminal', description: 'The account has an unpaid balance.' },
  /** @generated from task error ACCOUNT_SUSPENDED */
  ACCOUNT_SUSPENDED: { recovery: 'terminal', description: 'The account is suspended.' },
  /** @generated from task error BRAND_REQUIRED */
  BRAND_REQUIRED: { recovery: 'correctable', description: 'The request costs money, and names neither a brand nor an account.' },
  /** @generated from task error BILLING_NOT_SUPPORTED */
  BILLING_NOT_SUPPORTED: { recovery: 'correctable', description: 'This billing party is not offered; the details name those that are.' },
  /** @generated from task error BILLING_NOT_PERMITTED_FOR_AGENT */
  BILLING_NOT_PERMITTED_FOR_AGENT: { recovery: 'correctable', description: 'This billing party is offered, but not to the calling agent.' },
  /** @generated from task error BILLING_OUT_OF_BAND */
  BILLING_OUT_OF_BAND: { recovery: 'terminal', description: 'Usage was reported for an account that is billed elsewhere.' },
  /** @generated from task error PAYMENT_TERMS_NOT_SUPPORTED */
  PAYMENT_TERMS_NOT_SUPPORTED: { recovery: 'correctable', description: 'These payment terms are not offered.' },
  /** @generated from task error UNSUPPORTED_PROVISIONING */
  UNSUPPORTED_PROVISIONING: { recovery: 'correctable', description: 'Accounts cannot be declared, or changed, in this way here.' },
  /** @generated from task error PRODUCT_NOT_FOUND */
  PRODUCT_NOT_FOUND: { recovery: 'correctable', description: 'The product does not exist, or is not visible to the caller.' },
  /** @generated from task error PRODUCT_UNAVAILABLE */
  PRODUCT_UNAVAILABLE: { recovery: 'correctable', description: 'The product is sold out or withdrawn.' },
  /** @generated from task error PRODUCT_EXPIRED */
  PRODUCT_EXPIRED: { recovery: 'correctable', description: 'The product could be bought until a time that has passed.' },
  /** @generated from task error PROPOSAL_NOT_FOUND */
  PROPOSAL_NOT_FOUND: { recovery: 'correctable', description: 'The proposal does not exist, or is not visible to the caller.' },
  /** @generated from task error PROPOSAL_EXPIRED */
  PROPOSAL_EXPIRED: { recovery: 'correctable', description: 'The proposal held until a time that has passed.' },
  /** @generated from task error PROPOSAL_NOT_COMMITTED */
  PROPOSAL_NOT_COMMITTED: { recovery: 'correctable', description: 'The proposal is a draft and has to be finalized before it is bought.' },
  /** @generated from task error MULTI_FINALIZE_UNSUPPORTED */
  MULTI_FINALIZE_UNSUPPORTED: { recovery: 'correctable', description: 'Only one proposal can be finalized in a request.' },
  /** @generated from task error IO_REQUIRED */
  IO_REQUIRED: { recovery: 'correctable', description: 'The proposal can be bought only with an accepted insertion order.' },
  /** @generated from task error TERMS_REJECTED */
  TERMS_REJECTED: { recovery: 'correctable', description: 'The proposed measurement terms are not accepted; `details` lists which, and what would be accepted.' },
  /** @generated from task error REQUOTE_REQUIRED */
  REQUOTE_REQUIRED: { recovery: 'correctable', description: 'The change leaves what the price was made for; ask for a new price.' },
  /** @generated from task error BUDGET_TOO_LOW */
  BUDGET_TOO_LOW: { recovery: 'correctable', description: 'The budget is below the minimum; `details` has the minimum.' },
  /** @generated from task error BUDGET_EXCEEDED */
  BUDGET_EXCEEDED: { recovery: 'correctable', description: 'The request would go over an allocated budget.' },
  /** @generated from task error BUDGET_EXHAUSTED */
  BUDGET_EXHAUSTED: { recovery: 'terminal', description: 'The budget has been spent.' },
  /** @generated from task error BUDGET_CAP_REACHED */
  BUDGET_CAP_REACHED: { recovery: 'correctable', description: 'The build stopped at the given cost limit.' },
  /** @generated from task error AUDIENCE_TOO_SMALL */
  AUDIENCE_TOO_SMALL: { recovery: 'correctable', description: 'The audience is below the size that can be targeted.' },
  /** @generated from task error POLICY_VIOLATION */
  POLICY_VIOLATION: { recovery: 'correctable', description: 'The request breaks the advertising policy of the seller.' },
  /** @generated from task error COMPLIANCE_UNSATISFIED */
  COMPLIANCE_UNSATISFIED: { recovery: 'correctable', description: 'The format cannot carry a required disclosure.' },
  /** @generated from task error MEDIA_BUY_NOT_FOUND */
  MEDIA_BUY_NOT_FOUND: { recovery: 'correctable', description: 'The media buy does not exist, or is not visible to the caller.' },
  /** @generated from task error PACKAGE_NOT_FOUND */
  PACKAGE_NOT_FOUND: { recovery: 'correctable', description: 'The package is not part of the media buy.' },
  /** @generated from task error INVALID_STATE */
  INVALID_STATE: { recovery: 'correctable', description: 'The state of the resource forbids the change.' },
  /** @generated from task error NOT_CANCELLABLE */
  NOT_CANCELLABLE: { recovery: 'correctable', description: 'The media buy cannot be canceled now.' },
  /** @generated from task error ACTION_NOT_ALLOWED */
  ACTION_NOT_ALLOWED: { recovery: 'correctable', description: 'The change is not among the actions that are available now; the details list those.' },
  /** @generated from task error UNSUPPORTED_GRANULARITY */
  UNSUPPORTED_GRANULARITY: { recovery: 'correctable', description: 'The product does not report at this granularity.' },
  /** @generated from task error INVALID_DATE_RANGE */
  INVALID_DATE_RANGE: { recovery: 'correctable', description: 'The start of a report is not before its end.' },
  /** @generated from task error DATE_RANGE_NOT_SUPPORTED */
  DATE_RANGE_NOT_SUPPORTED: { recovery: 'correctable', description: 'The product reports the whole flight only.' },
  /** @generated from task error CREATIVE_DEADLINE_EXCEEDED */
  CREATIVE_DEADLINE_EXCEEDED: { recovery: 'correctable', description: 'Creatives could be changed until a time that has passed.' },
  /** @generated from task error SIGNAL_TARGETING_INCOMPATIBLE */
  SIGNAL_TARGETING_INCOMPATIBLE: { recovery: 'correctable', description: 'The signal condition of the creative contradicts that of its package.' },
  /** @generated from task error CREATIVE_NOT_FOUND */
  CREATIVE_NOT_FOUND: { recovery: 'correctable', description: 'The creative does not exist, or is not visible to the caller.' },
  /** @generated from task error CREATIVE_ID_EXISTS */
  CREATIVE_ID_EXISTS: { recovery: 'correctable', description: 'A new creative has the identifier of one that exists already.' },
  /** @generated from task error CREATIVE_REJECTED */
  CREATIVE_REJECTED: { recovery: 'correctable', description: 'The content of the creative breaks a policy.' },
  /** @generated from task error CREATIVE_VALUE_NOT_ALLOWED */
  CREATIVE_VALUE_NOT_ALLOWED: { recovery: 'correctable', description: 'A text is not among those that the format allows.' },
  /** @generated from task error CREATIVE_INACCESSIBLE */
  CREATIVE_INACCESSIBLE: { recovery: 'correctable', description: 'An asset of the creative cannot be fetched.' },
  /** @generated from task error FORMAT_NOT_SUPPORTED */
  FORMAT_NOT_SUPPORTED: { recovery: 'correctable', description: 'The wanted format is not built here.' },
  /** @generated from task error INVALID_FORMAT_ID */
  INVALID_FORMAT_ID: { recovery: 'correctable', description: 'A format is not named by an object of `agent_url` and `id`.' },
  /** @generated from task error UNPRICEABLE_OUTPUT */
  UNPRICEABLE_OUTPUT: { recovery: 'correctable', description: 'There is no price for what would be built.' },
  /** @generated from task error EVALUATOR_AGENT_NOT_ACCEPTED */
  EVALUATOR_AGENT_NOT_ACCEPTED: { recovery: 'correctable', description: 'The evaluator is not among those that the seller accepts.' },
  /** @generated from task error PROVENANCE_REQUIRED */
  PROVENANCE_REQUIRED: { recovery: 'correctable', description: 'The creative lacks its provenance, which the seller requires.' },
  /** @generated from task error PROVENANCE_DIGITAL_SOURCE_TYPE_MISSING */
  PROVENANCE_DIGITAL_SOURCE_TYPE_MISSING: { recovery: 'correctable', description: 'The provenance lacks the kind of source.' },
  /** @generated from task error PROVENANCE_DISCLOSURE_MISSING */
  PROVENANCE_DISCLOSURE_MISSING: { recovery: 'correctable', description: 'The disclosure of the provenance is not complete.' },
  /** @generated from task error PROVENANCE_EMBEDDED_MISSING */
  PROVENANCE_EMBEDDED_MISSING: { recovery: 'correctable', description: 'The asset does not contain its provenance.' },
  /** @generated from task error PROVENANCE_VERIFIER_NOT_ACCEPTED */
  PROVENANCE_VERIFIER_NOT_ACCEPTED: { recovery: 'correctable', description: 'The verifier is not among those that the seller accepts.' },
  /** @generated from task error PROVENANCE_CLAIM_CONTRADICTED */
  PROVENANCE_CLAIM_CONTRADICTED: { recovery: 'correctable', description: 'A verifier found something else than the provenance claims.' },
  /** @generated from task error FEED_FETCH_FAILED */
  FEED_FETCH_FAILED: { recovery: 'correctable', description: 'The feed of the catalog cannot be fetched.' },
  /** @generated from task error INVALID_FEED_FORMAT */
  INVALID_FEED_FORMAT: { recovery: 'correctable', description: 'The feed of the catalog is not in the declared format.' },
  /** @generated from task error ITEM_VALIDATION_FAILED */
  ITEM_VALIDATION_FAILED: { recovery: 'correctable', description: 'Items of the catalog are not valid; the response lists each with its fault.' },
  /** @generated from task error CATALOG_LIMIT_EXCEEDED */
  CATALOG_LIMIT_EXCEEDED: { recovery: 'correctable', description: 'The account has as many catalogs as it may have.' },
  /** @generated from task error FORMAT_PROJECTION_FAILED */
  FORMAT_PROJECTION_FAILED: { recovery: 'correctable', description: 'Advice: an older format has no canonical form.' },
  /** @generated from task error FORMAT_DECLARATION_DIVERGENT */
  FORMAT_DECLARATION_DIVERGENT: { recovery: 'correctable', description: 'Advice: two lists of formats of one product disagree.' },
  /** @generated from task error FORMAT_DECLARATION_V1_AMBIGUOUS */
  FORMAT_DECLARATION_V1_AMBIGUOUS: { recovery: 'correctable', description: 'Advice: several older formats fit.' },
  /** @generated from task error FORMAT_DECLARATION_V1_LOSSY_MULTI_SIZE */
  FORMAT_DECLARATION_V1_LOSSY_MULTI_SIZE: { recovery: 'correctable', description: 'Advice: the older form does not name every size.' },
  /** @generated from task error FORMAT_OPTION_UNRESOLVED */
  FORMAT_OPTION_UNRESOLVED: { recovery: 'correctable', description: 'Advice: a placement names a format option that is not declared.' },
  /** @generated from task error PIXEL_TRACKER_LOSSY_DOWNGRADE */
  PIXEL_TRACKER_LOSSY_DOWNGRADE: { recovery: 'correctable', description: 'Advice of a client library: a tracker lost fields in an older form.' },
  /** @generated from task error PIXEL_TRACKER_UPGRADE_INFERRED */
  PIXEL_TRACKER_UPGRADE_INFERRED: { recovery: 'correctable', description: 'Advice of a client library: fields of a tracker were guessed.' },
  /** @generated from task error PRIVATE_FIELD_IN_PUBLIC_PLACEMENT */
  PRIVATE_FIELD_IN_PUBLIC_PLACEMENT: { recovery: 'correctable', description: 'A public placement shows fields that are private.' },
  /** @generated from task error SIGNAL_NOT_FOUND */
  SIGNAL_NOT_FOUND: { recovery: 'correctable', description: 'The signal does not exist, or is not visible to the caller.' },
  /** @generated from task error SIGNAL_AGENT_SEGMENT_NOT_FOUND */
  SIGNAL_AGENT_SEGMENT_NOT_FOUND: { recovery: 'correctable', description: 'The segment to activate does not exist, or is not visible to the caller.' },
  /** @generated from task error ACTIVATION_FAILED */
  ACTIVATION_FAILED: { recovery: 'correctable', description: 'The signal could not be activated.' },
  /** @generated from task error ALREADY_ACTIVATED */
  ALREADY_ACTIVATED: { recovery: 'correctable', description: 'The signal is active on the target already.' },
  /** @generated from task error DEPLOYMENT_UNAUTHORIZED */
  DEPLOYMENT_UNAUTHORIZED: { recovery: 'correctable', description: 'The caller may not use the platform or account of the target.' },
  /** @generated from task error AGENT_NOT_FOUND */
  AGENT_NOT_FOUND: { recovery: 'correctable', description: 'The agent is private and not visible to the principal.' },
  /** @generated from task error AGENT_ACCESS_DENIED */
  AGENT_ACCESS_DENIED: { recovery: 'correctable', description: 'The caller may not use this signal agent.' },
  /** @generated from task error PLAN_NOT_FOUND */
  PLAN_NOT_FOUND: { recovery: 'correctable', description: 'The governance plan does not exist, or is not visible to the caller.' },
  /** @generated from task error GOVERNANCE_DENIED */
  GOVERNANCE_DENIED: { recovery: 'correctable', description: 'The governance agent refused the spending.' },
  /** @generated from task error GOVERNANCE_UNAVAILABLE */
  GOVERNANCE_UNAVAILABLE: { recovery: 'transient', description: 'The governance agent cannot be reached.' },
  /** @generated from task error CAMPAIGN_SUSPENDED */
  CAMPAIGN_SUSPENDED: { recovery: 'transient', description: 'The governance plan waits for a person.' },
  /** @generated from task error SESSION_NOT_FOUND */
  SESSION_NOT_FOUND: { recovery: 'correctable', description: 'The session does not exist, or is not visible to the caller.' },
  /** @generated from task error SESSION_TERMINATED */
  SESSION_TERMINATED: { recovery: 'correctable', description: 'The session has ended.' },
} as const satisfies Record<
  string,
  { recovery: Recovery; description: string }
>;

export type TaskErrorCode = keyof typeof taskErrors;
