// @generated from schemas/v3/me by codegen. Do not edit; run "npm run codegen".

import type { CoreVisibleText } from './core.ts';
import type {
  EnumsAgentLifecycleStage,
  EnumsAgentType,
  EnumsAgentVisibility,
  EnumsApiKeyPermission,
  EnumsAuditOutcome,
  EnumsClientScope,
  EnumsComplianceStatus,
  EnumsCredentialKind,
  EnumsCredentialState,
  EnumsEntryKind,
  EnumsMemberRole,
  EnumsPrincipalKind,
  EnumsRefusalReason,
  EnumsReviewStatus,
} from './enums.ts';
import type { RegistryAgentComplianceTrack, RegistryEventTypes } from './registry.ts';

/**
 * Agent that the organization enrolled, with its visibility and the results of probes.
 */
export interface MeAgent {
  /**
   * Canonical URL of the agent; its key, which never changes.
   */
  url: string;
  /**
   * Name given at enrolment, otherwise the name that the agent gives itself, otherwise its host.
   */
  name: string;
  /**
   * Role of the agent; `unknown` if nobody declared one and its tasks do not show it.
   */
  type: EnumsAgentType | 'unknown';
  visibility: EnumsAgentVisibility;
  lifecycle_stage: EnumsAgentLifecycleStage;
  /**
   * Protocol in which the agent responded; null before its first response.
   *
   * - `mcp`: The agent responded to MCP (streamable HTTP)
   * - `a2a`: The agent responded to A2A
   * - `null`: The agent has not responded to any probe yet
   */
  protocol: 'mcp' | 'a2a' | null;
  /**
   * Time at which the organization enrolled the agent, ISO 8601 in UTC.
   */
  enrolled_at: string;
  /**
   * Time at which the enrolment last changed, ISO 8601 in UTC.
   */
  updated_at: string;
  /**
   * Time of the last probe of the agent, ISO 8601 in UTC; null before the first.
   */
  probed_at: string | null;
  compliance_status: EnumsComplianceStatus;
  /**
   * Whether the agent holds at least one badge that is valid now.
   */
  verified: boolean;
}

/**
 * What the last checks of an enrolled agent found, and whether others wait.
 */
export interface MeAgentChecks {
  /**
   * Canonical URL of the agent; its key, which never changes.
   */
  url: string;
  compliance_status: EnumsComplianceStatus;
  /**
   * Whether the agent holds at least one badge that is valid now.
   */
  verified: boolean;
  /**
   * The most important finding in one sentence; null before the first checks.
   */
  headline: string | null;
  /**
   * Time of the last checks, ISO 8601 in UTC; null before the first.
   */
  checked_at: string | null;
  /**
   * Time from which the next checks are due by themselves, ISO 8601 in UTC; null when none are planned.
   */
  next_check_at: string | null;
  /**
   * Whether checks wait or run now.
   */
  is_waiting: boolean;
  /**
   * Results of the last checks by subject; empty before the first checks that reached the agent.
   */
  tracks: RegistryAgentComplianceTrack[];
}

/**
 * Agent to enrol in the catalog, with the way in which it is listed.
 */
export interface MeAgentEnrolment {
  /**
   * URL of the agent, http or https, at most 1024 characters in canonical form, on the web port of a public host; anything else is refused with 400 `invalid_request`.
   */
  url: string;
  /**
   * Role of the agent; `unknown` lets the registry derive it from the agent's tasks.
   */
  type: EnumsAgentType | 'unknown';
  name?: CoreVisibleText;
  visibility?: EnumsAgentVisibility;
}

/**
 * All agents that the organization enrolled, whatever their visibility.
 */
export interface MeAgentList {
  /**
   * Agents of the organization, ordered by URL.
   */
  agents: MeAgent[];
}

/**
 * Enrolled agent after a change, with a warning for each wish that was not granted.
 */
export interface MeAgentResponse {
  agent: MeAgent;
  /**
   * Wishes of the request that were granted differently than stated; absent if all were granted.
   */
  warnings?: MeAgentWarning[];
}

/**
 * Fields of an enrolled agent to change; absent fields stay as they are.
 */
export interface MeAgentUpdate {
  /**
   * Role of the agent, such as `sales`; absent leaves it unchanged.
   */
  type?: EnumsAgentType | 'unknown';
  name?: CoreVisibleText;
  visibility?: EnumsAgentVisibility;
}

/**
 * Warning that a wish of the request was granted differently than stated.
 */
export interface MeAgentWarning {
  /**
   * Stable code of the warning; `visibility_downgraded` is the only one.
   */
  code: string;
  /**
   * Explanation of the warning in one sentence for people.
   */
  message: string;
  requested: EnumsAgentVisibility;
  applied: EnumsAgentVisibility;
}

/**
 * Long-lived credential of an organization, shown without its secret.
 */
export interface MeApiKey {
  /**
   * Id of the key. In histories and the audit log it acts as `api_key_` and this id.
   */
  id: string;
  /**
   * Name that the organization gave the key to recognize it, such as `nightly import`.
   */
  name: string;
  /**
   * First 11 characters of the key, to recognize it by; null for a key of before that was not used since.
   */
  prefix: string | null;
  /**
   * Permissions of the key, with the names of `api-key-permission.json`.
   */
  permissions: string[];
  /**
   * Time at which the key was created, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time of the last use of the key, to the minute; null before its first use.
   */
  last_used_at: string | null;
  /**
   * Time at which the key expires, ISO 8601 in UTC; null if it never does.
   */
  expires_at: string | null;
  /**
   * Time at which the key was revoked, ISO 8601 in UTC; null while it is valid.
   */
  revoked_at: string | null;
}

/**
 * New API key with its secret, which is shown in this response only.
 */
export interface MeApiKeyCreated {
  /**
   * Id of the key. In histories and the audit log it acts as `api_key_` and this id.
   */
  id: string;
  /**
   * Name that the organization gave the key to recognize it, such as `nightly import`.
   */
  name: string;
  /**
   * First 11 characters of the key, to recognize it by; null for a key of before that was not used since.
   */
  prefix: string | null;
  /**
   * Permissions of the key, with the names of `api-key-permission.json`.
   */
  permissions: string[];
  /**
   * Time at which the key was created, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time of the last use of the key, to the minute; null before its first use.
   */
  last_used_at: string | null;
  /**
   * Time at which the key expires, ISO 8601 in UTC; null if it never does.
   */
  expires_at: string | null;
  /**
   * Time at which the key was revoked, ISO 8601 in UTC; null while it is valid.
   */
  revoked_at: string | null;
  /**
   * The key, sent as `Authorization: Bearer`. Shown here and never again; the registry keeps only a hash of it.
   */
  api_key: string;
}

/**
 * All API keys of the organization, revoked ones included, without their secrets.
 */
export interface MeApiKeyList {
  /**
   * Keys of the organization, the oldest first, including revoked and expired ones.
   */
  api_keys: MeApiKey[];
}

/**
 * API key to create: its name, permissions and expiry.
 */
export interface MeApiKeyRequest {
  name: CoreVisibleText;
  /**
   * Permissions of the key; any other value is refused with 400 `invalid_request`. Absent gives what a member may do: `registry:read`, `registry:write`, and `read`, `write` and `delete` of every task permission. An API key cannot give a permission that it lacks itself.
   *
   * @minItems 1
   * @maxItems 25
   */
  permissions?: EnumsApiKeyPermission[];
  /**
   * Time at which the key expires; null or absent means never. A time in the past is refused with 400 `invalid_request`.
   */
  expires_at?: string | null;
}

/**
 * How long the older key is accepted beside the new one.
 */
export interface MeApiKeyRollRequest {
  /**
   * Seconds for which the older key is accepted beside the new one: 0 to 604800 (7 days), a day when absent. A key that expires earlier still does.
   */
  grace_seconds?: number;
  /**
   * Time at which the new key expires; null means never, and absent the same time as the older key had from its creation. A time in the past is refused with 400 `invalid_request`.
   */
  expires_at?: string | null;
}

/**
 * New API key in place of an older one, with its secret, which is shown in this response only.
 */
export interface MeApiKeyRolled {
  /**
   * Id of the key. In histories and the audit log it acts as `api_key_` and this id.
   */
  id: string;
  /**
   * Name that the organization gave the key to recognize it, such as `nightly import`.
   */
  name: string;
  /**
   * First 11 characters of the key, to recognize it by; null for a key of before that was not used since.
   */
  prefix: string | null;
  /**
   * Permissions of the key, with the names of `api-key-permission.json`.
   */
  permissions: string[];
  /**
   * Time at which the key was created, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time of the last use of the key, to the minute; null before its first use.
   */
  last_used_at: string | null;
  /**
   * Time at which the key expires, ISO 8601 in UTC; null if it never does.
   */
  expires_at: string | null;
  /**
   * Time at which the key was revoked, ISO 8601 in UTC; null while it is valid.
   */
  revoked_at: string | null;
  /**
   * The key, sent as `Authorization: Bearer`. Shown here and never again; the registry keeps only a hash of it.
   */
  api_key: string;
  /**
   * Id of the older key, which is accepted a while longer.
   */
  rolled_id: string;
  /**
   * Time until which the older key is accepted, ISO 8601 in UTC.
   */
  rolled_until: string;
}

/**
 * Something that was done for an organization, or to its credentials.
 */
export interface MeAuditEntry {
  /**
   * Identifier of the entry; later entries have greater identifiers; a UUID.
   */
  id: string;
  /**
   * Time of the action, ISO 8601 in UTC with milliseconds.
   */
  at: string;
  /**
   * Name of the operation of this API, or `credential.…` for an event of a credential.
   */
  action: string;
  /**
   * Actor: the identifier of a person, `api_key_…`, `client_…`, or `admin` for the operator.
   */
  actor: string;
  /**
   * Name that the acting person, key or client had at that time.
   */
  actor_name: string;
  /**
   * Subject of the action: an identifier, a domain or a URL.
   */
  subject: string | null;
  outcome: EnumsAuditOutcome;
  /**
   * Network address from which the request came, IPv4 or IPv6.
   */
  address: string | null;
  /**
   * Identifier of the request, as in the header `X-Request-Id` of its response.
   */
  request_id: string | null;
  /**
   * Further facts about the action, such as the changed fields; never contains a secret.
   */
  detail: {
    [k: string]: unknown;
  };
}

/**
 * Entries of the audit log as the text of a file, newest first, with times in UTC.
 */
export interface MeAuditExport {
  /**
   * Form of the text, as it was asked for.
   *
   * - `csv`: Comma-separated values with a header line.
   * - `jsonl`: One JSON object for each line.
   */
  format: 'csv' | 'jsonl';
  /**
   * Name under which the text can be kept.
   */
  file_name: string;
  /**
   * Content of the file as one text. In CSV a value that a spreadsheet would take for a formula begins with an apostrophe.
   */
  text: string;
  /**
   * Number of log entries in the text.
   */
  count: number;
  /**
   * Value of `cursor` for the next part; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Which entries of the audit log are exported, and in which form.
 */
export interface MeAuditExportRequest {
  /**
   * Form in which the entries are written.
   *
   * - `csv`: Comma-separated values (RFC 4180) with a header line.
   * - `jsonl`: One JSON object for each line.
   */
  format: 'csv' | 'jsonl';
  /**
   * Only entries of this time or later, ISO 8601 with a zone.
   */
  since?: string;
  /**
   * Only entries before this time, ISO 8601 with a zone.
   */
  until?: string;
  /**
   * Only what this actor did: the identifier of a person, `api_key_…`, `client_…` or `admin`.
   */
  actor?: string;
  /**
   * Only this action: the name of an operation, or `credential.…`.
   */
  action?: string;
  /**
   * Only what was done to this identifier, domain or URL.
   */
  subject?: string;
  outcome?: EnumsAuditOutcome;
  /**
   * Value of `next_cursor` from the part before, to go on with the same filter.
   */
  cursor?: string;
}

/**
 * Page of the audit log of an organization, with a cursor for the next.
 */
export interface MeAuditPage {
  /**
   * Entries of the log, the newest first.
   */
  entries: MeAuditEntry[];
  /**
   * Value of `cursor` for the next, older page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * A credential, and why its last calls were refused.
 */
export interface MeAuthDoctorAnswer {
  /**
   * What is known of the credential; null when the refused call had none that the registry knows.
   */
  credential: MeExaminedCredential | null;
  /**
   * The last refused calls of the credential, at most 10, the newest first; of a call without a known credential this call alone. They are kept for 30 days.
   */
  refused_calls: MeRefusedCall[];
}

/**
 * What the auth doctor looks at: a credential or a request, one of the two.
 */
export interface MeAuthDoctorRequest {
  /**
   * What tells a credential from others without being one: the first 11 characters of an API key, an access token without its third part, or `api_key_`, `client_` and the id. A whole secret returns status 400.
   */
  credential?: string;
  /**
   * Id of a refused request, as its response had it in `X-Request-Id`.
   */
  request_id?: string;
}

/**
 * Program that gets access tokens for an organization by itself (OAuth client credentials), shown without its secret.
 */
export interface MeClient {
  /**
   * Identifier with which the client authenticates at the token endpoint, a UUID.
   */
  client_id: string;
  /**
   * Name that the organization gave the client to recognize it.
   */
  name: string;
  /**
   * Creator: the identifier of a person, `api_key_…` or `client_…`.
   */
  created_by: string;
  /**
   * Time at which the client was created, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Scopes that the client can request; a token request without `scope` gets all of them.
   */
  scopes: EnumsClientScope[];
}

/**
 * New OAuth client with its secret, which is shown in this response only.
 */
export interface MeClientCreated {
  /**
   * Identifier with which the client authenticates at the token endpoint, a UUID.
   */
  client_id: string;
  /**
   * Name that the organization gave the client to recognize it.
   */
  name: string;
  /**
   * Creator: the identifier of a person, `api_key_…` or `client_…`.
   */
  created_by: string;
  /**
   * Time at which the client was created, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Secret of the client. Shown here and never again; the registry keeps only a hash of it.
   */
  client_secret: string;
  /**
   * URL at which the client gets its tokens, with `grant_type=client_credentials` and its secret in the Authorization header or the form (RFC 6749 section 2.3.1).
   */
  token_endpoint: string;
  /**
   * Scopes that the client can request; a token request without `scope` gets all of them.
   */
  scopes: EnumsClientScope[];
}

/**
 * All OAuth clients of the organization, without their secrets.
 */
export interface MeClientList {
  /**
   * Clients of the organization, the oldest first.
   */
  clients: MeClient[];
}

/**
 * OAuth client to create, which acts for the organization without a person.
 */
export interface MeClientRequest {
  name: CoreVisibleText;
  /**
   * Scopes that the client can request; any other value is refused with 400 `invalid_request`. Absent gives all of them.
   *
   * @minItems 1
   * @maxItems 6
   */
  scopes?: EnumsClientScope[];
}

/**
 * Identity of a person at the provider of their company, with which the person may sign in.
 */
export interface MeCompanyIdentity {
  /**
   * Identifier of the provider, an https URL (OpenID Connect).
   */
  issuer: string;
  /**
   * Time at which the account was linked to it, ISO 8601 in UTC.
   */
  linked_at: string;
}

/**
 * Community entry that the organization saved, a brand or the properties of a publisher.
 */
export interface MeEntry {
  entity: EnumsEntryKind;
  /**
   * Domain of the entry in canonical form.
   */
  domain: string;
  review_status: EnumsReviewStatus;
  /**
   * Number of its latest revision; 0 for one that was never committed.
   */
  revision_number: number;
  /**
   * Time at which the entry last changed, ISO 8601 in UTC.
   */
  updated_at: string;
  /**
   * The case that an operator decides; only for entries that were held; a UUID.
   */
  review_id?: string;
  /**
   * Name that the domain resembles; present only for entries that were held because of it.
   */
  resembles?: string;
}

/**
 * A page of the community entries that the organization saved.
 */
export interface MeEntryList {
  /**
   * Entries of this page by domain, brands before properties of the same domain.
   */
  entries: MeEntry[];
  /**
   * Cursor of the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * What the registry knows of a credential, without its secret.
 */
export interface MeExaminedCredential {
  kind: EnumsCredentialKind;
  /**
   * Id of the key, client, grant, session or caller. It is no credential.
   */
  id: string;
  /**
   * Name of the key, client or program; null when it has none.
   */
  name: string | null;
  /**
   * First 11 characters of a key or of the token of a caller of tasks; null for other credentials, and for keys of before that were not used since.
   */
  prefix: string | null;
  /**
   * Organization whose credential it is; null for a credential of a person or of the operator.
   */
  organization_id: string | null;
  /**
   * Name that this organization has now.
   */
  organization_name: string | null;
  /**
   * Person whose credential it is; null for a credential of an organization.
   */
  person_id: string | null;
  /**
   * Name that this person has now.
   */
  person_name: string | null;
  /**
   * Permissions of the key, or scopes of the token. The role of its holder limits them further.
   */
  permissions: string[];
  /**
   * Resources that accept the credential: `api`, `mcp` or `a2a`.
   */
  audiences: string[];
  state: EnumsCredentialState;
  /**
   * Time at which it was made; null when it is not known.
   */
  created_at: string | null;
  /**
   * Time of its last use; null before the first use, and where it is not noted.
   */
  last_used_at: string | null;
  /**
   * Time at which it runs out; null if it never does.
   */
  expires_at: string | null;
  /**
   * Time at which it was revoked; null while it was not.
   */
  revoked_at: string | null;
}

/**
 * What a person allowed a program to do in the person's name (OAuth 2.1).
 */
export interface MeGrant {
  /**
   * Identifier of the grant, which ends it. It is no credential.
   */
  grant_id: string;
  /**
   * Identifier of the program that has the access.
   */
  client_id: string;
  /**
   * Name that the program gave itself; nobody has checked it. Null without one.
   */
  client_name: string | null;
  /**
   * Scopes that the person agreed to, with their prefix.
   */
  scopes: string[];
  /**
   * What these scopes allow, in words for people.
   */
  allows: string[];
  /**
   * Time of the consent; null when it is not known.
   */
  granted_at: string | null;
  /**
   * Time at which the access ends by itself; null when it does not.
   */
  expires_at: string | null;
}

/**
 * Programs that act for a person, without the registry's own pages.
 */
export interface MeGrantList {
  /**
   * Grants of the person, at most 200, in the order of their identifiers.
   */
  grants: MeGrant[];
}

/**
 * A limit of what an organization, or its principal as a caller of tasks, may have.
 */
export interface MeHeldLimit {
  /**
   * Short name of what is counted, such as `api_keys`.
   */
  kind: string;
  /**
   * What is counted, in words, as messages name it.
   */
  what: string;
  /**
   * Who has the rows that are counted.
   *
   * - `organization`: The organization as a member of the registry.
   * - `caller`: The organization as a caller of the agent's tasks, over all its keys and clients.
   */
  holder: 'organization' | 'caller';
  /**
   * Number that the holder has now.
   */
  used: number;
  /**
   * Largest number that the holder may have.
   */
  most: number;
  /**
   * Number that can still be added; 0 at the limit and beyond it.
   */
  left: number;
  /**
   * What the holder can do at the limit, in one sentence.
   */
  advice: string;
}

/**
 * Principal behind a credential, and the organizations for which it acts.
 */
export interface MeIdentity {
  kind: EnumsPrincipalKind;
  /**
   * Identifier of the principal, as in the audit log: that of a person, `api_key_…` or `client_…`.
   */
  id: string;
  /**
   * Name shown to people; for a key that of its organization.
   */
  name: string;
  /**
   * Email address of the person, lower-case; for people only, and with a program's token only if it has the scope `email`.
   */
  email?: string;
  /**
   * Id of the organization that requests without `org` act for: the one joined first. Null without any.
   */
  organization: string | null;
  /**
   * All organizations for which the caller can act, the one joined first at the head.
   */
  organizations: MeStanding[];
  /**
   * Whether an operator, or an organization that proved the domain of the address, confirms that the address belongs to the person; present with `email`.
   */
  email_verified?: boolean;
  /**
   * Permissions of the credential on the REST API and in tasks, for example `registry:read` or `products:write`. The role in the organization limits them further. Empty if the credential can only identify itself.
   */
  permissions: string[];
}

/**
 * A link by which a person can join, without the link itself.
 */
export interface MeInvitation {
  /**
   * Identifier of the invitation, with which it can be withdrawn, a UUID.
   */
  invitation_id: string;
  role: EnumsMemberRole;
  /**
   * Only email address that can accept the invitation, lower-case; null if anyone with the link can.
   */
  email: string | null;
  /**
   * Creator: the identifier of a person, `api_key_…` or `client_…`.
   */
  created_by: string;
  /**
   * Time at which the invitation was created, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which the invitation expires, 7 days after its creation.
   */
  expires_at: string;
}

/**
 * New invitation with its link, which is shown in this response only.
 */
export interface MeInvitationCreated {
  /**
   * Identifier of the invitation, with which it can be withdrawn, a UUID.
   */
  invitation_id: string;
  role: EnumsMemberRole;
  /**
   * Only email address that can accept the invitation, lower-case; null if anyone with the link can.
   */
  email: string | null;
  /**
   * Creator: the identifier of a person, `api_key_…` or `client_…`.
   */
  created_by: string;
  /**
   * Time at which the invitation was created, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which the invitation expires, 7 days after its creation.
   */
  expires_at: string;
  /**
   * URL of the page on which the invitation is accepted, once. It is a secret and is not shown again.
   */
  url: string;
}

/**
 * Invitations that are neither accepted, withdrawn nor expired.
 */
export interface MeInvitationList {
  /**
   * Open invitations, the oldest first, without their links.
   */
  invitations: MeInvitation[];
}

/**
 * Role to offer, and optionally the only email address that can accept it.
 */
export interface MeInvitationRequest {
  role: EnumsMemberRole;
  /**
   * Only email address that can accept the invitation; without it anyone with the link can. An invalid address is refused with 400 `invalid_request`.
   */
  email?: string;
}

/**
 * Every limit that holds for the organization and its credentials, with what is used.
 */
export interface MeLimits {
  /**
   * Limits of what is kept: those of the organization first, then those of its tasks.
   */
  holdings: MeHeldLimit[];
  /**
   * Limits of requests by organization or person. Those by address or domain are not listed.
   */
  requests: MeRequestLimit[];
}

/**
 * Person with a membership in the organization: role, address and time of joining.
 */
export interface MeMember {
  /**
   * Identifier of the person in this registry, the same in every organization, a UUID.
   */
  user_id: string;
  /**
   * Name of the person as the identity provider or the person gave it.
   */
  name: string;
  /**
   * Email address with which the person signs in, lower-case.
   */
  email: string;
  role: EnumsMemberRole;
  /**
   * Time at which the person joined the organization, ISO 8601 in UTC.
   */
  joined_at: string;
}

/**
 * All people who are members of the organization, with their roles.
 */
export interface MeMemberList {
  /**
   * Members of the organization, the earliest first.
   */
  members: MeMember[];
}

/**
 * New role of a member in the organization.
 */
export interface MeMemberUpdate {
  role: EnumsMemberRole;
}

/**
 * Organization as its members see it, with the caller's own role.
 */
export interface MeOrganization {
  /**
   * Identifier of the organization; it never changes; a UUID.
   */
  id: string;
  /**
   * Name of the organization as it is shown to people.
   */
  name: string;
  /**
   * Membership tier of the organization; null without one. Only operators of the registry set it.
   */
  tier: string | null;
  role: EnumsMemberRole;
  /**
   * Time at which the organization was created, ISO 8601 in UTC.
   */
  created_at: string;
}

/**
 * New name of the organization; the identifier and short name stay.
 */
export interface MeOrganizationUpdate {
  name: CoreVisibleText;
}

/**
 * Passkey of a person: a key on a device or in a password manager, with which the person signs in instead of a password.
 */
export interface MePasskey {
  /**
   * Identifier of the passkey here. It is no secret, and opens nothing.
   */
  id: string;
  /**
   * Name by which the person recognizes it.
   */
  name: string;
  /**
   * Whether its maker keeps copies on other devices of the person, as it said at the last use.
   */
  is_synced: boolean;
  /**
   * Time at which it was added, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time of the last sign-in or confirmation with it, ISO 8601 in UTC; null if there was none.
   */
  last_used_at: string | null;
}

/**
 * All passkeys with which a person signs in.
 */
export interface MePasskeyList {
  /**
   * Passkeys of the person, the oldest first.
   */
  passkeys: MePasskey[];
  /**
   * Number of passkeys that a person may have.
   */
  most: number;
}

/**
 * Another name for a passkey of the person.
 */
export interface MePasskeyUpdate {
  name: CoreVisibleText;
}

/**
 * When an organization last proved that it controls a domain.
 */
export interface MeProof {
  /**
   * Domain that the organization controls, as its canonical key.
   */
  domain: string;
  /**
   * Where the proof was found: in DNS, or in a file on the domain.
   */
  method: string;
  /**
   * Time of the last proof, ISO 8601 in UTC.
   */
  proved_at: string;
  /**
   * Time until which the proof counts, ISO 8601 in UTC; the next save after it needs a new one.
   */
  valid_until: string;
  /**
   * Whether the proof counts now, so that entries can be saved without a new one.
   */
  is_valid: boolean;
}

/**
 * Page of the domains of which an organization proved control.
 */
export interface MeProofList {
  /**
   * Proofs, the one that runs out first before the others.
   */
  proofs: MeProof[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * A call that was refused, with the reason and what to do.
 */
export interface MeRefusedCall {
  /**
   * Time of the refusal, ISO 8601 in UTC.
   */
  at: string;
  /**
   * Id of the request, as its response had it in `X-Request-Id`.
   */
  request_id: string;
  /**
   * Name of the operation or task; null when the call did not get that far.
   */
  operation: string | null;
  /**
   * HTTP method of the call; null for a task.
   */
  method: string | null;
  /**
   * Path as the contract writes it, without the values of the call; null for a page.
   */
  path: string | null;
  /**
   * Status of the response; for a task the status that fits its error.
   */
  status: number;
  /**
   * Stable code of the error, as the response or the task had it.
   */
  code: string;
  /**
   * Sentence that the caller received, at most 500 characters.
   */
  message: string;
  reason: EnumsRefusalReason;
  /**
   * Permission or scope that was missing; null when the reason is another.
   */
  missing: string | null;
  /**
   * What to do about it, in words for people.
   */
  mend: string;
}

/**
 * A limit of requests in a window of time, as far as it counts by organization or person.
 */
export interface MeRequestLimit {
  /**
   * Short name of the limit, as the contract has it in `x-rate-limit`.
   */
  limit: string;
  /**
   * Operations that count together under this limit.
   */
  operations: string[];
  /**
   * Whose requests are counted together in the window.
   *
   * - `organization`: All credentials of the organization together.
   * - `user`: This person, API key or client alone.
   */
  per: 'organization' | 'user';
  /**
   * Largest number of requests in one window.
   */
  most: number;
  /**
   * Length of the window in seconds.
   */
  window_seconds: number;
  /**
   * Number of requests in the present window.
   */
  used: number;
  /**
   * Number of requests that the present window still has.
   */
  left: number;
  /**
   * Time at which the present window ends; null when none has begun.
   */
  resets_at: string | null;
}

/**
 * Browser in which a person is signed in on the registry's own pages.
 */
export interface MeSession {
  /**
   * Identifier of the session. It is no secret, and opens nothing.
   */
  id: string;
  /**
   * Browser and system in words, as the browser names itself.
   */
  device: string;
  /**
   * Network address from which the session was last used.
   */
  address: string;
  /**
   * Time at which the person first signed in in this browser, ISO 8601 in UTC.
   */
  started_at: string;
  /**
   * Time of the last use, to five minutes, ISO 8601 in UTC.
   */
  last_used_at: string;
  /**
   * Time at which the person last proved who they are in this session, ISO 8601 in UTC.
   */
  proved_at: string;
  /**
   * Time at which the session ends if it is not used again, ISO 8601 in UTC.
   */
  ends_at: string;
  /**
   * Whether the request was made in this session.
   */
  is_current: boolean;
}

/**
 * Browsers in which a person is signed in.
 */
export interface MeSessionList {
  /**
   * Sessions of the person, the one used last first.
   */
  sessions: MeSession[];
}

/**
 * Result of signing out in other browsers.
 */
export interface MeSessionsEnded {
  /**
   * Number of sessions that this request ended; 0 if there were no others.
   */
  ended: number;
}

/**
 * Ways in which a person can sign in here.
 */
export interface MeSignInWays {
  /**
   * Whether the person has a password.
   */
  password: boolean;
  /**
   * Identities at providers of companies that are linked to the account.
   */
  companies: MeCompanyIdentity[];
  /**
   * Number of passkeys of the person.
   */
  passkeys: number;
}

/**
 * Organization for which the caller acts, with the caller's role.
 */
export interface MeStanding {
  /**
   * Identifier of the organization, which the parameter `org` of operations accepts, a UUID.
   */
  id: string;
  /**
   * Name of the organization as it is shown to people.
   */
  name: string;
  /**
   * Membership tier, null without one. Organizations of tier `api` see agents for members.
   */
  tier: string | null;
  role: EnumsMemberRole;
}

/**
 * A subscription of an organization to the change feed: events are pushed to its endpoint in order, at least once, each page with the cursor that follows it.
 */
export interface MeWebhook {
  /**
   * Identifier of the subscription, which every webhook of it repeats.
   */
  webhook_id: string;
  /**
   * Where events are sent, as it was registered by the organization.
   */
  url: string;
  /**
   * Event types that are sent; null when every type of the feed is.
   */
  types: string[] | null;
  /**
   * What the subscription is for, in the words of the organization; null without.
   */
  description: string | null;
  /**
   * Cursor of the last event that the receiver has confirmed with 2xx; null before the first event of the feed.
   */
  cursor: string | null;
  /**
   * Whether events are sent to the endpoint at present.
   *
   * - `active`: Events are sent, and repeated for up to 24 hours while the endpoint fails.
   * - `paused`: Nothing is sent until the subscription is resumed; no event is lost meanwhile.
   */
  status: 'active' | 'paused';
  /**
   * Why the registry paused the subscription, as a short code such as `status_410`; null while it is active.
   */
  pause_reason: string | null;
  /**
   * Time at which the subscription was registered, with milliseconds.
   */
  created_at: string;
  /**
   * Time of the last change of the subscription by its organization or the registry.
   */
  updated_at: string;
}

/**
 * One attempt to deliver a page of events to the endpoint of a subscription.
 */
export interface MeWebhookAttempt {
  /**
   * Identifier of the page that was sent, the same in all attempts.
   */
  delivery_id: string;
  /**
   * Key in the body by which the receiver recognizes repeats of the page.
   */
  idempotency_key: string;
  /**
   * Number of the attempt for this page, counted from 1.
   */
  attempt: number;
  /**
   * How the attempt to deliver the page of events ended.
   *
   * - `pending`: The attempt has begun and its end is not recorded yet.
   * - `success`: The endpoint answered with a status of 200 to 299.
   * - `failed`: The endpoint answered with any other status, or nothing could be sent.
   * - `timeout`: The endpoint did not answer within 10 seconds.
   * - `connection_error`: No connection was made: name resolution, address check, TLS or network failed.
   */
  status: 'pending' | 'success' | 'failed' | 'timeout' | 'connection_error';
  /**
   * HTTP status of the answer; null when the endpoint did not answer.
   */
  http_status_code: number | null;
  /**
   * What went wrong, for people, at most 500 characters; null after a success.
   */
  error_message: string | null;
  /**
   * Time at which the attempt to deliver the page began.
   */
  fired_at: string;
  /**
   * Time at which the attempt ended; null while it runs.
   */
  completed_at: string | null;
  /**
   * Time until the answer in milliseconds; null without an answer.
   */
  response_time_ms: number | null;
  /**
   * Size of the body that was sent, in bytes.
   */
  payload_size_bytes: number;
}

/**
 * The newest attempts to deliver events to the endpoint of a subscription.
 */
export interface MeWebhookAttemptList {
  /**
   * Attempts of the last 30 days, the newest first, at most 200.
   */
  attempts: MeWebhookAttempt[];
}

/**
 * One body that is sent to the endpoint of a subscription, and how far that is.
 */
export interface MeWebhookDelivery {
  /**
   * Identifier of the subscription whose endpoint it is sent to.
   */
  webhook_id: string;
  /**
   * Identifier of what was sent, the same in all of its attempts.
   */
  delivery_id: string;
  /**
   * Why the body was sent to the endpoint of the subscription.
   *
   * - `events`: The next page of the change feed.
   * - `test`: A test event that a member asked for, which carries no events.
   * - `redelivery`: A page of the past that a member asked to send again, with its body and key.
   */
  purpose: 'events' | 'test' | 'redelivery';
  /**
   * Delivery that a redelivery repeats; null for any other purpose.
   */
  origin_delivery_id: string | null;
  /**
   * Key in the body by which the receiver recognizes repeats; a redelivery has the key of its origin.
   */
  idempotency_key: string;
  /**
   * Whether the delivery is still under way, and how it ended.
   *
   * - `open`: It waits for its first attempt or for the next one.
   * - `delivered`: The endpoint answered with a status of 200 to 299.
   * - `failed`: It was given up or withdrawn; `failure` says why.
   */
  state: 'open' | 'delivered' | 'failed';
  /**
   * Why the latest attempt failed, or the delivery ended, as a short code such as `status_500`; null before an attempt and after success.
   */
  failure: string | null;
  /**
   * Number of attempts that were made so far.
   */
  attempts: number;
  /**
   * Earliest time of the next attempt; null when none follows.
   */
  next_attempt_at: string | null;
  /**
   * Time after which no attempt begins; null when the delivery has ended.
   */
  gives_up_at: string | null;
  /**
   * Time at which the delivery was queued, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which the delivery was confirmed or given up; null while it is open.
   */
  ended_at: string | null;
  /**
   * Size of the body in bytes, at most 1000000.
   */
  payload_size_bytes: number;
}

/**
 * One attempt to send a delivery, with what the endpoint answered.
 */
export interface MeWebhookDeliveryAttempt {
  /**
   * Number of the attempt for this delivery, counted from 1.
   */
  attempt: number;
  /**
   * How the attempt ended, in the words of the list of attempts.
   *
   * - `pending`: The attempt has begun and its end is not recorded yet.
   * - `success`: The endpoint answered with a status of 200 to 299.
   * - `failed`: The endpoint answered with any other status, or nothing could be sent.
   * - `timeout`: The endpoint did not answer within 10 seconds.
   * - `connection_error`: No connection was made: name resolution, address check, TLS or network failed.
   */
  status: 'pending' | 'success' | 'failed' | 'timeout' | 'connection_error';
  /**
   * HTTP status of the answer; null when the endpoint did not answer.
   */
  http_status_code: number | null;
  /**
   * What went wrong, for people, at most 500 characters; null after a success.
   */
  error_message: string | null;
  /**
   * Time at which the attempt began, ISO 8601 in UTC.
   */
  fired_at: string;
  /**
   * Time at which the attempt ended; null while it runs.
   */
  completed_at: string | null;
  /**
   * Time until the answer in milliseconds; null without an answer.
   */
  response_time_ms: number | null;
  /**
   * What the endpoint answered; null when nothing of it was kept.
   */
  response: MeWebhookResponse | null;
}

/**
 * One delivery with the body that was sent and what the endpoint answered.
 */
export interface MeWebhookDeliveryDetail {
  /**
   * Identifier of the subscription whose endpoint it is sent to.
   */
  webhook_id: string;
  /**
   * Identifier of what was sent, the same in all of its attempts.
   */
  delivery_id: string;
  /**
   * Why the body was sent to the endpoint of the subscription.
   *
   * - `events`: The next page of the change feed.
   * - `test`: A test event that a member asked for, which carries no events.
   * - `redelivery`: A page of the past that a member asked to send again, with its body and key.
   */
  purpose: 'events' | 'test' | 'redelivery';
  /**
   * Delivery that a redelivery repeats; null for any other purpose.
   */
  origin_delivery_id: string | null;
  /**
   * Key in the body by which the receiver recognizes repeats; a redelivery has the key of its origin.
   */
  idempotency_key: string;
  /**
   * Whether the delivery is still under way, and how it ended.
   *
   * - `open`: It waits for its first attempt or for the next one.
   * - `delivered`: The endpoint answered with a status of 200 to 299.
   * - `failed`: It was given up or withdrawn; `failure` says why.
   */
  state: 'open' | 'delivered' | 'failed';
  /**
   * Why the latest attempt failed, or the delivery ended, as a short code such as `status_500`; null before an attempt and after success.
   */
  failure: string | null;
  /**
   * Number of attempts that were made so far.
   */
  attempts: number;
  /**
   * Earliest time of the next attempt; null when none follows.
   */
  next_attempt_at: string | null;
  /**
   * Time after which no attempt begins; null when the delivery has ended.
   */
  gives_up_at: string | null;
  /**
   * Time at which the delivery was queued, ISO 8601 in UTC.
   */
  created_at: string;
  /**
   * Time at which the delivery was confirmed or given up; null while it is open.
   */
  ended_at: string | null;
  /**
   * Size of the body in bytes, at most 1000000.
   */
  payload_size_bytes: number;
  /**
   * Body of every attempt, as it was sent: JSON text of at most 1000000 bytes.
   */
  body: string;
  /**
   * Headers of a request by name. Those that differ between attempts or prove the sender have the value `[redacted]`.
   */
  request_headers: {
    [k: string]: string;
  };
  /**
   * Time at which the delivery is deleted with its bodies, 30 days after its end; null while it is open.
   */
  kept_until: string | null;
  /**
   * The newest 50 attempts of the delivery, the newest first.
   */
  attempts_made: MeWebhookDeliveryAttempt[];
}

/**
 * Page of what was sent to the endpoint of a subscription within the last 30 days.
 */
export interface MeWebhookDeliveryList {
  /**
   * Deliveries of the subscription, the newest first.
   */
  deliveries: MeWebhookDelivery[];
  /**
   * Value of `cursor` for the next page; null on the last one.
   */
  next_cursor: string | null;
}

/**
 * Which deliveries that failed are to be sent again.
 */
export interface MeWebhookFailedRedelivery {
  /**
   * Deliveries that were given up at this time or later are sent again, ISO 8601 with a zone.
   */
  since: string;
  /**
   * Value of `selection` that the count of failed deliveries returned. The request is refused with `selection_changed` when other deliveries have failed by now, or fewer.
   */
  selection: string;
}

/**
 * How many pages of events were given up since a moment and not delivered later.
 */
export interface MeWebhookFailures {
  /**
   * Number of pages that `redeliver-failed` would send, at most 100: later ones are counted once the first are delivered.
   */
  count: number;
  /**
   * Size of their bodies together, in bytes.
   */
  payload_size_bytes: number;
  /**
   * Time at which the first of them was given up; null when there is none.
   */
  oldest_at: string | null;
  /**
   * Time at which the last of them was given up; null when there is none.
   */
  newest_at: string | null;
  /**
   * Stands for exactly these deliveries; `redeliver-failed` takes it, and sends nothing when they are others by then.
   */
  selection: string;
}

/**
 * All subscriptions of an organization to the change feed, paused ones included.
 */
export interface MeWebhookList {
  /**
   * Subscriptions of the organization, the oldest first, at most 10.
   */
  webhooks: MeWebhook[];
}

/**
 * Deliveries that were queued by the request, or by an equal one before.
 */
export interface MeWebhookRedelivered {
  /**
   * Redeliveries, each with the delivery that it repeats, the oldest first.
   */
  deliveries: MeWebhookDelivery[];
}

/**
 * From where the events of a subscription are to be sent once more.
 */
export interface MeWebhookRedelivery {
  /**
   * Cursor of the change feed after which events are sent once more, as the feed or a webhook returned it. An unknown or expired one is refused with `cursor_expired`.
   */
  cursor: string;
}

/**
 * Endpoint that is to receive events of the change feed, and which of them.
 */
export interface MeWebhookRequest {
  /**
   * Where events are sent with POST: https to a public host, at most 2048 characters, without user or password. The endpoint must repeat a signed challenge first; any other is refused with `invalid_request`.
   */
  url: string;
  types?: RegistryEventTypes;
  /**
   * What the subscription is for, for people, at most 200 characters.
   */
  description?: string;
  /**
   * Cursor of the change feed after which events are sent, as the feed returns it. Events after the time of the request are sent when absent. An unknown or expired one is refused with `cursor_expired`.
   */
  cursor?: string;
}

/**
 * What the endpoint of a subscription answered to one attempt, as far as it is kept.
 */
export interface MeWebhookResponse {
  /**
   * Headers that help to find a fault: `content-type`, `retry-after`, `server` and `www-authenticate`. All others, cookies too, are left out.
   */
  headers: {
    [k: string]: string;
  };
  /**
   * Text of the answer, at most its first 2048 characters; empty for one of more than 4096 bytes, which is not read.
   */
  body: string;
  /**
   * Whether the answer was longer than what is kept of it.
   */
  is_cut: boolean;
}

/**
 * What is to change about a subscription; members that are absent stay as they are.
 */
export interface MeWebhookUpdate {
  /**
   * Where events are sent with POST: https to a public host, at most 2048 characters, without user or password. The endpoint must repeat a signed challenge first; any other is refused with `invalid_request`.
   */
  url?: string;
  types?: RegistryEventTypes;
  /**
   * What the subscription is for, for people, at most 200 characters.
   */
  description?: string;
}
