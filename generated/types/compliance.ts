// @generated from schemas/v3/compliance by codegen. Do not edit; run "npm run codegen".

import type { CoreAnyValue, CoreProtocolEnvelope, CoreTaskRequest, CoreVersionEnvelope } from './core.ts';
import type { CreativeAuditObservation } from './creative.ts';

/**
 * Runs one scenario of the test controller of a sandbox. The scenario validates its own parameters: the response then has `success: false` with a code such as `INVALID_PARAMS` or `UNKNOWN_SCENARIO`. A caller must not have more than 100000 simulated deliveries or 20000 fixtures or 20000 forced responses (`INVALID_STATE`).
 */
export type ComplianceComplyTestControllerRequest = CoreTaskRequest & {
  /**
   * Name of the scenario; `list_scenarios` returns those that this server offers. `reset_sandbox`, which no list names, deletes everything of the caller. At most 500 characters.
   */
  scenario: string;
  /**
   * Sandbox account that the scenario works on; `sandbox` must be true from release 3.1 on. With nothing else it means every sandbox account of the caller.
   */
  account?: {
    /**
     * Whether the account is a sandbox account; anything but true is refused.
     */
    sandbox?: boolean;
    /**
     * Identifier of the account; absent searches all sandbox accounts of the caller; at most 256 characters.
     */
    account_id?: string;
    /**
     * Brand of the account, by domain; only together with `operator`.
     */
    brand?: {
      [k: string]: unknown;
    };
    /**
     * Operator of the account, by domain; only together with `brand`; at most 500 characters.
     */
    operator?: string;
  };
  /**
   * Parameters of the scenario. A missing or malformed one is reported with `INVALID_PARAMS`.
   */
  params?: {
    creative_id?: CoreAnyValue;
    account_id?: CoreAnyValue;
    media_buy_id?: CoreAnyValue;
    session_id?: CoreAnyValue;
    product_id?: CoreAnyValue;
    pricing_option_id?: CoreAnyValue;
    plan_id?: CoreAnyValue;
    audience_id?: CoreAnyValue;
    fixture?: CoreAnyValue;
    status?: CoreAnyValue;
    reason?: CoreAnyValue;
    rejection_reason?: CoreAnyValue;
    purge_kind?: CoreAnyValue;
    reason_code?: CoreAnyValue;
    reason_detail?: CoreAnyValue;
    termination_reason?: CoreAnyValue;
    impressions?: CoreAnyValue;
    clicks?: CoreAnyValue;
    conversions?: CoreAnyValue;
    reported_spend?: CoreAnyValue;
    conversion_value?: CoreAnyValue;
    reach?: CoreAnyValue;
    frequency?: CoreAnyValue;
    reach_window?: CoreAnyValue;
    viewability?: CoreAnyValue;
    spend_percentage?: CoreAnyValue;
    arm?: CoreAnyValue;
    task_id?: CoreAnyValue;
    message?: CoreAnyValue;
    format_id?: CoreAnyValue;
    vendor?: CoreAnyValue;
    metrics?: CoreAnyValue;
    tool?: CoreAnyValue;
    upstream_name?: CoreAnyValue;
    result?: CoreAnyValue;
    since_timestamp?: CoreAnyValue;
    endpoint_pattern?: CoreAnyValue;
    limit?: CoreAnyValue;
    attestation_mode?: CoreAnyValue;
    identifier_value_digests?: CoreAnyValue;
    [k: string]: unknown;
  };
};

/**
 * Result of the scenario. Exactly one form fits; a refusal is a response with `success: false`, not an error of the task.
 */
export type ComplianceComplyTestControllerResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Whether the scenario had its effect; false only in the form that refuses.
         */
        success: true;
        /**
         * Names of the scenarios, `list_scenarios` itself not among them.
         */
        scenarios: string[];
      }
    | {
        /**
         * Whether the scenario had its effect; false only in the form that refuses.
         */
        success: true;
        /**
         * State of the entity before the scenario ran.
         */
        previous_state: string;
        /**
         * State of the entity after the scenario ran.
         */
        current_state: string;
        /**
         * Summary of what the scenario did, as one sentence for people.
         */
        message?: string;
      }
    | {
        /**
         * Whether the scenario had its effect; false only in the form that refuses.
         */
        success: true;
        /**
         * Values that this call simulated, by name of the figure.
         */
        simulated: {
          [k: string]: unknown;
        };
        /**
         * Sums of the simulated values over all calls; present for delivery only.
         */
        cumulative?: {
          [k: string]: unknown;
        };
        /**
         * Summary of what the scenario did, as one sentence for people.
         */
        message?: string;
      }
    | {
        /**
         * Whether the scenario had its effect; false only in the form that refuses.
         */
        success: true;
        /**
         * Response that the next call of the task will give.
         */
        forced: {
          /**
           * Form of the response that was prepared.
           *
           * - `submitted`: The task is accepted and continues in the background
           * - `input-required`: The task asks the caller for data
           */
          arm: 'submitted' | 'input-required';
          /**
           * Identifier of the task that the prepared response will contain, at most 128 characters.
           */
          task_id?: string;
        };
        /**
         * Summary of what the scenario did, as one sentence for people.
         */
        message?: string;
      }
    | {
        /**
         * Whether the scenario had its effect; false only in the form that refuses.
         */
        success: true;
        /**
         * Summary of what the scenario did, as one sentence for people.
         */
        message?: string;
      }
    | {
        /**
         * Whether the scenario had its effect; false only in the form that refuses.
         */
        success: true;
        /**
         * Identifier of the creative that was examined.
         */
        creative_id: string;
        /**
         * Observations about the claims of the creative; empty without any.
         */
        audit_observations: CreativeAuditObservation[];
      }
    | {
        /**
         * Whether the scenario had its effect; false only in the form that refuses.
         */
        success: true;
        /**
         * Calls that the server sent to other systems, the oldest first.
         *
         * Items: Call to another system with what it carried.
         */
        recorded_calls: {
          /**
           * HTTP method with which the call was sent, such as `POST`.
           *
           * - `GET`: Read a resource
           * - `POST`: Send data
           * - `PUT`: Store a resource
           * - `PATCH`: Change a resource
           * - `DELETE`: Delete a resource
           * - `HEAD`: Read headers only
           * - `OPTIONS`: Ask for the permitted methods
           */
          method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
          /**
           * HTTP method and URL of the call, without the query.
           */
          endpoint: string;
          /**
           * URL to which the call went.
           */
          url: string;
          /**
           * Host name of the URL, lower-case.
           */
          host?: string;
          /**
           * Path of the URL, without query and fragment.
           */
          path?: string;
          /**
           * Media type of the payload, for example `application/json`.
           */
          content_type: string;
          /**
           * Form in which the payload is returned: in full or as a digest.
           *
           * - `raw`: The payload itself is shown
           * - `digest`: Only a digest of the payload is shown
           */
          attestation_mode: 'raw' | 'digest';
          /**
           * Purpose for which the call was sent.
           *
           * - `platform_primary`: Execution on the advertising platform
           * - `measurement`: Measurement of delivery
           * - `attribution`: Attribution of conversions
           * - `creative_serving`: Serving of creatives
           * - `identity`: Matching of identities
           * - `other`: Any other
           */
          purpose?: 'platform_primary' | 'measurement' | 'attribution' | 'creative_serving' | 'identity' | 'other';
          /**
           * Payload of the call with secrets replaced; present only with `raw`.
           */
          payload?: unknown;
          /**
           * SHA-256 of the payload with secrets replaced; with `digest` only.
           */
          payload_digest_sha256?: string;
          /**
           * Length of the payload that is shown or digested, in bytes.
           */
          payload_length: number;
          /**
           * Which of the asked identifiers the payload holds; with `digest` only; at most 64.
           *
           * @maxItems 64
           *
           * Items: Identifier that the query asked for, with whether the payload contains it.
           */
          identifier_match_proofs?: {
            /**
             * SHA-256 of the identifier, in lower-case hexadecimal.
             */
            identifier_value_sha256: string;
            /**
             * Whether the payload of the call contains the identifier.
             */
            found: boolean;
          }[];
          /**
           * Time at which the call was sent, ISO 8601 in UTC.
           */
          timestamp: string;
          /**
           * HTTP status of the response, 100 to 599; absent if none arrived.
           */
          status_code?: number;
        }[];
        /**
         * Number of calls that match the query, before `limit` is applied.
         */
        total_count: number;
        /**
         * Whether more calls match than the list contains.
         */
        truncated?: boolean;
        /**
         * Time from which calls are returned, as the query asked, ISO 8601 with a zone.
         */
        since_timestamp: string;
      }
    | {
        /**
         * Whether the scenario had its effect; false only in the form that refuses.
         */
        success: false;
        /**
         * Code of the refusal, in the controller's own vocabulary.
         *
         * - `INVALID_TRANSITION`: The lifecycle has no such edge; `current_state` is unchanged
         * - `INVALID_STATE`: The operation is not possible in the current state
         * - `NOT_FOUND`: No such entity exists for the caller
         * - `UNKNOWN_SCENARIO`: No scenario has this name
         * - `INVALID_PARAMS`: A parameter is missing, malformed or not met
         * - `FORBIDDEN`: The account is not a sandbox account
         * - `JCS_NON_FINITE_NUMBER`: The digest covers a number that is not finite
         * - `INTERNAL_ERROR`: The controller failed; try again
         */
        error:
          | 'INVALID_TRANSITION'
          | 'INVALID_STATE'
          | 'NOT_FOUND'
          | 'UNKNOWN_SCENARIO'
          | 'INVALID_PARAMS'
          | 'FORBIDDEN'
          | 'JCS_NON_FINITE_NUMBER'
          | 'INTERNAL_ERROR';
        /**
         * Explanation of the refusal in one or two sentences for people.
         */
        error_detail?: string;
        /**
         * State that was left unchanged; null if no such entity exists.
         */
        current_state?: string | null;
      }
  );
