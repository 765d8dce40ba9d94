// @generated from schemas/v3/account by codegen. Do not edit; run "npm run codegen".

import type {
  CoreAccountAuthorization,
  CoreAccountRef,
  CoreAccountWithAuthorization,
  CoreBrandRef,
  CoreBusinessEntity,
  CoreCurrencyCode,
  CoreDateRange,
  CoreDatetimeRange,
  CoreDomainName,
  CoreError,
  CoreFiguresExt,
  CoreIdempotencyKey,
  CoreNotificationConfig,
  CorePaginationRequest,
  CorePaginationResponse,
  CoreProtocolEnvelope,
  CorePushNotificationConfig,
  CoreTaskRequest,
  CoreTaskWebhookEnvelope,
  CoreVersionEnvelope,
} from './core.ts';
import type {
  EnumsAccountScope,
  EnumsAccountStatus,
  EnumsAuthScheme,
  EnumsBillingParty,
  EnumsCloudStorageProtocol,
  EnumsNotificationType,
  EnumsPaymentTerms,
} from './enums.ts';

/**
 * Sent once to an endpoint of `notification_configs` before it is used. The response must be 2xx with JSON that repeats the challenge.
 */
export interface AccountEndpointChallengeWebhook {
  /**
   * Kind of the body, always the same for a challenge.
   */
  type: 'webhook.challenge';
  /**
   * Random text that the response must repeat as `challenge` or as `token`.
   */
  challenge: string;
  /**
   * Account for which the subscription was requested in `sync_accounts`.
   */
  account_id: string;
  /**
   * The `subscriber_id` of the subscription that was requested.
   */
  subscriber_id: string;
  /**
   * Address of the agent that sends the challenge, as it is listed in its operator's brand.json.
   */
  seller_agent_url: string;
  /**
   * Event types that the subscription would receive.
   *
   * @minItems 1
   */
  event_types: EnumsNotificationType[];
  /**
   * How webhooks of this subscription will be authenticated.
   */
  delivery_auth: {
    /**
     * Scheme of authentication; the challenge itself is always signed.
     *
     * - `rfc9421`: Signature as in RFC 9421
     * - `Bearer`: The shared secret as a bearer token
     * - `HMAC-SHA256`: HMAC with the shared secret
     */
    mode: 'rfc9421' | 'Bearer' | 'HMAC-SHA256';
    /**
     * Digest by which the receiver recognizes the shared secret; absent for signatures.
     */
    credential_fingerprint?: string;
  };
}

/**
 * Asks what an operator-billed account spent and what it may still spend.
 */
export type AccountGetAccountFinancialsRequest = CoreTaskRequest & {
  account: CoreAccountRef;
  period?: CoreDateRange;
};

/**
 * Spend, credit or balance, and invoices of an account, or the errors for which they cannot be returned. Amounts are in `currency`, days in `timezone`.
 */
export type AccountGetAccountFinancialsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        account: CoreAccountRef;
        currency: CoreCurrencyCode;
        period: CoreDateRange;
        /**
         * IANA name of the time zone in which every day of the response begins.
         */
        timezone: string;
        /**
         * Spend of the account in the requested period, delivered and not yet corrected.
         */
        spend?: {
          /**
           * Value of everything delivered in the period, whether paid or not, in major units of `currency`.
           */
          total_spend: number;
          /**
           * Number of media buys that delivered anything in the period.
           */
          media_buy_count?: number;
        };
        /**
         * Credit of an account that pays after delivery; absent for prepaid accounts.
         */
        credit?: {
          /**
           * Highest amount that may be outstanding at any time.
           */
          credit_limit: number;
          /**
           * Credit that is left: the limit less what was delivered and not paid, and less what live media buys may still cost. 0 or less if nothing is left.
           */
          available_credit: number;
          /**
           * Amount that live media buys may still cost beyond what they have delivered; already subtracted in `available_credit`.
           */
          committed_credit?: number;
          /**
           * Share of the limit that is used, delivered and unpaid or committed, in percent.
           */
          utilization_percent?: number;
        };
        /**
         * Balance of an account that pays in advance; absent for accounts with credit.
         */
        balance?: {
          /**
           * Amount that is left to spend before the account must be topped up.
           */
          available: number;
          /**
           * Most recent payment to the account; absent without a payment.
           */
          last_top_up?: {
            /**
             * Amount of the payment, in major units of `currency`.
             */
            amount: number;
            /**
             * Day on which the payment arrived, `YYYY-MM-DD` in `timezone`, `YYYY-MM-DD`.
             */
            date: string;
          };
        };
        /**
         * Standing of the account with regard to its invoices.
         *
         * - `current`: No invoice is overdue
         * - `past_due`: At least one invoice is overdue
         * - `suspended`: Delivery is stopped until invoices are paid
         */
        payment_status?: 'current' | 'past_due' | 'suspended';
        payment_terms?: EnumsPaymentTerms;
        /**
         * Invoices of the requested period; absent if the seller issues them elsewhere.
         *
         * Items: Invoice with its period, amount and state.
         */
        invoices?: {
          /**
           * Number of the invoice, as it is printed on it.
           */
          invoice_id: string;
          period?: CoreDateRange;
          /**
           * Amount of the invoice, in major units of `currency`.
           */
          amount: number;
          /**
           * State of the invoice, from draft to paid or void.
           *
           * - `draft`: Not sent yet
           * - `issued`: Sent and not yet due
           * - `paid`: Paid in full
           * - `past_due`: Due and not paid
           * - `void`: Withdrawn; nothing is owed
           */
          status: 'draft' | 'issued' | 'paid' | 'past_due' | 'void';
          /**
           * Day by which the invoice must be paid, `YYYY-MM-DD`; absent for drafts; `YYYY-MM-DD`.
           */
          due_date?: string;
          /**
           * Day on which the invoice was paid, `YYYY-MM-DD`; absent before; `YYYY-MM-DD`.
           */
          paid_date?: string;
        }[];
        ext?: CoreFiguresExt;
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Asks for the accounts that the caller may see. Filters are combined; no match gives an empty list.
 */
export type AccountListAccountsRequest = CoreTaskRequest & {
  account?: CoreAccountRef;
  status?: EnumsAccountStatus;
  pagination?: CorePaginationRequest;
  /**
   * Whether only sandbox accounts (true) or only real ones (false) are returned. Absent returns both.
   */
  sandbox?: boolean;
};

/**
 * Accounts that the caller may see, in a stable order.
 */
export type AccountListAccountsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Accounts of this page, each with what the caller may do with it.
     */
    accounts: CoreAccountWithAuthorization[];
    /**
     * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
     */
    errors?: CoreError[];
    pagination?: CorePaginationResponse;
  };

/**
 * Reports to a vendor how its service was used, so that it can bill. Each entry is validated by itself. A caller must not have more than 10000000 records of usage (`INVALID_STATE`).
 */
export type AccountReportUsageRequest = CoreTaskRequest & {
  idempotency_key: CoreIdempotencyKey;
  reporting_period: CoreDatetimeRange;
  /**
   * Entries of use, 1 to 5000. Each is validated by itself.
   *
   * @minItems 1
   * @maxItems 5000
   */
  usage: AccountUsageRecord[];
};

/**
 * Number of entries that were accepted, and the errors of the others.
 */
export type AccountReportUsageResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Number of entries that were stored for billing.
     */
    accepted: number;
    /**
     * Errors of the entries that were not stored; `field` names the entry.
     */
    errors?: CoreError[];
    /**
     * Whether a sandbox account was used, so that nothing real happened.
     */
    sandbox?: boolean;
  };

/**
 * Declares accounts by their natural key, or changes settings of existing ones. Each entry is validated by itself: one that fails does not stop the others.
 */
export type AccountSyncAccountsRequest = CoreTaskRequest & {
  idempotency_key: CoreIdempotencyKey;
  /**
   * Entries, at most 1000. An entry either declares an account with `brand`, `operator` and `billing`, or changes settings of `account`; a mixture is refused with `INVALID_REQUEST`, a form that is not offered fails with `UNSUPPORTED_PROVISIONING`.
   *
   * @maxItems 1000
   *
   * Items: Account to declare by its natural key, or an existing account whose settings change.
   */
  accounts: {
    account?: CoreAccountRef;
    brand?: CoreBrandRef;
    operator?: CoreDomainName;
    billing?: EnumsBillingParty;
    billing_entity?: CoreBusinessEntity;
    payment_terms?: EnumsPaymentTerms;
    /**
     * Whether a sandbox account is declared. Fails the entry with `UNSUPPORTED_FEATURE` if the seller has no sandbox.
     */
    sandbox?: boolean;
    preferred_reporting_protocol?: EnumsCloudStorageProtocol;
    /**
     * Webhook subscriptions. Replaces all of them; an empty list removes them; absent leaves them as they are.
     *
     * @maxItems 16
     */
    notification_configs?: CoreNotificationConfig[];
  }[];
  /**
   * Whether accounts that this caller declared earlier and that are absent now are closed. Accounts of other callers stay.
   */
  delete_missing?: boolean;
  /**
   * Whether the request is only checked. With true the results are computed and nothing is written.
   */
  dry_run?: boolean;
  push_notification_config?: CorePushNotificationConfig;
};

/**
 * Result for each entry of the request, or the errors for which nothing was done.
 */
export type AccountSyncAccountsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Whether the request was only checked and nothing was written.
         */
        dry_run?: boolean;
        /**
         * Results in the order of the request, one for each entry.
         *
         * Items: Result for one entry of the request, in the same order.
         */
        accounts: {
          /**
           * Identifier that the seller assigned to the account; absent if the entry failed before that.
           */
          account_id?: string;
          brand: CoreBrandRef;
          /**
           * Domain of the company that buys for the brand; equal to the brand's domain if it buys itself.
           */
          operator: string;
          /**
           * Name of the account that is shown to people, for example `Ironclove via Pinnacle`.
           */
          name?: string;
          /**
           * Change that the request made: created, updated, left unchanged, deleted or failed.
           *
           * - `created`: The account is new
           * - `updated`: Settings of the account changed
           * - `unchanged`: The request did not differ from what is stored
           * - `failed`: Nothing was stored; `errors` states why
           */
          action: 'created' | 'updated' | 'unchanged' | 'failed';
          status: EnumsAccountStatus;
          billing?: EnumsBillingParty;
          billing_entity?: CoreBusinessEntity;
          account_scope?: EnumsAccountScope;
          /**
           * Steps that are left before the account becomes active; absent once it is active.
           */
          setup?: {
            /**
             * URL of the page on which a person completes the setup.
             */
            url?: string;
            /**
             * Instruction for a person who completes the setup, as one or two sentences.
             */
            message: string;
            /**
             * Time at which the page stops working; send the entry again for a new one.
             */
            expires_at?: string;
          };
          /**
           * Identifier of the price list that applies to the account; absent means the seller's general prices.
           */
          rate_card?: string;
          payment_terms?: EnumsPaymentTerms;
          /**
           * Highest amount that may be outstanding on the account at any time.
           */
          credit_limit?: {
            /**
             * Amount of the limit, in major units of `currency`, 0 or more.
             */
            amount: number;
            currency: CoreCurrencyCode;
          };
          /**
           * Errors for which the entry failed; absent if it succeeded.
           */
          errors?: CoreError[];
          /**
           * Remarks about an entry that succeeded, as sentences for people.
           */
          warnings?: string[];
          /**
           * Whether the account is a sandbox account, in which nothing is charged or delivered for real.
           */
          sandbox?: boolean;
          /**
           * Webhook subscriptions of the account after the request, without credentials, at most 16.
           *
           * @maxItems 16
           */
          notification_configs?: CoreNotificationConfig[];
          authorization?: CoreAccountAuthorization;
        }[];
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Sent when the operator has decided about an account that waited for approval.
 */
export type AccountSyncAccountsWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about, always the same here.
   */
  task_type: 'sync_accounts';
  result: AccountSyncAccountsResponse;
};

/**
 * Binds one governance agent to each account, in place of the one before.
 */
export type AccountSyncGovernanceRequest = CoreTaskRequest & {
  idempotency_key: CoreIdempotencyKey;
  /**
   * Accounts with the governance agent to bind to each, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Account together with the governance agent to bind to it.
   */
  accounts: {
    account: CoreAccountRef;
    /**
     * List of exactly one governance agent, with which the seller checks spending of the account.
     *
     * @minItems 1
     * @maxItems 1
     *
     * Items: Governance agent that the seller consults, with the way to call it.
     */
    governance_agents: {
      /**
       * https URL of the governance agent's task endpoint, at most 2048 characters. One in a private network fails the entry with `INVALID_REQUEST`.
       */
      url: string;
      /**
       * Credential with which the seller calls the agent; never returned.
       */
      authentication: {
        /**
         * List of exactly one authentication scheme, which every call to the URL uses.
         *
         * @minItems 1
         * @maxItems 1
         */
        schemes: EnumsAuthScheme[];
        /**
         * Secret with which the seller calls the agent, at least 32 printable ASCII characters, so that a header can carry it. It is stored and never returned.
         */
        credentials: string;
      };
    }[];
  }[];
};

/**
 * Result for each entry of the request, or the errors for which nothing was done.
 */
export type AccountSyncGovernanceResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Results for the accounts, in the order of the request.
         *
         * Items: Result for one account of the request.
         */
        accounts: {
          account: CoreAccountRef;
          /**
           * Whether the governance agent is bound to the account after the request.
           *
           * - `synced`: The agent is bound to the account now
           * - `failed`: Nothing changed; `errors` states why
           */
          status: 'synced' | 'failed';
          /**
           * Governance agent that is bound to the account, without its credentials, exactly 1.
           *
           * @minItems 1
           * @maxItems 1
           *
           * Items: Governance agent that is bound to the account, without its credential.
           */
          governance_agents?: {
            /**
             * https URL of the agent's task endpoint, to which its tasks are sent.
             */
            url: string;
          }[];
          /**
           * Errors for which the entry failed; absent if it succeeded.
           */
          errors?: CoreError[];
        }[];
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Record of use: which service an account used, how much, and what it costs.
 */
export interface AccountUsageRecord {
  account: CoreAccountRef;
  /**
   * Identifier of the media buy for which the service was used, at most 256 characters.
   */
  media_buy_id?: string;
  /**
   * Cost of the use at the vendor, in major units of `currency`, 0 or more.
   */
  vendor_cost: number;
  currency: CoreCurrencyCode;
  /**
   * Identifier of the vendor's pricing option at which the use was charged, at most 256 characters.
   */
  pricing_option_id?: string;
  /**
   * Number of impressions for which the service was used.
   */
  impressions?: number;
  /**
   * Spend on media with which the service was used, in major units of `currency`.
   */
  media_spend?: number;
  /**
   * Identifier of the signal segment that was used, at most 256 characters.
   */
  signal_agent_segment_id?: string;
  /**
   * Identifier of the content standards that were applied, at most 256 characters.
   */
  standards_id?: string;
  /**
   * Identifier of the licensed rights that were used, at most 256 characters.
   */
  rights_id?: string;
  /**
   * Identifier of the creative that was built or served, at most 256 characters.
   */
  creative_id?: string;
  /**
   * Identifier of the built variant that was used, at most 256 characters.
   */
  build_variant_id?: string;
  /**
   * Identifier of the property list that was applied, at most 256 characters.
   */
  property_list_id?: string;
  /**
   * Whether the figures are final; false means that a later record can replace them.
   */
  final?: boolean;
  /**
   * Time at which the figures became final; absent while they can still change.
   */
  finalized_at?: string;
  /**
   * Name of the measurement window of the figures, at most 50 characters.
   */
  measurement_window?: string;
}
