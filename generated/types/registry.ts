// @generated from schemas/v3/registry by codegen. Do not edit; run "npm run codegen".

import type {
  CoreAnyValue,
  CoreCollectionSelector,
  CoreCountryCode,
  CoreDomainName,
  CoreErrorIssue,
  CoreFormatId,
  CoreIdempotencyKey,
  CoreIdentifier,
  CoreRegistryEvent,
  CoreRegistryFeedFreshness,
  CoreVisibleText,
} from './core.ts';
import type {
  EnumsAgentLifecycleStage,
  EnumsAgentType,
  EnumsAgentVisibility,
  EnumsAuthorizationCheck,
  EnumsAuthorizationEvidence,
  EnumsAuthorizationReason,
  EnumsAuthorizationType,
  EnumsBadgeRole,
  EnumsBrandFileStatus,
  EnumsBrandJsonVariant,
  EnumsBrandPropertyRelationship,
  EnumsBrandSource,
  EnumsCollectionKind,
  EnumsComplianceStatus,
  EnumsComplianceTrackStatus,
  EnumsCrawlOutcome,
  EnumsCrawlStatus,
  EnumsDelegationType,
  EnumsDiscoveryMethod,
  EnumsFreshnessState,
  EnumsHostingMode,
  EnumsIdentifierTypes,
  EnumsKellerType,
  EnumsManifestStatus,
  EnumsOwnershipChallengeState,
  EnumsOwnershipProofMethod,
  EnumsPropertyResolutionSource,
  EnumsPropertySource,
  EnumsPropertyType,
  EnumsPublisherAgentSource,
  EnumsPublisherFileStatus,
  EnumsPublisherLookOutcome,
  EnumsPublisherPropertySource,
  EnumsRegistryEntityType,
  EnumsRegistryEventType,
  EnumsRelationshipTrust,
  EnumsReviewStatus,
  EnumsRevisionSource,
  EnumsSelectionType,
  EnumsVerificationMode,
} from './enums.ts';
import type {
  RegistryEventsAgentComplianceChanged,
  RegistryEventsAgentDiscovered,
  RegistryEventsAgentProfileUpdated,
  RegistryEventsAgentRemoved,
  RegistryEventsAgentVerificationEarned,
  RegistryEventsAgentVerificationLost,
  RegistryEventsAuthorizationGranted,
  RegistryEventsAuthorizationModified,
  RegistryEventsAuthorizationRevoked,
  RegistryEventsCollectionCreated,
  RegistryEventsCollectionMerged,
  RegistryEventsCollectionRemoved,
  RegistryEventsCollectionUpdated,
  RegistryEventsPropertyCreated,
  RegistryEventsPropertyMerged,
  RegistryEventsPropertyReactivated,
  RegistryEventsPropertyStale,
  RegistryEventsPropertyUpdated,
  RegistryEventsPublisherAdagentsChanged,
  RegistryEventsPublisherAdagentsDiscovered,
} from './registry/events.ts';

/**
 * Events of the last 30 days, day by day, how the numbers of entries changed with them, and the slowest hosts.
 */
export interface RegistryActivity {
  /**
   * Days in UTC, the oldest first; today is the last.
   *
   * @minItems 30
   * @maxItems 30
   */
  days: RegistryActivityDay[];
  /**
   * Whether the planned crawls of domains are on time.
   */
  crawls?: {
    /**
     * Whether a planned crawl waits for longer than crawls usually do.
     *
     * - `on_time`: No planned crawl is overdue by more than two hours
     * - `late`: A planned crawl is overdue by more than two hours
     */
    state: 'on_time' | 'late';
    /**
     * Time at which the crawl was due that is overdue for longest; null when none is due.
     */
    due_since: string | null;
  };
  /**
   * Publishers whose last crawl took longest, the slowest first.
   *
   * @maxItems 20
   */
  slowest_hosts: RegistrySlowHost[];
}

/**
 * Number of crawls of domains on one day, by what they found for adagents.json.
 */
export interface RegistryActivityCrawls {
  /**
   * Number of crawls that found a new or another file.
   */
  changed: number;
  /**
   * Number of crawls that found the file that was known.
   */
  unchanged: number;
  /**
   * Number of crawls that found a file that is not valid.
   */
  invalid: number;
  /**
   * Number of crawls that found no file at all; 0 if there were none.
   */
  absent: number;
  /**
   * Number of crawls that found nothing, because the host did not answer.
   */
  unreachable: number;
  /**
   * Mean time of a crawl with all its files, in milliseconds; absent on a day without a crawl.
   */
  mean_ms?: number;
}

/**
 * What changed in the registry on one day in UTC.
 */
export interface RegistryActivityDay {
  /**
   * Day in UTC, ISO 8601. The last of the list is today, which is not over.
   */
  day: string;
  /**
   * Number of events of the day, counted up to 10000.
   */
  events: number;
  /**
   * Whether the day has more events than were counted; then the changes below are absent.
   */
  is_cut: boolean;
  /**
   * Properties that came, less those that went or became one with another.
   */
  properties?: number;
  /**
   * Authorizations that were granted, less those that were revoked.
   */
  authorizations?: number;
  /**
   * Agents that became known, less those that are no longer known.
   */
  agents?: number;
  crawls: RegistryActivityCrawls;
}

/**
 * Text of an adagents.json that is not published yet.
 */
export interface RegistryAdagentsCheckRequest {
  /**
   * Text of the file, exactly as it would be served: findings name its lines and columns. At most 12,000 values; a larger file is checked where it is served.
   */
  document: string;
  /**
   * Domain that would serve the file. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered; without it nothing is compared with the domain.
   */
  domain?: string;
}

/**
 * Findings about an adagents.json that is not published yet, each with its line and column.
 */
export interface RegistryAdagentsCheckResponse {
  /**
   * Always true: an invalid document is a successful check.
   */
  success: true;
  /**
   * Validity of the document with all findings, and the numbers of its parts.
   */
  data: {
    /**
     * Whether the document has no errors; warnings do not matter.
     */
    valid: boolean;
    /**
     * Address that the document points to instead of authorizing agents itself; absent if it is no pointer.
     */
    location?: string;
    /**
     * Findings in the order of the text, at most 402.
     *
     * @maxItems 402
     */
    findings: RegistryDocumentFinding[];
    /**
     * Number of entries in `authorized_agents`, usable or not.
     */
    agent_count: number;
    /**
     * Number of properties, usable or not.
     */
    property_count: number;
  };
  /**
   * Time of the check, ISO 8601 in UTC.
   */
  timestamp: string;
}

/**
 * Generated adagents.json with the findings of the validator; the registry does not store it.
 */
export interface RegistryAdagentsCreateData {
  /**
   * Always true; a refused request has the error body with `success` false instead.
   */
  success: true;
  /**
   * The document as indented JSON text, ready to be served at /.well-known/adagents.json.
   */
  adagents_json: string;
  validation: RegistryValidationResult;
}

/**
 * Parts from which an adagents.json is generated. They are validated by the rules of the document itself; findings are refused with status 400.
 */
export interface RegistryAdagentsCreateRequest {
  /**
   * Entries of the document. May be empty if at least one of `properties`, `formats` and `placements` has content.
   *
   * @maxItems 10000
   *
   * Items: Entry that authorizes one agent, with its scope, as the adagents.json schema describes it.
   */
  authorized_agents: {
    [k: string]: unknown;
  }[];
  /**
   * Whether to add `$schema` with the URL of the adagents.json schema of this registry; absent means true.
   */
  include_schema?: boolean;
  /**
   * Whether to add `last_updated` with the current time; absent means true.
   */
  include_timestamp?: boolean;
  /**
   * Properties of the publisher; left out of the document when empty. At most 10000 entries.
   *
   * @maxItems 10000
   *
   * Items: Property of the publisher with its type, name and identifiers, as the adagents.json schema describes it.
   */
  properties?: {
    [k: string]: unknown;
  }[];
  /**
   * Version label of the catalog content, 1 to 255 characters; consumers compare it to see whether the catalog changed.
   */
  catalog_etag?: string;
  /**
   * Creative formats to declare, at most 10000; the document has no `formats` without them.
   *
   * @maxItems 10000
   *
   * Items: Declaration of one creative format, as the adagents.json schema describes it.
   */
  formats?: {
    [k: string]: unknown;
  }[];
  /**
   * Placements to declare, at most 10000; the document has no `placements` without them.
   *
   * @maxItems 10000
   *
   * Items: Declaration of one placement, as the adagents.json schema describes it.
   */
  placements?: {
    [k: string]: unknown;
  }[];
  /**
   * Map from a placement tag to its name and meaning.
   */
  placement_tags?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
}

/**
 * Envelope of the generated document. The registry does not store the document.
 */
export interface RegistryAdagentsCreateResponse {
  /**
   * Always true; a refused request has an error status and the common error body.
   */
  success: true;
  data: RegistryAdagentsCreateData;
  /**
   * Time at which the service computed this response, ISO 8601 in UTC.
   */
  timestamp: string;
}

/**
 * Live record with which a draft was compared.
 */
export interface RegistryAdagentsDryRunBase {
  /**
   * URL from which the live file was read; null if no valid file is recorded.
   */
  file_url: string | null;
  /**
   * SHA-256 of the bytes of the live file, in lower-case hexadecimal; null if no valid file is recorded.
   */
  file_sha256: string | null;
  /**
   * Time at which the live file was last found valid; null if that never happened.
   */
  validated_at: string | null;
  /**
   * Number of agents that the live file authorizes.
   */
  agent_count: number;
  /**
   * Number of recorded properties, those of a community entry included if there is no file.
   */
  property_count: number;
}

/**
 * How many things a draft would change, by kind.
 */
export interface RegistryAdagentsDryRunCounts {
  /**
   * Number of authorizations that the draft adds.
   */
  authorizations_granted: number;
  /**
   * Number of authorizations whose terms the draft changes.
   */
  authorizations_modified: number;
  /**
   * Number of authorizations that the draft no longer has.
   */
  authorizations_revoked: number;
  /**
   * Number of properties that the draft adds.
   */
  properties_added: number;
  /**
   * Number of properties that the draft changes.
   */
  properties_updated: number;
  /**
   * Number of stale properties that the draft lists again.
   */
  properties_reactivated: number;
  /**
   * Number of properties that the draft no longer has, merged ones included.
   */
  properties_stale: number;
  /**
   * Number of those whose identifiers another property of the draft has.
   */
  properties_merged: number;
  /**
   * Number of collections that the draft adds.
   */
  collections_added: number;
  /**
   * Number of collections that the draft changes.
   */
  collections_updated: number;
  /**
   * Number of collections that the draft no longer has.
   */
  collections_removed: number;
  /**
   * Number of agents that no publisher authorized before.
   */
  agents_discovered: number;
  /**
   * Number of agents that no publisher authorizes afterwards.
   */
  agents_removed: number;
  /**
   * Number of all events that readers of the feed would get.
   */
  events: number;
}

/**
 * Text of an adagents.json that is not published yet, and the domain that would serve it.
 */
export interface RegistryAdagentsDryRunRequest {
  /**
   * Text of the file, exactly as it would be served.
   */
  document: string;
  /**
   * Domain that would serve the file. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered.
   */
  domain: string;
}

/**
 * Changes that publishing a draft of an adagents.json would cause.
 */
export interface RegistryAdagentsDryRunResponse {
  /**
   * Always true: a draft that cannot be used is a successful dry run.
   */
  success: true;
  /**
   * Outcome of the dry run, the record it was compared with, and the changes.
   */
  data: {
    /**
     * Domain that would serve the draft, in canonical form.
     */
    domain: string;
    /**
     * What a crawl of the draft would do.
     *
     * - `changed`: The draft would be recorded; `counts` is zero in every kind if only its spaces or its order differ
     * - `unchanged`: The draft has the bytes of the live file
     * - `invalid`: The draft has errors, so that the domain would count as a domain without a usable file
     * - `older`: The draft names an earlier `last_updated` than the live file, so that the live copy would stay
     * - `pointer`: The draft points to another file, which decides; nothing is fetched and no change is computed
     */
    outcome: 'changed' | 'unchanged' | 'invalid' | 'older' | 'pointer';
    /**
     * Whether the draft has no errors; warnings do not matter.
     */
    valid: boolean;
    /**
     * Address that the draft points to; absent if it is no pointer.
     */
    location?: string;
    /**
     * Live record with which the draft was compared; null if the domain has none.
     */
    base: RegistryAdagentsDryRunBase | null;
    counts: RegistryAdagentsDryRunCounts;
    /**
     * First 200 changes of authorizations, revoked ones first.
     *
     * @maxItems 200
     */
    authorizations: RegistryAuthorizationChange[];
    /**
     * First 200 changes of properties, stale ones first.
     *
     * @maxItems 200
     */
    properties: RegistryPropertyChange[];
    /**
     * First 100 events in their order.
     *
     * @maxItems 100
     */
    events: RegistryDryRunEvent[];
  };
  /**
   * Time of the dry run, ISO 8601 in UTC.
   */
  timestamp: string;
}

/**
 * Refused request of the validation and generation tools: the common error body in their envelope.
 */
export interface RegistryAdagentsToolError {
  /**
   * Always false; a successful response has `success` true and `data` instead.
   */
  success: false;
  /**
   * Stable error code in snake case: `invalid_request` or `invalid_domain`.
   */
  error: string;
  /**
   * Explanation; for the generator the findings joined in one text.
   */
  message: string;
  /**
   * Time at which the service computed this response, ISO 8601 in UTC.
   */
  timestamp: string;
  /**
   * Places of the request that were refused, each with its field, the fault and the mend.
   */
  issues?: CoreErrorIssue[];
}

/**
 * Findings about the adagents.json of a domain and the agents in it.
 */
export interface RegistryAdagentsValidateData {
  /**
   * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
   */
  domain: string;
  /**
   * Whether the first request for the file returned status 200.
   */
  found: boolean;
  validation: RegistryValidationResult;
  /**
   * Result of one probe for each agent; present if the file is valid and lists at least one agent.
   */
  agent_cards?: RegistryAgentCardCheck[];
}

/**
 * Domain whose adagents.json the service fetches and validates now.
 */
export interface RegistryAdagentsValidateRequest {
  /**
   * Publisher domain. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
   */
  domain: string;
}

/**
 * Envelope of the validation tool: the findings of one domain and the time of the check.
 */
export interface RegistryAdagentsValidateResponse {
  /**
   * True whenever the check ran, even if the file is invalid.
   */
  success: true;
  data: RegistryAdagentsValidateData;
  /**
   * Time at which the service computed this response, ISO 8601 in UTC.
   */
  timestamp: string;
}

/**
 * Accreditation that a measurement agent claims for one of its metrics.
 */
export interface RegistryAgentAccreditation {
  /**
   * Body that accredited the metric, as the agent names it, at most 128 characters.
   */
  accrediting_body: string;
  /**
   * Identifier of the certificate at the accrediting body, at most 256 characters.
   */
  certification_id?: string;
  /**
   * Last day on which the accreditation is valid, `YYYY-MM-DD`, as the vendor states it.
   */
  valid_until?: string;
  /**
   * https URL of the evidence, such as the public entry at the accrediting body.
   */
  evidence_url?: string;
  /**
   * Always false: the claim is the vendor's, whatever the agent says about it.
   */
  verified_by_aao: false;
}

/**
 * Capabilities that an enrolled agent declared when it was last probed.
 */
export interface RegistryAgentCapabilities {
  /**
   * Number of tasks that the agent listed when the registry last probed it.
   */
  tools_count: number;
  /**
   * Tasks that the agent listed in the last probe, at most 200.
   *
   * @maxItems 200
   */
  tools?: RegistryAgentTool[];
  standard_operations?: RegistryAgentStandardOperations;
  creative_capabilities?: RegistryAgentCreativeCapabilities;
  signals_capabilities?: RegistryAgentSignalsCapabilities;
  measurement_capabilities?: RegistryAgentMeasurementCapabilities;
  /**
   * Protocol areas that the agent declares in its capabilities, such as `media_buy`.
   */
  supported_protocols?: string[];
  /**
   * Specialisms that the agent declares in its capabilities, such as `sales-guaranteed`.
   */
  specialisms?: string[];
  /**
   * Role that the agent's tasks suggest; it never changes the type that the organization chose.
   */
  inferred_type?: string;
  /**
   * Why the last probe learned nothing or only a part, at most 500 characters.
   */
  discovery_error?: string;
  /**
   * Whether the agent asks for a credential before it returns any details.
   */
  oauth_required?: boolean;
  /**
   * Time at which the agent last responded to a probe, ISO 8601 in UTC.
   */
  last_discovered_at?: string;
}

/**
 * Result of the probe of one agent from the file.
 */
export interface RegistryAgentCardCheck {
  /**
   * URL of the agent as the adagents.json file writes it.
   */
  agent_url: string;
  /**
   * Whether the agent responded with a valid message over A2A or MCP.
   */
  valid: boolean;
  /**
   * Faults of the probe: a summary and one line for each protocol; empty if it was valid.
   */
  errors: string[];
  /**
   * HTTP status of the last request of the probe, 100 to 599; absent if no response arrived.
   */
  status_code?: number;
  /**
   * Time that the probe took, in milliseconds; absent if no response arrived.
   */
  response_time_ms?: number;
  /**
   * Agent card, or name and tools of an MCP agent.
   */
  card_data?: unknown;
  /**
   * URL that responded: the agent card for A2A, the task endpoint for MCP.
   */
  card_endpoint?: string;
  /**
   * Whether the agent asks for a credential before it returns any details.
   */
  oauth_required?: boolean;
}

/**
 * Page of enrolled agents that the caller may see, in the order that the request names.
 */
export interface RegistryAgentCatalog {
  /**
   * Agents of this page that match every filter.
   */
  agents: RegistryAgentCatalogItem[];
  /**
   * Number of agents in `agents`, not of all matches.
   */
  count: number;
  /**
   * Opaque position of the last agent on this page; null if the page is empty.
   */
  cursor: string | null;
  /**
   * Whether more agents follow this page; pass the cursor of the response to fetch them.
   */
  has_more: boolean;
  /**
   * Number of agents that match every filter, where the request asks for it; null where more than 10,000 pass the rarest of them.
   */
  total_count?: number | null;
  /**
   * Number of agents for each value of the filters with fixed values, whatever filters are in force; at most 30 seconds old. Only with `counts=true`.
   *
   * @maxItems 200
   */
  value_counts?: RegistryAgentValueCount[];
}

/**
 * Agent that an organization enrolled. The blocks after `member` are present only if the request asked for them.
 */
export interface RegistryAgentCatalogItem {
  /**
   * URL of the agent in canonical form, by which the catalog identifies it.
   */
  url: string;
  /**
   * Name given at enrolment, else the name that the agent gives itself, else its host.
   */
  name: string;
  /**
   * Role of the agent; `unknown` if nobody declared one and its tasks do not show it.
   */
  type: EnumsAgentType | 'unknown';
  /**
   * Protocol in which the agent responded; `mcp` before its first response.
   *
   * - `mcp`: The agent responds to MCP (streamable HTTP)
   * - `a2a`: The agent responds to A2A
   */
  protocol: 'mcp' | 'a2a';
  /**
   * Text in which the agent or its organization describes the agent, at most 2000 characters.
   */
  description?: string;
  /**
   * URL of the agent's MCP endpoint; absent if the agent speaks A2A only.
   */
  mcp_endpoint?: string;
  /**
   * Contact for questions about the agent; absent if the organization publishes none.
   */
  contact?: {
    /**
     * Name of the person or team to contact.
     */
    name?: string;
    /**
     * Email address of the contact, as the organization publishes it.
     */
    email?: string;
    /**
     * Website of the contact, as the organization publishes it.
     */
    website?: string;
  };
  /**
   * Day on which the organization enrolled the agent, `YYYY-MM-DD` in UTC, `YYYY-MM-DD`.
   */
  added_date: string;
  visibility?: EnumsAgentVisibility;
  /**
   * Organization that enrolled the agent; absent if its profile is not public.
   */
  member?: {
    /**
     * Short name of the organization in URLs, lower-case; absent if it has none.
     */
    slug?: string;
    /**
     * Name of the organization as it is shown to people.
     */
    display_name?: string;
  };
  health?: RegistryAgentHealth;
  stats?: RegistryAgentStats;
  capabilities?: RegistryAgentCapabilities;
  compliance?: RegistryAgentCompliance;
  /**
   * Publishers that authorize a sales agent, the first 1000; with `properties=true`.
   *
   * @maxItems 1000
   */
  publisher_domains?: string[];
  property_summary?: RegistryAgentPropertySummary;
}

/**
 * Outcome of the checks that the registry runs against an enrolled agent.
 */
export interface RegistryAgentCompliance {
  status: EnumsComplianceStatus;
  lifecycle_stage: EnumsAgentLifecycleStage;
  /**
   * Map from the name of each track to its status.
   */
  tracks: {
    [k: string]: EnumsComplianceTrackStatus;
  };
  /**
   * Tracks with the numbers of their checks and the time that they took.
   */
  track_details?: RegistryAgentComplianceTrack[];
  /**
   * Whole days since which every run has passed; 0 unless `status` is `passing`.
   */
  streak_days: number;
  /**
   * Time of the last run of the checks, ISO 8601 in UTC; null before the first.
   */
  last_checked_at: string | null;
  /**
   * Summary of the last run in one line; null before the first run.
   */
  headline: string | null;
  /**
   * Whether the registry has stopped the scheduled runs of the checks.
   */
  monitoring_paused?: boolean;
  /**
   * Time between two scheduled runs of the checks, in hours.
   */
  check_interval_hours?: number;
  /**
   * Whether the agent holds at least one badge that is valid now.
   */
  verified?: boolean;
  /**
   * Protocol areas for which the agent holds a badge.
   */
  verified_roles?: EnumsBadgeRole[];
  /**
   * Versions of the protocol that were tested, by protocol area.
   */
  verified_role_versions?: {
    [k: string]: string[];
  };
  /**
   * Ways in which the badges were earned: `spec`, by the checks of this registry, or `live`, by observed traffic.
   */
  verification_modes?: EnumsVerificationMode[];
}

/**
 * Result of one track, which is a group of related agent checks.
 */
export interface RegistryAgentComplianceTrack {
  /**
   * Name of the track, which groups checks of one subject.
   */
  track: string;
  status: EnumsComplianceTrackStatus;
  /**
   * Number of checks of the track that ran.
   */
  scenario_count: number;
  /**
   * Number of checks of the track that passed; never more than `scenario_count`.
   */
  passed_count: number;
  /**
   * Time that the checks of the track took together, in milliseconds.
   */
  duration_ms: number;
  /**
   * Whether a check could not run because the agent offers nothing to run it on.
   */
  has_coverage_gap_skip?: boolean;
  /**
   * Finding of the track in plain words, at most 500 characters; absent when everything passed.
   */
  detail?: string;
}

/**
 * Everything public that the registry holds about one agent.
 */
export interface RegistryAgentCopy {
  /**
   * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
   */
  agent_url: string;
  /**
   * Whether the adagents.json of a publisher names the agent.
   */
  named: boolean;
  /**
   * Time of the enrolment; null when the agent is not enrolled for everybody to see.
   */
  added_at: string | null;
  /**
   * Time since which every check of the agent passed, from which `streak_days` follows; null without one.
   */
  passing_since: string | null;
  /**
   * Name that the agent gives itself; null before its first response, and when it is not enrolled for everybody to see.
   */
  own_name: string | null;
  /**
   * Name given at enrolment; null without one, and when the agent is not enrolled for everybody to see.
   */
  given_name: string | null;
  /**
   * Publishers whose inventory the agent claims to sell, by domain.
   */
  claims: string[];
  /**
   * Item of `GET /api/registry/agents` with the blocks `health`, `capabilities`, `compliance` and `properties`; null when the agent is not enrolled for everybody to see.
   */
  enrolled: RegistryAgentCatalogItem | null;
  /**
   * Result of `GET /api/registry/agents/search` without the members that depend on the query; null before the first profile, and when not everybody may see it.
   */
  profile: {} | null;
}

/**
 * Operations and formats of a creative agent, derived from its tasks and declared formats.
 */
export interface RegistryAgentCreativeCapabilities {
  /**
   * Creative formats that the agent declares, at most 200.
   *
   * @maxItems 200
   */
  supported_formats: RegistryAgentCreativeFormat[];
  /**
   * Whether the agent builds creatives: it declares generation or lists `build_creative`.
   */
  can_generate: boolean;
  /**
   * Whether the agent validates manifests: it lists `validate_input` or `validate_creative`.
   */
  can_validate: boolean;
  /**
   * Whether the agent renders previews, that is whether it lists `preview_creative`.
   */
  can_preview: boolean;
}

/**
 * A creative format that an agent works with, as it declares it.
 */
export interface RegistryAgentCreativeFormat {
  /**
   * Identifier that the agent gave to the entry; unique in its declaration; at most 256 characters.
   */
  capability_id?: string;
  /**
   * Format with its kind, the publisher whose option it is, and its parameters.
   */
  format: {
    /**
     * Kind of the format in the agent's own words, at most 128 characters.
     */
    format_kind?: string;
    /**
     * Domain of the publisher that defines the format option; absent for formats of the agent.
     */
    publisher_domain?: string;
    /**
     * Identifier of the format option at `publisher_domain`; absent without a publisher; at most 256 characters.
     */
    format_option_id?: string;
    format_id?: CoreFormatId;
    /**
     * Parameters of the format, such as sizes, exactly as the agent declares them.
     */
    params?: {
      [k: string]: unknown;
    };
  };
  /**
   * Operations of the agent on the format: `build`, `validate` and `preview`.
   */
  operations: string[];
}

/**
 * What the probes and checks of an enrolled agent found on one day in UTC.
 */
export interface RegistryAgentDay {
  /**
   * Day in UTC, ISO 8601. The last of the list is today, which is not over.
   */
  day: string;
  /**
   * Number of times that the agent was asked whether it answers; 0 on a day without a probe.
   */
  probes: number;
  /**
   * Number of these probes that the agent answered.
   */
  answered: number;
  /**
   * Mean time until it answered, in milliseconds; absent if it did not answer on this day.
   */
  response_ms?: number;
  /**
   * Reason why the last probe without an answer failed; absent if there was none.
   */
  last_error?: string;
  /**
   * Number of runs of the checks on this day.
   */
  checks: number;
  check_status?: EnumsComplianceStatus;
  /**
   * Map from the name of each track to its status in the last run of the day; empty if the agent could not be reached.
   */
  tracks?: {
    [k: string]: EnumsComplianceTrackStatus;
  };
}

/**
 * Creative formats that an agent returned in a probe made for this request.
 */
export interface RegistryAgentFormats {
  /**
   * Always true; a probe that fails has an error status and the common error body.
   */
  success: true;
  /**
   * Formats of the agent, at most 200 and together at most 512 KB of JSON.
   *
   * @maxItems 200
   */
  formats: RegistryProbedFormat[];
}

/**
 * Outcome of the last probe: whether the agent responded, and how fast.
 */
export interface RegistryAgentHealth {
  /**
   * Whether the agent responded to the last probe with a valid message.
   */
  online: boolean;
  /**
   * When it was last asked; null before the first probe; ISO 8601 with a zone.
   */
  checked_at: string | null;
  /**
   * Time that the whole probe took, in milliseconds.
   */
  response_time_ms?: number;
  /**
   * Number of tasks that the agent listed in the last probe.
   */
  tools_count?: number;
  /**
   * Number of MCP resources that the agent lists; absent for A2A.
   */
  resources_count?: number;
  /**
   * Reason for which the probe failed, at most 500 characters; absent when the agent is online.
   */
  error?: string;
}

/**
 * Health and checks of one enrolled agent, day by day.
 */
export interface RegistryAgentHistory {
  /**
   * URL of the agent in canonical form.
   */
  url: string;
  /**
   * Days in UTC, the oldest first and without a gap; today is the last.
   *
   * @minItems 1
   * @maxItems 90
   */
  days: RegistryAgentDay[];
}

/**
 * Catalog of the metrics that a measurement agent declares, as stored by the last probe.
 */
export interface RegistryAgentMeasurementCapabilities {
  /**
   * Metrics that the agent declares, at most 500, each `metric_id` once.
   *
   * @maxItems 500
   */
  metrics: RegistryAgentMetric[];
}

/**
 * A metric of a measurement agent. Its full identity is the domain and brand of the vendor with `metric_id`.
 */
export interface RegistryAgentMetric {
  /**
   * Identifier of the metric, unique in the agent's catalog; the vendor's brand completes it.
   */
  metric_id: string;
  /**
   * https address of the published standard that the metric implements, at most 2048 characters.
   */
  standard_reference?: string;
  /**
   * Accreditations that the agent claims for the metric, at most 32; the registry does not verify them.
   *
   * @maxItems 32
   */
  accreditations?: RegistryAgentAccreditation[];
  /**
   * Unit of the reported values, such as `percent` or `seconds`, at most 64 characters.
   */
  unit?: string;
  /**
   * Explanation of what the metric measures, at most 2000 characters.
   */
  description?: string;
  /**
   * https URL of the document that describes the methodology, at most 2048 characters.
   */
  methodology_url?: string;
  /**
   * Version of the methodology; absent when changes of it are not tracked; at most 64 characters.
   */
  methodology_version?: string;
  /**
   * Fields of the vendor's own, at most 4096 bytes of JSON. The registry does not interpret them.
   */
  ext?: {};
}

/**
 * Products that a sales agent returned in a probe made for this request, without a credential.
 */
export interface RegistryAgentProducts {
  /**
   * Always true; a probe that fails has an error status and the common error body.
   */
  success: true;
  /**
   * Products of the agent, at most 200 and together at most 512 KB of JSON.
   *
   * @maxItems 200
   */
  products: RegistryProbedProduct[];
}

/**
 * Inventory that publishers authorize an agent to sell, in numbers.
 */
export interface RegistryAgentPropertySummary {
  /**
   * Number of properties that publishers authorize the agent to sell.
   */
  total_count: number;
  /**
   * Number of authorized properties by property type, such as `website`.
   */
  count_by_type: {
    [k: string]: number;
  };
  /**
   * Tags of the authorized properties, at most 200, the most frequent first.
   *
   * @maxItems 200
   */
  tags: string[];
  /**
   * Number of publishers whose adagents.json authorizes the agent.
   */
  publisher_count: number;
}

/**
 * One page of agents, most relevant first, then by URL.
 */
export interface RegistryAgentSearchResponse {
  /**
   * Agents of this page in order of relevance, then by URL.
   */
  results: RegistryAgentSearchResult[];
  /**
   * Position at which the next page begins; null if the page is empty.
   */
  cursor: string | null;
  /**
   * Whether more agents follow this page; pass `cursor` to fetch them.
   */
  has_more: boolean;
}

/**
 * Sellable inventory of an agent, with what the search found.
 */
export interface RegistryAgentSearchResult {
  /**
   * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
   */
  agent_url: string;
  /**
   * The same as `agent_url`, for clients that key agents by it.
   */
  url: string;
  /**
   * Advertising channels in which the agent sells, such as `ctv`, derived from its inventory.
   */
  channels: string[];
  /**
   * Types of the properties that the agent may sell, such as `website`.
   */
  property_types: string[];
  /**
   * Countries in which the agent sells, as ISO 3166-1 alpha-2 codes.
   */
  markets: string[];
  /**
   * Content categories of the inventory, in the vocabulary that the agent uses.
   */
  categories: string[];
  /**
   * Tags of the properties that the agent may sell, at most 200, the most frequent first.
   */
  tags: string[];
  /**
   * Delivery types of the agent's products: guaranteed, non-guaranteed or both.
   */
  delivery_types: string[];
  /**
   * Identifiers of the creative formats that the agent accepts.
   */
  format_ids: string[];
  /**
   * Kinds of the creative formats that the agent accepts, such as `video_hosted`.
   */
  format_kinds?: string[];
  /**
   * Number of properties that publishers authorize the agent to sell.
   */
  property_count: number;
  /**
   * Number of publishers whose adagents.json authorizes the agent.
   */
  publisher_count: number;
  /**
   * Whether the agent supports real-time trusted matching, derived from its declared capabilities.
   */
  has_tmp: boolean;
  /**
   * Vocabulary of `categories`; null when the inventory uses no vocabulary or several.
   */
  category_taxonomy: string | null;
  /**
   * Match breadth (1 with filters, 0 without), plus ln(property_count + 1) × 0.1, plus 0.05 for trusted matching.
   */
  relevance_score: number;
  /**
   * Names of the filter dimensions of the request that the agent matched.
   */
  matched_filters: string[];
  /**
   * Time at which the profile last changed, ISO 8601 in UTC.
   */
  updated_at: string;
}

/**
 * Operations of a signals agent, derived from its tasks and declared capabilities.
 */
export interface RegistryAgentSignalsCapabilities {
  /**
   * Kinds of audiences that the agent offers; empty if it does not declare any.
   */
  audience_types: string[];
  /**
   * Whether audiences can be matched, that is whether the agent lists `match_audience`.
   */
  can_match: boolean;
  /**
   * Whether signals can be activated, that is whether the agent lists `activate_signal`.
   */
  can_activate: boolean;
  /**
   * Whether signals can be searched, that is whether the agent lists `get_signals`.
   */
  can_get_signals: boolean;
}

/**
 * Operations that a sales agent supports, derived from the tasks that it lists.
 */
export interface RegistryAgentStandardOperations {
  /**
   * Whether products can be searched, that is whether the agent lists `get_products`.
   */
  can_search_inventory?: boolean;
  /**
   * Whether availability can be requested, that is whether the agent lists `get_products`.
   */
  can_get_availability?: boolean;
  /**
   * Whether inventory can be reserved, that is whether the agent lists `create_media_buy`.
   */
  can_reserve_inventory?: boolean;
  /**
   * Whether prices can be requested, that is whether the agent lists `get_products`.
   */
  can_get_pricing?: boolean;
  /**
   * Whether media buys can be created, that is whether the agent lists `create_media_buy`.
   */
  can_create_order?: boolean;
  /**
   * Whether the agent declares the publishers that it sells or lists `list_authorized_properties`.
   */
  can_list_properties?: boolean;
}

/**
 * Numbers about an agent: the publishers and properties behind it, and its formats.
 */
export interface RegistryAgentStats {
  /**
   * Number of properties that publishers authorize the agent to sell.
   */
  property_count?: number;
  /**
   * Number of publishers whose adagents.json authorizes the agent.
   */
  publisher_count?: number;
  /**
   * Domains of the publishers that authorize the agent, the first 100 in alphabetical order.
   *
   * @maxItems 100
   */
  publishers?: string[];
  /**
   * Number of creative formats that the agent declares.
   */
  creative_formats?: number;
}

/**
 * Task that the agent offers, as it listed the task in a probe.
 */
export interface RegistryAgentTool {
  /**
   * Name of the task as a caller invokes it, for example `get_products`, at most 128 characters.
   */
  name: string;
  /**
   * Description of the task by the agent, shortened to 500 characters.
   */
  description?: string;
  /**
   * Time at which a probe last saw the task in the agent's list.
   */
  verified_at?: string;
}

/**
 * Number of enrolled agents that one value of a filter finds.
 */
export interface RegistryAgentValueCount {
  /**
   * Parameter of the list of agents that takes the value.
   *
   * - `type`: Kind of agent, such as one that sells
   * - `health_status`: Whether the agent answered when it was last asked
   * - `compliance_status`: Result of the checks of the agent
   * - `lifecycle_stage`: Stage that the organization states
   * - `channel`: Channel of the products or properties that the agent sells
   * - `property_type`: Type of the properties that the agent sells
   * - `format_kind`: Kind of the creative formats that the agent lists
   */
  parameter:
    'type' | 'health_status' | 'compliance_status' | 'lifecycle_stage' | 'channel' | 'property_type' | 'format_kind';
  /**
   * Value of the parameter, as a request names it.
   */
  value: string;
  /**
   * Number of agents with the value that the caller may see, counted up to 1000.
   */
  count: number;
}

/**
 * Entry point of the REST API: name, version and the addresses of documentation and operations.
 */
export interface RegistryApiIndex {
  /**
   * Name of this registry, as its operator configured it.
   */
  name: string;
  /**
   * Version of the running software, in the form `major.minor.patch`.
   */
  version: string;
  /**
   * URL of the documentation for people.
   */
  documentation: string;
  /**
   * URL of the OpenAPI 3.1 description of the REST API.
   */
  openapi: string;
  /**
   * Map from the name of an operation to its path.
   */
  endpoints: {
    [k: string]: string;
  };
}

/**
 * Authorization that a draft would grant, change or revoke.
 */
export interface RegistryAuthorizationChange {
  /**
   * What the draft does with the entry, compared with the live file.
   *
   * - `granted`: New in the draft
   * - `modified`: In the live file with other terms
   * - `revoked`: In the live file and not in the draft
   */
  change: 'granted' | 'modified' | 'revoked';
  /**
   * URL of the agent, in its canonical form.
   */
  agent_url: string;
  authorization_type: EnumsAuthorizationType;
  /**
   * Text of the publisher that states what the agent may sell, as in the draft; as in the live file if it is revoked.
   */
  authorized_for: string;
  /**
   * Names of the fields that differ, if the authorization is modified.
   */
  changed_fields?: string[];
  /**
   * Values of the changed fields in the live file, if the authorization is modified.
   */
  before?: {
    [k: string]: unknown;
  };
  /**
   * Values of the changed fields in the draft, if the authorization is modified.
   */
  after?: {
    [k: string]: unknown;
  };
}

/**
 * One check of an authorization decision with its result and a detail for people.
 */
export interface RegistryAuthorizationCheck {
  check: EnumsAuthorizationCheck;
  /**
   * Whether the check passed; null if an earlier failure left nothing to check.
   */
  ok: boolean | null;
  /**
   * Finding of the check in one sentence, naming the compared values.
   */
  detail: string;
}

/**
 * The entry of an adagents.json that a decision rests on, without the lists of its scope. Lists are cut at 100 items.
 */
export interface RegistryAuthorizationEntry {
  /**
   * Identifier of the authorization in the registry and its feed; absent if the file was evaluated before it was recorded.
   */
  id?: string;
  authorization_type: EnumsAuthorizationType;
  /**
   * Text of the publisher that states what the agent may sell.
   */
  authorized_for: string;
  delegation_type?: EnumsDelegationType;
  /**
   * Whether no other agent may sell the same scope.
   */
  exclusive?: boolean;
  /**
   * Countries to which the entry is limited; absent for worldwide; at most 100.
   *
   * @maxItems 100
   */
  countries?: CoreCountryCode[];
  /**
   * Time from which the authorization is valid; absent means that it has no start.
   */
  effective_from?: string;
  /**
   * Time until which the authorization is valid; absent means that it has no end.
   */
  effective_until?: string;
  /**
   * Identifiers of the placements to which the authorization is limited, at most 100.
   *
   * @maxItems 100
   */
  placement_ids?: string[];
  /**
   * Tags of the placements to which the authorization is limited, at most 100.
   *
   * @maxItems 100
   */
  placement_tags?: string[];
  /**
   * Selectors of the collections to which the entry is limited, as the publisher wrote them.
   *
   * @maxItems 100
   */
  collections?: {
    [k: string]: unknown;
  }[];
  /**
   * Keys that the publisher pins for the agent, as written, at most 100.
   *
   * @maxItems 100
   */
  signing_keys?: {
    [k: string]: unknown;
  }[];
}

/**
 * Authorizations of an agent, with the feed cursor from which to follow their changes.
 */
export interface RegistryAuthorizationList {
  /**
   * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
   */
  agent_url: string;
  /**
   * Kinds of evidence that the request asked for.
   */
  evidence: EnumsAuthorizationEvidence[];
  /**
   * Form of the rows; `effective` means as they apply, after decisions of the registry's operator.
   */
  include: 'effective';
  /**
   * Authorizations of this page, ordered by publisher and then by row identifier, at most 10000.
   *
   * @maxItems 10000
   */
  rows: RegistryAuthorizationRow[];
  /**
   * Number of rows in this response, not of all authorizations of the agent.
   */
  count: number;
  /**
   * Whether more rows follow this page; pass `cursor` to fetch them.
   */
  has_more: boolean;
  /**
   * Value to pass as `cursor` for the next page; null on the last one. Not a feed cursor.
   */
  cursor: string | null;
}

/**
 * Statement of the operator's brand.json about the agent and the property.
 */
export interface RegistryAuthorizationOperatorSide {
  /**
   * Whether the file lists both the agent and the property.
   */
  declared: boolean;
  /**
   * Relationship that the file states; null if it does not list the property.
   */
  relationship: EnumsBrandPropertyRelationship | null;
  /**
   * Domain of the operator; null if no operator can be identified.
   */
  brand_domain: CoreDomainName | null;
  /**
   * Whether the brand.json of the operator lists the agent in `agents`.
   */
  agent_declared: boolean;
  /**
   * Type under which the file lists the agent; absent if it does not.
   */
  agent_type?: string;
  /**
   * Way in which the operator was identified.
   *
   * - `declaration`: A brand of the registry lists the agent in its `agents`
   * - `agent_host`: No brand lists the agent, so the registrable domain of the agent's host is taken as its operator
   */
  found_by: 'declaration' | 'agent_host';
  /**
   * Well-known URL of the operator's brand.json; null if no operator is known.
   */
  file_url?: string | null;
  /**
   * Time at which the file was last fetched and found valid; null if that never happened.
   */
  validated_at: string | null;
  freshness: EnumsFreshnessState;
}

/**
 * Statement of the adagents.json that speaks for the publisher about the agent and the property.
 */
export interface RegistryAuthorizationPublisherSide {
  /**
   * Whether every check on the publisher's side passed.
   */
  authorized: boolean;
  /**
   * Entry that authorizes the agent, or the one that met most conditions; null if no entry names the agent.
   */
  entry: RegistryAuthorizationEntry | null;
  /**
   * Delegation type of that entry; null if it states none.
   */
  delegation_type: EnumsDelegationType | null;
  /**
   * URL from which the file was read, after redirects and pointers; null without a usable file.
   */
  file_url: string | null;
  /**
   * SHA-256 of the bytes of the file, in lower-case hexadecimal; null without a usable file.
   */
  file_sha256: string | null;
  /**
   * Time at which the file was last fetched and found valid; null if that never happened.
   */
  validated_at: string | null;
  freshness: EnumsFreshnessState;
  /**
   * Way in which the file was found: directly, by a pointer or by a manager domain; null without a file.
   */
  discovery_method?: EnumsDiscoveryMethod | null;
  /**
   * Domain of the manager whose file speaks for the publisher, if its ads.txt names one.
   */
  manager_domain?: CoreDomainName | null;
  /**
   * When the file revoked the publisher, when it did and says so, ISO 8601 with a zone.
   */
  revoked_at?: string | null;
}

/**
 * Authorization in its current state, with the members of the events about it, so that rows and events can be merged by `id`.
 */
export interface RegistryAuthorizationRow {
  /**
   * Identifier of the row; the same over all events about it; a UUID.
   */
  id: string;
  /**
   * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
   */
  agent_url: string;
  /**
   * URL of the agent in canonical form, by which rows are matched.
   */
  agent_url_canonical: string;
  publisher_domain: CoreDomainName;
  /**
   * Way in which the scope is stated; null if the entry gave none and covers the publisher as a whole.
   */
  authorization_type: EnumsAuthorizationType | null;
  /**
   * Text of the publisher that states what the agent may sell.
   */
  authorized_for: string;
  /**
   * Identifiers of the properties that the authorization covers; present for scope by id.
   */
  property_ids?: string[];
  /**
   * Tags whose properties the authorization covers; present for scope by tag.
   */
  property_tags?: string[];
  /**
   * Properties that the authorization covers, written out inside the entry.
   *
   * Items: Property written out in the entry: type, name and identifiers.
   */
  properties?: {
    [k: string]: unknown;
  }[];
  /**
   * Selectors of properties of other publishers that the authorization covers.
   *
   * Items: Selector that names a publisher and which of its properties are covered.
   */
  publisher_properties?: {
    [k: string]: unknown;
  }[];
  /**
   * Identifiers of the signals that the authorization covers; present for scope by id.
   */
  signal_ids?: string[];
  /**
   * Tags whose signals the authorization covers; present for scope by tag.
   */
  signal_tags?: string[];
  /**
   * Registry identifier of the property, when the row is about one, a UUID.
   */
  property_rid?: string | null;
  /**
   * Identifier that the publisher gave the property in its own file.
   */
  property_id_slug?: string | null;
  /**
   * Identifiers of the placements to which the authorization is limited.
   */
  placement_ids?: string[];
  /**
   * Tags of the placements to which the authorization is limited.
   */
  placement_tags?: string[];
  /**
   * Collections to which the authorization is limited, by publisher and identifier.
   */
  collections?: CoreCollectionSelector[];
  /**
   * Countries to which the authorization is limited, as ISO 3166-1 alpha-2 codes.
   */
  countries?: CoreCountryCode[];
  /**
   * Commercial path between publisher and agent; null if the publisher does not state it.
   */
  delegation_type?: EnumsDelegationType | null;
  /**
   * Whether no other agent may sell the same scope.
   */
  exclusive?: boolean;
  /**
   * Keys that the publisher pins for the agent; null if it pins none.
   */
  signing_keys?:
    | {
        [k: string]: unknown;
      }[]
    | null;
  /**
   * Time from which the authorization is valid; null if it has no start.
   */
  effective_from?: string | null;
  /**
   * Time until which the authorization is valid; null if it has no end.
   */
  effective_until?: string | null;
  evidence: EnumsAuthorizationEvidence;
  /**
   * Whether another party contests the row; a contested row is shown but marked.
   */
  disputed: boolean;
  /**
   * Account or process that entered the row; null when the crawler did.
   */
  created_by?: string | null;
  /**
   * Time at which the row lapses by itself; null when it has no end.
   */
  expires_at?: string | null;
  /**
   * Time at which the registry created the row, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which the row last changed, ISO 8601 in UTC.
   */
  updated_at: string;
  /**
   * Whether a manual decision of the registry operator changed the row.
   */
  override_applied?: boolean;
  /**
   * Reason that the operator gave for the manual decision; null without such a decision.
   */
  override_reason?: string | null;
  /**
   * Names of members that are longer in the publisher's file than here.
   */
  shortened?: string[];
}

/**
 * Up to 100 domains to resolve to brands in one call.
 */
export interface RegistryBrandBulkRequest {
  /**
   * Domains to resolve. Duplicates, compared after trimming and in lower case, count once. An element that is not a domain name fails the whole request with 400.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A domain; cleaned like the query parameter of the single look-up; at most 2048 characters.
   */
  domains: string[];
  /**
   * Moment in the past that is asked about, with an offset from UTC: each domain is resolved by what was recorded then, and one without a record is left out; absent means now. A moment that has not come returns status 400, and status 404 means that nothing is known about the moment for any of the domains.
   */
  at?: string;
}

/**
 * Results of a bulk resolution, one record for each requested domain that is known.
 */
export interface RegistryBrandBulkResponse {
  /**
   * One entry per known domain, keyed by the domain as it was sent, trimmed and in lower case; a domain of which no brand is known has none.
   */
  results: {
    [k: string]: RegistryBrandResolution;
  };
  /**
   * Domains, as in `results`, whose records would make the response longer than 16 MB; resolve each of them by itself. Absent when none is left out.
   *
   * Items: Domain as it was sent, trimmed and in lower case.
   */
  omitted?: string[];
}

/**
 * Short form of a brand for lists: name, first logo and industries.
 */
export interface RegistryBrandCard {
  /**
   * Name of the brand to show, at most one line.
   */
  name: string;
  /**
   * Text that describes the brand, at most 500 characters.
   */
  description?: string;
  /**
   * URL of the first logo; absent if the brand has no logo.
   */
  logo_url?: string;
  /**
   * Colors of the brand in the form `#RRGGBB`, the primary one first, at most 6.
   *
   * @maxItems 6
   */
  colors?: string[];
  /**
   * Industries in which the brand works, as values of the industry vocabulary, at most 6.
   *
   * @maxItems 6
   */
  industries?: string[];
}

/**
 * Newest state of a brand that was added, changed or removed.
 */
export interface RegistryBrandChange {
  /**
   * Domain of the brand in canonical form.
   */
  domain: string;
  /**
   * The brand as it is now; null when the registry has no public brand for the domain any more.
   */
  brand: RegistryBrandCopy | null;
}

/**
 * A page of brands that changed, in the order of their last changes.
 */
export interface RegistryBrandChangeList {
  /**
   * Brands of this page. Each brand stands once in the whole list, at its last change.
   *
   * @maxItems 1000
   */
  changes: RegistryBrandChange[];
  /**
   * Position to continue from, on an empty page too. Opaque.
   */
  cursor: string;
  /**
   * Whether more changes follow; if so, pass `cursor` at once.
   */
  has_more: boolean;
}

/**
 * Text of a brand.json that is not published yet.
 */
export interface RegistryBrandCheckRequest {
  /**
   * Text of the file, exactly as it would be served: findings name its lines and columns. At most 12,000 values; a larger file is checked where it is served.
   */
  document: string;
  /**
   * Domain that would serve the file. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered; without it nothing is compared with the domain.
   */
  domain?: string;
}

/**
 * Findings about a brand.json that is not published yet, each with its line and column.
 */
export interface RegistryBrandCheckResponse {
  /**
   * Whether the document has no errors; warnings do not matter.
   */
  valid: boolean;
  /**
   * Form of brand.json that the document has; null if it has none of them.
   */
  variant: EnumsBrandJsonVariant | null;
  /**
   * Findings in the order of the text, at most 402.
   *
   * @maxItems 402
   */
  findings: RegistryDocumentFinding[];
}

/**
 * Color of the brand with the role that it plays, such as `primary`.
 */
export interface RegistryBrandColor {
  /**
   * Color in the form `#` and six hexadecimal digits, for example `#C8553D`.
   */
  hex: string;
  /**
   * Part of the color, for example `primary`, `secondary` or `accent`, at most 64 characters.
   */
  type: string;
}

/**
 * Colors by the part that they play (`primary`, `secondary`, `accent` and others), each as `#` with six hexadecimal digits.
 */
export interface RegistryBrandColorMap {
  [k: string]: string;
}

/**
 * The company behind a brand, as the enrichment provider knows it.
 */
export interface RegistryBrandCompany {
  /**
   * Legal or trading name of the company.
   */
  name?: string;
  /**
   * Main industry of the company, in the provider's words.
   */
  industry?: string;
  /**
   * All industries of the company, the main one first.
   */
  industries?: string[];
  /**
   * Number or range of employees, as the provider writes it.
   */
  employees?: string;
  /**
   * Year in which the company was founded, for example 1998.
   */
  founded?: number;
  /**
   * Seat of the company as text, for example `Utrecht, Netherlands`.
   */
  location?: string;
}

/**
 * Everything public about one domain's brand, in the forms in which the registry returns it.
 */
export interface RegistryBrandCopy {
  /**
   * Domain of the brand in canonical form.
   */
  domain: string;
  /**
   * Time of the last look at the brand's own files; null before the first one.
   */
  checked_at: string | null;
  /**
   * Time when the brand's own files were last read with success; null when they never were.
   */
  validated_at: string | null;
  /**
   * Whether the last look at the brand's own files found the brand. With `validated_at` it decides the `freshness` of a resolution.
   */
  file_resolved: boolean;
  /**
   * What the last look at the brand's own files found; null before the first one.
   */
  file_outcome: ('resolved' | 'absent' | 'invalid' | 'unreachable') | null;
  /**
   * Agents that the brand's own file declares, by URL.
   *
   * Items: Agent that the brand's own file declares.
   */
  agents: {
    /**
     * URL of the agent in canonical form.
     */
    url: string;
    /**
     * Type of the agent as the file names it.
     */
    type: string;
    /**
     * Identifier of the agent as the file names it; absent if it names none.
     */
    id?: string;
    /**
     * Time at which the registry first saw the declaration.
     */
    first_seen_at: string;
  }[];
  /**
   * Properties that the brand's own file lists.
   *
   * Items: Property that the brand's own file lists.
   */
  properties: {
    /**
     * Type of the property as the file names it.
     */
    type: string;
    /**
     * Identifier of the property, such as a domain or an app bundle.
     */
    identifier: string;
    /**
     * Store of an app; absent for other properties.
     */
    store?: string;
    /**
     * Relationship of the brand to the property, such as `owned`.
     */
    relationship: string;
  }[];
  /**
   * Item of `GET /api/brands/registry`; null for a domain that is resolved but not listed, such as one that points to another domain's brand.
   */
  listing: RegistryBrandListingItem | null;
  resolution: RegistryBrandResolution;
}

/**
 * Identity data of a brand domain from the enrichment provider or from the stored entry.
 */
export interface RegistryBrandEnrichment {
  /**
   * Always true; a refused request has an error status and the common error body.
   */
  success: true;
  /**
   * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
   */
  domain: string;
  /**
   * Whether stored data younger than 30 days, or an authoritative entry, were returned and the provider was not asked.
   */
  cached: boolean;
  manifest?: RegistryBrandEnrichmentManifest;
  company?: RegistryBrandCompany;
  source_type?: EnumsBrandSource;
}

/**
 * Identity data gathered for a brand. Further keys may appear.
 */
export interface RegistryBrandEnrichmentManifest {
  /**
   * Name of the brand as it is shown to people.
   */
  name: string;
  /**
   * URL of the home page of the brand.
   */
  url: string;
  /**
   * Text that describes what the brand is or offers, at most 5000 characters.
   */
  description?: string;
  /**
   * Logo files of the brand, the most suitable first.
   */
  logos?: RegistryBrandLogo[];
  colors?: RegistryBrandColorMap;
  /**
   * Typefaces of the brand, each with the use that it has.
   */
  fonts?: RegistryBrandFont[];
  tone?: RegistryBrandTone;
  company?: RegistryBrandCompany;
}

/**
 * Typeface of a brand with the role for which it is used.
 */
export interface RegistryBrandFont {
  /**
   * Name of the typeface, for example `Source Sans 3`.
   */
  name: string;
  /**
   * Use of the typeface in the brand's design, for example `title` or `body`.
   */
  role: string;
}

/**
 * The brand document of a domain, with where it came from.
 */
export interface RegistryBrandJsonResponse {
  /**
   * Domain that was asked about, in canonical form.
   */
  domain: string;
  /**
   * Address of the document: the well-known file of the domain, or the copy that this registry hosts.
   */
  url: string;
  variant?: EnumsBrandJsonVariant;
  /**
   * The document. For a stored entry: its name together with its manifest.
   */
  data: {
    [k: string]: unknown;
  };
  /**
   * Findings that leave the document usable, each with its field.
   */
  warnings?: RegistryValidationWarning[];
  /**
   * Older document version that was read as the present one.
   */
  promoted_from_schema?: string;
  live_brand_json?: RegistryLiveBrandJson;
  freshness?: RegistryFreshness;
}

/**
 * A page of brands in the order that was asked for, by name and domain unless told otherwise.
 */
export interface RegistryBrandListing {
  /**
   * Brands of this page, in the order of the list.
   */
  brands: RegistryBrandListingItem[];
  stats: RegistryBrandListingStats;
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Brand as the listing of the registry shows it, with counts and its confirmed house.
 */
export interface RegistryBrandListingItem {
  /**
   * Domain of the brand in canonical form.
   */
  domain: string;
  /**
   * Name to show; the domain if nothing better is known.
   */
  brand_name: string;
  source: EnumsBrandSource;
  /**
   * Whether identity data beyond the name are stored for the brand.
   */
  has_manifest: boolean;
  /**
   * Whether the domain itself served a valid brand.json.
   */
  verified: boolean;
  keller_type?: EnumsKellerType;
  /**
   * Domain of the house that names the brand back; the brand's own domain when no house does.
   */
  house_domain?: string;
  /**
   * Domain of a house that the brand names but that does not name the brand back; gives no trust.
   */
  claimed_house_domain?: string;
  relationship_trust?: EnumsRelationshipTrust;
  /**
   * When both sides were last seen to confirm the tie, ISO 8601 with a zone.
   */
  relationship_verified_at?: string;
  /**
   * URL of the first logo; absent if the brand has no logo.
   */
  logo_url?: string;
  /**
   * Path of the copy of the first logo that this registry serves; absent while it has none.
   */
  logo_path?: string;
  /**
   * Primary color of the brand in the form `#RRGGBB`; absent if none is known.
   */
  primary_color?: string;
  /**
   * Logo files of the brand with their labels, at most 100.
   */
  logos?: RegistryBrandLogo[];
  colors?: RegistryBrandColorMap;
  tone?: RegistryBrandTone;
  /**
   * Industries in which the brand works, as values of the industry vocabulary.
   */
  industries?: string[];
  /**
   * Number of known brands that name this one as their parent.
   */
  sub_brand_count?: number;
  /**
   * Number of employees of the company, if the enrichment provider knows it.
   */
  employee_count?: number;
  /**
   * When the registry last looked at the files of the domain, or somebody last edited the entry, ISO 8601 with a zone; only in the list of brands.
   */
  updated_at?: string;
  /**
   * Names of the members that are left out because the item would have more than 8 KB, whether or not the brand has them; `GET /api/brands/resolve` has what the brand has. Absent when none is left out.
   *
   * Items: Name of a member of this item.
   */
  shortened?: string[];
}

/**
 * Counts over all entries that match `search`; `source` and the page do not matter.
 */
export interface RegistryBrandListingStats {
  /**
   * Number of entries that match `search`, whatever their source.
   */
  total: number;
  /**
   * Number of matching entries that rest on a brand.json of the domain.
   */
  brand_json: number;
  /**
   * Number of matching entries that members wrote.
   */
  community: number;
  /**
   * Number of matching entries that come from automated enrichment.
   */
  enriched: number;
  /**
   * Number of matching entries whose document this registry hosts for the owner.
   */
  hosted: number;
  /**
   * Number of matching entries of which only the domain and the name are known.
   */
  stub: number;
  /**
   * Entries that are master or independent brands, or have no known place.
   */
  houses: number;
  /**
   * Number of matching entries that are sub-brands or endorsed brands.
   */
  sub_brands: number;
  /**
   * Number of matching entries with identity data beyond the name.
   */
  with_manifest: number;
}

/**
 * Logo file of a brand with labels for the use that suits it.
 */
export interface RegistryBrandLogo {
  /**
   * URL of the image file, with the scheme http or https, at most 2048 characters.
   */
  url: string;
  /**
   * Labels such as `primary`, `icon` or `dark`; may be empty; at most 50.
   *
   * @maxItems 50
   */
  tags: string[];
}

/**
 * Identity data that a member writes for a brand, at most 256 KB as JSON. Further keys are stored and given back; keys that would claim trust or classification are dropped.
 */
export interface RegistryBrandManifestInput {
  name?: CoreVisibleText;
  /**
   * Text that describes what the brand is or offers, at most 5000 characters.
   */
  description?: string;
  /**
   * Logo files of the brand with their labels, at most 100.
   *
   * @maxItems 100
   */
  logos?: RegistryBrandLogo[];
  /**
   * Colors, either as a list or as a map from part to color, the form that enrichment returns. The map is stored as the list.
   */
  colors?: RegistryBrandColor[] | RegistryBrandColorMap;
}

/**
 * The canonical identity behind a brand domain. The structure is the same whatever the source.
 */
export interface RegistryBrandResolution {
  /**
   * Canonical identifier, unique among all brands: the canonical domain of the brand, or `<house domain>#<brand id>` for a brand that is defined in a house file and has no website that leads to that house. A site can only obtain an identifier of a domain that it controls.
   */
  canonical_id: string;
  /**
   * Moment in the past that the request asked about; absent in answers about the present. Everything else is as it was recorded then.
   */
  at?: string;
  /**
   * Domain that identifies the brand; the domain of the house if the brand has none of its own.
   */
  canonical_domain: string;
  /**
   * Name to show: the English one if there is one, otherwise the first.
   */
  brand_name: string;
  keller_type: EnumsKellerType;
  /**
   * Domain of the owning house, if house and brand confirm the relationship or the house file defines the brand. Otherwise the canonical domain of the brand itself.
   */
  house_domain: string;
  source: EnumsBrandSource;
  /**
   * Identifier of the brand within its own brand.json or within its house; unique there only. Absent for entries that are not backed by a brand.json with brands.
   */
  brand_id?: string;
  /**
   * All names of the brand, each a map with one language tag.
   */
  names?: RegistryLocalizedName[];
  /**
   * Identifier of the brand above this one in the house.
   */
  parent_brand?: string;
  /**
   * Domain of a house that only the brand names. It is a claim and gives no trust.
   */
  claimed_house_domain?: string;
  /**
   * Name of the house that confirms the brand; absent without a confirmed house.
   */
  house_name?: string;
  relationship_trust?: EnumsRelationshipTrust;
  /**
   * Time at which both sides were last seen to confirm the relationship; present with `mutual` only.
   */
  relationship_verified_at?: string;
  /**
   * When the house declared the tie, or when it was first seen, ISO 8601 with a zone.
   */
  relationship_declared_at?: string;
  /**
   * URL of the agent that describes the brand, if its file names one.
   */
  brand_agent_url?: string;
  /**
   * Remaining identity data of the brand (logos, colors, tone and whatever else the source holds).
   */
  brand_manifest?: {
    [k: string]: unknown;
  };
  /**
   * Path of the copy of the first logo that this registry serves; absent while it has none.
   */
  logo_path?: string;
  /**
   * Older document version that was read as the present one.
   */
  promoted_from_schema?: string;
  /**
   * Changes that an older document needs, at most 20 entries.
   *
   * @maxItems 20
   */
  migration_warnings?: RegistryValidationWarning[];
  live_brand_json?: RegistryLiveBrandJson;
  freshness?: RegistryFreshness;
}

/**
 * Brand entry as a member writes it. The stored source is always `community`; unknown keys are ignored.
 */
export interface RegistryBrandSaveRequest {
  /**
   * Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
   */
  domain: string;
  brand_name: CoreVisibleText;
  brand_manifest?: RegistryBrandManifestInput;
}

/**
 * Outcome of saving a brand entry: created, or edited with a new revision.
 */
export interface RegistryBrandSaveResponse {
  /**
   * Always true; a refused request has an error status and the common error body.
   */
  success: true;
  /**
   * Sentence for people that states what was created or changed.
   */
  message: string;
  /**
   * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
   */
  domain: string;
  /**
   * Identifier of the entry; stays the same over all edits.
   */
  id: string;
  /**
   * Number of the new revision; present only if an existing entry was edited. Creation is revision 1, so the first edit returns 2.
   */
  revision_number?: number;
}

/**
 * Tone of the brand: its voice, and rules for people or models that write for it.
 */
export interface RegistryBrandTone {
  /**
   * Short description of the voice, such as `warm and direct`.
   */
  voice?: string;
  /**
   * Adjectives that describe the tone, such as `playful`.
   */
  attributes?: string[];
  /**
   * Rules for writers that state what texts of the brand should do.
   */
  dos?: string[];
  /**
   * Rules for writers that state what texts of the brand should avoid.
   */
  donts?: string[];
}

/**
 * Newest events of the registry, for people who want to see what changed. Copies follow the change feed instead.
 */
export interface RegistryChangeList {
  /**
   * Events of this page, the newest first; empty if no event matches or none is older than `before`.
   *
   * @maxItems 100
   */
  events: RegistryTypedRegistryEvent[];
  /**
   * Value to pass as `before` for the next older page; null if the page is empty.
   */
  before: string | null;
  /**
   * Whether older events match; pass the `before` of the response to fetch them.
   */
  has_more: boolean;
}

/**
 * Domain whose files the registry should crawl before the next scheduled crawl.
 */
export interface RegistryCrawlRequestRequest {
  /**
   * Domain to crawl; it must resolve to public addresses only. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
   */
  domain: string;
}

/**
 * Acknowledgement that the crawl is queued; it runs independently of this request.
 */
export interface RegistryCrawlRequestResponse {
  /**
   * Sentence for people that confirms that the crawl is queued.
   */
  message: string;
  /**
   * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
   */
  domain: string;
  /**
   * Identifier of the crawl request, under which its state can be read, a UUID.
   */
  crawl_request_id: string;
}

/**
 * State of a crawl request. Only the organization that made it can see it.
 */
export interface RegistryCrawlRequestStatus {
  /**
   * Identifier under which the state of the crawl request can be read, a UUID.
   */
  crawl_request_id: string;
  /**
   * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
   */
  domain: string;
  status: EnumsCrawlStatus;
  /**
   * Number of attempts that have started so far, including one that is running.
   */
  attempts: number;
  /**
   * Number of attempts after which the service gives up the request.
   */
  max_attempts: number;
  /**
   * Time at which the request was accepted, ISO 8601 in UTC.
   */
  requested_at: string;
  /**
   * Time at which the first attempt began, ISO 8601 in UTC; null before.
   */
  started_at: string | null;
  /**
   * Time at which the latest attempt began, ISO 8601 in UTC; null before the first.
   */
  last_attempted_at: string | null;
  /**
   * Time at which the request ended, successful or not; null before; ISO 8601 with a zone.
   */
  completed_at: string | null;
  /**
   * When the next attempt is due; null when none is planned; ISO 8601 with a zone.
   */
  next_attempt_at: string | null;
  /**
   * Code of the latest attempt's failure, for example `timeout`, `connection` or `http_status`; null if it did not fail.
   */
  last_error_code: string | null;
  /**
   * Result of the crawl for adagents.json; null until the request ends.
   */
  outcome: EnumsCrawlOutcome | null;
  /**
   * Result of the crawl for brand.json; null until the request ends.
   */
  brand_json_outcome?: EnumsCrawlOutcome | null;
}

/**
 * Agent as it described itself in a probe made for this request.
 */
export interface RegistryDiscoveredAgent {
  /**
   * Name that the agent gives itself, or the host of its URL, at most 253 characters.
   */
  name: string;
  /**
   * Text in which the agent describes itself, at most 2000 characters.
   */
  description?: string;
  /**
   * Protocols in which the agent responded to the probe.
   *
   * Items: - `mcp`: The agent responded to MCP (streamable HTTP)
   * - `a2a`: The agent responded to A2A with an agent card
   */
  protocols: ('mcp' | 'a2a')[];
  /**
   * Role that the agent's tasks suggest: `sales`, `signals`, `creative`, or `unknown`.
   */
  type: string;
  /**
   * Number of tasks that the agent listed in the last probe.
   */
  tools_count: number;
  /**
   * Tasks that the agent lists, at most 200.
   *
   * @maxItems 200
   */
  tools: RegistryAgentTool[];
  /**
   * Counts of what the agent offers, as far as it is an agent of that kind.
   */
  stats: {
    /**
     * Number of creative formats that the agent declares.
     */
    format_count?: number;
    /**
     * Number of products that the agent returns without a credential.
     */
    product_count?: number;
    /**
     * Number of publishers whose adagents.json is known to authorize the agent.
     */
    publisher_count?: number;
  };
  /**
   * Whether the agent asks for a credential before it returns any details.
   */
  oauth_required?: boolean;
}

/**
 * Stored brand entry as the organization that submitted it sees it.
 */
export interface RegistryDiscoveredBrand {
  /**
   * Identifier of the stored entry, stable over all revisions.
   */
  id: string;
  /**
   * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
   */
  domain: string;
  /**
   * Name of the brand as it is shown to people.
   */
  brand_name: string;
  source: EnumsBrandSource;
  review_status: EnumsReviewStatus;
  keller_type?: EnumsKellerType;
  /**
   * Domain of the house that confirms the brand; a submission cannot set it.
   */
  house_domain?: string;
  /**
   * Domain of the house that the submission names; unconfirmed until the house names the brand back.
   */
  claimed_house_domain?: string;
  /**
   * Identifier of the brand above this one in the same house.
   */
  parent_brand?: string;
  /**
   * Identity data of the brand as the registry stored it.
   */
  brand_manifest?: {
    [k: string]: unknown;
  };
  /**
   * Time at which the entry was created, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which the entry last changed, ISO 8601 in UTC.
   */
  updated_at: string;
}

/**
 * A brand that a member proposes for review. Superseded by the save request.
 */
export interface RegistryDiscoveredBrandRequest {
  /**
   * Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
   */
  domain: string;
  /**
   * Name of the proposed brand; absent means the domain. At most 255 characters.
   */
  brand_name?: string;
  /**
   * House that the brand is said to belong to; stored as a claim. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
   */
  house_domain?: string;
  keller_type?: EnumsKellerType;
  /**
   * Identifier of the brand above this one in the same house. At most 255 characters.
   */
  parent_brand?: string;
  brand_manifest?: RegistryBrandManifestInput;
}

/**
 * The submission as stored. It stays hidden until an operator approves it.
 */
export interface RegistryDiscoveredBrandResponse {
  brand: RegistryDiscoveredBrand;
  /**
   * State of the review; a new submission is always `pending`.
   */
  review_status: 'pending';
}

/**
 * Finding about a document, with its place in the text.
 */
export interface RegistryDocumentFinding {
  /**
   * Weight of the finding: whether the document can be used in spite of it.
   *
   * - `error`: Makes the document unusable
   * - `warning`: Leaves the document usable, without the part at fault where it says so
   */
  severity: 'error' | 'warning';
  /**
   * Path of the field (`authorized_agents[0].url`), `json` for the text as a whole, or `root`.
   */
  field: string;
  /**
   * Statement of the fault in one sentence, naming the violated rule.
   */
  message: string;
  /**
   * Way to correct the field, in one sentence; absent if none is known.
   */
  suggestion?: string;
  /**
   * Line of the field, counted from 1; of the nearest part that is there, if the field is missing.
   */
  line: number;
  /**
   * Column in that line, counted from 1 in UTF-16 code units, as editors and programs do.
   */
  column: number;
  /**
   * Beginning of the text at that place, at most 120 characters; absent where the line ends.
   */
  excerpt?: string;
  /**
   * Edit of the document that mends the finding, as one operation of JSON Patch (RFC 6902); absent if no single edit is certain, and about a file that is already served. It removes the finding and adds no error.
   */
  mend?: {
    /**
     * Operation of the edit, one of the three of JSON Patch that change one place.
     *
     * - `add`: Adds the missing member with `value`
     * - `remove`: Removes the member or item
     * - `replace`: Replaces the value with `value`
     */
    op: 'add' | 'remove' | 'replace';
    /**
     * JSON Pointer (RFC 6901) of the member or item, for example `/authorized_agents/0/url`; at most 1,000 characters.
     */
    path: string;
    /**
     * New value; absent if `op` is `remove`.
     */
    value?: string | boolean;
  };
}

/**
 * Event that readers of the change feed would get. It has neither an identifier nor a time, because it did not happen.
 */
export interface RegistryDryRunEvent {
  event_type: EnumsRegistryEventType;
  entity_type: EnumsRegistryEntityType;
  /**
   * Registry identifier of the entity; a counted placeholder if it would be created.
   */
  entity_id: string;
  /**
   * Data of the change, as in the feed; times are those of the dry run.
   */
  payload: {
    [k: string]: unknown;
  };
}

/**
 * Everything public that the registry held at one moment, as a list of files with their digests. Every part and both cursors are of the same moment.
 */
export interface RegistryDumpManifest {
  /**
   * Version of the format. A reader refuses a version that it does not know.
   */
  format_version: 1;
  /**
   * Identifier of the dump, part of the addresses of its files.
   */
  id: string;
  /**
   * Base URL of the registry that made the dump.
   */
  registry: string;
  /**
   * Identity of the log of the change feed at that moment; null when no event was ever in it.
   */
  log_origin: string | null;
  /**
   * Moment of the data, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Version of the software that made the dump.
   */
  software_version: string;
  /**
   * Cursor of the change feed that belongs to the data: the events behind it are what happened since.
   */
  cursor: string;
  /**
   * Cursor of the changes of brands that belongs to the data.
   */
  brands_cursor: string;
  /**
   * Newest checkpoint of the log at that moment, the whole signed note; null before the first one. Events of the last seconds before the dump may be missing in it.
   */
  checkpoint: string | null;
  /**
   * Files of the dump. Those of one kind follow each other in the order of their keys, and a kind without records has one empty file.
   */
  parts: RegistryDumpPart[];
  /**
   * Number of records in all parts.
   */
  records: number;
  /**
   * Identifier of the dump before this one; null for the first one.
   */
  previous_id: string | null;
  /**
   * How long the files of the dump are served.
   */
  retention: {
    /**
     * Number of newest dumps that are kept at least.
     */
    generations: number;
    /**
     * Hours that every dump is kept at least.
     */
    hours: number;
  };
}

/**
 * One file of a dump: newline-delimited JSON, compressed with gzip, which never changes.
 */
export interface RegistryDumpPart {
  /**
   * Last segment of the address of the file, below `/api/registry/dump/{id}/`.
   */
  name: string;
  /**
   * Kind of the records in the file. A reader passes over kinds that it does not know.
   *
   * - `brands`: One `brand-copy` for each public brand, by `domain`
   * - `publishers`: One `publisher-copy` for each publisher of the listing, by `domain`
   * - `properties`: One payload of `property.created` for each active property, by `property_rid`
   * - `collections`: One payload of `collection.created` for each active collection, by `collection_rid`
   * - `agents`: One `agent-copy` for each agent that everybody may see, by `agent_url`
   * - `authorizations`: One `authorization-row` for each authorization, by `id`
   */
  type: 'brands' | 'publishers' | 'properties' | 'collections' | 'agents' | 'authorizations';
  /**
   * Length of the file as it is sent.
   */
  bytes: number;
  /**
   * Length of the text of the file.
   */
  uncompressed_bytes: number;
  /**
   * Number of lines, one record each.
   */
  records: number;
  /**
   * SHA-256 of the file as it is sent, in hexadecimal digits.
   */
  sha256: string;
  /**
   * SHA-256 of the text of the file, in hexadecimal digits.
   */
  sha256_uncompressed: string;
  /**
   * Key of the first record; null in an empty part.
   */
  first_key: string | null;
  /**
   * Key of the last record; null in an empty part.
   */
  last_key: string | null;
  /**
   * Compression of the file; the only one of format version 1.
   */
  encoding: 'gzip';
}

/**
 * Sent once to an endpoint of `/api/me/webhooks` before it is used. The response must be 2xx with JSON that repeats the challenge.
 */
export interface RegistryEndpointChallengeWebhook {
  /**
   * Kind of the body, always the same for a challenge.
   */
  type: 'webhook.challenge';
  /**
   * Random text that the response must repeat as `challenge` or as `token`.
   */
  challenge: string;
  /**
   * Identifier that the subscription will have if the endpoint proves itself.
   */
  subscription_id: string;
  /**
   * Public address of the registry that sends the challenge.
   */
  registry_url: string;
  /**
   * Kinds of bodies that the subscription would receive: pages of the change feed.
   *
   * @minItems 1
   * @maxItems 1
   */
  event_types: 'registry.events'[];
}

/**
 * Event types of the change feed, as a text with commas or as a list, whose members may hold commas too: at most 100 in all, each of at most 100 characters. Anywhere in one, `*` stands for any text and `?` for one character: `property.*`, `*.created`. An event matches when any of them does. Spaces around a type and empty members do not count; without any type, every event matches. A well-formed type that does not exist matches nothing; a malformed one is refused with `invalid_request`.
 *
 * @maxItems 100
 */
export type RegistryEventTypes = string | string[];

/**
 * An identifier of a property that the agent may sell.
 */
export interface RegistryExpandedIdentifier {
  type: EnumsIdentifierTypes;
  /**
   * Value of the identifier in canonical form, for example a lower-case domain.
   */
  value: string;
  /**
   * Identifier of the property in `properties` to which it belongs.
   */
  property_id: string;
  publisher_domain: CoreDomainName;
}

/**
 * Property that the agent may sell, with its identifiers and tags.
 */
export interface RegistryExpandedProperty {
  publisher_domain: CoreDomainName;
  /**
   * Identifier that the publisher gave the property, otherwise its registry identifier, otherwise a key made from its identifiers.
   */
  property_id: string;
  /**
   * Registry identifier of the property; absent if its publisher is not recorded yet.
   */
  property_rid?: string;
  /**
   * Name of the item as it is shown to people.
   */
  property_name: string;
  property_type: EnumsPropertyType;
  /**
   * Names under which the property is known. The first 100.
   *
   * @maxItems 100
   */
  identifiers: CoreIdentifier[];
  /**
   * Labels of the property, at most the first 100.
   *
   * @maxItems 100
   */
  tags: string[];
}

/**
 * Data of a `heartbeat` frame of the feed stream: everything so far was sent.
 */
export interface RegistryFeedHeartbeat {
  /**
   * Time at which the frame was sent, ISO 8601 in UTC.
   */
  generated_at: string;
  /**
   * Value to pass as `cursor` to continue, together with the same `types` filter. It stands for all events that were looked at, whether or not they matched.
   */
  cursor: string;
  freshness: CoreRegistryFeedFreshness;
}

/**
 * Append-only log over the events of the change feed, and the logs before it that ended.
 */
export type RegistryFeedLog = RegistryFeedLogState & {
  /**
   * `event_id` of the newest event that has an entry; null before the first one.
   */
  last_event_id: string | null;
  /**
   * Logs that ended, the newest first, at most 20.
   *
   * @maxItems 20
   */
  ended: RegistryFeedLogState[];
};

/**
 * What shows that an event is in the log of the change feed.
 */
export interface RegistryFeedLogProof {
  /**
   * Event that the proof is about, as it was asked.
   */
  event_id: string;
  /**
   * Number of its entry, from 0.
   */
  index: number;
  /**
   * The entry as text: JSON with `event_id` and `sha256`, the hash of the event as canonical JSON. Its bytes are the leaf of the tree.
   */
  entry: string;
  /**
   * Hashes in base64 that lead from the entry to the root, from its sibling up.
   *
   * @maxItems 64
   */
  proof: string[];
  /**
   * Signed checkpoint whose root the proof leads to, as a signed note.
   */
  checkpoint: string;
}

/**
 * One log of the change feed with its newest checkpoint.
 */
export interface RegistryFeedLogState {
  /**
   * Identity of the log, which its checkpoints begin with.
   */
  origin: string;
  /**
   * Address below which `checkpoint` and `tile/…` are served.
   */
  url: string;
  /**
   * Number of entries that the newest checkpoint covers.
   */
  size: number;
  /**
   * Newest checkpoint with its signatures, a signed note.
   */
  checkpoint: string;
  /**
   * Keys that check the signatures, each as `name+id+key`. Two while the registry changes its key.
   */
  verifier_keys: string[];
  /**
   * Last published checkpoint of the log before this one; absent for the first log.
   */
  follows?: string;
  /**
   * Time when this log of the registry began.
   */
  began_at: string;
  /**
   * Time when its newest entry was made.
   */
  changed_at: string;
}

/**
 * Data of an `error` frame of the feed stream. The stream ends behind it.
 */
export interface RegistryFeedStreamError {
  /**
   * Stable code of the reason for which the stream ends.
   *
   * - `cursor_expired`: The cursor left the retention; start again without a cursor
   * - `slow_client`: The client did not read its data for too long
   * - `unauthorized`: The credential expired or was revoked
   * - `reconnect`: The service is restarting, or the time of a visitor's stream is over; connect again with the last cursor
   * - `internal_error`: The service failed; connect again later with the last cursor
   */
  error: 'cursor_expired' | 'slow_client' | 'unauthorized' | 'reconnect' | 'internal_error';
  /**
   * Explanation of the code in one or two sentences for people.
   */
  message: string;
  /**
   * Position from which to continue: it stands for all events that were sent or did not match.
   */
  cursor: string;
}

/**
 * Ticket that opens one stream of the change feed once, in place of a credential.
 */
export interface RegistryFeedTicket {
  /**
   * Value of the query parameter `ticket` of `GET /api/registry/feed/stream`. It opens one stream.
   */
  ticket: string;
  /**
   * Time at which the ticket expires, 60 seconds after its issue. A stream that it has opened is not affected.
   */
  expires_at: string;
}

/**
 * Number of domains by how good this registry's copy of their file is. Domains that were never looked at are left out.
 */
export interface RegistryFileFreshness {
  /**
   * Number of domains whose last look found a valid file.
   */
  live: number;
  /**
   * Number of domains for which an earlier copy stands in, because the last look found no valid file.
   */
  stale: number;
  /**
   * Number of domains whose file is not valid and of which no earlier copy is used.
   */
  invalid: number;
  /**
   * Number of domains without a file.
   */
  absent: number;
  /**
   * Number of domains that did not answer and of which no earlier copy is used.
   */
  unreachable: number;
}

/**
 * Age of the remote document on which the response rests.
 */
export interface RegistryFreshness {
  state: EnumsFreshnessState;
  /**
   * Time at which the file was last fetched and found valid; null if that never happened.
   */
  validated_at?: string | null;
}

/**
 * Page of the revisions of a brand or property entry, the newest first.
 */
export interface RegistryHistoryResponse {
  /**
   * Domain of the entry in canonical form: lower-case, without scheme.
   */
  domain: string;
  /**
   * Number of revisions that the entry has in all, whatever the page.
   */
  total: number;
  /**
   * Revisions of this page, the newest first; empty if `offset` is past the end.
   */
  revisions: RegistryRevisionEntry[];
}

/**
 * adagents.json that this registry serves for a domain with a community entry. It can describe properties but never authorizes an agent.
 */
export interface RegistryHostedAdagents {
  /**
   * URL of the JSON Schema that the document follows.
   */
  $schema?: string;
  /**
   * Always empty, because only the publisher's own file can authorize sales.
   *
   * @maxItems 0
   *
   * Items: Entry of an agent; a hosted document never has one, because it cannot authorize anyone.
   */
  authorized_agents: {
    [k: string]: unknown;
  }[];
  /**
   * Properties as the member described them, unconfirmed by the publisher.
   */
  properties: RegistryHostedProperty[];
  contact?: RegistryPropertyContact;
  /**
   * Time at which the member last changed the entry, ISO 8601 in UTC.
   */
  last_updated?: string;
}

/**
 * A property of a hosted document, as far as the member described it.
 */
export interface RegistryHostedProperty {
  /**
   * Type of the property, such as `website`, as it was written.
   */
  property_type: string;
  /**
   * Name of the item as it is shown to people.
   */
  name: string;
  /**
   * Identifier of the property inside the publisher's own file.
   */
  property_id?: string;
  /**
   * Identifiers under which the property is known, each with its naming scheme.
   *
   * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
   */
  identifiers?: {
    /**
     * Naming scheme in which the identifier is written, such as `domain`.
     */
    type: string;
    /**
     * Value of the identifier inside its naming scheme, for example `novapress.example`.
     */
    value: string;
  }[];
  /**
   * Labels that the publisher gave the property, used to select it by tag.
   */
  tags?: string[];
}

/**
 * Failure of the last fetch of a publisher's adagents.json. Absent if the file was valid.
 */
export interface RegistryLastFailure {
  /**
   * Result of the last fetch of the file.
   *
   * - `invalid`: A file was fetched and is not valid; its earlier content no longer counts
   * - `absent`: The domain has no file
   * - `unreachable`: The file could not be fetched; the last good copy continues to count for a while
   */
  outcome: 'invalid' | 'absent' | 'unreachable';
  /**
   * Field of the file that has the first fault, or `json`, `http_status`, `timeout`, `connection` and the like if it could not be read.
   */
  code: string;
  /**
   * First fault that was found, in one sentence for people.
   */
  message: string;
  /**
   * Time of the first failed fetch after the last successful one, ISO 8601 with a zone.
   */
  since: string;
  /**
   * Time of the most recent attempt to fetch the file, ISO 8601 with a zone.
   */
  checked_at: string;
}

/**
 * Reasons for which the live brand.json was not used although a fresh fetch was requested; the response then rests on the stored entry.
 */
export interface RegistryLiveBrandJson {
  /**
   * Whether the file that was fetched passed validation.
   */
  valid: boolean;
  /**
   * URL from which the registry tried to read the file.
   */
  url: string;
  /**
   * HTTP status of the fetch; absent when no answer came; from 100 to 599.
   */
  status_code?: number;
  /**
   * Findings that make the file unusable; empty if the fetch itself failed.
   */
  errors: RegistryValidationError[];
  /**
   * Findings that leave the file usable, each with its field and a suggestion.
   */
  warnings: RegistryValidationWarning[];
}

/**
 * One name in one language: a single key, the BCP 47 tag, with the name as its value.
 */
export interface RegistryLocalizedName {
  [k: string]: string;
}

/**
 * An agent that a publisher authorizes, or that claims to sell for one.
 */
export interface RegistryLookedUpAgent {
  /**
   * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
   */
  url: string;
  /**
   * Text of the publisher that states what the agent may sell.
   */
  authorized_for?: string;
  /**
   * Organization that enrolled the agent; present only for publicly visible agents.
   */
  member?: {
    /**
     * Short name of the organization in URLs, lower-case; absent if it has none.
     */
    slug?: string;
    /**
     * Name of the organization as it is shown to people.
     */
    display_name?: string;
  };
}

/**
 * Property as the file of its publisher declares it.
 */
export interface RegistryLookedUpProperty {
  /**
   * Identifier that the registry gave the property; it never changes; a UUID.
   */
  id: string;
  /**
   * Identifier that the publisher gave the property in its own file; null if it gave none.
   */
  property_id: string | null;
  /**
   * Identifier that the registry gave the property, with the same value as `id`.
   */
  property_rid?: string;
  publisher_domain: CoreDomainName;
  property_type: EnumsPropertyType;
  /**
   * Name of the item as it is shown to people.
   */
  name: string;
  /**
   * Names under which the property is known, in canonical form. The first 100.
   *
   * @maxItems 100
   */
  identifiers: CoreIdentifier[];
  /**
   * Labels of the property, at most the first 100.
   *
   * @maxItems 100
   */
  tags: string[];
}

/**
 * Domains of the publishers whose files authorize the agent or that the agent claims.
 */
export interface RegistryLookupAgentDomains {
  /**
   * URL of the agent exactly as the request stated it.
   */
  agent_url: string;
  /**
   * Moment in the past that the request asked about; absent in answers about the present. Everything else is as it was recorded then.
   */
  at?: string;
  /**
   * Publisher domains, each once, in alphabetical order. The first 100000.
   *
   * @maxItems 100000
   */
  domains: string[];
  /**
   * Number of domains in `domains`, 0 for an unknown agent.
   */
  count: number;
}

/**
 * Agents that the file of a publisher authorizes, and agents that say they sell it.
 */
export interface RegistryLookupDomain {
  domain: CoreDomainName;
  /**
   * Moment in the past that the request asked about; absent in answers about the present. Everything else is as it was recorded then.
   */
  at?: string;
  /**
   * Agents with an entry in the adagents.json that speaks for the domain, each once, by URL; entries outside their period do not count. At most the first 10000. Without `member` in answers about the past.
   *
   * @maxItems 10000
   */
  authorized_agents: RegistryLookedUpAgent[];
  /**
   * Enrolled agents that name the domain in their portfolio, each once, by URL, at most 10000. A claim authorizes no agent. Empty in answers about the past, because claims are known of the present only.
   *
   * @maxItems 10000
   */
  sales_agents_claiming: RegistryLookedUpAgent[];
}

/**
 * Agents that publishers authorize for the properties that an identifier stands for.
 */
export interface RegistryLookupProperty {
  type: EnumsIdentifierTypes;
  /**
   * Value of the identifier exactly as the request stated it.
   */
  value: string;
  /**
   * Moment in the past that the request asked about; absent in answers about the present. Everything else is as it was recorded then.
   */
  at?: string;
  /**
   * One item per agent and property, by publisher, agent and property. The first 1000, or about 4 MB.
   *
   * @maxItems 1000
   */
  agents: RegistryPropertyAgent[];
  /**
   * Number of entries in `agents`, 0 for an unknown identifier.
   */
  count: number;
}

/**
 * Whether a manifest of a domain is known, and where it is.
 */
export interface RegistryManifestLookup {
  /**
   * Whether a manifest is known; always the same value as `found`.
   */
  success: boolean;
  /**
   * Whether the registry knows a manifest for the domain.
   */
  found: boolean;
  reference?: RegistryManifestReference;
}

/**
 * Location of a domain's manifest: the URL of a file or of an agent.
 */
export interface RegistryManifestReference {
  /**
   * Kind of the reference: to a file or to an agent.
   *
   * - `url`: `manifest_url` names a file that can be fetched
   * - `agent`: `agent_url` names an agent that provides the data instead of a file
   */
  reference_type: 'url' | 'agent';
  /**
   * URL of the manifest file; null if an agent provides the data.
   */
  manifest_url: string | null;
  /**
   * URL of the agent that provides the data; null if a file exists.
   */
  agent_url: string | null;
  /**
   * Identifier of the domain's brand at that agent, if it has one; null for a file.
   */
  agent_id: string | null;
  verification_status: EnumsManifestStatus;
}

/**
 * Organization of this registry that keeps the entry or operates the agent.
 */
export interface RegistryMemberRef {
  /**
   * Short name of the organization in URLs; absent if it has none.
   */
  slug?: string;
  /**
   * Name of the organization as it is shown to people.
   */
  display_name: string;
}

/**
 * Another question that passes more checks than the one that was refused, and what differs between the two.
 */
export interface RegistryNearAuthorization {
  /**
   * What this question has in another form than the one that was refused.
   *
   * - `agent`: The URL of the agent: the file of one side names another URL of the same site
   * - `host`: The host of the property: the file lists it with or without www, or a host above it
   * - `brand`: The brand: the house of the brand at the property's domain lists its own property
   * - `property`: The property: the entry for the agent covers another one of the publisher
   */
  differs: 'agent' | 'host' | 'brand' | 'property';
  /**
   * URL of the agent in canonical form; another one than asked when `differs` is `agent`.
   */
  agent_url: string;
  identifier_type: EnumsIdentifierTypes;
  /**
   * Value of that identifier as the file lists it, or as it was asked.
   */
  identifier_value: string;
  publisher_domain?: CoreDomainName;
  /**
   * Identifier that the publisher gave the property; absent if it gave none or none is known.
   */
  property_id?: string;
  /**
   * Whether this question passes every check, by the stored copies of both sides.
   */
  authorized: boolean;
  reason: EnumsAuthorizationReason;
}

/**
 * An agent of an operator, with the publishers that trust it.
 */
export interface RegistryOperatorAgent {
  /**
   * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
   */
  url: string;
  /**
   * Name given at enrolment, else the name that the agent gives itself, else its host.
   */
  name: string;
  /**
   * Role of the agent, such as `sales`; `unknown` if nobody declared one.
   */
  type: EnumsAgentType | 'unknown';
  /**
   * Publishers whose files authorize the agent, in the order of their domains; at most 100.
   *
   * @maxItems 100
   */
  authorized_by: RegistryOperatorAuthorization[];
  /**
   * Whether more publishers may authorize the agent than the list shows.
   */
  authorized_by_truncated?: boolean;
}

/**
 * Publisher that authorizes the agent, and the evidence for the authorization.
 */
export interface RegistryOperatorAuthorization {
  /**
   * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
   */
  publisher_domain: string;
  /**
   * Text of the publisher that states what the agent may sell.
   */
  authorized_for?: string;
  source: EnumsPublisherAgentSource;
}

/**
 * The agents that the owner of a domain operates. Agents that the caller may not see are left out.
 */
export interface RegistryOperatorLookup {
  /**
   * Domain of the operator in canonical form: lower-case, without scheme.
   */
  domain: string;
  /**
   * Organization of the registry that keeps an entry for the domain; null without one.
   */
  member: RegistryMemberRef | null;
  /**
   * Agents that the operator runs and the caller may see, ordered by URL, at most 20.
   *
   * @maxItems 20
   */
  agents: RegistryOperatorAgent[];
  /**
   * Whether the operator has more agents than the list shows.
   */
  agents_truncated?: boolean;
}

/**
 * Text that an organization publishes on a domain to prove that it controls it. Either of the two places is enough.
 */
export interface RegistryOwnershipChallenge {
  /**
   * Domain to prove, in canonical form: lower-case, without scheme or path.
   */
  domain: string;
  /**
   * Nonce of 256 random bits in base64url. It works once, for this organization and domain only.
   */
  nonce: string;
  /**
   * End of the 15 minutes within which the nonce can be proved.
   */
  expires_at: string;
  /**
   * The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own.
   */
  dns: {
    /**
     * Full name of the TXT record to publish, below the domain.
     */
    name: string;
    /**
     * Type of the DNS record, always `TXT`; other types are not read.
     */
    type: 'TXT';
    /**
     * Text of the TXT record: the nonce and nothing else.
     */
    value: string;
  };
  /**
   * The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes.
   */
  http: {
    /**
     * https URL at which the nonce must be served as the whole text file.
     */
    url: string;
    /**
     * Line that the file must have: the nonce and nothing else.
     */
    body: string;
  };
}

/**
 * Page of the ownership challenges of one organization, the newest first.
 */
export interface RegistryOwnershipChallengeList {
  /**
   * Number of domains for which the organization requested a challenge, counted up to 10,000.
   */
  total: number;
  /**
   * Last challenge of the organization for each domain, one entry a domain.
   */
  challenges: RegistryOwnershipChallengeState[];
}

/**
 * Domain whose control the organization wants to prove.
 */
export interface RegistryOwnershipChallengeRequest {
  /**
   * Domain to prove. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
   */
  domain: string;
}

/**
 * State of the proof of an organization for one domain.
 */
export interface RegistryOwnershipChallengeState {
  /**
   * Domain to prove, in canonical form: lower-case, without scheme or path.
   */
  domain: string;
  state: EnumsOwnershipChallengeState;
  /**
   * Time at which the challenge was issued; absent with the state `none`; ISO 8601 with a zone.
   */
  issued_at?: string;
  /**
   * Time at which the nonce expires, 15 minutes after its issue; absent with `none`.
   */
  expires_at?: string;
  /**
   * Time at which a proof succeeded or failed; absent before that; ISO 8601 with a zone.
   */
  settled_at?: string;
  /**
   * Finding of the last failed proof: what was expected, where, and what was found instead.
   */
  detail?: string;
  /**
   * Nonce of 256 random bits in base64url. It works once, for this organization and domain only, and is shown while the challenge is open.
   */
  nonce?: string;
  /**
   * The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own. Shown while the challenge is open.
   */
  dns?: {
    /**
     * Full name of the TXT record to publish, below the domain.
     */
    name: string;
    /**
     * Type of the DNS record, always `TXT`; other types are not read.
     */
    type: 'TXT';
    /**
     * Text of the TXT record: the nonce and nothing else.
     */
    value: string;
  };
  /**
   * The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes. Shown while the challenge is open.
   */
  http?: {
    /**
     * https URL at which the nonce must be served as the whole text file.
     */
    url: string;
    /**
     * Line that the file must have: the nonce and nothing else.
     */
    body: string;
  };
  /**
   * Last successful proof of the organization for the domain; null if there was never one.
   */
  proof: RegistryOwnershipProof | null;
}

/**
 * Value of a challenge, and the domain on which it was published.
 */
export interface RegistryOwnershipCheckRequest {
  /**
   * Domain to look at. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered.
   */
  domain: string;
  /**
   * Value of the challenge, as it must be published.
   */
  nonce: string;
}

/**
 * What is published for a proof of control, in both places.
 */
export interface RegistryOwnershipCheckResponse {
  /**
   * Domain that was looked at, in canonical form.
   */
  domain: string;
  /**
   * Whether one of the two places holds the value, which is enough.
   */
  proved: boolean;
  http: RegistryOwnershipPlace;
  dns: RegistryOwnershipPlace;
  /**
   * Time of the look, ISO 8601 in UTC.
   */
  checked_at: string;
}

/**
 * What is published in one of the places for a proof of control.
 */
export interface RegistryOwnershipPlace {
  /**
   * Address of the file, or name of the TXT record, that was looked at.
   */
  place: string;
  /**
   * Whether the value was found there, so that an entry could be saved now.
   */
  proves: boolean;
  /**
   * What was found instead of the value, shortened, in words; `the value` if it proves control.
   */
  found: string;
  /**
   * What to do about it, in one or two sentences; null if the place proves control.
   */
  advice: string | null;
}

/**
 * Last proof of an organization for a domain. Edits can rely on it until `valid_until`; a new entry needs a proof of its own.
 */
export interface RegistryOwnershipProof {
  method: EnumsOwnershipProofMethod;
  /**
   * Time at which the registry found the nonce on the domain, ISO 8601 with a zone.
   */
  proved_at: string;
  /**
   * Age of the proof in whole seconds, counted from `proved_at`.
   */
  age_seconds: number;
  /**
   * End of the 90 days within which edits need no other proof.
   */
  valid_until: string;
  /**
   * Whether the proof is recent enough for an edit without a new one.
   */
  is_valid: boolean;
}

/**
 * A creative format as the agent describes it, shortened; claims of verification are left out.
 */
export interface RegistryProbedFormat {
  /**
   * Identifier of the format in the form that the agent uses.
   */
  format_id?: unknown;
  /**
   * Name of the format, shortened to at most 500 characters.
   */
  name?: string;
  /**
   * Kind of the format in the agent's words, such as `video`, at most 128 characters.
   */
  type?: string;
  /**
   * Kind of the format, if the agent declares it as a capability, at most 128 characters.
   */
  format_kind?: string;
  [k: string]: unknown;
}

/**
 * A product of a sales agent in a few words; texts are shortened.
 */
export interface RegistryProbedProduct {
  /**
   * Identifier of the product at the agent, at most 256 characters.
   */
  product_id: string;
  /**
   * Name of the product, shortened to at most 500 characters.
   */
  name?: string;
  /**
   * Description of the product, shortened to at most 2000 characters.
   */
  description?: string;
  /**
   * Type of the first property of the product, such as `website`, at most 128 characters.
   */
  property_type?: string;
  /**
   * Name of the product's first property, or its domain if it has no name.
   */
  property_name?: string;
  /**
   * Pricing model of the first pricing option, such as `cpm`, at most 128 characters.
   */
  pricing_model?: string;
  /**
   * Amount of the product's first price, in major units of `currency`.
   */
  base_rate?: number;
  /**
   * ISO 4217 code of the currency of `base_rate`.
   */
  currency?: string;
  /**
   * Identifiers of the creative formats that the product accepts, at most 200.
   *
   * @maxItems 200
   */
  format_options?: string[];
  /**
   * Advertising channels in which the product delivers, at most 50.
   *
   * @maxItems 50
   */
  delivery_channels?: string[];
  /**
   * Delivery promise of the product: `guaranteed` or `non_guaranteed`.
   */
  delivery_type?: string;
  /**
   * Names of the targeting dimensions that the product supports, at most 200.
   *
   * @maxItems 200
   */
  targeting_capabilities?: string[];
}

/**
 * Whether an agent may sell a product, and how much of it.
 */
export interface RegistryProductAuthorization {
  /**
   * URL of the agent exactly as the request stated it.
   */
  agent_url: string;
  /**
   * URL of the agent in the canonical form by which authorizations are matched.
   */
  agent_url_canonical?: string;
  /**
   * Moment in the past that the request asked about; absent in answers about the present. Everything else is as it was recorded then.
   */
  at?: string;
  /**
   * Whether everything that was requested is authorized on both sides; false if nothing was requested or a named publisher could not be evaluated.
   */
  authorized: boolean;
  reason: EnumsAuthorizationReason;
  /**
   * Authorized share of the requested properties, in percent, rounded down, from 0 to 100.
   */
  coverage_percentage: number;
  /**
   * Number of requested properties over all selectors; one that several select counts once. Of a publisher without a file, `all` and tags select nothing.
   */
  total_requested: number;
  /**
   * Number of requested properties that the agent may sell.
   */
  total_authorized: number;
  /**
   * One item per selector and publisher, in the order of publishers as first named.
   */
  selectors: RegistryProductSelectorCoverage[];
  /**
   * Files that were evaluated, one for each publisher, in the order in which the request names the publishers.
   */
  publisher_sides: RegistryProductPublisherSide[];
  operator_side: RegistryAuthorizationOperatorSide;
  /**
   * Time at which the decision was made, ISO 8601 in UTC.
   */
  checked_at: string;
}

/**
 * A product, by the properties that it is made of, and the agent that offers it.
 */
export interface RegistryProductAuthorizationRequest {
  /**
   * URL of the agent, in any spelling; it is brought into canonical form.
   */
  agent_url: string;
  /**
   * Selectors of the properties of which the product consists, at most 1000 pairs of selector and publisher.
   *
   * @maxItems 100
   */
  publisher_properties: RegistryProductSelector[];
  /**
   * Source of the decision: files read now, or stored copies.
   *
   * - `live`: Reads the files of up to ten publishers and of the operator from their origin, except files requested within the last 30 seconds
   * - `index`: Decides from the stored copies and causes no fetch
   */
  mode?: 'live' | 'index';
  /**
   * Country in which the product is sold, ISO 3166-1 alpha-2. Without it, entries that are limited to countries do not apply.
   */
  country?: string;
  /**
   * Moment for which the decision is made, with an offset from UTC; absent means now. A moment in the past is judged by what was recorded then, without reading files; for one in the future, files are judged as they are now.
   */
  at?: string;
  delegation_type?: EnumsDelegationType;
}

/**
 * Selectors, expanded to the properties that an agent may sell and to their identifiers.
 */
export interface RegistryProductIdentifiers {
  /**
   * URL of the agent exactly as the request stated it.
   */
  agent_url: string;
  /**
   * Moment in the past that the request asked about; absent in answers about the present. Everything else is as it was recorded then.
   */
  at?: string;
  /**
   * Properties that the selectors name and the agent may sell, each once, at most 5000.
   *
   * @maxItems 5000
   */
  properties: RegistryExpandedProperty[];
  /**
   * Identifiers of these properties, each once per property. The first 10000.
   *
   * @maxItems 10000
   */
  identifiers: RegistryExpandedIdentifier[];
  /**
   * All properties that were found, also those that are not shown.
   */
  property_count: number;
  /**
   * Number of all identifiers of the properties, including those left out.
   */
  identifier_count: number;
  /**
   * Whether properties or identifiers were left out because of the limits.
   */
  truncated: boolean;
  /**
   * Time at which the expansion was computed, ISO 8601 in UTC.
   */
  generated_at: string;
}

/**
 * Selectors to expand, and the agent that wants to sell them.
 */
export interface RegistryProductIdentifiersRequest {
  /**
   * URL of the agent, in any spelling; it is brought into canonical form.
   */
  agent_url: string;
  /**
   * Selectors of the properties of which the product consists, at most 1000 pairs of selector and publisher.
   *
   * @maxItems 100
   */
  publisher_properties: RegistryProductSelector[];
  /**
   * Source of the decision: files read now, or stored copies.
   *
   * - `live`: Reads the files of up to ten publishers that the registry has never crawled
   * - `index`: Expands from the stored copies and causes no fetch
   */
  mode?: 'live' | 'index';
  /**
   * Moment in the past that is asked about, with an offset from UTC: the selectors are expanded by what was recorded then, and no file is read; absent means now. A moment that has not come returns status 400, and one that is no longer kept or was never recorded status 404.
   */
  at?: string;
}

/**
 * File that speaks for one publisher of a product, and its statement about the agent.
 */
export interface RegistryProductPublisherSide {
  publisher_domain: CoreDomainName;
  /**
   * Reason for which none of the publisher's properties can be sold: no valid file, or a revocation. Null if its properties were evaluated one by one.
   */
  obstacle: EnumsAuthorizationReason | null;
  /**
   * Number of entries in the file that name the agent.
   */
  entry_count: number;
  /**
   * URL from which the file was read, after redirects and pointers; null without a usable file.
   */
  file_url: string | null;
  /**
   * SHA-256 of the bytes of the file, in lower-case hexadecimal; null without a usable file.
   */
  file_sha256: string | null;
  /**
   * Time at which the file was last fetched and found valid; null if that never happened.
   */
  validated_at: string | null;
  freshness: EnumsFreshnessState;
  /**
   * Way in which the file was found: directly, by a pointer or by a manager domain; null without a file.
   */
  discovery_method?: EnumsDiscoveryMethod | null;
  /**
   * Domain of the manager whose file speaks for the publisher, if its ads.txt names one.
   */
  manager_domain?: CoreDomainName | null;
  /**
   * When the file revoked the publisher, when it did and says so, ISO 8601 with a zone.
   */
  revoked_at?: string | null;
}

/**
 * Selector of properties of one or more publishers. Either `publisher_domain` or `publisher_domains` is required. Without `selection_type`, ids mean `by_id`, tags mean `by_tag`, and neither means `all`.
 */
export interface RegistryProductSelector {
  /**
   * Domain of the publisher; a URL is accepted and reduced to its host. Needed unless `publisher_domains` is given.
   */
  publisher_domain?: string;
  /**
   * Domains of several publishers, for `all` and `by_tag`. Refused with `by_id`, because ids are unique in one file only.
   *
   * @minItems 1
   * @maxItems 1000
   */
  publisher_domains?: string[];
  selection_type?: EnumsSelectionType;
  /**
   * Identifiers of the selected properties in the publisher's file, for `by_id`, at most 10000.
   *
   * @maxItems 10000
   */
  property_ids?: string[];
  /**
   * Tags, for `by_tag`; a property with any of them is meant; at most 1000.
   *
   * @maxItems 1000
   */
  property_tags?: string[];
  /**
   * Tags of the selected properties; another spelling of `property_tags`, at most 1000.
   *
   * @maxItems 1000
   */
  tags?: string[];
  /**
   * Types to which the selection is limited, at most 20; absent means every type.
   *
   * @maxItems 20
   */
  property_types?: EnumsPropertyType[];
}

/**
 * Coverage of one selector: how many of its properties the agent may sell.
 */
export interface RegistryProductSelectorCoverage {
  publisher_domain: CoreDomainName;
  selection_type: EnumsSelectionType;
  /**
   * Number of properties that the selector names; for `by_id` the ids, known or not.
   */
  requested_count: number;
  /**
   * Number of properties of the selector that the agent may sell.
   */
  authorized_count: number;
  /**
   * Requested items that are not covered, at most 1000; absent if all are. For `all` and `by_id` property ids; for `by_tag` tags without a property or with an uncovered one.
   *
   * @maxItems 1000
   */
  unauthorized_items?: string[];
  /**
   * Evidence from which the coverage was decided.
   *
   * - `adagents_json`: The adagents.json that speaks for the publisher
   * - `agent_claim`: Only the agent's own claim to sell the property
   * - `none`: No usable file or claim is known
   */
  source: 'adagents_json' | 'agent_claim' | 'none';
  /**
   * Numbers of requested properties by the reason for which they failed; unknown ids fail for the obstacle of their publisher, if there is one.
   */
  reasons: {
    [k: string]: number;
  };
}

/**
 * Agent that may sell the property, with the publisher whose file says so.
 */
export interface RegistryPropertyAgent {
  /**
   * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
   */
  agent_url: string;
  publisher_domain: CoreDomainName;
  property: RegistryLookedUpProperty;
}

/**
 * Decision whether an agent may sell a property, from both sides, with everything that led to it.
 */
export interface RegistryPropertyAuthorization {
  /**
   * URL of the agent exactly as the request stated it.
   */
  agent_url: string;
  /**
   * URL of the agent in the canonical form by which authorizations are matched.
   */
  agent_url_canonical?: string;
  /**
   * Moment in the past that the request asked about; absent in answers about the present. Everything else is as it was recorded then.
   */
  at?: string;
  identifier_type: EnumsIdentifierTypes;
  /**
   * Value of the identifier exactly as the request stated it.
   */
  identifier_value: string;
  /**
   * Whether every check passed; false if the files contradict each other or one is missing.
   */
  authorized: boolean;
  reason: EnumsAuthorizationReason;
  /**
   * Identifier that the publisher gave the property; absent if it gave none or no property is known.
   */
  property_id?: string;
  /**
   * Registry identifier of the property; absent when none is recorded; a UUID.
   */
  property_rid?: string;
  publisher_domain?: CoreDomainName;
  publisher_side: RegistryAuthorizationPublisherSide;
  operator_side: RegistryAuthorizationOperatorSide;
  /**
   * Results of all checks, always in the same order, exactly 16.
   *
   * @minItems 16
   * @maxItems 16
   */
  checks: RegistryAuthorizationCheck[];
  /**
   * Questions that come closest to a refused one, the nearest first, at most 3. Only with `nearest=true`; absent when authorized.
   *
   * @maxItems 3
   */
  nearest?: RegistryNearAuthorization[];
  /**
   * Time at which the decision was made, ISO 8601 in UTC.
   */
  checked_at: string;
}

/**
 * Up to 100 domains to resolve to property information in one call.
 */
export interface RegistryPropertyBulkRequest {
  /**
   * Domains to resolve. Duplicates, compared after trimming and in lower case, count once. An element that is not a domain name fails the whole request with 400.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A domain; cleaned like the query parameter of the single look-up; at most 2048 characters.
   */
  domains: string[];
  /**
   * Moment in the past that is asked about, with an offset from UTC: each domain is resolved by what was recorded then, and one without a record is left out; absent means now. A moment that has not come returns status 400, and status 404 means that nothing is known about the moment for any of the domains.
   */
  at?: string;
}

/**
 * Results of a bulk resolution of properties. Only stored data are used.
 */
export interface RegistryPropertyBulkResponse {
  /**
   * One entry per known domain, keyed by the domain as it was sent, trimmed and in lower case; a domain of which nothing is stored has none.
   */
  results: {
    [k: string]: RegistryPropertyResolution;
  };
  /**
   * Domains, as in `results`, whose records would make the response longer than 16 MB; resolve each of them by itself. Absent when none is left out.
   *
   * Items: Domain as it was sent, trimmed and in lower case.
   */
  omitted?: string[];
}

/**
 * Property that a draft would add, change or make stale.
 */
export interface RegistryPropertyChange {
  /**
   * What the draft does with the property, compared with the live file.
   *
   * - `added`: New in the draft
   * - `updated`: In the live file with other values
   * - `reactivated`: Listed before, missing in the live file, and listed again in the draft
   * - `stale`: In the live file and not in the draft; it stays in the registry and no agent may sell it
   * - `merged`: In the live file and not in the draft; another property of the draft has its identifiers
   */
  change: 'added' | 'updated' | 'reactivated' | 'stale' | 'merged';
  /**
   * Registry identifier of the property; a counted placeholder if the draft adds it.
   */
  property_rid: string;
  /**
   * Identifier that the file gives the property; null if it gives none.
   */
  property_id: string | null;
  /**
   * Name of the property, as the file gives it.
   */
  name: string;
  /**
   * Names of the fields that differ, if the property is updated.
   */
  changed_fields?: string[];
}

/**
 * Contact for questions about advertising on the properties of a publisher.
 */
export interface RegistryPropertyContact {
  /**
   * Name of the person, team or company to contact, at most 255 characters.
   */
  name?: string;
  /**
   * Email address for questions about advertising, at most 254 characters.
   */
  email?: string;
}

/**
 * A page of properties, ordered by publisher domain and name.
 */
export interface RegistryPropertyListing {
  /**
   * Properties of this page, ordered by publisher domain and name.
   */
  properties: RegistryPropertyListingItem[];
  stats: RegistryPropertyListingStats;
}

/**
 * A property in the registry listing, with counts of its publisher.
 */
export interface RegistryPropertyListingItem {
  /**
   * Domain of the publisher that owns the property, in canonical form.
   */
  domain: string;
  source: EnumsPropertySource;
  /**
   * Number of properties that the registry knows for the publisher.
   */
  property_count: number;
  /**
   * Number of agents that the file of the publisher authorizes.
   */
  agent_count: number;
  /**
   * Whether the publisher's own file lists the property.
   */
  verified: boolean;
  /**
   * Permanent registry identifier of the property; absent for a community entry that names no property.
   */
  property_rid?: string;
  /**
   * Identifier that the publisher gave the property in its own file.
   */
  property_id?: string;
  /**
   * Name of the item as it is shown to people.
   */
  name?: string;
  /**
   * Type of the property, such as `website`, as it was written.
   */
  property_type?: string;
  /**
   * Identifiers under which the property is known, each with its naming scheme. Empty where `shortened` names them.
   *
   * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
   */
  identifiers: {
    /**
     * Naming scheme in which the identifier is written, such as `domain`.
     */
    type: string;
    /**
     * Value of the identifier inside its naming scheme, for example `novapress.example`.
     */
    value: string;
  }[];
  /**
   * Names of the members that are left out because they have more than 4 KB; `GET /api/registry/records/properties/{property_rid}` has them. Absent when none is left out.
   *
   * Items: Name of a member of this item.
   */
  shortened?: string[];
}

/**
 * Counts over all properties that match `search`; `source` and the page do not matter.
 */
export interface RegistryPropertyListingStats {
  /**
   * Number of properties that match `search`, whatever their source.
   */
  total: number;
  /**
   * Number of matching properties that their publisher declares in its adagents.json.
   */
  adagents_json: number;
  /**
   * Number of matching properties that members wrote.
   */
  community: number;
  /**
   * Number of matching properties that come from automated enrichment.
   */
  enriched: number;
  /**
   * Number of matching properties whose document this registry hosts.
   */
  hosted?: number;
}

/**
 * Inventory of a publisher domain as the registry knows it.
 */
export interface RegistryPropertyResolution {
  /**
   * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
   */
  publisher_domain: string;
  /**
   * Moment in the past that the request asked about; absent in answers about the present. Everything else is as it was recorded then.
   */
  at?: string;
  source: EnumsPropertyResolutionSource;
  /**
   * Agents that the adagents.json of the publisher authorizes, each URL once. Always empty for a community entry: only the publisher itself can authorize sales.
   */
  authorized_agents: RegistryResolvedAgent[];
  /**
   * Properties of the publisher that the source declares; absent if it declares none.
   */
  properties: RegistryResolvedProperty[];
  /**
   * Properties that the publisher has; `properties` lists the first 1000 of them, and no more than have 1 MB of JSON together.
   */
  properties_total?: number;
  contact?: RegistryPropertyContact;
  /**
   * Whether the response rests on the publisher's own file.
   */
  verified: boolean;
  last_failure?: RegistryLastFailure;
  freshness?: RegistryFreshness;
}

/**
 * Property as a member writes it. Further keys are stored. Content that readers of an adagents.json would refuse is refused with 400, because the entry is hosted as such a document.
 */
export interface RegistryPropertySaveItem {
  type: EnumsPropertyType;
  name: CoreVisibleText;
  /**
   * The same as `type`, for clients that send both; `type` counts; at most 500 characters.
   */
  property_type?: string;
  /**
   * Identifier of the property within the publisher, unique in the list. Without one the registry assigns one, derived from the name, and keeps it over later edits.
   */
  property_id?: string;
  /**
   * Names under which the property is known. Host names must lie within the domain of the publisher. Without any, the property is known by the domain of the publisher.
   *
   * @maxItems 100
   *
   * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
   */
  identifiers?: {
    type: EnumsIdentifierTypes;
    /**
     * Value of the identifier inside its naming scheme, for example `novapress.example`; at most 512 characters.
     */
    value: string;
  }[];
  /**
   * Labels of the property, in lower-case letters, digits and underscores, at most 100.
   *
   * @maxItems 100
   */
  tags?: string[];
}

/**
 * Properties of a publisher as a member writes them. Unknown keys are ignored.
 */
export interface RegistryPropertySaveRequest {
  /**
   * Domain of the publisher. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
   */
  publisher_domain: string;
  /**
   * Properties; an edit replaces the whole list. Empty when absent. At most 10000 entries.
   *
   * @maxItems 10000
   */
  properties?: RegistryPropertySaveItem[];
  contact?: RegistryPropertyContact;
  authorized_agents?: CoreAnyValue;
}

/**
 * Outcome of saving a property entry: created, or edited with a new revision.
 */
export interface RegistryPropertySaveResponse {
  /**
   * Always true; a refused request has an error status and the common error body.
   */
  success: true;
  /**
   * Sentence for people that states what was created or changed.
   */
  message: string;
  /**
   * Identifier of the entry; stays the same over all edits.
   */
  id: string;
  /**
   * Number of the new revision; present only if an existing entry was edited. Creation is revision 1, so the first edit returns 2.
   */
  revision_number?: number;
}

/**
 * An agent in the look-up of a publisher. The counts are there for the first 50 agents of the file, while it names properties.
 */
export interface RegistryPublisherAgent {
  /**
   * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
   */
  url: string;
  /**
   * Text of the publisher that states what the agent may sell.
   */
  authorized_for?: string;
  source: EnumsPublisherAgentSource;
  /**
   * Number of properties of the publisher that at least one entry of the agent covers.
   */
  properties_authorized?: number;
  /**
   * Number of all properties of the publisher, with which `properties_authorized` compares.
   */
  properties_total?: number;
  /**
   * Whether an entry covers all properties of the publisher, including later ones.
   */
  publisher_wide?: boolean;
}

/**
 * Everything public about one publisher of the listing that its events do not carry.
 */
export interface RegistryPublisherCopy {
  /**
   * Domain of the publisher in canonical form.
   */
  domain: string;
  listing: RegistryPublisherListingItem;
  /**
   * Whether a member keeps an entry for the publisher.
   */
  has_entry: boolean;
  /**
   * What the last look for the file of the publisher found, beside `file_status` of the listing.
   */
  look: {
    /**
     * Time of the last look; null before the first one.
     */
    checked_at: string | null;
    /**
     * Time at which the file was last found valid; null if that never happened.
     */
    validated_at: string | null;
    /**
     * HTTP status of the last look; null when no answer came.
     */
    http_status: number | null;
    /**
     * Way in which the file was found; null if none was.
     */
    discovery_method: EnumsDiscoveryMethod | null;
    /**
     * Domain that serves the file on behalf of the publisher; null unless it was found through ads.txt.
     */
    manager_domain: string | null;
    /**
     * URL that served the file in the end, after redirects and a pointer; null if none did.
     */
    resolved_url: string | null;
    /**
     * First fault of a file that does not count; null when the last look found none.
     */
    fault: {
      /**
       * Field of the file that has the fault, or the way in which reading failed.
       */
      code: string;
      /**
       * Fault in one sentence for people.
       */
      message: string;
    } | null;
    /**
     * Time of the first failed look after the last successful one; null when the last look succeeded.
     */
    failing_since: string | null;
  };
  /**
   * Stored copy of the file on which the resolution rests; null without one.
   */
  file: {
    /**
     * URL that served the text in the end.
     */
    url: string;
    /**
     * SHA-256 of the text in hexadecimal digits; empty while the copy is being replaced.
     */
    sha256: string;
  } | null;
  /**
   * Revocation of the publisher by the file that is authoritative for it; null when it is not revoked.
   */
  revocation: {
    /**
     * Time of the revocation that the file states; null if it states none.
     */
    revoked_at: string | null;
    /**
     * Reason that the file states; null if it states none.
     */
    reason: string | null;
  } | null;
  /**
   * Lists of `GET /api/registry/publisher` that do not follow from the resolution; null before the file was read.
   */
  overview: {
    /**
     * Agents that the file authorizes, as the look-up shows them.
     */
    authorized_agents: RegistryPublisherAgent[];
    /**
     * Placements as the file describes them.
     *
     * Items: Placement as the file describes it.
     */
    placements: {
      [k: string]: unknown;
    }[];
    /**
     * Number of agents that the file authorizes.
     */
    agents_total: number;
    /**
     * Size of the file in bytes; null without a file.
     */
    bytes: number | null;
  } | null;
  /**
   * Response of `GET /api/properties/resolve` without `freshness` and `last_failure`, which depend on the time of the request; null when it would be 404.
   */
  resolution: RegistryPropertyResolution | null;
}

/**
 * State of the crawls of a publisher's adagents.json.
 */
export interface RegistryPublisherCrawl {
  /**
   * Time of the most recent attempt to fetch the file; null if there was none.
   */
  checked_at: string | null;
  /**
   * HTTP status of the most recent attempt; absent when no answer came; from 100 to 599.
   */
  http_status?: number;
  /**
   * Number of failed attempts since the last one that succeeded.
   */
  failures: number;
  /**
   * Time from which the next attempt is due: the planned one, or one in the queue that was asked for; null without one.
   */
  next_at: string | null;
  last_failure?: RegistryLastFailure;
}

/**
 * What the stored copy of a publisher's adagents.json says, entry by entry and with its findings, and how its crawls went.
 */
export interface RegistryPublisherFile {
  /**
   * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
   */
  domain: string;
  /**
   * Copy of the file that was last found valid; null if there is none.
   */
  file: RegistryPublisherFileCopy | null;
  crawl: RegistryPublisherCrawl;
  /**
   * Findings about the copy in the order of its text; at most 402; empty for a copy over 1 MB.
   *
   * @maxItems 402
   */
  findings: RegistryDocumentFinding[];
  /**
   * Entries of the file in its order, as they stand there without keys. At most 200, and 64 KB; none for a copy over 1 MB.
   *
   * @maxItems 200
   */
  authorized_agents: RegistryPublisherFileEntry[];
  /**
   * Number of entries that the file has, usable or not; 0 for a copy over 1 MB.
   */
  authorized_agents_total: number;
  /**
   * Collections of the publisher by identifier, at most 100, as name, kind and identifiers.
   *
   * @maxItems 100
   */
  collections: RegistryPublisherFileCollection[];
  /**
   * Number of all collections of the publisher, with which the length of the list compares.
   */
  collections_total: number;
  /**
   * Placements of the copy in its order. At most 100, and 32 KB; none for a copy over 1 MB.
   *
   * @maxItems 100
   */
  placements: RegistryPublisherFilePlacement[];
  /**
   * Number of placements that the copy has, usable or not; 0 for a copy over 1 MB.
   */
  placements_total: number;
  /**
   * Signals of the copy in its order. At most 100, and 32 KB; none for a copy over 1 MB.
   *
   * @maxItems 100
   */
  signals: RegistryPublisherFileSignal[];
  /**
   * Number of signals that the copy has, usable or not; 0 for a copy over 1 MB.
   */
  signals_total: number;
}

/**
 * Collection of content that a publisher lists in its adagents.json.
 */
export interface RegistryPublisherFileCollection {
  /**
   * Identifier of the collection inside the file, to which authorizations refer.
   */
  collection_id: string;
  /**
   * Name of the item as it is shown to people.
   */
  name: string;
  kind?: EnumsCollectionKind;
}

/**
 * Stored copy of a publisher's adagents.json, as it was last found valid.
 */
export interface RegistryPublisherFileCopy {
  /**
   * URL that served the text in the end, after redirects and a pointer.
   */
  url: string;
  /**
   * SHA-256 of the text in hexadecimal digits, by which two copies can be compared.
   */
  sha256: string;
  /**
   * Size of the text in bytes, as it was received after decompression.
   */
  bytes: number;
  /**
   * Time at which the registry first saw this text, ISO 8601 in UTC.
   */
  changed_at: string;
  /**
   * Time of the last change that the file states itself; absent if it states none.
   */
  last_updated?: string;
}

/**
 * Entry of `authorized_agents` as the file has it, without its keys.
 */
export interface RegistryPublisherFileEntry {
  /**
   * Members of the entry, with lists of at most 20 items.
   */
  entry: {
    [k: string]: unknown;
  };
  /**
   * Names of members that are longer in the file, or left out; empty if none are.
   */
  shortened: string[];
}

/**
 * Placement that a publisher lists in its adagents.json; texts are cut at 255 characters, lists at 20 items.
 */
export interface RegistryPublisherFilePlacement {
  /**
   * Identifier of the placement inside the file, to which authorizations refer.
   */
  placement_id: string;
  /**
   * Name of the item as it is shown to people.
   */
  name: string;
  /**
   * Channels to which the placement belongs, as the file states them.
   *
   * @maxItems 20
   */
  channels?: string[];
  /**
   * Properties that carry the placement, by their identifiers in the file.
   *
   * @maxItems 20
   */
  property_ids?: string[];
  /**
   * Tags of the properties that carry the placement.
   *
   * @maxItems 20
   */
  property_tags?: string[];
}

/**
 * Signal that a publisher lists in its adagents.json; texts are cut at 255 characters, lists at 20 items.
 */
export interface RegistryPublisherFileSignal {
  /**
   * Identifier of the signal inside the file, to which authorizations refer.
   */
  id: string;
  /**
   * Name of the item as it is shown to people.
   */
  name: string;
  /**
   * Form of the signal's value, as the file states it.
   */
  value_type?: string;
  /**
   * Theme of the signal, as the file states it.
   */
  category?: string;
  /**
   * Labels by which authorizations select the signal.
   *
   * @maxItems 20
   */
  tags?: string[];
}

/**
 * State of the two files in which a domain describes itself.
 */
export interface RegistryPublisherFiles {
  /**
   * State of the adagents.json of the domain and the address where it is expected.
   */
  adagents_json: {
    status: EnumsPublisherFileStatus;
    /**
     * Well-known URL on the domain where the file is expected.
     */
    expected_url: string;
    /**
     * URL at which this registry serves a document for the domain; absent without one.
     */
    registry_url?: string;
    last_failure?: RegistryLastFailure;
  };
  /**
   * State of the brand.json of the domain.
   */
  brand_json: {
    status: EnumsBrandFileStatus;
    /**
     * Name of the brand; absent if none is known.
     */
    name?: string;
  };
}

/**
 * Location of the publisher's adagents.json, and the result of the last fetch.
 */
export interface RegistryPublisherHosting {
  mode: EnumsHostingMode;
  /**
   * Well-known URL on the domain where the file is expected.
   */
  expected_url: string;
  /**
   * URL at which this registry serves a file for the domain, from a member entry.
   */
  hosted_url?: string;
  /**
   * URL that served the file in the end, after redirects and a pointer.
   */
  resolved_url?: string;
  /**
   * Time at which the file was last found valid; absent if it never was, or no longer exists.
   */
  last_validated?: string;
  /**
   * HTTP status of the last look; absent when no answer came; from 100 to 599.
   */
  last_http_status?: number;
  /**
   * Size in bytes of the file when it was last found valid.
   */
  last_bytes?: number;
}

/**
 * A page of publishers in the order that was asked for, by domain unless told otherwise.
 */
export interface RegistryPublisherListing {
  /**
   * Publishers of this page, in the order of the list.
   */
  publishers: RegistryPublisherListingItem[];
  /**
   * Number of all publishers that match, not only of this page. With a filter it is counted up to 10,000, which then stands for that many or more.
   */
  count: number;
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Publisher as the list of all publishers shows it.
 */
export interface RegistryPublisherListingItem {
  /**
   * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
   */
  domain: string;
  member?: RegistryMemberRef;
  /**
   * Number of agents that the file of the publisher authorizes.
   */
  agent_count: number;
  /**
   * Number of properties that the registry knows for the publisher.
   */
  property_count: number;
  /**
   * Time at which the file was last found valid; absent if it never was, or no longer exists.
   */
  last_validated?: string;
  /**
   * Whether the publisher serves a valid adagents.json, or did within the last week and cannot be reached.
   */
  has_valid_adagents: boolean;
  file_status: EnumsPublisherLookOutcome;
}

/**
 * Inventory of a publisher and the agents that may sell it. An unknown domain has the same shape with empty lists.
 */
export interface RegistryPublisherLookup {
  /**
   * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
   */
  domain: string;
  /**
   * Organization of the registry that keeps an entry for the domain; null without one.
   */
  member: RegistryMemberRef | null;
  /**
   * Whether the adagents.json behind the response is valid; null if it was never fetched.
   */
  adagents_valid: boolean | null;
  /**
   * Inventory from the best source that has any: the adagents.json, then the brand.json, then a member entry. At most 1000, and 112 KB.
   *
   * @maxItems 1000
   */
  properties: RegistryPublisherProperty[];
  /**
   * Number of properties that the source has; more than are shown for a large publisher.
   */
  properties_total?: number;
  /**
   * Agents that the adagents.json authorizes, in its order, each once. At most 1000, and 48 KB.
   *
   * @maxItems 1000
   */
  authorized_agents: RegistryPublisherAgent[];
  /**
   * Present if only the first agents of the list have counts.
   */
  rollup_truncated?: {
    /**
     * Number of agents for which counts are given.
     */
    cap: number;
    /**
     * Number of all agents that the file authorizes.
     */
    total_agents: number;
  };
  /**
   * Way in which the adagents.json was found; null if none was.
   */
  discovery_method: EnumsDiscoveryMethod | null;
  /**
   * Domain that serves the file on behalf of the publisher, if it was found through ads.txt.
   */
  manager_domain?: string;
  hosting: RegistryPublisherHosting;
  files: RegistryPublisherFiles;
  brand?: RegistryBrandCard;
  /**
   * Places on the publisher's properties where ads appear, as the file describes them. Present with `include=placements`; at most 500, and 64 KB.
   *
   * @maxItems 500
   */
  placements?: {
    [k: string]: unknown;
  }[];
  freshness?: RegistryFreshness;
  /**
   * Whether nothing was known about the domain and this look-up has started a crawl.
   */
  auto_crawl_triggered?: boolean;
}

/**
 * Property as the look-up of a publisher shows it, with its source.
 */
export interface RegistryPublisherProperty {
  /**
   * Identifier that the publisher gave the property in its own file.
   */
  id?: string;
  /**
   * Type of the property; a member entry may use other words than the property types.
   */
  type?: string;
  /**
   * Name of the item as it is shown to people.
   */
  name?: string;
  /**
   * Identifiers under which the property is known, each with its naming scheme.
   *
   * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
   */
  identifiers?: {
    /**
     * Naming scheme in which the identifier is written, such as `domain`.
     */
    type: string;
    /**
     * Value of the identifier inside its naming scheme, for example `novapress.example`.
     */
    value: string;
  }[];
  /**
   * Labels that the publisher gave the property, used to select it by tag.
   */
  tags?: string[];
  source?: EnumsPublisherPropertySource;
  delegation_type?: EnumsDelegationType;
}

/**
 * Numbers about the adagents.json of a domain. All counts are 0 for an invalid file.
 */
export interface RegistryPublisherValidation {
  /**
   * Whether the file has no errors; warnings do not matter.
   */
  valid: boolean;
  /**
   * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
   */
  domain: string;
  /**
   * Well-known URL from which the registry tried to read the file.
   */
  url?: string;
  discovery_method: EnumsDiscoveryMethod;
  /**
   * Domain that serves the file on behalf of the publisher, if it was found through ads.txt.
   */
  manager_domain?: string;
  /**
   * Agents that the file authorizes for the publisher, each once.
   */
  agent_count: number;
  /**
   * Number of properties that the file declares, 0 for an invalid file.
   */
  property_count: number;
  /**
   * Properties by their type; types without any are left out.
   */
  property_type_counts: {
    [k: string]: number;
  };
  /**
   * Number of distinct tags of these properties, 0 for an invalid file.
   */
  tag_count: number;
  /**
   * Findings that make the file unusable, in the order of the document.
   */
  errors?: RegistryValidationError[];
  /**
   * Findings that leave the file usable, each with its field and a suggestion.
   */
  warnings?: RegistryValidationWarning[];
}

/**
 * Whole record of a property, a collection or an authorization, as a line of a dump has it.
 */
export type RegistryRecord = RegistryEventsPropertyCreated | RegistryEventsCollectionCreated | RegistryAuthorizationRow;

/**
 * Sent to a subscription of `/api/me/webhooks`: the next page of the change feed. Pages arrive in order, one at a time.
 */
export interface RegistryRegistryEventsWebhook {
  idempotency_key: CoreIdempotencyKey;
  /**
   * Kind of the body, always the same in this webhook.
   */
  type: 'registry.events';
  /**
   * Identifier of the subscription, as `POST /api/me/webhooks` returned it.
   */
  subscription_id: string;
  /**
   * Time at which the page was made, ISO 8601 in UTC.
   */
  sent_at: string;
  /**
   * Cursor of the page before this one; null for the first page of a subscription.
   */
  previous_cursor: string | null;
  /**
   * Cursor behind the last event of this page, for `GET /api/registry/feed`.
   */
  cursor: string;
  /**
   * Whether further events wait, which the next page brings.
   */
  has_more: boolean;
  /**
   * Events in their order, each in the form of its type.
   *
   * @minItems 1
   * @maxItems 100
   */
  events: RegistryTypedRegistryEvent[];
}

/**
 * Number of entries of each kind that the registry holds now.
 */
export interface RegistryRegistryStats {
  /**
   * Number of enrolled agents that the caller may see.
   */
  registered_agents: number;
  /**
   * Number of publishers for which a member keeps an entry.
   */
  registered_publishers: number;
  /**
   * Agents that the file of at least one publisher authorizes.
   */
  discovered_agents: number;
  /**
   * Number of publishers with a valid adagents.json.
   */
  discovered_publishers: number;
  /**
   * Number of properties of all publishers together.
   */
  discovered_properties: number;
  /**
   * Number of authorizations of agents in the files of all publishers.
   */
  authorizations: number;
  /**
   * Number of authorizations by the evidence on which they rest.
   */
  authorizations_by_source: {
    /**
     * Number of authorizations that stand in a publisher's adagents.json.
     */
    adagents_json: number;
    /**
     * Number of authorizations that only the agent itself claims.
     */
    agent_claim: number;
  };
  /**
   * Properties by their type; types without any are left out.
   */
  properties_by_type: {
    [k: string]: number;
  };
  /**
   * Number of brands that the listing shows.
   */
  brands?: number;
  /**
   * Number of publishers that the listing shows.
   */
  publishers?: number;
  /**
   * How good the copies are that this registry has of the files of domains.
   */
  freshness?: {
    publishers: RegistryFileFreshness;
    brands: RegistryFileFreshness;
  };
}

/**
 * Sent to a subscription of `/api/me/webhooks` when a member asks for a test. It has no events and no cursor; answer it as a page of events.
 */
export interface RegistryRegistryTestWebhook {
  idempotency_key: CoreIdempotencyKey;
  /**
   * Kind of the body, always the same in this webhook.
   */
  type: 'registry.test';
  /**
   * Identifier of the subscription, as `POST /api/me/webhooks` returned it.
   */
  subscription_id: string;
  /**
   * Time at which the test was asked for, ISO 8601 in UTC.
   */
  sent_at: string;
  /**
   * Always true: nothing happened, and nothing is to be stored.
   */
  is_test: boolean;
}

/**
 * Agent that the publisher's file authorizes, with the text of the entry.
 */
export interface RegistryResolvedAgent {
  /**
   * URL of the agent in the spelling of the publisher's file.
   */
  url: string;
  /**
   * Text of the publisher that states what the agent may sell.
   */
  authorized_for?: string;
}

/**
 * Property as a property resolution returns it, with its identifiers.
 */
export interface RegistryResolvedProperty {
  /**
   * Identifier that the publisher gave the property in its own file.
   */
  id?: string;
  /**
   * Type of the property; one of the property types for authoritative data, possibly another word for a community entry.
   */
  type?: string;
  /**
   * Name of the item as it is shown to people.
   */
  name?: string;
  /**
   * Identifiers under which the property is known, each with its naming scheme.
   *
   * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
   */
  identifiers?: {
    /**
     * Naming scheme in which the identifier is written, such as `domain`.
     */
    type: string;
    /**
     * Value of the identifier inside its naming scheme, for example `novapress.example`.
     */
    value: string;
  }[];
  /**
   * Labels that the publisher gave the property, used to select it by tag.
   */
  tags?: string[];
}

/**
 * One edit in the history of a brand or property entry. A revision records the state after the edit.
 */
export interface RegistryRevisionEntry {
  /**
   * Number of the revision, counted up from 1 for the creation of the entry.
   */
  revision_number: number;
  /**
   * Name of the editor; `system` marks automated enrichment.
   */
  editor_name: string;
  /**
   * Summary of the change in one line; empty when the editor gave none.
   */
  edit_summary: string;
  source: EnumsRevisionSource;
  /**
   * Whether the edit restored an earlier revision, which `rolled_back_to` names.
   */
  is_rollback: boolean;
  /**
   * Number of the revision that was restored; present only if `is_rollback` is true.
   */
  rolled_back_to?: number;
  /**
   * The entry after the edit; present only if the request names this revision. Empty if the edit removed the entry.
   */
  state?: {
    [k: string]: unknown;
  };
  /**
   * Time at which the revision was made, ISO 8601 in UTC.
   */
  created_at: string;
}

/**
 * Address, hash and size of one published file, so that a mirror can verify its copy.
 */
export interface RegistrySchemaFile {
  /**
   * Absolute address of the file, which is also its `$id`.
   */
  url: string;
  /**
   * SHA-256 hash of the file's bytes without content coding, as 64 lower-case hexadecimal digits.
   */
  sha256: string;
  /**
   * Length of the file without content coding, in bytes.
   */
  bytes: number;
}

/**
 * Everything that one folder of the published contract contains: the tasks with their bundles, and every schema with its hash and its users.
 */
export interface RegistrySchemaIndex {
  /**
   * Name of the protocol under which the contract was generated, in lower case.
   */
  protocol: string;
  /**
   * Number of the release; in the moving set, the number that the next release will have.
   */
  release: string;
  /**
   * Keywords outside JSON Schema 2020-12 that the schemas contain. All are annotations that validators may ignore.
   *
   * @maxItems 50
   */
  vocabulary: {
    /**
     * Name of the keyword, which always begins with `x-`.
     */
    keyword: string;
    /**
     * Meaning of the keyword and of its value, for people.
     */
    description: string;
  }[];
  /**
   * Tasks of the protocol, each with the paths of its schemas and with its bundles.
   *
   * @maxItems 1000
   */
  tasks: {
    /**
     * Name of the task, which callers pass to the agent as it is.
     */
    name: string;
    /**
     * Short name of the task for people, in sentence case.
     */
    title: string;
    /**
     * Purpose of the task in one or two sentences, for people and models.
     */
    description: string;
    /**
     * Path of the schema of the request below the folder, without extension.
     */
    request: string;
    /**
     * Path of the schema of the response below the folder, without extension.
     */
    response: string;
    /**
     * Files that contain the schema of one message with everything it refers to.
     */
    bundles: {
      request: RegistrySchemaFile;
      response: RegistrySchemaFile;
    };
  }[];
  /**
   * Bodies that the service sends on its own, each with the path of its schema; empty for older releases.
   *
   * @maxItems 1000
   */
  webhooks?: {
    /**
     * Name of the body under `webhooks` of the OpenAPI document.
     */
    name: string;
    /**
     * Short name of the body for people, in sentence case.
     */
    summary: string;
    /**
     * When the body is sent, and to which receivers.
     */
    description: string;
    /**
     * Media type with which the body is sent.
     */
    content_type: string;
    /**
     * Path of the schema of the body below the folder, without extension.
     */
    schema: string;
  }[];
  /**
   * Every schema of the folder, sorted by path in the order of code units.
   *
   * @maxItems 10000
   */
  schemas: {
    /**
     * Path of the schema below the folder, without the extension `.json`.
     */
    path: string;
    /**
     * Absolute address of the file, which is also its `$id`.
     */
    url: string;
    /**
     * SHA-256 hash of the file's bytes without content coding, as 64 lower-case hexadecimal digits.
     */
    sha256: string;
    /**
     * Length of the file without content coding, in bytes.
     */
    bytes: number;
    /**
     * Title of the schema, or its path if it has no title.
     */
    title: string;
    /**
     * Description of the schema, as in its file; empty if the schema has no description.
     */
    description: string;
    /**
     * Whether the schema may still change within this major version of the protocol.
     *
     * - `stable`: changes are additive until the next major version
     * - `experimental`: may change between releases of this major version, with six weeks of notice
     * - `deprecated`: still valid, and removed with the next major version
     */
    status: 'stable' | 'experimental' | 'deprecated';
    /**
     * Names of the tasks whose request, response or unfinished state contains the schema, directly or through others.
     *
     * @maxItems 1000
     */
    tasks: string[];
    /**
     * Identifiers of the HTTP operations whose parameters or bodies contain the schema, directly or through others.
     *
     * @maxItems 1000
     */
    operations: string[];
    /**
     * Webhooks whose bodies contain the schema, directly or through others.
     *
     * @maxItems 1000
     */
    webhooks?: string[];
  }[];
}

/**
 * Frozen releases of the contract. The files of a release never change, so that a program may pin one and cache its files for good.
 */
export interface RegistrySchemaReleases {
  /**
   * Releases in the order of their numbers, the oldest one first; a candidate comes before its release.
   *
   * @maxItems 1000
   */
  releases: {
    /**
     * Number of the release: major, minor and patch, with `-rc.` and a count for a candidate.
     */
    release: string;
    /**
     * Absolute address of the index of the release, which lists its files.
     */
    index: string;
  }[];
}

/**
 * Publicly enrolled agent that the search found.
 */
export interface RegistrySearchAgent {
  /**
   * URL of the agent in canonical form, by which the catalog identifies it.
   */
  url: string;
  /**
   * Name given at enrolment, else the name that the agent gives itself, else its host.
   */
  name: string;
  /**
   * Role of the agent; `unknown` if nobody declared one and its tasks do not show it.
   */
  type: EnumsAgentType | 'unknown';
  member?: RegistryMemberRef;
}

/**
 * Publisher whose domain or name matches the search.
 */
export interface RegistrySearchPublisher {
  /**
   * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
   */
  domain: string;
  member: RegistryMemberRef;
  /**
   * Number of agents that the file of the publisher authorizes.
   */
  agent_count?: number;
  /**
   * Number of properties that the registry knows for the publisher.
   */
  property_count?: number;
}

/**
 * Best matches of each kind, at most five: exact matches first, then those that begin with the query, then those that contain it.
 */
export interface RegistrySearchResponse {
  /**
   * Brands whose domain or name matches, at most 5, the best match first.
   *
   * @maxItems 5
   */
  brands: RegistryBrandListingItem[];
  /**
   * Publishers whose domain or name matches, at most 5, the best match first.
   *
   * @maxItems 5
   */
  publishers: RegistrySearchPublisher[];
  /**
   * Properties found by name, identifier or the domain of their publisher, at most 5.
   *
   * @maxItems 5
   */
  properties: RegistryPropertyListingItem[];
  /**
   * Publicly enrolled agents whose host or name matches, at most 5, the best match first.
   *
   * @maxItems 5
   */
  agents: RegistrySearchAgent[];
}

/**
 * Publisher whose last crawl took longer than those of most others.
 */
export interface RegistrySlowHost {
  /**
   * Domain of the publisher whose files were fetched.
   */
  domain: string;
  /**
   * Time of the last crawl with all its files, in milliseconds.
   */
  crawl_ms: number;
  /**
   * Result of the last crawl for adagents.json.
   *
   * - `unknown`: Nobody has looked at the file yet.
   * - `valid`: The file was found and is valid.
   * - `invalid`: A file was found that is not valid.
   * - `absent`: The domain has no such file.
   * - `unreachable`: The host did not answer, or refused to.
   */
  status: 'unknown' | 'valid' | 'invalid' | 'absent' | 'unreachable';
  /**
   * Time of the last look at adagents.json; null when there was none.
   */
  checked_at: string | null;
}

/**
 * Event of the change feed whose `payload` has the form of its `event_type`.
 */
export type RegistryTypedRegistryEvent =
  | (CoreRegistryEvent & {
      event_type: 'property.created';
      entity_type: 'property';
      payload: RegistryEventsPropertyCreated;
    })
  | (CoreRegistryEvent & {
      event_type: 'property.updated';
      entity_type: 'property';
      payload: RegistryEventsPropertyUpdated;
    })
  | (CoreRegistryEvent & {
      event_type: 'property.merged';
      entity_type: 'property';
      payload: RegistryEventsPropertyMerged;
    })
  | (CoreRegistryEvent & {
      event_type: 'property.stale';
      entity_type: 'property';
      payload: RegistryEventsPropertyStale;
    })
  | (CoreRegistryEvent & {
      event_type: 'property.reactivated';
      entity_type: 'property';
      payload: RegistryEventsPropertyReactivated;
    })
  | (CoreRegistryEvent & {
      event_type: 'collection.created';
      entity_type: 'collection';
      payload: RegistryEventsCollectionCreated;
    })
  | (CoreRegistryEvent & {
      event_type: 'collection.updated';
      entity_type: 'collection';
      payload: RegistryEventsCollectionUpdated;
    })
  | (CoreRegistryEvent & {
      event_type: 'collection.merged';
      entity_type: 'collection';
      payload: RegistryEventsCollectionMerged;
    })
  | (CoreRegistryEvent & {
      event_type: 'collection.removed';
      entity_type: 'collection';
      payload: RegistryEventsCollectionRemoved;
    })
  | (CoreRegistryEvent & {
      event_type: 'agent.discovered';
      entity_type: 'agent';
      payload: RegistryEventsAgentDiscovered;
    })
  | (CoreRegistryEvent & {
      event_type: 'agent.removed';
      entity_type: 'agent';
      payload: RegistryEventsAgentRemoved;
    })
  | (CoreRegistryEvent & {
      event_type: 'agent.profile_updated';
      entity_type: 'agent';
      payload: RegistryEventsAgentProfileUpdated;
    })
  | (CoreRegistryEvent & {
      event_type: 'agent.compliance_changed';
      entity_type: 'agent';
      payload: RegistryEventsAgentComplianceChanged;
    })
  | (CoreRegistryEvent & {
      event_type: 'agent.verification_earned';
      entity_type: 'agent';
      payload: RegistryEventsAgentVerificationEarned;
    })
  | (CoreRegistryEvent & {
      event_type: 'agent.verification_lost';
      entity_type: 'agent';
      payload: RegistryEventsAgentVerificationLost;
    })
  | (CoreRegistryEvent & {
      event_type: 'publisher.adagents_discovered';
      entity_type: 'publisher';
      payload: RegistryEventsPublisherAdagentsDiscovered;
    })
  | (CoreRegistryEvent & {
      event_type: 'publisher.adagents_changed';
      entity_type: 'publisher';
      payload: RegistryEventsPublisherAdagentsChanged;
    })
  | (CoreRegistryEvent & {
      event_type: 'authorization.granted';
      entity_type: 'authorization';
      payload: RegistryEventsAuthorizationGranted;
    })
  | (CoreRegistryEvent & {
      event_type: 'authorization.revoked';
      entity_type: 'authorization';
      payload: RegistryEventsAuthorizationRevoked;
    })
  | (CoreRegistryEvent & {
      event_type: 'authorization.modified';
      entity_type: 'authorization';
      payload: RegistryEventsAuthorizationModified;
    });

/**
 * Finding that makes a document unusable, with the field and the fault.
 */
export interface RegistryValidationError {
  /**
   * Path of the offending field (`authorized_agents[0].url`), or the step that failed: `http_status`, `json`, `timeout`, `connection`, `network`, `authoritative_location`, `managerdomain_scope`, `root`.
   */
  field: string;
  /**
   * Statement of the fault in one sentence, naming the violated rule.
   */
  message: string;
  /**
   * Always `error`; findings that leave a document usable are warnings.
   */
  severity: 'error';
}

/**
 * Findings of a fetch and check of a domain's adagents.json. Describes an invalid or missing file as well as a valid one.
 */
export interface RegistryValidationResult {
  /**
   * Whether the file has no errors; warnings do not matter.
   */
  valid: boolean;
  /**
   * Findings that make the file unusable, in the order of the document.
   */
  errors: RegistryValidationError[];
  /**
   * Findings that leave the file usable, each with its field and a suggestion.
   */
  warnings: RegistryValidationWarning[];
  /**
   * Domain that was checked, in canonical form; `proposed` for a generated document.
   */
  domain: string;
  /**
   * Well-known address that was tried; `proposed` for a generated document.
   */
  url: string;
  /**
   * HTTP status of the first fetch; absent when no answer came; from 100 to 599.
   */
  status_code?: number;
  /**
   * Size in bytes of the document that was evaluated, after a pointer was followed.
   */
  response_bytes?: number;
  /**
   * URL that served the document in the end, after redirects and a pointer.
   */
  resolved_url?: string;
  /**
   * Document as parsed, after a pointer was followed; absent if it could not be parsed. Can be large.
   */
  raw_data?: unknown;
  discovery_method: EnumsDiscoveryMethod;
  /**
   * Domain that serves the file on behalf of the publisher, if it was found through ads.txt.
   */
  manager_domain?: string;
  last_failure?: RegistryLastFailure;
  freshness?: RegistryFreshness;
}

/**
 * Finding that leaves a document usable, with a suggestion.
 */
export interface RegistryValidationWarning {
  /**
   * Path of the affected field in the document, for example `properties[0].name`.
   */
  field: string;
  /**
   * Statement of what should be improved, in one sentence.
   */
  message: string;
  /**
   * Way to correct the field, in one sentence; absent if none is known.
   */
  suggestion?: string;
}
