// @generated from schemas/v3/registry/events by codegen. Do not edit; run "npm run codegen".

import type {
  CoreCollectionSelector,
  CoreCountryCode,
  CoreDomainName,
  CoreIdentifier,
  CoreRecordDigest,
  CoreShortenedMembers,
} from '../core.ts';
import type {
  EnumsAuthorizationEvidence,
  EnumsAuthorizationType,
  EnumsBadgeRole,
  EnumsCatalogSource,
  EnumsCollectionKind,
  EnumsCollectionRecordStatus,
  EnumsComplianceStatus,
  EnumsComplianceTrackStatus,
  EnumsDelegationType,
  EnumsDiscoveryMethod,
  EnumsDistributionIdentifierType,
  EnumsPropertyClassification,
} from '../enums.ts';

/**
 * Payload of the event: the compliance status of an agent changed.
 */
export interface RegistryEventsAgentComplianceChanged {
  /**
   * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
   */
  agent_url: string;
  previous_status: EnumsComplianceStatus;
  current_status: EnumsComplianceStatus;
  /**
   * Summary of the change in one line for people; null without a summary.
   */
  headline?: string | null;
  /**
   * Map from the name of each track to its status after the change.
   */
  tracks: {
    [k: string]: EnumsComplianceTrackStatus;
  };
  /**
   * Number of scenarios that passed in the run behind the change.
   */
  storyboards_passing: number;
  /**
   * Number of scenarios that ran, passed or not.
   */
  storyboards_total: number;
  /**
   * Results of the scenarios of the run, one entry for each.
   *
   * Items: Result of one scenario with the numbers of its steps.
   */
  storyboards?: {
    /**
     * Stable identifier of the scenario, for example `media-buy-lifecycle`.
     */
    storyboard_id: string;
    /**
     * Result of the scenario in the run behind the change.
     */
    status: string;
    /**
     * Number of steps of the scenario that passed.
     */
    steps_passed?: number;
    /**
     * Number of steps of the scenario that ran.
     */
    steps_total?: number;
  }[];
}

/**
 * Payload of the event: an agent became known, because a publisher file names it or an organization enrolled it publicly. An agent to which both applies is reported once for each source.
 */
export interface RegistryEventsAgentDiscovered {
  /**
   * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
   */
  agent_url: string;
  /**
   * Source from which the agent became known: a publisher's file or the catalog.
   *
   * - `adagents_json`: The adagents.json of `publisher_domain` names the agent; says nothing about the catalog of enrolled agents
   * - `enrolment`: An organization enrolled the agent in the catalog for everybody to see
   */
  source: 'adagents_json' | 'enrolment';
  /**
   * Name of the agent as it is shown to people.
   */
  name?: string;
  /**
   * Role of the agent; `unknown` if it could not be determined.
   */
  type?: string;
  /**
   * Advertising channels in which the agent sells, such as `ctv`, derived from its inventory.
   */
  channels?: string[];
  /**
   * Types of the properties that the agent may sell, such as `website`.
   */
  property_types?: string[];
  /**
   * Countries in which the agent sells, as ISO 3166-1 alpha-2 codes.
   */
  markets?: string[];
  /**
   * Content categories of the inventory, in the vocabulary that the agent uses.
   */
  categories?: string[];
  /**
   * Vocabulary of `categories`; null when the inventory uses no vocabulary or several.
   */
  category_taxonomy?: string | null;
  /**
   * Tags of the properties that the agent may sell.
   */
  tags?: string[];
  /**
   * Delivery types of the agent's products: guaranteed, non-guaranteed or both.
   */
  delivery_types?: string[];
  /**
   * Identifiers of the creative formats that the agent accepts.
   */
  format_ids?: string[];
  /**
   * Kinds of the creative formats that the agent accepts, such as `video_hosted`.
   */
  format_kinds?: string[];
  /**
   * Number of properties that publishers authorize the agent to sell.
   */
  property_count?: number;
  /**
   * Number of publishers whose adagents.json authorizes the agent.
   */
  publisher_count?: number;
  /**
   * Whether the agent supports real-time trusted matching, derived from its declared capabilities.
   */
  has_tmp?: boolean;
  /**
   * Time at which the registry computed the profile, ISO 8601 in UTC.
   */
  updated_at?: string;
  publisher_domain?: CoreDomainName;
}

/**
 * Payload of the event: the sellable inventory of an agent changed.
 */
export interface RegistryEventsAgentProfileUpdated {
  /**
   * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
   */
  agent_url: string;
  /**
   * Name of the agent as it is shown to people.
   */
  name?: string;
  /**
   * Role of the agent; `unknown` if it could not be determined.
   */
  type?: string;
  /**
   * Whether the agent is publicly enrolled.
   */
  enrolled?: boolean;
  /**
   * Advertising channels in which the agent sells, such as `ctv`, derived from its inventory.
   */
  channels?: string[];
  /**
   * Types of the properties that the agent may sell, such as `website`.
   */
  property_types?: string[];
  /**
   * Countries in which the agent sells, as ISO 3166-1 alpha-2 codes.
   */
  markets?: string[];
  /**
   * Content categories of the inventory, in the vocabulary that the agent uses.
   */
  categories?: string[];
  /**
   * Vocabulary of `categories`; null when the inventory uses no vocabulary or several.
   */
  category_taxonomy?: string | null;
  /**
   * Tags of the properties that the agent may sell.
   */
  tags?: string[];
  /**
   * Delivery types of the agent's products: guaranteed, non-guaranteed or both.
   */
  delivery_types?: string[];
  /**
   * Identifiers of the creative formats that the agent accepts.
   */
  format_ids?: string[];
  /**
   * Kinds of the creative formats that the agent accepts, such as `video_hosted`.
   */
  format_kinds?: string[];
  /**
   * Number of properties that publishers authorize the agent to sell.
   */
  property_count?: number;
  /**
   * Number of publishers whose adagents.json authorizes the agent.
   */
  publisher_count?: number;
  /**
   * Whether the agent supports real-time trusted matching, derived from its declared capabilities.
   */
  has_tmp?: boolean;
  /**
   * Time at which the registry computed the profile, ISO 8601 in UTC.
   */
  updated_at?: string;
  /**
   * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
   */
  changed_fields?: string[];
  /**
   * The new profile as one object, with the same fields.
   */
  inventory_profile?: {
    [k: string]: unknown;
  };
}

/**
 * Payload of the event: the agent left the registry, because no publisher file names it and no organization has it enrolled publicly. An agent that loses only one of the two is reported by `agent.profile_updated`.
 */
export interface RegistryEventsAgentRemoved {
  /**
   * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
   */
  agent_url: string;
  /**
   * Publishers that named the agent until now; empty if it left the catalog.
   */
  removed_from_publishers?: CoreDomainName[];
}

/**
 * Payload of the event: an agent earned the verified badge of one protocol area.
 */
export interface RegistryEventsAgentVerificationEarned {
  /**
   * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
   */
  agent_url: string;
  role: EnumsBadgeRole;
  /**
   * Specialisms that the badge covers, at least one.
   *
   * @minItems 1
   */
  verified_specialisms: string[];
  /**
   * Version of the protocol against which the agent was tested.
   */
  version?: string;
}

/**
 * Payload of the event: an agent lost the verified badge of one protocol area.
 */
export interface RegistryEventsAgentVerificationLost {
  /**
   * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
   */
  agent_url: string;
  role: EnumsBadgeRole;
  /**
   * Reason for the loss in one sentence, such as a failed check or a withdrawn enrolment.
   */
  reason: string;
  /**
   * Version of the protocol against which the agent was tested.
   */
  version?: string;
}

/**
 * Payload of the event: an authorization became visible, with its whole state.
 */
export type RegistryEventsAuthorizationGranted = RegistryEventsAuthorizationPayload & {
  /**
   * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
   */
  changed_fields?: string[];
};

/**
 * Payload of the event: a visible authorization changed, with its new state.
 */
export type RegistryEventsAuthorizationModified = RegistryEventsAuthorizationPayload & {
  /**
   * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
   */
  changed_fields?: string[];
};

/**
 * One authorization row: the right of an agent to sell for a publisher, as it is visible.
 */
export interface RegistryEventsAuthorizationPayload {
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
  agent_url_canonical?: string;
  publisher_domain: CoreDomainName;
  /**
   * Way in which the scope is stated; null if the entry gave none and covers the publisher as a whole.
   */
  authorization_type: EnumsAuthorizationType | null;
  /**
   * Text of the publisher that states what the agent may sell.
   */
  authorized_for?: string;
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
  evidence?: EnumsAuthorizationEvidence;
  /**
   * Whether another party contests the row; a contested row is shown but marked.
   */
  disputed?: boolean;
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
  created_at?: string;
  /**
   * Time at which the row last changed, ISO 8601 in UTC.
   */
  updated_at?: string;
  /**
   * Whether a manual decision of the registry operator changed the row.
   */
  override_applied?: boolean;
  /**
   * Reason that the operator gave for the manual decision; null without such a decision.
   */
  override_reason?: string | null;
  shortened?: CoreShortenedMembers;
  record_sha256?: CoreRecordDigest;
}

/**
 * Payload of the event: an authorization is no longer visible, with its last state.
 */
export type RegistryEventsAuthorizationRevoked = RegistryEventsAuthorizationPayload & {
  /**
   * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
   */
  changed_fields?: string[];
};

/**
 * Payload of the event: a collection appeared in the file of its publisher.
 */
export interface RegistryEventsCollectionCreated {
  /**
   * Identifier that the registry gave the collection; it never changes, even across merges.
   */
  collection_rid: string;
  publisher_domain: CoreDomainName;
  /**
   * Identifier of the collection in the file of its publisher.
   */
  collection_id: string;
  /**
   * Identifiers of the collection at the places where it is distributed; may be empty.
   *
   * Items: An identifier of the collection at a place of distribution.
   */
  identifiers: {
    publisher_domain: CoreDomainName;
    type: EnumsDistributionIdentifierType;
    /**
     * Value of the identifier inside its naming scheme, for example `novapress.example`.
     */
    value: string;
  }[];
  /**
   * Name of the item as it is shown to people.
   */
  name?: string;
  kind?: EnumsCollectionKind;
  source?: EnumsCatalogSource;
  status?: EnumsCollectionRecordStatus;
  /**
   * Collection as its publisher wrote it in the adagents.json.
   */
  collection?: {
    [k: string]: unknown;
  };
  shortened?: CoreShortenedMembers;
  record_sha256?: CoreRecordDigest;
}

/**
 * Payload of the event: a collection left the file of its publisher while another one took over all its places of distribution. Its own `collection.removed` event follows.
 */
export interface RegistryEventsCollectionMerged {
  /**
   * Registry identifier that from now on only points at the other collection, a UUID.
   */
  alias_rid: string;
  /**
   * Registry identifier of the collection that remains; the other one refers to it.
   */
  canonical_rid: string;
  publisher_domain?: CoreDomainName;
  /**
   * Facts from which the registry concluded that both records are the same.
   */
  evidence?: {
    /**
     * Identifiers of the first record, all of which the second one has now.
     *
     * Items: An identifier of the collection at a place of distribution.
     */
    identifiers?: {
      [k: string]: unknown;
    }[];
    shortened?: CoreShortenedMembers;
  };
}

/**
 * Payload of the event: a collection is no longer in the file of its publisher.
 */
export interface RegistryEventsCollectionRemoved {
  /**
   * Identifier that the registry gave the collection; it never changes, even across merges.
   */
  collection_rid: string;
  publisher_domain: CoreDomainName;
  /**
   * Identifier of the collection in the file of its publisher.
   */
  collection_id: string;
  /**
   * Identifiers of the collection at the places where it is distributed; may be empty.
   *
   * Items: An identifier of the collection at a place of distribution.
   */
  identifiers: {
    publisher_domain: CoreDomainName;
    type: EnumsDistributionIdentifierType;
    /**
     * Value of the identifier inside its naming scheme, for example `novapress.example`.
     */
    value: string;
  }[];
  /**
   * Name of the item as it is shown to people.
   */
  name?: string;
  kind?: EnumsCollectionKind;
  source?: EnumsCatalogSource;
  /**
   * Always `removed`, because the publisher's file no longer lists the collection.
   */
  status: 'removed';
  /**
   * Collection as its publisher wrote it in the adagents.json.
   */
  collection?: {
    [k: string]: unknown;
  };
  shortened?: CoreShortenedMembers;
}

/**
 * Payload of the event: metadata or distribution identifiers of a collection changed, with the new state.
 */
export interface RegistryEventsCollectionUpdated {
  /**
   * Identifier that the registry gave the collection; it never changes, even across merges.
   */
  collection_rid: string;
  publisher_domain?: CoreDomainName;
  /**
   * Identifier of the collection in the file of its publisher.
   */
  collection_id?: string;
  /**
   * Identifiers of the collection at the places where it is distributed; may be empty.
   *
   * Items: An identifier of the collection at a place of distribution.
   */
  identifiers?: {
    publisher_domain: CoreDomainName;
    type: EnumsDistributionIdentifierType;
    /**
     * Value of the identifier inside its naming scheme, for example `novapress.example`.
     */
    value: string;
  }[];
  /**
   * Name of the item as it is shown to people.
   */
  name?: string;
  kind?: EnumsCollectionKind;
  source?: EnumsCatalogSource;
  status?: EnumsCollectionRecordStatus;
  /**
   * Collection as its publisher wrote it in the adagents.json.
   */
  collection?: {
    [k: string]: unknown;
  };
  /**
   * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
   */
  changed_fields?: string[];
  shortened?: CoreShortenedMembers;
  record_sha256?: CoreRecordDigest;
}

/**
 * Payload of the event: a property was added to the registry.
 */
export interface RegistryEventsPropertyCreated {
  /**
   * Identifier that the registry gave the property; it never changes, even across merges.
   */
  property_rid: string;
  classification: EnumsPropertyClassification;
  source: EnumsCatalogSource;
  /**
   * Identifiers under which the property is known, each with its naming scheme.
   *
   * @minItems 1
   */
  identifiers: CoreIdentifier[];
  publisher_domain?: CoreDomainName;
  /**
   * Property as its publisher wrote it in the adagents.json.
   */
  property?: {
    [k: string]: unknown;
  };
  shortened?: CoreShortenedMembers;
  record_sha256?: CoreRecordDigest;
}

/**
 * Payload of the event: a property left the file of its publisher while another one took over all its identifiers. Its own `property.stale` event follows.
 */
export interface RegistryEventsPropertyMerged {
  /**
   * Registry identifier that from now on only points at the other property, a UUID.
   */
  alias_rid: string;
  /**
   * Registry identifier of the property that remains; the other one refers to it.
   */
  canonical_rid: string;
  publisher_domain?: CoreDomainName;
  /**
   * Facts from which the registry concluded that both records are the same.
   */
  evidence?: {
    /**
     * Identifiers of the first record, all of which the second one has now.
     */
    identifiers?: CoreIdentifier[];
    shortened?: CoreShortenedMembers;
  };
}

/**
 * Payload of the event: a stale property passed validation on a new crawl and is active again.
 */
export interface RegistryEventsPropertyReactivated {
  /**
   * Identifier that the registry gave the property; it never changes, even across merges.
   */
  property_rid: string;
  classification: EnumsPropertyClassification;
  source: EnumsCatalogSource;
  /**
   * Identifiers under which the property is known, each with its naming scheme.
   *
   * @minItems 1
   */
  identifiers: CoreIdentifier[];
  publisher_domain?: CoreDomainName;
  /**
   * Property as its publisher wrote it in the adagents.json.
   */
  property?: {
    [k: string]: unknown;
  };
  /**
   * Time of the crawl in which the property passed, ISO 8601 in UTC.
   */
  reactivated_at?: string;
  shortened?: CoreShortenedMembers;
  record_sha256?: CoreRecordDigest;
}

/**
 * Payload of the event: a property failed validation on a new crawl. It is left out of look-ups and authorization until it passes again.
 */
export interface RegistryEventsPropertyStale {
  /**
   * Identifier that the registry gave the property; it never changes, even across merges.
   */
  property_rid: string;
  publisher_domain?: CoreDomainName;
  /**
   * Identifiers under which the property is known, each with its naming scheme.
   */
  identifiers?: CoreIdentifier[];
  /**
   * Time at which the property last passed validation; null if it never did.
   */
  last_resolved_at?: string | null;
  /**
   * Reason for the failed validation, in one sentence.
   */
  reason?: string;
}

/**
 * Payload of the event: metadata or identifiers of a property changed, with the new state.
 */
export interface RegistryEventsPropertyUpdated {
  /**
   * Identifier that the registry gave the property; it never changes, even across merges.
   */
  property_rid: string;
  classification?: EnumsPropertyClassification;
  source?: EnumsCatalogSource;
  /**
   * Identifiers under which the property is known, each with its naming scheme.
   *
   * @minItems 1
   */
  identifiers?: CoreIdentifier[];
  publisher_domain?: CoreDomainName;
  /**
   * Property as its publisher wrote it in the adagents.json.
   */
  property?: {
    [k: string]: unknown;
  };
  /**
   * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
   */
  changed_fields?: string[];
  shortened?: CoreShortenedMembers;
  record_sha256?: CoreRecordDigest;
}

/**
 * Payload of the event: the adagents.json of a publisher changed in meaning, disappeared or is no longer valid.
 */
export interface RegistryEventsPublisherAdagentsChanged {
  publisher_domain: CoreDomainName;
  domain?: CoreDomainName;
  /**
   * Whether the publisher has a valid file now. If not, every count is 0.
   */
  adagents_valid?: boolean;
  /**
   * Reason for which the publisher has no valid file any more; present only while `adagents_valid` is false.
   */
  failure?: {
    /**
     * Result of the fetch that ended the validity of the file.
     *
     * - `invalid`: A file was fetched and is not valid
     * - `absent`: The domain has no file
     * - `unreachable`: The file could not be fetched for seven days
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
  };
  /**
   * Number of agents that the file authorizes, each URL counted once.
   */
  agent_count?: number;
  /**
   * Number of properties that the file declares; 0 if it has none or is not valid.
   */
  property_count?: number;
  /**
   * Number of collections that the file declares; 0 if it has none or is not valid.
   */
  collection_count?: number;
  /**
   * Number of creative formats that the file declares; 0 if it has none or is not valid.
   */
  format_count?: number;
  /**
   * Number of placements that the file declares; 0 if it has none or is not valid.
   */
  placement_count?: number;
  /**
   * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
   */
  changed_fields?: string[];
  discovery_method?: EnumsDiscoveryMethod;
  manager_domain?: CoreDomainName;
  /**
   * Cause of the crawl, such as the schedule or a crawl request.
   */
  source?: string;
  /**
   * Number of properties that the earlier copy of the file did not have.
   */
  properties_added?: number;
  /**
   * Number of properties that the earlier copy had and the new file lacks.
   */
  properties_removed?: number;
  /**
   * URLs of the agents that the file authorizes now and did not before.
   */
  agents_added?: string[];
  /**
   * URLs of the agents that the file authorized before and does not now.
   */
  agents_removed?: string[];
  shortened?: CoreShortenedMembers;
}

/**
 * Payload of the event: the first valid adagents.json of a publisher was found.
 */
export interface RegistryEventsPublisherAdagentsDiscovered {
  publisher_domain: CoreDomainName;
  domain?: CoreDomainName;
  /**
   * Whether the publisher has a valid adagents.json now.
   */
  adagents_valid?: boolean;
  /**
   * Number of agents that the file authorizes, each URL counted once.
   */
  agent_count?: number;
  /**
   * Number of properties that the file declares; 0 if it has none or is not valid.
   */
  property_count?: number;
  /**
   * Number of collections that the file declares; 0 if it has none or is not valid.
   */
  collection_count?: number;
  /**
   * Number of creative formats that the file declares; 0 if it has none or is not valid.
   */
  format_count?: number;
  /**
   * Number of placements that the file declares; 0 if it has none or is not valid.
   */
  placement_count?: number;
  /**
   * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
   */
  changed_fields?: string[];
  discovery_method?: EnumsDiscoveryMethod;
  manager_domain?: CoreDomainName;
  /**
   * Cause of the crawl, such as the schedule or a crawl request.
   */
  source?: string;
  shortened?: CoreShortenedMembers;
}
