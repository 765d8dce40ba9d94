// @generated from schemas/v3/operator by codegen. Do not edit; run "npm run codegen".

import type { CoreBrandRef, CoreIdempotencyKey } from './core.ts';
import type {
  EnumsAccountStatus,
  EnumsBillingParty,
  EnumsCreativeStatus,
  EnumsEntryKind,
  EnumsOperatorDecision,
  EnumsOperatorRole,
  EnumsReviewReason,
  EnumsReviewStatus,
} from './enums.ts';

/**
 * Amounts of an account in one currency.
 */
export interface OperatorAccountBook {
  /**
   * Currency of the amounts as ISO 4217 code.
   */
  currency: string;
  /**
   * Amount that was delivered, in whole units.
   */
  spent: number;
  /**
   * Amount that was paid, in whole units.
   */
  paid: number;
  /**
   * Amount that live buys may still cost, in whole units.
   */
  committed: number;
  /**
   * Credit that is left, in whole units; null without a limit.
   */
  available: number | null;
}

/**
 * New credit limit of an account.
 */
export interface OperatorAccountCredit {
  /**
   * Caller of the agent that has the account, at most 256 characters; `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account, at most 256 characters.
   */
  account_id: string;
  /**
   * Largest sum of debt and booked amount in whole units of the currency, with its usual decimals, at most 999999999999; null for no limit. An amount that the currency cannot express returns status 400.
   */
  credit_limit: number | null;
  /**
   * Reason for the change, at most 500 characters, for the audit log.
   */
  reason?: string;
}

/**
 * Decision about an account that waits for approval.
 */
export interface OperatorAccountDecision {
  /**
   * Caller of the agent that has the account, at most 256 characters; `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account, at most 256 characters.
   */
  account_id: string;
  decision: EnumsOperatorDecision;
  /**
   * Reason for the decision, at most 500 characters, required with `reject`; otherwise the request returns status 400. The audit log of an organization shows it.
   */
  reason?: string;
}

/**
 * Account with the amounts that it owes and may still spend.
 */
export interface OperatorAccountStanding {
  account: OperatorBuyerAccount;
  /**
   * Amounts in each currency in which the account has any.
   */
  books: OperatorAccountBook[];
}

/**
 * What began to wait for a decision of moderators, by kind, in each kind the oldest first.
 */
export interface OperatorArrivals {
  /**
   * Entries that were held or submitted; at most 50.
   *
   * @maxItems 50
   */
  reviews: OperatorArrivedReview[];
  /**
   * Accounts of buyers that need approval; at most 50.
   *
   * @maxItems 50
   */
  accounts: OperatorArrivedAccount[];
  /**
   * Creatives that need a review; at most 50.
   *
   * @maxItems 50
   */
  creatives: OperatorArrivedCreative[];
}

/**
 * Account of a buyer that began to wait for approval, by the names that `/api/operator/accounts` uses.
 */
export interface OperatorArrivedAccount {
  /**
   * Caller of the agent that has the account: `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account; different callers may have accounts with the same one.
   */
  account_id: string;
  /**
   * Time since which it waits, ISO 8601 in UTC.
   */
  since: string;
}

/**
 * Creative that began to wait for a review, by the names that `/api/operator/creatives` uses.
 */
export interface OperatorArrivedCreative {
  /**
   * Caller of the agent that has the account: `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account; different callers may have accounts with the same one.
   */
  account_id: string;
  /**
   * Identifier that the buyer gave the creative, unique in the account. Text of a stranger: escape it before you show it.
   */
  creative_id: string;
  /**
   * Time since which it waits, ISO 8601 in UTC.
   */
  since: string;
}

/**
 * Entry that began to wait for a decision, by the names that `/api/operator/reviews` uses.
 */
export interface OperatorArrivedReview {
  /**
   * Identifier of the case that a moderator decides; a UUID.
   */
  review_id: string;
  entity: EnumsEntryKind;
  /**
   * Domain that the entry describes, in canonical form.
   */
  domain: string;
  /**
   * Time since which it waits, ISO 8601 in UTC.
   */
  since: string;
}

/**
 * Account of a caller of the agent, as operators see it.
 */
export interface OperatorBuyerAccount {
  /**
   * Caller of the agent that has the account: `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account; different callers may have accounts with the same one.
   */
  account_id: string;
  brand: CoreBrandRef;
  /**
   * Domain of the company that operates the account.
   */
  operator: string;
  /**
   * Whether the account is for tests, without money.
   */
  sandbox: boolean;
  status: EnumsAccountStatus;
  billing: EnumsBillingParty;
  /**
   * Largest sum of debt and booked amount, in whole units of the currency; null without a limit.
   */
  credit_limit: number | null;
  /**
   * Currency of the account as ISO 4217 code.
   */
  currency: string;
  /**
   * Time at which the account was requested, ISO 8601 in UTC.
   */
  created_at: string;
}

/**
 * Page of accounts of all callers in one state.
 */
export interface OperatorBuyerAccountList {
  /**
   * Accounts in the state, the oldest first.
   */
  accounts: OperatorBuyerAccount[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Creative of a caller of the agent, as operators see it, without its content.
 */
export interface OperatorBuyerCreative {
  /**
   * Caller of the agent that has the account: `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account; different callers may have accounts with the same one.
   */
  account_id: string;
  /**
   * Identifier that the buyer gave the creative, unique in the account.
   */
  creative_id: string;
  /**
   * Name that the buyer gave the creative.
   */
  name: string;
  status: EnumsCreativeStatus;
  /**
   * Time at which it was first synced, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which it last changed, ISO 8601 in UTC.
   */
  updated_at: string;
}

/**
 * Creative of a caller of the agent with its content.
 */
export interface OperatorBuyerCreativeDetail {
  /**
   * Caller of the agent that has the account: `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account; different callers may have accounts with the same one.
   */
  account_id: string;
  /**
   * Identifier that the buyer gave the creative, unique in the account.
   */
  creative_id: string;
  /**
   * Name that the buyer gave the creative.
   */
  name: string;
  status: EnumsCreativeStatus;
  /**
   * Time at which it was first synced, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which it last changed, ISO 8601 in UTC.
   */
  updated_at: string;
  /**
   * Creative as the buyer synced it, with the addresses of its assets; see `core/creative-asset.json`.
   */
  creative: {};
  /**
   * Reason that the buyer reads; null without one.
   */
  rejection_reason: string | null;
  /**
   * Id of the person who decided, or `admin` for a command; null while it waits, or when no record of it is left.
   */
  decided_by: string | null;
  /**
   * Time of the decision, ISO 8601 in UTC; null while it waits, or when no record of it is left.
   */
  decided_at: string | null;
}

/**
 * Page of creatives of all callers that wait for a review.
 */
export interface OperatorBuyerCreativeList {
  /**
   * Creatives that wait, the oldest first.
   */
  creatives: OperatorBuyerCreative[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Name in the forms in which a person compares it with another one.
 */
export interface OperatorComparedName {
  /**
   * Name as it is stored: a domain or a label in lower-case A-labels.
   */
  name: string;
  /**
   * Same name as browsers show it, in Unicode.
   */
  shown: string;
  /**
   * Label that its owner chose, in Unicode, without public suffix and subdomains.
   */
  label: string;
  /**
   * Form that all names share which can be mistaken for each other (UTS 39).
   */
  skeleton: string;
}

/**
 * Decision about a creative that waits for a review.
 */
export interface OperatorCreativeDecision {
  /**
   * Caller of the agent that has the account, at most 256 characters; `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account, at most 256 characters.
   */
  account_id: string;
  /**
   * Identifier that the buyer gave the creative, at most 256 characters.
   */
  creative_id: string;
  decision: EnumsOperatorDecision;
  /**
   * Reason that the buyer reads, at most 500 characters, required with `reject`; otherwise the request returns status 400.
   */
  reason?: string;
}

/**
 * Creative whose decision is taken back, and why.
 */
export interface OperatorCreativeUndo {
  /**
   * Caller of the agent that has the account, at most 256 characters; `org_…` for an organization.
   */
  principal_id: string;
  /**
   * Identifier of the account, at most 256 characters.
   */
  account_id: string;
  /**
   * Identifier that the buyer gave the creative, at most 256 characters.
   */
  creative_id: string;
  /**
   * Reason for taking the decision back, at most 500 characters. The audit log of an organization shows it.
   */
  reason: string;
}

/**
 * Job that was given up after its last attempt.
 */
export interface OperatorFailedJob {
  /**
   * Identifier of the job in the queue.
   */
  job_id: string;
  /**
   * What the job does, such as `crawlDomain` or `trafficBuy`.
   */
  kind: string;
  /**
   * Object of the job, such as a domain or the id of a buy; null without one.
   */
  subject: string | null;
  /**
   * Number of attempts that were made to carry it out.
   */
  attempts: number;
  /**
   * Code of the error of the last attempt; null when it is not known.
   */
  error_code: string | null;
  /**
   * Time at which it was given up, ISO 8601 in UTC.
   */
  failed_at: string;
}

/**
 * Page of jobs that were given up.
 */
export interface OperatorFailedJobList {
  /**
   * Jobs that were given up, the newest first.
   */
  jobs: OperatorFailedJob[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Page of webhooks that were given up.
 */
export interface OperatorFailedWebhookList {
  /**
   * Webhooks that were given up, the newest first.
   */
  webhooks: OperatorWebhookFailure[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Domain of which every crawl has failed for some time.
 */
export interface OperatorFailingHost {
  /**
   * Domain whose file cannot be read or is not valid.
   */
  domain: string;
  /**
   * How the last crawl of the domain ended: no valid file.
   *
   * - `invalid`: The file breaks its schema.
   * - `absent`: The domain has no file.
   * - `unreachable`: The domain did not respond.
   */
  outcome: 'invalid' | 'absent' | 'unreachable';
  /**
   * Code of the fault that the last crawl found; null when it is not known.
   */
  error_code: string | null;
  /**
   * Time of the first crawl that failed since the last good one, ISO 8601 in UTC.
   */
  failing_since: string;
  /**
   * Number of crawls that failed one after the other.
   */
  failures: number;
  /**
   * Time of the last crawl; null before the first.
   */
  checked_at: string | null;
  /**
   * Time of the next crawl; null when none is planned.
   */
  next_try_at: string | null;
  /**
   * Whether the registry still has an earlier, valid copy of the file.
   */
  has_copy: boolean;
}

/**
 * Page of the domains whose crawls fail.
 */
export interface OperatorFailingHostList {
  /**
   * Domains, the one that has failed longest before the others.
   */
  hosts: OperatorFailingHost[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Crawl of a domain that is queued now.
 */
export interface OperatorHostTried {
  /**
   * Domain that is crawled, as its canonical key.
   */
  domain: string;
  /**
   * Identifier of the crawl in the queue: a new one, or one that waited already.
   */
  job_id: string;
}

/**
 * Job that runs in place of a failed one.
 */
export interface OperatorJobRetried {
  /**
   * Identifier of the job that runs in place of the failed one: a new one, or one with the same object that was already queued.
   */
  job_id: string;
}

/**
 * How many failed jobs of a kind were queued again.
 */
export interface OperatorJobsRetried {
  /**
   * Kind of the jobs, as the list of failed jobs has it.
   */
  kind: string;
  /**
   * Number of jobs that were queued again, 0 to 200.
   */
  retried: number;
  /**
   * Whether more failed jobs of the kind are left: repeat the request for them.
   */
  is_more: boolean;
}

/**
 * Kind of the failed jobs that are queued again.
 */
export interface OperatorJobsRetryRequest {
  /**
   * Kind of the jobs, as the list of failed jobs has it.
   */
  kind: string;
}

/**
 * Job of the queue that waits or runs.
 */
export interface OperatorOpenJob {
  /**
   * Identifier of the job in the queue.
   */
  job_id: string;
  /**
   * What the job does, such as `crawlDomain` or `trafficBuy`.
   */
  kind: string;
  /**
   * Object of the job, such as a domain or the id of a buy; null without one.
   */
  subject: string | null;
  /**
   * Registrable domain that the job sends requests to; null for none.
   */
  site: string | null;
  /**
   * Lane in which the job waits for its turn, such as `asked` for what callers requested.
   */
  lane: string;
  /**
   * Whether the job waits for its turn or runs now.
   *
   * - `queued`: It waits for its time, or for its turn.
   * - `running`: A process works on it.
   */
  status: 'queued' | 'running';
  /**
   * Time from which it may run; while it runs, the time at which another process takes it over. ISO 8601 in UTC.
   */
  due_at: string;
  /**
   * Number of attempts that were made, the running one included.
   */
  attempts: number;
  /**
   * Number of attempts after which it is given up.
   */
  most_attempts: number;
  /**
   * Code of the error of the last attempt; null when there was none.
   */
  error_code: string | null;
}

/**
 * Page of the jobs that wait or run.
 */
export interface OperatorOpenJobList {
  /**
   * Jobs, the one that is due first before the others.
   */
  jobs: OperatorOpenJob[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Role that a person is to have in running this deployment.
 */
export interface OperatorOperatorGrant {
  /**
   * E-mail address that the person signs in with, at most 254 characters.
   */
  email: string;
  role: EnumsOperatorRole;
}

/**
 * Person with a role in running this deployment.
 */
export interface OperatorOperatorPerson {
  /**
   * UUID of the person to whom the role was given.
   */
  user_id: string;
  /**
   * Name of the person that others see.
   */
  name: string;
  /**
   * E-mail address that the person signs in with.
   */
  email: string;
  role: EnumsOperatorRole;
  /**
   * Id of the person who gave the role, or `admin` for a command.
   */
  granted_by: string;
  /**
   * Time at which the role was given, ISO 8601 in UTC.
   */
  granted_at: string;
  /**
   * Whether the person is blocked and cannot use the role.
   */
  disabled: boolean;
}

/**
 * Page of people who run this deployment.
 */
export interface OperatorOperatorPersonList {
  /**
   * People with a role, those who have it the longest first.
   */
  people: OperatorOperatorPerson[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Name that new entries may not imitate without the decision of an operator.
 */
export interface OperatorProtectedName {
  /**
   * Protected name in lower-case A-labels: a domain, or a label for all domains that have it.
   */
  name: string;
  /**
   * Time at which it was protected, ISO 8601 in UTC.
   */
  created_at: string;
}

/**
 * Page of the names that operators protected.
 */
export interface OperatorProtectedNameList {
  /**
   * Protected names, in the order of their A-labels.
   */
  names: OperatorProtectedName[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Name that is to be protected.
 */
export interface OperatorProtectedNameRequest {
  /**
   * Domain, or a label for all domains that have it, in any spelling. Anything else returns status 400 with `invalid_domain`.
   */
  name: string;
}

/**
 * Entry that waits for the decision of an operator, without its content.
 */
export interface OperatorReviewCase {
  /**
   * Identifier of the case that an operator decides; a UUID.
   */
  review_id: string;
  entity: EnumsEntryKind;
  /**
   * Domain that the entry describes, in canonical form.
   */
  domain: string;
  /**
   * Id of the organization that sent the entry; null when it is not known any more.
   */
  organization_id: string | null;
  /**
   * Name of the member who sent the entry; null when it is not known any more.
   */
  editor: string | null;
  reason: EnumsReviewReason;
  /**
   * Name that the domain resembles; null when that is not the reason.
   */
  resembles: string | null;
  status: EnumsReviewStatus;
  /**
   * Time at which the entry was sent, ISO 8601 in UTC.
   */
  created_at: string;
}

/**
 * Decision that was made about an entry.
 */
export interface OperatorReviewDecided {
  /**
   * Identifier of the case that an operator decides; a UUID.
   */
  review_id: string;
  entity: EnumsEntryKind;
  /**
   * Domain that the entry describes, in canonical form.
   */
  domain: string;
  status: EnumsReviewStatus;
  /**
   * Id of the person who made the decision.
   */
  decided_by: string;
  /**
   * Time at which the decision was made, ISO 8601 in UTC.
   */
  decided_at: string;
}

/**
 * Decision about an entry that waits.
 */
export interface OperatorReviewDecision {
  decision: EnumsOperatorDecision;
  /**
   * Reason for the decision, at most 500 characters, required with `reject`; otherwise the request returns status 400. The audit log of the organization shows it.
   */
  reason?: string;
}

/**
 * Entry that waits or waited for a decision, with its content and the two names side by side.
 */
export interface OperatorReviewDetail {
  /**
   * Identifier of the case that an operator decides; a UUID.
   */
  review_id: string;
  entity: EnumsEntryKind;
  /**
   * Domain that the entry describes, in canonical form.
   */
  domain: string;
  /**
   * Id of the organization that sent the entry; null when it is not known any more.
   */
  organization_id: string | null;
  /**
   * Name of the member who sent the entry; null when it is not known any more.
   */
  editor: string | null;
  reason: EnumsReviewReason;
  /**
   * Name that the domain resembles; null when that is not the reason.
   */
  resembles: string | null;
  status: EnumsReviewStatus;
  /**
   * Time at which the entry was sent, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Content of the entry as it was sent; null when a rejected entry was removed.
   */
  entry: {} | null;
  asked_name: OperatorComparedName;
  /**
   * Name that it resembles in the same forms; null when that is not the reason.
   */
  known_name: OperatorComparedName | null;
  /**
   * Id of the person who decided, or `admin` for a command; null while it waits, or when no record of it is left.
   */
  decided_by: string | null;
  /**
   * Time of the decision, ISO 8601 in UTC; null while it waits, or when no record of it is left.
   */
  decided_at: string | null;
}

/**
 * Page of entries that wait for a decision.
 */
export interface OperatorReviewList {
  /**
   * Cases that wait, the oldest first.
   */
  reviews: OperatorReviewCase[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Case about an entry that waits again, because the decision was taken back.
 */
export interface OperatorReviewUndone {
  /**
   * Identifier of the case that an operator decides; a UUID.
   */
  review_id: string;
  entity: EnumsEntryKind;
  /**
   * Domain that the entry describes, in canonical form.
   */
  domain: string;
  status: EnumsReviewStatus;
  /**
   * Id of the person who took the decision back.
   */
  undone_by: string;
  /**
   * Time at which the decision was taken back, ISO 8601 in UTC.
   */
  undone_at: string;
}

/**
 * Earlier revision of an entry that is to be restored.
 */
export interface OperatorRollbackRequest {
  entity: EnumsEntryKind;
  /**
   * Domain of the entry; a URL is accepted and reduced to its host. Anything else returns status 400 with `invalid_domain`.
   */
  domain: string;
  /**
   * Number of the revision whose content becomes the entry again, from the history of the entry.
   */
  revision_number: number;
  /**
   * Reason for the rollback, at most 500 characters, for the audit log.
   */
  reason?: string;
}

/**
 * Entry that has the content of an earlier revision again.
 */
export interface OperatorRollbackResponse {
  entity: EnumsEntryKind;
  /**
   * Domain that the entry describes, in canonical form.
   */
  domain: string;
  /**
   * Number of the new revision, which has the restored content.
   */
  revision_number: number;
  /**
   * Number of the revision that was restored.
   */
  rolled_back_to: number;
}

/**
 * Reason for which the decision on an entry is taken back.
 */
export interface OperatorUndoRequest {
  /**
   * Reason for taking the decision back, at most 500 characters. The audit log of the organization shows it.
   */
  reason: string;
}

/**
 * Decisions that moderators have still to make, by kind.
 */
export interface OperatorWaiting {
  reviews: OperatorWaitingQueue;
  accounts: OperatorWaitingQueue;
  creatives: OperatorWaitingQueue;
}

/**
 * How much of one kind waits for a decision.
 */
export interface OperatorWaitingQueue {
  /**
   * How many wait, counted up to 10,000.
   */
  count: number;
  /**
   * Time since which the oldest waits, ISO 8601 in UTC; null when nothing waits.
   */
  oldest_at: string | null;
}

/**
 * Sent to the operator's address (`OPERATOR_WEBHOOK_URL`) when entries, accounts or creatives began to wait for a decision: one webhook at most each minute, whatever their number.
 */
export interface OperatorWaitingWebhook {
  idempotency_key: CoreIdempotencyKey;
  /**
   * Kind of the body, always the same in this webhook.
   */
  type: 'operator.waiting';
  /**
   * Time at which the webhook was made, ISO 8601 in UTC.
   */
  sent_at: string;
  /**
   * Public address of the registry that sends the webhook; decisions are made below `/api/operator`.
   */
  registry_url: string;
  waiting: OperatorWaiting;
  arrived: OperatorArrivals;
  /**
   * How much arrived since the last webhook, also what `arrived` has no room for; of each kind the oldest 1,000 that wait are looked at.
   */
  arrived_count: number;
}

/**
 * Webhook that was given up, without its body.
 */
export interface OperatorWebhookFailure {
  /**
   * Identifier of the webhook in the outbox.
   */
  webhook_id: string;
  /**
   * Owner of the receiver: a caller of the agent, or the organization that follows the change feed.
   */
  principal_id: string;
  /**
   * What the webhook is about, such as `task` or `registry`.
   */
  kind: string;
  /**
   * Object that it is about, such as the id of a buy.
   */
  subject: string;
  /**
   * Address to which the webhook is sent.
   */
  url: string;
  /**
   * Reason for which it was given up, such as `receiver_paused`; null when it is not known.
   */
  failure: string | null;
  /**
   * Number of attempts that were made to carry it out.
   */
  attempts: number;
  /**
   * Length of the body that is sent, in bytes.
   */
  payload_size_bytes: number;
  /**
   * Time at which it was written, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which it was given up, ISO 8601 in UTC.
   */
  failed_at: string;
}

/**
 * Webhook that is sent again after it failed.
 */
export interface OperatorWebhookRetried {
  /**
   * Identifier of the webhook, which has the same body and key as before.
   */
  webhook_id: string;
}
